"""The end of a game: the winner's run, the result as a page; any key goes on, and ties are shared."""

from __future__ import annotations

import attrs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.accessibility.a11y import StageReader
from alhambra_desktop.views.audio.cues import Cue
from alhambra_desktop.views.interaction.phase import Phase
from alhambra_desktop.views.pages.result.result import ResultPage
from alhambra_desktop.views.playback import director
from alhambra_desktop.views.scene.zones.camera import Area
from alhambra_desktop.views.scene.zones.row import RowZone
from alhambra_desktop.views.scoring.show.winner_highlight import DIMS, RESTS, TRACES
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.words import say
from tests.views.driver import Driver, whole_game

from .stage.moving import StillClock

WHOLE = DIMS + TRACES + RESTS


@pytest.fixture(scope="module")
def finished(qapp):
    return whole_game("human,apprentice,apprentice seed=4").saved()


@pytest.fixture
def ended(open_window, settings, finished, monkeypatch) -> Driver:
    """A window on a clock that stands still, in which a game was just seen to end."""
    monkeypatch.setattr(director, "Clock", StillClock)
    player = open_window()
    player.window.workspace.games.show_saved(finished)
    player.page.scorings.shown.reject()
    settings.change(others_speed="normal")
    player.cues = []
    player.page.scorings.cued.connect(player.cues.append)
    end = player.page.scorings.end
    end.forget()
    end._on_shown(player.table.transitions[-1])
    player.page.scorings.show_result()
    return player


def pass_time(player: Driver, milliseconds: float) -> None:
    for _ in range(int(milliseconds / 20)):
        player.page.director.clock.advance(20)


def end_of(player: Driver):
    return player.page.scorings.end


def test_the_lamps_go_out_the_run_is_traced_and_then_the_result_fills_the_page(ended):
    highlight = end_of(ended).highlight
    assert end_of(ended).going
    assert ended.cues == [Cue("end")]
    assert ended.page.scorings.shown is None
    pass_time(ended, DIMS)
    assert not list(highlight._lit_runs())
    pass_time(ended, TRACES / 2)
    ((_, half, newest),) = highlight._lit_runs()
    whole = highlight.run_of(highlight.winners[0])
    assert half == whole[: len(half)]
    assert 0 < len(half) < len(whole)
    assert newest == {half[-1]}
    pass_time(ended, TRACES / 2 + RESTS)
    sheet = ended.page.scorings.shown
    assert isinstance(sheet, ResultPage)
    assert sheet.isVisible()
    assert not sheet.isWindow()
    assert sheet.geometry() == ended.page.rect()
    ((_, run, newest),) = highlight._lit_runs()
    assert (run, newest) == (whole, frozenset())


def test_the_longest_run_of_the_winner_is_traced(ended):
    highlight, state = end_of(ended).highlight, ended.table.state
    scores = [player.score for player in state.players]
    assert [scores[seat] for seat in highlight.winners] == [max(scores)]
    city = state.players[highlight.winners[0]].city
    assert len(highlight.run_of(highlight.winners[0])) == city.length(ended.table.book.scored_edges[0]) > 0


def test_winners_who_share_the_victory_are_lit_together(ended):
    stage, highlight = ended.stage, end_of(ended).highlight
    even = tuple(attrs.evolve(view, score=100) for view in stage.shown.seen.players)
    stage.sync(attrs.evolve(stage.shown, seen=attrs.evolve(stage.shown.seen, players=even)))
    pass_time(ended, DIMS + TRACES - 20)
    assert highlight.winners == (0, 1, 2)
    assert len(list(highlight._lit_runs())) == 3
    assert all(zone._has_won(stage.shown) for zone in stage.players)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_L])
def test_any_key_shows_the_result_at_once_and_does_nothing_else(ended, key):
    ended.key(key)
    assert ended.scoring_sheet() is None
    assert isinstance(ended.page.scorings.shown, ResultPage)
    assert not ended.page.right.log_seen
    assert not end_of(ended).going


def test_so_does_a_click(ended):
    ended.click(ended.stage.city.sceneBoundingRect().center())
    assert isinstance(ended.page.scorings.shown, ResultPage)


def test_with_less_motion_the_result_is_there_at_once(ended, settings):
    end_of(ended).forget()
    settings.change(reduced_motion=True)
    end_of(ended)._on_shown(ended.table.transitions[-1])
    ended.cues.clear()
    ended.page.scorings.show_result()
    sheet = ended.page.scorings.shown
    assert sheet is not None
    assert sheet.geometry() == ended.page.rect()
    assert ended.cues == [Cue("end")]


def test_the_result_fills_the_page_at_every_size(ended):
    ended.key(Qt.Key.Key_Return)
    sheet = ended.page.scorings.shown
    ended.window.resize(1024, 700)
    ended.qtbot.waitUntil(lambda: ended.page.scorings.shown.geometry() == ended.page.rect())
    assert ended.page.scorings.shown is sheet or sheet is not None


def test_the_result_is_left_and_looked_at_again(ended):
    ended.key(Qt.Key.Key_Return)
    assert not ended.page.bar.end_turn.isEnabled()
    ended.qtbot.keyClick(ended.page.scorings.shown, Qt.Key.Key_Escape)
    assert ended.page.scorings.shown is None
    assert not end_of(ended).highlight.lit
    assert ended.page.phase.now is Phase.OVER
    assert ended.window.focusWidget() is ended.view
    ended.cues.clear()
    ended.follow()
    ended.qtbot.mouseClick(ended.page.bar.end_turn, Qt.MouseButton.LeftButton)
    assert isinstance(ended.page.scorings.shown, ResultPage)
    assert not ended.cues, "it is heard once"


def test_the_result_is_reached_by_keys_and_told_to_readers(ended):
    ended.key(Qt.Key.Key_Return)
    sheet = ended.page.scorings.shown
    assert QApplication.focusWidget().window() is ended.window
    assert sheet.isAncestorOf(ended.window.focusWidget())
    assert sheet.accessibleName() in {f"Result: {one.text()}" for one in sheet.outcome.findChildren(QLabel)}
    first, reached = ended.window.focusWidget(), set()
    for _ in range(40):
        ended.qtbot.keyClick(ended.window.focusWidget(), Qt.Key.Key_Tab)
        reached.add(ended.window.focusWidget())
        if ended.window.focusWidget() is first:
            break
    buttons = {one for one in sheet.findChildren(QPushButton) if one.isVisible() and one.isEnabled()}
    assert len(buttons) >= 6
    assert buttons <= reached, "Tab leads to all of them and back"
    asked = []
    ended.page.scorings.rematch_asked.disconnect()
    ended.page.scorings.rematch_asked.connect(asked.append)
    ended.qtbot.keyClick(first, Qt.Key.Key_Return)
    assert asked == [], "who presses Enter through the end begins no other game"
    assert ended.page.scorings.shown is None
    ended.page.scorings.show_result(again=True)
    sheet = ended.page.scorings.shown
    rematch = next(button for button in sheet.findChildren(QPushButton) if button.objectName() == "ready")
    ended.qtbot.keyClick(rematch, Qt.Key.Key_Space)
    assert asked == [False]
    assert ended.page.scorings.shown is None


def test_all_of_the_viewers_city_is_seen_by_the_lamps(ended):
    """A city that was looked at from near is seen whole, and from near again when the result was read."""
    city = ended.stage.city
    end_of(ended).forget()
    city.zoom(4)
    city.camera.settle()
    before = city.camera.view
    end_of(ended)._on_shown(ended.table.transitions[-1])
    ended.page.scorings.show_result()
    assert not any(city.camera.is_hidden(Area(*cell)) for cell in city.tiles)
    end_of(ended).forget()
    assert city.camera.view == before


def test_the_result_follows_language_theme_and_size(ended, settings, spoken):
    ended.key(Qt.Key.Key_Return)
    settings.change(theme="dark")
    SPOKEN.speak("fr")
    sheet = ended.page.scorings.shown
    assert sheet.windowTitle() == "Résultat"
    assert sheet._theme.dark
    ended.window.resize(1800, 1100)
    ended.qtbot.waitUntil(lambda: ended.page.scorings.shown.factor == ended.view.factor > 1)
    assert len([one for one in ended.page.findChildren(ResultPage) if one.isVisible()]) == 1
    result = ended.page.scorings.shown
    assert result.isAncestorOf(ended.window.focusWidget()), "it has the keyboard still"
    ended.qtbot.keyClick(ended.window.focusWidget(), Qt.Key.Key_T)
    assert not result.points.bars.isVisible()


def test_a_game_that_was_over_already_shows_its_result_without_a_show(open_window, settings, finished):
    settings.change(others_speed="normal")
    player = open_window()
    cues = []
    player.page.scorings.cued.connect(cues.append)
    player.window.workspace.games.show_saved(finished)
    assert isinstance(player.page.scorings.shown, ResultPage)
    assert not cues


def test_the_winners_panel_is_marked_when_the_points_are_counted(ended):
    shown, best = ended.stage.shown, end_of(ended).highlight.winners
    assert [zone.seat for zone in ended.stage.players if zone._has_won(shown)] == list(best)
    counted = attrs.evolve(shown, scores=dict.fromkeys(range(3), 0))
    assert not any(zone._has_won(counted) for zone in ended.stage.players), "nobody knows it yet"


def test_nothing_on_the_table_speaks_of_a_next_scoring_any_more(ended):
    ended.key(Qt.Key.Key_Return)
    ended.page.scorings.shown.reject()
    assert RowZone.band(ended.stage.shown) == ("plain", (Message("status-over"),))
    readables = StageReader(ended.stage, ended.page.phase).readables()
    said = " ".join(map(say, readables.values()))
    assert len(readables) > 20
    for words in ("next scoring", "scored now", "Scoring 3", "scoring 3"):
        assert words not in said


def test_another_game_puts_the_result_away(ended, finished):
    ended.key(Qt.Key.Key_Return)
    ended.window.workspace.games.show_saved(finished)
    assert len([one for one in ended.page.findChildren(ResultPage) if one.isVisible()]) == 1
    assert end_of(ended).highlight.lit
