"""What the panels of players paint, and their rule topics."""

from __future__ import annotations

from math import hypot
from typing import Any

import attrs
import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from alhambra_desktop.model.rules.core.geometry.tile import BUILDING
from alhambra_desktop.model.rules.modules.bazaars.rules import BAZAARS
from alhambra_desktop.model.rules.modules.falconers.rules import FALCONERS
from alhambra_desktop.model.rules.modules.huts.rules import HUTS
from alhambra_desktop.views.game.selection import Selection
from alhambra_desktop.views.game.target import Control
from alhambra_desktop.views.scene.items.panel import Panel
from alhambra_desktop.views.scene.items.small_city import SmallCity
from alhambra_desktop.views.scene.stage import Stage
from alhambra_desktop.views.scene.zones.players import LARGEST, SYMBOLS, PlayerZone
from alhambra_desktop.words import say
from tests.scenarios.board import city
from tests.views.test_rule_sets import position

from .inked import Inked, tint
from .snapshots import shown_of, stage_of

SECTIONS = (BAZAARS, FALCONERS, HUTS)


@pytest.fixture
def ink(qapp, monkeypatch) -> Inked:
    return Inked(monkeypatch)


# -- players


def players(**changes: Any) -> Stage:
    at = position(seats=3)
    at.player(1, city=city(at.book, "a *", a="garden-10-open"), hand="denar-9", reserve=("garden-8-SW",))
    at.player(0, score=31).player(1, score=44).player(2, score=12)
    return stage_of(attrs.evolve(shown_of(at.book, at.state), **changes))


def test_a_panel_of_another_player_has_portrait_facts_and_city(ink):
    stage = players()
    zone: PlayerZone = stage.player_zone(1)
    ink.on(zone)
    (portrait,), (ground,) = ink.of("seat"), ink.of("courtyard")
    assert portrait.rect == zone.mark_rect()
    assert portrait.what[0].colour == "blue"
    assert ground.rect == zone.city_rect()
    assert ink.of("winner", "drawLine") == []
    theme = zone.faces.theme
    assert [mark.what[0] for mark in ink.of("icon")] == ["cards", "reserve"]
    assert [mark.what[0] for mark in ink.of("source")] == ["wall"]
    assert all(mark.what[-1].name() == tint(theme.text_2) for mark in ink.of("icon", "source"))
    assert [mark.rect for mark in ink.of("icon", "source")] == [rect for _, rect in zone.plate.signs]
    assert {"44", "Other 1", "apprentice", "1 card", "wall 0", "reserve 1"} <= set(ink.texts)
    score = ink.text("44")
    assert (score.right, score.bold, score.pen) == (True, True, tint(theme.figure))
    assert score.rect.right() == zone.inner.width() - 14


@pytest.mark.parametrize(("square", "token"), [(16, 13), (20, 16), (27, 22), (40, 22), (44, 22), (60, 30)])
def test_tokens_in_small_cities_are_large_enough_to_be_clear(qapp, square, token):
    small = SmallCity(square, QPointF(5, 7), (), ())
    rect = small.token(((1, 2), 0.5, None), players().faces)
    assert rect.width() == pytest.approx(token, abs=0.5)
    assert (rect.center().x(), rect.center().y()) == (5 + square, 7 + 2 * square)


def test_the_own_panel_has_points_below_a_line(ink):
    stage = players()
    zone = stage.player_zone(0)
    ink.on(zone)
    (line,) = ink.of("drawLine")
    assert line.rect.left() == zone.inner.width() - line.rect.right() == 12
    assert line.pen == tint(zone.faces.theme.hairline)
    label, figure = ink.text("If scored now"), ink.text("+0")
    assert line.y < label.rect.top() + 1
    assert figure.right
    assert (figure.y, figure.bold) == (label.y, True)
    assert "buildings 0 · wall 0" in ink.texts
    assert ink.of("courtyard") == []
    assert zone.city_rect() == QRectF()


def test_a_scoring_shows_its_points_in_the_own_panel(ink):
    stage = players(scores={0: 31, 1: 44, 2: 12}, gained=7)
    zone = stage.player_zone(0)
    ink.on(zone)
    assert "+7" in ink.texts
    assert "This scoring" in ink.texts or any("scoring" in text for text in ink.texts)
    assert not zone.star.isVisible()
    bare = players(scores={0: 31, 1: 44, 2: 12}, gained=7, aids="purist").player_zone(0)
    ink.on(bare)
    assert "+7" not in ink.texts


def test_after_the_end_the_winner_has_a_star_and_others_see_their_distance(ink):
    at = position(seats=3)
    at.player(0, score=31).player(1, score=44).player(2, score=12).change(agenda=())
    stage = stage_of(shown_of(at.book, at.state))
    ink.on(stage.player_zone(1))
    (star,), (portrait,) = ink.of("winner"), ink.of("seat")
    assert star.rect.center() == portrait.rect.center()
    assert star.rect.width() == pytest.approx(1.34 * portrait.rect.width())
    own = stage.player_zone(0)
    ink.on(own)
    assert ink.of("winner") == []
    assert own.words.gain is not None
    assert "13" in own.words.gain[0]
    assert own.words.gain[1] == "2nd"
    assert stage.player_zone(2).words.gain is None
    at.player(0, score=50)
    won = stage_of(shown_of(at.book, at.state)).player_zone(0)
    assert "6" in won.words.gain[0]
    assert won.words.gain[1] == "1st"
    at.player(0, score=12).player(1, score=12)
    assert stage_of(shown_of(at.book, at.state)).player_zone(0).words.gain is None


def test_topics_of_a_panel_are_facts_score_points_and_city(qapp):
    stage = players()
    zone, own = stage.player_zone(1), stage.player_zone(0)
    topics = dict(zone.topics())
    assert list(topics) == ["hand", "wall", "reserve", "score-track", "city-square"]
    assert topics["score-track"] == zone.plate.score
    assert topics["city-square"] == zone.city_rect()
    (_, cards), (_, wall), (_, reserve) = zone.plate.signs
    assert topics["hand"].topLeft() == cards.topLeft()
    if cards.top() == wall.top():
        assert topics["hand"].right() == wall.left()
    assert topics["wall"].right() == (reserve.left() if reserve.top() == wall.top() else zone.inner.right())
    assert topics["wall"].bottom() == wall.bottom()
    assert topics["reserve"].right() == zone.inner.right()
    total = dict(own.topics())["total"]
    assert total.top() == own.plate.line
    assert (total.left(), total.right(), total.bottom()) == (0, own.inner.width(), own.inner.bottom())
    assert "total" not in topics
    assert list(zone.background_targets()) == [(Control("player", 1), zone.inner)]


STUD = QPointF(7.5, 7.5)
"""The middle of the stud in the top left corner of a panel."""


def distance(one: QPointF, two: QPointF) -> float:
    return hypot(one.x() - two.x(), one.y() - two.y())


def test_only_the_frame_of_the_market_has_no_studs(qapp):
    stage = players()
    stud = QColor(stage.faces.theme.stud)

    def at_stud(panel: Panel) -> QColor:
        image = QImage(round(panel.inner.width()), round(panel.inner.height()), QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        panel.paint_frame(painter)
        painter.end()
        return image.pixelColor(7, 7)

    assert at_stud(stage.row) == at_stud(stage.player_zone(0)) == stud
    assert at_stud(stage.market).lightness() > stud.lightness() + 40


def test_the_star_is_beside_the_portrait_of_the_player_on_turn(qapp):
    stage = players()
    zone = stage.player_zone(0)
    assert zone.star.isVisible()
    assert [other.star.isVisible() for other in stage.players if other is not zone] == [False, False]
    assert zone.star.pos() == zone.mark_rect().topLeft() + QPointF(4, 5) == zone.star_point()
    assert distance(zone.star.pos(), zone.mark_rect().center()) == pytest.approx(17, abs=1), "on its rim"
    assert distance(zone.star.pos(), STUD) > 8.5 + 3.4, "off the stud of the panel"
    assert zone.inner.contains(QRectF(-8.5, -8.5, 17, 17).translated(zone.star.pos()))
    zone.send_star(True)
    assert not zone.star.isVisible()
    zone.send_star(False)
    assert zone.star.isVisible()
    zone.star.breathe(1.5, 0.4)
    assert (zone.star.scale(), zone.star.opacity()) == (1.5, 0.4)
    assert not players(dealing=True).player_zone(0).star.isVisible()


def test_while_dealing_nobody_has_cards(qapp):
    zone = players(dealing=True).player_zone(1)
    assert zone.words.facts[0].words == "0 cards"
    assert players().player_zone(1).words.facts[0].words == "1 card"


LONG_CITY = "a b c d e f g h *"


def test_cities_of_other_players_are_all_painted_or_all_show_symbols(qapp):
    def sizes(tiles: str, **legend: str) -> list[float]:
        at = position(seats=3)
        at.player(1, city=city(at.book, tiles, **legend))
        stage = stage_of(shown_of(at.book, at.state))
        return [stage.player_zone(seat).small_city(stage.table).size for seat in (1, 2)]

    assert sizes("a *", a="garden-10-open") == [LARGEST, LARGEST]
    at = position(seats=3)
    sold = {tile for stock in at.state.stocks for tile in stock.market}
    tiles = [tile.id for tile in at.book.tiles.values() if tile.kind == BUILDING and tile.id not in sold]
    long, short = sizes(LONG_CITY, **dict(zip("abcdefgh", tiles, strict=False)))
    assert long < 24
    assert long < short <= SYMBOLS, "the starting tile alone has room for a painted tile"


def test_the_last_tiles_of_another_player_have_a_rim(ink):
    stage = players()
    recent = attrs.evolve(stage.snapshot.recent_turns, last_tiles={1: ("garden-10-open",)})
    stage.sync(attrs.evolve(stage.snapshot, recent_turns=recent))
    zone = stage.player_zone(1)
    assert zone.marked == {"garden-10-open"}
    ink.record(zone._paint_walls)
    (rim,), (walls,) = ink.of("paint_last_move"), ink.of("walls")
    square = zone.small_city(stage.table).square((-1, 0))
    assert rim.rect.translated(0, 0) == square
    assert rim.what[1] == "blue"
    assert walls.what[1] == square.width()
    start = zone.small_city(stage.table).square((0, 0))
    assert (walls.transform.dx(), walls.transform.dy()) == (start.x(), start.y())
    stage.select(Selection(lit=frozenset(["start"])))
    assert zone.marked == {"garden-10-open", "start"}


def test_the_colour_of_a_panel_is_that_of_its_player(qapp):
    stage = players()
    assert stage.player_zone(1).accent == QColor("#1f5f86")
    assert say(stage.faces.book.city_noun)
