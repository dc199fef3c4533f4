"""Explanation: what speaks for a turn, as it crosses the pipe and is put into words.

It knows neither players nor nets, so that a window which uses it starts quickly.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

import attrs

from ...rules.core.engine.action import Action
from ...rules.core.engine.hidden import observe
from ...rules.core.engine.rulebook import Rulebook
from ...rules.core.engine.state import GameState
from ...rules.core.values import Seat
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

TOLD: Final = 2
"""So many reasons are told beside an exact payment."""


@attrs.frozen
class Other:
    """A turn that was possible too, and how many points less are to be expected of it."""

    actions: tuple[Action, ...]
    less: float


@attrs.frozen
class Explanation:
    """What speaks for a turn, the weightiest reason first, and the best turns of other themes."""

    actions: tuple[Action, ...]
    reasons: tuple[Reason, ...]
    others: tuple[Other, ...] = ()

    def told(self, everything: bool) -> tuple[Reason, ...]:
        """What is told of it, one reason at least: the weightiest two, and after them an exact payment.

        Where not ``everything`` may be told, only what everybody at the table can see.
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
    """True where a seat sees something of its own that somebody at another seat does not."""
    own, others = observe(book, state, seat), observe(book, state, viewer)
    return own.players[seat] != others.players[seat] or own.slices != others.slices


# -- across the pipe


def dumped(explanation: Explanation, codec: Codec) -> dict[str, Any]:
    """An explanation as JSON values, each reason with the name of its type."""
    plain: dict[str, Any] = codec.dump(explanation)
    reasons = [[type(reason).__name__, codec.dump(reason)] for reason in explanation.reasons]
    return {**plain, "reasons": reasons}


def loaded(value: Mapping[str, Any], codec: Codec) -> Explanation:
    """The explanation back from JSON values, whatever else an answer holds."""
    types = {type_.__name__: type_ for type_ in REASONS}
    reasons = tuple(codec.load(types[name], plain) for name, plain in value["reasons"])
    told = {"actions": value["actions"], "reasons": [], "others": value["others"]}
    return attrs.evolve(codec.load(Explanation, told), reasons=reasons)
