from __future__ import annotations

import pytest

from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.engine.play import next_round, score_now
from alhambra_desktop.model.rules.core.engine.preview import outlook, rank
from alhambra_desktop.model.rules.modules.bazaars.rules import BAZAARS
from alhambra_desktop.model.rules.table.standings import standings, worked_out
from tests.property.games import moves, random_rules
from tests.scenarios.board import Position, city, rules_for

EVERYTHING = ("vizier", "camps", "bazaars", "falconers", "huts", "bonus_cards", "bureaux")
TABLES = [(3, 2, "alhambra", ()), (4, 5, "alhambra", EVERYTHING), (5, 3, "granada", ())]
TABLES += [(6, 3, "alhambra+granada", ("vizier",))]


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[2]} {table[1]} seats")
def book(request):
    return random_rules(*request.param)


def middles(book):
    """Yield states from the middle of a game."""
    return (move.after for number, move in enumerate(moves(book, 4)) if number % 40 == 39)


def test_standings_have_rows_for_types_sources_and_total(book):
    for state in middles(book):
        rows = standings(book, state)
        assert [row.subject for row in rows] == [*book.types, *book.scored_edges, *book.other_sources, None]
        for row in rows:
            everybody = book.owners() if row.subject in (*book.types, None) else book.setup.everybody
            assert {standing.owner for standing in row.ranked} == set(everybody)
            assert len(row.ranked) == len(everybody)


def test_rows_of_types_are_ranked_like_majorities(book):
    for state in middles(book):
        for row in standings(book, state)[: len(book.types)]:
            for standing in row.ranked:
                place, sharing = rank(book, state, standing.owner, row.subject)
                assert (standing.place, standing.shared) == (place, sharing > 1)
                assert standing.figure == book.count(state, standing.owner, row.subject)
            ranked = [standing.place for standing in row.ranked if standing.place]
            assert ranked == sorted(ranked)
            assert all(standing.figure == 0 for standing in row.ranked[len(ranked) :])


def test_points_are_those_of_the_next_scoring_round(book):
    for state in middles(book):
        *rows, totals = standings(book, state)
        scoring = score_now(book, state, next_round(state))
        for standing in totals.ranked:
            assert standing.points == standing.figure == scoring.total(standing.owner)
            assert sum(row.points_of(standing.owner) for row in rows) == standing.points
        for seat in book.setup.everybody:
            assert totals.points_of(seat) == outlook(book, state, seat).points


def test_an_observation_has_the_same_standings_as_the_state(book):
    for state in middles(book):
        for seat in book.setup.everybody:
            assert standings(book, observe(book, state, seat)) == standings(book, state)


def test_bazaars_are_ranked_before_they_score():
    at = Position(rules_for(3, modules=("bazaars",)))
    at.player(0, city=city(at.book, "* z t", z="bazaar-dirham-2", t="tower-11-open"))

    def bazaars():
        return next(row for row in standings(at.book, at.state) if row.subject == BAZAARS)

    first = bazaars().ranked[0]
    assert (first.owner, first.figure, first.place, first.shared, first.points) == (0, 1, 1, False, 0)
    assert [(other.place, other.figure) for other in bazaars().ranked[1:]] == [(0, 0), (0, 0)]
    at.change(round=2)
    assert bazaars().points_of(0) == 1


def test_the_worked_out_share_matches_the_next_scoring(book):
    for state in middles(book):
        scoring = score_now(book, state, next_round(state))
        for type_id in book.types:
            for seat in book.setup.everybody:
                share = worked_out(book, state, type_id, seat).share
                assert (share.amount if share is not None else 0) == scoring.of(seat, "types", type_id)


GARDENS = ("garden-10-open", "garden-11-open", "garden-12-S", "garden-9-E")


def test_another_building_is_worth_the_points_it_would_get():
    book = rules_for(3)
    at = Position(book).player(0, city=city(book, "a *", a=GARDENS[0]))
    at.player(1, city=city(book, "a *\n. b", a=GARDENS[1], b=GARDENS[2]))
    before = worked_out(book, at.state, "garden", 0)
    assert (before.share.amount, before.share.place) == (0, 2)
    tied = at.player(0, city=city(book, "a *\n. b", a=GARDENS[0], b="garden-6-ESW"))
    assert before.more == worked_out(book, tied.state, "garden", 0).share
    assert (before.more.place, before.more.tied) == (1, 2)


def test_another_building_raises_growing_majority_points():
    book = rules_for(3, game="granada")
    working = worked_out(book, Position(book).state, "library", 1)
    assert working.share is None
    assert working.more.amount == working.prizes[0] + 1
    assert (working.more.place, working.more.tied) == (1, 1)
