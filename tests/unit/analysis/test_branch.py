"""Branches of finished games, with the same cards or new draws."""

from __future__ import annotations

import pytest

from alhambra_desktop.model.files.saves.save import from_bytes, to_bytes
from alhambra_desktop.model.learning.analysis.turns import branch, branch_with_new_draws, turns_of
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.modules.registry import rulebook
from tests.sweeps import swept_rows
from tests.unit.archive.games import finished

MIXES = ((2, ()), (3, ("vizier", "camps", "falconers")), (4, ("bonus_cards", "bureaux", "huts")))


def points_of(history):
    """Return the final points, and check that they differ from those before the last transition."""
    scores, before = (
        tuple(player.score for player in state.players) for state in (history[-1].after, history[-1].before)
    )
    assert scores != before
    return scores


@pytest.mark.parametrize(("seats", "modules"), swept_rows(MIXES, lambda mix: mix[0] == 3))
def test_a_branch_with_the_same_cards_continues_the_same_state(seats: int, modules: tuple[str, ...]) -> None:
    history = finished(seats, seats, modules).history()
    assert history is not None
    for turn in turns_of(history)[::12]:
        tried = branch(history, turn.first - 1)
        assert tried.state == turn.before
        assert tried.assisted
        assert tried.tried_from == points_of(history)
        moves = tried.history()
        assert moves is not None
        assert moves[-1].after == turn.before
        assert from_bytes(to_bytes(tried)) == tried


@pytest.mark.parametrize(("seats", "modules"), swept_rows(MIXES, lambda mix: mix[0] == 3))
def test_new_draws_change_only_hidden_information(seats: int, modules: tuple[str, ...]) -> None:
    history = finished(seats, seats, modules).history()
    assert history is not None
    for turn in turns_of(history)[1::12]:
        tried = branch_with_new_draws(history, turn.first - 1, turn.seat, 77)
        book = rulebook(tried.setup)
        assert observe(book, tried.state, turn.seat) == observe(book, turn.before, turn.seat)
        assert tried.setup.seed == 77
        assert tried.assisted
        assert tried.tried_from == points_of(history)
        hands = [player.hand for player in turn.before.players]
        assert [player.hand for player in tried.state.players] == hands, "everybody saw them come"
        assert tried.state.pile != turn.before.pile or len(set(turn.before.pile)) < 3
        assert from_bytes(to_bytes(tried)) == tried, "it can be kept and opened"
