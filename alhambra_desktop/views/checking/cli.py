"""alhambra-check: reports errors and missing parts in a third-party rule set."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter

from ...command_words import Parser, print_error, use_language_of
from ...model.checking.check import Check
from ...model.checking.games import BrokenError, random_rules
from ...model.rules.core.engine.rulebook import Rulebook
from ...model.rules.core.places.places import Supply, TileFace, seat_of
from ...model.rules.core.words.message import Message, MessageError, listed
from ...model.rules.modules.registry import MODULES, PRODUCTS, install, packages, uninstall
from ...words import WordsError, say
from ..art.palette import TYPE_COLOURS
from ..rule_sets.modules import view_file
from ..rule_sets.view_book import Drawing, ViewBook, ViewBookBuilder

SIZES: Final = (40, 240)  # widths in pixels at which each picture is painted
Paint = Callable[[QPainter, float], None]


def check_pictures(check: Check) -> None:
    """Paint every picture of a rule set, and check the sections that the rule set adds to the supply.

    Add errors and missing parts to `check`. If the window would not show the pieces at a place, report this
    as a missing part.
    """
    module = check.package.module
    book = random_rules(1, 2, *module.smallest_tables[0])
    with check.reporting(Message("check-doing-view")):
        view, other = _view_of(book, module.id), _view_of(book, None)
        for name, ratio, paint in _paintings(check, book, view, other):
            for size in SIZES:
                with check.reporting(Message("check-doing-paint", name=name, size=size)):
                    _paint(paint, size, ratio)
        _check_homes(check, view)
        _check_sections(check, view, other)


def _view_of(book: Rulebook, own: str | None) -> ViewBook:
    builder = ViewBookBuilder()
    for module in MODULES:
        needed = module in PRODUCTS or module.id == own
        file = view_file(module) if needed and module.id in book.installed else None
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
        with check.reporting(Message("check-doing-draw", face=repr(face))):
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
        painter.end()  # the image must outlive its painter, or the process crashes
    if not any(bytes(image.constBits())):
        raise BrokenError(Message("check-blank"))


def _check_homes(check: Check, view: ViewBook) -> None:
    kinds = {kind for section in view.sections.values() for kind in section.kinds}
    for type_ in sorted({type(place) for place in check.places}, key=lambda place: place.__name__):
        places = [place for place in check.places if type(place) is type_]
        positions = (view.perches, view.cards_at, view.pawns, view.notes)
        at_home = any(type_ in position for position in positions) or issubclass(type_, (Supply, *kinds))
        if not at_home and any(seat_of(place) is not None for place in places):
            check.missing.append(Message("check-no-home", place=type_.__name__))


def _check_sections(check: Check, view: ViewBook, other: ViewBook) -> None:
    if (seen := check.seen) is None:
        return
    for name in view.sections.keys() - other.sections.keys():
        with check.reporting(Message("check-doing-section", name=name)):
            section = view.sections[name]
            texts = [section.title, *section.notes(seen), *filter(None, [section.action])]
            labels = section.cell_texts(seen) if section.cell_texts else {}
            check.check_messages(
                iter([*texts, *(message for each in labels.values() for message in each)]),
                Message("check-doing-section", name=name),
            )


NAME: Final = "alhambra-check"
FAULTS: Final = 1
NOT_LOADED: Final = 2


def parser() -> Parser:
    found = Parser(NAME, Message("check-about"))
    found.add_argument("package", metavar="PACKAGE", help=say(Message("check-package")))
    found.add_argument("--quick", action="store_true", help=say(Message("check-quick")))
    found.add_argument("--trace", action="store_true", help=say(Message("check-trace")))
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Check a rule set. Return 0, ``FAULTS`` if it has errors, or ``NOT_LOADED`` if it cannot be loaded."""
    command = sys.argv[1:] if arguments is None else arguments
    try:
        use_language_of(command)
        options = parser().parse_args(command)
        name = named(options.package)
        known = {package.name for package in packages()}
        install(name)
    except (MessageError, WordsError) as fault:
        print_error(NAME, fault.message if isinstance(fault, MessageError) else fault)
        return NOT_LOADED
    try:
        return _report(name, options)
    finally:
        if name not in known:
            uninstall(name)


def named(name: str) -> str:
    """Return the dotted name of a package. If `name` is a folder, make the package importable.

    `name` is the dotted name, the folder of the package, or a project folder that contains the package. Raise
    `MessageError` if a project folder does not contain exactly one package.
    """
    folder = Path(name)
    if not folder.is_dir():
        return name
    folder = folder.resolve()
    if not (folder / "__init__.py").is_file():
        inside = sorted(path.parent for path in folder.glob("*/__init__.py"))
        if len(inside) != 1:
            raise MessageError(Message("check-no-package", folder=str(folder), count=len(inside)))
        folder = inside[0]
    if str(folder.parent) not in sys.path:
        sys.path.insert(0, str(folder.parent))
    return folder.name


def _report(name: str, options: argparse.Namespace) -> int:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QGuiApplication

    from ...model.checking.check import check_of
    from ..art import load_fonts
    from .cli import check_pictures

    application = QGuiApplication.instance() or QGuiApplication([])
    load_fonts()
    check = check_of(name, time.perf_counter, raises=options.trace, quick=options.quick)
    check_pictures(check)
    del application
    spoken = listed(check.languages)
    print(say(Message("check-title", title=check.package.module.title, name=name, languages=spoken)))
    for figure in check.figures:
        print(f"  {say(figure)}")
    _list(Message("check-wrong", count=len(check.wrong)), check.wrong)
    _list(Message("check-missing", count=len(check.missing)), check.missing)
    if not check.wrong:
        print(f"\n{say(Message('check-fine'))}")
    return FAULTS if check.wrong else 0


def _list(heading: Message, messages: Sequence[Message]) -> None:
    if messages:
        print(f"\n{say(heading)}")
        for message in messages:
            print(f"- {say(message)}")


if __name__ == "__main__":
    sys.exit(main())
