"""Small positions for scenarios: a map of tiles, hands, a market, and sentences about points."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import attrs

from alhambra_desktop.model.rules.core.engine.action import Action
from alhambra_desktop.model.rules.core.engine.event import Event
from alhambra_desktop.model.rules.core.engine.play import play, refusals, score_now, start
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.core.engine.setup import COLOURS, SeatSetup
from alhambra_desktop.model.rules.core.engine.state import GameState
from alhambra_desktop.model.rules.core.engine.step import ChooseAction, PlacePurchases
from alhambra_desktop.model.rules.core.geometry.city import City
from alhambra_desktop.model.rules.core.values import MARKET_SQUARES, Cell
from alhambra_desktop.model.rules.core.words.wording import types_noun
from alhambra_desktop.model.rules.modules.registry import make_setup, rulebook
from alhambra_desktop.words import say
from tests.previews import why_not_there

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay")
CITED: set[str] = set()
Test = TypeVar("Test", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[Test], Test]:
    """Mark a scenario with the rules that it tests."""

    def cite(test: Test) -> Test:
        CITED.update(ids)
        return test

    return cite


def rules_for(
    seats: int = 3, seed: int = 1, game: str = "alhambra", modules: tuple[str, ...] = (), **options: str | int
) -> Rulebook:
    """Return the rulebook of a game for Ann, Bob, Cid and so on."""
    chosen = [SeatSetup(NAMES[i], COLOURS[i]) for i in range(seats)]
    return rulebook(make_setup(chosen, seed, game, modules, options))


def city(book: Rulebook, drawing: str, **legend: str) -> City:
    """Return a city from a map: ``*`` is the starting tile, ``.`` empty, letters are tiles of the legend.

    In the combination of both games, the first tile of Granada in reading order is also a starting tile.
    """
    rows = [line.split() for line in drawing.strip().splitlines()]
    cells = {(x, y): mark for y, row in enumerate(rows) for x, mark in enumerate(row) if mark != "."}
    left, top = next(cell for cell, mark in cells.items() if mark == "*")
    tiles = {
        (x - left, y - top): book.tiles["start" if mark == "*" else legend[mark]]
        for (x, y), mark in cells.items()
    }
    others = [cell for cell, tile in tiles.items() if tile.closed_edge in book.placement.founding]
    return City.of(tiles, ((0, 0), *others[:1]))


def grown(book: Rulebook, *tiles: str) -> City:
    """Return a city in which every tile lies on its first legal square."""
    found = city(book, "*")
    for tile in tiles:
        found = book.placement.placed(
            found, book.tiles[tile], book.placement.legal_cells(found, book.tiles[tile])[0]
        )
    return found


class Position:
    """A state built step by step: ``state`` is the result, ``events`` are those of ``play``."""

    def __init__(self, book: Rulebook, active: int = 0) -> None:
        self.book = book
        self.state: GameState = start(book).after.changed(active=active, agenda=(ChooseAction(active),))
        self.events: list[Event] = []

    def player(self, seat: int, **changes: object) -> Position:
        """Change a player's hand, city, reserve and so on."""
        players = list(self.state.players)
        if "hand" in changes:
            changes["hand"] = tuple(sorted(str(changes["hand"]).split()))
        players[seat] = players[seat].changed(**changes)
        self.state = self.state.changed(players=tuple(players))
        return self

    def market(self, *tiles: str | None, bag: tuple[str, ...] | None = None, stock: int = 0) -> Position:
        """Put tiles on the market squares (None for an empty one); the other tiles fill the bag."""
        assert len(tiles) == len(MARKET_SQUARES)
        stocks = list(self.state.stocks)
        old = stocks[stock]
        left = tuple(tile for tile in old.bag if tile not in tiles)
        stocks[stock] = old.changed(market=tuple(tiles), bag=left if bag is None else bag)
        return self.change(stocks=tuple(stocks))

    def slice(self, module: str, **changes: object) -> Position:
        """Change the slice of a module."""
        part = attrs.evolve(self.state.slices[module], **changes)
        return self.change(slices={**self.state.slices, module: part})

    def change(self, **changes: object) -> Position:
        """Change other fields of the state."""
        self.state = self.state.changed(**changes)
        return self

    def placing(self, seat: int, *tiles: str) -> Position:
        """Let a player place the bought tiles."""
        self.player(seat, purchases=tiles)
        return self.change(agenda=(PlacePurchases(seat),), active=seat)

    def play(self, *actions: Action) -> Position:
        """Play actions one after the other, each for the seat that then decides."""
        for action in actions:
            move = play(self.book, self.state, action)
            self.state = move.after
            self.events += move.events
        return self

    def broken(self, action: Action) -> set[str]:
        """Return the rules that an action breaks now."""
        return {rule.rule for rule in refusals(self.book, self.state, action)}

    def misplaced(self, seat: int, tile: str | None, cell: Cell) -> set[str]:
        """Return the building rules broken by a tile on a square, or by removing the tile there."""
        return {rule.rule for rule in why_not_there(self.book, self.state, seat, tile, cell)}

    def sentences(self, number: int) -> set[str]:
        """Return the points of a scoring round now, such as ``Ann scores 9 for towers``."""
        said = set()
        for line in score_now(self.book, self.state, number).lines:
            subject = say(types_noun(line.subject)) if line.subject else line.source
            said.add(f"{self.book.owner_name(line.owner)} scores {line.amount} for {subject}")
        return said
