from __future__ import annotations

import attrs
import pytest

from alhambra_desktop.model.players.evaluation.evaluator import Evaluator, with_player
from alhambra_desktop.model.players.net import net_for
from alhambra_desktop.model.players.plan import Plan, does_more, only_redesigns
from alhambra_desktop.model.players.plan_generator import PlanGenerator, plans
from alhambra_desktop.model.players.plan_ranking import PlanRanker, diverse, positions_of, table_after
from alhambra_desktop.model.players.skill.levels import WEIGHTS, level
from alhambra_desktop.model.rules.core.engine.play import play
from tests.unit.opponents.tables import RULE_SETS, after_turns, book_for


@pytest.mark.parametrize(("game", "modules"), [("alhambra", ()), *RULE_SETS], ids=str)
def test_a_plan_knows_the_state_that_it_reaches(game: str, modules: tuple[str, ...]) -> None:
    book = book_for(3, 5, game=game, modules=modules)
    state = after_turns(book, 14)
    evaluator = Evaluator(book, state, state.decision.seat)
    seat = evaluator.seat
    for plan in plans(evaluator)[:25]:
        known = table_after(evaluator, plan)
        played = table_after(evaluator, attrs.evolve(plan, reached=None))
        assert known.players[seat].hand == played.players[seat].hand
        assert known.players[seat].reserve == played.players[seat].reserve
        assert known.players[seat].purchases == played.players[seat].purchases
        assert known.players[seat].city.tiles == played.players[seat].city.tiles
        assert known.stocks == played.stocks
        assert dict(known.slices) == dict(played.slices)
        assert book.goods(known) == book.goods(played)
        play(book, played, plan.actions[-1])


def test_diverse_limits_plans_of_the_same_theme() -> None:
    ranked = [Plan((), 9.0 - i, ("same" if i < 5 else i,)) for i in range(9)]
    assert [plan.value for plan in diverse(ranked, 5, alike=2)] == [9.0, 8.0, 4.0, 3.0, 2.0]


def test_additions_are_made_if_the_net_prefers_them() -> None:
    """The net can like an addition that the hand-written value rates as a loss."""
    book = book_for(3, 5)
    ranker = PlanRanker(net_for(3))
    improved = 0
    for turns in range(6, 60, 3):
        state = after_turns(book, turns)
        ranking = ranker.rank(ranker.evaluator(book, state, state.decision.seat), most=2)
        for chosen in ranking.ranked:
            better = ranking.improved(chosen)
            if better.actions == chosen.actions:
                assert better.value == pytest.approx(chosen.value)
            else:
                assert does_more(better, chosen)
                assert better.value > chosen.value
                improved += 1
    assert improved


def test_a_style_adds_its_preference_to_the_value_of_the_net() -> None:
    book = book_for(3, 5)
    state = after_turns(book, 24)
    net = net_for(3)
    mason = PlanRanker(net, level("architect:mason").weights)
    evaluator = mason.evaluator(book, state, state.decision.seat)
    ranked = diverse(list(plans(evaluator)), 12)
    plain = {plan.actions: plan.value for plan in PlanRanker(net).by_net(evaluator, ranked)}
    for plan in mason.by_net(evaluator, ranked):
        city = table_after(evaluator, plan).players[evaluator.seat].city
        more = (
            (mason.weights.wall - WEIGHTS.wall) * len(evaluator.forecast.rounds) * evaluator.city.wall(city)
        )
        assert plan.value - plain[plan.actions] == pytest.approx(more)


def test_hand_written_value_and_net_are_mixed_by_share() -> None:
    book = book_for(3, 5)
    state = after_turns(book, 24)
    net = net_for(3)
    evaluator = PlanRanker().evaluator(book, state, state.decision.seat)
    ranked = diverse(list(plans(evaluator)), 12)
    values = [
        {plan.actions: plan.value for plan in PlanRanker(net, by_hand=share).by_net(evaluator, ranked)}
        for share in (0.0, 0.25, 1.0)
    ]
    now, *_ = net.margins(positions_of(evaluator, [evaluator.state]))
    for plan in ranked:
        by_net, mixed, by_hand = (found[plan.actions] for found in values)
        assert by_hand == pytest.approx(now + plan.value - evaluator.worth(evaluator.state))
        assert mixed == pytest.approx(0.75 * by_net + 0.25 * by_hand)


def test_the_hand_written_value_ranks_without_a_net() -> None:
    book = book_for(3, 5)
    state = after_turns(book, 12)
    ranker = PlanRanker()
    evaluator = ranker.evaluator(book, state, state.decision.seat)
    wanted = [plan.actions for plan in plans(evaluator) if not only_redesigns(plan)]
    assert [plan.actions for plan in ranker.ranked(evaluator) if not only_redesigns(plan)] == wanted


def test_a_net_also_evaluates_a_single_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    """Simulations need values of the net, which are not comparable with hand-written ones."""
    book = book_for(2, 5)
    state = after_turns(book, 24)
    ranker = PlanRanker(net_for(2))
    evaluator = ranker.evaluator(book, state, state.decision.seat)
    only = plans(evaluator)[:1]
    monkeypatch.setattr(PlanGenerator, "plans", lambda _: list(only))
    assert ranker.ranked(evaluator) == ranker.by_net(evaluator, list(only))


@pytest.mark.parametrize("learned", [False, True], ids=["hand-written", "net"])
def test_redesigns_without_gain_are_dropped(learned: bool) -> None:
    """Two players without purchases once moved a building to the reserve and back endlessly."""
    book = book_for(2, 5)
    ranker = PlanRanker(net_for(2) if learned else None)
    dropped = useful = 0
    for turns in range(12, 60, 4):
        state = after_turns(book, turns)
        seat = state.decision.seat
        state = with_player(state, seat, reserve=state.stocks[0].bag[-1:])
        evaluator = ranker.evaluator(book, state, seat)
        now = evaluator.worth(state)
        idle = {plan.actions for plan in plans(evaluator) if only_redesigns(plan) and plan.value <= now}
        ranked = ranker.ranked(evaluator, most=200)
        dropped += len(idle)
        useful += sum(only_redesigns(plan) for plan in ranked)
        assert idle.isdisjoint(plan.actions for plan in ranked)
    assert dropped
    assert useful
