"""The text of a hint beside its square: as wide as fits, or shown elsewhere."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.game.selection import Guide
from alhambra_desktop.views.scene.items.guide_marks import WIDTHS, GuideMarks, Mark
from alhambra_desktop.views.scene.layout.bubble_place import Surroundings
from alhambra_desktop.views.scene.pixmaps.faces import Faces
from alhambra_desktop.words import say

TABLE = QRectF(0, 0, 800, 500)
GUIDE = Guide((), (), (Message("computers-helpless"),), why=True)


@pytest.fixture
def marks(qapp):
    return GuideMarks(Faces())


def follow(marks: GuideMarks, room: float) -> None:
    """Mark a square with some free width to its right and none elsewhere."""
    place = QRectF(100, 100, 80, 80)
    wall = QRectF(place.right() + room, 0, 600, 500)
    others = tuple(QRectF(*rect) for rect in ((0, 0, 90, 500), (90, 0, 100, 95), (90, 186, 100, 300)))
    around = Surroundings(TABLE, (wall, *others))
    marks.follow(GUIDE, (Mark(place, 1, TABLE),), lambda *_: around)


@pytest.mark.parametrize("width", WIDTHS)
def test_the_text_uses_the_available_width(marks, width):
    follow(marks, width + 20)
    assert marks.spot is not None
    assert marks.spot.rect.width() == marks.text.width == width
    assert " ".join(marks.text.words) == say(marks.text.message)
    assert marks.unplaced is None


def test_a_text_without_room_is_shown_elsewhere(marks):
    follow(marks, WIDTHS[-1])
    assert marks.spot is None
    assert marks.unplaced == GUIDE.messages[0]
    marks.follow(None, (), lambda *_: Surroundings(TABLE))
    assert marks.unplaced is None
