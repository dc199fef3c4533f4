"""The drawer of a section: when it opens and closes, where it is and what it paints."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from alhambra_desktop.model.rules.modules.falconers.rules import FALCONERS
from alhambra_desktop.views.art.palette import LIGHT
from alhambra_desktop.views.game.selection import NOTHING, Selection
from alhambra_desktop.views.game.target import Control
from alhambra_desktop.views.scene.pixmaps.faces import Faces
from alhambra_desktop.views.scene.stage import Stage
from alhambra_desktop.views.scene.zones.drawer import SectionDrawer
from tests.scenarios.board import Position, city, rules_for

from .inked import Inked, inside, tint
from .snapshots import shown_of, stage_of


@pytest.fixture
def ink(qapp, monkeypatch) -> Inked:
    return Inked(monkeypatch)


def stage(active: int = 0) -> Stage:
    at = Position(rules_for(3, modules=("falconers",)), active)
    at.market(None, None, None, None)
    legend = {"a": "tower-12-open", "b": "tower-11-open", "c": "garden-10-open", "d": "garden-11-open"}
    at.player(0, city=city(at.book, "a * b\nc d .", **legend))
    return stage_of(shown_of(at.book, at.state))


def section() -> Control:
    return Control("section", None, FALCONERS)


def drawer(table: Stage) -> SectionDrawer:
    table.drawer.open(FALCONERS)
    assert table.drawer.isVisible()
    return table.drawer


# -- opening and closing


def test_the_drawer_opens_after_a_rest_on_the_section_and_closes_after_leaving(qapp):
    table = stage()
    made = table.drawer
    assert (made.open_timer.interval(), made.close_timer.interval()) == (350, 300)
    assert made.open_timer.isSingleShot()
    assert made.close_timer.isSingleShot()
    table.select(Selection(pointed=section()))
    assert made.open_timer.isActive()
    assert not made.isVisible()
    made.open_timer.timeout.emit()
    assert made.isVisible()
    assert made.section == table.supply.enlarged == FALCONERS
    assert not made.open_timer.isActive()
    table.select(NOTHING)
    assert made.close_timer.isActive()
    table.select(Selection(pointed=section()))
    assert not made.close_timer.isActive()
    table.select(NOTHING)
    made.close_timer.timeout.emit()
    assert not made.isVisible()
    assert made.section is table.supply.enlarged is None
    assert not made.close_timer.isActive()


def test_leaving_early_or_a_keyboard_cursor_opens_nothing(qapp):
    table = stage()
    made = table.drawer
    table.select(Selection(pointed=section()))
    table.select(NOTHING)
    assert not made.open_timer.isActive()
    table.select(Selection(cursor=section()))
    assert not made.open_timer.isActive()
    made.leave()
    assert not made.close_timer.isActive()
    made.open("nothing")
    assert not made.isVisible()


def test_lifting_something_closes_the_drawer_at_once(qapp):
    table = stage()
    made = drawer(table)
    piece = next(iter(made.ids))
    table.select(Selection(lifted=(piece,), face=table.table.pieces[piece].face))
    assert not made.isVisible()
    made.open(FALCONERS)
    assert not made.isVisible()


def test_the_drawer_stays_closed_in_turns_of_others(qapp):
    table = stage(active=1)
    table.drawer.open(FALCONERS)
    assert not table.drawer.isVisible()


def test_pointing_at_a_piece_of_the_open_drawer_keeps_it_open_and_describes_the_piece(qapp):
    table = stage()
    made = drawer(table)
    made.leave()
    assert made.close_timer.isActive()
    piece = sorted(made.ids)[2]
    table.select(Selection(pointed=piece))
    assert not made.close_timer.isActive()
    assert made.described == piece
    assert made.describes(piece)
    assert made.piece_styles(table.table)[piece].rim is not None
    assert made.piece_styles(table.table)[sorted(made.ids)[1]].rim is None
    assert list(made.background_targets()) == [(section(), made.outline)]


# -- place and picture


def test_the_drawer_lies_beside_the_supply(qapp):
    table = stage()
    made = drawer(table)
    rect, supply = made.scene_rect(made.inner), table.supply.scene_rect(table.supply.inner)
    assert rect.right() == supply.left() - 4
    assert rect.width() == 268
    assert rect.bottom() == pytest.approx(supply.bottom())
    assert made.outline == made.inner.adjusted(0, 0, 4, 0)
    assert made.covers(rect.center())
    assert not made.covers(supply.center())
    assert table.layout_.whole.contains(rect)
    made.close()
    assert not made.covers(rect.center())
    assert made.plan(table.table).groups == ()
    assert made.ids == frozenset()
    assert made.places == ()


def test_pieces_of_the_drawer_lie_in_rows_of_four(qapp):
    table = stage()
    made = drawer(table)
    plan = made.plan(table.table)
    shelf = table.supply.shelf(FALCONERS)
    rects = [rect for _, _, rect in plan.lying()]
    assert len(rects) == shelf.count == len(made.ids)
    for group in plan.groups:
        tops = [rect.top() for _, rect in group.lying]
        assert all(tops.count(top) <= 4 for top in tops)
        first = [rect for _, rect in group.lying if rect.top() == tops[0]]
        assert [two.left() - one.left() for one, two in pairwise(first)] == [62] * (len(first) - 1)
        assert first[0].left() == 11
        assert group.top < tops[0]
        rows = sorted(set(tops))
        assert all(two - one == 62 for one, two in pairwise(rows))
    assert {group.dim for group in plan.groups} <= {False, True}
    assert plan.foot >= max(rect.bottom() for rect in rects)
    assert plan.height > plan.foot
    assert [slot.rect for slot in made.slots(table.table)] == rects
    dims = {piece.id for group, piece, _ in plan.lying() if group.dim}
    styles = made.piece_styles(table.table)
    assert {id_ for id_, style in styles.items() if style.opacity < 1} == dims == set(shelf.dim)


def test_the_drawer_has_title_headings_shadows_and_the_card_of_a_piece(ink):
    table = stage()
    made = drawer(table)
    ink.on(made)
    theme, plan = made.faces.theme, made.plan(table.table)
    title = ink.text(table.supply.shelf(FALCONERS).title)
    assert (title.bold, title.size) == (True, 16)
    headings = [
        mark for mark in ink.of("drawText") if mark.size == 12 and mark.rect.left() == 14 and mark.bold
    ]
    assert len(headings) >= len(plan.groups)
    assert {mark.pen for mark in headings[: len(plan.groups)]} == {tint(theme.text_2)}
    assert [mark.rect.top() for mark in headings[: len(plan.groups)]] == [group.top for group in plan.groups]
    shadows = ink.of("paint_shadow")
    fitting = [rect for group, _, rect in plan.lying() if not group.dim]
    assert [mark.rect for mark in shadows] == [rect.adjusted(3, 3, -3, -3) for rect in fitting]
    foot = QRectF(10, plan.foot, 248, plan.height - 10 - plan.foot)
    boxes = [mark for mark in ink.of("drawPath", "fillPath") if mark.rect.width() > 200]
    assert any(inside(mark, foot, 1) for mark in boxes)
    card = [mark for mark in ink.of("drawText") if mark.rect.top() >= plan.foot]
    assert len(card) >= 2
    assert all(mark.rect.left() >= 20 for mark in card)


def test_places_where_pieces_of_the_drawer_fit_are_in_the_own_city(qapp):
    table = stage()
    made = drawer(table)
    assert len(made.places) == len(set(made.places))
    assert all(table.city.holds(place) for place in made.places)


def test_only_changed_parts_of_the_drawer_are_painted_again(qapp):
    table = stage()
    made = drawer(table)
    one, two = sorted(made.ids)[:2]
    table.select(Selection(pointed=one))
    before = made.facts(table.snapshot, table.selection)
    table.select(Selection(pointed=two))
    after = made.facts(table.snapshot, table.selection)
    changed = list(made.differing(before, after))
    rects = {piece.id: rect for _, piece, rect in made.plan(table.table).lying()}
    assert len(changed) == 3
    for id_ in (one, two):
        assert any(rect.contains(rects[id_]) for rect in changed)
    assert list(made.differing(before, before)) == [
        rect for rect in changed if rect.contains(rects[one]) and rect.height() < 100
    ]


# -- pictures of pieces


def faces(scale: float = 1.0) -> Faces:
    made = Faces()
    made.set_book(rules_for(3))
    made.set_scale(scale)
    made.set_theme(LIGHT)
    return made


def test_sizes_are_whole_device_pixels(qapp):
    assert faces().snapped(10.4) == 10
    assert faces(2.0).snapped(10.3) == 10.5
    assert faces(1.5).snapped(0.1) == pytest.approx(1 / 1.5)


def test_pictures_have_the_size_that_is_asked_for(qapp):
    made = faces(2.0)
    tile = made.book.tiles["tower-11-open"]
    for picture, wide, high in (
        (made.tile_pixmap(tile, 40), 40, 40),
        (made.card_pixmap("denar-4", 40), 40, 60),
        (made.pile_pixmap(7, 40), 44, 64),
    ):
        size = picture.deviceIndependentSize()
        assert (size.width(), size.height()) == (wide, high)
        assert picture.devicePixelRatio() == 2
    with pytest.raises(LookupError, match="no table"):
        _ = Faces().book


def test_a_pile_has_three_backs_and_its_number_or_only_a_number(ink):
    made = faces()
    ink.marks = []
    made.pile_pixmap(23, 41)
    backs, (pill,) = ink.of("back"), ink.of("paint_pill")
    assert [(mark.what[0].x(), mark.what[0].y()) for mark in backs] == [(0, 0), (1, 1), (2, 2)]
    assert {mark.what[1] for mark in backs} == {41}
    assert pill.what[2:] == ("plain", "23")
    assert pill.rect.center().x() == backs[-1].what[0].x() + 41 / 2, "centred on the uppermost card"
    assert (pill.rect.width(), pill.rect.height()) == (31, 18)
    assert pill.rect.bottom() == 41 * 1.5 - 2
    ink.marks = []
    made.pile_pixmap(0, 43)
    assert ink.of("back") == []
    assert ink.of("paint_pill")[0].what[3] == "0"


def test_shadows_of_lifted_pieces_grow_in_layers(ink):
    made = faces()
    ink.marks = []
    picture = made.cast_shadow(51, ((6, 24), (0, 40)), 1.5)
    outer, inner = ink.of("drawRoundedRect")
    assert inner.rect == QRectF(6, 6, 51, 76.5)
    assert outer.rect == QRectF(0, 0, 63, 88.5)
    assert outer.pen is None
    assert outer.brush == inner.brush == QColor(27, 15, 8).name()
    size = picture.deviceIndependentSize()
    assert size.width() == 63
    ink.marks = []
    made.cast_shadow(53, ((6, 24), (0, 40)), disc=True)
    large, small = ink.of("drawEllipse")
    assert large.rect.center() == small.rect.center() == QPointF(32.5, 32.5)
    assert small.rect.width() == pytest.approx(2 * 0.4 * 53)
    assert large.rect.width() - small.rect.width() == pytest.approx(6)
