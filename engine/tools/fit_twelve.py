"""Fit the evaluation of Mangala and Kalah: ``python -m tools.fit_twelve [GAME ...]``, in engine/.

Games are played in which both sides see a turn or none and now and then play anything; their positions and
some that a search would meet get their values: from a table, from the exact solver up to `SOLVED` stones,
beyond it from a search of `DEPTH` turns with the numbers there are. Then numbers are fitted to them, by
stochastic descent. This is done in `STAGES`, from nothing: the first knows positions only that are solved,
each later one positions with more stones, judged with the numbers of the one before. Each batch of games is
kept in the work folder, so an interrupted run goes on where it stopped. The same stages give the same file,
whatever the engine judges with now. It takes some three minutes a game.
"""

from __future__ import annotations

import argparse
import zlib
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from numba import njit

from kazan import datafile
from kazan.games.twelve_evaluation import KIND, MOST_ALONE, MOST_PAIRED, ONE, VERSION
from tools import make_endgame
from tools.progress import teller
from tools.twelve import RULES, play, row_of, total
from tools.twelve_judge import ALONE, COUNTS, FEW, VECTORS
from tools.twelve_memory import Room
from tools.twelve_search import INFINITE, STONE_BITS, estimate, search
from tools.twelve_solver import Solver

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

ENGINE = make_endgame.ENGINE
WORK = ENGINE.parent / "build" / "fit"
TABLE, SOLVED, LEAST = 20, 26, 13
"""Stones in the pits: of the table in memory, of the largest position solved, of the smallest used."""
STAGES = ((16, 26, 0, 6), (24, 48, 3, 6), (48, 48, 4, 12))
"""For each stage the batches of games, the most stones of its positions, the turns of the search that judges
those that are not solved, the rounds of fitting."""
GAMES = 250
"""Games of a batch."""
WIDTH = 13
WILD = 64
"""How many of 256 moves are any move."""
LEFT_OUT = 2
"""One of so many positions is used: neighbours tell the same."""
FAR = 6.0
"""A greater error, in stones, counts as so much."""
FADING = 0.002
"""How strongly numbers are drawn to 0."""
RATE = 0.06
VALUE, STONES, SLOTS = 42, 43, 44
"""Where a sample has, after the 21 vectors of each row, the value in sixteenths of a stone and the stones."""


@njit()
def stirred(word: int) -> int:
    """The next of a row of words that look like chance (an xorshift of G. Marsaglia)."""
    word ^= word << 13
    word ^= word >> 7 & (1 << 57) - 1
    word ^= word << 17
    return word


@njit()
def below(word: int, most: int) -> int:
    """A number from 0 to *most* - 1 from a word."""
    number: int = (word >> 20 & 0xFFFFFFFF) * most >> 32
    return number


@njit()
def value_of(room: Room, rules: int, most: int, turns: int, own: int, other: int) -> int:
    """The value of a position in sixteenths of a stone: exact, or of a search of some *turns*."""
    stones = total(own) + total(other)
    depth = turns if stones > SOLVED else 1
    guess: int = estimate(room, rules, most, own, other, stones, depth, -INFINITE, INFINITE)
    if stones > SOLVED:
        return guess
    guess >>= STONE_BITS
    guess += guess + stones & 1
    low, high = -stones, stones
    while low < high:
        value = search(room, rules, most, own, other, stones, guess - 1, guess, 0)
        if value >= guess:
            low = value
            guess = value + 2
        else:
            high = value
            guess = value
    return low << STONE_BITS


@njit()
def chosen(room: Room, rules: int, most: int, own: int, other: int, word: int) -> int:
    """The pit that a player who sees a turn or none lifts, or now and then any."""
    wild = word & 255 < WILD
    depth = word >> 8 & 1
    count, best, best_value = 0, -1, -INFINITE
    for pit in range(6):
        if own >> 8 * pit & 255 == 0:
            continue
        if wild:
            count += 1
            word = stirred(word)
            if below(word, count) == 0:
                best = pit
            continue
        mine, theirs, gain, again = play(rules, own, other, pit)
        value = gain << STONE_BITS
        if mine:
            left = total(mine) + total(theirs)
            if again:
                value += estimate(room, rules, most, mine, theirs, left, depth, -INFINITE, INFINITE)
            else:
                value -= estimate(room, rules, most, theirs, mine, left, depth, -INFINITE, INFINITE)
        if value > best_value:
            best, best_value = pit, value
    return best


@njit()
def describe(sample: NDArray[np.int32], begin: int, row: int) -> None:
    """Write the places of the 21 vectors of *row* from *begin* on."""
    for pit in range(6):
        sample[begin + pit] = COUNTS * pit + min(row >> 8 * pit & 255, MOST_ALONE)
    place = 0
    for first in range(5):
        for second in range(first + 1, 6):
            few = min(row >> 8 * first & 255, MOST_PAIRED)
            sample[begin + 6 + place] = (
                ALONE + FEW * FEW * place + FEW * few + min(row >> 8 * second & 255, MOST_PAIRED)
            )
            place += 1


@njit()
def gather(
    room: Room,
    rules: int,
    most: int,
    greatest: int,
    turns: int,
    start: int,
    seed: int,
    games: int,
    samples: NDArray[np.int32],
) -> int:
    """Fill *samples* from *games* games, with at most *greatest* stones; gives their number."""
    count = 0
    word = seed
    for _ in range(20):
        word = stirred(word)
    for _ in range(games):
        own, other = start, start
        while own:
            word = stirred(word)
            pit = chosen(room, rules, most, own, other, word)
            mine, theirs, _, again = play(rules, own, other, pit)
            own, other = (mine, theirs) if again else (theirs, mine)
            # where the game stands, and after any one move more, as a search would meet it
            one, two = own, other
            for further in range(3):
                if one == 0 or total(one) + total(two) < LEAST or count == len(samples):
                    break
                word = stirred(word)
                stones = total(one) + total(two)
                if stones <= greatest and below(word, LEFT_OUT) == 0:
                    sample = samples[count]
                    describe(sample, 0, one)
                    describe(sample, 21, two)
                    sample[VALUE] = value_of(room, rules, most, turns, one, two)
                    sample[STONES] = stones
                    count += 1
                if further == 2:
                    break
                word = stirred(word)
                pit = below(word, 6)
                while one >> 8 * pit & 255 == 0:
                    pit = (pit + 1) % 6
                mine, theirs, _, again = play(rules, one, two, pit)
                one, two = (mine, theirs) if again else (theirs, mine)
    return count


@njit()
def descend(
    numbers: NDArray[np.float64],
    squares: NDArray[np.float64],
    samples: NDArray[np.int32],
    order: NDArray[np.int64],
    rate: float,
) -> float:
    """Go once through *samples*: each vector moves against its error, the less the more it has moved.

    Gives the mean square of the error, in stones.
    """
    width = numbers.shape[2]
    mine, theirs, step = np.zeros(width), np.zeros(width), np.zeros(width)
    errors = 0.0
    for at in order:
        sample = samples[at]
        mine[:] = 0
        theirs[:] = 0
        for place in range(21):
            mine += numbers[0, sample[place]]
            theirs += numbers[1, sample[21 + place]]
        error = mine[0] + theirs[0] - sample[VALUE] / 16
        for lane in range(1, width):
            error += mine[lane] * theirs[lane]
        errors += error * error
        error = min(max(error, -FAR), FAR)
        for side in range(2):
            facing = theirs if side == 0 else mine
            step[0] = error
            for lane in range(1, width):
                step[lane] = error * facing[lane]
            for place in range(21):
                which = sample[21 * side + place]
                for lane in range(width):
                    slope = step[lane] + FADING * numbers[side, which, lane]
                    squares[side, which, lane] += slope * slope
                    numbers[side, which, lane] -= rate * slope / np.sqrt(squares[side, which, lane])
    return errors / len(order)


def batch(
    solver: Solver,
    number: int,
    greatest: int,
    turns: int,
    kept: Path | None,
    games: int = GAMES,
) -> NDArray[np.int32]:
    """The samples of one batch, from the file *kept* or gathered now."""
    if kept and kept.exists():
        with np.load(kept) as file:
            found: NDArray[np.int32] = file["samples"]
            if zlib.crc32(found.tobytes()) == int(file["check"]):
                return found
    samples = np.zeros((games * 200, SLOTS), np.int32)
    start = row_of([4] * 6)
    seed = (number + 1) * 0x5851F42D4C957F2D & (1 << 62) - 1
    rules, most = solver.rules.bits, solver.most
    solver.room.entries[:] = 0  # what it knows of earlier batches would change what a search finds
    count = gather(solver.room, rules, most, greatest, turns, start, seed, games, samples)
    samples = samples[:count].copy()
    if kept:
        kept.parent.mkdir(parents=True, exist_ok=True)
        half = kept.with_suffix(".half.npz")
        np.savez_compressed(half, samples=samples, check=zlib.crc32(samples.tobytes()))
        half.replace(kept)
    return samples


def fitted(
    samples: NDArray[np.int32], width: int, epochs: int, tell: Callable[[str], None]
) -> NDArray[np.int16]:
    """The numbers, by side and vector."""
    chance = np.random.default_rng(1)
    numbers = chance.normal(0, 0.05, (2, VECTORS, width))
    numbers[:, :, 0] = 0
    squares = np.full_like(numbers, 1.0)
    for epoch in range(epochs):
        rate = RATE * (1 - epoch / epochs)
        order = chance.permutation(len(samples))
        error = descend(numbers, squares, samples, order, rate)
        tell(f"round {epoch + 1}: {error**0.5:.3f} stones")
    return np.round(numbers * ONE).clip(-32768, 32767).astype(np.int16)


def write(game: str, numbers: NDArray[np.int16]) -> bytes:
    """The file with *numbers*."""
    content = numbers.astype("<i2").tobytes()
    return datafile.write(
        KIND, VERSION, game, {}, content, packing="xz", width=int(numbers.shape[2])
    )


def main() -> None:
    """Fit the files that are shipped, or what the arguments say."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", default=["mangala", "kalah"])
    parser.add_argument("--table", type=int, default=TABLE, help="stones of the table in memory")
    parser.add_argument("--width", type=int, default=WIDTH, help="numbers of a vector")
    parser.add_argument("--out", type=Path, help="the folder to write to")
    parser.add_argument("--work", type=Path, default=WORK, help="where samples are kept")
    arguments = parser.parse_args()
    tell = teller()
    for game in arguments.games:
        numbers = np.zeros((2, VECTORS, arguments.width), np.int16)
        parts: list[NDArray[np.int32]] = []
        for stage, (batches, greatest, turns, epochs) in enumerate(STAGES):
            solver = Solver(RULES[game], arguments.table, 22, numbers=numbers)
            # what was judged with the numbers of an earlier stage is done with
            parts = [part[part[:, STONES] <= SOLVED] for part in parts]
            for number in range(batches):
                kept = arguments.work / f"{game}-{stage}-{number}.npz"
                parts.append(batch(solver, 1000 * stage + number, greatest, turns, kept))
            tell(f"{game}: up to {greatest} stones, {sum(map(len, parts)):,} samples")
            numbers = fitted(np.concatenate(parts), arguments.width, epochs, tell)
        file = write(game, numbers)
        path = arguments.out or ENGINE / "kazan" / "games" / game
        (path / "evaluation.dat").write_bytes(file)
        tell(f"{game}: {len(file):,} bytes, CRC-32 {zlib.crc32(file):08x}")


if __name__ == "__main__":
    main()
