"""Positions set up by hand: what play comes to is legal and stays itself, what is broken is named."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from kazan import games, notation
from kazan.bridge import call
from kazan.coach.composing import ComposeTask
from kazan.coach.puzzles import Prover
from kazan.game import Game, State
from kazan.games.morris.board import POINTS
from tests.test_bridge import ask, refusal
from tests.variants import every_game, name, random_records

every = pytest.mark.parametrize("game", every_game(), ids=name)
SEEDS = range(12)
ROOT = Path(__file__).parent.parent
CODE = re.compile(r'Fault\("([a-z-]+)"')


def extras(game: Game, state: State) -> list[int]:
    """What lies beside the stones in a row of toguz; nothing elsewhere."""
    by_side = {mark.side: mark.slot % 9 + 1 for mark in game.marks(state)}
    return [by_side.get(side, 0) for side in (0, 1)] if game.key == "toguz" else []


def check(
    game: str, slots: list[int], side: int = 0, extras: list[int] | None = None, **options: Any
) -> Any:
    """The answer about a position."""
    beside = ([0, 0] if game == "toguz" else []) if extras is None else extras
    return ask("position", game=game, options=options, slots=slots, extras=beside, side=side)


def codes(answer: Any) -> list[tuple[str, int, int, int]]:
    return [tuple(fault.values()) for fault in answer["faults"]]


@every
def test_every_position_of_random_games_is_legal_and_stays_itself(game: Game) -> None:
    for seed in SEEDS:
        for record in random_records(game, seed):
            state = record.state
            if record.position.reason in ("repetition", "cycle", "no capture"):
                continue  # over by its path, which a position does not have
            answer = ask(
                "position",
                game=game.key,
                options=game.options,
                slots=game.slots(state),
                extras=extras(game, state),
                side=state & 1,
            )
            assert answer["faults"] == [], record.row
            view = answer["view"]
            assert int(view["state"], 16) == state
            assert view["slots"] == game.slots(state)
            assert view["side"] == state & 1
            assert (view["over"] is None) == (record.result is None)
            assert ask("view", record=view["record"]) == view


TWELVE = [4] * 12 + [0, 0]
TOGUZ = [9] * 18 + [0, 0]
SEVEN = [7] * 14 + [0, 0]


def changed(slots: list[int], **by_slot: int) -> list[int]:
    """*slots* with others in some places, such as s0=3."""
    after = list(slots)
    for slot, stones in by_slot.items():
        after[int(slot[1:])] = stones
    return after


@pytest.mark.parametrize("key", ["mangala", "kalah"])
def test_twelve_pits_need_their_stones_and_a_stone_on_either_side(key: str) -> None:
    assert codes(check(key, TWELVE)) == []
    assert codes(check(key, changed(TWELVE, s3=7))) == [("stones-over", -1, -1, 3)]
    assert codes(check(key, changed(TWELVE, s3=0))) == [("stones-short", -1, -1, 4)]
    assert codes(check(key, changed(TWELVE, s3=-1, s12=5))) == [("below-none", -1, 3, 0)]
    emptied = [0] * 6 + [4] * 6 + [24, 0]
    assert codes(check(key, emptied)) == [("side-empty", 0, -1, 0)]
    swept = check(key, [0] * 12 + [30, 18])
    assert codes(swept) == []
    assert swept["view"]["over"]["reason"] == "side empty"


def test_kalah_has_the_stones_of_its_option() -> None:
    assert codes(check("kalah", [3] * 12 + [0, 0], seeds=3)) == []
    assert codes(check("kalah", [3] * 12 + [0, 0])) == [("stones-short", -1, -1, 12)]


@pytest.mark.parametrize(
    ("slots", "tuzdiks", "side", "fault"),
    [
        (changed(TOGUZ, s9=0, s18=8), [1, 0], 0, ("stones-short", -1, -1, 1)),
        (changed(TOGUZ, s17=0, s18=9), [9, 0], 0, ("tuzdik-ninth", 0, -1, 0)),
        (changed(TOGUZ, s17=0, s18=9), [-1, 0], 0, ("tuzdik-ninth", 0, -1, 0)),
        (changed(TOGUZ, s9=6, s18=3), [1, 0], 0, ("tuzdik-stones", 0, 9, 0)),
        (changed(TOGUZ, s3=0, s18=9), [0, 4], 1, ("tuzdik-kazan", 1, 19, 0)),
        (changed(TOGUZ, s3=0, s12=0, s18=9, s19=9), [4, 4], 1, ("tuzdik-same", -1, -1, 0)),
        ([0] * 9 + [9] * 9 + [40, 41], [0, 0], 0, ("no-move", 0, -1, 0)),
    ],
    ids=lambda value: str(value[0]) if isinstance(value, tuple) else "",
)
def test_toguz_says_what_is_wrong(
    slots: list[int], tuzdiks: list[int], side: int, fault: tuple[str, int, int, int]
) -> None:
    assert codes(check("toguz", slots, side, tuzdiks)) == [fault]


def test_toguz_takes_a_tuzdik_and_a_full_kazan() -> None:
    tuzdik = check("toguz", changed(TOGUZ, s9=0, s18=9), 1, [1, 0])
    assert codes(tuzdik) == []
    assert tuzdik["view"]["marks"] == [{"kind": "tuzdik", "slot": 9, "side": 0}]
    full = check("toguz", [0] * 9 + [1] * 9 + [82, 71], 0)
    assert codes(full) == []
    assert full["view"]["over"]["reason"] == "82 stones"


def test_gaziantep_counts_98_seeds_and_nobody_captures_one() -> None:
    assert codes(check("gaziantep", SEVEN)) == []
    assert codes(check("gaziantep", changed(SEVEN, s14=2))) == [("stones-over", -1, -1, 2)]
    assert codes(check("gaziantep", changed(SEVEN, s0=6, s15=1))) == [("captured-one", 1, 15, 0)]
    assert codes(check("gaziantep", [0] * 7 + [7] * 7 + [49, 0])) == []  # south passes


def morris(drawn: str, hands: tuple[int, int] = (0, 0)) -> list[int]:
    """Slots of the points that *drawn* names, as in "W a1 a4 B g7"."""
    slots, colour = [0] * 28, 1
    for word in drawn.split():
        if word in "WB":
            colour = 1 if word == "W" else -1
        else:
            slots[POINTS.index(word)] = colour
    slots[24:26] = hands
    return slots


@pytest.mark.parametrize(
    ("drawn", "hands", "side", "fault"),
    [
        ("W a1 a4 B g7 g4", (8, 7), 0, ("side-over", 0, -1, 1)),
        ("W a1 B a7 d6 g4", (0, 0), 0, ("side-short", 0, -1, 1)),
        ("W a1 d1 f4 B a7 d6", (0, 0), 0, ("side-short", 1, -1, 2)),
        ("W a1 B a7", (8, 8), 1, ("hands", 1, -1, 0)),
        ("W a1 d2 B a7", (7, 8), 0, ("hands", 0, -1, 0)),
        ("W a1 d2 B a7", (7, 7), 0, ("taken-early", 0, -1, 1)),
        ("W a1 d1 g1 B a7 d7", (6, 7), 1, ("mill-untaken", 0, -1, 0)),
    ],
    ids=lambda value: str(value[0]) if isinstance(value, tuple) and len(value) == 4 else "",
)
def test_morris_says_what_is_wrong(
    drawn: str, hands: tuple[int, int], side: int, fault: tuple[str, int, int, int]
) -> None:
    assert fault in codes(check("morris", morris(drawn, hands), side))


def test_morris_takes_what_can_be() -> None:
    assert codes(check("morris", morris("", (9, 9)))) == []
    assert codes(check("morris", morris("W a1", (8, 9)), 1)) == []
    assert codes(check("morris", morris("W a1 d1 g1 B a7 d7", (6, 6)), 0)) == []
    assert codes(check("morris", morris("W a1 d1 g1 B a7", (6, 7)), 1)) == []
    lost = check("morris", morris("W a1 d1 f4 B a7 d6"), 1)
    assert codes(lost) == []
    assert lost["view"]["over"] == {
        "reason": "two stones left",
        "winner": 0,
        "side": None,
        "swept": 0,
    }


def test_what_is_no_position_at_all_is_refused() -> None:
    kalah = {"game": "kalah", "options": {}, "slots": TWELVE, "extras": [], "side": 0}
    assert "ok" in json.loads(call("position", json.dumps(kalah)))
    for wrong in (
        {"slots": TWELVE[1:]},
        {"slots": "4" * 14},
        {"slots": [*TWELVE[:-1], 0.5]},
        {"slots": [*TWELVE[:-1], True]},
        {"slots": [*TWELVE[:-1], 10**9]},
        {"extras": [0]},
        {"side": -1},
        {"side": True},
    ):
        assert refusal("position", kalah | wrong) == "request"
    assert refusal("position", kalah | {"game": "chess"}) == "unknown-game"


def compose(view: Any, most: int = 30_000) -> ComposeTask:
    """The puzzle of the last position of a view, looked for to the end."""
    task = ComposeTask(notation.read(view["record"], games.create), most)
    while task.step(1000) < 1:
        pass
    return task


@pytest.mark.parametrize(
    ("game", "slots", "beside", "side", "right"),
    [
        ("kalah", [1, 0, 0, 2, 5, 0, 0, 0, 0, 1, 0, 2, 15, 22], [], 0, ["4"]),
        ("kalah", [0, 0, 0, 1, 0, 2, 1, 0, 0, 2, 5, 0, 22, 15], [], 1, ["4"]),
        (
            "toguz",
            [0, 0, 1, 0, 6, 0, 4, 1, 3, 1, 2, 1, 2, 1, 1, 1, 3, 1, 77, 57],
            [0, 6],
            0,
            ["51"],
        ),
    ],
)
def test_a_position_is_a_puzzle_where_a_win_is_proved(
    game: str, slots: list[int], beside: list[int], side: int, right: list[str]
) -> None:
    answer = check(game, slots, side, beside)
    assert answer["faults"] == []
    task = compose(answer["view"])
    assert task.aim is not None
    rules, state = task.record.game, task.record.state
    prover = Prover(rules, side)
    limit = max(task.aim.plies - 1, 0)
    won = [move for move in task.record.legal if prover.proves(rules.play(state, move), limit)]
    assert list(task.aim.right) == won
    assert [rules.write_move(state, move) for move in won] == right


def test_nothing_is_proved_of_a_start_or_where_nobody_chooses() -> None:
    assert compose(ask("new", game="mangala"), most=2000).aim is None
    assert compose(ask("new", game="gaziantep")).aim is None
    job = ask("compose_start", record=ask("new", game="gaziantep")["record"])["id"]
    answer = ask("lesson_step", id=job, ms=10)["answer"]
    assert answer == {"proved": False, "plies": 0, "right": [], "choices": 1}


def test_a_finished_game_is_no_puzzle() -> None:
    record = ask("end", record=ask("new", game="kalah")["record"], reason="resigned", side=0)
    assert compose(record).aim is None


@pytest.mark.parametrize("language", ["en", "es", "tr", "ru", "kk", "ky"])
def test_the_page_has_words_for_every_code(language: str) -> None:
    sources = sorted((ROOT / "engine" / "kazan").rglob("*editing.py"))
    named = {code for path in sources for code in CODE.findall(path.read_text(encoding="utf-8"))}
    assert len(named) > 10
    texts = (ROOT / "web" / "i18n" / f"{language}.ftl").read_text(encoding="utf-8")
    assert [code for code in sorted(named) if f"\nposition-{code} =" not in texts] == []
