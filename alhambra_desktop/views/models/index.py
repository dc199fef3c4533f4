"""Indexes as Qt gives them to models and delegates."""

from __future__ import annotations

from typing import Final, TypeAlias

from PySide6.QtCore import QModelIndex, QPersistentModelIndex

Index: TypeAlias = QModelIndex | QPersistentModelIndex

NOWHERE: Final = QModelIndex()
"""What lists and tables give as parent of their rows."""
