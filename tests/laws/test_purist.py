"""With minimal assistance (``purist``), the table shows no forecast and screen readers read none."""

from __future__ import annotations

import random
from typing import Final

import pytest
from PySide6.QtCore import Qt

from alhambra_desktop.model.rules.core.engine.action import BuyBuilding, PlaceTile, TakeMoney
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.models.moves_model import MovesModel
from alhambra_desktop.views.pages.table.moves_dialog import MovesDialog
from alhambra_desktop.words import say, words
from tests.views.driver import TIMEOUT, Driver, whole_game

COMPUTED: Final = (
    *("card-pays", "card-pays-tile", "card-scored-now", "card-would", "if-scored-now"),
    *("preview-place", "preview-total"),
    *("prospect", "read-prospect", "standings-row-points"),
)
"""Messages that forecast what a card would pay, a tile would bring and a scoring would award now."""


@pytest.fixture(scope="module")
def finished(qapp):
    return whole_game("human,apprentice,apprentice seed=4").saved()


def heard(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Return a set that collects the ids of all messages formatted from now on, with nested messages."""
    ids: set[str] = set()
    speaking = words()

    def text(message):
        ids.add(message.id)
        return speaking._text(message)

    monkeypatch.setattr(speaking, "text", text)
    return ids


def look_everywhere(player: Driver) -> None:
    """Explain every target, lift every piece that can be lifted, and format all texts for screen readers."""
    page, controller = player.page, player.page.controller
    for told in page.reading.reader.readables().values():
        say(told)
    for target in tuple(page.reading.reader.readables()):
        controller.explain(target)
        controller.forget()
    for piece in tuple(player.stage.snapshot.table.pieces):
        if controller.pick(piece):
            player.follow()
            for place in controller.selection.drops:
                controller.aim(place)
                player.follow()
            controller.cancel()
    player.follow()


def arrive(player: Driver) -> None:
    """Wait until all moves have been shown and the player who decides sees the table."""
    page = player.page

    def shown() -> bool:
        player.lift_curtain()
        player.read_scoring()
        return page.controller.enabled and not page.director.busy and page.phase.called is None

    player.qtbot.waitUntil(shown, timeout=TIMEOUT)
    player.follow()


def play_on(player: Driver, turns: int, every: int) -> None:
    """Play a number of turns, or to the end; at every `every`-th turn, call `look_everywhere`."""
    choose, table, seen = random.Random(5), player.table, set[int]()
    while not table.state.over and len(seen) <= turns:
        if table.state.turn not in seen and len(seen) % every == 0:
            arrive(player)
            look_everywhere(player)
        seen.add(table.state.turn)
        offers = table.offers()
        built = [one for one in offers if isinstance(one, PlaceTile | BuyBuilding)]
        taken = [one for one in offers if isinstance(one, TakeMoney)]
        table.submit(choose.choice(built or taken or list(offers)))


@pytest.mark.sweep
def test_a_purist_gets_no_forecasts(player, settings, monkeypatch):
    ids = heard(monkeypatch)
    settings.change(aids="trainer")
    player.window.workspace.games.begin(parse_new("human,human seed=3"))
    play_on(player, 8, 2)
    assert set(COMPUTED) <= ids, "no forecast was made, so nothing is tested"
    assert player.page.advice.offered
    settings.change(aids="purist")
    arrive(player)
    ids.clear()
    play_on(player, 1000, 12)
    assert player.table.state.over
    assert ids & set(COMPUTED) == set()
    assert len(ids) > 50
    assert not player.page.advice.offered


@pytest.mark.parametrize("aids", ["purist", "normal"])
def test_panels_show_a_purist_no_points_of_a_scoring(player, settings, monkeypatch, finished, aids):
    """The score itself is shown, as on the scoring track."""
    settings.change(aids=aids)
    player.window.workspace.games.show_saved(finished)
    player.page.scorings.on_top.close()
    ids = heard(monkeypatch)
    settings.change(others_speed="normal")
    player.page.scorings.show_again(2)
    show, told = player.page.scorings.show, set[int]()
    player.qtbot.waitUntil(lambda: show.is_counting, timeout=TIMEOUT)
    player.key(Qt.Key.Key_P)
    while player.scoring_sheet() is None:
        told |= {zone.seat for zone in player.stage.players if zone.words.gain or zone.words.parts}
        assert ("scoring-this" in ids) == (aids == "normal")
        assert ids.isdisjoint(COMPUTED) or aids == "normal"
        player.click(player.stage.city.sceneBoundingRect().center())
    assert told == (set() if aids == "purist" else {0})


@pytest.mark.parametrize(("aids", "forecasts"), [("trainer", {"prospect"}), ("purist", set())])
def test_the_list_of_moves_shows_a_purist_no_forecasts(player, settings, monkeypatch, aids, forecasts):
    settings.change(aids=aids)
    player.window.workspace.games.begin(parse_new("human,human seed=3"))
    play_on(player, 4, 5)
    arrive(player)
    ids = heard(monkeypatch)
    dialog = MovesDialog(player.page)
    dialog.show()
    roles = Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, MovesModel.ChangeRole
    rows = [dialog.model.index(row) for row in range(dialog.model.rowCount())]
    player.qtbot.waitUntil(lambda: all(row.data(MovesModel.ChangeRole) is not None for row in rows))
    assert all(isinstance(row.data(role), str) for row in rows for role in roles)
    assert ids & (set(COMPUTED) - {"read-prospect"}) == forecasts
    dialog.close()
