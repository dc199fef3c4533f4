"""The paintings of tables: zones, pieces, highlights, panels and bubbles (``painted.py``)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import attrs
import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QGraphicsItem

from alhambra_desktop.model.rules.core.places.places import CitySquare
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.modules.falconers.rules import FALCONERS
from alhambra_desktop.views.art.palette import DARK, theme
from alhambra_desktop.views.game.piece_card import PieceCard, Worth
from alhambra_desktop.views.game.selection import Bubble
from alhambra_desktop.views.game.target import Control
from alhambra_desktop.views.scene.items.panel import Panel
from alhambra_desktop.views.scene.items.zone import Zone
from alhambra_desktop.views.scene.stage import Stage
from alhambra_desktop.views.text.words import Line
from alhambra_desktop.words import say
from tests.scenarios.board import Position, city, rules_for
from tests.views.bare_table import OWN, TILE, BareTable, hand_card, hint, plain
from tests.views.paintings.painted import TABLE, check, painter_of, recorded
from tests.views.stage.snapshots import shown_of, stage_of
from tests.views.stage.test_drawer_pictures import stage as stage_with_falcons
from tests.views.stage.test_right_column import played, with_recent_turns

pytestmark = [pytest.mark.posix, pytest.mark.usefixtures("sketched")]  # fonts differ a little elsewhere


FRAME: Final = re.compile(" (wood|sheet) ")


def painted(stage: Stage) -> list[str]:
    """Return what the whole table paints now."""
    kept = [item for item in stage.items() if item.cacheMode() is not QGraphicsItem.CacheMode.NoCache]
    for item in kept:
        item.setCacheMode(QGraphicsItem.CacheMode.NoCache)
    whole = stage.sceneRect()
    with painter_of(QImage(whole.size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)) as painter:
        keep = Qt.AspectRatioMode.IgnoreAspectRatio
        found = recorded(lambda: stage.render(painter, whole, whole, keep), TABLE)
    for item in kept:
        item.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
    return found


def facts(stage: Stage) -> list[str]:
    """Return where the pieces, targets and topics of the table are."""
    found = []
    for panel in stage.panels:
        name = type(panel).__name__
        found += [f"{name} topic {told(panel, rect)} {topic}" for topic, rect in panel.topics()]
        for control, rect in panel.controls():
            message = panel.message_of(control)
            found.append(f"{name} {told(panel, rect)} {control}: {say(message) if message else '-'}")
        found += [
            f"{name} ground {told(panel, rect)} {target}" for target, rect in panel.background_targets()
        ]
        if isinstance(panel, Zone):
            found += [f"{name} drop {told(panel, rect)} {place}" for place, rect in panel.drop_spots()]
            for slot in panel.slots(stage.table):
                flags = f"{slot.visible} {slot.live} {slot.bare} {slot.layer}"
                found.append(f"{name} piece {told(panel, slot.rect)} {slot.id} {flags}")
    for piece in stage.resting:
        item = stage.item(piece)
        if item is not None:
            found.append(f"{piece} {item.style} at {item.zValue():g}")
    found += [f"spot {told(None, spot.rect)} {spot.what}" for spot in stage.spots()]
    return found


def told(panel: Panel | None, rect: QRectF) -> str:
    at = rect if panel is None else panel.scene_rect(rect)
    return f"{at.x():.1f} {at.y():.1f} {at.width():.1f} {at.height():.1f}"


def other_lines(before: list[str], after: list[str]) -> list[str]:
    """Return the entries that are new or gone, without frames, which are painted only once."""
    old, new = ({line for line in lines if not FRAME.search(line)} for lines in (before, after))
    gone = [f"- {line}" for line in before if line in old - new]
    return [*gone, *(f"+ {line}" for line in after if line in new - old)]


@pytest.mark.parametrize(
    ("name", "size"),
    [("two and Dirk", (1280, 742)), ("four, all modules", (1422, 800)), ("six, both games", (1024, 638))],
)
def test_a_table_with_recent_turns(qapp, name, size):
    stage = stage_of(with_recent_turns(played(name)), *size)
    if size[0] == 1024:
        stage.set_theme(DARK)
    check(f"table of {name}", {"table": painted(stage), "facts": facts(stage)})


def test_open_drawers_and_the_log(qapp):
    stage = stage_of(with_recent_turns(played("three")), 1024, 638)
    scenes, before = {}, painted(stage)
    stage.right.toggle_column()
    scenes["column"] = other_lines(before, painted(stage))
    stage.right.toggle_log()
    scenes["log"] = other_lines(before, painted(stage))
    stage.right.close()
    stage.peek.look_at(1)
    scenes["city of another"] = other_lines(before, painted(stage))
    check("drawers", scenes)


def test_the_table_after_the_game(qapp):
    at = Position(rules_for(3)).market(None, None, None, None)
    at.player(0, score=31).player(1, score=44).player(2, score=31).change(agenda=())
    check("table after the game", {"table": painted(stage_of(shown_of(at.book, at.state)))})


def test_a_supply_over_the_city_and_the_deal(qapp):
    shown = played("four, all modules")
    stage = stage_of(shown, 1024, 638)
    before, was = painted(stage), facts(stage)
    stage.push_supply()
    scenes = {"supply": other_lines(before, painted(stage)), "facts": other_lines(was, facts(stage))}
    stage.sync(attrs.evolve(shown, dealing=True, liftable=frozenset()))
    scenes["deal"] = other_lines(before, painted(stage))
    stage.sync(attrs.evolve(shown, aids="purist"))
    scenes["purist"] = other_lines(before, painted(stage))
    stage.set_theme(theme(dark=False, contrast=True))
    scenes["high contrast"] = other_lines(before, painted(stage))
    check("other tables", scenes)


def test_the_drawer_of_a_section(qapp):
    stage = stage_with_falcons()
    before, was = painted(stage), facts(stage)
    stage.drawer.open(FALCONERS)
    scenes = {"open": other_lines(before, painted(stage)), "facts": other_lines(was, facts(stage))}
    lying = [slot.id for slot in stage.drawer.slots(stage.table)]
    stage.select(attrs.evolve(stage.selection, pointed=lying[1]))
    scenes["pointed at"] = other_lines(before, painted(stage))
    falcon = stage.table.pieces[lying[1]]
    drops = frozenset(stage.drawer.places)
    stage.select(attrs.evolve(stage.selection, lifted=(falcon.id,), face=falcon.face, drops=drops))
    scenes["lifted"] = other_lines(before, painted(stage))
    check("drawer of falcons", scenes)


@pytest.fixture
def table(qtbot, settings) -> BareTable:
    return BareTable(qtbot, settings)


def on_market(table: BareTable) -> None:
    table.slide(table.spot("market", TILE))


def on_hand(table: BareTable) -> None:
    table.slide(table.spot("hand", 0))


def lifted(table: BareTable) -> None:
    table.click(table.spot("market", TILE))


def aimed(table: BareTable) -> None:
    lifted(table)
    table.slide(table.cell((0, 1)))


def refused(table: BareTable) -> None:
    lifted(table)
    table.slide(table.cell((0, 0)))


def carried(table: BareTable) -> None:
    table.press(table.spot("market", TILE))
    table.slide(table.cell((1, 1)))
    table.slide(table.cell((0, 1)))


def carried_away(table: BareTable) -> None:
    carried(table)
    table.slide(table.cell((3, 2)))


def money_lifted(table: BareTable) -> None:
    table.click(table.spot("row", 0))
    table.click(table.spot("row", 1))


def by_key(table: BareTable) -> None:
    table.view.move_cursor(1, 0)
    table.view.move_cursor(1, 0)


def from_reserve(table: BareTable) -> None:
    table.click(table.spot("reserve", OWN))


def at_row_of_standings(table: BareTable) -> None:
    table.stage.select(attrs.evolve(table.selection, pointed=Control("row", None, "tower")))
    table.stage.right._show_card()


def zoomed(table: BareTable) -> None:
    table.stage.city.zoom(2.5)


def hinted(table: BareTable) -> None:
    guide = hint(table, why=True)
    table.stage.select(attrs.evolve(table.selection, guide=guide, paid=guide.paid))


def explained(table: BareTable) -> None:
    tile, card = table.spot("market", TILE).what, hand_card(table, "denar-9")
    table.stage.select(attrs.evolve(table.selection, deeds=((tile, card), (CitySquare(0, (0, 1)),))))


def described(table: BareTable) -> None:
    worth = Worth(Message("card-now"), Message("card-nothing"), Message("card-each-scoring"))
    card = PieceCard(Message("name", name="Tower"), Message("card-at-end"), worth, badges=("tower", "wall"))
    beside = table.spot("market", TILE)
    table.stage.select(attrs.evolve(table.selection, bubble=Bubble(beside.rect, (), card=card)))


def previewed(table: BareTable) -> None:
    lines = (
        Line("tower", Message("name", name="second"), "+6"),
        Line("wall", Message("name", name="longer"), strong=True, rule="B-29"),
        Line("", Message("name", name="a remark about it"), aside=True),
    )
    rect, total = QRectF(table.cell((1, 0)), table.cell((2, 1))), (Message("preview-total"), "+8")
    table.stage.select(attrs.evolve(table.selection, bubble=Bubble(rect, lines, total=total)))


def lit(table: BareTable) -> None:
    lit = frozenset(["tower-12-open", "garden-10-N"])
    pointed = Control("row", None, "")
    table.stage.select(attrs.evolve(table.selection, lit=lit, cut_off=((-1, 0),), pointed=pointed))


STATES: tuple[Callable[[BareTable], None], ...] = (
    *(on_market, on_hand, lifted, aimed, refused, carried, carried_away),
    *(money_lifted, by_key, from_reserve, at_row_of_standings, zoomed),
    *(hinted, explained, described, previewed, lit),
)


FIRST: list[tuple[list[str], list[str]]] = []
"""The painting and the facts of the table before anything happens, once they are known."""


def at_first(stage: Stage) -> tuple[list[str], list[str]]:
    if not FIRST:
        FIRST.append((painted(stage), facts(stage)))
    return FIRST[0]


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.__name__)
def test_what_the_player_does_is_painted(table, state):
    at = plain()
    at.player(0, city=city(at.book, "a *\nb .", a="tower-12-open", b="garden-10-N"), score=7)
    table.lay(at)
    before, was = at_first(table.stage)
    state(table)
    changes = {"painting": other_lines(before, painted(table.stage))}
    check(f"table {state.__name__}", {**changes, "facts": other_lines(was, facts(table.stage))})
