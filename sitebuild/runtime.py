"""The Python that the page runs: Pyodide's release files, a stripped standard library, the wheel.

Everything is made once per content of its sources and kept in ``build/cache``.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from pyodide_lock import PyodideLockSpec
from pyodide_lock.spec import InfoSpec
from pyodide_lock.utils import add_wheels_to_spec, update_package_sha256

from sitebuild import setup
from sitebuild.cache import kept
from sitebuild.instead import INSTEAD
from sitebuild.paths import ENGINE, MODULES, ROOT, WEB, BuildError, fingerprint

RELEASE = MODULES / "pyodide"
RELEASE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
HERE = Path(__file__).parent
INSIDE = [
    *(HERE / name for name in ("pyodide.mjs", "inside.py", "instead.py", "rehearsal.py")),
    *(WEB / "engine" / name for name in ("python.js", "snapshot.js")),
]
LIBRARY = "python_stdlib.zip"


def wheel() -> Path:
    """The engine's wheel as its sources are now."""
    sources = [ENGINE / "kazan", ROOT / "pyproject.toml"]
    folder = kept(f"wheel-{fingerprint(sources)}", make_wheel)
    return next(folder.glob("*.whl"))


def make_wheel(folder: Path) -> None:
    """Build the wheel of the engine into *folder*."""
    setup.say("building the engine's wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise BuildError(f"The engine's wheel could not be built:\n{done.stderr.strip()}")


def runtime() -> Path:
    """A folder with all that the worker loads, tried out: see `make_runtime`."""
    source = wheel()
    release = RELEASE / "package.json"
    mark = fingerprint([source, release, *INSIDE, Path(__file__)])
    return kept(f"runtime-{mark}", lambda folder: make_runtime(folder, source))


def make_runtime(folder: Path, source: Path) -> None:
    """Assemble the runtime in *folder* from the wheel *source* and rehearse a session in it."""
    setup.say("stripping and byte-compiling Python")
    for name in RELEASE_FILES:
        shutil.copy(RELEASE / name, folder / name)
    write_library(folder / LIBRARY)
    pyodide("pack", folder, RELEASE / "pyodide-lock.json", source)
    write_lock(folder, source)
    pyodide("rehearse", folder)


def write_library(target: Path) -> None:
    """Write the standard library of the release to *target* with what stands in for some of it."""
    with zipfile.ZipFile(RELEASE / LIBRARY) as stock, zipfile.ZipFile(target, "w") as ours:
        names = stock.namelist()
        if gone := INSTEAD.keys() - set(names):
            raise BuildError(
                f"Pyodide has no {', '.join(sorted(gone))} that something stands in for."
            )
        for name in names:
            ours.writestr(name, INSTEAD[name] if name in INSTEAD else stock.read(name))


def write_lock(folder: Path, source: Path) -> None:
    """Write the lock file whose only package is the packed wheel in *folder*, with its hash.

    What the package is comes from the wheel *source*: pyodide-lock looks for .py files in it.
    """
    stock = json.loads((RELEASE / "pyodide-lock.json").read_text(encoding="utf-8"))
    # the release's version: older pyodide-lock wants it, newer drops it
    version = json.loads((RELEASE / "package.json").read_text(encoding="utf-8"))["version"]
    empty = PyodideLockSpec(info=InfoSpec(**{"version": version, **stock["info"]}), packages={})
    lock = add_wheels_to_spec(empty, [source], base_path=source.parent)
    update_package_sha256(lock.packages["kazan"], folder / source.name)
    lock.check_wheel_filenames()
    lock.to_json(folder / "pyodide-lock.json")


def sha256(file: Path) -> str:
    """The hash of *file* as the lock file spells it."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


def pyodide(*arguments: str | Path) -> object:
    """What one command of pyodide.mjs answers; its failure is a failure of the build."""
    command = [setup.node(), HERE / "pyodide.mjs", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise BuildError(f"Python failed inside Pyodide ({arguments[0]}):\n{done.stderr.strip()}")
    return json.loads(done.stdout.splitlines()[-1])
