"""The rollout policy: its turns are legal, its features are public information."""

from __future__ import annotations

from random import Random

import attrs
import numpy as np
import pytest

from alhambra_desktop.model.players import net_files
from alhambra_desktop.model.players.net import Archive
from alhambra_desktop.model.players.net_files import NetError
from alhambra_desktop.model.players.plan_ranking import PlanRanker, table_after
from alhambra_desktop.model.players.players import ranker_of
from alhambra_desktop.model.players.rollout.features import COLUMNS, Inputs
from alhambra_desktop.model.players.rollout.turns import Turn, plain, room, turns
from alhambra_desktop.model.players.rollout_net import fresh, rollout_net_for, unpacked
from alhambra_desktop.model.players.rollout_ranking import RolloutRanker, best_turn
from alhambra_desktop.model.players.skill.levels import level
from alhambra_desktop.model.rules.core.engine.action import EndTurn
from alhambra_desktop.model.rules.core.engine.hidden import determinize, observe
from alhambra_desktop.model.rules.core.engine.option import Value
from alhambra_desktop.model.rules.core.engine.play import play, start
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.core.engine.state import GameState
from tests.unit.opponents.tables import RULE_SETS, after_turns, book_for

VARIANTS: tuple[dict[str, Value], ...] = (
    {},
    {"exact_bonus": "off"},
    {"redesign": "forbidden", "extra_action": "must"},
    {"enclosed_spaces": "allowed", "wall_scoring": "all_outer"},
    {"enclosed_spaces": "single_square", "take_limit": 8},
)


def played(book: Rulebook, state: GameState, turn: Turn) -> GameState:
    """Return the state before the end of a turn; the rules check each action."""
    for action in turn.actions:
        if isinstance(action, EndTurn):
            return state
        state = play(book, state, action).after
    raise AssertionError("a turn without an end")


def assert_reached(book: Rulebook, state: GameState, turn: Turn) -> None:
    """Check that the rules reach the state that the policy predicts for a turn."""
    seat = state.decision.seat
    after = played(book, state, turn)
    player = after.players[seat]
    assert (player.hand, player.city, player.purchases) == (turn.hand, turn.city, ())
    assert sorted(player.reserve) == sorted(turn.reserve)
    assert after.row == turn.row
    gone = set(filter(None, state.stocks[0].market)) - set(filter(None, after.stocks[0].market))
    assert gone == set(turn.bought)
    play(book, after, EndTurn())


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: "-".join(options) or "official")
def test_every_turn_is_legal_and_reaches_its_predicted_state(seats: int, options: dict[str, Value]) -> None:
    book, rng = book_for(seats, 4, options), Random(7)
    state = start(book).after
    for number in range(200):
        if state.decision is None:
            break
        some = turns(book, state, state.decision.seat, book.goods(state))
        if not number % 6:
            for turn in rng.sample(some, min(4, len(some))):
                assert_reached(book, state, turn)
        for action in rng.choice(some).actions:
            state = play(book, state, action).after
    assert number > 20


@pytest.mark.parametrize("seats", range(2, 7))
def test_features_do_not_depend_on_hidden_information(seats: int) -> None:
    book = book_for(seats, 3)
    state = after_turns(book, 5 * seats)
    seat = state.decision.seat
    seen = observe(book, state, seat, remembering=True)
    found = []
    for one in (state, determinize(book, seen, Random(1)), determinize(book, seen, Random(2))):
        inputs = Inputs(book, one, seat)
        found.append(inputs.array(turns(book, one, seat, inputs.goods)))
    assert found[0].shape[1] == len(COLUMNS) == len(set(COLUMNS))
    assert np.array_equal(found[0], found[1])
    assert np.array_equal(found[0], found[2])


def test_features_reflect_the_changes_of_a_turn() -> None:
    """One more building of a type, one card fewer, one market tile fewer."""
    book = book_for(2, 6)
    for ahead in range(60):
        state = after_turns(book, ahead)
        seat = state.decision.seat
        inputs = Inputs(book, state, seat)
        some = turns(book, state, seat, inputs.goods)
        buying = next((one for one in some if len(one.bought) == 1 and not one.reserve), None)
        if buying is not None:
            break
    number = dict(zip(COLUMNS, inputs.of(buying), strict=True))
    place = 1 + book.types.index(book.tiles[buying.bought[0]].type)
    before = state.players[seat].city.counts.get(book.types[place - 1], 0)
    assert number[f"own buildings {place}"] == (before + 1) / 4
    assert number["cards"] == len(buying.hand) / 8
    assert number["tiles left on the market"] == (len(inputs.goods) - 1) / 4
    assert number["wall"] == buying.city.length("wall") / 12


def test_room_is_the_average_number_of_legal_squares() -> None:
    book = book_for(3, 5)
    city = after_turns(book, 30).players[0].city
    bag = [book.tiles[name] for name in book.bags[book.stock]]
    squares = sum(len(book.placement.legal_cells(city, tile)) for tile in bag)
    assert room(book, city) == pytest.approx(squares / len(bag))


def test_the_policy_supports_only_the_base_rules() -> None:
    assert all(plain(book_for(seats, 1)) for seats in range(2, 7))
    assert all(plain(book_for(3, 1, options)) for options in VARIANTS)
    assert not any(plain(book_for(3, 1, None, *rule_set)) for rule_set in RULE_SETS)


def test_simulating_levels_use_the_rollout_ranker_if_possible() -> None:
    for name, learned in (("builder", False), ("architect", False), ("master", True), ("grandmaster", True)):
        assert isinstance(ranker_of(level(name), book_for(3, 1)), RolloutRanker) is learned
        assert type(ranker_of(level(name), book_for(3, 1, modules=("camps",)))) is PlanRanker


@pytest.mark.parametrize("seats", [2, 4])
def test_ranked_plans_include_quick_turns_and_generated_plans(seats: int) -> None:
    book = book_for(seats, 5)
    state = after_turns(book, 9 * seats)
    ranker = ranker_of(level("master"), book)
    evaluator = ranker.evaluator(book, state, state.decision.seat)
    ranked = ranker.ranked(evaluator)
    assert len({plan.actions for plan in ranked}) == len(ranked)
    assert [plan.value for plan in ranked] == sorted((plan.value for plan in ranked), reverse=True)
    quick = best_turn(rollout_net_for(seats), book, state, state.decision.seat)
    assert quick.turn.actions in {plan.actions for plan in ranked}
    made = PlanRanker().ranked(evaluator)
    themes = {plan.actions: plan.theme for plan in made}
    both = [plan for plan in ranked if plan.actions in themes]
    assert both
    assert all(plan.theme == themes[plan.actions] for plan in both)
    for plan in ranked:
        table_after(evaluator, plan)


def test_a_style_changes_the_values_of_both_kinds_of_plans() -> None:
    book = book_for(2, 5)
    state = after_turns(book, 20)
    plain_ranker, mason = (ranker_of(level(name), book) for name in ("master", "master:mason"))
    evaluators = [one.evaluator(book, state, state.decision.seat) for one in (plain_ranker, mason)]
    plans = plain_ranker.ranked(evaluators[0])
    usual = {plan.actions: plan.value for plan in plain_ranker.by_net(evaluators[0], plans)}
    for plan in mason.by_net(evaluators[1], plans):
        table = table_after(evaluators[1], plan)
        more = evaluators[1].worth(table) - evaluators[0].worth(table)
        assert plan.value == pytest.approx(usual[plan.actions] + more)
    assert mason.unbiased == plain_ranker


def test_a_packed_net_is_unchanged_and_other_shapes_are_refused() -> None:
    net = fresh(3)
    again = unpacked(net.packed(), "net")
    assert all(np.array_equal(net.weights[name], again.weights[name]) for name in net.weights)
    other = {**net.weights, "last": np.zeros((5, 1), np.float32)}
    columns = Archive.read(net.packed()).columns
    for content in (Archive(other, columns).packed(), b"PK", Archive(net.weights).packed()):
        with pytest.raises(NetError):
            unpacked(content, "net")


@pytest.mark.parametrize("seats", range(2, 7))
def test_there_is_a_net_for_every_number_of_seats(seats: int) -> None:
    assert rollout_net_for(seats).values(np.zeros((2, len(COLUMNS)), np.float32)).shape == (2,)
    assert net_files.rollout_name(seats) in net_files.content_of(net_files.LIST).decode()


def test_a_turn_in_mid_turn_places_the_purchased_tile() -> None:
    book = book_for(2, 5)
    state = after_turns(book, 12)
    for turn in turns(book, state, state.decision.seat, book.goods(state)):
        if turn.bought and turn.actions[0].brought:
            state = play(book, state, turn.actions[0]).after
            break
    waiting = attrs.evolve(turn, actions=())
    found = best_turn(fresh(1), book, state, state.decision.seat)
    assert found.turn.actions[-1] == EndTurn()
    assert waiting.bought[0] in {*found.turn.reserve, *(tile.id for tile in found.turn.city.tiles.values())}
