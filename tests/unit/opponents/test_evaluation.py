from __future__ import annotations

import attrs
import pytest

from alhambra_desktop.model.core.play import start
from alhambra_desktop.model.opponents.evaluation import Evaluator
from alhambra_desktop.model.opponents.majorities import expected_prize, majority_edge
from alhambra_desktop.model.opponents.plan_generator import plans
from alhambra_desktop.model.opponents.purse import money_in, money_purse, odds
from alhambra_desktop.model.opponents.weights import WEIGHTS
from tests.unit.opponents.tables import RULE_SETS, after_turns, book_for

FOUNDATIONS = ("alhambra", "granada", "alhambra+granada")


def test_a_sure_majority_pays_its_prize() -> None:
    assert expected_prize(3, (0, 1), 0, (16, 8, 1)) == 16
    assert expected_prize(1, (0, 3), 0, (16, 8, 1)) == 8


def test_a_tie_pays_the_mean() -> None:
    assert expected_prize(2, (2,), 0, (16, 8)) == 12


def test_no_tile_pays_nothing_unless_tiles_come() -> None:
    assert expected_prize(0, (0, 1), 0, (16, 8, 1)) == 0
    assert expected_prize(0, (0, 1), 8, (16, 8, 1)) > 0


def test_tiles_to_come_make_a_lead_unsure() -> None:
    sure, unsure, open_ = (expected_prize(2, (1,), coming, (16, 8)) for coming in (0, 2, 12))
    assert sure > unsure > open_


def test_one_tile_more_is_never_worse() -> None:
    stakes = ((4, (10, 3)), (9, (18, 10, 3)))
    for mine in range(5):
        for other in range(5):
            fewer = majority_edge((mine, other, 1), 0, 3, stakes, 0.5)
            assert majority_edge((mine + 1, other, 1), 0, 3, stakes, 0.5) >= fewer


def test_exact_sums_are_all_sums_of_some_cards() -> None:
    sums, total = money_purse(("denar-2", "denar-3", "denar-3"))["denar"]
    assert (sums, total) == (sum(1 << n for n in (0, 2, 3, 5, 6, 8)), 8)
    likely = odds(((5, 0.25), (4, 0.5), (2, 0.25)))
    assert likely.exact(money_purse(("ducat-2", "ducat-3"))["ducat"][0]) == 0.5
    assert likely.reach(4) == 0.75
    assert money_in(("bureau-denar-ducat", "denar-5", "florin-9")) == 14


def test_chances_count_squares() -> None:
    purse = money_purse(("denar-5", "denar-6"))
    assert odds(((7, 1.0),)).chances(purse, (("denar", 5), ("ducat", 1)), 1.0, 1) == (1.0, 1.0)
    assert odds(((7, 1.0),)).chances(purse, (), 1.0, 1) == (0.0, 1.0)
    assert odds(((7, 1.0),)).chances({}, (("denar", 5),), 1.0, 1) == (0.0, 0.0)


def test_more_money_is_worth_more() -> None:
    book = book_for(3, 1)
    evaluator = Evaluator(book, start(book).after, 0)
    assert (
        evaluator.money(("denar-4", "denar-5"), ())
        > evaluator.money(("denar-4",), ())
        > evaluator.money((), ())
        == 0
    )


@pytest.mark.parametrize("turns", [0, 10, 40])
def test_a_position_is_worth_the_points_made_too(turns: int) -> None:
    book = book_for(3, 6)
    state = after_turns(book, turns)
    richer = state.players[0].changed(score=state.players[0].score + 10)
    more = state.changed(players=(richer, *state.players[1:]))
    gain = Evaluator(book, more, 0).position() - Evaluator(book, state, 0).position()
    assert gain == pytest.approx(10)
    assert Evaluator(book, more, 1).position() < Evaluator(book, state, 1).position()


def test_the_forecast_looks_at_the_rounds_ahead() -> None:
    book = book_for(2, 9)
    rounds = [number for number, _ in Evaluator(book, start(book).after, 0).forecast.rounds]
    assert rounds == [1, 2, 3]
    late = after_turns(book, 1000)
    assert late.decision is None
    assert Evaluator(book, late, 0).forecast.rounds == ()


def test_a_tile_is_wanted_by_whom_it_would_help_most() -> None:
    book = book_for(3, 1)
    state = start(book).after
    evaluator = Evaluator(book, state, 0)
    assert evaluator.wanted("pavilion-7-E") < evaluator.wanted("tower-9-NW"), (
        "nobody has either, and towers pay more"
    )
    assert evaluator.wanted("pavilion-7-E") > 0


def test_denial_counts_what_stays_on_the_market_for_the_others() -> None:
    book = book_for(3, 5)
    state = after_turns(book, 24)
    seat = state.decision.seat
    plain, blocker = (
        Evaluator(book, state, seat, one) for one in (WEIGHTS, attrs.evolve(WEIGHTS, denial=0.5))
    )
    offered = [good for good in plain.book.goods(state) if good.square is not None]
    assert len({round(plain.wanted(good.tile), 6) for good in offered}) > 1
    costs = {}
    for good in offered:
        left = tuple(None if tile == good.tile else tile for tile in state.stocks[0].market)
        table = state.changed(stocks=(attrs.evolve(state.stocks[0], market=left),))
        costs[good.tile] = plain.cash(table) - blocker.cash(table)
    first, *others = offered
    for other in others:
        less = plain.wanted(first.tile) - plain.wanted(other.tile)
        assert costs[other.tile] - costs[first.tile] == pytest.approx(0.5 * less)


@pytest.mark.parametrize(
    ("game", "modules"),
    [("alhambra", ()), *RULE_SETS],
    ids=lambda value: value if isinstance(value, str) else "+".join(value),
)
def test_a_value_does_not_depend_on_what_was_asked_before(game: str, modules: tuple[str, ...]) -> None:
    for seats, seed, turns in ((3, 6, 12), (2, 7, 30)):
        book = book_for(seats, seed, None, game, modules)
        state = after_turns(book, turns)
        seat = state.decision.seat
        evaluator = Evaluator(book, state, seat)
        for plan in plans(evaluator):
            table = plan.reached()
            fresh = Evaluator(book, state, seat)
            assert evaluator.worth(table) == fresh.worth(table)
            assert plan.value == pytest.approx(fresh.worth(table))
            for place, row in enumerate(evaluator.rows_of(table)):
                assert evaluator.majority(place, row) == fresh.majority(place, row)


@pytest.mark.parametrize("game", FOUNDATIONS)
@pytest.mark.parametrize("simplified", ["on", "off"])
def test_stakes_are_the_prizes_of_the_table_and_of_the_tiles_to_come(game: str, simplified: str) -> None:
    options = {"granada_simplified": simplified} if game == "granada" else None
    book = book_for(2, 7, options, game)
    state = after_turns(book, 30)
    evaluator = Evaluator(book, state, state.decision.seat)
    tables = [plan.reached() for plan in plans(evaluator)]
    assert len({evaluator.rows_of(table) for table in tables}) > 1
    for table in tables:
        for place, row in enumerate(evaluator.rows_of(table)):
            majority = book.majorities[book.types[place]]
            rounds = evaluator.forecast.halves(book.types[place])
            for (number, coming), (halves, prizes) in zip(rounds, evaluator.stakes(place, row), strict=True):
                growth = majority.growth(book, number) if majority.growth is not None else ()
                now = majority.prizes(book, table, number)
                assert halves == coming
                assert prizes == tuple(
                    prize + halves / 2 * each
                    for prize, each in zip(now, growth or (0,) * len(now), strict=True)
                )
