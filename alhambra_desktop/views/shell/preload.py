"""Preload: what the first clicks need is loaded while the window is idle, a little at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from importlib import import_module
from typing import Final

from PySide6.QtCore import QObject, QTimer

from ...model.modules.registry import MODULES
from .. import art

PACKAGE: Final = __name__.split(".", maxsplit=1)[0]

AFTER: Final = 60
"""Milliseconds that the desktop has for framing and showing the window, before anything else is done."""

READING: Final = tuple(
    f"{PACKAGE}.model.{name}"
    for name in [
        "core.words.saying",
        "core.table.places",
        "core.engine.event",
        "core.engine.action",
        "core.geometry.city",
        "core.geometry.placement",
        "core.engine.step",
        "core.engine.state",
        "core.engine.observation",
        "core.engine.draft",
        "core.table.gesture",
        "core.engine.rulebook",
        "core.engine.play",
        "core.engine.hidden",
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
        "core.engine.handling",
        "core.rules.money",
        "core.rules.refill",
        "core.rules.ending",
        "core.rules.pieces",
        "core.rules.redesign",
        "core.rules.foundation",
    ]
)
"""What most rule sets take."""

TABLE: Final = tuple(
    f"{PACKAGE}.{name}"
    for name in [
        "model.opponents.explain.explanation",
        "model.opponents.explain.telling",
        "model.opponents.process.client",
        "model.table.project",
        "model.table.moves",
        "model.table.reach",
        "model.table.standings",
        "model.table.arrangement",
        "model.table.reasons",
        "model.table.holding",
        "model.table.choices",
        "views.game.game_table",
        "views.rule_sets.modules",
        "views.text.words",
        "views.text.story",
        "views.scene.pixmaps.faces",
        "views.scene.items.panel",
        "views.scene.items.zone",
        "views.scene.zones.camera",
        "views.scene.zones.city_marks",
        "views.scene.zones.offscreen_indicators",
        "views.scene.zones.opening",
        "views.scene.items.pointed",
        "views.scene.zones.city",
        "views.interaction.bubbles",
        "views.scene.zones.market",
        "views.scene.zones.row",
        "views.scene.zones.hand",
        "views.scene.zones.tiles",
        "views.scene.zones.wells",
        "views.scene.zones.supply",
        "views.scene.zones.piece_telling",
        "views.scene.zones.drawer",
        "views.scene.items.turn_star",
        "views.scene.zones.players",
        "views.scene.panels.standings",
        "views.scene.panels.since",
        "views.scene.panels.log_frame",
        "views.scene.panels.spine",
        "views.scene.right_column",
        "views.scene.items.overlay",
        "views.animation.clock",
        "views.animation.timeline",
        "views.scene.items.piece_items",
        "views.scene.surroundings",
        "views.scene.bottom_row",
        "views.scene.ground",
        "views.animation.trajectory",
        "views.scene.pointing",
        "views.scene.stage",
        "views.game.ending",
        "views.game.decision_prompts",
        "views.playback.snapshot_builder",
        "views.animation.watched_effects",
        "views.playback.growth",
        "views.playback.flights",
        "views.art.counting",
        "views.animation.move_lights",
        "views.playback.move_lights",
        "views.playback.watched_effects",
        "views.playback.effects",
        "views.playback.step_player",
        "views.animation.choreography",
        "views.animation.lit_runs",
        "views.animation.dealing",
        "views.playback.director",
        "views.interaction.feedback",
        "views.interaction.phase",
        "views.interaction.thinking_indicator",
        "views.interaction.controller",
        "views.shell.advice",
        "views.widgets.log_view",
        "views.game.opponent_host",
        "model.table.counting",
        "views.scoring.show.times",
        "views.scoring.show.grounds",
        "views.scoring.show.lights",
        "views.text.scoring_words",
        "views.scoring.show.ribbon",
        "views.scoring.show.show",
        "views.scoring.show.winner_highlight",
        "views.dialogs.scoring_sheet",
        "views.interaction.table_view",
        "views.scoring.game_end",
        "views.scoring.scorings",
        "views.interaction.status",
        "views.widgets.status_text",
        "views.shell.drawers",
        "views.accessibility.reading",
        "views.accessibility.a11y",
        "views.shell.curtain",
        "views.shell.table_page",
        "views.shell.table_title",
        "views.audio.sound_board",
        "views.shell.table_sounds",
        "views.shell.spots_file",
        "views.models.moves_model",
        "views.dialogs.moves",
        "views.dialogs.result",
        "views.dialogs.option_form",
        "views.dialogs.seat_card",
        "views.dialogs.new_game",
        "views.dialogs.preferences",
        "views.shell.file_dialogs",
    ]
)
"""The table, and the dialogs before a game."""


def playing() -> Iterator[str]:
    """The files that a game takes, by any rule set, and the dialogs before it."""
    yield from RULES
    yield from (module.rules for module in MODULES)
    yield from (f"{art.__name__}.{file}" for file in art.PAINTERS)
    yield from TABLE
    from ..rule_sets.modules import view_file  # loaded by now

    yield from filter(None, map(view_file, MODULES))


LoadStep = Callable[[], object]


def loaders(names: Iterable[str]) -> Iterator[LoadStep]:
    """Load the files, one with each step."""
    return (partial(import_module, name) for name in names)


class Preload(QObject):
    """Takes short steps between the events of the window; one that answers True is taken again."""

    def __init__(self, steps: Iterable[LoadStep], parent: QObject) -> None:
        super().__init__(parent)
        self._steps = iter(steps)
        self._step: LoadStep | None = None
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
