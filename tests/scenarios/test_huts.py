from __future__ import annotations

from collections import Counter

import pytest

from alhambra_desktop.model.rules.core.engine.action import (
    BuyBuilding,
    EndTurn,
    KeepInReserve,
    PlaceTile,
    RemoveToReserve,
    SwapWithReserve,
)
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.engine.play import legal_actions, refusals, start
from alhambra_desktop.model.rules.core.engine.step import ChooseAction, PlacePurchases
from alhambra_desktop.model.rules.modules.dirk.rules import GiveToDirk
from alhambra_desktop.model.rules.modules.huts.rules import (
    HUTS,
    TILES,
    HutsOpened,
    HutState,
    HutTaken,
    TakeHut,
    worth,
)
from alhambra_desktop.words import say
from tests.previews import preview_of
from tests.scenarios.board import Position, city, rule, rules_for

OPEN = ("hut-pavilion-N", "hut-seraglio-E", "hut-arcades-SW", "hut-chambers-S", "hut-garden-N", "hut-tower-S")
NEXT = ("hut-pavilion-S", "hut-seraglio-SW", "hut-arcades-N", "hut-chambers-W", "hut-garden-E")
"""The next hut of each pile; the pile of towers is empty."""

ARCADES = TakeHut("hut-arcades-SW")


def with_huts(taken=(0, 0, 0), seats=3):
    at = Position(rules_for(seats, modules=("huts",)))
    piles = (*((hut,) for hut in NEXT), ())
    return at.slice(HUTS, open=OPEN, piles=piles, sizes=tuple(map(len, piles)), taken=taken)


def takes(at):
    return [action.tile for action in legal_actions(at.book, at.state) if isinstance(action, TakeHut)]


def with_city(drawing, **legend):
    at = with_huts()
    at.player(0, city=city(at.book, drawing, **legend))
    assert at.book.placement.faults(at.state.players[0].city.tiles) == []
    return at


@rule("H-1")
def test_six_piles_hold_24_huts_with_the_top_one_open():
    state = start(rules_for(3, modules=("huts",))).after.slice_of(HutState)
    assert Counter(tile.type for tile in TILES) == {
        "pavilion": 3,
        "seraglio": 3,
        "arcades": 4,
        "chambers": 4,
        "garden": 5,
        "tower": 5,
    }
    assert state.sizes == tuple(map(len, state.piles)) == (2, 2, 3, 3, 4, 4)
    types = {tile.id: tile.type for tile in TILES}
    for top, pile in zip(state.open, state.piles, strict=True):
        assert {types[hut] for hut in pile} == {types[top]}


@rule("H-1")
def test_the_piles_are_shuffled_and_hidden():
    tops = {start(rules_for(3, seed, modules=("huts",))).after.slice_of(HutState).open for seed in range(9)}
    assert len(tops) > 1
    book = rules_for(3, modules=("huts",))
    assert not any(observe(book, start(book).after, 0).slice_of(HutState).piles)


@rule("H-2")
def test_taking_an_open_hut_is_free_and_ends_the_actions():
    at = with_huts()
    hand = at.state.players[0].hand
    assert takes(at) == list(OPEN)
    at.play(ARCADES)
    assert HutTaken(0, "hut-arcades-SW") in at.events
    assert at.state.decision == PlacePurchases(0)
    assert at.state.players[0].hand == hand
    assert at.state.players[0].purchases == ("hut-arcades-SW",)


@rule("H-2")
def test_a_hut_may_be_taken_as_an_extra_action():
    at = with_huts().market("tower-9-ES", "garden-8-SW", "chambers-5-NSW", "pavilion-2-NEW")
    at.player(0, hand="florin-9").play(BuyBuilding("tower-9-ES", ("florin-9",)), ARCADES)
    assert at.state.players[0].purchases == ("tower-9-ES", "hut-arcades-SW")


@rule("H-2")
def test_a_hut_is_placed_by_the_building_rules_or_kept():
    at = with_huts().play(ARCADES)
    assert set(legal_actions(at.book, at.state)) == {
        PlaceTile("hut-arcades-SW", (-1, 0)),
        PlaceTile("hut-arcades-SW", (0, 1)),
        KeepInReserve("hut-arcades-SW"),
    }
    assert at.broken(PlaceTile("hut-arcades-SW", (1, 0))) == {"B-17", "B-18"}
    assert at.broken(EndTurn()) == {"B-23"}
    assert at.play(KeepInReserve("hut-arcades-SW")).state.players[0].reserve == ("hut-arcades-SW",)


@rule("H-2")
def test_a_hut_is_never_given_to_dirk():
    at = with_huts(taken=(0, 0), seats=2).play(ARCADES)
    assert at.broken(GiveToDirk("hut-arcades-SW")) == {"D-5"}


@rule("H-2")
def test_a_player_takes_at_most_three_huts():
    at = with_huts(taken=(3, 0, 0)).player(0, reserve=("hut-tower-NW",))
    assert takes(at) == []
    (broken,) = refusals(at.book, at.state, ARCADES)
    assert (broken.rule, say(broken.reason)) == ("H-2", "you already have 3 huts")
    at.change(agenda=(ChooseAction(1),), active=1)
    assert takes(at) == list(OPEN)


@rule("H-2")
def test_the_next_hut_is_opened_until_its_pile_is_empty():
    at = with_huts().play(ARCADES)
    assert "hut-arcades-N" not in at.state.slice_of(HutState).open
    at.play(KeepInReserve("hut-arcades-SW"), EndTurn())
    assert HutsOpened(("hut-arcades-N",)) in at.events
    assert at.state.slice_of(HutState).open[2] == "hut-arcades-N"
    assert at.state.slice_of(HutState).sizes[2] == 0
    at.play(TakeHut("hut-tower-S"), KeepInReserve("hut-tower-S"), EndTurn())
    assert at.state.slice_of(HutState).open[5] is None
    assert at.broken(TakeHut("hut-tower-S")) == {"H-2"}


PICTURE = """
a h b
k * u
. g t
"""
"""Two huts of arcades (h between two arcades, k below one), and one of a tower (u) above a tower."""


@rule("H-3")
def test_huts_in_the_rulebook_example_count_as_two_one_none():
    at = with_city(
        PICTURE,
        a="arcades-9-open",
        b="arcades-10-open",
        h="hut-arcades-N",
        k="hut-arcades-SW",
        u="hut-tower-S",
        g="garden-11-open",
        t="tower-11-N",
    )
    town = at.state.players[0].city
    counted = {
        hut: worth(town, town.cell_of(hut)) for hut in ("hut-arcades-N", "hut-arcades-SW", "hut-tower-S")
    }
    assert counted == {"hut-arcades-N": 2, "hut-arcades-SW": 1, "hut-tower-S": 0}
    assert at.book.count(at.state, 0, "arcades") == 2 + 2 + 1
    assert at.book.count(at.state, 0, "tower") == 1, "a wall lies between the tower and its hut"


@rule("H-3")
def test_a_hut_counts_as_at_most_three_and_alone_none():
    legend = {"a": "tower-12-open", "b": "tower-11-open", "c": "tower-9-NW", "h": "hut-tower-S"}
    at = with_city("c b .\na h *", **legend)
    assert at.book.count(at.state, 0, "tower") == 3 + 2, "two towers beside it, one at a corner"
    at = with_city("c b .\na h d\n* . .", **legend, d="tower-13-E")
    assert at.book.count(at.state, 0, "tower") == 4 + 3
    assert with_city("* h", h="hut-tower-S").sentences(3) == {"Ann scores 1 for wall"}


@rule("H-3")
@pytest.mark.parametrize(
    ("tile", "cell", "said"),
    [
        ("hut-tower-S", (1, 1), ["the hut would count as 2 (at most 3)"]),
        ("hut-garden-E", (0, -1), ["the hut would count as 0 (at most 3)"]),
        ("tower-13-E", (3, 0), []),
    ],
)
def test_the_preview_shows_how_much_a_hut_counts(tile, cell, said):
    legend = {"a": "garden-11-open", "b": "tower-11-open", "c": "tower-12-open", "d": "pavilion-8-open"}
    at = with_city("* a d\nb . c", **legend)
    assert list(map(say, preview_of(at.book, at.state, 0, tile, cell).remarks)) == said


@rule("H-3")
def test_huts_do_not_count_other_huts_or_other_types():
    at = with_city("* h\nt k", h="hut-garden-N", k="hut-garden-E", t="tower-11-open")
    assert at.book.count(at.state, 0, "garden") == 0


@rule("H-3")
def test_walls_of_huts_count_as_usual():
    assert "Ann scores 2 for wall" in with_city("h *", h="hut-arcades-SW").sentences(1)


@rule("H-3")
def test_huts_are_redesigned_like_buildings():
    at = with_city("h *", h="hut-arcades-SW").player(0, reserve=("hut-garden-N",))
    at.slice(HUTS, taken=(2, 0, 0))
    offered = legal_actions(at.book, at.state)
    assert RemoveToReserve("hut-arcades-SW", (-1, 0)) in offered
    assert SwapWithReserve("hut-garden-N", "hut-arcades-SW", (-1, 0)) in offered
    at.play(RemoveToReserve("hut-arcades-SW", (-1, 0)))
    assert at.state.slice_of(HutState).taken == (2, 0, 0), "what was taken once stays taken"
