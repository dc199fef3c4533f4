"""Declarations of messages and record entries that are more than a list of fields."""

from __future__ import annotations

import attrs
import pytest

from alhambra_desktop.model.rules.core.engine.event import Event, entry
from alhambra_desktop.model.rules.core.values import Cell
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.core.words.wording import if_set, of, own_or, whole, worded
from tests.scenarios.board import rules_for

BOOK = rules_for(2, 1, "alhambra", ())


@attrs.frozen
class SampleEvent(Event):
    """Event with every sort of field."""

    cell: Cell
    card: str
    seat: int | None = None
    shown: str = attrs.field(default="", eq=False)

    record = entry("told", card="turned")
    message = if_set("seat", worded("a", seat=of("seat")), worded("b"))
    noun = own_or("own", "other", card=of("card"))
    full_message = whole(worded("plain"), worded("at"))


def test_an_entry_has_renamed_fields_without_defaults():
    assert list(SampleEvent((1, 2), "x").record().items()) == [
        ("event", "told"),
        ("at", [1, 2]),
        ("turned", "x"),
    ]
    assert SampleEvent((1, 2), "x", 0, "y").record()["seat"] == 0
    assert "shown" not in SampleEvent((1, 2), "x", 0, "y").record()


@pytest.mark.parametrize(("seat", "message"), [(None, Message("b")), (0, Message("a", seat=0))])
def test_seat_zero_counts_as_set(seat, message):
    assert SampleEvent((1, 2), "x", seat).message(BOOK) == message


def test_other_seats_see_the_owner():
    told = SampleEvent((1, 2), "x", 1)
    assert told.noun(BOOK, 1) == Message("own", card="x")
    assert told.noun(BOOK, 0) == Message("other", card="x", name=BOOK.owner_name(1))


def test_whole_chooses_the_message_with_squares():
    assert SampleEvent((1, 2), "x").full_message(BOOK, True) == Message("at")
    assert SampleEvent((1, 2), "x").full_message(BOOK, False) == Message("plain")
