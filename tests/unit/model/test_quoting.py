from __future__ import annotations

import pytest

from alhambra_desktop.model.rules.core.engine.setup import COLOURS, SeatSetup
from alhambra_desktop.model.rules.core.words.message import LONGEST_QUOTE, Message, quoted
from alhambra_desktop.model.rules.modules.registry import make_setup, setup_fault

SEATS = [SeatSetup(name, colour) for name, colour in zip("AB", COLOURS, strict=False)]


@pytest.mark.parametrize("value", ["x" * 10_000, ["x"] * 10_000, {str(i): i for i in range(99)}, 10**4000])
def test_a_quote_is_short(value):
    assert len(quoted(value)) <= LONGEST_QUOTE


def test_short_values_are_quoted_unchanged():
    assert quoted("tower-99") == "'tower-99'"
    assert quoted([1, "2"]) == "[1, '2']"


def test_a_duplicate_house_variant_is_refused():
    setup = make_setup(SEATS, 1)
    doubled = type(setup)(setup.game, (), (*setup.options, setup.options[0]), setup.seats, 1)
    assert setup_fault(setup) is None
    assert setup_fault(doubled) == Message("setup-variant-twice")
