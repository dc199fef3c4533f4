"""History, intended placements and what can be taken back."""

from __future__ import annotations

import attrs
import pytest

from alhambra_desktop.model.core.action import (
    BuyBuilding,
    Decline,
    EndTurn,
    KeepInReserve,
    Place,
    TakeMoney,
)
from alhambra_desktop.model.core.message import Message
from alhambra_desktop.model.core.play import IllegalActionError, legal_actions
from alhambra_desktop.model.core.step import (
    CheckEnd,
    ChooseAction,
    HoldScorings,
    NextTurn,
    PlaceLeftovers,
    PlacePurchases,
)
from alhambra_desktop.model.modules.bonus_cards.rules import BONUS, RevealBeforeScoring
from alhambra_desktop.model.modules.dirk.rules import GiveToDirk
from alhambra_desktop.model.modules.granada.turning import KeepTurned, PlaceTurned
from alhambra_desktop.model.saves.saved_game import IntendedStep, SavedGame
from alhambra_desktop.views import game_table
from alhambra_desktop.views.command_line import parse_new
from alhambra_desktop.views.game_table import GameTable
from tests.views.test_rule_sets import position

RICH = "human,apprentice seed=11 starting_money=40"


@pytest.fixture
def table(qapp):
    made = GameTable()
    made.begin(parse_new(RICH))
    while made.seat != 0:
        move_for_computer(made)
    return made


def move_for_computer(table: GameTable) -> None:
    """The first take, then the end of the turn."""
    if isinstance(table.state.decision, ChooseAction):
        table.submit(next(a for a in table.offers() if isinstance(a, TakeMoney)))
    table.submit(EndTurn())


def buy(table: GameTable, exact: bool | None = None) -> str:
    """Buy a tile that can stand somewhere; exactly or not, or either."""
    for action in table.offers():
        if not isinstance(action, BuyBuilding) or not table.placeable_cells(action.tile):
            continue
        good = table.book.good(table.state, action.tile)
        paid = sum(int(card.rsplit("-", 1)[1]) for card in action.cards)
        if exact is None or (paid == good.price) == exact:
            table.submit(action)
            return action.tile
    raise AssertionError("nothing to buy")


def test_the_turn_ends_only_when_everything_has_a_place(table):
    tile = buy(table)
    assert table.waiting == (tile,)
    assert not table.can_end_turn
    table.end_turn()
    assert table.state.players[0].purchases == (tile,)
    table.intend(KeepInReserve(tile))
    assert table.can_end_turn
    table.end_turn()
    assert table.state.players[0].reserve == (tile,)
    assert table.seat == 1


def test_what_is_intended_is_played_when_the_turn_ends(table):
    tile = buy(table)
    table.intend(GiveToDirk(tile))
    table.end_turn()
    made = [move.action for move in table.transitions[-3:]]
    assert GiveToDirk(tile) in made
    assert made[-1] == EndTurn()
    assert tile in table.state.slices["dirk"].tiles


def test_intended_tiles_count_for_what_comes_after(table):
    first = buy(table)
    cell = table.placeable_cells(first)[0]
    table.intend(Place(first, cell))
    assert table.intended_state().players[0].city.cell_of(first) == cell
    assert table.state.players[0].city.cell_of(first) is None
    for tile in table.state.stocks[0].market:
        if tile is not None:
            assert cell not in table.placeable_cells(tile)


def test_tiles_are_intended_in_an_order_in_which_they_can_be_played(qapp):
    tiles = ("tower-11-open", "garden-11-open")
    at = position().player(0, purchases=tiles).change(agenda=(ChooseAction(0, acted=True),))
    table = GameTable()
    table.open(SavedGame(at.book.setup, at.state, ()))
    near, far = Place(tiles[0], (1, 0)), Place(tiles[1], (2, 0))
    table.intend(near)
    table.intend(far)
    table.intend(near)
    assert tuple(table.intended.values()) == (near, far)
    ahead = table.intended_state().players[0]
    assert (ahead.city.cell_of(tiles[1]), ahead.purchases) == ((2, 0), ())
    table.end_turn()
    assert table.state.players[0].city.cell_of(tiles[1]) == (2, 0)


def test_what_is_impossible_is_not_intended(table):
    tile = buy(table)
    table.intend(Place(tile, (5, 5)))
    assert table.intended == {}


def test_each_step_is_taken_back_alone_and_done_again(table):
    start = table.state
    tile = buy(table)
    bought = table.state
    cell = table.placeable_cells(tile)[0]
    table.intend(Place(tile, cell))
    table.intend(KeepInReserve(tile))
    table.undo()
    assert table.intended == {tile: Place(tile, cell)}
    table.undo()
    assert table.intended == {}
    table.undo()
    assert table.state is start
    assert table.undo_refusal() is not None or not table._made
    table.redo()
    table.redo()
    assert table.state is bought
    assert table.intended == {tile: Place(tile, cell)}
    table.restart_turn()
    assert table.state is start


def test_a_new_step_forgets_what_was_taken_back(table):
    tile = buy(table)
    table.undo()
    assert table.can_redo
    table.submit(next(a for a in table.offers() if isinstance(a, TakeMoney)))
    assert not table.can_redo
    assert tile not in table.state.players[0].purchases


def test_what_brought_new_cards_out_cannot_be_taken_back(table):
    table.submit(next(a for a in table.offers() if isinstance(a, TakeMoney)))
    table.end_turn()
    assert table.undo_refusal() == Message("undo-revealed")
    before = table.state
    table.undo()
    assert table.state is before


def test_whole_rounds_can_be_taken_back_and_the_game_is_assisted(table):
    start = table.state
    table.submit(next(a for a in table.offers() if isinstance(a, TakeMoney)))
    table.end_turn()
    while table.seat != 0:
        move_for_computer(table)
    assert table.undo_round()
    assert table.state is start
    assert table.assisted
    assert table.saved().assisted


def test_a_saved_table_comes_back_with_what_is_intended_and_what_was_taken_back(table, qapp):
    tile = buy(table)
    table.intend(Place(tile, table.placeable_cells(tile)[0]))
    table.intend(KeepInReserve(tile))
    table.undo()
    saved = table.saved()
    again = GameTable()
    again.open(saved)
    assert again.state == table.state
    assert again.intended == table.intended
    again.redo()
    assert again.intended == {tile: KeepInReserve(tile)}
    again.undo()
    again.undo()
    again.undo()
    assert again.state.players[0].purchases == ()


def test_a_game_that_cannot_begin_leaves_the_one_before(table, monkeypatch):
    before = table.state

    def fail(_: object) -> None:
        raise KeyError("a fault in the set-up")

    monkeypatch.setattr(game_table, "start", fail)
    with pytest.raises(KeyError):
        table.begin(parse_new("human,human seed=9"))
    assert table.playing
    assert table.state is before


def test_an_illegal_action_changes_nothing(table):
    before = table.state
    with pytest.raises(IllegalActionError, match="B-"):
        table.submit(KeepInReserve("tower-13-E"))
    with pytest.raises(IllegalActionError):
        table.submit(Decline())
    assert table.state is before


def test_a_snapshot_whose_history_does_not_fit_is_played_on(table, qapp):
    saved = attrs.evolve(table.saved(), actions=())
    again = GameTable()
    again.open(saved)
    assert again.state == table.state
    assert not again.complete
    assert legal_actions(again.book, again.state)
    again.submit(next(a for a in again.offers() if isinstance(a, TakeMoney)))
    assert isinstance(again.state.decision, PlacePurchases)


def test_leaving_a_card_hidden_does_not_end_the_placing_of_leftovers_that_follows(qapp):
    at = position("bonus_cards").market("tower-11-open", "chambers-9-W", "arcades-9-open", None, bag=())
    at.slice(BONUS, hands=(("garden-10-open",), ()), held=(1, 0))
    at.player(0, hand="florin-5").player(1, hand="dirham-5")
    steps = (NextTurn(), CheckEnd(), HoldScorings(), RevealBeforeScoring(0))
    at.change(active=1, turn=30, due=(), agenda=steps)
    table = GameTable()
    table.open(SavedGame(at.book.setup, at.state, ()))
    table.end_turn()
    assert table.state.decision == PlaceLeftovers(0)
    assert table.waiting == ("tower-11-open",)
    assert not table.can_end_turn


def test_of_what_a_file_intends_only_that_is_kept_which_can_be_played(qapp):
    table = GameTable()
    table.begin(parse_new(f"{RICH} dirk=off"))
    while table.seat != 0:
        move_for_computer(table)
    tile = buy(table)
    saved = table.saved()
    now = len(saved.actions)
    cell = table.placeable_cells(tile)[0]
    odd = [Place("tower-99", cell), Place(tile, (0, 0)), GiveToDirk(tile), KeepTurned(tile)]
    odd += [PlaceTurned(tile, cell, card) for card in ("denar-9", *table.state.players[0].hand)]
    for action in odd:
        step = IntendedStep(now, (action,))
        again = GameTable()
        again.open(attrs.evolve(saved, intended=(step,), undone=(step,)))
        assert again.intended == {}
        again.redo()
        assert again.intended == {}
        assert again.intended_state() == table.state
    again.open(attrs.evolve(saved, intended=(IntendedStep(now, (Place(tile, cell),)),)))
    assert again.intended == {tile: Place(tile, cell)}


def test_two_tiles_are_turned_over_for_two_cards_that_are_alike(qapp):
    at = position(game="granada")
    one, other = ("school-4", "arena-6")
    at.player(0, hand="denar-7 denar-7", purchases=(one, other)).change(agenda=(ChooseAction(0),))
    table = GameTable()
    table.open(SavedGame(at.book.setup, at.state, ()))
    for tile in (one, other):
        cell = table.placeable_cells(table.book.tiles[tile].back)[0]
        table.intend(PlaceTurned(tile, cell, "denar-7"))
    assert tuple(table.intended) == (one, other)
    table.intend(PlaceTurned(other, table.intended[one].cell, "denar-7"))
    assert tuple(table.intended) == (one,), "one after the other, so the second one finds the square taken"
