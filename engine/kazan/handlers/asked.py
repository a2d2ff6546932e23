"""What the values of a request mean; what means nothing is a `RequestError`."""

from collections.abc import Sequence
from types import NoneType, UnionType
from typing import Any, get_args, get_origin

from kazan.errors import RequestError
from kazan.match import Match
from kazan.search.levels import LEVELS, Level

MOST = 1 << 53
"""What is measured is below; so are not a number and the infinite, which Python reads in JSON."""


def fits(value: object, kind: Any) -> bool:
    """Whether the JSON *value* is of the *kind* that the annotation of a handler names.

    Of an object only that it is one: what its names must be, each handler knows.
    """
    whole, parts = get_origin(kind), get_args(kind)
    if whole is UnionType:
        return any(fits(value, part) for part in parts)
    if whole in (list, Sequence):
        return isinstance(value, list) and all(fits(one, parts[0]) for one in value)
    if whole is dict:
        return isinstance(value, dict)
    if kind is float:
        return type(value) in (int, float) and abs(value) < MOST  # type: ignore[arg-type]
    return type(value) is (NoneType if kind is None else kind)  # and so True is no number


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
