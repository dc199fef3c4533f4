"""Each level must beat the one below: whole matches, the same every time."""

from __future__ import annotations

import pytest

from alhambra_desktop.model.arena.figures import wilson
from alhambra_desktop.model.arena.play import play
from alhambra_desktop.model.crew import LocalCrew
from alhambra_desktop.model.opponents.contest import Terms, games


def share_of_wins(levels: tuple[str, ...], count: int) -> tuple[float, float]:
    """The 95 % interval of the wins of the first level."""
    contest = games(levels, count, Terms(seed=3, deterministic=True))
    with LocalCrew() as crew:
        outcomes = [played.outcome for played in crew.results(play, contest)]
    wins = 0.0
    for outcome in outcomes:
        seat = outcome.game.number % len(levels)
        wins += (seat in outcome.winners) / len(outcome.winners)
    return wilson(wins, count)


@pytest.mark.long
@pytest.mark.parametrize(
    ("levels", "count"),
    [
        (("builder", "apprentice"), 60),
        (("builder", "apprentice", "apprentice"), 60),
        (("builder", "apprentice", "apprentice", "apprentice"), 60),
        (("apprentice", "random"), 40),
        (("master", "builder"), 60),
        (("master", "builder", "builder"), 60),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else str(value),
)
def test_the_first_is_stronger(levels: tuple[str, ...], count: int) -> None:
    low, _ = share_of_wins(levels, count)
    assert low > 1 / len(levels)
