"""If the program is started a second time, passes its request on to the window that is already open.

The processes exchange JSON lines over a local socket:

- request: ``{"open": path or null, "token": text, "until": moment}``
- answer: ``{"taken": true}``

After the time ``until``, measured with `time.monotonic`, the open window ignores the request.

To make a second start fast, this module does not load Qt.
"""

from __future__ import annotations

import json
import os
import re
import sys
import tempfile
import threading
import time
import zlib
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ...model.files.saves.lock import held

if TYPE_CHECKING:
    import socket

TIMEOUT: Final = 3.0  # seconds until the open window counts as unresponsive
TAKEN: Final = b'{"taken": true}\n'
# environment variables with the token that lets a window come to the front
TOKENS: Final = ("XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID")


def address(data: Path) -> str:
    """Return the socket path or, on Windows, the pipe name for this data folder and display."""
    place = f"{os.path.realpath(data)}\0{_screen()}"
    name = f"alhambra-desktop-{zlib.crc32(os.fsencode(place)):08x}"
    if sys.platform == "win32":
        return rf"\\.\pipe\{name}"
    folder = os.environ.get("XDG_RUNTIME_DIR", "")
    return os.path.join(folder if os.path.isdir(folder) else tempfile.gettempdir(), name)


def _screen() -> str:
    return os.environ.get("WAYLAND_DISPLAY") or re.sub(r"\.\d+$", "", os.environ.get("DISPLAY", ""))


def hand_over(data: Path, game: Path | None) -> bool:
    """Ask an open window to come to the front and open `game`; return whether a window accepted."""
    place = address(data)
    token = next((os.environ[name] for name in TOKENS if os.environ.get(name)), "")
    path = os.path.abspath(game) if game is not None else None
    until = time.monotonic() + TIMEOUT
    line = json.dumps({"open": path, "token": token, "until": until}).encode() + b"\n"
    answers: list[bytes] = []
    asking = threading.Thread(target=lambda: answers.append(_ask(place, line)), daemon=True)
    asking.start()
    asking.join(TIMEOUT)
    return answers == [TAKEN]


def hand_over_or_listen(data: Path, game: Path | None) -> tuple[bool, socket.socket | None]:
    """Hand the request over to the open window; if no window is open, listen for later requests.

    Return whether the window accepted, and the listening socket or None. A lock ensures that simultaneous
    starts open only one window. On Windows, the new window listens later, and the socket is always None.
    """
    if sys.platform == "win32":
        return hand_over(data, game), None
    place = address(data)
    with held(Path(place + ".lock"), TIMEOUT):
        if not _listened_at(place):
            return False, _listening(place)
    return hand_over(data, game), None


if sys.platform == "win32":

    def _ask(place: str, line: bytes) -> bytes:
        import ctypes

        try:
            with open(place, "r+b", buffering=0) as pipe:
                ctypes.windll.user32.AllowSetForegroundWindow(-1)
                pipe.write(line)
                return pipe.read(len(TAKEN))
        except OSError:
            return b""
else:

    def _listened_at(place: str) -> bool:
        import socket

        try:
            if os.stat(place).st_uid != os.getuid():
                return True
            with socket.socket(socket.AF_UNIX) as window:
                window.settimeout(TIMEOUT)
                window.connect(place)
            return True
        except OSError:
            return False

    def _listening(place: str) -> socket.socket | None:
        import socket

        made = socket.socket(socket.AF_UNIX)
        try:
            with suppress(FileNotFoundError):
                os.unlink(place)
            made.bind(place)
            os.chmod(place, 0o600)
            made.listen()
        except OSError:
            made.close()
            return None
        return made

    def _ask(place: str, line: bytes) -> bytes:
        try:
            if os.stat(place).st_uid != os.getuid():  # another user's file in a shared folder
                return b""
            import socket

            with socket.socket(socket.AF_UNIX) as window:
                window.settimeout(TIMEOUT)
                window.connect(place)
                window.sendall(line)
                return window.recv(len(TAKEN))
        except OSError:
            return b""
