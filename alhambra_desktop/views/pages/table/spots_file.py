from __future__ import annotations

import json
import os
from pathlib import Path

import attrs
from PySide6.QtCore import QObject, QTimer

from ....model.files.saves.files import write_atomically
from ....model.rules.core.places.places import CitySquare, PieceId
from ...game.target import Target
from .table_page import TablePage

VARIABLE = "ALHAMBRA_SPOTS"  # environment variable with the file's path
AFTER = 60


def _named(what: Target) -> str:
    if isinstance(what, PieceId):
        return f"{what.thing} {what.copy}" if what.copy else what.thing
    values = (str(value) for value in attrs.astuple(what) if value is not None)
    return " ".join((type(what).__name__, *values))


class SpotsFile(QObject):
    """Writes the screen positions of targets, and the highlighted squares, to a file for external tests."""

    def __init__(self, page: TablePage, path: Path) -> None:
        super().__init__(page)
        self._page = page
        self._path = path
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(AFTER)
        self._soon.timeout.connect(self._write)
        page.director.idle.connect(self._soon.start)
        page.updated.connect(self._soon.start)

    @classmethod
    def create_if_requested(cls, page: TablePage) -> SpotsFile | None:
        name = os.environ.get(VARIABLE)
        return cls(page, Path(name)) if name else None

    def _write(self) -> None:
        page = self._page
        if not page.table.playing:
            return
        places = {}
        for spot in page.stage.spots():
            point = page.view.viewport().mapToGlobal(page.view.viewport_point(spot))
            places[_named(spot.what)] = [point.x(), point.y()]
        drops = page.controller.selection.drops
        lit = sorted(list(place.cell) for place in drops if isinstance(place, CitySquare))
        button = page.bar.end_turn
        end = button.mapToGlobal(button.rect().center())
        state = {
            "spots": places,
            "lit": lit,
            "end_turn": [end.x(), end.y()],
            "mine": page.controller.enabled,
            "turn": page.table.state.turn,
        }
        write_atomically(self._path, json.dumps(state).encode("utf-8"))
