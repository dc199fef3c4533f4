"""Checks for a display before Qt starts, because Qt aborts the process without a display."""

from __future__ import annotations

import ctypes
import os
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from ...model.rules.core.words.message import Message, listed

FACTOR: Final = "QT_SCALE_FACTOR"  # Qt reads this variable when the application is created
TIMEOUT = 5.0  # seconds until a display counts as unresponsive


def display_fault() -> Message | None:
    """Return the reason why no window can be opened, or None."""
    requested = os.environ.get("QT_QPA_PLATFORM", "")
    platforms = _platforms(requested) if requested else _usual()
    if requested and not platforms:
        return Message("display-unknown", requested=requested, known=listed(sorted(_known())))
    if sys.platform in ("win32", "darwin"):
        return None
    if not platforms:
        return Message("display-none")
    if any(_answers(platform) for platform in platforms):
        return None
    named = [f"{name}={os.environ[name]}" for name in ("WAYLAND_DISPLAY", "DISPLAY") if os.environ.get(name)]
    return Message("display-mute", screens=listed(named or platforms[:1]))


def _platforms(platforms: str) -> list[str]:
    names = [platform.partition(":")[0].lower() for platform in platforms.split(";")]
    known = _known()
    return [name for name in names if name in known or not known]


def _known() -> set[str]:
    from PySide6.QtCore import QCoreApplication, QPluginLoader

    folders = [Path(folder, "platforms") for folder in QCoreApplication.libraryPaths()]
    if given := os.environ.get("QT_QPA_PLATFORM_PLUGIN_PATH"):
        folders.extend(map(Path, given.split(os.pathsep)))
    found: set[str] = set()
    for plugin in (plugin for folder in folders for plugin in folder.glob("*")):
        about: Any = QPluginLoader(str(plugin)).metaData().get("MetaData", {})
        found.update(key.lower() for key in about.get("Keys", ()))
    return found


def _usual() -> list[str]:
    found = ["wayland"] if os.environ.get("WAYLAND_DISPLAY") else []
    return [*found, "xcb"] if os.environ.get("DISPLAY") else found


def _answers(platform: str) -> bool:
    if platform == "xcb":
        return _in_time(_x_answers)
    if platform.startswith("wayland"):
        return _in_time(_wayland_answers)
    return True


def _in_time(ask: Callable[[], bool]) -> bool:
    given: list[bool] = []
    thread = threading.Thread(target=lambda: given.append(ask()), daemon=True)
    thread.start()
    thread.join(TIMEOUT)
    return given == [True]


def _x_answers() -> bool:
    """Return whether the X server answers. The test uses libxcb, as Qt does."""
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:  # Qt itself will report that the library is missing
        return True
    xcb.xcb_connect.restype = xcb.xcb_get_setup.restype = ctypes.c_void_p
    screen = ctypes.c_int()
    connection = ctypes.c_void_p(xcb.xcb_connect(None, ctypes.byref(screen)))
    try:
        if xcb.xcb_connection_has_error(connection):
            return False
        screens: int = xcb.xcb_setup_roots_length(ctypes.c_void_p(xcb.xcb_get_setup(connection)))
        return screen.value < screens
    finally:
        xcb.xcb_disconnect(connection)


def _wayland_answers() -> bool:
    if os.environ.get("WAYLAND_SOCKET"):  # a test connection would use up the inherited socket
        return True
    import socket  # a late import makes the start faster: most sessions have no Wayland

    place = Path(os.environ.get("XDG_RUNTIME_DIR", ""), os.environ.get("WAYLAND_DISPLAY") or "wayland-0")
    with socket.socket(socket.AF_UNIX) as found:
        try:
            found.connect(str(place))
        except (OSError, ValueError):
            return False
    return True
