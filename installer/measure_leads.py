"""Measure how far expected leads lie from real ones, for the bands of the story of a game.

Usage: measure_leads.py [GAMES] [SEED]

Architects play so many games for each number of seats. After each turn what the judge expects of its seat is
compared with the end; the quartiles of the differences, by tenths of the game, are printed as
alhambra_desktop/model/analysis/spread.py has them.
"""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import quantiles

sys.path.insert(0, str(Path(__file__).parents[1]))

from alhambra_desktop.model.analysis.judge import judged
from alhambra_desktop.model.analysis.judgement import JUDGE
from alhambra_desktop.model.analysis.story import lead_of
from alhambra_desktop.model.analysis.turns import turns_of
from alhambra_desktop.model.core.engine.hidden import observe
from alhambra_desktop.model.core.engine.play import Transition, play, start
from alhambra_desktop.model.core.engine.rulebook import Rulebook
from alhambra_desktop.model.core.engine.setup import COLOURS, SeatSetup
from alhambra_desktop.model.core.engine.shuffle import source
from alhambra_desktop.model.modules.registry import MOST_SEATS, make_setup, rulebook
from alhambra_desktop.model.opponents.players import choose
from alhambra_desktop.model.skill.levels import level

TENTHS = 10


def played(seats: int, seed: int) -> tuple[Rulebook, list[Transition]]:
    """A game of judges against each other."""
    book = rulebook(make_setup([SeatSetup(f"S{n}", COLOURS[n]) for n in range(seats)], seed))
    moves = [start(book)]
    while (decision := moves[-1].after.decision) is not None:
        seen = observe(book, moves[-1].after, decision.seat)
        for action in choose(book, seen, level(JUDGE.level), source(seed, len(moves))):
            moves.append(play(book, moves[-1].after, action))
    return book, moves


def errors(seats: int, games: int, seed: int) -> list[list[float]]:
    """For each tenth of the game the real leads less the expected ones."""
    found: list[list[float]] = [[] for _ in range(TENTHS)]
    for number in range(games):
        book, moves = played(seats, seed + number)
        turns = turns_of(moves)
        scores = [player.score for player in moves[-1].after.players]
        for turn in turns:
            tenth = min(TENTHS - 1, TENTHS * turn.number // (len(turns) + 1))
            found[tenth].append(lead_of(scores, turn.seat) - judged(book, turn).played)
    return found


def main() -> None:
    """Print the table."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    for seats in range(2, MOST_SEATS + 1):
        quartiles = [quantiles(tenth, n=4) for tenth in errors(seats, games, seed)]
        print(
            f"    {seats}: ({', '.join(f'({low:.1f}, {high:.1f})' for low, _, high in quartiles)}),",
            flush=True,
        )


if __name__ == "__main__":
    main()
