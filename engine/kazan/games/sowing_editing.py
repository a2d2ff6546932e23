"""What positions of all sowing games must be like: every stone is on the board or in a store."""

from collections.abc import Iterator, Sequence

from kazan import editing
from kazan.editing import Fault
from kazan.game import Game, Row
from kazan.games.sowing import SowingGame


class SowingEditing(editing.Editing):
    """The number of stones; what else a position must be like is the game's to say."""

    game: SowingGame

    def __init__(self, game: Game) -> None:
        assert isinstance(game, SowingGame)
        super().__init__(game)

    def faults(self, slots: Sequence[int], extras: Sequence[int], side: int) -> Iterator[Fault]:
        """Fewer stones than none in a slot, too many, too few."""
        del extras, side
        for slot, stones in enumerate(slots):
            if stones < 0:
                yield Fault("below-none", slot=slot)
        over = sum(slots) - self.game.stones
        if over > 0:
            yield Fault("stones-over", stones=over)
        elif over < 0:
            yield Fault("stones-short", stones=-over)

    def row(self, slots: Sequence[int], extras: Sequence[int], side: int) -> Row:
        """See `Editing.row`."""
        return [*slots, *extras, side]

    def empty(self, slots: Sequence[int], side: int) -> bool:
        """Whether no stone lies in the pits of *side*."""
        return not any(slots[pit] for pit in self.game.rows[side])


class TwelveEditing(SowingEditing):
    """Kalah and Mangala end as soon as a side is empty, so one side alone never is."""

    limits = (0,)

    def faults(self, slots: Sequence[int], extras: Sequence[int], side: int) -> Iterator[Fault]:
        """The number of stones, and an empty side."""
        yield from super().faults(slots, extras, side)
        empty = [each for each in (0, 1) if self.empty(slots, each)]
        if len(empty) == 1:
            yield Fault("side-empty", side=empty[0])
