"""What a page would ask about the game that it shows, and ways to get it wrong."""

import random
from binascii import crc32
from typing import Any

from kazan import games, notation
from kazan.search.levels import LEVELS
from tests.variants import VARIANTS

Json = dict[str, Any]
ALPHABET = "abcdefghijklmnopqrstuvwx-~/,=.+0123456789hsrt kazan1\n\0é٣"

JUNK: list[Any] = [
    None, True, False, 0, 1, -1, 3, 7, 99, -(2**63), 2**70, 10**300, 0.5, -1.5, 1e300, float("nan"),
    float("inf"), "", "x", "kalah", "kazan1/", "1", "\0", "\ud800", "Ünïcode 🎲", "a" * 5000, [], [[]], [0],
    [None], [-1, 99], [True], ["a"], [2**70], [0] * 50, {}, {"": None}, {"record": 1}, {"giver": 0},
    {"giver": 0, "stones": 2**70}, {"sets": 3, "first": 0, "winners": [0, 1, None]}, {"seeds": 6},
]  # fmt: skip


class Asker:
    """Right requests about the game in *view*; a method for each handler, of the same name.

    A handler that has none here is not tried, so the tests refuse it.
    """

    def __init__(self, chance: random.Random, view: Json, work: int) -> None:
        """*work* is the number of something that may be going on."""
        self.chance = chance
        self.shown = view
        self.record = {"record": view["record"]}
        self.work = work

    def games(self) -> Json:
        return {}

    def new(self) -> Json:
        asked = self._game()
        kind = self.chance.randrange(4)
        if kind == 0:
            record = notation.read(self.shown["record"], games.create)
            game = record.game
            asked = {"game": game.key, "options": dict(game.options), "start": record.row}
        elif kind == 1:
            stones = self.chance.randrange(-1, 12)
            asked["handicap"] = {"giver": self.chance.randrange(2), "stones": stones}
        elif kind == 2:
            asked["match"] = self._match()
        return asked

    def position(self) -> Json:
        view, chance = self.shown, self.chance
        slots = list(view["slots"])
        if chance.random() < 0.5:
            slots[chance.randrange(len(slots))] += chance.randrange(-2, 3)
        extras = [chance.randrange(10), 0] if view["game"] == "toguz" else []
        options, side = dict(view["options"]), chance.randrange(2)
        return {
            "game": view["game"],
            "options": options,
            "slots": slots,
            "extras": extras,
            "side": side,
        }

    def view(self) -> Json:
        return self.record

    def play(self) -> Json:
        return {**self.record, "path": self._path()}

    def undo(self) -> Json:
        plies, side = self.chance.randrange(-1, 4), self.chance.choice([None, 0, 1])
        return {**self.record, "plies": plies, "side": side}

    redo = undo

    def end(self) -> Json:
        reason = self.chance.choice(["resigned", "agreed", "time", "stopped", "bored"])
        return {**self.record, "reason": reason, "side": self.chance.randrange(-1, 2)}

    def trace(self) -> Json:
        return {**self.record, "ply": self.chance.randrange(-1, 20)}

    def sheet(self) -> Json:
        return self.record

    def read_games(self) -> Json:
        return {"text": self.shown["record"], "game": self.chance.choice([None, *games.GAMES])}

    def write_games(self) -> Json:
        name = self.chance.choice(["South", "Event", "White", "1", 'A"]'])
        return {"games": [{**self.record, "headers": {name: 'A "B"'}}]}

    def match(self) -> Json:
        return {**self._game(), **self._match()}

    def within(self) -> Json:
        return {**self.record, "match": self._match()}

    def rite(self) -> Json:
        return {name: self.chance.randrange(4) for name in ("challenger", "hidden", "guess")}

    def side_choice(self) -> Json:
        return {**self._game(), "level": "easy", "seed": self.chance.randrange(99)}

    def side_outlook(self) -> Json:
        record = notation.read(self.shown["record"], games.create)
        return {
            "game": self.shown["game"],
            "options": dict(self.shown["options"]),
            "start": self.chance.choice([None, record.row, []]),
        }

    def think_start(self) -> Json:
        level = self.chance.choice(list(LEVELS))
        return {**self.record, "level": level, "seed": self.chance.randrange(99)}

    def look_start(self) -> Json:
        return {**self.record, "level": self.chance.choice([None, *LEVELS])}

    def data_start(self) -> Json:
        return {"content": self.chance.choice(["", "AAAA", "no base 64", "S0FaQU4="])}

    def data_forget(self) -> Json:
        return {}

    def hint_start(self) -> Json:
        return self.record

    def why_start(self) -> Json:
        return {**self.record, "path": self._path(), "better": self._path()}

    def puzzle_start(self) -> Json:
        plies = self.chance.choice([0, 1, 5, 50])
        return {**self.record, "side": self.chance.randrange(2), "plies": plies}

    def compose_start(self) -> Json:
        return self.record

    def review_start(self) -> Json:
        return self.record

    def lesson_step(self) -> Json:
        return {"id": self.work, "ms": self.chance.choice([0, 0.5, 1])}

    think_step = data_step = lesson_step

    def lesson_stop(self) -> Json:
        return {"id": self.work}

    think_stop = lesson_stop

    def _path(self) -> list[int]:
        moves = self.shown["moves"]
        return list(self.chance.choice(moves)["path"]) if moves else [0]

    def _game(self) -> Json:
        key = self.chance.choice(list(games.GAMES))
        return {"game": key, "options": self.chance.choice(VARIANTS[key])}

    def _match(self) -> Json:
        winners = [self.chance.choice([0, 1, None]) for _ in range(self.chance.randrange(4))]
        sets, first = self.chance.choice([1, 3, 5]), self.chance.randrange(2)
        return {"sets": sets, "first": first, "winners": winners}


def spoilt(keywords: Json, chance: random.Random) -> Any:
    """A request with something wrong in it, mostly."""
    kind = chance.randrange(12)
    names = list(keywords)
    if kind == 0:
        return chance.choice(JUNK)
    if kind == 1 and names:
        gone = chance.choice(names)
        return {name: value for name, value in keywords.items() if name != gone}
    if kind == 2:
        return {
            **keywords,
            chance.choice(["x", "", "self", "record", "side"]): chance.choice(JUNK),
        }
    if kind < 7 and isinstance(keywords.get("record"), str):
        return {**keywords, "record": mutated(keywords["record"], chance)}
    return {**keywords, chance.choice(names): chance.choice(JUNK)} if names else keywords


def mutated(text: str, chance: random.Random) -> str:
    """A record text with one to four changes, and mostly a check that fits, so that the fields are read."""
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(text) + 1)
        put = "".join(chance.choice(ALPHABET) for _ in range(chance.choice([0, 1, 1, 2])))
        if chance.random() < 0.1:  # a piece of it again
            begin = chance.randrange(len(text) + 1)
            put = text[begin : begin + chance.randrange(20)]
        text = text[:at] + put + text[at + chance.choice([0, 1, 1, 2, 9]) :]
    if chance.random() < 0.2:
        return text
    body = text.rpartition("/")[0]
    return f"{body}/{crc32(body.encode()):08x}"
