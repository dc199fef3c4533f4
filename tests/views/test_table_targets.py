"""Kinds, names and rules of what can be pointed at, and the cursor, sounds and explanations there."""

from __future__ import annotations

import attrs
import pytest
from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer

from alhambra_desktop.model.rules.core.geometry.placement import BrokenRule
from alhambra_desktop.model.rules.core.places.places import (
    CitySquare,
    Discard,
    Hand,
    MarketSquare,
    PieceId,
    Pile,
    Place,
    Reserve,
    Row,
    Supply,
    Tray,
)
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.modules.vizier.rules import VIZIER
from alhambra_desktop.views.commands.command import Kind
from alhambra_desktop.views.game.selection import NOTHING
from alhambra_desktop.views.game.target import Control, Spot, Target
from alhambra_desktop.views.interaction import keyboard
from alhambra_desktop.views.interaction.aiming import prospect_bubble, unaimed
from alhambra_desktop.views.interaction.cursors import EdgePan, cursor_of
from alhambra_desktop.views.interaction.targets import kind_of, name_of, rule_about
from alhambra_desktop.views.scene.stage import Stage
from tests.scenarios.board import city
from tests.views.bare_table import OWN, TILE, BareTable, hand_card, plain
from tests.views.stage.snapshots import shown_of, stage_of
from tests.views.test_courtyard import END, long_city
from tests.views.test_rule_sets import MARKET, granada, position


@pytest.fixture
def table(qtbot, settings) -> BareTable:
    return BareTable(qtbot, settings)


@pytest.fixture
def stage(qapp) -> Stage:
    modules = ("vizier", "falconers", "huts", "bureaux", "camps")
    at = position(*modules, seats=3).market(*MARKET)
    at.player(0, hand="denar-9 bureau-denar-dirham", city=city(at.book, "* a", a="camp-5-S"))
    return stage_of(shown_of(at.book, at.state))


def first(stage: Stage, thing: str) -> PieceId:
    """Return the first piece with this `thing`."""
    return next(piece for piece in stage.table.pieces if piece.thing == thing)


# -- kinds, names and rules


@pytest.mark.parametrize(
    ("thing", "kind", "name", "rule"),
    [
        ("denar-9", Kind.CARD, "9 denars", "B-10"),
        ("bureau-denar-dirham", Kind.CARD, "Denar/dirham bureau", "X-1"),
        ("pile", Kind.PIECE, "Stack of 100", "B-7"),
        ("garden-12-S", Kind.PIECE, "Garden 12", "B-10"),
        ("camp-5-S", Kind.PIECE, "Camp 5", "C-1"),
        ("start-0", Kind.PIECE, "Fountain", "B-1"),
        ("vizier-0", Kind.PIECE, "Vizier, awake", "V-1"),
        ("card", Kind.PIECE, "Hidden card", "B-3"),
        ("falcon-black-seraglio-tower", Kind.PIECE, "Black falcon (seraglio, tower)", "F-1"),
    ],
)
def test_pieces_have_a_kind_a_name_and_a_rule(stage, thing, kind, name, rule):
    piece = first(stage, thing)
    assert (kind_of(stage, piece), name_of(stage, piece), rule_about(stage, piece)) == (kind, name, rule)


@pytest.mark.parametrize(
    ("place", "name", "rule"),
    [
        (Hand(0), "Your hand", "B-10"),
        (Hand(1), "Other 1\N{RIGHT SINGLE QUOTATION MARK}s hand", "B-10"),
        (Reserve(0), "Your reserve", "B-15"),
        (Tray(0), "Your tray", "B-13"),
        (Row(), "The money row", "B-9"),
        (Pile(), "The money pile", "B-7"),
        (Supply("huts"), "The supply", "H-3"),
        (Supply("falconers", "x"), "The supply", "F-5"),
        (CitySquare(0, (1, 0)), "Your Alhambra, 1 east of the fountain", "B-28"),
        (MarketSquare("alhambra", 2), "The market, dirham", "B-10"),
        (Discard(), "The discard pile", "B-10"),
    ],
    ids=str,
)
def test_places_have_a_name_and_a_rule(stage, place: Place, name, rule):
    assert (kind_of(stage, place), name_of(stage, place), rule_about(stage, place)) == (
        Kind.PLACE,
        name,
        rule,
    )


@pytest.mark.parametrize(
    ("control", "kind", "name", "rule"),
    [
        (Control("fit"), Kind.PLACE, "", ""),
        (Control("player", 1), Kind.PLAYER, "Other 1", ""),
        (Control("owner", 0), Kind.PLAYER, "You", "B-1"),
        (Control("row", None, "garden"), Kind.PLACE, "", "B-30"),
        (Control("row"), Kind.PLACE, "", "B-26"),
        (Control("section", None, "falconers"), Kind.PLACE, "", "F-5"),
    ],
    ids=str,
)
def test_controls_are_named_after_their_player(stage, control: Control, kind, name, rule):
    found = (kind_of(stage, control), name_of(stage, control), rule_about(stage, control))
    assert found == (kind, name, rule)


def test_topics_have_rules_and_unknown_pieces_have_nothing(stage, qapp):
    assert rule_about(stage, "total") == "B-26"
    assert rule_about(stage, "nonsense") == ""
    gone = PieceId("nothing", 3)
    assert (kind_of(stage, gone), name_of(stage, gone), rule_about(stage, gone)) == (Kind.PLACE, "", "")
    empty = Stage(qapp)
    for what in (gone, Control("player", 1), Hand(0)):
        assert name_of(empty, what) == ""
    assert kind_of(empty, first(stage, "denar-9")) is Kind.PLACE


# -- the shape of the mouse cursor

ARROW, POINTS = Qt.CursorShape.ArrowCursor, Qt.CursorShape.PointingHandCursor
OPEN, CLOSED = Qt.CursorShape.OpenHandCursor, Qt.CursorShape.ClosedHandCursor


def shape(table: BareTable, target: Target | None) -> Qt.CursorShape:
    """Return the shape of the mouse cursor over a target."""
    table.parts.controller.point(target)
    return cursor_of(table.parts.controller, panning=False)


def test_an_open_hand_lifts_and_a_finger_presses(table):
    at = position("vizier", seats=3).slice(VIZIER, awake=(False, True, True)).market(*MARKET)
    table.lay(at.player(0, hand="denar-9", reserve=(OWN,)).change(row=("ducat-1",)))
    for target, wanted in (
        (table.target("market", TILE), OPEN),
        (table.target("reserve", OWN), OPEN),
        (table.target("row", 0), OPEN),
        (table.target("vizier"), POINTS),
        (table.target("market", "tower-11-open"), ARROW),
        (hand_card(table, "denar-9"), ARROW),
        (Control("fit"), POINTS),
        (Control("player", 1), POINTS),
        (Control("player", 0), ARROW),
        (Control("row", None, "garden"), ARROW),
        (CitySquare(0, (0, 1)), ARROW),
        (None, ARROW),
    ):
        assert shape(table, target) == wanted, target
    assert cursor_of(table.parts.controller, panning=True) == CLOSED
    table.parts.phase.read()
    assert shape(table, table.target("market", TILE)) == ARROW
    assert shape(table, Control("fit")) == POINTS


def test_while_a_tile_is_lifted_a_finger_shows_where_it_goes(table):
    table.lay(plain())
    control = table.parts.controller
    control.pick(table.target("market", TILE))
    for target, wanted in (
        (CitySquare(0, (0, 1)), POINTS),
        (CitySquare(0, (1, 0)), ARROW),
        (Tray(0), POINTS),
        (hand_card(table, "denar-9"), POINTS),
        (Hand(0), ARROW),
        (table.target("market", "garden-12-S"), OPEN),
        (table.target("market", "tower-11-open"), ARROW),
    ):
        assert shape(table, target) == wanted, target
    control.pick(table.target("reserve", OWN))
    assert shape(table, hand_card(table, "denar-9")) == ARROW, "nothing is paid"
    control.pick(table.target("market", TILE), held=True)
    assert cursor_of(control, panning=False) == CLOSED


# -- scrolling at the edge


def test_the_city_scrolls_after_a_pause_as_long_as_a_piece_is_at_the_edge(qapp):
    owner, moved = QObject(), list[QPointF]()
    edge = EdgePan(moved.append, owner)
    edge.pull(QPointF())
    assert not edge.timer.isActive()
    edge.pull(QPointF(3, 4))
    assert (edge.timer.isActive(), edge.timer.interval()) == (True, 250)
    edge.timer.timeout.emit()
    edge.pull(QPointF(5, 6))
    assert edge.timer.interval() == 16, "it does not pause again"
    edge.timer.timeout.emit()
    assert moved == [QPointF(3, 4), QPointF(5, 6)]
    edge.pull(QPointF())
    assert not edge.timer.isActive()
    edge.pull(QPointF(1, 0))
    assert edge.timer.interval() == 250


def test_a_tile_carried_to_the_edge_scrolls_the_city_under_it(table):
    table.lay(long_city(16).player(0, reserve=(END,)))
    zone, timer = table.stage.city, table.view._edge.timer
    here = zone.scene_rect(zone.inner)
    edge = QPointF(here.right() - 8, here.center().y())
    table.drag(table.spot("reserve", END), here.center(), drop=False)
    table.view.zoom(3.0)
    assert not timer.isActive()
    table.slide(edge)
    assert timer.isActive()
    before = table.cell((0, 0))
    timer.timeout.emit()
    assert table.cell((0, 0)).x() < before.x()
    assert (table.stage.floating.held_at - edge).manhattanLength() < 2
    table.slide(here.center())
    assert not timer.isActive()
    table.slide(edge)
    table.stage.drop_carried()
    before = table.cell((0, 0))
    timer.timeout.emit()
    assert (timer.isActive(), table.cell((0, 0))) == (False, before), "nothing is carried any more"
    table.slide(edge)
    assert timer.isActive()
    table.release(edge)
    assert not timer.isActive()


# -- the way of an arrow key


@pytest.mark.parametrize(
    ("x", "y", "way", "length"),
    [
        (10, 0, (1, 0), 10),
        (10, 4, (1, 0), 16),
        (10, -4, (1, 0), 16),
        (4, 10, (0, 1), 16),
        (-4, 10, (0, 1), 16),
        (-10, 3, (-1, 0), 14.5),
        (3, -10, (0, -1), 14.5),
        (-5, 2, (1, 0), 1e9 + 7),
        (2, -5, (0, 1), 1e9 + 7),
        (1, 3, (1, 0), 1e9 + 4),
        (1.5, 3, (1, 0), 6),
    ],
)
def test_what_lies_straight_ahead_is_nearer_than_what_lies_aside(x, y, way, length):
    spot = Spot(Row(), QRectF(100 + x - 2, 50 + y - 3, 4, 6))
    assert keyboard._distance(QPointF(100, 50), spot, way, same=False) == pytest.approx(length)
    assert keyboard._distance(QPointF(100, 50), spot, way, same=True) == 1e8


# -- sounds


def cues(table: BareTable) -> list[tuple[str, float]]:
    """Return the sounds and levels since the last call."""
    found = [(cue.sound, cue.level) for cue in table.cues]
    table.cues.clear()
    return found


def test_lifted_cards_are_softer_and_each_card_sounds(table):
    table.lay(plain())
    control = table.parts.controller
    control.pick(table.target("row", 0))
    control.pick(table.target("row", 1))
    assert cues(table) == [("card_land", -6.0), ("card_land", -6.0)]
    control.pick(table.target("row", 1))
    assert cues(table) == []
    control.pick(table.target("market", TILE))
    control.cancel()
    control.pick(table.target("market", TILE))
    assert cues(table) == [("tile_lift", 0.0)]


def test_sounds_come_from_where_they_are_made(table):
    table.lay(plain())
    control = table.parts.controller
    tile, square = table.target("market", TILE), CitySquare(0, (0, 1))
    middles = [table.stage.rect_of(place).center().x() for place in (tile, square, CitySquare(0, (1, 0)))]
    pans = [2 * x / table.stage.width() - 1 for x in middles]
    control.pick(tile, held=True)
    control.aim(square)
    control.aim(CitySquare(0, (1, 0)))
    assert [cue.sound for cue in table.cues] == ["tile_lift", "snap", "refuse"]
    assert [cue.pan for cue in table.cues] == pytest.approx(pans, abs=0.02)


def test_only_a_carried_tile_snaps_and_only_to_squares(table):
    table.lay(plain())
    control = table.parts.controller
    control.pick(table.target("market", TILE))
    control.aim(CitySquare(0, (0, 1)))
    control.cancel()
    control.pick(table.target("market", TILE), held=True)
    table.cues.clear()
    control.aim(Tray(0))
    assert cues(table) == []
    control.aim(CitySquare(0, (0, 1)))
    assert cues(table) == [("snap", 0.0)]
    control.turn_over()
    assert cues(table) == []


def test_a_tile_sounds_when_it_is_turned_over(table):
    table.lay(granada())
    control = table.parts.controller
    control.pick(table.target("market", "school-4"))
    table.cues.clear()
    for _ in range(2):
        assert control.turn_over()
    assert [(cue.sound, cue.pan) for cue in table.cues] == [("card_turn", 0.0)] * 2
    control.cancel()
    assert len(table.cues) == 2


def test_a_refused_piece_is_marked_and_a_refused_place_only_sounds(table):
    table.lay(plain())
    control, dear = table.parts.controller, table.target("market", "tower-11-open")
    item = table.stage.item(dear)
    before = item.boundingRect().width()
    control.pick(dear)
    assert item.boundingRect().width() > before
    assert cues(table) == [("refuse", 0.0)]
    rule = BrokenRule("B-17", Message("not-now"), Message("not-now-why"))
    control.explain_refusal(CitySquare(0, (0, 1)), (rule,))
    assert cues(table) == [("refuse", 0.0)]
    assert table.selection.broken == (rule,)


def test_suggested_payments_rustle_but_not_constantly(table):
    table.lay(plain())
    control = table.parts.controller
    control.point(table.target("market", TILE))
    assert cues(table) == [("card_fan", 0.0)]
    control.point(table.target("market", "garden-12-S"))
    assert cues(table) == [], "not within 400 milliseconds"
    control.point(None)
    assert cues(table) == []


def test_payments_of_lifted_tiles_do_not_rustle(table):
    table.lay(plain())
    control = table.parts.controller
    control.pick(table.target("market", TILE))
    assert [sound for sound, _ in cues(table)] == ["tile_lift"]
    control.exchange(hand_card(table, "denar-9"))
    control.exchange(hand_card(table, "denar-9"))
    assert cues(table) == []


# -- explanations


def test_a_piece_for_sale_has_its_card_without_lines_and_a_stack_may_have_neither(table):
    table.lay(plain().player(0, city=city(plain().book, "* a", a="tower-12-open")))
    control = table.parts.controller
    control.explain(table.target("market", TILE))
    bubble = table.selection.bubble
    assert bubble.card is not None
    assert bubble.lines == ()
    control.forget()
    control.explain(table.lying(CitySquare(0, (1, 0)))[0].id)
    bubble = table.selection.bubble
    assert bubble.card is not None
    assert [line.message.id for line in bubble.lines] == ["bubble-can-go"]
    control.forget()
    control.explain(table.target("row", 0))
    assert table.selection.bubble is None, "a card of money needs no explanation"


def test_a_placed_tile_aimed_at_its_own_square_is_not_aimed(table):
    table.lay(plain().player(0, city=city(plain().book, "* a", a="tower-12-open")))
    control = table.parts.controller
    square = CitySquare(0, (1, 0))
    assert control.pick(table.lying(square)[0].id)
    assert (table.selection.start, table.selection.drops) == (square, {Reserve(0)})
    control.aim(Reserve(0))
    assert table.selection.aimed == Reserve(0)
    control.aim(square)
    assert (table.selection.aimed, table.selection.refused) == (None, None)
    control.aim(CitySquare(0, (0, 1)))
    assert table.selection.refused == CitySquare(0, (0, 1)), "it can only go to the reserve"
    control.click(square)
    assert table.selection.lifted == ()


def test_explanations_come_once_after_their_delay(table):
    timers = {timer.interval(): timer.isSingleShot() for timer in table.view.findChildren(QTimer)}
    assert timers[350], "milliseconds of hovering until an explanation"
    assert timers[90], "milliseconds in which another card opens at once"


def test_the_square_of_a_tile_without_a_path_counts_as_its_path(table):
    """The icon of a refusal shows a cut path if the rule concerns the square itself or a tile of the city."""
    at = plain().player(0, reserve=("garden-10-N",))
    table.lay(at)
    control = table.parts.controller
    control.pick(table.target("reserve", "garden-10-N"))
    badges = set()
    for cell in ((0, 1), (1, 0), (-1, 0), (0, -1)):
        control.aim(CitySquare(0, cell))
        for rule in table.selection.broken:
            if (cell in rule.cells) and not rule.sides:
                badges |= {line.badge for line in table.selection.bubble.lines if line.rule == rule.rule}
    assert "sign-way" in badges
    assert "sign-space" not in badges


def test_types_that_fit_have_their_symbols(table):
    table.lay(plain())
    table.parts.controller.explain(CitySquare(0, (0, 1)))
    _, *kinds = table.selection.bubble.lines
    assert {line.badge for line in kinds} == {
        "pavilion",
        "seraglio",
        "arcades",
        "chambers",
        "garden",
        "tower",
    }
    assert prospect_bubble(QRectF(), attrs.evolve(_prospect(table), kinds=())).lines[0].strong


def _prospect(table: BareTable):
    from alhambra_desktop.model.rules.table.reach import prospect

    snapshot = table.stage.snapshot
    return prospect(snapshot.book, snapshot.ahead, (0, 1))


def test_a_refusal_ends_the_earlier_one_even_if_it_says_nothing(table):
    table.lay(plain())
    control = table.parts.controller
    control.pick(table.target("market", TILE))
    control.aim(CitySquare(0, (1, 0)))
    assert table.selection.refused == CitySquare(0, (1, 0))
    control.aim(CitySquare(0, (5, 5)))
    assert (table.selection.refused, table.selection.bubble) == (None, None)
    rule = BrokenRule("B-17", Message("not-now"), Message("not-now-why"), (1,), ((0, 0),))
    before = attrs.evolve(NOTHING, refused=Row(), broken=(rule,), cut_off=((0, 0),))
    assert unaimed(before) == NOTHING
