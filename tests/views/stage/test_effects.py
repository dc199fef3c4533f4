"""Effects: each appears when it is due, is painted within its area, and disappears afterwards."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from alhambra_desktop.model.rules.core.places.places import CitySquare, Discard, MarketSquare, Pile, Row
from alhambra_desktop.views.animation.move_lights import Blink, CoinsLight, LinesLight, Link, Ring, Star
from alhambra_desktop.views.animation.timeline import (
    Coin,
    Dust,
    Glow,
    Nod,
    Riffle,
    RunLights,
    Trace,
    TurnPasses,
)
from alhambra_desktop.views.playback.effect_paintings import RISE
from alhambra_desktop.views.playback.step_player import Effects
from tests.property.folding import book_of, builders

from .snapshots import shown_of, stage_of


def moment():
    book = book_of(0)
    return book, next(move for move in builders(book, 1) if move.after.turn > 20).after


@pytest.fixture
def stage(qapp):
    return stage_of(shown_of(*moment()))


def square(stage) -> MarketSquare:
    return next(place for place in stage.table.lying if isinstance(place, MarketSquare))


def picture(stage, rect: QRectF) -> QImage:
    image = QImage(rect.size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)  # if the size is no whole number, the table does not cover the edges
    painter = QPainter(image)
    stage.render(painter, QRectF(image.rect()), rect)
    painter.end()
    return image


def differing(one: QImage, other: QImage) -> QRectF:
    """Return the rectangle in which two pictures differ."""
    changed = QRectF()
    for x in range(0, one.width(), 2):
        for y in range(0, one.height(), 2):
            if one.pixel(x, y) != other.pixel(x, y):
                changed |= QRectF(x, y, 1, 1)
    return changed


def painted(stage, effect) -> QRectF:
    """Return the part of the table that an effect changes halfway through."""
    whole = QRectF(stage.layout_.whole)
    before = picture(stage, whole)
    effects = Effects(stage)
    effects.begin([effect])
    effects.advance(effect.duration * 0.5)
    return differing(before, picture(stage, whole))


def effects_of(stage) -> list:
    card = stage.table.at(Row())[0].id
    start = next(piece for piece in stage.table.pieces.values() if piece.place == CitySquare(0, (0, 0)))
    return [
        Coin(40, 400, "denar", square(stage)),
        Dust(40, 240, start.id),
        TurnPasses(40, 220, 0, 1),
        Nod(40, 160, 1),
        Glow(40, 240, 1),
        Riffle(40, 420, Discard(), Pile(), 24),
        Trace(40, 1200, card, square(stage), Row(), 1),
        RunLights(40, 900, 0, ((0, 0, "N"),), frozenset({(0, 0, "N")})),
        LinesLight(40, 800, 0, (((0, 0), (1, 0), (2, 0)), ((0, 0), (0, 1))), 45),
        Blink(40, 680, 0, (((0, 0),), ((1, 0), (1, 1)))),
        Link(40, 900, card, start.id),
        CoinsLight(40, 180, card, min(stage.faces.view.lights), Row(), Discard()),
        Ring(40, 600, start.id),
        Star(40, 600, square(stage)),
    ]


@pytest.mark.parametrize("number", range(14))
def test_each_effect_is_visible_only_while_it_lasts(stage, number):
    effect = effects_of(stage)[number]
    effects = Effects(stage)
    effects.begin([effect])
    (item,) = effects._items
    rect = item.boundingRect()
    before = picture(stage, rect)
    assert not item.isVisible()
    effects.advance(40 + effect.duration * 0.4)
    assert item.isVisible()
    assert picture(stage, rect) != before
    around = rect.adjusted(-40, -40, 40, 40)
    seen = picture(stage, around)
    item.hide()
    changed = differing(seen, picture(stage, around))
    assert QRectF(38, 38, rect.width() + 4, rect.height() + 4).contains(changed), "nothing is painted outside"
    effects.advance(effect.duration)
    assert not effects.any
    assert item.scene() is None


RUN = tuple((0, y, "E") for y in (0, *range(-8, 0), *range(1, 9)))


LINE = tuple((0, y) for y in range(-12, 13))
LIT = {
    "run": lambda seat: RunLights(0, 900, seat, RUN, frozenset(RUN)),
    "lines": lambda seat: LinesLight(0, 900, seat, (LINE,), 0),
    "groups": lambda seat: Blink(0, 900, seat, (LINE,), True),
}


@pytest.mark.parametrize("what", LIT)
@pytest.mark.parametrize("seat", [0, 1])
def test_city_lights_are_painted_only_within_their_panel(stage, seat, what):
    if seat == 0:
        stage.city.zoom(4)
        stage.city.reveal(CitySquare(0, (0, 0)))
    panel = stage.city if seat == 0 else stage.player_zone(seat)
    changed = painted(stage, LIT[what](seat))
    assert not changed.isEmpty()
    assert panel.sceneBoundingRect().contains(changed)


def test_dust_is_painted_only_within_the_courtyard(stage):
    start = stage.table.at(CitySquare(0, (0, 0)))[0].id
    city = stage.city
    foot = city.scene_rect(city.camera.cell_rect((0, 0))).bottom()
    city.pan(QPointF(0, city.seen_rect().bottom() - foot - 2))
    changed = painted(stage, Dust(0, 240, start))
    assert not changed.isEmpty()
    assert city.sceneBoundingRect().contains(changed)


def test_a_shuffled_packet_sounds_three_times(stage):
    heard = []
    effects = Effects(stage, lambda sound, point: heard.append(sound))
    effects.begin([Riffle(0, 420, Discard(), Pile(), 24)])
    for _ in range(30):
        effects.advance(16)
    assert heard == ["card_fan"] * 3


def test_the_star_returns_after_panels_changed_their_seats(qapp):
    book, state = moment()
    plays = state.decision.seat
    viewer, other, *_ = (seat for seat in range(len(book.setup.seats)) if seat != plays)
    stage, calm = (stage_of(shown_of(book, state, viewer)) for _ in range(2))
    effects = Effects(stage)
    effects.begin([Nod(0, 160, plays)])
    stage.sync(shown_of(book, state, other))
    effects.advance(200)
    stage.sync(shown_of(book, state, viewer))
    for zone in stage.players:
        there = QRectF(0, 0, 40, 40)
        there.moveCenter(zone.mapToScene(zone.star_point()))
        assert picture(stage, there) == picture(calm, there)


def test_an_effect_without_a_place_is_not_shown(stage):
    effects = Effects(stage)
    effects.begin([Coin(0, 400, "denar", MarketSquare("nowhere", 1))])
    assert not effects.any


def test_clearing_removes_all_effects(stage):
    effects = Effects(stage)
    effects.begin(effects_of(stage))
    assert effects.any
    effects.clear()
    assert not effects.any
    assert stage.at(QPointF(-5, -5)) is None


def lit_squares(stage, effect, elapsed: float, cells) -> set:
    """Return the squares of the viewer's city with a light on their edge at a moment of an effect."""
    effects = Effects(stage)
    origin = stage.rect_of(CitySquare(0, (0, 0)))
    rects = {cell: origin.translated(cell[0] * origin.width(), cell[1] * origin.width()) for cell in cells}
    edge = {cell: QRectF(rect.left() + 20, rect.top(), 8, 8) for cell, rect in rects.items()}
    before = {cell: picture(stage, rect) for cell, rect in edge.items()}
    effects.begin([effect])
    effects.advance(elapsed)
    found = {cell for cell, rect in edge.items() if picture(stage, rect) != before[cell]}
    effects.clear()
    return found


def test_lines_are_lit_one_by_one_or_all_together(stage):
    cells = [(x, 0) for x in range(4)]
    lines = LinesLight(0, 800, 0, (tuple(cells),), 45)
    assert [lit_squares(stage, lines, at, cells) for at in (1, 46, 91, 300)] == [
        {(1, 0)},
        {(1, 0), (2, 0)},
        {(1, 0), (2, 0), (3, 0)},
        {(1, 0), (2, 0), (3, 0)},
    ]
    at_once = LinesLight(0, 900, 0, (tuple(cells),), 0)
    assert lit_squares(stage, at_once, 1, cells) == {(1, 0), (2, 0), (3, 0)}


def test_groups_blink_once_in_turn(stage):
    groups = (((1, 0), (1, 1)), ((0, 1),))
    cells = [(0, 0), (1, 0), (1, 1), (0, 1)]
    blink = Blink(0, 680, 0, groups)
    seen = [lit_squares(stage, blink, at, cells) for at in range(10, 680, 20)]
    assert {frozenset(here) for here in seen} == set(map(frozenset, groups))
    assert sum(one != other for one, other in pairwise(seen)) == 1, "each once"
    assert lit_squares(stage, Blink(0, 900, 0, groups, True), 10, cells) == {(1, 0), (1, 1), (0, 1)}


def test_a_coin_rises_turns_and_shrinks_into_its_sign(stage):
    effects, home = Effects(stage), QPointF(60, 750)
    effects.home = lambda: home
    ended = []
    effects.ended = ended.append
    coin = Coin(0, 400, "denar", square(stage))
    effects.begin([coin])
    (item,) = effects._items
    assert stage.rect_of(coin.at).intersects(item.sceneBoundingRect())
    effects.advance(150)
    assert item.pos().isNull(), "it rises where it was paid"
    way = []
    for _ in range(15):
        effects.advance(16)
        risen = item.sceneBoundingRect().center() - QPointF(0, RISE / 2)
        way.append((risen - home).manhattanLength())
    assert way == sorted(way, reverse=True)
    assert way[-1] < 5
    effects.advance(20)
    assert ended == [coin]
