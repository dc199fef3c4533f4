from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Final

import attrs

from ..rules.core.engine.action import EndTurn, PlacingAction
from ..rules.core.engine.rulebook import Rulebook
from ..rules.core.engine.scoring import share_in_victory
from ..rules.core.engine.state import GameState
from ..rules.core.engine.step import ChooseAction
from ..rules.core.frozen import frozen
from ..rules.core.values import Seat
from .continuations import FULL, Breadth, never
from .endgame import final_lead, final_scores
from .evaluation.evaluator import Evaluator
from .plan import Plan, best_first, theme_of
from .plan_ranking import CANDIDATES, PlanRanker, RankedPlans, diverse, table_after
from .rollout.features import Inputs
from .rollout.turns import Turn, turns
from .rollout_net import RolloutNet

SHARE: Final = 0.5
"""Weight of the rollout net's value in the mean of the values from both nets."""

QUICK_TURNS: Final = 10

BY_BOTH: Final = 3
"""In a simulation, both nets evaluate this number of turns: those that the rollout net values most."""


@frozen(eq=False)
class ValuedTurn:
    turn: Turn
    value: float
    certain: bool


def valued_turns(net: RolloutNet, book: Rulebook, state: GameState, seat: Seat) -> list[ValuedTurn]:
    """Return the turns of the rollout policy (at least one), each with the lead that the net predicts.

    If a turn ends the game, its value is the final lead instead.
    """
    inputs = Inputs(book, state, seat)
    going, found = list[Turn](), list[ValuedTurn]()
    for turn in turns(book, state, seat, inputs.goods):
        final = final_lead(book, state, turn.actions, seat)
        if final is None:
            going.append(turn)
        else:
            found.append(ValuedTurn(turn, final, certain=True))
    if going:
        values = net.values(inputs.array(going)).tolist()
        foretold = [value + inputs.ahead for value in values]
        found += [ValuedTurn(turn, value, certain=False) for turn, value in zip(going, foretold, strict=True)]
    return found


def best_turn(net: RolloutNet, book: Rulebook, state: GameState, seat: Seat) -> ValuedTurn:
    """If the seat only has placements left to decide, the value of the turn is 0."""
    if not isinstance(state.decision, ChooseAction):
        return ValuedTurn(turns(book, state, seat, ())[0], 0.0, certain=False)
    return max(valued_turns(net, book, state, seat), key=attrgetter("value"))


@frozen(kw_only=True)
class RolloutRanker(PlanRanker):
    """Ranks plans by two nets, but only for rulebooks that the rollout policy supports (see `turns.plain`).

    In simulations, the rollout net alone plays for the other seats.
    """

    rollout: RolloutNet

    def rank(
        self,
        evaluator: Evaluator,
        breadth: Breadth = FULL,
        most: int = CANDIDATES,
        stop: Callable[[], bool] = never,
    ) -> RankedPlans:
        made = super().rank(evaluator, breadth, most, stop)
        known = {plan.actions for plan in made.ranked}
        valued = valued_turns(self.rollout, evaluator.book, evaluator.state, evaluator.seat)
        quick = best_first(_plan(evaluator, turn) for turn in valued)
        fresh = [plan for plan in diverse(quick, QUICK_TURNS) if plan.actions not in known]
        return attrs.evolve(made, ranked=best_first([*made.ranked, *self.by_net(evaluator, fresh)]))

    def values(self, plain: Evaluator, plans: Sequence[Plan], tables: Sequence[GameState]) -> list[float]:
        finals = [
            final_lead(plain.book, table, plan.actions[-1:], plain.seat)
            for plan, table in zip(plans, tables, strict=True)
        ]
        going = [i for i, final in enumerate(finals) if final is None]
        ahead = [tables[i] for i in going]
        quickly = self._quickly(plain, ahead)
        wisely = super().values(plain, [plans[i] for i in going], ahead) if going else []
        both = iter([SHARE * quick + (1 - SHARE) * wise for quick, wise in zip(quickly, wisely, strict=True)])
        return [next(both) if final is None else final for final in finals]

    def chances(self, evaluator: Evaluator, plans: Sequence[Plan]) -> list[float]:
        """Return the seat's chance to win after each plan.

        If a plan ends the game, this chance is the seat's share in the victory.
        """
        finals = [
            final_scores(evaluator.book, table_after(evaluator, plan), plan.actions[-1:]) for plan in plans
        ]
        return [
            chance if final is None else share_in_victory(final, evaluator.seat)
            for chance, final in zip(super().chances(evaluator, plans), finals, strict=True)
        ]

    def _quickly(self, evaluator: Evaluator, tables: Sequence[GameState]) -> list[float]:
        book, state, seat = evaluator.book, evaluator.state, evaluator.seat
        shared, found = Inputs(book, state, seat), list[float]()
        for table in tables:
            # `shared` does not fit if the turn gave a tile to a player without a seat, such as Dirk
            inputs = shared if table.slices == state.slices else Inputs(book, table, seat)
            rows = inputs.array([_turn_to(state, table, seat)])
            found.append(float(self.rollout.values(rows)[0]) + inputs.ahead)
        return found

    def reply(self, book: Rulebook, state: GameState, seat: Seat) -> Plan:
        found = best_turn(self.rollout, book, state, seat)
        return Plan(found.turn.actions, found.value)

    def best(self, book: Rulebook, state: GameState, seat: Seat, most: int) -> Plan:
        """Return the rollout policy's turn with the highest value from both nets; `most` is ignored."""
        if not isinstance(state.decision, ChooseAction):
            return self.reply(book, state, seat)
        valued = sorted(valued_turns(self.rollout, book, state, seat), key=attrgetter("value"), reverse=True)
        certain = [turn for turn in valued if turn.certain][:1]
        going = [turn for turn in valued if not turn.certain][:BY_BOTH]
        plans = [Plan(turn.turn.actions, turn.value) for turn in (*certain, *going)]
        return self.by_net(self.evaluator(book, state, seat), plans)[0]


def _turn_to(before: GameState, table: GameState, seat: Seat) -> Turn:
    player = table.players[seat]
    left = {tile for stock in table.stocks for tile in stock.market}
    bought = tuple(tile for stock in before.stocks for tile in stock.market if tile and tile not in left)
    return Turn((), player.hand, player.city, player.reserve, bought, table.row)


def _plan(evaluator: Evaluator, turn: ValuedTurn) -> Plan:
    actions = turn.turn.actions
    waiting = (*evaluator.state.players[evaluator.seat].purchases, *turn.turn.bought)
    deeds = [action for action in actions if not isinstance(action, (PlacingAction, EndTurn))]
    theme = (*sorted(waiting), *(theme_of(deeds[-1]) if deeds else ("place",)))
    return Plan(actions, turn.value, theme)
