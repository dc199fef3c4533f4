"""Records of the first turns of games of every rule set are replayed exactly."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from alhambra_desktop.model.files.saves.record_reader import from_record
from alhambra_desktop.model.rules.codec import MisfitError
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.engine.play import Transition
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.modules.granada.rules import KeepTurned, PlaceTurned
from alhambra_desktop.words import say
from tests.property.games import moves, random_rules
from tests.saves.recorded import BOTH, MODULES, record_of
from tests.scenarios.board import rules_for

Moves = tuple[Transition, ...]


def played(book: Rulebook, seed: int, count: int) -> Moves:
    return tuple(islice(moves(book, seed), count))


def assert_replayed(book: Rulebook, whole: Moves) -> None:
    """Check the record of some moves, without the last ones if they have no entry, such as declines."""
    while not any(event.record() is not None for event in whole[-1].events):
        whole = whole[:-1]
    record = record_of(book, whole)
    again = from_record(record)
    history = again.history()
    assert history is not None
    assert again.actions == tuple(move.action for move in whole if move.action is not None)
    assert record_of(book, history) == record
    for seat in book.setup.everybody:
        assert observe(book, again.state, seat) == observe(book, whole[-1].after, seat)


@pytest.mark.parametrize(
    ("seats", "game", "modules"),
    [
        (2, "alhambra", ()),
        (6, "alhambra", ()),
        *((3, "alhambra", (module,)) for module in MODULES),
        (2, "alhambra", MODULES),
        (4, "alhambra", MODULES),
        (2, "granada", ()),
        (3, "granada", ("vizier",)),
        (3, BOTH, ()),
        (2, BOTH, ("vizier",)),
    ],
)
def test_the_first_turns_of_a_game_are_restored(seats, game, modules):
    book = rules_for(seats, 1, game, modules)
    whole = played(book, 1, 24)
    assert_replayed(book, whole)
    assert_replayed(book, whole[:5])


@pytest.mark.parametrize("seed", range(1, 5))
def test_the_first_turns_with_house_variants_are_restored(seed):
    book = random_rules(seed, 2 + seed % 3, "alhambra", MODULES[seed : seed + 2])
    assert_replayed(book, played(book, seed, 20))


@pytest.mark.parametrize("kind", [PlaceTurned, KeepTurned])
def test_a_tile_that_was_turned_over_is_found_by_its_other_side(kind):
    book = rules_for(2, game="granada")
    for seed in range(1, 12):
        whole = played(book, seed, 40)
        if turned := next((at for at, move in enumerate(whole) if isinstance(move.action, kind)), None):
            assert_replayed(book, whole[: turned + 1])
            return
    raise AssertionError(f"no {kind.__name__} was played")


def test_a_record_up_to_the_first_scoring_is_restored():
    book = rules_for(3, modules=("bureaux",))
    whole = list(played(book, 3, 150))
    scored = next(at for at, move in enumerate(whole) if move.after.scorings)
    assert_replayed(book, tuple(whole[: scored + 2]))


def changed(book: Rulebook, whole: Moves, number: int, **fields: Any) -> str:
    """Return the error message about a record with a changed entry."""
    record = record_of(book, whole)
    record["events"][number].update(fields)
    with pytest.raises(MisfitError) as caught:
        from_record(record)
    return say(caught.value.message)


def test_a_wrong_entry_is_named_by_number_event_and_field():
    book = rules_for(2, dirk="off")
    whole = played(book, 1, 12)
    events = record_of(book, whole)["events"]
    take = next(at for at, event in enumerate(events) if event["event"] == "take")
    seat = events[take]["seat"]
    told = changed(book, whole, take, seat=1 - seat)
    assert f"{take + 1}" in told
    assert "take" in told
    other = changed(book, whole, take, seat=7)
    assert other != told
    assert "7" in other
    wrong = changed(book, whole, take, cards=["denar-1", "denar-9", "ducat-9"])
    assert f"{take + 1}" in wrong
    row = next(at for at, event in enumerate(events) if event["event"] == "row" and at > take)
    assert f"{row + 1}" in changed(book, whole, row, added=["denar-99"])
    assert f"{row + 1}" in changed(book, whole, row, event="buildings")


@pytest.mark.parametrize(
    ("event", "fields", "place"),
    [
        ("deal", {"cards": [1]}, "cards[0]"),
        ("deal", {"cards": "florin-2"}, "cards"),
        ("row", {"added": ["denar-8", 3]}, "added[1]"),
        ("row", {"scoring": ["one"]}, "scoring[0]"),
        ("row", {"reshuffled": "2"}, "reshuffled"),
        ("market", {"added": ["tower-12-open"]}, "added"),
        ("market", {"added": {"1": 12}}, "added"),
        ("dirk", {"tiles": [None]}, "tiles[0]"),
        ("take", {"cards": [True]}, "cards[0]"),
        ("buy", {"tile": 7}, "tile"),
        ("buy", {"kind": 7}, "kind"),
    ],
)
def test_a_field_of_the_wrong_type_is_named_with_its_event(event, fields, place):
    book = rules_for(2)
    whole = played(book, 1, 8)
    events = record_of(book, whole)["events"]
    number = next(at for at, one in enumerate(events) if one["event"] == event)
    told = changed(book, whole, number, **fields)
    assert f"{number + 1}" in told
    assert event in told
    assert place in told


def test_fields_that_no_entry_of_the_kind_has_are_not_checked():
    book = rules_for(2)
    record = record_of(book, played(book, 1, 8))
    take = next(one for one in record["events"] if one["event"] == "take")
    take["tiles"] = []
    take["scoring"] = None
    assert from_record(record).actions
