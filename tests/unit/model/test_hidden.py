"""Guesses at hidden information: scoring cards within their windows, and money."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import attrs
import pytest

from alhambra_desktop.model.players.evaluation.moment import _draws
from alhambra_desktop.model.rules.core.engine.hidden import (
    determinize,
    observe,
    scoring_windows,
    secrets_kept,
    unseen_money,
    unseen_tiles,
)
from tests.scenarios.board import Position, rules_for

MONEY = tuple(f"denar-{value}" for value in range(1, 10))


def with_pile(parts: tuple[int, ...], drawn: int = 0, **options: Any) -> Position:
    """Return a position whose pile has parts of these sizes and contains both scoring cards."""
    at = Position(rules_for(3, **options))
    count = sum(parts) if parts else 6
    cards = ("scoring-1", "scoring-2", *MONEY, *MONEY)[: count - drawn]
    return at.change(pile=cards[::-1], pile_parts=parts, drawn=drawn)


@pytest.mark.parametrize(
    ("drawn", "windows"),
    [
        (0, {1: (3, 5), 2: (8, 10)}),
        (2, {1: (1, 3), 2: (6, 8)}),
        (4, {1: (1, 1), 2: (4, 6)}),
    ],
)
def test_a_scoring_window_is_the_part_of_the_pile(drawn, windows):
    at = with_pile((2, 3, 2, 3, 2), drawn)
    assert scoring_windows(at.book, at.state) == windows


def test_scoring_windows_without_parts_cover_the_whole_pile():
    at = with_pile((), scoring_cards="anywhere")
    assert scoring_windows(at.book, at.state) == {1: (1, 5), 2: (2, 6)}
    found = [sorted(pile.index(f"scoring-{number}") + 1 for number in (1, 2)) for pile in guesses(at)]
    assert {first for first, _ in found} == set(range(1, 6))
    assert {second for _, second in found} == set(range(2, 7))
    first, second = (mean for _, mean in _draws(at.book, at.state))
    assert (first, second) == pytest.approx((7 / 3, 14 / 3))
    assert sum(draws[0] for draws in found) / len(found) == pytest.approx(first, abs=0.3)
    assert sum(draws[1] for draws in found) / len(found) == pytest.approx(second, abs=0.3)


def test_a_drawn_scoring_card_has_no_window():
    at = with_pile((2, 3, 2, 3, 2), 5).change(due=(1,))
    assert scoring_windows(at.book, at.state) == {2: (3, 5)}
    assert scoring_windows(at.book, at.change(due=(1, 2)).state) == {}


def guesses(at: Position, number: int = 200) -> list[tuple[str, ...]]:
    """Return piles as seat 0 guesses them, with the next card first."""
    seen = observe(at.book, at.state, 0)
    return [determinize(at.book, seen, Random(seed)).pile[::-1] for seed in range(number)]


def test_guesses_place_scoring_cards_anywhere_in_their_windows():
    known, anywhere = with_pile((2, 3, 2, 3, 2), 2), with_pile((), scoring_cards="anywhere")
    whole = {1: (1, 6), 2: (1, 6)}
    for at, windows in ((known, scoring_windows(known.book, known.state)), (anywhere, whole)):
        for number, (first, last) in windows.items():
            draws = {pile.index(f"scoring-{number}") + 1 for pile in guesses(at)}
            assert draws == set(range(first, last + 1))


def test_two_scoring_cards_never_take_the_same_position():
    at = with_pile((), scoring_cards="anywhere")
    assert all({"scoring-1", "scoring-2"} <= set(pile) and len(pile) == 6 for pile in guesses(at))


@pytest.mark.parametrize(
    ("hands", "modules", "kept"),
    [
        ("off", (), True),
        ("off", ("bonus_cards",), True),
        ("on", (), False),
        ("on", ("bonus_cards",), True),
    ],
)
def test_secrets_are_hidden_hands_and_secrets_of_modules(hands, modules, kept):
    assert secrets_kept(rules_for(3, modules=modules, open_hands=hands)) == kept


def test_a_remembering_seat_knows_hands_but_not_the_pile():
    """This is possible because all money is dealt and taken openly (B-4, B-9)."""
    at = Position(rules_for(3))
    for seat in range(3):
        seen = observe(at.book, at.state, seat, remembering=True)
        assert [player.hand for player in seen.players] == [player.hand for player in at.state.players]
        assert seen.knows_hands
        assert not observe(at.book, at.state, seat).knows_hands
        guess = determinize(at.book, seen, Random(seat))
        assert [player.hand for player in guess.players] == [player.hand for player in at.state.players]
        assert guess.pile != at.state.pile
        assert Counter(guess.pile) == Counter(at.state.pile)


def test_secret_money_is_not_remembered():
    at = Position(rules_for(3))
    secretive = attrs.evolve(at.book, secret_money=True)
    assert observe(secretive, at.state, 0, remembering=True) == observe(at.book, at.state, 0)


def test_unseen_cards_and_tiles_are_all_that_are_hidden():
    at = Position(rules_for(3))
    for seat in range(3):
        seen = observe(at.book, at.state, seat)
        hidden = [card for other in range(3) if other != seat for card in at.state.players[other].hand]
        pile = [card for card in at.state.pile if not card.startswith("scoring")]
        assert Counter(unseen_money(at.book, seen)) == Counter([*hidden, *pile])
        assert unseen_tiles(at.book, seen, "alhambra") == sorted(at.state.stocks[0].bag)
