"""Steps: what a game waits for, as data on its agenda. Those with a seat are decisions."""

from __future__ import annotations

from typing import ClassVar

import attrs

from .message import Message
from .values import Seat


@attrs.frozen
class Step:
    """Something to be done; it runs by itself unless it is a decision."""


@attrs.frozen
class Decision(Step):
    """A step that waits for one seat."""

    asked: ClassVar[Message | None] = None
    """What is asked of the seat; None where the actions that are possible tell it."""

    seat: Seat

    def whose(self, name: str | None) -> Message:
        """Whose turn, or what of whose decides; no name is there for whoever is told."""
        return Message("status-your-turn") if name is None else Message("status-turn", name=name)


@attrs.frozen
class ChooseAction(Decision):
    """The seat takes an action (B-8); ``acted`` after an exact purchase, when it is a further one (B-11)."""

    acted: bool = False


@attrs.frozen
class Placing(Decision):
    """The seat places tiles that are its own already."""


@attrs.frozen
class PlacePurchases(Placing):
    """The seat places what it bought, then ends its turn (B-23)."""


@attrs.frozen
class PlaceLeftovers(Placing):
    """The seat places what it was given at the end of the game (B-35)."""

    asked: ClassVar[Message | None] = Message("status-place-leftovers")


@attrs.frozen
class RefillRow(Step):
    """The money row is refilled (B-24)."""


@attrs.frozen
class RefillMarket(Step):
    """The market is refilled (B-25)."""


@attrs.frozen
class HoldScorings(Step):
    """Scoring rounds that are due take place (B-26)."""


@attrs.frozen
class HoldScoring(Step):
    """The scoring round that is due next takes place."""


@attrs.frozen
class CheckEnd(Step):
    """The game ends if the market is not full (B-27)."""


@attrs.frozen
class NextTurn(Step):
    """The next seat's turn begins."""


@attrs.frozen
class GiveLeftovers(Step):
    """What is left on the market is given away (B-34); ``judged`` places of it were looked at already."""

    judged: int = 0


@attrs.frozen
class FinalScoring(Step):
    """The third scoring round takes place and the game is over (B-36)."""
