"""The thorough pass in the window: order of turns, no repetition, pauses for players, cancelling."""

from __future__ import annotations

import os
from typing import Any

import attrs
import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from alhambra_desktop.model.files.archive.kept_game import fingerprint
from alhambra_desktop.model.files.saves.record import write_record
from alhambra_desktop.model.learning.analysis.analysis_file import (
    Analysis,
    from_bytes,
    plain_judgement,
)
from alhambra_desktop.model.learning.analysis.judge import simulate_turn
from alhambra_desktop.model.learning.analysis.turns import after_plan, turns_of
from alhambra_desktop.model.learning.analysis.verdict import SimulatedTurn, Verdict, Versions
from alhambra_desktop.model.players.explain.explanation import dumped
from alhambra_desktop.model.rules.codec import codec_for
from alhambra_desktop.model.rules.core.engine.preview import outlook
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.game.analyst import Analyst, StoredAnalysis
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.views.pages.result.result import ResultPage
from alhambra_desktop.views.text.language import SPOKEN
from alhambra_desktop.views.text.verdict_words import signed
from alhambra_desktop.words import say
from tests.of_type import of_type
from tests.views.driver import Driver, whole_game
from tests.views.judging import MISTAKE, NearJudge, Shelf, made_up
from tests.views.storage.at_table import open_file

TIMEOUT = 240_000
"""Milliseconds. The analysis has low priority, so other programs and tests delay it."""


@pytest.fixture(scope="module")
def table(qapp) -> GameTable:
    return whole_game("human,apprentice,apprentice seed=4")


@pytest.fixture
def judge(table) -> NearJudge:
    known, codec = made_up(table), codec_for(table.book)

    def answer(request: dict[str, Any]) -> dict[str, Any]:
        place = request["place"]
        if request["tried"]:
            found = attrs.evolve(known.tried[place], deep=request["deep"])
            return {"id": request["id"], **dumped(found, codec)}
        return {"id": request["id"], "judged": plain_judgement(known.judgements[place])}

    return NearJudge(answer)


@pytest.fixture
def owner(qapp) -> QObject:
    return QObject()


def analyst_of(owner: QObject, judge: NearJudge, shelf: Shelf, busy=lambda: False) -> Analyst:
    return Analyst(owner, judge, shelf, busy)  # type: ignore[arg-type]


def opinions(table: GameTable) -> Analysis:
    """Return the results of the quick pass, so that a process has only turns to simulate."""
    known = made_up(table)
    known.tried.clear()
    return known


def test_suspects_of_the_quick_pass_are_simulated_first(qtbot, owner, table, judge):
    analyst = analyst_of(owner, judge, Shelf())
    analyst.begin(table)
    analyst.simulate(0)
    qtbot.waitUntil(lambda: analyst.done, timeout=TIMEOUT)
    count = len(analyst.turns)
    assert [one["place"] for one in judge.asked[:count]] == list(range(count))
    tried = [one["place"] for one in judge.asked[count:]]
    assert sorted(tried) == analyst.places(0)
    given_away = [analyst.judgements[place].best - analyst.judgements[place].played for place in tried]
    assert given_away == sorted(given_away, reverse=True)
    assert not judge.alive, "the process ends with the last turn"


def test_no_turn_is_analysed_twice(qtbot, owner, table, judge):
    shelf = Shelf()
    analyst = analyst_of(owner, judge, shelf)
    analyst.begin(table)
    analyst.simulate(0)
    qtbot.waitUntil(lambda: len(analyst.tried) >= 3, timeout=TIMEOUT)
    analyst.cancel()
    done = set(analyst.tried)
    assert analyst.done
    assert set(shelf.kept[-1].tried) == done
    later, other = Shelf(shelf.kept[-1]), NearJudge(judge._answer)
    again = analyst_of(owner, other, later)
    again.begin(table)
    again.simulate(0)
    qtbot.waitUntil(lambda: again.done, timeout=TIMEOUT)
    assert {one["place"] for one in other.asked} == set(again.places(0)) - done
    assert all(one["tried"] for one in other.asked)


def test_an_outdated_analysis_is_marked_and_renewed_on_request(qtbot, owner, table, judge):
    known = made_up(table)
    known.versions = Versions(0, 1, 2)
    analyst = analyst_of(owner, judge, Shelf(known))
    analyst.begin(table)
    analyst.simulate(0)
    qtbot.waitUntil(lambda: analyst.done, timeout=TIMEOUT)
    assert analyst.stale
    assert analyst.tried == known.tried
    assert judge.asked == []
    analyst.renew()
    qtbot.waitUntil(lambda: analyst.done, timeout=TIMEOUT)
    assert not analyst.stale
    assert set(analyst.tried) == set(analyst.places(0))


def test_it_waits_while_computer_players_think(qtbot, owner, table, judge):
    busy = [True]
    analyst = analyst_of(owner, judge, Shelf(), lambda: busy[0])
    analyst.begin(table)
    qtbot.wait(80)
    assert judge.asked == []
    busy[0] = False
    judge.slow = True
    qtbot.waitUntil(lambda: bool(judge.asked), timeout=TIMEOUT)
    busy[0] = True
    qtbot.waitUntil(lambda: judge.notes[-1:] == [{"hold": True}], timeout=TIMEOUT)
    busy[0] = judge.slow = False
    qtbot.waitUntil(lambda: judge.notes[-1:] == [{"hold": False}], timeout=TIMEOUT)
    qtbot.waitUntil(lambda: analyst.done, timeout=TIMEOUT)
    assert len(analyst.judgements) == len(analyst.turns)


def test_a_visible_review_has_a_judge_with_normal_priority(qtbot, owner, table, judge):
    analyst = analyst_of(owner, judge, Shelf(opinions(table)))
    ended = []
    close, answer = judge.close, judge._answer

    def first_then_slow(question):
        judge.slow = len(judge.asked) == 1  # the second question waits
        return answer(question)

    judge._answer = first_then_slow
    judge.close = lambda: (ended.append(len(judge.asked)), close())
    analyst.begin(table)
    analyst.simulate(0)
    qtbot.waitUntil(lambda: len(judge.asked) == 2, timeout=TIMEOUT)
    ended.clear()
    analyst.awaited = True
    judge.slow = False
    qtbot.waitUntil(lambda: len(judge.asked) >= 4, timeout=TIMEOUT)
    asked = [one["awaited"] for one in judge.asked]
    first = asked.index(True)
    assert asked[:first] == [False] * first
    assert all(asked[first:])
    assert ended[0] == first, "a process that gave way is followed by one that does not"
    assert not {*range(first + 1, len(asked))} & {*ended}


def test_the_analyst_is_awaited_only_while_the_review_is_visible(looking):
    analyst = page_of(looking).judging.analyst
    assert analyst.awaited
    looking.qtbot.keyClick(page_of(looking), Qt.Key.Key_Escape)
    assert not analyst.awaited


def test_a_failing_judge_is_reported_and_not_asked_again(qtbot, owner, table):
    judge = NearJudge(lambda request: {"id": request["id"], "error": "no"})
    analyst = analyst_of(owner, judge, Shelf())
    analyst.begin(table)
    qtbot.waitUntil(lambda: analyst.failed, timeout=TIMEOUT)
    assert analyst.done
    assert len(judge.asked) == 1


def test_a_turn_that_cannot_be_simulated_is_skipped(qtbot, owner, table, judge):
    usual = judge._answer

    def answer(request: dict[str, Any]) -> dict[str, Any]:
        bad = request["tried"] and request["place"] == analyst.places(0)[2]
        return {"id": request["id"], "error": "no"} if bad else usual(request)

    judge._answer = answer
    analyst = analyst_of(owner, judge, Shelf())
    changes: list[int] = []
    analyst.changed.connect(lambda: changes.append(len(judge.asked)))
    analyst.begin(table)
    analyst.simulate(0)
    qtbot.waitUntil(lambda: analyst.done, timeout=TIMEOUT)
    assert not analyst.failed
    given_up = next(
        n for n, one in enumerate(judge.asked) if one["tried"] and one["place"] == analyst.places(0)[2]
    )
    assert given_up + 2 in changes, "the window learns about it before the next answer"
    assert set(analyst.places(0)) - set(analyst.tried) == {analyst.places(0)[2]}


def test_a_deeper_analysis_of_one_turn_comes_first(qtbot, owner, table, judge):
    shelf = Shelf()
    analyst = analyst_of(owner, judge, shelf)
    analyst.begin(table)
    analyst.simulate(0)
    qtbot.waitUntil(lambda: len(analyst.tried) >= 3, timeout=TIMEOUT)
    first, untried = next(iter(analyst.tried)), analyst.left((0,))[-1]
    analyst.look_deeper(untried)
    assert not analyst.deepening(untried), "what was not tried out at all is not deepened"
    asked = len(judge.asked)
    analyst.look_deeper(first)
    assert analyst.deepening(first)
    qtbot.waitUntil(lambda: analyst.tried[first].deep, timeout=TIMEOUT)
    deep = next(place for place, one in enumerate(judge.asked) if one["deep"])
    assert deep <= asked + 1
    assert not analyst.deepening(first)
    assert not analyst.may_deepen(first)
    assert shelf.kept[-1].tried[first].deep
    qtbot.waitUntil(lambda: analyst.done, timeout=TIMEOUT)
    assert sum(one.deep for one in analyst.tried.values()) == 1


# -- the process


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.posix
def test_cancel_ends_the_process_and_keeps_its_results(qtbot, owner, table):
    """Timing is measured by tests/bench/story.py."""
    shelf = Shelf(opinions(table))
    analyst = Analyst(owner, files=shelf)
    analyst.begin(table)
    analyst.simulate(0)
    qtbot.waitUntil(lambda: len(analyst.tried) >= 1, timeout=TIMEOUT)
    pid = analyst._worker.pid
    assert is_running(pid)
    analyst.cancel()
    assert not is_running(pid)
    assert shelf.kept[-1].tried == analyst.tried


@pytest.mark.posix
def test_closing_the_window_ends_the_process(player: Driver, table):
    player.window.workspace.games.show_saved(table.saved())
    player.window.workspace.reviews.look_back()
    analyst = player.page.scorings.end.analyst
    player.qtbot.waitUntil(lambda: analyst._worker.pid != 0, timeout=TIMEOUT)
    pid = analyst._worker.pid
    player.window.close()
    assert not is_running(pid)


def test_it_continues_while_another_game_is_played(player: Driver, table, monkeypatch):
    monkeypatch.setattr(player.page.scorings.end.analyst, "_files", Shelf(opinions(table)))
    player.window.workspace.games.show_saved(table.saved())
    player.window.workspace.reviews.look_back()
    analyst = player.page.scorings.end.analyst
    player.qtbot.waitUntil(lambda: len(analyst.tried) >= 1, timeout=TIMEOUT)
    turns = analyst.turns
    player.window.workspace.reviews.page.play_from_here.click()
    if player.window.workspace.at_table:
        assert not player.table.state.over
    assert analyst.simulating
    assert analyst.turns is turns
    player.window.workspace.games.begin(parse_new("human,apprentice game=granada seed=3"))
    known = len(analyst.tried)
    player.qtbot.waitUntil(lambda: len(analyst.tried) > known, timeout=TIMEOUT)
    player.window.settings.change(theme="dark")  # the hidden page is also notified
    player.qtbot.wait(300)
    analyst.cancel()


# -- the page


@pytest.fixture
def looking(player: Driver, table, monkeypatch) -> Driver:
    """Return a player at the review of a game whose turns are all analysed."""
    analyst = player.page.scorings.end.analyst
    shelf = Shelf(made_up(table))
    monkeypatch.setattr(analyst, "_files", shelf)
    monkeypatch.setattr(analyst, "_worker", NearJudge(lambda _: {"error": "nobody should ask"}))
    player.window.workspace.games.show_saved(table.saved())
    player.window.workspace.reviews.look_back()
    return player


def page_of(player: Driver):
    return player.window.workspace.reviews.page


def test_the_players_turns_are_listed_with_verdicts_and_losses(looking):
    page = page_of(looking)
    model, analyst = page.turns_card.model, page.judging.analyst
    assert model.places == analyst.places(0)
    said = [model.index(row).data() for row in range(model.rowCount())]
    mistake = next(row for row, place in enumerate(model.places) if place % 4 == 0)
    assert "mistake: cost about 9 points (probably 6 to 12)" in said[mistake]
    assert any("about equal" in one for one in said)
    assert page.turns_card.title.text() == "Your turns"
    card = page.turns_card
    assert "architect" in card.about.accessibleDescription()
    assert card.about.toolTip() == card.about.accessibleDescription()
    assert card.judge.isHidden(), "the list has the height of the sentence"


@pytest.mark.parametrize("width", [1280, 1024])
def test_the_list_has_a_column_for_luck(looking, width):
    looking.window.resize(width, 760)
    page = page_of(looking)
    looking.qtbot.waitUntil(lambda: page.width() == width)
    model, card = page.turns_card.model, page.turns_card
    points = page.judging.analyst.story(0).points
    told = [model.index(row).data(model.LuckRole) for row in range(model.rowCount())]
    assert told == [signed(point.luck) for point in points]
    assert all(one[0] in "+−±" for one in told)
    assert model.index(3).data(Qt.ItemDataRole.AccessibleTextRole).endswith(f"; luck {told[3]}")
    assert card.luck.isVisible()
    row = card.list.visualRect(model.index(0))
    picture = card.list.viewport().grab(row).toImage()
    model.set_content(*(getattr(model, "_" + one) for one in ("book", "turns", "places", "tried")), None, {})
    assert picture != card.list.viewport().grab(row).toImage()


def cells(model, row: int) -> list[str]:
    """Return the accessible texts of a row's cells."""
    role = Qt.ItemDataRole.AccessibleTextRole
    return [model.index(row, column).data(role) for column in range(model.columnCount())]


def test_t_toggles_between_chart_and_table(looking):
    page, qtbot = page_of(looking), looking.qtbot
    analyst, model = page.judging.analyst, page.table.model()
    assert page.turns_card.as_table.text() == "Show as table"
    qtbot.keyClick(page, Qt.Key.Key_T)
    assert page.table.isVisible()
    assert page.table.hasFocus()
    assert model.rowCount() == len(analyst.turns)
    place = next(place for place in analyst.places(0) if place % 4 == 0)
    point = next(one for one in analyst.story(0).points if one.turn is analyst.turns[place])
    said = cells(model, place)
    assert said[0] == f"Turn: {point.turn.number}"
    assert said[3] == f"Lead: {signed(point.lead)}"
    assert said[4] == f"Range: {signed(point.low)} to {signed(point.high)}"
    assert said[5].startswith("Win chance: ")
    assert said[6:] == ["Verdict: mistake", "Points lost: 9 (6 to 12)"]
    assert any("scoring 3" in cells(model, row)[2] for row in range(model.rowCount()))
    qtbot.keyClick(page.table, Qt.Key.Key_T)
    assert page.view.isVisible()
    assert not page.table.isVisible()


def test_a_table_row_opens_its_turn_and_follows_it(looking):
    page, qtbot = page_of(looking), looking.qtbot
    qtbot.mouseClick(page.turns_card.as_table, Qt.MouseButton.LeftButton)
    assert page.turns_card.as_table.isChecked()
    page.show_stop(3)
    page.update_content()
    assert page.table.currentIndex().row() == 3
    page.table.scrollToTop()
    fifth = page.table.visualRect(page.table.model().index(5, 2)).center()
    qtbot.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=fifth)
    assert page.stop == 5
    qtbot.keyClick(page.table, Qt.Key.Key_Down)
    qtbot.keyClick(page.table, Qt.Key.Key_Return)
    assert page.stop == 6
    assert looking.table.state.over, "Enter tried nothing from here"


def test_without_an_analysis_there_is_no_table(player: Driver):
    page = page_of(player)
    player.window.workspace.games.begin(parse_new("human,apprentice seed=3"))
    page.begin("normal")
    assert not page.turns_card.as_table.isVisibleTo(page)
    page.turns_card.as_table.setChecked(True)
    page._show_known()
    assert not page.turns_card.as_table.isChecked()


def test_the_list_of_turns_follows_the_language(looking):
    model = page_of(looking).turns_card.model
    before = [model.index(row).data() for row in range(model.rowCount())]
    looking.window.settings.change(language="fr")
    after = [model.index(row).data() for row in range(model.rowCount())]
    assert len(after) == len(before)
    assert not set(after) & set(before)
    assert any("prend" in one for one in after)


def test_m_jumps_from_mistake_to_mistake(looking):
    page = page_of(looking)
    analyst = page.judging.analyst
    mistakes = [place for place in analyst.places(0) if analyst.tried[place].verdict is Verdict.MISTAKE]
    looking.qtbot.keyClick(page, Qt.Key.Key_Home)
    seen = []
    for _ in mistakes:
        looking.qtbot.keyClick(page, Qt.Key.Key_M)
        seen.append(page.stop)
    looking.qtbot.waitUntil(lambda: page.is_up_to_date)
    assert sorted(seen) == mistakes
    assert page.turn_card.verdict.text().startswith("Mistake: ")
    assert "Mistake: cost about 9 points (probably 6 to 12)" in page.time_card.slider.accessibleDescription()
    looking.qtbot.keyClick(page, Qt.Key.Key_M)
    assert page.stop == seen[0], "behind the last one comes the first"


def test_the_mistake_button_is_enabled_only_if_there_are_mistakes(looking):
    page = page_of(looking)
    assert page.time_card.buttons["mistake"].isEnabled()
    known = page.judging.analyst.tried
    for place in page.judging.mistakes(0):
        del known[place]
    page.set_viewer(0)
    assert not page.time_card.buttons["mistake"].isEnabled()
    stop = page.stop
    looking.qtbot.keyClick(page, Qt.Key.Key_M)
    assert page.stop == stop


def test_the_played_turn_has_the_symbol_of_its_verdict(looking):
    page = page_of(looking)
    for place in page.judging.analyst.places(0)[:4]:
        page.show_stop(place)
        page.update_content()
        (played,) = [row for row in page.turn_card.rows if not row.isHidden() and row._row.played]
        assert played._row.sign is page.judging.analyst.tried[place].verdict


def test_a_turn_can_be_analysed_more_deeply_on_request(looking, judge):
    page = page_of(looking)
    analyst, card = page.judging.analyst, page.turn_card
    analyst._worker = judge
    place = analyst.places(0)[3]
    page.show_stop(place)
    page.update_content()
    assert card.deeper.text() == "Analyse &deeper"
    assert "master" in card.deeper.toolTip()
    assert "96 simulations" not in card.effort.text()
    judge.slow = True
    looking.qtbot.mouseClick(card.deeper, Qt.MouseButton.LeftButton)
    looking.qtbot.waitUntil(lambda: not card.deeper.isEnabled(), timeout=TIMEOUT)
    judge.slow = False
    looking.qtbot.waitUntil(lambda: "96 simulations" in card.effort.text(), timeout=TIMEOUT)
    assert card.deeper.isHidden()
    page.show_stop(place + 1)
    page.update_content()
    assert "96 simulations" not in card.effort.text()


def test_filters_shorten_the_list_and_rows_open_their_turn(looking):
    page = page_of(looking)
    card = page.turns_card
    looking.qtbot.mouseClick(card.filters.buttons[Verdict.MISTAKE], Qt.MouseButton.LeftButton)
    assert card.model.places == [place for place in page.judging.analyst.places(0) if place % 4 == 0]
    middle = card.list.visualRect(card.model.index(0)).center()
    looking.qtbot.mouseClick(card.list.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert page.stop == card.model.places[0]


def test_enter_starts_a_practice_game_from_the_visible_turn(looking):
    page = page_of(looking)
    looking.qtbot.keyClick(page, Qt.Key.Key_Home)
    looking.qtbot.keyClick(page, Qt.Key.Key_M)
    turn = page.judging.turns[page.stop]
    looking.qtbot.keyClick(page, Qt.Key.Key_Return)
    assert looking.window.workspace.at_table
    assert looking.table.state == turn.before


def test_courtyard_controls_move_the_camera(looking):
    page = page_of(looking)
    city = page.stage.city
    whole = city.camera.view
    for control, rect in [*city.controls()][:3]:
        where = page.view.mapFromScene(city.scene_rect(rect).center())
        looking.qtbot.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=where)
        if control.command == "zoom-in":
            assert city.camera.view.cell > whole.cell * 0.99
    assert not any(map(city.camera.is_hidden, city._squares())), "F shows the whole Alhambra"


def test_every_alhambra_is_completely_visible(looking):
    page = page_of(looking)
    for seat in range(3):
        page.set_viewer(seat)
        for stop in range(0, len(page._stops), 9):
            page.show_stop(stop)
            page.update_content()
            city = page.stage.city
            assert not any(map(city.camera.is_hidden, city._squares()))


def grey(page, rect) -> QImage:
    """Return a part of the table as a greyscale picture."""
    image = QImage(rect.size().toSize(), QImage.Format.Format_Grayscale8)
    painter = QPainter(image)
    page.stage.render(painter, source=rect)
    painter.end()
    return image


def difference(one: QImage, other: QImage) -> float:
    """Return the mean difference of two pictures, in grey levels per pixel."""
    points = [(x, y) for x in range(one.width()) for y in range(one.height())]
    apart = [abs(one.pixelColor(x, y).lightness() - other.pixelColor(x, y).lightness()) for x, y in points]
    return sum(apart) / len(points)


def test_ghosts_differ_from_placed_tiles_in_greyscale(looking):
    """A square must look different with a ghost of the better plan, a played tile, a placed one, or none."""
    page = page_of(looking)
    analyst = page.judging.analyst
    place = next(
        place
        for place in analyst.places(0)
        if analyst.tried[place].verdict is not Verdict.GOOD and _places_a_tile(page, place)
    )
    show_same_plan(page, place)
    played = page.view.plans.marks
    assert [mark.better for mark in played] == [False], "the better plan places the same tile"
    rect = played[0].rect
    page.view.plans.show_marks((attrs.evolve(played[0], better=True),), page.stage.sceneRect())
    as_ghost = grey(page, rect)
    page.view.plans.show_marks(tuple(played), page.stage.sceneRect())
    as_played = grey(page, rect)
    page.view.plans.show_marks((), page.stage.sceneRect())
    nothing = grey(page, rect)
    page.step_move(len(page.judging.turns[place].moves))
    square = page.stage.rect_of(page.view._placed[0][0]) if page.view._placed else rect
    as_placed = grey(page, square)
    pictures = (as_ghost, as_played, nothing, as_placed)
    for number, one in enumerate(pictures):
        for other in pictures[number + 1 :]:
            assert difference(one, other) > 4.0


def _places_a_tile(page, place: int) -> bool:
    turn = page.judging.turns[place]
    before, after = turn.before.players[0].city.tiles, turn.after.players[0].city.tiles
    return len(after) > len(before)


def test_the_better_plan_is_shown_where_it_differs(looking):
    page = page_of(looking)
    analyst, book = page.judging.analyst, looking.table.book
    for place in analyst.places(0)[4:]:
        turn = page.judging.turns[place]
        before = turn.before.players[0].city.tiles
        for way in simulate_turn(book, turn).ways:
            best = after_plan(book, turn.before, way.actions).players[0].city.tiles
            wanted = {
                cell
                for cell, tile in best.items()
                if before.get(cell) is not tile and turn.after.players[0].city.tiles.get(cell) is not tile
            }
            if wanted:
                analyst.tried[place] = SimulatedTurn((attrs.evolve(way, more=MISTAKE),))
                page.show_stop(place)
                page.update_content()
                ghosts = {square.cell for square, _, better in page.view._placed if better}
                assert ghosts == wanted
                assert all(page.view.plans._within.contains(mark.rect) for mark in page.view.plans.marks)
                page.step_move(1)
                assert page.view.plans.marks == (), "only while one stands before the turn"
                return
    pytest.fail("no other way places anything")


def show_same_plan(page, place: int) -> None:
    """Show a turn that counts as a mistake although the alternative is the same."""
    tried = page.judging.analyst.tried
    same = attrs.evolve(tried[place].ways[0], actions=page.judging.turns[place].actions)
    tried[place] = SimulatedTurn((same,))
    page.show_stop(place)
    page.update_content()


def with_both_marks(page, book) -> int:
    """Show a turn that counts as a mistake and placed a tile that the alternative places elsewhere."""
    analyst = page.judging.analyst
    for place in analyst.places(0)[4:]:
        turn = page.judging.turns[place]
        for way in simulate_turn(book, turn).ways if _places_a_tile(page, place) else ():
            best = after_plan(book, turn.before, way.actions).players[0].city.tiles
            if set(best) - set(turn.after.players[0].city.tiles):
                analyst.tried[place] = SimulatedTurn((attrs.evolve(way, more=MISTAKE),))
                page.show_stop(place)
                page.update_content()
                return place
    pytest.fail("no other way places a tile elsewhere")


def test_bubbles_describe_the_better_plan_and_the_turn(looking):
    page, book = page_of(looking), looking.table.book
    turn = page.judging.turns[with_both_marks(page, book)]
    better, played = page.view.bubbles
    assert better.words.startswith("Better: ")
    assert played.words.startswith("Played: ")
    gain = outlook(book, turn.after, 0).points - outlook(book, turn.before, 0).points
    assert played.words.endswith(f"if scored now {signed(gain) if gain else '±0'}")
    rims = [bubble._bubble.tone for bubble in (better, played)]
    assert rims == ["legal", "illegal"]
    assert page.time_card.slider.accessibleDescription().endswith(f"; {better.words}; {played.words}")
    # neither bubble covers a tile, a mark or the other bubble
    lie = [bubble.spot.rect for bubble in (better, played)]
    city = page.stage.city
    there = [mark.rect for mark in page.view.plans.marks]
    there += [city.scene_rect(city.camera.cell_rect(cell)) for cell in city.tiles]
    assert not lie[0].intersects(lie[1])
    assert not any(one.intersects(rect.adjusted(2, 2, -2, -2)) for one in lie for rect in there)
    page.step_move(1)
    assert [bubble.spot for bubble in page.view.bubbles] == [None, None]
    page.update_content()
    assert "Better: " not in page.time_card.slider.accessibleDescription()


def test_no_bubble_criticizes_a_square_that_the_better_plan_uses(looking):
    page = page_of(looking)
    analyst = page.judging.analyst
    place = next(one for one in analyst.places(0) if _places_a_tile(page, one) and not one % 4)
    show_same_plan(page, place)
    assert [mark.better for mark in page.view.plans.marks] == [False], "both plans place the same tile"
    assert [bubble.words for bubble in page.view.bubbles] == ["", ""]


def test_bubbles_follow_the_camera_and_the_language(looking):
    page = page_of(looking)
    with_both_marks(page, looking.table.book)
    better = page.view.bubbles[0]
    before = better.spot.rect
    page.view.zoom(0.8)
    assert better.spot is not None
    assert better.spot.rect != before
    try:
        SPOKEN.speak("fr")
        assert better.sheet.rows[0].words[0].startswith("Mieux")
    finally:
        SPOKEN.speak("en")
    assert better.sheet.rows[0].words[0].startswith("Better")


@pytest.mark.parametrize("width", [-90, 60])
def test_marks_stay_visible_if_the_table_is_resized(looking, width):
    page = page_of(looking)
    with_both_marks(page, looking.table.book)
    city, view = page.stage.city, page.view
    view.resize(view.width() + width, view.height() - 20)
    city._glide.finish()
    assert view.plans.marks
    inner = city.scene_rect(city.inner).adjusted(-1, -1, 1, 1)
    assert all(inner.contains(mark.rect) for mark in view.plans.marks)


def test_a_record_of_another_program_is_analysed(player: Driver, table, tmp_path):
    path = tmp_path / "other.alhambra-record"
    moves = table.saved().history()
    write_record(path, table.setup, (event for move in moves for event in move.events))
    open_file(player.window, path)
    player.window.workspace.reviews.look_back()
    analyst = player.page.scorings.end.analyst
    player.qtbot.waitUntil(lambda: len(analyst.tried) >= 1, timeout=TIMEOUT)
    analyst.cancel()
    player.window.workspace.storage.writer.flush(5.0)
    folder = player.window.workspace.storage.archive.folder
    kept = list(folder.glob("*.analysis"))
    assert len(kept) == 1


def test_deleting_a_game_deletes_its_analysis(player: Driver, table):
    storage = player.window.workspace.storage
    archive, game = storage.archive, table.saved()
    archive.keep(game, 1_790_000_000, "normal")
    (kept,) = archive.games()
    storage.analyses.keep_analysis(kept.fingerprint, Analysis(Versions.of(3)), codec_for(table.book), ())
    storage.writer.flush(5.0)
    assert archive.read_analysis(kept.fingerprint)
    archive.forget(kept.file)
    with pytest.raises(OSError, match="analysis"):
        archive.read_analysis(kept.fingerprint)


def test_the_result_mentions_a_mistake_and_links_to_it(looking):
    looking.qtbot.keyClick(page_of(looking), Qt.Key.Key_Escape)
    looking.page.scorings.show_result(again=True)
    result = looking.page.scorings.on_top
    told = [one for one in result.story.turning if "Mistake: cost about 9 points" in one.change.text()]
    assert told, "one of the turning points is a mistake"
    point = told[0]._point
    looking.qtbot.mouseClick(told[0].look, Qt.MouseButton.LeftButton)
    page = page_of(looking)
    assert page.isVisible()
    assert page.judging.turns[page.stop].number == point.turn.number
    assert page.turn_card.verdict.text().startswith("Mistake: ")


def test_analyses_with_older_nets_are_marked_and_renewable(player: Driver, table, judge, monkeypatch):
    """The files are real: written with the current nets and read with newer ones."""
    storage, game = player.window.workspace.storage, table.saved()
    storage.archive.folder.mkdir(parents=True)
    known, codec = made_up(table), codec_for(table.book)
    storage.analyses.keep_analysis(fingerprint(game), known, codec, turns_of(table.transitions))
    storage.writer.flush(5.0)
    monkeypatch.setattr(
        "alhambra_desktop.model.learning.analysis.verdict.net_sum", lambda _: known.versions.net + 1
    )
    analyst = player.page.scorings.end.analyst
    monkeypatch.setattr(analyst, "_worker", judge)
    player.window.workspace.games.show_saved(game)
    player.qtbot.waitUntil(lambda: analyst.stale, timeout=TIMEOUT)
    result = of_type(player.page.scorings.on_top, ResultPage)
    player.qtbot.waitUntil(
        lambda: result.story.beside.text() == "From an earlier version of the analysis.", timeout=TIMEOUT
    )
    player.window.workspace.reviews.look_back()
    page = page_of(player)
    player.qtbot.waitUntil(page.turns_card.renew.isVisible, timeout=TIMEOUT)
    assert page.turns_card.judge.text() == "From an earlier version of the analysis."
    assert "mistake" in page.turns_card.model.index(0).data() + page.turns_card.model.index(4).data()
    assert judge.asked == []
    player.qtbot.mouseClick(page.turns_card.renew, Qt.MouseButton.LeftButton)
    player.qtbot.waitUntil(lambda: not analyst.stale and analyst.done, timeout=TIMEOUT)
    player.qtbot.waitUntil(page.turns_card.renew.isHidden, timeout=TIMEOUT)
    storage.writer.flush(5.0)
    kept = from_bytes(storage.archive.read_analysis(fingerprint(game)), codec)
    assert kept.versions == Versions.of(3) != known.versions
    assert set(kept.tried) == set(analyst.places(0))


def test_a_failure_to_save_the_analysis_is_reported_once(player: Driver, table, judge, monkeypatch):
    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    said: list[Message] = []
    player.window.workspace.storage.notified.connect(said.append)
    monkeypatch.setattr(player.window.workspace.storage.archive, "keep_analysis", refuse)
    analyst = player.page.scorings.end.analyst
    monkeypatch.setattr(analyst, "_worker", judge)
    player.window.workspace.games.show_saved(table.saved())
    player.window.workspace.reviews.look_back()
    player.qtbot.waitUntil(lambda: analyst.ready and analyst.done, timeout=TIMEOUT)
    player.window.workspace.storage.writer.flush(5.0)
    folder = player.window.workspace.storage.archive.folder
    told = f"The analysis of the game could not be saved in {folder}: No space left on device"
    assert [say(one) for one in said] == [told]
    assert len(analyst.judgements) == len(analyst.turns), "it is shown all the same"


def test_an_outdated_quick_pass_is_repeated_immediately(qtbot, owner, table, judge):
    known = made_up(table)
    known.versions = Versions(0, 1, 2)
    known.tried.clear()
    analyst = analyst_of(owner, judge, Shelf(known))
    analyst.begin(table)
    qtbot.waitUntil(lambda: analyst.done, timeout=TIMEOUT)
    assert not analyst.stale
    assert len(judge.asked) == len(analyst.turns)


def test_a_damaged_analysis_is_repeated(player: Driver, table):
    storage, game = player.window.workspace.storage, table.saved()
    storage.archive.folder.mkdir(parents=True, exist_ok=True)
    storage.archive.keep_analysis(fingerprint(game), b"{ not json", ())
    told: list[StoredAnalysis] = []
    storage.analyses.read_analysis(game, codec_for(table.book), told.append)
    storage.reader.flush(5.0)
    assert told[0].analysis is None
    assert told[0].mark == fingerprint(game)


def test_stepping_repaints_only_the_mark_on_the_timeline(looking):
    page, painted = page_of(looking), []

    class Watch(QObject):
        def eventFilter(self, watched, event):  # noqa: N802  Qt's name
            if event.type() == QEvent.Type.Paint:
                painted.append(event.region())
            return False

    looking.qtbot.keyClick(page, Qt.Key.Key_Home)
    looking.qtbot.waitUntil(lambda: page.judging.analyst.done, timeout=TIMEOUT)
    looking.qtbot.waitUntil(lambda: page.is_up_to_date and not page.judging._soon.isActive())
    watch = Watch()
    page.time_card.slider.installEventFilter(watch)
    page.time_card.slider.update()
    looking.qtbot.waitUntil(lambda: painted != [])
    QApplication.processEvents()
    painted.clear()
    looking.qtbot.keyClick(page, Qt.Key.Key_End)
    looking.qtbot.waitUntil(lambda: page.is_up_to_date)
    QApplication.processEvents()
    assert len(painted) == 1
    wide = sum(rect.width() * rect.height() for rect in painted[0]) / page.time_card.slider.height()
    assert 0 < wide < 60, "where the mark was, and where it is"
    before = page.time_card.slider.grab().toImage()
    page.time_card.slider.update()
    assert page.time_card.slider.grab().toImage() == before
