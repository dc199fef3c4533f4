"""Texts and marks for a piece aimed at a place, and for what lies under the pointer, without a window."""

from __future__ import annotations

import attrs
import pytest
from PySide6.QtCore import QRectF

from alhambra_desktop.model.files.saves.saved_game import SavedGame
from alhambra_desktop.model.rules.core.engine.action import EndTurn, PlaceTile
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.geometry.placement import BrokenRule
from alhambra_desktop.model.rules.core.places.places import (
    CitySquare,
    MarketSquare,
    Reserve,
    TileFace,
    Tray,
)
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.table.arrangement import arrangement
from alhambra_desktop.model.rules.table.holding import Holding, hold
from alhambra_desktop.model.rules.table.moves import Lift
from alhambra_desktop.model.rules.table.turn_facts import TurnFacts
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.views.game.selection import NOTHING, Selection
from alhambra_desktop.views.game.table_snapshot import TableSnapshot
from alhambra_desktop.views.interaction import aiming
from alhambra_desktop.views.text.words import aloud
from tests.scenarios.board import Position, city
from tests.views.test_rule_sets import MARKET, position

RECT = QRectF(10, 20, 30, 40)
TILE, RESERVED = "garden-12-S", "garden-10-N"


def rich() -> Position:
    """Return a position in which the viewer can pay for the second market tile in several ways."""
    at = position().market(*MARKET).player(0, hand="denar-9 denar-3 denar-5 florin-1")
    return at.player(0, city=city(at.book, "* a", a="tower-12-open"))


def snapshot_of(at: Position, aids: str = "normal") -> TableSnapshot:
    seen = observe(at.book, at.state, 0)
    return TableSnapshot(at.book, seen, seen, arrangement(at.book, seen), aids=aids)


def holding_of(at: Position, start: MarketSquare | Reserve, tile: str) -> Holding:
    return hold(TurnFacts(at.book, at.state, (), 0), Lift(start, (TileFace(tile),)))


def lines(selection: Selection) -> list[tuple[str, str, bool]]:
    assert selection.bubble is not None
    return [(line.badge, line.message.id, line.strong) for line in selection.bubble.lines]


# -- icons of refusals


def broken(sides: tuple[int, ...] = (), cells: tuple[tuple[int, int], ...] = ()) -> BrokenRule:
    return BrokenRule("B-17", Message("not-now"), Message("not-now-why"), sides, cells)


def test_a_refusal_has_the_icon_of_what_it_concerns():
    assert aiming.sign_of(broken(), {(0, 0)}) == ""
    assert aiming.sign_of(broken(sides=(1,), cells=((0, 0),)), {(0, 0)}) == aiming.EDGES
    assert aiming.sign_of(broken(cells=((0, 0), (5, 5))), {(0, 0)}) == aiming.WAY
    assert aiming.sign_of(broken(cells=((5, 5),)), {(0, 0)}) == aiming.SPACE
    bubble = aiming.refusal_bubble(RECT, (broken(cells=((5, 5),)),))
    assert (bubble.beside, bubble.tone, bubble.lines[0].badge) == (RECT, "illegal", aiming.SPACE)


def test_a_refusal_is_read_with_its_explanation():
    text = aiming.refusal_text([broken()])
    reason, why = (aloud([Message(id_)]) for id_ in ("not-now", "not-now-why"))
    assert text == f"{reason} {why}"


def test_tiles_of_broken_promises_are_named():
    book = position().book
    promise, other = PlaceTile(TILE, (0, 1)), PlaceTile("tower-11-open", (1, 0))
    for function, id_ in ((aiming.broken_message, "bubble-breaks"), (aiming.lost_message, "promise-broken")):
        assert function(book, []) is None
        assert function(book, [EndTurn()]) is None
        assert function(book, [promise, EndTurn()]) == Message(id_, tiles=(book.tile_noun(TILE),), count=1)
        both = (book.tile_noun(TILE), book.tile_noun("tower-11-open"))
        assert function(book, [promise, other]) == Message(id_, tiles=both, count=2)


# -- a lifted tile


def reserved() -> Position:
    at = rich()
    return at.player(0, reserve=(RESERVED,))


def test_a_legal_square_previews_its_effect():
    at = reserved()
    holding = holding_of(at, Reserve(0), RESERVED)
    place = next(place for place in holding.places if isinstance(place, CitySquare))
    before = attrs.evolve(NOTHING, refused=place, broken=(broken(),), cut_off=((0, 0),), held=True)
    found = aiming.aimed_at(before, holding, place, RECT, "normal")
    assert (found.aimed, found.refused, found.broken, found.cut_off) == (place, None, (), ())
    assert found.held
    assert found.preview == holding.preview(place) is not None
    assert found.bubble is not None
    assert found.bubble.total is not None
    assert (found.bubble.beside, found.bubble.tone) == (RECT, "plain")
    purist = aiming.aimed_at(before, holding, place, RECT, "purist")
    assert (purist.preview, purist.bubble) == (found.preview, None)
    hidden = aiming.aimed_at(before, holding, place, None, "normal")
    assert (hidden.preview, hidden.bubble) == (found.preview, None)


def test_the_best_squares_come_first():
    at = reserved()
    holding = holding_of(at, Reserve(0), RESERVED)
    places = aiming.best_first(holding)
    assert set(places) == holding.places
    gains = [holding.preview(place).gain if isinstance(place, CitySquare) else 0 for place in places]
    assert gains == sorted(gains, reverse=True)
    assert len(set(gains)) > 1


def test_an_illegal_square_gives_its_rules_if_it_is_near():
    at = reserved()
    holding, snapshot = holding_of(at, Reserve(0), RESERVED), snapshot_of(at)
    tiles = set(at.state.players[0].city.tiles)
    near = [CitySquare(0, (x, y)) for x in range(-3, 5) for y in range(-3, 4)]
    seen = {True: 0, False: 0}
    for place in near:
        why = holding.why_not_there(place)
        if place in holding.places:
            continue
        x, y = place.cell
        touches = any((x + dx, y + dy) in tiles for dx in (-1, 0, 1) for dy in (-1, 0, 1))
        found = aiming.refused_at(NOTHING, holding, place, RECT, snapshot)
        carried = aiming.refused_at(attrs.evolve(NOTHING, held=True), holding, place, RECT, snapshot)
        assert (found.refused == place) == (touches and bool(why))
        assert (carried.refused == place) == bool(why)
        if why:
            seen[touches] += 1
            assert carried.broken == why
            assert carried.bubble is not None
            assert carried.bubble.tone == "illegal"
            assert set(carried.cut_off) <= tiles
        assert aiming.refused_at(NOTHING, holding, place, None, snapshot).refused is None
    assert seen[True]
    assert seen[False]


def test_only_a_cut_path_marks_the_tiles_without_one():
    snapshot = snapshot_of(rich())
    cells = ((1, 0), (7, 7))
    assert aiming._cut_off([broken(cells=cells), broken(sides=(1,), cells=cells)], snapshot) == ((1, 0),)


# -- what lies under the pointer


def test_a_free_square_shows_which_tiles_fit_but_not_with_minimal_assistance():
    at = rich()
    free = CitySquare(0, (0, 1))
    found = aiming.square_explained(NOTHING, snapshot_of(at), free, RECT)
    assert found.bubble is not None
    assert found.bubble.beside == RECT
    heading, *kinds = found.bubble.lines
    assert (heading.strong, heading.badge, heading.figure) == (True, "", "")
    assert kinds
    assert all(int(line.figure) > 0 and not line.strong for line in kinds)
    others = (CitySquare(1, (0, 1)), CitySquare(0, (0, 0)), CitySquare(0, (5, 5)))
    for place in others:
        assert aiming.square_explained(NOTHING, snapshot_of(at), place, RECT) is NOTHING
    assert aiming.square_explained(NOTHING, snapshot_of(at, "purist"), free, RECT) is NOTHING


def card(snapshot: TableSnapshot, name: str):
    (piece,) = snapshot.in_hand((name,))
    return piece


def test_a_card_shows_what_it_could_help_to_buy():
    at = position().market(*MARKET).player(0, hand="florin-9 florin-3 florin-5 dirham-1")
    snapshot = snapshot_of(at)
    found = aiming.card_explained(NOTHING, snapshot, card(snapshot, "florin-9"), RECT)
    assert lines(found)[0] == ("", "card-pays", True)
    assert found.bubble is not None
    goods = {good.tile: good for good in at.book.goods(snapshot.seen)}
    paid = dict[str, int]()
    for line in found.bubble.lines[1:]:
        arguments = dict(line.message.arguments)
        tile = next(name for name in goods if at.book.tile_noun(name) == arguments["tile"])
        how = arguments["how"]
        assert isinstance(how, Message)
        paid[tile] = int(str(dict(how.arguments).get("by", 0)))
        assert line.badge == at.book.tiles[tile].type
        assert (how.id == "offer-exact") == (paid[tile] == 0)
    hand = at.state.players[0].hand
    assert paid
    for tile, good in goods.items():
        over = [
            sum(int(one.rpartition("-")[2]) for one in way) - good.price
            for way in at.book.payments_for(hand, good)
            if "florin-9" in way
        ]
        assert paid.get(tile) == (min(over) if over else None)
    poor = aiming.card_explained(NOTHING, snapshot, card(snapshot, "dirham-1"), RECT)
    assert lines(poor) == [("", "card-pays-nothing", True)]
    purist = snapshot_of(at, "purist")
    assert aiming.card_explained(NOTHING, purist, card(purist, "florin-9"), RECT) is NOTHING


@pytest.fixture
def table(qapp) -> GameTable:
    at = rich()
    made = GameTable()
    made.open(SavedGame(at.book.setup, at.state, ()))
    return made


def piece_at(snapshot: TableSnapshot, place):
    return next(piece for piece in snapshot.table.pieces.values() if piece.place == place)


def test_a_placed_tile_says_whether_it_can_be_removed(table):
    snapshot = snapshot_of(rich())
    tile = piece_at(snapshot, CitySquare(0, (1, 0)))
    found = aiming.piece_explained(NOTHING, table, snapshot, tile, RECT)
    assert lines(found) == [("", "bubble-can-go", True)]
    start = piece_at(snapshot, CitySquare(0, (0, 0)))
    plain = aiming.piece_explained(NOTHING, table, snapshot, start, RECT)
    assert plain.bubble is None or plain.bubble.lines == ()
    promised = attrs.evolve(snapshot, promised=frozenset((tile.id,)))
    purist = snapshot_of(rich(), "purist")
    for snapshot_then in (promised, purist):
        bubble = aiming.piece_explained(NOTHING, table, snapshot_then, tile, RECT).bubble
        assert bubble is None or bubble.lines == ()
    assert aiming.piece_explained(NOTHING, table, snapshot, tile, None) is NOTHING


def test_a_tile_that_must_stay_says_why(qapp):
    at = position().market(*MARKET)
    at.player(0, city=city(at.book, "* a b", a="tower-12-open", b="garden-11-open"))
    table = GameTable()
    table.open(SavedGame(at.book.setup, at.state, ()))
    snapshot = snapshot_of(at)
    tile = piece_at(snapshot, CitySquare(0, (1, 0)))
    found = aiming.piece_explained(NOTHING, table, snapshot, tile, RECT)
    assert lines(found)[0] == ("", "bubble-stays", True)
    assert len(lines(found)) > 1
    assert found.cut_off == ((2, 0),)


def test_a_place_without_a_preview_has_no_bubble():
    at = rich()
    holding = holding_of(at, MarketSquare("alhambra", 0), TILE)
    found = aiming.aimed_at(NOTHING, holding, Tray(0), RECT, "normal")
    assert found.aimed == Tray(0)
    assert aiming.unaimed(attrs.evolve(found, held=True)) == attrs.evolve(NOTHING, held=True)
