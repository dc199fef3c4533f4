from __future__ import annotations

import pytest

from alhambra_desktop.model.rules.core.engine.action import (
    AddFromReserve,
    Decline,
    EndTurn,
    PlaceTile,
    RemoveToReserve,
    TakeMoney,
)
from alhambra_desktop.model.rules.core.engine.event import ScoringHeld
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.engine.play import legal_actions, start
from alhambra_desktop.model.rules.core.engine.step import ChooseAction
from alhambra_desktop.model.rules.modules.bonus_cards.rules import (
    BONUS,
    CARDS,
    BonusCardConcealed,
    BonusCardRevealed,
    BonusState,
    RevealBeforeScoring,
    RevealBonusCard,
)
from tests.scenarios.board import Position, city, rule, rules_for

GARDEN = "garden-10-open"
REVEAL = RevealBonusCard(GARDEN)
HANDS = ((GARDEN, "tower-11-open"), ("arcades-9-open",), ())


def with_cards(drawing="* g", hands=HANDS, seats=3):
    """Return a position: Ann holds the cards of a garden and a tower, Bob one of arcades, Cid none."""
    at = Position(rules_for(seats, modules=("bonus_cards",)))
    at.slice(BONUS, hands=hands, held=tuple(map(len, hands)), revealed=((),) * seats)
    return at.player(0, city=city(at.book, drawing, g=GARDEN, t="tower-12-open"))


def scoring_is_due(at):
    at.placing(0).change(row=("denar-1",) * 3, pile=("florin-2", "scoring-1"), pile_parts=())
    return at.play(EndTurn())


@rule("N-1")
def test_ten_cards_show_the_ten_buildings_without_a_wall():
    tiles = rules_for(3).tiles.values()
    assert sorted(CARDS) == sorted(tile.id for tile in tiles if tile.kind == "building" and not tile.closed)
    assert len(CARDS) == 10


@rule("N-1")
@pytest.mark.parametrize(("seats", "each"), [(2, 3), (3, 3), (4, 2), (5, 2), (6, 1)])
def test_cards_per_player_depend_on_the_number_of_players(seats, each):
    dealt = start(rules_for(seats, modules=("bonus_cards",))).after.slice_of(BonusState)
    assert dealt.held == (each,) * seats
    assert [len(hand) for hand in dealt.hands] == [each] * seats
    cards = [card for hand in dealt.hands for card in hand]
    assert len(set(cards)) == len(cards)
    assert set(cards) <= set(CARDS)


@rule("N-1")
def test_players_see_only_how_many_cards_others_hold():
    at = with_cards()
    seen = observe(at.book, at.state, 1).slice_of(BonusState)
    assert seen.hands == ((), ("arcades-9-open",), ())
    assert seen.held == (2, 1, 0), "but how many they are"


@rule("N-2")
def test_a_garden_with_a_revealed_card_counts_as_two():
    at = with_cards()
    assert at.book.count(at.state, 0, "garden") == 1
    at.play(REVEAL)
    assert at.book.count(at.state, 0, "garden") == 2
    assert BonusCardRevealed(0, GARDEN) in at.events
    assert at.state.slice_of(BonusState).revealed[0] == (GARDEN,)
    at.player(1, city=city(at.book, "* a", a="garden-9-E"))
    assert "Ann scores 12 for gardens" in at.sentences(2)


@rule("N-2")
def test_revealing_a_card_does_not_use_an_action():
    at = with_cards().play(REVEAL)
    assert at.state.decision == ChooseAction(0)
    at = with_cards().change(row=("denar-1",)).play(TakeMoney(("denar-1",)))
    assert REVEAL in legal_actions(at.book, at.state), "also after the actions"
    assert at.play(REVEAL, EndTurn()).state.active == 1


@rule("N-2")
def test_the_card_of_a_tile_just_placed_may_be_revealed():
    at = with_cards("* t").placing(0, GARDEN)
    assert at.broken(REVEAL) == {"N-2"}, "it does not stand yet"
    at.play(PlaceTile(GARDEN, (-1, 0)), REVEAL)
    assert at.book.count(at.state, 0, "garden") == 2


@rule("N-2")
def test_only_own_cards_of_placed_buildings_may_be_revealed():
    at = with_cards().player(0, reserve=("tower-11-open",))
    reveals = [action for action in legal_actions(at.book, at.state) if isinstance(action, RevealBonusCard)]
    assert reveals == [REVEAL]
    assert at.broken(RevealBonusCard("tower-11-open")) == {"N-2"}, "in the reserve"
    assert at.broken(RevealBonusCard("tower-12-open")) == {"N-2"}, "not in hand"
    assert at.play(REVEAL).broken(REVEAL) == {"N-2"}, "once only"


@rule("N-2")
@pytest.mark.parametrize(("answer", "points"), [((), 2), ((REVEAL,), 5)])
def test_a_card_may_be_revealed_before_a_scoring(answer, points):
    at = with_cards()
    at.player(1, city=city(at.book, "* a", a="garden-11-open"))
    scoring_is_due(at)
    assert at.state.decision == RevealBeforeScoring(1), "who plays next is asked first"
    at.play(Decline())
    assert at.state.decision == RevealBeforeScoring(0)
    at.play(*answer, Decline())
    (held,) = [event.scoring for event in at.events if isinstance(event, ScoringHeld)]
    assert held.of(0, "types", "garden") == points, "2 for a tie with Bob, 5 alone in front"


@rule("N-2")
def test_a_card_may_be_revealed_before_the_last_scoring():
    at = with_cards().market(None, "tower-9-ES", "garden-8-SW", "pavilion-8-open", bag=()).placing(0)
    for seat in range(3):
        at.player(seat, hand="florin-1")
    at.play(EndTurn(), Decline())
    assert at.state.decision == RevealBeforeScoring(0)
    at.play(REVEAL, Decline())
    assert at.state.over


@rule("N-2")
def test_a_revealed_card_stays_revealed():
    at = with_cards().play(REVEAL)
    scoring_is_due(at).play(Decline(), Decline())
    assert at.state.active == 1
    assert at.state.slice_of(BonusState).revealed[0] == (GARDEN,)


@rule("N-3")
def test_a_card_returns_to_the_hand_when_its_tile_leaves():
    at = with_cards().play(REVEAL, RemoveToReserve(GARDEN, (1, 0)))
    assert BonusCardConcealed(0, GARDEN) in at.events
    assert at.state.slice_of(BonusState).hands[0] == (GARDEN, "tower-11-open")
    assert at.state.slice_of(BonusState).held[0] == 2
    assert at.state.slice_of(BonusState).revealed[0] == ()
    assert at.book.count(at.state, 0, "garden") == 0


@rule("N-3")
def test_a_tile_put_back_needs_its_card_revealed_again():
    at = with_cards("*").player(0, reserve=(GARDEN,)).play(AddFromReserve(GARDEN, (1, 0)))
    assert at.book.count(at.state, 0, "garden") == 1
    assert at.book.count(at.play(REVEAL).state, 0, "garden") == 2
