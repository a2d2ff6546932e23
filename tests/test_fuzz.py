"""What nobody should send: wrong requests, damaged records and sheets. Only errors of our tree come out.

The long form (``build.py test --all``) asks the bridge 200,000 times and reads 120,000 damaged texts; each
part has its own seed, so that one that fails can be run again by itself.
"""

import json
import random
from dataclasses import replace

import pytest

from kazan import bridge, collection, errors, games, notation, scoresheet
from kazan.errors import KazanError
from kazan.record import Record
from kazan.scoresheet import Entry
from kazan.step import Step, fold
from tests import golden
from tests.asking import Asker, Json, mutated, spoilt

EACH = 5_000
"""Requests, or texts, of a part."""
CODES = {
    kind.code
    for kind in vars(errors).values()
    if isinstance(kind, type) and issubclass(kind, KazanError)
}


def parts(count: int) -> pytest.MarkDecorator:
    """So many parts by their seeds; all but the first belong to the long form."""
    long = [pytest.param(seed, marks=pytest.mark.long) for seed in range(1, count)]
    return pytest.mark.parametrize("seed", [0, *long])


# the bridge


class Client:
    """Asks as a page does, but often wrongly; knows some games and some work that may be going on."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(f"requests {seed}")
        self.views: list[Json] = [ask("new", {"game": key})["ok"] for key in games.GAMES]
        self.works = [0]
        self.answered = 0

    def step(self) -> None:
        """Ask one thing; a view that comes is checked and remembered."""
        chance = self.chance
        name = chance.choice(list(bridge.HANDLERS))
        asker = Asker(chance, chance.choice(self.views), chance.choice(self.works[-6:]))
        keywords = getattr(asker, name)()
        shown = ask(name, spoilt(keywords, chance) if chance.random() < 0.4 else keywords).get("ok")
        self.answered += shown is not None
        if isinstance(shown, dict) and type(shown.get("id")) is int:
            self.works.append(shown["id"])
        if isinstance(shown, dict) and "state" in shown:
            check_view(shown)
            if len(self.views) > 60:
                self.views.pop(chance.randrange(len(games.GAMES), len(self.views)))
            self.views.append(shown)


def ask(name: str, keywords: object) -> Json:
    """The answer to a request: strict JSON, with a result or a known error."""
    text = bridge.call(name, json.dumps(keywords))
    answer: Json = json.loads(text, parse_constant=pytest.fail)
    if "ok" not in answer:
        assert answer["error"]["code"] in CODES
    assert len(answer) == 1
    return answer


def check_view(view: Json) -> None:
    """No stone is lost: not on the board, and not in any move that is offered."""
    slots, total = view["slots"], stones(view["slots"])
    for move in view["moves"]:
        told = move.get("glimpse") or move
        assert stones(fold(slots, [Step(*step) for step in told["steps"]])) == total
    if view["last"]:
        assert stones(view["last"]["before"]) == total
    assert view["turn"] == (-1 if view["over"] else view["side"])


def stones(slots: list[int]) -> int:
    """All of them; a slot with stones of north on a point is below zero."""
    return sum(map(abs, slots))


def test_there_is_a_right_request_for_every_handler() -> None:
    assert [name for name in bridge.HANDLERS if not hasattr(Asker, name)] == []


@parts(40)
def test_the_bridge_answers_whatever_is_asked(seed: int) -> None:
    client = Client(seed)
    for _ in range(EACH):
        client.step()
    assert client.answered > EACH // 4


@pytest.mark.parametrize(
    "text",
    ["", "{", "null", "[1]", '"x"', "[" * 100_000, '{"a":' * 50_000, '{"x": 1e999}', "1" * 5000],
)
def test_what_is_no_request_at_all_is_refused(text: str) -> None:
    for name in bridge.HANDLERS:
        answer = json.loads(bridge.call(name, text))
        assert answer["error"]["code"] == "request"


# texts


@pytest.fixture(scope="module")
def texts() -> list[str]:
    """The records of the golden edge cases, which are short, of the beginnings of games and of whole ones."""
    short = [
        golden.begin(case["game"], case["options"], case["before"]["row"])
        for case in golden.EDGE_CASES
    ]
    whole = [record for key in golden.KEYS for record in golden.records(key)]
    beginnings = [record.undo(len(record.moves) - 12) for record in whole]
    return [notation.write(record) for record in [*short, *beginnings, *whole[::9]]]


@parts(20)
def test_a_changed_record_is_refused_or_is_a_record(seed: int, texts: list[str]) -> None:
    chance = random.Random(f"records {seed}")
    refused = 0
    for _ in range(EACH):
        text = mutated(chance.choice(texts), chance)
        try:
            record = notation.read(text, games.create)
        except errors.RecordError as error:
            assert 0 <= error.position <= max(len(text), notation.LONGEST)
            refused += 1
        else:
            assert notation.write(record) == text.strip()
    assert EACH // 2 < refused < EACH


@parts(20)
def test_a_changed_sheet_gives_games_and_faults_that_say_where(seed: int, texts: list[str]) -> None:
    chance = random.Random(f"sheets {seed}")
    sheets = [sheet(notation.read(text, games.create)) for text in texts]
    read = 0
    for _ in range(EACH // 5):
        text = "\n".join(changed(chance.choice(sheets), chance) for _ in range(2))
        game = chance.choice([None, None, *games.GAMES])
        found = collection.read(text, games.create, tuple(games.GAMES), game)
        for fault in found.faults:
            assert 1 <= fault.line <= text.count("\n") + 1
            assert fault.cause.code in CODES
        for entry in found.entries:
            again = collection.read(scoresheet.write(entry), games.create, tuple(games.GAMES))
            kept = replace(entry.record, undone=())  # a sheet leaves out what was taken back
            assert [one.record for one in again.entries] == [kept]
            read += 1
    assert read > EACH // 50


def sheet(record: Record) -> str:
    """A sheet as we write it."""
    return scoresheet.write(Entry(record, {"South": "Ayşe", "Event": 'A "B" \\ C'}))


def changed(text: str, chance: random.Random) -> str:
    """A sheet with up to three changes."""
    for _ in range(chance.randrange(4)):
        at = chance.randrange(len(text) + 1)
        put = chance.choice([*'"[]{};\\*x-\n🎲', "1.", "1-0", ""])
        text = text[:at] + put + text[at + chance.randrange(3) :]
    return text
