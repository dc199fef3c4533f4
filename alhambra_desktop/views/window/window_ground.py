"""The X11 window background, visible before the program paints."""

from __future__ import annotations

import ctypes
from typing import Final

from PySide6.QtGui import QColor, QGuiApplication, QNativeInterface
from PySide6.QtWidgets import QWidget

BACK_PIXEL: Final = 1 << 1
BIT_GRAVITY: Final = 1 << 4
NORTH_WEST: Final = 1
"""X protocol attributes: background, and the gravity that keeps the picture during growth."""


def set_ground(window: QWidget, colour: str) -> None:
    """Let the X server fill new areas of a growing window, which Qt would leave white."""
    application = QGuiApplication.instance()
    if QGuiApplication.platformName() != "xcb" or not isinstance(application, QGuiApplication):
        return
    native = application.nativeInterface()
    if not isinstance(native, QNativeInterface.QX11Application):
        return
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return
    connection = ctypes.c_void_p(native.connection())
    values = (ctypes.c_uint32 * 2)(QColor(colour).rgba(), NORTH_WEST)
    number = ctypes.c_uint32(int(window.winId()))
    xcb.xcb_change_window_attributes(connection, number, ctypes.c_uint32(BACK_PIXEL | BIT_GRAVITY), values)
    xcb.xcb_flush(connection)
