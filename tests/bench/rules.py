"""Speed of the rules: cities, observations and random games."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from random import Random

from alhambra_desktop.model.rules.core.engine.hidden import determinize, observe
from alhambra_desktop.model.rules.core.engine.play import apply, legal_actions, play, start
from alhambra_desktop.model.rules.core.geometry.city import ORIGIN, City
from alhambra_desktop.model.rules.modules.alhambra.rules import START_TILE
from alhambra_desktop.model.rules.modules.registry import CHOOSABLE

from .policy import draw, draw_listed, table
from .rows import Row, median, show, spent

GAMES = 40
CITIES = 40


def random_city(size: int, rng: Random) -> City:
    """Return a random city with `size` tiles, built by legal placements as in a game."""
    book = table(3, 1)
    while True:
        city = City.of({ORIGIN: START_TILE})
        for name in rng.sample(book.bags["alhambra"], 54):
            cells = book.placement.legal_cells(city, book.tiles[name])
            if cells:
                city = city.place(rng.choice(cells), book.tiles[name])
            if len(city) == size:
                return city


def cities() -> Iterator[Row]:
    rng = Random(1)
    book = table(3, 1)
    cold, warm, place, wall = [], [], [], []
    tiles = [book.tiles[name] for name in book.bags["alhambra"]]
    for _ in range(CITIES):
        city = random_city(15, rng)
        tile = next(t for t in tiles if book.placement.legal_cells(city, t))
        cell = book.placement.legal_cells(city, tile)[0]
        for _ in range(20):
            city.remembered.clear()
            cold.append(spent(lambda city=city, tile=tile: book.placement.legal_cells(city, tile)))
            warm.append(spent(lambda city=city, tile=tile: book.placement.legal_cells(city, tile)))
            place.append(spent(lambda city=city, tile=tile, cell=cell: city.place(cell, tile)))
        for _ in range(10):
            fresh = city.place(cell, tile)
            wall.append(spent(lambda fresh=fresh: fresh.length("wall")))
    yield median("legal squares, 15 tiles, first time", cold, "µs", 20)
    yield median("legal squares, 15 tiles, cached", warm, "µs", 2)
    yield median("place a tile (new city)", place, "µs")
    yield median("longest wall", wall, "µs")


def checked_game(seed: int, modules: tuple[str, ...] = ()) -> None:
    book, rng = table(3, seed, modules), Random(seed)
    state = start(book).after
    while state.decision is not None:
        state = play(book, state, draw_listed(legal_actions(book, state), rng)).after


def full_game(seed: int) -> None:
    checked_game(seed, tuple(module.id for module in CHOOSABLE))


def unchecked_game(seed: int) -> None:
    book, rng = table(3, seed), Random(seed)
    state = start(book).after
    while state.agenda:
        state = apply(book, state, draw(book, state, rng)).after


def games() -> Iterator[Row]:
    for name, game, goal in (
        ("actions not listed", unchecked_game, 250),
        ("actions listed", checked_game, 90),
        ("actions listed, all modules", full_game, 15),
    ):
        game(0)
        seconds = [spent(lambda game=game, seed=seed: game(seed), time.process_time) for seed in range(GAMES)]
        yield Row(
            f"random games, 3 seats, {name}", 1 / statistics.median(seconds), "a second", goal, more=True
        )


def observations() -> Iterator[Row]:
    book, rng = table(3, 5), Random(5)
    state = start(book).after
    while state.turn < 40:
        state = apply(book, state, draw(book, state, rng)).after
    seen = observe(book, state, 0)
    yield median("observe", [spent(lambda: observe(book, state, 0)) for _ in range(300)], "µs")
    redrawn = [spent(lambda: determinize(book, seen, rng)) for _ in range(300)]
    yield median("draw hidden information again", redrawn, "µs")


def rows() -> Iterator[Row]:
    yield from cities()
    yield from observations()
    yield from games()


if __name__ == "__main__":
    show(rows())
