from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton

from alhambra_desktop.model.core.event import ScoringHeld
from alhambra_desktop.model.core.nouns import types_noun
from alhambra_desktop.model.core.scoring import Points
from alhambra_desktop.views.dialogs.result import ResultDialog
from alhambra_desktop.views.dialogs.scoring import ScoringDialog, working
from alhambra_desktop.words import say

LEFT = Qt.MouseButton.LeftButton


def held(table, number: int):
    """A scoring round with the state that it left."""
    for move in table.transitions:
        for event in move.events:
            if isinstance(event, ScoringHeld) and event.scoring.round == number:
                return move.after, event.scoring
    raise AssertionError(number)


def cell(dialog, title: str, name: str) -> str:
    return next(
        w.text() for w in dialog.findChildren(QLabel) if w.accessibleName().startswith(f"{title}, {name}: ")
    )


def button(dialog, text: str) -> QPushButton:
    return next(b for b in dialog.findChildren(QPushButton) if b.text().replace("&", "") == text)


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("name", ["three", "six"])
def test_every_figure_of_a_scoring_is_shown(request, open_dialog, name, number):
    table = request.getfixturevalue(name)
    state, scoring = held(table, number)
    dialog = open_dialog(ScoringDialog(table.book, state, scoring))
    for line in scoring.lines:
        who = table.book.owner_name(line.owner)
        title = say(types_noun(line.subject)).capitalize() if line.subject else "Longest wall"
        shown = cell(dialog, title, who)
        assert f"+{line.amount}<" in shown
        assert working(line) in shown
        if line.subject:
            count = table.book.count(state, line.owner, line.subject)
            assert f"{count} tile" in shown
    for seat in table.setup.everybody:
        who = table.book.owner_name(seat)
        assert cell(dialog, f"Scoring {number}", who) == f"<b>+{scoring.total(seat)}</b>"
        so_far = sum(h.total(seat) for h in state.scorings if h.round <= number)
        assert cell(dialog, "Points so far", who) == str(so_far)


def test_the_best_of_each_row_have_a_star(three, open_dialog):
    state, scoring = held(three, 3)
    dialog = open_dialog(ScoringDialog(three.book, state, scoring))
    for type_id in three.book.types:
        counts = [three.book.count(state, seat, type_id) for seat in three.setup.everybody]
        for seat, count in enumerate(counts):
            shown = cell(dialog, say(types_noun(type_id)).capitalize(), three.book.owner_name(seat))
            assert ("★" in shown) == (count == max(counts) > 0)


def test_points_are_worked_out_in_figures():
    def told(amount, *terms, shared_by=1):
        return working(Points(0, "types", amount, "tower", terms, shared_by))

    assert told(21) == told(4, (4,)) == ""
    assert told(6, (4,), (2,)) == "4 + 2"
    assert told(13, (3, 3), (4, 1)) == "3 × 3 + 4 × 1"
    assert told(9, (13,), (6,), shared_by=2) == "(13 + 6)/2 = 9 each"
    assert told(3, (6,), shared_by=2) == "6/2 = 3 each"
    assert told(13, (13,), shared_by=2) == "13 to each"


def test_counts_from_the_moment_itself_outweigh_what_was_drawn_since(two, open_dialog):
    state, scoring = held(two, 1)
    owners, types = two.book.owners(), two.book.types
    then = {(owner, type_id): 3 for owner in owners for type_id in types}
    dialog = open_dialog(ScoringDialog(two.book, state, scoring, counts=then))
    assert "3 tiles, tied 1st" in cell(dialog, "Towers", "Dirk")


def test_a_round_that_came_in_the_same_move_does_not_count_yet(three, open_dialog):
    state = three.state
    first = state.scorings[0]
    dialog = open_dialog(ScoringDialog(three.book, state, first))
    assert cell(dialog, "Points so far", "Anna") == str(first.total(0))


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_enter_and_escape_go_on(three, open_dialog, qtbot, key):
    state, scoring = held(three, 1)
    dialog = open_dialog(ScoringDialog(three.book, state, scoring))
    with qtbot.waitSignal(dialog.finished):
        qtbot.keyClick(dialog, key)


@pytest.mark.parametrize("name", ["two", "three", "six"])
def test_the_result_ranks_everybody_with_the_points_of_each_round(request, open_dialog, name):
    table = request.getfixturevalue(name)
    dialog = open_dialog(ResultDialog(table))
    best = max(player.score for player in table.state.players)
    shown = [label.text() for label in dialog.findChildren(QLabel)]
    assert any(text.startswith(f"{best} points after") for text in shown)
    for seat, player in enumerate(table.state.players):
        assert table.book.owner_name(seat) in shown
        assert str(player.score) in shown
        for each in table.state.scorings:
            assert str(each.of(seat, "types")) in shown
            assert str(each.of(seat, "wall")) in shown


def test_a_tie_is_a_shared_victory(three, open_dialog, monkeypatch):
    dialog = ResultDialog(three)
    for scores, title in (
        ([50, 50, 30], "Anna and Yusuf share the victory"),
        ([50, 50, 50], "Anna, Yusuf and Leila share the victory"),
        ([50, 20, 30], "You win"),
        ([10, 20, 30], "Leila wins"),
    ):
        monkeypatch.setattr(dialog, "_scores", scores)
        assert dialog.title == title


def test_dirk_is_shown_beside_the_two_but_cannot_win(two, open_dialog):
    dialog = open_dialog(ResultDialog(two))
    assert "Dirk takes part in the majorities but cannot win." in dialog.notes
    assert "Dirk" not in dialog.title
    assert "Dirk" in [label.text() for label in dialog.findChildren(QLabel)]


def test_an_assisted_game_is_marked(three, open_dialog, monkeypatch):
    assert not any("assisted" in note for note in ResultDialog(three).notes)
    monkeypatch.setattr(three, "assisted", True)
    dialog = open_dialog(ResultDialog(three, "trainer"))
    shown = [label.text() for label in dialog.findChildren(QLabel)]
    assert "Whole rounds were taken back: an assisted game." in shown
    assert "Play aids: trainer." in shown


@pytest.mark.parametrize(("text", "same"), [("Rematch", False), ("Same deal again", True)])
def test_a_rematch_is_asked_for_with_the_same_or_another_deal(three, open_dialog, qtbot, text, same):
    dialog = open_dialog(ResultDialog(three))
    with qtbot.waitSignal(dialog.rematch) as asked:
        qtbot.mouseClick(button(dialog, text), LEFT)
    assert asked.args == [same]
    assert not dialog.isVisible()


def test_closing_the_result_asks_for_nothing(three, open_dialog, qtbot):
    dialog = open_dialog(ResultDialog(three))
    with qtbot.assertNotEmitted(dialog.rematch):
        qtbot.mouseClick(button(dialog, "Close"), LEFT)
    assert not dialog.isVisible()


def test_hints_are_noted_in_the_result(three):
    assert not any("Hints" in note for note in ResultDialog(three).notes)
    for strength in (1, 1, 2):
        three.note_hint(strength)
    assert "Hints: 3." in ResultDialog(three).notes
    three.note_hint(3)
    assert three.saved().hints == (2, 1, 1)
    assert "Hints: 4, 1 of them a whole turn." in ResultDialog(three).notes
