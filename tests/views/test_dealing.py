"""Dealing: a new game is laid before the eyes of its players, in time, and any key ends it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from alhambra_desktop.model.core.hidden import observe
from alhambra_desktop.model.core.table import Hand, MarketSquare, Row
from alhambra_desktop.model.table.arrangement import arrangement
from alhambra_desktop.views.command_line import parse_new
from alhambra_desktop.views.dealing import DEAL, bare, deal
from alhambra_desktop.views.phase import Phase
from alhambra_desktop.views.settings import Settings
from alhambra_desktop.views.timeline import LEAST, length
from tests.property.folding import book_of, builders

from .stage.moving import still_page

DEALT = MarketSquare | Row | Hand
SPEC = "human,builder,apprentice seed=3 modules=bonus_cards,vizier"


@pytest.mark.parametrize("number", range(8))
def test_everything_is_dealt_once_in_time_and_the_table_is_what_it_is_then(number):
    book = book_of(number)
    move = next(builders(book, number))
    table = arrangement(book, observe(book, move.after, 0))
    wanted = {piece.id for piece in table.pieces.values() if isinstance(piece.place, DEALT)}
    assert wanted
    assert bare(table).pieces.keys() == table.pieces.keys() - wanted
    steps = deal(table, move.events, 0, 1.0)
    dealt = [motion.piece for step in steps for flight in step.flights for motion in flight.motions]
    assert sorted(dealt) == sorted(wanted)
    assert steps[-1].after.look() == table.look()
    assert length(steps) <= DEAL
    assert all(flight.duration >= LEAST for step in steps for flight in step.flights)
    here = bare(table).pieces.keys()
    for step in steps:
        here = here | step.pieces
        assert step.after.pieces.keys() == here, "only what was dealt is there"
    ends = [
        flight.motion.end for step in steps for flight in step.flights if isinstance(flight.motion.end, Hand)
    ]
    assert ends[-1] == Hand(0), "the viewer's hand comes last"


def test_all_see_what_is_dealt_but_not_what_was_never_open(qapp):
    book = book_of(0)
    move = next(builders(book, 1))
    steps = deal(arrangement(book, observe(book, move.after, 0)), move.events, 0, 1.0)
    cards = {event.seat: sorted(event.cards) for event in move.events if type(event).__name__ == "MoneyDealt"}
    seen: dict[int, list[str]] = {}
    for step in steps:
        for flight in step.flights:
            for motion in flight.motions:
                if isinstance(motion.end, Hand):
                    seen.setdefault(motion.end.seat, []).append(motion.face.card)
    assert {seat: sorted(shown) for seat, shown in seen.items()} == cards


@pytest.fixture
def page(qapp, qtbot, settings: Settings, monkeypatch):
    settings.change(own_speed="normal", others_speed="normal")
    made = still_page(settings, monkeypatch)
    qtbot.addWidget(made)
    made.resize(1280, 772)
    made.show()
    made.table.begin(parse_new(SPEC))
    made.come_back()
    qapp.processEvents()
    return made


def through(page, qapp) -> int:
    """Milliseconds until the deal is over."""
    spent = 0
    while page.director.dealing:
        page.director.clock.advance(20)
        qapp.processEvents()
        spent += 20
        assert spent < 3000
    return spent


def test_a_new_game_is_dealt_and_then_it_is_the_first_players_turn(page, qapp):
    assert page.phase.now is Phase.ANIMATING
    assert not page.stage.table.at(Row())[4:]
    assert 1000 < through(page, qapp) <= DEAL + 40
    qapp.processEvents()
    assert page.stage.table.look() == page.stage.shown.table.look()
    assert not page.stage.aloft
    assert page.controller.enabled == (page.table.seat == page.viewer)
    assert page.phase.now is not Phase.ANIMATING


@pytest.mark.parametrize("how", ["key", "press"])
def test_any_key_ends_the_deal(page, qapp, qtbot, how):
    page.director.clock.advance(200)
    if how == "key":
        cursor = page.controller.selection.cursor
        qtbot.keyClick(page.view, Qt.Key.Key_Right)
        assert page.controller.selection.cursor is cursor, "and does nothing else"
    else:
        qtbot.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton)
    assert not page.director.dealing
    assert not page.stage.aloft
    assert page.stage.table.look() == page.stage.shown.table.look()


def test_what_is_taken_back_goes_straight_home_and_nothing_else_is_dealt_again(page, qapp):
    through(page, qapp)
    qapp.processEvents()
    while page.table.seat != page.viewer:
        page.table.submit(page.table.offers()[-1])
        page.director.skip()
        qapp.processEvents()
    before = page.stage.table
    take = next(
        action for action in page.table.offers() if hasattr(action, "cards") and not hasattr(action, "tile")
    )
    page.table.submit(take)
    page.director.finish_step()
    page.undo()
    assert not page.director.dealing
    assert len(page.stage.aloft) == len(take.cards)
    assert page.stage.table.look() == before.look(), "the state is that before at once"
    assert page.controller.enabled
    page.director.clock.advance(161)
    assert not page.stage.aloft
    page.redo()
    assert len(page.stage.aloft) == len(take.cards)


def test_without_motion_nothing_is_dealt(page, qapp, settings):
    settings.change(others_speed="off")
    page.table.begin(parse_new(SPEC))
    assert not page.director.dealing
    assert page.stage.table.look() == page.stage.shown.table.look()


def test_a_game_that_goes_on_is_not_dealt(page, qapp):
    through(page, qapp)
    page.table.submit(page.table.offers()[0])
    page.table.open(page.table.saved())
    assert not page.director.dealing
