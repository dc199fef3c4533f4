"""Choices: each legal or promisable action is listed once, and no two have the same text."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from alhambra_desktop.model.rules.core.engine.action import Action, Decline, EndTurn, Pass, PlacingAction
from alhambra_desktop.model.rules.core.engine.play import legal_actions, play
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.core.engine.state import GameState
from alhambra_desktop.model.rules.table.choices import Choices, change, choices, sentence, standing
from alhambra_desktop.model.rules.table.turn_facts import TurnFacts
from alhambra_desktop.words import Words, languages
from tests.sweeps import swept

from .folding import book_of, builders

GAMES, QUICK = 8, 5
LANGUAGES = [Words(language) for language in languages()]


def listed(found: Choices) -> list[Action]:
    """Return all actions in the list: what each way plays and promises."""
    deeds = [deed for kind in found.kinds for choice in kind.choices for deed in choice.ways]
    return [action for deed in deeds for action in (deed.play, deed.promise) if action is not None]


def check(
    book: Rulebook, state: GameState, promises: tuple[Action, ...], rng: Random, spoken: Sequence[Words]
) -> int:
    seat = state.decision.seat
    facts = TurnFacts(book, state, promises, seat)
    found = choices(facts)
    legal, later = set(legal_actions(book, state)), set(facts.promisable.actions)
    offered = listed(found)
    assert len(offered) == len(set(offered))
    done = legal | later
    if promises:  # tiles that are already promised can only be withdrawn
        tiles = {action.tile for action in promises if isinstance(action, PlacingAction)}
        done = {action for action in done if getattr(action, "tile", None) not in tiles or action in offered}
    assert {*offered, *found.ends} == done - set(promises)
    assert all(isinstance(action, (Pass, Decline, EndTurn)) for action in found.ends)
    for said in spoken:
        texts = [
            (said.text(sentence(book, deed)), said.text(choice.detail) if choice.detail else "")
            for kind in found.kinds
            for choice in kind.choices
            for deed in choice.ways
        ]
        assert len(texts) == len(set(texts)), texts
        assert not any("{" in part for text in texts for part in text)
        assert all(said.text(kind.message) for kind in found.kinds)
    before = standing(TurnFacts(book, state, promises, seat))
    deeds = [deed for kind in found.kinds for choice in kind.choices for deed in choice.ways]
    for deed in rng.sample(deeds, min(3, len(deeds))):
        seen = change(TurnFacts(book, state, promises, seat), deed, before)
        assert seen is None or seen.seen.before is before
        assert (seen is None) == (deed.play is not None and play(book, state, deed.play).reveals_hidden)
    return len(offered)


def random_promises(book: Rulebook, state: GameState, rng: Random) -> tuple[Action, ...]:
    """Return a random sequence of possible promises."""
    promises: tuple[Action, ...] = ()
    while offered := tuple(TurnFacts(book, state, promises, state.decision.seat).promisable.actions):
        promises = (*promises, rng.choice(offered))
        if rng.random() < 0.5:
            break
    return promises


@pytest.mark.parametrize("number", swept(range(GAMES), (QUICK).__eq__))
def test_the_list_contains_every_possible_action_once(number):
    book, rng, count, with_promises = book_of(number), Random(number), 0, 0
    for move in builders(book, number):
        if move.after.decision is not None:
            spoken = [rng.choice(LANGUAGES)] if number == QUICK else LANGUAGES
            count += check(book, move.after, (), rng, spoken)
            if promises := random_promises(book, move.after, rng):
                with_promises += 1
                check(book, move.after, promises, rng, spoken)
    assert count > 500
    assert with_promises > 5
