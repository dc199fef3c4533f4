from __future__ import annotations

import pytest

from alhambra_desktop.model.players.evaluation.evaluator import Evaluator, with_player
from alhambra_desktop.model.players.layouts import Layout, layouts
from alhambra_desktop.model.rules.core.engine.step import ChooseAction, PlacePurchases
from tests.unit.opponents.tables import after_turns, book_for


@pytest.mark.parametrize("game", ["granada", "alhambra+granada"])
def test_paid_layouts_are_compared_with_free_ones(game: str) -> None:
    """Turning a tile over (G-4) once ranked above every free layout, so no free layout was found."""
    dear = free = 0
    for seed in (1, 2, 3):
        book = book_for(3, seed, game=game)
        for turns in range(6, 40, 4):
            state = after_turns(book, turns)
            if not isinstance(state.decision, ChooseAction):
                continue
            seat = state.decision.seat
            for good in book.goods(state):
                table = with_player(state, seat, purchases=(good.tile,))
                table = table.changed(agenda=(*table.agenda[:-1], PlacePurchases(seat)))
                evaluator = Evaluator(book, table, seat)

                def worth(layout: Layout, evaluator: Evaluator = evaluator) -> float:
                    return layout.value + evaluator.money.cash(layout.table)

                every = layouts(evaluator, table, 1000, 1000)
                best = layouts(evaluator, table, 4, 4, 2)[0]
                assert worth(best) == pytest.approx(max(map(worth, every)))
                if any(layout.paid for layout in every):
                    dear += best.paid
                    free += not best.paid
    assert free
    assert dear
