"""What a seat can know at a decision, and what a tile would bring it: the yardstick of the greedy player."""

from __future__ import annotations

from functools import lru_cache
from statistics import fmean
from typing import Final

from alhambra_desktop.model.rules.core.engine.play import next_round
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.core.engine.scoring import LAST_ROUND, shares
from alhambra_desktop.model.rules.core.engine.state import PublicState, Stock, StockView
from alhambra_desktop.model.rules.core.geometry.tile import BUILDING
from alhambra_desktop.model.rules.core.values import Seat

from .squares import best_square, walls

LASTS: Final = (0.8, 0.6, 0.45)
"""How much of what one has now is left at the next scoring, the one after it and the third."""

SOON: Final = 1.0
"""The points that a tile brings besides, as the beginning of more of its type."""

FITS_NOWHERE: Final = 0.3
"""The share of its worth that a tile keeps in the reserve."""


def against(own: float, others: list[float]) -> float:
    """Own points against the mean of the best other and the mean of others."""
    return own - (max(others) + fmean(others)) / 2


@lru_cache(maxsize=65536)
def paid_to(
    own: int, others: tuple[int, ...], seats: int, prizes: tuple[int, ...], rounding: str
) -> tuple[int, float]:
    """What a majority pays a seat with so many buildings, and that against the other seats.

    ``others`` are the buildings of other seats, then of rivals without one.
    """
    found = [0 if share is None else share.amount for share in shares((own, *others), prizes, rounding)]
    return found[0], against(found[0], list(map(float, found[1:seats])))


def _in_bag(stock: Stock | StockView) -> int:
    """The tiles in a bag, whose number everybody knows."""
    return stock.bag_count if isinstance(stock, StockView) else len(stock.bag)


class Outlook:
    """The public facts of a decision that all turns have in common, for one seat."""

    def __init__(self, book: Rulebook, state: PublicState, seat: Seat) -> None:
        self.book, self.state, self.seat = book, state, seat
        players = state.players
        self.city = players[seat].city
        others = [players[other].city.counts for other in range(len(players)) if other != seat]
        self.rounding = str(book.options["tie_rounding"])
        self.round = next_round(state)
        rounds = range(self.round, LAST_ROUND + 1)
        self.seats = len(players)
        self.others = {
            name: (
                *[counts.get(name, 0) for counts in others],
                *[book.count(state, rival, name) for rival in book.rivals],
            )
            for name in book.types
        }
        """By type the buildings of the other seats, then of rivals without a seat."""
        self.prizes = {
            name: [majority.prizes(book, state, number) for number in rounds]
            for name, majority in book.majorities.items()
        }
        self.bag = sum(map(_in_bag, state.stocks))
        self.turns = self.bag / len(players)
        """The turns that a seat has about left, if each buys one tile."""
        self.coin = 0.35 * min(1.0, self.turns / 4)
        """The points that money is worth, each coin."""
        self._gains: dict[str, float] = {}

    def gain(self, name: str) -> float:
        """The points that a tile will probably bring on its best square, by majorities and walls."""
        if name not in self._gains:
            self._gains[name] = self._gain(name)
        return self._gains[name]

    def _gain(self, name: str) -> float:
        book, city = self.book, self.city
        tile = book.tiles[name]
        gain, rounds = SOON * min(1.0, self.turns / 4), len(next(iter(self.prizes.values())))
        if tile.kind == BUILDING and tile.type in self.prizes:
            own, others = city.counts.get(tile.type, 0), self.others[tile.type]
            for share, prizes in zip(LASTS, self.prizes[tile.type], strict=False):
                more = paid_to(own + 1, others, self.seats, prizes, self.rounding)[1]
                gain += share * (more - paid_to(own, others, self.seats, prizes, self.rounding)[1])
        cell = best_square(book, city, tile)
        if cell is None:
            return FITS_NOWHERE * gain
        longer = walls(book, book.placement.placed(city, tile, cell)) - walls(book, city)
        return gain + longer * sum(LASTS[:rounds])
