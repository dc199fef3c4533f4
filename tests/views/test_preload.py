"""Loading steps that run while the program is idle."""

from __future__ import annotations

import sys
from importlib.machinery import ModuleSpec
from types import ModuleType

from PySide6.QtCore import QObject, QTimer

from alhambra_desktop.model.learning.puzzles import shelf
from alhambra_desktop.model.learning.rule_text import RuleTextError
from alhambra_desktop.views import art
from alhambra_desktop.views.text import rules
from alhambra_desktop.views.window.preload import (
    Preload,
    game_modules,
    goal_modules,
    lesson_modules,
    loaders,
    read_puzzles,
    read_rules,
    saved_game_modules,
)


def test_a_failing_step_is_not_repeated(qtbot):
    parent = QObject()
    taken: list[str] = []

    def fail() -> None:
        taken.append("failing")
        raise RuntimeError("broken")

    again = iter([True, True, None])

    def thrice() -> bool | None:
        taken.append("again")
        return next(again)

    preload = Preload([fail, thrice, lambda: taken.append("last")], parent)
    with qtbot.captureExceptions() as errors:
        preload.begin()
        qtbot.waitUntil(lambda: "last" in taken and not preload.busy)
    assert taken == ["failing", "again", "again", "again", "last"]
    assert [kind for kind, _, _ in errors] == [RuntimeError]


def test_puzzles_are_read_one_by_one_before_their_list_opens(monkeypatch):
    steps = [*read_puzzles()]
    assert len(steps) == len(shelf.names())
    for step in steps:
        step()
    monkeypatch.setattr(shelf, "read_whole", None)
    shelf.outlines.cache_clear()
    assert [*shelf.outlines()] == [*shelf.names()]


def test_steps_run_one_by_one_after_a_moment_and_only_once(qtbot):
    parent, taken = QObject(), list[int]()

    def step() -> bool:
        (timer,) = preload.findChildren(QTimer)
        taken.append(timer.interval())
        preload.begin()  # has no effect, because loading has already begun
        return len(taken) < 2

    preload = Preload([step, lambda: step() is None], parent)
    assert preload.parent() is parent
    (timer,) = preload.findChildren(QTimer)
    assert not preload.busy
    preload.begin()
    assert preload.busy
    assert timer.interval() == 60, "the window must be visible first"
    assert taken == []
    qtbot.waitUntil(lambda: not preload.busy)
    assert taken == [0, 0, 0], "the first step runs again"
    preload.begin()
    assert not preload.busy


def test_a_closed_window_takes_no_more_steps(qtbot):
    parent, taken = QObject(), list[int]()
    preload = Preload([lambda: taken.append(1)], parent)
    preload.begin()
    preload.stop()
    assert not preload.busy
    preload.begin()
    assert not preload.busy
    other = Preload([lambda: taken.append(2)], parent)
    other.stop()
    other.begin()
    assert not other.busy
    assert taken == []


PACKAGE = "alhambra_desktop"


def test_only_modules_that_are_not_loaded_yet_are_loaded_part_by_part(monkeypatch):
    folder, file = f"{PACKAGE}.model.rules.core.places", f"{PACKAGE}.model.files.saves.save"
    inside = f"{folder}.places"
    for name in (inside, file):
        monkeypatch.delitem(sys.modules, name, raising=False)
    names = [*saved_game_modules()]
    assert inside in names
    assert file in names
    assert folder not in names, "its files are loaded one by one"
    for name in (inside, file):
        loaded = ModuleType(name)
        loaded.__spec__ = ModuleSpec(name, None)
        monkeypatch.setitem(sys.modules, name, loaded)
    assert not {inside, file} & {*saved_game_modules()}


def test_lessons_goals_and_games_have_their_modules(monkeypatch):
    for find, name in (
        (lesson_modules, "views.pages.lessons.learn_card"),
        (goal_modules, "views.art.medals"),
        (game_modules, "views.pages.table.table_page"),
        (game_modules, "model.rules.core.base.placing"),
        (game_modules, "views.window.games"),
    ):
        monkeypatch.delitem(sys.modules, f"{PACKAGE}.{name}", raising=False)
        assert f"{PACKAGE}.{name}" in [*find()]


def test_the_rules_and_painters_of_every_rule_set_are_loaded(monkeypatch):
    one, other = (f"{art.__name__}.{file}" for file in list(art.PAINTERS)[:2])
    monkeypatch.delitem(sys.modules, one, raising=False)
    monkeypatch.setitem(sys.modules, other, ModuleType(other))
    names = [*game_modules()]
    assert one in names
    assert other not in names
    assert f"{PACKAGE}.model.rules.modules.camps.rules" in names


def test_a_loading_step_imports_its_module(tmp_path, monkeypatch):
    (tmp_path / "loaded_in_a_step.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    (step,) = loaders(["loaded_in_a_step"])
    assert "loaded_in_a_step" not in sys.modules
    step()
    assert sys.modules.pop("loaded_in_a_step")


def test_the_rules_are_read_in_advance_even_if_they_are_damaged(monkeypatch):
    read = list[int]()
    monkeypatch.setattr(rules, "library", lambda: read.append(1))
    read_rules()
    assert read == [1]

    def fail() -> None:
        raise RuleTextError("damaged")

    monkeypatch.setattr(rules, "library", fail)
    read_rules()
