"""The bridge, as JavaScript calls it."""

import json
import random
from base64 import b64encode
from pathlib import Path
from typing import Any

import pytest

from kazan import datafile, games
from kazan.bridge import call
from kazan.search import endgame
from kazan.step import Step, fold
from tests.variants import every_game, name

GAMES = Path(games.__file__).parent
every = pytest.mark.parametrize("game", every_game(), ids=name)


def ask(handler: str, **arguments: object) -> Any:
    """The answer of a handler; an error fails the test."""
    answer = json.loads(call(handler, json.dumps(arguments)))
    assert "ok" in answer, answer
    return answer["ok"]


def refusal(handler: str, arguments: object) -> str:
    """The code of the error with which a handler answers."""
    answer = json.loads(call(handler, json.dumps(arguments)))
    assert "error" in answer, answer
    return str(answer["error"]["code"])


@every
def test_a_whole_game_is_played_by_paths_and_the_steps_lead_from_view_to_view(game: Any) -> None:
    chance = random.Random(3)
    view = ask("new", game=game.key, options=game.options)
    for _ in range(80):
        if not view["moves"]:
            break
        move = chance.choice(view["moves"])
        after = ask("play", record=view["record"], path=move["path"])
        assert fold(view["slots"], [Step(*step) for step in move["steps"]]) == after["slots"]
        assert after["last"] == {
            "side": view["side"],
            "before": view["slots"],
            "marks": view["marks"],
            **move,
        }
        assert ask("undo", record=after["record"])["slots"] == view["slots"]
        view = after
    assert ask("view", record=view["record"]) == view
    assert len(view["history"]) == view["ply"]


def test_every_game_is_listed_with_its_options() -> None:
    listed = ask("games")
    assert [game["key"] for game in listed] == list(games.GAMES)
    kalah = next(game for game in listed if game["key"] == "kalah")
    assert kalah["options"]["seeds"] == {"default": 4, "values": [4, 3, 6]}
    assert kalah["levels"] == ["easy", "medium", "hard", "expert", "master"]


def test_undo_goes_back_to_the_choice_of_a_side() -> None:
    view = ask("new", game="kalah")
    for path in ([2], [0], [6], [1]):
        view = ask("play", record=view["record"], path=path)
    back = ask("undo", record=view["record"], side=0)
    assert (back["ply"], back["turn"], back["redo"]) == (3, 0, 1)
    on = ask("redo", record=back["record"], plies=1)
    assert on["record"] == view["record"]


def test_the_end_is_told_with_the_stones_swept() -> None:
    start = [0, 0, 0, 0, 0, 1, 3, 0, 2, 0, 0, 1, 20, 21, 0]
    view = ask("new", game="mangala", start=start)
    view = ask("play", record=view["record"], path=[5])
    assert view["over"] == {"reason": "side empty", "winner": 0, "side": None, "swept": 6}
    assert view["turn"] == -1


def test_resigning_is_in_the_view() -> None:
    view = ask("new", game="toguz")
    view = ask("end", record=view["record"], reason="resigned", side=1)
    assert view["over"] == {"reason": "resigned", "winner": 0, "side": 1, "swept": 0}


def test_a_match_says_how_its_next_set_begins() -> None:
    parts = {"sets": 3, "first": 1, "winners": [0], "game": "mangala", "options": {}}
    answer = ask("match", **parts)
    assert answer["points"] == [1, 0]
    assert answer["next"]["starter"] == 0
    assert answer["next"]["options"]["starter"] == 0
    assert answer["next"]["sides"] == [0, 1]


def test_a_set_carries_its_match_in_its_text() -> None:
    match = {"sets": 5, "first": 1, "winners": [0, None], "stopped": False}
    record = ask("new", game="kalah")["record"]
    view = ask("within", record=record, match=match)
    played = ask("play", record=view["record"], path=[2])
    assert ask("view", record=played["record"])["match"] == match
    assert refusal("within", {"record": record, "match": {"sets": 4}}) == "match"
    assert refusal("within", {"record": record, "match": []}) == "request"


def test_light_alternates_in_a_match_of_morris() -> None:
    for played, sides in ([], [0, 1]), ([None], [1, 0]), ([None, 1], [0, 1]):
        answer = ask("match", game="morris", options={}, sets=5, first=0, winners=played)
        assert answer["next"]["sides"] == sides
        assert answer["next"]["options"]["starter"] == 0


def test_each_random_deal_is_played_twice_with_sides_changed() -> None:
    options = {"deal": "random", "deal_seed": 40}
    sets = []
    for played in range(5):
        winners = [None] * played
        answer = ask("match", game="gaziantep", options=options, sets=5, first=0, winners=winners)
        sets.append(answer["next"])
        options = answer["next"]["options"]
    assert [seating["options"]["deal_seed"] for seating in sets] == [40, 40, 41, 41, 42]
    for first, second in (sets[:2], sets[2:4]):
        assert first["sides"] == second["sides"][::-1]
        assert first["options"] == second["options"]


def test_thinking_goes_on_in_slices_and_ends_with_a_legal_path() -> None:
    view = ask("new", game="toguz")
    number = ask("think_start", record=view["record"], level="medium", seed=1)["id"]
    for _ in range(10_000):
        progress = ask("think_step", id=number, ms=5)
        if progress["done"]:
            break
    assert progress["done"]
    assert progress["path"] in [move["path"] for move in view["moves"]]
    assert refusal("think_step", {"id": number, "ms": 5}) == "unknown-thinker"


def test_thinking_can_be_stopped_and_forgotten_thinking_does_not_pile_up() -> None:
    record = ask("new", game="kalah")["record"]
    numbers = [ask("think_start", record=record, level="hard")["id"] for _ in range(20)]
    assert refusal("think_step", {"id": numbers[0], "ms": 1}) == "unknown-thinker"
    assert ask("think_stop", id=numbers[-1]) == {"stopped": True}
    assert ask("think_stop", id=numbers[-1]) == {"stopped": False}


def use(file: bytes) -> str | None:
    """Take *file* into use as the page does; the code of the refusal, if it is refused."""
    number = ask("data_start", content=b64encode(file).decode())["id"]
    while True:
        answer = json.loads(call("data_step", json.dumps({"id": number, "ms": 1})))
        if "error" in answer:
            return str(answer["error"]["code"])
        if answer["ok"]["done"]:
            return None


@pytest.mark.parametrize("key", ["mangala", "morris"])
def test_a_data_file_is_taken_into_use_in_slices_and_let_go(key: str) -> None:
    file = (GAMES / key / "endgame.bin").read_bytes()
    game = games.create(key, {"quiet_limit": 30} if key == "morris" else {})
    assert endgame.of(game) is None
    assert use(file) is None
    assert endgame.of(game) is not None
    ask("data_forget")
    assert endgame.of(game) is None


def test_a_data_file_that_cannot_be_used_is_refused_by_name() -> None:
    content = bytes(91)
    for file, code in (
        (b"<!doctype html>", "data-foreign"),
        ((GAMES / "kalah" / "endgame.bin").read_bytes()[:-9], "data-damaged"),
        (datafile.write("endgame", 99, "kalah", {}, content, stones=2), "data-version"),
        (datafile.write("endgame", 1, "toguz", {}, content, stones=2), "data-wrong"),
        (datafile.write("music", 1, "kalah", {}, content), "data-wrong"),
    ):
        assert use(file) == code
    assert endgame.of(games.create("kalah")) is None
    assert refusal("data_start", {"content": "no base 64"}) == "data-damaged"
    assert refusal("data_step", {"id": 0, "ms": 1}) == "request"


def test_forgotten_data_files_do_not_pile_up() -> None:
    file = b64encode((GAMES / "mangala" / "endgame.bin").read_bytes()).decode()
    numbers = [ask("data_start", content=file)["id"] for _ in range(5)]
    assert refusal("data_step", {"id": numbers[0], "ms": 1}) == "request"
    ask("data_forget")


@pytest.mark.parametrize("guess", [1, 2])
@pytest.mark.parametrize("hidden", [1, 2])
def test_a_right_guess_gives_the_choice_to_the_guesser(hidden: int, guess: int) -> None:
    answer = ask("rite", challenger=0, hidden=hidden, guess=guess)
    assert answer == {"right": hidden == guess, "chooser": int(hidden == guess)}


@pytest.mark.parametrize(
    ("handler", "arguments", "code"),
    [
        ("dance", {}, "request"),
        ("__class__", {}, "request"),
        ("new", {}, "request"),
        ("new", [], "request"),
        ("new", {"game": "chess"}, "unknown-game"),
        ("new", {"game": "kalah", "options": {"seeds": 9}}, "option"),
        ("new", {"game": "kalah", "start": [1]}, "row"),
        ("new", {"game": "kalah", "match": {"sets": 2, "first": 0, "winners": []}}, "match"),
        ("play", {"record": "x", "path": [1]}, "record-foreign"),
        ("play", {"record": 5, "path": [1]}, "request"),
        ("play", {"record": None}, "request"),
        ("trace", {"record": "kazan1/kalah/////", "ply": 1}, "record-damaged"),
        ("think_start", {"record": "", "level": "hard"}, "record-foreign"),
        ("rite", {"challenger": 0, "hidden": 3, "guess": 1}, "request"),
    ],
)
def test_a_wrong_request_is_answered_with_a_code(
    handler: str, arguments: object, code: str
) -> None:
    assert refusal(handler, arguments) == code


def test_an_illegal_path_and_a_wrong_ply_are_refused() -> None:
    record = ask("new", game="kalah")["record"]
    assert refusal("play", {"record": record, "path": [7]}) == "illegal-move"
    assert refusal("play", {"record": record, "path": "x"}) == "request"
    assert refusal("trace", {"record": record, "ply": 1}) == "request"


def test_text_that_is_not_json_is_refused() -> None:
    assert json.loads(call("games", "{"))["error"]["code"] == "request"


def lesson(id: int) -> Any:
    """The answer of a lesson, thought about slice by slice."""
    while True:
        step = ask("lesson_step", id=id, ms=100)
        if step["done"]:
            return step["answer"]


def test_a_hint_tells_moves_reasons_and_a_line_to_play() -> None:
    view = ask("new", game="kalah")
    hint = lesson(ask("hint_start", record=view["record"])["id"])
    first = hint["moves"][0]
    assert {key: first[key] for key in ("path", "text", "steps", "events")} in view["moves"]
    assert first["reasons"]
    assert hint["line"][0]["path"] == first["path"]
    slots = view["slots"]
    for move in hint["line"]:
        assert move["before"] == slots
        slots = fold(slots, [Step(*step) for step in move["steps"]])
    worse = next(move["path"] for move in view["moves"] if move["path"] != first["path"])
    asked = {"record": view["record"], "path": worse, "better": first["path"]}
    why = lesson(ask("why_start", **asked)["id"])
    assert why["line"][0]["path"] == worse


def test_a_lesson_can_be_stopped_and_is_then_unknown() -> None:
    id = ask("hint_start", record=ask("new", game="toguz")["record"])["id"]
    assert ask("lesson_step", id=id, ms=1)["answer"] is None
    assert ask("lesson_stop", id=id) == {"stopped": True}
    assert ask("lesson_stop", id=id) == {"stopped": False}
    assert refusal("lesson_step", {"id": id, "ms": 1}) == "unknown-thinker"


def test_games_go_out_as_a_sheet_and_come_in_with_what_is_wrong() -> None:
    record = ask("play", record=ask("new", game="toguz")["record"], path=[0])["record"]
    headers = {"South": "Айгүл", "Date": "2026-11-30"}
    text = ask("write_games", games=[{"record": record, "headers": headers}])["text"]
    found = ask("read_games", text=f"{text}\n1. 99\n")
    assert found["games"] == [{"record": record, "headers": headers}]
    assert found["faults"] == [{"line": 8, "token": "99", "cause": "illegal-move"}]
    assert len(ask("read_games", text="3 1", game="kalah")["games"]) == 1
    assert refusal("read_games", {"text": 5}) == "request"
    assert refusal("write_games", {"games": [{"record": record, "headers": {"a": 1}}]}) == "request"
