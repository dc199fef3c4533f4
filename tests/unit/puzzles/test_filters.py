"""Filters of the list of puzzles: they combine with *and*, and outlines match their puzzles."""

from __future__ import annotations

from itertools import product

import attrs
import pytest

from alhambra_desktop.model.learning.puzzles import shelf
from alhambra_desktop.model.learning.puzzles.filters import (
    ALL,
    LEVEL_NAMES,
    NEW,
    RESULTS,
    Filters,
    Listing,
    themes,
)
from alhambra_desktop.model.learning.puzzles.outline import outline
from alhambra_desktop.model.learning.puzzles.rating import Answer, Rating, streak
from alhambra_desktop.model.rules.core.values import MONEY
from tests.sweeps import swept

NAMES = shelf.names()
MANY = frozenset(shelf.kinds())
RESULTS_OF = ("solved", "nearly", "missed")
LISTING = Listing(MANY, {name: RESULTS_OF[at % 3] for at, name in enumerate(NAMES) if at % 4})
"""Listing of a player who knows every module and answered three of four puzzles."""

VALUES = {
    "kind": (shelf.KNOWN, shelf.BASE, *shelf.kinds()),
    "level": (ALL, *LEVEL_NAMES),
    "theme": (ALL, *themes()),
    "result": (ALL, *RESULTS),
}
EVERY = [Filters(*values) for values in product(*VALUES.values())]


def names_of(filters: Filters, listing: Listing = LISTING) -> set[str]:
    return {one.id for one in listing.matching(filters)}


@pytest.mark.parametrize("name", swept(NAMES, NAMES[:3].__contains__))
def test_an_outline_matches_its_puzzle(name):
    puzzle, found = shelf.puzzle(name), shelf.outlines()[name]
    player = puzzle.state.players[puzzle.deal.seat]
    assert (found.game, found.modules, found.seats) == (
        puzzle.deal.game,
        puzzle.deal.modules,
        puzzle.deal.seats,
    )
    assert (found.turn, found.turns, found.rating) == (puzzle.turn, puzzle.turns, puzzle.rating)
    assert found.goals == puzzle.goals
    assert found.goal_messages() == tuple(goal.message(puzzle.book) for goal in puzzle.goals)
    assert {(tile.x, tile.y) for tile in found.city} == set(player.city.tiles)
    assert [card.id for card in found.hand] == [card for card in player.hand if card in MONEY]
    goods = [good for good in puzzle.book.goods(puzzle.state) if good.on_market]
    assert [ware.currency for ware in found.market] == [good.currency for good in goods]


@pytest.mark.parametrize("name", ["game", "modules", "seats", "goals", "turn", "turns", "rating"])
def test_a_damaged_file_has_no_outline(name):
    lines = (shelf.FOLDER / f"{NAMES[0]}.toml").read_text(encoding="utf-8").splitlines()
    assert outline("whole", "\n".join(lines)) is not None
    for instead in ("", f"{name} = [", f"{name} = "):
        damaged = [instead if line.startswith(f"{name} = ") else line for line in lines]
        assert outline("damaged", "\n".join(damaged)) is None


def test_every_combination_of_filters_is_an_intersection():
    alone = {
        (field, value): names_of(Filters(**{field: value}))
        for field, values in VALUES.items()
        for value in values
    }
    for filters in EVERY:
        wanted = set.intersection(*(alone[field, value] for field, value in attrs.asdict(filters).items()))
        if filters.kind not in (shelf.KNOWN, shelf.BASE):
            wanted = {name for name in wanted if filters.kind in shelf.modules()[name]}
        assert names_of(filters) == wanted, filters


@pytest.mark.parametrize("field", ["level", "theme", "result"])
def test_each_puzzle_matches_one_value_of_a_filter(field):
    found = [names_of(Filters(**{field: value})) for value in VALUES[field] if value != ALL]
    assert sum(map(len, found)) == len(NAMES)
    assert set[str]().union(*found) == set(NAMES)


def test_the_level_of_a_puzzle_depends_on_its_rating():
    for one in shelf.outlines().values():
        bound = ("easy", one.rating < 950), ("medium", one.rating < 1100), ("hard", one.rating < 1300)
        assert LEVEL_NAMES[one.level] == next((name for name, below in bound if below), "expert")


def test_puzzles_are_sorted_from_easiest_to_hardest():
    ratings = [one.rating for one in LISTING.matching(Filters())]
    assert ratings == sorted(ratings)


def test_an_empty_list_suggests_the_fewest_filters_to_remove():
    empty = [filters for filters in EVERY if not LISTING.matching(filters)]
    assert empty
    for filters in empty:
        ways = LISTING.ways_out(filters)
        alone = {(name,) for name in filters.active if LISTING.matching(filters.without(name))}
        assert alone == {*ways} if alone else min(map(len, ways)) > 1
        for names, count in ways.items():
            assert len(LISTING.matching(filters.without(*names))) == count > 0
        assert LISTING.matching(filters.without(*filters.active))


@pytest.mark.parametrize("played", [frozenset(), frozenset({"huts"}), frozenset({"alhambra", "vizier"})])
def test_puzzles_of_unknown_modules_are_listed_only_on_request(played):
    listing = Listing(played)
    for filters in (Filters(), Filters(level="hard"), Filters(kind=shelf.BASE)):
        assert all(shelf.modules()[name] <= played for name in names_of(filters, listing))
    assert all("camps" in shelf.modules()[name] for name in names_of(Filters(kind="camps"), listing))


def test_next_puzzles_are_all_unsolved_matches():
    filters, daily = Filters(level="medium"), NAMES[0]
    listing, here, seen = LISTING, None, list[str]()
    while (one := listing.next_after(here, filters, daily)) is not None:
        seen.append(one.id)
        here, listing = one, attrs.evolve(listing, results={**listing.results, one.id: "solved"})
    wanted = {one.id for one in LISTING.matching(filters) if LISTING.result(one) != "solved"} - {daily}
    assert len(seen) == len(set(seen))
    assert set(seen) == wanted


def test_the_easiest_unsolved_puzzle_follows_the_hardest():
    found = Listing().matching(Filters())
    assert Listing().next_after(found[-1], Filters(), "") == found[0]
    assert Listing().next_after(None, Filters(), found[0].id) == found[1]


@pytest.mark.parametrize(
    ("answers", "count"),
    [("", 0), ("s", 1), ("sss", 3), ("mss", 2), ("ssn", 0), ("snsm", 0), ("ssnsss", 3)],
)
def test_a_streak_counts_the_latest_answers_solved_in_a_row(answers, count):
    named = {"s": Answer.SOLVED, "n": Answer.NEARLY, "m": Answer.MISSED}
    assert streak([named[letter] for letter in answers]) == count


@pytest.mark.parametrize("answers", [0, 19, 20, 100])
@pytest.mark.parametrize("puzzle", [800, 1200, 1600])
def test_solving_changes_the_rating_as_announced(answers, puzzle):
    rating = Rating(1234.0, answers)
    after = [rating.after(puzzle, Answer.SOLVED, hinted).points for hinted in (False, True)]
    assert rating.gains(puzzle) == tuple(round(points) - 1234 for points in after)


def test_unanswered_puzzles_are_new():
    assert {LISTING.result(shelf.outlines()[name]) for name in NAMES[::4]} == {NEW}
