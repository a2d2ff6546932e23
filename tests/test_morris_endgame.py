"""The endgame tables of morris: true, quick to rebuild in part, and played perfectly."""

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest

from kazan import datafile, games
from kazan.datafile import DataFile
from kazan.errors import DamagedDataError, DataError, DataVersionError, WrongDataError
from kazan.evaluation import WIN
from kazan.game import State
from kazan.games.morris.board import MILLS
from kazan.games.morris.endgame import Class, Endgame
from kazan.games.morris.listing import pack, unpack
from kazan.games.morris.packed import BOARD
from kazan.games.morris.rules import Morris
from kazan.games.morris.symmetry import SYMMETRIES, image, orbits, rank, sets_of
from kazan.record import Record
from kazan.search import endgame
from kazan.search.alphabeta import INFINITE, Search
from kazan.search.limits import Limits
from kazan.search.table import Table
from kazan.search.thinker import Thinker, evaluation_of
from tests.searching import drive

FOLDER = Path(__file__).parent.parent / "engine" / "kazan" / "games" / "morris"
FILE = (FOLDER / "endgame.bin").read_bytes()
CLASSES: list[Class] = [
    (3, 3), (3, 4), (4, 3), (3, 5), (4, 4), (5, 3), (3, 6), (4, 5), (5, 4), (6, 3),
]  # fmt: skip
GAME = Morris()
TABLES = Endgame(GAME, datafile.read(FILE))
datafile.finished(TABLES.prepared())
each_class = pytest.mark.parametrize(
    "stones", CLASSES, ids=lambda stones: f"{stones[0]}v{stones[1]}"
)


@pytest.fixture
def at_hand() -> Iterator[None]:
    """The tables are loaded during a test."""
    endgame.load(FILE)
    yield
    endgame.forget()


def some_state(chance: random.Random, mover: int, waiter: int) -> State:
    """A random position of a class with either side to move."""
    points = chance.sample(range(24), mover + waiter)
    own = sum(1 << point for point in points[:mover])
    other = sum(1 << point for point in points[mover:])
    return own << 1 | other << 25 if chance.random() < 0.5 else other << 1 | own << 25 | 1


def some_states(seed: int, count: int, classes: list[Class]) -> Iterator[State]:
    """*count* random positions that are not over, the classes in turn."""
    chance = random.Random(seed)
    for number in range(count):
        state = some_state(chance, *classes[number % len(classes)])
        while GAME.over(state):
            state = some_state(chance, *classes[number % len(classes)])
        yield state


def known(state: State) -> int | None:
    """The distance of a state, over or not."""
    return 0 if GAME.over(state) else TABLES.distance(state)


def by_one_ply(state: State) -> int | None:
    """The distance of a state that is not over, from those one ply further."""
    ahead = [known(GAME.play(state, move)) for move in GAME.moves(state)]
    lost = [distance for distance in ahead if distance is not None and distance % 2 == 0]
    if lost:
        return min(lost) + 1
    won = [distance for distance in ahead if distance is not None]
    return max(won) + 1 if len(won) == len(ahead) else None


# numbers


def test_a_symmetry_keeps_the_mills() -> None:
    mills = {frozenset(mill) for mill in MILLS}
    assert len(set(SYMMETRIES)) == 16
    for symmetry in SYMMETRIES:
        assert {frozenset(symmetry[point] for point in mill) for mill in MILLS} == mills


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_sets_fall_into_orbits(count: int) -> None:
    first, orbit_of, symmetry, fixing = orbits(count)
    sets = list(sets_of(count, 24))
    assert [rank(points) for points in sets] == list(range(len(orbit_of)))
    fixed = sum(image(turn, points) == points for turn in range(16) for points in sets)
    assert len(first) == fixed // 16  # the lemma that is not Burnside's
    for points, orbit, turn in zip(sets, orbit_of, symmetry, strict=True):
        assert image(turn, points) == first[orbit] <= points
    # as many sets in an orbit as symmetries, over those that keep a set
    sizes = [orbit_of.count(orbit) * (1 + len(kept)) for orbit, kept in enumerate(fixing)]
    assert sizes == [16] * len(first)


def test_a_listing_bridges_wide_gaps() -> None:
    numbers, distances = [0, 1, 65_536, 300_000, 300_001], [3, 5, 2, 9, 250]
    listing = unpack(pack(numbers, distances))
    assert [listing.distance(number) for number in numbers] == distances
    assert len(listing.numbers) > len(numbers)
    for number in (*listing.numbers, 2, 65_535, 299_999, 300_002):
        assert (listing.distance(number) is None) == (number not in numbers)


def test_an_empty_listing_lists_nothing() -> None:
    assert unpack(pack([], [])).distance(0) is None


# what is in the table


@each_class
def test_every_distance_follows_from_those_one_ply_further(stones: Class) -> None:
    for state in some_states(1, 150, [stones]):
        assert TABLES.distance(state) == by_one_ply(state)


@pytest.mark.long
@each_class
def test_many_distances_follow_from_those_one_ply_further(stones: Class) -> None:
    for state in some_states(2, 20_000, [stones]):
        assert TABLES.distance(state) == by_one_ply(state)


@each_class
def test_listed_positions_follow_from_those_one_ply_further(stones: Class) -> None:
    chance = random.Random(3)
    found = 0
    for _ in range(3000):
        state = some_state(chance, *stones)
        if not GAME.over(state) and TABLES.distance(state) is not None:
            found += 1
            assert TABLES.distance(state) == by_one_ply(state)
            if found == 60:
                break
    assert found or stones in [(4, 4), (4, 5)]


def test_the_symmetries_do_not_change_a_distance() -> None:
    for state in some_states(4, 100, CLASSES):
        south, north = state >> 1 & BOARD, state >> 25 & BOARD
        turned = {
            image(turn, south) << 1 | image(turn, north) << 25 | state & 1 for turn in range(16)
        }
        exchanged = {
            (one >> 1 & BOARD) << 25 | (one >> 25 & BOARD) << 1 | ~one & 1 for one in turned
        }
        assert {TABLES.distance(one) for one in turned | exchanged} == {TABLES.distance(state)}


def test_a_search_without_tables_finds_the_short_distances() -> None:
    found = 0
    for state in some_states(5, 60, CLASSES):
        distance = TABLES.distance(state)
        search = Search(Morris({"repetition": 0}), evaluation_of(GAME), Table(), (state,))
        search.pause_at = 10**9
        value = drive(search.search(state, 3, -INFINITE, INFINITE))
        if distance is not None and distance <= 3:
            found += 1
            assert value == (WIN - distance if distance % 2 else distance - WIN)
        else:
            assert abs(value) < WIN // 2
    assert found > 10


def plain_distances() -> dict[tuple[int, int], int]:
    """The distance of each position of three against three, one for all its turned images; no drawn ones.

    Written without anything of the tables: every position is looked through again for each distance.
    """
    mills = [sum(1 << point for point in mill) for mill in MILLS]
    sets = [sum(1 << point for point in points) for points in combinations(range(24), 3)]
    turned = {
        points: [
            sum(1 << turn[point] for point in range(24) if points >> point & 1)
            for turn in SYMMETRIES
        ]
        for points in sets
    }
    least = {points: min(images) for points, images in turned.items()}
    turns = {
        points: [turn for turn in range(16) if turned[points][turn] == least[points]]
        for points in sets
    }

    def one_of(own: int, other: int) -> tuple[int, int]:
        return least[own], min(turned[other][turn] for turn in turns[own])

    distances: dict[tuple[int, int], int] = {}
    open_ones: dict[tuple[int, int], set[tuple[int, int]]] = {}
    for own in set(least.values()):
        for other in sets:
            if own & other or one_of(own, other) != (own, other):
                continue
            empty = [point for point in range(24) if not (own | other) >> point & 1]
            stones = [point for point in range(24) if own >> point & 1]
            after = {own ^ 1 << origin ^ 1 << target for origin in stones for target in empty}
            if after & set(mills):
                distances[own, other] = 1
            else:
                open_ones[own, other] = {one_of(other, moved) for moved in after}
    distance = 1
    while True:
        distance += 1
        settled = {}
        for position, children in open_ones.items():
            if distance % 2:
                if any(distances.get(child) == distance - 1 for child in children):
                    settled[position] = distance
            elif all(distances.get(child, 0) % 2 for child in children):
                settled[position] = distance
        if not settled and distance % 2:
            return distances
        distances.update(settled)
        for position in settled:
            del open_ones[position]


@pytest.mark.long
def test_three_against_three_is_what_a_plain_retrograde_analysis_finds() -> None:
    plain = plain_distances()
    positions = won = 0
    for own in orbits(3).first:
        for other in sets_of(3, 24):
            if own & other:
                continue
            distance = TABLES.distance(own << 1 | other << 25)
            assert distance == plain.get(canonical(own, other))
            if canonical(own, other) == (own, other):
                positions += 1
                won += distance is not None and distance % 2 == 1
    assert positions == 169_626
    assert round(100 * won / positions, 1) == 82.9  # as Gasser found


@cache
def keeping(own: int) -> tuple[int, ...]:
    """The symmetries that make the set *own* the least of its images."""
    images = [image(turn, own) for turn in range(16)]
    return tuple(turn for turn in range(16) if images[turn] == min(images))


def canonical(own: int, other: int) -> tuple[int, int]:
    """The position that `plain_distances` has for this one."""
    turns = keeping(own)
    return image(turns[0], own), min(image(turn, other) for turn in turns)


# the file


def facts() -> DataFile:
    return datafile.read(FILE)


def test_the_file_is_small_and_says_what_it_is() -> None:
    assert len(FILE) < 350_000
    assert [tuple(entry[:2]) for entry in facts().facts["classes"]] == CLASSES
    assert facts().facts["options"] == {"flying": True}


@pytest.mark.parametrize(
    ("most", "classes"),
    [(6, 1), pytest.param(8, 6, marks=pytest.mark.long)],
    ids=["six stones", "eight stones"],
)
def test_classes_built_again_are_the_same_bit_by_bit(
    most: int, classes: int, tmp_path: Path
) -> None:
    from tools.make_morris_tables import solved, write  # noqa: PLC0415

    for _ in ("built", "taken from what was kept"):
        built = datafile.read(write(solved(most, tmp_path, lambda _: None)))
        listed = facts().facts["classes"][:classes]
        assert built.facts["classes"] == listed
        assert built.content == facts().content[: 3 * sum(entry[2] for entry in listed)]


def test_what_was_kept_and_is_damaged_is_built_again(tmp_path: Path) -> None:
    import numpy as np  # noqa: PLC0415

    from tools.make_morris_tables import keep, recall  # noqa: PLC0415

    path = tmp_path / "some" / "pair.npz"
    assert recall(path) is None
    pair = {(3, 4): np.arange(9, dtype=np.uint8), (4, 3): np.zeros(5, np.uint8)}
    keep(path, pair)
    again = recall(path)
    assert again is not None
    assert {key: list(values) for key, values in again.items()} == {
        key: list(values) for key, values in pair.items()
    }
    with np.load(path) as kept:
        arrays = dict(kept)
    arrays["3v4"][0] += 1
    np.savez(path, allow_pickle=False, **arrays)
    assert recall(path) is None


def test_a_wrong_or_damaged_file_is_refused_and_play_goes_on_without_it() -> None:
    content = facts().content
    for file, error in (
        (FILE[:1000] + b"?" + FILE[1001:], DamagedDataError),
        (datafile.write("endgame", 99, "morris", {"flying": True}, content), DataVersionError),
        (datafile.write("book", 1, "morris", {"flying": True}, content), WrongDataError),
        (datafile.write("endgame", 1, "chess", {}, content), WrongDataError),
        (datafile.write("endgame", 1, "toguz", {}, content), WrongDataError),
    ):
        with pytest.raises(error) as refused:
            endgame.load(file)
        assert isinstance(refused.value, DataError)
    assert endgame.of(GAME) is None
    assert Thinker.of(Record.begin(GAME), Limits(nodes=50)).run().move in GAME.moves(GAME.start())


def test_tables_are_for_games_with_flying(at_hand: None) -> None:
    assert endgame.of(games.create("morris")) is not None
    assert endgame.of(games.create("morris", {"quiet_limit": 7})) is not None
    assert endgame.of(games.create("morris", {"flying": False})) is None
    assert endgame.of(games.create("kalah")) is None
    with pytest.raises(WrongDataError):
        Endgame(games.create("morris", {"flying": False}), facts())
