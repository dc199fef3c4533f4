"""Explanation: reasons for a turn, as sent between processes and put into words.

It imports neither players nor nets, which keeps the start of the window fast.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, TypeVar

import attrs

from ...rules.core.engine.action import Action, turn_order
from ...rules.core.engine.hidden import observe
from ...rules.core.engine.rulebook import Rulebook
from ...rules.core.engine.state import GameState
from ...rules.core.values import Seat
from ...rules.core.words.message import Message, decimal
from .reasons import (
    REASONS,
    CardsTaken,
    ExactPayments,
    HiddenHand,
    JokerTaken,
    NextPurchase,
    NothingElse,
    Reason,
    Saving,
)

if TYPE_CHECKING:
    from ...rules.codec import Codec


T = TypeVar("T")

TOLD: Final = 2
"""Maximum number of reasons besides an exact payment."""


@attrs.frozen
class Other:
    """An alternative turn, and how many points fewer it is expected to bring."""

    actions: tuple[Action, ...]
    less: float


@attrs.frozen
class Explanation:
    """Reasons for a turn, most important first, and the best turns of other themes."""

    actions: tuple[Action, ...]
    reasons: tuple[Reason, ...]
    others: tuple[Other, ...] = ()

    def told(self, everything: bool) -> tuple[Reason, ...]:
        """Return at least one reason: the two most important, then an exact payment.

        Unless `everything` may be told, only reasons visible to all players count.
        """
        exact = [reason for reason in self.reasons if isinstance(reason, ExactPayments)]
        fitting = [
            reason
            for reason in self.reasons
            if reason not in exact and (not isinstance(reason, HiddenHand) if everything else reason.open)
        ]
        if any(isinstance(reason, (NextPurchase, Saving)) for reason in fitting):  # says enough of the cards
            fitting = [reason for reason in fitting if not isinstance(reason, (CardsTaken, JokerTaken))]
        last = NothingElse(0.0) if everything else HiddenHand(0.0)
        first, rest = fitting[: TOLD - 1], fitting[TOLD - 1 :]
        fitting = [*first, *sorted(rest, key=lambda reason: not reason.always)]
        return (*fitting[:TOLD], *exact) or (last,)


def secretive(book: Rulebook, state: GameState, seat: Seat, viewer: Seat) -> bool:
    """Return whether a seat sees something of its own that the viewer does not."""
    own, others = observe(book, state, seat), observe(book, state, viewer)
    return own.players[seat] != others.players[seat] or own.slices != others.slices


# -- across the pipe


def _know_reasons(codec: Codec) -> Codec:
    types = {type_.__name__: type_ for type_ in REASONS}
    codec.add_union(Reason, "reason", types, lambda name: Message("misfit-none", name=name))
    return codec


def dumped(value: object, codec: Codec) -> dict[str, Any]:
    """Return an explanation, or an object with explanations, as JSON values."""
    plain: dict[str, Any] = _know_reasons(codec).dump(value)
    return plain


def loaded(type_: type[T], answer: Mapping[str, Any], codec: Codec) -> T:
    """Load such a value from the answer of a process; raise `MisfitError` if it does not fit."""
    return _know_reasons(codec).load(type_, {name: part for name, part in answer.items() if name != "id"})


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
