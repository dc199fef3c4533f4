"""Measure how well the analysis predicts results: errors of expected leads, accuracy of win chances.

Usage: measure_story.py FOLDER [--seats 2 3 ...] [--games 200] [--jobs 2]

For each number of seats, computer players of the level Architect play games, half of them without modules.
The script writes one file for each net into FOLDER, with one line for each game. An interrupted run can be
continued. The script prints the quartiles of the errors and the sharpness, which must be copied to
alhambra_desktop/model/learning/analysis/story.py. It also prints rows for docs/analysis.md.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from functools import partial
from itertools import chain
from pathlib import Path
from statistics import NormalDist, fmean, quantiles
from typing import Final

import attrs

sys.path.insert(0, str(Path(__file__).parents[1]))

from alhambra_desktop.model.learning.analysis.judge import moment_of
from alhambra_desktop.model.learning.analysis.story import normalised_chances
from alhambra_desktop.model.learning.analysis.turns import turns_of
from alhambra_desktop.model.learning.analysis.verdict import JUDGE
from alhambra_desktop.model.players.games import Game, random_modules
from alhambra_desktop.model.players.intervals import estimate
from alhambra_desktop.model.players.net_files import net_sum
from alhambra_desktop.model.players.players import choose
from alhambra_desktop.model.players.skill.levels import lead_of, level
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.engine.play import Transition, play, start
from alhambra_desktop.model.rules.core.engine.scoring import winners
from alhambra_desktop.model.rules.core.engine.shuffle import Stream, source
from alhambra_desktop.model.rules.modules.registry import MOST_SEATS, rulebook
from alhambra_desktop.model.workshop.task_pool import LocalPool

TENTHS: Final = 10
SEED: Final = 7_000_000
OTHER_GAMES: Final = ("alhambra", "alhambra", "alhambra", "granada", "granada", "alhambra+granada")
JOINT_FACTOR: Final = NormalDist().inv_cdf(1 - 0.025 / TENTHS) / NormalDist().inv_cdf(0.975)
"""Factor that widens ten 95 % intervals until all ten are correct with 95 % probability (Bonferroni)."""

SHARPNESSES: Final = tuple(number / 10 for number in range(4, 21))
"""Candidates for the exponent of the chances (``SHARPNESS`` in story.py)."""


@attrs.frozen
class Turn:
    """A turn of ``seat``, with values after the turn.

    ``lead`` is the seat's expected lead, and ``odds`` is the log-odds that the seat wins. ``scores`` are the
    scores of all seats.
    """

    seat: int
    lead: float
    odds: float
    scores: tuple[int, ...]


def victory(scores: tuple[int, ...]) -> list[float]:
    """Return each seat's share of the victory for these scores."""
    won = winners(scores)
    return [(seat in won) / len(won) for seat in range(len(scores))]


@attrs.frozen
class Ended:
    turns: tuple[Turn, ...]
    scores: tuple[int, ...]

    def tenth(self, place: int) -> int:
        return TENTHS * place // len(self.turns)


def dealt(seats: int, number: int) -> Game:
    """Return game `number`.

    If `number` is even, this is the base game without modules. If `number` is odd, the game is chosen at
    random from ``OTHER_GAMES`` and has random modules.
    """
    rng = source(SEED + seats, number)
    seed, game = rng.getrandbits(31), OTHER_GAMES[int(rng.random() * len(OTHER_GAMES))]
    if number % 2 == 0:
        return Game(number, (JUDGE.level,) * seats, seed)
    return Game(number, (JUDGE.level,) * seats, seed, game, random_modules(game, rng))


def played(seats: int, number: int) -> Ended:
    game = dealt(seats, number)
    book = rulebook(game.setup())
    moves: list[Transition] = [start(book)]
    while (decision := moves[-1].after.decision) is not None:
        seen = observe(book, moves[-1].after, decision.seat)
        for action in choose(book, seen, level(JUDGE.level), source(game.seed, len(moves), Stream.PLAYERS)):
            moves.append(play(book, moves[-1].after, action))
    found = []
    for turn in turns_of(moves):
        moment = moment_of(book, turn)
        own = moment.valued
        scores = tuple(player.score for player in turn.after.players)
        found.append(Turn(turn.seat, round(own.value, 3), round(moment.odds(own), 3), scores))
    return Ended(tuple(found), tuple(player.score for player in moves[-1].after.players))


def games_of(folder: Path, seats: int, count: int, jobs: int) -> list[Ended]:
    path = folder / f"{seats}-{net_sum(seats)}.jsonl"
    found = [_read(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []
    with LocalPool(jobs) as pool, path.open("a", encoding="utf-8") as file:
        for game in pool.results(partial(played, seats), range(len(found), count)):
            file.write(json.dumps(attrs.asdict(game)) + "\n")
            file.flush()
            found.append(game)
    return found[:count]


def _read(line: str) -> Ended:
    plain = json.loads(line)
    turns = (Turn(**{**turn, "scores": tuple(turn["scores"])}) for turn in plain["turns"])
    return Ended(tuple(turns), tuple(plain["scores"]))


# -- leads


def spread(games: Iterable[Ended]) -> list[tuple[float, float]]:
    """Return the lower and the upper quartile of the errors of expected leads, for each tenth of the game.

    The error is the lead at the end of the game, minus the lead that was expected after a turn.
    """
    found: list[list[float]] = [[] for _ in range(TENTHS)]
    for game in games:
        for place, turn in enumerate(game.turns):
            found[game.tenth(place)].append(lead_of(game.scores, turn.seat) - turn.lead)
    return [(low, high) for low, _, high in (quantiles(tenth, n=4) for tenth in found)]


# -- chances


def chances(game: Ended, sharpness: float) -> list[tuple[float, float]]:
    """Return, for each turn, the win chance of its seat and this seat's final share of the victory."""
    odds: list[float | None] = [None] * len(game.scores)
    won, found = victory(game.scores), []
    for turn in game.turns:
        odds[turn.seat] = turn.odds
        found.append((normalised_chances(odds, sharpness)[turn.seat], won[turn.seat]))
    return found


def brier(pairs: Iterable[tuple[float, float]]) -> float:
    return fmean((chance - won) ** 2 for chance, won in pairs)


def leader_wins(game: Ended) -> list[tuple[float, float]]:
    """Return pairs like `chances`, but predict that the scores after the turn will be the final scores."""
    won = victory(game.scores)
    return [(victory(turn.scores)[turn.seat], won[turn.seat]) for turn in game.turns]


def sharpest(games: Sequence[Ended]) -> float:
    return min(SHARPNESSES, key=lambda power: brier(pair for game in games for pair in chances(game, power)))


@attrs.frozen
class Tenth:
    """The turns after which the predicted win chance was in one tenth of the range from 0 to 100 %.

    ``turns`` is the number of these turns, and ``games`` is the number of games that contain them. The other
    fields are percentages. ``predicted`` is the mean prediction. ``true`` is the observed share of victories,
    and ``low`` and ``high`` are the limits of its 95 % interval.
    """

    turns: int
    games: int
    predicted: float = 0.0
    true: float = 0.0
    low: float = 0.0
    high: float = 0.0

    @property
    def right(self) -> bool:
        """Return whether the mean prediction lies within the interval, widened by ``JOINT_FACTOR``.

        If there are fewer than two games, return True, because there is no interval.
        """
        return self.games < 2 or abs(self.true - self.predicted) <= JOINT_FACTOR * (self.high - self.true)


def tenths(games: Sequence[Sequence[tuple[float, float]]]) -> list[Tenth]:
    """Return an item for each tenth of the range of chances.

    `games` contains the result of `chances` for each game. For the intervals, a whole game is one sample,
    because the turns of a game are not independent.
    """
    found = []
    for tenth in range(TENTHS):
        by_game = [
            [pair for pair in game if min(TENTHS - 1, int(pair[0] * TENTHS)) == tenth] for game in games
        ]
        by_game = [game for game in by_game if game]
        turns = sum(map(len, by_game))
        if len(by_game) < 2:
            found.append(Tenth(turns, len(by_game)))
            continue
        # weight each game by its turns in this tenth, because a mean of ratios would weight all games equally
        scale = len(by_game) / turns
        chance = sum(pair[0] for game in by_game for pair in game) / turns
        apart = estimate([scale * sum(won - predicted for predicted, won in game) for game in by_game])
        figures = (chance, *(chance + one for one in (apart.mean, apart.low, apart.high)))
        found.append(Tenth(turns, len(by_game), *(100 * one for one in figures)))
    return found


def print_chances(seats: int, games: Sequence[Ended]) -> None:
    # the chances in each half of the games are computed with the exponent that fits the other half best
    first, second = (sharpest(games[number::2]) for number in range(2))
    pairs = [chances(game, first if number % 2 else second) for number, game in enumerate(games)]
    by_net, by_lead = brier(chain(*pairs)), brier(chain(*map(leader_wins, games)))
    found = tenths(pairs)
    for number, one in enumerate(found):
        accuracy = f"predicted {one.predicted:3.0f}, true {one.true:3.0f} ({one.low:.0f} to {one.high:.0f})"
        counted = f"{one.turns} turns, {one.games} games: {'right' if one.right else 'wrong'}"
        print(f"      {10 * number:3} to {10 * number + 10:3} %: {accuracy}, {counted}")
    shown = all(one.right for one in found)
    halves = f"by halves {first} and {second}"
    print(f"    {seats}: {sharpest(games)},  # {halves}, {'right' if shown else 'wrong: not shown'}")
    cells = [f"{one.predicted:.0f}: {one.true:.0f}" if one.games > 1 else "–" for one in found]
    row = [str(seats), *cells, f"{by_net:.3f}", f"{by_lead:.3f}", "yes" if shown else "no"]
    print(f"| {' | '.join(row)} |", flush=True)


def main() -> None:
    every = range(2, MOST_SEATS + 1)
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seats", type=int, nargs="+", choices=every, default=list(every))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    count = asked.games
    asked.folder.mkdir(parents=True, exist_ok=True)
    for seats in asked.seats:
        games = games_of(asked.folder, seats, count, asked.jobs)
        rows = [f"({low:.1f}, {high:.1f})" for low, high in spread(games)]
        print(f"{seats} seats, {len(games)} games\n    {seats}: (")
        print(f"        *({', '.join(rows[:5])}),\n        *({', '.join(rows[5:])}),\n    ),")
        print_chances(seats, games)


if __name__ == "__main__":
    main()
