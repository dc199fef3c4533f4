"""The painting of the supply, of the players' panels, and of the arrows at the edge of the city."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from alhambra_desktop.model.rules.core.places.places import CitySquare, Supply
from alhambra_desktop.model.rules.modules.bazaars.rules import BAZAARS
from alhambra_desktop.model.rules.modules.falconers.rules import FALCONERS
from alhambra_desktop.model.rules.modules.huts.rules import HUTS
from alhambra_desktop.views.art.palette import DARK, LIGHT
from alhambra_desktop.views.commands.touch import TOUCH
from alhambra_desktop.views.game.selection import NOTHING, Selection
from alhambra_desktop.views.game.target import Control
from alhambra_desktop.views.scene.darkness import courts_of, paint_darkness
from alhambra_desktop.views.scene.layout.layout import SUPPLY_SPINE
from alhambra_desktop.views.scene.stage import Stage
from alhambra_desktop.views.scene.zones.camera import Area
from alhambra_desktop.views.scene.zones.offscreen_indicators import Sign, paint_sign, pull
from alhambra_desktop.views.scene.zones.supply import SupplyZone
from alhambra_desktop.words import use
from tests.scenarios.board import Position, city, rules_for

from .inked import Inked, inside, tint
from .snapshots import shown_of, stage_of
from .test_supply import full, stocked

SECTIONS = (BAZAARS, FALCONERS, HUTS)


@pytest.fixture
def ink(qapp, monkeypatch) -> Inked:
    return Inked(monkeypatch)


def supplied(size: tuple[float, float] = (1280.0, 738.0), modules: tuple[str, ...] = SECTIONS) -> Stage:
    at = Position(rules_for(3, modules=modules))
    return stage_of(shown_of(at.book, at.state), *size)


# -- the supply


def test_each_section_of_the_supply_has_a_title_and_a_line_above_the_next(ink):
    supply: SupplyZone = supplied().supply
    ink.on(supply)
    theme = supply.faces.theme
    titles = [mark for mark in ink.of("drawText") if mark.bold and mark.size == 14]
    assert len(titles) == len(supply.shelves)
    assert [mark.text for mark in titles] == [shelf.title for shelf in supply.shelves]
    assert {mark.pen for mark in titles} == {tint(theme.text)}
    lefts = [49 if shelf.shown else 37 for shelf in supply.shelves]
    assert [mark.rect.left() for mark in titles] == lefts, "beside the icon"
    lines = [mark for mark in ink.of("fillRect") if mark.rect.height() == 1]
    assert len(lines) == len(titles) - 1
    for line, title in zip(lines, titles[1:], strict=True):
        assert 0 < title.rect.top() - line.rect.top() < 18
        assert line.rect.left() == supply.inner.width() - line.rect.right() == 10
    plan = supply.plan(supply.snapshot.table)
    assert [mark.rect.top() for mark in titles] == [block.rect.top() for block in plan.blocks]
    ends = [(rest or block).rect.bottom() for _, block, rest in plan.sections()]
    tops = [block.rect.top() for block in plan.blocks[1:]]
    middles = [(end + top) / 2 for end, top in zip(ends[:-1], tops, strict=True)]
    assert middles == pytest.approx([line.rect.top() for line in lines])


def test_note_and_action_are_below_the_title(ink):
    supply = supplied().supply
    ink.on(supply)
    theme, actions = supply.faces.theme, []
    for shelf, block in zip(supply.shelves, supply.seen_plan.blocks, strict=True):
        found = [
            mark
            for mark in ink.of("drawText")
            if mark.size == 12 and block.rect.top() <= mark.y <= block.rect.top() + block.heading
        ]
        muted = [mark for mark in found if mark.pen == tint(theme.text_2)]
        assert " ".join(mark.text for mark in muted) in (shelf.notes[:1] if shelf.shown else shelf.notes)
        assert muted == found
        if shelf.shown:
            assert found[0].rect.top() >= block.rect.top() + 16
        else:
            assert found[0].rect.top() <= block.rect.top() + 4, "beside the title"
        heading = QRectF(block.rect.topLeft(), QSizeF(block.rect.width(), block.heading))
        pills = [mark for mark in ink.of("paint_pill") if heading.contains(mark.rect)]
        actions += [mark.what[3] for mark in pills if mark.what[2] == "action"]
    assert actions == ["take one for free"]


def test_tiles_of_the_supply_have_shadows_and_prices(ink):
    stage = supplied()
    supply = stage.supply
    ink.on(supply)
    pills = [mark for mark in ink.of("paint_pill") if mark.what[2] != "action"]
    priced = [
        block.words(index).adjusted(1, 4, -1, 0)
        for shelf, block, index, cell in supply.seen_plan.cells()
        if shelf.section.priced and cell.piece is not None
    ]
    assert [mark.rect for mark in pills] == priced
    shadows = ink.of("shadow")
    assert all(mark.what[1:] == (2.0, 0.1) for mark in shadows)
    tiles = [supply.scene_rect(rect.rect) for rect in shadows]
    assert all(supply.sceneBoundingRect().contains(rect) for rect in tiles)


def test_texts_below_pieces_are_centred_and_short_enough(ink):
    supply = supplied().supply
    ink.on(supply)
    theme, seen = supply.faces.theme, 0
    for shelf, block, index, cell in supply.seen_plan.cells():
        if not cell.words or shelf.section.priced:
            continue
        words = block.words(index)
        found = [mark for mark in ink.of("drawText") if mark.rect.topLeft() == words.topLeft()]
        assert found[0].text in cell.words
        assert found[0].centred
        assert found[0].pen == tint(theme.text_2)
        seen += 1
    assert seen


def test_a_folded_supply_names_its_sections_and_their_states(ink):
    stage = supplied()
    stage.push_supply()
    supply = stage.supply
    ink.on(supply)
    wide = supply.inner.width()
    signs = ink.of("sign")
    assert [mark.what[0] for mark in signs] == [shelf.name for shelf in supply.shelves]
    assert all(mark.rect.width() == 38 for mark in signs)
    assert all(mark.x == pytest.approx(wide / 2 + 1) for mark in signs)
    bazaars, huts, falcons = supply.shelves
    assert [supply.obtainable(shelf) for shelf in supply.shelves] == [0, 6, 0]
    assert [mark.what[-1] for mark in signs] == [False, True, False]
    assert {mark.transform.isRotating() for mark in ink.of("drawText", "paint_pill")} == {False}
    (pill,) = ink.of("paint_pill")
    assert pill.what[2:] == ("exact", "0 of 3")
    texts = [mark.text for mark in ink.of("drawText")]
    assert [text for text in texts if text in (bazaars.title, falcons.title, huts.title)] == [
        shelf.title for shelf in supply.shelves
    ]
    assert all(one.rect.bottom() < two.rect.top() for one, two in pairwise(signs))


@pytest.mark.parametrize(
    ("height", "form"),
    [(600, (38, True, True)), (275, (32, True, True)), (200, (24, False, True)), (122, (24, False, False))],
)
def test_a_lower_spine_has_smaller_icons_and_fewer_texts(qapp, height, form):
    supply = supplied().supply
    supply.pushed = True
    supply.settle(QRectF(0, 0, SUPPLY_SPINE, height), False)
    spine = supply.spine
    assert (spine.form.icon, spine.form.named, spine.form.stated) == form
    states = [entry.state for entry in spine.entries]
    assert states == (["1 for sale", "0 of 3", "none fit"] if spine.form.stated else ["", "", ""])
    assert spine.rooms[-1].bottom() <= height


def test_a_spine_has_no_names_if_one_of_them_is_too_long(qapp):
    use("de")
    supply = supplied().supply
    supply.pushed = True
    supply.settle(QRectF(0, 0, SUPPLY_SPINE, 600), False)
    assert not supply.spine.form.named
    use("en")


def test_a_low_spine_has_closer_signs(qapp):
    supply = supplied().supply
    supply.pushed = True
    supply.settle(QRectF(0, 0, SUPPLY_SPINE, 122), False)
    rooms = supply.spine.rooms
    assert all(one.bottom() < two.top() for one, two in pairwise(rooms))
    assert rooms[-1].bottom() <= 122
    rects = [supply.place_rect(place) for place in supply.snapshot.table.lying if supply.holds(place)]
    assert {(rect.left(), rect.width()) for rect in rects} == {(6, 50)}


def test_new_pieces_in_a_folded_supply_have_a_bright_count(ink):
    stage = full(bazaars=1)
    stage.push_supply()
    stage.sync(stocked(stage.snapshot, 2, 7))
    supply = stage.supply
    ink.on(supply)
    pill = next(pill for pill in ink.of("paint_pill") if pill.what[2] == "new")
    assert pill.what[3] == "2"
    assert inside(pill, supply.place_rect(Supply(BAZAARS)))


@pytest.mark.parametrize("folded", [False, True])
def test_the_handle_has_an_arrow_in_the_direction_in_which_the_supply_moves(ink, folded):
    stage = supplied()
    if folded:
        stage.push_supply()
    supply = stage.supply
    ink.on(supply)
    theme = supply.faces.theme
    arrow = ink.of("fillPath")[-1]
    path = arrow.what[0]
    foot, tip = path.elementAt(0), path.elementAt(1)
    assert (tip.x < foot.x) == folded
    assert tip.y == pytest.approx(supply.inner.center().y())
    assert inside(arrow, supply.handle_rect)
    assert supply.handle_rect.height() == 52
    assert supply.handle_rect.left() < 0 < supply.handle_rect.right()
    assert supply.handle_rect.center().y() == supply.inner.center().y()
    edge = [mark for mark in ink.of("drawPath") if abs(mark.y - supply.inner.center().y()) < 1]
    assert edge[-1].pen == tint(theme.panel_edge)
    assert inside(edge[-1], supply.handle_rect)
    assert edge[-1].rect.width() == pytest.approx(supply.handle_rect.width())
    supply.follow(Selection(pointed=Control("supply")))
    ink.on(supply)
    edge = [mark for mark in ink.of("drawPath") if abs(mark.y - supply.inner.center().y()) < 1]
    assert edge[-1].pen == tint(theme.legal)
    TOUCH.use("on")
    ink.on(supply)
    arrows = [mark for mark in ink.of("fillPath") if inside(mark, supply.handle_rect)]
    assert bool(arrows) == folded


def test_controls_of_the_supply_are_sections_with_drawers_and_the_handle(qapp):
    stage = supplied()
    supply = stage.supply
    controls = dict(supply.controls())
    assert controls[Control("supply")] == supply.handle_rect
    drawers = [name for name, section in stage.faces.view.sections.items() if section.drawer is not None]
    assert [control.subject for control in controls if control.command == "section"] == drawers
    for name in drawers:
        block = next(
            b for s, b in zip(supply.shelves, supply.seen_plan.blocks, strict=True) if s.name == name
        )
        rect = controls[Control("section", None, name)]
        assert rect.topLeft() == block.rect.topLeft()
        assert rect.height() == block.heading
        assert (Control("section", None, name), block.rect) in list(supply.background_targets())
    TOUCH.use("on")
    assert Control("supply") not in dict(supply.controls())
    stage.push_supply()
    assert dict(supply.controls())[Control("supply")] == supply.outline
    assert list(supply.background_targets()) == []
    assert supply.message_of(Control("log")) is None


def test_an_enlarged_section_is_copied_in_the_supply(ink):
    at = Position(rules_for(3, modules=SECTIONS))
    legend = {"a": "tower-12-open", "b": "tower-11-open", "c": "garden-10-open", "d": "garden-11-open"}
    at.player(0, city=city(at.book, "a * b\nc d .", **legend))
    stage = stage_of(shown_of(at.book, at.state), 1280.0, 738.0)
    supply = stage.supply
    supply.enlarged = FALCONERS
    ink.on(supply)
    shelf = supply.shelf(FALCONERS)
    copies = [mark for mark in ink.of("drawPixmap") if mark.rect.width() > 20]
    assert len(copies) == shelf.shown
    supply.fold_rest(FALCONERS)
    supply.sync(supply.snapshot, supply.selection)
    ink.on(supply)
    shelf = supply.shelf(FALCONERS)
    copies = [mark for mark in ink.of("drawPixmap") if mark.rect.width() > 20]
    assert len(copies) == shelf.count
    shown = [cell.piece.id for cell in shelf.cells if cell.piece is not None]
    assert 0 < len(shelf.dim) < len(shown), "some falcons fit, and some do not"
    assert [round(mark.opacity, 3) for mark in copies] == [0.6 if id_ in shelf.dim else 1.0 for id_ in shown]
    pieces = {slot.id for slot in supply.slots(stage.table)}
    assert not pieces & {cell.piece.id for cell in shelf.cells if cell.piece is not None}
    targets = [target for target, _ in supply.background_targets() if not isinstance(target, Control)]
    assert len(targets) == shelf.count


def test_places_of_the_supply_are_known_by_their_section(qapp):
    stage = supplied()
    supply = stage.supply
    assert supply.section_of(Supply(BAZAARS)) == BAZAARS
    assert supply.drawer_of(CitySquare(0, (0, 0))) is None
    assert supply.holds(Supply("anything"))
    assert not supply.holds(CitySquare(0, (0, 0)))
    assert supply.shelf("nothing") is None
    assert supply.place_rect(CitySquare(0, (0, 0))) is None
    assert supply.least_height > 0
    assert supply.wide == 168
    at = Position(rules_for(3))
    empty = stage_of(shown_of(at.book, at.state)).supply
    assert (empty.wide, empty.least_height) == (0, 0)


@pytest.mark.parametrize("high", [300, 500, 900])
def test_a_floating_supply_is_wide_enough_for_its_pieces(qapp, high):
    supply = supplied().supply
    supply.settle(QRectF(500, 0, 30, high), True)
    assert supply.folded
    supply.toggle()
    supply.settle(QRectF(500, 0, 30, high), True)
    assert not supply.folded
    assert supply.floating
    rect = supply.scene_rect(supply.inner)
    assert rect.right() == 530
    assert rect.width() in (168, 252, 336, 420, 504, 588)
    if rect.width() < 588:
        assert supply.seen_plan.fits or rect.width() == 168
    square = CitySquare(0, (1, 0))
    supply.follow(Selection(drops=frozenset([square])))
    assert supply.folded, "it gives way to a piece for the city"
    supply.follow(NOTHING)
    assert not supply.folded
    supply.toggle()
    assert supply.folded


# -- arrows at the edge of the city


def sign(side: str) -> Sign:
    return Sign(side, QRectF(100, 50, 46, 24), (Area(0, 0), Area(1, 0), Area(2, 0)))


@pytest.mark.parametrize(
    ("side", "way"),
    [("beyond-w", (-1, 0)), ("beyond-e", (1, 0)), ("beyond-n", (0, -1)), ("beyond-s", (0, 1))],
)
def test_an_arrow_points_to_its_side_with_the_number_beside_it(ink, side, way):
    ink.record(lambda p: paint_sign(p, sign(side), LIGHT, lit=False, pointed=False))
    (box,), (arrow,), (words,) = ink.of("drawRoundedRect"), ink.of("drawPolygon"), ink.of("drawText")
    assert box.rect == QRectF(100, 50, 46, 24)
    assert (box.pen, box.brush, box.width) == (tint(LIGHT.hairline), tint(LIGHT.panel_top), 1.2)
    first, tip, last = arrow.points()
    middle = ((first[0] + last[0]) / 2, (first[1] + last[1]) / 2)
    along = (tip[0] - middle[0], tip[1] - middle[1])
    assert along == (8 * way[0], 8 * way[1])
    assert inside(arrow, box.rect)
    assert arrow.pen is None
    assert arrow.brush == words.pen == tint(LIGHT.text)
    assert (words.text, words.bold, words.size) == ("3", True, 13)
    assert (arrow.x < words.x) == (side != "beyond-e")
    assert inside(words, box.rect)
    assert words.rect.width() == 22


@pytest.mark.parametrize(
    ("theme", "lit", "pointed", "edge", "ground", "ink_"),
    [
        (LIGHT, True, False, LIGHT.legal, LIGHT.legal, "#FFFFFF"),
        (DARK, True, False, DARK.legal, DARK.legal, "#06302E"),
        (LIGHT, False, True, LIGHT.stud, LIGHT.panel_top, LIGHT.text),
        (LIGHT, True, True, LIGHT.stud, LIGHT.legal, "#FFFFFF"),
    ],
    ids=["light", "dark", "pointed", "both"],
)
def test_arrows_to_legal_squares_and_below_the_pointer_are_bright(
    ink, theme, lit, pointed, edge, ground, ink_
):
    ink.record(lambda p: paint_sign(p, sign("beyond-w"), theme, lit, pointed))
    (box,), (arrow,) = ink.of("drawRoundedRect"), ink.of("drawPolygon")
    assert (box.pen, box.brush, arrow.brush) == (tint(edge), tint(ground), tint(ink_))
    assert box.width == (2.4 if pointed else 1.2)


ALL_SIDES = ("beyond-w", "beyond-e", "beyond-n", "beyond-s")


@pytest.mark.parametrize(
    ("at", "way"),
    [
        ((10, 200), (9, 0)),
        ((30, 200), (9, 0)),
        ((31, 200), (0, 0)),
        ((390, 200), (-9, 0)),
        ((200, 10), (0, 9)),
        ((200, 290), (0, -9)),
        ((5, 5), (9, 9)),
        ((395, 295), (-9, -9)),
        ((-5, 200), (0, 0)),
        ((200, 150), (0, 0)),
    ],
)
def test_a_held_piece_near_an_edge_moves_the_ground(at, way):
    room = QRectF(0, 0, 400, 300)
    assert pull(room, ALL_SIDES, QPointF(*at)) == QPointF(*way)
    assert pull(room, (), QPointF(*at)) == QPointF(0, 0)


def test_the_ground_moves_only_towards_hidden_squares():
    room = QRectF(0, 0, 400, 300)
    assert pull(room, ["beyond-e"], QPointF(5, 5)) == QPointF(0, 0)
    assert pull(room, ["beyond-n"], QPointF(5, 5)) == QPointF(0, 9)


# -- darkness


def test_darkness_leaves_out_players_and_free_rectangles(ink):
    at = Position(rules_for(2))
    stage = stage_of(shown_of(at.book, at.state))
    courts = courts_of(stage)
    assert len(courts) == 3, "two cities and that of Dirk"
    free = QRectF(stage.market.scene_rect(stage.market.inner))
    table, *cities = ink.record(lambda p: paint_darkness(p, stage, 0.5, 0.3, [free], True))
    assert [mark.rect for mark in cities] == courts
    assert table.what[1].alphaF() == pytest.approx(0.5, abs=0.01)
    assert {round(mark.what[1].alphaF(), 2) for mark in cities} == {0.3}
    path = table.what[0]
    dark = stage.row.scene_rect(stage.row.inner).center()
    heads = [zone.scene_rect(zone.mark_rect()).center() for zone in stage.players]
    assert path.contains(dark)
    assert not any(path.contains(point) for point in (free.center(), *heads, courts[0].center()))
    rival = stage.rival.scene_rect(QRectF(0, 0, 40, 20)).center()
    assert not path.contains(rival)
    table, *cities = ink.record(lambda p: paint_darkness(p, stage, 0.5, 0.3, [], False))
    path = table.what[0]
    assert all(path.contains(point) for point in (dark, free.center(), *heads, rival))
    assert len(cities) == 3


def test_three_players_have_no_rival_in_the_dark(qapp):
    at = Position(rules_for(3))
    stage = stage_of(shown_of(at.book, at.state))
    courts = courts_of(stage)
    assert len(courts) == 3
    court = stage.city.scene_rect(stage.city.inner)
    assert courts[0] == court.adjusted(3, 3, -3, -3)
