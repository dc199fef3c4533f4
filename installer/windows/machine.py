"""A Windows system for testing an installer: this machine, or Wine in a separate folder."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

SECONDS = 60.0
"""Maximum duration of a step in seconds."""

Registry = dict[str, dict[str, str]]
"""Maps each key to a mapping from value names to values. The default value of a key has an empty name."""


class Machine:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._named: dict[str, str] = {}
        self._wine = sys.platform != "win32"
        self._variables = dict(os.environ)
        if self._wine:
            # prevent downloads by Wine, use no screen, and support characters of all languages
            self._variables |= {"WINEPREFIX": str(folder / "wine"), "WINEDEBUG": "-all", "LC_ALL": "C.UTF-8"}
            self._variables["WINEDLLOVERRIDES"] = "mscoree,mshtml,winemenubuilder.exe="
            self._variables.pop("DISPLAY", None)

    def start(self, program: str, *arguments: str) -> subprocess.Popen[bytes]:
        """Start a program. `program` is its Windows path.

        Arguments are not quoted, because an installer requires an unquoted /D=.
        """
        words = " ".join(arguments)
        command = ["wine", program, *words.split()] if self._wine else f'"{program}" {words}'
        nowhere = subprocess.DEVNULL
        return subprocess.Popen(command, env=self._variables, stdin=nowhere, stdout=nowhere, stderr=nowhere)

    def run(self, program: str, *arguments: str) -> int:
        return self.start(program, *arguments).wait(SECONDS)

    def named(self, name: str) -> str:
        """Return a Windows path with variables such as %LOCALAPPDATA% expanded."""
        if name not in self._named:
            self._named[name] = re.sub("%([A-Z]+)%", lambda found: self._variable(found[1]), name)
        return self._named[name]

    def double_click(self, name: str) -> None:
        """Open a file, given by its Windows path, as a double-click does.

        The shell of Wine 8 ignores file types in the user's registry. Under Wine, this method therefore looks
        up the command in the registry and runs it.
        """
        if sys.platform == "win32":
            os.startfile(name)
            return
        classes = r"Software\Classes"
        kind = self.registry(rf"{classes}\.{name.rpartition('.')[2]}")
        found = self.registry(rf"{classes}\{next(iter(kind.values()))['']}")
        command = next(values[""] for key, values in found.items() if key.endswith(r"\shell\open\command"))
        self.run(*(part.replace("%1", name) for part in re.findall('"(.+?)"', command)))

    def path(self, name: str) -> Path:
        """Return the local path for a Windows path on drive C:.

        The Windows path may begin with a variable such as %LOCALAPPDATA%.
        """
        windows = self.named(name)
        if not self._wine:
            return Path(windows)
        return self._folder / "wine" / "drive_c" / windows.removeprefix("C:\\").replace("\\", "/")

    def _variable(self, name: str) -> str:
        if not self._wine:
            return os.environ[name]
        done = subprocess.run(
            ["wine", "cmd", "/c", "echo", f"%{name}%"],
            env=self._variables, stdin=subprocess.DEVNULL, capture_output=True, timeout=SECONDS, check=True,
        )  # fmt: skip
        return done.stdout.decode("utf-8").strip()

    def windows_path(self, path: Path) -> str:
        return "Z:" + str(path).replace("/", "\\") if self._wine else str(path)

    def registry(self, key: str) -> Registry:
        """Return a key of the user's registry, or an empty dictionary if the key does not exist."""
        file = self._folder / "registry.reg"
        file.unlink(missing_ok=True)
        if self.run("reg", "export", rf"HKCU\{key}", self.windows_path(file), "/y") != 0:
            return {}
        return parsed(file.read_text(encoding="utf-16"))

    def close(self) -> None:
        if self._wine and (server := shutil.which("wineserver") or shutil.which("wineserver64")):
            subprocess.run([server, "-k"], env=self._variables, check=False, timeout=SECONDS)


def parsed(text: str) -> Registry:
    found: Registry = {}
    for line in text.splitlines():
        if key := re.fullmatch(r"\[HKEY_CURRENT_USER\\(.+)\]", line):
            values = found.setdefault(key[1], {})
        elif value := re.fullmatch(r'(@|"(?P<name>.*?)")=("(?P<text>.*)"|dword:(?P<number>[0-9a-f]+))', line):
            plain = re.sub(r"\\(.)", r"\1", value["text"] or "")
            values[value["name"] or ""] = str(int(value["number"], 16)) if value["number"] else plain
    return found


def wait_until(true: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + SECONDS
    while not true():
        if time.monotonic() > end:
            raise TimeoutError(f"waited {SECONDS:g} seconds for: {what}")
        time.sleep(0.1)
