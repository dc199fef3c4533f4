"""One window shows games of different sizes and rule sets in turn; every part shows the same game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

import pytest

from alhambra_desktop.model.files.saves.saved_game import SavedGame
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.views.interaction.phase import Phase
from alhambra_desktop.views.pages.table.moves_dialog import MovesDialog
from tests.sweeps import swept
from tests.views.driver import Driver

SIX = "human,human,human,human,human,human seed=5"
TABLES = (
    "human,newcomer seed=3 dirk=off",
    "human,human seed=3 dirk=off",
    "human,human,human seed=4 modules=vizier,camps,bazaars,falconers,bureaux,bonus_cards,huts",
    "newcomer,human game=granada seed=5",
    "human,newcomer,human game=alhambra+granada seed=6",
)


@cache
def at_the_last_seat() -> SavedGame:
    """Return a six-player game in which the last seat has the turn."""
    table = GameTable()
    table.begin(parse_new(SIX))
    while table.seat != 5:
        table.submit(table.offers()[0])
    return table.saved()


def last_seat_acts(player: Driver) -> None:
    player.window.workspace.games.show_saved(at_the_last_seat())
    player.lift_curtain()
    assert player.page.phase.now is Phase.ACTING


def last_seat_is_called(player: Driver) -> None:
    player.window.workspace.games.show_saved(at_the_last_seat())
    assert player.page.phase.now is Phase.CURTAIN


def last_seat_holds_a_card(player: Driver) -> None:
    last_seat_acts(player)
    player.click(player.spot("row", 0))
    assert player.selection.lifted


def last_seat_was_left(player: Driver) -> None:
    last_seat_acts(player)
    player.window.workspace.start_route.go()
    assert player.page.phase.now is Phase.AWAY


def with_speeds(player: Driver) -> None:
    last_seat_acts(player)
    player.window.settings.change(own_speed="slow", others_speed="slow")


BEFORE: tuple[Callable[[Driver], None], ...] = (
    last_seat_acts,
    last_seat_is_called,
    last_seat_holds_a_card,
    last_seat_was_left,
    with_speeds,
)


@pytest.mark.parametrize("before", swept(BEFORE, [*BEFORE][:1].__contains__))
def test_another_game_can_replace_one_with_more_seats(player, before):
    page, shown, called = player.page, [], []

    def note(*_: object) -> None:
        shown.append(page.stage.snapshot.book)
        called.append(page.phase.called)

    for spec in TABLES:
        setup, saved = parse_new(spec), GameTable()
        saved.begin(setup)
        for begin in (
            partial(player.window.workspace.games.begin, setup),
            partial(player.window.workspace.games.show_saved, saved.saved()),
        ):
            before(player)
            player.window.workspace.dialogs.show_moves()
            assert player.window.findChild(MovesDialog).isVisible()
            page.updated.connect(note)
            begin()
            page.updated.disconnect(note)
            assert {book is player.table.book for book in shown} <= {True}, "nobody is told of two games"
            assert all(seat is None or seat < len(setup.seats) for seat in called)
            assert len(page.stage.players) == len(setup.seats)
            assert page.viewer < len(setup.seats)
            player.window.settings.change(own_speed="off", others_speed="off")
            shown.clear()
            called.clear()
