"""The sign "+1 action", shown after the coin of an exact payment while an extra action is left."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QFontMetricsF

from alhambra_desktop.model.rules.core.engine.step import ChooseAction
from alhambra_desktop.model.rules.core.places.places import CitySquare, MarketSquare, Place, Tray
from alhambra_desktop.views.animation.move_lights import Star
from alhambra_desktop.views.animation.timeline import Coin
from alhambra_desktop.views.art.fonts import BOLD, sans
from alhambra_desktop.views.pages.table.table_page import TablePage
from alhambra_desktop.views.storage.settings import Settings
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.views.widgets.bottom_bar import EDGE, WORDS, ExtraActionSign
from alhambra_desktop.words import PSEUDO, phrase
from tests.scenarios.board import Position, rules_for
from tests.sweeps import in_each_language

from .stage.moving import page_at


@pytest.fixture
def page(qapp, qtbot, settings: Settings, monkeypatch):
    """Return a table with a manual clock at the viewer's turn; one tile can be paid exactly."""
    settings.change(own_speed="normal")
    at = Position(rules_for(2, dirk="off")).player(0, hand="denar-4 denar-5 florin-1 ducat-9")
    at.market("garden-12-S", "arcades-9-open", "chambers-9-W", "pavilion-8-open")
    made = page_at(settings, monkeypatch, qtbot, at)
    qapp.processEvents()
    return made


def buy(page: TablePage, square: int, place: Place | None = None) -> None:
    pieces = page.stage.table.pieces.values()
    (tile,) = [p for p in pieces if isinstance(p.place, MarketSquare) and p.place.square == square]
    page.controller.pick(tile.id)
    page.controller.put(place or Tray(0))
    page.refresh.now()


def coins(page: TablePage) -> list:
    return [effect for effect in page.director.player.effects.running if isinstance(effect, Coin)]


def test_the_sign_follows_its_coin_and_lasts_until_the_action(page):
    sign = page.bar.extra
    assert sign.isHidden()
    buy(page, 3)
    assert coins(page)
    assert sign.isHidden(), "its coin is on the way"
    page.director.clock.advance(399)
    assert sign.isHidden()
    page.director.clock.advance(2)
    assert not sign.isHidden()
    page.commands.undo()
    page.refresh.now()
    assert sign.isHidden()
    page.commands.redo()
    page.refresh.now()
    assert not sign.isHidden()
    page.table.submit(page.table.offers()[0])
    page.refresh.now()
    assert not isinstance(page.table.state.decision, ChooseAction), "it was taken"
    assert sign.isHidden()


def test_coins_of_a_replaced_game_do_not_affect_the_new_one(page):
    """The viewer is still a seat of the old game; the new game may have no such seat."""
    buy(page, 3)
    assert coins(page)
    asked = []
    page.director.player.effects.ended = asked.append
    page.director.drop_all()
    assert not coins(page)
    assert asked == []
    page.refresh.now()
    assert not page.bar.extra.isHidden(), "the action is there, now without a coin on its way"


def test_the_coin_flies_to_the_position_of_the_sign(page, qapp):
    buy(page, 3)
    page.director.clock.advance(399)
    (item,) = [item for item in page.director.player.effects._items if isinstance(item.effect, Coin)]
    coin = page.view.mapFromScene(item.sceneBoundingRect().center()) - QPoint(0, 13)
    page.director.clock.advance(2)
    qapp.processEvents()
    sign = page.bar.extra
    there = page.view.mapFromGlobal(sign.mapToGlobal(sign.coin))
    assert (coin - there).manhattanLength() <= 4


def test_the_coin_of_a_placed_tile_rises_at_the_market(page):
    buy(page, 3, CitySquare(0, (-1, 0)))
    (coin,) = coins(page)
    assert coin.at.square == 3
    assert page.bar.extra.isHidden()


def test_an_overpayment_shows_no_sign(page):
    buy(page, 4)
    page.director.clock.advance(1000)
    assert page.table.state.players[0].hand == ("denar-4", "denar-5", "florin-1")
    assert page.bar.extra.isHidden()


def test_without_animation_the_sign_appears_immediately(page, settings):
    settings.change(own_speed="off")
    buy(page, 3)
    assert not page.bar.extra.isHidden()


def test_with_reduced_motion_sign_and_star_appear_immediately(page, settings):
    settings.change(reduced_motion=True)
    buy(page, 3)
    assert not page.bar.extra.isHidden()
    assert any(isinstance(effect, Star) for effect in page.director.player.effects.running)


@pytest.mark.usefixtures("spoken")
@pytest.mark.parametrize("language", in_each_language(PSEUDO))
def test_the_sign_fits_its_text_and_explains_itself(qtbot, language):
    SPOKEN.speak(language)
    sign = ExtraActionSign()
    qtbot.addWidget(sign)
    wide = QFontMetricsF(sans(13, BOLD)).horizontalAdvance(phrase("bar-extra-action"))
    assert sign.width() >= WORDS + wide + EDGE
    assert sign.accessibleName() == phrase("bar-extra-action")
    assert sign.toolTip() == phrase("bar-extra-action-tip")
