"""Market, money row and supply: everything fits, and all texts are complete."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, islice, pairwise
from typing import Any

import attrs
import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from alhambra_desktop.model.rules.core.places.places import MarketSquare, PieceId, Pile, Row, Supply, TileFace
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.core.words.wording import type_noun
from alhambra_desktop.model.rules.modules.bazaars.rules import BAZAARS, BazaarState
from alhambra_desktop.model.rules.modules.bazaars.rules import TILES as ALL_BAZAARS
from alhambra_desktop.model.rules.modules.falconers.rules import FALCONERS, FalconFace, FalconState
from alhambra_desktop.model.rules.modules.huts.rules import HUTS, HutState
from alhambra_desktop.model.rules.table.arrangement import arrangement
from alhambra_desktop.views.art.marks import ICONS
from alhambra_desktop.views.game.selection import NOTHING, Selection
from alhambra_desktop.views.game.table_snapshot import TableSnapshot
from alhambra_desktop.views.game.target import REST, Control
from alhambra_desktop.views.rule_sets.laying import Section
from alhambra_desktop.views.scene.items.slots import HOVER, PieceStyle
from alhambra_desktop.views.scene.layout.layout import SUPPLY_SPINE
from alhambra_desktop.views.scene.stage import Stage
from alhambra_desktop.views.scene.zones.offers import EDGE, FLAT
from alhambra_desktop.views.scene.zones.piece_cards import card_of
from alhambra_desktop.views.scene.zones.shelves import Cell, SectionDemand, Shelf, stacked
from alhambra_desktop.views.scene.zones.supply_spine import spine_of
from alhambra_desktop.words import PSEUDO, languages, phrase, say, use
from tests.bench.policy import table
from tests.of_type import of_type
from tests.property.folding import builders
from tests.specimen.installing import MODULE, installed
from tests.sweeps import in_each_language, swept
from tests.views.drawn import drawn_by
from tests.views.geometry import panel_faults

from .snapshots import shown_of, stage_of

SIZES = ((1024.0, 638.0), (1280.0, 738.0), (1422.0, 760.0))
"""Tables in units, in windows of 1024 by 700, 1280 by 800 and 1920 by 1080."""

ROOMY = SIZES[1]
SECTIONS = (BAZAARS, FALCONERS, HUTS)
SUBSETS = [some for count in range(1, 4) for some in combinations(SECTIONS, count)]
OTHERS = ("vizier", "camps", "bureaux")
RICH = tuple(sorted([f"{name}-{value}" for name in ("denar", "ducat") for value in range(1, 10)]))
"""A hand that pays everything in two currencies, and nothing in the others."""


@pytest.fixture(params=in_each_language(PSEUDO))
def language(request) -> Iterator[str]:
    use(request.param)
    yield request.param
    use("en")


@cache
def moment(modules: tuple[str, ...], game: str = "alhambra", seats: int = 3) -> TableSnapshot:
    """Return a position from a random game with tiles on the market and cards in the row."""
    book = table(seats, 1, modules, game)
    move = next(
        move
        for move in islice(builders(book, 2), 60, 300)
        if all(tile is not None for stock in move.after.stocks for tile in stock.market)
        and len(move.after.row) == 4
        and move.after.decision is not None
        and not move.after.decision.exact_only
    )
    return shown_of(book, move.after)


def evolved(shown: TableSnapshot, **changes: Any) -> TableSnapshot:
    """Return the moment with a changed observation."""
    seen = attrs.evolve(shown.seen, **changes)
    return attrs.evolve(shown, seen=seen, ahead=seen, table=arrangement(shown.book, seen))


def stocked(shown: TableSnapshot, bazaars: int, falcons: int) -> TableSnapshot:
    """Return the moment with some bazaars and falcons beside the market."""
    slices = dict(shown.seen.slices)
    if BAZAARS in slices:
        slices[BAZAARS] = BazaarState(tuple(tile.id for tile in ALL_BAZAARS[:bazaars]))
    if FALCONERS in slices:
        held = shown.seen.slice_of(FalconState)
        slices[FALCONERS] = attrs.evolve(held, supply=held.supply[:falcons])
    return evolved(shown, slices=slices)


def paid_with(shown: TableSnapshot, hand: tuple[str, ...]) -> TableSnapshot:
    """Return the moment with another hand. The viewer can buy everything that this hand pays for."""
    me = attrs.evolve(shown.seen.players[0], hand=hand)
    paid = evolved(shown, players=(me, *shown.seen.players[1:]))
    sold = {(piece.place, piece.face) for piece in paid.table.pieces.values()}
    return attrs.evolve(paid, liftable=frozenset(sold))


def inside(rect: QRectF, room: QRectF) -> bool:
    return room.adjusted(-0.5, -0.5, 0.5, 0.5).contains(rect)


def apart(rects: Sequence[QRectF]) -> bool:
    common = [one & other for one, other in combinations(rects, 2)]
    return not any(both.width() > 0.5 and both.height() > 0.5 for both in common)


# -- the market


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["alhambra", "granada", "alhambra+granada"])
def test_market_and_row_texts_are_complete_beside_their_tiles(qapp, language, size, game):
    shown = moment((), game, 6 if "+" in game else 3)
    stage = stage_of(shown, *size)
    for hand in ((), RICH):
        stage.sync(paid_with(shown, hand))
        assert not panel_faults(stage, [stage.market, stage.row])
        for zone in (stage.market, stage.row):
            rects = [slot.rect for slot in zone.slots(stage.table) if slot.visible]
            assert apart(rects)
            assert all(inside(rect, zone.inner) for rect in rects)


def test_tiles_have_their_designed_size(qapp):
    assert stage_of(moment(())).market.tile_size == 78
    assert stage_of(moment((), "alhambra+granada")).market.tile_size == 62


@pytest.mark.parametrize(
    ("game", "named"), [("alhambra", False), ("granada", True), ("alhambra+granada", False)]
)
def test_a_market_of_two_sided_tiles_names_types_and_shows_backs(qapp, monkeypatch, game, named):
    stage = stage_of(moment((), game))
    backs = []
    monkeypatch.setattr(stage.faces, "small_back", lambda p, back, at, size: backs.append(back.id))
    tiles = [stage.snapshot.book.tiles[str(tile)] for tile in stage.snapshot.seen.stocks[0].market]
    texts = {one.text for one in drawn_by(stage, stage.market)}
    for tile in tiles:
        assert (say(type_noun(str(tile.type))) in texts) == named
    assert backs == ([tile.back for tile in tiles] if named else [])
    if named:
        sides = {count.words for count in stage.row.counts() if count.sign == "turn_over"}
        assert sides <= {"new tiles: even-priced side up", "new tiles: odd-priced side up"}
        assert sides
        pieces = [stage.table.pieces[on_square(stage, square)] for square in range(1, 5)]
        cards = [card_of(stage.snapshot, piece) for piece in pieces]
        backs = [say(stage.snapshot.book.tile_noun(tile.back)) for tile in tiles]
        assert all(say(card.note).endswith(f"back: {back}") for card, back in zip(cards, backs, strict=True))


@pytest.mark.parametrize("size", SIZES)
def test_the_backs_of_two_sided_tiles_lie_beside_their_fronts(qapp, monkeypatch, size):
    stage = stage_of(moment((), "granada", 3), *size)
    backs = []
    monkeypatch.setattr(
        stage.faces, "small_back", lambda p, back, at, size: backs.append(QRectF(at.x(), at.y(), size, size))
    )
    drawn_by(stage, stage.market)
    slots = list(stage.market.slots(stage.table))
    assert len(backs) == len(slots) == 4
    assert apart([*backs, *(slot.rect for slot in slots)])
    for back, slot in zip(backs, slots, strict=True):
        assert inside(back, slot.area)
        assert 0.4 * slot.rect.width() <= back.width() <= 0.65 * slot.rect.width()


def test_a_pill_does_not_touch_the_wall_above(qapp):
    market = stage_of(moment(())).market
    for slot in market.slots(market.snapshot.table):
        assert slot.rect.bottom() + 2 <= market.pill_rect(slot.area, market.pill_height).top()


def test_tiles_shrink_if_pills_need_two_lines(qapp):
    use("fr")
    stage = stage_of(moment(()))
    smaller = stage.market.tile_size
    use("en")
    assert 64 <= smaller < 78
    stage.retranslate()
    slots = [slot for zone, slot in stage.resting.values() if zone is stage.market]
    assert {slot.rect.width() for slot in slots} == {78}


def on_square(stage: Stage, square: int) -> PieceId:
    kind = stage.snapshot.seen.stocks[0].kind
    return stage.table.at(MarketSquare(kind, square))[0].id


def test_available_tiles_are_raised_and_others_are_flat(qapp):
    stage = stage_of(paid_with(moment(()), RICH))
    piece_styles = stage.market.piece_styles(stage.table)
    florin, dirham, denar, ducat = (on_square(stage, square) for square in (1, 2, 3, 4))
    assert piece_styles[florin] == piece_styles[dirham] == PieceStyle(opacity=FLAT)
    assert piece_styles[denar] == piece_styles[ducat] == PieceStyle()
    mine = attrs.evolve(stage.snapshot.seen.decision, seat=0)
    stage.sync(evolved(stage.snapshot, agenda=(mine,)))
    for piece, style in ((denar, PieceStyle(HOVER)), (florin, PieceStyle(opacity=FLAT))):
        stage.select(Selection(pointed=piece))
        assert stage.market.piece_styles(stage.table)[piece] == style
    stage.select(Selection(lifted=(florin,)))
    assert florin not in stage.market.piece_styles(stage.table), "what is lifted is not flat"


def test_a_carried_tile_leaves_nothing_on_its_square(qapp):
    stage = stage_of(paid_with(moment(()), RICH))
    piece = on_square(stage, 3)
    told = set(stage.market.pill_texts(stage.market.offer(stage.table.pieces[piece])))
    square = stage.market.scene_rect(stage.market.slot_of(piece, stage.table).rect).adjusted(-8, -8, 8, 8)
    before = [one.text for one in drawn_by(stage, stage.market) if one.text in told]
    stage.pieces.fly(piece, stage.table.pieces[piece].face, QRectF(300, 300, 60, 60), 0)
    stage.lay(stage.table)
    stage.lay(stage.table)
    after = [one.text for one in drawn_by(stage, stage.market) if one.text in told]
    assert len(after) == len(before) - 1
    image = QImage(square.size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    stage.render(painter, QRectF(image.rect()), square)
    painter.end()
    middle, corner = (image.pixelColor(x, image.height() // 2) for x in (image.width() // 2, 2))
    assert abs(middle.lightness() - corner.lightness()) < 25, "no shadow is left"


def test_with_two_markets_an_exact_tile_has_a_separate_rim(qapp):
    shown = moment((), "alhambra+granada")
    price = shown.book.tiles[shown.seen.stocks[0].market[2]].price
    whole = ("denar-9", f"denar-{price - 9}") if price > 9 else (f"denar-{price}",)
    stage = stage_of(paid_with(shown, whole))
    piece = on_square(stage, 3)
    assert stage.market.piece_styles(stage.table)[piece] == PieceStyle(rim=EDGE)
    assert {style.rim for id_, style in stage.market.piece_styles(stage.table).items() if id_ != piece} <= {
        None,
        EDGE,
    }


def test_missing_money_is_described_in_full(qapp):
    shown = paid_with(moment(()), ("ducat-1",))
    stage = stage_of(shown)
    price = shown.book.tiles[shown.seen.stocks[0].market[3]].price
    piece = stage.table.pieces[on_square(stage, 4)]
    assert stage.market.offer(piece).texts() == (f"{price - 1} ducats short", f"{price - 1} short")


def test_a_price_exact_after_taking_has_a_ring(qapp):
    shown = moment(())
    cards = shown.table.at(Row())
    stage = stage_of(shown)
    for piece in cards:
        stage.select(Selection(lifted=(piece.id,), start=Row()))
        (card,) = shown.cards_of((piece.id,))
        currency = card.split("-")[0]
        square = {"florin": 1, "dirham": 2, "denar": 3, "ducat": 4}[currency]
        good = stage.table.pieces[on_square(stage, square)]
        price = shown.book.tiles[of_type(good.face, TileFace).tile].price
        rest = price - int(card.split("-")[1])
        if not 1 <= rest <= 9:
            continue
        stage.sync(paid_with(shown, (f"{currency}-{rest}",)))
        assert stage.market.offer(good).tone == "ring"
        assert "exact next turn" in stage.market.offer(good).texts()[0]
        stage.select(NOTHING)
        assert stage.market.offer(good).tone != "ring"
        return
    pytest.fail("no card of the row makes anything exact")


# -- the money row


@pytest.mark.parametrize(
    ("game", "seats"), [("alhambra", 3), ("alhambra+granada", 3), ("alhambra+granada", 6)]
)
def test_with_two_markets_the_pile_is_a_number(qapp, game, seats):
    stage = stage_of(moment((), game, seats))
    row = stage.row
    (pile,) = [slot for slot in row.slots(stage.table) if slot.place == Pile()]
    assert pile.visible == (game == "alhambra")
    signs = [count.sign for count in row.counts() if count.sign]
    assert signs == (["bag", "discard"] if pile.visible else ["cards", "bag"])
    if not pile.visible:
        bags = "+".join(str(stock.bag_count) for stock in stage.snapshot.seen.stocks)
        assert row.counts()[1].words.endswith(bags)
        assert row.counts()[-1].words in ("next: odd", "next: even")


# -- the supply


def every_stock(shown: TableSnapshot) -> list[TableSnapshot]:
    """Return the moment three times: with no, some and all pieces beside the market."""
    return [stocked(shown, *amount) for amount in ((0, 0), (2, 7), (8, 15))]


def check_supply(stage: Stage) -> None:
    supply = stage.supply
    assert not panel_faults(stage, [supply]), (supply.inner, stage.snapshot.seen.slices.keys())
    slots = [slot for slot in supply.slots(stage.table) if slot.visible]
    assert all(inside(slot.area, supply.inner) for slot in slots)
    assert apart([slot.area for slot in slots])
    if supply.folded:
        assert not slots
        assert supply.inner.width() == SUPPLY_SPINE
    else:
        plan = supply.plan(stage.table)
        assert plan.fits
        for shelf, block, index, _ in plan.cells():
            assert shelf.section.least - 1 <= block.piece(index).width() <= shelf.section.size
            assert inside(block.cell(index), supply.inner)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "modules", swept([*SUBSETS, (*SECTIONS, *OTHERS)], lambda some: len(some) > 3), ids="+".join
)
def test_all_sections_fit_open_and_folded(qapp, size, modules):
    check_every_stock(moment(modules), size)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "modules",
    swept([(MODULE,), (HUTS, MODULE), (*SECTIONS, MODULE)], lambda some: len(some) > 3),
    ids="+".join,
)
def test_sections_of_third_party_rule_sets_fit(qapp, size, modules):
    with installed():
        book = table(3, 1, modules)
        check_every_stock(shown_of(book, list(islice(builders(book, 2), 60))[-1].after), size)


def check_every_stock(shown: TableSnapshot, size: tuple[float, float]) -> None:
    """Check the supply with few and many pieces in every language, open and folded."""
    stage = stage_of(shown, *size)
    for spoken in (*languages(), PSEUDO):
        use(spoken)
        stage.retranslate()
        for stock in every_stock(shown):
            stage.sync(stock)
            for _ in range(2):
                check_supply(stage)
                stage.push_supply()
    use("en")


def full(bazaars: int = 2, falcons: int = 7, size: tuple[float, float] = ROOMY) -> Stage:
    return stage_of(stocked(moment(SECTIONS), bazaars, falcons), *size)


def widths(stage: Stage) -> dict[str, float]:
    plan = stage.supply.plan(stage.table)
    return {shelf.name: block.size for shelf, block in zip(plan.shelves, plan.blocks, strict=True)}


def test_pieces_shrink_before_the_supply_folds(qapp):
    roomy, crowded = full(2, 15), full(8, 15)
    assert widths(roomy) == {BAZAARS: 68, FALCONERS: 72, HUTS: 47}
    assert 40 <= widths(crowded)[BAZAARS] < 68
    assert not roomy.supply.folded
    assert not crowded.supply.folded


def test_pieces_behind_a_fold_line_stay_hidden_even_if_there_is_room(qapp):
    stage = full(0, 5)
    rests = [shelf for shelf in stage.supply.shelves if shelf.rest]
    assert rests
    assert not any(shelf.unfolded for shelf in rests)


def test_the_pieces_of_an_incomplete_last_row_are_in_the_middle():
    (block,), _ = stacked([SectionDemand(20, 3, 50, 20, lambda width: 0.0)], QRectF(0, 0, 110, 400))
    assert block.columns == 2
    assert block.piece(0).center().x() < 55 < block.piece(1).center().x()
    assert block.piece(2).center().x() == pytest.approx(55)
    assert block.piece(2).top() > block.piece(0).bottom()


def test_a_folded_supply_shows_smaller_pieces_before_it_leaves_one_out(qapp):
    few, more = full(3, 7), full(4, 7)
    for stage, count in ((few, 3), (more, 4)):
        stage.push_supply()
        assert [len(entry.pieces) for entry in stage.supply.spine.entries] == [count, 0, 0]
    assert more.supply.spine.piece < few.supply.spine.piece


def test_a_folded_supply_shows_pieces_even_if_names_of_sections_are_too_long(qapp):
    stage = full(3, 7)
    stage.push_supply()
    entries, size = stage.supply.spine.entries, stage.supply.inner.size()
    narrow = spine_of(entries, QRectF(0, 0, 48, size.height()))
    assert stage.supply.spine.form.named
    assert not narrow.form.named
    assert [len(entry.pieces) for entry in narrow.entries] == [3, 0, 0]


def test_a_folded_supply_shows_some_of_its_pieces_if_there_is_room(qapp):
    stage = full(5, 7)
    stage.push_supply()
    high, low = stage.supply.spine, spine_of(stage.supply.spine.entries, QRectF(0, 0, SUPPLY_SPINE, 200))
    assert any(entry.pieces for entry in high.entries)
    assert not any(entry.pieces for entry in low.entries)
    for spine in (high, low):
        assert all(one.bottom() < two.top() for one, two in pairwise(spine.rooms))
        assert inside(spine.rooms[-1], stage.supply.inner)


def test_the_city_is_centred_again_when_the_supply_folds(qapp):
    stage = full()
    stage.city.set_gliding(False)
    for _ in range(2):
        stage.push_supply()
        whole = stage.city._fitting()
        assert stage.city.camera.view == whole


@pytest.mark.parametrize(("modules", "wide"), [((HUTS,), 92), (SECTIONS, 168)])
def test_the_handle_folds_and_unfolds_the_supply(qapp, modules, wide):
    stage = stage_of(moment(modules))
    supply, court = stage.supply, stage.layout_.city.width()
    assert (supply.folded, supply.floating, supply.inner.width()) == (False, False, wide)
    handle = supply.scene_rect(supply.handle_rect)
    for x in (handle.left() + 1, handle.right() - 1):
        handle.moveLeft(handle.left())
        assert stage.at(handle.center().__class__(x, handle.center().y())) == Control("supply")
    assert say(stage.message_of(Control("supply"))).startswith("Show or hide")
    stage.push_supply()
    assert (supply.folded, supply.floating, supply.inner.width()) == (True, False, SUPPLY_SPINE)
    assert stage.layout_.city.width() == court + wide - SUPPLY_SPINE
    states = [f"{shelf.title}: {shelf.notes[0]}" for shelf in supply.shelves]
    assert say(stage.message_of(Control("supply"))).endswith(". " + ", ".join(states))
    assert stage.at(supply.scene_rect(supply.inner).bottomLeft() + QPointF(20, -9)) == Control("supply")
    stage.push_supply()
    assert stage.layout_.city.width() == court


def test_without_room_the_supply_floats_and_gives_way(qapp):
    stage = full(size=SIZES[0])
    supply, court = stage.supply, stage.layout_.city
    assert supply.folded, "it never opens by itself"
    stage.push_supply()
    assert not supply.folded
    assert supply.floating
    assert stage.layout_.city == court
    drawer = supply.scene_rect(supply.inner)
    assert court.intersects(drawer)
    assert drawer.right() == stage.layout_.supply.right()
    stage.fold_rest(FALCONERS)
    falcon = next(slot for slot in supply.slots(stage.table) if isinstance(slot.face, FalconFace))
    assert stage.at(supply.scene_rect(falcon.rect).center()) == falcon.id
    square = next(iter(stage.city.all_places()))
    stage.select(Selection(lifted=(falcon.id,), drops=frozenset([square])))
    assert supply.folded
    stage.select(NOTHING)
    assert not supply.folded
    stage.sync(moment(SECTIONS[:2]))
    assert supply.folded, "another table"


def test_pieces_of_a_folded_supply_still_have_positions(qapp):
    stage = full()
    bazaar = stage.table.at(Supply(BAZAARS))[0].id
    open_at = stage.rect_of(bazaar)
    stage.push_supply()
    spine = stage.supply.scene_rect(stage.supply.inner)
    assert spine.contains(stage.slot_of(bazaar, stage.table).rect)
    assert spine.contains(stage.rect_of(Supply(HUTS, "tower")))
    assert stage.item(bazaar) is None
    assert bazaar not in [spot.what for spot in stage.spots()]
    stage.push_supply()
    assert stage.rect_of(bazaar) == open_at
    assert bazaar in [spot.what for spot in stage.spots()]


def fresh(stage: Stage) -> list[str]:
    return [shelf.name for shelf in stage.supply.shelves if stage.supply.fresh(shelf)]


def test_new_pieces_in_a_folded_supply_are_marked_until_seen(qapp):
    stage = full(bazaars=1)
    assert not fresh(stage)
    stage.push_supply()
    stage.sync(stocked(stage.snapshot, 1, 7))
    assert not fresh(stage)
    stage.sync(stocked(stage.snapshot, 2, 7))
    assert fresh(stage) == [BAZAARS]
    assert stage.supply.folded
    stage.push_supply()
    stage.sync(stocked(stage.snapshot, 2, 7))
    assert not fresh(stage)


def test_texts_stay_at_their_pieces_while_others_are_in_flight(qapp):
    stage = stage_of(stocked(moment(SECTIONS), 0, 15))
    after = stocked(moment(SECTIONS), 2, 15)
    coming = [piece for piece in after.table.at(Supply(BAZAARS)) if isinstance(piece.face, TileFace)]
    assert len(coming) == 2
    for piece in coming:
        stage.pieces.fly(piece.id, piece.face, QRectF(300, 300, 60, 60), 0)
    stage.lay(after.table)
    early = {one.text for one in drawn_by(stage, stage.supply)}
    assert not panel_faults(stage, [stage.supply])
    for piece in coming:
        stage.pieces.land(piece.id)
    stage.lay(after.table)
    assert not panel_faults(stage, [stage.supply])
    early |= {one.text for one in drawn_by(stage, stage.supply)}
    stage.sync(after)
    late = {one.text for one in drawn_by(stage, stage.supply)}
    pills = {text for piece in coming for text in stage.supply.pill_texts(piece, stage.supply.offer(piece))}
    pills.add(phrase("supply-no-price"))
    assert pills & late
    assert not pills & early, "nothing is said of what is not there yet"


def test_taken_falcons_free_their_cells_and_huts_do_not(qapp):
    some = full(falcons=2)
    falcons = [slot for slot in some.supply.slots(some.table) if isinstance(slot.face, FalconFace)]
    assert len({slot.rect.top() for slot in falcons}) == 1
    huts = moment((HUTS,)).seen.slice_of(HutState)
    gone = attrs.evolve(huts, open=(None, *huts.open[1:]), sizes=(0, *huts.sizes[1:]))
    stage = stage_of(evolved(moment((HUTS,)), slices={**moment((HUTS,)).seen.slices, HUTS: gone}))
    (shelf,) = stage.supply.shelves
    assert len(shelf.cells) == 6
    assert shelf.cells[0].words[0] == "gone"


def test_pieces_beyond_the_viewers_limit_are_dimmed(qapp):
    shown = moment((HUTS,))
    huts = shown.seen.slice_of(HutState)
    for taken, pale in ((2, False), (3, True)):
        state = attrs.evolve(huts, taken=(taken, 0, 0))
        stage = stage_of(evolved(shown, slices={**shown.seen.slices, HUTS: state}))
        if pale:
            stage.fold_rest(HUTS)
        dimmed = stage.supply.piece_styles(stage.table)
        assert bool(dimmed) == pale
        assert stage.supply.shelves[0].notes[0] == f"you have {taken} of 3"


def test_the_tallest_section_shrinks_first():
    below = lambda width: 0.0  # noqa: E731
    low, high = SectionDemand(20, 1, 40, 20, below), SectionDemand(20, 9, 40, 20, below)
    room = QRectF(0, 0, 90, 200)
    blocks, fits = stacked([low, high], room)
    assert fits
    assert blocks[0].size == 40 > blocks[1].size
    assert blocks[-1].rect.bottom() <= room.bottom()
    assert not stacked([low, high], QRectF(0, 0, 90, 60))[1]


def test_cells_widen_if_their_text_does_not_fit():
    wanted = SectionDemand(20, 4, 20, 20, lambda width: 16.0 if width >= 50 else None)
    (block,), _ = stacked([wanted], QRectF(0, 0, 120, 400))
    assert block.columns == 2
    assert block.words(0).height() == 16


def test_the_note_says_how_many_falcons_fit(qapp):
    shelf = full().supply.shelf(FALCONERS)
    fitting = shelf.count - len(shelf.dim)
    assert shelf.dim, "in the first turn, most falcons fit nowhere"
    number = f"{fitting} falcon" + "s" * (fitting != 1) if fitting else ""
    whole = (
        f"{number} fit{'s' * (fitting == 1)} your Alhambra" if fitting else "no falcon fits your Alhambra yet"
    )
    assert shelf.notes[0] == whole
    assert shelf.notes[-1] == (str(fitting) if fitting else "none fit"), "for a folded supply"
    assert shelf.action == ("buy for 1 card each" if fitting else "")


def test_a_section_without_pieces_only_says_that_none_is_available(qapp):
    shelf = full(bazaars=0).supply.shelf(BAZAARS)
    assert (shelf.cells, shelf.notes) == ((), ("none for sale", "none"))


def test_pieces_that_the_viewer_cannot_get_are_behind_a_line(qapp):
    stage = full()
    supply = stage.supply
    shelf = supply.shelf(FALCONERS)
    ids = [cell.piece.id for cell in shelf.rest if cell.piece is not None]
    line = Control(REST, None, FALCONERS)
    assert set(ids) == shelf.dim
    assert shelf.rest_text == f"{len(ids)} do not fit yet"
    assert supply.message_of(line) is not None
    assert say(supply.message_of(line)).endswith("to show them")
    assert stage.rect_of(ids[0]).center().y() == pytest.approx(stage.rect_of(line).center().y())
    assert not set(ids) & {spot.what for spot in stage.spots()}
    stage.fold_rest(FALCONERS)
    assert say(supply.message_of(line)).endswith("to hide them")
    assert set(ids) <= {spot.what for spot in stage.spots()}
    assert stage.item(ids[0]).opacity() == pytest.approx(0.6)
    stage.fold_rest(FALCONERS)
    assert not set(ids) & {spot.what for spot in stage.spots()}


def test_pieces_beyond_the_viewers_limit_are_behind_a_line(qapp):
    shown = moment((HUTS,))
    state = attrs.evolve(shown.seen.slice_of(HutState), taken=(3, 0, 0))
    stage = stage_of(evolved(shown, slices={**shown.seen.slices, HUTS: state}))
    (shelf,) = stage.supply.shelves
    assert (shelf.front, len(shelf.rest)) == ((), 6)
    left = sum(state.sizes) + sum(hut is not None for hut in state.open)
    assert shelf.rest_text == f"{left} left for the others"
    assert stage.supply.obtainable(shelf) == 0


def test_a_piece_that_can_be_lifted_is_never_behind_a_line(qapp):
    stage = full()
    piece = next(cell.piece for cell in stage.supply.shelf(FALCONERS).rest if cell.piece is not None)
    stage.sync(attrs.evolve(stage.snapshot, liftable=frozenset({(piece.place, piece.face)})))
    assert piece in [cell.piece for cell in stage.supply.shelf(FALCONERS).front]
    assert piece.id in {spot.what for spot in stage.spots()}


def test_the_supply_opens_over_the_city_if_unfolded_pieces_need_more_room(qapp):
    stage = full(6, 15)
    supply = stage.supply
    assert not supply.folded
    for name in (FALCONERS, HUTS):
        if supply.shelf(name).rest:
            stage.fold_rest(name)
    assert not supply.folded
    assert supply.floating
    for name in (FALCONERS, HUTS):
        if supply.shelf(name).unfolded:
            stage.fold_rest(name)
    assert not supply.floating


@pytest.mark.usefixtures("spoken", "qapp")
def test_the_heading_of_a_section_without_pieces_is_a_single_line():
    section = Section(Message("supply-bazaars"), ICONS["star"], size=60.0, least=30.0)
    empty = Shelf("bazaars", section, "Bazaars", ("none for sale", "none"), (), (), pale=False)
    cell = Cell((), (), ())
    full = Shelf("falconers", section, "Falcons", ("3 pieces fit",), (cell,), (), pale=False, shown=1)
    one, other = (shelf.heading(148.0, brief=True) for shelf in (empty, full))
    assert (one.icon, one.left) == (other.icon, other.left)
    assert empty.heading(148.0, brief=False) == one
    assert one.height < full.heading(148.0, brief=False).height
    assert [line.text for line in one.lines] == ["Bazaars", "none"]
    assert one.lines[1].beside
    spent = attrs.evolve(full, notes=("you have 3 of 3", "3 of 3"), shown=0)
    assert [line.beside for line in spent.heading(148.0, brief=False).lines] == [False, True]


def test_sections_with_pieces_that_the_viewer_can_get_are_first(qapp):
    stage = full(bazaars=0)
    assert [shelf.name for shelf in stage.supply.shelves] == [BAZAARS, FALCONERS, HUTS]
    piece = next(cell.piece for cell in stage.supply.shelf(FALCONERS).rest if cell.piece is not None)
    stage.sync(attrs.evolve(stage.snapshot, liftable=frozenset({(piece.place, piece.face)})))
    assert [shelf.name for shelf in stage.supply.shelves] == [FALCONERS, BAZAARS, HUTS]
    tops = [block.rect.top() for block in stage.supply.seen_plan.blocks]
    assert tops == sorted(tops)


def test_sections_are_spread_over_the_height_of_the_column(qapp):
    stage = full(0, 0)
    plan, inner = stage.supply.seen_plan, stage.supply.inner
    ends = [(rest or block).rect.bottom() for _, block, rest in plan.sections()]
    gaps = [block.rect.top() - end for block, end in zip(plan.blocks[1:], ends, strict=False)]
    assert len(gaps) == 2
    assert gaps[0] == pytest.approx(gaps[1])
    above, below = plan.blocks[0].rect.top(), inner.height() - ends[-1]
    assert 8 < above < gaps[0]
    assert gaps[0] > 9
    assert below >= above
