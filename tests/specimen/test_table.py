"""The specimen on the table: buying and viewing chests by mouse, keyboard, list and screen reader."""

from __future__ import annotations

import attrs
import pytest
from PySide6.QtCore import QPointF, QRectF, Qt

from alhambra_desktop.model.files.saves.saved_game import SavedGame
from alhambra_desktop.model.rules.core.engine.action import SwapWithReserve
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.engine.setup import COLOURS, SeatSetup
from alhambra_desktop.model.rules.core.places.places import PieceId, Stack, Supply
from alhambra_desktop.model.rules.modules.falconers.rules import Corner, FalconState
from alhambra_desktop.model.rules.modules.registry import make_setup, rulebook
from alhambra_desktop.model.rules.table.arrangement import arrangement
from alhambra_desktop.views.accessibility.a11y import descriptions
from alhambra_desktop.views.models.moves_model import Way
from alhambra_desktop.views.pages.table.moves_dialog import MovesDialog
from alhambra_desktop.views.playback.snapshot_builder import SnapshotBuilder
from alhambra_desktop.views.rule_sets.modules import _view_book
from alhambra_desktop.views.rule_sets.view_book import Drawing, ViewBookBuilder
from alhambra_desktop.views.scene.items.small_city import SmallCity
from alhambra_desktop.views.scene.zones.hand import bill
from alhambra_desktop.words import say
from tests.of_type import of_type
from tests.scenarios.board import Position
from tests.specimen.installing import MODULE
from tests.specimen.test_scenarios import EAST, FAR, RUBY, SOUTH, WEST, book_for, open_with
from tests.specimen.treasure_chamber import view
from tests.specimen.treasure_chamber.rules import (
    FACE_DOWN,
    SLOTS,
    STACK,
    BuyChest,
    ChestBought,
    ChestFace,
    OnTile,
    chamber,
    slot_of,
)
from tests.views.driver import Driver
from tests.views.stage.moving import Show
from tests.views.test_advice import hint

TOPAZ = "chest-topaz-1"
ALL = ("vizier", "camps", "bazaars", "falconers", "bureaux", "bonus_cards", "huts")
FALCON = "falcon-black-seraglio-tower"
HAND = "denar-2 denar-3 denar-5 denar-6 florin-1"
EXACT = {("denar-2", "denar-6"), ("denar-3", "denar-5")}


def table(*others: str, hand: str = HAND, **laid: tuple[int, int]) -> Position:
    """Return a human player's turn: a chest of 8 is in the first slot, one of 4 in the second."""
    seats = (SeatSetup("You", COLOURS[0]), SeatSetup("Other", COLOURS[1], "computer", "apprentice"))
    book = rulebook(make_setup(seats, 5, "alhambra", (*others, MODULE), {"dirk": "off"}))
    at = open_with(book, RUBY, TOPAZ, None, None, **laid)
    return at.player(0, hand=hand)


def lay(player: Driver, at: Position) -> None:
    player.window.workspace.games.show_saved(SavedGame(at.book.setup, at.state, ()))
    player.wait_for_turn()


def chest(player: Driver, name: str = RUBY) -> QPointF:
    """Return the centre of a chest."""
    return player.stage.rect_of(PieceId(name)).center()


def on(player: Driver, cell: tuple[int, int], aside: float = 0.0) -> QPointF:
    """Return the centre of a tile, or a point ``aside`` squares north-west of it."""
    step = aside * player.stage.city.cell
    return player.stage.rect_of(OnTile(0, cell)).center() - QPointF(step, step)


def laid(player: Driver) -> tuple[tuple[str, tuple[int, int]], ...]:
    return chamber(player.table.state).laid[0]


# -- by mouse


def test_dragging_a_chest_onto_a_tile_is_one_undo_step(player):
    at = table()
    lay(player, at)
    player.drag(chest(player), on(player, WEST), drop=False)
    assert player.selection.drops == {OnTile(0, cell) for cell in (WEST, EAST, SOUTH)}
    assert player.selection.aimed == OnTile(0, WEST)
    assert PieceId(RUBY) in player.stage.aloft
    assert "put it on a highlighted tile" in player.page.bar.words
    tone, (words, *_) = bill(player.stage.snapshot, player.selection, player.stage.faces.view)
    assert (tone, say(words)) == ("exact", "8 of 8: exact")
    player.drag(chest(player), on(player, WEST))
    action = player.table.transitions[-1].action
    assert action in [BuyChest(RUBY, way, WEST) for way in EXACT]
    assert laid(player) == ((RUBY, WEST),)
    assert player.stage.item(PieceId(RUBY)).sceneBoundingRect().contains(on(player, WEST))
    assert "extra action" in player.page.bar.words
    player.page.commands.undo()
    assert player.table.state is at.state
    assert [piece.id for piece in player.lying(slot_of(SLOTS[0]))] == [PieceId(RUBY)]


def test_a_drop_on_another_square_is_refused_with_a_reason(player):
    at = table(chest_sapphire_4=EAST)
    lay(player, at)
    for cell, why in (
        (FAR, "costs too much or too little"),
        ((0, 0), "no chest stands on a fountain"),
        (EAST, "a chest stands here already"),
        ((-1, 1), "no tile lies here"),
    ):
        for aside in (0.0, 0.46):
            player.drag(chest(player), on(player, cell, aside))
            assert why in player.stage.bubble.words.lower(), (cell, aside)
            assert player.table.state is at.state
            assert not player.stage.aloft
            assert not player.selection.cut_off, "no tile would be cut off"


def test_an_unaffordable_chest_is_not_lifted_but_explained(player):
    lay(player, table(hand="denar-1 denar-5 florin-9"))
    player.click(chest(player))
    assert not player.selection.lifted
    assert player.stage.bubble.words.startswith("Short by 2;")
    player.click(chest(player, TOPAZ))
    assert not player.selection.lifted
    assert player.stage.bubble.words.startswith("Short by 4;")


def test_a_chest_is_placed_by_clicks_with_other_cards(player):
    lay(player, table())
    player.click(chest(player))
    (first,) = [way for way in EXACT if way == player.stage.snapshot.cards_of(player.selection.paid)]
    (second,) = EXACT - {first}
    hand = player.table.state.players[0].hand
    for card in (*first, *second):
        assert player.selection.lifted == (PieceId(RUBY),)
        player.click(player.spot("hand", hand.index(card)))
    assert player.stage.snapshot.cards_of(player.selection.paid) == second
    player.click(on(player, FAR))
    assert "costs too much or too little" in player.stage.bubble.words
    assert player.selection.lifted == (PieceId(RUBY),)
    player.click(on(player, SOUTH))
    assert player.table.transitions[-1].action == BuyChest(RUBY, second, SOUTH)


def test_a_chest_cannot_be_placed_with_insufficient_cards(player):
    lay(player, table())
    player.click(chest(player))
    player.click(player.spot("hand", min(player.raised)))
    assert len(player.raised) == 1
    assert not player.selection.drops
    player.click(on(player, WEST))
    assert player.stage.bubble.words
    assert laid(player) == ()
    player.key(Qt.Key.Key_Escape)
    assert not player.selection.lifted
    assert not player.raised


def test_chests_and_falcons_have_separate_drop_targets(player):
    at = table("falconers", hand="denar-8 florin-4")
    lay(player, at)
    player.drag(chest(player), on(player, WEST, 0.45))
    assert laid(player) == ((RUBY, WEST),)
    player.page.commands.undo()
    player.drag(chest(player), on(player, FAR, 0.46))
    assert "costs too much or too little" in player.stage.bubble.words
    player.drag(player.spot("falcon", FALCON), on(player, WEST))
    assert "Four tiles must meet here" in player.stage.bubble.words
    player.click(player.spot("falcon", FALCON))
    assert player.selection.drops == {Corner(0, (0, 0))}
    player.click(player.corner((0, 0)))
    assert player.table.state.slice_of(FalconState).placed[0] == ((FALCON, (0, 0)),)


# -- by keyboard, list and screen reader


def test_a_chest_can_be_bought_with_the_keyboard(player):
    lay(player, table())
    keys = (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up)
    for step in range(200):
        if player.stands_on(slot_of(SLOTS[0])):
            break
        player.key(keys[step // 3 % 4])
    assert player.stands_on(slot_of(SLOTS[0]))
    player.key(Qt.Key.Key_Return)
    assert player.selection.lifted == (PieceId(RUBY),)
    first = player.selection.aimed
    assert first in player.selection.drops
    player.key(Qt.Key.Key_Right)
    aimed = player.selection.aimed
    assert aimed != first
    player.key(Qt.Key.Key_Return)
    assert laid(player) == ((RUBY, aimed.cell),)


def test_the_list_of_moves_has_a_row_for_a_chest(player):
    lay(player, table())
    player.key(Qt.Key.Key_M)
    dialog = player.window.findChild(MovesDialog)
    model = dialog.model
    rows = [model.index(row, 0) for row in range(model.rowCount())]
    found = next(row for row in rows if "ruby chest 8" in row.data() and isinstance(model.entry(row), Way))
    deed = model.entry(found).deed
    dialog.play(found)
    assert isinstance(deed.play, BuyChest)
    assert laid(player) == ((RUBY, deed.play.cell),)


def test_every_chest_is_described_with_its_place_and_price():
    at = table(chest_ruby_1=WEST)
    seen = observe(at.book, at.state, 0)
    lying = arrangement(at.book, seen)
    words = {what: say(message) for what, message in descriptions(at.book, seen, lying).items()}
    assert words[PieceId(RUBY)].startswith("ruby chest 8, in the treasure chamber, denar")
    assert words[PieceId("chest-ruby-1")].startswith("ruby chest 4, on your tile")
    assert words[PieceId("chests")].endswith("face down in the treasure chamber")
    assert words[PieceId(RUBY)].endswith("you can pay the exact price")
    assert words[PieceId(TOPAZ)].endswith("you cannot afford it")


def test_the_preview_of_a_swap_shows_the_lost_chest(player):
    at = table(chest_ruby_1=WEST).player(0, reserve=("pavilion-5-NW",))
    lay(player, at)
    swap = next(one for one in player.table.offers() if isinstance(one, SwapWithReserve) and one.cell == WEST)
    player.drag(player.spot("reserve", swap.tile), player.cell(WEST), drop=False)
    assert "chests −1" in player.stage.bubble.words


def test_a_hint_names_a_chest_and_highlights_slot_and_tile(player):
    at = table(hand="denar-3 denar-5", chest_emerald_4=WEST, chest_sapphire_4=EAST)
    lay(player, at.market("garden-12-S", "tower-13-E", "chambers-9-W", "garden-10-N").change(row=()))
    kind, what, where = (hint(player) for _ in range(3))
    assert "Buy a chest." in kind
    assert "Buy the ruby chest 8." in what
    assert where.startswith("The chests should score about"), "and why"
    guide = player.selection.guide
    places = {player.stage.table.pieces[piece].place for piece in guide.pieces}
    assert (places, guide.place) == ({slot_of(SLOTS[0])}, OnTile(0, SOUTH))
    player.key(Qt.Key.Key_Return)
    (piece,) = guide.pieces
    assert player.stage.snapshot.table.pieces[piece].place == guide.place, "and Enter does it"


# -- appearance


@pytest.mark.parametrize("others", [(), ("huts",), ALL])
def test_the_supply_has_a_section_with_the_named_slots(player, others):
    lay(player, table(*others))
    supply = player.stage.supply
    places = [*map(slot_of, SLOTS), FACE_DOWN]
    rects = {place: player.stage.rect_of(place) for place in places}
    room = supply.scene_rect(supply.inner)
    assert all(room.contains(rect) for rect in rects.values())
    elsewhere = [
        player.stage.rect_of(piece.id)
        for piece in player.stage.snapshot.table.pieces.values()
        if isinstance(piece.place, Supply) and piece.place not in places
    ]
    assert bool(elsewhere) == bool(others)
    for slot in map(slot_of, SLOTS):
        assert [place for place in map(slot_of, SLOTS) if rects[place].intersects(rects[slot])] == [slot]
        assert not any(rects[slot].intersects(rect) for rect in elsewhere)
    plan = supply.plan(player.stage.table)
    named = {cell.places[0]: cell.words for shelf, _, _, cell in plan.cells() if shelf.name == MODULE}
    assert named == {slot_of(slot): (slot,) for slot in SLOTS}
    shelf = next(shelf for shelf in plan.shelves if shelf.name == MODULE)
    assert (shelf.title, shelf.notes[0]) == ("Chests", f"{chamber(player.table.state).count} left")


def test_a_chest_is_on_its_tile_in_small_cities(qapp):
    at = table(chest_ruby_1=WEST, chest_topaz_2=FAR)
    show = Show(at.book.setup, viewer=1)
    show.stage.sync(SnapshotBuilder(show.table).snapshot_of(at.state, 1, None))
    room = QRectF(0, 0, 300, 200)
    small = SmallCity.of(show.stage.table, 0, show.stage.faces, room, 40.0)
    for token in small.tokens:
        cell = {"chest-ruby-1": WEST, "chest-topaz-2": FAR}[of_type(token[2].face, ChestFace).chest]
        assert small.square(cell).contains(small.token(token, show.stage.faces))
        assert small.square(cell).center() == small.token(token, show.stage.faces).center()
    assert len(small.tokens) == 2


def test_a_purchase_animates_from_its_slot_to_the_tile(qapp):
    show = Show(book_for(3).setup, seed=3)
    show.director.others_speed = "slow"
    while True:
        move = show.add_until(ChestBought)
        bought = next(event for event in move.events if isinstance(event, ChestBought))
        if bought.seat != show.director.viewer:
            break
        show.jump()
    slot = show.stage.slot_of(PieceId(bought.chest), show.stage.table)
    show.go()
    for _ in range(400):
        if PieceId(bought.chest) in show.stage.aloft:
            break
        show.tick()
    assert PieceId(bought.chest) in show.stage.aloft
    assert show.stage.item(PieceId(bought.chest)).face == ChestFace(bought.chest)
    assert slot.place in {slot_of(one) for one in SLOTS}
    assert show.stage.table.pieces[PieceId(bought.chest)].place == OnTile(bought.seat, bought.cell)
    show.play_on()
    show.rests()


def test_a_piece_without_a_piece_card_shows_no_tooltip(player: Driver) -> None:
    lay(player, table())
    player.move(chest(player))
    player.view._explain.timeout.emit()
    assert player.selection.pointed == PieceId(RUBY)
    assert player.stage.bubble.words == ""


# -- other features of view files


@pytest.fixture
def stack_drawn(monkeypatch):
    """Let the view file draw the face-down chests in a separate cell."""
    plain = view.install

    def install(book: ViewBookBuilder) -> None:
        plain(book)
        section = book.sections[MODULE]
        cells = (*section.cells, (FACE_DOWN,))
        book.sections = {**book.sections, MODULE: attrs.evolve(section, cells=cells)}
        book.draw(Stack, lambda rules, face: Drawing("chests", lambda p, width: None))

    monkeypatch.setattr(view, "install", install)
    _view_book.cache_clear()
    yield
    _view_book.cache_clear()


@pytest.mark.parametrize("drawn", [True, False])
def test_a_stack_is_visible_only_if_the_view_file_draws_it(player, drawn, request):
    if drawn:
        request.getfixturevalue("stack_drawn")
    at = table()
    lay(player, at)
    supply = player.stage.supply
    slots = {slot.id: slot for slot in supply.slots(player.stage.snapshot.table)}
    assert slots[STACK].visible is drawn
