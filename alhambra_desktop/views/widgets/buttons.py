"""Buttons of the pages and cards."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QPushButton

from ..art.fonts import SEMIBOLD, sans
from .labels import pointed_at

BIG: Final = QSize(186, 44)


def big_button() -> QPushButton:
    """A button for what one most likely wants."""
    button = QPushButton()
    button.setFont(sans(17, SEMIBOLD))
    button.setMinimumSize(BIG)
    button.setObjectName("ready")
    button.setAutoDefault(True)
    pointed_at(button)
    return button


def plain_button(*, small: bool = False) -> QPushButton:
    """A button for what else can be done; with the keys on it, too, it looks less ready than a big one."""
    button = QPushButton()
    button.setObjectName("quiet")
    button.setFont(sans(13 if small else 14, SEMIBOLD))
    button.setMinimumHeight(34)
    button.setAutoDefault(True)
    pointed_at(button)
    return button
