"""Nine Men's Morris (Molino, Dokuz Taş, Мельница): nine stones a side on three nested squares.

    7  a7 --------- d7 --------- g7
    6   |   b6 ---- d6 ---- f6   |
    5   |    |  c5  d5  e5  |    |
    4  a4 - b4 - c4    e4 - f4 - g4
    3   |    |  c3  d3  e3  |    |
    2   |   b2 ---- d2 ---- f2   |
    1  a1 --------- d1 --------- g1

South has the light stones and begins. The side to move

- places a stone from the hand on an empty point, as long as there is one in hand;
- after that slides a stone to an empty neighbour;
- with just three stones left flies: moves a stone to any empty point (can be switched off).

Whoever closes a mill, three in a line, removes a stone of the rival in the same turn: one that stands in no
mill, or any if all do. Two mills closed at once remove one stone. Who is left with two stones, in hand and on
the board, has lost, and so has who cannot move. The same position for the third time and 50 moves without
capture, both sides counted together, are draws; they depend on the path and are counted by the record.
Rules, with the rulings N1 to N11: RULES.md.
"""

import re
from collections.abc import Mapping, Sequence

from kazan.errors import NotationError, RowError
from kazan.game import (
    Choice,
    Game,
    Move,
    Row,
    Seating,
    Start,
    State,
    Whole,
    Written,
    whole_numbers,
)
from kazan.games.morris.board import HANDS, MILLS, NEIGHBOURS, POINTS, STONES, TAKEN
from kazan.games.morris.packed import (
    ARRIVALS,
    BOARD,
    FIRST_REMOVAL,
    HAND_SHIFT,
    REMOVALS,
    REMOVED_SHIFT,
    STONES_SHIFT,
    flights,
    placements,
    reach,
    set_of,
    slides,
    unpack_move,
)
from kazan.step import MOVE, PLACE, REMOVE, Event, Step, Trace

CROSSES = dict.fromkeys(map(ord, "×Хх:"), "x")
NUMBERED = re.compile("{0}(-{0})?(x{0})?".format("(1[0-9]|2[0-4]|[1-9])"))
"""A move in the numbers of PlayOK, which counts the points as the slots do, from 1."""
LETTERS = ".WB"
"""How a row writes a point: empty, south's stone, north's; indexed by the slot's 0, 1 and -1."""
BOARD_DRAWN = """\
7  .-----------.-----------.
6  |   .-------.-------.   |
5  |   |   .---.---.   |   |
4  .---.---.       .---.---.
3  |   |   .---.---.   |   |
2  |   .-------.-------.   |
1  .-----------.-----------.
   a   b   c   d   e   f   g"""
COLOURS = (1, -1)
"""What a point's slot holds for a stone of each side."""
LONGEST = 100_000
"""More moves than any path has."""


class Morris(Game):
    """Nine Men's Morris, with or without flying."""

    key = "morris"
    slot_count = 28
    schema = {
        "flying": Choice((True, False)),
        "quiet_limit": Whole(50, 0),
        "repetition": Choice((3, 0)),
        "starter": Choice((0,)),
    }

    def __init__(self, options: Mapping[str, object] | None = None) -> None:
        super().__init__(options)
        self.flying = bool(self.options["flying"])
        self.quiet_limit = int(self.options["quiet_limit"])
        self.repetition = int(self.options["repetition"])

    # the position

    def start(self) -> State:
        """An empty board, nine stones in each hand."""
        return STONES << HAND_SHIFT[0] | STONES << HAND_SHIFT[1]

    def moves(self, state: State) -> Sequence[Move]:
        """See `Game.moves`. Those that remove a stone come first, or in the moving phase stone by stone."""
        if state & 1:
            own, rival, hand = state >> 25 & BOARD, state >> 1 & BOARD, state >> 53
        else:
            own, rival, hand = state >> 1 & BOARD, state >> 25 & BOARD, state >> 49 & 15
        empty = BOARD ^ own ^ rival
        if hand:
            if hand < 3 and hand + own.bit_count() < 3:
                return ()
            return placements(own, rival, empty)
        stones = own.bit_count()
        if stones <= 3:
            if stones < 3:
                return ()
            if self.flying:
                return flights(own, rival, empty)
        return slides(own, rival, empty)

    def play(self, state: State, move: Move) -> State:
        """See `Game.play`."""
        side = state & 1
        if move < FIRST_REMOVAL:
            return state + ARRIVALS[side][move]
        return (
            state + ARRIVALS[side][move & FIRST_REMOVAL - 1] + REMOVALS[side][move >> REMOVED_SHIFT]
        )

    def steps(self, state: State, move: Move) -> Trace:
        """See `Game.steps`. A mill is told between the stone that closes it and the stone it removes."""
        side, rival = state & 1, ~state & 1
        slots = self.slots(state)
        origin, target, removed = unpack_move(move)
        if origin is None:
            steps = [Step(PLACE, HANDS[side], target, 1)]
            slots[HANDS[side]] -= 1
        else:
            steps = [Step(MOVE, origin, target, 1)]
            slots[origin] = 0
        slots[target] = COLOURS[side]
        events = [
            Event("mill", 1, side, mill)
            for mill in MILLS
            if target in mill and all(slots[point] == COLOURS[side] for point in mill)
        ]
        if removed is not None:
            steps.append(Step(REMOVE, removed, TAKEN[side], 1))
            slots[removed] = 0
        reason = self.loss(slots, rival)
        if reason:
            events.append(Event("end", len(steps), side, why=reason))
        return Trace(tuple(steps), tuple(events))

    def loss(self, slots: Sequence[int], side: int) -> str:
        """Why *side*, whose turn it is, has lost; empty if it has not."""
        stones = [point for point in range(24) if slots[point] == COLOURS[side]]
        hand = slots[HANDS[side]]
        if len(stones) + hand <= 2:
            return "two stones left"
        if hand or (self.flying and len(stones) == 3):
            return ""
        if any(slots[near] == 0 for point in stones for near in NEIGHBOURS[point]):
            return ""
        return "blocked"

    def over(self, state: State) -> bool:
        """Whether the side to move has two stones or cannot move."""
        own = state >> STONES_SHIFT[state & 1] & BOARD
        hand = state >> HAND_SHIFT[state & 1] & 15
        stones = own.bit_count()
        if hand or stones <= 3:
            if hand + stones < 3:
                return True
            if hand or self.flying:
                return False
        empty = BOARD & ~(state >> 1 | state >> 25)
        return not reach(own) & empty

    def reason(self, state: State) -> str:
        """See `Game.reason`: two stones left, or blocked."""
        return self.loss(self.slots(state), state & 1)

    def winner(self, state: State) -> int | None:
        """The side that is not to move; nobody if the rules do not end the game here."""
        return ~state & 1 if self.over(state) else None

    def totals(self, state: State) -> tuple[int, int]:
        """The stones of each side on the board and in hand."""
        return (
            (state >> 1 & BOARD).bit_count() + (state >> 49 & 15),
            (state >> 25 & BOARD).bit_count() + (state >> 53),
        )

    def score(self, state: State) -> int:
        """The stone difference, for the side to move."""
        south, north = self.totals(state)
        return north - south if state & 1 else south - north

    # the path

    def repeats(self, before: State, move: Move, after: State) -> bool:
        """A stone placed or removed stays so; anything else can come again."""
        return self.quiet(before, move, after)

    def quiet(self, before: State, move: Move, after: State) -> bool:
        """Whether *move* slides or flies and removes nothing."""
        del before, after
        origin, _, removed = unpack_move(move)
        return origin is not None and removed is None

    # the match

    def seating(self, index: int, starter: int) -> Seating:
        """Light begins always, so who starts a set plays light in it."""
        del index
        return Seating(dict(self.options), (starter, 1 - starter))

    # stones

    def slots(self, state: State) -> list[int]:
        """The points (1 a stone of south, -1 of north, 0 empty), the hands, the stones taken by each side."""
        south, north = (state >> shift & BOARD for shift in STONES_SHIFT)
        points = [(south >> point & 1) - (north >> point & 1) for point in range(24)]
        hands = [state >> shift & 15 for shift in HAND_SHIFT]
        of_south, of_north = self.totals(state)
        return [*points, *hands, STONES - of_north, STONES - of_south]

    def state(self, slots: Sequence[int], side: int) -> State:
        """The state with these *slots* (the stones taken follow from the rest) and *side* to move."""
        state = side
        for each in (0, 1):
            stones = set_of(point for point in range(24) if slots[point] == COLOURS[each])
            state |= stones << STONES_SHIFT[each] | slots[HANDS[each]] << HAND_SHIFT[each]
        return state

    def drawn(self, state: State) -> str:
        """The board with W for south's stones and B for north's, and what each has in hand."""
        slots = self.slots(state)
        stones = iter(LETTERS[stone] for stone in slots[:24])
        board = "".join(next(stones) if point == "." else point for point in BOARD_DRAWN)
        return f"{board}\nin hand: W {slots[HANDS[0]]}, B {slots[HANDS[1]]}"

    # rows of RULES.md

    def row(self, state: State, turn: int, quiet: int, occurrences: int) -> Row:
        """The points as letters, the hands, the turn, the two counts of the path."""
        slots = self.slots(state)
        points = "".join(LETTERS[stone] for stone in slots[:24])
        return [points, slots[HANDS[0]], slots[HANDS[1]], turn, quiet, occurrences]

    def read_row(self, row: Sequence[object]) -> Start:
        """The position of *row*. In one that is over the loser is to move, whatever the row says."""
        if len(row) != 6:
            raise RowError(f"morris: a row has 6 entries, not {len(row)}")
        points, (*hands, turn, quiet, occurrences) = row[0], whole_numbers(row[1:])
        if not isinstance(points, str) or len(points) != 24 or not set(points) <= set(LETTERS):
            raise RowError("morris: the points must be 24 letters W, B or .")
        totals = [points.count("W") + hands[0], points.count("B") + hands[1]]
        if min(hands) < 0 or max(totals) > STONES:
            raise RowError(f"morris: each side has at most {STONES} stones, hand included")
        if max(totals) <= 2:
            raise RowError("morris: both sides have two stones or fewer")
        if turn not in (-1, 0, 1):
            raise RowError("the turn must be 0, 1 or -1 (over)")
        if not (0 <= quiet <= LONGEST and 1 <= occurrences <= LONGEST):
            raise RowError(f"morris: moves count from 0, occurrences from 1, both up to {LONGEST}")
        colours = [1 if letter == "W" else -1 if letter == "B" else 0 for letter in points]
        states = [self.state([*colours, *hands], side) for side in (0, 1)]
        if min(totals) <= 2:
            return Start(states[totals.index(min(totals))], quiet, occurrences)
        if turn == -1:
            # at most one side is blocked: around the empty points somebody can move
            lost = [state for state in states if self.over(state)]
            if not lost and not self.path_ends(quiet, occurrences):
                raise RowError("the turn is -1, but the game is not over")
            return Start(lost[0] if lost else states[0], quiet, occurrences)
        return Start(states[turn], quiet, occurrences)

    def path_ends(self, quiet: int, occurrences: int) -> bool:
        """Whether a game ends after so many quiet moves or at this occurrence of a position."""
        return 0 < self.quiet_limit <= quiet or 0 < self.repetition <= occurrences

    # moves in the hand and on paper

    def path(self, move: Move) -> tuple[int, ...]:
        """The point a stone leaves, if any, the point it reaches, the point it clears, if any."""
        return tuple(point for point in unpack_move(move) if point is not None)

    def write_move(self, state: State, move: Move) -> str:
        """As in d6, a1-a4, d6xb2, a1-a4xg7."""
        del state
        origin, target, removed = unpack_move(move)
        text = POINTS[target]
        if origin is not None:
            text = f"{POINTS[origin]}-{text}"
        if removed is not None:
            text = f"{text}x{POINTS[removed]}"
        return text

    def paper(self, word: str) -> Sequence[Written]:
        """As `read_moves`, in letters of either size, with or without the hyphen; or in PlayOK's numbers."""
        plain = word.lower().translate(CROSSES).removesuffix("#")
        if NUMBERED.fullmatch(plain):
            plain = re.sub("[0-9]+", lambda number: POINTS[int(number[0]) - 1], plain)
        found = re.fullmatch(r"([a-g][1-7])([a-g][1-7])(x.*)?", plain)
        spelled = f"{found[1]}-{found[2]}{found[3] or ''}" if found else plain
        return [Written(text) for text in self.read_moves(spelled)]

    def clings(self, word: str) -> bool:
        """Whether *word* takes a stone: Sanmill and others write that as a move of its own."""
        return re.match(r"[xX×:хХ]([a-gA-G][1-7]|[0-9])", word) is not None

    def read_moves(self, text: int | str) -> Sequence[str]:
        """*text* itself, if it is written as `write_move` writes; raises `NotationError`."""
        if not isinstance(text, str) or not is_written(text):
            raise NotationError(f"{text!r} is not a move of morris")
        return [text]


def is_written(text: str) -> bool:
    """Whether *text* has the form of a move: point, point-point, and with x and a point after either."""
    arrival, take, removed = text.partition("x")
    names = arrival.split("-")
    if take:
        names.append(removed)
    return len(names) <= 2 + len(take) and all(name in POINTS for name in names)
