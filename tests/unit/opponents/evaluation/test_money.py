from __future__ import annotations

from typing import Any

import attrs
import pytest

from alhambra_desktop.model.players.evaluation.evaluator import Evaluator
from alhambra_desktop.model.players.evaluation.money import money_in, money_purse, odds
from alhambra_desktop.model.players.skill.levels import WEIGHTS
from alhambra_desktop.model.rules.core.engine.play import start
from tests.unit.opponents.tables import after_turns, book_for


def test_exact_sums_are_the_sums_of_all_subsets() -> None:
    sums, total = money_purse(("denar-2", "denar-3", "denar-3"))["denar"]
    assert (sums, total) == (sum(1 << n for n in (0, 2, 3, 5, 6, 8)), 8)
    likely = odds(((5, 0.25), (4, 0.5), (2, 0.25)))
    assert likely.exact(money_purse(("ducat-2", "ducat-3"))["ducat"][0]) == 0.5
    assert likely.reach(4) == 0.75
    assert money_in(("bureau-denar-ducat", "denar-5", "florin-9")) == 14


def test_chances_depend_on_currency_and_price() -> None:
    purse = money_purse(("denar-5", "denar-6"))
    assert odds(((7, 1.0),)).chances(purse, (("denar", 5), ("ducat", 1)), 1.0, 1) == (1.0, 1.0)
    assert odds(((7, 1.0),)).chances(purse, (), 1.0, 1) == (0.0, 1.0)
    assert odds(((7, 1.0),)).chances({}, (("denar", 5),), 1.0, 1) == (0.0, 0.0)


def test_more_money_is_worth_more() -> None:
    book = book_for(3, 1)
    evaluator = Evaluator(book, start(book).after, 0)
    assert (
        evaluator.money.value(("denar-4", "denar-5"), ())
        > evaluator.money.value(("denar-4",), ())
        > evaluator.money.value((), ())
        == 0
    )


def test_denial_counts_tiles_left_for_the_others() -> None:
    book = book_for(3, 5)
    state = after_turns(book, 24)
    seat = state.decision.seat
    plain, blocker = (
        Evaluator(book, state, seat, one) for one in (WEIGHTS, attrs.evolve(WEIGHTS, denial=0.5))
    )
    offered = [good for good in plain.book.goods(state) if good.on_market]
    assert len({round(plain.majorities.wanted(good.tile), 6) for good in offered}) > 1
    costs = {}
    for good in offered:
        left: Any = tuple(None if tile == good.tile else tile for tile in state.stocks[0].market)
        table = state.changed(stocks=(attrs.evolve(state.stocks[0], market=left),))
        costs[good.tile] = plain.money.cash(table) - blocker.money.cash(table)
    first, *others = offered
    for other in others:
        less = plain.majorities.wanted(first.tile) - plain.majorities.wanted(other.tile)
        assert costs[other.tile] - costs[first.tile] == pytest.approx(0.5 * less)
