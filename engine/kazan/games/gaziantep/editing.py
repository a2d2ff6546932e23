"""Positions of the Gaziantep game that people set up: 98 seeds, and no capture of a single one."""

from collections.abc import Iterator, Sequence

from kazan.editing import Fault
from kazan.games.gaziantep.rules import STORES
from kazan.games.sowing_editing import SowingEditing


class Editing(SowingEditing):
    """A row may be empty: its player passes."""

    limits = (1, 3, 5, 7)

    def faults(self, slots: Sequence[int], extras: Sequence[int], side: int) -> Iterator[Fault]:
        """The number of seeds, and what cannot have been captured."""
        yield from super().faults(slots, extras, side)
        for owner, store in enumerate(STORES):
            if slots[store] == 1:
                yield Fault("captured-one", owner, store)
