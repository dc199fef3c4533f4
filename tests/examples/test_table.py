"""City Gates on the table: seeking and setting gates by mouse, keyboard, list and screen reader."""

from __future__ import annotations

import pytest
from alhambra_city_gates.gates import NUMBER, gates_of
from alhambra_city_gates.pieces import (
    LOOKED,
    PILE,
    PILE_PLACE,
    GateBack,
    GateFace,
    GateHand,
    GatePile,
    GatePlan,
    GateWall,
)
from alhambra_city_gates.rules import KeepGate, PutBackGates, SeekGates, SetGate
from PySide6.QtCore import Qt

from alhambra_desktop.model.files.saves.saved_game import SavedGame
from alhambra_desktop.model.rules.core.engine.action import EndTurn
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.engine.setup import COLOURS, SeatSetup
from alhambra_desktop.model.rules.modules.registry import make_setup, rulebook
from alhambra_desktop.model.rules.table.arrangement import arrangement
from alhambra_desktop.views.accessibility.a11y import descriptions
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.views.game.opponent_host import OpponentHost
from alhambra_desktop.views.models.moves_model import Way
from alhambra_desktop.views.pages.table.moves_dialog import MovesDialog
from alhambra_desktop.views.rule_sets.modules import view_book
from alhambra_desktop.views.scene.pixmaps.faces import Faces
from alhambra_desktop.words import Words, say
from tests.examples.installing import MODULE
from tests.examples.test_city_gates import CITY, EAST, NORTH, TILES, book_for
from tests.scenarios.board import Position, city
from tests.views.driver import Driver

NORTH_WALL, EAST_WALL = GateWall(0, (0, -1), "N"), GateWall(0, (2, 0), "W")


def table(hand: tuple[str, ...] = (), pile: tuple[str, ...] = ("gate-2", "gate-5")) -> Position:
    """Return a human player's turn in a city with two outer walls."""
    seats = (SeatSetup("You", COLOURS[0]), SeatSetup("Other", COLOURS[1], "computer", "apprentice"))
    book = rulebook(make_setup(seats, 5, "alhambra", (MODULE,), {"dirk": "off"}))
    at = Position(book).player(0, city=city(book, CITY, **TILES), hand="denar-1 denar-2")
    rest = [*gates_of(at.state).pile]
    for gate in (*hand, *pile):
        rest.remove(gate)
    hidden = (*rest, *pile)
    held = (len(hand), 0)
    return at.slice(MODULE, pile=hidden, left=len(hidden), hands=(tuple(sorted(hand)), ()), held=held)


def lay(player: Driver, at: Position) -> None:
    player.window.workspace.games.show_saved(SavedGame(at.book.setup, at.state, ()))
    player.wait_for_turn()


def at(player: Driver, place):
    """Return the centre of a place, or of the piece there."""
    lying = player.lying(place)
    return player.stage.rect_of(lying[0].id if lying else place).center()


def test_gates_are_sought_and_kept_by_clicks(player: Driver):
    lay(player, table())
    player.click(at(player, PILE_PLACE))
    player.wait_for_turn()
    assert player.table.transitions[-1].action == SeekGates()
    assert "keep one of the two gates" in player.page.bar.words
    assert [player.lying(place)[0].face for place in LOOKED] == [GateFace("gate-5"), GateFace("gate-2")]
    player.click(at(player, LOOKED[0]))
    assert player.table.transitions[-1].action == KeepGate("gate-5")
    assert [piece.face for piece in player.lying(GateHand(0))] == [GatePlan("gate-5")]


def test_the_button_puts_both_gates_back_after_confirmation(player: Driver):
    lay(player, table())
    player.click(at(player, PILE_PLACE))
    player.wait_for_turn()
    button = player.page.bar.end_turn
    assert button.text() == "Put back"
    player.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    player.follow()
    assert "you keep neither gate" in player.page.bar.words
    player.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    player.follow()
    assert PutBackGates() in [move.action for move in player.table.transitions]
    assert gates_of(player.table.state).returned == 2


def test_a_gate_is_dragged_from_the_hand_into_a_wall(player: Driver):
    lay(player, table(hand=("gate-4",)))
    gate = at(player, GateHand(0))
    player.drag(gate, at(player, EAST_WALL), drop=False)
    assert player.selection.drops == {NORTH_WALL, EAST_WALL}
    assert player.selection.aimed == EAST_WALL
    assert "into a highlighted wall" in player.page.bar.words
    player.drag(gate, at(player, EAST_WALL))
    assert player.table.transitions[-1].action == SetGate("gate-4", *EAST)
    (piece,) = player.lying(EAST_WALL)
    assert piece.face == GateFace("gate-4")
    assert player.stage.item(piece.id).sceneBoundingRect().contains(at(player, EAST_WALL))
    player.page.commands.undo()
    assert [piece.face for piece in player.lying(GateHand(0))] == [GatePlan("gate-4")]


def test_a_drop_without_a_wall_is_refused_with_a_reason(player: Driver):
    lay(player, table(hand=("gate-4",)))
    player.drag(at(player, GateHand(0)), at(player, GateWall(0, (0, 0), "N")))
    assert "there is no outer wall here" in player.stage.bubble.words.lower()
    assert not player.selection.aimed
    assert gates_of(player.table.state).standing[0] == ()


def test_a_gate_can_be_set_with_the_keyboard(player: Driver):
    lay(player, table(hand=("gate-4",)))
    keys = (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up)
    for step in range(200):
        if player.stands_on(GateHand(0)):
            break
        player.key(keys[step // 3 % 4])
    player.key(Qt.Key.Key_Return)
    first = player.selection.aimed
    player.key(Qt.Key.Key_Right)
    aimed = player.selection.aimed
    assert {first, aimed} == {NORTH_WALL, EAST_WALL}
    player.key(Qt.Key.Key_Return)
    assert [piece.face for piece in player.lying(aimed)] == [GateFace("gate-4")]


def test_the_list_of_moves_has_rows_for_gates(player: Driver):
    lay(player, table(hand=("gate-4",)))
    player.key(Qt.Key.Key_M)
    dialog = player.window.findChild(MovesDialog)
    model = dialog.model
    rows = [model.index(row, 0) for row in range(model.rowCount())]
    found = next(row for row in rows if "gate of 4" in row.data() and isinstance(model.entry(row), Way))
    dialog.play(found)
    assert len(gates_of(player.table.state).standing[0]) == 1


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            ("12 gates, face down, in the gatehouse", "gate of 4, in your hand", "gate of 3, in your wall"),
        ),
        ("de", ("verdeckte Tore, im Torhaus", "Tor 4, auf deiner Hand", "Tor 3, in deiner Mauer im Norden")),
        ("fr", ("portes, face cachée, au poste de garde", "porte de 4, dans ta main", "dans ton mur")),
        ("pt-BR", ("portas, face para baixo, na guarita", "porta de 4, na sua mão", "na sua muralha")),
    ],
)
def test_every_gate_is_described_with_its_place(language: str, words: tuple[str, ...]):
    at = table(hand=("gate-4",)).slice(MODULE, standing=((("gate-3", *NORTH),), ()))
    seen = observe(at.book, at.state, 0)
    lying = arrangement(at.book, seen)
    said = Words(language)
    read = [said.text(message) for message in descriptions(at.book, seen, lying).values()]
    for text in (words[0].removeprefix("12 "), *words[1:]):
        assert any(text in one for one in read), (text, read)


def test_the_piece_card_of_a_gate_shows_its_points(player: Driver):
    at = table(hand=("gate-4",)).slice(MODULE, standing=((("gate-2", *EAST),), ()))
    tell = view_book(at.book).piece_cards[GateFace]
    seen = observe(at.book, at.state, 0)
    lying = arrangement(at.book, seen)
    (standing,), (held,) = lying.at(EAST_WALL), lying.at(GateHand(0))
    assert [say(one) for one in tell(at.book, seen, standing).value] == [
        "each scoring +2",
        "a street of 3 tiles",
    ]
    assert say(tell(at.book, seen, held).value[1]) == "in your longest street"


def test_a_computer_player_plans_again_after_seeing_its_gates(qapp, qtbot, monkeypatch):
    """The rest of its plan was made without knowing the gates."""
    table = GameTable()
    table.begin(parse_new(f"apprentice,builder seed=3 modules={MODULE}"))
    host, asked = OpponentHost(table), list[int]()
    monkeypatch.setattr(host, "_ask", asked.append)
    table.moved.connect(lambda _: host.let_play())
    seat = table.seat
    host._plan.extend((SeekGates(), PutBackGates(), EndTurn()))
    host.let_play()
    qtbot.waitUntil(lambda: bool(asked))
    assert [move.action for move in table.transitions[1:]] == [SeekGates()]
    assert (set(asked), list(host._plan)) == ({seat}, [])
    host.close()


def test_gates_are_painted_by_their_number(qapp):
    faces = Faces()
    faces.set_book(book_for(3))
    shown = [
        *map(GateFace, NUMBER),
        *map(GatePlan, NUMBER),
        GateBack(),
        GatePile(0),
        GatePile(1),
        GatePile(12),
    ]
    pictures = {bytes(faces.piece_pixmap(face, 40).toImage().constBits()) for face in shown}
    assert len(pictures) == len(shown)
    assert PILE.thing == "gate-pile"
