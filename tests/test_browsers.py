"""A browser engine that cannot be installed is told, loudly and with the reason, and stops nothing."""

import os
import shutil
import subprocess
from collections.abc import Sequence
from typing import Any

import pytest

from sitebuild import engines

UNTESTED = [
    "NOT TESTED in firefox: no firefox-esr: apt-get install firefox-esr",
    "NOT TESTED in webkit: no WebKitWebDriver and no xvfb-run: "
    "apt-get install webkit2gtk-driver xvfb xauth",
]


class Machine:
    """A machine with some *programs*, where apt-get ends in *outcome*; what it was asked is in `asked`."""

    def __init__(
        self,
        patch: pytest.MonkeyPatch,
        *programs: str,
        root: bool = True,
        outcome: BaseException | None = None,
    ) -> None:
        self.programs = set(programs)
        self.outcome = outcome
        self.asked: list[str] = []
        patch.setattr(shutil, "which", lambda name: name if name in self.programs else None)
        patch.setattr(os, "geteuid", lambda: 0 if root else 1000)
        patch.setattr(subprocess, "run", self.run)

    def run(self, command: Sequence[str], **_: Any) -> None:
        """What apt-get does here."""
        self.asked.append(command[2])
        if self.outcome is not None:
            raise self.outcome
        if "install" in command and "--download-only" not in command:
            self.programs |= {"firefox-esr", "WebKitWebDriver", "xvfb-run"}


def test_nothing_is_installed_where_all_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch, "apt-get", "firefox-esr", "WebKitWebDriver", "xvfb-run")
    assert engines.prepare() == []
    assert machine.asked == []


def test_what_lacks_is_installed_by_root_on_debian(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch, "apt-get", "xvfb-run")
    assert engines.prepare() == []
    assert machine.asked == ["update", "--download-only", "install"]


@pytest.mark.parametrize(("programs", "root"), [((), True), (("apt-get",), False)])
def test_without_apt_or_the_right_to_use_it_nothing_is_tried(
    monkeypatch: pytest.MonkeyPatch, programs: tuple[str, ...], root: bool
) -> None:
    machine = Machine(monkeypatch, *programs, root=root)
    assert engines.prepare() == UNTESTED
    assert machine.asked == []


@pytest.mark.parametrize(
    "outcome",
    [
        subprocess.CalledProcessError(100, "apt-get"),
        subprocess.TimeoutExpired("apt-get", engines.PATIENCE),
        PermissionError("apt-get"),
    ],
    ids=["refused", "no network", "not allowed"],
)
def test_an_installation_that_fails_is_told_with_the_reason(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], outcome: BaseException
) -> None:
    machine = Machine(monkeypatch, "apt-get", outcome=outcome)
    assert engines.prepare() == UNTESTED
    assert machine.asked == ["update"]
    assert f"apt-get did not install them ({outcome})" in capsys.readouterr().out
