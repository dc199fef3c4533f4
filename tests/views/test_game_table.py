"""History, promises and undo."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from alhambra_desktop.model.files.saves.saved_game import PromisedStep, SavedGame, UndoneStep
from alhambra_desktop.model.rules.core.engine.action import (
    AddFromReserve,
    BuyBuilding,
    Decline,
    EndTurn,
    KeepInReserve,
    PlaceTile,
    PlacingAction,
    TakeMoney,
)
from alhambra_desktop.model.rules.core.engine.play import IllegalActionError, Transition, legal_actions
from alhambra_desktop.model.rules.core.engine.step import (
    CheckEnd,
    ChooseAction,
    HoldScorings,
    NextTurn,
    PlaceLeftovers,
    PlacePurchases,
)
from alhambra_desktop.model.rules.core.places.places import CitySquare, Reserve, TileFace
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.modules.bonus_cards.rules import (
    BONUS,
    BonusState,
    RevealBeforeScoring,
    RevealBonusCard,
)
from alhambra_desktop.model.rules.modules.dirk.rules import GiveToDirk
from alhambra_desktop.model.rules.modules.granada.rules import KeepTurned, PlaceTurned
from alhambra_desktop.model.rules.table.moves import Lift
from alhambra_desktop.model.rules.table.turn_facts import Deed
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.game import game_table
from alhambra_desktop.views.game.game_table import GameTable
from tests.of_type import of_type
from tests.unit.archive.games import finished
from tests.views.test_rule_sets import position

RICH = "human,apprentice seed=11 starting_money=40"


@pytest.fixture
def table(qapp):
    made = GameTable()
    made.begin(parse_new(RICH))
    while made.seat != 0:
        move_for_computer(made)
    return made


def promise(table: GameTable, action: PlacingAction) -> None:
    """Promise an action for a tile, replacing an earlier promise for it."""
    before = (other for other in table.promises if of_type(other, PlacingAction).tile == action.tile)
    table.do(Deed(promise=action, withdraw=next(before, None)))


def move_for_computer(table: GameTable) -> None:
    """Take the first money offered and end the turn."""
    if isinstance(table.state.decision, ChooseAction):
        table.submit(next(a for a in table.offers() if isinstance(a, TakeMoney)))
    table.submit(EndTurn())


def buy(table: GameTable, exact: bool | None = None) -> str:
    """Buy a tile that can be placed; `exact` demands or forbids an exact payment, and None allows both."""
    for action in table.offers():
        if not isinstance(action, BuyBuilding) or not table.placeable_cells(action.tile):
            continue
        good = table.book.good(table.state, action.tile)
        paid = sum(int(card.rsplit("-", 1)[1]) for card in action.cards)
        if exact is None or (paid == good.price) == exact:
            table.submit(action)
            return action.tile
    raise AssertionError("nothing to buy")


def test_the_turn_can_end_only_when_all_tiles_are_placed(table):
    tile = buy(table)
    assert table.waiting == (tile,)
    assert not table.can_end_turn
    table.end_turn()
    assert table.state.players[0].purchases == (tile,)
    promise(table, KeepInReserve(tile))
    assert table.can_end_turn
    table.end_turn()
    assert table.state.players[0].reserve == (tile,)
    assert table.seat == 1


def test_promises_are_played_when_the_turn_ends(table):
    tile = buy(table)
    promise(table, GiveToDirk(tile))
    table.end_turn()
    made = [move.action for move in table.transitions[-3:]]
    assert GiveToDirk(tile) in made
    assert made[-1] == EndTurn()
    assert tile in table.state.slices["dirk"].tiles


def test_promised_tiles_count_for_later_actions(table):
    first = buy(table)
    cell = table.placeable_cells(first)[0]
    promise(table, PlaceTile(first, cell))
    assert table.facts.projection.state.players[0].city.cell_of(first) == cell
    assert table.state.players[0].city.cell_of(first) is None
    for tile in table.state.stocks[0].market:
        if tile is not None:
            assert cell not in table.placeable_cells(tile)


def test_promises_are_ordered_so_they_can_be_played(qapp):
    tiles = ("tower-11-open", "garden-11-open")
    at = position().player(0, purchases=tiles).change(agenda=(ChooseAction(0, acted=True),))
    table = GameTable()
    table.open(SavedGame(at.book.setup, at.state, ()))
    near, far = PlaceTile(tiles[0], (1, 0)), PlaceTile(tiles[1], (2, 0))
    promise(table, near)
    promise(table, far)
    promise(table, near)
    assert table.promises == (near, far)
    ahead = table.facts.projection.state.players[0]
    assert (ahead.city.cell_of(tiles[1]), ahead.purchases) == ((2, 0), ())
    table.end_turn()
    assert table.state.players[0].city.cell_of(tiles[1]) == (2, 0)


def test_an_impossible_action_is_not_promised(table):
    tile = buy(table)
    promise(table, PlaceTile(tile, (5, 5)))
    assert table.promises == ()


def test_each_step_is_undone_and_redone_separately(table):
    start = table.state
    tile = buy(table)
    bought = table.state
    cell = table.placeable_cells(tile)[0]
    promise(table, PlaceTile(tile, cell))
    promise(table, KeepInReserve(tile))
    table.undo()
    assert table.promises == (PlaceTile(tile, cell),)
    table.undo()
    assert table.promises == ()
    table.undo()
    assert table.state is start
    assert table.undo_refusal() is not None or not table._made
    table.redo()
    table.redo()
    assert table.state is bought
    assert table.promises == (PlaceTile(tile, cell),)
    table.restart_turn()
    assert table.state is start


def test_a_new_step_clears_redo(table):
    tile = buy(table)
    table.undo()
    assert table.can_redo
    table.submit(next(a for a in table.offers() if isinstance(a, TakeMoney)))
    assert not table.can_redo
    assert tile not in table.state.players[0].purchases


def test_a_move_that_revealed_cards_cannot_be_undone(table):
    table.submit(next(a for a in table.offers() if isinstance(a, TakeMoney)))
    table.end_turn()
    assert table.undo_refusal() == Message("undo-revealed")
    before = table.state
    table.undo()
    assert table.state is before


def test_whole_rounds_can_be_undone_in_an_assisted_game(table):
    start = table.state
    table.submit(next(a for a in table.offers() if isinstance(a, TakeMoney)))
    table.end_turn()
    while table.seat != 0:
        move_for_computer(table)
    assert table.undo_round()
    assert table.state is start
    assert table.assisted
    assert table.saved().assisted


def test_undone_rounds_can_be_redone(table, qapp):
    """Step by step to the end of the turn, then with all turns of the computer players."""
    states = [table.state]
    for _ in range(3):
        table.submit(next(a for a in table.offers() if isinstance(a, TakeMoney)))
        table.end_turn()
        while table.seat != 0:
            move_for_computer(table)
        states.append(table.state)
    for state in states[-2::-1]:
        assert table.can_undo_round
        assert table.undo_round()
        assert table.state is state
    assert not table.can_undo_round
    again = GameTable()
    again.open(table.saved())
    for one in (table, again):
        for state in states[1:]:
            while one.state != state:
                assert one.can_redo
                one.redo()
                assert one.seat == 0
        assert not one.can_redo


def test_a_saved_table_restores_promises_and_undone_steps(table, qapp):
    tile = buy(table)
    promise(table, PlaceTile(tile, table.placeable_cells(tile)[0]))
    promise(table, KeepInReserve(tile))
    table.undo()
    saved = table.saved()
    again = GameTable()
    again.open(saved)
    assert again.state == table.state
    assert again.promises == table.promises
    again.redo()
    assert again.promises == (KeepInReserve(tile),)
    again.undo()
    again.undo()
    again.undo()
    assert again.state.players[0].purchases == ()


def test_a_game_that_fails_to_start_keeps_the_previous_one(table, monkeypatch):
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


def test_a_snapshot_with_inconsistent_history_can_be_continued(table, qapp):
    saved = attrs.evolve(table.saved(), actions=())
    again = GameTable()
    again.open(saved)
    assert again.state == table.state
    assert not again.complete
    assert legal_actions(again.book, again.state)
    again.submit(next(a for a in again.offers() if isinstance(a, TakeMoney)))
    assert isinstance(again.state.decision, PlacePurchases)


def test_keeping_a_card_hidden_does_not_skip_leftover_tiles(qapp):
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


def test_only_playable_promises_of_a_file_are_restored(qapp):
    table = GameTable()
    table.begin(parse_new(f"{RICH} dirk=off"))
    while table.seat != 0:
        move_for_computer(table)
    tile = buy(table)
    saved = table.saved()
    now = len(saved.actions)
    cell = table.placeable_cells(tile)[0]
    odd = [PlaceTile("tower-99", cell), PlaceTile(tile, (0, 0)), GiveToDirk(tile), KeepTurned(tile)]
    odd += [PlaceTurned(tile, cell, card) for card in ("denar-9", *table.state.players[0].hand)]
    for action in odd:
        step = PromisedStep(now, (action,))
        again = GameTable()
        again.open(attrs.evolve(saved, promised=(step,), undone=(UndoneStep(None, (action,)),)))
        assert again.promises == ()
        again.redo()
        assert again.promises == ()
        assert again.facts.projection.state == table.state
    again.open(attrs.evolve(saved, promised=(PromisedStep(now, (PlaceTile(tile, cell),)),)))
    assert again.promises == (PlaceTile(tile, cell),)


def test_two_equal_cards_turn_over_two_tiles(qapp):
    at = position(game="granada")
    one, other = ("school-4", "arena-6")
    at.player(0, hand="denar-7 denar-7", purchases=(one, other)).change(agenda=(ChooseAction(0),))
    table = GameTable()
    table.open(SavedGame(at.book.setup, at.state, ()))
    for tile in (one, other):
        cell = table.placeable_cells(table.book.tiles[tile].back)[0]
        promise(table, PlaceTurned(tile, cell, "denar-7"))
    assert [of_type(action, PlaceTurned).tile for action in table.promises] == [one, other]
    promise(table, PlaceTurned(other, of_type(table.promises[0], PlaceTurned).cell, "denar-7"))
    assert [of_type(action, PlaceTurned).tile for action in table.promises] == [one], (
        "one after the other, so the second one finds the square taken"
    )


# -- deeds


def bought_and_put_down(table: GameTable) -> Deed:
    """Buy a tile that can be placed and promise its placement in one deed."""
    for action in table.offers():
        if isinstance(action, BuyBuilding) and table.placeable_cells(action.tile):
            deed = Deed(action, PlaceTile(action.tile, table.placeable_cells(action.tile)[0]))
            table.do(deed)
            return deed
    raise AssertionError("nothing to buy")


@pytest.fixture
def table_signals(table):
    """Record all signals of the table about moves and promises."""
    found: list[Any] = []
    table.moved.connect(lambda move: found.append(("moved", move.action)))
    table.promised.connect(lambda: found.append("promised"))
    table.reset.connect(lambda: found.append("reset"))
    table.broken.connect(lambda promises: found.append(("broken", promises)))
    return found


def test_playing_and_promising_in_one_gesture_is_one_step(table, table_signals):
    start = table.state
    deed = bought_and_put_down(table)
    bought = table.state
    assert table_signals == [("moved", deed.play)]
    assert (table.promises, table.waiting, table.can_end_turn) == ((deed.promise,), (), True)
    table.undo()
    assert (table.state, table.promises) == (start, ())
    assert table.undo_refusal() is not None
    table.redo()
    assert (table.state, table.promises) == (bought, (deed.promise,))
    table.end_turn()
    place = of_type(deed.promise, PlaceTile)
    assert table.state.players[0].city.cell_of(place.tile) == place.cell


def test_changing_a_promise_is_one_step(table, table_signals):
    first = of_type(bought_and_put_down(table).promise, PlaceTile)
    tile = first.tile
    table_signals.clear()
    table.do(Deed(promise=KeepInReserve(tile), withdraw=first))
    assert table.promises == (KeepInReserve(tile),)
    assert table.promised_tiles == {tile: Lift(Reserve(0), (TileFace(tile),))}
    table.withdraw(tile)
    assert (table.promises, table.waiting, table.promised_tiles) == ((), (tile,), {})
    assert table_signals == ["promised"] * 2
    table.undo()
    assert table.promises == (KeepInReserve(tile),)
    table.undo()
    assert table.promises == (first,)


def test_a_deed_without_effect_is_no_step(table, table_signals):
    promise = of_type(bought_and_put_down(table).promise, PlaceTile)
    table.undo()
    table.redo()
    table.do(Deed(promise=KeepInReserve(promise.tile), withdraw=promise))
    table.undo()
    table_signals.clear()
    for deed in (Deed(), Deed(promise=promise, withdraw=promise), Deed(withdraw=KeepInReserve("park-11"))):
        assert table.do(deed) is None
    table.withdraw("park-11")
    assert table_signals == []
    assert table.can_redo, "it is still there to be done again"


def test_a_deed_with_an_illegal_action_promises_nothing(table, table_signals):
    with pytest.raises(IllegalActionError):
        table.do(Deed(BuyBuilding("tower-13-E", ()), KeepInReserve("tower-13-E")))
    assert (table_signals, table.promises, table.undo_refusal()) == ([], (), Message("undo-revealed"))


def test_an_impossible_promise_is_not_reported_as_broken(table, table_signals):
    buying = next(action for action in table.offers() if isinstance(action, BuyBuilding))
    table.do(Deed(buying, PlaceTile(buying.tile, (5, 5))))
    assert table_signals == [("moved", buying)]
    assert (table.promises, table.waiting) == ((), (buying.tile,))


def two_in_a_row() -> tuple[GameTable, PlaceTile, PlaceTile]:
    """Return a table with two bought tiles promised side by side; an extra action may be left."""
    tiles = ("tower-11-open", "garden-11-open")
    at = position().player(0, purchases=tiles, reserve=("arcades-9-open",))
    at.change(agenda=(ChooseAction(0, acted=True),))
    table = GameTable()
    table.open(SavedGame(at.book.setup, at.state, ()))
    near, far = PlaceTile(tiles[0], (1, 0)), PlaceTile(tiles[1], (2, 0))
    table.do(Deed(promise=near))
    table.do(Deed(promise=far))
    return table, near, far


def test_broken_promises_are_reported_and_restored_by_undo(qapp):
    table, near, far = two_in_a_row()
    broken = []
    table.broken.connect(broken.append)
    table.submit(AddFromReserve("arcades-9-open", (1, 0)))
    assert broken == [(near,)]
    assert table.promises == (far,), "the arcades bear it as well"
    table.undo()
    assert table.promises == (near, far)
    table.withdraw(near.tile)
    assert broken == [(near,), (far,)], "nothing bears it any more"
    table.undo()
    table.end_turn()
    assert len(broken) == 2, "what is played is not broken"


def test_a_bonus_card_can_be_promised_with_its_tile(qapp):
    tile = "tower-11-open"
    at = position("bonus_cards").player(0, purchases=(tile,)).change(agenda=(ChooseAction(0, acted=True),))
    at.slice(BONUS, hands=((tile,), ()), held=(1, 0))
    table = GameTable()
    table.open(SavedGame(at.book.setup, at.state, ()))
    reveal, place = RevealBonusCard(tile), PlaceTile(tile, (1, 0))
    table.do(Deed(promise=reveal))
    assert table.promises == (), "it does not stand yet"
    table.do(Deed(promise=place))
    table.do(Deed(promise=reveal))
    assert table.promises == (place, reveal)
    assert list(table.promised_tiles) == [tile]
    table.do(Deed(promise=PlaceTile(tile, (0, 1)), withdraw=place))
    assert table.promises == (PlaceTile(tile, (0, 1)), reveal)
    table.end_turn()
    assert table.state.slice_of(BonusState).revealed[0] == (tile,)
    assert [move.action for move in table.transitions][1:3] == [PlaceTile(tile, (0, 1)), reveal]


def test_a_turned_tile_shows_its_other_side(qapp):
    at = position(game="granada").player(0, hand="denar-7", purchases=("school-4",))
    at.change(agenda=(ChooseAction(0, acted=True),))
    table = GameTable()
    table.open(SavedGame(at.book.setup, at.state, ()))
    back = table.book.tiles["school-4"].back
    cell = table.placeable_cells(back)[0]
    table.do(Deed(promise=PlaceTurned("school-4", cell, "denar-7")))
    assert table.promised_tiles == {"school-4": Lift(CitySquare(0, cell), (TileFace(back),))}
    assert table.kept_back == ()
    table.do(Deed(promise=KeepTurned("school-4"), withdraw=table.promises[0]))
    assert table.promised_tiles == {"school-4": Lift(Reserve(0), (TileFace(back),))}
    assert table.kept_back == ("school-4",)


def test_a_deed_is_still_one_step_after_saving(table, qapp):
    start = table.state
    deed = bought_and_put_down(table)
    tile, bought = of_type(deed.promise, PlaceTile).tile, table.state
    table.do(Deed(promise=KeepInReserve(tile), withdraw=deed.promise))
    table.undo()
    for back in (False, True):
        again = GameTable()
        again.open(table.saved())
        if back:
            assert again.state == start
            again.redo()
            again.open(again.saved())
        assert (again.state, again.promises) == (bought, (deed.promise,))
        again.redo()
        assert again.promises == (KeepInReserve(tile),)
        again.undo()
        again.undo()
        assert (again.state, again.promises) == (start, ())
        table.undo()


# -- facts about the game


def test_a_record_needs_the_past_and_keeps_secrets(table, qapp):
    assert table.record_refusal() == Message("record-secret")
    snapshot = GameTable()
    snapshot.open(attrs.evolve(table.saved(), actions=()))
    assert snapshot.record_refusal() == Message("record-no-past")
    over = GameTable()
    over.open(finished(1, 2))
    assert over.record_refusal() is None
    assert over.seat is None
    assert over.placeable_cells("tower-11-open") == ()
    assert (over.waiting, over.can_end_turn, over.offers()) == ((), False, ())


def test_a_table_without_a_game_has_no_history(qapp):
    empty = GameTable()
    assert (empty.playing, empty.complete, empty.transitions, empty.events) == (False, False, (), ())
    assert empty.undo_refusal() == Message("undo-nothing")
    assert not empty.can_redo
    assert not empty.undo_round()


def test_the_humans_are_the_seats_without_a_level(qapp):
    table = GameTable()
    table.begin(parse_new("apprentice,human,human seed=2"))
    assert table.humans == (1, 2)
    assert [table.is_human(seat) for seat in range(3)] == [False, True, True]
    assert table.complete
    assert len(table.transitions) == 1
    assert table.events == table.transitions[0].events
    assert table.undo_refusal() == Message("undo-nothing")
    table.submit(table.offers()[0])
    assert len(table.transitions) == 2
    assert table.events == (*table.transitions[0].events, *table.transitions[1].events)


def test_hints_are_counted_by_strength_and_stored(table, qapp):
    changes = []
    table.hinted.connect(lambda: changes.append(table.hints))
    for strength in (1, 3, 3, 2, 3):
        table.note_hint(strength)
    assert table.hints == (1, 1, 3)
    assert changes == [(1, 0, 0), (1, 0, 1), (1, 0, 2), (1, 1, 2), (1, 1, 3)]
    marked = attrs.evolve(table.saved(), tried_from=(90, 80), assisted=True)
    for saved in (marked, attrs.evolve(marked, actions=())):
        again = GameTable()
        again.open(saved)
        assert (again.hints, again.tried_from, again.assisted) == ((1, 1, 3), (90, 80), True)
        stored = again.saved()
        assert (stored.hints, stored.tried_from, stored.assisted) == ((1, 1, 3), (90, 80), True)
        again.begin(table.setup)
        assert (again.hints, again.tried_from, again.assisted) == ((0, 0, 0), (), False)


def test_another_game_is_reported_before_its_state(table):
    signals = []
    table.begun.connect(lambda: signals.append("begun"))
    table.reset.connect(lambda: signals.append("reset"))
    saved = table.saved()
    bought_and_put_down(table)
    for change in (lambda: table.begin(table.setup), lambda: table.open(saved)):
        signals.clear()
        change()
        assert signals == ["begun", "reset"]
        assert table.promises == ()
        assert not table.can_redo
    signals.clear()
    table.show_again()
    assert signals == ["reset"]


def test_only_redo_is_reported_as_a_step_forward(table):
    forward = []
    bought_and_put_down(table)
    table.reset.connect(lambda: forward.append(table.forward))
    table.undo()
    table.redo()
    table.restart_turn()
    assert forward == [False, True, False]
    assert not table.forward
    table.restart_turn()
    table.undo()
    assert len(forward) == 3, "there is nothing to undo"


def test_only_promises_of_the_current_turn_are_stored(qapp):
    table = GameTable()
    table.begin(parse_new("human,human seed=11 starting_money=40 dirk=off"))
    seat = table.seat
    first = of_type(bought_and_put_down(table).promise, PlaceTile)
    (step,) = table.saved().promised
    assert (step.promised, step.joined, step.after) == ((first,), True, 1)
    table.do(Deed(promise=KeepInReserve(first.tile), withdraw=first))
    assert [one.joined for one in table.saved().promised] == [True, False]
    assert [one.after for one in table.saved().promised] == [1, 1]
    table.end_turn()
    assert table.seat != seat
    assert table.saved().promised == ()
    done = len(table.saved().actions)
    bought_and_put_down(table)
    (step,) = table.saved().promised
    assert step.after == done + 1
    again = GameTable()
    again.open(table.saved())
    assert again.promises == table.promises
    again.undo()
    assert again.promises == ()
    assert again.undo_refusal() is not None


def test_withdrawing_a_tile_keeps_the_other_promises(qapp):
    table, near, far = two_in_a_row()
    table.withdraw(far.tile)
    assert table.promises == (near,)
    assert set(table.promised_tiles) == {near.tile}


def test_a_turn_that_cannot_end_is_not_ended(table):
    start = table.state
    assert not table.can_end_turn
    table.end_turn()
    assert table.state is start
    table.submit(next(a for a in table.offers() if isinstance(a, TakeMoney)))
    assert table.can_end_turn
    table.end_turn()
    assert (table.seat, table.state.turn) == (1, start.turn + 1)


def test_ending_a_turn_declines_the_extra_action(qapp):
    at = position().player(0, purchases=("tower-11-open",)).change(agenda=(ChooseAction(0, acted=True),))
    table = GameTable()
    table.open(SavedGame(at.book.setup, at.state, ()))
    table.do(Deed(promise=PlaceTile("tower-11-open", (1, 0))))
    table.end_turn()
    kinds = [type(move.action) for move in table.transitions]
    assert kinds == [Decline, PlaceTile, EndTurn]
    assert table.seat == 1
    assert table.promises == ()


def test_facts_are_computed_once_per_moment(table):
    facts = table.facts
    assert table.facts is facts
    deed = bought_and_put_down(table)
    assert table.facts is not facts
    assert table.facts.promises == (deed.promise,)
    table.undo()
    assert table.facts.promises == ()


def test_undo_stops_where_something_was_revealed_or_another_seat_decides():
    state = position().state
    own = state.changed(agenda=(ChooseAction(0),), turn=3)
    placing = own.changed(agenda=(PlacePurchases(0),))
    for before, after, revealing, ends in (
        (own, placing, False, False),
        (own, placing, True, True),
        (own, placing.changed(turn=4), False, True),
        (own, own.changed(agenda=(ChooseAction(1),)), False, True),
        (own, own.changed(agenda=()), False, True),
        (own.changed(agenda=()), own.changed(agenda=()), False, False),
        (None, own, False, True),
    ):
        move = Transition(before, EndTurn(), (), after, revealing)
        assert game_table.ends_turn(move) is ends


def test_a_round_is_undone_to_the_beginning_of_the_own_turn(table, qapp):
    start = table.state
    buy(table, exact=True)
    assert isinstance(table.state.decision, ChooseAction)
    assert table.can_undo_round
    assert table.undo_round()
    assert table.state is start
    others = GameTable()
    others.begin(parse_new("apprentice,apprentice seed=2"))
    others.submit(others.offers()[0])
    assert not others.can_undo_round
    assert not others.undo_round()
    assert not others.assisted
