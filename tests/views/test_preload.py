"""Loading steps that run while the program is idle."""

from __future__ import annotations

from PySide6.QtCore import QObject

from alhambra_desktop.model.learning.puzzles import shelf
from alhambra_desktop.views.window.preload import Preload, read_puzzles


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
