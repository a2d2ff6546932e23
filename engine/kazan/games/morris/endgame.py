"""The endgame tables of Nine Men's Morris: few stones, none in hand.

Every position has a *distance*: the plies to the end when the winner hurries and the loser holds out, odd
for a won position, even for a lost one; or it is drawn. A *class* holds the positions where the mover has so
many stones and the other side so many.

A file lists, class by class, the positions that are not drawn (see `listing`). It leaves out what is quickly
found: the mills that win at once against three stones, and, against three stones, where the mover slides,
all that is won: the position after the right move is in the list of the other class.
"""

from collections import Counter
from collections.abc import Generator, Mapping, Sequence
from enum import IntEnum
from typing import NamedTuple

from kazan import endgame
from kazan.datafile import DataFile
from kazan.endgame import Verdict
from kazan.evaluation import WIN
from kazan.game import Game, Move, State
from kazan.games.morris.listing import Listing, Numbering, number, unpack
from kazan.games.morris.packed import BOARD, FIRST_REMOVAL, closing_points, movers, points_in

Class = tuple[int, int]
"""The stones of the side to move and of the other."""
BOARDS = (1 << 48) - 1
ENDLESS = 1 << 20
"""More plies than any distance."""


class Part(NamedTuple):
    """One class of a table."""

    listing: Listing
    numbering: Numbering
    mover_leads: bool


class Outlook(IntEnum):
    """What a move leads to, the worst first."""

    LOST = 0
    DOUBT = 1  # lost, but the limit of quiet moves may come first
    DRAWN = 2
    HOPE = 3  # won, but the limit of quiet moves or a repetition may come first
    WON = 4


def worth(distance: int) -> int:
    """The value of a position at *distance*, for the side to move."""
    return WIN - distance if distance & 1 else distance - WIN


class Endgame(endgame.Endgame):
    """See `kazan.endgame.Endgame`. The file says which classes it lists, in order: "classes"."""

    version = 1

    def __init__(self, game: Game, file: DataFile) -> None:
        super().__init__(game, file)
        self._flying = bool(game.options["flying"])
        self._file = file
        self._parts: dict[Class, Part] = {}
        self._most = 0

    def prepared(self) -> Generator[None, None, None]:
        """See `Endgame.prepared`."""
        content = self._file.content
        begin = 0
        for mover, waiter, entries in self._file.facts["classes"]:
            end = begin + 3 * entries
            leads, follows = sorted((mover, waiter))
            other = self._parts.get((waiter, mover))
            numbering = other.numbering if other else Numbering(leads, follows)
            yield
            listing = unpack(content[begin:end])
            self._parts[mover, waiter] = Part(listing, numbering, mover <= waiter)
            self._most = max(self._most, mover + waiter)
            begin = end
            yield

    # what is known

    def knows(self, state: State) -> bool:
        """Whether the tables hold *state*: no stones in hand, few on the board."""
        if state >> 49 or (state >> 1 & BOARDS).bit_count() > self._most:
            return False
        south, north = (state >> 1 & BOARD).bit_count(), (state >> 25 & BOARD).bit_count()
        return ((north, south) if state & 1 else (south, north)) in self._parts

    def distance(self, state: State) -> int | None:
        """The plies to the end of a known *state*, odd if it is won, even if it is lost; None: drawn."""
        south, north = state >> 1 & BOARD, state >> 25 & BOARD
        return self._distance(north, south) if state & 1 else self._distance(south, north)

    def _distance(self, own: int, rival: int) -> int | None:
        """The distance of the position with these sets, the mover's first."""
        stones, rivals = own.bit_count(), rival.bit_count()
        if rivals == 3 and self._closes(own, BOARD ^ own ^ rival):
            return 1
        listing, numbering, mover_leads = self._parts[stones, rivals]
        leads, follows = (own, rival) if mover_leads else (rival, own)
        distance = listing.distance(number(numbering.turn(leads), follows))
        if distance is None and rivals == 3 < stones:
            return self._one_ahead(own, rival)
        return distance

    def _closes(self, own: int, empty: int) -> bool:
        """Whether the mover closes a mill with the next move."""
        if self._flying and own.bit_count() == 3:
            return bool(closing_points(own) & empty)
        return any(near & closes & empty for _, near, closes, _ in movers(own))

    def _one_ahead(self, own: int, rival: int) -> int | None:
        """The distance of a position that slides and can close no mill, and is not lost."""
        empty = BOARD ^ own ^ rival
        listing, numbering, _ = self._parts[3, own.bit_count()]
        turn = numbering.turn(rival)
        best: int | None = None
        for origin, near, _, _ in movers(own):
            rest = own ^ 1 << origin - 1
            for target in points_in(near & empty):
                distance = listing.distance(number(turn, rest | 1 << target))
                if distance is not None and not distance & 1 and (best is None or distance < best):
                    best = distance
        return None if best is None else best + 1

    # what the search asks

    def value(self, before: State, move: Move, state: State) -> int | None:
        """See `Endgame.value`.

        Known are states reached by a capture or by the last placement: the count of quiet moves begins
        anew there and no earlier state can come again, so the distance is all that matters. Every way from
        the middle game into the tables leads through such a state.
        """
        del before
        if move & 31 and move < FIRST_REMOVAL:
            return None
        if not self.knows(state):
            return None
        distance = self.distance(state)
        if distance is None:
            return 0
        if distance > self._left(0):
            return None
        return worth(distance)

    def verdict(self, state: State, past: Sequence[State], quiet: int) -> Verdict | None:
        """See `Endgame.verdict`.

        A win that may take more moves than the limit of quiet ones leaves is only hoped for: a capture on the
        way may set the count back, and the rival may err. So is a defence of which the same is true.
        """
        if not self.knows(state):
            return None
        occurred = Counter((*past, state))
        found: dict[Outlook, dict[Move, int]] = {outlook: {} for outlook in Outlook}
        for move in self.game.moves(state):
            outlook, distance = self._judge(state, move, occurred, quiet)
            found[outlook][move] = distance
        best = max(outlook for outlook, moves in found.items() if moves)
        judged = found[best]
        if best in (Outlook.HOPE, Outlook.DRAWN):
            value = 0 if best is Outlook.DRAWN else None
            return Verdict(tuple(judged), value, len(judged) > 1)
        choose = min if best is Outlook.WON else max
        distance = choose(judged.values())
        moves = tuple(move for move, length in judged.items() if length == distance)
        return Verdict(moves, None if best is Outlook.DOUBT else worth(distance), False)

    def _judge(
        self, state: State, move: Move, occurred: Mapping[State, int], quiet: int
    ) -> tuple[Outlook, int]:
        """What *move* leads to, and its distance; if it is in doubt, how much sooner the limit may come."""
        game = self.game
        child = game.play(state, move)
        if game.over(child):
            return Outlook.WON, 1
        still = game.quiet(state, move, child)
        left = self._left(quiet + 1 if still else 0)
        ends = left <= 0 or (still and self._repeated(child, occurred))
        distance = None if ends else self.distance(child)
        if distance is None:
            return Outlook.DRAWN, 0
        if distance & 1:
            doubt = distance - left
            return (Outlook.DOUBT, doubt) if doubt > 0 else (Outlook.LOST, distance + 1)
        hope = distance > left or self._escapes(child, occurred)
        return Outlook.HOPE if hope else Outlook.WON, distance + 1

    def _left(self, quiet: int) -> int:
        """How many plies may still be played when *quiet* moves have been."""
        limit = self.game.quiet_limit
        return limit - quiet if limit else ENDLESS

    def _repeated(self, state: State, occurred: Mapping[State, int]) -> bool:
        """Whether *state*, when it occurs once more, ends the game."""
        return 0 < self.game.repetition <= occurred.get(state, 0) + 1

    def _escapes(self, state: State, occurred: Mapping[State, int]) -> bool:
        """Whether a move from *state* ends the game by repetition."""
        if not any(self._repeated(known, occurred) for known in occurred):
            return False
        play = self.game.play
        return any(self._repeated(play(state, move), occurred) for move in self.game.moves(state))
