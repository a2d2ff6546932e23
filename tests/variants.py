"""What the generic tests share: every registered game with every set of options worth trying, random play."""

import random
from collections.abc import Iterator

from kazan import games
from kazan.game import Game
from kazan.record import Record

VARIANTS: dict[str, list[dict[str, object]]] = {
    "mangala": [{}, {"starter": 1}],
    "kalah": [
        {},
        {"seeds": 3},
        {"seeds": 6, "starter": 1},
        {"leftovers": "emptier"},
        {"empty_capture": True},
        {"seeds": 6, "leftovers": "emptier", "empty_capture": True},
    ],
    "toguz": [{}, {"starter": 1}, {"repetition": 3}],
    "gaziantep": [
        {},
        {"chain": "in turn"},
        {"start_hole": "any"},
        {"start_hole": "any", "chain": "in turn"},
        {"deal": "random", "deal_seed": 7},
        {"deal": "at least two", "deal_seed": 8, "starter": 1},
    ],
    "morris": [{}, {"flying": False}, {"quiet_limit": 0}, {"repetition": 0, "quiet_limit": 10}],
}


def every_game() -> list[Game]:
    """A game for each variant of each registered game."""
    return [games.create(key, options) for key in games.GAMES for options in VARIANTS[key]]


def name(game: Game) -> str:
    """A short name for a test's id."""
    changed = {k: v for k, v in game.options.items() if v != game.schema[k].default}
    return f"{game.key}{changed or ''}"


def random_records(game: Game, seed: int, most: int = 400) -> Iterator[Record]:
    """A random game: the record at the start and after each move."""
    chance = random.Random(seed)
    record = Record.begin(game)
    yield record
    while record.legal and len(record.moves) < most:
        record = record.play(chance.choice(record.legal))
        yield record
