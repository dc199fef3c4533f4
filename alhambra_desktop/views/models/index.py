"""The index types that Qt passes to models and delegates."""

from __future__ import annotations

from typing import Final, TypeAlias

from PySide6.QtCore import QModelIndex, QPersistentModelIndex

Index: TypeAlias = QModelIndex | QPersistentModelIndex

NOWHERE: Final = QModelIndex()  # the parent of all rows in lists and tables
