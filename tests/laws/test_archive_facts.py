"""Archive tables, personal bests and highlights of results, compared with slow reference code."""

from __future__ import annotations

import csv
import random
from datetime import UTC, datetime
from functools import cache
from itertools import combinations
from pathlib import Path

import attrs
import pytest

from alhambra_desktop.model.files.archive.archive import Archive
from alhambra_desktop.model.files.archive.kept_game import Help, KeptGame, Points, kept_game
from alhambra_desktop.model.files.archive.statistics import Chronicle, statistics
from alhambra_desktop.model.files.archive.table_code import table_code
from alhambra_desktop.model.files.saves.saved_game import SavedGame
from alhambra_desktop.model.learning.analysis.story import Fact, facts, margin
from alhambra_desktop.model.rules.core.engine.event import BuildingBought
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.core.engine.scoring import Points as Line
from alhambra_desktop.model.rules.core.engine.scoring import ScoringRound
from alhambra_desktop.model.rules.core.geometry.city import City
from alhambra_desktop.model.rules.core.geometry.wall import ends
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.modules.registry import rulebook
from tests.property.test_walls import longest_line
from tests.unit.archive.games import assisted, finished, unaided

NOON = 1_790_000_000
LOTTERIES = range(60)
"""Seeds of random games with many ties."""

# -- the exported table


def games_with_aids() -> tuple[tuple[SavedGame, str], ...]:
    """Return games with their assistance levels."""
    with_huts, undone = finished(2, 3, ("huts",)), assisted(unaided(7, 2))
    return (with_huts, "trainer"), (undone, "normal"), (finished(3, 4), "purist")


def longest_wall(city: City) -> int:
    """Return the number of segments in the longest outer wall."""
    return longest_line(map(ends, city.outer("wall")))


def lines_of(game: SavedGame, aids: str, ended: int, file: str) -> list[dict[str, str]]:
    """Return the expected rows for a game in the exported table, one per seat."""
    rows = []
    moves = game.history()
    bought = [event for move in moves for event in move.events if type(event) is BuildingBought]
    scores = [player.score for player in game.state.players]
    for seat, taken in enumerate(game.setup.seats):
        rounds = {
            f"round_{n}": sum(
                line.amount
                for held in game.state.scorings
                if held.round == n
                for line in held.lines
                if line.owner == seat
            )
            for n in (1, 2, 3)
        }
        line = {
            "ended": datetime.fromtimestamp(ended, UTC).strftime("%Y-%m-%d %H:%M"),
            "game": game.setup.game,
            "modules": ",".join(game.setup.modules),
            "table_code": table_code(game.setup),
            "turns": game.state.turn,
            "assisted": int(game.assisted),
            "hints": ",".join(map(str, game.hints)),
            "aids": aids,
            "seat": seat,
            "name": taken.name,
            "colour": taken.colour,
            "level": taken.level or "",
            "points": scores[seat],
            "place": sorted(scores, reverse=True).index(scores[seat]) + 1,
            **rounds,
            "wall": longest_wall(game.state.players[seat].city),
            "bought": sum(one.seat == seat for one in bought),
            "exact": sum(one.seat == seat and one.over == 0 for one in bought),
            "file": file,
        }
        rows.append({name: str(value) for name, value in line.items()})
    return rows


@pytest.mark.parametrize("separator", [",", ";"])
def test_every_column_of_the_table_has_the_expected_values(tmp_path: Path, separator: str) -> None:
    archive, games = Archive(tmp_path), games_with_aids()
    for number, (game, aids) in enumerate(games):
        assert archive.keep(game, NOON + 90 * number, aids)
    files = [kept.file for kept in reversed(archive.games())]
    wanted = [
        line
        for number, (game, aids) in enumerate(games)
        for line in lines_of(game, aids, NOON + 90 * number, files[number])
    ]
    rows = list(csv.DictReader(archive.csv(separator).splitlines(), delimiter=separator))
    assert rows == wanted
    columns = {name: [row[name] for row in rows] for name in rows[0]}
    assert [both for both in combinations(columns, 2) if columns[both[0]] == columns[both[1]]] == []


# -- personal bests


@cache
def model() -> KeptGame:
    """Return a game from which others are made."""
    return kept_game(unaided(1, 3), "model", 0, "normal")


def made_up(seed: int) -> Chronicle:
    """Return games of one person with many equal figures, in random order."""
    choose = random.Random(seed)
    games, points = [], {}
    for number in choose.sample(range(9), choose.randint(1, 6)):
        seats = tuple(
            attrs.evolve(
                seat,
                points=choose.randint(5, 8),
                wall=choose.randint(0, 2),
                most=(type_ := choose.choice((None, "garden", "tower"))),
                most_count=choose.randint(1, 3) if type_ else 0,
            )
            for seat in model().seats
        )
        games.append(attrs.evolve(model(), file=f"{number}", ended=number, seats=seats))
        points[f"{number}"] = tuple(
            Points(choose.randint(1, 3), 0, "types", "garden", choose.randint(1, 3))
            for _ in range(choose.randint(0, 4))
        )
    return Chronicle(tuple(games), points)


def first_with_most(figures: dict[tuple[int, ...], int]) -> tuple[tuple[int, ...], int]:
    """Return the earliest moment with the highest figure."""
    most = max(figures.values())
    return min(moment for moment, figure in figures.items() if figure == most), most


def wanted_bests(known: Chronicle) -> dict[str, tuple[int, int, int | None]]:
    """Return for each personal best its figure, the end of its game, and its scoring round, if any."""
    own = {kept.ended: kept.seats[0] for kept in known.games}
    others = {kept.ended: max(seat.points for seat in kept.seats[1:]) for kept in known.games}
    rounds: dict[tuple[int, ...], int] = {}
    for file, lines in known.points.items():
        for line in lines:
            key = int(file), line.round
            rounds[key] = rounds.get(key, 0) + line.amount
    figures: dict[str, dict[tuple[int, ...], int]] = {
        "best-run": {(at,): seat.wall for at, seat in own.items() if seat.wall},
        "best-scoring": rounds,
        "best-margin": {
            (at,): seat.points - others[at] for at, seat in own.items() if seat.points > others[at]
        },
        "best-most": {(at,): seat.most_count for at, seat in own.items() if seat.most is not None},
        "best-points": {(at,): seat.points for at, seat in own.items()},
    }
    found = {}
    for name, known_figures in figures.items():
        if known_figures:
            moment, figure = first_with_most(known_figures)
            found[name] = (figure, moment[0], moment[1] if len(moment) > 1 else None)
    return found


def test_every_personal_best_belongs_to_the_first_game_reaching_it() -> None:
    met: set[str] = set()
    for seed in LOTTERIES:
        known = made_up(seed)
        bests = {
            best.message.id: (best.figure, best.game.ended, dict(best.message.arguments).get("round"))
            for best in statistics(known, Help.UNAIDED).bests
        }
        assert bests == wanted_bests(known)
        met |= {"no margin"} if "best-margin" not in bests else set(bests)
    assert len(met) == 6


def test_the_margin_compares_with_the_best_other_seat() -> None:
    for kept in (game for seed in LOTTERIES for game in made_up(seed).games):
        others = sorted(seat.points for seat in kept.seats[1:])
        assert kept.margin == kept.seats[0].points - others[-1]
        assert several(kept).margin is None


def several(kept: KeptGame) -> KeptGame:
    """Return the game with a second human player."""
    one, other, *rest = kept.seats
    return attrs.evolve(kept, seats=(one, attrs.evolve(other, level=None), *rest))


# -- highlights of the result


def book() -> Rulebook:
    """Return the rules of the random games."""
    return rulebook(finished(3, 3).setup)


def lottery(seed: int) -> tuple[SavedGame, tuple[BuildingBought, ...]]:
    """Return a game with random, often equal scorings and Alhambras, and random purchases."""
    choose, game = random.Random(seed), finished(3, 3)
    cities = [player.city for player in game.state.players]
    held = tuple(
        ScoringRound(n, tuple(Line(owner, "types", choose.randint(0, 3)) for owner in range(3)))
        for n in range(1, choose.randint(1, 4))
    )
    players = tuple(
        attrs.evolve(player, city=choose.choice(cities), score=choose.randint(3, 6))
        for player in game.state.players
    )
    state = attrs.evolve(game.state, players=players, scorings=held)
    bought = tuple(
        BuildingBought(choose.randrange(3), "garden-8", (), 8, choose.choice((0, 1, 2)))
        for _ in range(choose.randint(0, 8))
    )
    return attrs.evolve(game, state=state), bought


def wanted_facts(game: SavedGame, bought: tuple[BuildingBought, ...]) -> list[Fact]:
    """Return the expected facts, computed step by step."""
    found = []
    counts = []
    for seat in range(3):
        own = [one for one in bought if one.seat == seat]
        counts.append((len([one for one in own if one.over == 0]), len(own)))
    exact = max(count for count, _ in counts)
    if exact:
        fewest = min(number for count, number in counts if count == exact)
        tied = tuple(seat for seat in range(3) if counts[seat] == (exact, fewest))
        found.append(Fact(tied, Message("result-most-exact"), exact, fewest))
    walls = [longest_wall(player.city) for player in game.state.players]
    if max(walls):
        tied = tuple(seat for seat in range(3) if walls[seat] == max(walls))
        found.append(Fact(tied, book().sources["wall"].title, max(walls)))
    totals = {(held.round, line.owner): line.amount for held in game.state.scorings for line in held.lines}
    most = max(totals.values(), default=0)
    if most:
        first = min(number for (number, _), amount in totals.items() if amount == most)
        tied = tuple(seat for seat in range(3) if totals[first, seat] == most)
        found.append(Fact(tied, Message("result-best-scoring", round=first), most))
    return found


def test_every_fact_of_a_result_names_all_tied_seats() -> None:
    met: set[tuple[str, int]] = set()
    for seed in LOTTERIES:
        game, bought = lottery(seed)
        computed = list(facts(book(), game.state, bought))
        assert computed == wanted_facts(game, bought)
        met |= {(fact.message.id, len(fact.seats)) for fact in computed}
    assert {number for _, number in met} == {1, 2, 3}
    assert len({name for name, _ in met}) == 3


def test_the_result_shows_the_margin_and_a_late_comeback() -> None:
    met = set()
    for seed in LOTTERIES:
        state = lottery(seed)[0].state
        scores = [player.score for player in state.players]
        first, second, _ = sorted(scores, reverse=True)
        wanted = None if first == second else Message("result-margin", points=first - second)
        if wanted is not None:
            seat = scores.index(first)
            last = state.scorings[-1].lines if state.scorings else ()
            then = [scores[n] - sum(line.amount for line in last if line.owner == n) for n in range(3)]
            behind = max(then) - then[seat]
            if behind > 0:
                wanted = Message("result-turned", now=wanted, then=Message("result-behind", points=behind))
        assert margin(state) == wanted
        met.add(wanted.id if wanted is not None else None)
    assert met == {None, "result-margin", "result-turned"}
