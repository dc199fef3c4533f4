"""The analyst of a finished game, poll by poll, with a judge that answers only when a test says so."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from PySide6.QtCore import QObject, QTimer

from alhambra_desktop.model.files.saves.saved_game import SavedGame
from alhambra_desktop.model.learning.analysis.analysis_file import Analysis, plain_judgement
from alhambra_desktop.model.learning.analysis.turns import PlayedTurn, turns_of
from alhambra_desktop.model.learning.analysis.verdict import (
    Alternative,
    Interval,
    Judgement,
    SimulatedTurn,
    Versions,
)
from alhambra_desktop.model.players.explain.explanation import Explanation, dumped
from alhambra_desktop.model.rules.codec import Codec, codec_for
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.game import analyst as analyst_module
from alhambra_desktop.views.game.analyst import Analyst, StoredAnalysis
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.views.pages.review.judging import Judging
from tests.unit.archive.games import finished

MISTAKE, EVEN = Interval(9.2, 6.1, 12.3), Interval(0.4, -1.0, 1.8)
DOUBTFUL = Interval(2.2, 0.6, 3.4)
OLD = Versions(0, 1, 2)


class Judge:
    """A process whose next answers a test gives; it records what it is asked and told."""

    def __init__(self) -> None:
        self.asked: list[dict[str, Any]] = []
        self.notes: list[dict[str, Any]] = []
        self.answers: list[dict[str, Any]] = []
        self.closed = 0
        self.alive = self.ready = False
        self.refuses: Exception | None = None

    def ask(self, request: dict[str, Any]) -> int:
        if self.refuses is not None:
            raise self.refuses
        self.alive = self.ready = True
        self.asked.append(request)
        return len(self.asked)

    def note(self, message: dict[str, Any]) -> None:
        self.notes.append(message)

    def poll(self) -> list[dict[str, Any]]:
        return [self.answers.pop(0)] if self.answers else []

    def close(self) -> None:
        self.closed += 1
        self.alive = self.ready = False

    @property
    def jobs(self) -> list[tuple[int, bool, bool]]:
        """The turns that were asked about, whether they were simulated, and whether with more effort."""
        return [(one["place"], one["tried"], one["deep"]) for one in self.asked]


class Files:
    """Stored analyses that arrive when a test says so."""

    def __init__(self, analysis: Analysis | None, *, late: bool = False) -> None:
        self.analysis, self.late = analysis, late
        self.reading: list[Callable[[], None]] = []
        self.kept: list[tuple[str, Analysis, int]] = []

    def read_analysis(self, game: SavedGame, codec: Codec, receive: Callable[[StoredAnalysis], None]) -> None:
        mark = f"mark {len(self.reading)}"
        versions = Versions.of(len(game.setup.seats))
        self.reading.append(lambda: receive(StoredAnalysis(mark, self.analysis, versions)))
        if not self.late:
            self.reading[-1]()

    def keep_analysis(self, mark: str, analysis: Analysis, codec: Codec, turns: Sequence[PlayedTurn]) -> None:
        self.kept.append((mark, analysis, len(turns)))


@pytest.fixture(scope="module")
def table(qapp) -> GameTable:
    made = GameTable()
    made.open(finished(3))
    return made


def judged(table: GameTable, *missing: int, versions: Versions | None = None) -> Analysis:
    """Return an analysis in which every turn is judged except some; the loss grows with the turn."""
    known = Analysis(Versions.of(2) if versions is None else versions)
    for place in range(len(turns_of(table.transitions))):
        if place not in missing:
            known.judgements[place] = Judgement(1.0, 1.0 + place / 10, 0.25)
    return known


def tried_turn(
    table: GameTable, place: int, more: Interval = MISTAKE, *, deep: bool = False
) -> SimulatedTurn:
    actions = turns_of(table.transitions)[place].actions
    why = Explanation(actions, ())
    return SimulatedTurn((Alternative(actions, more, why),), why, deep=deep)


class Desk:
    """An analyst with its judge and files."""

    def __init__(self, table: GameTable, files: Files | None, *, simulates: tuple[int, ...] = ()) -> None:
        self.owner, self.judge, self.files, self.table = QObject(), Judge(), files, table
        self.busy = False
        self.analyst = Analyst(self.owner, self.judge, files, lambda: self.busy)  # type: ignore[arg-type]
        self.changes = 0
        self.analyst.changed.connect(self._note)
        self.timer = self.analyst.findChild(QTimer)
        self.analyst.begin(table)
        for seat in simulates:
            self.analyst.simulate(seat)

    def _note(self) -> None:
        self.changes += 1

    def poll(self, times: int = 1) -> None:
        for _ in range(times):
            self.timer.timeout.emit()

    def answer(self, *, more: Interval = MISTAKE) -> None:
        """Answer the last question."""
        place, tried, deep = self.judge.jobs[-1]
        if tried:
            found = tried_turn(self.table, place, more, deep=deep)
            self.judge.answers.append(dumped(found, codec_for(self.table.book)))
        else:
            self.judge.answers.append({"judged": plain_judgement(Judgement(1.0, 2.0, 0.5))})
        self.poll()


# -- a game


def test_only_a_whole_finished_game_is_judged(qapp):
    begun, snapshot = GameTable(), GameTable()
    begun.begin(parse_new("human,apprentice seed=1"))
    desk = Desk(begun, Files(None))
    assert (desk.analyst.turns, desk.analyst.ready, desk.changes) == ((), False, 0)
    whole = finished(3)
    snapshot.open(SavedGame(whole.setup, whole.state, ()))
    desk = Desk(snapshot, Files(None))
    assert (desk.analyst.turns, desk.analyst.ready) == ((), False)


def test_a_game_is_read_once_and_another_one_replaces_it(table):
    files = Files(judged(table))
    desk = Desk(table, files)
    analyst = desk.analyst
    assert len(analyst.turns) == len(turns_of(table.transitions))
    assert (analyst.ready, analyst.stale, desk.changes) == (True, False, 1)
    analyst.begin(table)
    assert (len(files.reading), desk.changes) == (1, 1)
    other = GameTable()
    other.open(finished(2, 3))
    analyst.simulate(0)
    files.analysis = None
    analyst.begin(other)
    assert len(files.reading) == 2
    assert len(analyst.turns) == len(turns_of(other.transitions))
    assert analyst.judgements == {}
    assert not analyst.simulating, "that was wanted for the other game"
    analyst.forget()
    assert (analyst.turns, analyst.ready, analyst.failed) == ((), False, False)


def test_what_is_read_after_another_game_was_begun_is_ignored(table):
    files = Files(judged(table), late=True)
    desk = Desk(table, files)
    analyst = desk.analyst
    assert not analyst.ready
    assert not desk.timer.isActive()
    other = GameTable()
    other.open(finished(2, 3))
    analyst.begin(other)
    files.reading[0]()
    assert (analyst.ready, desk.changes) == (False, 0)
    files.analysis = None
    files.reading[1]()
    assert (analyst.ready, desk.changes, desk.timer.isActive()) == (True, 1, True)


def test_without_files_everything_is_judged_anew(table):
    desk = Desk(table, None)
    assert (desk.analyst.ready, desk.analyst.stale) == (True, False)
    assert desk.analyst.analysis.versions == Versions.of(2)
    desk.poll()
    desk.answer()
    assert desk.analyst.judgements.keys() == {0}


def test_older_judgements_are_kept_only_with_simulations(table):
    plain = Desk(table, Files(judged(table, versions=OLD))).analyst
    assert (plain.judgements, plain.stale) == ({}, False)
    known = judged(table, versions=OLD)
    known.tried[3] = tried_turn(table, 3)
    desk = Desk(table, Files(known), simulates=(0,))
    analyst = desk.analyst
    assert (analyst.stale, set(analyst.tried)) == (True, {3})
    assert not analyst.may_deepen(3)
    desk.poll()
    assert (desk.judge.asked, analyst.done, analyst.simulating) == ([], True, False)
    desk.changes = 0
    analyst.renew()
    assert (analyst.stale, analyst.judgements, analyst.tried) == (False, {}, {})
    assert (desk.changes, analyst.done) == (1, False)
    analyst.renew()
    assert desk.changes == 1


def test_the_review_renews_old_judgements_and_simulates_the_turns_of_a_seat(table):
    known = judged(table, versions=OLD)
    known.tried[3] = tried_turn(table, 3)
    desk = Desk(table, Files(known))
    judging = Judging(desk.owner)
    judging.renew(0)
    assert desk.analyst.stale, "the review has no analyst yet"
    judging.begin(desk.analyst, table)
    judging.renew(0)
    assert (desk.analyst.stale, desk.analyst.simulating) == (False, True)


# -- judging


def test_turns_are_judged_in_order_and_then_the_process_ends(table):
    last = len(turns_of(table.transitions)) - 1
    files = Files(judged(table, 2, last))
    desk = Desk(table, files)
    assert desk.timer.interval() == 15
    desk.poll()
    assert desk.judge.jobs == [(2, False, False)]
    request = desk.judge.asked[0]
    assert request["awaited"] is False
    assert isinstance(request["game"], str)
    desk.poll()
    assert len(desk.judge.asked) == 1, "one question at a time"
    desk.changes = 0
    desk.answer()
    assert desk.judge.jobs == [(2, False, False), (last, False, False)]
    assert (desk.analyst.judgements[2], desk.changes) == (Judgement(1.0, 2.0, 0.5), 1)
    assert files.kept == [], "only a whole pass is stored"
    closed = desk.judge.closed
    desk.answer()
    ((mark, kept, length),) = files.kept
    assert (mark, length) == ("mark 0", last + 1)
    assert kept.judgements == desk.analyst.judgements
    assert kept.judgements is not desk.analyst.judgements
    assert (desk.analyst.done, desk.judge.closed) == (True, closed + 1)
    assert not desk.timer.isActive()


def test_the_turns_of_wanted_seats_are_simulated_by_their_loss(table):
    desk = Desk(table, Files(judged(table)))
    own = desk.analyst.places(0)
    assert own == [place for place, turn in enumerate(turns_of(table.transitions)) if turn.seat == 0]
    desk.poll()
    assert desk.judge.asked == []
    assert desk.analyst.done
    desk.changes = 0
    desk.analyst.simulate(0)
    assert (desk.changes, desk.analyst.done, desk.analyst.simulating) == (1, False, True)
    assert desk.analyst.left((0,)) == own[::-1], "later turns lost more"
    assert desk.analyst.left(()) == []
    desk.poll()
    desk.answer()
    assert desk.judge.jobs == [(own[-1], True, False), (own[-2], True, False)]
    assert desk.analyst.left((0,)) == own[-2::-1]
    desk.analyst.judgements.pop(own[0])
    desk.analyst.judgements.pop(own[1])
    assert desk.analyst.left((0,))[-2:] == own[:2], "turns without a judgement in order"


def test_every_simulation_is_stored_as_a_copy(table):
    files = Files(judged(table))
    desk = Desk(table, files, simulates=(0,))
    desk.poll()
    for number in (1, 2):
        desk.answer()
        assert [len(kept.tried) for _, kept, _ in files.kept] == list(range(1, number + 1))
    assert files.kept[-1][1].tried == desk.analyst.tried


def test_mistakes_of_a_seat_are_found_by_turn_number(table):
    known = judged(table)
    desk = Desk(table, Files(known))
    own, other = desk.analyst.places(0), desk.analyst.places(1)
    for place, more in ((own[0], MISTAKE), (own[1], EVEN), (own[2], DOUBTFUL), (other[0], MISTAKE)):
        known.tried[place] = tried_turn(table, place, more)
    assert desk.analyst.mistakes(0) == {desk.analyst.turns[own[0]].number: known.tried[own[0]]}
    assert set(desk.analyst.mistakes(1)) == {desk.analyst.turns[other[0]].number}


def test_a_seat_has_a_story_with_its_lead(table):
    desk = Desk(table, Files(judged(table)))
    one, two = (player.score for player in table.state.players)
    story = desk.analyst.story(0)
    assert (story.seat, story.lead, story.whole) == (0, one - two, True)
    assert desk.analyst.story(1).lead == two - one
    assert len(story.points) == len(desk.analyst.places(0))
    assert set(desk.analyst.chances(0)) <= set(desk.analyst.places(0))
    assert desk.analyst.chances(0)


# -- more effort


def test_a_turn_is_simulated_with_more_effort_before_the_others(table):
    known = judged(table)
    desk = Desk(table, Files(known), simulates=(0,))
    analyst = desk.analyst
    own = analyst.places(0)
    known.tried[own[2]] = tried_turn(table, own[2])
    assert analyst.may_deepen(own[2])
    assert not analyst.may_deepen(own[3])
    desk.changes = 0
    for _ in range(2):
        analyst.look_deeper(own[2])
        analyst.look_deeper(own[3])
    assert desk.changes == 1
    assert analyst.deepening(own[2])
    assert not analyst.deepening(own[3])
    desk.poll()
    assert desk.judge.jobs == [(own[2], True, True)]
    desk.answer()
    assert analyst.tried[own[2]].deep
    assert not analyst.may_deepen(own[2])
    assert not analyst.deepening(own[2])
    assert desk.judge.jobs[1] == (own[-1], True, False)


def test_a_finished_analyst_begins_again_for_more_effort(table):
    known = judged(table)
    known.tried[0] = tried_turn(table, 0)
    desk = Desk(table, Files(known))
    desk.poll()
    assert desk.analyst.done
    desk.analyst.look_deeper(0)
    assert desk.timer.isActive()
    assert desk.analyst.simulating
    desk.poll()
    desk.answer()
    assert (desk.analyst.done, desk.analyst.simulating) == (True, False)


# -- cancelling


def test_cancelling_ends_simulations_but_not_the_quick_pass(table):
    desk = Desk(table, Files(judged(table, 1, 2)), simulates=(0,))
    desk.poll()
    closed, desk.changes = desk.judge.closed, 0
    desk.analyst.cancel()
    assert (desk.judge.closed, desk.changes, desk.analyst.done) == (closed, 1, False)
    desk.answer()
    desk.answer()
    assert desk.analyst.done
    assert [tried for _, tried, _ in desk.judge.jobs] == [False, False]
    desk.analyst.simulate(0)
    desk.analyst.look_deeper(0)
    desk.poll()
    closed = desk.judge.closed
    desk.analyst.cancel()
    assert (desk.judge.closed, desk.analyst.done, desk.analyst.simulating) == (closed + 1, True, False)
    desk.analyst.cancel()
    assert desk.judge.closed == closed + 1, "nothing runs"


# -- waiting for computer players


def test_the_judge_is_held_while_a_computer_player_thinks(table):
    desk = Desk(table, Files(judged(table, 1, 2)))
    desk.busy = True
    desk.poll(3)
    assert (desk.judge.asked, desk.judge.notes) == ([], [{"hold": True}])
    desk.busy = False
    desk.poll(2)
    assert desk.judge.notes == [{"hold": True}, {"hold": False}]
    assert len(desk.judge.asked) == 1
    desk.judge.ready = False
    desk.busy = True
    desk.poll()
    assert len(desk.judge.notes) == 2, "a process that starts cannot be held"
    desk.judge.ready = True
    desk.answer()
    assert desk.judge.notes[2:] == [{"hold": True}]
    assert len(desk.judge.asked) == 1, "the next question waits"
    desk.busy = False
    desk.poll()
    assert len(desk.judge.asked) == 2


def test_a_process_of_low_priority_is_replaced_when_the_player_waits(table):
    desk = Desk(table, Files(judged(table, 1, 2, 3)))
    desk.poll()
    closed = desk.judge.closed
    desk.answer()
    assert desk.judge.closed == closed
    desk.analyst.awaited = True
    desk.answer()
    assert desk.judge.closed == closed + 1
    assert [one["awaited"] for one in desk.judge.asked] == [False, False, True]
    desk.analyst.awaited = False
    desk.answer()
    assert desk.judge.closed == closed + 2, "it ends after the last turn"


# -- failures


@pytest.mark.parametrize("error", [OSError("gone"), RuntimeError("no")], ids=["system", "process"])
def test_a_judge_that_cannot_be_asked_is_a_failure(table, error):
    desk = Desk(table, Files(judged(table, 1)))
    desk.judge.refuses, desk.changes = error, 0
    closed = desk.judge.closed
    desk.poll()
    assert (desk.analyst.failed, desk.analyst.done, desk.changes) == (True, True, 1)
    assert desk.judge.closed == closed + 1
    desk.analyst.forget()
    assert not desk.analyst.failed


def test_an_error_about_a_judged_turn_or_a_dead_process_is_a_failure(table):
    for kills in (False, True):
        desk = Desk(table, Files(judged(table, 1)))
        desk.poll()
        desk.judge.alive = not kills
        if not kills:
            desk.judge.answers.append({"error": "no"})
        desk.poll()
        assert (desk.analyst.failed, desk.analyst.done) == (True, True)


def test_a_turn_that_cannot_be_simulated_is_given_up(table):
    desk = Desk(table, Files(judged(table)), simulates=(0,))
    own = desk.analyst.places(0)
    desk.poll()
    desk.judge.answers.append({"error": "no"})
    desk.changes = 0
    desk.poll()
    assert (desk.analyst.failed, desk.changes) == (False, 1)
    assert desk.judge.jobs == [(own[-1], True, False), (own[-2], True, False)]
    assert own[-1] not in desk.analyst.left((0,))
    desk.judge.answers.append({"error": "no"})
    desk.judge.alive = False
    desk.poll()
    assert desk.analyst.failed


def test_a_turn_that_cannot_be_given_more_effort_is_not_tried_again(table):
    known = judged(table)
    known.tried[0] = tried_turn(table, 0)
    desk = Desk(table, Files(known))
    desk.analyst.look_deeper(0)
    desk.poll()
    desk.judge.answers.append({"error": "no"})
    desk.poll()
    assert not desk.analyst.may_deepen(0)
    assert not desk.analyst.deepening(0)
    assert (desk.analyst.failed, desk.analyst.done) == (False, True)


@pytest.mark.parametrize(("deep", "polls"), [(False, 10), (True, 100)])
def test_a_silent_judge_is_given_up_but_more_effort_takes_longer(table, monkeypatch, deep, polls):
    monkeypatch.setattr(analyst_module, "TIMEOUT", 0.1501)  # ten polls
    known = judged(table)
    known.tried[0] = tried_turn(table, 0)
    desk = Desk(table, Files(known))
    if deep:
        desk.analyst.look_deeper(0)
    else:
        desk.analyst.simulate(0)
    desk.poll(1 + polls)
    assert not desk.analyst.failed
    desk.poll(1)
    assert desk.analyst.failed


def test_the_time_does_not_run_while_the_judge_is_held(table, monkeypatch):
    monkeypatch.setattr(analyst_module, "TIMEOUT", 0.1501)
    desk = Desk(table, Files(judged(table, 1)))
    desk.poll()
    desk.busy = True
    desk.poll(50)
    assert not desk.analyst.failed
    desk.busy = False
    desk.poll(10)
    assert not desk.analyst.failed
    desk.poll()
    assert desk.analyst.failed
