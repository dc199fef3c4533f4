"""A window that gets random mouse and key events: ``python -m tests.long.window_events SEED EVENTS``.

Prints a JSON object: the number of events of each kind, every exception and message of Qt, and samples of the
memory and of the number of screen-sized pictures. The locale and the scale come from the environment, as for
players.
"""

from __future__ import annotations

import ctypes
import gc
import json
import os
import random
import sys
import tempfile
import threading
import traceback
from collections import Counter
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QLocale, QPoint, QPointF, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QAction, QPixmap, QPixmapCache, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QMenu, QWidget

from alhambra_desktop.model.rules.modules.registry import CHOOSABLE
from alhambra_desktop.views.app.application import GarbageCollector, make_application
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.storage.settings import Settings
from alhambra_desktop.views.window.main_window import MainWindow
from tests.of_type import of_type

MODULES = [module.id for module in CHOOSABLE]
RULE_SETS = (
    "",
    *(f"modules={module}" for module in MODULES),
    f"modules={','.join(MODULES)}",
    "game=granada",
    "game=granada modules=vizier",
    "game=alhambra+granada",
    "game=alhambra+granada modules=vizier",
)
SEATS = (
    "human,apprentice",
    "human,human",
    "human,apprentice,newcomer",
    "human,human,apprentice,newcomer",
    "human,newcomer,newcomer,newcomer,newcomer,newcomer",
)
VARIANTS = (
    "",
    "extra_action=must",
    "enclosed_spaces=allowed",
    "open_hands=on",
    "take_limit=9",
    "redesign=forbidden",
)
GAME = 150
"""Events per game; after all rule sets, the same games are repeated."""

MEASURED = 1280, 800
"""The window size for measuring the memory, right after a game starts."""

SCREEN = 1024
"""Minimum kilobytes of a screen-sized picture, such as the last table on the start page. These pictures are
counted separately and are not part of the memory."""

KEYS = [
    Qt.Key(getattr(Qt.Key, f"Key_{name}"))
    for name in (
        *(
            "Left",
            "Right",
            "Up",
            "Down",
            "Return",
            "Enter",
            "Escape",
            "Tab",
            "Backtab",
            "Space",
            "Home",
            "End",
        ),
        *(
            "D",
            "E",
            "F",
            "H",
            "L",
            "M",
            "P",
            "R",
            "S",
            "T",
            "V",
            "W",
            "Plus",
            "Minus",
            "A",
            "1",
            "F1",
            "Menu",
            "Delete",
            "PageDown",
        ),
    )
]
CONTROL_KEYS = [Qt.Key(getattr(Qt.Key, f"Key_{name}")) for name in "ZTRSNO"]
NOT_TRIGGERED = ("Quit",)
HARMLESS = (
    "This plugin does not support",
    "Detected locale",
    "QUnifiedTimer::stopAnimationDriver",
    "QFont::setPointSizeF",
)
"""Parts of messages to ignore: from the offscreen platform, from systems without the tested locale, from Qt's
animation timer (seen once in 90,000 events), and from Qt's print dialog, which expects an application font in
points."""


class Hand:
    """A simulated user: draws random mouse and key events for what is on the screen, from one seed."""

    def __init__(self, window: MainWindow, seed: int, folder: Path) -> None:
        self.window = window
        self.seed = seed
        self.rng = random.Random(seed)
        self.folder = folder
        self.done: Counter[str] = Counter()
        self.games: Counter[str] = Counter()
        self.kinds = {
            self.point: 5,
            self.click: 8,
            self.drag: 4,
            self.key: 8,
            self.wheel: 1,
            self.double_click: 1,
            self.press_elsewhere: 1,
            self.bar: 3,
            self.menu: 1,
            self.resize: 0.2,
            self.log: 0.5,
        }

    # -- targets

    def spot(self) -> QPoint:
        """Return the centre of a piece or place, or a random point."""
        view = self.window.workspace.page.view
        spots = view.stage.spots()
        if spots and self.rng.random() < 0.85:
            return view.viewport_point(self.rng.choice(spots))
        return QPoint(self.rng.randrange(view.width()), self.rng.randrange(view.height()))

    def button(self) -> Qt.MouseButton:
        return Qt.MouseButton.RightButton if self.rng.random() < 0.06 else Qt.MouseButton.LeftButton

    @property
    def ground(self) -> QWidget:
        """The widget that gets mouse events on the table: the curtain, if it is shown."""
        curtain = self.window.workspace.page.curtain
        return curtain if curtain.isVisible() else self.window.workspace.page.view.viewport()

    # -- events

    def event(self) -> None:
        """Send one event to the popup, the dialog or the window."""
        popup = QApplication.activePopupWidget()
        dialog = QApplication.activeModalWidget()
        if popup is not None:
            self.in_popup(popup)
        elif dialog is not None:
            self.in_dialog(dialog)
        else:
            kind = self.rng.choices(list(self.kinds), list(self.kinds.values()))[0]
            self.done[kind.__name__] += 1
            kind()

    def in_popup(self, popup: QWidget) -> None:
        self.done["popup"] += 1
        key = self.rng.choice((Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Return, Qt.Key.Key_Escape))
        QTest.keyClick(
            popup, Qt.Key.Key_Escape if isinstance(popup, QMenu) and self.rng.random() < 0.3 else key
        )

    def in_dialog(self, dialog: QWidget) -> None:
        """Use a widget of the dialog, or sometimes close it."""
        self.done[type(dialog).__name__] += 1
        if self.rng.random() < 0.06:
            dialog.close()
            return
        widgets = [w for w in dialog.findChildren(QWidget) if w.isVisible() and w.isEnabled()]
        widget = self.rng.choice(
            [w for w in widgets if isinstance(w, QAbstractButton)] or widgets or [dialog]
        )
        if self.rng.random() < 0.5:
            widget = self.rng.choice(widgets or [dialog])
        if self.rng.random() < 0.6:
            QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())
        else:
            QTest.keyClick(widget, self.rng.choice(KEYS))

    def point(self) -> None:
        QTest.mouseMove(self.ground, self.spot())

    def click(self) -> None:
        at = self.spot()
        QTest.mouseMove(self.ground, at)
        QTest.mouseClick(self.ground, self.button(), pos=at)

    def double_click(self) -> None:
        QTest.mouseDClick(self.ground, Qt.MouseButton.LeftButton, pos=self.spot())

    def press_elsewhere(self) -> None:
        """Press and release at different places."""
        QTest.mousePress(self.ground, self.button(), pos=self.spot())
        if self.rng.random() < 0.7:
            QTest.mouseRelease(self.ground, self.button(), pos=self.spot())

    def drag(self) -> None:
        start, end = self.spot(), self.spot()
        QTest.mousePress(self.ground, Qt.MouseButton.LeftButton, pos=start)
        for step in range(1, 4):
            QTest.mouseMove(self.ground, start + (end - start) * step / 3)
            if self.rng.random() < 0.15:
                self.key()
        if QApplication.activeModalWidget() is None:
            QTest.mouseRelease(self.ground, Qt.MouseButton.LeftButton, pos=end)

    def wheel(self) -> None:
        view = self.window.workspace.page.view
        at = QPointF(self.spot())
        turn = QPoint(0, self.rng.choice((-480, -120, 120, 480)))
        none = Qt.MouseButton.NoButton
        modifier, phase = Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
        view.wheelEvent(QWheelEvent(at, view.mapToGlobal(at), QPoint(), turn, none, modifier, phase, False))

    def key(self) -> None:
        target = QApplication.focusWidget() or self.window.workspace.page.view
        if self.rng.random() < 0.15:
            QTest.keyClick(target, self.rng.choice(CONTROL_KEYS), Qt.KeyboardModifier.ControlModifier)
        else:
            QTest.keyClick(target, self.rng.choice(KEYS))

    def bar(self) -> None:
        buttons = [b for b in self.window.workspace.page.bar.findChildren(QAbstractButton) if b.isVisible()]
        if buttons and not self.window.workspace.page.curtain.isVisible():
            QTest.mouseClick(self.rng.choice(buttons), Qt.MouseButton.LeftButton)

    def menu(self) -> None:
        menus = [of_type(action.menu(), QMenu) for action in self.window.menuBar().actions()]
        menu = self.rng.choice(menus)
        menu.aboutToShow.emit()
        actions: list[QAction] = [a for a in menu.actions() if a.isEnabled() and not a.isSeparator()]
        action = self.rng.choice(actions)
        if not any(word in action.text().replace("&", "") for word in NOT_TRIGGERED):
            action.trigger()

    def resize(self) -> None:
        self.window.resize(self.rng.randrange(700, 1700), self.rng.randrange(500, 1100))

    def log(self) -> None:
        self.window.workspace.page.right.toggle_log()
        if not self.window.workspace.page.right.log_seen:
            return
        viewport = self.window.workspace.page.log.viewport()
        at = QPoint(
            self.rng.randrange(max(1, viewport.width())), self.rng.randrange(max(1, viewport.height()))
        )
        if not self.window.workspace.page.curtain.isVisible():
            QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=at)

    def broken(self) -> str | None:
        """Describe lifted pieces that are not on the table, or carried pieces that are not lifted."""
        selection, stage = self.window.workspace.page.controller.selection, self.window.workspace.page.stage
        carried = tuple(item.id for item in stage.floating.carried)
        # A tile lifted by a click follows the pointer only while it is over the table.
        known = (selection.lifted,) if selection.held else ((), selection.lifted)
        if carried not in known:
            return f"carried {carried} with {selection}"
        pieces = stage.snapshot.table.pieces if stage.snapshot is not None else {}
        gone = [piece for piece in (*selection.lifted, *selection.raised) if piece not in pieces]
        return f"{gone} is gone with {selection}" if gone else None

    # -- games

    def another_game(self, number: int) -> None:
        """Start a game of the next rule set."""
        for dialog in (QApplication.activePopupWidget(), QApplication.activeModalWidget()):
            if dialog is not None:
                dialog.close()
        self.window.settings.change(others_speed=self.rng.choice(("off", "fast")))
        number %= len(RULE_SETS)
        rules, seats = RULE_SETS[number], SEATS[(self.seed + number) % len(SEATS)]
        words = f"{seats} seed={self.seed + number} {rules} {VARIANTS[(self.seed + number) % len(VARIANTS)]}"
        self.window.workspace.games.begin(parse_new(words))
        self.games[rules or "base game"] += 1

    def file_name(self, *_: object, **__: object) -> tuple[str, str]:
        """Replace the file dialogs: return a file of the folder, or sometimes nothing."""
        return (str(self.folder / f"{self.rng.randrange(3)}.alhambra") if self.rng.random() < 0.8 else ""), ""


def whole_screens() -> list[int]:
    """Return the kilobytes of every screen-sized picture, such as the wood and the curtain."""
    pictures = {p.cacheKey(): p for p in gc.get_objects() if isinstance(p, QPixmap)}
    sizes = (p.width() * p.height() * p.depth() // 8192 for p in pictures.values())
    return [size for size in sizes if size >= SCREEN]


def memory() -> int:
    """Return the resident memory of this process in kilobytes, without picture caches."""
    gc.collect()
    for cache in [thing for thing in gc.get_objects() if isinstance(thing, FaceCache)]:
        cache.clear()
    QPixmapCache.clear()
    if sys.platform == "linux":
        # Return freed memory to the system immediately.
        ctypes.CDLL(None).malloc_trim(0)
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    return 0


def record_faults(faults: list[str]) -> None:
    """Start adding every exception and every message of Qt to a list."""
    sys.excepthook = lambda kind, error, trace: faults.append(
        "".join(traceback.format_exception(kind, error, trace))
    )
    threading.excepthook = lambda args: faults.append(f"thread: {args.exc_type} {args.exc_value}")

    def on_message(kind: QtMsgType, _: object, text: str) -> None:
        if kind != QtMsgType.QtDebugMsg and not any(word in text for word in HARMLESS):
            faults.append(f"Qt: {text}")

    qInstallMessageHandler(on_message)


def play(seed: int, events: int) -> dict[str, object]:
    """Send events to a window and return the results."""
    faults: list[str] = []
    record_faults(faults)
    application = make_application()
    samples: list[int] = []
    screens: list[int] = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        settings = Settings(folder / "settings.json")
        settings.change(own_speed="fast")
        window = MainWindow(settings, folder)
        GarbageCollector(lambda: False, window)
        hand = Hand(window, seed, folder)
        QFileDialog.getOpenFileName = hand.file_name
        QFileDialog.getSaveFileName = hand.file_name
        window.show()
        for number in range(events):
            if number % GAME == 0:
                hand.another_game(number // GAME)
                window.resize(*MEASURED)
                application.processEvents()
                whole, kept = memory(), whole_screens()
                samples.append(whole - sum(kept))
                screens.append(len(kept))
                hand.resize()
            hand.event()
            application.processEvents()
            if (broken := hand.broken()) is not None:
                faults.append(f"event {number}: {broken}")
            # Without a running event loop, deferred deletions must be sent explicitly.
            application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        window.close()
    found = {
        "locale": QLocale().name(),
        "scale": window.devicePixelRatioF(),
        "events": sum(hand.done.values()),
    }
    seen = {"faults": faults, "memory": samples, "screens": screens}
    return {**found, "kinds": hand.done, "games": hand.games, **seen}


if __name__ == "__main__":
    print(json.dumps(play(int(sys.argv[1]), int(sys.argv[2]))))
