"""Print the figures: ``python -m tests.bench``."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from random import Random

from alhambra_desktop.model.players.evaluation.evaluator import Evaluator
from alhambra_desktop.model.players.plan_generator import plans
from alhambra_desktop.model.players.process_setup import collect_rarely
from alhambra_desktop.model.rules.core.engine.hidden import determinize, observe
from alhambra_desktop.model.rules.core.engine.play import apply, legal_actions, play, start
from alhambra_desktop.model.rules.core.geometry.city import ORIGIN, City
from alhambra_desktop.model.rules.modules.alhambra.rules import START_TILE
from alhambra_desktop.model.rules.modules.registry import CHOOSABLE

from .hands import bench_hands
from .policy import draw, draw_listed, table
from .sound import bench_sound
from .stage import bench_stage
from .start import bench_start
from .story import bench_story
from .tables import bench_tables
from .turns import bench_turns
from .words import bench_search, bench_words

GAMES = 40
CITIES = 40


def median(samples: list[float]) -> float:
    return statistics.median(samples)


def timed(what: Callable[[], object], times: int) -> list[float]:
    """Seconds of each of some calls."""
    out = []
    for _ in range(times):
        begin = time.perf_counter()
        what()
        out.append(time.perf_counter() - begin)
    return out


def random_city(size: int, rng: Random) -> City:
    """A city grown at random by legal placements, as games make them."""
    book = table(3, 1)
    while True:
        city = City.of({ORIGIN: START_TILE})
        for name in rng.sample(book.bags["alhambra"], 54):
            cells = book.placement.legal_cells(city, book.tiles[name])
            if cells:
                city = city.place(rng.choice(cells), book.tiles[name])
            if len(city) == size:
                return city


def bench_cities() -> None:
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
            cold += timed(lambda city=city, tile=tile: book.placement.legal_cells(city, tile), 1)
        warm += timed(lambda city=city, tile=tile: book.placement.legal_cells(city, tile), 20)
        place += timed(lambda city=city, tile=tile, cell=cell: city.place(cell, tile), 20)
        for _ in range(10):
            fresh = city.place(cell, tile)
            wall += timed(lambda fresh=fresh: fresh.length("wall"), 1)
    print(f"legal squares, 15 tiles, cold        {median(cold) * 1e6:8.2f} us   (goal 20)")
    print(f"legal squares, 15 tiles, remembered  {median(warm) * 1e6:8.2f} us   (goal 2)")
    print(f"place a tile (new city)              {median(place) * 1e6:8.2f} us")
    print(f"longest wall                         {median(wall) * 1e6:8.2f} us")


def checked_game(seed: int, modules: tuple[str, ...] = ()) -> int:
    book, rng = table(3, seed, modules), Random(seed)
    state = start(book).after
    while state.decision is not None:
        state = play(book, state, draw_listed(legal_actions(book, state), rng)).after
    return state.turn


def full_game(seed: int) -> int:
    return checked_game(seed, tuple(module.id for module in CHOOSABLE))


def unchecked_game(seed: int) -> int:
    book, rng = table(3, seed), Random(seed)
    state = start(book).after
    while state.agenda:
        state = apply(book, state, draw(book, state, rng)).after
    return state.turn


def bench_games() -> None:
    for name, game, goal in (
        ("play, all listed", checked_game, 60),
        ("apply, unlisted", unchecked_game, 200),
        ("play, all modules", full_game, 15),
    ):
        game(0)
        seconds, turns = [], []
        for seed in range(GAMES):
            begin = time.process_time()
            turns.append(game(seed))
            seconds.append(time.process_time() - begin)
        rate = 1 / median(seconds)
        print(
            f"random 3-player games, {name:18}{rate:5.0f} a second   (goal {goal}, {median(turns):.0f} turns)"
        )


def bench_observation() -> None:
    book, rng = table(3, 5), Random(5)
    state = start(book).after
    while state.turn < 40:
        state = apply(book, state, draw(book, state, rng)).after
    seen = observe(book, state, 0)
    look = median(timed(lambda: observe(book, state, 0), 300))
    print(f"observe                              {look * 1e6:8.2f} us")
    redraw = median(timed(lambda: determinize(book, seen, rng), 300))
    print(f"redraw what is hidden                {redraw * 1e6:8.2f} us")


def bench_plans() -> None:
    everything = tuple(module.id for module in CHOOSABLE)
    for name, seats, game, modules in (
        ("base, 2 seats", 2, "alhambra", ()),
        ("all modules, 3 seats", 3, "alhambra", everything),
        ("Granada, 2 seats", 2, "granada", ()),
        ("both games, 2 seats", 2, "alhambra+granada", ()),
    ):
        book, rng = table(seats, 5, modules, game), Random(5)
        state = start(book).after
        spent, judged = [], []
        while (decision := state.decision) is not None:
            evaluator = Evaluator(
                book, determinize(book, observe(book, state, decision.seat), rng), decision.seat
            )
            begin = time.process_time()
            found = plans(evaluator)
            spent.append(1000 * (time.process_time() - begin))
            judged.append(evaluator.judged)
            for action in found[0].actions:
                state = apply(book, state, action).after
        slow = sorted(spent)[int(0.95 * len(spent))]
        figures = f"mean {statistics.mean(spent):5.1f} ms, slowest twentieth from {slow:4.0f} (goal 45)"
        print(f"plan a turn, {name:22}{figures}, {max(judged)} layouts judged at most")


if __name__ == "__main__":
    collect_rarely()
    bench_cities()
    bench_observation()
    bench_games()
    bench_plans()
    bench_hands()
    bench_tables()
    bench_words()
    bench_search()
    bench_sound()
    bench_stage()
    bench_start()
    bench_story()
    bench_turns()
