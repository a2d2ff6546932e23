"""Matches between two players: ``python -m tools.arena GAME PLAYER PLAYER [--games N]``, in engine/.

A player is a level (``hard``), limits (``nodes=2000``, ``depth=4``), or a level with other limits
(``hard,nodes=6000``) or errors (``easy,whim=4,blindness=0``). It may be told to do without tables
(``tables=no``) and to judge differently (``judge=plain``: the stones in the stores or on the board, nothing
else; ``judge=PATH``: the `Evaluation` of another file). Seconds become nodes, a few for each second
(``--speed``), so every machine plays the same games.

Every opening is a few moves at random and is played from both sides. The match ends early when it is clear
whether the first player is stronger (`Sequential`); with ``--all`` it does not. It takes some minutes.
"""

from __future__ import annotations

import argparse
import sys
from importlib.util import module_from_spec, spec_from_file_location
from math import inf, log, log10, sqrt
from typing import TYPE_CHECKING, NamedTuple

from kazan import games
from kazan.__main__ import load_tables
from kazan.chance import words
from kazan.errors import RequestError
from kazan.evaluation import Evaluation, Greedy
from kazan.record import Record
from kazan.search import levels
from kazan.search.levels import Level
from kazan.search.thinker import Thinker, evaluation_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from kazan.game import Game

LONGEST = 400
"""Plies after which a game is given up as drawn."""
OPENING = (2, 8)
"""The fewest and the most random plies of an opening."""
SPEED = 12_000
"""Nodes for each second of a player who is limited by time."""
FREE: dict[str, dict[str, object]] = {"gaziantep": {"start_hole": "any"}}
"""The options of a game in which the default leaves nobody a choice."""


def plain(game: Game) -> Evaluation:
    """The score, and won or lost; nothing else."""
    return Greedy(evaluation_of(game))


class Player(NamedTuple):
    """A level, and the evaluation it judges with; None: the game's own."""

    level: Level
    judge: Callable[[Game], Evaluation] | None = None


def player(text: str, speed: int = SPEED) -> Player:
    """The player that *text* describes; raises `RequestError`."""
    request: dict[str, object] = {}
    errors: dict[str, int] = {}
    name, judge, tables = None, None, True
    for part in text.split(","):
        key, _, value = part.partition("=")
        if not value:
            name = key
        elif key == "judge":
            judge = plain if value == "plain" else judge_of(value)
        elif key == "tables":
            tables = value != "no"
        elif key in ("whim", "blindness") and value.isdecimal():
            errors[key] = int(value)
        elif value.isdecimal():
            request[key] = int(value)
        else:
            raise RequestError(f"{part!r} describes no player")
    level = levels.read({"level": name} if name else request)
    limits = levels.read(request).limits if request else level.limits
    if limits.seconds is not None:
        limits = limits._replace(nodes=int(speed * limits.seconds), seconds=None)
    if errors:  # not those that a game has for this level
        whim, blindness = (errors.get(key, getattr(level, key)) for key in ("whim", "blindness"))
        level = level._replace(whim=whim, blindness=blindness, name="")
    return Player(level._replace(limits=limits, knows=level.knows and tables), judge)


def judge_of(path: str) -> Callable[[Game], Evaluation]:
    """The class `Evaluation` of the file *path*."""
    spec = spec_from_file_location(f"judge_{abs(hash(path))}", path)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    sys.modules[spec.name] = module  # where it looks for the files beside it
    spec.loader.exec_module(module)
    found = module.Evaluation
    assert issubclass(found, Evaluation)
    return found  # type: ignore[no-any-return]


class Score(NamedTuple):
    """What the first player has won, drawn and lost."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def games(self) -> int:
        """How many have been played."""
        return sum(self)

    @property
    def share(self) -> float:
        """His part of the points."""
        return (self.won + self.drawn / 2) / self.games

    @property
    def error(self) -> float:
        """The standard error of `share`."""
        share = self.share
        squares = self.won * (1 - share) ** 2 + self.drawn * (0.5 - share) ** 2
        return sqrt(squares + self.lost * share**2) / self.games

    def __str__(self) -> str:
        low, middle, high = (elo(self.share + step * self.error) for step in (-1.96, 0, 1.96))
        return (
            f"+{self.won} ={self.drawn} -{self.lost}  {self.share:6.1%}  "
            f"Elo {middle:+.0f} ({low:+.0f} to {high:+.0f})"
        )


def elo(share: float) -> float:
    """The difference in strength at which a player wins *share* of the points."""
    if not 0 < share < 1:
        return inf if share >= 1 else -inf
    return 400 * log10(share / (1 - share))


class Sequential(NamedTuple):
    """A sequential probability ratio test of the first player's share: *low* against *high*.

    Its grain is a pair of games with the same opening, whose results hang together; *risk* is the chance of
    either error.
    """

    low: float = 0.5
    high: float = 0.58
    risk: float = 0.05
    fewest: int = 10  # pairs before which nothing is decided

    def decided(self, pairs: list[float]) -> bool:
        """Whether the shares of the *pairs* played so far are enough."""
        count = len(pairs)
        if count < self.fewest:
            return False
        mean = sum(pairs) / count
        variance = max(sum((pair - mean) ** 2 for pair in pairs) / count, 0.01)
        ratio = count * (self.high - self.low) * (2 * mean - self.low - self.high) / (2 * variance)
        return abs(ratio) >= log((1 - self.risk) / self.risk)


def opening(game: Game, seed: int, plies: tuple[int, int] = OPENING) -> Record:
    """A few random moves from the start, *plies* at least and at most, after which the game goes on."""
    draws = words(seed)
    while True:
        record = Record.begin(game)
        for _ in range(plies[0] + next(draws) % (plies[1] - plies[0] + 1)):
            if record.result:
                break
            record = record.play(record.legal[next(draws) % len(record.legal)])
        if not record.result:
            return record


def finish(record: Record, sides: tuple[Player, Player], seed: int) -> Record:
    """*record* played on by *sides*, south first."""
    judges = [side.judge(record.game) if side.judge else None for side in sides]
    draws = words(seed)
    while not record.result and len(record.moves) < LONGEST:
        side = record.state & 1
        thinker = Thinker.of(record, sides[side].level, next(draws) >> 1, judges[side])
        record = record.play(thinker.run().move)
    return record


def match(
    game: Game,
    first: Player,
    second: Player,
    count: int,
    seed: int = 0,
    *,
    stop: Sequential | None,
    plies: tuple[int, int] = OPENING,
) -> Iterator[tuple[Score, Record]]:
    """The score after each game and the game; *count* of them, or fewer if *stop* has seen enough.

    *plies* are the fewest and the most of an opening.
    """
    score = Score()
    pairs: list[float] = []
    draws = words(seed)
    for _ in range(count // 2):
        begun, before = next(draws), score
        for side in (0, 1):
            sides = (second, first) if side else (first, second)
            played = finish(opening(game, begun, plies), sides, begun + side)
            winner = played.result.winner if played.result else None
            if winner is None:
                score = score._replace(drawn=score.drawn + 1)
            elif winner == side:
                score = score._replace(won=score.won + 1)
            else:
                score = score._replace(lost=score.lost + 1)
            yield score, played
        won, drawn = score.won - before.won, score.drawn - before.drawn
        pairs.append((won + drawn / 2) / 2)
        if stop and stop.decided(pairs):
            return


def main() -> None:
    """Play the match of the arguments and tell its score."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(games.GAMES))
    parser.add_argument("players", nargs=2, metavar="PLAYER")
    parser.add_argument("--games", type=int, default=100, help="at most (100)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--speed", type=int, default=SPEED, help=f"nodes a second ({SPEED})")
    parser.add_argument("--all", action="store_true", help="play all games")
    arguments = parser.parse_args()
    load_tables()
    game = games.create(arguments.game, FREE.get(arguments.game))
    first, second = (player(text, arguments.speed) for text in arguments.players)
    stop = None if arguments.all else Sequential()
    score = Score()
    for score, _ in match(game, first, second, arguments.games, arguments.seed, stop=stop):
        print(f"\r{score}", end="   ", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print(f"{arguments.game}: {arguments.players[0]} against {arguments.players[1]}: {score}")


if __name__ == "__main__":
    main()
