"""Public facts of a decision and the expected value of tiles for a seat, used by the greedy player."""

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
"""The share of a current lead that is left at each of the next three scorings."""

SOON: Final = 1.0
"""Additional points of a tile, because more of its type may follow; fewer near the end of the game."""

FITS_NOWHERE: Final = 0.3
"""The share of its value that a tile keeps in the reserve."""


def against(own: float, others: list[float]) -> float:
    """Return own points minus the mean of the best other score and the average other score."""
    return own - (max(others) + fmean(others)) / 2


@lru_cache(maxsize=65536)
def paid_to(
    own: int, others: tuple[int, ...], seats: int, prizes: tuple[int, ...], rounding: str
) -> tuple[int, float]:
    """Return the points of a seat for a majority, absolute and relative to the other seats.

    ``others`` are the numbers of buildings of other seats, then those of rivals without a seat.
    """
    found = [0 if share is None else share.amount for share in shares((own, *others), prizes, rounding)]
    return found[0], against(found[0], list(map(float, found[1:seats])))


def _in_bag(stock: Stock | StockView) -> int:
    """Return the number of tiles in a bag, which is public."""
    return stock.bag_count if isinstance(stock, StockView) else len(stock.bag)


class Outlook:
    """The public facts of a decision for one seat, shared by all its turns."""

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
        """For each type, the numbers of buildings of the other seats, then those of rivals without a seat."""
        self.prizes = {
            name: [majority.prizes(book, state, number) for number in rounds]
            for name, majority in book.majorities.items()
        }
        self.bag = sum(map(_in_bag, state.stocks))
        self.turns = self.bag / len(players)
        """The approximate number of remaining turns of a seat, if each buys one tile."""
        self.coin = 0.35 * min(1.0, self.turns / 4)
        """The value of one unit of money in points."""
        self._gains: dict[str, float] = {}

    def gain(self, name: str) -> float:
        """Return the expected points of a tile on its best square, from majorities and walls."""
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
