#!/usr/bin/env python3
"""Test an installer on Windows, or under Wine in a separate folder.

Usage: cycle_test.py [SETUP]

SETUP is an installer of the real program. The script installs this program, tests that it works, and
uninstalls it. Without SETUP, the script builds installers for two versions of a small program (payload.nsi).
It then also tests upgrades.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from io import TextIOWrapper
from pathlib import Path

from build_setup import ROOT, TARGET, build, makensis, own_version
from machine import Machine, wait_until

HERE = Path(__file__).resolve().parent
PROGRAM = "alhambra-desktop.exe"
CLASSES = r"Software\Classes"
APPS_ENTRY = r"Software\Microsoft\Windows\CurrentVersion\Uninstall\AlhambraDesktop"
USUAL = r"%LOCALAPPDATA%\Programs\AlhambraDesktop"
SHORTCUT = r"%APPDATA%\Microsoft\Windows\Start Menu\Programs\Alhambra Desktop.lnk"
SAVES = r"%LOCALAPPDATA%\alhambra-desktop\games"
STRANGE = "C:\\Játékok és űrhajók\\Alhambra 1"
TYPES = {".alhambra": "AlhambraDesktop.SavedGame", ".alhambra-record": "AlhambraDesktop.GameRecord"}
OLDER = "0.0.1"


def check(true: object, what: str) -> None:
    """Print a result. If `true` is false, exit with 1."""
    print(("holds: " if true else "DOES NOT HOLD: ") + what, flush=True)
    if not true:
        sys.exit(1)


class Cycle:
    def __init__(self, machine: Machine, setup: Path, version: str) -> None:
        self.machine, self.setup, self.version = machine, machine.windows_path(setup), version

    def install(self, *arguments: str, setup: str | None = None) -> int:
        return self.machine.run(setup or self.setup, "/S", *arguments)

    def there(self, folder: str, name: str) -> Path:
        return self.machine.path(folder) / name

    def looks_right(self, folder: str) -> None:
        command = f'"{self.machine.named(folder)}\\{PROGRAM}" "%1"'
        check(self.there(folder, PROGRAM).is_file(), f"the program is in {folder}")
        check(self.machine.path(SHORTCUT).is_file(), "the Start menu has an entry")
        classes = self.machine.registry(CLASSES)
        for ending, kind in TYPES.items():
            check(classes[rf"{CLASSES}\{ending}"].get("") == kind, f"{ending} is ours")
            opens = classes[rf"{CLASSES}\{kind}\shell\open\command"].get("")
            check(opens == command, f"{opens} opens it")
        apps = self.machine.registry(APPS_ENTRY).get(APPS_ENTRY, {})
        check(apps.get("DisplayVersion") == self.version, f"Apps shows version {apps.get('DisplayVersion')}")
        check(int(apps.get("EstimatedSize", 0)) > 0, f"Apps shows a size ({apps.get('EstimatedSize')} kB)")
        check(apps.get("Publisher") == "The Alhambra Desktop founders", "Apps shows the publisher")

    def uninstall(self, folder: str) -> None:
        """Remove the program and check that nothing of it is left."""
        apps = self.machine.registry(APPS_ENTRY).get(APPS_ENTRY, {})
        command, _, silent = apps["QuietUninstallString"].rpartition(" ")
        check(self.machine.run(command.strip('"'), silent) == 0, "the uninstaller starts")
        wait_until(lambda: not self.machine.path(SHORTCUT).exists(), "the entry of the Start menu is gone")
        wait_until(lambda: not self.machine.registry(APPS_ENTRY), "the entry in Apps is gone")
        check(not self.there(folder, PROGRAM).exists(), "the program is gone")
        check(not self.there(folder, "_internal").exists(), "its files are gone")
        classes = self.machine.registry(CLASSES)
        left = [key for key in classes if "alhambra" in key.lower() and (classes[key] or "\\" in key)]
        check(not left, f"no file type is registered any more {left or ''}")


def stand_in(folder: Path, *more: str) -> Path:
    bundle = folder / "bundle"
    for name in ("_internal/$odd name.txt", *more):
        (bundle / name).parent.mkdir(parents=True, exist_ok=True)
        (bundle / name).write_text(name, encoding="utf-8")
    options = [f"-DTARGET={TARGET}", f"-DOUTFILE={bundle / PROGRAM}", str(HERE / "payload.nsi")]
    subprocess.run([str(makensis()), "-V2", *options], check=True)
    return bundle


def try_stand_ins(machine: Machine, folder: Path) -> None:
    older, newer = folder / "older-setup.exe", folder / "newer-setup.exe"
    stale = "_internal/old/stale.txt"
    check(build(stand_in(folder / "older", stale), older, OLDER, None) == 0, "the older installer compiles")
    check(build(stand_in(folder / "newer"), newer, own_version(), None) == 0, "the newer installer compiles")
    cycle = Cycle(machine, newer, own_version())
    check(cycle.install(setup=machine.windows_path(older)) == 0, "the older version is installed")
    check(cycle.there(USUAL, stale).is_file(), "it has a file that the newer version lacks")
    own, save = cycle.there(USUAL, "my notes.txt"), machine.path(SAVES) / "mine.alhambra"
    for file in (own, save):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("mine", encoding="utf-8")
    upgrade_while_it_runs(cycle)
    check(not cycle.there(USUAL, stale).parent.exists(), "the file that only the older version had is gone")
    cycle.looks_right(USUAL)
    opens_by_double_click(cycle, save)
    cycle.uninstall(USUAL)
    check(own.read_text(encoding="utf-8") == "mine", "a file of the user is still in the folder")
    check(save.read_text(encoding="utf-8") == "mine", "the saved games are still there")
    check(cycle.install(f"/D={STRANGE}") == 0, f"it is installed in {STRANGE}")
    cycle.looks_right(STRANGE)
    check(machine.run(rf"{STRANGE}\{PROGRAM}") == 0, "it starts there")
    cycle.there(STRANGE, "started.txt").unlink()
    check(cycle.install() == 0, "it is installed again")
    cycle.looks_right(STRANGE)
    cycle.uninstall(STRANGE)
    wait_until(lambda: not machine.path(STRANGE).exists(), "its folder is gone")
    check(cycle.install("/D=C:\\" + "x" * 250) == 2, "a folder with too long a name is refused")
    check(not machine.registry(APPS_ENTRY), "and nothing is installed")


def upgrade_while_it_runs(cycle: Cycle) -> None:
    """Check that a running program is replaced only after it has ended."""
    started = cycle.there(USUAL, "started.txt")
    running = cycle.machine.start(cycle.machine.named(rf"{USUAL}\{PROGRAM}"), "--stay")
    wait_until(started.exists, "the program runs")
    check(cycle.install() == 2, "the installer gives up while the program is running")
    apps = cycle.machine.registry(APPS_ENTRY).get(APPS_ENTRY, {})
    check(apps.get("DisplayVersion") == OLDER, "and has changed nothing")
    stop = cycle.there(USUAL, "stop.txt")
    stop.touch()
    running.wait(60)
    stop.unlink()
    started.unlink()
    check(cycle.install() == 0, "the newer version is installed over the older one")


def opens_by_double_click(cycle: Cycle, save: Path) -> None:
    name = cycle.machine.named(rf"{SAVES}\{save.name}")
    cycle.machine.double_click(name)
    started = cycle.there(USUAL, "started.txt")
    wait_until(started.exists, "a saved game opens by double click")
    wait_until(lambda: save.name in started.read_bytes().decode("utf-16-le"), "the program gets its name")
    started.unlink()


def try_real(machine: Machine, setup: Path) -> None:
    cycle = Cycle(machine, setup, own_version())
    check(cycle.install() == 0, "the program is installed")
    cycle.looks_right(USUAL)
    program = cycle.there(USUAL, PROGRAM)
    done = subprocess.run([sys.executable, ROOT / "installer" / "smoke_test.py", program], check=False)
    check(done.returncode == 0, "it works")
    cycle.uninstall(USUAL)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Install, upgrade and uninstall on Windows or under Wine.")
    parser.add_argument("setup", nargs="?", type=Path, help="an installer of the real program")
    options = parser.parse_args(arguments)
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a Windows console may not support the characters of a path
    with tempfile.TemporaryDirectory(prefix="alhambra-cycle-", ignore_cleanup_errors=True) as folder:
        machine = Machine(Path(folder))
        try:
            if options.setup is not None:
                try_real(machine, options.setup.resolve())
            else:
                try_stand_ins(machine, Path(folder))
        finally:
            machine.close()
    print("All steps passed.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
