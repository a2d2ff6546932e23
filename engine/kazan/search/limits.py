"""How long to think."""

from typing import NamedTuple

MOST_PLIES = 64
"""No search goes deeper."""


class Limits(NamedTuple):
    """The first limit that is reached ends the thinking."""

    depth: int = MOST_PLIES  # plies
    nodes: int | None = None
    seconds: float | None = None  # of thinking; what lies between the slices does not count

    @property
    def timed(self) -> bool:
        """Whether it depends on the clock how far the thinking comes."""
        return self.seconds is not None

    def reached(self, nodes: int, seconds: float) -> bool:
        """Whether to stop now, within a depth."""
        if self.nodes is not None and nodes >= self.nodes:
            return True
        return self.seconds is not None and seconds >= self.seconds
