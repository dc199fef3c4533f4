"""Free actions: those that cost nothing and never harm are done at once, so no plan branches on them."""

from __future__ import annotations

from collections.abc import Mapping

from ..core.engine.action import Action
from ..core.engine.play import apply
from ..core.engine.rulebook import ActionRule, Rulebook, remembered_by_book
from ..core.engine.state import GameState
from ..core.engine.step import Step
from ..core.values import Seat


def free_rules(book: Rulebook, table: GameState) -> tuple[ActionRule, ...]:
    """The rules of actions that cost nothing at the decision of a table."""
    return _free_rules(book)[type(table.agenda[-1])]


@remembered_by_book(1)
def _free_rules(book: Rulebook) -> Mapping[type[Step], tuple[ActionRule, ...]]:
    """The same for every decision of a rulebook."""
    return {step: tuple(rule for rule in rules if rule.free) for step, rules in book.actions.items()}


def with_free_actions(book: Rulebook, table: GameState, seat: Seat) -> tuple[GameState, tuple[Action, ...]]:
    """The table after every free action that its decision offers a seat, and these actions."""
    done: tuple[Action, ...] = ()
    for rule in free_rules(book, table):
        while (action := next(iter(rule.offer(book, table, seat)), None)) is not None:
            table = apply(book, table, action).after
            done = (*done, action)
    return table, done
