"""The few verbs that every game has.

A state is one int and knows no history; a move is one int. `play` is written for the search: packed,
unchecked. `steps` is written for people and reads like the rule book. A property test ties the two.
What depends on the path (repetition, moves without capture, who resigned) lives in `record`.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, NamedTuple

from kazan.errors import IllegalMoveError, OptionError, RowError
from kazan.step import Step, Trace

State = int
Move = int
Value = int | bool | str
Row = list[int | str]

SOUTH, NORTH = 0, 1


class Choice(NamedTuple):
    """An option of a game: the values it takes, the default first."""

    values: tuple[Value, ...]

    def accepts(self, value: object) -> bool:
        """Whether *value* is one of the values, and of the same type (``True`` is not 1)."""
        return any(value == known and type(value) is type(known) for known in self.values)

    @property
    def default(self) -> Value:
        """The first of the values."""
        return self.values[0]


class Whole(NamedTuple):
    """An option that takes whole numbers from *least* on (None: negative ones too), of 64 bits at most."""

    default: int
    least: int | None

    def accepts(self, value: object) -> bool:
        """Whether *value* is a whole number that is large enough."""
        if type(value) is not int or abs(value) >= 1 << 64:
            return False
        return self.least is None or value >= self.least


class Mark(NamedTuple):
    """Something that lies on a slot and is not a stone."""

    kind: str
    slot: int
    side: int


class Start(NamedTuple):
    """A position to start from, with what its path has left behind."""

    state: State
    quiet: int = 0
    occurrences: int = 1


class Written(NamedTuple):
    """A single move as a sheet has it; *joined*: it belongs to the same turn as the move before it."""

    text: str
    joined: bool = False


class Seating(NamedTuple):
    """The options of one set of a match, and the sides of player 0 and of player 1 in it."""

    options: dict[str, Value]
    sides: tuple[int, int]


class Game(ABC):
    """One game with its options chosen."""

    key: ClassVar[str]
    schema: ClassVar[Mapping[str, Choice | Whole]]
    slot_count: ClassVar[int]

    repetition = 0
    """The occurrence of a position that ends the game; 0: none does."""
    repetition_reason = "repetition"
    quiet_limit = 0
    """The number of quiet moves in a row that ends the game; 0: none does."""

    def __init__(self, options: Mapping[str, object] | None = None) -> None:
        self.options = complete(self.key, self.schema, options or {})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and (self.key, self.options) == (other.key, other.options)

    def __hash__(self) -> int:
        return hash((self.key, *self.options.values()))

    # the position

    @abstractmethod
    def start(self) -> State:
        """The first position under these options."""

    @abstractmethod
    def moves(self, state: State) -> Sequence[Move]:
        """The legal moves; none when the game is over."""

    @abstractmethod
    def play(self, state: State, move: Move) -> State:
        """The state after *move*, which must be legal; it is not checked."""

    @abstractmethod
    def steps(self, state: State, move: Move) -> Trace:
        """*move*, which must be legal, told stone by stone."""

    def glimpse(self, state: State, move: Move) -> Trace | None:
        """What can be seen of a *move* that is not made: how it begins and is taken back; mostly None."""
        del state, move
        return None

    @abstractmethod
    def over(self, state: State) -> bool:
        """Whether the rules end the game here, whatever the path."""

    @abstractmethod
    def reason(self, state: State) -> str:
        """Why the game is over here, in the words of the rules; only for a state that is over."""

    @abstractmethod
    def totals(self, state: State) -> tuple[int, int]:
        """The score of south and of north: stones in the stores, or stones on the board and in hand."""

    @abstractmethod
    def score(self, state: State) -> int:
        """Stones ahead, for the side to move."""

    def winner(self, state: State) -> int | None:
        """The side that has won a state in which the game ends; None: a draw."""
        south, north = self.totals(state)
        return None if south == north else int(north > south)

    def decided(self, state: State) -> int | None:
        """The side that cannot lose any more although the game goes on; None: open."""
        del state
        return None

    # the path

    def repeats(self, before: State, move: Move, after: State) -> bool:
        """Whether positions before *move* can occur again after it."""
        del before, move, after
        return False

    def quiet(self, before: State, move: Move, after: State) -> bool:
        """Whether *move* counts towards the quiet limit."""
        del before, move, after
        return False

    def settle(self, state: State) -> State:
        """The final state when the path ends the game: who takes what is left."""
        return state

    def settling(self, state: State) -> tuple[Step, ...]:
        """The steps from *state* to `settle`."""
        del state
        return ()

    def handicap(self, giver: int, stones: int) -> Start:
        """The start with *stones* of side *giver* in the other's store; raises `RowError`."""
        del giver, stones
        raise RowError(f"{self.key} has no stores for stones that are given")

    # the match

    def seating(self, index: int, starter: int) -> Seating:
        """How set *index* (from 0) of a match begins, which player *starter* starts.

        This game has the options of the set before it, or for the first set those that were chosen.
        """
        del index
        return Seating({**self.options, "starter": starter}, (0, 1))

    # stones and marks

    @abstractmethod
    def slots(self, state: State) -> list[int]:
        """The stones in each slot."""

    @abstractmethod
    def drawn(self, state: State) -> str:
        """The position in letters and numbers, for a terminal; north's row above, south's below."""

    def marks(self, state: State) -> tuple[Mark, ...]:
        """What lies on the board beside the stones."""
        del state
        return ()

    def side_of(self, slot: int) -> int:
        """The side to which the stones of the pit *slot* belong; -1: to nobody."""
        del slot
        return -1

    @abstractmethod
    def row(self, state: State, turn: int, quiet: int, occurrences: int) -> Row:
        """The position as a row of RULES.md; *turn* is -1 when the game is over."""

    @abstractmethod
    def read_row(self, row: Sequence[object]) -> Start:
        """The position that *row* describes; raises `RowError`."""

    # moves in the hand and on paper

    @abstractmethod
    def path(self, move: Move) -> tuple[int, ...]:
        """The slots that a player touches to make *move*, in order."""

    @abstractmethod
    def write_move(self, state: State, move: Move) -> str:
        """*move* in the notation of the game."""

    def spelling(self, state: State, move: Move) -> int | str:
        """*move* as RULES.md spells it in JSON: a pit number (0: pass), else its notation."""
        return self.write_move(state, move)

    @abstractmethod
    def read_moves(self, text: int | str) -> Sequence[str]:
        """The single moves that *text*, one entry of a score sheet, stands for; raises `NotationError`."""

    def paper(self, word: str) -> Sequence[Written]:
        """The moves that *word* of anybody's score sheet stands for; raises `NotationError`.

        More is understood than `write_move` writes: what other people and programs write.
        """
        return [Written(text) for text in self.read_moves(word)]

    def clings(self, word: str) -> bool:
        """Whether *word* of a score sheet belongs to the move in the word before it."""
        del word
        return False

    def read_move(self, state: State, text: str) -> Move:
        """The legal move that `read_moves` gave as *text*; raises `IllegalMoveError`."""
        for move in self.moves(state):
            if self.spells(state, move, text):
                return move
        raise IllegalMoveError(f"{text!r} cannot be played here")

    def spells(self, state: State, move: Move, text: str) -> bool:
        """Whether *text* means *move*."""
        return self.write_move(state, move) == text

    def joins(self, state: State, move: Move, after: State) -> bool:
        """Whether the next move belongs to the same turn and is joined to *move* by a hyphen."""
        del state, move, after
        return False


def complete(
    key: str, schema: Mapping[str, Choice | Whole], options: Mapping[str, object]
) -> dict[str, Value]:
    """*options* with every default filled in; raises `OptionError`."""
    for name in options:
        if name not in schema:
            raise OptionError(f"{key} has no option {name!r}")
    values: dict[str, Value] = {}
    for name, choice in schema.items():
        value = options.get(name, choice.default)
        if not choice.accepts(value) or not isinstance(value, int | str):
            raise OptionError(f"{key}: {name} cannot be {value!r}")
        values[name] = value
    return values


def whole_numbers(row: Sequence[object]) -> list[int]:
    """*row* as integers; raises `RowError` for anything else."""
    numbers: list[int] = []
    for value in row:
        if type(value) is not int:
            raise RowError(f"{value!r} is not a whole number")
        numbers.append(value)
    return numbers
