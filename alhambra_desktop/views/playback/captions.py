from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

import attrs
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPixmap

from ...words import phrase, say
from .. import art
from ..animation.timeline import FADE
from ..animation.watched_effects import Caption
from ..art.fonts import BOLD, SEMIBOLD, sans, text_width
from ..scene.items.overlay import tip_of
from ..scene.layout.bubble_place import AWAY, Side, Spot, Surroundings, place_bubble
from ..scene.stage import Stage
from ..scene.surroundings import BORDER, caption_obstacles
from ..text.language import capital

HIGH, WIDEST = 28.0, 340.0  # height and maximum width of a caption, in units

# in units: radius and x coordinate of the mark, x coordinate of the text, and margin to the right of the text
MARK, MARK_X, WORDS, END = 10.0, 18.0, 34.0, 12.0
LETTERS, GAP = 14, 4.0  # font size, and units before the emphasised end of the text
OFF: Final = 14.0  # units between a caption and the panel that contains its target
SHADOW: Final = 16.0

Text: TypeAlias = tuple[str, str]  # the text and its emphasised end


def caption_painting(
    stage: Stage, caption: Caption
) -> tuple[QRectF, Callable[[QPainter, float], None]] | None:
    """Return the rectangle of a caption and a function that paints it.

    If the target is hidden or has no free space nearby, return None.
    """
    found = _placed(stage, caption)
    if found is None:
        return None
    text, spot, tip = found
    whole = spot.rect.united(QRectF(tip, tip)).adjusted(-SHADOW, -SHADOW, SHADOW, SHADOW)
    rect = spot.rect.translated(-whole.topLeft())
    picture = _picture(stage, caption, text, rect, tip - whole.topLeft(), whole)
    lasts = caption.duration

    def paint(p: QPainter, done: float) -> None:
        p.setOpacity(max(0.0, min(1.0, done * lasts / FADE, (1 - done) * lasts / FADE)))
        p.drawPixmap(whole.topLeft(), picture)

    return whole, paint


def texts(stage: Stage, caption: Caption) -> Iterator[Text]:
    """Yield a text with the player's name, then a shorter text without the name."""
    assert stage.snapshot is not None
    name, did = stage.snapshot.book.owner_name(caption.seat), caption.did
    end = say(caption.end) if caption.end is not None else ""
    yield phrase("caption-did", name=name, did=did), end
    yield capital(say(did)), end


def wide(text: Text) -> float:
    words, end = text
    strong = GAP + text_width(end, _bold()) if end else 0.0
    return WORDS + text_width(words, _plain()) + strong + END


def _plain() -> QFont:
    return sans(LETTERS, SEMIBOLD)


def _bold() -> QFont:
    return sans(LETTERS, BOLD)


def _placed(stage: Stage, caption: Caption) -> tuple[Text, Spot, QPointF] | None:
    found = _beside(stage, caption)
    if found is None:
        return None
    place, home, around = found
    *long, short = texts(stage, caption)
    for text in (*(text for text in long if wide(text) <= WIDEST), short):
        spot = place_bubble(QSizeF(wide(text), HIGH), place, around)
        if spot is not None:
            return text, spot, tip_of(spot, place, home)
    return None


def _beside(stage: Stage, caption: Caption) -> tuple[QRectF, QRectF | None, Surroundings] | None:
    whole = stage.layout_.whole.adjusted(BORDER, BORDER, -BORDER, -BORDER)
    around = Surroundings(whole, tuple(caption_obstacles(stage)), away=Side.EAST)
    if caption.piece is not None:
        slot = stage.slot_of(caption.piece, stage.table) if stage.table is not None else None
        return (slot.rect, None, around) if slot is not None and slot.visible else None
    place = stage.rect_of(caption.place) if caption.place is not None else None
    if place is not None:
        panels = (panel.scene_rect(panel.inner) for panel in stage.panels)
        home = next((rect for rect in panels if rect.contains(place.center())), place)
        beyond = home.adjusted(AWAY - OFF, AWAY - OFF, OFF - AWAY, OFF - AWAY)
        return place, home, _off(around, beyond, Side.SOUTH)
    zone = stage.player_zone(caption.seat)
    plate = QRectF(zone.inner)
    if zone.city_rect().top() > zone.mark_rect().center().y():
        plate.setBottom(zone.city_rect().top())
    home = zone.scene_rect(plate)
    return zone.scene_rect(zone.mark_rect()), home, _off(around, home, Side.NORTH)


def _off(around: Surroundings, home: QRectF, away: Side) -> Surroundings:
    return attrs.evolve(around, forbidden=(*around.forbidden, home), home=home, away=away)


def _picture(
    stage: Stage, caption: Caption, text: Text, rect: QRectF, tip: QPointF, whole: QRectF
) -> QPixmap:
    theme, scale = stage.faces.theme, stage.faces.scale
    picture = QPixmap((whole.size() * scale).toSize())
    picture.setDevicePixelRatio(scale)
    picture.fill(Qt.GlobalColor.transparent)
    p = QPainter(picture)
    p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    colour = stage.faces.book.setup.seats[caption.seat].colour
    art.paint_caption(p, rect, theme, tip, colour)
    art.paint_seat_mark(p, colour, rect.left() + MARK_X, rect.center().y(), MARK, theme.rim)
    words, end = text
    line = QRectF(rect.left() + WORDS, rect.top(), rect.width(), rect.height())
    p.setFont(_plain())
    p.setPen(QColor(theme.text))
    p.drawText(line, Qt.AlignmentFlag.AlignVCenter, words)
    if end:
        exact = theme.legal if theme.dark else theme.exact_ground
        p.setPen(QColor(theme.figure if caption.gains else exact))
        line.setLeft(line.left() + text_width(words, p.font()) + GAP)
        p.setFont(_bold())
        p.drawText(line, Qt.AlignmentFlag.AlignVCenter, end)
    p.end()
    return picture
