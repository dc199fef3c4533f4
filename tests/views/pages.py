"""Everything beside the table that is read in the window: how each page is made."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QWidget

from alhambra_desktop.model.core.engine.hidden import observe
from alhambra_desktop.model.core.words.message import Message
from alhambra_desktop.model.table.counting import scoring_script
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.dialogs.about import AboutDialog
from alhambra_desktop.views.dialogs.keys import KeysDialog
from alhambra_desktop.views.dialogs.moves import MovesDialog
from alhambra_desktop.views.dialogs.new_game import NewGameDialog
from alhambra_desktop.views.dialogs.preferences import PreferencesDialog
from alhambra_desktop.views.dialogs.reading import licences, news
from alhambra_desktop.views.dialogs.result import ResultSheet
from alhambra_desktop.views.dialogs.scoring_sheet import ScoringSheet
from alhambra_desktop.views.dialogs.standings import StandingsDialog
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.views.scene.layout.layout import LEAST_HEIGHT, LEAST_WIDTH, Demand, Layout
from alhambra_desktop.views.shell.start_page import StartPage
from alhambra_desktop.views.shell.table_page import TablePage
from alhambra_desktop.views.storage.settings import Settings
from alhambra_desktop.views.widgets.notice import Notice

Make = Callable[[Settings, GameTable], QWidget]
"""Makes a page, by settings and a game that somebody played to its end."""


def _start(settings: Settings, game: GameTable) -> QWidget:
    page = StartPage(settings, game.saved, list, Path("nowhere"), lambda _: None)
    page.resize(1280, 760)
    return page


def _silent() -> Message:
    return Message("sound-no-device")


def _new_game(settings: Settings, _: GameTable) -> QWidget:
    dialog = NewGameDialog(settings)
    while dialog.add.isEnabled():
        dialog.add_seat()
    return dialog


def _notice(_: Settings, __: GameTable) -> QWidget:
    parent = QWidget()
    parent.resize(600, 300)
    Notice(parent).say(Message("no-game-to-save"), Message("menu-copy-report"), print)
    return parent


def _moves(settings: Settings, _: GameTable) -> QWidget:
    page = TablePage(GameTable(), settings)
    page.table.begin(parse_new("human,human seed=3"))
    page.come_back()
    page.phase.lift()
    dialog = MovesDialog(page)
    page.setParent(dialog)
    page.hide()
    return dialog


def _result(_: Settings, game: GameTable) -> QWidget:
    """As large as it is over the smallest table."""
    table = Layout.of(LEAST_WIDTH, LEAST_HEIGHT, Demand())
    sheet = ResultSheet(game)
    sheet.resize(round(table.market.united(table.row).width()) - 8, 540)
    return sheet


PAGES: Final[Mapping[str, Make]] = {
    "start page": _start,
    "notice": _notice,
    "new game": _new_game,
    "preferences": lambda settings, _: PreferencesDialog(
        settings, silence=lambda: Message("sound-no-device")
    ),
    "keys": lambda _, __: KeysDialog(),
    "about": lambda _, __: AboutDialog(),
    "news": lambda _, __: news(),
    "licences": lambda _, __: licences(),
    "moves": _moves,
    "standings": lambda _, game: StandingsDialog(game.book, observe(game.book, game.state, 0)),
    "scoring": lambda _, game: ScoringSheet(
        game.book, scoring_script(game.book, game.state, game.state.scorings[-1])
    ),
    "result": _result,
}
