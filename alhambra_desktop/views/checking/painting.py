"""Checks that everything of a rule set can be painted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter

from ...model.checking.check import Check
from ...model.checking.games import BrokenError, random_rules
from ...model.rules.core.engine.rulebook import Rulebook
from ...model.rules.core.places.places import Supply, TileFace, seat_of
from ...model.rules.core.words.message import Message
from ...model.rules.modules.registry import MODULES, PRODUCTS
from ..art.palette import TYPE_COLOURS
from ..rule_sets.modules import view_file
from ..rule_sets.view_book import Drawing, ViewBook, ViewBookBuilder

SIZES: Final = (40, 240)
"""Test sizes in pixels."""

Paint = Callable[[QPainter, float], None]


def check_pictures(check: Check) -> None:
    """Paint everything of a rule set; blank pictures and exceptions become findings."""
    module = check.package.module
    book = random_rules(1, 2, *module.smallest_tables[0])
    with check.asking(Message("check-doing-view")):
        view, other = _view_of(book, module.id), _view_of(book, None)
        for name, ratio, paint in _paintings(check, book, view, other):
            for size in SIZES:
                with check.asking(Message("check-doing-paint", name=name, size=size)):
                    _paint(paint, size, ratio)
        _check_homes(check, view)
        _check_sections(check, view, other)


def _view_of(book: Rulebook, own: str | None) -> ViewBook:
    builder = ViewBookBuilder()
    for module in MODULES:
        wanted = module in PRODUCTS or module.id == own
        file = view_file(module) if wanted and module.id in book.installed else None
        if file is not None:
            import_module(file).install(builder)
    return builder.freeze()


def _paintings(
    check: Check, book: Rulebook, view: ViewBook, other: ViewBook
) -> Iterator[tuple[str, float, Paint]]:
    for face in sorted(check.faces, key=repr):
        draw = view.faces.get(type(face))
        if draw is None:
            found = Message("check-no-picture", face=type(face).__name__)
            if found not in check.missing and not isinstance(face, TileFace):
                check.missing.append(found)
            continue
        with check.asking(Message("check-doing-draw", face=repr(face))):
            drawing: Drawing = draw(book, face)
            yield repr(face), drawing.ratio, drawing.paint
    for card in view.cards.keys() - other.cards.keys():
        yield card, view.cards[card].ratio, view.cards[card].paint
    own = {*view.tiles.values(), *view.buildings.values()} - set(other.tiles.values())
    for tile in book.tiles.values():
        if (painter := view.tile_painter(tile)) in own and painter is not None:
            yield tile.id, 1.0, lambda p, size, tile=tile, painter=painter: painter(p, tile, size)  # type: ignore[misc]
    for source in view.icons.keys() - other.icons.keys():
        icon = view.icons[source]
        yield source, 1.0, lambda p, size, icon=icon: _paint_icon(icon, p, size)  # type: ignore[misc]
    types = {tile.type for tile in book.tiles.values() if tile.type not in (None, *TYPE_COLOURS)}
    for type_id in sorted(map(str, types - view.buildings.keys())):
        check.missing.append(Message("check-no-building", type=type_id))
    for name in book.sources.keys() - view.icons.keys() - {"types"}:
        check.missing.append(Message("check-no-icon", source=name))


def _paint_icon(icon: Callable[[QPainter, QColor], None], painter: QPainter, size: float) -> None:
    painter.scale(size / 100, size / 100)
    icon(painter, QColor("black"))


def _paint(paint: Paint, size: int, ratio: float) -> None:
    image = QImage(size, max(1, round(size * ratio)), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    try:
        paint(painter, float(size))
    finally:
        painter.end()  # else the image is gone before its painter, and the process with it
    if not any(bytes(image.constBits())):
        raise BrokenError(Message("check-blank"))


def _check_homes(check: Check, view: ViewBook) -> None:
    kinds = {kind for section in view.sections.values() for kind in section.kinds}
    for type_ in sorted({type(place) for place in check.places}, key=lambda one: one.__name__):
        places = [place for place in check.places if type(place) is type_]
        homes = (view.perches, view.cards_at, view.pawns, view.notes)
        at_home = any(type_ in home for home in homes) or issubclass(type_, (Supply, *kinds))
        if not at_home and any(seat_of(place) is not None for place in places):
            check.missing.append(Message("check-no-home", place=type_.__name__))


def _check_sections(check: Check, view: ViewBook, other: ViewBook) -> None:
    if (seen := check.seen) is None:
        return
    for name in view.sections.keys() - other.sections.keys():
        with check.asking(Message("check-doing-section", name=name)):
            section = view.sections[name]
            said = [section.title, *([section.note(seen)] if section.note else [])]
            told = section.told(seen) if section.told else {}
            check.check_said(
                iter([*said, *(one for each in told.values() for one in each)]),
                Message("check-doing-section", name=name),
            )
