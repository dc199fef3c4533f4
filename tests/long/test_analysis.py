"""Twenty whole games of the judge against itself, and turns that are spoiled: what it says of them."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from alhambra_desktop.model.analysis.judge import tried
from alhambra_desktop.model.analysis.judgement import JUDGE
from alhambra_desktop.model.analysis.turns import turns_of
from alhambra_desktop.model.analysis.verdict import Verdict
from alhambra_desktop.model.skill.levels import level
from tests.unit.analysis.own_games import as_good, own_game, spoiled

pytestmark = pytest.mark.long

GAMES = 20
SEATS = (2, 3, 4)


def test_the_judge_calls_fewer_than_one_in_200_of_its_own_turns_a_mistake() -> None:
    said = Counter[Verdict]()
    for seed in range(300, 300 + GAMES):
        book, moves = own_game(SEATS[seed % len(SEATS)], seed)
        said.update(tried(book, turn).verdict for turn in turns_of(moves))
    assert said[Verdict.MISTAKE] < 0.005 * said.total(), said


def test_spoiled_turns_are_mistakes_in_9_of_10_cases_and_good_ones_in_fewer_than_1_of_20() -> None:
    chance = Random(1)
    bad, good = Counter[Verdict](), Counter[Verdict]()
    for seed in range(100, 112):
        book, moves = own_game(SEATS[seed % len(SEATS)], seed, player=level(JUDGE.level))
        bad.update(tried(book, turn).verdict for turn in spoiled(book, moves, chance, 7))
        good.update(tried(book, turn).verdict for turn in as_good(book, moves, chance, 9))
    assert bad.total() > 50
    assert bad[Verdict.MISTAKE] >= 0.9 * bad.total(), bad
    assert good[Verdict.MISTAKE] < 0.05 * good.total(), good
