from __future__ import annotations

from itertools import product

import pytest

from alhambra_desktop.model.rules.core.engine.scoring import Share, shares
from alhambra_desktop.model.rules.modules.alhambra.rules import TYPES, prizes
from tests.scenarios.board import Position, city, rule, rules_for


def towers(book, count):
    names = ("tower-11-open", "tower-12-open", "tower-13-E", "tower-10-W")[:count]
    drawing = {0: "*", 1: "* a", 2: "* a b", 3: "* a b c", 4: "d * a b c"}[count]
    order = ("a", "b", "c", "d")
    return city(book, drawing, **dict(zip(order, names, strict=False)))


@rule("B-28")
def test_tiles_in_the_reserve_score_nothing():
    book = rules_for(3)
    at = Position(book).player(0, reserve=("tower-11-open", "garden-11-open"))
    assert at.sentences(3) == set()


@rule("B-29")
def test_the_longest_outer_wall_scores_one_point_per_segment():
    book = rules_for(3)
    at = Position(book).player(0, city=city(book, "a *", a="pavilion-3-SW"))
    assert "Ann scores 2 for wall" in at.sentences(1)
    at.player(0, city=city(book, "a *\n. b", a="pavilion-3-SW", b="garden-8-SW"))
    assert "Ann scores 4 for wall" in at.sentences(1), "two tiles whose walls meet in a corner point"
    at.player(0, city=city(book, "a *\n. b", a="pavilion-3-SW", b="pavilion-7-E"))
    assert "Ann scores 2 for wall" in at.sentences(1)


@rule("B-29")
def test_walls_back_to_back_score_nothing():
    book = rules_for(3)
    at = Position(book)
    at.player(0, city=city(book, "* a\nb c", a="garden-12-S", b="tower-12-open", c="tower-11-N"))
    assert not any("wall" in sentence for sentence in at.sentences(3))


@rule("B-29")
def test_a_closed_ring_scores_all_its_segments():
    book = rules_for(3)
    ring = city(
        book,
        "a b c\nd * e\nf g h",
        a="pavilion-5-NW",
        b="pavilion-6-N",
        c="seraglio-4-NE",
        d="seraglio-7-W",
        e="pavilion-7-E",
        f="pavilion-3-SW",
        g="seraglio-8-S",
        h="pavilion-4-ES",
    )
    at = Position(book).player(0, city=ring)
    assert "Ann scores 12 for wall" in at.sentences(1)


@rule("B-29")
def test_a_wall_section_passes_a_shared_corner_only_once():
    book = rules_for(3, enclosed_spaces="allowed")
    courts = city(
        book,
        "* a o .\nb . c p\nq d . e\n. r f .",
        a="garden-12-S",
        b="pavilion-7-E",
        c="pavilion-3-SW",
        d="seraglio-4-NE",
        e="seraglio-7-W",
        f="tower-11-N",
        o="tower-12-open",
        p="tower-11-open",
        q="garden-11-open",
        r="garden-10-open",
    )
    assert not book.placement.faults(courts.tiles)
    at = Position(book).player(0, city=courts)
    assert "Ann scores 6 for wall" in at.sentences(1)


@rule("B-29")
def test_with_a_house_variant_every_outer_wall_counts():
    for variant, points in (("longest", 2), ("all_outer", 3)):
        book = rules_for(3, wall_scoring=variant)
        at = Position(book).player(0, city=city(book, "a * b", a="pavilion-3-SW", b="pavilion-7-E"))
        assert f"Ann scores {points} for wall" in at.sentences(1)


@rule("B-30")
def test_prizes_match_the_rulebook_table():
    assert [prizes(name, 1) for name in TYPES] == [(1,), (2,), (3,), (4,), (5,), (6,)]
    assert [prizes(name, 2) for name in TYPES] == [(8, 1), (9, 2), (10, 3), (11, 4), (12, 5), (13, 6)]
    third = [(16, 8, 1), (17, 9, 2), (18, 10, 3), (19, 11, 4), (20, 12, 5), (21, 13, 6)]
    assert [prizes(name, 3) for name in TYPES] == third


@rule("B-30")
@pytest.mark.parametrize(
    ("number", "sentences"),
    [
        (1, {"Ann scores 6 for towers"}),
        (2, {"Ann scores 13 for towers", "Bob scores 6 for towers"}),
        (3, {"Ann scores 21 for towers", "Bob scores 13 for towers", "Cid scores 6 for towers"}),
    ],
)
def test_each_round_awards_one_more_place(number, sentences):
    book = rules_for(4)
    at = Position(book)
    for seat, count in enumerate((3, 2, 1, 0)):
        at.player(seat, city=towers(book, count))
    assert {s for s in at.sentences(number) if "towers" in s} == sentences


@rule("B-31")
def test_two_tied_for_first_share_both_places_rounded_down():
    book = rules_for(3)
    at = Position(book)
    for seat, count in enumerate((2, 2, 1)):
        at.player(seat, city=towers(book, count))
    assert at.sentences(2) >= {"Ann scores 9 for towers", "Bob scores 9 for towers"}
    assert not any("Cid" in sentence for sentence in at.sentences(2))


@rule("B-31")
def test_three_tied_for_second_share_the_remaining_places():
    book = rules_for(4)
    at = Position(book)
    for seat, count in enumerate((3, 1, 1, 1)):
        at.player(seat, city=towers(book, count))
    for name in ("Bob", "Cid", "Dan"):
        assert f"{name} scores 6 for towers" in at.sentences(3)
    assert shares((3, 1, 1, 1), (21, 13, 6), "down")[1] == Share(6, 2, 3, ((13,), (6,)))


@rule("B-31")
@pytest.mark.parametrize(("rounding", "points"), [("down", 9), ("up", 10), ("full_to_each", 13)])
def test_the_rounding_of_ties_is_a_house_variant(rounding, points):
    book = rules_for(3, tie_rounding=rounding)
    at = Position(book)
    at.player(0, city=towers(book, 1)).player(1, city=towers(book, 1))
    assert f"Bob scores {points} for towers" in at.sentences(2)


def handed_out(points, players):
    """Hand out points one by one while there is one for everybody; return each share and the rest."""
    each = 0
    while points >= players:
        points, each = points - players, each + 1
    return each, points


@rule("B-31")
@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("tied", [2, 3, 4, 5, 6])
def test_every_tie_is_rounded_by_the_house_variant(number, tied):
    for name, ahead in product(TYPES, range(7 - tied)):
        paid = prizes(name, number)
        places = paid[ahead : ahead + tied]
        each, left = handed_out(sum(places), tied)
        wanted = {"down": each, "up": each + bool(left), "full_to_each": max(places, default=0)}
        counts = (*range(9, 9 - ahead, -1), *[1] * tied)
        for rounding, points in wanted.items():
            amounts = [share.amount for share in shares(counts, paid, rounding)]
            assert amounts == [*paid[:ahead], *[0] * (ahead - len(paid)), *[points] * tied], rounding


@rule("B-32")
def test_a_player_without_the_type_gets_no_points():
    book = rules_for(3)
    at = Position(book).player(0, city=towers(book, 1))
    assert {s for s in at.sentences(3) if "towers" in s} == {"Ann scores 21 for towers"}


@rule("B-33")
def test_tile_prices_do_not_break_ties():
    book = rules_for(3)
    at = Position(book)
    at.player(0, city=city(book, "* a", a="garden-10-open"))
    at.player(1, city=city(book, "* a", a="garden-11-open"))
    assert at.sentences(1) == {"Ann scores 2 for gardens", "Bob scores 2 for gardens"}
