"""Bubbles: they wrap, cover nothing important if possible, and keep their position."""

from __future__ import annotations

from itertools import islice, pairwise

import attrs
import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF, QSizeF

from alhambra_desktop.model.rules.core.geometry.placement import BrokenRule
from alhambra_desktop.model.rules.core.places.places import CitySquare, MarketSquare, TileFace
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.game.selection import NOTHING, Bubble, Selection
from alhambra_desktop.views.interaction import aiming
from alhambra_desktop.views.interaction.aiming import message_bubble
from alhambra_desktop.views.scene.items.bubble_sheet import WIDTHS, Sheet, shorter
from alhambra_desktop.views.scene.items.overlay import BubbleItem
from alhambra_desktop.views.scene.layout.bubble_place import (
    AWAY,
    Side,
    Spot,
    Surroundings,
    beside,
    candidates,
    place_bubble,
    side_away,
)
from alhambra_desktop.views.scene.pixmaps.faces import Faces
from alhambra_desktop.views.scene.stage import Stage
from alhambra_desktop.views.scene.surroundings import SLACK, surroundings
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.views.text.words import Line
from alhambra_desktop.words import PSEUDO, say
from tests.bench.policy import table
from tests.of_type import of_type
from tests.previews import preview_of
from tests.property.folding import builders

from .snapshots import shown_of, stage_of

WHOLE, COURT = QRectF(0, 0, 1000, 700), QRectF(200, 150, 600, 420)


def is_free(rect: QRectF, place: QRectF, around: Surroundings) -> bool:
    """Return whether a rectangle is within the table and covers nothing forbidden."""
    taken = (place, *around.forbidden)
    return around.whole.contains(rect) and not any(rect.intersects(other) for other in taken)


def rects(within: QRectF, least: int = 10, most: int = 200):
    """Draw integer rectangles within another one."""
    left, top = int(within.left()), int(within.top())
    right, bottom = int(within.right()), int(within.bottom())

    def made(found: tuple[int, int, int, int]) -> QRectF:
        x, y, wide, high = found
        return QRectF(x, y, min(wide, right - x), min(high, bottom - y))

    corner = (st.integers(left, right - least), st.integers(top, bottom - least))
    return st.tuples(*corner, st.integers(least, most), st.integers(least, most)).map(made)


around = st.builds(
    Surroundings,
    whole=st.just(WHOLE),
    forbidden=st.lists(rects(WHOLE), max_size=12).map(tuple),
    home=st.none() | st.sampled_from([QRectF(0, 0, 190, 400), QRectF(200, 0, 600, 140)]),
    away=st.sampled_from(Side),
)
sizes = st.builds(QSizeF, st.integers(80, 368), st.integers(30, 220))


@given(sizes, rects(WHOLE, most=100), around)
def test_a_bubble_takes_the_first_free_position_or_none(size, place, around):
    spot = place_bubble(size, place, around)
    free = [found for found in candidates(size, place, around) if is_free(found.rect, place, around)]
    assert spot == (free[0] if free else None)
    if spot is not None:
        assert spot.rect.size() == size
        assert not any(spot.rect.intersects(taken) for taken in (place, *around.forbidden))


@given(sizes, sizes, rects(COURT, 40, 90), around)
def test_a_bubble_stays_on_its_side_of_the_same_place(size, other, place, around):
    before = place_bubble(size, place, around)
    assume(before is not None)
    assert place_bubble(size, place, around, before) == before
    after = place_bubble(other, place, around, before)
    kept = QRectF(before.rect.topLeft(), other)
    if before.side in (Side.EAST, Side.SOUTH) and is_free(kept, place, around):
        assert after == Spot(kept, before.side)


@given(sizes, rects(COURT, 40, 90), st.sampled_from(Side), st.floats(-30, 30))
@example(QSizeF(100, 50), QRectF(400, 300, 60, 60), Side.NORTH, 0.0)
def test_a_candidate_position_keeps_its_distance(size, place, side, slide):
    rect = beside(size, place, side, slide)
    grown = place.adjusted(-AWAY, -AWAY, AWAY, AWAY)
    assert not rect.intersects(grown.adjusted(0.01, 0.01, -0.01, -0.01))
    assert rect.intersects(grown.adjusted(-1, -1, 1, 1))


@pytest.mark.parametrize(
    ("middle", "side"),
    [
        (QPointF(0, 50), Side.EAST),
        (QPointF(100, 50), Side.WEST),
        (QPointF(50, 0), Side.SOUTH),
        (QPointF(50, 100), Side.NORTH),
    ],
)
def test_the_side_away_from_the_city_is_preferred(middle, side):
    place = QRectF(40, 40, 20, 20)
    assert side_away(place, middle) is side
    free = Surroundings(WHOLE, away=side)
    assert place_bubble(QSizeF(10, 10), QRectF(400, 300, 20, 20), free).side is side


# -- contents

LONG = Message(
    "name", name="every reason that holds is said as a whole, however long it takes to say it " * 3
)


def rule(number: int) -> BrokenRule:
    return BrokenRule(f"B-{number}", Message("name", name=f"reason {number}"), LONG)


def test_a_refusal_without_a_short_text_shows_the_full_rule(qapp):
    sheet = Sheet.of(aiming.refusal_bubble(QRectF(), (rule(1),)))
    assert sheet.size.width() <= WIDTHS[0]
    said = " ".join(" ".join(row.words) for row in sheet.rows)
    assert said.count("however long it takes") == 3
    assert said.endswith(", B-1")
    assert len(sheet.rows[-1].words) > 3
    assert sheet.size.height() > sheet.rows[-1].top + sheet.rows[-1].height


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_short_rule_text_is_used_beside_the_square(qapp, spoken, language):
    SPOKEN.speak(language)
    whole = Message("edges-alike")
    aside = aiming.refusal_bubble(QRectF(), (BrokenRule("B-17", Message("bubble-stays"), whole),)).lines[1]
    assert aside.text.endswith(", B-17")
    assert len(aside.text) < len(say(whole))


def test_icons_distinguish_edges_ways_and_spaces():
    told = Message("bubble-stays")
    edges = BrokenRule("B-17", told, told, sides=(1,), cells=((1, 0),))
    way = BrokenRule("B-18", told, told, cells=((0, 0),))
    space = BrokenRule("B-20", told, told, cells=((5, 5),))
    other = BrokenRule("B-21", told, told)
    signs = [aiming.sign_of(broken, {(0, 0), (1, 0)}) for broken in (edges, way, space, other)]
    assert signs == [aiming.EDGES, aiming.WAY, aiming.SPACE, ""]


COLUMN = QRectF(0, 0, 1000, 700)


def narrow(wide: float, high: float) -> Surroundings:
    """Return surroundings with free space of a size to the east of a square of side 60 at (400, 300)."""
    east = QRectF(460, 330 - high / 2, wide, high)
    sides = QRectF(0, 0, 400, 700), QRectF(400, 0, 600, east.top()), QRectF(400, east.bottom(), 600, 700)
    return Surroundings(COLUMN, (*sides, QRectF(east.right(), 0, 1000, 700)), away=Side.EAST)


def test_with_little_room_rules_are_dropped_first_then_reasons(qapp):
    refused = aiming.refusal_bubble(QRectF(400, 300, 60, 60), (rule(1), rule(2)))
    item = BubbleItem(Faces())
    seen = []
    for high in (700, 60, 40, 20):
        item.set_bubble(None, lambda *_: Surroundings(COLUMN))
        item.set_bubble(refused, lambda *_, high=high: narrow(240, high))
        seen.append(len(item.sheet.rows) if item.sheet is not None else 0)
        assert (item.unplaced == refused) is (item.spot is None)
        assert "Reason 2" in item.words
    assert seen == [4, 2, 1, 0]
    assert not item.isVisible()


def test_each_row_of_a_bubble_links_only_to_its_rule(qapp):
    lines = (
        *aiming.refusal_bubble(QRectF(), (rule(1), rule(2))).lines,
        Line("", LONG),
        Line("", LONG, rule="B-3"),
    )
    item = BubbleItem(Faces())
    item.set_bubble(Bubble(QRectF(400, 300, 60, 60), lines), lambda *_: Surroundings(COLUMN))
    rect, rows = item.spot.rect, item.sheet.rows
    assert [row.line.rule for row in rows] == [*["B-1"] * 2, *["B-2"] * 2, "", "B-3"]
    for row in rows:
        for y in (row.top + 0.5, row.top + row.height / 2, row.top + row.height - 0.5):
            for x in (rect.left() + 1, rect.center().x(), rect.right() - 1):
                assert item.link_at(QPointF(x, rect.top() + y)) == row.line.rule
            assert not item.link_at(QPointF(rect.right() + 1, rect.top() + y))
    below = rows[-1].top + rows[-1].height
    assert below + 1 < rect.height()
    for y in (rows[0].top - 1, (below + rect.height()) / 2, rect.height() - 0.5, rect.height() + 1):
        assert not item.link_at(QPointF(rect.center().x(), rect.top() + y))


def test_a_preview_omits_lines_but_keeps_the_total(qapp):
    lines = (Line("tower", LONG, "+12"), Line("wall", Message("name", name="wall"), "+1"))
    whole = Bubble(QRectF(), lines, total=(Message("preview-total"), "+13"))
    assert [len(part.lines) for part in shorter(whole)] == [2, 0]
    assert all(part.total == whole.total for part in shorter(whole))
    sheet = Sheet.of(list(shorter(whole))[-1])
    assert sheet.total.top + sheet.total.height <= sheet.size.height()


def test_a_bubble_is_narrower_where_it_would_cover_something(qapp):
    told = "a sentence that is as long as the bubble is wide at most, and goes on"
    said = message_bubble(QRectF(400, 300, 60, 60), Message("name", name=told))
    item = BubbleItem(Faces())
    for room, width in ((240, WIDTHS[0]), (212, WIDTHS[1]), (195, WIDTHS[2])):
        item.set_bubble(None, lambda *_: Surroundings(COLUMN))
        item.set_bubble(said, lambda *_, room=room: narrow(room, 200))
        assert item.spot.side is Side.EAST
        assert item.spot.rect.width() <= width
        assert item.spot.rect.width() > width - 20


def test_at_most_two_reasons_are_shown_beside_the_square(qapp):
    lines = aiming.refusal_bubble(QRectF(), tuple(map(rule, (1, 2, 3, 4)))).lines
    assert [(line.strong, line.aside) for line in lines] == [(True, False), (False, True)] * 2


def test_rows_are_stacked_with_numbers_beside_their_text(qapp):
    lines = (Line("tower", LONG, "+12"), Line("", LONG), Line("wall", Message("name", name="wall"), "+1"))
    sheet = Sheet.of(Bubble(QRectF(), lines, total=(Message("preview-total"), "+13")))
    rows = (*sheet.rows, sheet.total)
    for upper, lower in pairwise(rows):
        assert upper.top + upper.height <= lower.top
    assert sheet.total.top + sheet.total.height <= sheet.size.height()


# -- on the table


@pytest.fixture(scope="module")
def shown():
    book = table(3, 1)
    move = list(islice(builders(book, 5), 160))[-1]
    return shown_of(book, move.after)


def selections(stage: Stage):
    """Yield selections: a market tile over each of its squares, and over an occupied one."""
    book, seen = stage.snapshot.book, stage.snapshot.seen
    tile = next(id_ for id_, (zone, _) in stage.resting.items() if zone is stage.market)
    face = of_type(stage.table.pieces[tile].face, TileFace)
    cells = book.placement.legal_cells(seen.players[0].city, book.tiles[face.tile])
    drops = frozenset(CitySquare(0, cell) for cell in cells)
    lifted = Selection(lifted=(tile,), face=face, drops=drops)
    for cell in sorted(cells):
        place = CitySquare(0, cell)
        told = preview_of(book, seen, 0, face.tile, cell)
        bubble = aiming.preview_bubble(book, stage.rect_of(place), told, (), None)
        yield attrs.evolve(lifted, aimed=place, preview=told, bubble=bubble)
    for cell in seen.players[0].city.tiles:
        place = CitySquare(0, cell)
        reason = BrokenRule("B-17", Message("name", name="wall meets open side"), Message("bubble-stays"))
        bubble = aiming.refusal_bubble(stage.rect_of(place), (reason,))
        yield attrs.evolve(lifted, refused=place, bubble=bubble)


@pytest.mark.parametrize("size", [(1024, 638), (1280, 738), (1422, 754)])
def test_a_table_bubble_covers_no_tile_and_no_lit_square(qapp, shown, size):
    stage = stage_of(shown, *map(float, size))
    stage.city.fit()
    sides = []
    court = stage.city.scene_rect(stage.city.inner)
    for selection in selections(stage):
        stage.select(selection)
        spot, place = stage.bubble.spot, selection.bubble.beside
        if spot is None:
            continue
        assert court.contains(spot.rect)
        assert not spot.rect.intersects(place)
        for what in (*selection.drops, *(CitySquare(0, cell) for cell in stage.city.tiles)):
            rect = stage.rect_of(what).adjusted(SLACK, SLACK, -SLACK, -SLACK)
            assert not spot.rect.intersects(rect)
        sides.append(spot.side)
    assert sides
    stage.select(NOTHING)
    assert stage.bubble.spot is None


def test_a_market_bubble_is_placed_on_the_courtyard(qapp, shown):
    stage = stage_of(shown, 1280.0, 738.0)
    for number in range(1, 5):
        place = stage.rect_of(MarketSquare(next(iter(shown.seen.stocks)).kind, number))
        if place is None:
            continue
        stage.select(Selection(bubble=aiming.refusal_bubble(place, (rule(1),))))
        assert stage.city.scene_rect(stage.city.inner).intersects(stage.bubble.spot.rect)
        assert not stage.market.scene_rect(stage.market.inner).intersects(stage.bubble.spot.rect)


def test_changing_the_language_keeps_bubbles_clear(qapp, spoken, shown):
    stage = stage_of(shown, 1280.0, 738.0)
    stage.city.fit()
    selection = next(selections(stage))
    stage.select(selection)
    before = stage.bubble.words
    SPOKEN.speak(PSEUDO)
    stage.retranslate()
    assert stage.bubble.words != before
    place = selection.bubble.beside
    spot = stage.bubble.spot
    assert spot is None or is_free(spot.rect, place, surroundings(stage, place))
