"""Free actions: costless and never harmful, so they are taken without branching."""

from __future__ import annotations

from ..rules.core.engine.action import Action
from ..rules.core.engine.play import apply
from ..rules.core.engine.rulebook import ActionRule, Rulebook, remembered_by_book
from ..rules.core.engine.state import GameState
from ..rules.core.engine.step import Step
from ..rules.core.values import Seat


@remembered_by_book(64)
def free_rules(book: Rulebook, decision: type[Step]) -> tuple[ActionRule, ...]:
    """Return the rules of costless actions at a decision."""
    return tuple(rule for rule in book.actions[decision] if rule.free)


def with_free_actions(book: Rulebook, table: GameState, seat: Seat) -> tuple[GameState, tuple[Action, ...]]:
    """Return the table after each free action of a seat's decision, and these actions."""
    done: tuple[Action, ...] = ()
    for rule in free_rules(book, type(table.agenda[-1])):
        while left := [action for action in rule.offer(book, table, seat) if action not in done]:
            table = apply(book, table, left[0]).after
            done = (*done, left[0])
    return table, done
