"""Wording of reasons and alternative turns."""

from __future__ import annotations

from ...rules.core.engine.action import turn_order
from ...rules.core.engine.rulebook import Rulebook
from ...rules.core.words.message import Message, decimal
from .explanation import Explanation, Other
from .reasons import ExactPayments


def sentences(book: Rulebook, explanation: Explanation, everything: bool = True) -> tuple[Message, ...]:
    """Return the reasons for a turn in one or two sentences."""
    told = explanation.told(everything)
    clauses = [reason.said(book) for reason in told]
    if isinstance(told[-1], ExactPayments) and len(clauses) > 2:
        one, other, exact = clauses
        beside = any(reason.aside for reason in told)
        both = Message("reason-beside", reason=one, other=other)
        clauses = [both if beside else Message("reason-and", reason=one, other=other), exact]
    return tuple(Message("reason-sentence", reason=one) for one in clauses)


def other_turn(book: Rulebook, other: Other) -> Message:
    """Return another turn with the difference in expected points, as a sentence."""
    turn, points = turn_order(book, other.actions), round(abs(other.less), 1)
    if not points:
        return Message("other-even", turn=turn)
    if other.less > 0:
        return Message("other-less", turn=turn, less=decimal(points), whole=int(points))
    return Message("other-more", turn=turn, more=decimal(points), whole=int(points))
