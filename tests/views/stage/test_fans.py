"""Geometry of card fans: every card stays recognizable, and no card moves away from the pointer."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from alhambra_desktop.views.scene.zones.fans import CUTS, OPEN, Cut, Fan, FanRow, Held, cut_for, least_width

HAND, NARROW_HAND = 772.0 - 28, 762.0 - 28
"""Widths available for fans of money in windows of 1280 and 1024."""


def rows(number: int, count: int = 150) -> list[FanRow]:
    """Return random rows of up to five fans, each wide enough for its fans."""
    chance = random.Random(number)
    found = []
    for _ in range(count):
        counts = tuple(chance.randint(1, 9) for _ in range(chance.randint(1, 5)))
        cut = chance.choice(CUTS)
        found.append(FanRow(counts, 14.0, 14.0 + least_width(counts, cut) + chance.uniform(0, 300), cut))
    return found


def ends(row: FanRow, fans: tuple[Fan, ...]) -> list[tuple[float, float]]:
    """Return where each fan begins and ends."""
    return [(fan[0], fan[-1] + row.cut.width) for fan in fans]


def steps(fan: Fan) -> list[float]:
    """Return the visible width of each covered card."""
    return [other - one for one, other in pairwise(fan)]


@pytest.mark.parametrize("number", range(4))
def test_fans_stay_apart_and_show_enough_of_each_card(number: int):
    chance = random.Random(number)
    for row in rows(number):
        for fan, count in (None, 0), *enumerate(row.counts):
            card = chance.randrange(count) if count else 0
            held = None if fan is None else Held(fan, card, chance.uniform(row.left, row.right))
            fans = row.opened(held)
            assert all(step >= row.cut.least - 0.001 for each in fans for step in steps(each))
            lying = ends(row, fans)
            assert lying[0][0] >= row.left - 0.001
            assert lying[-1][1] <= row.right + 0.001
            assert all(b[0] - a[1] >= row.cut.gap - 0.001 for a, b in pairwise(lying))


@pytest.mark.parametrize("number", range(4))
def test_a_card_stays_under_the_pointer_when_its_fan_opens(number: int):
    chance = random.Random(number)
    for row in rows(number):
        fans = row.rest()
        order = [chance.randrange(len(row.counts)) for _ in range(12)]
        for fan in (fan for i, fan in enumerate(order) if not i or fan != order[i - 1]):
            card = chance.randrange(row.counts[fan])
            seen = [*steps(fans[fan]), row.cut.width][card]
            at = fans[fan][card]
            fans = row.opened(Held(fan, card, at))
            assert fans[fan][card] == pytest.approx(at)
            assert [*steps(fans[fan]), row.cut.width][card] >= seen - 0.001


def test_a_fan_opens_as_far_as_possible_without_moving_others():
    row = FanRow((3, 4, 2), 14.0, 758.0, CUTS[3])
    rest = row.rest()
    fans = row.opened(Held(1, 0, rest[1][0]))
    assert fans[1][0] == rest[1][0]
    assert steps(fans[1]) == [OPEN] * 3
    assert fans[0] == rest[0]
    assert fans[2][0] > rest[2][0]
    roomy = FanRow((3, 4, 2), 14.0, 758.0, CUTS[0])
    assert roomy.opened(Held(1, 0, roomy.rest()[1][0])) == roomy.rest(), (
        "each card is seen as far as it can be"
    )
    full = FanRow((5, 5, 5, 5), 14.0, 14.0 + least_width((5, 5, 5, 5), CUTS[3]) + 20, CUTS[3])
    fans = full.opened(Held(1, 4, full.rest()[1][4]))
    assert {round(step, 3) for fan in (0, 2, 3) for step in steps(fans[fan])} <= {22.0, 23.25}
    assert min(steps(fans[1])) > 23.25


@pytest.mark.parametrize(
    ("counts", "room", "cut"),
    [
        ((3, 2, 3, 1), HAND, CUTS[0]),
        ((4, 4, 4, 4), HAND, CUTS[1]),
        ((4, 4, 3, 3, 1), HAND - 110, CUTS[3]),
        ((6, 6, 6, 5, 2), HAND - 110, CUTS[5]),
        ((7, 6, 6, 6), HAND, CUTS[3]),
        ((7, 6, 6, 6), HAND - 60, CUTS[4]),
        ((7, 6, 6, 6), NARROW_HAND, CUTS[3]),
        ((6, 6, 6, 5, 2), NARROW_HAND - 110, CUTS[5]),
    ],
    ids=str,
)
def test_card_size_depends_on_the_hand(counts: tuple[int, ...], room: float, cut: Cut):
    assert cut_for(counts, room) == cut
