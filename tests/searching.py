"""What the tests of every search share."""

import random
from collections.abc import Generator, Iterator

from kazan.game import Game
from kazan.record import Record
from tests.variants import random_records


def drive(work: Generator[None, None, int]) -> int:
    """What a search gives in the end."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            value = end.value
            assert isinstance(value, int)
            return value


def is_true(value: int, alpha: int, beta: int, true: int) -> bool:
    """Whether *value*, found in a window, is what a search promises where the *true* value is this."""
    if value <= alpha:
        return true <= value
    if value >= beta:
        return true >= value
    return true == value


def open_records(game: Game, seed: int, count: int) -> Iterator[Record]:
    """*count* positions with moves, from random games."""
    chance = random.Random(seed)
    while count:
        records = [
            record for record in random_records(game, chance.randrange(10**6)) if record.legal
        ]
        for record in chance.sample(records, min(count, 3, len(records))):
            count -= 1
            yield record
