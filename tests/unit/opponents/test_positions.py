"""Small positions in which the value of a module decides."""

from __future__ import annotations

from random import Random

from alhambra_desktop.model.players.players import choose
from alhambra_desktop.model.players.skill.levels import level
from alhambra_desktop.model.rules.core.engine.action import Action, BuyBuilding, Decline, EndTurn, PlaceTile
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.engine.step import FinalScoring, NextTurn
from alhambra_desktop.model.rules.modules.bazaars.rules import BAZAARS
from alhambra_desktop.model.rules.modules.bonus_cards.rules import BONUS, RevealBeforeScoring, RevealBonusCard
from alhambra_desktop.model.rules.modules.falconers.rules import SPECIES, BuyFalcon
from alhambra_desktop.model.rules.modules.granada.rules import PlaceTurned
from alhambra_desktop.model.rules.modules.huts.rules import HUTS, HutState, TakeHut
from alhambra_desktop.model.rules.modules.vizier.rules import VIZIER, AnswerVizier, AskViziers, WakeVizier
from tests.scenarios.board import Position, city, rules_for


def chosen(position: Position) -> tuple[Action, ...]:
    """Return the actions of a builder, and check that they are legal."""
    decision = position.state.decision
    assert decision is not None
    seen = observe(position.book, position.state, decision.seat)
    actions = choose(position.book, seen, level("builder"), Random(1))
    position.play(*actions)
    return actions


def test_a_bonus_card_is_revealed_before_a_scoring_round() -> None:
    book = rules_for(modules=("bonus_cards",))
    table = Position(book).slice(BONUS, hands=(("tower-11-open",), (), ()), held=(1, 0, 0))
    table.player(0, city=city(book, "* T", T="tower-11-open"))
    table.change(agenda=(FinalScoring(), RevealBeforeScoring(0)))
    assert chosen(table) == (RevealBonusCard("tower-11-open"), Decline())


def test_a_bonus_card_is_revealed_when_its_building_is_placed() -> None:
    book = rules_for(modules=("bonus_cards",))
    table = Position(book).slice(BONUS, hands=(("tower-11-open",), (), ()), held=(1, 0, 0))
    table.placing(0, "tower-11-open")
    kinds = [type(action) for action in chosen(table)]
    assert kinds == [PlaceTile, RevealBonusCard, EndTurn]


def test_a_bazaar_is_placed_beside_its_types() -> None:
    book = rules_for(modules=("bazaars",))
    table = Position(book).market("tower-13-E", "seraglio-9-open", "tower-10-W", "tower-11-N")
    meeting = city(
        book, "A S .\n* . .\nG H C", A="arcades-9-open", S="seraglio-9-open", G="garden-10-open",
        H="garden-11-open", C="chambers-10-open",
    )  # fmt: skip
    table.player(0, city=meeting, hand="dirham-9").slice(BAZAARS, beside=("bazaar-dirham-1",))
    first, *rest = chosen(table)
    assert first == BuyBuilding("bazaar-dirham-1", ("dirham-9",))
    assert PlaceTile("bazaar-dirham-1", (1, 0)) in rest


def between_turns(hand: str, *market: str) -> Position:
    """Return a position that asks seat 0 about its vizier after the turn of seat 2."""
    book = rules_for(modules=("vizier",))
    table = Position(book, active=2).market(*market)
    table.player(0, hand=hand)
    return table.change(agenda=(NextTurn(), AskViziers(()), AnswerVizier(0)), turn=3)


def test_a_vizier_steps_in_for_a_bargain() -> None:
    table = between_turns("denar-7 florin-1", "tower-13-E", "tower-12-open", "tower-7-NEW", "garden-12-S")
    table.player(0, city=city(table.book, "* T", T="tower-11-S"))
    buy, place, end = chosen(table)
    assert buy == BuyBuilding("tower-7-NEW", ("denar-7",))
    assert isinstance(place, PlaceTile)
    assert isinstance(end, EndTurn)


def test_a_vizier_is_not_used_for_a_tile_of_low_value() -> None:
    table = between_turns("dirham-9", "tower-13-E", "arcades-9-open", "tower-11-N", "garden-12-S")
    for rival in (1, 2):
        many = city(table.book, "* A B C", A="arcades-10-open", B="arcades-8-E", C="chambers-9-W")
        table.player(rival, city=many)
    assert chosen(table) == (Decline(),)


def test_a_sleeping_vizier_is_woken_without_other_actions() -> None:
    book = rules_for(modules=("vizier",))
    table = Position(book).slice(VIZIER, awake=(False, True, True)).player(0, hand="").change(row=())
    assert isinstance(chosen(table)[0], WakeVizier)


def test_a_hut_is_taken_beside_three_of_its_type() -> None:
    book = rules_for(modules=("huts",))
    table = Position(book).market("pavilion-2-NEW", "pavilion-3-SW", "pavilion-4-ES", "pavilion-5-NW")
    towers = city(
        book,
        "G A H\nB . C\n* . .",
        A="tower-12-open",
        B="tower-11-open",
        C="tower-11-S",
        G="garden-10-open",
        H="garden-11-open",
    )
    table.player(0, city=towers, hand="denar-9 ducat-9 florin-9 dirham-9")
    table.player(
        1, city=city(book, "* A B C D", A="tower-11-N", B="tower-9-ES", C="tower-9-NW", D="tower-10-W")
    )
    huts = table.state.slice_of(HutState)
    table.slice(HUTS, open=(*huts.open[:5], "hut-tower-S"))
    assert chosen(table)[0] == TakeHut("hut-tower-S")


def test_several_falcons_are_bought_together() -> None:
    book = rules_for(modules=("falconers",))
    table = Position(book).market("tower-13-E", "tower-12-open", "tower-11-N", "garden-12-S")
    perches = city(
        book, "G A G\n* S B", A="arcades-9-open", S="seraglio-9-open", B="arcades-10-open",
        G="garden-10-open",
    )  # fmt: skip
    perches = perches.replace((2, -1), book.tiles["chambers-10-open"])
    table.player(0, city=perches, hand="denar-1 ducat-1 florin-1 dirham-1")
    falcons = [action for action in chosen(table) if isinstance(action, BuyFalcon)]
    assert len(falcons) == 2
    assert len({SPECIES[falcon.falcon] for falcon in falcons}) == 1


def test_a_granada_tile_is_turned_for_a_valuable_lead() -> None:
    book = rules_for(game="granada")
    hospitals = {"A": "hospital-12", "B": "hospital-13", "C": "hospital-11"}
    paid = []
    for rival in (city(book, "* P A B C", P="park-11", **hospitals), city(book, "* P", P="park-11")):
        table = Position(book).player(0, city=city(book, "* A", A="park-13"), hand="denar-3 ducat-4")
        table.player(1, city=rival).player(2, city=city(book, "* A B C", **hospitals))
        table.placing(0, "hospital-10")
        paid.append([action.card for action in chosen(table) if isinstance(action, PlaceTurned)])
    # if only one opponent has hospitals, a hospital takes second place, so the tile is not turned over
    assert paid == [["denar-3"], []]


def test_a_tile_is_placed_for_a_contact_of_wall_and_moat() -> None:
    book = rules_for(game="alhambra+granada")
    walled = city(book, "T\n*", T="tower-13-E")
    table = Position(book).player(0, city=walled).placing(0, "library-8")
    chosen(table)
    assert len(table.state.players[0].city.contacts("wall", "moat")) == 1
