from __future__ import annotations

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QMessageBox

from alhambra_desktop.model.players import net_files
from alhambra_desktop.views.app import app, application
from alhambra_desktop.views.app.app import nets_fit
from alhambra_desktop.views.app.command_line import parse
from alhambra_desktop.views.storage.places import log_folder
from alhambra_desktop.views.window import main_window
from alhambra_desktop.views.window.main_window import MainWindow


def test_the_shipped_nets_are_accepted(qapp) -> None:
    assert nets_fit(quiet=True)


@pytest.mark.parametrize("quiet", [True, False])
def test_incompatible_nets_are_reported_before_a_window_opens(
    qapp, qtbot, tmp_path, monkeypatch, capsys, quiet: bool
) -> None:
    monkeypatch.setattr(net_files, "_folder", lambda: tmp_path)
    boxes: list[str] = []

    def read_and_close() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        boxes.append(box.text())
        box.accept()

    if not quiet:
        QTimer.singleShot(0, read_and_close)
    assert not nets_fit(quiet)
    assert "nets.json, cannot be read. Reinstall the program." in capsys.readouterr().err
    assert len(boxes) == (not quiet)


def test_a_failed_start_is_reported_and_logged(qapp, monkeypatch, home, capsys):
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "critical", lambda *words: told.append(words[-1]))
    monkeypatch.setattr(application, "make_application", lambda: qapp)
    monkeypatch.setattr(main_window, "MainWindow", lambda settings, **_: dict[str, object]()["nothing"])
    assert app.run(["--new-window"]) == 1
    (log,) = log_folder().glob("*.log")
    assert told == [
        f"The program could not start because of an internal error. Please send {log} to the developers."
    ]
    assert "start: KeyError: 'nothing'" in log.read_text()
    assert capsys.readouterr().err.count("Traceback") == 0


def test_a_file_requested_during_start_is_opened(qapp, qtbot, monkeypatch, home):
    """macOS reports a double click as an event as soon as events are processed."""
    path = home / "evening.alhambra"
    path.write_text("no game")
    said: list[str] = []

    def look() -> int:
        qapp.sendEvent(qapp, QFileOpenEvent(str(path)))
        (window,) = (one for one in qapp.topLevelWidgets() if isinstance(one, MainWindow) and one.isVisible())
        window.workspace.games.await_file(20.0)
        said.append(window.notice.words)
        window.close()
        return 0

    monkeypatch.setattr(application, "make_application", lambda: qapp)
    monkeypatch.setattr(qapp, "exec", look)
    assert app.run(["--new-window"]) == 0
    qapp.file_requested.disconnect()  # from the window, which would open files of later tests
    assert "evening.alhambra" in said[0]


@pytest.mark.parametrize(
    ("arguments", "switched_on"), [([], 1), (["--theme=dark"], 1), (["--no-rule-sets"], 0)]
)
def test_rule_sets_are_enabled_unless_the_command_line_forbids_it(arguments, switched_on):
    calls: list[None] = []
    parse(arguments, lambda: calls.append(None))
    assert len(calls) == switched_on
