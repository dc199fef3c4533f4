"""Counting revealed cards, and the expected value of secret ones (N-2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from ...core.engine.builder import RulebookBuilder
from ...core.engine.horizon import Horizon
from ...core.engine.observation import PublicState
from ...core.engine.rulebook import Rulebook
from ...core.engine.scoring import Counted
from ...core.values import Owner, Seat
from ...core.words.message import Message
from .cards import BONUS, BonusState, unknown

HOPE: Final = 0.5
"""Value of a secret card whose building may still come."""


def _count(book: Rulebook, state: PublicState, owner: Owner) -> Mapping[str, int]:
    """Count a revealed card as one more building of its type (N-2)."""
    revealed = () if isinstance(owner, str) else state.slice_of(BonusState).revealed[owner]
    return Counter(book.tiles[card].type or "" for card in revealed) if revealed else {}


def _show_count(book: Rulebook, state: PublicState, owner: Owner, type_id: str) -> Iterable[Counted]:
    for card in () if isinstance(owner, str) else state.slice_of(BonusState).revealed[owner]:
        if book.tiles[card].type == type_id:
            yield Counted(1, (book.tile_pieces[card],))


def _prospect(book: Rulebook, state: PublicState, seat: Seat, ahead: Horizon) -> float:
    """Value secret cards, unless another seat owns the building (N-2).

    An unseen card may be any of the unknown ones.
    """
    bonus = state.slice_of(BonusState)
    hand, held = bonus.hands[seat], bonus.held[seat]
    if not held:
        return 0.0
    others = [state.players[other].city for other in state.setup.everybody if other != seat]

    def hopeful(cards: Iterable[str]) -> int:
        return sum(all(city.cell_of(card) is None for city in others) for card in cards)

    found = float(hopeful(hand))
    if held > len(hand):
        rest = unknown(bonus)
        found += (held - len(hand)) * hopeful(rest) / len(rest)
    return HOPE * ahead.ripe * found


def install_counting(book: RulebookBuilder) -> None:
    book.counts += (_count,)
    book.shown_counts += (_show_count,)
    book.expect(BONUS, _prospect, lambda points: Message("gain-bonus", points=points))
