"""Each sweep belongs to one share; quick tests belong to every share."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.shares import in_share, left_out, share_asked

NAMES = [f"tests/a.py::test[{n}]" for n in range(4000)]


def test_each_test_is_in_one_of_equal_shares() -> None:
    shares = Counter(next(number for number in range(4) if in_share(name, number, 4)) for name in NAMES)
    assert all(sum(in_share(name, number, 4) for number in range(4)) == 1 for name in NAMES)
    assert all(900 < count < 1100 for count in shares.values())


def test_any_number_selects_a_share() -> None:
    assert share_asked("2/4") == (2, 4)
    assert share_asked("27/4") == (3, 4)
    with pytest.raises(ValueError, match="2/0"):
        share_asked("2/0")


def test_quick_tests_are_in_every_share(request) -> None:
    share = next(number for number in range(4) if not in_share(request.node.nodeid, number, 4))
    assert left_out([request.node], set(), share, 4) == []
    request.node.add_marker(pytest.mark.sweep)
    assert left_out([request.node], set(), share, 4) == [request.node]
    assert left_out([request.node], {request.path}, share, 4) == []
