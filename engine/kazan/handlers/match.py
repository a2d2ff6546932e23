"""Matches of several sets, and what is decided before a game: by chance, by a guess, by the computer."""

from collections.abc import Sequence

from kazan import games
from kazan.games.gaziantep.rite import chooser
from kazan.handlers import Handlers, asked, kept
from kazan.match import Match
from kazan.record import Record
from kazan.search.sides import begun, choose_side, outlook
from kazan.view import Json


def within(record: str, match: Json) -> Json:
    """The view of a game as the next set of *match*, which its text then tells."""
    return kept.show(kept.record(record).within(asked.match(match)))


def match(
    game: str,
    options: Json | None,
    sets: int,
    first: int,
    winners: Sequence[int | None],
    stopped: bool = False,
) -> Json:
    """Where a match stands and how its next set begins; see `Match` and `Game.seating`."""
    played = Match.read(sets, first, winners, stopped)
    index = len(played.winners)
    following = None
    if not played.over:
        starter = played.starter(index)
        seating = games.create(game, options).seating(index, starter)
        following = {"index": index, "starter": starter, **seating._asdict()}
    return {
        "points": list(played.points),
        "starters": list(played.starters),
        "winner": played.winner,
        "decided": played.decided_after,
        "over": played.over,
        "next": following,
    }


def rite(challenger: int, hidden: int, guess: int) -> Json:
    """Who has the choice after "tek mi, çift mi?"; see `kazan.games.gaziantep.rite`."""
    return {"right": hidden == guess, "chooser": chooser(challenger, hidden, guess)}


def side_choice(game: str, options: Json | None, level: str, seed: int = 0) -> Json:
    """The side that a computer chooses where nobody chooses a move; see `kazan.search.sides`."""
    return {"side": choose_side(games.create(game, options), asked.level(level), seed)}


def side_outlook(
    game: str, options: Json | None = None, start: list[int | str] | None = None
) -> list[Json]:
    """What comes of a deal for each side if it begins, counted out; see `kazan.search.sides`.

    The deal is that of the options, or the row *start*, whoever's turn it says.
    """
    rules = games.create(game, options)
    records = [
        begun(rules, side)
        if start is None
        else Record.begin(rules, rules.read_row([*start[:-1], side]))
        for side in (0, 1)
    ]
    return [outlook(record)._asdict() for record in records]


HANDLERS: Handlers = {
    "match": match,
    "within": within,
    "rite": rite,
    "side_choice": side_choice,
    "side_outlook": side_outlook,
}
