"""Pointing on a table without its page: cursor, explanations and hints."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF

from alhambra_desktop.model.rules.core.engine.action import PlaceTile
from alhambra_desktop.model.rules.core.engine.step import PlacePurchases
from alhambra_desktop.model.rules.core.places.places import (
    CitySquare,
    PieceId,
    Row,
    Tray,
)
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.modules.vizier.rules import VIZIER, VizierState
from alhambra_desktop.views.game.selection import NOTHING
from alhambra_desktop.views.game.target import Control
from tests.scenarios.board import city
from tests.views.bare_table import OWN, TILE, BareTable, changes, hand_card, hint, plain, raised, said, sounds
from tests.views.test_rule_sets import MARKET, position


@pytest.fixture
def table(qtbot, settings) -> BareTable:
    return BareTable(qtbot, settings)


# -- pointing and the cursor


def test_pointing_elsewhere_takes_back_what_was_explained(table):
    table.lay(plain())
    control = table.parts.controller
    tile = table.target("market", "tower-11-open")
    control.pick(tile)
    assert table.selection.bubble is not None
    seen = changes(table)
    control.point(table.target("market", TILE))
    now = table.selection
    assert (now.bubble, now.broken, now.refused, now.cut_off) == (None, (), None, ())
    assert raised(table) == ("denar-9",)
    seen.clear()
    control.point(table.target("market", TILE))
    assert seen == []
    control.point(None)
    assert (table.selection.pointed, raised(table)) == (None, ())


def test_pointing_with_a_lifted_tile_keeps_its_aim(table):
    table.lay(plain())
    control = table.parts.controller
    control.pick(table.target("market", TILE))
    for place in (CitySquare(0, (0, 1)), CitySquare(0, (1, 0))):
        control.aim(place)
        bubble = table.selection.bubble
        control.point(table.target("row", place.cell[0]))
        assert table.selection.bubble == bubble is not None
        assert table.selection.pointed == table.target("row", place.cell[0])
    assert raised(table) == ("denar-9",)
    control.aim(None)
    control.exchange(hand_card(table, "ducat-2"))
    assert table.selection.bubble is not None
    control.point(Control("fit"))
    assert table.selection.bubble is None


def test_the_keyboard_cursor_replaces_the_pointer_until_it_moves(table):
    table.lay(plain())
    control = table.parts.controller
    control.point(table.target("market", "garden-12-S"))
    control.explain(table.target("market", "garden-12-S"))
    assert table.selection.describes_piece
    control.move_cursor_to(table.target("market", TILE))
    now = table.selection
    assert (now.cursor, now.pointed, now.bubble) == (table.target("market", TILE), None, None)
    control.pick(table.target("market", "tower-11-open"))
    refusal = table.selection.bubble
    control.move_cursor_to(table.target("row", 0))
    assert table.selection.bubble == refusal is not None
    control.point(table.target("market", "garden-12-S"))
    control.suggest(None)
    control.move_cursor_to(None)
    assert (table.selection.cursor, table.selection.pointed) == (None, table.target("market", "garden-12-S"))
    assert raised(table) == ("florin-3", "florin-9"), "what the pointer is on is suggested again"


def test_the_cursor_suggests_a_payment_or_aims_what_is_lifted(table):
    table.lay(plain().player(0, city=city(plain().book, "* a", a="tower-12-open")))
    control = table.parts.controller
    control.aim_or_suggest(table.target("market", TILE))
    assert raised(table) == ("denar-9",)
    control.pick(table.target("market", TILE))
    control.aim_or_suggest(CitySquare(0, (0, 1)))
    assert table.selection.aimed == CitySquare(0, (0, 1))
    control.aim_or_suggest(Row())
    assert (table.selection.aimed, table.selection.refused) == (None, None)
    control.aim_or_suggest(Control("fit"))
    assert (table.selection.aimed, table.selection.refused) == (None, None)
    control.aim_or_suggest(table.lying(CitySquare(0, (1, 0)))[0].id)
    assert (table.selection.aimed, table.selection.refused) == (None, None), "not a legal place"


def test_the_cursor_on_a_tile_that_may_be_swapped_aims_at_its_square(table):
    table.lay(
        plain().player(0, city=city(plain().book, "* a", a="tower-12-open"), reserve=("garden-11-open",))
    )
    control = table.parts.controller
    control.pick(table.target("reserve", "garden-11-open"))
    control.aim_or_suggest(table.lying(CitySquare(0, (1, 0)))[0].id)
    assert table.selection.aimed == CitySquare(0, (1, 0))
    control.aim_or_suggest(PieceId("nothing", 3))
    assert table.selection.aimed is None


def test_only_pieces_that_can_be_lifted_or_pressed_may_be_chosen(table):
    at = position("vizier").slice(VIZIER, awake=(False, True)).market(*MARKET)
    table.lay(at.player(0, hand="denar-9", reserve=(OWN,)).change(row=("ducat-1",)))
    control = table.parts.controller
    may = [
        table.target("market", TILE),
        table.target("reserve", OWN),
        table.target("row", 0),
        table.target("vizier"),
    ]
    may_not = [table.target("market", "tower-11-open"), hand_card(table, "denar-9"), None, Row()]
    assert [control.may_choose(target) for target in may] == [True] * 4
    assert [control.may_choose(target) for target in may_not] == [False] * 4
    table.parts.phase.read()
    assert not any(map(control.may_choose, may))


def test_the_own_vizier_is_woken_by_its_command(table):
    at = position("vizier").slice(VIZIER, awake=(False, False)).market(*MARKET).player(0, hand="denar-9")
    table.lay(at)
    table.parts.phase.read()
    table.parts.controller.press_figure()
    assert table.table.transitions == ()
    table.parts.phase.come_back(covered=False)
    table.parts.controller.press_figure()
    (move,) = table.table.transitions
    assert move.after.slice_of(VizierState).awake == (True, False)
    table.parts.controller.press_figure()
    assert len(table.table.transitions) == 1, "it is awake"


def test_without_a_figure_its_command_does_nothing(table):
    table.lay(plain())
    table.parts.controller.press_figure()
    assert (table.table.transitions, table.selection) == ((), NOTHING)


# -- explanations


def test_explaining_shows_the_card_of_a_piece(table):
    table.lay(plain())
    control = table.parts.controller
    control.explain(table.target("market", TILE))
    assert table.selection.describes_piece
    assert table.selection.bubble.beside == table.stage.rect_of(table.target("market", TILE))
    control.explain(Control("fit"))
    control.explain(PieceId("nothing", 3))
    assert table.selection.describes_piece
    control.forget()
    control.explain(CitySquare(0, (0, 1)))
    assert table.selection.bubble.beside == table.stage.rect_of(CitySquare(0, (0, 1)))
    control.forget()
    table.parts.phase.read()
    control.explain(table.target("market", TILE))
    assert table.selection.bubble is None


def test_a_square_is_not_explained_while_a_tile_is_lifted(table):
    table.lay(plain())
    control = table.parts.controller
    control.pick(table.target("market", TILE))
    control.explain(CitySquare(0, (0, 1)))
    control.explain(table.target("market", "garden-12-S"))
    assert table.selection.bubble is None


def test_a_card_that_cannot_join_the_lifted_ones_says_why(table):
    table.lay(plain())
    control = table.parts.controller
    one, three, five = (table.target("row", place) for place in range(3))
    control.pick(one)
    for silent in (one, three, table.target("market", TILE)):
        control.explain(silent)
        assert table.selection.broken == ()
    control.explain(five)
    assert [rule.rule for rule in table.selection.broken] == ["B-9"]
    assert table.selection.lifted == (one,)
    assert table.selection.bubble.beside == table.stage.rect_of(five)


def test_a_refusal_without_rules_or_place_is_silent(table):
    table.lay(plain())
    control, heard = table.parts.controller, said(table)
    control.explain_refusal(table.target("market", TILE), ())
    assert (table.selection, heard, sounds(table)) == (NOTHING, [], [])


def test_tiles_that_no_longer_fit_are_named_beside_the_tray(table):
    at = plain().player(0, purchases=("garden-10-open",))
    table.lay(at.change(agenda=(PlacePurchases(0),)))
    control = table.parts.controller
    control.explain_broken(())
    assert table.selection == NOTHING
    control.explain_broken((PlaceTile("garden-10-open", (0, 1)),))
    book = table.table.book
    lost = Message("promise-broken", tiles=(book.tile_noun("garden-10-open"),), count=1)
    assert [line.message for line in table.selection.bubble.lines] == [lost]
    assert table.selection.bubble.beside == table.stage.rect_of(Tray(0))


# -- hints


def test_a_hint_raises_its_payment_and_moves_the_cursor_there(table):
    table.lay(plain())
    control = table.parts.controller
    control.pick(table.target("market", "garden-12-S"))
    control.guide(hint(table))
    now = table.selection
    assert (now.lifted, now.guide, now.cursor) == ((), hint(table), table.target("market", TILE))
    assert raised(table) == ("denar-4", "denar-5")
    control.suggest(table.target("market", "garden-12-S"))
    assert raised(table) == ("denar-4", "denar-5"), "the payment of the hint stays"
    control.guide(None)
    assert (table.selection.guide, raised(table)) == (None, ())
    assert table.selection.cursor == table.target("market", TILE)
    seen = changes(table)
    control.guide(None)
    assert seen == []


def test_a_hint_scrolls_to_its_square(table):
    table.lay(plain())
    table.stage.city.pan(QPointF(3000, 0))
    rect = table.stage.city.scene_rect(table.stage.city.inner)
    assert not rect.contains(table.cell((0, 1)))
    table.parts.controller.guide(hint(table))
    assert rect.contains(table.cell((0, 1)))


def test_the_step_of_a_hint_is_carried_out(table):
    table.lay(plain())
    control = table.parts.controller
    assert not control.follow_guide()
    control.guide(hint(table, deed=None))
    assert not control.follow_guide()
    control.guide(hint(table))
    table.parts.phase.read()
    assert not control.follow_guide()
    table.parts.phase.come_back(covered=False)
    guide = table.selection.guide
    assert control.follow_guide()
    assert table.table.promises == (PlaceTile(TILE, (0, 1)),)
    assert control.put_down == (*guide.pieces, *guide.paid)
