"""The right column: standings in columns, recent turns, and drawers where space is short."""

from __future__ import annotations

from functools import cache
from itertools import islice, pairwise

import attrs
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QImage, QPainter

from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.core.engine.state import GameState
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.modules.registry import CHOOSABLE
from alhambra_desktop.model.rules.table.standings import standings
from alhambra_desktop.views.commands.actions import BY_ID
from alhambra_desktop.views.game.selection import NOTHING
from alhambra_desktop.views.game.table_snapshot import TableSnapshot
from alhambra_desktop.views.game.target import Control
from alhambra_desktop.views.scene.items.panel import READABLE, Panel
from alhambra_desktop.views.scene.layout.layout import Demand, Layout
from alhambra_desktop.views.scene.panels.standings import owners_from, standings_height
from alhambra_desktop.views.scene.pixmaps.faces import Faces
from alhambra_desktop.views.scene.right_column import Drawer, RightColumn
from alhambra_desktop.views.scene.stage import Stage
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.words import PSEUDO, phrase, say
from tests.bench.policy import table
from tests.property.folding import builders
from tests.sweeps import in_each_language

from .snapshots import shown_of, stage_of

pytestmark = pytest.mark.usefixtures("qapp", "spoken")

ALL = tuple(module.id for module in CHOOSABLE)
SMALL, USUAL, WIDE = (1024.0, 638.0), (1280.0, 741.0), (1422.0, 741.0)


BOOKS = {
    "two and Dirk": table(2, 1),
    "three": table(3, 1),
    "four, all modules": table(4, 1, ALL),
    "six": table(6, 1),
    "six, both games": table(6, 1, game="alhambra+granada"),
}


@cache
def states(book: Rulebook) -> tuple[GameState, ...]:
    """Return the first states of a random game."""
    return tuple(move.after for move in islice(builders(book, 2), 60))


def played(name: str, viewer: int = 0) -> TableSnapshot:
    """Return a position from a game in progress."""
    return shown_of(BOOKS[name], states(BOOKS[name])[-1], viewer)


@pytest.fixture(params=BOOKS)
def shown(request) -> TableSnapshot:
    return played(request.param)


def column_of(shown: TableSnapshot, width: float, height: float) -> RightColumn:
    """Return the right column of a table of a size."""
    faces, book = Faces(), shown.book
    faces.set_book(book)
    column = RightColumn(faces)
    demand = Demand(seats=len(book.setup.seats), standings=standings_height(book))
    column.lay(Layout.of(width, height, demand))
    for panel in column.panels:
        panel.sync(shown, NOTHING)
    return column


class Written:
    """The texts that a panel paints, with their positions and fonts."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.lines: list[tuple[QRectF, str, float, int]] = []
        written = self.lines

        class Spy(QPainter):
            def draw_text(self, *given: object) -> object:
                rect, text = given[0], given[-1]
                assert isinstance(rect, QRectF)
                assert isinstance(text, str)
                font = self.font()
                wide = QFontMetricsF(font).horizontalAdvance(text)
                written.append((self.worldTransform().mapRect(rect), text, wide, font.pixelSize()))
                return super().drawText(*given)  # type: ignore[call-overload]

            drawText = draw_text  # type: ignore[assignment]  # noqa: N815  # the name that Qt calls

        self.spy = Spy

    def on(self, panel: Panel) -> list[tuple[QRectF, str, float, int]]:
        self.lines.clear()
        picture = QImage(panel.inner.size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
        picture.fill(0)
        painter = self.spy(picture)
        assert panel.snapshot is not None
        panel.paint_inside(painter, panel.snapshot)
        painter.end()
        return list(self.lines)


@pytest.fixture
def written(monkeypatch) -> Written:
    return Written(monkeypatch)


@pytest.mark.parametrize("size", [SMALL, USUAL, WIDE])
@pytest.mark.parametrize("language", in_each_language(PSEUDO))
def test_every_text_is_complete_readable_and_inside_its_panel(shown, language, size, written):
    SPOKEN.speak(language)
    column = column_of(with_recent_turns(shown), *size)
    for panel in (column.standings, column.recent_turns, column.log):
        for rect, text, wide, px in written.on(panel):
            assert "…" not in text
            assert px >= READABLE, text
            assert wide <= rect.width() + 1, text
            assert panel.inner.adjusted(-1, -1, 1, 1).contains(rect), text


def with_recent_turns(shown: TableSnapshot) -> TableSnapshot:
    """Return a moment with many reported turns."""
    sentence = tuple(Message("name", name=f"bought garden {n} exactly") for n in range(1, 4))
    seats = [seat for seat in range(len(shown.book.setup.seats)) if seat != shown.viewer]
    lines = ((None, sentence[:1]), *((seat, sentence) for seat in (*seats, shown.viewer)))
    since = tuple((seat, sentence[: 1 + seat % 3]) for seat in seats)
    return attrs.evolve(shown, recent_turns=attrs.evolve(shown.recent_turns, since=since, before=lines * 4))


def test_rows_and_columns_of_the_standings_do_not_overlap(shown):
    panel = column_of(shown, *USUAL).standings
    owners, rows = owners_from(shown), len(panel.table)
    columns = [panel.column(i) for i in range(len(owners))]
    for one, other in pairwise([*columns, panel.last(0)]):
        assert one.right() <= other.left() + 1
    for one, other in pairwise(panel.row(i) for i in range(rows)):
        assert one.bottom() <= other.top()
    assert panel.row(rows - 1).bottom() <= panel.inner.bottom()
    assert min(column.width() for column in columns) >= 28
    assert panel.inner.height() == standings_height(shown.book)


def test_the_own_column_is_first_and_others_follow_turn_order():
    for viewer in range(4):
        owners = owners_from(played("four, all modules", viewer))
        assert owners == tuple((viewer + step) % 4 for step in range(4))
    rival = owners_from(played("two and Dirk"))
    assert rival[:2] == (0, 1)
    assert isinstance(rival[2], str)


def test_counts_places_and_points_match_the_rules(shown):
    panel = column_of(shown, *USUAL).standings
    for line, row in zip(panel.table, standings(shown.book, shown.ahead), strict=True):
        assert line.subject == row.subject
        for owner, cell in zip(owners_from(shown), line.cells, strict=True):
            found = [one for one in row.ranked if one.owner == owner]
            assert cell.figure == (found[0].figure if found else None)
            assert cell.points == row.points_of(owner)
            assert cell.leads == bool(found and found[0].figure and found[0].place == 1)
            assert not cell.planned


def test_totals_always_have_a_plus_sign(shown, written):
    panel = column_of(shown, *USUAL).standings
    texts = [text for _, text, _, _ in written.on(panel)]
    totals = panel.table[-1].cells
    assert texts[-len(totals) :] == [f"+{cell.figure}" for cell in totals]


def test_planned_changes_are_marked():
    book = BOOKS["three"]
    before, after = shown_of(book, states(book)[20]), shown_of(book, states(book)[-1])
    planned = attrs.evolve(before, ahead=after.seen)
    cells = [cell for line in column_of(planned, *USUAL).standings.table for cell in line.cells]
    changed = [
        one.figure != other.figure
        for row, now in zip(standings(book, after.seen), standings(book, before.seen), strict=True)
        for one, other in zip(
            sorted(row.ranked, key=lambda found: found.owner),
            sorted(now.ranked, key=lambda found: found.owner),
            strict=True,
        )
    ]
    assert [cell.planned for cell in cells] == changed
    assert any(changed)


def test_a_purist_sees_no_points(shown, written):
    panel = column_of(attrs.evolve(shown, aids="purist"), *USUAL).standings
    assert all(line.subject is not None for line in panel.table)
    assert not [text for _, text, _, _ in written.on(panel) if text.startswith("+")]


def test_every_row_and_column_has_a_description(shown):
    stage = stage_of(shown)
    controls = [control for control, _ in stage.standings.controls()]
    assert not {control.command for control in controls} & set(BY_ID), "a press would give a command"
    said = [say(stage.message_of(control)) for control in controls]
    assert all(said)
    assert len(set(said)) == len(said)
    seats = len(shown.book.setup.seats)
    assert said[:seats] == [shown.book.owner_name(owner) for owner in owners_from(shown)[:seats]]
    assert len(controls) == seats + len(stage.standings.table)
    for control, rect in stage.standings.controls():
        assert stage.at(stage.standings.scene_rect(rect).center()) == control


# -- recent turns


def test_the_panel_ends_with_a_complete_entry(shown):
    told_shown = with_recent_turns(shown)
    for size in (SMALL, USUAL):
        panel = column_of(told_shown, *size).recent_turns
        entries = panel.entries
        assert entries
        for one, other in pairwise(entries):
            assert one.rect.bottom() < other.rect.top()
        assert entries[-1].rect.bottom() <= panel.foot().top()
        recent = [entry for entry in entries if not entry.past]
        assert entries[: len(recent)] == tuple(recent)
        latest = [seat for seat, _ in reversed(told_shown.recent_turns.since)]
        assert [entry.seat for entry in recent] == latest[: len(recent)]


def test_entries_are_laid_out_for_each_panel_size(shown):
    told_shown = with_recent_turns(shown)
    panel = column_of(told_shown, *USUAL).recent_turns
    for size in (SMALL, WIDE):
        assert panel.entries
        expected = column_of(told_shown, *size).recent_turns
        panel.set_rect(expected.inner)
        assert panel.entries == expected.entries


def test_older_entries_are_shown_only_after_all_new_ones():
    shown = with_recent_turns(played("six, both games"))
    panel = column_of(shown, *SMALL).recent_turns
    recent = [entry for entry in panel.entries if not entry.past]
    assert len(recent) < len(shown.recent_turns.since)
    assert len(panel.entries) == len(recent)


def test_earlier_turns_are_below_the_text_for_no_new_turns(shown, written):
    moment = with_recent_turns(shown)
    moment = attrs.evolve(moment, recent_turns=attrs.evolve(moment.recent_turns, since=()))
    panel = column_of(moment, *USUAL).recent_turns
    assert panel.entries
    assert all(entry.past for entry in panel.entries)
    (nothing,) = (rect for rect, text, *_ in written.on(panel) if text == phrase("since-nothing"))
    assert nothing.bottom() < panel.entries[0].rect.top()


def test_a_replay_is_offered_only_if_there_are_new_turns(shown):
    for moment, there in ((shown, False), (with_recent_turns(shown), True)):
        controls = [control for control, _ in column_of(moment, *USUAL).recent_turns.controls()]
        assert (Control("replay") in controls) is there
        assert Control("log") in controls


# -- drawers


def seen_panels(stage: Stage) -> set[str]:
    names = ("standings", "recent_turns", "log")
    found = {name for name in names if getattr(stage, name) in stage.panels}
    return found | ({"spine"} if stage.right.spine in stage.panels else set())


def test_the_column_is_always_visible_if_there_is_room():
    stage = stage_of(played("three"))
    assert seen_panels(stage) == {"standings", "recent_turns"}
    stage.right.toggle_column()
    assert stage.right.open is Drawer.NONE
    stage.right.toggle_log()
    assert seen_panels(stage) == {"log"}
    assert stage.log.sceneBoundingRect().contains(stage.layout_.column)
    stage.right.toggle_column()
    assert seen_panels(stage) == {"standings", "recent_turns"}


def test_a_folded_column_opens_only_on_request():
    stage = stage_of(played("three"), *SMALL)
    assert seen_panels(stage) == {"spine"}
    assert not [spot for spot in stage.spots() if spot.what == Control("row", None, "garden")]
    stage.right.toggle_column()
    assert seen_panels(stage) == {"spine", "standings", "recent_turns"}
    point = stage.rect_of(Control("row", None, "garden")).center()
    assert stage.city.scene_rect(stage.city.inner).contains(point)
    assert stage.at(point) == Control("row", None, "garden")
    stage.right.toggle_log()
    assert seen_panels(stage) == {"spine", "log"}
    stage.right.close()
    assert seen_panels(stage) == {"spine"}
    stage.right.toggle_column()
    stage.lay_out(*USUAL, 1.0)
    assert seen_panels(stage) == {"standings", "recent_turns"}
    stage.lay_out(*SMALL, 1.0)
    assert seen_panels(stage) == {"spine"}


def test_an_open_drawer_does_not_change_the_table_layout():
    stage = stage_of(played("three"), *SMALL)
    frames = stage._panels_on_table()
    stage.right.toggle_column()
    assert stage._panels_on_table() == frames
    stage.right.toggle_log()
    assert stage._panels_on_table() == frames


@pytest.mark.parametrize("language", in_each_language(PSEUDO))
def test_the_texts_of_the_spine_fit(language):
    SPOKEN.speak(language)
    spine = column_of(with_recent_turns(played("three")), *SMALL).spine
    rects = [rect for _, _, _, words, key in spine.places() for rect in (words, key)]
    for one, other in pairwise(rects):
        assert one.bottom() <= other.top()
    assert all(spine.inner.contains(rect) for rect in rects)
    assert spine.font.pixelSize() >= READABLE
