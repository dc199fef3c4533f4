"""What classes declare to say and to record, where it is more than a list of fields."""

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
class Told(Event):
    """An event with a field of each sort."""

    cell: Cell
    card: str
    seat: int | None = None
    shown: str = attrs.field(default="", eq=False)

    record = entry("told", card="turned")
    message = if_set("seat", worded("a", seat=of("seat")), worded("b"))
    noun = own_or("own", "other", card=of("card"))
    told_whole = whole(worded("plain"), worded("at"))


def test_an_entry_has_the_fields_that_count_by_its_names_and_leaves_defaults_out():
    assert list(Told((1, 2), "x").record().items()) == [("event", "told"), ("at", [1, 2]), ("turned", "x")]
    assert Told((1, 2), "x", 0, "y").record()["seat"] == 0
    assert "shown" not in Told((1, 2), "x", 0, "y").record()


@pytest.mark.parametrize(("seat", "message"), [(None, Message("b")), (0, Message("a", seat=0))])
def test_the_first_seat_is_one_too(seat, message):
    assert Told((1, 2), "x", seat).message(BOOK) == message


def test_others_are_told_whose_it_is():
    told = Told((1, 2), "x", 1)
    assert told.noun(BOOK, 1) == Message("own", card="x")
    assert told.noun(BOOK, 0) == Message("other", card="x", name=BOOK.owner_name(1))


def test_a_square_is_told_where_squares_are():
    assert Told((1, 2), "x").told_whole(BOOK, True) == Message("at")
    assert Told((1, 2), "x").told_whole(BOOK, False) == Message("plain")
