"""Prospects of rule sets that depend on hands: visibility and caching."""

from __future__ import annotations

import pytest

from alhambra_desktop.model.players.evaluation.evaluator import Evaluator, with_player
from alhambra_desktop.model.players.evaluation.majorities import expected_prize
from alhambra_desktop.model.rules.core.engine.builder import RulebookBuilder
from alhambra_desktop.model.rules.core.engine.play import start
from alhambra_desktop.model.rules.core.engine.rulebook import Horizon, Rulebook
from alhambra_desktop.model.rules.core.engine.setup import COLOURS, SeatSetup
from alhambra_desktop.model.rules.core.engine.state import GameState, PublicState
from alhambra_desktop.model.rules.core.values import Seat
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.modules import alhambra, registry

WORTH = 100


def _cards(book: Rulebook, state: PublicState, seat: Seat, ahead: Horizon) -> float:
    return WORTH * float(len(state.players[seat].hand))


def collectors(by_hand: bool, **options: str) -> Rulebook:
    """Return a rulebook in which every card in hand has a prospect of 100 points."""
    people = [SeatSetup(f"Seat {i}", COLOURS[i]) for i in range(3)]
    setup = registry.make_setup(people, 5, options=options)
    book = RulebookBuilder(setup, dict(setup.options))
    alhambra.MODULE.install(book)
    book.expect("collectors", _cards, lambda points: Message("gain-walls", points=points), by_hand=by_hand)
    return book.freeze((alhambra.MODULE.id, "collectors"))


def with_hand(state: GameState, *cards: str) -> GameState:
    return with_player(state, 0, hand=cards)


def test_a_prospect_by_hand_is_updated_with_the_hand() -> None:
    book = collectors(by_hand=True)
    state = start(book).after
    evaluator = Evaluator(book, state, 0)
    one, two = with_hand(state, "denar-1"), with_hand(state, "denar-1", "denar-2")
    assert evaluator.layout(two) - evaluator.layout(one) == pytest.approx(WORTH)
    assert evaluator.layout(one) == Evaluator(book, one, 0).layout(one)


def test_other_prospects_do_not_see_the_hand() -> None:
    book = collectors(by_hand=False)
    state = start(book).after
    assert Evaluator(book, state, 0).prospects(with_hand(state, "denar-1"), 0) == 0


@pytest.mark.parametrize(("hands", "seen"), [("off", False), ("on", True)])
def test_only_visible_hands_of_others_count(hands: str, seen: bool) -> None:
    book = collectors(by_hand=True, open_hands=hands)
    state = start(book).after
    expected = WORTH * len(state.players[1].hand) if seen else 0
    assert Evaluator(book, state, 0).prospects(state, 1) == expected


def test_a_majority_that_pays_nothing_is_worth_nothing() -> None:
    assert expected_prize(2, (1, 0), 4, ()) == 0
