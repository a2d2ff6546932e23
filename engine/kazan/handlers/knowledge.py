"""Data files (tables, books) taken into use in slices."""

from binascii import a2b_base64

from kazan.errors import DamagedDataError, DataError, RequestError
from kazan.handlers import Handlers, kept
from kazan.search import data
from kazan.view import Json

_loadings = kept.Numbered[data.Loading](2)


def data_start(content: str) -> Json:
    """Begin to take the data file *content*, in base 64, into use; the answer names the work."""
    try:
        file = a2b_base64(content, strict_mode=True)
    except (TypeError, ValueError) as error:
        raise DamagedDataError(f"not base 64: {error}") from error
    return {"id": _loadings.add(data.Loading(file))}


def data_step(id: int, ms: float) -> Json:
    """Go on with it for about *ms* milliseconds; a file that cannot be used is refused here."""
    loading = _loadings.find(id)
    if loading is None:
        raise RequestError(f"nothing is being loaded under number {id}")
    try:
        file = loading.step(ms)
    except DataError:
        _loadings.drop(id)
        raise
    if file is not None:
        _loadings.drop(id)
    return {"done": file is not None}


def data_forget() -> Json:
    """Let go of every data file in use, and of those on their way."""
    _loadings.clear()
    data.forget()
    return {}


HANDLERS: Handlers = {
    "data_start": data_start,
    "data_step": data_step,
    "data_forget": data_forget,
}
