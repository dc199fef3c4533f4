"""The card of a lesson keeps its position; neither it nor its lines hide anything important."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QPainterPathStroker
from PySide6.QtWidgets import QPushButton

from alhambra_desktop.model.rules.core.places.places import CitySquare
from alhambra_desktop.views.pages.lessons.lesson_page import LessonPage
from alhambra_desktop.views.pages.lessons.step_layout import curve
from tests.sweeps import swept_rows
from tests.views.driver import Driver
from tests.views.test_lessons import NAMES, begin

NARROW, USUAL, TRIPLE = (1024, 700), (1280, 800), (3840, 2400)
CASES = [
    *((size, "en", name) for size in (NARROW, USUAL, TRIPLE) for name in NAMES),
    *((size, "fr", name) for size in (NARROW, USUAL) for name in NAMES),
]
"""Cards grow with the window; French ones are higher than English ones."""

QUICK = {
    *((USUAL, "en", name) for name in ("3", "4", "6", "camps", "vizier")),
    *((NARROW, "en", name) for name in ("5", "6", "huts", "dirk")),
    *((NARROW, "fr", name) for name in ("1", "4", "9", "bureaux")),
}

CROWDED = {(NARROW, "6"): 0.1}
"""Share that a card may hide, by window and lesson: lesson 6 compares three players."""


def steps_of(player: Driver, size: tuple[int, int], language: str, name: str) -> Iterator[LessonPage]:
    """Yield the page at every step of a lesson."""
    player.window.resize(*size)
    player.window.settings.change(language=language)
    page = begin(player, name)
    for step in range(len(page.lesson.steps)):
        page.show_step(step)
        yield page


def in_view(page: LessonPage, rect: QRectF) -> QRect:
    return page.page.view.mapFromScene(rect).boundingRect()


def onward(page: LessonPage) -> Sequence[QPushButton]:
    """Return the button at the right of the bottom row, if it continues the lesson."""
    return [one for one in (page.card.next, page.card.show_me, page.card.undo) if one.isVisible()][-1:]


@pytest.mark.parametrize(("size", "language", "name"), swept_rows(CASES, QUICK.__contains__))
def test_a_card_keeps_its_position_and_hides_nothing_important(player, spoken, size, language, name):
    corners: dict[QPoint, set[QPoint]] = {}
    for page in steps_of(player, size, language, name):
        home = page.card.geometry().bottomLeft()
        below = page.step == 0 and page.layout_._above_card is not None
        for button in onward(page) if not below else ():
            corners.setdefault(home, set()).add(button.mapTo(page, button.rect().bottomRight()))
        assert_hides_little(page, CROWDED.get((size, name), 0.0))
        lift(page)
        assert_lines_cross_nothing(page)
    assert all(len(found) == 1 for found in corners.values())
    assert len(corners) <= (3 if (size, name) in CROWDED else 2)


def read_or_clicked(page: LessonPage) -> Iterator[QRectF]:
    """Yield everything in a step that has to be read or clicked."""
    stage, viewer = page.page.stage, page.page.viewer
    for name in {*page._here.show, *page._here.point, *(gesture.what for gesture in page._here.how)}:
        if name == "court":
            cells = stage.snapshot.ahead.players[viewer].city.tiles
            yield from (stage.rect_of(CitySquare(viewer, cell)) for cell in cells)
        elif name and (rect := page.targets.rect(name)) is not None:
            yield rect


def assert_hides_little(page: LessonPage, most: float) -> None:
    """Check that the card hides at most the share `most` of what has to be read or clicked."""
    paper = page.card.paper().toRect()
    assert page.rect().contains(paper)
    whole = hidden = 0
    for rect in read_or_clicked(page):
        seen = in_view(page, rect)
        part = seen & paper
        whole += seen.width() * seen.height()
        hidden += part.width() * part.height()
    assert hidden <= most * whole, page.step
    for _, end in page.layout_.veil.lines:
        assert not paper.contains(page.page.view.mapFromScene(end))


def lift(page: LessonPage) -> None:
    """Lift the piece to be placed in this step, which lights its squares."""
    how = page._here.how
    if page._here.by_hand and len(how) > 1 and how[0].deed == "pick":
        (piece, *_) = page.targets.of(how[0].what)
        if piece not in page.page.controller.selection.lifted:
            page.page.controller.pick(piece)


def assert_lines_cross_nothing(page: LessonPage) -> None:
    """Check that no line crosses a lit piece or a target of the lifted piece."""
    stage, lit = page.page.stage, page.layout_.veil.lit
    spared = [stage.rect_of(place) for place in page.page.controller.selection.drops]
    pieces = (stage.rect_of(piece) for piece in stage.snapshot.table.pieces)
    spared += [rect for rect in pieces if rect is not None and any(one.contains(rect) for one in lit)]
    for start, end in page.layout_.veil.lines:
        line = QPainterPathStroker().createStroke(curve(start, end))
        for rect in filter(None, spared):
            at_end = rect.adjusted(-1, -1, 1, 1).contains(end)
            assert at_end or not line.intersects(rect.adjusted(4, 4, -4, -4)), page.step
