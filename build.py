#!/usr/bin/env python3
"""Build, serve and test Kazan. ``python3 build.py serve`` is all that a fresh machine needs.

Each command installs what it lacks into ``.venv`` and ``web/node_modules``, once.
"""

from __future__ import annotations

import argparse
import sys

if sys.version_info < (3, 11):  # noqa: UP036  # the one check that an older Python must reach
    sys.exit("Kazan needs Python 3.11 or newer; this is " + sys.version.split()[0])

from sitebuild import setup
from sitebuild.paths import BuildError

PORT = 8000


def main() -> None:
    """Run the command that is asked for; a failure ends with a line that says what to do."""
    arguments = parse()
    try:
        setup.enter_venv(sys.argv[1:])
        with setup.alone():
            setup.install_modules()
        arguments.run(arguments)
    except BuildError as error:
        sys.exit(f"kazan: {error}")
    except KeyboardInterrupt:
        sys.exit("\nkazan: interrupted; nothing is left half-made")


def parse() -> argparse.Namespace:
    """The command and its options."""
    parser = argparse.ArgumentParser(description="Build, serve and test Kazan.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def command(run: object, name: str, summary: str) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=summary, description=summary)
        added.set_defaults(run=run)
        return added

    served = command(serve, "serve", "build the site and serve it on 127.0.0.1")
    served.add_argument("--port", type=int, default=PORT)
    command(build, "build", "build the site into dist/")
    tested = command(test, "test", "build, and run every test")
    tested.add_argument("--all", action="store_true", help="the long form as well")
    command(check, "check", "check format, style, types and languages")
    measured = command(bench, "bench", "measure, and print the figures as a table")
    measured.add_argument("what", nargs="?", choices=("all", "strength"), default="all")
    measured.add_argument("figures", nargs="*", metavar="NAME", help="only these of strength")
    command(pictures, "pictures", "take the screenshots of README and manifest anew")
    return parser.parse_args()


# Each imports what it needs only now, inside the environment that has it.


def build(_: argparse.Namespace | None = None) -> None:
    """Make ``dist/``."""
    from sitebuild import site  # noqa: PLC0415

    with setup.alone():
        site.build()


def serve(arguments: argparse.Namespace) -> None:
    """Make ``dist/`` and serve it."""
    from sitebuild import server  # noqa: PLC0415

    with server.reserve(arguments.port) as reserved:
        build()
        server.serve(reserved)


def test(arguments: argparse.Namespace) -> None:
    """Make ``dist/`` and run every test on it."""
    from sitebuild import tests  # noqa: PLC0415

    build()
    tests.run(everything=arguments.all)


def check(_: argparse.Namespace) -> None:
    """Check the sources without running them."""
    from sitebuild import checks  # noqa: PLC0415

    checks.run()


def bench(arguments: argparse.Namespace) -> None:
    """Measure the built site and the engine, or how strong the computer plays."""
    from sitebuild import bench as figures  # noqa: PLC0415

    if arguments.what == "strength":
        figures.strength(arguments.figures)
        return
    build()
    figures.run()


def pictures(_: argparse.Namespace) -> None:
    """Take the screenshots that are kept in the repository."""
    from sitebuild import pictures as camera  # noqa: PLC0415

    build()
    camera.take()


if __name__ == "__main__":
    main()
