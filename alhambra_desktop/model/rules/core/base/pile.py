"""Stacks the money pile from five parts and shuffles scoring cards and late money into them (B-7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from ..engine.draft import Draft
from ..engine.option import SCORING_CARDS_PLACE
from ..engine.rulebook import Rulebook
from ..engine.shuffle import LATE_MONEY, PILE_PART, WHOLE_PILE
from ..values import SCORING_CARDS

PARTS = 5
"""Parts of the money pile (B-7)."""


def stack_pile(book: Rulebook, draft: Draft) -> None:
    """Stack the remaining money, with scoring cards and late money in their parts (B-7)."""
    pile, parts = stacked(book, draft, draft.state.pile[::-1])
    draft.change(pile=pile, pile_parts=parts, drawn=0)


def stacked(book: Rulebook, draft: Draft, cards: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """Return a shuffled pile, next card last, and the sizes of its parts.

    Sizes are empty when nothing is shuffled into the parts, and with the option ``scoring_cards: anywhere``.
    """
    number = draft.state.reshuffles
    scoring = [card for card, held in SCORING_CARDS.items() if book.scoring_parts[held][0] == number]
    late = draft.shuffle(tuple(book.late_money), LATE_MONEY) if book.late_money and not number else ()
    if SCORING_CARDS_PLACE.of(book.options) == "anywhere":
        mixed = (*cards, *late, *scoring)
        return (draft.shuffle(mixed, WHOLE_PILE) if late or scoring else cards[::-1]), ()
    if not scoring and not late:
        return cards[::-1], ()
    parts: list[tuple[str, ...]] = []
    start = 0
    for size in part_sizes(len(cards)):
        parts.append(cards[start : start + size])
        start += size
    _add_late_money(book, draft, parts, late)
    for card in scoring:
        part = book.scoring_parts[SCORING_CARDS[card]][1]
        parts[part] = draft.shuffle((*parts[part], card), PILE_PART)
    return tuple(card for part in parts for card in part)[::-1], tuple(map(len, parts))


def part_sizes(count: int) -> tuple[int, ...]:
    """Return how many of `count` cards each part gets before anything is shuffled into it (B-7)."""
    return tuple(count // PARTS + (i < count % PARTS) for i in range(PARTS))


def late_parts(book: Rulebook, late: Iterable[str]) -> Iterator[tuple[str, int]]:
    """Yield late money cards with the parts they go into, spread evenly (X-1)."""
    dealt = Counter[tuple[int, ...]]()
    for card in late:
        places = book.late_money[card]
        yield card, places[dealt[places] % len(places)]
        dealt[places] += 1


def _add_late_money(
    book: Rulebook, draft: Draft, parts: list[tuple[str, ...]], late: tuple[str, ...]
) -> None:
    """Late money is dealt to its parts, each of which is shuffled (X-1)."""
    for card, part in late_parts(book, late):
        parts[part] = (*parts[part], card)
    for part in sorted({place for card in late for place in book.late_money[card]}):
        parts[part] = draft.shuffle(parts[part], PILE_PART)
