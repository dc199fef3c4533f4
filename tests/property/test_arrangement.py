"""Arrangements: after every event, the folded pieces match the state."""

from __future__ import annotations

import sys
from collections import Counter
from random import Random

import attrs
import pytest

from alhambra_desktop.model.checking.games import check_folds, require_whole
from alhambra_desktop.model.rules.core.engine.action import EndTurn, RemoveToReserve, SwapWithReserve
from alhambra_desktop.model.rules.core.engine.event import Event, RowRefilled, ScoringHeld
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.engine.step import ChooseAction
from alhambra_desktop.model.rules.core.places.places import Arrangement, Face, Place
from alhambra_desktop.model.rules.modules.bonus_cards.rules import RevealBonusCard
from alhambra_desktop.model.rules.modules.falconers.rules import BuyFalcon
from alhambra_desktop.model.rules.modules.registry import CHOOSABLE
from alhambra_desktop.model.rules.table.arrangement import arrangement, fold, follow, rekey
from tests.scenarios.board import Position, city, rules_for
from tests.sweeps import swept

from .folding import FOUNDATIONS, book_of, check_actions, check_game
from .games import moves, random_rules

GAMES = 6
FURTHEST = 6
"""The longest jump back, in moves."""


@pytest.mark.parametrize("number", swept(range(GAMES), (5).__eq__))
def test_the_folded_table_matches_the_observation_after_every_event(number):
    counts = check_game(book_of(number), number)
    assert counts["folds"] > 400


def test_scorings_fold_to_the_observed_points():
    book = random_rules(1, 2)
    before, *after = moves(book, 1)
    scorings = 0
    for move in after:
        if any(isinstance(event, ScoringHeld) for event in move.events):
            check_folds(book, move, 0, arrangement(book, observe(book, before.after, 0)))
            scorings += 1
        before = move
    assert scorings == 3


def subclasses(type_: type[Event]) -> set[type[Event]]:
    """Return all event types of importable modules, without those that a test defined in a function."""
    found = {type_} if getattr(sys.modules.get(type_.__module__), type_.__name__, None) is type_ else set()
    return found.union(*map(subclasses, type_.__subclasses__()))


def test_every_event_type_has_a_fold():
    everything = tuple(module.id for module in CHOOSABLE)
    books = [random_rules(1, 2, game, everything if game == "alhambra" else ()) for game in FOUNDATIONS]
    known = {event for book in books for event in book.folds}
    ours = {event for event in subclasses(Event) if event.__module__.startswith("alhambra_desktop.")}
    assert ours - known == {Event}
    assert len(known) > 20


@attrs.frozen(slots=False)
class Earthquake(Event):
    """An event that no rulebook knows."""


def test_an_unknown_event_rebuilds_the_table():
    book = book_of(1)
    first, second = (move.after for move, _ in zip(moves(book, 1), range(2), strict=False))
    old, seen = arrangement(book, observe(book, first, 0)), observe(book, second, 0)
    with pytest.raises(ValueError, match="Earthquake"):
        fold(book, 0, old, (Earthquake(),))
    told, now = follow(book, old, (Earthquake(),), seen)
    assert told == ()
    assert now.look() == arrangement(book, seen).look()
    assert follow(book, old, (), seen)[1].look() == now.look(), "nor is what no event told"


def copies_at(table: Arrangement) -> dict[Place, Counter[Face]]:
    """Count, for each place, the pieces that show each face; pieces without a copy number are left out."""
    return {place: Counter(p.face for p in table.at(place) if p.id.copy) for place in table.lying}


@pytest.mark.parametrize("number", swept(range(GAMES), (5).__eq__))
def test_rekeying_keeps_matching_pieces_and_unique_ids(number):
    book, rng = book_of(number), Random(number)
    states = [move.after for move in moves(book, number)]
    stayed = 0
    for later in range(1, len(states), 3):
        viewer, other = rng.choice(book.setup.everybody), rng.choice(book.setup.everybody)
        state = states[max(0, later - rng.randint(1, FURTHEST))]
        old = arrangement(book, observe(book, states[later], viewer))
        new = arrangement(book, observe(book, state, rng.choice((viewer, other))))
        table = rekey(old, new)
        assert table.look() == new.look()
        require_whole(table)
        assert table.pieces.keys() - old.pieces.keys() == {
            id_ for id_ in table.pieces if id_.copy > old.copies or (not id_.copy and id_ not in old.pieces)
        }, "a number that is new was never in use"
        was, now = copies_at(old), copies_at(table)
        for place, faces in now.items():
            could = (faces & was.get(place, Counter())).total()
            same = {id_ for id_ in table.lying[place] if id_.copy} & set(old.lying.get(place, ()))
            assert len(same) >= could
            stayed += could
    assert stayed > 500


def test_rekeying_keeps_the_id_of_a_moved_card():
    book = random_rules(3, 3)
    move = next(m for m in moves(book, 3) if any(type(e).__name__ == "MoneyTaken" for e in m.events))
    seat = move.before.decision.seat
    before = arrangement(book, observe(book, move.before, seat))
    after = rekey(before, arrangement(book, observe(book, move.after, seat)))
    assert set(after.pieces) == set(before.pieces)
    assert rekey(after, before).pieces == before.pieces


def types(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def test_two_falcons_that_lose_a_tile_return_one_by_one():
    at = Position(rules_for(3, modules=("falconers",)))
    tiles = {"g": "garden-11-open", "p": "pavilion-8-open", "t": "tower-11-open", "c": "chambers-10-open"}
    at.player(0, city=city(at.book, "* g p\nt c a", **tiles, a="arcades-9-open"), hand="denar-1 ducat-9")
    white = BuyFalcon("falcon-white-garden-tower", "denar-1", (0, 0))
    other = BuyFalcon("falcon-white-pavilion-arcades", "ducat-9", (1, 0))
    events = check_actions(at.book, at.state, (white, other))
    assert types(events) == ["FalconBought"] * 2
    at.play(white, other).change(agenda=(ChooseAction(0),))
    removal = RemoveToReserve("chambers-10-open", (1, 1))
    events = check_actions(at.book, at.state, (removal,))
    assert types(events) == ["Redesigned", "FalconReturned", "FalconReturned"]


@pytest.mark.parametrize("out", [RemoveToReserve, SwapWithReserve])
def test_a_revealed_bonus_card_returns_to_the_hand_with_its_tile(out):
    at = Position(rules_for(3, modules=("bonus_cards",)))
    hands = (("garden-11-open", "tower-11-open"), ("arcades-9-open",), ())
    at.slice("bonus_cards", hands=hands, held=tuple(map(len, hands)), revealed=((),) * 3)
    at.player(0, city=city(at.book, "* g", g="garden-11-open"), reserve=("chambers-10-open",))
    swapped = SwapWithReserve("chambers-10-open", "garden-11-open", (1, 0))
    action = RemoveToReserve("garden-11-open", (1, 0)) if out is RemoveToReserve else swapped
    events = check_actions(at.book, at.state, (RevealBonusCard("garden-11-open"), action))
    assert types(events) == ["BonusCardRevealed", "Redesigned", "BonusCardConcealed"]


def test_the_discard_pile_is_reshuffled_during_a_refill():
    book = rules_for(2, game="alhambra+granada")
    at = Position(book).placing(0)
    row, pile = ("denar-1", "ducat-1"), ("florin-2",)
    rest = list(book.all_money)
    for card in (*row, *pile, *(card for player in at.state.players for card in player.hand)):
        rest.remove(card)
    at.change(row=row, pile=pile, pile_parts=(), discard=tuple(rest))
    events = check_actions(book, at.state, (EndTurn(),))
    (refilled,) = [event for event in events if isinstance(event, RowRefilled)]
    assert refilled.reshuffled == 1
    assert refilled.left == len(rest) + 1 - 1, "the second scoring card came in, one card was drawn"


@pytest.mark.parametrize("number", [1, 2])
def test_dirk_draws_tiles_after_a_scoring(number):
    at = Position(rules_for(2)).placing(0)
    at.change(row=("denar-1",) * 3, pile=("florin-1", f"scoring-{number}"), pile_parts=())
    events = check_actions(at.book, at.state, (EndTurn(),))
    assert types(events)[-3:] == ["ScoringHeld", "DirkGotTiles", "TurnBegan"]
