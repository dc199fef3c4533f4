"""The end of a turn with several promises updates the table once."""

from __future__ import annotations

import pytest

from alhambra_desktop.model.rules.core.engine.action import BuyBuilding, PlaceTile
from alhambra_desktop.model.rules.core.engine.play import play
from alhambra_desktop.model.rules.core.engine.step import ChooseAction
from alhambra_desktop.model.rules.table.turn_facts import Deed
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.scene.stage import Stage
from tests.views.driver import Driver

TABLE = "human,newcomer seed=5 starting_money=40"


def buy_exactly(player: Driver) -> None:
    """Buy a tile in a way that leaves an extra action (B-11), and promise to place it."""
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


def test_ending_a_turn_with_promises_syncs_once(player, monkeypatch):
    player.window.workspace.games.begin(parse_new(TABLE))
    player.wait_for_turn()
    for _ in range(2):
        buy_exactly(player)
    assert len(player.table.promises) == 2
    before = len(player.table.transitions)
    seen, synced = [], []
    player.page.seen.connect(seen.append)
    sync = Stage.sync
    monkeypatch.setattr(Stage, "sync", lambda stage, shown: (synced.append(shown), sync(stage, shown)))
    player.page.commands.end_turn()
    if player.page.controller.enabled:  # it warns about unused actions
        player.page.commands.end_turn()
    mine = [move for move in player.table.transitions[before:] if move.before.decision.seat == 0]
    assert len(mine) >= 2
    assert synced == []
    player.page.director.finish_step()
    assert len(synced) <= 1, "the moves are shown together"
    player.qtbot.waitUntil(lambda: len(seen) >= len(mine))
    assert seen[: len(mine)] == mine


@pytest.mark.parametrize("anew", [False, True])
def test_an_error_while_ending_a_turn_leaves_no_stale_state(player, monkeypatch, anew):
    table, submit, done, seen = player.table, player.table.submit, [], []
    player.window.workspace.games.begin(parse_new(TABLE))
    player.wait_for_turn()
    for _ in range(2):
        buy_exactly(player)

    def fail_after_one(action):
        if done:
            raise RuntimeError
        done.append(action)
        submit(action)

    with monkeypatch.context() as broken:
        broken.setattr(table, "submit", fail_after_one)
        with pytest.raises(RuntimeError):
            player.page._end_turn()
    if anew:
        player.window.workspace.games.begin(parse_new(TABLE))
    else:
        table.show_again()
    player.wait_for_turn()
    player.page.seen.connect(seen.append)
    action = table.offers()[0]
    table.submit(action)
    player.qtbot.waitUntil(lambda: bool(seen))
    assert seen[0].action == action
