"""Coach for a player's first game. The coach knows only what the player can see."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Final

from ..rules.core.engine.action import AddFromReserve, BuyBuilding, TakeMoney
from ..rules.core.engine.event import BuildingBought
from ..rules.core.engine.hidden import observe, scoring_windows
from ..rules.core.engine.play import Transition, legal_actions
from ..rules.core.engine.rulebook import Rulebook
from ..rules.core.engine.state import GameState, Observation
from ..rules.core.engine.step import ChooseAction
from ..rules.core.frozen import frozen
from ..rules.core.values import Seat, value_of
from ..rules.core.words.message import Message

NEAR: Final = 12
"""A scoring is near if its card will be drawn after this many draws at the latest."""

MUCH: Final = 2  # minimum overpayment for a remark

LAST_TILES: Final = 9
"""The end of the game is near if the bags contain at most this many tiles."""


@frozen
class Look:
    """The table as the deciding seat sees it; ``moves`` are this seat's moves so far in the current turn."""

    book: Rulebook
    seen: Observation
    moves: tuple[Transition, ...]

    @classmethod
    def at(cls, book: Rulebook, state: GameState, seat: Seat, moves: Sequence[Transition]) -> Look:
        own: list[Transition] = []
        for move in reversed(moves):
            before = move.before
            if before is None or before.turn != state.turn or before.decision is None:
                break
            if before.decision.seat != seat:
                break
            own.append(move)
        return cls(book, observe(book, state, seat), tuple(reversed(own)))

    @property
    def begins(self) -> bool:
        return not self.moves and isinstance(self.seen.decision, ChooseAction)

    @property
    def bought(self) -> BuildingBought | None:
        events = self.moves[-1].events if self.moves else ()
        return next((event for event in events if isinstance(event, BuildingBought)), None)


def _begins(look: Look) -> Message | None:
    first = look.begins and look.seen.turn <= len(look.seen.players)
    return Message("coach-begins") if first else None


def _acts_again(look: Look) -> Message | None:
    bought = look.bought
    if bought is None or bought.over:
        return None
    return Message("coach-acts-again", tile=look.book.tile_noun(bought.tile))


def _exact_missed(look: Look) -> Message | None:
    move, bought = (look.moves[-1] if look.moves else None), look.bought
    if move is None or move.before is None or (bought is not None and not bought.over):
        return None
    if not isinstance(move.action, (TakeMoney, BuyBuilding)):
        return None
    before = observe(look.book, move.before, look.seen.seat)
    for action in legal_actions(look.book, before):
        if isinstance(action, BuyBuilding):
            paid = sum(map(value_of, action.cards))
            if paid == look.book.tiles[action.tile].price:
                tile, cards = look.book.tile_noun(action.tile), look.book.card_nouns(action.cards)
                return Message("coach-exact-missed", tile=tile, cards=cards)
    return None


def _overpaid(look: Look) -> Message | None:
    bought = look.bought
    if bought is None or bought.over < MUCH:
        return None
    return Message("coach-overpaid", tile=look.book.tile_noun(bought.tile), over=bought.over)


def _reserve_fits(look: Look) -> Message | None:
    if not look.begins or not look.seen.players[look.seen.seat].reserve:
        return None
    added = (action for action in legal_actions(look.book, look.seen) if isinstance(action, AddFromReserve))
    action = next(added, None)
    return Message("coach-reserve-fits", tile=look.book.tile_noun(action.tile)) if action else None


def _scoring_near(look: Look) -> Message | None:
    windows = scoring_windows(look.book, look.seen)
    if not look.begins or not windows:
        return None
    number, (_, last) = min(windows.items())
    return Message("coach-scoring-near", round=number, last=last) if last <= NEAR else None


def _scored(look: Look) -> Message | None:
    if not look.begins or len(look.seen.scorings) != 1:
        return None
    return Message("coach-scored", points=look.seen.scorings[0].total(look.seen.seat))


def _end_near(look: Look) -> Message | None:
    left = sum(stock.bag_count for stock in look.seen.stocks)
    return Message("coach-end-near", count=left) if look.begins and left <= LAST_TILES else None


@frozen
class Occasion:
    """An occasion for a remark; if ``undo`` is true, the coach also offers to undo the last move."""

    id: str
    rule: str
    met: Callable[[Look], Message | None]
    why: Message
    undo: bool = False


OCCASIONS: Final = (
    Occasion("begins", "B-8", _begins, Message("coach-begins-why")),
    Occasion("exact-missed", "B-11", _exact_missed, Message("coach-exact-missed-why"), undo=True),
    Occasion("acts-again", "B-11", _acts_again, Message("coach-acts-again-why")),
    Occasion("overpaid", "B-10", _overpaid, Message("coach-overpaid-why"), undo=True),
    Occasion("reserve-fits", "B-15", _reserve_fits, Message("coach-reserve-fits-why")),
    Occasion("scored", "B-26", _scored, Message("coach-scored-why")),
    Occasion("scoring-near", "B-7", _scoring_near, Message("coach-scoring-near-why")),
    Occasion("end-near", "B-34", _end_near, Message("coach-end-near-why")),
)
"""All occasions, in order of priority."""


@frozen
class Remark:
    occasion: Occasion
    message: Message


def remark(look: Look, given: Collection[str]) -> Remark | None:
    for occasion in OCCASIONS:
        if occasion.id not in given and (message := occasion.met(look)) is not None:
            return Remark(occasion, message)
    return None
