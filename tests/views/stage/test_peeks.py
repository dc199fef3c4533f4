"""Peeks: other Alhambras cover the near side of the courtyard and give way to lifted pieces."""

from __future__ import annotations

from itertools import islice

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetricsF

from alhambra_desktop.model.rules.core.places.places import CitySquare, Hand, Row
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.modules.dirk.rules import DirksTiles
from alhambra_desktop.model.rules.modules.registry import CHOOSABLE
from alhambra_desktop.views.art.palette import seat as seat_colours
from alhambra_desktop.views.game.selection import NOTHING, Selection
from alhambra_desktop.views.interaction.aiming import message_bubble
from alhambra_desktop.views.scene.panels.peek import OUT, WIDEST, needs_city, small_font, title_font
from alhambra_desktop.views.scene.stage import Stage
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.words import PSEUDO
from tests.bench.policy import table
from tests.property.folding import book_of, builders
from tests.sweeps import swept

from .snapshots import shown_of, stage_of

EVERYTHING = tuple(module.id for module in CHOOSABLE)
TABLES = ((1024.0, 638.0), (1280.0, 738.0), (1896.0, 754.0))


def moment(number: int = 0, moves: int = 140):
    """Return a position of a three-player game with every module."""
    book = table(3, 1, EVERYTHING)
    *_, move = islice(builders(book, number), moves)
    return shown_of(book, move.after)


def dealt(seed: int):
    """Return a new three-player game."""
    book = table(3, seed)
    return shown_of(book, next(builders(book, 1)).after)


@pytest.fixture
def stage(qapp) -> Stage:
    return stage_of(moment())


def checked(stage: Stage) -> None:
    """Check that visible peeks are within their part of the courtyard and their texts fit."""
    court = stage.city.scene_rect(stage.city.inner)
    for peek in stage.peek.panels:
        if not peek.isVisible():
            continue
        rect = peek.scene_rect(peek.inner)
        assert rect.width() <= WIDEST * court.width() + 0.01
        assert court.adjusted(-OUT - 0.01, -OUT - 0.01, 999, OUT + 0.01).contains(rect)
        room = rect.width() - 48 - 16 + 1
        assert all(QFontMetricsF(title_font()).horizontalAdvance(line) <= room for line in peek.head.title)
        assert all(QFontMetricsF(small_font()).horizontalAdvance(line) <= room for line in peek.head.below)
        if peek.head.aside:
            both = (title_font(), peek.head.title[0]), (small_font(), peek.head.aside)
            assert sum(QFontMetricsF(font).horizontalAdvance(text) for font, text in both) < room
    rects = stage.peek.rects()
    if len(rects) > 1:
        assert not rects[0].intersects(rects[1])


@pytest.mark.parametrize("number", swept(range(6), lambda number: number < 2))
@pytest.mark.parametrize("language", swept(["en", "fr", PSEUDO], PSEUDO.__eq__))
def test_every_city_fits_into_less_than_half_the_courtyard(qapp, spoken, number, language):
    SPOKEN.speak(language)
    book, stage = book_of(number), Stage()
    for move in islice(builders(book, number), 60, 400, 170):
        stage.sync(shown_of(book, move.after))
        for width, height in TABLES:
            stage.lay_out(width, height, 1.0)
            for seat in range(1, len(move.after.players)):
                stage.peek.keep(seat)
                assert stage.peek.seen == (seat,)
                checked(stage)


def test_two_peeks_are_side_by_side_if_there_is_room(stage: Stage):
    stage.peek.keep(1, 2)
    assert stage.peek.seen == (2,)
    stage.peek.most = 2
    stage.lay_out(1600.0, 800.0, 1.0)
    stage.peek.keep(1, 2)
    assert stage.peek.seen == (1, 2)
    checked(stage)
    stage.peek.keep(1)
    stage.peek.look_at(2)
    assert stage.peek.seen == (1, 2)
    stage.peek.look_at(None)
    assert stage.peek.seen == (1,)


def test_each_peek_has_the_colour_of_its_player(stage: Stage):
    stage.peek.most = 2
    stage.lay_out(1600.0, 800.0, 1.0)
    stage.peek.keep(1, 2)
    seats = stage.snapshot.book.setup.seats
    shown = [peek for peek in stage.peek.panels if peek.isVisible()]
    assert [peek.seat for peek in shown] == [1, 2]
    for peek in shown:
        assert peek.accent == QColor(seat_colours(seats[peek.seat].colour).colour)


def test_a_hovered_peek_replaces_a_pinned_one(stage: Stage):
    stage.peek.keep(1)
    stage.peek.look_at(2)
    assert stage.peek.seen == (2,)
    stage.peek.look_at(None)
    assert stage.peek.seen == (1,)
    stage.peek.keep()
    assert stage.peek.seen == ()


def test_a_peek_hides_during_a_selection_and_returns(stage: Stage):
    stage.peek.keep(1)
    tile = next(id_ for id_, (zone, _) in stage.resting.items() if zone is stage.market)
    lifted = Selection(
        lifted=(tile,), face=stage.table.pieces[tile].face, drops=frozenset([CitySquare(0, (1, 0))])
    )
    stage.select(lifted)
    assert stage.peek.seen == ()
    stage.peek.look_at(2)
    assert stage.peek.seen == ()
    stage.peek.look_at(None)
    stage.select(NOTHING)
    assert stage.peek.seen == (1,)


def test_lifted_money_cards_need_no_city(stage: Stage):
    card = next(piece for piece in stage.table.pieces.values() if piece.place == Row())
    assert not needs_city(
        Selection(start=Row(), lifted=(card.id,), face=card.face, drops=frozenset([Hand(0)]))
    )
    assert needs_city(Selection(drops=frozenset([CitySquare(0, (0, 0))])))


def test_bubbles_do_not_cover_a_peek(stage: Stage):
    stage.peek.keep(1)
    (rect,) = stage.peek.rects()
    for cell in stage.city.tiles:
        place = stage.rect_of(CitySquare(0, cell))
        stage.select(Selection(bubble=message_bubble(place, Message("bubble-stays"))))
        spot = stage.bubble.spot
        assert spot is None or not spot.rect.intersects(rect)


def test_another_game_clears_the_peeks(qapp):
    stage = stage_of(dealt(1))
    stage.peek.keep(2)
    assert stage.peek.seen == (2,)
    stage.sync(dealt(2))
    assert stage.peek.kept == ()
    assert stage.peek.seen == ()


def test_a_rivals_reserve_tiles_are_large_and_in_its_area(qapp):
    book = table(2, 1)
    for move in islice(builders(book, 3), 0, 200, 40):
        stage = stage_of(shown_of(book, move.after))
        for width, height in TABLES:
            stage.lay_out(width, height, 1.0)
            rects = [slot.rect for slot in stage.rival.slots(stage.table)]
            assert len(rects) == len(stage.table.at(DirksTiles()))
            assert all(stage.rival.plate.city.adjusted(-1, -1, 1, 1).contains(rect) for rect in rects)
            assert all(rect.width() >= (30 if len(rects) < 20 else 23) for rect in rects)
            whole = QRectF(stage.rival.inner)
            assert all(whole.contains(text.ink) for text in stage.rival.plate.texts)
