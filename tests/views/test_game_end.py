"""The end of a game: a light on the winner's wall, then the result as a page."""

from __future__ import annotations

from collections.abc import Iterator

import attrs
import pytest
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.accessibility.a11y import StageReader
from alhambra_desktop.views.audio.cues import Cue
from alhambra_desktop.views.game.longest_run import longest_run
from alhambra_desktop.views.interaction.phase import Phase
from alhambra_desktop.views.pages.result import celebration as celebration_module
from alhambra_desktop.views.pages.result.celebration import APPEARS, DARK_FOR, Celebration
from alhambra_desktop.views.pages.result.result import ResultPage
from alhambra_desktop.views.pages.result.result_cards import FinalScores
from alhambra_desktop.views.pages.result.winner_niche import Honours
from alhambra_desktop.views.playback import director
from alhambra_desktop.views.scene.right_column import recent_title
from alhambra_desktop.views.scene.zones.market import MarketZone
from alhambra_desktop.views.scene.zones.row import RowZone
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.views.text.words import place_words
from alhambra_desktop.views.widgets.flourish import Flourish
from alhambra_desktop.words import phrase, say
from tests.scenarios.board import city, rules_for
from tests.unit.archive.games import unaided
from tests.views.driver import TIMEOUT, Driver, whole_game

from .stage.moving import StillClock
from .stage.snapshots import shown_of


@pytest.fixture(scope="module")
def finished(qapp):
    return whole_game("human,apprentice,apprentice seed=4").saved()


@pytest.fixture
def cues() -> list[Cue]:
    """Return the cues since the game ended."""
    return []


@pytest.fixture
def ended(open_window, settings, finished, monkeypatch, cues) -> Driver:
    """Return a window with a manual clock in which a game has just ended."""
    monkeypatch.setattr(director, "Clock", StillClock)
    player = open_window()
    player.window.workspace.games.show_saved(finished)
    player.page.scorings.on_top.reject()
    settings.change(others_speed="normal")
    player.page.scorings.cued.connect(cues.append)
    end = player.page.scorings.end
    end.forget()
    end._on_shown(player.table.transitions[-1])
    player.page.scorings.show_result()
    return player


def pass_time(player: Driver, milliseconds: float) -> None:
    for _ in range(int(milliseconds / 20)):
        player.page.director.clock.advance(20)


def skip(player: Driver) -> None:
    player.qtbot.keyClick(end_of(player).celebration, Qt.Key.Key_Return)
    player.follow()


def end_of(player: Driver):
    return player.page.scorings.end


def best(player: Driver) -> list[int]:
    scores = [one.score for one in player.table.state.players]
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


def test_light_moves_along_the_wall_before_the_result_appears(ended, cues):
    celebration = end_of(ended).celebration
    assert end_of(ended).celebrating
    assert cues == [Cue("end")]
    assert ended.page.scorings.on_top is celebration
    assert celebration.geometry() == ended.view.geometry()
    assert 4000 <= celebration._lifted <= 6500
    pass_time(ended, APPEARS)
    assert not list(celebration._unpainted), "everything was painted in the dark"
    veiled = celebration.grab().toImage()
    pass_time(ended, celebration._lifted)
    lit = celebration.grab().toImage()
    assert lit != veiled
    pass_time(ended, 60_000)
    assert celebration.grab().toImage() == lit, "it is quiet and waits"
    ended.qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    sheet = ended.page.scorings.on_top
    assert isinstance(sheet, ResultPage)
    assert sheet.isVisible()
    assert not sheet.isWindow()
    assert sheet.geometry() == ended.page.rect()
    assert not celebration.isVisible()


def test_the_longest_wall_section_of_the_winner_is_lit(ended):
    celebration, state = end_of(ended).celebration, ended.table.state
    (lit,) = celebration.cities
    assert [lit.seat] == best(ended)
    city = state.players[lit.seat].city
    assert len(lit.run) == city.length(ended.table.book.scored_edges[0]) > 0
    assert lit.head(0) == lit.lines[0][0]
    assert lit.head(len(lit.run)) == lit.lines[-1][1]
    assert list(lit.run) == longest_run(ended.table.book, ended.stage.snapshot.seen.players[lit.seat].city)


def test_a_wall_section_is_named_by_squares_and_sides():
    book = rules_for(2)
    there = city(book, ". . b\n* a a", a="tower-11-open", b="chambers-9-W")
    assert longest_run(book, there) == [(2, -1, "W")]


@pytest.mark.parametrize("winners", [2, 3])
def test_tied_winners_are_lit_together(ended, monkeypatch, winners):
    seats = [100] * winners + [90] * (3 - winners)
    table = ended.table
    final = FinalScores(table.book, table.state.scorings, tuple(seats))
    monkeypatch.setattr(FinalScores, "of", lambda table: final)
    end_of(ended).forget()
    end_of(ended)._on_shown(table.transitions[-1])
    ended.page.scorings.show_result()
    celebration = end_of(ended).celebration
    assert [lit.seat for lit in celebration.cities] == list(range(winners))
    assert "share the victory" in celebration.accessibleName()
    rooms = [lit.room for lit in celebration.cities]
    assert not any(one.intersects(other) for i, one in enumerate(rooms) for other in rooms[:i])
    for lit in celebration.cities:
        room = lit.room.adjusted(-8, -8, 8, 8)  # squares are whole pixels
        assert all(room.contains(lit.city.square(cell)) for cell, _ in lit.city.tiles)
    pass_time(ended, DARK_FOR + 100)
    celebration.grab()


def test_the_winner_is_announced_and_the_bar_explains_the_keys(ended):
    celebration = end_of(ended).celebration
    result = celebration.buttons.result
    assert QApplication.focusWidget() is result
    assert result.accessibleDescription() == celebration.accessibleName()
    scores = [one.score for one in ended.table.state.players]
    assert all(str(score) in celebration.accessibleName() for score in scores)
    ended.follow()
    assert ended.page.bar.words == "The game is over"
    assert not ended.page.bar.end_turn.isVisible(), "the celebration has its own buttons"
    ended.qtbot.mouseClick(ended.page.bar.end_turn, Qt.MouseButton.LeftButton)
    assert isinstance(ended.page.scorings.on_top, ResultPage)


def test_modifier_and_repeated_keys_do_not_end_it(ended):
    celebration = end_of(ended).celebration
    for widget in (celebration, celebration.buttons.result):
        for key in (Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt):
            ended.qtbot.keyClick(widget, key)
        none = Qt.KeyboardModifier.NoModifier
        for key in (Qt.Key.Key_Space, Qt.Key.Key_Return):
            hurries = QKeyEvent(QEvent.Type.KeyPress, key, none, " ", autorep=True)
            QApplication.sendEvent(widget, hurries)
    assert end_of(ended).celebrating


def test_it_pauses_behind_another_page_and_regains_focus(ended):
    celebration = end_of(ended).celebration
    pass_time(ended, 1000)
    before = celebration.elapsed
    ended.window.workspace.show_rules()
    pass_time(ended, 9000)
    assert celebration.elapsed == before
    ended.window.workspace.reader.page.header.leave.click()
    assert QApplication.focusWidget() is celebration.buttons.result
    pass_time(ended, 9000)
    assert celebration.elapsed > celebration._lifted


def test_it_follows_the_window_size(ended):
    celebration = end_of(ended).celebration
    ended.window.resize(1024, 700)
    ended.qtbot.waitUntil(lambda: celebration.geometry() == ended.view.geometry())
    for lit in celebration.cities:
        assert celebration.rect().contains(lit.room.toAlignedRect())
    niche, buttons = celebration._niche, celebration.buttons
    assert niche.contains(QRectF(buttons.geometry()))
    for button in buttons.findChildren(QPushButton):
        assert buttons.rect().contains(button.geometry())
        assert button.needed() <= button.width()


def test_its_buttons_open_the_result_a_rematch_or_the_table(ended):
    buttons, asked = end_of(ended).celebration.buttons, []
    ended.page.scorings.rematch_asked.disconnect()
    ended.page.scorings.rematch_asked.connect(asked.append)
    ended.qtbot.mouseClick(buttons.again, Qt.MouseButton.LeftButton)
    assert asked == [False]
    ended.qtbot.mouseClick(buttons.table, Qt.MouseButton.LeftButton)
    assert not end_of(ended).celebrating
    assert ended.page.scorings.on_top is None
    assert ended.window.focusWidget() is ended.view
    ended.page.scorings.show_result(again=True)
    assert isinstance(ended.page.scorings.on_top, ResultPage)


def test_its_buttons_are_reached_by_tab(ended):
    buttons = end_of(ended).celebration.buttons
    for button in (buttons.again, buttons.table):
        ended.qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is button
    ended.qtbot.keyClick(buttons.table, Qt.Key.Key_Space)
    assert ended.page.scorings.on_top is None
    assert not end_of(ended).celebrating


def test_escape_shows_the_table(ended):
    ended.qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert not end_of(ended).celebrating
    assert ended.page.scorings.on_top is None
    assert ended.page.phase.now is Phase.OVER


def test_a_rematch_starts_another_game_with_the_same_players(ended):
    seats = ended.table.setup.seats
    ended.qtbot.mouseClick(end_of(ended).celebration.buttons.again, Qt.MouseButton.LeftButton)
    assert not end_of(ended).celebrating
    assert ended.table.setup.seats == seats
    assert ended.table.state.turn <= 1


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_L])
def test_any_other_key_only_shows_the_result(ended, key):
    ended.qtbot.keyClick(QApplication.focusWidget(), key)
    assert ended.scoring_sheet() is None
    assert isinstance(ended.page.scorings.on_top, ResultPage)
    assert not ended.page.right.log_seen
    assert not end_of(ended).celebrating


def test_a_click_shows_the_result(ended):
    ended.qtbot.mouseClick(end_of(ended).celebration, Qt.MouseButton.LeftButton)
    assert isinstance(ended.page.scorings.on_top, ResultPage)


def test_with_reduced_motion_the_wall_light_does_not_move(ended, settings, cues):
    end_of(ended).forget()
    settings.change(reduced_motion=True)
    end_of(ended)._on_shown(ended.table.transitions[-1])
    cues.clear()
    ended.page.scorings.show_result()
    celebration = end_of(ended).celebration
    pass_time(ended, APPEARS)
    assert celebration.elapsed >= celebration._lifted
    picture = celebration.grab().toImage()
    pass_time(ended, 5000)
    assert celebration.grab().toImage() == picture
    skip(ended)
    sheet = ended.page.scorings.on_top
    assert isinstance(sheet, ResultPage)
    assert sheet.geometry() == ended.page.rect()
    assert cues == [Cue("end")]


def test_without_animation_the_result_appears_immediately(ended, settings):
    end_of(ended).forget()
    settings.change(others_speed="off")
    end_of(ended)._on_shown(ended.table.transitions[-1])
    ended.page.scorings.show_result()
    assert isinstance(ended.page.scorings.on_top, ResultPage)


def test_the_result_fills_the_page_in_every_size(ended):
    skip(ended)
    sheet = ended.page.scorings.on_top
    ended.window.resize(1024, 700)
    ended.qtbot.waitUntil(lambda: ended.page.scorings.on_top.geometry() == ended.page.rect())
    assert ended.page.scorings.on_top is sheet or sheet is not None


def test_the_result_can_be_closed_and_reopened(ended, cues):
    skip(ended)
    assert not ended.page.bar.end_turn.isEnabled()
    ended.qtbot.keyClick(ended.page.scorings.on_top, Qt.Key.Key_Escape)
    assert ended.page.scorings.on_top is None
    assert ended.page.phase.now is Phase.OVER
    assert ended.window.focusWidget() is ended.view
    cues.clear()
    ended.follow()
    ended.qtbot.mouseClick(ended.page.bar.end_turn, Qt.MouseButton.LeftButton)
    assert isinstance(ended.page.scorings.on_top, ResultPage)
    assert not cues, "it is heard once"


def test_the_result_is_accessible_by_keyboard_and_screen_reader(ended):
    skip(ended)
    sheet = ended.page.scorings.on_top
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
    assert ended.page.scorings.on_top is None
    scorings = ended.page.scorings
    scorings.show_result(again=True)
    found = scorings.on_top.findChildren(QPushButton)
    rematch = next(button for button in found if button.text() == say(Message("result-rematch")))
    ended.qtbot.keyClick(rematch, Qt.Key.Key_Space)
    assert asked == [False]
    assert ended.page.scorings.on_top is None


def test_the_result_follows_language_theme_and_size(ended, settings, spoken):
    skip(ended)
    settings.change(theme="dark")
    SPOKEN.speak("fr")
    sheet = ended.page.scorings.on_top
    assert sheet.windowTitle() == "Résultat"
    assert sheet._theme.dark
    ended.window.resize(1800, 1100)
    ended.qtbot.waitUntil(lambda: ended.page.scorings.on_top.factor == ended.view.factor > 1)
    assert len([one for one in ended.page.findChildren(ResultPage) if one.isVisible()]) == 1
    result = ended.page.scorings.on_top
    assert result.isAncestorOf(ended.window.focusWidget()), "it has the keyboard still"
    ended.qtbot.keyClick(ended.window.focusWidget(), Qt.Key.Key_T)
    assert not result.points.bars.isVisible()


def test_an_opened_finished_game_shows_its_result_directly(open_window, settings, finished):
    settings.change(others_speed="normal")
    player = open_window()
    cues = []
    player.page.scorings.cued.connect(cues.append)
    player.window.workspace.games.show_saved(finished)
    assert isinstance(player.page.scorings.on_top, ResultPage)
    assert not cues


def test_the_winners_panel_is_marked_after_the_points_are_counted(ended):
    shown = ended.stage.snapshot
    assert [zone.seat for zone in ended.stage.players if zone._has_won(shown)] == best(ended)
    counted = attrs.evolve(shown, scores=dict.fromkeys(range(3), 0))
    assert not any(zone._has_won(counted) for zone in ended.stage.players), "nobody knows it yet"


def test_the_table_shows_final_scores_and_places_after_the_end(ended):
    skip(ended)
    ended.page.scorings.on_top.reject()
    scores = [player.score for player in ended.table.state.players]
    totals = ended.stage.right.standings.table[-1]
    assert totals.subject is None
    assert [cell.figure for cell in totals.cells] == scores, "the viewer has the first seat"
    assert [seat for seat, cell in enumerate(totals.cells) if cell.leads] == best(ended)
    (own,) = (zone for zone in ended.stage.players if zone.own)
    place = 1 + sum(score > scores[0] for score in scores)
    away = scores[0] - (max(scores) if place > 1 else max(scores[1:]))
    assert own.words.gain == (
        phrase("result-behind" if place > 1 else "result-margin", points=abs(away)),
        say(place_words((place, 1))),
    )
    assert all(zone.words.gain is None for zone in ended.stage.players if not zone.own)
    counted = attrs.evolve(ended.stage.snapshot, scores=dict.fromkeys(range(3), 0))
    assert own._final(counted) is None, "nobody knows it yet"
    titles = [say(recent_title(snapshot)) for snapshot in (ended.stage.snapshot, counted, None)]
    assert titles == ["The last turns", "Since your turn", "Since your turn"]


def test_the_ranking_is_shown_on_the_empty_market_after_the_end(ended, monkeypatch):
    skip(ended)
    ended.page.scorings.on_top.reject()
    written: dict[float, str] = {}  # texts by their left edges
    write = lambda _, p, rect, text, *rest, **named: written.update({rect.left(): text})  # noqa: E731
    monkeypatch.setattr(MarketZone, "write", write)
    market, shown = ended.stage.market, ended.stage.snapshot
    picture = QPixmap(600, 200)
    painter = QPainter(picture)
    market.paint_inside(painter, shown)
    places = [shown.place_of(seat)[0] for seat in range(3)]
    ranked = sorted(range(3), key=places.__getitem__)
    players = ended.table.state.players
    names = [ended.table.book.owner_name(seat) for seat in ranked]
    podium = [ranked[1], ranked[0], ranked[2]]
    from_left = [written[left] for left in sorted(written)]
    assert from_left[::2] == [ended.table.book.owner_name(seat) for seat in podium]
    assert from_left[1::2] == [str(players[seat].score) for seat in podium]
    assert [seat for seat in range(3) if places[seat] == 1] == best(ended)
    written.clear()
    market.paint_inside(painter, attrs.evolve(shown, scores=dict.fromkeys(range(3), 0)))
    painter.end()
    assert not {*written.values()} & {*names}, "nobody knows it yet"


def test_only_the_result_button_remains_after_the_end(ended):
    skip(ended)
    ended.page.scorings.on_top.reject()
    ended.follow()
    shown = [name for name, button in ended.page.bar.buttons.items() if button.isVisible()]
    assert shown == ["end-turn"]
    assert ended.page.bar.again.isVisible()
    ended.qtbot.mouseClick(ended.page.bar.end_turn, Qt.MouseButton.LeftButton)
    assert isinstance(ended.page.scorings.on_top, ResultPage)


def test_nothing_mentions_another_scoring_after_the_end(ended):
    skip(ended)
    ended.page.scorings.on_top.reject()
    tone, (outcome,) = RowZone.band(ended.stage.snapshot)
    assert (tone, outcome.id) == ("text", "result-wins")
    readables = StageReader(ended.stage, ended.page.phase).readables()
    said = " ".join(map(say, readables.values()))
    assert len(readables) > 20
    for words in ("next scoring", "scored now", "Scoring 3", "scoring 3"):
        assert words not in said


def test_another_game_closes_the_result(ended, finished):
    skip(ended)
    ended.window.workspace.games.show_saved(finished)
    assert len([one for one in ended.page.findChildren(ResultPage) if one.isVisible()]) == 1


@pytest.mark.parametrize("seen", [True, False])
def test_a_personal_best_is_lit_only_after_play(player, seen):
    lesser, better = sorted(
        (unaided(seed, 3) for seed in (1, 2)), key=lambda game: game.state.players[0].score
    )
    archive, end = player.window.workspace.storage.archive, player.page.scorings.end
    archive.keep(lesser, 1_790_000_000, "normal")
    archive.keep(better, 1_790_000_060, "normal")
    player.window.workspace.games.show_saved(lesser)
    assert not end.sheet.outcome.best.isVisible()
    player.window.workspace.games.show_saved(better)
    end._seen_to_end = seen
    player.qtbot.waitUntil(end.sheet.outcome.best.isVisible, timeout=TIMEOUT)
    points = better.state.players[0].score
    assert end.sheet.outcome.best.text() == f"Personal best: most points ({points})"
    assert end.sheet.outcome.best.text()[15:] in end.sheet.outcome.best.toolTip()
    assert bool(end.sheet.outcome.findChildren(Flourish)) is seen


@pytest.fixture
def six_winners(qtbot) -> Iterator[Celebration]:
    table = whole_game("human,apprentice,apprentice,apprentice,apprentice,apprentice seed=4")
    over = QWidget()
    qtbot.addWidget(over)
    over.resize(1600, 900)
    honours = Honours(table)
    honours.__dict__["final"] = attrs.evolve(honours.final, seats=(100,) * 6)
    celebration = Celebration(honours, shown_of(table.book, table.state), StillClock(over), over)
    celebration.resize(1600, 900)
    celebration.begin(still=False)
    yield celebration
    over.close()


def test_each_frame_repaints_only_one_winners_wall_section(six_winners, monkeypatch):
    """The rest of the frame consists of pictures painted before."""
    counts, runs = list[int](), list[int]()
    monkeypatch.setattr(celebration_module, "paint_scored_run", lambda p, run, *_: runs.append(len(run)))
    celebration = six_winners
    while celebration.elapsed < celebration._lifted:
        runs.clear()
        celebration._on_tick(20)
        celebration.grab()
        counts.append(len(runs))
    assert len(celebration.cities) == 6
    assert max(counts[:-1]) == 1
    celebration._on_tick(20)
    celebration.grab()
    assert celebration._runs == {lit.seat: (len(lit.run), True) for lit in celebration.cities}


def test_the_background_of_a_celebration_is_painted_in_many_steps(six_winners):
    six_winners.grab()
    assert len([*six_winners._ground_steps()]) > 30
