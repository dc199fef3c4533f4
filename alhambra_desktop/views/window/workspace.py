from __future__ import annotations

from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QMenu, QWidget, QWidgetAction

from ...model.rules.core.words.message import Message
from ...words import phrase
from ..commands.actions import COMMANDS, HELP
from ..commands.command import Command
from ..game.game_storage import GameStorage
from ..pages.navigator import Navigator, Route
from ..pages.page import Context
from ..storage.settings import Settings
from ..widgets.boxes import hbox
from ..widgets.labels import PlainLabel, heading
from ..widgets.menu import MenuBar, RoundMenu
from ..widgets.notice import Notice
from ..widgets.style import reduces_motion, theme_for

if TYPE_CHECKING:
    from ...model.files.addons.shelf import Shelf
    from ..audio.players import SoundBoard
    from ..game.game_table import GameTable
    from ..pages.games.games_page import GamesPage
    from ..pages.games.statistics_page import StatisticsPage
    from ..pages.lessons.learning import Learning
    from ..pages.new_game.page import NewGamePage
    from ..pages.preferences.page import PreferencesPage
    from ..pages.puzzles.puzzles import Puzzles
    from ..pages.reading.keys_page import KeysPage
    from ..pages.reading.text_pages import AboutPage, NewsPage
    from ..pages.rulebook.reader import Reader
    from ..pages.start.start_page import StartPage
    from ..pages.table.table_page import TablePage
    from .archived_games import Archived
    from .dialogs import Dialogs
    from .games import Games
    from .reviews import Reviews


def open_context_menu(navigator: Navigator, at: QPoint | None) -> None:
    """Open the context menu at a screen position or, if `at` is None, at the focus."""
    page = navigator.command_page
    context = page.context(at) if page is not None else None
    if context is None:
        return
    offered = [command for command in COMMANDS if context.offers(command)]
    refusals = {command.id: why for command in COMMANDS if (why := context.refusal(command)) is not None}
    if not offered:
        return
    menu = RoundMenu(navigator.currentWidget())
    menu.setObjectName("context")
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.setAccessibleName(context.title)
    if context.title:
        menu.addAction(_title(menu, context))
        menu.addSeparator()
    for command in COMMANDS:
        if command.id in refusals:
            menu.addAction(_refused(menu, context, command, refusals[command.id]))
        if command not in offered:
            continue
        if command.menu == HELP and command is not offered[0]:
            menu.addSeparator()
        entry = menu.addAction(context.entry_text(command))
        entry.setObjectName(command.id)
        entry.triggered.connect(partial(_give, context, command))
        if at is None and command is offered[0]:
            menu.setActiveAction(entry)
    menu.popup(context.at)


def _give(context: Context, command: Command, _: bool = False) -> None:
    context.run_command(command)


def _refused(menu: QMenu, context: Context, command: Command, why: Message) -> QAction:
    label = context.entry_text(command).partition("\t")[0]
    entry = QAction(phrase("context-refused", entry=label, reason=why), menu)
    entry.setObjectName(command.id)
    entry.setEnabled(False)
    return entry


def _title(menu: QMenu, context: Context) -> QWidgetAction:
    strip, title = QWidget(), QWidgetAction(menu)
    pictures = []
    if context.picture is not None:
        pictures.append(PlainLabel())
        pictures[0].setPixmap(context.picture)
    hbox(*pictures, (heading(context.title, 16), 1), spacing=10, margins=(14, 6, 14, 4), within=strip)
    title.setDefaultWidget(strip)
    title.setText(context.title)
    title.setSeparator(True)
    return title


class Workspace(QObject):
    """The pages of the window and their shared services."""

    named = Signal()

    def __init__(self, window: QMainWindow, settings: Settings, data: Path, shelf: Shelf | None) -> None:
        super().__init__(window)
        self.window, self.settings, self._shelf = window, settings, shelf
        self.storage = GameStorage(settings, data, window)
        self.notice = Notice(window)
        self.bar = MenuBar(window)
        self.navigator = to = Navigator(theme_for(settings), window)
        self.start_route = Route(to, self._make_start, root=True)
        self.table_route = Route(to, self._make_table, root=True)
        self.games_route = Route(to, self._make_games, parent=self.start_route)
        self.statistics_route = Route(to, self._make_statistics)
        self.new_game_route = Route(to, self._make_new_game)
        self.preferences_route = Route(to, self._make_preferences)
        self.keys_route = Route(to, self._make_keys)
        self.news_route = Route(to, self._make_news)
        self.about_route = Route(to, self._make_about)

    @cached_property
    def games(self) -> Games:
        from .games import Games

        games = Games(
            self.window, self.settings, self.storage, self.notice, self.table_route, self.start_route.go
        )
        games.named.connect(self.named)
        games.rule_sets_needed.connect(self.show_rule_sets)
        games.rule_asked.connect(self.show_rules)
        return games

    @property
    def file(self) -> Path | None:
        return self.games.name if "games" in vars(self) else None

    @cached_property
    def reviews(self) -> Reviews:
        from .reviews import Reviews

        reviews = Reviews(
            self.window,
            self.settings,
            self.storage,
            self.notice,
            self.games,
            self.navigator,
            self.table_route,
        )
        reviews.changed.connect(self.navigator.updated)
        reviews.rule_asked.connect(self.show_rules)
        return reviews

    @property
    def has_review(self) -> bool:
        return "reviews" in vars(self) and self.reviews.has_review

    @cached_property
    def dialogs(self) -> Dialogs:
        from .dialogs import Dialogs

        return Dialogs(self.window, self.storage, self.games, self._shelf)

    @cached_property
    def reader(self) -> Reader:
        from ..pages.rulebook.reader import Reader

        reader = Reader(self.navigator, self.notice, lambda: self.table.setup if self.playing else None)
        reader.lesson_chosen.connect(self.learn)
        return reader

    @cached_property
    def learning(self) -> Learning:
        from ..pages.lessons.learning import Learning

        learning = Learning(self.navigator, self.settings, self.notice, self.bar)
        learning.rule_asked.connect(self.show_rules)
        learning.keys_asked.connect(self.keys_route.open)
        learning.game_chosen.connect(self.games.play_first_game)
        learning.puzzle_chosen.connect(self.show_puzzles)
        return learning

    @cached_property
    def puzzles(self) -> Puzzles:
        from ..pages.puzzles.puzzles import Puzzles

        puzzles = Puzzles(self.navigator, self.settings, self.notice, self.storage)
        puzzles.rule_asked.connect(self.show_rules)
        return puzzles

    @cached_property
    def sound_board(self) -> SoundBoard:
        from ..audio.players import SoundBoard

        return SoundBoard(self.settings, self)

    @property
    def start(self) -> StartPage:
        return self.start_route.page

    @property
    def page(self) -> TablePage:
        return self.table_route.page

    @property
    def table(self) -> GameTable:
        return self.page.table

    @property
    def playing(self) -> bool:
        return (page := self.table_route.made) is not None and page.table.playing

    @property
    def in_use(self) -> TablePage | None:
        """The visible page if it has a table, otherwise the page of the game.

        If this page has no game, the value is None.
        """
        page = self.navigator.command_page
        is_table = page is not None and page.is_table
        at = cast("TablePage", page) if is_table else self.table_route.made
        return at if at is not None and at.table.playing else None

    @property
    def at_table(self) -> bool:
        return self.playing and self.table_route.is_current

    @property
    def games_page(self) -> GamesPage:
        return self.games_route.page

    @property
    def statistics_page(self) -> StatisticsPage:
        return self.statistics_route.page

    def _make_start(self) -> StartPage:
        from ..pages.start.start_page import StartPage

        storage = self.storage
        start = StartPage(
            self.settings,
            storage.under_way,
            storage.unfinished,
            self._archived_games,
            self.window,
            reads_immediately=self.table_route.made is not None,  # if False, an idle step reads the games
            has_archived=storage.has_archived,
            analysed_turns=storage.analysed_turns,
        )
        start.new_chosen.connect(self.show_new_game)
        start.continue_chosen.connect(lambda: self.games.continue_game())
        start.game_chosen.connect(lambda game: self.games.open_listed(game))
        start.open_chosen.connect(lambda: self.games.open_chosen(None))
        start.games_chosen.connect(self.games_route.go)
        start.statistics_chosen.connect(self.show_statistics)
        start.campaign_chosen.connect(self.show_goals)
        start.goals_wanted.connect(lambda: storage.load_achievements(start.show_achievements))
        start.review_chosen.connect(lambda path: self.reviews.look_back_at(path))
        start.again_chosen.connect(lambda path: self.games.play_again(path))
        start.deal_chosen.connect(lambda: self.games.deal())
        start.code_chosen.connect(lambda code: self.games.begin_coded_table(code, start.refuse_code))
        start.lesson_chosen.connect(self.learn)
        start.first_game_chosen.connect(lambda: self.games.play_first_game())
        start.puzzle_chosen.connect(self.show_puzzles)
        storage.listed.connect(self._relist)
        if self.table_route.made is not None:  # the idle steps have already run
            start.read_lessons()
            start.offer_puzzle()
            start.show_puzzle()
            start.offer_goals()
        return start

    def _archived_games(self) -> Archived:
        from .archived_games import with_painters

        return with_painters(self.storage.archived)

    def _make_games(self) -> GamesPage:
        from ..pages.games.games_page import GamesPage

        page = GamesPage(self.start.games, self.window, partial(reduces_motion, self.settings))
        page.opened.connect(self.games.open_listed)
        page.deleted.connect(self.storage.delete_finished)
        page.export_wanted.connect(self.games.export_games)
        page.statistics_wanted.connect(self.show_statistics)
        page.new_wanted.connect(self.show_new_game)
        page.postcard_wanted.connect(lambda path: self.reviews.show_postcard(path))
        page.review_wanted.connect(lambda path: self.reviews.look_back_at(path))
        page.again_wanted.connect(lambda code: self.games.begin_coded_table(code))
        return page

    def _make_statistics(self) -> StatisticsPage:
        from ..pages.games.statistics_page import StatisticsPage

        page = StatisticsPage(self.window)
        page.chosen.connect(lambda kept: self.reviews.look_back_at(self.storage.archive.path(kept.file)))
        page.goals_wanted.connect(lambda: self.storage.load_achievements(page.goals.set_content))
        page.table_chosen.connect(self.games.play_campaign)
        return page

    def _make_new_game(self) -> NewGamePage:
        from ..pages.new_game.page import NewGamePage

        page = NewGamePage(self.settings, self.window)
        page.play_chosen.connect(self.games.begin)
        page.rule_asked.connect(self.show_rules)
        page.rule_sets_wanted.connect(self.show_rule_sets)
        return page

    def _make_preferences(self) -> PreferencesPage:
        from ..pages.preferences.page import PreferencesPage

        page = PreferencesPage(
            self.settings,
            self.window,
            lambda: self.sound_board.fault,
            self.dialogs.shelf,
            lambda: self.games.packages_played,
            lambda module: self.storage.games.needing(module),
            lambda sound: self.sound_board.demonstrate(sound),
        )
        page.rule_sets_changed.connect(self._read_games_again)
        page.rule_asked.connect(self.show_rules)
        return page

    def _make_keys(self) -> KeysPage:
        from ..pages.reading.keys_page import KeysPage

        page = KeysPage(self.window)
        page.change_wanted.connect(lambda: self.show_preferences().show_section("keyboard"))
        return page

    def _make_news(self) -> NewsPage:
        from ..pages.reading.text_pages import NewsPage

        return NewsPage(self.window)

    def _make_about(self) -> AboutPage:
        from ..pages.reading.text_pages import AboutPage

        return AboutPage(self.window)

    def _make_table(self) -> TablePage:
        from ..game.game_table import GameTable
        from ..pages.table.spots_file import SpotsFile
        from ..pages.table.table_page import TablePage
        from ..pages.table.table_sounds import TableSounds
        from ..pages.table.table_title import TableTitle

        table = GameTable(self.window)
        self.storage.watch(table)
        page = TablePage(table, self.settings, self.window)
        page.leaving.connect(self._remember_table)
        table.reset.connect(self.games.show_table)
        table.reset.connect(self.games.invite_coach)
        page.scorings.rematch_asked.connect(self.games.rematch)
        page.rule_asked.connect(self.show_rules)
        page.look_back_asked.connect(lambda move: self.reviews.look_back(move))
        page.host.notified.connect(self.notice.show_message)
        page.scorings.end.files = lambda: self.storage.analyses
        page.scorings.end.load_achievements = self.storage.load_game_achievements
        page.scorings.end.table_wanted.connect(self.games.play_campaign)
        page.scorings.end.load_bests = self.storage.load_bests
        TableSounds(page, self.sound_board)
        SpotsFile.create_if_requested(page)
        TableTitle(self.bar, page)
        return page

    def show_statistics(self) -> None:
        self._show_statistics("results")

    def show_goals(self) -> None:
        self._show_statistics("goals")

    def _show_statistics(self, part: str) -> None:
        self.statistics_page.show_part(part)
        self.statistics_route.go()
        self.storage.load_statistics(self.statistics_page.set_content)

    def show_new_game(self) -> None:
        self.new_game_route.open()

    def show_preferences(self) -> PreferencesPage:
        """Show the preferences. If they are already visible, the open section stays open."""
        self.sound_board.probe()
        self.preferences_route.open()
        return self.preferences_route.page

    def show_rule_sets(self) -> None:
        self.show_preferences().show_section("rule-sets")

    def show_rules(self, rule: str = "") -> None:
        self.reader.show_rules(rule)

    def open_context_menu(self, at: QPoint | None = None) -> None:
        open_context_menu(self.navigator, at)

    def learn(self, lesson: str = "") -> None:
        self.learning.show(lesson)

    def show_puzzles(self) -> None:
        self.puzzles.show()

    def _relist(self) -> None:
        if not self.at_table:
            self.start.relist()
        if self.statistics_route.is_current:
            self.statistics_page.show_part(self.statistics_page.part)  # also requests the goals
            self.storage.load_statistics(self.statistics_page.set_content)

    def _read_games_again(self) -> None:
        if start := self.start_route.made:
            start.games.read_again()
        if new := self.new_game_route.made:
            new.relist()

    def _remember_table(self) -> None:
        if self.table_route.is_current:
            self.storage.leave_table()

    def close(self) -> None:
        if "sound_board" in vars(self):
            self.sound_board.close()
        self.navigator.close_pages()
