"""Shuffles with outcomes given in the setup."""

from __future__ import annotations

import attrs

from alhambra_desktop.model.rules.codec import codec_for, load_setup
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.engine.play import start
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.modules.registry import rulebook
from tests.scenarios.board import rules_for


def with_bag(bag: tuple[str, ...]) -> Rulebook:
    """Return a rulebook whose setup arranges the first shuffle, that of the tiles."""
    return rulebook(attrs.evolve(rules_for(3, 4).setup, arranged=(bag,)))


def sorted_bag() -> tuple[str, ...]:
    return tuple(sorted(rules_for(3, 4).bags["alhambra"]))


def test_only_the_arranged_shuffle_ignores_the_seed():
    told, plain = start(with_bag(sorted_bag())).after, start(rules_for(3, 4)).after
    assert told.stocks[0].market == sorted_bag()[:-5:-1]
    assert told.stocks[0].bag == sorted_bag()[:-4]
    assert [player.hand for player in told.players] == [player.hand for player in plain.players]


def test_an_arrangement_of_other_items_is_ignored():
    told, plain = start(with_bag(("tower-99", *sorted_bag()[1:]))).after, start(rules_for(3, 4)).after
    assert told.stocks == plain.stocks


def test_arrangements_are_hidden_and_dropped_with_a_new_seed():
    book = with_bag(sorted_bag())
    state = start(book).after
    assert observe(book, state, 0).setup.arranged == ()
    assert book.setup.with_new_seed(7) == attrs.evolve(rules_for(3, 4).setup, seed=7)


def test_only_arranged_setups_store_the_field():
    book, plain = with_bag(sorted_bag()), rules_for(3, 4)
    assert "arranged" not in codec_for(plain).dump(plain.setup)
    assert load_setup(codec_for(plain).dump(plain.setup)) == plain.setup
    assert load_setup(codec_for(book).dump(book.setup)) == book.setup
