"""Shuffling: every order occurs about equally often."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

from alhambra_desktop.model.rules.core.engine.shuffle import shuffled


def test_every_order_occurs_about_equally_often() -> None:
    rng = Random(1)
    orders = Counter(tuple(shuffled("abcd", rng)) for _ in range(2400))
    assert orders.keys() == set(permutations("abcd"))
    assert all(60 <= times <= 140 for times in orders.values())
