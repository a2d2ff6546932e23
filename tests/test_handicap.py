"""A handicap: stones of the giver lie in the other's store at the start, and the record tells of it."""

from __future__ import annotations

import pytest

from kazan import games, notation
from kazan.errors import RowError
from kazan.record import Record


@pytest.mark.parametrize(("key", "stones"), [("mangala", 3), ("kalah", 8), ("toguz", 12)])
@pytest.mark.parametrize("giver", [0, 1])
def test_stones_go_from_the_giver_to_the_other_store_and_none_is_lost(
    key: str, stones: int, giver: int
) -> None:
    game = games.create(key, {})
    before, after = game.slots(game.start()), game.slots(game.handicap(giver, stones).state)
    assert sum(after) == sum(before)
    totals = game.totals(game.handicap(giver, stones).state)
    assert totals[1 - giver] == stones
    assert totals[giver] == 0
    moved = [
        slot for slot, (one, other) in enumerate(zip(before, after, strict=True)) if one > other
    ]
    assert all(game.side_of(slot) == giver for slot in moved)
    assert max(before[slot] - after[slot] for slot in moved) <= -(-stones // len(moved))


def test_a_record_with_a_handicap_is_written_and_read_again() -> None:
    game = games.create("toguz", {"starter": 1})
    record = Record.begin(game, game.handicap(0, 5))
    record = record.play(record.legal[0])
    text = notation.write(record)
    assert "8,8,8,8,8,9,9,9,9" in text
    assert notation.read(text, games.create) == record
    assert record.positions[0].state & 1 == 1


@pytest.mark.parametrize(("giver", "stones"), [(2, 1), (0, 0), (0, -1), (1, 19)])
def test_what_cannot_be_given_is_refused(giver: int, stones: int) -> None:
    with pytest.raises(RowError):
        games.create("kalah", {}).handicap(giver, stones)


def test_morris_has_no_stores_for_a_handicap() -> None:
    with pytest.raises(RowError):
        games.create("morris", {}).handicap(0, 1)
