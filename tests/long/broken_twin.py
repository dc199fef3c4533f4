"""A window in which a broken rule set is played: ``python -m tests.long.broken_twin PACKAGE MODULE EVENTS``.

All files are below ``HOME`` and the folders of ``XDG_*_HOME``. Prints a JSON object: the reason if the rule
set could not be enabled; otherwise the messages shown, the packages blamed, and whether the game could be
saved and another one played.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QDeadlineTimer, QEvent
from PySide6.QtWidgets import QApplication, QFileDialog

from alhambra_desktop.model.files.addons.shelf import AddOnError, Shelf
from alhambra_desktop.model.files.saves.save import read_game
from alhambra_desktop.model.rules.core.words.message import Message, MessageError
from alhambra_desktop.views.app.application import make_application
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.app.fault_report import FaultReport
from alhambra_desktop.views.rule_sets.package_check import check_packages
from alhambra_desktop.views.storage.faults import Faults
from alhambra_desktop.views.storage.places import data_folder, log_folder, rule_sets_folder
from alhambra_desktop.views.storage.run_log import RunLog
from alhambra_desktop.views.storage.settings import Settings
from alhambra_desktop.views.window.main_window import MainWindow
from alhambra_desktop.words import say
from tests.long.window_events import Hand

NAME = "gates_twin"
"""The package name of every broken twin."""

GAME = 900
"""Events per game with the rule set."""

AFTERWARDS = 40
"""Events in the last game, without the rule set."""

TIMEOUT = 5000
"""Maximum milliseconds for the turn of a computer player."""

LONG = 20.0
"""Maximum seconds for saving a game."""


class Playing(Hand):
    """A hand that also plays turns, to reach the actions of a rule set."""

    def __init__(self, window: MainWindow, seed: int, folder: Path) -> None:
        super().__init__(window, seed, folder)
        self.kinds[self.act] = 20
        del self.kinds[self.menu]  # the menu leaves the table, undoes moves or starts a new game

    def act(self) -> None:
        """Play a legal action, preferably one of the rule set."""
        table, page = self.window.workspace.table, self.window.workspace.page
        patience = QDeadlineTimer(TIMEOUT)
        while page.host.thinking and not patience.hasExpired():
            QApplication.processEvents()
        if not page.controller.enabled:
            page.commands.choose()  # continue after a scoring
            return
        offers = list(table.offers())
        special = [action for action in offers if action.__module__.startswith(NAME)]
        if offers:
            page.controller.cancel()
            table.submit(self.rng.choice(special if special and self.rng.random() < 0.7 else offers))


class Reports:
    """Records the messages about faults and the packages blamed."""

    def __init__(self, faults: Faults) -> None:
        self.sentences: list[str] = []
        self.blamed: list[str] = []
        faults.reported.connect(lambda package: self.blamed.append("" if package is None else package.name))

    def listen(self, window: MainWindow) -> None:
        show = window.notice.show_message

        def hear(
            sentence: Message, offer: Message | None = None, action: Callable[[], object] | None = None
        ) -> None:
            self.sentences.append(say(sentence))
            show(sentence, offer, action)

        window.notice.show_message = hear


def refusal(package: Path) -> str | None:
    """Enable a rule set as the preferences do; return the error message if it is refused."""
    check_packages()
    shelf = Shelf(rule_sets_folder())
    try:
        shelf.switch(shelf.add(package).name, on=True)
    except AddOnError as error:
        return say(error.message)
    return None


def with_excepthook(event: Callable[[], object]) -> None:
    """Call a function as the event loop does: exceptions go to ``sys.excepthook``."""
    try:
        event()
    except Exception as error:
        sys.excepthook(type(error), error, error.__traceback__)


def happen(hand: Hand, events: int, application: QApplication) -> None:
    """Send random events, as an event loop would deliver them."""
    for _ in range(events):
        with_excepthook(hand.event)
        with_excepthook(application.processEvents)
        application.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def shut(application: QApplication) -> None:
    """Close popups and dialogs above the window."""
    for _ in range(5):
        for above in (QApplication.activePopupWidget(), QApplication.activeModalWidget()):
            if above is not None:
                with_excepthook(above.close)
        with_excepthook(application.processEvents)


def play(application: QApplication, module: str, events: int, folder: Path) -> dict[str, object]:
    """Play games with the rule set and one without it, and return the results."""

    def begin(words: str) -> None:
        try:
            setup = parse_new(words)
        except MessageError as error:
            told.sentences.append(say(error.message))
        else:
            with_excepthook(partial(window.workspace.games.begin, setup))

    faults = Faults(RunLog(log_folder()), application)
    faults.install()
    told = Reports(faults)
    settings = Settings(folder / "settings.json")
    settings.change(own_speed="off", others_speed="off", lessons_offered=True)
    window = MainWindow(settings, data_folder())
    FaultReport(window, faults)
    told.listen(window)
    hand = Playing(window, 7, folder)
    QFileDialog.getOpenFileName = hand.file_name
    QFileDialog.getSaveFileName = hand.file_name
    window.resize(1280, 800)
    window.show()
    for number in range(0, events, GAME):
        begin(f"human,apprentice modules={module} seed={number + 3}")
        happen(hand, min(GAME, events - number), application)
        shut(application)
    file = folder / "kept.alhambra"
    begin(f"human,apprentice modules={module} seed=1")
    happen(hand, 10, application)
    shut(application)
    if not window.workspace.playing:
        return {"refused": told.sentences[0]}
    window.workspace.storage.save(file)
    kept = window.workspace.storage.writer.flush(LONG) and module in read_game(file).setup.modules
    with_excepthook(window.workspace.start_route.go)
    with_excepthook(application.processEvents)
    begin("human,apprentice seed=2")
    happen(hand, AFTERWARDS, application)
    shut(application)
    other = window.workspace.playing and not window.workspace.table.setup.modules
    window.close()
    faults.uninstall()
    return {"told": told.sentences, "blamed": told.blamed, "kept": kept, "other": other}


def main(package: Path, module: str, events: int) -> dict[str, object]:
    """Enable a rule set, play with it, and return the results."""
    application = make_application()
    refused = refusal(package)
    if refused is not None:
        return {"refused": refused}
    with tempfile.TemporaryDirectory() as name:
        return play(application, module, events, Path(name))


if __name__ == "__main__":
    print(json.dumps(main(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]))))
