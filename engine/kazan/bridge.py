"""The only module that JavaScript calls: JSON in, JSON out.

What can be asked is in `kazan.handlers`. Stateless but for the thinking that goes on, what it remembers,
and the data files in use. Errors go out as codes (errors.py); the page has the words.
"""

import inspect
import json
import reprlib
from functools import cache

from kazan.errors import KazanError, RequestError
from kazan.handlers import Handlers, edit, knowledge, learn, match, play, sheets, think
from kazan.handlers.asked import fits
from kazan.view import Json

HANDLERS: Handlers = {
    name: handler
    for subject in (play, sheets, match, think, knowledge, learn, edit)
    for name, handler in subject.HANDLERS.items()
}


def call(name: str, arguments: str) -> str:
    """Run handler *name* with JSON keyword *arguments*; the one entry point from JavaScript."""
    try:
        answer: Json = {"ok": _run(name, arguments)}
    except KazanError as error:  # expected: shown to the player
        answer = {"error": {"code": error.code, "message": str(error)}}
    return json.dumps(
        answer, separators=(",", ":")
    )  # anything else is a bug and must reach the console


def _run(name: str, arguments: str) -> object:
    """The answer of handler *name*; raises `RequestError` for a request that does not fit it."""
    if name not in HANDLERS:
        raise RequestError(f"there is no handler {name!r}")
    try:
        keywords = json.loads(arguments)
        _signature(name).bind(**keywords)
    except (TypeError, ValueError, RecursionError) as error:
        raise RequestError(f"{name}: {error}") from error
    for key, value in keywords.items():
        if not fits(value, _signature(name).parameters[key].annotation):
            raise RequestError(f"{name}: {key} cannot be {reprlib.repr(value)}")
    return HANDLERS[name](**keywords)


@cache
def _signature(name: str) -> inspect.Signature:
    """What handler *name* takes."""
    return inspect.signature(HANDLERS[name])
