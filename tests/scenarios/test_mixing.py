from __future__ import annotations

import pytest

from alhambra_desktop.model.rules.core.engine.play import legal_actions, start
from alhambra_desktop.model.rules.modules.falconers.rules import BuyFalcon, corners
from alhambra_desktop.model.rules.modules.registry import CHOOSABLE, SetupError
from tests.property.games import moves
from tests.scenarios.board import Position, city, rule, rules_for

MODULES = tuple(module.id for module in CHOOSABLE)


@rule("M-1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_all_modules_work_together_for_any_number_of_players(seats):
    book = rules_for(seats, modules=MODULES)
    assert set(MODULES) <= set(book.installed)
    for _, move in zip(range(40), moves(book, seats), strict=False):
        assert [fault for invariant in book.invariants for fault in invariant(book, move.after)] == []
    assert move.after.turn > 1


@rule("M-1")
def test_seven_modules_can_be_chosen():
    assert MODULES == ("vizier", "camps", "bazaars", "falconers", "bureaux", "bonus_cards", "huts")


@rule("M-1")
@pytest.mark.parametrize("game", ["granada", "alhambra+granada"])
@pytest.mark.parametrize("module", MODULES)
def test_granada_accepts_only_the_vizier_module(game, module):
    if module == "vizier":
        assert module in start(rules_for(3, game=game, modules=(module,))).after.slices
    else:
        with pytest.raises(SetupError, match="setup-not-together"):
            rules_for(3, game=game, modules=(module,))


def with_city(drawing, **legend):
    at = Position(rules_for(3, modules=MODULES))
    tiles = {"a": "arcades-9-open", "g": "garden-11-open", "t": "tower-11-open", "z": "bazaar-dirham-2"}
    return at.player(0, city=city(at.book, drawing, **{**tiles, **legend}), hand="denar-1")


@rule("M-2")
def test_a_bazaar_does_not_count_a_hut():
    assert "Ann scores 4 for bazaars" in with_city("* z a\n. t .").sentences(3)
    at = with_city("* z a\n. h .", h="hut-tower-S")
    assert "Ann scores 1 for bazaars" in at.sentences(3), "the arcades alone"


@rule("M-2")
def test_a_hut_may_carry_a_falcon_but_has_no_type():
    at = with_city("* g\nh t", h="hut-arcades-SW")
    assert corners(at.state.players[0].city) == {(0, 0): {"garden", "tower"}}
    assert BuyFalcon("falcon-white-garden-tower", "denar-1", (0, 0)) in legal_actions(at.book, at.state)
    assert at.broken(BuyFalcon("falcon-black-arcades-tower", "denar-1", (0, 0))) == {"F-3"}


@rule("M-2")
def test_a_hut_may_not_enclose_a_space():
    at = with_city("a g t\n* . b\nc . .", b="tower-12-open", c="garden-10-open")
    assert at.misplaced(0, "hut-arcades-N", (1, 1)) == {"B-20"}
    assert at.misplaced(0, "hut-arcades-SW", (2, 1)) == set()
