"""Small facts about parts of the table that are seldom seen: special cards, arrows and long titles."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF

from alhambra_desktop.model.rules.core.places.places import CitySquare, MarketSquare, Row
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.modules.bonus_cards.rules import BONUS, SecretCards
from alhambra_desktop.model.rules.modules.falconers.rules import FALCONERS
from alhambra_desktop.views.game.selection import NOTHING, Bubble, Selection
from alhambra_desktop.views.game.target import Control
from alhambra_desktop.views.scene.items.overlay import BubbleItem
from alhambra_desktop.views.scene.layout.bubble_place import Side, Surroundings
from alhambra_desktop.views.scene.pixmaps.faces import Faces
from alhambra_desktop.views.scene.stage import Stage
from alhambra_desktop.views.scene.zones.camera import Area, Camera, View
from alhambra_desktop.views.scene.zones.hand import HandZone
from alhambra_desktop.views.scene.zones.market import MarketZone
from alhambra_desktop.views.scene.zones.offscreen_indicators import signs
from alhambra_desktop.views.scene.zones.opening import opened
from alhambra_desktop.views.scene.zones.players import PlayerZone
from alhambra_desktop.views.scene.zones.row import RowZone
from alhambra_desktop.views.scene.zones.supply import SupplyZone
from alhambra_desktop.views.text.words import Line
from tests.scenarios.board import Position, city, rules_for

from .inked import Inked
from .snapshots import shown_of, stage_of
from .test_table_zones import position, table


@pytest.fixture
def ink(qapp, monkeypatch) -> Inked:
    return Inked(monkeypatch)


# -- special cards


def bonus(mine: tuple[str, ...] = ("garden-10-open", "tower-12-open"), theirs: tuple[str, ...] = ()) -> Stage:
    at = Position(rules_for(2, modules=("bonus_cards",)))
    at.player(0, hand="denar-4 denar-5 florin-3")
    at.slice(BONUS, hands=(mine, theirs), held=(len(mine), len(theirs)))
    return stage_of(shown_of(at.book, at.state))


def special(stage: Stage) -> list[QRectF]:
    return [slot.rect for slot in stage.hand.slots(stage.table) if isinstance(slot.place, SecretCards)]


def test_special_cards_lie_beside_the_money_with_their_captions_below(ink):
    stage = bonus()
    hand: HandZone = stage.hand
    cards = special(stage)
    money = [slot.rect for slot in hand.slots(stage.table) if not isinstance(slot.place, SecretCards)]
    assert len(cards) == 2
    assert max(rect.right() for rect in money) < min(rect.left() for rect in cards)
    assert {(rect.width(), rect.height()) for rect in cards} == {(50, 75)}
    assert {rect.top() for rect in cards} == {16}
    assert cards[0].right() < cards[1].left()
    assert cards[1].right() <= hand.inner.width() - 14
    ink.on(hand)
    captions = [mark for mark in ink.of("drawText") if mark.size == 12]
    assert len(captions) == 2
    for card, caption in zip(cards, captions, strict=True):
        assert caption.x == pytest.approx(card.center().x(), abs=1)
        assert caption.rect.top() > card.bottom() - 1
        assert (caption.bold, caption.centred) == (True, True)
    (line,) = (mark for mark in ink.of("fillRect") if mark.rect.width() == 1)
    assert max(rect.right() for rect in money) < line.x < min(mark.rect.left() for mark in captions)
    assert line.rect.top() == hand.inner.height() - line.rect.bottom() == 14
    assert captions[-1].rect.right() == pytest.approx(hand.inner.width() - 14)
    assert captions[0].rect.left() - line.rect.left() == pytest.approx(4)
    assert captions[0].rect.right() == pytest.approx(captions[1].rect.left())


def test_without_special_cards_the_money_uses_the_whole_width(ink):
    stage = bonus(())
    ink.on(stage.hand)
    assert special(stage) == []
    assert [mark for mark in ink.of("fillRect") if mark.rect.width() == 1] == []
    rects = [slot.rect for slot in stage.hand.slots(stage.table)]
    whole = rects[0] | rects[-1]
    assert whole.center().x() == pytest.approx(stage.hand.inner.center().x(), abs=2)


@pytest.mark.parametrize("theirs", [(), ("garden-10-open",), ("garden-10-open", "tower-12-open")])
def test_the_special_cards_of_another_player_share_a_background(ink, theirs):
    stage = bonus(theirs=theirs)
    zone: PlayerZone = stage.player_zone(1)
    cards = [slot.rect for slot in zone.slots(stage.table) if isinstance(slot.place, SecretCards)]
    assert len(cards) == len(theirs)
    ink.on(zone)
    wells = [
        mark.rect
        for mark in ink.of("drawPath", "fillPath")
        if cards and mark.rect.width() < 2 * cards[0].width() and mark.rect.contains(cards[0])
    ]
    assert bool(wells) == bool(theirs)
    assert all(well.contains(card) for well in wells for card in cards)


def test_many_special_cards_cover_each_other_if_money_needs_the_room(qapp):
    at = Position(rules_for(2, modules=("bonus_cards",)))
    money = " ".join(
        f"{name}-{value}" for name in ("denar", "florin", "ducat", "dirham") for value in range(1, 9)
    )
    at.player(0, hand=money)
    tiles = tuple(name for name in at.book.tiles if name.endswith("-open"))[:4]
    at.slice(BONUS, hands=(tiles, ()), held=(4, 0))
    stage = stage_of(shown_of(at.book, at.state), 1024, 638)
    cards = special(stage)
    steps = [two.left() - one.left() for one, two in pairwise(cards)]
    assert steps == [20, 20, 20]
    assert cards[-1].right() <= stage.hand.inner.width()


def test_special_cards_of_others_lie_below_each_other_in_their_panel(qapp):
    stage = bonus((), ("garden-10-open", "tower-12-open"))
    zone: PlayerZone = stage.player_zone(1)
    cards = [slot.rect for slot in zone.slots(stage.table) if isinstance(slot.place, SecretCards)]
    column = zone.plate.cards
    assert len(cards) == 2
    assert {(rect.left(), rect.width()) for rect in cards} == {(column.left(), column.width())}
    assert all(column.adjusted(0, -1, 0, 1).contains(rect) for rect in cards)
    assert cards[0].top() == column.top() < cards[1].top()
    assert column.left() >= zone.plate.city.right()
    assert zone.city_rect().contains(column), "they lie on the ground of the city"


def test_the_keyboard_cursor_opens_a_fan_and_raises_its_card(qapp):
    stage = table()
    slots = list(stage.hand.slots(stage.table))
    stage.select(Selection(cursor=slots[1].id, pointed=slots[4].id))
    after = list(stage.hand.slots(stage.table))
    assert after[0].rect.top() == slots[0].rect.top() - 4
    assert after[4].rect.top() == slots[4].rect.top()
    assert list(stage.hand.piece_styles(stage.table)) == [slots[1].id]
    stage.select(Selection(pointed=slots[4].id))
    assert list(stage.hand.piece_styles(stage.table)) == [slots[4].id]
    stage.select(NOTHING)
    assert stage.hand.piece_styles(stage.table) == {}


def test_paying_cards_rise_one_after_the_other(qapp):
    stage = table()
    paid = stage.snapshot.in_hand(("denar-4", "denar-5"))
    stage.select(Selection(paid=paid))
    styles = stage.hand.piece_styles(stage.table)
    assert set(styles) == set(paid)
    assert [style.raised for style in styles.values()] == [12, 12]
    assert [style.later for style in styles.values()] == [0, 30]


# -- arrows


def camera(x: float, y: float) -> Camera:
    made = Camera(lambda size: max(1.0, round(size)))
    made.room = QRectF(0, 0, 600, 500)
    made.show(View(50, QPointF(x, y)))
    return made


@pytest.mark.parametrize(
    ("centre", "side", "middle"),
    [
        ((20, 0.5), "beyond-w", (28, 250)),
        ((-20, 0.5), "beyond-e", (572, 250)),
        ((0.5, 20), "beyond-n", (300, 17)),
        ((0.5, -20), "beyond-s", (300, 483)),
        ((20, 4), "beyond-w", (28, 75)),
        ((20, 9), "beyond-w", (28, 60)),
        ((20, -9), "beyond-w", (28, 440)),
        ((9, -20), "beyond-s", (60, 483)),
        ((-9, -20), "beyond-s", (490, 483)),
        ((-9, 20), "beyond-n", (540, 17)),
    ],
)
def test_an_arrow_stands_at_the_edge_near_its_squares_but_not_in_a_corner(centre, side, middle):
    (sign,) = signs(camera(*centre), [Area(0, 0)], [])
    assert sign.side == side
    assert sign.control == Control(side)
    assert sign.areas == (Area(0, 0),)
    assert (sign.rect.center().x(), sign.rect.center().y()) == middle
    assert (sign.rect.width(), sign.rect.height()) == (46, 24)


def test_visible_squares_have_no_arrow_and_hidden_ones_share_one():
    made = camera(20, 0.5)
    assert signs(made, [Area(20, 0)], []) == ()
    (sign,) = signs(made, [Area(0, 0), Area(1, 2), Area(20, 0)], [])
    assert sign.areas == (Area(0, 0), Area(1, 2))
    assert sign.rect.center().y() == 300
    two = signs(made, [Area(0, 0), Area(40, 0)], [])
    assert [one.side for one in two] == ["beyond-w", "beyond-e"]


def test_an_arrow_avoids_the_tiles_of_the_city():
    made = camera(7, 0.5)
    tiles = [Area(x, y) for x in (1, 2) for y in (-1, 0, 1)]
    (free,) = signs(made, [Area(0, 0)], [])
    (sign,) = signs(made, [Area(0, 0)], tiles)
    assert sign.rect != free.rect
    assert not any(sign.rect.intersects(made.rect_of(area)) for area in tiles)
    assert sign.rect.left() == free.rect.left()


# -- others


def test_a_row_without_table_is_not_narrow(qapp):
    assert not RowZone(Faces()).narrow
    stage = table()
    assert not stage.row.narrow
    counts = stage.row.counts()
    assert counts[-1].rect.right() <= stage.row.inner.width() - 12
    assert counts[0].rect.left() == 12
    assert RowZone(Faces()).counts() == []


def test_a_bubble_about_the_same_place_stays_where_it_is(qapp):
    made, place = BubbleItem(Faces()), QRectF(300, 300, 60, 60)

    def around(away: Side):
        return lambda *_: Surroundings(QRectF(0, 0, 1000, 700), (), None, away)

    lines = [Line("", Message("name", name=words)) for words in ("one", "two", "three")]
    made.set_bubble(Bubble(place, (lines[0],)), around(Side.EAST))
    first = made.spot
    made.set_bubble(Bubble(place, (lines[1],)), around(Side.WEST))
    assert made.spot.side is first.side is Side.EAST
    made.set_bubble(Bubble(place.translated(100, 100), (lines[2],)), around(Side.WEST))
    assert made.spot.side is Side.WEST


def test_a_lifted_piece_glides_from_its_place_to_the_pointer(qapp, monkeypatch):
    stage = table()
    piece = stage.snapshot.book.tile_pieces["arcades-9-open"]
    before = stage.rect_of(piece).center()
    shifts: list[QPointF] = []
    item = stage.item(piece)
    shift = item.shift

    def note(way: QPointF, *more: float) -> None:
        shifts.append(way)
        shift(way, *more)

    monkeypatch.setattr(item, "shift", note)
    stage.carry((piece,), QPointF(600, 500))
    (way,) = (way for way in shifts if way.manhattanLength() > 50)
    assert (QPointF(600, 500) + way - before).manhattanLength() < 10


def test_wells_that_are_closed_open_at_the_end_of_the_hand(qapp):
    stage = table()
    hand, reserve = stage.layout_.hand, stage.reserve
    rect = reserve.scene_rect(reserve.inner)
    assert rect.width() == 98
    assert rect.top() == hand.top()
    at = position().player(0, reserve=("seraglio-9-open",))
    full = table(at)
    assert full.reserve.scene_rect(full.reserve.inner) == full.layout_.reserve
    assert full.layout_.hand.right() < full.layout_.reserve.left()


def test_cells_of_falcons_have_one_falcon_each(qapp):
    at = Position(rules_for(3, modules=("falconers",)))
    stage = stage_of(shown_of(at.book, at.state))
    supply: SupplyZone = stage.supply
    shelf = supply.shelf(FALCONERS)
    assert shelf.count == len([cell for cell in shelf.cells if cell.piece is not None]) > 1
    blocks = [block.piece(index) for _, block, index, _ in stage.supply.seen_plan.cells()]
    assert all(not one.intersects(two) for one, two in pairwise(blocks))


def test_the_square_of_a_purchase_by_others_has_a_stronger_colour(ink):
    at = position().player(0, hand="")
    stage = table(at)

    market: MarketZone = stage.market

    def ground(square: int) -> object:
        ink.on(market)
        rect = stage.market.square_rect(square)
        (mark,) = (mark for mark in ink.of("drawPath") if mark.rect.contains(rect.adjusted(9, 9, -9, -9)))
        return mark.alpha

    faint = [ground(square) for square in (1, 2)]
    stage.market.play(frozenset([MarketSquare("alhambra", 1), Row()]))
    assert [ground(1) == faint[0], ground(2) == faint[1]] == [False, True]
    stage.market.play(frozenset([Row()]))
    assert stage.market.in_play == frozenset()


def test_a_long_title_of_the_recent_turns_has_smaller_letters(ink):
    stage = table()
    panel = stage.recent_turns
    panel.set_rect(QRectF(0, 0, 130, 300))
    panel.sync(stage.snapshot, NOTHING)
    ink.on(panel)
    title = ink.of("drawText")[0]
    assert title.size < 16
    nothing = [mark for mark in ink.of("drawText") if mark.size == 13 and not mark.bold]
    assert {mark.rect.width() for mark in nothing} == {130 - 28}
    assert nothing[0].rect.top() > title.rect.bottom()


def test_a_camera_that_zoomed_out_for_squares_comes_back(qapp):
    stage = table(position())
    city_ = stage.city
    city_.zoom(4)
    seen = city_.camera.view
    far = [CitySquare(0, cell) for cell in ((-4, 0), (4, 0), (0, 4))]
    city_.bring_into_sight(far)
    city_._glide.finish()
    assert all(city_.inner.contains(city_.camera.cell_rect(place.cell)) for place in far)
    assert city_.camera.view != seen
    city_.undo_zoom_out()
    city_._glide.finish()
    assert city_.camera.view == seen
    city_.undo_zoom_out()
    city_._glide.finish()
    assert city_.camera.view == seen


@pytest.mark.parametrize("upright", [False, True])
def test_the_starting_tile_of_a_large_city_is_seen_at_first(upright):
    book = rules_for(3)
    names = ("tower-11-open", "tower-12-open", "garden-10-open", "garden-11-open", "arcades-9-open")
    marks = "abcde"
    drawing = ("\n" if upright else " ").join(["*", *marks])
    large = city(book, drawing, **dict(zip(marks, names, strict=True)))
    camera = Camera(lambda size: max(1.0, round(size)))
    camera.move_to(QRectF(0, 0, 250, 250))
    far = QPointF(0.5, 3) if upright else QPointF(3, 0.5)
    camera.show(View(100, far))
    assert not camera.is_whole(Area(0, 0))
    shown = opened(camera, camera.view, large)
    camera.show(shown)
    assert camera.is_whole(Area(0, 0))
    away = shown.centre - far
    assert abs(away.x() if upright else away.y()) < 1, "the city is moved along its length"


def test_special_cards_need_room_in_the_hand(qapp):
    least = [made.hand.least(made.table) for made in (bonus(()), bonus(("garden-10-open",)), bonus())]
    assert least == sorted(set(least))
