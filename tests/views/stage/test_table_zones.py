"""What market, row, hand, wells, and rival paint, and where their parts are."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import attrs
import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from alhambra_desktop.model.rules.core.places.places import (
    Bag,
    CardFace,
    CitySquare,
    Discard,
    Due,
    MarketSquare,
    Pile,
    Reserve,
    Row,
    TileFace,
    Tray,
)
from alhambra_desktop.model.rules.core.values import SQUARE_CURRENCY
from alhambra_desktop.views.art.fonts import BLACK, BOLD, sans, serif, text_width
from alhambra_desktop.views.art.palette import CURRENCY_COLOURS
from alhambra_desktop.views.game.selection import NOTHING, Selection
from alhambra_desktop.views.game.target import Control
from alhambra_desktop.views.scene.layout.layout import PODIUM_HEIGHT
from alhambra_desktop.views.scene.stage import Stage
from alhambra_desktop.views.scene.zones.fans import Cut, FanRow, Held, cut_for, least_width
from alhambra_desktop.views.scene.zones.hand import HandZone
from alhambra_desktop.views.scene.zones.market import MarketZone
from alhambra_desktop.views.scene.zones.rival import RivalZone
from alhambra_desktop.views.scene.zones.row import RowZone, _in_a_line
from alhambra_desktop.views.scene.zones.wells import WellZone
from alhambra_desktop.words import say
from tests.of_type import of_type
from tests.scenarios.board import Position, city, rules_for

from .inked import Inked, inside, tint
from .snapshots import shown_of, stage_of

HAND = "denar-4 denar-5 denar-9 florin-3 florin-9 ducat-2"


@pytest.fixture
def ink(qapp, monkeypatch) -> Inked:
    return Inked(monkeypatch)


def position(seats: int = 3, **options: Any) -> Position:
    at = Position(rules_for(seats, **options))
    at.market("garden-12-S", None, "chambers-9-W", "arcades-9-open")
    at.player(0, hand=HAND, city=city(at.book, "a * b", a="tower-12-open", b="tower-11-open"))
    return at.change(row=("ducat-1", "ducat-3", "florin-5", "dirham-4"))


def table(at: Position | None = None, size: tuple[float, float] = (1280, 742)) -> Stage:
    at = at or position()
    return stage_of(shown_of(at.book, at.state), *size)


def tile(stage: Stage, name: str) -> Any:
    return stage.snapshot.book.tile_pieces[name]


# -- the market


def test_a_note_after_the_counts_has_the_rest_of_the_line(qapp):
    parts = [(Bag, "bag", "bag 19", "19"), (Discard, "discard", "discard 45", "45")]
    bag, discard, note = _in_a_line(parts, "not yet known", QRectF(10, 5, 400, 20))
    assert (bag.words, discard.words, note.words) == ("bag 19", "discard 45", "not yet known")
    assert bag.rect.right() < discard.rect.left() < discard.rect.right() < note.rect.left()
    assert note.rect.right() == 410


def test_each_market_square_has_coin_name_and_number(ink):
    market: MarketZone = table().market
    ink.on(market)
    theme = market.faces.theme
    coins = ink.of("coin")
    names = [mark for mark in ink.of("drawText") if mark.text in ("denar", "florin", "dirham", "ducat")]
    numbers = [mark for mark in ink.of("drawText") if mark.text in "1234"]
    assert [mark.text for mark in names] == [mark.what[0] for mark in coins]
    assert [mark.text for mark in numbers] == ["1", "2", "3", "4"]
    for square, (coin, name, number) in enumerate(zip(coins, names, numbers, strict=True), 1):
        rect = market.square_rect(square)
        assert coin.rect.left() > rect.left()
        assert coin.rect.right() < name.rect.left() < name.rect.right() < number.rect.left()
        assert number.rect.right() < rect.right()
        assert all(rect.top() < mark.rect.top() < rect.top() + 24 for mark in (coin, name, number))
        assert (name.bold, name.size, name.pen) == (True, 13, tint(theme.text))
        assert (number.bold, number.size, number.pen) == (False, 12, tint(theme.text))
        assert number.centred
    rects = [market.square_rect(square) for square in (1, 2, 3, 4)]
    assert all(one.right() == pytest.approx(two.left()) for one, two in pairwise(rects))
    assert rects[0].left() == market.inner.width() - rects[3].right() == 6
    assert rects[0].top() == market.inner.height() - rects[0].bottom() == 6


def test_a_market_square_has_more_of_its_colour_at_the_bottom(qapp):
    stage = table()
    market, faces = stage.market, stage.market.faces
    image = QImage(market.inner.size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    with QPainter(image) as painter:
        market.paint_inside(painter, stage.snapshot)

    def distance(x: float, y: float, name: str) -> int:
        pixel, wash = image.pixelColor(round(x), round(y)), QColor(CURRENCY_COLOURS[name].pale)
        return sum(abs(getattr(pixel, part)() - getattr(wash, part)()) for part in ("red", "green", "blue"))

    assert not faces.theme.dark
    for square in (1, 2, 3, 4):
        rect, name = market.square_rect(square), str(SQUARE_CURRENCY[square])
        assert distance(rect.left() + 6, rect.bottom() - 36, name) < distance(
            rect.left() + 6, rect.top() + 30, name
        )


def test_each_tile_of_the_market_has_a_pill_below_and_payable_ones_a_shadow(ink):
    stage = table()
    market = stage.market
    ink.on(market)
    pills = ink.of("paint_pill")
    assert len(pills) == 3
    tiles = {of_type(slot.face, TileFace).tile: slot.rect for slot in market.slots(stage.table)}
    shadows = {mark.rect.getRect() for mark in ink.of("shadow")}
    offers = {
        of_type(slot.face, TileFace).tile: market.offer(slot.piece) for slot in market.slots(stage.table)
    }
    assert shadows == {tiles[name].getRect() for name, offer in offers.items() if offer.payable}
    assert [mark.what[2] for mark in pills] == [offer.tone for offer in offers.values()]
    for pill, rect in zip(pills, tiles.values(), strict=True):
        assert pill.x == pytest.approx(rect.center().x())
        assert rect.bottom() < pill.rect.top()
        assert pill.rect.bottom() == pytest.approx(market.inner.height() - 7)
        assert rect.top() > 6 + 24
        assert rect.width() == market.tile_size
    assert market.place_rect(MarketSquare("alhambra", 2)) == market.square_rect(2)
    assert market.place_rect(MarketSquare("granada", 2)) is None
    assert market.place_rect(Row()) is None


def test_a_chosen_payable_tile_has_a_rim_around_its_square(ink):
    at = position()
    shown = shown_of(at.book, at.state)
    stage = stage_of(shown)
    market = stage.market
    names = ("garden-12-S", "chambers-9-W", "arcades-9-open")
    payable = [name for name in names if market.offer(stage.table.pieces[tile(stage, name)]).payable]
    assert payable
    stage.select(Selection(pointed=tile(stage, payable[0])))
    ink.on(market)
    (rim,) = ink.of("drawRoundedRect")
    slot = next(slot for slot in market.slots(stage.table) if slot.id == tile(stage, payable[0]))
    assert rim.rect == slot.reach.adjusted(1, 1, -1, -1)
    assert (rim.pen, rim.brush) == (tint(market.faces.theme.legal), None)


def test_a_tile_that_is_bought_leaves_an_imprint_and_its_pill(ink):
    stage = table()
    held = tile(stage, "arcades-9-open")
    stage.select(Selection(lifted=(held,), held=True, face=TileFace("arcades-9-open")))
    stage.carry((held,), QPointF(600, 400))
    ink.on(stage.market)
    (imprint,) = ink.of("paint_imprint")
    slot = next(slot for slot in stage.market.slots(stage.table) if slot.id == held)
    assert imprint.rect == slot.rect
    assert len(ink.of("paint_pill")) == 3


def test_the_final_ranking_is_a_podium_on_the_empty_market(ink):
    at = position().market(None, None, None, None)
    at.player(0, score=31).player(1, score=44).player(2, score=31).change(agenda=())
    stage = table(at)
    ink.on(stage.market)
    theme = stage.faces.theme

    def by_column(marks):
        return sorted(marks, key=lambda mark: mark.x)

    seats = by_column(ink.of("seat"))
    assert [mark.what[0].colour for mark in seats] == ["amber", "blue", "crimson"], "the winner in the middle"
    names = by_column(mark for mark in ink.of("drawText") if mark.text in ("Ann", "Bob", "Cid"))
    points = by_column(mark for mark in ink.of("drawText") if mark.text in ("31", "44"))
    places = by_column(mark for mark in ink.of("drawText") if mark.text in "123")
    stones = [mark for mark in ink.of("drawPath") if mark.rect.width() > 100]
    blocks = by_column(mark for mark in stones if mark.rect.height() > 20)
    slabs = by_column(mark for mark in stones if mark.rect.height() < 20)
    assert stones[-1] is slabs[1], "the slab of the highest step lies over the other steps"
    assert [mark.text for mark in names] == ["Ann", "Bob", "Cid"]
    assert [mark.text for mark in points] == ["31", "44", "31"]
    assert [mark.text for mark in places] == ["2", "1", "2"], "players with equal points share a place"
    assert [mark.rect.height() for mark in blocks] == pytest.approx([46, 60, 46])
    assert [mark.rect.bottom() for mark in blocks] == pytest.approx([stage.market.inner.bottom() - 6] * 3)
    assert all(one.rect.right() == pytest.approx(two.rect.left()) for one, two in pairwise(blocks))
    assert [mark.rect.width() for mark in seats] == [47, 50, 47]
    for block, portrait, place, name, figure in zip(blocks, seats, places, names, points, strict=True):
        assert portrait.x == pytest.approx(block.x)
        assert portrait.rect.bottom() == pytest.approx(block.rect.top())
        assert [place.y, name.y, figure.y] == pytest.approx([block.y + 3.5] * 3)
        assert block.rect.left() < place.rect.left() < name.rect.left() < figure.rect.left()
        gap = figure.rect.left() - name.rect.left() - text_width(name.text, sans(15, BOLD))
        assert gap == pytest.approx(8)
        end = figure.rect.left() + text_width(figure.text, serif(22, BLACK))
        assert (place.rect.left() + end) / 2 == pytest.approx(block.x), (
            "the line is in the middle of the step"
        )
        assert end < block.rect.right()
        assert (name.bold, name.size, name.pen) == (True, 15, tint(theme.text))
        assert (figure.bold, figure.size, figure.pen) == (True, 22, tint(theme.figure))
        assert inside(block, stage.market.inner)
    (star,) = ink.of("winner")
    assert star.rect.center() == seats[1].rect.center()
    assert star.rect.width() == pytest.approx(1.34 * seats[1].rect.width())
    assert inside(star, stage.market.inner)
    assert blocks[0].pen == blocks[2].pen != blocks[1].pen, "the step of the winner is golden"


def test_a_low_podium_has_clearly_different_steps_inside_its_panel(ink):
    at = position().market(None, None, None, None)
    at.player(0, score=31).player(1, score=44).player(2, score=20).change(agenda=())
    stage = table(at)
    inner = stage.market.inner
    stage.market.set_rect(QRectF(inner.left(), inner.top(), inner.width(), PODIUM_HEIGHT))
    ink.on(stage.market)
    stones = [mark for mark in ink.of("drawPath") if mark.rect.width() > 100]
    high = sorted((mark.rect.height() for mark in stones if mark.rect.height() > 20), reverse=True)
    assert len(high) == 3
    assert all(one - other >= 12 for one, other in pairwise(high))
    assert all(mark.rect.width() >= 38 for mark in ink.of("seat"))
    assert all(inside(mark, stage.market.inner) for mark in (*ink.of("winner"), *ink.of("seat")))


# -- the row


def test_the_row_has_shadows_below_cards_a_band_and_counts(ink):
    stage = table()
    row: RowZone = stage.row
    ink.on(row)
    shadows = ink.of("shadow")
    assert [mark.rect for mark in shadows] == [row.card_rect(number) for number in range(4)]
    (band,) = ink.of("paint_pill")
    assert band.rect == row.band_rect()
    assert shadows[0].rect.bottom() < band.rect.top()
    icons = ink.of("icon")
    assert [mark.what[0] for mark in icons] == ["bag", "discard"]
    bag, discard = ink.of("drawText")
    assert bag.text.startswith("bag")
    assert discard.text == "discard 0"
    for icon, words in zip(icons, (bag, discard), strict=True):
        assert icon.rect.right() < words.rect.left()
        assert abs(icon.y - words.y) <= 2
        assert icon.rect.top() > band.rect.bottom()
        assert (words.size, words.right, words.pen) == (13, False, tint(row.faces.theme.text))
        assert inside(words, row.inner)
    assert bag.rect.right() < icons[1].rect.left()


def test_places_of_the_row_have_their_rectangles(qapp):
    row = table().row
    cards = [row.card_rect(number) for number in range(4)]
    assert all(one.right() < two.left() for one, two in pairwise(cards))
    assert row.place_rect(Row()) == cards[0].united(cards[3])
    assert row.place_rect(Pile()) == row.pile_rect()
    assert cards[3].right() < row.pile_rect().left()
    assert row.pile_rect().width() == row.card_width + 4
    assert row.place_rect(Due()) == row.band_rect()
    counts = {count.place: count.rect for count in row.counts()}
    assert row.place_rect(Bag("alhambra")) == counts[Bag] if Bag in counts else True
    assert row.place_rect(Discard()) == counts[Discard]
    assert row.place_rect(CitySquare(0, (0, 0))) is None
    assert [topic for topic, _ in row.topics()] == ["pile", "scored-when", "bag", "discard", "row"]


def test_the_band_of_the_row_tells_what_is_taken(qapp):
    stage = table()
    row = stage.row
    assert list(row.controls()) == [(Control("scored-when"), row.band_rect())]
    card = stage.table.at(Row())[0]
    stage.select(Selection(start=Row(), lifted=(card.id,), face=card.face))
    assert list(row.controls()) == [(Control("choose"), row.band_rect())]
    stage.select(Selection(start=Reserve(0), lifted=(card.id,), face=card.face))
    assert list(row.controls()) == []
    stage.select(NOTHING)
    assert say(row.message_of(Control("scored-when")))
    assert row.message_of(Control("log")) is None


def test_lifted_cards_of_the_row_are_raised_and_others_that_do_not_fit_dim(qapp):
    stage = table()
    first, second, third, *_ = stage.table.at(Row())
    stage.select(Selection(start=Row(), lifted=(first.id,), joining=frozenset([second.id]), face=first.face))
    styles = stage.row.piece_styles(stage.table)
    assert styles[first.id].raised > 0
    assert styles[first.id].rim is not None
    assert second.id not in styles
    assert styles[third.id].opacity < 1
    assert styles[third.id].raised == 0
    stage.select(NOTHING)
    assert stage.row.piece_styles(stage.table) == {}


# -- the hand


def test_fans_of_the_hand_lie_side_by_side_below_their_currency(qapp):
    stage = table()
    slots = list(stage.hand.slots(stage.table))
    assert [of_type(slot.face, CardFace).card for slot in slots] == [
        *("denar-4", "denar-5", "denar-9", "ducat-2", "florin-3", "florin-9")
    ]
    angles = [slot.angle for slot in slots]
    assert angles[0] == -angles[2] < 0 == angles[1] == angles[3]
    assert angles[4] == -angles[5] < 0
    lefts = [slot.rect.left() for slot in slots]
    assert lefts == sorted(set(lefts))
    assert len({slot.rect.top() for slot in slots}) == 1
    assert {slot.rect.height() / slot.rect.width() for slot in slots} == {1.5}
    gaps = [two.rect.left() - one.rect.left() for one, two in pairwise(slots)]
    assert gaps[0] == pytest.approx(gaps[1], abs=1)
    assert gaps[2] > slots[0].rect.width()


def test_the_fan_under_the_pointer_opens_around_its_card(qapp):
    stage = table()
    hand: HandZone = stage.hand
    before = list(hand.slots(stage.table))
    stage.select(Selection(pointed=before[1].id))
    after = list(stage.hand.slots(stage.table))
    assert after[1].rect.left() == before[1].rect.left()
    assert after[0].rect.left() <= before[0].rect.left()
    assert after[2].rect.left() >= before[2].rect.left()
    assert after[0].rect.top() == before[0].rect.top() - 4
    assert after[3].rect.top() == before[3].rect.top()
    assert after[2].angle > before[2].angle
    stage.select(NOTHING)
    assert [slot.rect for slot in stage.hand.slots(stage.table)] == [slot.rect for slot in before]


CUT = Cut(60, 20, 40, 10)


def test_the_least_width_of_fans_leaves_a_part_of_each_card_visible():
    assert least_width((), CUT) == 0
    assert least_width((1,), CUT) == 60
    assert least_width((3, 2), CUT) == 2 * 60 + 10 + 3 * 20
    assert cut_for((1,), 1000).width == 66
    assert cut_for((9, 9, 9), 10) == Cut(40, 14, 20, 4)
    widths = [cut_for((6, 6, 6), room).width for room in range(300, 1200, 50)]
    assert widths == sorted(widths)


def test_resting_fans_stand_in_the_middle_with_gaps_between():
    first, second = FanRow((3, 2), 100, 500, CUT).rest()
    assert [two - one for one, two in pairwise(first)] == [40, 40]
    assert second[0] - first[-1] == 70
    assert first[0] - 100 == pytest.approx(500 - (second[-1] + 60))
    tight, other = FanRow((3, 2), 0, 190, CUT).rest()
    assert [two - one for one, two in pairwise(tight)] == [20, 20]
    assert other[-1] + 60 == 190
    (alone,) = FanRow((1,), 0, 100, CUT).rest()
    assert alone == (20,)


def test_an_opened_fan_pushes_the_others_aside_inside_the_row():
    row = FanRow((3, 4, 3), 0, 420, CUT)
    rest = row.rest()
    opened = row.opened(Held(1, 2, rest[1][2]))
    assert opened[1][2] == rest[1][2]
    assert all(two - one >= 20 for fan in opened for one, two in pairwise(fan))
    assert opened[1][-1] - opened[1][0] > rest[1][-1] - rest[1][0]
    assert opened[0][-1] + 70 <= opened[1][0] + 0.01
    assert opened[1][-1] + 70 <= opened[2][0] + 0.01
    assert opened[0][0] >= -0.01
    assert opened[2][-1] + 60 <= 420.01
    assert row.opened(None) == rest
    assert row.opened(Held(3, 0, 0.0)) == rest
    assert row.opened(Held(1, 9, rest[1][3]))[1][3] == rest[1][3]


# -- wells and rival


def test_an_empty_well_that_can_take_a_tile_glows(ink):
    stage = table()
    held = tile(stage, "arcades-9-open")
    stage.select(Selection(lifted=(held,), face=TileFace("arcades-9-open"), drops=frozenset([Reserve(0)])))
    well: WellZone = stage.reserve
    assert well.inner.width() >= 98
    ink.on(well)
    title = ink.text("Reserve")
    assert (title.centred, title.bold, title.size) == (True, True, 14)
    (glow,) = ink.of("legal")
    assert glow.what[1] is False
    assert glow.rect.width() == glow.rect.height() <= 72
    assert glow.x == pytest.approx(well.inner.center().x())
    assert glow.rect.top() == 34
    stage.select(attrs.evolve(stage.selection, aimed=Reserve(0)))
    ink.on(well)
    assert ink.of("legal")[0].what[1] is True
    stage.select(NOTHING)
    assert well.place_under(QPointF(5, 5)) == Reserve(0)


def test_a_filled_well_lays_its_tiles_in_a_row_and_glows_as_a_whole(ink):
    at = position()
    at.player(0, reserve=("garden-8-SW", "seraglio-9-open"))
    stage = table(at)
    well = stage.reserve
    slots = list(well.slots(stage.table))
    assert len(slots) == 2
    assert slots[1].rect.left() - slots[0].rect.right() == pytest.approx(6, abs=1)
    assert slots[0].rect.top() == slots[1].rect.top() == 34
    both = slots[0].rect | slots[1].rect
    assert both.center().x() == pytest.approx(well.inner.center().x(), abs=1)
    ink.on(well)
    assert ink.of("paint_imprint", "legal", "paint_selection") == []
    held = tile(stage, "arcades-9-open")
    stage.select(Selection(lifted=(held,), face=TileFace("arcades-9-open"), drops=frozenset([Reserve(0)])))
    ink.on(well)
    (frame,), (edge,) = ink.of("drawRoundedRect"), ink.of("paint_selection")
    assert frame.rect == edge.rect == well.inner.adjusted(6, 31, -6, -6)
    assert frame.brush == tint(well.faces.theme.legal_light)
    assert frame.pen is None
    stage.select(NOTHING)
    pointed = slots[0].id
    shown = attrs.evolve(
        stage.snapshot, liftable=frozenset([(slots[0].place, slots[0].face), (slots[1].place, slots[1].face)])
    )
    stage.sync(shown)
    stage.select(Selection(pointed=pointed))
    styles = well.piece_styles(stage.table)
    assert list(styles) == [pointed]
    assert styles[pointed].rim is not None


def test_without_tiles_wells_are_closed(qapp):
    stage = table()
    assert stage.reserve.wanted_width(stage.snapshot, stage.table, NOTHING) == 0
    assert stage.tray.wanted_width(stage.snapshot, stage.table, NOTHING) == 0
    wanted = Selection(drops=frozenset([Tray(0)]))
    assert stage.tray.wanted_width(stage.snapshot, stage.table, wanted) >= 98


def test_dirk_has_a_mark_a_name_and_tiles_in_a_grid(ink):
    at = Position(rules_for(2))
    stage = table(at)
    rival: RivalZone = stage.rival
    assert rival.isVisible()
    ink.on(rival)
    (mark,) = ink.of("mark")
    assert mark.what[0] == "stone"
    assert mark.rect.center() == rival.plate.mark
    assert "Dirk" in ink.texts
    assert "0" in ink.texts
    slots = list(rival.slots(stage.table))
    assert len(slots) == 6
    assert all(rival.plate.city.contains(slot.rect) for slot in slots)
    rows = sorted({slot.rect.top() for slot in slots})
    first = [slot.rect for slot in slots if slot.rect.top() == rows[0]]
    assert all(two.left() - one.right() == pytest.approx(6) for one, two in pairwise(first))
    target = rival.home(stage.snapshot)
    assert rival.holds(target)
    assert list(rival.background_targets()) == [(target, rival.inner)]
    assert ink.of("paint_selection") == []
    stage.select(Selection(lifted=(slots[0].id,), face=slots[0].face, drops=frozenset([target])))
    ink.on(rival)
    (edge,) = ink.of("paint_selection")
    assert edge.rect == rival.plate.city.adjusted(-4, -4, 4, 4)
    alone = table()
    assert not alone.rival.isVisible()
    assert alone.rival.words.name == ""
