"""Questions to a player: which are asked, their time limit, automatic ends of turns, and warnings."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

import pytest

from alhambra_desktop.model.files.saves.saved_game import SavedGame
from alhambra_desktop.model.rules.core.engine.action import KeepInReserve, PlaceTile, TakeMoney
from alhambra_desktop.model.rules.core.engine.event import TurnBegan
from alhambra_desktop.model.rules.core.engine.step import (
    ChooseAction,
    HoldScoring,
    NextTurn,
    PlacePurchases,
)
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.modules.bonus_cards.rules import BONUS, RevealBeforeScoring
from alhambra_desktop.model.rules.table.turn_facts import Deed
from alhambra_desktop.views.game.decision_prompts import DecisionPrompts
from alhambra_desktop.views.game.ending import ending_of, loss_of
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.views.storage.settings import Settings
from tests.scenarios.board import Position, city
from tests.views.test_rule_sets import MARKET, position, vizier_asked

TILES = ("tower-11-open", "garden-11-open")


def table_at(at: Position) -> GameTable:
    table = GameTable()
    table.open(SavedGame(at.book.setup, at.state, ()))
    return table


@pytest.fixture
def prompts_at(settings: Settings) -> Callable[[Position], DecisionPrompts]:
    return lambda at: DecisionPrompts(table_at(at), settings)


def asked_to_reveal() -> Position:
    """Return a position in which the human player may reveal a bonus card before a scoring."""
    at = position("bonus_cards").market(*MARKET)
    at.slice(BONUS, hands=(("garden-10-open",), ()), held=(1, 0))
    at.player(0, city=city(at.book, "a *", a="garden-10-open"))
    return at.change(active=1, turn=3, due=(1,), agenda=(NextTurn(), HoldScoring(), RevealBeforeScoring(0)))


# -- which questions are asked


def test_a_question_is_asked_if_there_is_more_to_do_than_decline(prompts_at):
    assert not prompts_at(vizier_asked()).needless()
    assert prompts_at(vizier_asked().player(0, hand="denar-1")).needless()
    assert not prompts_at(asked_to_reveal()).needless()


def test_a_turn_is_never_skipped(prompts_at):
    for at in (position(), position().player(0, hand=""), position().change(agenda=(PlacePurchases(0),))):
        prompts = prompts_at(at)
        prompts.leave(0)
        assert not prompts.needless()


def test_after_the_game_nothing_is_asked(prompts_at):
    prompts = prompts_at(position().change(agenda=()))
    assert not prompts.needless()
    assert not prompts.repeated
    assert not prompts.nothing_left()


def test_skipped_questions_return_with_the_players_own_turn(prompts_at):
    prompts = prompts_at(vizier_asked())
    prompts.leave(1)
    assert not prompts.needless(), "another seat skips its own questions"
    prompts.leave(0)
    assert prompts.needless()
    prompts.follow([TurnBegan(1, 5)])
    assert prompts.needless(), "this is somebody else's turn"
    prompts.follow([TurnBegan(1, 5), TurnBegan(0, 6)])
    assert not prompts.needless()
    prompts.leave(0)
    prompts.forget()
    assert not prompts.needless(), "another game asks again"


def test_only_repeated_questions_can_be_skipped(prompts_at):
    prompts = prompts_at(asked_to_reveal())
    prompts.leave(0)
    assert not prompts.needless()
    assert (prompts.repeated, prompts_at(vizier_asked()).repeated) == (False, True)


# -- the time limit


@pytest.fixture
def signals() -> list[str]:
    return []


@pytest.fixture
def limited(prompts_at, settings, signals) -> Callable[[Position], DecisionPrompts]:
    """Return a function that makes prompts with a limit of five seconds and records their signals."""
    settings.change(answer_seconds=5)

    def make(at: Position) -> DecisionPrompts:
        prompts = prompts_at(at)
        prompts.ticked.connect(lambda: signals.append("ticked"))
        prompts.ran_out.connect(lambda: signals.append("ran out"))
        return prompts

    return make


def test_the_time_for_a_repeated_question_runs_out(limited, signals):
    prompts = limited(vizier_asked())
    assert prompts.texts == []
    prompts.ask()
    assert prompts.seconds == 5
    assert signals == ["ticked"]
    for left in (4, 3, 2, 1):
        prompts.tick()
        assert prompts.texts == [Message("status-seconds", count=left)]
    assert "ran out" not in signals
    prompts.tick()
    assert signals == ["ticked"] * 5 + ["ran out", "ticked"]
    assert (prompts.seconds, prompts.texts) == (0, [])
    prompts.ask()
    assert prompts.seconds == 5, "the next question has its own time"
    prompts.stop()


def test_a_second_of_the_limit_lasts_a_second(limited, qtbot):
    prompts, begin = limited(vizier_asked()), monotonic()
    prompts.ask()
    with qtbot.waitSignal(prompts.ticked, timeout=5000):
        pass
    assert monotonic() - begin > 0.9
    assert prompts.seconds == 4
    prompts.stop()
    with qtbot.assertNotEmitted(prompts.ticked, wait=1200):
        pass


def test_a_running_limit_is_not_extended(limited):
    prompts = limited(vizier_asked())
    prompts.ask()
    prompts.tick()
    prompts.ask()
    assert prompts.seconds == 4
    prompts.stop()
    assert prompts.seconds == 0
    prompts.ask()
    assert prompts.seconds == 5
    prompts.forget()
    assert prompts.seconds == 0


def test_the_limit_waits_while_a_piece_is_lifted(limited, signals):
    prompts = limited(vizier_asked())
    prompts.ask()
    held = True
    prompts.hold_while(lambda: held)
    for _ in range(9):
        prompts.tick()
    assert (prompts.seconds, signals) == (5, ["ticked"])
    held = False
    prompts.tick()
    assert prompts.seconds == 4
    prompts.stop()


@pytest.mark.parametrize("at", [asked_to_reveal, position])
def test_other_decisions_have_no_time_limit(limited, signals, at):
    prompts = limited(at())
    prompts.ask()
    assert (prompts.seconds, signals, prompts.texts) == (0, [], [])


def test_without_a_limit_nothing_is_counted(limited, settings, signals):
    settings.change(answer_seconds=0)
    prompts = limited(vizier_asked())
    prompts.ask()
    assert (prompts.seconds, signals) == (0, [])


# -- the end of a turn


def placing(at: Position | None = None) -> Position:
    at = position() if at is None else at
    return at.player(0, purchases=TILES[:1]).change(agenda=(PlacePurchases(0),))


def take_money(table: GameTable) -> None:
    table.submit(next(action for action in table.offers() if isinstance(action, TakeMoney)))


def test_nothing_is_left_after_the_only_action(settings):
    table = table_at(position())
    prompts = DecisionPrompts(table, settings)
    assert not prompts.nothing_left()
    take_money(table)
    assert prompts.nothing_left()
    table.end_turn()
    assert table.seat == 1
    assert not prompts.nothing_left(), "a computer player decides"
    unplaced = DecisionPrompts(table_at(placing()), settings)
    assert not unplaced.nothing_left()


def test_a_placement_that_could_be_changed_or_a_card_to_reveal_is_left(settings):
    table = table_at(placing())
    table.do(Deed(promise=PlaceTile(TILES[0], (1, 0))))
    bonus = position("bonus_cards").slice(BONUS, hands=(("garden-10-open",), ()), held=(1, 0))
    bonus.player(0, city=city(bonus.book, "a *", a="garden-10-open"))
    for left in (table, table_at(bonus.change(agenda=(PlacePurchases(0),)))):
        assert left.can_end_turn
        assert not DecisionPrompts(left, settings).nothing_left()


def test_something_is_left_while_an_action_or_the_reserve_can_be_used(settings):
    extra = placing().change(agenda=(ChooseAction(0, acted=True),))
    reserved = placing(position().player(0, reserve=("arcades-9-open",)))
    reserved.change(agenda=(ChooseAction(0, acted=True),))
    for at in (extra, reserved, position()):
        table = table_at(at)
        table.do(Deed(promise=PlaceTile(TILES[0], (1, 0))))
        assert not DecisionPrompts(table, settings).nothing_left()


@pytest.mark.parametrize("wanted", [True, False])
def test_a_finished_turn_ends_automatically_only_if_this_is_wanted(settings, qtbot, wanted):
    settings.change(ends_itself=wanted)
    table = table_at(position())
    prompts, ended = DecisionPrompts(table, settings), list[float]()
    prompts.ran_out.connect(lambda: ended.append(monotonic()))
    prompts.end_if_done()
    with qtbot.assertNotEmitted(prompts.ran_out, wait=500):  # there is an action left
        pass
    take_money(table)
    begin = monotonic()
    prompts.end_if_done()
    if wanted:
        qtbot.waitUntil(lambda: bool(ended))
    with qtbot.assertNotEmitted(prompts.ran_out, wait=500):  # once, or never
        pass
    assert len(ended) == wanted
    assert all(time - begin >= 0.3 for time in ended), "the action is visible first"


def test_an_automatic_end_waits_for_a_lifted_piece_and_is_cancelled_by_undo(settings, qtbot):
    settings.change(ends_itself=True)
    table = table_at(position())
    prompts = DecisionPrompts(table, settings)
    held = True
    prompts.hold_while(lambda: held)
    take_money(table)
    prompts.end_if_done()
    with qtbot.assertNotEmitted(prompts.ran_out, wait=600):
        pass
    held = False
    with qtbot.waitSignal(prompts.ran_out, timeout=5000):
        pass
    for cancel in (lambda: (table.undo(), prompts.end_if_done()), prompts.stop):
        prompts.end_if_done()
        cancel()
        with qtbot.assertNotEmitted(prompts.ran_out, wait=500):
            pass


def test_the_end_button_names_what_it_ends():
    own, over = table_at(position()), table_at(position().change(agenda=()))
    assert ending_of(own).label == Message("bar-end-turn")
    assert ending_of(over).label == Message("bar-result")
    asked = table_at(vizier_asked())
    assert asked.state.decision is not None
    assert ending_of(asked) == asked.state.decision.ending


def test_a_player_who_can_do_nothing_passes():
    stuck = position().player(0, hand="").change(row=())
    table = table_at(stuck)
    assert ending_of(table).label == Message("bar-pass")
    assert loss_of(table) is None, "nothing is lost that could be done"
    assert table.can_end_turn


def test_ending_a_turn_with_an_action_left_is_a_loss():
    at = position().change(agenda=(ChooseAction(0, acted=True),))
    assert loss_of(table_at(at)) == Message("status-loses-action")
    assert loss_of(table_at(placing())) is None


@pytest.mark.parametrize(("due", "lost"), [((), False), ((1,), False), ((1, 2), True)])
def test_a_kept_tile_is_lost_only_before_the_last_scoring(due, lost):
    table = table_at(placing().change(due=due))
    assert loss_of(table) is None
    table.do(Deed(promise=KeepInReserve(TILES[0])))
    expected = Message("status-loses-building") if lost else None
    assert loss_of(table) == expected
    table.undo()
    table.do(Deed(promise=PlaceTile(TILES[0], (1, 0))))
    assert loss_of(table) is None, "it stands in the Alhambra"
