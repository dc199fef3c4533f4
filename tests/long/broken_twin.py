"""A window in which a broken rule set is played: ``python -m tests.long.broken_twin PACKAGE MODULE EVENTS``.

Everything happens below ``HOME`` and the folders of ``XDG_*_HOME``. Prints a JSON object: why it was refused
when it was switched on, or what was told of it, how often it was blamed, and whether the game could be kept,
left, and another one played.
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
"""What the package of every broken twin is called."""

GAME = 900
"""Events until another game with the rule set begins."""

AFTERWARDS = 40
"""Events in a game without it, at the end."""

TIMEOUT = 5000
"""Milliseconds that a computer player is given for its turn."""

LONG = 20.0
"""Seconds in which what is kept must be written."""


class Playing(Hand):
    """A hand that also takes turns, so that games come to whatever a rule set does in them."""

    def __init__(self, window: MainWindow, seed: int, folder: Path) -> None:
        super().__init__(window, seed, folder)
        self.kinds[self.act] = 20
        del self.kinds[self.menu]  # which leaves the table, takes back or begins again

    def act(self) -> None:
        """Do something legal: anything, or what comes of the rule set where there is such."""
        table, page = self.window.workspace.table, self.window.workspace.page
        patience = QDeadlineTimer(TIMEOUT)
        while page.host.thinking and not patience.hasExpired():
            QApplication.processEvents()
        if not page.controller.enabled:
            page.commands.choose()  # whatever is shown of a scoring was read
            return
        offers = list(table.offers())
        special = [action for action in offers if action.__module__.startswith(NAME)]
        if offers:
            page.controller.cancel()
            table.submit(self.rng.choice(special if special and self.rng.random() < 0.7 else offers))


class Told:
    """What a window was told of faults."""

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
    """Why a rule set cannot be switched on, as in the preferences; None where it is on now."""
    check_packages()
    shelf = Shelf(rule_sets_folder())
    try:
        shelf.switch(shelf.add(package).name, on=True)
    except AddOnError as error:
        return say(error.message)
    return None


def heard(event: Callable[[], object]) -> None:
    """Do something as an event loop does it: what is raised goes to whoever hears of faults."""
    try:
        event()
    except Exception as error:
        sys.excepthook(type(error), error, error.__traceback__)


def happen(hand: Hand, events: int, application: QApplication) -> None:
    """So many random events, as an event loop would deliver them."""
    for _ in range(events):
        heard(hand.event)
        heard(application.processEvents)
        application.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def shut(application: QApplication) -> None:
    """Put away whatever lies above the window."""
    for _ in range(5):
        for above in (QApplication.activePopupWidget(), QApplication.activeModalWidget()):
            if above is not None:
                heard(above.close)
        heard(application.processEvents)


def play(application: QApplication, module: str, events: int, folder: Path) -> dict[str, object]:
    """Games with the rule set, one without it, and what became of them."""

    def begin(words: str) -> None:
        try:
            setup = parse_new(words)
        except MessageError as error:
            told.sentences.append(say(error.message))
        else:
            heard(partial(window.workspace.games.begin, setup))

    faults = Faults(RunLog(log_folder()), application)
    faults.install()
    told = Told(faults)
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
    heard(window.workspace.start_route.go)
    heard(application.processEvents)
    begin("human,apprentice seed=2")
    happen(hand, AFTERWARDS, application)
    shut(application)
    other = window.workspace.playing and not window.workspace.table.setup.modules
    window.close()
    faults.uninstall()
    return {"told": told.sentences, "blamed": told.blamed, "kept": kept, "other": other}


def main(package: Path, module: str, events: int) -> dict[str, object]:
    """What became of a rule set."""
    application = make_application()
    refused = refusal(package)
    if refused is not None:
        return {"refused": refused}
    with tempfile.TemporaryDirectory() as name:
        return play(application, module, events, Path(name))


if __name__ == "__main__":
    print(json.dumps(main(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]))))
