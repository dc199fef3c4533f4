"""The hand by mouse and keyboard: fans that open, recognizable cards, and wells that appear on demand."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication

from alhambra_desktop.model.rules.core.places.places import Hand
from alhambra_desktop.model.rules.core.values import MONEY, Currency
from alhambra_desktop.model.rules.modules.bonus_cards.rules import BONUS, SecretCards
from alhambra_desktop.views.scene.zones.hand import bill
from alhambra_desktop.words import say
from tests.sweeps import swept
from tests.views.driver import Driver
from tests.views.test_rule_sets import MARKET, lay, position

SIZES = [(1280, 800), (1024, 700)]
READABLE = 0.35
"""Minimum visible part of a card in card widths: its corner with the whole number."""


def many(count: int) -> str:
    """Return the cards of a hand with some cards of four currencies."""
    cards = [f"{currency}-{value}" for value in range(1, 10) for currency in Currency]
    return " ".join(sorted(cards[:count]))


def full_hand(player: Driver, size: tuple[int, int], count: int) -> None:
    """Show a hand with some cards, one of them a bureau, and two bonus cards beside them."""
    player.window.resize(*size)
    QApplication.processEvents()  # the menu bar gets another height
    at = position("bonus_cards", "bureaux").market(*MARKET)
    at.slice(BONUS, hands=(("garden-10-open", "tower-12-open"), ()), held=(2, 0))
    lay(player, at.player(0, hand=f"{many(count - 1)} bureau-dirham-florin"))


def step_of(player: Driver, currency: str) -> set[float]:
    """Return the distances between the cards of a fan."""
    spread = player.stage.hand._spread(player.stage.table)
    fans = [fan for name, _, fan in spread.fans if name == currency]
    return {round(other - one, 3) for fan in fans for one, other in pairwise(fan)}


def cards(player: Driver) -> list:
    """Return the money and other cards of the hand."""
    secret = [piece for place in (Hand(0), SecretCards(0)) for piece in player.lying(place)]
    assert secret
    return secret


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("count", swept([1, 9, 15, 20, 25], (1, 25).__contains__))
def test_every_card_shows_its_number_and_can_be_targeted(player, size, count):
    full_hand(player, size, count)
    hand = player.stage.hand
    there = cards(player)
    assert len(there) == count + 2
    for piece in there:
        slot = hand.slot_of(piece.id, player.stage.table)
        assert slot.area.width() >= READABLE * slot.rect.width()
        assert hand.inner.contains(slot.rect)
        player.move(player.stage.rect_of(piece.id).center())
        assert player.selection.pointed == piece.id
    least = {1: 66, 9: 66, 15: 50, 20: 50, 25: 44}
    assert hand._spread(player.stage.table).cut.width >= least[count]


@pytest.mark.parametrize("count", [1, 4, 9, 16])
def test_the_hand_is_centred_in_its_panel(player, count):
    lay(player, position().market(*MARKET).player(0, hand=many(count)))
    hand = player.stage.hand
    rects = [hand.slot_of(piece.id, player.stage.table).rect for piece in player.lying(Hand(0))]
    left, right = min(rect.left() for rect in rects), max(rect.right() for rect in rects)
    assert left - hand.inner.left() == pytest.approx(hand.inner.right() - right, abs=2.0)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("count", swept([1, 4, 9, 16, 25], (4, 25).__contains__))
def test_each_pill_covers_only_its_own_fan(player, size, count):
    full_hand(player, size, count)
    hand = player.stage.hand
    spread, pills = hand._spread(player.stage.table), hand.pills()
    assert set(pills) == {name for name, _, _ in spread.fans}
    for name, _, fan in spread.fans:
        left, right = fan[0], fan[-1] + spread.cut.width
        assert left <= pills[name].left() <= pills[name].right() <= right
        assert pills[name].center().x() == pytest.approx((left + right) / 2, abs=1)
        assert pills[name].bottom() <= hand.inner.bottom()
    assert not any(one.intersects(other) for one, other in combinations(pills.values(), 2))


@pytest.mark.parametrize("count", [14, 20, 26])
def test_a_payment_hides_no_sum_of_another_fan(player, count):
    lay(player, position().market(*MARKET).player(0, hand=many(count)))
    stage, seen = player.stage, 0
    for tile in MARKET:
        player.move(player.spot("market", tile))
        pills = stage.hand.pills()
        assert len(pills) == len(stage.hand._spread(stage.table).fans)
        assert not any(one.intersects(other) for one, other in combinations(pills.values(), 2))
        seen += bill(stage.snapshot, player.selection, stage.faces.view) is not None
    assert seen


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_full_hand_beside_wells_stays_readable(player, size):
    full_hand(player, size, 25)
    player.drag(player.spot("market", MARKET[1]), player.spot("hand-area"), drop=False)
    assert player.stage.tray.isVisible()
    for piece in player.lying(Hand(0)):
        slot = player.stage.hand.slot_of(piece.id, player.stage.table)
        assert slot.area.width() >= READABLE * slot.rect.width()
    player.view.put_back()
    assert not player.stage.tray.isVisible()


def test_the_hovered_fan_opens_and_its_card_rises(player):
    lay(player, position().market(*MARKET).player(0, hand=many(16)))
    card = player.lying(Hand(0))[2]
    currency = str(MONEY[card.face.card].currency)
    closed = step_of(player, currency)
    before = player.stage.item(card.id).pos()
    player.move(player.stage.rect_of(card.id).center())
    assert max(step_of(player, currency)) == 40.0
    assert min(step_of(player, currency)) >= max(closed)
    item = player.stage.item(card.id)
    assert abs(item.pos().x() - before.x()) <= 1.0, "what is pointed at stays below the pointer"
    assert player.stage.pieces.raised(card.id) >= 8
    others = {str(each) for each in Currency} - {currency}
    least = player.stage.hand._spread(player.stage.table).cut.least
    assert all(least <= min(step_of(player, other)) <= max(closed) for other in others)
    player.move(player.cell((0, 2)))
    assert step_of(player, currency) == closed
    assert player.stage.item(card.id).pos() == before


def test_a_fan_opens_under_the_keyboard_cursor(player):
    lay(player, position().market(*MARKET).player(0, hand=many(16)))
    card = player.lying(Hand(0))[2]
    player.page.controller.move_cursor_to(card.id)
    assert max(step_of(player, str(MONEY[card.face.card].currency))) == 40.0
    assert player.stage.pieces.raised(card.id) >= 8


@pytest.mark.parametrize("way", [1, -1])
@pytest.mark.parametrize("height", swept([0.15, 0.5, 0.93], lambda height: height == 0.5))
def test_cards_do_not_jump_away_from_a_moving_pointer(player, way, height):
    full_hand(player, SIZES[0], 20)
    hand = player.stage.hand
    here = hand.scene_rect(hand.inner)
    fan_of = {piece.id: name for name, pieces, _ in hand._spread(player.stage.table).fans for piece in pieces}
    y = here.top() + 15 + 75 * height
    seen = []
    for x in range(int(here.left()) + 10, int(here.right()) - 110, 3)[::way]:
        point = QPointF(x, y)
        player.move(point)
        found = player.stage.at(player.view.mapToScene(player.at(point)))
        pointed = player.selection.pointed
        assert fan_of.get(found) == fan_of.get(pointed)
        player.move(point)
        assert player.selection.pointed == found
        if fan_of.get(found) not in (None, *seen[-1:]):
            seen.append(fan_of[found])
    assert len(seen) == len(set(fan_of.values())), "each fan was met once"


def test_the_payment_of_raised_cards_is_described_below_them(player):
    at = position().market(*MARKET)
    lay(player, at.player(0, hand="denar-1 denar-4 denar-7 denar-8 florin-3 florin-9"))
    hand, stage = player.stage.hand, player.stage

    def told() -> tuple[str, str]:
        tone, (words, *_) = bill(stage.snapshot, player.selection, stage.faces.view)
        return tone, say(words)

    assert bill(stage.snapshot, player.selection, stage.faces.view) is None
    player.click(player.spot("market", "chambers-9-W"))
    assert told() == ("exact", "9 of 9: exact")
    before = hand.facts_shown
    player.click(player.spot("hand", 0))
    assert told() == ("short", "8 of 9: 1 denar short")
    assert hand.facts_shown != before, "the pill is painted anew"
    player.click(player.spot("hand", 1))
    assert told() == ("over", "12 of 9: overpay by 3")


def test_wells_are_visible_only_while_needed(player):
    lay(player, position().market(*MARKET).player(0, hand="denar-9"))
    stage = player.stage
    whole = stage.hand.inner.width()
    assert not stage.tray.isVisible()
    assert not stage.reserve.isVisible()
    player.move(player.spot("market", "chambers-9-W"))
    assert not stage.tray.isVisible(), "nothing comes of pointing"
    player.drag(player.spot("market", "chambers-9-W"), player.cell((3, 3)), drop=False)
    assert stage.tray.isVisible()
    assert stage.reserve.isVisible()
    assert stage.hand.inner.width() == whole - 2 * (98 + 8)
    assert stage.reserve.inner.translated(stage.reserve.pos()).right() == stage.layout_.row.right()
    player.key(Qt.Key.Key_Escape)
    assert not stage.tray.isVisible()
    assert stage.hand.inner.width() == whole
    player.drag(player.spot("market", "chambers-9-W"), player.spot("reserve-area"))
    assert not stage.tray.isVisible()
    assert stage.reserve.isVisible()
    assert stage.rect_of(player.target("reserve", "chambers-9-W")).width() == 72
    player.page.commands.undo()
    assert not stage.reserve.isVisible()


def test_choosing_other_cards_to_pay_moves_nothing(player):
    lay(player, position().market(*MARKET).player(0, hand="denar-1 denar-4 denar-8 florin-3"))
    stage = player.stage
    player.click(player.spot("market", "chambers-9-W"))
    assert player.raised
    wide = stage.hand.inner.width()
    player.click(player.spot("hand", 2))
    assert not player.selection.drops, "too little is raised"
    assert stage.hand.inner.width() == wide
    assert player.selection.pointed == player.target("hand", 2)
    assert step_of(player, "denar") == {44.0}
    player.click(player.spot("hand", 2))
    assert player.selection.drops
    player.key(Qt.Key.Key_Escape)
    assert not stage.tray.isVisible()


def test_many_reserve_tiles_leave_room_for_the_hand(player):
    tiles = ("garden-8-SW", "garden-11-open", "tower-12-open", "arcades-10-open", "seraglio-9-open")
    lay(player, position().market(*MARKET).player(0, hand=many(25), reserve=tiles))
    reserve = player.stage.reserve
    rects = [slot.rect for slot in reserve.slots(player.stage.table)]
    assert len(rects) == 5
    assert all(reserve.inner.contains(rect) and rect.width() >= 24 for rect in rects)
    for piece in player.lying(Hand(0)):
        slot = player.stage.hand.slot_of(piece.id, player.stage.table)
        assert slot.area.width() >= READABLE * slot.rect.width()
