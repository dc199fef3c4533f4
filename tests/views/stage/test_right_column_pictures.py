"""What the panels of the right column paint, and when its drawers and its card open and close."""

from __future__ import annotations

from itertools import pairwise

import attrs
import pytest
from PySide6.QtCore import QRectF

from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.commands.touch import TOUCH
from alhambra_desktop.views.game.selection import NOTHING, Selection
from alhambra_desktop.views.game.table_snapshot import RecentTurns, TableSnapshot
from alhambra_desktop.views.game.target import Control
from alhambra_desktop.views.scene.layout.layout import Demand, Layout
from alhambra_desktop.views.scene.panels.standings import standings_height
from alhambra_desktop.views.scene.pixmaps.faces import Faces
from alhambra_desktop.views.scene.right_column import (
    Drawer,
    LogFrame,
    RecentTurnsPanel,
    RightColumn,
    Spine,
    pointed_row,
    recent_title,
)
from alhambra_desktop.views.text.story import Entries
from alhambra_desktop.words import say
from tests.scenarios.board import Position, rules_for

from .inked import Inked, inside, tint
from .snapshots import shown_of

WIDE, HIGH = 268.0, 500.0


NEWS = "Something was built."


def told(*seats: int | None) -> tuple[tuple[int | None, tuple[Message, ...]], ...]:
    return tuple((seat, (Message("name", name=NEWS),)) for seat in seats)


def moment(since: Entries = (), before: Entries = (), seats: int = 3, over: bool = False) -> TableSnapshot:
    at = Position(rules_for(seats))
    if over:
        at.change(agenda=())
    shown = shown_of(at.book, at.state)
    return attrs.evolve(shown, recent_turns=RecentTurns(since=since, before=before))


def faces_of(shown: TableSnapshot) -> Faces:
    faces = Faces()
    faces.set_book(shown.book)
    return faces


def turns(shown: TableSnapshot, high: float = HIGH) -> RecentTurnsPanel:
    panel = RecentTurnsPanel(faces_of(shown))
    panel.set_rect(QRectF(0, 0, WIDE, high))
    panel.sync(shown, NOTHING)
    return panel


@pytest.fixture
def ink(qapp, monkeypatch) -> Inked:
    return Inked(monkeypatch)


# -- recent turns


def test_recent_turns_have_a_title_entries_with_portraits_and_the_log_below(ink):
    panel = turns(moment(told(1, 2)))
    ink.on(panel)
    theme = panel.faces.theme
    title, log = ink.text("Since your turn"), ink.text("Full log")
    assert (title.bold, title.size, title.pen) == (True, 16, tint(theme.text))
    assert (log.bold, log.pen) == (True, tint(theme.text_2))
    portraits = ink.of("seat")
    assert [mark.what[0].colour for mark in portraits] == ["crimson", "blue"], "the latest turn is first"
    entries = [mark for mark in ink.of("drawText") if mark.text == NEWS]
    assert len(entries) == 2
    for portrait, entry in zip(portraits, entries, strict=True):
        assert portrait.rect.right() < entry.rect.left()
        assert entry.rect.top() <= portrait.y <= entry.rect.bottom()
        assert portrait.x == 21
        assert portrait.rect.width() == 20
        assert (entry.pen, entry.size, entry.bold) == (tint(theme.text), 13, False)
    assert title.rect.bottom() < entries[0].rect.top()
    assert entries[0].rect.bottom() + 6 == entries[1].rect.top()
    replay, foot = ink.of("paint_pill")
    assert replay.rect == panel.replay_rect()
    assert replay.rect.right() == foot.rect.right() == WIDE - 14
    assert foot.y == log.y
    assert log.rect.right() < foot.rect.left()
    assert title.rect.right() < replay.rect.left()
    assert inside(foot, panel.foot())
    (line,) = ink.of("fillRect")
    assert entries[-1].rect.bottom() < line.rect.top() < log.rect.top() + 6
    assert line.rect.left() == WIDE - line.rect.right() == 12


def test_without_new_turns_a_text_says_so_and_there_is_no_replay(ink):
    panel = turns(moment())
    ink.on(panel)
    nothing = ink.text("nothing yet")
    assert (nothing.pen, nothing.size) == (tint(panel.faces.theme.text_2), 13)
    assert len(ink.of("paint_pill")) == 1
    assert ink.of("seat") == []
    assert panel.title_rect().right() == WIDE - 14
    assert [control.command for control, _ in panel.controls()] == ["log"]
    assert nothing.rect.top() > ink.text("Since your turn").rect.bottom()


def test_earlier_turns_are_paler_below_a_line_and_a_heading(ink):
    panel = turns(moment(told(1), told(2, 1)))
    ink.on(panel)
    theme = panel.faces.theme
    new, *old = [mark for mark in ink.of("drawText") if mark.text == NEWS]
    assert (new.pen, new.size) == (tint(theme.text), 13)
    assert {(mark.pen, mark.size) for mark in old} == {(tint(theme.text_2), 12)}
    assert [mark.rect.width() for mark in ink.of("seat")] == [20, 18, 18]
    above, below = ink.of("fillRect")
    heading = ink.text("Earlier")
    assert (heading.bold, heading.size) == (True, 14)
    assert new.rect.bottom() < above.rect.top() < heading.rect.top() + 3
    assert heading.rect.bottom() <= old[0].rect.top() + 1
    assert below.rect.top() > old[-1].rect.bottom()
    assert [entry.past for entry in panel.entries] == [False, True, True]


def test_a_scoring_has_a_star_and_bold_words(ink):
    panel = turns(moment(told(None), told(None)))
    ink.on(panel)
    theme = panel.faces.theme
    new, old = [mark for mark in ink.of("drawText") if mark.text == NEWS]
    assert new.bold
    assert old.bold
    assert new.pen == old.pen == tint(theme.text), "earlier scorings are not paler"
    stars = ink.of("fillPath")
    assert [star.what[1].name() for star in stars] == [tint(theme.scoring_mark)] * 2
    assert [abs(star.x - 21) < 0.5 for star in stars] == [True, True]
    assert ink.of("seat") == []
    assert {control.command for control, _ in panel.controls()} == {"replay", "log"}


def test_only_whole_entries_are_shown_and_letters_shrink_first(ink):
    many = told(*[1] * 40)
    panel = turns(moment(many, told(2)))
    ink.on(panel)
    entries = panel.entries
    assert 10 < len(entries) < 40
    assert {entry.size for entry in entries} == {12}
    assert not any(entry.past for entry in entries), "no older entry follows if new ones are missing"
    assert HIGH - 34 - 30 < entries[-1].rect.bottom() <= HIGH - 34 - 3
    assert {entry.size for entry in turns(moment(told(1, 2))).entries} == {13}
    assert turns(moment(told(1)), 70).entries == ()


def test_controls_of_recent_turns_are_replay_entries_and_log(qapp):
    panel = turns(moment(told(1, 2), told(1)))
    controls = list(panel.controls())
    assert [control for control, _ in controls] == [
        Control("replay"),
        Control("since", 2),
        Control("since", 1),
        Control("log"),
    ]
    rects = [rect for _, rect in controls]
    assert rects[1].left() == 6
    assert rects[1].right() == WIDE - 6
    assert rects[1].contains(panel.entries[0].rect)
    assert rects[1].bottom() <= rects[2].top() + 0.01
    assert rects[3] == panel.foot()
    assert rects[3].left() == WIDE - rects[3].right() == 6
    assert rects[3].bottom() == HIGH - 4
    TOUCH.use("on")
    assert [control.command for control, _ in panel.controls()] == ["replay", "log"]


def test_the_title_tells_that_the_game_is_over(ink):
    assert recent_title(None) == Message("since")
    assert recent_title(moment(over=True)) == Message("since-over")
    assert recent_title(moment()) == Message("since")


def test_another_size_or_other_turns_are_laid_out_again(qapp):
    panel = turns(moment(told(1, 2)))
    before = panel.entries
    assert panel.entries is before
    panel.set_rect(QRectF(0, 0, WIDE - 40, HIGH))
    assert panel.entries[0].rect.width() == before[0].rect.width() - 40
    panel.sync(moment(told(1)), NOTHING)
    assert len(panel.entries) == 1
    laid = panel.entries
    panel.repaint_all()
    assert panel.entries is not laid
    assert RecentTurnsPanel(Faces()).entries == ()


# -- log and spine


def test_the_frame_of_the_log_has_a_title_and_a_key(ink):
    shown = moment()
    log = LogFrame(faces_of(shown))
    log.set_rect(QRectF(100, 20, WIDE, HIGH))
    log.sync(shown, NOTHING)
    ink.on(log)
    title = ink.text("Log")
    assert (title.bold, title.size) == (True, 16)
    (pill,) = ink.of("paint_pill")
    assert pill.rect == log.key_rect()
    assert pill.rect.right() < log.close_rect().left()
    assert log.close_rect().right() == WIDE - 14
    assert title.rect.right() < pill.rect.left()
    assert pill.what[2] == "plain"
    ((control, rect),) = log.controls()
    assert control == Control("log")
    assert rect.contains(log.key_rect())
    assert rect.contains(log.close_rect())
    assert say(log.tip_at(log.close_rect().center())) == "Close the log (L)"
    assert log.tip_at(title.rect.center()) is None
    list_ = log.list_rect()
    assert (list_.left(), list_.right(), list_.bottom()) == (108, 100 + WIDE - 8, 20 + HIGH - 8)
    assert list_.top() == 54
    assert ink.of("panel")[0].rect == log.inner


def spine(shown: TableSnapshot, high: float = HIGH) -> Spine:
    made = Spine(faces_of(shown))
    made.set_rect(QRectF(0, 0, 30, high))
    made.sync(shown, NOTHING)
    return made


def test_the_spine_has_three_upright_titles_with_their_keys(ink):
    panel = spine(moment(told(1)))
    ink.on(panel)
    assert ink.texts == ["Standings", "Since your turn", "Log"]
    texts, keys, lines = ink.of("drawText"), ink.of("paint_pill"), ink.of("fillRect")
    assert len(keys) == 3
    assert len(lines) == 2
    for text in texts:
        assert text.transform.m12() == pytest.approx(1)
        assert text.rect.height() > text.rect.width()
        assert text.x == pytest.approx(15)
        assert text.pen == tint(panel.faces.theme.text)
    for text, key in zip(texts, keys, strict=True):
        assert key.rect.top() == pytest.approx(text.rect.bottom())
        assert key.x == 15
    for text, line, key in zip(texts[1:], lines, keys, strict=False):
        assert key.rect.bottom() < line.rect.top() < text.rect.top()
        assert line.x == 15
    assert keys[-1].rect.bottom() < HIGH
    ink.on(spine(moment()))
    assert len(ink.of("paint_pill")) == 2, "without new turns there is no replay"


def test_the_letters_of_the_spine_shrink_until_its_texts_fit(qapp):
    sizes = [spine(moment(), high).font.pixelSize() for high in (600.0, 330.0, 100.0)]
    assert sizes[0] == 14
    assert sizes[2] == 12
    assert sizes == sorted(sizes, reverse=True)


def test_controls_of_the_spine_open_the_column_the_log_or_a_replay(qapp):
    panel = spine(moment(told(1)))
    places = list(panel.places())
    controls = list(panel.controls())
    assert [control.command for control, _ in controls] == ["replay", "column", "column", "log"]
    (_, _, _, first, key), (_, _, _, second, other), (_, _, _, third, last) = places
    assert [rect for _, rect in controls] == [other, first.united(key), second, third.united(last)]


def test_the_facts_of_the_spine_are_new_turns_and_the_end(qapp):
    found = [spine(shown).facts(shown, NOTHING) for shown in (moment(), moment(told(1)), moment(over=True))]
    assert found == [(False, False), (True, False), (False, True)]


# -- the column


def column(width: float = 1280, height: float = 742) -> RightColumn:
    shown = moment()
    made = RightColumn(faces_of(shown))
    made.lay(Layout.of(width, height, Demand(seats=3, standings=standings_height(shown.book))))
    for panel in made.panels:
        panel.sync(shown, NOTHING)
    return made


def row(subject: str = "tower") -> Selection:
    return Selection(pointed=Control("row", None, subject))


def seen(made: RightColumn) -> list[str]:
    names = ("standings", "recent_turns", "log", "spine", "card")
    return [name for name in names if getattr(made, name).isVisible()]


def test_a_wide_table_shows_standings_and_turns_and_the_log_on_request(qapp):
    made = column()
    assert seen(made) == ["standings", "recent_turns"]
    assert not made.folded
    assert not made.can_toggle
    changed: list[None] = []
    made.changed.connect(lambda: changed.append(None))
    made.toggle_log()
    assert made.open is Drawer.LOG
    assert seen(made) == ["log"]
    assert (made.log_seen, made.can_toggle, made.seen) == (True, True, True)
    assert len(changed) == 1
    made.toggle_column()
    assert made.open is Drawer.NONE
    assert seen(made) == ["standings", "recent_turns"]
    made.toggle_column()
    assert made.open is Drawer.NONE
    made.toggle_log()
    made.toggle_log()
    assert made.open is Drawer.NONE
    made.toggle_log()
    made.close()
    assert made.open is Drawer.NONE
    made.close()
    assert len(changed) == 6, "nothing changes if nothing is open"


def test_a_narrow_table_has_a_spine_and_a_drawer(qapp):
    made = column(1024, 638)
    assert made.folded
    assert seen(made) == ["spine"]
    assert not made.seen
    assert made.on_table == (made.spine,)
    made.toggle_column()
    assert made.open is Drawer.COLUMN
    assert seen(made) == ["standings", "recent_turns", "spine"]
    assert made.standings.floating
    assert made.standings.zValue() == made.log.zValue() == 95
    assert made.card.zValue() == 96
    assert made.covers(made.standings.scene_rect(made.standings.inner).center())
    assert not made.covers(made.spine.scene_rect(made.spine.inner).center())
    made.toggle_log()
    assert seen(made) == ["log", "spine"]
    assert made.covers(made.log.scene_rect(made.log.inner).center())
    made.toggle_column()
    assert seen(made) == ["standings", "recent_turns", "spine"]
    made.toggle_column()
    assert seen(made) == ["spine"]
    assert not made.covers(made.standings.scene_rect(made.standings.inner).center())
    made.toggle_column()
    made.lay(Layout.of(1280, 742, Demand(seats=3, standings=271)))
    assert made.open is Drawer.NONE
    assert seen(made) == ["standings", "recent_turns"]
    assert made.standings.zValue() == 0
    assert not made.standings.floating


@pytest.mark.parametrize("drawer", ["toggle_column", "toggle_log"])
def test_drawers_are_hidden_while_something_is_lifted_or_counted(qapp, drawer):
    made = column(1024, 638)
    getattr(made, drawer)()
    before = seen(made)
    made.hide_drawers(True)
    assert seen(made) == ["spine"]
    made.hide_drawers(False)
    assert seen(made) == before
    shown = made.standings.snapshot
    piece = next(iter(shown.table.pieces))
    made.follow(shown, Selection(lifted=(piece,)))
    assert seen(made) == ["spine"]
    assert not made.log_seen
    made.follow(shown, NOTHING)
    assert seen(made) == before


def test_lifting_hides_nothing_beside_a_wide_table(qapp):
    made = column()
    shown = made.standings.snapshot
    piece = next(iter(shown.table.pieces))
    made.follow(shown, Selection(lifted=(piece,)))
    assert seen(made) == ["standings", "recent_turns"]
    made.toggle_log()
    assert seen(made) == ["log"]


def test_the_card_opens_after_a_rest_and_closes_soon_after_the_pointer_left(qapp):
    made = column()
    shown = made.standings.snapshot
    assert (made.open_timer.interval(), made.close_timer.interval()) == (350, 90)
    assert made.open_timer.isSingleShot()
    assert made.close_timer.isSingleShot()
    made.follow(shown, row())
    assert made.open_timer.isActive()
    assert "card" not in seen(made)
    made.open_timer.stop()
    made.follow(shown, row())
    assert not made.open_timer.isActive(), "the same row does not begin again"
    made.open_timer.timeout.emit()
    assert "card" in seen(made)
    assert made.card.card.subject == "tower"
    made.follow(shown, row("garden"))
    assert made.card.card.subject == "garden"
    assert not made.open_timer.isActive()
    made.follow(shown, NOTHING)
    assert made.close_timer.isActive()
    made.follow(shown, row())
    assert not made.close_timer.isActive()
    made.follow(shown, NOTHING)
    made.close_timer.timeout.emit()
    assert "card" not in seen(made)
    made.close_timer.stop()
    made.follow(shown, NOTHING)
    assert not made.close_timer.isActive()


def test_leaving_before_the_card_opens_keeps_it_closed(qapp):
    made = column()
    shown = made.standings.snapshot
    made.follow(shown, row())
    made.follow(shown, NOTHING)
    assert not made.open_timer.isActive()
    made.open_timer.timeout.emit()
    assert "card" not in seen(made)


def test_the_log_hides_the_card_and_hidden_standings_have_none(qapp):
    made = column()
    shown = made.standings.snapshot
    made.follow(shown, row())
    made.open_timer.timeout.emit()
    made.toggle_log()
    assert seen(made) == ["log"]
    made.follow(shown, row())
    made.open_timer.timeout.emit()
    assert seen(made) == ["log"]


def test_the_row_under_the_pointer_counts_only_while_nothing_is_lifted(qapp):
    piece = next(iter(moment().table.pieces))
    assert pointed_row(row()) == "tower"
    assert pointed_row(row("")) == ""
    assert pointed_row(NOTHING) is None
    assert pointed_row(Selection(pointed=Control("log"))) is None
    assert pointed_row(attrs.evolve(row(), lifted=(piece,))) is None


def test_a_table_alone_has_no_right_column(qapp):
    shown = moment()
    made = RightColumn(faces_of(shown))
    made.lay(Layout.of(1280, 742, Demand(seats=3, alone=True)))
    assert made.absent
    assert made.on_table == ()
    assert "log" not in seen(made)
    made.toggle_log()
    assert "log" not in seen(made)
    assert not made.log_seen


def test_the_panels_below_each_other_fill_the_column(qapp):
    made = column()
    rects = [panel.scene_rect(panel.inner) for panel in (made.standings, made.recent_turns)]
    assert all(one.bottom() <= two.top() for one, two in pairwise(rects))
    log = made.log.scene_rect(made.log.inner)
    assert log.contains(rects[0])
    assert log.contains(rects[1])
    assert made.panels == (made.log, made.standings, made.recent_turns, made.spine)
    assert made.on_table == (made.standings, made.recent_turns)
