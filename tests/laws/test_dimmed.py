"""A piece that is shown dimmed cannot be lifted, and one that rises or has a rim can be used."""

from __future__ import annotations

import random
from itertools import permutations

import pytest
from PySide6.QtCore import QPoint, Qt

from alhambra_desktop.model.rules.core.engine.action import BuyBuilding, PlaceTile, TakeMoney
from alhambra_desktop.model.rules.core.places.places import CitySquare, Hand, Piece, PieceId, Row
from alhambra_desktop.model.rules.modules.bonus_cards.rules import RevealedCards, SecretCards
from alhambra_desktop.model.rules.modules.registry import CHOOSABLE
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.game.game_table import GameTable
from tests.laws.test_purist import arrive
from tests.views.driver import Driver

EVERYTHING = ",".join(one.id for one in CHOOSABLE if "alhambra" in one.foundations)
TABLES = {
    "base": "human,human seed=3 dirk=off",
    "modules": f"human,human,human seed=4 modules={EVERYTHING}",
    "granada": "human,human,human seed=4 game=granada",
    "both": "human,human seed=2 game=alhambra+granada",
}
MOMENTS = (24, 57, 95)
"""Numbers of actions after which a game is tested."""

ALWAYS = Hand, SecretCards, RevealedCards, CitySquare
"""Places where a piece under the pointer is always raised, or has other marks."""

FEW = 2
"""Number of pieces that are tried for each type of place."""


def moment(spec: str, actions: int) -> GameTable:
    """Return a game after a number of actions; tiles are bought and placed whenever that is possible."""
    table, choose = GameTable(), random.Random(5)
    table.begin(parse_new(spec))
    for _ in range(actions):
        offers = list(table.offers())
        built = [one for one in offers if isinstance(one, PlaceTile | BuyBuilding)]
        taken = [one for one in offers if isinstance(one, TakeMoney)]
        table.submit(choose.choice(built or taken or offers))
    return table


def seen(player: Driver) -> list[tuple[Piece, bool, bool]]:
    """Return every piece that can be pointed at, whether it is dimmed, and whether it has a rim."""
    found, stage = [], player.stage
    for piece in stage.snapshot.table.pieces.values():
        item, rect = stage.item(piece.id), stage.rect_of(piece.id)
        if item is not None and rect is not None and stage.at(rect.center()) == piece.id:
            found.append((piece, item.style.opacity < 1, item.style.rim is not None))
    return found


def few(pieces: list[Piece]) -> list[Piece]:
    """Return some pieces for each type of place."""
    kinds: dict[type, list[Piece]] = {}
    for piece in pieces:
        kinds.setdefault(type(piece.place), []).append(piece)
    return [piece for kind in kinds.values() for piece in kind[:FEW]]


def lifted(player: Driver, piece: PieceId) -> bool:
    """Return whether dragging a piece lifts it, and put it back."""
    viewport, at = player.view.viewport(), player.at(player.stage.rect_of(piece).center())
    player.qtbot.mousePress(viewport, Qt.MouseButton.LeftButton, pos=at)
    for far in (8, 16, 24):
        player.qtbot.mouseMove(viewport, at + QPoint(far, far))
    found = piece in player.selection.lifted
    player.page.controller.cancel()
    player.qtbot.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=at + QPoint(24, 24))
    player.page.controller.cancel()
    player.follow()
    return found


def does_something(player: Driver, piece: PieceId) -> bool:
    """Return whether a click on a piece lifts it or plays an action, and undo the click."""
    table, before = player.table, (player.table.state, player.table.promises)
    player.click(player.stage.rect_of(piece).center())
    lifts, plays = piece in player.selection.lifted, (table.state, table.promises) != before
    player.page.controller.cancel()
    if plays:
        table.undo()
        arrive(player)
    player.follow()
    return lifts or plays


@pytest.mark.parametrize("actions", MOMENTS)
@pytest.mark.parametrize("name", TABLES)
def test_only_pieces_that_are_not_dimmed_can_be_lifted(player, name, actions):
    player.window.workspace.games.show_saved(moment(TABLES[name], actions).saved())
    arrive(player)
    shown, liftable = seen(player), player.table.facts.liftable
    assert [piece for piece, dimmed, _ in shown if dimmed and (piece.place, piece.face) in liftable] == []
    assert [
        piece for piece in few([piece for piece, dimmed, _ in shown if dimmed]) if lifted(player, piece.id)
    ] == []
    assert [piece for piece, _, rimmed in shown if rimmed and not does_something(player, piece.id)] == []
    wrong = []
    for piece in few([piece for piece, _, _ in shown if not isinstance(piece.place, ALWAYS)]):
        player.move(player.stage.rect_of(piece.id).center())
        rises = player.stage.item(piece.id).style.raised > 0
        if rises != player.page.controller.may_choose(piece.id):
            wrong.append((piece, "may not be chosen" if rises else "does not rise"))
        elif rises and not does_something(player, piece.id):
            wrong.append((piece, "does nothing"))
    assert wrong == []


def test_row_cards_that_cannot_join_the_lifted_card_are_dimmed(player):
    spec, dimmed_and_taken = f"{TABLES['base']} take_limit=9", set()
    player.window.workspace.games.show_saved(moment(spec, 4).saved())
    arrive(player)
    table = player.table
    for first, other in permutations(player.stage.snapshot.table.at(Row()), 2):
        player.click(player.stage.rect_of(first.id).center())
        dimmed, before = player.stage.item(other.id).style.opacity < 1, table.state
        player.click(player.stage.rect_of(other.id).center())
        played = table.state != before  # the cards are taken as soon as no third one can be added
        dimmed_and_taken.add((dimmed, played or player.selection.lifted == (first.id, other.id)))
        player.page.controller.cancel()
        if played:
            table.undo()
            arrive(player)
        player.follow()
    assert dimmed_and_taken == {(True, False), (False, True)}
