"""The fast placement checks match slow, complete ones."""

from __future__ import annotations

from itertools import combinations, pairwise, permutations
from random import Random

import attrs
import pytest

from alhambra_desktop.model.players.layouts import grown
from alhambra_desktop.model.rules.core.base.money import sums
from alhambra_desktop.model.rules.core.engine.scoring import shares
from alhambra_desktop.model.rules.core.geometry.city import ORIGIN, City
from alhambra_desktop.model.rules.core.values import NORTH, OPPOSITE, SIDES, neighbour
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.modules.alhambra.rules import START_TILE
from tests.scenarios.board import rules_for
from tests.sweeps import swept

VARIANTS = ("any_area", "single_square", "allowed")


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seed", swept(range(12), range(4).__contains__))
def test_local_checks_match_the_flood_fill(variant, seed):
    book = rules_for(3, enclosed_spaces=variant)
    rules, rng = book.placement, Random(seed)
    city = City.of({ORIGIN: START_TILE})
    for number, name in enumerate(rng.sample(book.bags["alhambra"], 30)):
        tile = book.tiles[name]
        legal = rules.legal_cells(city, tile)
        slow = [c for c in city.frontier if not rules.faults({**city.tiles, c: tile}, city.starts)]
        assert list(legal) == slow
        assert rules.fits(city, tile) == bool(slow)
        if number % 5 == 0:
            others = [cell for cell in sorted(city.tiles) if cell != ORIGIN]
            for cell in others:
                for changed in (city.remove(cell), city.replace(cell, tile)):
                    assert changed.surroundings == City.of(changed.tiles).surroundings
            out = [c for c in others if not rules.faults(city.remove(c).tiles, city.starts)]
            assert list(rules.removable(city)) == out
            swaps = [c for c in others if not rules.faults({**city.tiles, c: tile}, city.starts)]
            assert list(rules.swappable_cells(city, tile)) == swaps
        if legal:
            city = city.place(rng.choice(legal), tile)
            assert city == City.of(city.tiles)
            assert city.surroundings == City.of(city.tiles).surroundings
            assert city.length("wall") == len(city.run("wall"))
            assert city.counts == City.of(city.tiles).counts


@pytest.mark.parametrize("order", list(permutations(VARIANTS)), ids="-".join)
@pytest.mark.parametrize("seed", range(4))
def test_a_city_caches_the_answers_of_each_variant_separately(order, seed):
    books = [rules_for(3, enclosed_spaces=variant) for variant in order]
    rng, differ = Random(seed), 0
    city = City.of({ORIGIN: START_TILE})
    for name in rng.sample(books[0].bags["alhambra"], 34):
        answers = []
        for book in books:
            rules, tile, fresh = book.placement, book.tiles[name], City.of(city.tiles)
            found = [ask(city, tile) for ask in (rules.legal_cells, rules.swappable_cells)]
            found += [rules.removable(city), tuple(cell for cell, _ in grown(city, book, name))]
            assert found[0] == found[-1]
            assert found[:2] == [ask(fresh, tile) for ask in (rules.legal_cells, rules.swappable_cells)]
            assert found[2] == rules.removable(fresh)
            answers.append(found)
        differ += answers[0] != answers[1] or answers[1] != answers[2]
        every = next(book for book in books if book.options["enclosed_spaces"] == "allowed")
        if legal := every.placement.legal_cells(city, every.tiles[name]):
            city = city.place(rng.choice(legal), every.tiles[name])
    assert differ


def test_starting_tiles_depend_on_the_rule_set():
    book = rules_for(3, game="alhambra+granada")
    other = attrs.evolve(book.placement, founding={})
    moated = next(book.tiles[name] for name in book.bags["granada"] if book.tiles[name].closed & NORTH)
    city = City.of({ORIGIN: START_TILE})
    assert book.placement.placed(city, moated, (0, 1)).starts == (ORIGIN, (0, 1))
    assert other.placed(city, moated, (0, 1)).starts == (ORIGIN,)


MIXED = (
    ("alhambra", ("camps", "bazaars", "huts"), ("alhambra",)),
    ("granada", (), ("granada",)),
    ("alhambra+granada", (), ("alhambra", "granada")),
)


def contacts_a_wall(book, city, tile, cell) -> bool:
    """Return whether a tile on a square touches a wall with its moat (A-5)."""
    beside = {side: city.get(neighbour(cell, side)) for side in SIDES}
    return any(
        tile.closed & side and other is not None and other.edge(OPPOSITE[side]) == "wall"
        for side, other in beside.items()
    )


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seed", swept(range(6), range(2).__contains__))
@pytest.mark.parametrize(("game", "modules", "stocks"), MIXED, ids=[game for game, _, _ in MIXED])
def test_local_checks_match_the_flood_fill_for_all_kinds(game, modules, stocks, seed, variant):
    book = rules_for(3, game=game, modules=modules, enclosed_spaces=variant)
    rules, rng = book.placement, Random(seed)
    names = [tile for stock in stocks for tile in book.bags[stock]]
    names += [tile for tile in book.tiles if book.tiles[tile].kind == "hut"]
    city = City.of({ORIGIN: book.tiles["start"]})
    for number, name in enumerate(rng.sample(names, 34)):
        tile = book.tiles[name]
        legal = rules.legal_cells(city, tile)
        slow = [c for c in city.frontier if not rules.faults({**city.tiles, c: tile}, city.starts)]
        if rules.founds(city, tile):
            slow = [cell for cell in slow if contacts_a_wall(book, city, tile, cell)]
        assert list(legal) == slow
        assert rules.fits(city, tile) == bool(slow)
        assert all(not rules.why_not_place(city, tile, cell) for cell in legal)
        if number % 4 == 0:
            others = [cell for cell in sorted(city.tiles) if cell not in city.starts]
            out = [c for c in others if not rules.faults(city.remove(c).tiles, city.starts)]
            assert list(rules.removable(city)) == out
            swaps = [c for c in others if not rules.faults({**city.tiles, c: tile}, city.starts)]
            assert list(rules.swappable_cells(city, tile)) == swaps
        if legal:
            city = rules.placed(city, tile, rng.choice(legal))
            for edge in book.scored_edges:
                assert city.length(edge) == len(city.run(edge))


def joins(rules, city, tile, cell) -> bool:
    """Return whether a side of a tile on a square joins a neighbour."""
    beside = {side: city.get(neighbour(cell, side)) for side in SIDES}
    edges = ((tile.edge(side), other.edge(OPPOSITE[side])) for side, other in beside.items() if other)
    return any(pair in rules.joins for pair in edges)


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seed", swept(range(4), (1).__eq__))
@pytest.mark.parametrize("worded", [True, False])
def test_tiles_with_other_open_sides_follow_their_own_rules(seed, variant, worded):
    """The tiles have gates instead of open sides; a gate may not touch a gate."""
    book = rules_for(3, enclosed_spaces=variant)
    known, words = book.placement, ("G-1", Message("edges-alike"))
    rules = attrs.evolve(
        known,
        touching=known.touching | {frozenset({"gate", "open"})},
        joins=known.joins | {("gate", "open")},
        edge_rules={"gate": words} if worded else {},
    )
    rng, met = Random(seed), 0
    city = City.of({ORIGIN: START_TILE})
    for number, name in enumerate(rng.sample(book.bags["alhambra"], 30)):
        tile = book.tiles[name]
        gate = attrs.evolve(tile, open_edge="gate")
        for one in (tile, gate):
            legal = rules.legal_cells(city, one)
            slow = [c for c in city.frontier if not rules.faults({**city.tiles, c: one}, city.starts)]
            assert list(legal) == [cell for cell in slow if joins(rules, city, one, cell)]
            assert rules.fits(city, one) == bool(legal)
            for cell in city.frontier:
                refused = rules.why_not_place(city, one, cell)
                assert bool(refused) == (cell not in legal)
                if refused and one is gate and cell in slow:
                    met += 1
                    assert refused[0].rule == ("G-1" if worded else "B-18")
        one = gate if number % 3 == 1 else tile
        if legal := rules.legal_cells(city, one):
            city = rules.placed(city, one, rng.choice(legal))
            assert city.plain == City.of(city.tiles).plain
    assert met


@pytest.mark.parametrize("seed", range(60))
def test_payments_are_all_combinations_without_a_needless_card(seed):
    rng = Random(seed)
    values = tuple(sorted(rng.randint(1, 9) for _ in range(rng.randint(0, 7))))
    price = rng.randint(2, 13)
    ways = {
        tuple(sorted(some))
        for count in range(1, len(values) + 1)
        for some in combinations(values, count)
        if sum(some) >= price > sum(some) - min(some)
    }
    found = sums(values, price)
    assert {tuple(sorted(way)) for way in found} == ways
    assert [sum(way) for way in found] == sorted(sum(way) for way in found)


@pytest.mark.parametrize("rounding", ["down", "up", "full_to_each"])
@pytest.mark.parametrize("seed", range(40))
def test_shares_never_give_a_lower_count_more_points(rounding, seed):
    rng = Random(seed)
    counts = tuple(rng.randint(0, 4) for _ in range(rng.randint(2, 7)))
    found = shares(counts, (21, 13, 6), rounding)
    for count, share in zip(counts, found, strict=True):
        assert (share is None) == (count == 0)
    paid = sorted(((c, s.amount) for c, s in zip(counts, found, strict=True) if s), reverse=True)
    assert all(a >= b for (_, a), (_, b) in pairwise(paid))
    if rounding == "down":
        assert sum(share.amount for share in found if share) <= 40
