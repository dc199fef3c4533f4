"""Actions that a seat can take at a `Decision`, such as buying a tile."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from ..frozen import frozen
from ..values import MONEY, Cell
from ..words.message import Message
from ..words.wording import CARDS, COUNT, OUT, SQUARE, TAKEN, TILE, Naming, city, whole, worded
from .event import ENTRY_NAMES


@frozen(slots=False)
class Action:
    """An action of a seat. Its messages are worded as instructions.

    - ``filed``: name of the type in files, if this is not the name of the class
    - ``recorded``: value of ``event`` in game records, if the action has no fields
    - ``recorded_kind``: value of ``kind`` in game records, if several types of actions have the same fields
    - ``beside``: whether the action only accompanies a main action, as placing does
    - ``choice``: text in lists of legal actions, such as ``take money``
    - ``unmentioned``: whether texts omit the action if the turn has other actions
    - ``leaves``: whether the action only ends a decision
    """

    filed: ClassVar[str] = ""
    recorded: ClassVar[str] = ""
    recorded_kind: ClassVar[str] = ""
    entry_names: ClassVar[Mapping[str, str]] = ENTRY_NAMES
    beside: ClassVar[bool] = False
    choice: ClassVar[Message | None] = None
    unmentioned: ClassVar[bool] = False
    leaves: ClassVar[bool] = False

    @property
    def brought(self) -> str | None:
        """The tile that the action obtains and that must then be placed, or None."""
        return None

    def message(self, names: Naming, /) -> Message:
        """Return the instruction without payment or square, such as ``buy garden 9``."""
        raise NotImplementedError(f"{type(self).__name__} does not implement message")

    def full_message(self, names: Naming, squares: bool, /) -> Message:
        """Return the instruction with its payment and, if `squares` is true, its square."""
        return self.message(names)

    def kind_message(self, names: Naming, /) -> Message:
        return Message("turn-sentence", turn=self.message(names))


@frozen(slots=False)
class PlacingAction(Action):
    """An action that puts a bought or given tile in the Alhambra or elsewhere (B-23, B-35)."""

    tile: str

    beside = True
    kind_message = worded("kind-place")

    def short_message(self, names: Naming, squares: bool, /) -> Message:
        """Return the instruction for a tile that was just mentioned, such as ``place it``."""
        raise NotImplementedError(f"{type(self).__name__} does not implement short_message")


@frozen(slots=False)
class TakeMoney(Action):
    """Take cards of the money row (B-9); ``cards`` are sorted."""

    cards: tuple[str, ...]

    choice = Message("status-take-money")
    message = worded("turn-take", count=COUNT, cards=TAKEN)

    def kind_message(self, names: Naming) -> Message:
        money = all(card in MONEY for card in self.cards)
        return Message("kind-take-money") if money else Message("kind-take-other")


@frozen(slots=False)
class BuyBuilding(Action):
    """Buy a tile with cards of the hand (B-10); ``cards`` are sorted."""

    tile: str
    cards: tuple[str, ...]

    choice = Message("status-buy")
    message = worded("turn-buy", tile=TILE)
    full_message = whole(worded("turn-buy-with", tile=TILE, cards=CARDS))

    @property
    def brought(self) -> str:
        return self.tile

    def kind_message(self, names: Naming) -> Message:
        return Message("kind-buy-building") if names.is_building(self.tile) else Message("kind-buy-tile")


@frozen(slots=False)
class Redesign(Action):
    choice = Message("status-redesign")
    kind_message = worded("kind-redesign", city=city)


@frozen(slots=False)
class AddFromReserve(Redesign):
    """Move a reserve tile to the Alhambra (B-15 a)."""

    tile: str
    cell: Cell

    recorded_kind = "add"
    message = worded("turn-add", tile=TILE)
    full_message = whole(message, worded("turn-add-at", tile=TILE, square=SQUARE))


@frozen(slots=False)
class RemoveToReserve(Redesign):
    """Move a tile of the Alhambra to the reserve (B-15 b)."""

    tile: str
    cell: Cell

    recorded_kind = "remove"
    message = worded("turn-remove", tile=TILE)
    full_message = whole(message, worded("turn-remove-at", tile=TILE, square=SQUARE))


@frozen(slots=False)
class SwapWithReserve(Redesign):
    """Exchange a reserve tile for a tile of the Alhambra (B-15 c)."""

    tile: str
    out: str
    cell: Cell

    recorded_kind = "swap"
    message = worded("turn-swap", tile=TILE, out=OUT)
    full_message = whole(message, worded("turn-swap-at", tile=TILE, out=OUT, square=SQUARE))


@frozen(slots=False)
class Pass(Action):
    """Pass because no other action is possible (B-8)."""

    recorded = "pass"
    leaves = True
    message = worded("turn-pass")


@frozen(slots=False)
class Decline(Action):
    """Skip an action that is offered, such as the extra action after an exact payment (B-11)."""

    unmentioned = True
    leaves = True
    message = worded("turn-decline")


@frozen(slots=False)
class PlaceTile(PlacingAction):
    cell: Cell

    filed = "Place"
    message = worded("turn-place", tile=TILE)
    full_message = whole(message, worded("turn-place-at", tile=TILE, square=SQUARE))
    short_message = whole(
        worded("turn-place-it", tile=TILE), worded("turn-place-it-at", tile=TILE, square=SQUARE)
    )


@frozen(slots=False)
class KeepInReserve(PlacingAction):
    message = worded("turn-keep", tile=TILE)
    short_message = whole(worded("turn-keep-it", tile=TILE))


@frozen(slots=False)
class EndTurn(Action):
    """End the turn (B-23). Between turns or after the last turn, end the placing of tiles (B-35)."""

    unmentioned = True
    leaves = True
    message = worded("turn-end")


def main_action(actions: Iterable[Action]) -> Action:
    return min(actions, key=lambda action: (action.unmentioned, action.beside))


def turn_order(
    names: Naming, actions: Iterable[Action], squares: bool = False, *, paid: bool = True
) -> Message:
    """Return a turn as an instruction, such as ``buy garden 9 with 5 + 4 denars and place it, then ...``.

    If not `paid`, omit the payments of purchases.
    """
    every = tuple(actions)
    placings = {action.tile: action for action in every if isinstance(action, PlacingAction)}
    brought = {action.brought for action in every}
    steps = []
    for action in every:
        if action.unmentioned or (isinstance(action, PlacingAction) and action.tile in brought):
            continue
        with_payment = paid or action.brought is None
        step = action.full_message(names, squares) if with_payment else action.message(names)
        if action.brought in placings:
            placing = placings[action.brought].short_message(names, squares)
            step = Message("turn-and", turn=step, then=placing)
        steps.append(step)
    turn, *others = steps or [every[0].message(names)]
    for step in others[:-1]:
        turn = Message("turn-more", turn=turn, then=step)
    return Message("turn-last", turn=turn, then=others[-1]) if others else turn


def order_sentence(turn: Message) -> Message:
    return Message("turn-sentence", turn=turn)
