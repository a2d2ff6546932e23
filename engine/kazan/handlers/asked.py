"""What the values of a request mean; what means nothing is a `RequestError`."""

from kazan.errors import RequestError
from kazan.match import Match
from kazan.search.levels import LEVELS, Level


def level(name: str) -> Level:
    """The level of that *name*."""
    if name not in LEVELS:
        raise RequestError(f"there is no level {name!r}")
    return LEVELS[name]


def match(parts: object) -> Match:
    """The match of {sets, first, winners, stopped}; raises `MatchError`."""
    if not isinstance(parts, dict):
        raise RequestError("a match must be an object")
    return Match.read(
        parts.get("sets"), parts.get("first"), parts.get("winners"), parts.get("stopped", False)
    )


def handicap(parts: object) -> tuple[int, int]:
    """The giver and the number of stones of {giver, stones}."""
    if not isinstance(parts, dict):
        raise RequestError("a handicap must be an object")
    giver, stones = parts.get("giver"), parts.get("stones")
    if not isinstance(giver, int) or not isinstance(stones, int):
        raise RequestError("a handicap has a giver and a number of stones")
    return giver, stones
