"""Puzzles in the window: answering by mouse and keyboard, judging, solutions, days and rating."""

from __future__ import annotations

import time
from datetime import date, datetime
from operator import attrgetter
from types import SimpleNamespace
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtWidgets import QApplication

from alhambra_desktop.model.learning.analysis import worker
from alhambra_desktop.model.learning.analysis.verdict import Interval, Shortfall
from alhambra_desktop.model.learning.puzzles import shelf
from alhambra_desktop.model.learning.puzzles.goals import goal_of
from alhambra_desktop.model.learning.puzzles.rating import FIRST, Answer, Rating, answer_of
from alhambra_desktop.model.players.characters import character_of
from alhambra_desktop.model.players.explain.explanation import Explanation, LongerRun
from alhambra_desktop.model.players.skill.levels import level
from alhambra_desktop.model.rules.core.engine.action import BuyBuilding, EndTurn, PlaceTile, TakeMoney
from alhambra_desktop.model.rules.core.places.places import CardFace, CitySquare, MarketSquare, PieceId, Row
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.commands.actions import BY_ID
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.views.game.seat_pictures import seat_picture
from alhambra_desktop.views.game.target import Target
from alhambra_desktop.views.interaction.phase import Phase
from alhambra_desktop.views.pages.puzzles import puzzle_page
from alhambra_desktop.views.pages.puzzles.puzzle_card import ISO
from alhambra_desktop.views.pages.puzzles.puzzle_cards import PICTURE
from alhambra_desktop.views.pages.puzzles.puzzle_page import PuzzlePage
from alhambra_desktop.views.pages.puzzles.puzzle_words import verdict_sentence
from alhambra_desktop.views.pages.puzzles.puzzles import Puzzles
from alhambra_desktop.views.pages.review.review_page import ReviewPage
from alhambra_desktop.views.storage.preferences import PUZZLE_ANSWERS, PUZZLE_KINDS, Progress
from alhambra_desktop.views.storage.settings import Settings
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.views.text.names import person_name
from alhambra_desktop.views.widgets.flourish import Flourish
from alhambra_desktop.words import say
from tests.of_type import of_type
from tests.sweeps import in_each_language
from tests.views.driver import TIMEOUT, Driver
from tests.views.judging import NearJudge
from tests.views.pages import PAGES
from tests.views.person import Person

MOST_STEPS = 40
"""Maximum number of arrow keys from any target to any other."""

TODAY = Puzzles.today
"""The unpatched date function; tests replace the attribute."""

LATE = "000003"
"""A puzzle in a game's last turn, which is analysed quickly."""


@pytest.fixture(autouse=True)
def swiftly(monkeypatch):
    """Show solutions without delay, and use a late puzzle as the puzzle of the day."""
    monkeypatch.setattr(puzzle_page, "BETWEEN", 0)
    days = shelf.suitable(frozenset()).index(LATE)
    monkeypatch.setattr(Puzzles, "today", lambda _: QDate(2026, 1, 1).addDays(days))


def begin(player: Driver, judge=worker.answer) -> PuzzlePage:
    """Open the puzzle of the day with a judge in this process."""
    page = player.window.workspace.puzzles.page
    near: Any = NearJudge(judge)
    page.judge._worker = page.judge._timeout.worker = near
    player.window.workspace.show_puzzles()
    player.window.workspace.puzzles.show_daily()
    assert player.window.navigator.currentWidget() is page
    assert page.puzzle.id == LATE
    return page


def hand_at(player: Driver, page: PuzzlePage) -> Person:
    """Return a person at the table of the puzzle."""
    window: Any = SimpleNamespace(workspace=SimpleNamespace(page=page.page, table=page.table))
    return Person(Driver(player.qtbot, window))


def wait_for_verdict(player: Driver, page: PuzzlePage) -> str:
    player.qtbot.waitUntil(lambda: page.shown_verdict is not None, timeout=TIMEOUT)
    return page.shown_verdict.spoken_text


def end_turn(player: Driver, page: PuzzlePage) -> None:
    player.qtbot.waitUntil(page.answer.end.isEnabled)
    player.qtbot.mouseClick(page.answer.end, Qt.MouseButton.LeftButton)


def take_money(player: Driver, page: PuzzlePage) -> None:
    """Play a turn that takes the first money offered."""
    person = hand_at(player, page)
    person.do(next(one for one in page.table.offers() if isinstance(one, TakeMoney)))
    end_turn(player, page)


def test_playing_the_best_turn_by_mouse_solves_the_puzzle(player):
    page = begin(player)
    person = hand_at(player, page)
    assert [box.name.accessibleDescription() for box in page.goal.boxes] == ["not reached yet"] * 2
    bought = [one for one in page.puzzle.answer if one.brought]
    for action in bought:
        person.do(action)
    for action in page.puzzle.answer:
        if action not in bought and not isinstance(action, EndTurn):
            person.put_down(action)
    assert [box.name.accessibleDescription() for box in page.goal.boxes] == ["reached"] * 2
    end_turn(player, page)
    assert wait_for_verdict(player, page).startswith(
        "Solved. as good as the best turn. Takes the lead in chambers"
    )
    assert page.panel.findChildren(Flourish)
    assert player.window.settings.progress.puzzles == ((LATE, "solved"),)
    assert player.window.settings.progress.puzzle_days[0][1] == "solved"
    assert player.window.workspace.puzzles.rating == Rating().after(page.puzzle.rating, Answer.SOLVED, False)


def test_f1_explains_the_target_of_the_cursor_in_a_puzzle(player):
    page = begin(player)
    player.qtbot.keyClick(page.page.view, Qt.Key.Key_Right)
    cursor = page.page.controller.selection.cursor
    assert isinstance(cursor, PieceId)
    assert isinstance(page.page.stage.snapshot.table.pieces[cursor].place, MarketSquare)
    player.qtbot.keyClick(page.page.view, Qt.Key.Key_F1)
    assert player.window.workspace.reader.page.rule == "B-10"
    player.qtbot.keyClick(player.window.workspace.reader.page.text, Qt.Key.Key_Escape)
    assert player.window.navigator.currentWidget() is page


def test_the_last_action_replaces_the_boxes_of_actions_to_come(player):
    page = begin(player)
    person = hand_at(player, page)
    texts = [box.text.text() for box in page.line.boxes if box.isVisible()]
    assert texts[0] == "Buy, take money or redesign"
    person.do(next(one for one in page.table.offers() if isinstance(one, TakeMoney)))
    (box,) = (box for box in page.line.boxes if box.isVisible())
    assert box.text.text().startswith("Took")


@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_move_pictures_have_full_height_at_every_pixel_ratio(player, monkeypatch, ratio):
    monkeypatch.setattr(PuzzlePage, "devicePixelRatioF", lambda _: ratio)
    page = begin(player)
    page.page.stage.faces.set_scale(2.0)
    page.table.submit(next(one for one in page.table.offers() if isinstance(one, TakeMoney)))
    picture = page._deeds()[0].picture
    assert picture.deviceIndependentSize().height() == PICTURE
    assert picture.height() == PICTURE * ratio


def test_the_player_has_the_same_name_as_in_games(player):
    page = begin(player)
    assert page.table.setup.seats[page.puzzle.deal.seat].name == person_name()
    assert page.table.saved().history() is not None


def test_players_of_a_puzzle_have_portraits(player):
    page = begin(player)
    seats = page.table.setup.seats
    persons = [seat_picture(seat).person for seat in seats]
    assert len({*persons}) == len(seats)
    assert None not in persons
    for seat in seats:
        if seat.level is not None:
            character = character_of(seat)
            assert say(character.name) == seat.name
            assert level(seat.level) in character.levels


def test_a_worse_turn_shows_its_cost_and_can_be_retried(player):
    page = begin(player)
    take_money(player, page)
    told = wait_for_verdict(player, page)
    assert told.startswith("Missed. about ")
    assert "The best turn is better because it takes the lead in chambers" in told
    assert page.page.stage.reach == ()
    assert page.answer.again.hasFocus()
    player.qtbot.keyClick(page.answer.again, Qt.Key.Key_Return)
    assert page.shown_verdict is None
    assert page.page.stage.reach is None
    assert page.table.state == page.puzzle.saved.with_name(page.puzzle.deal.seat, person_name()).state
    assert page.page.view.hasFocus()


def test_the_main_button_of_the_answer_ends_the_turn(player):
    page = begin(player)
    person, end = hand_at(player, page), page.answer.end
    assert (end.isVisible(), end.isEnabled(), end.text()) == (True, False, "End turn")
    person.do(next(one for one in page.table.offers() if isinstance(one, TakeMoney)))
    person.driver.follow()
    assert end.isEnabled()
    player.qtbot.mouseClick(end, Qt.MouseButton.LeftButton)
    assert not end.isVisible()
    assert wait_for_verdict(player, page).startswith("Missed")


def test_only_the_first_answer_counts(player):
    page = begin(player)
    take_money(player, page)
    wait_for_verdict(player, page)
    rating = player.window.workspace.puzzles.rating
    assert rating.points < FIRST
    page.try_again()
    take_money(player, page)
    wait_for_verdict(player, page)
    assert player.window.workspace.puzzles.rating == rating


def test_a_hint_shows_the_first_step_and_halves_the_gain(player):
    page = begin(player)
    player.qtbot.keyClick(page.page.view, Qt.Key.Key_H)
    assert page.line.hinted.text().startswith("First step: buy tower 8 with 4 + 2 + 1 + 1 ducats.")
    player.qtbot.keyClick(page.page.view, Qt.Key.Key_H)
    assert "chambers 10" in page.line.hinted.text()
    assert not page.line.hint.isEnabled()
    for action in page.puzzle.answer:
        page.table.submit(action)
    assert wait_for_verdict(player, page).startswith("Solved")
    assert player.window.workspace.puzzles.rating == Rating().after(page.puzzle.rating, Answer.SOLVED, True)


def test_hints_are_free_once_the_puzzle_has_a_result(player):
    page = begin(player)
    assert "counts for half" in page.line.hint.toolTip()
    page.hint()
    assert page.line.hinted.text().endswith("With a hint, your answer counts for half.")
    take_money(player, page)
    wait_for_verdict(player, page)
    page.try_again()
    assert page.line.hint.toolTip() == "Show how the best turn begins (H)"
    assert page.line.hinted.text().startswith("First step: ")
    assert "half" not in page.line.hinted.text()
    player.window.workspace.puzzles.show_daily()
    assert page.line.hinted.text() == "Your result is already recorded, so hints are free now."
    for _ in range(2):
        page.progress.reset.click()
    assert page.line.hinted.text().startswith("Solving this changes your rating by ")
    assert "counts for half" in page.line.hint.toolTip()


def test_every_puzzle_begins_without_hints(qtbot, settings):
    page = PuzzlePage(settings)
    qtbot.addWidget(page)
    page.hints = 2  # left over from another puzzle
    page.begin(shelf.puzzle(LATE), QDate(2026, 1, 1))
    assert page.hints == 0
    page.hint()
    assert page.line.hinted.text().startswith("First step: ")


def test_the_solution_is_explained_and_giving_up_counts_as_missed(player):
    page = begin(player)
    take = next(one for one in page.table.offers() if isinstance(one, TakeMoney))
    page.table.submit(take)
    page.line.solution.click()
    told = wait_for_verdict(player, page)
    assert told.startswith("Solution. Takes the lead in chambers")
    done = tuple(move.action for move in page._moves())
    assert done[: len(page.puzzle.answer)] == page.puzzle.answer
    assert player.window.settings.progress.puzzles == ((LATE, "missed"),)


def walk(player: Driver, page: PuzzlePage, wanted: Target) -> None:
    """Move the cursor to a target with arrow keys, and choose it."""
    stage, view = page.page.stage, page.page.view
    for _ in range(MOST_STEPS):
        selection = page.page.controller.selection
        if selection.cursor == wanted:
            break
        here = stage.rect_of(selection.cursor) if selection.cursor is not None else None
        away = stage.rect_of(wanted).center() - (here or stage.rect_of(CitySquare(0, (0, 0)))).center()
        aside = Qt.Key.Key_Right if away.x() > 0 else Qt.Key.Key_Left
        along = Qt.Key.Key_Down if away.y() > 0 else Qt.Key.Key_Up
        keys = (aside, along) if abs(away.x()) > abs(away.y()) else (along, aside)
        for key in keys:
            player.qtbot.keyClick(view, key)
            if page.page.controller.selection.cursor != selection.cursor:
                break
    assert page.page.controller.selection.cursor == wanted
    player.qtbot.keyClick(view, Qt.Key.Key_Return)


def test_a_puzzle_can_be_solved_by_keyboard(open_window):
    player = open_window()
    player.qtbot.waitUntil(player.window.isActiveWindow)
    page = begin(player)
    view = page.page.view
    assert view.hasFocus()
    player.qtbot.keyClick(view, Qt.Key.Key_F6)
    assert QApplication.focusWidget() in (page.line.hint, page.answer.end)
    player.qtbot.keyClick(page.line.hint, Qt.Key.Key_F6)
    assert view.hasFocus()
    tiles = page.table.book.tile_pieces
    for action in page.puzzle.answer:
        if isinstance(action, BuyBuilding):
            walk(player, page, tiles[action.tile])
            player.qtbot.keyClick(view, Qt.Key.Key_Return)  # the lifted tile goes to the tray
        elif isinstance(action, PlaceTile):
            walk(player, page, tiles[action.tile])
            walk(player, page, CitySquare(page.page.viewer, action.cell))
    player.qtbot.keyClick(view, Qt.Key.Key_E)
    assert wait_for_verdict(player, page).startswith("Solved")
    assert page.answer.next.hasFocus()
    player.qtbot.keyClick(page.answer.next, Qt.Key.Key_Escape)
    puzzles = player.window.workspace.puzzles.list_page
    assert player.window.navigator.currentWidget() is puzzles
    player.qtbot.keyClick(puzzles.day.solve, Qt.Key.Key_Escape)
    assert player.window.navigator.currentWidget() is player.window.workspace.start


def test_a_wrong_answer_and_the_solution_are_accessible_by_keyboard(player, monkeypatch):
    page = begin(player)
    said = []
    monkeypatch.setattr(page.page.reading, "announce", lambda text: said.append(text()))
    view = page.page.view
    taken = next(one for one in page.table.offers() if isinstance(one, TakeMoney))
    stage = page.page.stage
    card = next(one for one in stage.snapshot.table.at(Row()) if one.face == CardFace(taken.cards[0]))
    walk(player, page, card.id)
    player.qtbot.keyClick(view, Qt.Key.Key_Return)
    player.qtbot.keyClick(view, Qt.Key.Key_E)
    assert wait_for_verdict(player, page).startswith("Missed")
    assert said[-1] == f"{page.shown_verdict.spoken_text} {page.reward.text}"
    assert page.answer.again.hasFocus()
    player.qtbot.keyClick(page.answer.again, Qt.Key.Key_Backtab)
    assert page.line.solution.hasFocus()
    player.qtbot.keyClick(page.line.solution, Qt.Key.Key_Return)
    assert page.answer.how.text() == "This is the best turn. The reasons follow."
    assert not page.page.bar.undo.isEnabled()
    player.qtbot.waitUntil(lambda: page.shown_verdict is not None, timeout=TIMEOUT)
    assert said[-1].startswith("Solution. ")
    assert page.answer.next.hasFocus()
    player.qtbot.keyClick(page.answer.next, Qt.Key.Key_Tab)
    assert page.answer.again.hasFocus()
    player.qtbot.keyClick(page.answer.again, Qt.Key.Key_Return)
    assert page.shown_verdict is None
    assert view.hasFocus()


def test_f6_stays_at_the_table_while_the_solution_is_shown(player):
    page = begin(player)
    page.show_solution()
    player.qtbot.keyClick(page.page.view, Qt.Key.Key_F6)
    assert page.page.view.hasFocus()


def test_moves_are_undone_and_redone_by_keys(player):
    page = begin(player)
    bought = next(one for one in page.puzzle.answer if one.brought)
    hand_at(player, page).do(bought)
    for command, count in (("undo", 0), ("redo", 1)):
        page.page.refresh.now()
        player.qtbot.keySequence(page.page.view, BY_ID[command].sequences[0])
        assert len(page._moves()) == count
    page.page.refresh.now()
    player.qtbot.mouseClick(page.page.bar.undo, Qt.MouseButton.LeftButton)
    assert page._moves() == ()


def test_goal_and_answer_are_announced(player, monkeypatch):
    page = player.window.workspace.puzzles.page
    said = []
    monkeypatch.setattr(page.page.reading, "announce", lambda text: said.append(text()))
    begin(player)
    goals = "take the lead in chambers and extend the wall to 14"
    assert f"Reach both goals in one turn. In one turn: {goals}." in said
    page.hint()
    assert said[-1].startswith("First step: ")
    take_money(player, page)
    wait_for_verdict(player, page)
    assert said[-1] == f"{page.shown_verdict.spoken_text} {page.reward.text}"


def test_a_failing_judge_is_reported_and_nothing_is_stored(player):
    page = begin(player, lambda asked: {"id": asked["id"], "error": "gone"})
    take_money(player, page)
    assert "could not be checked" in wait_for_verdict(player, page)
    assert player.window.settings.progress.puzzles == ()
    page.answer.again.click()
    assert page.page.controller.enabled


def test_giving_up_is_impossible_during_the_analysis(player):
    page = begin(player)
    judge = of_type(page.judge._worker, NearJudge)
    judge.slow = True
    take_money(player, page)
    assert page.answer.how.text() == "Your turn is being analysed…"
    assert not page.line.solution.isEnabled()
    page.show_solution()
    assert player.window.settings.progress.puzzles == ()
    judge.slow = False
    assert wait_for_verdict(player, page).startswith("Missed")
    assert page.line.solution.isEnabled()


def test_the_review_shows_the_moment_of_the_puzzle(player):
    page = begin(player)
    page.goal.look_back.click()
    looking = player.window.navigator.currentWidget()
    assert isinstance(looking, ReviewPage)
    assert looking.turn.text() == "Now"
    player.qtbot.keyClick(looking, Qt.Key.Key_Escape)
    assert player.window.navigator.currentWidget() is page
    assert page.page.controller.enabled
    page.show_solution()
    wait_for_verdict(player, page)
    page.goal.look_back.click()
    assert looking.turn.text() == f"Turn {page.puzzle.turn} of {page.puzzle.turns}"
    assert looking.stage.snapshot.seen.players[0].city == page.puzzle.state.players[0].city


def test_another_puzzle_can_be_opened_from_the_daily_one(player):
    page = begin(player)
    page.another.click()
    assert page.puzzle.id != LATE
    puzzles = player.window.workspace.puzzles
    listed = [one.id for one in puzzles.listing.matching(puzzles.filters)]
    number = listed.index(page.puzzle.id) + 1
    assert page.goal.day.text() == f"Puzzle {number} of {len(listed)}"
    page.daily.click()
    assert page.puzzle.id == LATE
    assert page.goal.day.text().startswith("Puzzle of the day, ")


def test_the_rating_is_reset_after_confirmation(player):
    page = begin(player)
    page.show_solution()
    wait_for_verdict(player, page)
    assert page.progress.points.toolTip() == "after 1 answer"
    page.progress.reset.click()
    assert page.progress.points.toolTip() == "after 1 answer"
    page.progress.reset.click()
    assert page.progress.points.toolTip() == "no answer yet"
    assert page.progress.points.text() == str(FIRST)
    assert not page.progress.reset.isVisible()
    progress = player.window.settings.progress
    assert (progress.puzzles, progress.puzzle_curve, progress.puzzle_rating) == ((), (), None)


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="the zone of a process is that of the system here")
@pytest.mark.parametrize("zone", ["Pacific/Kiritimati", "UTC", "America/Los_Angeles"])
def test_a_date_has_the_same_puzzle_in_every_time_zone(zone, player, monkeypatch):
    with monkeypatch.context() as here:
        here.setenv("TZ", zone)
        time.tzset()
        before = datetime.now(ZoneInfo(zone)).date()
        today = date.fromisoformat(TODAY().toString(ISO))
        assert before <= today <= datetime.now(ZoneInfo(zone)).date()
    time.tzset()
    for days in (0, 1, 200, 365 * 30):
        day = QDate(2026, 1, 1).addDays(days)
        monkeypatch.setattr(Puzzles, "today", lambda _, day=day: day)
        assert player.window.workspace.puzzles.daily() == shelf.of_day(days)


def test_the_panel_shows_only_answers_of_this_week(player):
    today = player.window.workspace.puzzles.today()
    others = [(day.toString(ISO), "missed") for day in (today.addYears(-1), today.addDays(-7))]
    days = ((today.toString(ISO), "nearly"), *others, ("nonsense", "solved"))
    player.window.settings.change(puzzle_days=days)
    page = begin(player)
    assert [answer for answer in page.progress.days._answers if answer] == [Answer.NEARLY]
    assert page.progress.days.accessibleName() == "Nearly"


@pytest.mark.parametrize("language", in_each_language())
def test_goal_hint_and_solution_are_translated(language, player):
    player.window.settings.change(language=language)
    page = begin(player)
    page.hint()
    assert page.goal.title.text()
    assert page.goal.accessibleDescription()
    assert page.line.hinted.text()
    page.show_solution()
    assert wait_for_verdict(player, page)


@pytest.mark.usefixtures("spoken")
def test_texts_beside_the_table_follow_the_language(player):
    page = begin(player)
    take_money(player, page)
    wait_for_verdict(player, page)
    box, progress = page.answer.box, page.progress
    labels = (box.name, box.figure, box.text, page.goal.day, progress.rating, progress.streak)
    before = [label.text() for label in labels]
    SPOKEN.speak("fr")
    after = [label.text() for label in labels]
    assert all(after)
    assert not set(before) & set(after)
    assert page.shown_verdict.spoken_text == ". ".join(after[:3])
    SPOKEN.speak("en")
    assert [label.text() for label in labels] == before


def test_a_damaged_puzzle_is_reported_and_not_opened(player, tmp_path, monkeypatch):
    monkeypatch.setattr(shelf, "FOLDER", tmp_path)
    (tmp_path / f"{LATE}.toml").write_text("format = 1\n")
    shelf.puzzle.cache_clear()
    player.window.workspace.puzzles.show_daily()
    shelf.puzzle.cache_clear()
    assert f"The puzzle '{LATE}' cannot be read" in player.window.notice.words
    assert player.window.navigator.currentWidget() is player.page


def test_a_puzzle_does_not_change_the_running_game(player):
    before = player.table.saved() if player.window.workspace.playing else None
    page = begin(player)
    page.show_solution()
    wait_for_verdict(player, page)
    player.qtbot.mouseClick(page.header.leave, Qt.MouseButton.LeftButton)
    assert player.window.navigator.currentWidget() is player.window.workspace.puzzles.list_page
    assert (player.table.saved() if player.window.workspace.playing else None) == before


@pytest.mark.parametrize(
    ("short", "reached", "answer"),
    [
        (0.0, [True, True], Answer.SOLVED),
        (1.0, [True], Answer.SOLVED),
        (1.2, [True], Answer.NEARLY),
        (0.5, [True, False], Answer.NEARLY),
        (2.9, [False], Answer.NEARLY),
        (3.0, [False], Answer.MISSED),
        (4.0, [True, False], Answer.NEARLY),
        (6.0, [True, False], Answer.MISSED),
        (9.0, [True], Answer.MISSED),
    ],
)
def test_points_and_goals_decide_between_solved_nearly_and_missed(short, reached, answer):
    assert answer_of(short, reached) is answer


def test_an_answer_names_the_goals_that_it_missed():
    book, goals = shelf.puzzle(LATE).book, [goal_of("exact 1"), goal_of("run wall 4")]
    equal = Shortfall(Interval(2.0, 1.0, 3.0), Explanation((), ()), Explanation((), ()))
    text = verdict_sentence(book, Answer.NEARLY, equal, goals, goals[:1])
    assert text == "Not reached: “pay the exact price”."
    text = verdict_sentence(book, Answer.NEARLY, equal, goals, goals)
    assert text == "Not reached: “pay the exact price” and “extend the wall to 4”."


@pytest.mark.parametrize(("count", "start"), [(1, "Goal"), (2, "Both goals"), (3, "All goals")])
def test_an_answer_that_reached_its_goals_says_how_many(count, start):
    best = Explanation((), (LongerRun(3.0, "wall", 4, 6),))
    worse = Shortfall(Interval(2.0, 1.0, 3.0), Explanation((), ()), best)
    goals = [goal_of("exact 1")] * count
    text = verdict_sentence(shelf.puzzle(LATE).book, Answer.NEARLY, worse, goals, ())
    assert text.startswith(f"{start} reached. The best turn is better because it also ")


def test_stored_answers_match_the_answer_values():
    assert tuple(one.value for one in Answer) == PUZZLE_ANSWERS
    assert (shelf.KNOWN, shelf.BASE) == PUZZLE_KINDS


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("puzzles", '[["1", "gold"]]'),
        ("puzzles", "3"),
        ("puzzle_days", '[["2026-01-01"]]'),
        ("puzzle_rating", "[1200]"),
        ("puzzle_rating", '["much", 1]'),
        ("puzzle_rating", "[1200, -1]"),
    ],
)
def test_invalid_answers_in_the_progress_file_are_set_aside(name, value, tmp_path, qapp):
    (tmp_path / "progress.json").write_text(f'{{"{name}": {value}}}')
    settings = Settings(tmp_path / "settings.json")
    assert settings.complaints
    assert getattr(settings.progress, name) == getattr(Progress(), name)


def test_the_list_of_lessons_links_to_the_puzzle_and_back(player):
    player.window.workspace.learn()
    learn = player.window.workspace.learning.learn
    player.qtbot.mouseClick(learn.puzzle, Qt.MouseButton.LeftButton)
    page = player.window.workspace.puzzles.list_page
    assert player.window.navigator.currentWidget() is page
    player.qtbot.keyClick(page.day.solve, Qt.Key.Key_Escape)
    assert player.window.navigator.currentWidget() is learn


@pytest.mark.parametrize("way", ["start_route.go", "games_route.go", "games.deal"])
def test_leaving_a_puzzle_by_a_menu_stops_the_judge(player, way):
    page = begin(player)
    judge = of_type(page.judge._worker, NearJudge)
    judge.slow = True
    take_money(player, page)
    player.window.workspace.show_rules()
    assert judge.alive, "one comes back from the rules"
    attrgetter(way)(player.window.workspace)()
    assert not judge.alive
    judge.slow = False
    assert judge.poll() == []


def test_stacked_pages_are_left_in_reverse_order(player):
    window = player.window
    window.workspace.games.begin(parse_new("human,apprentice seed=3"))
    window.workspace.learn()
    begin(player)
    window.workspace.learn()
    assert window.navigator.currentWidget() is window.workspace.learning.learn
    page = begin(player)
    player.qtbot.keyClick(page.page.view, Qt.Key.Key_Escape)
    player.qtbot.keyClick(window.workspace.puzzles.list_page.day.solve, Qt.Key.Key_Escape)
    assert window.navigator.currentWidget() is window.workspace.learning.learn
    player.qtbot.keyClick(window.workspace.learning.learn, Qt.Key.Key_Escape)
    assert window.workspace.at_table
    assert window.workspace.page.phase.now is not Phase.READING
    window.workspace.show_rules()
    player.qtbot.keyClick(window.workspace.reader.page.text, Qt.Key.Key_Escape)
    assert window.workspace.at_table


def test_a_puzzle_begun_before_midnight_counts_for_its_day(player, monkeypatch):
    begin(player)
    puzzles = player.window.workspace.puzzles
    day = puzzles.today()
    monkeypatch.setattr(Puzzles, "today", lambda _: day.addDays(1))
    puzzles._keep(LATE, Answer.SOLVED, False)
    assert player.window.settings.progress.puzzle_days == ((day.toString(ISO), "solved"),)


def test_modules_of_every_started_game_are_known(player):
    player.window.workspace.games.begin(parse_new("human,apprentice modules=camps seed=3"))
    player.window.workspace.games.begin(parse_new("human,apprentice seed=3"))
    assert "camps" in player.window.workspace.puzzles._known()
    assert "huts" not in player.window.workspace.puzzles._known()


def test_modules_of_finished_games_are_known(player, monkeypatch):
    kept = SimpleNamespace(game="alhambra", modules=("huts",))
    monkeypatch.setattr(player.window.workspace.storage.archive, "games", lambda: (kept,))
    begin(player)
    player.qtbot.waitUntil(lambda: "huts" in player.window.workspace.puzzles._known(), timeout=TIMEOUT)


@pytest.mark.parametrize("size", [(1280, 774), (1024, 674)])
def test_in_usual_window_sizes_the_panel_of_a_puzzle_does_not_scroll(qtbot, qapp, settings, size):
    page = of_type(PAGES["puzzle"](settings, GameTable()), PuzzlePage)
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    qapp.processEvents()
    assert page.panel.area.verticalScrollBar().maximum() == 0
