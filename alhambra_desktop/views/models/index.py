"""Types of indexes that Qt gives to models and delegates."""

from __future__ import annotations

from typing import Final, TypeAlias

from PySide6.QtCore import QModelIndex, QPersistentModelIndex

Index: TypeAlias = QModelIndex | QPersistentModelIndex

NOWHERE: Final = QModelIndex()  # parent of the rows of lists and tables
