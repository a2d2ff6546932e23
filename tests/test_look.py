"""Looking at a position while a person thinks: what is called proved is so, and thinking may build on it."""

import json
import random
from functools import cache
from typing import Any

import pytest

from kazan import games
from kazan.bridge import call
from kazan.evaluation import WON
from kazan.game import Game, State
from kazan.record import Record
from kazan.search.levels import LEVELS, LOOK
from kazan.search.limits import Limits
from kazan.search.memory import Memory
from kazan.search.outcome import Outcome, outcome
from kazan.search.table import Table
from kazan.search.thinker import Thinker
from tests.variants import every_game, name

TWELVE = [games.create("kalah"), games.create("kalah", {"leftovers": "emptier"})]
TWELVE.append(games.create("mangala"))


def late(game: Game, chance: random.Random, stones: int) -> State:
    """A state of a random game of twelve pits with at most *stones* stones in the pits."""
    while True:
        state = game.start()
        while not game.over(state):
            if sum(game.slots(state)[:12]) <= stones:
                return state
            state = game.play(state, chance.choice(game.moves(state)))


@cache
def margin(game: Game, state: State) -> int:
    """The stones by which south wins with best play, by plain minimax."""
    if game.over(state):
        south, north = game.totals(state)
        return south - north
    values = [margin(game, game.play(state, move)) for move in game.moves(state)]
    return min(values) if state & 1 else max(values)


@pytest.mark.parametrize("game", TWELVE, ids=name)
def test_what_is_proved_is_what_minimax_finds(game: Game) -> None:
    chance = random.Random(11)
    for _ in range(20):
        state = late(game, chance, 6)
        looked = Thinker(game, state, (), 0, LOOK._replace(limits=Limits(nodes=100_000)))
        looked.run()
        truth = margin(game, state)
        winner = None if truth == 0 else int(truth < 0)
        assert looked.outcome == Outcome(winner, abs(truth))


@pytest.mark.parametrize("game", every_game(), ids=name)
def test_nothing_is_called_proved_at_the_start(game: Game) -> None:
    record = Record.begin(game)
    if len(record.legal) > 1:
        looked = Thinker.of(record, LOOK._replace(limits=Limits(nodes=300)))
        looked.run()
        assert looked.outcome is None


def test_one_move_only_is_no_reason_not_to_look() -> None:
    game = games.create("kalah")
    state = game.read_row([0, 0, 0, 0, 0, 1, 3, 0, 0, 0, 0, 1, 20, 23, 0]).state
    assert len(game.moves(state)) == 1
    assert Thinker(game, state, (), 0, LEVELS["master"]).run().nodes == 0
    looked = Thinker(game, state, (), 0, LOOK)
    looked.run()
    truth = margin(game, state)
    assert looked.outcome == Outcome(None if truth == 0 else int(truth < 0), abs(truth))


def test_a_win_is_proved_by_one_move_and_a_loss_by_all() -> None:
    assert outcome(1, WON + 1, False, False) == Outcome(1, None)
    assert outcome(1, -WON - 1, False, False) is None
    assert outcome(1, -WON - 1, False, True) == Outcome(0, None)
    assert outcome(0, 0, False, True) is None
    assert outcome(0, 0, True, True) == Outcome(None, 0)
    assert outcome(0, -48, True, True) == Outcome(1, 3)


@pytest.mark.parametrize("game", every_game(), ids=name)
def test_thinking_on_builds_on_what_was_found_before(game: Game) -> None:
    """With the table of the looking before, ten moves take fewer nodes at the same depth."""
    chance = random.Random(5)
    record = Record.begin(game)
    cold_nodes = warm_nodes = 0
    for _ in range(10):
        if record.result or len(record.legal) < 2:
            break
        table = Table()
        Thinker.of(record, Limits(depth=4, nodes=5_000), table=table).run()
        record = record.play(chance.choice(record.legal))
        if record.result:
            break
        cold = Thinker.of(record, Limits(depth=3, nodes=5_000)).run()
        warm = Thinker.of(record, Limits(depth=3, nodes=5_000), table=table).run()
        assert warm.move in record.legal
        cold_nodes += cold.nodes
        warm_nodes += warm.nodes
    assert warm_nodes <= cold_nodes


def test_the_table_lasts_as_long_as_its_game_goes_on() -> None:
    memory = Memory()
    begun = Record.begin(games.create("kalah"))
    played = begun.play(begun.legal[0])
    table = memory.table(begun)
    assert memory.table(played) is table
    assert memory.table(played) is table
    assert memory.table(played.undo(1)) is not table
    table = memory.table(begun)
    assert memory.table(Record.begin(games.create("kalah", {"seeds": 6}))) is not table


def ask(handler: str, **arguments: object) -> Any:
    """The answer of a handler; an error fails the test."""
    answer = json.loads(call(handler, json.dumps(arguments)))
    assert "ok" in answer, answer
    return answer["ok"]


def test_the_page_looks_in_slices_and_hears_what_is_proved() -> None:
    start = [0, 0, 0, 0, 2, 1, 3, 0, 0, 0, 0, 1, 20, 21, 0]
    record = ask("new", game="kalah", start=start)["record"]
    number = ask("look_start", record=record)["id"]
    progress: dict[str, Any] = {"done": False}
    while not progress["done"]:
        progress = ask("think_step", id=number, ms=5)
    assert progress["exact"]
    assert progress["outcome"].keys() == {"winner", "stones"}


def test_thinking_ahead_is_only_for_levels_that_go_by_the_clock() -> None:
    record = ask("new", game="toguz")["record"]
    for level, how in LEVELS.items():
        number = ask("look_start", record=record, level=level)["id"]
        assert (number is not None) == how.limits.timed
        if number is not None:
            assert ask("think_step", id=number, ms=1)["nodes"] > 0
            ask("think_stop", id=number)
    answer = json.loads(call("look_start", json.dumps({"record": record, "level": "x"})))
    assert answer["error"]["code"] == "request"


@pytest.mark.parametrize("level", [key for key, how in LEVELS.items() if not how.limits.timed])
def test_looking_does_not_change_what_a_level_by_nodes_or_depth_plays(level: str) -> None:
    def chosen(look: bool) -> list[int]:
        record = ask("new", game="kalah", options={"seeds": 6})["record"]
        if look:
            number = ask("look_start", record=record)["id"]
            ask("think_step", id=number, ms=200)
            ask("think_stop", id=number)
        number = ask("think_start", record=record, level=level, seed=3)["id"]
        while True:
            progress = ask("think_step", id=number, ms=1000)
            if progress["done"]:
                return list(progress["path"])

    assert chosen(look=True) == chosen(look=False)


@pytest.mark.parametrize("key", ["toguz", "gaziantep", "morris"])
def test_a_table_from_before_makes_nothing_look_proved(key: str) -> None:
    """What was judged after deep looking is found in the table at once, and is judged all the same."""
    game = games.create(key, {"start_hole": "any"} if key == "gaziantep" else {})
    record = Record.begin(game)
    table = Table()
    for _ in range(4):
        looked = Thinker.of(record, LOOK._replace(limits=Limits(nodes=6000)), table=table)
        looked.run()
        warm = Thinker.of(record, Limits(nodes=6000), table=table).run()
        assert looked.outcome is None
        assert not warm.exact
        assert warm.depth >= looked.progress.depth
        record = record.play(warm.move)
