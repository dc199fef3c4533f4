from __future__ import annotations

from collections import Counter

import pytest

from alhambra_desktop.model.rules.core.engine.event import FirstPlayerFound, MoneyDealt
from alhambra_desktop.model.rules.core.engine.hidden import observe, scoring_windows
from alhambra_desktop.model.rules.core.engine.play import start
from alhambra_desktop.model.rules.core.values import value_of
from tests.scenarios.board import rule, rules_for

SEATS = range(2, 7)


@rule("B-1")
def test_every_player_starts_with_a_fountain_and_no_points():
    state = start(rules_for(4)).after
    for player in state.players:
        assert [tile.id for tile in player.city.tiles.values()] == ["start"]
        assert player.city.tiles[0, 0].closed == 0
        assert player.score == 0


@rule("B-2")
def test_setup_puts_four_of_54_tiles_on_the_market():
    book = rules_for(3)
    stock = start(book).after.stocks[0]
    assert None not in stock.market
    assert sorted((*stock.market, *stock.bag)) == sorted(book.bags["alhambra"])
    assert len(book.bags["alhambra"]) == 54


@rule("B-3")
@pytest.mark.parametrize(("copies", "cards"), [("auto", 108), ("2", 72), ("3", 108)])
def test_the_money_deck_has_two_or_three_copies(copies, cards):
    state = start(rules_for(3, money_copies=copies)).after
    money = [*state.row, *state.pile, *(card for player in state.players for card in player.hand)]
    assert sum(not card.startswith("scoring") for card in money) == cards


@rule("B-4")
@pytest.mark.parametrize("enough", [10, 20, 40])
def test_cards_are_dealt_up_to_the_starting_money(enough):
    dealt = [e for e in start(rules_for(6, starting_money=enough)).events if isinstance(e, MoneyDealt)]
    assert [event.seat for event in dealt] == list(range(6))
    for event in dealt:
        total = sum(map(value_of, event.cards))
        assert enough <= total <= enough + 8
        assert total - value_of(event.cards[-1]) < enough


@rule("B-4")
def test_hands_are_open_only_with_the_house_variant():
    for choice, seen in (("off", 0), ("on", 1)):
        book = rules_for(3, open_hands=choice)
        state = start(book).after
        view = observe(book, state, 0).players[1]
        assert bool(view.hand) == bool(seen)
        assert view.cards == len(state.players[1].hand)


@rule("B-5")
@pytest.mark.parametrize("seed", range(12))
def test_the_player_with_fewest_cards_or_least_money_begins(seed):
    made = start(rules_for(5, seed))
    hands = [player.hand for player in made.after.players]
    keys = [(len(hand), sum(map(value_of, hand)), seat) for seat, hand in enumerate(hands)]
    assert FirstPlayerFound(keys.index(min(keys))) in made.events
    assert made.after.active == keys.index(min(keys))


@rule("B-5")
@pytest.mark.parametrize("seed", range(40))
def test_the_event_gives_the_reason_for_the_first_player(seed):
    made = start(rules_for(5, seed))
    hands = sorted((len(player.hand), sum(map(value_of, player.hand))) for player in made.after.players)
    told = next(event.why.id for event in made.events if isinstance(event, FirstPlayerFound))
    if hands[0][0] < hands[1][0]:
        assert told == "first-fewest-cards"
    else:
        assert told == ("first-listed" if hands[0] == hands[1] else "first-least-money")


@rule("B-6")
def test_the_row_starts_with_four_cards():
    assert len(start(rules_for(3)).after.row) == 4


@rule("B-7")
@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("seats", SEATS)
def test_scoring_cards_are_in_the_second_and_fourth_part(seats, seed):
    state = start(rules_for(seats, seed)).after
    order = state.pile[::-1]
    parts = state.pile_parts
    money = [size - (i in (1, 3)) for i, size in enumerate(parts)]
    assert max(money) - min(money) <= 1
    assert money == sorted(money, reverse=True)
    for card, part in (("scoring-1", 1), ("scoring-2", 3)):
        assert sum(parts[:part]) <= order.index(card) < sum(parts[: part + 1])
    windows = scoring_windows(rules_for(seats, seed), state)
    for number, (first, last) in windows.items():
        assert first <= order.index(f"scoring-{number}") + 1 <= last


@rule("B-7")
def test_a_variant_puts_scoring_cards_anywhere():
    places = Counter()
    for seed in range(60):
        order = start(rules_for(3, seed, scoring_cards="anywhere")).after.pile[::-1]
        places[order.index("scoring-1") * 5 // len(order)] += 1
    assert set(places) == {0, 1, 2, 3, 4}
