"""The end of a turn with several promises is shown once."""

from __future__ import annotations

from alhambra_desktop.model.core.engine.action import BuyBuilding, PlaceTile
from alhambra_desktop.model.core.engine.play import play
from alhambra_desktop.model.core.engine.step import ChooseAction
from alhambra_desktop.model.table.project import Deed
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.scene.stage import Stage
from tests.views.driver import Driver


def buy_exactly(player: Driver) -> None:
    """Buy something with a further action left (B-11), and promise to place it."""
    table = player.table
    for action in table.offers():
        if isinstance(action, BuyBuilding):
            after = play(table.book, table.state, action).after
            if isinstance(after.decision, ChooseAction) and after.decision.acted:
                player.page.controller.do(Deed(play=action))
                break
    (tile,) = table.waiting
    cell = next(iter(table.placeable_cells(tile)))
    player.page.controller.do(Deed(promise=PlaceTile(tile, cell)))


def test_the_end_of_a_turn_with_promises_is_one_sync(player, monkeypatch):
    player.window.begin(parse_new("human,newcomer seed=5 starting_money=40"))
    player.wait_for_turn()
    for _ in range(2):
        buy_exactly(player)
    assert len(player.table.promises) == 2
    before = len(player.table.transitions)
    seen, synced = [], []
    player.page.seen.connect(seen.append)
    sync = Stage.sync
    monkeypatch.setattr(Stage, "sync", lambda stage, shown: (synced.append(shown), sync(stage, shown)))
    player.page.end_turn()
    if player.page.controller.enabled:  # it warns of what is not done
        player.page.end_turn()
    mine = [move for move in player.table.transitions[before:] if move.before.decision.seat == 0]
    assert len(mine) >= 2
    assert synced == []
    player.page.director.finish_step()
    assert len(synced) <= 1, "the moves are shown together"
    player.qtbot.waitUntil(lambda: len(seen) >= len(mine))
    assert seen[: len(mine)] == mine
