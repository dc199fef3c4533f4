from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QFileDialog, QWidget

from ...model.files.saves import record
from ...model.files.saves.files import SUFFIX
from ...words import phrase
from ..storage.places import saves_folder

TABLE: Final = ".csv"
PNG, SVG = ".png", ".svg"


def file_to_open(parent: QWidget | None) -> Path | None:
    kinds = (
        _kind(phrase("files-games-and-records"), SUFFIX, record.SUFFIX),
        _kind(phrase("files-old-records"), record.OLD_SUFFIX),
    )
    return _chosen(
        QFileDialog.getOpenFileName(parent, phrase("files-open"), str(saves_folder()), ";;".join(kinds))
    )


def file_to_save(parent: QWidget | None, name: str) -> Path | None:
    """Ask where to save a game, and propose `name`. Return the path with its suffix, or None."""
    title, kind = phrase("files-save"), _kind(phrase("files-saved-games"), SUFFIX)
    path = _chosen(QFileDialog.getSaveFileName(parent, title, _proposal(name, SUFFIX), kind))
    return _ending(path, SUFFIX)


def file_to_export(parent: QWidget | None, name: str) -> Path | None:
    """Ask where to export a record, and propose `name`. Return the path with its suffix, or None."""
    title, kind = phrase("files-export"), _kind(phrase("files-records"), record.SUFFIX)
    path = _chosen(QFileDialog.getSaveFileName(parent, title, _proposal(name, record.SUFFIX), kind))
    return _ending(path, record.SUFFIX, record.OLD_SUFFIX)


def file_for_table(parent: QWidget | None) -> tuple[Path, str] | None:
    """Ask where to export the CSV file of all games; return the path and the separator, or None."""
    kinds = {
        _kind(phrase("files-tables-comma"), TABLE): ",",
        _kind(phrase("files-tables-semicolon"), TABLE): ";",
    }
    order = list(kinds) if QLocale.system().decimalPoint() != "," else list(kinds)[::-1]
    name = _proposal(phrase("files-table-name"), TABLE)
    answer = QFileDialog.getSaveFileName(parent, phrase("files-table"), name, ";;".join(order))
    path = _ending(_chosen(answer), TABLE)
    return (path, kinds.get(answer[1], ",")) if path is not None else None


def file_for_postcard(parent: QWidget | None, name: str) -> Path | None:
    """Ask where to save a postcard; return the path, or None.

    If the player typed no suffix, add the suffix of the chosen format.
    """
    kinds = (_kind(phrase("files-png"), PNG), _kind(phrase("files-svg"), SVG))
    proposal = _proposal(name, PNG)
    answer = QFileDialog.getSaveFileName(parent, phrase("files-postcard"), proposal, ";;".join(kinds))
    return _ending(_chosen(answer), *((SVG, PNG) if answer[1] == kinds[1] else (PNG, SVG)))


def _kind(name: str, *endings: str) -> str:
    return f"{name} ({' '.join(f'*{ending}' for ending in endings)})"


def _chosen(answer: tuple[str, str]) -> Path | None:
    return Path(answer[0]) if answer[0] else None


def _proposal(name: str, ending: str) -> str:
    folder = saves_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        folder = Path.home()
    return str(folder / f"{name}{ending}")


def _ending(path: Path | None, ending: str, *others: str) -> Path | None:
    if path is None or path.suffix.lower() in (ending, *others):
        return path
    return path.with_name(path.name + ending)
