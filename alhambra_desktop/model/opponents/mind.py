"""Mind: how a computer player values what its plans lead to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import attrs

from ..core.play import apply
from ..core.rulebook import Rulebook
from ..core.state import GameState
from ..core.values import Seat
from .deeds import does_more, only_redesigns
from .evaluation import WEIGHTS, Judge, Weights
from .features import Observer, Position, margin
from .net import Net
from .plans import Breadth, Plan, fitting_breadth, never, plans

ALIKE: Final = 3
"""So many plans with the same purchases and the same last action are valued by a net."""

CANDIDATES: Final = 16
"""The plans that a net values, the best ones by the hand-written value."""

MORE: Final = 4
"""So many plans besides, which do what one of those does and something on top."""

WORTH_A_TURN: Final = 0.5
"""The points that a turn with nothing but a redesign must gain."""


def unlike(ranked: list[Plan], most: int, alike: int = ALIKE) -> list[Plan]:
    """The best plans, only some of each theme."""
    themes: dict[object, int] = {}
    found: list[Plan] = []
    for plan in ranked:
        themes[plan.theme] = themes.get(plan.theme, 0) + 1
        if themes[plan.theme] <= alike:
            found.append(plan)
            if len(found) == most:
                break
    return found


def _on_top(found: list[Plan], chosen: list[Plan]) -> list[Plan]:
    """The best plan of every theme that none of the chosen has and that does more than one of them."""
    themes = {plan.theme for plan in chosen}
    firsts = unlike([plan for plan in found if plan.theme not in themes], len(found), alike=1)
    return [plan for plan in firsts if any(does_more(plan, one) for one in chosen)]


def table_after(judge: Judge, plan: Plan) -> GameState:
    """The table when a plan is carried out but for its last action, which may bring out hidden things."""
    if plan.reached is not None:
        return plan.reached()
    state = judge.state
    for action in plan.actions[:-1]:
        state = apply(judge.book, state, action).after
    return state


@attrs.frozen
class Mind:
    """The hand-written value with its weights, and a net above it; ``net`` is None without one.

    What a style overrates in the hand-written value is added to the net's.
    """

    net: Net | None = None
    weights: Weights = WEIGHTS

    def judge(self, book: Rulebook, state: GameState, seat: Seat) -> Judge:
        """The hand-written value for a seat at a moment."""
        return Judge(book, state, seat, self.weights)

    def ranked(
        self,
        judge: Judge,
        breadth: Breadth | None = None,
        most: int = CANDIDATES,
        more: int = 0,
        stop: Callable[[], bool] = never,
    ) -> list[Plan]:
        """The plans for a moment, the best first; a net looks at no more than ``most`` of them.

        It looks at so many ``more`` which do what one of those does and something on top: what the
        hand-written value finds a bad bargain may be a good one.

        Redesigning to and fro brings a game no nearer to its end. So a plan that does nothing else must gain
        something by the hand-written value, whatever a net says.
        """
        found = list(plans(judge, breadth or fitting_breadth(judge), stop))
        least = judge.worth(judge.state) + WORTH_A_TURN
        found = [plan for plan in found if plan.value >= least or not only_redesigns(plan)] or found
        if self.net is None:
            return found
        chosen = unlike(found, most)
        return self.by_net(judge, chosen + (_on_top(found, chosen)[:more] if more else []))

    def by_net(self, judge: Judge, ranked: list[Plan]) -> list[Plan]:
        """The plans with the net's values, the best first."""
        assert self.net is not None
        tables = [table_after(judge, plan) for plan in ranked]
        margins = self.net.margins(positions_of(judge, tables))
        if self.weights != WEIGHTS:
            plain = Judge(judge.book, judge.state, judge.seat)
            margins = [
                value + judge.worth(table) - plain.worth(table)
                for value, table in zip(margins, tables, strict=True)
            ]
        valued = [attrs.evolve(plan, value=value) for plan, value in zip(ranked, margins, strict=True)]
        return sorted(valued, key=lambda plan: -plan.value)

    def result(self, book: Rulebook, state: GameState, seat: Seat) -> float:
        """What a seat has when the game is over, in the same units as the values of plans."""
        if self.net is None:
            return self.judge(book, state, seat).position()
        return margin([player.score for player in state.players], seat)


def positions_of(judge: Judge, tables: list[GameState]) -> list[Position]:
    """What plans lead to, in numbers."""
    observer = Observer(judge if judge.weights == WEIGHTS else Judge(judge.book, judge.state, judge.seat))
    return [observer.position(table) for table in tables]
