"""What the page can ask the engine, a module for each subject; each lists its handlers as `HANDLERS`.

A handler takes JSON values by keyword and answers with one. A record travels as its text, a move as its
path; work that takes longer travels as a number, and is done in slices.
"""

from collections.abc import Callable
from typing import Any

Handlers = dict[str, Callable[..., Any]]
