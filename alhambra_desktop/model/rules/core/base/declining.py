"""Declining a decision that allows it."""

from __future__ import annotations

from collections.abc import Iterable

from ..engine.action import Decline
from ..engine.draft import Draft
from ..engine.handling import button
from ..engine.observation import PublicState
from ..engine.rulebook import ActionRule, Perform, Rulebook, action_rule
from ..geometry.broken_rule import Refusal
from ..values import Seat


def _offer(book: Rulebook, state: PublicState, seat: Seat) -> Iterable[Decline]:
    return (Decline(),)


def _refuse(book: Rulebook, state: PublicState, seat: Seat, action: Decline) -> Refusal:
    return ()


def _leave(book: Rulebook, draft: Draft, seat: Seat, action: Decline) -> None:
    draft.pop()


def may_decline(name: str, perform: Perform[Decline] = _leave) -> ActionRule:
    """Return the rule for declining by the button `name`; by default this only ends the decision."""
    return action_rule(Decline, _offer, _refuse, perform, button(name, Decline()))
