"""Pages and services that only record what is asked of them."""

from __future__ import annotations

from typing import Any
from unittest.mock import Mock

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from alhambra_desktop.views.pages.page import Page


class Recorded:
    """Records its arguments; every other attribute is a mock."""

    def __init__(self, *args: Any, **more: Any) -> None:
        parent = next((arg for arg in args if isinstance(arg, QWidget)), None)
        super().__init__(*([parent] if isinstance(self, QWidget) else []))
        self.args, self.more, self.asked = args, more, Mock()

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__") or name == "asked":
            raise AttributeError(name)
        return getattr(self.asked, name)


class StartPage(Recorded, Page):
    continue_chosen, deal_chosen, new_chosen, open_chosen = Signal(), Signal(), Signal(), Signal()
    game_chosen, again_chosen, review_chosen = Signal(object), Signal(object), Signal(object)
    goals_wanted, games_chosen, statistics_chosen, campaign_chosen = Signal(), Signal(), Signal(), Signal()
    code_chosen, lesson_chosen = Signal(str), Signal(str)
    first_game_chosen, puzzle_chosen = Signal(), Signal()


class GamesPage(Recorded, Page):
    opened, deleted, postcard_wanted, review_wanted = (
        Signal(object),
        Signal(object),
        Signal(object),
        Signal(object),
    )
    export_wanted, statistics_wanted, again_wanted = Signal(), Signal(), Signal(str)


class StatisticsPage(Recorded, Page):
    chosen, goals_wanted, table_chosen = Signal(object), Signal(), Signal(object)
    part = "results"


class NewGamePage(Recorded, Page):
    play_chosen, rule_asked, rule_sets_wanted = Signal(object), Signal(str), Signal()


class PreferencesPage(Recorded, Page):
    rule_sets_changed, rule_asked = Signal(), Signal(str)


class TablePage(Recorded, Page):
    is_table = True
    leaving, closing, rule_asked, look_back_asked = Signal(), Signal(), Signal(str), Signal(object)

    @property
    def table(self) -> Any:
        return self.args[0]


class Games(Recorded, QObject):
    named, rule_sets_needed, rule_asked = Signal(), Signal(), Signal(str)


class Reviews(Recorded, QObject):
    changed, rule_asked = Signal(), Signal(str)
    has_review = True


class Reader(Recorded, QObject):
    lesson_chosen = Signal(str)


class Learning(Recorded, QObject):
    rule_asked, keys_asked, game_chosen, puzzle_chosen = Signal(str), Signal(), Signal(), Signal()


class Puzzles(Recorded, QObject):
    rule_asked = Signal(str)
