"""The rules of City Gates, each in a small position."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

import alhambra_city_gates
import pytest
from alhambra_city_gates.gates import ALL, GateFell, GatesShuffled, GateState, gates_of, street
from alhambra_city_gates.pieces import (
    ASIDE_PLACE,
    LOOKED,
    GateBack,
    GateFace,
    GateHand,
    GatePile,
    GatePlan,
    wall_place,
)
from alhambra_city_gates.rules import ChooseGate, KeepGate, PutBackGates, SeekGates, SetGate

from alhambra_desktop.model.players.players import choose
from alhambra_desktop.model.players.skill.levels import LEVELS
from alhambra_desktop.model.rules.core.engine.action import RemoveToReserve, TakeMoney
from alhambra_desktop.model.rules.core.engine.hidden import determinize, observe
from alhambra_desktop.model.rules.core.engine.play import legal_actions, play, refusals
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.core.engine.step import PlacePurchases
from alhambra_desktop.model.rules.core.places.gesture import Gesture
from alhambra_desktop.model.rules.table.arrangement import arrangement
from alhambra_desktop.model.rules.table.moves import leaving, read
from tests.examples.installing import MODULE
from tests.of_type import of_type
from tests.scenarios.board import Position, city, rules_for

Test = TypeVar("Test", bound=Callable[..., object])
CITED: set[str] = set()
CITY = """
. n .
a * b
"""
TILES = {"n": "garden-10-N", "a": "tower-11-open", "b": "pavilion-7-E"}
NORTH, EAST = ((0, -1), "N"), ((1, 0), "E")


def rule(*ids: str) -> Callable[[Test], Test]:
    """Mark a scenario with the rules that it tests."""

    def cite(test: Test) -> Test:
        CITED.update(ids)
        return test

    return cite


def book_for(seats: int = 3, *others: str, **options: Any) -> Rulebook:
    return rules_for(seats, modules=(*others, MODULE), **options)


def at_gates(
    hand: tuple[str, ...] = (), others: tuple[str, ...] = (), pile: tuple[str, ...] = ()
) -> Position:
    """Return Ann's turn in a city of four tiles, with gates in her hand and in Bob's."""
    book = book_for()
    at = Position(book).player(0, city=city(book, CITY, **TILES), hand="denar-1")
    rest = list(ALL)
    for gate in (*hand, *others, *pile):
        rest.remove(gate)
    hidden = (*rest, *pile)
    return at.slice(
        MODULE,
        hands=(hand, others, ()),
        held=(len(hand), len(others), 0),
        pile=hidden,
        left=len(hidden),
    )


def gates(at: Position) -> GateState:
    return gates_of(at.state)


@rule("CG-1")
def test_twelve_gates_are_shuffled_face_down():
    state = gates_of(Position(book_for()).state)
    assert sorted(state.pile) == sorted(ALL)
    assert state.pile != ALL
    assert sorted(ALL) == sorted([f"gate-{number}" for number in (2, 3, 4, 5)] * 3)
    assert gates_of(observe(book_for(), Position(book_for()).state, 0)).pile == ()


@rule("CG-2")
def test_only_the_seeker_sees_the_top_two_gates():
    at = at_gates(pile=("gate-2", "gate-5")).play(SeekGates())
    assert gates(at).drawn == ("gate-5", "gate-2")
    assert at.state.decision == ChooseGate(0)
    for seat, faces in ((0, [GateFace("gate-5"), GateFace("gate-2")]), (1, [GateBack()] * 2)):
        table = arrangement(at.book, observe(at.book, at.state, seat))
        assert [piece.face for place in LOOKED for piece in table.at(place)] == faces


@rule("CG-2")
def test_seeking_gates_reveals_hidden_information():
    at = at_gates()
    assert play(at.book, at.state, SeekGates()).reveals_hidden


@rule("CG-2")
def test_seeking_needs_a_free_hand_and_two_gates():
    at = at_gates(hand=("gate-3", "gate-4"))
    assert at.broken(SeekGates()) == {"CG-2"}
    assert SeekGates() not in legal_actions(at.book, at.state)
    at = at_gates()
    pile = gates(at).pile
    at.slice(MODULE, pile=pile[:1], left=1)
    assert at.broken(SeekGates()) == {"CG-2"}


@rule("CG-2")
def test_a_short_pile_is_reshuffled_with_returned_gates():
    at = at_gates()
    rest = gates(at).pile
    at.slice(MODULE, pile=rest[:1], left=1, aside=tuple(sorted(rest[1:])), returned=len(rest) - 1)
    at.play(SeekGates())
    assert (gates(at).left, gates(at).returned) == (len(rest) - 2, 0)
    assert GatesShuffled(len(rest) - 1) in at.events
    assert sorted((*gates(at).pile, *gates(at).drawn)) == sorted(rest)


@rule("CG-3")
def test_one_gate_is_kept_and_the_other_put_back():
    at = at_gates(pile=("gate-2", "gate-5")).play(SeekGates())
    assert set(legal_actions(at.book, at.state)) == {KeepGate("gate-5"), KeepGate("gate-2"), PutBackGates()}
    assert at.broken(KeepGate("gate-3")) == {"CG-3"}
    at.play(KeepGate("gate-5"))
    assert (gates(at).hands[0], gates(at).aside) == (("gate-5",), ("gate-2",))
    assert at.state.decision == PlacePurchases(0)
    table = arrangement(at.book, observe(at.book, at.state, 1))
    assert [piece.face for piece in table.at(GateHand(0))] == [GateBack()]


@rule("CG-3")
def test_both_gates_may_be_put_back():
    at = at_gates().play(SeekGates())
    assert leaving(at.book, at.state) == PutBackGates()
    at.play(PutBackGates())
    assert (gates(at).held[0], gates(at).returned, gates(at).looker) == (0, 2, None)
    assert at.state.decision == PlacePurchases(0)


@rule("CG-4")
def test_a_gate_is_set_in_an_outer_wall():
    at = at_gates(hand=("gate-4",))
    offered = [action for action in legal_actions(at.book, at.state) if isinstance(action, SetGate)]
    assert offered == [SetGate("gate-4", *NORTH), SetGate("gate-4", *EAST)]
    at.play(offered[0])
    assert gates(at).standing[0] == (("gate-4", *NORTH),)
    assert at.state.decision == PlacePurchases(0)


@rule("CG-4")
def test_a_gate_cannot_be_set_elsewhere():
    at = at_gates(hand=("gate-3", "gate-4")).slice(MODULE, standing=((("gate-2", *NORTH),), (), ()))
    for gate, wall in (
        ("gate-5", EAST),
        ("gate-4", NORTH),
        ("gate-4", ((0, 0), "N")),
        ("gate-4", ((7, 7), "N")),
    ):
        assert at.broken(SetGate(gate, *wall)) == {"CG-4"}
    done = Gesture((GatePlan("gate-4"),), GateHand(0), wall_place(0, *NORTH))
    refused = read(at.book, at.state, 0, done)
    assert refused == SetGate("gate-4", *NORTH)
    assert refusals(at.book, at.state, refused)[0].reason.id == "gate-at-gate"


@rule("CG-5")
@pytest.mark.parametrize(("gate", "points"), [("gate-2", 2), ("gate-3", 3), ("gate-5", 3)])
def test_a_gate_scores_its_street_up_to_its_number(gate: str, points: int):
    at = at_gates().slice(MODULE, standing=(((gate, *EAST),), (), ()))
    assert street(at.state.players[0].city, *EAST) == ((1, 0), (0, 0), (-1, 0))
    assert f"Ann scores {points} for {MODULE}" in at.sentences(1)


@rule("CG-5")
def test_a_street_ends_at_a_wall():
    at = at_gates()
    crossed = city(at.book, "a b *", a="pavilion-7-E", b="garden-10-W")
    assert street(crossed, (-2, 0), "W") == ((-2, 0),)


@rule("CG-6")
def test_a_gate_is_put_back_when_its_tile_leaves():
    at = at_gates().slice(MODULE, standing=((("gate-4", *EAST),), (), ()))
    pile = list(gates(at).pile)
    pile.remove("gate-4")
    at.slice(MODULE, pile=tuple(pile), left=len(pile))
    at.play(RemoveToReserve("pavilion-7-E", (1, 0)))
    assert GateFell(0, "gate-4", *EAST) in at.events
    assert (gates(at).standing[0], gates(at).aside) == ((), ("gate-4",))
    (heap,) = arrangement(at.book, observe(at.book, at.state, 1)).at(ASIDE_PLACE)
    assert of_type(heap.face, GatePile).count == 1


def test_a_guess_deals_the_hidden_gates():
    at = at_gates(hand=("gate-5",), others=("gate-2",), pile=("gate-4", "gate-3")).play(SeekGates())
    seen = observe(at.book, at.state, 0)
    guesses = {gates_of(determinize(at.book, seen, Random(number))).hands[1] for number in range(20)}
    assert len(guesses) > 2, "nobody knows what Bob holds"
    assert all(gates_of(determinize(at.book, seen, Random(1))).drawn == gates(at).drawn for _ in range(2))


@pytest.mark.parametrize("one", LEVELS, ids=lambda one: one.id)
def test_computer_players_keep_the_gate_that_scores_more(one):
    at = at_gates(pile=("gate-2", "gate-5")).change(turn=5).play(SeekGates())
    assert choose(at.book, observe(at.book, at.state, 0), one, Random(1))[0] == KeepGate("gate-5")


def test_computer_players_set_the_gate_that_scores_most():
    at = at_gates(hand=("gate-2", "gate-5")).change(row=())
    at.market("garden-12-S", "tower-13-E", "chambers-9-W", "garden-10-N")
    actions = choose(at.book, observe(at.book, at.state, 0), LEVELS[3], Random(1))
    assert SetGate("gate-5", *EAST) in actions
    assert not any(isinstance(action, TakeMoney) for action in actions)


def test_every_rule_has_a_scenario():
    written = set(re.findall(r"\*\*(CG-\d+)\*\*", alhambra_city_gates.__doc__))
    assert written == CITED
    assert len(written) == 6
