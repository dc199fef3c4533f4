"""Cards of two rule sets shuffled evenly into their parts of the money pile (X-1)."""

from __future__ import annotations

import json
from collections import Counter
from itertools import accumulate
from random import Random
from typing import Final

import attrs
import pytest

from alhambra_desktop.model.files.saves import replay
from alhambra_desktop.model.rules.core.base.refill import late_parts
from alhambra_desktop.model.rules.core.engine.builder import RulebookBuilder
from alhambra_desktop.model.rules.core.engine.hidden import _late_draws, _placed, determinize, observe
from alhambra_desktop.model.rules.core.engine.play import start
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.core.engine.setup import COLOURS, SeatSetup
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.modules import alhambra, bureaux, registry
from tests.property.games import moves

LETTERS: Final = tuple(f"letter-{number}" for number in range(4))


@pytest.fixture
def book(monkeypatch: pytest.MonkeyPatch) -> Rulebook:
    """Rulebook with bureaux, in parts 2 to 4 of the pile, and letters, in parts 1 and 3."""
    people = [SeatSetup(f"Seat {i}", COLOURS[i], "human") for i in range(3)]
    setup = registry.make_setup(people, 5, modules=("bureaux",))
    builder = RulebookBuilder(setup, dict(setup.options))
    alhambra.MODULE.install(builder)
    bureaux.MODULE.install(builder)
    builder.add_late_money(LETTERS, (0, 2))
    builder.add_card_nouns({card: Message("not-now") for card in LETTERS})
    return builder.freeze((alhambra.MODULE.id, bureaux.MODULE.id))


def test_each_kind_is_dealt_evenly_to_its_parts(book: Rulebook) -> None:
    begun = start(book).after
    dealt = late_parts(book, [card for card in begun.pile[::-1] if card in book.late_money])
    counted = Counter((card.partition("-")[0], part) for card, part in dealt)
    parts = {"bureau": (1, 2, 3), "letter": (0, 2)}
    assert counted == {(name, part): 2 for name, own in parts.items() for part in own}


@pytest.mark.parametrize("seed", range(3))
def test_guesses_place_cards_only_in_their_parts(book: Rulebook, seed: int) -> None:
    rng = Random(seed)
    for move in moves(book, seed):
        seen = observe(book, move.after, 0)
        pile = determinize(book, seen, rng).pile[::-1]
        assert len(pile) == move.after.pile_count
        assert Counter(card for card in pile if card in book.late_money) == Counter(
            card for card in move.after.pile if card in book.late_money
        )
        if move.after.reshuffles or not seen.pile_parts:
            continue
        ends = list(accumulate(seen.pile_parts))
        for draw, card in enumerate(pile, 1 + seen.drawn):
            if card in book.late_money:
                assert next(part for part, end in enumerate(ends) if draw <= end) in book.late_money[card]


def test_cards_move_to_make_room_for_others() -> None:
    wanted = {"x": [1, 2], "y": [2, 3], "z": [1, 3]}
    for seed in range(20):
        placed = _placed(list(wanted.items()), Random(seed))
        assert sorted(placed.values()) == ["x", "y", "z"]
        assert all(draw in wanted[card] for draw, card in placed.items())


def test_a_card_without_alternative_stays() -> None:
    wanted = {"x": [1], "y": [2, 3], "z": [1, 2]}
    for seed in range(40):
        assert sorted(_placed(list(wanted.items()), Random(seed)).values()) == ["x", "y", "z"]


def test_late_draws_are_all_draws_of_the_parts(book: Rulebook) -> None:
    seen = observe(book, start(book).after, 0)
    ends = [0, *accumulate(seen.pile_parts)]
    for card, parts in book.late_money.items():
        wanted = [draw for part in parts for draw in range(ends[part] + 1, ends[part + 1] + 1)]
        assert [draw + seen.drawn for draw in _late_draws(book, seen, card)] == wanted


def test_a_record_with_both_kinds_can_be_replayed(book: Rulebook, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "rulebook", lambda setup: book)
    played = list(moves(book, 2))
    entries = [entry for move in played for event in move.events if (entry := event.record()) is not None]
    state, actions = replay.replayed(attrs.evolve(book.setup, seed=9), json.loads(json.dumps(entries)))
    assert state.players == played[-1].after.players
    assert actions == tuple(move.action for move in played if move.action is not None)
