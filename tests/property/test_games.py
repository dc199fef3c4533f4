from __future__ import annotations

import json
from itertools import combinations

import pytest

from alhambra_desktop.model.checking.games import (
    check_codec,
    check_guess,
    check_invariants,
    check_offers,
    check_secrets,
    check_undo,
)
from alhambra_desktop.model.rules.codec import Codec
from alhambra_desktop.model.rules.core.engine.action import Decline, EndTurn
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.engine.state import Observation
from alhambra_desktop.model.rules.core.engine.step import ChooseAction, Placing
from alhambra_desktop.model.rules.core.values import MONEY
from alhambra_desktop.model.rules.modules.registry import CHOOSABLE
from tests.property.games import moves, random_rules
from tests.sweeps import swept

MODULES = tuple(module.id for module in CHOOSABLE)
Table = tuple[int, int, str, tuple[str, ...]]
TABLES: list[Table] = [(seed, seats, "alhambra", ()) for seats in range(2, 7) for seed in (seats, seats + 50)]
TABLES += [(60 + i, 2 + i % 5, "alhambra", pair) for i, pair in enumerate(combinations(MODULES, 2))]
TABLES += [(90 + seats, seats, "alhambra", MODULES) for seats in (2, 4)]
TABLES += [
    (100 + seats + len(game), seats, game, modules)
    for game in ("granada", "alhambra+granada")
    for seats, modules in ((2, ()), (3, ("vizier",)))
]


QUICK = (*TABLES[:10:2], *TABLES[10:31:3], *TABLES[-5:])
"""Tables with every number of seats, every module in a pair, all modules, and the other foundations."""


@pytest.fixture(
    params=swept(TABLES, QUICK.__contains__),
    ids=lambda table: f"{table[2]} {'+'.join(table[3])} {table[1]} seats",
)
def book(request):
    return random_rules(*request.param)


def test_the_invariants_hold_in_every_state(book):
    for move in moves(book, 1):
        check_invariants(book, move.after)
    assert move.after.over
    assert len(move.after.scorings) >= 1


def test_states_survive_json_and_offer_the_same_actions(book):
    codec = Codec(book)
    for number, move in enumerate(moves(book, 2)):
        if number % 9 == 0:
            check_codec(book, codec, move)


def test_the_same_seed_and_actions_make_the_same_game(book):
    first, second = list(moves(book, 3)), list(moves(book, 3))
    assert [move.action for move in first] == [move.action for move in second]
    assert first[-1].after == second[-1].after
    assert [event.record() for m in first for event in m.events] == [
        event.record() for m in second for event in m.events
    ]


def test_earlier_states_never_change(book):
    codec = Codec(book)
    kept = []
    for number, move in enumerate(moves(book, 4)):
        if number % 15 == 0:
            kept.append((move.after, json.dumps(codec.dump(move.after))))
    for state, text in kept:
        assert json.dumps(codec.dump(state)) == text


def test_offered_actions_are_never_refused(book):
    for number, move in enumerate(moves(book, 5)):
        if number % 5 == 0:
            check_offers(book, move.after)


def test_only_the_end_of_a_turn_reveals_hidden_information(book):
    for move in moves(book, 6):
        if move.before is not None and move.reveals_hidden:
            turn_over = isinstance(move.before.decision, ChooseAction | Placing)
            assert isinstance(move.action, EndTurn if turn_over else EndTurn | Decline)


def test_undoable_moves_depend_only_on_what_the_seat_sees(book):
    """Replay each undoable move with new random hidden information; the result must be the same."""
    for number, move in enumerate(moves(book, 10)):
        check_undo(book, move, number)


def test_a_guess_at_hidden_information_looks_the_same(book):
    for number, move in enumerate(moves(book, 7)):
        if number % 11 == 0:
            check_guess(book, move.after, number)


def test_states_that_differ_only_in_secrets_serialize_equally(book):
    codec = Codec(book)
    for number, move in enumerate(moves(book, 8)):
        if number % 13 == 0:
            check_secrets(book, codec, move.after, number)


def test_an_observation_contains_no_hidden_card_or_tile(book):
    codec = Codec(book)
    for number, move in enumerate(moves(book, 9)):
        if number % 17 == 0:
            seen = observe(book, move.after, 1)
            plain = codec.dump(seen)
            assert codec.load(Observation, json.loads(json.dumps(plain))) == seen
            assert plain["setup"]["seed"] == 0
            assert not {"pile", "shuffles"} & set(plain)
            assert all("bag" not in stock for stock in plain["stocks"])
            if book.options["open_hands"] == "off":
                hands = [player["hand"] for seat, player in enumerate(plain["players"]) if seat != 1]
                assert not any(card in MONEY for hand in hands for card in hand)
            if "bonus_cards" in plain["slices"]:
                assert not any(h for s, h in enumerate(plain["slices"]["bonus_cards"]["hands"]) if s != 1)
            if "huts" in plain["slices"]:
                assert not any(plain["slices"]["huts"]["piles"])
