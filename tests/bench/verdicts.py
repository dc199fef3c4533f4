"""The judge's verdicts on its own turns, and on turns that were made worse on purpose.

``python -m tests.bench.verdicts [GAMES] [JOBS]`` prints only this group. 20 games with two processes take
about 40 minutes.

* ``own turns``: the judge plays in every seat and compares five plans in 24 worlds, as when it judges. It
  then simulates every turn.
* ``spoiled`` and ``as good``: turns of architects' games that were made worse by 5 to 7 points in the judge's
  estimate, and turns that the judge considers as good as the best.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Final, TypeAlias

from alhambra_desktop.model.learning.analysis.judge import simulate_turn
from alhambra_desktop.model.learning.analysis.turns import turns_of
from alhambra_desktop.model.learning.analysis.verdict import JUDGE, Verdict
from alhambra_desktop.model.players.skill.levels import level
from alhambra_desktop.model.workshop.task_pool import LocalPool
from tests.unit.analysis.own_games import as_good, own_game, spoiled

from .rows import Row, show

Verdicts: TypeAlias = Counter[Verdict]

GAMES: Final = 20
SEATS: Final = (2, 3, 4)
SPOILED_SEED, OWN_SEED = 100, 300
EACH_SPOILED, EACH_GOOD = 7, 9
"""Every seventh turn of a game is made worse; every ninth is replaced by another good turn."""


def of_own_turns(number: int) -> Verdicts:
    """Return the judge's verdicts on all turns of a game that it played."""
    book, moves = own_game(SEATS[number % len(SEATS)], OWN_SEED + number)
    return Counter(simulate_turn(book, turn).verdict for turn in turns_of(moves))


def of_spoiled_turns(number: int) -> tuple[Verdicts, Verdicts]:
    """Return the verdicts on turns of a game that were made worse, and on turns as good as the best."""
    chance = Random(number)
    book, moves = own_game(SEATS[number % len(SEATS)], SPOILED_SEED + number, player=level(JUDGE.level))
    bad = Counter(simulate_turn(book, turn).verdict for turn in spoiled(book, moves, chance, EACH_SPOILED))
    return bad, Counter(simulate_turn(book, turn).verdict for turn in as_good(book, moves, chance, EACH_GOOD))


def verdicts(games: int = GAMES, jobs: int = 2) -> tuple[Verdicts, Verdicts, Verdicts]:
    """Return the verdicts on the judge's own turns, on turns made worse, and on turns as good as the best."""
    own, bad, good = Verdicts(), Verdicts(), Verdicts()
    with LocalPool(jobs) as pool:
        for found in pool.results(of_own_turns, range(games)):
            own.update(found)
        for worse, equal in pool.results(of_spoiled_turns, range(games)):
            bad.update(worse)
            good.update(equal)
    return own, bad, good


def rows(games: int = GAMES, jobs: int = 2) -> Iterator[Row]:
    """Return the shares of turns rated as mistakes."""
    for what, found, goal, more in zip(
        ("the judge's own turns", "turns made worse by 5 to 7 points", "turns as good as the best"),
        verdicts(games, jobs),
        (0.5, 90, 5),
        (False, True, False),
        strict=True,
    ):
        share = 100 * found[Verdict.MISTAKE] / found.total()
        yield Row(f"mistakes among {what}", share, "%", goal, more)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", type=int, nargs="?", default=GAMES)
    parser.add_argument("jobs", type=int, nargs="?", default=2)
    show(rows(**vars(parser.parse_args())))
