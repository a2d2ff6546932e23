"""The endgame tables of Mangala and Kalah: rebuilt in part bit by bit, true, refused when they are wrong."""

import random
from collections.abc import Iterator

import pytest

from kazan import datafile, games
from kazan.errors import DamagedDataError, WrongDataError
from kazan.evaluation import STONE
from kazan.game import Game, State
from kazan.games.kalah.endgame import Endgame as KalahTable
from kazan.games.kalah.rules import Kalah
from kazan.games.mangala.endgame import Endgame as MangalaTable
from kazan.games.mangala.rules import Mangala
from kazan.games.twelve import TwelvePits
from kazan.games.twelve_rows import HEAVY, Rows, pits, position
from kazan.games.twelve_table import RowTable
from kazan.search import endgame
from tests.variants import VARIANTS, name, random_records
from tools import make_endgame, twelve
from tools.twelve import RULES

TABLES: dict[str, tuple[type[RowTable], type[TwelvePits]]] = {
    "mangala": (MangalaTable, Mangala),
    "kalah": (KalahTable, Kalah),
}
FILES = {key: make_endgame.target(rules).read_bytes() for key, rules in RULES.items()}
GAMES = [rules(dict(options)) for key, (_, rules) in TABLES.items() for options in VARIANTS[key]]
each = pytest.mark.parametrize("key", RULES)
REBUILT = 6
FACTS = {"kalah": {"leftovers", "empty_capture"}, "mangala": set[str]()}


def table(key: str) -> tuple[TwelvePits, RowTable]:
    """The game with some rules, and the table that is shipped for it."""
    rules = RULES[key]
    kind, game_class = TABLES[rules.game]
    game = game_class(dict(rules.options))
    return game, kind(game, datafile.read(FILES[key]))


def silent(_: str) -> None:
    """Tell nobody."""


def some_states(game: TwelvePits, seed: int, count: int, most: int) -> Iterator[State]:
    """*count* random positions with up to *most* stones in the pits, both sides having some."""
    chance = random.Random(seed)
    while count:
        slots = [0] * 14
        for _ in range(chance.randint(2, most)):
            slots[chance.randrange(12)] += 1
        if any(slots[:6]) and any(slots[6:12]):
            slots[12] = chance.randint(0, game.stones - sum(slots))
            slots[13] = game.stones - sum(slots)
            yield game.state(slots, chance.randrange(2))
            count -= 1


def played_out(game: Game, state: State, known: dict[State, int]) -> int:
    """The store difference that best play ends with, for the side to move."""
    if game.over(state):
        return game.score(state)
    if state not in known:
        values = []
        for move in game.moves(state):
            child = game.play(state, move)
            value = played_out(game, child, known)
            values.append(-value if (state ^ child) & 1 else value)
        known[state] = max(values)
    return known[state]


@each
def test_the_beginning_of_a_table_is_rebuilt_bit_by_bit(key: str) -> None:
    rules = RULES[key]
    built = make_endgame.filled(rules, REBUILT, None, silent)
    content = make_endgame.thinned(rules, built, REBUILT).tobytes()
    assert len(content) == twelve.size(REBUILT)
    assert datafile.read(FILES[key]).content.startswith(content)


@each
def test_a_table_says_what_it_is_for(key: str) -> None:
    facts = datafile.read(FILES[key]).facts
    rules = RULES[key]
    assert facts["game"] == rules.game
    assert set(facts["options"]) == FACTS[rules.game]
    assert games.create(rules.game, facts["options"]) == games.create(rules.game, rules.options)
    assert facts["size"] == twelve.size(facts["stones"])
    assert facts["stones"] == make_endgame.MOST[key]


@each
def test_the_values_are_those_of_playing_everything_out(key: str) -> None:
    game, tables = table(key)
    known: dict[State, int] = {}
    for state in some_states(game, 1, 60, 8):
        true = played_out(game, state, known)
        assert tables.value(state, 0, state) == STONE * true
        verdict = tables.verdict(state, (), 0)
        assert verdict is not None
        assert verdict.value == STONE * true
        for move in game.moves(state):
            child = game.play(state, move)
            value = played_out(game, child, known)
            value = -value if (state ^ child) & 1 else value
            assert (move in verdict.moves) == (value == true)


@each
def test_the_largest_layer_agrees_with_the_layers_below_it(key: str) -> None:
    game, tables = table(key)
    most = make_endgame.MOST[key]
    checked = 0
    for state in some_states(game, 2, 4000, most + 3):
        verdict = tables.verdict(state, (), 0)
        stones = game.slots(state)[:12]
        assert (verdict is None) == (sum(stones) > most)
        if verdict and sum(stones) == most:
            assert tables.value(state, 0, state) == verdict.value
            checked += 1
    assert checked > 200


def test_a_table_is_chosen_by_the_options_it_depends_on() -> None:
    for file in FILES.values():
        endgame.load(file)
    try:
        for game in GAMES:
            found = endgame.of(game)
            assert found is not None
            assert found.game == game
        assert endgame.of(games.create("toguz")) is None
    finally:
        endgame.forget()
    assert endgame.of(GAMES[0]) is None


def test_a_table_for_other_rules_is_refused() -> None:
    file = datafile.read(FILES["kalah"])
    with pytest.raises(WrongDataError):
        KalahTable(Kalah({"leftovers": "emptier"}), file)
    with pytest.raises(WrongDataError):
        MangalaTable(Mangala(), file)


def test_a_table_with_a_wrong_size_is_refused() -> None:
    good = datafile.read(FILES["mangala"])
    for stones in (11, 13, "12", None, 60):
        file = datafile.DataFile({**good.facts, "stones": stones}, good.content)
        with pytest.raises(DamagedDataError):
            MangalaTable(Mangala(), file)


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_the_moves_of_rows_are_those_of_the_rules(game: TwelvePits) -> None:
    rows = Rows(game)
    for seed in range(30):
        for record in random_records(game, seed):
            state = record.state
            if game.over(state) or max(game.slots(state)[:12]) >= HEAVY:
                continue
            own, other = position(state)
            stones = sum(pits(own)) + sum(pits(other))
            children = {child[0]: child for child in rows.children(own, other, stones)}
            assert {pit + 6 * (state & 1) for pit in children} == set(game.moves(state))
            for pit, again, first, second, gain, left in children.values():
                after = game.play(state, pit + 6 * (state & 1))
                same = not (state ^ after) & 1
                score = game.score(after) if same else -game.score(after)
                assert gain == score - game.score(state)
                assert left == sum(game.slots(after)[:12])
                if left:
                    assert again == same
                    assert (first, second) == position(after)


def test_a_heavy_row_has_no_moves() -> None:
    rows = Rows(Kalah())
    assert rows.children(HEAVY, 1, HEAVY + 1) == []
    assert len(rows.children(HEAVY - 1, 1, HEAVY)) == 1


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_no_pit_overflows_before_its_row_is_heavy(game: TwelvePits) -> None:
    # the fullest that pits can get: many stones in few pits, every line of moves that do not pass
    rows = Rows(game)
    chance = random.Random(4)
    for _ in range(300):
        stones = [0] * 12
        first, second = chance.randrange(6), chance.randrange(6, 12)
        stones[first] = HEAVY - 1
        stones[second] = min(HEAVY - 1, game.stones - HEAVY + 1)
        for _ in range(game.stones - sum(stones)):
            pit = chance.randrange(12)
            stones[pit] += stones[pit] < HEAVY - 1
        line(rows, stones)


def line(rows: Rows, stones: list[int]) -> None:
    """Play on from *stones* on rows and on lists of stones at once, as long as moves are given."""
    own, other = (sum(n << 5 * i for i, n in enumerate(row)) for row in (stones[:6], stones[6:]))
    todo = [(own, other, sum(stones))]
    seen = 0
    while todo and seen < 200:
        own, other, total = todo.pop()
        seen += 1
        for _, _, first, second, _, left in rows.children(own, other, total):
            if left:
                assert sum(pits(first)) + sum(pits(second)) == left  # an overflow would lose stones
                assert 0 < first < 1 << 30
                assert 0 < second < 1 << 30
                todo.append((first, second, left))
