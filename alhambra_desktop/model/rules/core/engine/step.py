"""Steps: what a game waits for, as data on its agenda. Those with a seat are decisions."""

from __future__ import annotations

from typing import ClassVar

import attrs

from ..values import Seat
from ..words.message import Message


@attrs.frozen
class Step:
    """Something to be done; it runs by itself unless it is a decision."""


@attrs.frozen
class Ending:
    """How a seat ends a decision: what its button says, what pressing it does, and that it may be pressed.

    Nothing is said of that where something else is asked.
    """

    label: Message
    tip: Message
    told: Message | None = None


@attrs.frozen
class Decision(Step):
    """A step that waits for one seat."""

    asked: ClassVar[Message | None] = None
    """What is asked of the seat; None where the actions that are possible tell it."""

    ending: ClassVar[Ending] = Ending(
        Message("bar-end-turn"), Message("bar-end-turn-tip"), Message("status-end-turn")
    )
    """How the seat ends it."""

    loss: ClassVar[Message | None] = None
    """What declining would lose, which is to be said before; None where it loses nothing."""

    out_of_turn: ClassVar[bool] = False
    """True for what is asked between turns; where the seat can only decline it need not be asked."""

    repeated: ClassVar[bool] = False
    """True for what is asked after every turn of others, until an answer is hurried or wished away."""

    exact_only: ClassVar[bool] = False
    """True where whatever is bought must be paid exactly."""

    seat: Seat

    def whose(self, name: str | None, /) -> Message:
        """Whose turn, or what of whose decides; no name is there for whoever is told."""
        return Message("status-your-turn") if name is None else Message("status-turn", name=name)


@attrs.frozen
class ChooseAction(Decision):
    """The seat takes an action (B-8); ``acted`` after an exact purchase, when it is a further one (B-11)."""

    acted: bool = False

    loss = Message("status-loses-action")


@attrs.frozen
class Placing(Decision):
    """The seat places tiles that are its own already."""


@attrs.frozen
class PlacePurchases(Placing):
    """The seat places what it bought, then ends its turn (B-23)."""


@attrs.frozen
class PlaceLeftovers(Placing):
    """The seat places what it was given at the end of the game (B-35)."""

    asked = Message("status-place-leftovers")


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
