"""Installs and removes the program's menu entry, icons and file types for one user, in ``XDG_DATA_HOME``."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from ...command_words import print_error
from ...model.rules.core.words.message import Message
from ...resources import RESOURCES
from ...words import phrase, say
from ..storage.places import ID, NAME

ENTRY: Final = f"applications/{ID}.desktop"
KINDS: Final = f"mime/packages/{ID}.xml"
THEME: Final = "icons/hicolor"
# a program in these folders, except /usr/local, comes from a package with its own menu entry
SYSTEM: Final = (Path("/usr"), Path("/app"))
LIBRARIES: Final = "LD_LIBRARY_PATH"

_RESERVED: Final = re.compile(r"[\s\"'\\<>~|&;$*?#()`]")
_ESCAPED: Final = re.compile(r"([\"`$\\])")


def change_entry(action: str) -> int:
    """Install or remove the menu entry; return the exit code."""
    if sys.platform in ("win32", "darwin"):
        print(phrase("entry-installer"))
        return 0
    command = program()
    if _of_system(Path(command[0])):
        print(phrase("entry-package", program=command[0]))
        return 0
    try:
        print(say(_install(command) if action == "install" else _remove()))
    except ImportError as fault:
        print_error(NAME, Message("entry-without-qt", reason=str(fault)))
        return 1
    except OSError as fault:
        place = str(fault.filename or data_home())
        print_error(NAME, Message("entry-unwritten", file=place, reason=fault.strerror or ""))
        return 1
    return 0


def data_home() -> Path:
    given = Path(os.environ.get("XDG_DATA_HOME", ""))
    return given if given.is_absolute() else Path.home() / ".local" / "share"


def program() -> list[str]:
    """Return the command that starts this program."""
    if getattr(sys, "frozen", False):
        return [os.environ.get("APPIMAGE") or sys.executable]
    for path in (Path(sys.argv[0]), Path(sys.executable).with_name(NAME)):
        if path.name == NAME and path.is_file():
            return [os.path.abspath(path)]
    return [sys.executable, "-m", "alhambra_desktop"]


def _of_system(path: Path) -> bool:
    program = path.resolve()
    return any(program.is_relative_to(folder) for folder in SYSTEM) and not program.is_relative_to(
        "/usr/local"
    )


def entry(command: list[str]) -> str:
    text = _resource(ENTRY).decode()
    text = re.sub(r"^Exec=.*$", lambda _: f"Exec={' '.join(map(quoted, command))} %f", text, flags=re.M)
    return re.sub(r"^TryExec=.*$", lambda _: f"TryExec={_escaped(command[0])}", text, flags=re.M)


def quoted(argument: str) -> str:
    """Quote and escape one argument of an entry's ``Exec``."""
    argument = argument.replace("%", "%%")
    if _RESERVED.search(argument):
        argument = '"' + _ESCAPED.sub(r"\\\1", argument) + '"'
    return _escaped(argument)


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace("\n", "\\n").replace("\t", "\\t").replace("\r", "\\r")


def _resource(path: str) -> bytes:
    return (RESOURCES / "desktop" / Path(path).name).read_bytes()


def _install(command: list[str]) -> Message:
    from ..art.icon_files import pngs

    data = data_home()
    contents = {f"{THEME}/{name}": picture for name, picture in pngs().items()}
    contents[KINDS] = _resource(KINDS)
    contents[ENTRY] = entry(command).encode()
    for name, content in contents.items():
        path = data / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    _notify_desktop(data)
    return Message("entry-there", file=str(data / ENTRY))


def _remove() -> Message:
    from ..art.icon_files import names

    data = data_home()
    entries = [data / name for name in (ENTRY, KINDS, *(f"{THEME}/{icon}" for icon in names()))]
    entries = [path for path in entries if path.exists()]
    if not entries:
        return Message("entry-none", folder=str(data))
    for path in entries:
        path.unlink()
    _notify_desktop(data)
    for path in entries:
        _prune(path.parent, data)
    return Message("entry-gone", folder=str(data))


def _prune(folder: Path, data: Path) -> None:
    while folder != data and folder.is_dir() and not any(folder.iterdir()):
        folder.rmdir()
        folder = folder.parent


def _notify_desktop(data: Path) -> None:
    """Refresh the caches of the desktop, but create no icon cache.

    A new icon cache would hide icons that other programs add later.
    """
    _renew("update-desktop-database", "-q", data / "applications")
    _renew("update-mime-database", data / "mime")
    if (data / THEME / "icon-theme.cache").exists():
        _renew("gtk-update-icon-cache", "-q", "-f", "-t", data / THEME)
    elif (data / THEME).is_dir():
        os.utime(data / THEME)


def _renew(tool: str, *arguments: str | Path) -> None:
    if shutil.which(tool) is None or not Path(arguments[-1]).is_dir():
        return
    # in a bundle, the search path begins with the libraries of the bundle, which system tools must not load
    outside = {name: value for name, value in os.environ.items() if name != LIBRARIES}
    if LIBRARIES + "_ORIG" in os.environ:
        outside[LIBRARIES] = os.environ[LIBRARIES + "_ORIG"]
    quiet = subprocess.DEVNULL
    subprocess.run([tool, *arguments], env=outside, stdout=quiet, stderr=quiet, check=False)
