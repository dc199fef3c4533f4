"""Actions: what a seat may decide, in ids and squares only, and how it is told to do so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import attrs

from ..values import MONEY, Cell
from ..words.message import Message
from ..words.naming import Naming
from ..words.saying import CARDS, COUNT, OUT, SQUARE, TAKEN, TILE, city, says, whole
from .event import ENTRY_NAMES


@attrs.frozen(slots=False)
class Action:
    """Something that a player says. Every kind of action says itself, as an order (``core/telling.py``)."""

    filed: ClassVar[str] = ""
    """The name by which files know it, where that is not the name of its class."""

    recorded: ClassVar[str] = ""
    """The event of its entry in a game record (docs/game-record.md), where it has no fields to tell it by."""

    recorded_kind: ClassVar[str] = ""
    """The ``kind`` in that entry, where fields do not tell several actions apart."""

    entry_names: ClassVar[Mapping[str, str]] = ENTRY_NAMES
    """Fields of the action that this entry calls otherwise."""

    beside: ClassVar[bool] = False
    """True for what goes with other actions, such as placing: no turn is called after it."""

    choice: ClassVar[Message | None] = None
    """The order among others that may be given now, such as ``take money``; None if untold."""

    unsaid: ClassVar[bool] = False
    """True for what is left out where anything else is done."""

    leaves: ClassVar[bool] = False
    """True for what does no more than leave a decision: passing, declining, ending the turn."""

    @property
    def brought(self) -> str | None:
        """The tile that it brings, which is to be placed afterwards."""
        return None

    def said(self, names: Naming, /) -> Message:
        """The order, such as ``buy the garden 9``, without what it costs and where."""
        raise NotImplementedError(f"{type(self).__name__} does not say itself")

    def said_whole(self, names: Naming, squares: bool, /) -> Message:
        """The order with what it costs, and with its square where ``squares`` are told."""
        return self.said(names)

    def said_kind(self, names: Naming, /) -> Message:
        """A sentence about what kind of action it is, and no more."""
        return Message("turn-sentence", turn=self.said(names))


@attrs.frozen(slots=False)
class PlacingAction(Action):
    """What becomes of a tile bought this turn, or given at the end: one is due for each (B-23, B-35)."""

    tile: str

    beside = True
    said_kind = says("kind-place")

    def said_of_it(self, names: Naming, squares: bool, /) -> Message:
        """The order right after the tile was named, such as ``place it``, with cost and square."""
        raise NotImplementedError(f"{type(self).__name__} does not say itself")


@attrs.frozen(slots=False)
class TakeMoney(Action):
    """Take cards of the money row (B-9); ``cards`` are sorted."""

    cards: tuple[str, ...]

    choice = Message("status-take-money")
    said = says("turn-take", count=COUNT, cards=TAKEN)

    def said_kind(self, names: Naming) -> Message:
        """What kind of action it is."""
        money = all(card in MONEY for card in self.cards)
        return Message("kind-take-money") if money else Message("kind-take-other")


@attrs.frozen(slots=False)
class BuyBuilding(Action):
    """Buy a tile with cards of the hand (B-10); ``cards`` are sorted."""

    tile: str
    cards: tuple[str, ...]

    choice = Message("status-buy")
    said = says("turn-buy", tile=TILE)
    said_whole = whole(says("turn-buy-with", tile=TILE, cards=CARDS))

    @property
    def brought(self) -> str:
        """The tile."""
        return self.tile

    def said_kind(self, names: Naming) -> Message:
        """What kind of action it is."""
        return Message("kind-buy-building") if names.is_building(self.tile) else Message("kind-buy-tile")


@attrs.frozen(slots=False)
class Redesign(Action):
    """A change of what stands in the Alhambra already (B-15)."""

    choice = Message("status-redesign")
    said_kind = says("kind-redesign", city=city)


@attrs.frozen(slots=False)
class AddFromReserve(Redesign):
    """A reserve tile is added to the Alhambra (B-15 a)."""

    tile: str
    cell: Cell

    recorded_kind = "add"
    said = says("turn-add", tile=TILE)
    said_whole = whole(said, says("turn-add-at", tile=TILE, square=SQUARE))


@attrs.frozen(slots=False)
class RemoveToReserve(Redesign):
    """A tile of the Alhambra goes to the reserve (B-15 b)."""

    tile: str
    cell: Cell

    recorded_kind = "remove"
    said = says("turn-remove", tile=TILE)
    said_whole = whole(said, says("turn-remove-at", tile=TILE, square=SQUARE))


@attrs.frozen(slots=False)
class SwapWithReserve(Redesign):
    """A reserve tile takes the square of a tile of the Alhambra (B-15 c)."""

    tile: str
    out: str
    cell: Cell

    recorded_kind = "swap"
    said = says("turn-swap", tile=TILE, out=OUT)
    said_whole = whole(said, says("turn-swap-at", tile=TILE, out=OUT, square=SQUARE))


@attrs.frozen(slots=False)
class Pass(Action):
    """Do nothing, because nothing can be done (B-8)."""

    recorded = "pass"
    leaves = True
    said = says("turn-pass")


@attrs.frozen(slots=False)
class Decline(Action):
    """Leave the further action after an exact purchase unused (B-11)."""

    unsaid = True
    leaves = True
    said = says("turn-decline")


@attrs.frozen(slots=False)
class PlaceTile(PlacingAction):
    """Add a tile bought this turn, or given at the end, to the Alhambra (B-23, B-35)."""

    cell: Cell

    filed = "Place"
    said = says("turn-place", tile=TILE)
    said_whole = whole(said, says("turn-place-at", tile=TILE, square=SQUARE))
    said_of_it = whole(says("turn-place-it", tile=TILE), says("turn-place-it-at", tile=TILE, square=SQUARE))


@attrs.frozen(slots=False)
class KeepInReserve(PlacingAction):
    """Put a tile bought this turn, or given at the end, on the reserve (B-23, B-35)."""

    said = says("turn-keep", tile=TILE)
    said_of_it = whole(says("turn-keep-it", tile=TILE))


@attrs.frozen(slots=False)
class EndTurn(Action):
    """Everything is placed: the table is refilled and the next seat plays."""

    unsaid = True
    leaves = True
    said = says("turn-end")
