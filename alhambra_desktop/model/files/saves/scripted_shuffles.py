"""Shuffles that reproduce the draws of a game record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from ...rules.core.base.refill import late_parts, part_sizes
from ...rules.core.engine.option import SCORING_CARDS_PLACE
from ...rules.core.engine.rulebook import Rulebook
from ...rules.core.engine.shuffle import (
    LATE_MONEY,
    MONEY_SUPPLY,
    PILE_PART,
    WHOLE_PILE,
    Outcome,
    shuffled,
    source,
)
from ...rules.core.engine.state import GameState
from ...rules.core.frozen import frozen
from ...rules.core.values import MONEY, SCORING_CARDS

Entry = dict[str, Any]


class ScriptedShuffles:
    """Callable that decides the results of shuffles, so that the game draws the same items as in a record.

    Items that the record names are drawn first, in the order of the record. The seed decides the order of all
    other items. If a name in the record is not among the items, it is ignored here, and the replay reports
    the fault.
    """

    def __init__(self, book: Rulebook, seed: int, entries: Sequence[Entry]) -> None:
        self._book = book
        self._seed = seed
        self._entries = entries
        self._open = _cards_before_the_pile(entries)
        self._refills = _refills(book, entries)
        self._pile: tuple[tuple[str, ...], ...] = ()

    def __call__(self, state: GameState, of: str, items: tuple[str, ...], begin: int) -> tuple[str, ...]:
        rng = source(self._seed, state.shuffles)
        outcomes = [outcome for outcome in self._book.outcomes if outcome.of == of]
        if any(outcome.dealt for outcome in outcomes):
            return filled_up(items, self._named(outcomes, begin), rng)
        if of == LATE_MONEY:
            return filled_up(items, self._late_money(), rng)
        if of == PILE_PART:
            return filled_up(items, self._part_of(items), rng)
        if of == MONEY_SUPPLY:
            drawn = self._money(state, items, rng)
        elif of == WHOLE_PILE:
            drawn = _joined(self._pile)
        else:
            drawn = self._named(outcomes, begin)
        return filled_up(items, drawn, rng)[::-1]

    def _named(self, outcomes: Sequence[Outcome], begin: int) -> tuple[str, ...]:
        found: list[str] = []
        for entry in self._entries[begin:]:
            for outcome in outcomes:
                if entry["event"] == outcome.event and outcome.field in entry:
                    found += _names(entry[outcome.field])
        return tuple(side for name in found for side in self._sides(name))

    def _sides(self, name: str) -> tuple[str, ...]:
        tile = self._book.tiles.get(name)
        return (name,) if tile is None or tile.back is None else (name, tile.back)

    def _money(self, state: GameState, items: tuple[str, ...], rng: Random) -> tuple[str, ...]:
        number = state.reshuffles + 1 if state.turn else 0
        opened = () if number else self._open
        cards = filled_up(items, opened, rng)[len(opened) :]
        refills = self._refills[number] if number < len(self._refills) else ()
        self._pile = _pile(self._book, number, cards, refills, rng)
        added = {*SCORING_CARDS, *(() if number else self._book.late_money)}
        return (*opened, *(card for card in _joined(self._pile) if card not in added))

    def _late_money(self) -> tuple[str, ...]:
        """Return the late money cards in an order that puts each into its part of ``self._pile`` (X-1)."""
        queues = {number: [c for c in part if _is_late(c)] for number, part in enumerate(self._pile)}
        dealt = list[str]()
        for like, number in late_parts(self._book, self._book.late_money):
            of_these = [card for card in queues.get(number, ()) if self._alike(card, like)]
            if of_these:
                dealt.append(of_these[-1])
                queues[number].remove(of_these[-1])
        return tuple(dealt)

    def _alike(self, card: str, other: str) -> bool:
        return self._book.late_money[card] == self._book.late_money[other]

    def _part_of(self, items: tuple[str, ...]) -> tuple[str, ...]:
        added = {card for card in items if card not in MONEY}
        return next((part for part in self._pile if not added.isdisjoint(part)), ())


@frozen
class _Refill:
    cards: tuple[str, ...]
    rounds: tuple[int, ...]


@frozen
class _Quota:
    money: int
    late: int
    scoring: tuple[str, ...]

    @property
    def size(self) -> int:
        return self.money + self.late + len(self.scoring)


def _cards_before_the_pile(entries: Iterable[Entry]) -> tuple[str, ...]:
    found: list[str] = []
    for entry in entries:
        if entry["event"] == "turn":
            break
        if entry["event"] in ("deal", "row"):
            found += entry.get("cards" if entry["event"] == "deal" else "added", [])
    return tuple(found)


def _refills(book: Rulebook, entries: Iterable[Entry]) -> list[list[_Refill]]:
    piles: list[list[_Refill]] = [[]]
    begun = False
    for entry in entries:
        begun = begun or entry["event"] == "turn"
        if entry["event"] != "row" or not begun:
            continue
        added, rounds = entry.get("added", ()), entry.get("scoring", ())
        cut = entry.get("reshuffled")
        if cut is None:
            piles[-1].append(_Refill(tuple(added), tuple(rounds)))
            continue
        old = tuple(r for r in rounds if book.scoring_parts.get(r, (0, 0))[0] < len(piles))
        piles[-1].append(_Refill(tuple(added[:cut]), old))
        piles.append([_Refill(tuple(added[cut:]), tuple(r for r in rounds if r not in old))])
    return piles


def _pile(
    book: Rulebook, number: int, cards: tuple[str, ...], refills: Iterable[_Refill], rng: Random
) -> tuple[tuple[str, ...], ...]:
    late = tuple(book.late_money) if not number else ()
    scoring = {held: card for card, held in SCORING_CARDS.items() if book.scoring_parts[held][0] == number}
    quotas = _quotas(book, len(cards), late, scoring)
    named = _named_cards(refills, quotas, scoring)
    money = iter(filled_up(cards, named, rng))
    added = iter(filled_up(late, named, rng))
    parts, begin = [], 0
    for quota in quotas:
        held = [next(money) for _ in range(quota.money)] + [next(added) for _ in range(quota.late)]
        parts.append(filled_up((*held, *quota.scoring), named[begin : begin + quota.size], rng))
        begin += quota.size
    return tuple(parts)


def _quotas(book: Rulebook, count: int, late: tuple[str, ...], scoring: dict[int, str]) -> list[_Quota]:
    """Return the required content of each part of a pile (B-7). A pile that is not divided has one part."""
    if SCORING_CARDS_PLACE.of(book.options) == "anywhere" or not (late or scoring):
        return [_Quota(count, len(late), tuple(scoring.values()))]
    lates = Counter(part for _, part in late_parts(book, late))
    return [
        _Quota(
            size,
            lates[part],
            tuple(card for held, card in scoring.items() if book.scoring_parts[held][1] == part),
        )
        for part, size in enumerate(part_sizes(count))
    ]


def _named_cards(refills: Iterable[_Refill], quotas: list[_Quota], scoring: dict[int, str]) -> list[str]:
    whose = [quota for quota in quotas for _ in range(quota.size)]
    named, ahead = list[str](), dict(scoring)
    for refill in refills:
        begin = len(named)
        named += refill.cards
        for card in [ahead.pop(held) for held in refill.rounds if held in ahead]:
            ends = min(len(named) + 1, len(whose))
            places = (place for place in range(begin, ends) if card in whose[place].scoring)
            named.insert(next(places, begin), card)
    return named


def _joined(parts: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    return tuple(card for part in parts for card in part)


def _is_late(card: str) -> bool:
    return card not in MONEY and card not in SCORING_CARDS


def _names(value: Any) -> Iterable[str]:
    return [value[key] for key in sorted(value)] if isinstance(value, dict) else value


def filled_up(items: Iterable[str], named: Iterable[str], rng: Random) -> tuple[str, ...]:
    """Return the items in a new order: first those in `named`, then the others at random."""
    left = Counter(items)
    first = []
    for item in named:
        if left[item] > 0:
            left[item] -= 1
            first.append(item)
    return (*first, *shuffled(list(left.elements()), rng))
