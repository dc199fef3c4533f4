"""Log messages and record entries of events that depend on what happened."""

from __future__ import annotations

import pytest

from alhambra_desktop.model.rules.core.engine.event import (
    FirstPlayerFound,
    GameEnded,
    LeftoverGiven,
    MarketRefilled,
    Redesigned,
    RowRefilled,
    ScoringHeld,
)
from alhambra_desktop.model.rules.core.engine.scoring import Points, ScoringRound
from alhambra_desktop.words import say
from tests.scenarios.board import rules_for

BOOK = rules_for(2)


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (RowRefilled(("denar-1",)), None),
        (RowRefilled(("denar-1",), reshuffled=0), "The discard pile was shuffled into a new money pile"),
        (RowRefilled(("denar-1",), reshuffled=2), "The discard pile was shuffled into a new money pile"),
        (RowRefilled((), (1,)), "Scoring card 1 turned up"),
        (RowRefilled((), (1, 2), reshuffled=1), "Scoring card 1 and 2 turned up"),
        (Redesigned(0, "add", "tower-9-ES", (1, 0)), "added tower 9 from the reserve"),
        (Redesigned(0, "remove", "tower-9-ES", (1, 0)), "moved tower 9 to the reserve"),
        (Redesigned(0, "swap", "tower-9-ES", (1, 0), "garden-8-SW"), "swapped garden 8 for tower 9"),
        (LeftoverGiven(1, "tower-9-ES", 0), "received leftover tower 9"),
        (LeftoverGiven(1, "tower-9-ES", None), "tower 9 left on the market"),
        (FirstPlayerFound(0), "goes first"),
        (GameEnded((40, 30), (0,)), "Ann won with 40 points"),
        (GameEnded((40, 40), (0, 1)), "Ann and Bob won with 40 points"),
    ],
    ids=repr,
)
def test_events_have_log_messages(event, words):
    said = event.message(BOOK)
    assert (said if said is None else say(said)) == words


TOWER, SCHOOL, BAZAAR = "tower-9-ES", "school-12", "bazaar-denar-1"


@pytest.mark.parametrize(
    ("event", "entry"),
    [
        (RowRefilled(()), None),
        (RowRefilled((), reshuffled=0, left=3), None),
        (RowRefilled(("denar-1",), left=3), {"event": "row", "added": ["denar-1"]}),
        (RowRefilled((), (1,)), {"event": "row", "added": [], "scoring": [1]}),
        (
            RowRefilled(("denar-1",), (1,), reshuffled=0),
            {"event": "row", "added": ["denar-1"], "scoring": [1], "reshuffled": 0},
        ),
        (MarketRefilled((), main="alhambra"), None),
        (
            MarketRefilled((("alhambra", 2, TOWER),), main="alhambra"),
            {"event": "market", "added": {"2": TOWER}},
        ),
        (
            MarketRefilled((("alhambra", 2, TOWER), ("granada", 3, SCHOOL)), main="alhambra"),
            {"event": "market", "added": {"2": TOWER}, "added_granada": {"3": SCHOOL}},
        ),
        (
            MarketRefilled((), (("alhambra", "bazaars", BAZAAR),), "alhambra"),
            {"event": "market", "added": {}, "beside": [BAZAAR]},
        ),
        (
            LeftoverGiven(1, TOWER, None, ((0, 5), (1, 5))),
            {"event": "leftover", "square": "1", "tile": TOWER, "seat": None},
        ),
    ],
    ids=repr,
)
def test_events_have_record_entries(event, entry):
    assert event.record() == entry


def test_a_scoring_is_recorded_for_seats_and_dirk():
    lines = (
        Points(0, "types", 16, "pavilion"),
        Points(0, "types", 5, "tower"),
        Points(0, "wall", 7),
        Points(0, "camps", 2),
        Points(0, "camps", 3),
        Points("dirk", "types", 8, "pavilion"),
    )
    held = ScoringHeld(ScoringRound(3, lines), 2, {})
    assert held.record() == {
        "event": "score",
        "round": 3,
        "seats": [
            {"wall": 7, "camps": 5, "types": {"pavilion": 16, "tower": 5}, "total": 33},
            {"types": {}, "total": 0},
        ],
        "dirk": {"types": {"pavilion": 8}, "total": 8},
    }
    assert say(held.message(BOOK)) == "Scoring 3: Ann +33, Bob +0 and Dirk +8"


def test_a_scoring_record_omits_rivals_without_points():
    assert set(ScoringHeld(ScoringRound(1, ()), 2, {}).record()) == {"event", "round", "seats"}
