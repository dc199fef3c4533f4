from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import partial
from importlib import import_module
from typing import Final

from PySide6.QtCore import QObject, QTimer

from ...model.rules.modules.registry import MODULES
from .. import art

PACKAGE: Final = __name__.split(".", maxsplit=1)[0]

AFTER: Final = 60  # milliseconds before the first step, in which the desktop can show the window
# Python modules that read saved games. Each module comes after the modules that it imports, to keep each step
# short.
READING: Final = (
    "model.rules.core.words",
    "model.rules.core.geometry",
    "model.rules.core.engine.step",
    "model.rules.core.engine.state",
    "model.rules.core.places.gesture",
    "model.rules.core.engine",
    "model.rules.core.places",
    "model.rules.codec",
    "model.files.saves.save",
    "model.files.saves.replay",
    "model.files.saves.record_reader",
    "model.files.saves",
    "model.files.archive.database",
    "model.files.archive.table_code",
    "model.files.archive",
)
LESSONS: Final = (
    "model.learning.lesson",
    "views.pages.lessons.card",
    "views.pages.lessons.learn_card",
    "views.pages.puzzles.puzzle_card",
)

GOALS: Final = (
    "model.learning.goals",
    "views.art.medals",
    "views.pages.start",
)

RULES: Final = ("model.rules.core.base.pieces", "model.rules.core.base.placing", "model.rules.core.base")
TABLE: Final = (  # Python modules of the table and the dialogs, from lower to higher layers
    "model.players.explain.explanation",
    "model.rules.table",
    "model.learning.analysis.verdict",
    "model.learning.analysis.client",
    "model.learning.analysis.turns",
    "model.learning.analysis.story",
    "model.learning.puzzles.outline",
    "model.learning.puzzles",
    "views.text",
    "views.game",
    "views.rule_sets",
    "views.rule_sets.modules",
    "views.models",
    "views.animation.timeline",
    "views.animation",
    "views.scene.pixmaps",
    "views.scene.layout",
    "views.scene.items",
    "views.scene.panels",
    "views.scene.zones",
    "views.scene.surroundings",
    "views.scene.pointing",
    "views.scene",
    "views.playback.effect_paintings",
    "views.playback",
    "views.interaction",
    "views.widgets.key_groups",
    "views.widgets.key_captions",
    "views.widgets.group_title",
    "views.widgets",
    "views.charts",
    "views.art.box_fronts",
    "views.art.option_pictures",
    "views.dialogs",
    "views.scoring.show",
    "views.scoring",
    "views.accessibility",
    "views.pages",
    "views.pages.result",
    "views.pages.table",
    "views.pages.lessons",
    "views.pages.review",
    "views.pages.puzzles",
    "views.art.palace_garden",
    "views.pages.games",
    "model.players.characters",
    "views.art.people",
    "views.pages.new_game.seat_place",
    "views.pages.new_game.proposals",
    "views.pages.new_game.house_rules",
    "views.pages.new_game.game_panel",
    "views.pages.new_game.table_panel",
    "views.pages.new_game",
    "views.pages.preferences.key_list",
    "views.pages.preferences.assistance_picture",
    "views.pages.preferences.preview",
    "views.pages.preferences.fields",
    "views.pages.preferences.keyboard_body",
    "views.pages.preferences.sound_body",
    "views.pages.preferences",
    "views.pages.reading",
    "views.pages.rulebook.pictures",
    "views.pages.rulebook",
    "views.window",
)


def saved_game_modules() -> Iterator[str]:
    return _missing(READING)


def lesson_modules() -> Iterator[str]:
    return _missing(LESSONS)


def goal_modules() -> Iterator[str]:
    return _missing(GOALS)


def game_modules() -> Iterator[str]:
    yield from _missing(RULES)
    yield from (module.rules for module in MODULES)
    painters = (f"{art.__name__}.{file}" for file in art.PAINTERS)
    yield from (name for name in painters if name not in sys.modules)
    yield from _missing(TABLE)


def read_rules() -> None:
    """Read the rule texts in advance, because every explanation of a refused move links to a rule."""
    from ...model.learning.rule_text import RuleTextError
    from ..text.rules import library

    with suppress(RuleTextError):  # the player sees the error when opening the rules
        library()


def read_puzzles() -> Iterator[LoadStep]:
    from ...model.learning.puzzles import shelf

    yield from (partial(shelf.outline_of, name) for name in shelf.names())


def _missing(names: Iterable[str]) -> Iterator[str]:
    from importlib.util import find_spec  # imported late: not needed before the window is visible
    from pkgutil import iter_modules

    for name in names:
        spec = find_spec(f"{PACKAGE}.{name}")
        assert spec is not None
        folder = spec.submodule_search_locations
        files = (
            [spec.name] if folder is None else [file.name for file in iter_modules(folder, f"{spec.name}.")]
        )
        yield from (file for file in files if file not in sys.modules)


LoadStep = Callable[[], object]


def loaders(names: Iterable[str]) -> Iterator[LoadStep]:
    return (partial(import_module, name) for name in names)


class Preload(QObject):
    """Runs short steps while the window is idle. A step that returns True is run again."""

    def __init__(self, steps: Iterable[LoadStep], parent: QObject) -> None:
        super().__init__(parent)
        self._steps = iter(steps)
        self._step: LoadStep | None = None
        self._begun = False
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)

    @property
    def busy(self) -> bool:
        return self._timer.isActive()

    def begin(self) -> None:
        if not self._begun:
            self._begun = True
            self._timer.start(AFTER)

    def stop(self) -> None:
        self._begun = True
        self._timer.stop()

    def _go_on(self) -> None:
        self._timer.setInterval(0)
        step, self._step = self._step or next(self._steps, None), None
        if step is None:
            self._timer.stop()
        elif step() is True:
            self._step = step
