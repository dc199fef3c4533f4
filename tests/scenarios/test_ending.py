from __future__ import annotations

from alhambra_desktop.model.rules.core.engine.action import EndTurn, KeepInReserve, PlaceTile
from alhambra_desktop.model.rules.core.engine.event import GameEnded, LeftoverGiven
from alhambra_desktop.model.rules.core.engine.play import legal_actions, play
from alhambra_desktop.model.rules.core.engine.scoring import winners
from alhambra_desktop.model.rules.core.engine.step import PlaceLeftovers
from tests.scenarios.board import Position, rule, rules_for

MARKET = ("tower-13-E", "garden-11-open", None, "pavilion-8-open")


def at_the_end(hands, active=0, **options):
    at = Position(rules_for(3, **options)).placing(active).market(*MARKET, bag=())
    for seat, hand in enumerate(hands):
        at.player(seat, hand=hand)
    return at, play(at.book, at.state, EndTurn())


def given(made):
    return {e.tile: e.seat for e in made.events if isinstance(e, LeftoverGiven)}


@rule("B-34")
def test_each_leftover_tile_goes_to_the_most_money_of_its_currency():
    _, made = at_the_end(("florin-1 dirham-2", "dirham-9", "ducat-3 ducat-4"))
    assert given(made) == {"tower-13-E": 0, "garden-11-open": 1, "pavilion-8-open": 2}
    order = [event.square for event in made.events if isinstance(event, LeftoverGiven)]
    assert order == [1, 2, 4]


@rule("B-34")
def test_nobody_gets_a_tile_if_money_ties_or_is_missing():
    _, made = at_the_end(("florin-3", "florin-1 florin-2", "denar-9"))
    assert given(made) == {"tower-13-E": None, "garden-11-open": None, "pavilion-8-open": None}
    assert made.after.over


@rule("B-34")
def test_with_a_house_variant_nobody_gets_leftover_tiles():
    _, made = at_the_end(("florin-1", "dirham-1", "ducat-1"), leftovers="nobody")
    assert set(given(made).values()) == {None}


@rule("B-34")
def test_leftover_tiles_reveal_hidden_money_unless_hands_are_open():
    hands = ("florin-1", "dirham-9", "ducat-3")
    assert at_the_end(hands)[1].reveals_hidden
    assert at_the_end(("", "", ""))[1].reveals_hidden
    assert not at_the_end(hands, open_hands="on")[1].reveals_hidden
    assert not at_the_end(hands, leftovers="nobody")[1].reveals_hidden


@rule("B-35")
def test_leftover_tiles_are_all_given_then_placed_in_turn_order():
    at, made = at_the_end(("florin-1", "dirham-9", "ducat-3"), active=1)
    assert [step.seat for step in made.after.agenda[::-1] if isinstance(step, PlaceLeftovers)] == [2, 0, 1]
    state = made.after
    offered = legal_actions(at.book, state)
    assert PlaceTile("pavilion-8-open", (0, 1)) in offered
    assert KeepInReserve("pavilion-8-open") in offered
    assert not any(type(action).__name__ == "GiveToDirk" for action in offered)


@rule("B-36")
def test_the_third_round_ends_the_game_and_most_points_win():
    at, made = at_the_end(("florin-1", "dirham-9", "ducat-3"))
    state = made.after
    while not state.over:
        tile = state.players[state.decision.seat].purchases
        action = PlaceTile(tile[0], (1, 0)) if tile and tile[0] != "tower-13-E" else None
        made = play(at.book, state, action or (KeepInReserve(tile[0]) if tile else EndTurn()))
        state = made.after
    (ended,) = [event for event in made.events if isinstance(event, GameEnded)]
    assert ended.scores == tuple(player.score for player in state.players)
    assert ended.scores == (0, 20, 16)
    assert ended.winners == (1,)
    assert legal_actions(at.book, state) == ()


@rule("B-36")
def test_a_tie_is_a_shared_victory():
    assert winners((12, 30, 30)) == (1, 2)
