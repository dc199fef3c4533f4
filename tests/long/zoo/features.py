"""The inputs of the zoo's net: 65 numbers that describe a seat's position right after its own turn."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final

import numpy as np
from numpy.typing import NDArray

from alhambra_desktop.model.rules.core.engine.hidden import scoring_windows
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.core.engine.scoring import LAST_ROUND
from alhambra_desktop.model.rules.core.engine.state import PlayerState, PlayerView, PublicState
from alhambra_desktop.model.rules.core.values import Seat

from .money import PLACES, exact, paid, purses
from .outlook import Outlook, against, paid_to
from .squares import room, walls
from .turns import Turn

INPUTS: Final = 65
POINTS: Final = 20.0
"""The unit of the net's output in points."""

Array = NDArray[np.float32]


def _of_type(
    own: int,
    others: tuple[int, ...],
    seats: int,
    soon: tuple[int, ...],
    last: tuple[int, ...],
    unseen: int,
    rounding: str,
) -> tuple[float, ...]:
    best = max(others)
    now, ahead = paid_to(own, others, seats, soon, rounding)
    return (
        own / 4,
        best / 4,
        max(-3, min(3, own - best)) / 2,
        now / 10,
        ahead / 10,
        paid_to(own, others, seats, last, rounding)[1] / 20,
        unseen / 8,
    )


class Inputs:
    """The inputs of turns at one decision, with their common parts calculated once."""

    def __init__(self, book: Rulebook, state: PublicState, seat: Seat) -> None:
        self.book, self.state, self.seat = book, state, seat
        self.outlook = outlook = Outlook(book, state, seat)
        everybody: tuple[PlayerState | PlayerView, ...] = state.players
        players = [player for other, player in enumerate(everybody) if other != seat]
        self.ahead = against(state.players[seat].score, [float(player.score) for player in players])
        """The current lead of the seat in points, as in the net's target."""
        goods = book.goods(state)
        self._offers = [
            (good.tile, PLACES[good.currency], good.price, outlook.gain(good.tile) / 10) for good in goods
        ]
        self._unseen = self._count_unseen()
        self._walls = [walls(book, player.city) for player in players]
        self._empty = sum(stock.market.count(None) for stock in state.stocks)
        window = scoring_windows(book, state).get(outlook.round, (0, 0))
        self._static = (
            *(float(outlook.round == number) for number in range(1, LAST_ROUND + 1)),
            window[0] / 30,
            window[1] / 30,
            outlook.bag / 50,
            self.ahead / 40,
            fmean(_cards(player) for player in players) / 8,
        )
        self._cities: dict[int, tuple[float, ...]] = {}
        self._types: dict[tuple[str, int], tuple[float, ...]] = {}

    def _count_unseen(self) -> dict[str, int]:
        """Count the buildings of each type that nobody has seen yet."""
        book, state = self.book, self.state
        unseen = dict.fromkeys(book.types, 0)
        for tile in book.bags[book.stock]:
            unseen[book.tiles[tile].type or ""] += 1
        shown = [tile.type for player in state.players for tile in player.city.tiles.values()]
        names = [name for player in state.players for name in (*player.reserve, *player.purchases)]
        names += [name for stock in state.stocks for name in stock.market if name]
        names += [name for holding in book.holdings for name in holding(book, state)]
        shown += [book.tiles[name].type for name in names]
        for name in shown:
            if name is not None:
                unseen[name] -= 1
        return unseen

    def _of_type(self, name: str, own: int) -> tuple[float, ...]:
        key = name, own
        found = self._types.get(key)
        if found is None:
            outlook = self.outlook
            prizes, others = outlook.prizes[name], outlook.others[name]
            found = self._types[key] = _of_type(
                own, others, outlook.seats, prizes[0], prizes[-1], self._unseen[name], outlook.rounding
            )
        return found

    def _of_city(self, turn: Turn) -> tuple[float, ...]:
        counts, found, sooner = turn.city.counts, list[float](), 0.0
        for name in self.book.types:
            of_type = self._of_type(name, counts.get(name, 0))
            sooner += of_type[4]
            found += of_type
        own, best = walls(self.book, turn.city), max(self._walls)
        found += (own / 12, best / 12, (own - best) / 8, sooner / 2, room(turn.city) / 10)
        return tuple(found)

    def of(self, turn: Turn) -> tuple[float, ...]:
        """Return the inputs of the position after a turn, before refilling."""
        key = id(turn.city)
        city = self._cities.get(key)
        if city is None:
            city = self._cities[key] = self._of_city(turn)
        held, bought = purses(turn.hand), turn.bought
        left, most, total = 0, 0.0, 0.0
        for name, place, price, gain in self._offers:
            if name not in bought:
                left += 1
                if exact(held[place], price):
                    total += gain
                    most = max(most, gain)
        empty = self._empty + len(self._offers) - left
        return (
            *city,
            *self._static,
            *[sum(values) / 12 for values in held],
            len(turn.hand) / 8,
            total,
            most,
            paid(turn.row) / 15,
            len(turn.reserve) / 3,
            float(empty > self.outlook.bag),
        )

    def array(self, turns: Sequence[Turn]) -> Array:
        """Return the inputs of some turns, one row for each."""
        return np.array([self.of(turn) for turn in turns], dtype=np.float32)


def _cards(player: PlayerState | PlayerView) -> int:
    """Return the number of cards in a hand, which is public."""
    return player.cards if isinstance(player, PlayerView) else len(player.hand)
