"""Preload: what the first clicks need is loaded while the window is idle, a little at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from importlib import import_module
from typing import Final

from PySide6.QtCore import QObject, QTimer

PACKAGE: Final = __name__.split(".", maxsplit=1)[0]

AFTER: Final = 60
"""Milliseconds that the desktop has for framing and showing the window, before anything else is done."""

READING: Final = tuple(
    f"model.{name}"
    for name in [
        "core.action",
        "core.city",
        "core.placement",
        "core.event",
        "core.step",
        "core.state",
        "core.observation",
        "core.draft",
        "core.table",
        "core.gesture",
        "core.rulebook",
        "core.play",
        "core.hidden",
        "saves.codec",
        "saves.save",
        "saves.replay",
        "saves.opening",
    ]
)
"""What reading a saved game takes, so that what each of these needs stands before it."""

PLAYING: Final = tuple(
    f"model.{name}"
    for name in [
        "core.handling",
        "core.rules.money",
        "modules.falconers.rules",
        "modules.granada.turning",
        "core.rules.refill",
        "core.rules.ending",
        "core.rules.foundation",
        "core.rules.scorers",
        "modules.alhambra.rules",
        "modules.granada.rules",
        "modules.alhambra_granada.rules",
        "modules.bazaars.rules",
        "modules.bonus_cards.rules",
        "modules.camps.rules",
        "modules.bureaux.rules",
        "modules.dirk.rules",
        "modules.huts.rules",
        "modules.vizier.rules",
        "opponents.explain.explanation",
        "opponents.explain.telling",
        "opponents.client",
        "table.project",
        "table.standings",
    ]
) + tuple(
    f"views.{name}"
    for name in [
        "game_table",
        "art.brushes",
        "art.walls",
        "stage.faces",
        "stage.zones.city",
        "bubbles",
        "stage.zones.market",
        "picks",
        "stage.zones.hand",
        "stage.zones.players",
        "stage.panels.standings",
        "stage.stage",
        "between_turns",
        "ending",
        "stage.director",
        "phase",
        "drag",
        "story",
        "advice",
        "art.buildings",
        "art.marks",
        "art.granada_public",
        "art.granada_houses",
        "art.tiles",
        "art.cards",
        "art.panels",
        "log_view",
        "opponent_host",
        "dialogs.scoring",
        "scorings",
        "status",
        "table_view",
        "table_page",
        "spots_file",
        "dialogs.result",
        "dialogs.option_form",
        "dialogs.seat_card",
        "dialogs.new_game",
        "dialogs.preferences",
        "file_dialogs",
    ]
)
"""What a game takes, and the dialogs before it."""

Step = Callable[[], object]


def loaders(names: Iterable[str]) -> Iterator[Step]:
    """Load the files, one with each step."""
    return (partial(import_module, f"{PACKAGE}.{name}") for name in names)


class Preload(QObject):
    """Takes short steps between the events of the window; one that answers True is taken again."""

    def __init__(self, steps: Iterable[Step], parent: QObject) -> None:
        super().__init__(parent)
        self._steps = iter(steps)
        self._step: Step | None = None
        self._begun = False
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)

    @property
    def busy(self) -> bool:
        """True while there are steps to take."""
        return self._timer.isActive()

    def begin(self) -> None:
        """Take the first step soon, and the others when there is nothing else to do; only once."""
        if not self._begun:
            self._begun = True
            self._timer.start(AFTER)

    def stop(self) -> None:
        """Take no more steps."""
        self._begun = True
        self._timer.stop()

    def _go_on(self) -> None:
        self._timer.setInterval(0)
        step, self._step = self._step or next(self._steps, None), None
        if step is None:
            self._timer.stop()
        elif step() is True:  # one that fails is left to the click that needs it
            self._step = step
