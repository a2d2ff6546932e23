"""Files that lie beside the engine's modules, be it in a folder or in an archive."""

import pkgutil


def beside(module: str, name: str) -> bytes:
    """The content of the file *name* that lies beside *module*."""
    content = pkgutil.get_data(module, name)
    assert content is not None  # only loaders that can read no data give None
    return content
