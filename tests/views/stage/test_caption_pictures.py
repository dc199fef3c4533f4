"""The pictures of captions about moves of other players."""

from __future__ import annotations

from typing import Any

import attrs
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from alhambra_desktop.model.rules.core.places.places import (
    CardFace,
    Hand,
    MarketSquare,
)
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.animation.watched_effects import AGAIN, Caption
from alhambra_desktop.views.art.fonts import BOLD, SEMIBOLD, sans
from alhambra_desktop.views.playback.captions import wide
from alhambra_desktop.views.playback.effect_paintings import PAINTINGS
from alhambra_desktop.views.scene.stage import Stage

from .inked import Inked, tint
from .test_playback_parts import table


@pytest.fixture
def ink(qapp, monkeypatch) -> Inked:
    return Inked(monkeypatch)


# -- captions


def caption(**more: Any) -> Caption:
    return attrs.evolve(Caption(0, 1000, 1, Message("row-take-brief")), **more)


def painted(ink: Inked, stage: Stage, made: Caption) -> tuple[QRectF, Any]:
    found = PAINTINGS[Caption](stage, made)
    assert found is not None
    return found[0], found[1]


def test_the_picture_of_a_caption_has_mark_text_and_emphasised_end(ink):
    stage = table()
    ink.marks = []
    painted(ink, stage, caption(end=Message("name", name="the end")))
    theme = stage.faces.theme
    (bubble,), (mark,) = ink.of("paint_caption"), ink.of("paint_seat_mark")
    text, end = ink.of("drawText")
    assert bubble.rect.height() == 28
    assert bubble.what[-1] == mark.what[0] == "blue"
    assert mark.what[1] == bubble.rect.left() + 18
    assert mark.what[2] == bubble.rect.center().y()
    assert mark.what[3] == 10
    assert "Bob" in text.text
    assert end.text == "the end"
    assert (text.pen, end.pen) == (tint(theme.text), tint(theme.figure))
    assert text.size == end.size == 14
    assert text.rect.left() == bubble.rect.left() + 34
    length = QFontMetricsF(sans(14, SEMIBOLD)).horizontalAdvance(text.text)
    assert end.rect.left() == pytest.approx(text.rect.left() + length + 4, abs=0.5)
    ending = QFontMetricsF(sans(14, BOLD)).horizontalAdvance("the end")
    assert bubble.rect.right() == pytest.approx(end.rect.left() + ending + 12, abs=0.5)
    assert wide((text.text, "the end")) == pytest.approx(bubble.rect.width())


def test_an_extra_action_has_the_colour_of_exact_payments(ink):
    stage = table()
    ink.marks = []
    painted(ink, stage, caption(end=AGAIN))
    end = ink.of("drawText")[1]
    assert end.text == "extra action"
    assert end.pen == tint(stage.faces.theme.exact_ground)


def test_a_caption_without_end_has_one_text(ink):
    stage = table()
    ink.marks = []
    painted(ink, stage, caption())
    assert len(ink.of("drawText")) == 1


def test_a_caption_appears_and_fades(ink):
    stage = table()
    rect, paint = painted(ink, stage, caption())
    opacities = []
    for done in (0.0, 0.06, 0.12, 0.5, 0.88, 0.94, 1.0):
        ink.record(lambda p, done=done: paint(p, done))
        (mark,) = ink.of("drawPixmap")
        opacities.append(mark.opacity)
        assert mark.rect.topLeft() == rect.topLeft()
    assert opacities == pytest.approx([0, 0.5, 1, 1, 1, 0.5, 0], abs=0.01)


def test_a_caption_about_a_player_is_beside_the_head_of_the_panel(ink):
    stage = table()
    ink.marks = []
    rect, _ = painted(ink, stage, caption())
    bubble = ink.of("paint_caption")[0].rect.translated(rect.topLeft())
    zone = stage.player_zone(1)
    head = zone.scene_rect(zone.inner)
    head.setBottom(zone.scene_rect(zone.city_rect()).top())
    assert not bubble.intersects(head)
    assert abs(bubble.center().x() - head.center().x()) < 400
    assert stage.layout_.whole.contains(bubble)


def test_a_caption_about_a_hidden_piece_is_not_shown(qapp):
    stage = table()
    card = stage.table.at(Hand(1))[0]
    assert not isinstance(card.face, CardFace)
    assert PAINTINGS[Caption](stage, caption(piece=card.id)) is None
    tile = stage.snapshot.book.tile_pieces["tower-11-open"]
    assert PAINTINGS[Caption](stage, caption(piece=tile)) is not None


def test_a_caption_about_a_place_is_beside_its_panel(ink):
    stage = table()
    ink.marks = []
    square = MarketSquare("alhambra", 2)
    rect, _ = painted(ink, stage, caption(place=square))
    bubble = ink.of("paint_caption")[0].rect.translated(rect.topLeft())
    assert not bubble.intersects(stage.rect_of(square))
    assert bubble.top() >= stage.rect_of(square).bottom() - 1
