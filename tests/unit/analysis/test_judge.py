"""How the judge evaluates and simulates a turn of a small position."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from typing import Any

import pytest

from alhambra_desktop.model.files.saves.save import to_bytes as saved_bytes
from alhambra_desktop.model.files.saves.saved_game import SavedGame
from alhambra_desktop.model.learning.analysis import judge, worker
from alhambra_desktop.model.learning.analysis.judge import judge_turn, moment_of, shortfall, simulate_turn
from alhambra_desktop.model.learning.analysis.turns import PlayedTurn, turns_of
from alhambra_desktop.model.learning.analysis.verdict import DEEP, THOROUGH, Effort, Interval
from alhambra_desktop.model.players.explain.explanation import CardsTaken
from alhambra_desktop.model.players.skill.levels import ANALYST
from alhambra_desktop.model.rules.core.engine.action import Action, BuyBuilding, EndTurn, PlaceTile, TakeMoney
from alhambra_desktop.model.rules.core.engine.play import Transition, play
from tests.scenarios.board import Position, rules_for

QUICK = Effort(ANALYST, worlds=4, rounds=1)
CHAMBERS = "chambers-9-W"
TAKE: tuple[Action, ...] = (TakeMoney(("ducat-9",)), EndTurn())
BUY: tuple[Action, ...] = (
    BuyBuilding(CHAMBERS, ("denar-9",)),
    TakeMoney(("ducat-9",)),
    PlaceTile(CHAMBERS, (-1, 0)),
    EndTurn(),
)


def position() -> Position:
    at = Position(rules_for(2, dirk="off")).market("garden-12-S", "tower-11-open", CHAMBERS, "pavilion-7-E")
    return at.player(0, hand="denar-4 denar-5 denar-9").change(
        row=("denar-1", "florin-2", "ducat-9", "dirham-5")
    )


def turn_of(at: Position, actions: Sequence[Action]) -> PlayedTurn:
    moves: list[Transition] = []
    for action in actions:
        moves.append(play(at.book, moves[-1].after if moves else at.state, action))
    (turn,) = turns_of(moves)
    return turn


class Scripted:
    """A simulator with a given result for each plan; in odd worlds, the number of the plan is added."""

    def __init__(self, results: Sequence[float]) -> None:
        self.results, self.asked = results, list[tuple[int, list[int]]]()
        self.plans: list[tuple[Action, ...]] = []
        self.made: list[Any] = []

    def of(self, *made: Any) -> Scripted:
        self.made.append(made)
        self.plans = [plan.actions for plan in made[4]]
        return self

    def world(self, number: int, plans: list[int]) -> list[float]:
        self.asked.append((number, plans))
        return [self.results[plan] + (number % 2) * plan for plan in plans]


@pytest.fixture
def scripted(monkeypatch: pytest.MonkeyPatch) -> Scripted:
    made = Scripted([10.0, 11.0, 30.0, 12.0, 9.0])
    monkeypatch.setattr(judge, "Simulator", made)
    return made


def test_the_same_turn_is_judged_alike_and_a_better_one_higher() -> None:
    at = position()
    taken, bought = (judge_turn(at.book, turn_of(at, actions)) for actions in (TAKE, BUY))
    assert judge_turn(at.book, turn_of(at, TAKE)) == taken
    assert taken.best == pytest.approx(bought.best, abs=0.01)
    assert taken.played < bought.played <= bought.best
    assert taken.odds is not None
    assert bought.odds is not None
    assert taken.odds < bought.odds


def test_a_moment_finds_the_played_turn_among_its_plans() -> None:
    at = position()
    moment = moment_of(at.book, turn_of(at, BUY))
    assert moment.own in moment.ranked
    assert moment.own.actions == BUY
    values = [plan.value for plan in moment.ranked]
    assert values == sorted(values, reverse=True)
    assert len(values) > 5
    assert moment.valued.actions == BUY
    assert moment.valued.value == pytest.approx(moment.own.value, abs=0.01)


def test_hidden_cards_are_drawn_alike_every_time_but_not_as_they_are() -> None:
    at = position()
    one, other = (moment_of(at.book, turn_of(at, TAKE)) for _ in range(2))
    assert one.state == other.state
    assert one.state.pile != at.state.pile
    assert one.state.players[0].hand == at.state.players[0].hand


def test_a_turn_is_simulated_with_four_others_in_every_world(scripted: Scripted) -> None:
    at, waited = position(), list[None]()
    scripted.results = [10.0, 40.0, 90.0, 60.0, -40.0]
    found = simulate_turn(at.book, turn_of(at, TAKE), lambda: waited.append(None), QUICK)
    assert scripted.plans[0] == TAKE
    assert len(set(scripted.plans)) == 5
    assert scripted.asked == [(world, [plan]) for world in range(4) for plan in range(5)]
    assert len(waited) == 20
    (made,) = scripted.made
    assert made[2] == 0, "the seat of the turn"
    assert made[6] == 1, "rounds"
    assert [way.actions for way in found.ways] == [scripted.plans[plan] for plan in (2, 3, 1, 4)]
    assert [way.why is not None for way in found.ways] == [True, False, False, False]
    assert found.ways[0].more.points > found.ways[1].more.points
    assert found.ways[0].why is not None
    assert found.ways[0].why.actions == scripted.plans[2]
    assert found.played is not None
    assert any(isinstance(reason, CardsTaken) for reason in found.played.reasons)
    assert not found.deep


def test_only_the_deepest_effort_is_called_deep(scripted: Scripted) -> None:
    at = position()
    assert simulate_turn(at.book, turn_of(at, TAKE), effort=DEEP).deep
    assert len(scripted.asked) == 5 * 96
    assert scripted.made[0][6] == 3
    assert not simulate_turn(at.book, turn_of(at, TAKE)).deep
    assert len(scripted.asked) == 5 * (96 + 24)
    assert scripted.made[1][5] == scripted.made[0][5], "the same worlds"


def test_a_turn_without_alternative_is_not_simulated(
    scripted: Scripted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(judge, "diverse", lambda ranked, *_: [p for p in ranked if p.actions == TAKE])
    at, waited = position(), list[None]()
    found = simulate_turn(at.book, turn_of(at, TAKE), lambda: waited.append(None), QUICK)
    assert (found.ways, scripted.asked, waited) == ((), [], [])
    assert found.played is not None


def test_a_quick_simulation_gives_intervals_around_its_gains() -> None:
    at = position()
    found = simulate_turn(at.book, turn_of(at, TAKE), effort=QUICK)
    assert found == simulate_turn(at.book, turn_of(at, TAKE), effort=QUICK)
    assert len(found.ways) == 4
    assert all(way.more.low < way.more.points < way.more.high for way in found.ways)
    assert any(isinstance(way.actions[0], BuyBuilding) for way in found.ways)
    assert TAKE not in [way.actions for way in found.ways]


def test_a_shortfall_is_what_the_known_turn_gains(scripted: Scripted) -> None:
    at, waited = position(), list[None]()
    found = shortfall(at.book, turn_of(at, TAKE), BUY, lambda: waited.append(None))
    assert scripted.plans == [BUY, TAKE]
    assert scripted.asked == [(world, [0, 1]) for world in range(24)]
    assert len(waited) == 24
    (made,) = scripted.made
    assert (made[2], made[6]) == (0, 3)
    assert -2.0 < found.short.points < -0.5, "the played turn is 1 or 2 points better in each world"
    assert (found.played.actions, found.best.actions) == (TAKE, BUY)
    assert any(isinstance(reason, CardsTaken) for reason in found.played.reasons)
    assert found.played.reasons != found.best.reasons
    better = shortfall(at.book, turn_of(at, BUY), TAKE)
    assert scripted.plans == [TAKE, BUY]
    assert (better.played.actions, better.best.actions) == (BUY, TAKE)


def test_all_simulations_of_a_turn_have_the_same_worlds(scripted: Scripted) -> None:
    at, later = position(), position().change(turn=9)
    for where in (at, at, later):
        simulate_turn(where.book, turn_of(where, TAKE), effort=QUICK)
        shortfall(where.book, turn_of(where, TAKE), BUY)
    seeds = [made[5] for made in scripted.made]
    assert len(set(seeds[:4])) == len(set(seeds[4:])) == 1
    assert seeds[0] != seeds[4]
    assert 2**32 < seeds[0] < 2**48


def test_the_same_turn_has_no_shortfall_and_needs_no_simulation(scripted: Scripted) -> None:
    at = position()
    found = shortfall(at.book, turn_of(at, BUY), BUY)
    assert found.short == Interval(0.0, 0.0, 0.0)
    assert scripted.asked == []
    assert found.played == found.best


# -- the process


def asked(at: Position, actions: tuple[Action, ...], **more: Any) -> dict[str, Any]:
    """Return a request about the first turn of a game."""
    state = at.state
    for action in actions:
        state = play(at.book, state, action).after
    saved = SavedGame(at.state.setup, state, actions)
    return {"id": 8, "game": saved_bytes(saved).decode(), "place": 0, **more}


class Pipe:
    """A connection that provides some messages, then ends."""

    def __init__(self, *messages: dict[str, Any]) -> None:
        self.messages, self.sent = list(messages), list[dict[str, Any]]()

    def poll(self) -> bool:
        return bool(self.messages)

    def recv_bytes(self) -> bytes:
        if not self.messages:
            raise EOFError
        return json.dumps(self.messages.pop(0)).encode()

    def send_bytes(self, content: bytes) -> None:
        self.sent.append(json.loads(content))


HOLD, GO = {"hold": True}, {"hold": False}


@pytest.mark.parametrize("messages", [(), (GO,), (HOLD, GO), (HOLD, HOLD, GO), (HOLD, GO, GO)])
def test_the_judge_waits_until_nothing_holds_it(messages: tuple[Any, ...]) -> None:
    pipe: Any = Pipe(*messages)
    worker.Pipe(pipe).wait()
    assert pipe.messages == []


def test_the_judge_waits_for_a_message_while_it_is_held() -> None:
    pipe: Any = Pipe(HOLD, {"id": 1}, {"id": 2})
    requests = worker.Pipe(pipe)
    assert requests.request() == {"id": 1}
    assert requests.request() == {"id": 2}
    with pytest.raises(EOFError):
        requests.wait()


def test_a_held_judge_that_is_closed_answers_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "report_crashes", lambda: None)
    monkeypatch.setattr(os, "nice", lambda _: 0, raising=False)

    def waiting(book: Any, turn: Any, wait: Any, effort: Effort) -> Any:
        assert effort is THOROUGH
        wait()

    monkeypatch.setattr(worker, "simulate_turn", waiting)
    whole = turn_request()
    pipe: Any = Pipe(HOLD, {**whole, "tried": True})
    worker.serve(pipe)
    assert pipe.sent == [{"ready": True}]


def turn_request() -> dict[str, Any]:
    at = Position(rules_for(2, dirk="off"))
    take = TakeMoney(at.state.row[:1])
    return asked(at, (take, EndTurn()))


def test_the_process_judges_a_turn_of_a_game_and_reports_errors() -> None:
    request = turn_request()
    at = Position(rules_for(2, dirk="off"))
    turn = turn_of(at, (TakeMoney(at.state.row[:1]), EndTurn()))
    expected = judge_turn(at.book, turn)
    told = worker.answer(request)
    assert told == {"id": 8, "judged": [expected.played, expected.best, expected.odds]}
    assert worker.answer({**request, "place": 1})["error"].startswith("IndexError")
    assert worker.answer({**request, "tried": False}) == told
    wrong = worker.answer({**request, "best": [{"action": "no such action"}]})
    assert set(wrong) == {"id", "error"}
