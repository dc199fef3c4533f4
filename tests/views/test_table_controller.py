"""Operations on a table without its page: picking, paying, turning over, aiming and clicking."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF

from alhambra_desktop.model.rules.core.engine.action import BuyBuilding, KeepInReserve, PlaceTile, TakeMoney
from alhambra_desktop.model.rules.core.engine.step import ChooseAction, PlacePurchases
from alhambra_desktop.model.rules.core.places.places import (
    CitySquare,
    Hand,
    MarketSquare,
    PieceId,
    Reserve,
    Row,
    Supply,
    TileFace,
    Tray,
)
from alhambra_desktop.model.rules.modules.bonus_cards.rules import BONUS
from alhambra_desktop.model.rules.modules.granada.rules import PlaceTurned
from alhambra_desktop.model.rules.modules.vizier.rules import VIZIER, VizierState
from alhambra_desktop.views.game.selection import NOTHING
from alhambra_desktop.views.game.target import Control
from tests.scenarios.board import city
from tests.views.bare_table import OWN, TILE, BareTable, changes, hand_card, plain, raised, said, sounds
from tests.views.test_rule_sets import MARKET, granada, position


@pytest.fixture
def table(qtbot, settings) -> BareTable:
    return BareTable(qtbot, settings)


# -- picking


def test_picking_a_tile_lifts_it_with_its_payment_and_places(table):
    table.lay(plain())
    control, tile = table.parts.controller, table.target("market", TILE)
    assert control.pick(tile)
    lifted = table.selection
    assert (lifted.lifted, lifted.held, lifted.turned, lifted.two_sided) == ((tile,), False, False, False)
    assert (lifted.start, lifted.face) == (MarketSquare("alhambra", 3), TileFace(TILE))
    assert raised(table) == ("denar-9",)
    squares = {CitySquare(0, cell) for cell in ((-1, 0), (0, -1), (0, 1))}
    assert lifted.drops == {*squares, Tray(0), Reserve(0)}
    assert not lifted.ends_actions, "its placement can be taken back"
    control.pick(table.target("reserve", OWN))
    assert table.selection.ends_actions, "a redesign is an action"
    control.cancel()
    assert table.selection == NOTHING
    assert control.pick(tile, held=True)
    assert table.selection.held


def test_nothing_else_than_a_piece_of_the_table_is_picked(table):
    table.lay(plain())
    control = table.parts.controller
    for what in (Row(), Control("fit"), PieceId("tower-13-E"), PieceId("nothing", 3)):
        assert not control.pick(what)
    assert table.selection == NOTHING


def test_a_card_of_the_hand_is_explained_but_not_lifted(table):
    table.lay(plain())
    assert not table.parts.controller.pick(hand_card(table, "denar-9"))
    assert table.selection.lifted == ()
    assert table.selection.bubble.words == "Could help to buy; chambers 9: exact"
    assert table.selection.bubble.beside == table.stage.rect_of(hand_card(table, "denar-9"))


def test_pieces_of_nobody_are_refused_while_another_player_decides(table):
    at = plain()
    table.lay(at.change(active=1, agenda=(ChooseAction(1),)))
    heard = said(table)
    control, tile = table.parts.controller, table.target("market", TILE)
    assert not control.pick(tile)
    assert [rule.reason.id for rule in table.selection.broken] == ["not-your-turn"]
    assert table.selection.bubble.tone == "illegal"
    assert table.selection.bubble.beside == table.stage.rect_of(tile)
    (text,) = heard
    assert text()
    assert sounds(table) == ["refuse"]
    table.parts.controller.cancel()
    assert not control.pick(table.target("reserve", OWN)), "an own piece is not explained"
    assert table.selection.broken == ()
    assert not control.pick(PieceId("nothing", 3))
    assert table.selection.bubble is None
    assert sounds(table) == []


def test_a_tile_that_cannot_be_paid_puts_down_the_lifted_one_and_says_why(table):
    table.lay(plain())
    control = table.parts.controller
    control.pick(table.target("market", TILE))
    assert not control.pick(table.target("market", "tower-11-open"))
    assert table.selection.lifted == ()
    assert "hort by" in table.selection.bubble.words
    assert {rule.rule for rule in table.selection.broken}


def test_cards_of_the_row_are_lifted_together_up_to_five(table):
    table.lay(plain())
    control = table.parts.controller
    one, three, five, four = (table.target("row", place) for place in range(4))
    assert control.pick(one)
    assert (table.selection.start, table.selection.lifted) == (Row(), (one,))
    assert table.selection.joining == {three, four}
    assert control.pick(three)
    assert table.selection.lifted == (one, three)
    assert table.selection.joining == set()
    assert not control.pick(five)
    assert table.selection.lifted == (one, three)
    assert [rule.rule for rule in table.selection.broken] == ["B-9"]
    assert control.pick(one)
    assert table.selection.lifted == (three,)
    assert not control.pick(three)
    assert table.selection.lifted == ()
    assert table.table.transitions == ()


def test_a_lifted_tile_is_put_down_for_a_card_of_the_row(table):
    table.lay(plain())
    control = table.parts.controller
    control.pick(table.target("market", TILE))
    assert control.pick(table.target("row", 2))
    assert table.selection.lifted == (table.target("row", 2),)
    assert raised(table) == ()


# -- paying


def test_cards_of_the_payment_are_exchanged(table):
    table.lay(plain())
    control = table.parts.controller
    control.pick(table.target("market", TILE))
    nine, four, five = (hand_card(table, card) for card in ("denar-9", "denar-4", "denar-5"))
    assert all(map(control.may_exchange, (nine, four, five)))
    assert not control.may_exchange(hand_card(table, "florin-9"))
    control.exchange(nine)
    assert raised(table) == ()
    assert table.selection.drops == frozenset()
    control.exchange(four)
    control.exchange(five)
    assert raised(table) == ("denar-4", "denar-5")
    assert table.selection.paid == (four, five)
    assert Tray(0) in table.selection.drops
    control.pick(hand_card(table, "ducat-2"))
    assert raised(table) == ("denar-4", "denar-5")
    assert table.selection.broken
    assert table.selection.bubble.beside == table.stage.rect_of(hand_card(table, "ducat-2"))
    control.put(CitySquare(0, (0, 1)))
    (move,) = table.table.transitions
    assert move.action == BuyBuilding(TILE, ("denar-4", "denar-5"))
    assert table.table.promises == (PlaceTile(TILE, (0, 1)),)


def test_the_clicked_copy_of_a_card_is_the_one_that_rises(table):
    at = plain().player(0, hand="denar-4 denar-4 denar-5 denar-5")
    table.lay(at)
    control = table.parts.controller
    control.pick(table.target("market", TILE))
    fours = [piece.id for piece in table.lying(Hand(0)) if piece.face.card == "denar-4"]
    (up,) = (piece for piece in fours if piece in table.selection.paid)
    (down,) = (piece for piece in fours if piece != up)
    control.exchange(up)
    control.exchange(down)
    assert down in table.selection.paid
    assert up not in table.selection.paid
    assert raised(table) == ("denar-4", "denar-5")


def test_without_a_lifted_piece_no_card_may_be_exchanged(table):
    table.lay(plain())
    assert not table.parts.controller.may_exchange(hand_card(table, "denar-9"))


def test_a_target_suggests_its_payment_only_if_it_can_be_bought(table):
    table.lay(plain())
    control = table.parts.controller
    cases = (
        (table.target("market", TILE), ("denar-9",)),
        (table.target("market", "garden-12-S"), ("florin-3", "florin-9")),
        (table.target("market", "tower-11-open"), ()),
        (table.target("reserve", OWN), ()),
        (table.target("row", 0), ()),
        (hand_card(table, "denar-9"), ()),
        (Row(), ()),
        (None, ()),
    )
    for target, cards in cases:
        control.suggest(target)
        assert raised(table) == cards, target
    control.suggest(table.target("market", TILE))
    control.pick(table.target("market", "garden-12-S"))
    control.suggest(table.target("market", TILE))
    assert raised(table) == ("florin-3", "florin-9"), "the lifted tile keeps its payment"


# -- turning over


def test_a_tile_of_granada_is_turned_over_and_pays_for_it(table):
    table.lay(granada())
    control = table.parts.controller
    assert not control.turn_over(), "nothing is lifted"
    control.pick(table.target("market", "school-4"))
    assert table.selection.two_sided
    cell = table.table.placeable_cells("school-4")[0]
    control.aim(CitySquare(0, cell))
    front, plain_words = table.selection.face, table.selection.bubble.words
    assert control.turn_over()
    turned = table.selection
    assert (turned.turned, turned.aimed) == (True, CitySquare(0, cell))
    assert turned.face != front
    assert table.stage.snapshot.cards_of(turned.turning) == ("dirham-3",)
    assert turned.bubble.words != plain_words
    assert "turning costs 3 dirhams" in turned.bubble.words
    denar = hand_card(table, "denar-7")
    control.exchange(denar)
    assert table.selection.turning == (denar,)
    assert control.turn_over()
    assert (table.selection.face, table.selection.turned, table.selection.turning) == (front, False, ())
    control.turn_over()
    control.put(CitySquare(0, cell))
    assert isinstance(table.table.promises[0], PlaceTurned)


def test_an_illegal_aim_is_kept_when_a_tile_is_turned_over(table):
    table.lay(granada())
    control = table.parts.controller
    control.pick(table.target("market", "school-4"), held=True)
    control.aim(CitySquare(0, (3, 3)))
    assert table.selection.refused == CitySquare(0, (3, 3))
    assert control.turn_over()
    assert table.selection.refused == CitySquare(0, (3, 3))
    assert table.selection.bubble.tone == "illegal"


def test_a_tile_of_the_alhambra_is_not_turned_over(table):
    table.lay(plain())
    control = table.parts.controller
    control.pick(table.target("market", TILE))
    before = table.selection
    assert not control.turn_over()
    assert table.selection == before


# -- aiming and putting down


def test_aiming_shows_the_effect_or_the_broken_rules_until_it_ends(table):
    table.lay(plain())
    control = table.parts.controller
    control.pick(table.target("market", TILE), held=True)
    legal, illegal = CitySquare(0, (0, 1)), CitySquare(0, (1, 0))
    control.aim(legal)
    assert (table.selection.aimed, table.selection.refused) == (legal, None)
    assert table.selection.preview is not None
    assert table.selection.bubble.beside == table.stage.rect_of(legal)
    seen = changes(table)
    control.aim(legal)
    assert seen == [], "it is shown already"
    control.aim(illegal)
    assert (table.selection.aimed, table.selection.refused) == (None, illegal)
    assert table.selection.preview is None
    control.aim(illegal)
    assert len(seen) == 1
    control.aim(None)
    assert (table.selection.refused, table.selection.bubble, table.selection.broken) == (None, None, ())
    control.aim(None)
    assert len(seen) == 2
    control.aim(MarketSquare("alhambra", 3))
    assert (table.selection.aimed, table.selection.refused) == (None, None), "it lies there"
    control.cancel()
    control.aim(legal)
    assert table.selection.aimed is None


def test_a_carried_piece_marks_what_is_below_only_where_it_cannot_go(table):
    table.lay(plain())
    control = table.parts.controller
    control.pick(table.target("market", TILE), held=True)
    button = table.stage.rect_of(Control("zoom-in")).center()
    control.carry_over(None, button)
    assert table.selection.pointed == Control("zoom-in")
    control.carry_over(CitySquare(0, (0, 1)), button)
    assert table.selection.pointed is None
    assert table.selection.aimed == CitySquare(0, (0, 1))


def test_putting_down_needs_a_lifted_piece_and_a_legal_place(table):
    table.lay(plain())
    control, heard = table.parts.controller, said(table)
    assert not control.put(CitySquare(0, (0, 1)))
    control.pick(table.target("market", TILE))
    assert not control.put(None)
    assert heard == []
    assert not control.put(CitySquare(0, (1, 0)))
    assert (table.selection.refused, bool(table.selection.lifted)) == (CitySquare(0, (1, 0)), True)
    (text,) = heard
    assert text().startswith(table.selection.bubble.lines[0].text[:10])
    assert table.table.transitions == ()
    assert control.put(Reserve(0))
    assert table.selection.lifted == ()
    assert table.table.promises == (KeepInReserve(TILE),)


def test_the_lifted_copies_are_put_down(table):
    table.lay(plain())
    control = table.parts.controller
    tile = table.target("market", TILE)
    control.pick(tile)
    paid = table.selection.paid
    control.put(Tray(0))
    assert control.put_down == (tile, *paid)
    control.forget()
    assert control.put_down == ()


@pytest.mark.parametrize(("kind", "key"), [("market", TILE), ("row", 2)])
def test_confirming_buys_a_tile_or_takes_the_cards(table, kind, key):
    table.lay(plain())
    control = table.parts.controller
    control.confirm()
    assert table.table.transitions == ()
    control.pick(table.target(kind, key))
    control.confirm()
    (move,) = table.table.transitions
    wanted = BuyBuilding(TILE, ("denar-9",)) if kind == "market" else TakeMoney(("florin-5",))
    assert move.action == wanted
    assert table.selection.lifted == ()


def test_confirming_a_tile_of_the_tray_does_nothing(table):
    at = plain().player(0, purchases=("garden-10-open",))
    table.lay(at.change(agenda=(PlacePurchases(0),)))
    control = table.parts.controller
    control.pick(table.target("tray", "garden-10-open"))
    assert table.selection.lifted
    control.confirm()
    assert table.selection.lifted
    assert table.table.promises == ()


def test_stopping_to_carry_keeps_cards_lifted_and_returns_tiles(table):
    table.lay(plain())
    control = table.parts.controller
    card = table.target("row", 0)
    control.pick(card, held=True)
    control.stop_carrying()
    assert (table.selection.lifted, table.selection.held) == ((card,), False)
    assert control.carry()
    assert table.selection.held
    control.cancel()
    assert not control.carry()
    assert not table.selection.held
    control.pick(table.target("market", TILE), held=True)
    control.aim(CitySquare(0, (1, 0)))
    before = table.selection
    control.stop_carrying()
    assert (table.selection.lifted, table.selection.held) == ((), False)
    after = table.selection
    assert (after.bubble, after.refused) == (before.bubble, before.refused)
    assert (after.broken, after.cut_off) == (before.broken, before.cut_off)
    control.pick(table.target("market", TILE))
    control.stop_carrying()
    assert table.selection.lifted, "it was not carried"


def test_cancelling_keeps_what_is_pointed_at_and_lit(table):
    table.lay(plain())
    control = table.parts.controller
    control.point(table.target("market", TILE))
    control.pick(table.target("market", TILE))
    control.highlight(frozenset(("tower-11-open",)))
    control.mark(((table.target("row", 0),),))
    control.cancel()
    kept = table.selection
    assert (kept.lifted, kept.deeds) == ((), ((table.target("row", 0),),))
    assert (kept.lit, kept.pointed) == (frozenset(("tower-11-open",)), table.target("market", TILE))
    control.forget()
    assert table.selection == NOTHING


def test_a_piece_put_back_by_a_key_is_carried_no_longer(table):
    table.lay(plain())
    control = table.parts.controller
    tile = table.target("market", TILE)
    control.pick(tile, held=True)
    table.stage.carry((tile,), QPointF(600, 400))
    control.cancel()
    assert not table.stage.floating.carried


def test_a_carried_piece_is_put_down_from_where_it_is_carried(table):
    table.lay(plain())
    control, tile = table.parts.controller, table.target("market", TILE)
    carried: list[bool] = []
    table.table.moved.connect(lambda _: carried.append(bool(table.stage.floating.carried)))
    control.pick(tile, held=True)
    table.stage.carry((tile,), QPointF(600, 400))
    control.put(Tray(0))
    assert carried == [True]


# -- clicking


def test_clicks_lift_put_down_and_cancel(table):
    table.lay(plain().player(0, city=city(plain().book, "* a", a="tower-12-open")))
    control = table.parts.controller
    tile, own = table.target("market", TILE), table.target("reserve", OWN)
    control.click(tile)
    control.click(tile)
    assert table.selection.lifted == ()
    control.click(own)
    control.click(Reserve(0))
    assert table.selection.lifted == (), "back where it was"
    control.click(own)
    control.click(Row())
    assert table.selection.lifted == (own,)
    control.click(table.target("row", 0))
    assert table.selection.start == Row(), "a card is taken up instead"
    control.click(tile)
    control.click(hand_card(table, "denar-9"))
    assert raised(table) == ()
    control.click(hand_card(table, "denar-9"))
    control.click(table.target("market", "garden-12-S"))
    assert table.selection.lifted == (table.target("market", "garden-12-S"),)
    control.click(table.lying(CitySquare(0, (1, 0)))[0].id)
    assert table.selection.refused == CitySquare(0, (1, 0)), "a placed tile is a square"
    control.click(CitySquare(0, (1, 0)), CitySquare(0, (0, 1)))
    assert [type(move.action) for move in table.table.transitions] == [BuyBuilding], "the place counts"


def test_a_click_far_from_the_city_says_nothing(table):
    table.lay(plain())
    control = table.parts.controller
    control.click(table.target("market", TILE))
    heard = said(table)
    control.click(Supply("huts"))
    assert table.selection.lifted
    assert (table.selection.refused, heard) == (None, [])


def test_the_first_place_with_a_meaning_is_the_target(table):
    table.lay(plain())
    control = table.parts.controller
    illegal, legal = CitySquare(0, (1, 0)), CitySquare(0, (0, 1))
    assert control.target_place((legal,)) is None
    control.pick(table.target("market", TILE))
    assert control.target_place((Row(), legal, illegal)) in (legal, Row())
    assert control.target_place((illegal, legal)) == illegal
    assert control.target_place(()) is None


def test_a_click_on_the_own_figure_presses_it(table):
    at = position("vizier").slice(VIZIER, awake=(False, True)).market(*MARKET).player(0, hand="denar-9")
    table.lay(at)
    control, vizier = table.parts.controller, table.target("vizier")
    control.pick(table.target("market", TILE))
    assert not control.pick(vizier)
    (move,) = table.table.transitions
    assert move.after.slice_of(VizierState).awake == (True, True)
    assert table.selection.lifted == ()
    assert control.put_down[0] == table.target("market", TILE)


def test_a_bonus_card_that_may_not_be_revealed_says_why(table):
    at = position("bonus_cards").market(*MARKET).player(0, hand="denar-9")
    table.lay(at.slice(BONUS, hands=(("garden-10-open", "tower-12-open"), ()), held=(2, 0)))
    control = table.parts.controller
    card = next(piece for piece in table.stage.table.pieces if piece.thing == "bonus-card")
    control.pick(table.target("market", TILE))
    assert not control.pick(card)
    assert table.table.transitions == ()
    assert table.selection.lifted == ()
    assert [rule.rule for rule in table.selection.broken] == ["N-2"]
    assert table.selection.bubble.beside == table.stage.rect_of(card)
    control.forget()
    control.press_figure()
    assert table.selection == NOTHING, "a card is no figure"
