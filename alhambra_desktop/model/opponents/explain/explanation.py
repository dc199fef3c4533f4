"""Explanation: what speaks for a turn, as it crosses the pipe and is put into words.

It knows neither players nor nets, so that a window which uses it starts quickly.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

import attrs

from ...core.engine.action import Action
from ...core.engine.hidden import observe
from ...core.engine.rulebook import Rulebook
from ...core.engine.state import GameState
from ...core.values import Seat

if TYPE_CHECKING:
    from ...saves.codec import Codec

TOLD: Final = 2
"""So many reasons are told beside an exact payment."""

HIDDEN: Final = "purse"
"""Stands for what only the hand could tell; of no use to those who are told everything."""

SLIGHT: Final = 0.3
"""Points below which room and reserve are not worth a word."""

AIMS: Final = ("saves", "reaches")
"""What cards are taken for; then their sum is not worth a word."""

SUMS: Final = ("most", "money", "joker")


@attrs.frozen
class Reason:
    """One thing that speaks for a turn: which ``kind`` of thing, and its worth in points.

    ``open`` reasons follow from what everybody at the table sees. ``subject`` is a building type, an edge, a
    tile or a module, ``figures`` and ``cards`` are what is told of it; each kind says which.
    """

    kind: str
    worth: float
    open: bool = True
    subject: str = ""
    figures: tuple[int, ...] = ()
    cards: tuple[str, ...] = ()


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
        exact = [reason for reason in self.reasons if reason.kind == "exact"]
        fitting = [
            reason
            for reason in self.reasons
            if reason not in exact and (reason.kind != HIDDEN if everything else reason.open)
        ]
        if any(reason.kind in AIMS for reason in fitting):
            fitting = [reason for reason in fitting if reason.kind not in SUMS]
        last = Reason("little", 0.0) if everything else Reason(HIDDEN, 0.0)
        return (*fitting[:TOLD], *exact) or (last,)


def secretive(book: Rulebook, state: GameState, seat: Seat, viewer: Seat) -> bool:
    """True where a seat sees something of its own that somebody at another seat does not."""
    own, others = observe(book, state, seat), observe(book, state, viewer)
    return own.players[seat] != others.players[seat] or own.slices != others.slices


# -- across the pipe


def dumped(explanation: Explanation, codec: Codec) -> dict[str, Any]:
    """An explanation as JSON values."""
    plain: dict[str, Any] = codec.dump(explanation)
    return plain


def loaded(value: Mapping[str, Any], codec: Codec) -> Explanation:
    """The explanation back from JSON values, whatever else an answer holds."""
    return codec.load(Explanation, {name: value[name] for name in ("actions", "reasons", "others")})
