"""The phase of a table step by step: who is called, what is reported, and what each phase allows."""

from __future__ import annotations

import pytest

from alhambra_desktop.model.rules.core.engine.action import BuyBuilding
from alhambra_desktop.model.rules.core.engine.step import ChooseAction, NextTurn
from alhambra_desktop.model.rules.modules.vizier.rules import AnswerVizier, AskViziers
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.game.decision_prompts import DecisionPrompts
from alhambra_desktop.views.interaction.phase import Phase, TablePhase
from tests.views.bare_table import BareTable, plain
from tests.views.stage.moving import Show
from tests.views.test_rule_sets import MARKET, position

AWAY, READING, CURTAIN, ANIMATING, REPLAY, SCORING, WAITING, ACTING, ASKED, WARNED, OVER = Phase


@pytest.fixture
def table(qtbot, settings) -> BareTable:
    return BareTable(qtbot, settings)


def reports(table: BareTable) -> list[tuple[Phase, Phase]]:
    """Return the changes of the phase from now on."""
    found: list[tuple[Phase, Phase]] = []
    table.parts.phase.changed.connect(lambda before, now: found.append((before, now)))
    return found


def test_each_phase_allows_some_things():
    assert {phase for phase in Phase if phase.free} == {ACTING, ASKED, WARNED}
    assert {phase for phase in Phase if phase.hidden} == {AWAY, READING}
    assert {phase for phase in Phase if phase.under_way} == {ANIMATING, REPLAY, SCORING}


def test_a_table_without_a_game_is_away(table):
    phase = table.parts.phase
    phase.come_back(covered=False)
    assert (phase.now, phase.over, phase.seen, phase.in_sight) == (AWAY, False, (), False)
    table.lay(plain())
    assert (phase.now, phase.over, phase.in_sight) == (ACTING, False, True)
    assert phase.deciding_human == 0
    assert phase.seen_state is table.table.state


def test_leaving_and_reading_hide_the_table_until_it_returns(table):
    table.lay(plain())
    phase, found = table.parts.phase, reports(table)
    phase.read()
    phase.leave()
    phase.read()
    phase.come_back(covered=False)
    phase.settle()
    assert found == [(ACTING, READING), (READING, AWAY), (AWAY, ACTING)]
    assert phase.called is None


def test_a_called_player_takes_the_place_of_the_viewer(table):
    table.lay(plain())
    phase, found = table.parts.phase, reports(table)
    phase.lift_curtain()
    assert (phase.viewer, found) == (0, [])
    phase.call(1)
    assert (phase.now, phase.called, phase.viewer, phase.in_sight) == (CURTAIN, 1, 0, False)
    phase.call(2)
    assert found == [(ACTING, CURTAIN), (CURTAIN, CURTAIN)], "another player is called"
    phase.call(2)
    assert len(found) == 2
    phase.lift_curtain()
    assert (phase.now, phase.called, phase.viewer) == (WAITING, None, 2)
    assert found[-1] == (CURTAIN, WAITING)


def test_a_game_begins_behind_a_curtain_only_if_it_is_covered(table):
    table.lay(plain())
    phase = table.parts.phase
    phase.begin(0, covered=True)
    assert (phase.now, phase.called) == (CURTAIN, 0)
    phase.begin(1, covered=False)
    assert (phase.now, phase.called, phase.viewer) == (WAITING, None, 1)
    phase.leave()
    phase.come_back(covered=True)
    assert (phase.now, phase.called) == (CURTAIN, 1)
    phase.lift_curtain()
    assert (phase.now, phase.viewer) == (WAITING, 1)


def test_another_game_forgets_who_was_called(table):
    table.lay(plain())
    table.parts.phase.call(1)
    table.table.begin(plain().book.setup)
    assert table.parts.phase.called is None


def test_a_question_to_the_viewer_is_asked(table):
    at = position("vizier").market(*MARKET).player(0, hand="denar-4 denar-5 florin-1")
    table.lay(at.change(active=1, turn=4, agenda=(NextTurn(), AskViziers(()), AnswerVizier(0))))
    assert table.parts.phase.now is ASKED
    at.player(0, hand="denar-1")
    table.lay(at)
    assert table.parts.phase.now is WAITING, "there is nothing to decide"


def test_a_warning_lasts_until_the_next_step(table):
    table.lay(plain().change(agenda=(ChooseAction(0, acted=True),)))
    phase, found = table.parts.phase, reports(table)
    phase.warn()
    assert phase.now is WARNED
    phase.settle()
    assert (phase.now, found) == (WARNED, [(ACTING, WARNED)])
    phase.read()
    phase.come_back(covered=False)
    assert phase.now is ACTING, "it must be seen again"
    phase.warn()
    table.table.reset.emit()
    assert phase.now is ACTING
    phase.warn()
    table.table.submit(BuyBuilding("chambers-9-W", ("denar-9",)))
    phase.settle()
    assert isinstance(table.table.state.decision, ChooseAction)
    assert phase.now is ACTING, "the action that is left now must be warned of again"


def test_without_a_loss_there_is_no_warning(table):
    table.lay(plain().change(agenda=()))
    table.parts.phase.warn()
    assert table.parts.phase.now is OVER
    assert table.parts.phase.over
    assert table.parts.phase.deciding_human is None


def test_moves_count_as_seen_when_they_were_shown(settings, qapp):
    show = Show(parse_new("apprentice,apprentice seed=3"))
    phase = TablePhase(show.table, show.director, DecisionPrompts(show.table, settings))
    begun = show.table.transitions
    show.jump()
    assert phase.seen == begun
    moves = show.add(2)
    assert phase.seen == begun
    assert phase.seen_state is begun[-1].after
    assert not phase.over
    show.play_on()
    assert phase.seen == (*begun, *moves)
    assert phase.seen_state is show.table.state
    phase.begin(0, covered=False)
    phase.come_back(covered=False)
    assert phase.now is WAITING
    assert phase.deciding_human is None
    show.add(1)
    assert phase.now is ANIMATING
    assert phase.in_sight
