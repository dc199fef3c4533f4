"""Preload: what the first clicks need is loaded while the window is idle, a little at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from importlib import import_module
from typing import Final

from PySide6.QtCore import QObject, QTimer

from ..model.modules.registry import MODULES
from . import art

PACKAGE: Final = __name__.split(".", maxsplit=1)[0]

AFTER: Final = 60
"""Milliseconds that the desktop has for framing and showing the window, before anything else is done."""

READING: Final = tuple(
    f"{PACKAGE}.model.{name}"
    for name in [
        "core.action",
        "core.city",
        "core.placement",
        "core.table",
        "core.event",
        "core.step",
        "core.state",
        "core.observation",
        "core.draft",
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

RULES: Final = tuple(
    f"{PACKAGE}.model.{name}"
    for name in [
        "core.handling",
        "core.rules.money",
        "core.rules.refill",
        "core.rules.ending",
        "core.rules.pieces",
        "core.rules.redesign",
        "core.rules.foundation",
        "core.rules.scorers",
    ]
)
"""What most rule sets take."""

TABLE: Final = tuple(
    f"{PACKAGE}.{name}"
    for name in [
        "model.opponents.explain.explanation",
        "model.opponents.explain.telling",
        "model.opponents.client",
        "model.table.project",
        "model.table.moves",
        "model.table.reach",
        "model.table.standings",
        "model.table.arrangement",
        "model.table.reasons",
        "model.table.holding",
        "model.table.choices",
        "views.game_table",
        "views.modules",
        "views.words",
        "views.story",
        "views.stage.faces",
        "views.stage.panel",
        "views.stage.zone",
        "views.stage.zones.camera",
        "views.stage.zones.city_marks",
        "views.stage.zones.beyond",
        "views.stage.zones.opening",
        "views.stage.pointed",
        "views.stage.zones.city",
        "views.bubbles",
        "views.stage.zones.market",
        "views.stage.zones.row",
        "views.stage.zones.hand",
        "views.stage.zones.tiles",
        "views.stage.zones.wells",
        "views.stage.zones.supply",
        "views.piece_telling",
        "views.stage.zones.drawer",
        "views.stage.turn_star",
        "views.stage.zones.players",
        "views.stage.panels.standings",
        "views.stage.panels.since",
        "views.stage.panels.log_frame",
        "views.stage.panels.spine",
        "views.stage.right_column",
        "views.stage.overlay",
        "views.clock",
        "views.timeline",
        "views.stage.lying",
        "views.stage.surroundings",
        "views.stage.bottom_row",
        "views.stage.ground",
        "views.stage.course",
        "views.stage.pointing",
        "views.stage.stage",
        "views.ending",
        "views.between_turns",
        "views.showing",
        "views.watched_effects",
        "views.stage.growth",
        "views.stage.flights",
        "views.art.counting",
        "views.move_lights",
        "views.stage.move_lights",
        "views.stage.watched_effects",
        "views.stage.effects",
        "views.step_player",
        "views.choreography",
        "views.lit_runs",
        "views.dealing",
        "views.director",
        "views.feedback",
        "views.phase",
        "views.breathing",
        "views.controller",
        "views.advice",
        "views.log_view",
        "views.opponent_host",
        "model.table.counting",
        "views.stage.show.times",
        "views.stage.show.grounds",
        "views.stage.show.lights",
        "views.stage.show.telling",
        "views.stage.show.ribbon",
        "views.stage.show.show",
        "views.stage.show.lamps",
        "views.dialogs.scoring_sheet",
        "views.table_view",
        "views.game_end",
        "views.scorings",
        "views.status",
        "views.status_text",
        "views.drawers",
        "views.reading",
        "views.a11y",
        "views.curtain",
        "views.table_page",
        "views.table_title",
        "views.sound.sound_board",
        "views.table_sounds",
        "views.spots_file",
        "views.models.moves_model",
        "views.dialogs.moves",
        "views.dialogs.result",
        "views.dialogs.option_form",
        "views.dialogs.seat_card",
        "views.dialogs.new_game",
        "views.dialogs.preferences",
        "views.file_dialogs",
    ]
)
"""The table, and the dialogs before a game."""


def playing() -> Iterator[str]:
    """The files that a game takes, by any rule set, and the dialogs before it."""
    yield from RULES
    yield from (module.rules for module in MODULES)
    yield from (f"{art.__name__}.{file}" for file in art.PAINTERS)
    yield from TABLE
    from .modules import view_file  # loaded by now

    yield from filter(None, map(view_file, MODULES))


Step = Callable[[], object]


def loaders(names: Iterable[str]) -> Iterator[Step]:
    """Load the files, one with each step."""
    return (partial(import_module, name) for name in names)


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
