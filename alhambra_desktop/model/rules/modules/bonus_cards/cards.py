"""Secret and revealed bonus cards (N-1), and their events."""

from __future__ import annotations

from typing import ClassVar, Final

import attrs

from ...core.engine.event import Event, entry
from ...core.engine.state import Slice
from ...core.values import Seat
from ...core.words.saying import COUNT, TILE, says
from . import MODULE

BONUS: Final = MODULE.id

CARDS: Final = (
    "arcades-10-open",
    "arcades-9-open",
    "chambers-10-open",
    "chambers-11-open",
    "garden-10-open",
    "garden-11-open",
    "pavilion-8-open",
    "seraglio-9-open",
    "tower-11-open",
    "tower-12-open",
)
"""The ten buildings without walls; a card has the id of its building (N-1)."""


@attrs.frozen
class BonusState(Slice):
    """Each seat's secret cards, their number, and the revealed ones.

    An observation contains only its own seat's secret cards.
    """

    module: ClassVar[str] = BONUS
    hands: tuple[tuple[str, ...], ...]
    held: tuple[int, ...]
    revealed: tuple[tuple[str, ...], ...]


@attrs.frozen(slots=False)
class BonusCardsDealt(Event):
    """A seat was dealt bonus cards, visible to that seat only (N-1)."""

    seat: Seat
    cards: tuple[str, ...]

    record = entry("bonus_cards")
    said = says("log-bonus-dealt", count=COUNT)


@attrs.frozen(slots=False)
class BonusCardRevealed(Event):
    """A player revealed a bonus card (N-2)."""

    seat: Seat
    tile: str

    sums_up = True
    record = entry("reveal")
    said = says("log-revealed", tile=TILE)


@attrs.frozen(slots=False)
class BonusCardConcealed(Event):
    """A revealed card returned to the hand because its tile left the Alhambra (N-3)."""

    seat: Seat
    tile: str

    record = entry("conceal")
    said = says("log-concealed", tile=TILE)


def unknown(state: BonusState) -> list[str]:
    """Return the cards that are neither visible in a hand nor revealed."""
    known = {card for cards in (*state.hands, *state.revealed) for card in cards}
    return [card for card in CARDS if card not in known]
