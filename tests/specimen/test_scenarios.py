"""The rules of the specimen, each in a small position."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

import attrs
import pytest

from alhambra_desktop.model.rules.core.engine.action import Decline, EndTurn, RemoveToReserve, SwapWithReserve
from alhambra_desktop.model.rules.core.engine.hidden import determinize, observe
from alhambra_desktop.model.rules.core.engine.play import legal_actions, refusals, start
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.core.engine.step import ChooseAction, PlacePurchases
from alhambra_desktop.model.rules.core.places.gesture import Gesture
from alhambra_desktop.model.rules.core.places.places import CitySquare, Hand
from alhambra_desktop.model.rules.core.values import Cell
from alhambra_desktop.model.rules.table.moves import read
from alhambra_desktop.model.rules.table.turn_facts import TurnFacts
from alhambra_desktop.words import say
from tests.scenarios.board import Position, city, rules_for
from tests.specimen import treasure_chamber
from tests.specimen.installing import MODULE
from tests.specimen.treasure_chamber.rules import (
    COLOUR,
    FACE_DOWN,
    SLOTS,
    BuyChest,
    ChamberState,
    ChestFace,
    ChestReturned,
    OnTile,
    chamber,
    slot_of,
)

Test = TypeVar("Test", bound=Callable[..., object])
CITED: set[str] = set()
CITY = """
a * b
. c d
"""
TILES = {"a": "pavilion-8-open", "b": "seraglio-9-open", "c": "arcades-9-open", "d": "tower-11-open"}
WEST, EAST, SOUTH, FAR = (-1, 0), (1, 0), (0, 1), (1, 1)
RUBY = "chest-ruby-4"


def rule(*ids: str) -> Callable[[Test], Test]:
    """Mark a scenario with the rules that it tests."""

    def cite(test: Test) -> Test:
        CITED.update(ids)
        return test

    return cite


def book_for(seats: int = 3, *others: str, **options: Any) -> Rulebook:
    return rules_for(seats, modules=(*others, MODULE), **options)


def open_with(book: Rulebook, *chests: str | None, **laid: Cell) -> Position:
    """Return Ann's turn in a city of five tiles, with open chests and chests on her tiles."""
    at = Position(book).player(0, city=city(book, CITY, **TILES), hand="")
    on_tiles = tuple((name.replace("_", "-"), cell) for name, cell in laid.items())
    used = {*chests, *(name for name, _ in on_tiles)}
    hidden = tuple(chest for chest in COLOUR if chest not in used)
    seats = len(book.setup.seats)
    return at.slice(
        MODULE, hidden=hidden, count=len(hidden), open=chests, laid=(on_tiles, *((),) * (seats - 1))
    )


@rule("T-1")
def test_four_of_sixteen_chests_are_open_one_per_currency():
    assert sorted(map(list(COLOUR.values()).count, set(COLOUR.values()))) == [4, 4, 4, 4]
    first, second = (chamber(start(rules_for(3, seed, modules=(MODULE,))).after) for seed in (1, 2))
    assert all(chest is not None for chest in first.open)
    assert (len(first.open), first.count, len(first.hidden)) == (4, 12, 12)
    assert first.open != second.open


@rule("T-1")
def test_face_down_chests_are_hidden_and_guessed_consistently():
    book = book_for()
    state = open_with(book, "chest-ruby-1", None, None, None, chest_ruby_2=EAST).state
    seen = observe(book, state, 0)
    assert (chamber(seen).hidden, chamber(seen).count) == ((), 14)
    guesses = {chamber(determinize(book, seen, Random(seed))).hidden for seed in range(9)}
    assert len(guesses) == 9
    assert {tuple(sorted(guess)) for guess in guesses} == {tuple(sorted(chamber(state).hidden))}


@rule("T-2", "T-3")
def test_a_chest_is_bought_and_placed_on_a_matching_tile():
    book = book_for()
    at = open_with(book, RUBY, "chest-topaz-1", None, None).player(0, hand="denar-9 ducat-9")
    chests = {action for action in legal_actions(book, at.state) if isinstance(action, BuyChest)}
    assert {action.chest for action in chests} == {RUBY}
    assert {action.cell for action in chests} == {WEST, EAST, SOUTH}
    at.play(BuyChest(RUBY, ("denar-9",), EAST))
    assert chamber(at.state).laid[0] == ((RUBY, EAST),)
    assert at.state.players[0].hand == ("ducat-9",)
    assert isinstance(at.state.decision, PlacePurchases)


@rule("T-2")
def test_an_exact_payment_gives_an_extra_action():
    book = book_for()
    at = open_with(book, RUBY, None, None, None).player(0, hand="denar-8 denar-9")
    at.play(BuyChest(RUBY, ("denar-8",), EAST))
    assert at.state.decision == ChooseAction(0, acted=True)
    at.play(Decline(), EndTurn())
    assert at.state.active == 1


@rule("T-2")
def test_the_variant_without_extra_actions_applies_to_chests():
    at = open_with(book_for(exact_bonus="off"), RUBY, None, None, None).player(0, hand="denar-8")
    at.play(BuyChest(RUBY, ("denar-8",), EAST))
    assert isinstance(at.state.decision, PlacePurchases)


@rule("T-2")
@pytest.mark.parametrize(
    ("cards", "broken"),
    [
        ("", "B-10"),
        ("denar-3", "B-10"),
        ("ducat-9", "B-10"),
        ("denar-9", "T-2"),
        ("denar-3 denar-8", "T-2"),
    ],
)
def test_a_chest_needs_enough_money_of_its_currency(cards, broken):
    at = open_with(book_for(), RUBY, None, None, None).player(0, hand="denar-3 denar-8 ducat-9")
    assert at.broken(BuyChest(RUBY, tuple(cards.split()), EAST)) == {broken}


@rule("T-2")
def test_a_bureau_pays_for_a_chest_as_for_a_tile():
    book = book_for(3, "bureaux")
    at = open_with(book, RUBY, None, None, None).player(0, hand="bureau-denar-ducat denar-3 ducat-5")
    at.play(BuyChest(RUBY, ("bureau-denar-ducat", "denar-3", "ducat-5"), EAST))
    assert at.state.players[0].hand == ()


@rule("T-1", "T-3")
@pytest.mark.parametrize(
    ("chest", "cell", "broken", "why"),
    [
        ("chest-ruby-2", EAST, "T-1", "this chest does not lie open"),
        ("chest-nothing", EAST, "T-1", "this chest does not lie open"),
        (RUBY, (0, 0), "T-3", "no chest stands on a fountain"),
        (RUBY, (5, 5), "T-3", "no tile lies here"),
        (RUBY, WEST, "T-3", "a chest stands here already"),
        (RUBY, FAR, "T-3", "the tower 11 costs too much or too little"),
    ],
)
def test_a_chest_on_an_illegal_square_is_refused(chest, cell, broken, why):
    book = book_for()
    at = open_with(book, RUBY, None, None, None, chest_topaz_3=WEST).player(0, hand="denar-8")
    (fault,) = refusals(book, at.state, BuyChest(chest, ("denar-8",), cell))
    assert (fault.rule, say(fault.reason)) == (broken, why)
    assert say(fault.explanation)


@rule("T-4")
def test_a_chest_returns_when_its_tile_goes_to_the_reserve():
    book = book_for()
    at = open_with(book, *list(COLOUR)[:4], chest_sapphire_4=EAST, chest_topaz_3=WEST)
    at.play(RemoveToReserve("seraglio-9-open", EAST))
    assert chamber(at.state).laid[0] == (("chest-topaz-3", WEST),)
    assert chamber(at.state).hidden[0] == "chest-sapphire-4"
    assert chamber(at.state).count == 11
    assert ChestReturned(0, "chest-sapphire-4") in at.events


@rule("T-4")
def test_a_chest_returns_when_its_tile_is_swapped():
    book = book_for()
    at = open_with(book, *list(COLOUR)[:4], chest_sapphire_4=EAST).player(0, reserve=("garden-10-open",))
    at.play(SwapWithReserve("garden-10-open", "seraglio-9-open", EAST))
    assert chamber(at.state).laid[0] == ()


@rule("T-5")
@pytest.mark.parametrize(
    ("chests", "different", "same"),
    [
        ("", 0, 0),
        ("ruby-1", 1, 1),
        ("ruby-1 topaz-1", 3, 2),
        ("ruby-1 ruby-2", 2, 3),
        ("ruby-1 ruby-2 topaz-1", 4, 4),
        ("ruby-1 topaz-1 emerald-1 sapphire-1", 10, 4),
        ("ruby-1 ruby-2 ruby-3 ruby-4", 4, 10),
    ],
)
@pytest.mark.parametrize("number", [1, 2, 3])
def test_sets_of_chests_score_by_their_size(chests, different, same, number):
    cells = [EAST, WEST, SOUTH, FAR]
    laid = {
        f"chest_{name.replace('-', '_')}": cell for name, cell in zip(chests.split(), cells, strict=False)
    }
    for scoring, points in (("different", different), ("same", same)):
        book = book_for(treasure_chamber_scoring=scoring)
        said = open_with(book, None, None, None, None, **laid).sentences(number)
        assert {line for line in said if "chests" in line} == (
            {f"Ann scores {points} for chests"} if points else set()
        )


@rule("T-6")
def test_the_next_chest_is_opened_after_the_turn():
    book = book_for()
    at = open_with(book, RUBY, *list(COLOUR)[5:8]).player(0, hand="denar-9")
    following = chamber(at.state).hidden[-1]
    at.play(BuyChest(RUBY, ("denar-9",), EAST))
    assert chamber(at.state).open[0] is None
    at.play(EndTurn())
    assert chamber(at.state).open == (following, *list(COLOUR)[5:8])
    assert chamber(at.state).count == 11


@rule("T-6")
def test_without_face_down_chests_a_slot_stays_empty():
    book = book_for()
    at = open_with(book, RUBY, None, None, None).player(0, hand="denar-9")
    at.slice(MODULE, hidden=(), count=0)
    at.play(BuyChest(RUBY, ("denar-9",), EAST), EndTurn())
    assert chamber(at.state).open == (None,) * 4


def test_every_rule_has_a_scenario():
    assert set(re.findall(r"\*\*(T-\d+)\*\*", treasure_chamber.__doc__ or "")) == CITED


# -- texts and gestures


def test_dragging_a_chest_to_a_tile_is_read_as_buying():
    book = book_for()
    at = open_with(book, RUBY, None, None, None).player(0, hand="denar-8 denar-9")
    slot = slot_of(SLOTS[0])
    drops = TurnFacts(book, at.state, (), 0).moves.drops(slot, ChestFace(RUBY))
    assert {drop.place for drop in drops} == {OnTile(0, cell) for cell in (WEST, EAST, SOUTH)}
    assert all(set(ways) == {("denar-8",), ("denar-9",)} for ways in drops.values())
    drag = Gesture((ChestFace(RUBY),), slot, OnTile(0, EAST), spend=("denar-8",))
    assert read(book, at.state, 0, drag) == BuyChest(RUBY, ("denar-8",), EAST)
    unpaid = attrs.evolve(drag, spend=())
    assert read(book, at.state, 0, unpaid) == BuyChest(RUBY, (), EAST)
    fountain = attrs.evolve(drag, drop=OnTile(0, (0, 0)))
    assert at.broken(read(book, at.state, 0, fountain)) == {"T-3"}
    for other in (
        attrs.evolve(drag, drop=OnTile(1, EAST)),
        attrs.evolve(drag, drop=CitySquare(0, EAST)),
        attrs.evolve(drag, drop=Hand(0)),
        attrs.evolve(drag, start=slot_of(SLOTS[1])),
        attrs.evolve(drag, turned=True),
    ):
        assert read(book, at.state, 0, other) is None


def test_actions_events_and_places_have_texts():
    book = book_for()
    at = open_with(book, RUBY, "chest-topaz-1", None, None, chest_sapphire_4=SOUTH).player(0, hand="denar-8")
    action = BuyChest(RUBY, ("denar-8",), EAST)
    assert say(action.message(book)) == "buy the ruby chest 8"
    whole = "buy the ruby chest 8 with 8 denars and lay it 1 east of the fountain"
    assert say(action.full_message(book, True)) == whole
    assert say(action.kind_message(book)) == "Buy a chest."
    at.play(action, Decline(), EndTurn())
    told = [say(said) for event in at.events if (said := event.message(book)) is not None]
    assert "bought a ruby chest 8 with 8 denars" in told
    assert any(text.startswith("Opened in the chamber: ") for text in told)
    places = [
        say(place.noun(book, 0)) for place in (slot_of("denar"), FACE_DOWN, OnTile(0, EAST), OnTile(1, EAST))
    ]
    assert places == [
        "the treasure chamber, denar",
        "the face-down chests",
        "your tile, 1 east of the fountain",
        "Bob’s tile, 1 east of the fountain",
    ]
    assert say(ChestFace("chest-topaz-1").described(book)) == "topaz chest 4"
    remarks = [say(said) for remark in book.remarks for said in remark(book, at.state, 0, "", SOUTH)]
    assert remarks == ["The sapphire chest 8 stands here"]


@pytest.mark.parametrize(
    ("damage", "fault"),
    [
        ({"count": 3}, "chests were lost or doubled"),
        ({"open": ("chest-ruby-1",) * 4}, "chests were lost or doubled"),
        ({"laid": ((),)}, "the chamber or a seat is missing"),
    ],
)
def test_invariants_detect_a_damaged_slice(damage, fault):
    book = book_for()
    state = Position(book).slice(MODULE, **damage).state
    assert [say(said) for check in book.invariants for said in check(book, state)] == [fault]


def test_invariants_detect_a_chest_on_an_illegal_square():
    book = book_for()
    for cell in ((0, 0), (9, 9), FAR):
        state = open_with(book, *list(COLOUR)[:4], chest_topaz_4=cell).state
        faults = [say(said) for check in book.invariants for said in check(book, state)]
        assert "seat 0: a chest stands where none can (T-3)" in faults


def test_the_slice_belongs_to_the_module():
    assert ChamberState.module == MODULE
