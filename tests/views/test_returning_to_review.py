"""The review of the game on the table, practice games and the way back, the comparison and the postcard."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from unittest.mock import Mock, call

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QMainWindow, QWidget

from alhambra_desktop.model.files.saves import save
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.art.palette import LIGHT
from alhambra_desktop.views.dialogs import file_dialogs
from alhambra_desktop.views.pages.games import compare_page, postcard, postcard_dialog
from alhambra_desktop.views.pages.navigator import Navigator, Route
from alhambra_desktop.views.pages.page import Page
from alhambra_desktop.views.pages.review import review_page
from alhambra_desktop.views.window.reviews import Reviews


class ReviewPage(Page):
    """A page that records what it is asked to review."""

    practice_chosen = Signal(object)
    rule_asked = Signal(str)
    compare_wanted = Signal()

    def __init__(self, table: object, window: QWidget) -> None:
        super().__init__(window)
        self.table, self.window_of_it, self.stage, self.stop = table, window, Mock(), 7
        self.begin, self.show_stop = Mock(), Mock()


class ComparePage(Page):
    """A page that records what it compares."""

    chosen = Signal(int)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.set_content = Mock()


class PostcardDialog(QDialog):
    """A postcard that records its content and its file."""

    save_wanted = Signal()

    def __init__(self, card: object, parent: QWidget) -> None:
        super().__init__(parent)
        self.card = card
        self.paint_file = Mock()


class Played(QObject):
    """The games of a window with a finished game on the table."""

    begun = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.playing = self.at_table = True
        self.record: Path | None = None
        self.page, self.open_file, self.shown = Mock(), Mock(), Mock()
        self.table = self.page.table
        self.table.complete, self.table.state.over = True, True

    def show_saved(self, game: object, path: Path | None = None, *, is_record: bool = False) -> None:
        self.begun.emit()
        self.shown(game, path, is_record=is_record)


class Bench:
    """The reviews of a window whose pages, games and storage only record what happens."""

    def __init__(self, settings: Any) -> None:
        self.window = QMainWindow()
        self.navigator = Navigator(LIGHT, self.window)
        self.table_page = Page(self.window)
        route: Any = Route(self.navigator, lambda: self.table_page, root=True)
        route.go()
        self.storage, self.notice, self.changed = Mock(current=Path("/auto/own")), Mock(), Mock()
        games: Any = Played()
        self.games = games
        self.reviews: Any = Reviews(
            self.window, settings, self.storage, self.notice, games, self.navigator, route
        )
        self.reviews.changed.connect(self.changed)

    @property
    def visible(self) -> QWidget:
        return self.navigator.currentWidget()

    @property
    def postcards(self) -> list[PostcardDialog]:
        return self.window.findChildren(PostcardDialog)


@pytest.fixture
def bench(settings, monkeypatch) -> Bench:
    monkeypatch.setattr(review_page, "ReviewPage", ReviewPage)
    monkeypatch.setattr(compare_page, "ComparePage", ComparePage)
    monkeypatch.setattr(postcard_dialog, "PostcardDialog", PostcardDialog)
    settings.change(aids="trainer")
    return Bench(settings)


# -- reviewing


def test_a_finished_game_is_reviewed_with_its_analysis(bench):
    bench.reviews.look_back()
    page, games = bench.reviews.page, bench.games
    assert bench.visible is page
    assert (page.table, page.window_of_it) == (games.table, bench.window)
    page.begin.assert_called_once_with("trainer", games.page.scorings.end.analyst, None, games.page.viewer)
    page.left.emit()
    assert bench.visible is bench.table_page, "Back leads to the table"


def test_a_running_game_is_reviewed_only_from_a_move_and_without_an_analysis(bench):
    bench.games.table.state.over = False
    bench.reviews.look_back()
    assert bench.visible is bench.table_page
    move = Mock()
    bench.reviews.look_back(move)
    assert bench.visible is bench.reviews.page
    bench.reviews.page.begin.assert_called_once_with("trainer", None, move, bench.games.page.viewer)


def test_a_game_without_its_history_cannot_be_reviewed(bench):
    bench.games.table.complete = False
    bench.reviews.look_back()
    bench.notice.show_message.assert_called_once_with(Message("look-back-no-past"))
    bench.games.playing = False
    bench.reviews.look_back()
    bench.notice.show_message.assert_called_once()
    assert bench.visible is bench.table_page


@pytest.mark.parametrize("speed", ["off", "normal"])
def test_the_view_of_a_review_glides_unless_motion_is_reduced(bench, settings, monkeypatch, speed):
    monkeypatch.setattr("alhambra_desktop.views.window.reviews.reduces_motion", lambda _: speed == "off")
    bench.reviews.look_back()
    bench.reviews.page.stage.city.set_gliding.assert_called_once_with(speed == "normal")


def test_rules_on_the_page_of_a_review_are_asked_for(bench):
    asked = Mock()
    bench.reviews.rule_asked.connect(asked)
    bench.reviews.page.rule_asked.emit("B-17")
    asked.assert_called_once_with("B-17")


def test_a_file_is_reviewed_after_it_was_opened(bench):
    bench.reviews.look_back_at(Path("/evening"))
    bench.games.open_file.assert_called_once_with(Path("/evening"), bench.reviews.look_back)


# -- practice games


@pytest.mark.parametrize("record", [None, Path("/friend")])
def test_a_practice_game_leads_back_to_the_turn_from_which_it_began(bench, record):
    reviewed, practice = bench.games.table.saved.return_value, Mock()
    bench.games.record = record
    bench.reviews.look_back()
    assert not bench.reviews.has_review
    bench.reviews.page.practice_chosen.emit(practice)
    bench.games.shown.assert_called_once_with(practice, None, is_record=False)
    assert bench.reviews.has_review
    assert bench.changed.call_count == 1
    bench.games.record = None
    bench.storage.current = Path("/auto/practice")
    bench.reviews.return_to_review()
    bench.games.shown.assert_called_with(reviewed, Path("/auto/own"), is_record=record is not None)
    assert bench.visible is bench.reviews.page
    assert bench.reviews.page.begin.call_count == 2
    bench.reviews.page.show_stop.assert_called_once_with(7)
    assert not bench.reviews.has_review
    assert bench.changed.call_count == 2


def test_practice_within_practice_leads_back_step_by_step(bench):
    first, second = Mock(), Mock()
    bench.games.table.saved.side_effect = [first, second]
    bench.reviews.page.practice_chosen.emit(Mock())
    bench.reviews.page.stop = 9
    bench.reviews.page.practice_chosen.emit(Mock())
    for game, stop, more in ((second, 9, True), (first, 7, False)):
        bench.reviews.return_to_review()
        assert bench.games.shown.call_args.args[0] is game
        bench.reviews.page.show_stop.assert_called_with(stop)
        assert bench.reviews.has_review is more


def test_another_game_on_the_table_forgets_the_review(bench):
    bench.reviews.page.practice_chosen.emit(Mock())
    bench.games.begun.emit()
    assert not bench.reviews.has_review
    bench.games.shown.reset_mock()
    bench.reviews.return_to_review()
    bench.games.shown.assert_not_called()


# -- comparing


@pytest.mark.parametrize("path", [None, Path("/friend")])
def test_a_review_is_compared_with_a_chosen_file(bench, monkeypatch, path):
    asked = []
    monkeypatch.setattr(file_dialogs, "file_to_open", lambda parent: asked.append(parent) or path)
    bench.reviews.page.compare_wanted.emit()
    assert asked == [bench.window]
    load = bench.storage.analyses.load_comparison
    if path is None:
        load.assert_not_called()
    else:
        assert load.call_args.args[:2] == (path, bench.games.table.transitions)


def test_a_comparison_appears_only_over_its_review_and_leads_back_to_it(bench, monkeypatch):
    monkeypatch.setattr(file_dialogs, "file_to_open", lambda _: Path("/friend"))
    bench.reviews.look_back()
    bench.reviews.compare()
    show, content = bench.storage.analyses.load_comparison.call_args.args[2], Mock()
    bench.navigator.back()
    show(content)
    assert bench.visible is bench.table_page, "the player left the review"
    bench.reviews.look_back()
    show(content)
    assert bench.visible is bench.reviews.comparison
    bench.reviews.comparison.set_content.assert_called_once_with(content)
    bench.window.show()
    bench.reviews.comparison.chosen.emit(4)
    assert bench.visible is bench.reviews.page
    bench.reviews.page.show_stop.assert_called_once_with(4)
    bench.window.close()


def test_the_review_has_the_focus_after_a_compared_turn_was_chosen(bench, qtbot):
    qtbot.addWidget(bench.window)
    bench.window.setCentralWidget(bench.navigator)
    bench.window.show()
    bench.reviews.look_back()
    page: Any = bench.reviews.page
    page.setFocus = Mock()
    bench.reviews.comparison.chosen.emit(4)
    page.setFocus.assert_called_once_with()


# -- postcards


@pytest.fixture
def cards(monkeypatch):
    """Let the content of a postcard be its game and date."""
    monkeypatch.setattr(postcard, "postcard_of", lambda game, date: (game, date))


FINISHED = Mock(kept=Mock(ended=1_789_988_400))


def test_a_postcard_shows_the_game_on_the_table(bench, cards, qtbot):
    qtbot.addWidget(bench.window)
    bench.reviews.show_postcard()
    read, show = bench.storage.analyses.load_game.call_args.args
    assert read() is bench.games.table.saved.return_value
    show(FINISHED)
    (dialog,) = bench.postcards
    assert dialog.isVisible()
    assert dialog.parent() is bench.window
    assert dialog.card == (FINISHED, "21 Sep 2026")


def test_a_postcard_shows_a_finished_game_of_a_file(bench, monkeypatch):
    monkeypatch.setattr(save, "read_game", lambda path: ("read", path))
    bench.games.playing = False
    bench.reviews.show_postcard(Path("/evening"))
    read, _ = bench.storage.analyses.load_game.call_args.args
    assert read() == ("read", Path("/evening"))


@pytest.mark.parametrize(("playing", "over"), [(True, False), (False, True)])
def test_only_finished_games_have_a_postcard(bench, playing, over):
    bench.games.playing, bench.games.table.state.over = playing, over
    bench.reviews.show_postcard()
    bench.storage.analyses.load_game.assert_not_called()


@pytest.mark.parametrize("change", ["page", "game", "dialog", "none"])
def test_a_late_postcard_does_not_interrupt_something_else(bench, cards, qtbot, change):
    qtbot.addWidget(bench.window)
    dialog = QDialog()
    qtbot.addWidget(dialog)
    bench.reviews.show_postcard()
    _, show = bench.storage.analyses.load_game.call_args.args
    if change == "page":
        bench.reviews.look_back()
    elif change == "game":
        bench.games.table.state = Mock()
    elif change == "dialog":
        dialog.open()
    show(FINISHED)
    assert len(bench.postcards) == (change == "none")


def test_away_from_the_table_a_postcard_does_not_depend_on_its_game(bench, cards, qtbot):
    qtbot.addWidget(bench.window)
    bench.games.at_table = False
    bench.reviews.show_postcard(Path("/evening"))
    _, show = bench.storage.analyses.load_game.call_args.args
    bench.games.table.state = Mock()
    show(FINISHED)
    assert len(bench.postcards) == 1


def test_a_postcard_is_written_to_a_chosen_file(bench, cards, qtbot, monkeypatch):
    qtbot.addWidget(bench.window)
    bench.reviews.show_postcard()
    bench.storage.analyses.load_game.call_args.args[1](FINISHED)
    (dialog,) = bench.postcards
    answers, asked = [None, Path("/card.png")], []
    monkeypatch.setattr(
        file_dialogs, "file_for_postcard", lambda *about: asked.append(about) or answers.pop(0)
    )
    dialog.save_wanted.emit()
    dialog.paint_file.assert_not_called()
    dialog.save_wanted.emit()
    assert asked == 2 * [(dialog, "Alhambra postcard")]
    path, write = dialog.paint_file.call_args.args
    content = Mock()
    write(content)
    assert path == Path("/card.png")
    assert bench.storage.write_file.mock_calls == [call(Path("/card.png"), content)]
