"""Saved games as a list, the newest first."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from ...model.saves.save import SUFFIX

Index = QModelIndex | QPersistentModelIndex


class SavesModel(QAbstractListModel):
    """Files by name and date; they are not opened before one is chosen."""

    PathRole = Qt.ItemDataRole.UserRole + 1

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._files: list[tuple[Path, float]] = []

    def look(self, folder: Path, recent: tuple[str, ...]) -> None:
        """List the games of a folder and recent ones from elsewhere that still exist."""
        found = (
            {*folder.glob(f"*{SUFFIX}"), *map(Path, recent)} if folder.is_dir() else set(map(Path, recent))
        )
        dated = []
        for path in found:
            try:
                dated.append((path, path.stat().st_mtime))
            except OSError:
                continue
        self.beginResetModel()
        self._files = sorted(dated, key=lambda pair: (-pair[1], str(pair[0])))
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        """The number of games."""
        return 0 if parent is not None and parent.isValid() else len(self._files)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Name and date, the whole path as tool tip."""
        if not index.isValid() or not 0 <= index.row() < len(self._files):
            return None
        path, changed = self._files[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return f"{path.stem}   {datetime.fromtimestamp(changed):%d %b %Y, %H:%M}"
        if role == Qt.ItemDataRole.ToolTipRole:
            return str(path)
        return path if role == self.PathRole else None
