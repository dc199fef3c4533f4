"""All pages of the window except the table, each with a function that creates it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QDate
from PySide6.QtWidgets import QWidget

from alhambra_desktop.model.files.archive.kept_game import kept_game, points_of
from alhambra_desktop.model.files.archive.statistics import AnalysedTurns, Chronicle, by_kind
from alhambra_desktop.model.learning.analysis.turns import compared
from alhambra_desktop.model.learning.coach import OCCASIONS, Remark
from alhambra_desktop.model.learning.goals.achievements import Achievements
from alhambra_desktop.model.learning.lesson import lesson_words, lessons
from alhambra_desktop.model.learning.puzzles.filters import Filters, Listing
from alhambra_desktop.model.learning.puzzles.rating import Answer, Rating
from alhambra_desktop.model.learning.puzzles.shelf import kinds, names, outlines, puzzle
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.table.counting import scoring_script
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.dialogs.scoring_sheet import ScoringSheet
from alhambra_desktop.views.game.analysis_storage import FinishedGame
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.views.models.games_model import GamesModel
from alhambra_desktop.views.pages.games.compare_page import ComparePage
from alhambra_desktop.views.pages.games.games_page import GamesPage
from alhambra_desktop.views.pages.games.postcard import postcard_of
from alhambra_desktop.views.pages.games.postcard_dialog import PostcardDialog
from alhambra_desktop.views.pages.games.statistics_page import StatisticsPage
from alhambra_desktop.views.pages.lessons.card import NEXT, LessonCard, Question
from alhambra_desktop.views.pages.lessons.coach import CoachCard
from alhambra_desktop.views.pages.lessons.learn_page import LearnPage
from alhambra_desktop.views.pages.new_game.page import NewGamePage
from alhambra_desktop.views.pages.new_game.person_dialog import PersonDialog
from alhambra_desktop.views.pages.preferences.page import PreferencesPage
from alhambra_desktop.views.pages.preferences.sections import SECTIONS
from alhambra_desktop.views.pages.puzzles.list_page import PuzzleListContent, PuzzleListPage
from alhambra_desktop.views.pages.puzzles.progress_panels import CurvePoint
from alhambra_desktop.views.pages.puzzles.puzzle_cards import verdict_of
from alhambra_desktop.views.pages.puzzles.puzzle_page import PuzzlePage
from alhambra_desktop.views.pages.reading.keys_page import KeysPage
from alhambra_desktop.views.pages.reading.page import ReadingPage
from alhambra_desktop.views.pages.reading.text_pages import AboutPage, NewsPage
from alhambra_desktop.views.pages.result.result import ResultPage
from alhambra_desktop.views.pages.result.standings import StandingsDialog
from alhambra_desktop.views.pages.review.review_page import ReviewPage
from alhambra_desktop.views.pages.rulebook.page import RulesPage
from alhambra_desktop.views.pages.start.start_page import StartPage
from alhambra_desktop.views.pages.table.moves_dialog import MovesDialog
from alhambra_desktop.views.pages.table.table_page import TablePage
from alhambra_desktop.views.storage.preferences import SeatChoice
from alhambra_desktop.views.storage.settings import Settings
from alhambra_desktop.views.widgets.notice import Notice
from alhambra_desktop.views.widgets.style import apply_style_sheet, theme_for
from alhambra_desktop.words import words
from tests.property.games import moves
from tests.unit.archive.games import finished, unaided
from tests.unit.goals.games import some_achievements
from tests.views.judging import knowing

Make = Callable[[Settings, GameTable], QWidget]
"""A function that creates a page, given settings and a finished game."""


def _start(settings: Settings, game: GameTable) -> QWidget:
    """Return the start page after some games, with everything that the window shows when it is idle."""
    played = [game.saved(), *(unaided(n, 2 + n % 2) for n in range(1, 4))]
    kept = [(Path(f"{n}"), kept_game(one, f"{n}", 1000 - n, "normal")) for n, one in enumerate(played)]
    settings.change(lessons=(("1", 5), ("2", 2)))
    page = StartPage(settings, lambda: None, list, lambda: kept)
    while page.games.reading:
        page.games._collect()
    return _whole(page, some_achievements())


def _first_start(settings: Settings, _: GameTable) -> QWidget:
    return _whole(StartPage(settings, lambda: None, list, list))


def _whole(page: StartPage, known: Achievements | None = None) -> StartPage:
    page.resize(1280, 760)
    page.read_lessons()
    page.offer_puzzle()
    page.show_puzzle()
    if known is not None:
        page.show_achievements(known)
    return page


def _silent() -> Message:
    return Message("sound-no-device")


def _new_game(settings: Settings, _: GameTable) -> QWidget:
    page = NewGamePage(settings)
    page.resize(1280, 774)
    page.on_entered()
    for at, choice in enumerate(page.seating.places):
        if choice is None:
            page.add_seat(at)
    return page


def _house_rules(settings: Settings, _: GameTable) -> QWidget:
    page = NewGamePage(settings)
    page.resize(1280, 774)
    page.fold(opened=True)
    return page


def _person(_: Settings, __: GameTable) -> QWidget:
    return PersonDialog(SeatChoice("Anna", "amber"), ("amber", "blue", "black"), (), ("Ben",))


def _preferences(section: str) -> Make:
    def make(settings: Settings, _: GameTable) -> QWidget:
        page = PreferencesPage(settings, sound_fault=_silent)
        page.resize(1280, 774)
        page.show_section(section)
        return page

    return make


def _found_preferences(settings: Settings, _: GameTable) -> QWidget:
    page = PreferencesPage(settings)
    page.resize(1280, 774)
    page.search.setText("turn")
    return page


def _reading(kind: Callable[[], ReadingPage]) -> Make:
    def make(_: Settings, __: GameTable) -> QWidget:
        page = kind()
        page.resize(1280, 774)
        return page

    return make


def _notice(_: Settings, __: GameTable) -> QWidget:
    parent = QWidget()
    parent.resize(600, 300)
    apply_style_sheet(parent)
    Notice(parent).show_message(Message("no-game-to-save"), Message("fault-copy"), print)
    return parent


def _moves(settings: Settings, _: GameTable) -> QWidget:
    page = TablePage(GameTable(), settings)
    page.table.begin(parse_new("human,human seed=3"))
    page.on_entered()
    page.phase.lift_curtain()
    dialog = MovesDialog(page)
    page.setParent(dialog)
    page.hide()
    return dialog


def _result(_: Settings, game: GameTable) -> QWidget:
    page = ResultPage(game)
    page.resize(760, 560)
    return page


def _learn(_: Settings, __: GameTable) -> QWidget:
    page = LearnPage()
    page.resize(1280, 770)
    page.show_progress({"1": 5, "2": 3})
    return page


def _lesson(settings: Settings, _: GameTable) -> QWidget:
    card = LessonCard(FaceCache())
    card.set_theme(theme_for(settings))
    apply_style_sheet(card)  # the height of a card depends on its text
    card.set_content(
        lessons()["2"], lesson_words(words().language)["2"], 2, done=False, wrong=False, onward=NEXT
    )
    return card


def _question(settings: Settings, _: GameTable) -> QWidget:
    card = LessonCard(FaceCache())
    card.set_theme(theme_for(settings))
    apply_style_sheet(card)
    asked = Question({0: "0 points", 1: "1 point", 3: "3 points"}, frozenset((3,)))
    told = lesson_words(words().language)["6"]
    card.set_content(lessons()["6"], told, 2, done=False, wrong=True, onward=NEXT, asked=asked)
    return card


def _coach(settings: Settings, _: GameTable) -> QWidget:
    card = CoachCard(FaceCache())
    card.set_theme(theme_for(settings))
    apply_style_sheet(card)
    card.set_content(Remark(OCCASIONS[1], Message("coach-begins")))
    return card


def _rules(rule: str) -> Make:
    def make(_: Settings, game: GameTable) -> QWidget:
        page = RulesPage()
        page.resize(1280, 770)
        page.show_table(game.setup)
        page.read(rule)
        return page

    return make


def _games(_: Settings, __: GameTable) -> QWidget:
    kept = [(Path(f"{n}.alhambra"), kept_game(finished(n, 3), f"{n}", n, "normal")) for n in (1, 2)]
    page = GamesPage(GamesModel(lambda: kept))
    page.resize(1280, 760)
    page._games.setParent(page)
    page._games.refresh((), Path("nowhere"))
    return page


def _statistics(_: Settings, __: GameTable) -> QWidget:
    games = [kept_game(unaided(n, 2 + n % 2), f"{n}", 86_400 * n, "normal") for n in range(1, 6)]
    points = {
        kept.file: tuple(points_of(unaided(n, 2 + n % 2).state.scorings)) for n, kept in enumerate(games, 1)
    }
    own = {file: tuple(line for line in lines if line.owner == 0) for file, lines in points.items()}
    tried = {(kept.file, 0): AnalysedTurns(30, 9.0 + n) for n, kept in enumerate(games)}
    page = StatisticsPage()
    page.resize(1280, 760)
    page.set_content(by_kind(Chronicle(tuple(games), own, tried)))
    return page


def _goals(_: Settings, __: GameTable) -> QWidget:
    page = StatisticsPage()
    page.resize(1280, 760)
    page.show_part("goals")
    page.goals.set_content(some_achievements())
    page.goals.goals.grid.buttons["great-wall"].setChecked(True)
    return page


def _postcard(_: Settings, game: GameTable) -> QWidget:
    saved = game.saved()
    told = FinishedGame(kept_game(saved, "file", 0, "normal"), saved)
    return PostcardDialog(postcard_of(told, "1 Jan 1970"))


def _compare(_: Settings, game: GameTable) -> QWidget:
    page = ComparePage()
    page.resize(1280, 760)
    page.set_content(compared(game.transitions, [*moves(game.book, 2)]))
    return page


def _look_back(_: Settings, game: GameTable) -> QWidget:
    page = ReviewPage(game)
    page.resize(1280, 760)
    page.begin("normal", knowing(page, game))
    page.show_stop(4)
    page.update_content()
    return page


def _puzzles(filters: Filters, *, listed: bool = False) -> Make:
    def make(_: Settings, __: GameTable) -> QWidget:
        page, first = PuzzleListPage(), outlines()[names()[0]]
        page.resize(1280, 774)
        listing = Listing(frozenset(kinds()), {names()[0]: "solved", names()[2]: "missed"})
        month = {1: Answer.SOLVED, 2: Answer.NEARLY, 23: Answer.MISSED}
        curve = [CurvePoint(names()[at], f"2026-11-2{at}", 1200.0 + 7 * at) for at in range(3)]
        shown = PuzzleListContent(
            QDate(2026, 11, 24), first, month, None, 2, Rating(1214, 3), curve, filters, listing
        )
        page.set_content(shown)
        if listed:
            page.show_list()
        return page

    return make


def _puzzle(settings: Settings, _: GameTable) -> QWidget:
    page = PuzzlePage(settings)
    page.resize(1280, 770)
    page.begin(puzzle(names()[0]), Message("puzzle-of-day", date="24 November"))
    days = {QDate(2026, 11, 23): Answer.SOLVED, QDate(2026, 11, 24): Answer.NEARLY}
    page.progress.set_content(QDate(2026, 11, 24), days, Rating(1240.0, 3), 1)
    told = verdict_of(Answer.NEARLY, "about 4 points short (2 to 5)", "Not reached: “pay the exact price”.")
    page._show_verdict(lambda: told)
    return page


PAGES: Final[Mapping[str, Make]] = {
    "start page": _start,
    "first start": _first_start,
    "notice": _notice,
    "new game": _new_game,
    "house rules": _house_rules,
    "person": _person,
    **{f"preferences, {section.id}": _preferences(section.id) for section in SECTIONS},
    "search in preferences": _found_preferences,
    "keys": _reading(KeysPage),
    "about": _reading(AboutPage),
    "news": _reading(NewsPage),
    "moves": _moves,
    "standings": lambda _, game: StandingsDialog(game.book, observe(game.book, game.state, 0)),
    "scoring": lambda _, game: ScoringSheet(
        game.book, scoring_script(game.book, game.state, game.state.scorings[-1])
    ),
    "result": _result,
    "games": _games,
    "statistics": _statistics,
    "goals": _goals,
    "postcard": _postcard,
    "compare": _compare,
    "look back": _look_back,
    "rules": _rules("B-17"),
    "overview of rules": _rules(""),
    "learn": _learn,
    "lesson": _lesson,
    "question of a lesson": _question,
    "coach": _coach,
    "puzzle": _puzzle,
    "puzzles": _puzzles(Filters()),
    "list of puzzles": _puzzles(Filters(), listed=True),
    "no puzzles found": _puzzles(Filters("bureaux", "easy", "count", "missed"), listed=True),
}
