"""The actions of every rule set, played by mouse and keyboard through the real window."""

from __future__ import annotations

from PySide6.QtCore import Qt

from alhambra_desktop.model.files.saves.record import record
from alhambra_desktop.model.files.saves.saved_game import SavedGame
from alhambra_desktop.model.rules.core.engine.action import KeepInReserve, PlaceTile
from alhambra_desktop.model.rules.core.engine.setup import COLOURS, SeatSetup
from alhambra_desktop.model.rules.core.engine.step import ChooseAction, HoldScorings, NextTurn
from alhambra_desktop.model.rules.core.places.places import Supply
from alhambra_desktop.model.rules.modules.bonus_cards.rules import (
    BONUS,
    BonusState,
    RevealBeforeScoring,
    SecretCards,
)
from alhambra_desktop.model.rules.modules.falconers.rules import Corner, FalconState
from alhambra_desktop.model.rules.modules.granada.rules import GRANADA, KeepTurned, PlaceTurned
from alhambra_desktop.model.rules.modules.huts.rules import HUTS, HutState
from alhambra_desktop.model.rules.modules.registry import make_setup, rulebook
from alhambra_desktop.model.rules.modules.vizier.rules import VIZIER, AnswerVizier, AskViziers, VizierState
from alhambra_desktop.views.game.selection import NOTHING
from alhambra_desktop.views.game.target import REST, Control
from alhambra_desktop.views.scene.zones.hand import bill
from alhambra_desktop.views.scene.zones.offers import offer_of
from alhambra_desktop.words import say
from tests.scenarios.board import Position, city
from tests.views.driver import Driver


def position(*modules: str, game: str = "alhambra", seats: int = 2, **options: str) -> Position:
    """Return a position with one human player, who has the turn, and computer players."""
    chosen = [SeatSetup("You", COLOURS[0])]
    chosen += [SeatSetup(f"Other {i}", COLOURS[i], "computer", "apprentice") for i in range(1, seats)]
    return Position(rulebook(make_setup(chosen, 5, game, modules, {"dirk": "off", **options})))


def lay(player: Driver, at: Position) -> None:
    """Show the position at the table."""
    player.window.workspace.games.show_saved(SavedGame(at.book.setup, at.state, ()))
    player.wait_for_turn()


def events(player: Driver) -> list[dict]:
    return record(player.table.setup, player.table.events)["events"]


MARKET = ("garden-12-S", "tower-11-open", "chambers-9-W", "arcades-9-open")


def test_a_sleeping_vizier_is_woken_by_click_or_key(player):
    at = position("vizier").slice(VIZIER, awake=(False, True))
    lay(player, at)
    player.click(player.spot("vizier"))
    assert player.table.state.slice_of(VizierState) == VizierState((True, True))
    player.page.commands.undo()
    player.key(Qt.Key.Key_V)
    assert {"event": "wake", "seat": 0} in events(player)


def offer(player: Driver, tile: str) -> str:
    """Return the text of the pill below a market tile."""
    good = player.table.book.good(player.table.state, tile)
    return say(offer_of(player.stage.snapshot, good, NOTHING).words)


def vizier_asked() -> Position:
    at = position("vizier").market(*MARKET)
    at.player(0, hand="denar-4 denar-5 florin-1")
    return at.change(active=1, turn=4, agenda=(NextTurn(), AskViziers(()), AnswerVizier(0)))


def test_a_vizier_buys_by_drag_and_places_the_tile_immediately(player):
    lay(player, vizier_asked())
    assert player.page.bar.skip.isVisible()
    assert "Your vizier: he can buy one tile" in player.page.bar.words
    assert "extra action" not in offer(player, "chambers-9-W")
    player.drag(player.spot("market", "chambers-9-W"), player.cell((0, 1)))
    player.end_turn()
    player.wait_for_turn()
    state = player.table.state
    assert state.players[0].city.cell_of("chambers-9-W") == (0, 1)
    assert state.slice_of(VizierState).awake[0] is False
    buy = {"event": "buy", "seat": 0, "tile": "chambers-9-W", "cards": ["denar-4", "denar-5"], "vizier": True}
    assert buy in events(player)
    assert isinstance(state.decision, ChooseAction)


def test_one_button_skips_the_vizier_for_the_whole_round(player):
    lay(player, vizier_asked())
    player.qtbot.mouseClick(player.page.bar.skip, Qt.MouseButton.LeftButton)
    player.wait_for_turn()
    assert player.table.seat == 0
    assert isinstance(player.table.state.decision, ChooseAction)
    assert player.table.state.slice_of(VizierState).awake[0]


def test_a_vizier_that_can_buy_nothing_gets_no_prompt(player):
    at = vizier_asked().player(0, hand="denar-1")
    lay(player, at)
    assert isinstance(player.table.state.decision, ChooseAction)


def test_the_vizier_timer_declines_for_an_absent_player(player):
    player.page.settings.change(answer_seconds=5)
    lay(player, vizier_asked())
    assert "5 s" in player.page.bar.words
    for _ in range(5):
        player.page.prompts.tick()
    player.wait_for_turn()
    assert isinstance(player.table.state.decision, ChooseAction)


def test_a_dragged_camp_previews_its_line_at_a_wall(player):
    at = position("camps").market("camp-5-S", *MARKET[1:]).player(0, hand="florin-5")
    at.player(0, city=city(at.book, "a * b", a="garden-10-N", b="tower-11-N"))
    lay(player, at)
    player.drag(player.spot("market", "camp-5-S"), player.cell((-1, -1)), drop=False)
    assert "scores 1 in each scoring round" in player.stage.bubble.words
    assert "camps" in player.stage.bubble.words
    player.drag(player.spot("market", "camp-5-S"), player.cell((0, -1)))
    assert "No bastion touches a wall" in player.stage.bubble.words
    assert player.table.state is at.state
    player.drag(player.spot("market", "camp-5-S"), player.cell((1, -1)))
    assert player.table.promises == (PlaceTile("camp-5-S", (1, -1)),)
    player.end_turn()
    assert player.table.state.players[0].city.cell_of("camp-5-S") == (1, -1)


def test_a_bazaar_is_dragged_from_the_supply(player):
    at = position("bazaars").market(*MARKET).slice("bazaars", beside=("bazaar-denar-1",))
    at.player(0, hand="denar-9", city=city(at.book, "a *", a="tower-12-open"))
    lay(player, at)
    player.drag(player.spot("market", "bazaar-denar-1"), player.cell((0, -1)), drop=False)
    assert "bazaar: 1 × 1 = 1 at the end" in player.stage.bubble.words
    player.drag(player.spot("market", "bazaar-denar-1"), player.cell((0, -1)))
    assert player.table.state.players[0].purchases == ("bazaar-denar-1",)
    assert "extra action" in player.page.bar.words
    player.end_turn()
    assert player.table.state.players[0].city.cell_of("bazaar-denar-1") == (0, -1)


SQUARE = {"a": "tower-12-open", "b": "seraglio-9-open", "c": "garden-10-open"}


def test_several_falcons_can_be_dragged_to_lit_corners(player):
    at = position("falconers").market(*MARKET).player(0, hand="denar-9 dirham-2 florin-4")
    at.player(0, city=city(at.book, "a b\n* c", **SQUARE))
    lay(player, at)
    falcon = "falcon-black-seraglio-tower"
    player.click(player.stage.rect_of(Control(REST, None, "falconers")).center())
    player.drag(player.spot("falcon", "falcon-brown-pavilion-garden"), player.corner((0, -1)))
    assert "It fits nowhere now" in player.stage.bubble.words
    player.drag(player.spot("falcon", falcon), player.corner((0, -1)))
    state = player.table.state
    assert state.slice_of(FalconState).placed[0] == ((falcon, (0, -1)),)
    assert state.players[0].hand == ("denar-9", "florin-4")
    assert "another falcon" in player.page.bar.words
    player.drag(player.spot("falcon", "falcon-brown-seraglio-garden"), player.corner((0, -1)))
    assert len(player.table.state.slice_of(FalconState).placed[0]) == 1
    player.end_turn()
    player.wait_for_turn()
    assert player.table.state.turn > state.turn


def test_a_falcon_dragged_from_a_folding_supply_stays_visible(player):
    at = position("falconers", "bazaars", "huts", "camps").market(*MARKET).player(0, hand="denar-9")
    lay(player, at.player(0, city=city(at.book, "a b\n* c", **SQUARE)))
    player.window.resize(1024, 700)
    player.view.push_supply()
    falcon = player.spot("falcon", "falcon-black-seraglio-tower")
    player.drag(falcon, player.corner((0, -1)), drop=False)
    assert player.stage.supply.folded
    assert [item.id for item in player.stage.floating.carried] == [falcon.what]


def test_a_falcon_is_bought_by_keyboard_with_another_card(player):
    at = position("falconers").market(*MARKET).player(0, hand="denar-9 dirham-2")
    at.player(0, city=city(at.book, "a b\n* c", **SQUARE))
    lay(player, at)
    player.click(player.spot("falcon", "falcon-black-seraglio-tower"))
    assert player.selection.drops == {Corner(0, (0, -1))}
    player.click(player.spot("hand", 0))
    player.key(Qt.Key.Key_Down)
    player.key(Qt.Key.Key_Return)
    assert player.table.state.players[0].hand == ("dirham-2",)
    assert len(player.table.state.slice_of(FalconState).placed[0]) == 1


def test_a_bureau_is_proposed_for_an_exact_payment(player):
    at = position("bureaux").market("tower-11-open", "garden-12-S", *MARKET[2:])
    at.player(0, hand="florin-9 denar-2 denar-8 bureau-denar-florin")
    lay(player, at)
    player.move(player.spot("market", "tower-11-open"))
    assert bill(player.stage.snapshot, player.selection, player.stage.faces.view)[0] == "exact"
    player.drag(player.spot("market", "tower-11-open"), player.cell((0, -1)))
    state = player.table.state
    assert state.players[0].hand == ("denar-8",)
    assert sorted(state.discard) == ["bureau-denar-florin", "denar-2", "florin-9"]
    assert state.decision == ChooseAction(0, acted=True)


def test_a_click_reveals_a_bonus_card_of_a_placed_tile(player):
    at = position("bonus_cards").market(*MARKET)
    at.slice(BONUS, hands=(("garden-10-open", "tower-12-open"), ()), held=(2, 0))
    at.player(0, city=city(at.book, "a *", a="garden-10-open"))
    lay(player, at)
    player.click(player.spot("bonus", "tower-12-open"))
    assert "Its building is not in your Alhambra" in player.stage.bubble.words
    player.click(player.spot("bonus", "garden-10-open"))
    assert player.table.book.count(player.table.state, 0, "garden") == 2
    assert {"event": "reveal", "seat": 0, "tile": "garden-10-open"} in events(player)


def test_a_bonus_card_can_be_revealed_until_the_game_ends(player):
    at = position("bonus_cards").market(*MARKET)
    at.slice(BONUS, hands=(("garden-10-open",), ()), held=(1, 0))
    at.player(0, city=city(at.book, "a *", a="garden-10-open"))
    for agenda, words in (at.state.agenda, "reveal?"), ((), "secret"):
        lay(player, at.change(agenda=agenda))
        (piece,) = player.lying(SecretCards(0))
        told = player.stage.faces.view.cards_at[SecretCards](
            player.stage.snapshot.seen, piece.place, piece.face
        )
        assert say(told.words) == words


def test_before_a_scoring_the_player_can_reveal_a_card(player):
    at = position("bonus_cards").market(*MARKET)
    at.slice(BONUS, hands=(("garden-10-open",), ()), held=(1, 0))
    at.player(0, city=city(at.book, "a *", a="garden-10-open"))
    steps = (NextTurn(), HoldScorings(), RevealBeforeScoring(0))
    lay(player, at.change(active=1, turn=3, due=(), agenda=steps))
    assert "click cards to reveal them" in player.page.bar.words
    button = player.page.bar.end_turn
    player.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert "will not count" in player.page.bar.words
    player.click(player.spot("bonus", "garden-10-open"))
    player.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    player.wait_for_turn()
    assert player.table.state.slice_of(BonusState).revealed[0] == ("garden-10-open",)
    assert isinstance(player.table.state.decision, ChooseAction)


def test_a_hut_is_dragged_beside_its_type_and_counts(player):
    at = position("huts").market(*MARKET)
    tops = tuple(
        "hut-garden-N" if hut and "garden" in hut else hut for hut in at.state.slice_of(HutState).open
    )
    at.slice(HUTS, open=tops).player(0, city=city(at.book, "a *", a="garden-10-open"))
    lay(player, at)
    player.drag(player.spot("hut", "hut-garden-N"), player.cell((-1, 1)), drop=False)
    words = player.stage.bubble.words
    assert "wall meets open side" in words.lower()
    player.drag(player.spot("hut", "hut-garden-N"), player.cell((-2, 0)))
    assert player.table.promises == (PlaceTile("hut-garden-N", (-2, 0)),)
    player.end_turn()
    assert player.table.book.count(player.table.state, 0, "garden") == 2
    assert player.table.state.slice_of(HutState).taken[0] == 1


def granada() -> Position:
    at = position(game="granada").market("school-4", "arena-6", "market-4", "park-6")
    return at.player(0, hand="florin-4 denar-7 dirham-3")


def test_a_tile_of_granada_is_turned_over_while_dragged(player):
    at = granada()
    lay(player, at)
    cell = player.table.placeable_cells("school-4")[0]
    player.drag(player.spot("market", "school-4"), player.cell(cell), drop=False)
    player.key(Qt.Key.Key_T)
    assert "turning costs 3 dirhams" in player.stage.bubble.words
    viewport = player.view.viewport()
    player.qtbot.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=player.at(player.cell(cell)))
    assert player.table.promises == (PlaceTurned("school-4", cell, "dirham-3"),)
    player.end_turn()
    back = player.table.book.tiles["school-4"].back
    assert player.table.state.players[0].city.tiles[cell].id == back
    assert player.table.state.players[0].hand == ("denar-7",)
    turned = {"event": "place", "seat": 0, "tile": back, "at": list(cell), "turned": "dirham-3"}
    assert turned in events(player)


def test_turning_a_tile_costs_the_clicked_card_unless_kept(player):
    lay(player, granada())
    cell = player.table.placeable_cells("school-4")[0]
    player.click(player.spot("market", "school-4"))
    player.key(Qt.Key.Key_T)
    player.click(player.spot("hand", 0))
    player.click(player.cell(cell))
    assert player.table.promises == (PlaceTurned("school-4", cell, "denar-7"),)
    player.drag(player.cell(cell), player.spot("reserve-area"))
    assert player.table.promises == (KeepTurned("school-4"),)
    player.end_turn()
    assert player.table.state.players[0].reserve == (player.table.book.tiles["school-4"].back,)


def test_the_first_granada_tile_joins_the_wall_of_the_alhambra(player):
    at = position(game="alhambra+granada")
    alhambra, other = at.state.stocks
    faces = ("school-4", "arena-2", "library-2", "market-4")
    stocks = (alhambra.changed(market=MARKET), other.changed(market=faces))
    at.change(stocks=stocks).player(0, hand="florin-4 dirham-2")
    at.player(0, city=city(at.book, "* a", a="garden-10-N"))
    lay(player, at)
    assert player.spot("market", "garden-12-S").rect.right() < player.spot("market", "school-4").rect.right()
    player.drag(player.spot("market", "arena-2"), player.cell((0, -1)))
    assert "street meets open side" in player.stage.bubble.words.lower()
    cells = player.table.placeable_cells("library-2")
    assert cells == ((1, -1),)
    player.drag(player.spot("market", "arena-2"), player.spot("reserve-area"))
    assert player.table.promises == (KeepInReserve("arena-2"),)
    lay(player, at.player(0, hand="denar-2"))
    player.drag(player.spot("market", "library-2"), player.cell((1, -1)), drop=False)
    assert "wall against moat" in player.stage.bubble.words.lower()
    player.drag(player.spot("market", "library-2"), player.cell((1, -1)))
    player.end_turn()
    assert player.table.state.players[0].city.starts == ((0, 0), (1, -1))
    assert GRANADA in player.table.state.slices


def walk_to(player: Driver, target) -> None:
    """Move the cursor to a target step by step, like a sighted player."""
    player.key(Qt.Key.Key_Down)
    for _ in range(25):
        if player.selection.cursor == target.what:
            return
        way = target.rect.center() - player.stage.rect_of(player.selection.cursor).center()
        if abs(way.y()) > 20:
            player.key(Qt.Key.Key_Down if way.y() > 0 else Qt.Key.Key_Up)
        else:
            player.key(Qt.Key.Key_Right if way.x() > 0 else Qt.Key.Key_Left)
    raise AssertionError(f"no way from {player.selection.cursor} to {target}")


def test_a_hut_is_taken_by_keyboard(player):
    at = position("huts").market(*MARKET)
    lay(player, at)
    hut = at.state.slice_of(HutState).open[0]
    walk_to(player, player.spot("hut", hut))
    player.key(Qt.Key.Key_Return)
    assert isinstance(player.selection.start, Supply)
    player.key(Qt.Key.Key_Down)
    player.key(Qt.Key.Key_Return)
    assert player.table.state.players[0].purchases == (hut,)
    assert set(player.table.promised_tiles) == {hut}


def test_every_new_action_can_be_undone_within_the_turn(player):
    at = position("falconers", "huts", "bonus_cards").market(*MARKET)
    at.slice(BONUS, hands=(("garden-10-open",), ()), held=(1, 0))
    at.player(0, hand="denar-9 dirham-2", city=city(at.book, "a b\n* c", **SQUARE))
    lay(player, at)
    player.click(player.spot("bonus", "garden-10-open"))
    player.click(player.spot("falcon", "falcon-black-seraglio-tower"))
    player.click(player.spot("corner", (0, -1)))
    assert len(player.table.state.slice_of(FalconState).placed[0]) == 1
    player.page.commands.undo()
    player.page.commands.undo()
    assert player.table.state == at.state
    player.drag(player.spot("hut", at.state.slice_of(HutState).open[0]), player.spot("reserve-area"))
    assert player.table.state.slice_of(HutState).taken == (1, 0)
    player.page.commands.restart_turn()
    assert player.table.state == at.state


def test_decisions_of_others_are_not_undone(player):
    lay(player, vizier_asked())
    player.drag(player.spot("market", "chambers-9-W"), player.spot("tray-area"))
    assert player.table.undo_refusal() is None
    player.page.commands.undo()
    assert isinstance(player.table.state.decision, AnswerVizier)
    player.end_turn()
    player.wait_for_turn()
    assert player.table.undo_refusal() is not None


def test_recent_turns_cover_a_whole_round_despite_a_vizier_prompt(player):
    at = vizier_asked().change(agenda=(ChooseAction(0),), active=0)
    lay(player, at)
    player.click(player.spot("row", 0))
    player.click(player.spot("take"))
    player.end_turn()
    player.wait_for_turn()
    while isinstance(player.table.state.decision, AnswerVizier):
        player.end_turn()
        player.wait_for_turn()
    assert [seat for seat, _ in player.stage.snapshot.recent_turns.since] == [1]


def test_the_next_players_vizier_is_prompted_after_the_curtain(player):
    seats = [SeatSetup("Ann", COLOURS[0]), SeatSetup("Bob", COLOURS[1])]
    at = Position(rulebook(make_setup(seats, 5, "alhambra", ("vizier",), {"dirk": "off"})))
    at.slice(VIZIER, awake=(False, True)).market(*MARKET).player(0, hand="denar-1")
    at.player(1, hand="denar-9")
    player.window.workspace.games.show_saved(SavedGame(at.book.setup, at.state, ()))
    player.lift_curtain()
    player.wait_for_turn()
    player.click(player.spot("row", 0))
    player.click(player.spot("take"))
    player.end_turn()
    player.qtbot.waitUntil(player.page.curtain.isVisible)
    assert player.table.state.decision == AnswerVizier(1)
    player.page.curtain.lifted.emit()
    player.qtbot.mouseClick(player.page.bar.end_turn, Qt.MouseButton.LeftButton)
    player.qtbot.waitUntil(lambda: player.page.controller.enabled)
    assert player.table.state.decision == ChooseAction(1)


def test_an_unaffordable_tile_cannot_be_turned_over(player):
    lay(player, granada().player(0, hand="florin-4 denar-2"))
    cell = player.table.placeable_cells("school-4")[0]
    player.drag(player.spot("market", "school-4"), player.cell(cell), drop=False)
    player.key(Qt.Key.Key_T)
    assert "card of 3 or more" in player.stage.bubble.words
    viewport = player.view.viewport()
    player.qtbot.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=player.at(player.cell(cell)))
    assert player.table.state.players[0].purchases == ()
    assert player.table.promises == ()
