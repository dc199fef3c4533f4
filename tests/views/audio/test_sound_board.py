"""Which cues are audible with the current preferences."""

from __future__ import annotations

import pytest

from alhambra_desktop.views.audio.cues import Cue
from alhambra_desktop.views.audio.players import SoundBoard
from alhambra_desktop.views.audio.voicing import LOUDER, UNEVEN, USUAL, gain

ONE_EACH = ("tile_place", "count", "turn_mine")


@pytest.fixture
def board(settings):
    made = SoundBoard(settings)
    made.in_front = lambda: True
    return made


def sounds(board: SoundBoard, heard) -> list[str]:
    """Play one sound of each group and return those that were audible."""
    heard.clear()
    for sound in ONE_EACH:
        board.play(Cue(sound))
    return [note.sound for note in heard]


def test_all_groups_play_at_the_default_volume(board, settings, heard):
    assert sounds(board, heard) == [*ONE_EACH]
    assert settings.preferences.sound_volume == 60
    for note in heard:
        assert gain(LOUDER - UNEVEN) <= note.left <= gain(LOUDER + UNEVEN)


@pytest.mark.parametrize(
    ("change", "left"),
    [
        ({"sound": False}, []),
        ({"sound_table": False}, ["count", "turn_mine"]),
        ({"sound_counting": False}, ["tile_place", "turn_mine"]),
        ({"sound_turn": False}, ["tile_place", "count"]),
    ],
)
def test_a_disabled_group_is_silent_immediately(board, settings, heard, change, left):
    settings.change(**change)
    assert sounds(board, heard) == left


def test_in_the_background_only_the_own_turn_may_sound(board, settings, heard):
    board.in_front = lambda: False
    assert sounds(board, heard) == []
    settings.change(sound_behind=True)
    assert sounds(board, heard) == ["turn_mine"]
    settings.change(sound_turn=False)
    assert sounds(board, heard) == []


def test_a_volume_change_plays_one_sample_at_that_volume(board, settings, heard):
    settings.change(theme="dark")
    assert heard == []
    settings.change(sound_table=False)
    settings.change(sound_volume=100)
    (note,) = heard
    assert gain(LOUDER - UNEVEN) <= note.left * USUAL**2 <= gain(LOUDER + UNEVEN)
    settings.change(sound_volume=0)
    assert heard == [note]


def test_zero_volume_is_silent(board, settings, heard):
    settings.change(sound_volume=0)
    board.play(Cue("end"))
    assert heard == []


def test_a_demonstrated_sound_is_heard_although_its_group_is_off_but_not_if_all_are(board, settings, heard):
    settings.change(sound_table=False)
    board.demonstrate("tile_place")
    assert [note.sound for note in heard] == ["tile_place"]
    settings.change(sound=False)
    board.demonstrate("count")
    assert [note.sound for note in heard] == ["tile_place"]
