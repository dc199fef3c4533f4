"""The section with rule sets, on a shelf that only records what is asked of it."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import attrs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox

from alhambra_desktop.model.files.addons.shelf import AddOn, AddOnError
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.modules.packages import Manifest
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.pages.preferences import rule_sets
from alhambra_desktop.views.pages.preferences.arrangement import Parts, VisibleParts, arrange
from alhambra_desktop.views.pages.preferences.rule_sets import AddOnRow, RuleSetsBody
from alhambra_desktop.views.text.search import NOTHING, Query
from alhambra_desktop.words import phrase, say

LEFT = Qt.MouseButton.LeftButton
MODULE = rule_sets.__name__
FAULT = Message("add-ons-none")


class FakeShelf:
    """Rule sets in memory."""

    folder = Path("shelf")

    def __init__(self, *sets: AddOn) -> None:
        self.sets = {one.name: one for one in sets}
        self.faults: Any = None
        self.told: list[tuple[Any, ...]] = []
        self.error: AddOnError | None = None

    def add_ons(self) -> list[AddOn]:
        return list(self.sets.values())

    def loading(self, _: str) -> Any:
        return nullcontext()

    def note_faults(self, faults: Any) -> None:
        self.faults = faults

    def try_out(self, name: str) -> None:
        self.told.append(("try", name))
        if self.error is not None:
            raise self.error

    def switch(self, name: str, on: bool) -> None:
        self.told.append(("switch", name, on))
        self.sets[name] = attrs.evolve(self.sets[name], on=on)

    def remove(self, name: str) -> None:
        self.told.append(("remove", name))
        if self.error is not None:
            raise self.error
        del self.sets[name]

    def fetch(self, path: Path) -> AddOn:
        return attrs.evolve(WELLS, name=path.stem)

    def put(self, fetched: AddOn, replaces: Callable[[AddOn, AddOn], bool]) -> AddOn | None:
        if fetched.name in self.sets and not replaces(self.sets[fetched.name], fetched):
            return None
        self.sets[fetched.name] = fetched
        return fetched


class NowCall:
    """Replaces the background call: works immediately."""

    def __init__(self, _: object) -> None: ...

    def begin(self, do: Callable[[], Any], then: Callable[[Future[Any]], object]) -> None:
        done: Future[Any] = Future()
        try:
            done.set_result(do())
        except AddOnError as error:
            done.set_exception(error)
        then(done)


def manifest(title: str) -> Manifest:
    return Manifest({"en": title}, {"en": f"{title} for all."}, "1.2", "Ines", "MIT")


WELLS = AddOn("wells", Path("wells"), manifest("Wells"), ("en", "de"), on=False)
GATES = AddOn("gates", Path("gates"), manifest("Gates"), ("en", "xx"), on=True)
PIPED = AddOn("piped", None, manifest("Piped"), ("en",), on=False)
BROKEN = AddOn("broken", Path("broken"), None, (), on=False, fault=FAULT)


@pytest.fixture
def make(qtbot, monkeypatch) -> Callable[..., RuleSetsBody]:
    monkeypatch.setattr(rule_sets, "BackgroundCall", NowCall)
    monkeypatch.setattr(f"{MODULE}.package_check.check_packages", lambda loading: {"checked": FAULT})

    def made(*sets: AddOn, playing: tuple[str, ...] = (), needed: int = 0) -> RuleSetsBody:
        shelf: Any = FakeShelf(*sets)
        body = RuleSetsBody(shelf, lambda: playing, lambda _: needed, FaceCache())
        assert shelf.faults == {"checked": FAULT}
        qtbot.addWidget(body)
        body.resize(700, 600)
        body.show()
        return body

    return made


def told(body: RuleSetsBody) -> list[tuple[Any, ...]]:
    shelf: Any = body._shelf
    return shelf.told


def chosen(body: RuleSetsBody) -> list[str]:
    return [name for name, row in body.rows.items() if row.property("chosen")]


def test_rows_show_state_makers_and_faults(make):
    body = make(WELLS, GATES, BROKEN)
    assert [row.switch.isChecked() for row in body.rows.values()] == [False, True, False]
    wells, gates, broken = body.rows.values()
    assert "Wells" in wells.accessibleName()
    assert "1.2" in wells.accessibleName()
    assert say(Message("add-ons-off")) in wells.switch.accessibleName()
    assert say(Message("add-ons-on")) in gates.switch.accessibleName()
    assert wells.texts[:2] == ("Wells", "1.2")
    assert "Ines" in wells.texts[3]
    assert "English" in gates.texts[3]
    assert "xx" in gates.texts[3]
    assert broken.why.isVisible()
    assert not broken.switch.isVisible()
    assert wells.switch.isVisible()
    assert not wells.why.isVisibleTo(wells)
    assert broken.texts[0] == "broken"
    assert broken.texts[2].endswith(".")
    assert broken.texts[2][:1].isupper()
    assert not body._field._shelf.isVisible()


def test_without_rule_sets_a_picture_is_shown(make):
    body = make()
    assert body._field._shelf.isVisible()
    assert not body.remove.isVisible()
    assert not body.notice.isVisible()
    assert body.seek(Query.of("xyzzy")) == 0


def test_a_switch_tries_a_rule_set_out_before_it_is_on(make, qtbot):
    body = make(WELLS, GATES)
    with qtbot.waitSignal(body.changed):
        qtbot.mouseClick(body.rows["wells"].switch, LEFT)
    assert told(body) == [("try", "wells"), ("switch", "wells", True)]
    assert body.rows["wells"].switch.isChecked()
    assert chosen(body) == ["wells"]
    with qtbot.waitSignal(body.changed):
        qtbot.mouseClick(body.rows["gates"].switch, LEFT)
    assert told(body)[2:] == [("switch", "gates", False)]
    assert chosen(body) == ["gates"]
    assert body.isEnabled()
    assert not body.working


def test_a_rule_set_that_fails_stays_off_with_a_reason(make, qtbot):
    body = make(WELLS)
    shelf: Any = body._shelf
    shelf.error = AddOnError(Message("no-game-to-save"))
    qtbot.mouseClick(body.rows["wells"].switch, LEFT)
    assert not body.rows["wells"].switch.isChecked()
    assert body.notice.text() == say(Message("no-game-to-save"))


def test_a_chosen_rule_set_is_removed(make, qtbot):
    body = make(WELLS, GATES, needed=2)
    assert chosen(body) == ["wells"]
    qtbot.mouseClick(body.rows["gates"], LEFT)
    assert chosen(body) == ["gates"]
    assert body.notice.text() == say(Message("add-ons-needed", count=2))
    with qtbot.waitSignal(body.changed):
        qtbot.mouseClick(body.remove, LEFT)
    assert list(body.rows) == ["wells"]
    assert chosen(body) == ["wells"]
    body.rows["wells"].switch.setFocus()
    assert body.rows["wells"].handle is body.rows["wells"].switch


@pytest.mark.parametrize(
    ("sets", "playing", "reason"),
    [((WELLS,), ("wells",), "add-ons-playing"), ((PIPED,), (), "add-ons-by-python")],
)
def test_why_a_rule_set_cannot_be_removed(make, sets, playing, reason):
    body = make(*sets, playing=playing)
    assert not body.remove.isEnabled()
    assert body.remove.toolTip() == say(Message(reason)) == body.notice.text()
    (row,) = body.rows.values()
    assert row.switch.isEnabled() == (not playing)


def test_the_focus_chooses_a_row_and_survives_a_new_list(make, qtbot):
    body = make(WELLS, GATES, BROKEN)
    body.activateWindow()
    qtbot.waitUntil(body.isActiveWindow)
    body.rows["broken"].why.setFocus()
    assert chosen(body) == ["broken"]
    body.show_rows()
    assert body.rows["broken"].why.hasFocus()
    assert chosen(body) == ["broken"]


def test_a_fault_is_explained(make, qtbot, monkeypatch):
    shown: list[tuple[Any, ...]] = []
    monkeypatch.setattr(QMessageBox, "information", lambda *args: shown.append(args))
    body = make(WELLS, BROKEN)
    qtbot.mouseClick(body.rows["broken"].why, LEFT)
    ((parent, title, text),) = shown
    assert (parent, title) == (body, phrase("add-ons-broken"))
    assert "broken" in text


def test_files_and_folders_are_installed(make, qtbot, monkeypatch):
    body = make(WELLS)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *args: ("/some/news.zip", args[3]))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *args: "/some/folder")
    qtbot.mouseClick(body.install, LEFT)
    assert list(body.rows) == ["wells", "news"]
    assert chosen(body) == ["news"]
    qtbot.mouseClick(body.install_folder, LEFT)
    assert chosen(body) == ["folder"]
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("", ""))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: "")
    qtbot.mouseClick(body.install, LEFT)
    qtbot.mouseClick(body.install_folder, LEFT)
    assert list(body.rows) == ["wells", "news", "folder"]


@pytest.mark.parametrize("answer", [QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.No])
def test_an_installed_rule_set_is_replaced_after_a_question(make, monkeypatch, answer):
    asked: list[tuple[Any, ...]] = []
    monkeypatch.setattr(QMessageBox, "question", lambda *args: asked.append(args) or answer)
    body = make(GATES, attrs.evolve(WELLS, on=True))
    body.add(Path("/some/wells.zip"))
    ((_, title, text),) = asked
    assert title == phrase("add-ons-replace-title")
    assert text.count("Wells 1.2") == 2
    assert body.rows["wells"].switch.isChecked() == (answer is QMessageBox.StandardButton.No)
    assert chosen(body) == ["wells"]


def test_a_rule_set_in_play_is_not_replaced(make):
    body = make(WELLS, playing=("wells",))
    body.add(Path("/some/wells.zip"))
    assert body.notice.text() == say(Message("add-ons-playing"))


def test_the_folder_is_opened(make, qtbot, monkeypatch, tmp_path):
    started: list[tuple[Any, ...]] = []
    monkeypatch.setattr(f"{MODULE}.QProcess.startDetached", lambda *args: started.append(args))
    monkeypatch.setattr(f"{MODULE}.sys.platform", "linux")
    monkeypatch.setattr(FakeShelf, "folder", tmp_path / "a" / "b")
    body = make(WELLS)
    qtbot.mouseClick(body.open, LEFT)
    assert (tmp_path / "a" / "b").is_dir()
    assert started == [("xdg-open", [str(tmp_path / "a" / "b")])]


def test_rule_sets_are_found_by_their_texts(make):
    body = make(WELLS, GATES)
    assert body.seek(Query.of("wells")) == 1
    assert [row.isHidden() for row in body.rows.values()] == [False, True]
    body.show_rows()
    assert [row.isHidden() for row in body.rows.values()] == [False, True]
    assert body.seek(Query.of(phrase("preferences-rule-sets"))) == 2
    assert body.seek(NOTHING) == 2
    assert make().seek(Query.of(phrase("preferences-rule-sets"))) == 1


# -- the arrangement of the page


class Part:
    """A part of the page that records its place."""

    visible = True
    rect: tuple[int, ...] = ()
    strip: bool | None = None

    def fit(self, width: int = 0, *, strip: bool | None = None) -> None:
        self.strip = strip

    def height(self) -> int:
        return 40

    def setGeometry(self, *rect: int) -> None:  # noqa: N802 (overrides Qt's name)
        self.rect = rect

    def setVisible(self, visible: bool) -> None:  # noqa: N802 (overrides Qt's name)
        self.visible = visible


@pytest.mark.parametrize("width", [700, 1023, 1024, 1179, 1180, 1500])
@pytest.mark.parametrize("pictured", [False, True])
@pytest.mark.parametrize("strip", [False, True])
@pytest.mark.parametrize("inside", [False, True])
def test_parts_fill_the_page_without_overlap(width, pictured, strip, inside):
    made: Any = [Part() for _ in range(5)]
    parts = Parts(*made)
    header, sections, settings, shown, bar = made
    arrange(parts, VisibleParts(pictured, strip, inside, 210), width, 774)
    column, wide = width < 1024, width >= 1180
    assert bar.rect == (0, 734, width, 40)
    assert header.rect[0] == 0
    assert sections.visible == (not column or not inside)
    assert settings.visible == (not column or inside)
    assert shown.visible == (pictured and (wide or (strip and settings.visible)))
    assert shown.strip is (not wide)
    seen = [part for part in (sections, settings, shown) if part.visible]
    margin = 8  # around the page and between papers, whose shadows extend into it
    lefts = sorted({part.rect[0] for part in seen})
    rights = sorted({part.rect[0] + part.rect[2] for part in seen})
    assert lefts[0] + rights[-1] == width, "both margins are the same"
    for one, other in zip(rights[:-1], lefts[1:], strict=True):
        overlap = one - other
        assert overlap == 2 * (margin - lefts[0]) - margin
    if shown.visible and not wide:
        assert shown.rect[0] == settings.rect[0]
        assert settings.rect[1] > shown.rect[1]
        assert settings.rect[1] + settings.rect[3] == sections.rect[1] + sections.rect[3] or column
    if sections.visible and not column:
        assert sections.rect[2] >= 210


def test_a_row_reports_its_own_name(qtbot):
    row = AddOnRow(WELLS, in_use=False)
    qtbot.addWidget(row)
    row.show()
    with qtbot.waitSignal(row.switched) as told_:
        qtbot.mouseClick(row.switch, LEFT)
    assert told_.args == ["wells", True]
    with qtbot.waitSignal(row.chosen) as told_:
        qtbot.mouseClick(row, LEFT)
    assert told_.args == ["wells"]
