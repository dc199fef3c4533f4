"""Properties of a selection."""

from __future__ import annotations

from itertools import product

import pytest

from alhambra_desktop.views.game.selection import Selection
from alhambra_desktop.views.game.target import Control

ONE, OTHER = Control("one"), Control("other")


@pytest.mark.parametrize(("cursor", "pointed"), list(product((None, ONE, OTHER), repeat=2)))
def test_the_cursor_has_priority_over_the_pointer(cursor, pointed):
    assert Selection(cursor=cursor, pointed=pointed).looked_at is (cursor or pointed)
