from __future__ import annotations

from alhambra_desktop.model.rules.core.engine.action import EndTurn, KeepInReserve, PlaceTile, TakeMoney
from alhambra_desktop.model.rules.core.engine.event import MarketRefilled, RowRefilled, ScoringHeld, TurnBegan
from alhambra_desktop.model.rules.core.engine.play import legal_actions, play, refusals
from alhambra_desktop.model.rules.core.engine.step import ChooseAction, PlaceLeftovers
from tests.scenarios.board import Position, rule, rules_for


def ended(at):
    return play(at.book, at.state, EndTurn())


@rule("B-23")
def test_bought_tiles_are_placed_in_any_order_or_kept():
    at = Position(rules_for(3)).placing(0, "tower-11-open", "garden-11-open")
    offered = set(legal_actions(at.book, at.state))
    assert PlaceTile("tower-11-open", (0, 1)) in offered
    assert PlaceTile("garden-11-open", (0, 1)) in offered
    assert KeepInReserve("garden-11-open") in offered
    assert refusals(at.book, at.state, EndTurn())[0].rule == "B-23"
    state = play(at.book, at.state, PlaceTile("garden-11-open", (0, 1))).after
    state = play(at.book, state, KeepInReserve("tower-11-open")).after
    assert state.players[0].reserve == ("tower-11-open",)
    assert legal_actions(at.book, state) == (EndTurn(),)


@rule("B-24")
def test_the_row_is_refilled_and_scoring_cards_are_set_aside():
    at = Position(rules_for(3)).placing(0)
    at.change(
        row=("denar-1",), pile=("florin-2", "ducat-3", "denar-9", "scoring-1", "dirham-4"), pile_parts=()
    )
    made = ended(at)
    (refilled,) = [event for event in made.events if isinstance(event, RowRefilled)]
    assert refilled == RowRefilled(("dirham-4", "denar-9", "ducat-3"), (1,), left=1)
    assert made.after.row == ("denar-1", "denar-9", "dirham-4", "ducat-3")
    assert made.reveals_hidden


@rule("B-24")
def test_drawing_from_an_empty_pile_reshuffles_the_discard_pile():
    at = Position(rules_for(3)).placing(0)
    at.change(row=("denar-1", "denar-2"), pile=("ducat-3",), discard=("florin-1", "florin-2", "florin-3"))
    made = ended(at)
    (refilled,) = [event for event in made.events if isinstance(event, RowRefilled)]
    assert refilled.added[0] == "ducat-3"
    assert refilled.reshuffled == 1
    assert made.after.discard == ()
    assert len(made.after.pile) == 2
    at.change(pile=(), discard=())
    assert ended(at).after.row == ("denar-1", "denar-2")


@rule("B-25")
def test_empty_squares_are_filled_in_ascending_order():
    at = Position(rules_for(3)).placing(0)
    at.market(
        None, "tower-11-open", None, "tower-12-open", bag=("garden-6-ESW", "garden-7-NSW", "garden-8-SW")
    )
    made = ended(at)
    assert made.after.stocks[0].market == ("garden-8-SW", "tower-11-open", "garden-7-NSW", "tower-12-open")
    added = (("alhambra", 1, "garden-8-SW"), ("alhambra", 3, "garden-7-NSW"))
    assert MarketRefilled(added, main="alhambra") in made.events


@rule("B-26")
def test_a_scoring_takes_place_between_refill_and_next_turn():
    at = Position(rules_for(3)).placing(0)
    at.change(row=("denar-1",) * 3, pile=("florin-2", "florin-3", "scoring-1"), pile_parts=())
    names = [type(event) for event in ended(at).events]
    assert names.index(RowRefilled) < names.index(ScoringHeld) < names.index(TurnBegan)


@rule("B-26")
def test_two_scoring_cards_in_one_refill_score_in_order():
    at = Position(rules_for(3)).placing(0)
    at.change(row=("denar-1",) * 3, pile=("florin-2", "scoring-2", "scoring-1"), pile_parts=())
    held = [event.scoring.round for event in ended(at).events if isinstance(event, ScoringHeld)]
    assert held == [1, 2]


@rule("B-26")
def test_the_first_drawn_scoring_card_is_round_one():
    at = Position(rules_for(3, scoring_cards="anywhere")).placing(0)
    at.change(row=("denar-1",) * 3, pile=("florin-2", "florin-3", "scoring-2"), pile_parts=())
    held = [event.scoring.round for event in ended(at).events if isinstance(event, ScoringHeld)]
    assert held == [1]


@rule("B-27")
def test_the_game_ends_when_the_market_cannot_be_filled():
    at = Position(rules_for(3)).placing(0)
    at.market(None, "tower-11-open", None, "tower-12-open", bag=("garden-6-ESW",))
    for seat, hand in enumerate(("florin-9", "denar-1", "denar-1")):
        at.player(seat, hand=hand)
    after = ended(at).after
    assert after.agenda[-1] == PlaceLeftovers(0)
    assert after.players[0].purchases == ("garden-6-ESW",)


@rule("B-27")
def test_a_due_scoring_takes_place_and_an_undrawn_one_is_void():
    at = Position(rules_for(3)).placing(0)
    at.market(None, None, None, None, bag=())
    at.change(row=("denar-1",) * 3, pile=("scoring-2", "florin-3", "scoring-1"), pile_parts=())
    made = ended(at)
    assert [event.scoring.round for event in made.events if isinstance(event, ScoringHeld)] == [1, 3]
    assert made.after.over


@rule("B-8", "B-24")
def test_the_seat_to_the_left_plays_next():
    at = Position(rules_for(3)).placing(2)
    after = ended(at).after
    assert after.agenda[-1] == ChooseAction(0)
    assert any(isinstance(action, TakeMoney) for action in legal_actions(at.book, after))
