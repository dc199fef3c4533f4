from __future__ import annotations

from typing import ClassVar

from ..frozen import frozen
from ..values import Seat
from ..words.message import Message


@frozen
class Step:
    """An item of the agenda of a game, which runs automatically unless it is a `Decision`."""


@frozen
class Ending:
    """The button that ends a decision. While it can be pressed, the status line shows ``status``."""

    label: Message
    tip: Message
    status: Message | None = None


@frozen
class Decision(Step):
    """A step that waits until one seat takes an action."""

    asked: ClassVar[Message | None] = None  # question to the seat, if any

    ending: ClassVar[Ending] = Ending(
        Message("bar-end-turn"), Message("bar-end-turn-tip"), Message("status-end-turn")
    )

    loss: ClassVar[Message | None] = None  # warning about what the seat loses if it declines

    # whether the decision comes between turns; the window skips it if declining is the only legal action
    out_of_turn: ClassVar[bool] = False

    # whether the decision may come after every turn; if so, players can skip such decisions until their next
    # turn
    repeated: ClassVar[bool] = False

    exact_only: ClassVar[bool] = False

    seat: Seat

    def turn_status(self, name: str | None, /) -> Message:
        """Return the text about whose turn it is. If the reader is the deciding seat, `name` is None."""
        return Message("status-your-turn") if name is None else Message("status-turn", name=name)


@frozen
class ChooseAction(Decision):
    """The seat takes an action (B-8); ``acted`` is true for an extra action after an exact payment (B-11)."""

    acted: bool = False

    loss = Message("status-loses-action")


@frozen
class Placing(Decision):
    """The seat places tiles that it owns."""


@frozen
class PlacePurchases(Placing):
    """The seat places its purchases, then ends its turn (B-23)."""


@frozen
class PlaceLeftovers(Placing):
    """The seat places tiles given at the end of the game (B-35)."""

    asked = Message("status-place-leftovers")


@frozen
class RefillRow(Step):
    """Refill the money row (B-24)."""


@frozen
class RefillMarket(Step):
    """Refill the market (B-25)."""


@frozen
class HoldScorings(Step):
    """Hold the due scoring rounds (B-26)."""


@frozen
class HoldScoring(Step):
    """Hold the next due scoring round."""


@frozen
class CheckEnd(Step):
    """Begin the end of the game if the market is not full (B-27)."""


@frozen
class NextTurn(Step):
    """Begin the next seat's turn."""


@frozen
class GiveLeftovers(Step):
    """Give leftover market tiles away (B-34).

    Each market square has a place for a tile of each stock. The first ``judged`` of these places have already
    been dealt with.
    """

    judged: int = 0


@frozen
class FinalScoring(Step):
    """Hold the third scoring round and end the game (B-36)."""
