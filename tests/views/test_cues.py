"""Cues: sounds of moves, with level and pan, recorded in a list."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from alhambra_desktop.views.audio.cues import Cue, pan_of
from alhambra_desktop.views.playback.step_player import HASTY
from tests.property.folding import book_of
from tests.sweeps import swept

from .stage.moving import Show

if TYPE_CHECKING:
    from alhambra_desktop.model.rules.core.engine.play import Transition

TAKEN = {"card_take", "card_turn", "card_land", "card_fan", "coin_exact", "coins_over", "bag"}
PUT = {"tile_place", "tile_reserve", "redesign", "undo", "vizier", "falcon", "camp", "hut", "bureau", "bonus"}
GAMES = 8
MOVES = 50


def recorded(number: int, hurried: bool = False, viewer: int = 0) -> tuple[Show, list[Cue]]:
    """Return the show of a game, optionally hurried, and the list in which its cues are recorded."""
    book = book_of(number)
    show, heard = Show(book.setup, viewer, number), []
    show.director.cued.connect(heard.append)
    show.director.hurry(hurried)
    return show, heard


def play(show: Show, moves: int) -> list[Transition]:
    """Show some moves of others; skip the viewer's own."""
    shown: list[Transition] = []
    while len(shown) < moves and not show.table.state.over:
        if show.table.seat == show.director.viewer:
            show.move()
            show.jump()
            continue
        shown += show.add()
        show.play_on(30)
    return shown


@pytest.mark.parametrize("number", swept(range(GAMES), lambda number: number == 1))
def test_moves_of_others_are_quiet_and_panned(number, qapp):
    show, heard = recorded(number)
    play(show, MOVES)
    assert len(heard) > MOVES // 2
    assert {cue.sound for cue in heard} <= TAKEN | PUT
    assert {"card_take", "card_turn", "bag", "tile_place"} <= {cue.sound for cue in heard}
    assert all(abs(cue.pan) <= 1 for cue in heard)
    assert min(cue.pan for cue in heard) < -0.1 < 0.1 < max(cue.pan for cue in heard)
    assert all(cue.level <= -2 for cue in heard if cue.sound != "card_fan")


def test_hurried_moves_sound_only_on_landing_and_quieter(qapp):
    full, hasty = recorded(1), recorded(1, hurried=True)
    for show, _ in (full, hasty):
        play(show, 20)
    assert hasty[1]
    assert {cue.level for cue in hasty[1] if cue.sound != "card_fan"} == {HASTY}
    assert not {cue.sound for cue in hasty[1]} & {"bag", "card_take", "card_turn"}
    assert len(hasty[1]) < len(full[1])


@pytest.mark.parametrize("how", ["off", "hidden", "skipped"])
def test_invisible_moves_are_silent(how, qapp):
    show, heard = recorded(2)
    if how == "off":
        show.director.others_speed = "off"
    if how == "hidden":
        show.director.in_sight = lambda: False
    if how == "skipped":
        show.add(3)
        show.go()
        show.director.skip()
        heard.clear()
        show.play_on()
    else:
        play(show, 10)
    assert heard == []


def test_reduced_motion_has_the_same_sounds(qapp):
    full, less = recorded(3), recorded(3)
    less[0].director.reduced = True
    for show, _ in (full, less):
        play(show, 20)
    assert sorted(cue.sound for cue in full[1]) == sorted(cue.sound for cue in less[1])


def test_own_moves_are_at_full_level(qapp):
    show, heard = recorded(1)
    while show.table.seat != 0:
        show.move()
        show.jump()
    show.director.show_own(show.move())
    for _ in range(30):
        show.tick(16)
    assert heard
    assert max(cue.level for cue in heard) == 0.0


def test_pan_follows_the_horizontal_position():
    assert [pan_of(x, 1000) for x in (0, 500, 1000, 5000)] == [-1, 0, 1, 1]
    assert pan_of(10, 0) == 0
