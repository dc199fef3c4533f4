"""Cues: what is heard of moves, how loud and from where, noted by a recording list."""

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
    """A game of others that is shown at normal speed, with everything heard of it."""
    book = book_of(number)
    show, heard = Show(book.setup, viewer, number), []
    show.director.cued.connect(heard.append)
    show.director.hurry(hurried)
    return show, heard


def play(show: Show, moves: int) -> list[Transition]:
    """Show some moves of others; the viewer's own are jumped over."""
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
def test_what_others_do_is_heard_softly_from_where_it_is_seen(number, qapp):
    show, heard = recorded(number)
    play(show, MOVES)
    assert len(heard) > MOVES // 2
    assert {cue.sound for cue in heard} <= TAKEN | PUT
    assert {"card_take", "card_turn", "bag", "tile_place"} <= {cue.sound for cue in heard}
    assert all(abs(cue.pan) <= 1 for cue in heard)
    assert min(cue.pan for cue in heard) < -0.1 < 0.1 < max(cue.pan for cue in heard)
    assert all(cue.level <= -2 for cue in heard if cue.sound != "card_fan")


def test_hurried_only_what_lands_is_heard_and_softer_still(qapp):
    full, hasty = recorded(1), recorded(1, hurried=True)
    for show, _ in (full, hasty):
        play(show, 20)
    assert hasty[1]
    assert {cue.level for cue in hasty[1] if cue.sound != "card_fan"} == {HASTY}
    assert not {cue.sound for cue in hasty[1]} & {"bag", "card_take", "card_turn"}
    assert len(hasty[1]) < len(full[1])


@pytest.mark.parametrize("how", ["off", "hidden", "skipped"])
def test_what_is_not_seen_is_not_heard(how, qapp):
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


def test_with_less_motion_the_same_is_heard_in_the_same_order(qapp):
    full, less = recorded(3), recorded(3)
    less[0].director.reduced = True
    for show, _ in (full, less):
        play(show, 20)
    assert sorted(cue.sound for cue in full[1]) == sorted(cue.sound for cue in less[1])


def test_an_own_move_is_heard_in_full(qapp):
    show, heard = recorded(1)
    while show.table.seat != 0:
        show.move()
        show.jump()
    show.director.show_own(show.move())
    for _ in range(30):
        show.tick(16)
    assert heard
    assert max(cue.level for cue in heard) == 0.0


def test_sounds_come_from_the_side_where_they_are_seen():
    assert [pan_of(x, 1000) for x in (0, 500, 1000, 5000)] == [-1, 0, 1, 1]
    assert pan_of(10, 0) == 0
