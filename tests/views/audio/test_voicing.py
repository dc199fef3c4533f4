"""How cues are voiced: groups, levels, panning, and limits for repeated sounds."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from alhambra_desktop.views.audio import voicing as voicing_module
from alhambra_desktop.views.audio.cues import Cue
from alhambra_desktop.views.audio.samples import samples
from alhambra_desktop.views.audio.voicing import (
    COUNTING,
    DETUNED,
    LOUDER,
    QUIETER,
    TABLE,
    TURN,
    UNEVEN,
    USUAL,
    WIDEST,
    Voicing,
    gain,
    group_of,
)
from alhambra_desktop.views.storage.preferences import Preferences
from tests.sources import text_of, walked

VIEWS = Path(voicing_module.__file__).parent.parent


class Even(Random):
    """Random numbers that are always the middle of the range."""

    def uniform(self, a: float, b: float) -> float:
        return (a + b) / 2


@pytest.fixture
def voicing():
    return Voicing(Even())


def test_each_sound_belongs_to_one_group():
    groups = {name: group_of(name) for name in samples()}
    assert {name for name, group in groups.items() if group == TURN} == {"turn_mine"}
    counted = {"scoring_card", "count", "points", "wall_step", "wall_done", "end"}
    assert {name for name, group in groups.items() if group == COUNTING} == counted
    assert group_of("tile_place") == group_of("of another rule set") == TABLE


def cued_in_source() -> Iterator[tuple[str, str]]:
    """Yield the source file and the name of each sound that the views cue."""
    for path in sorted(VIEWS.rglob("*.py")):
        for call in walked(text_of(path)):
            if isinstance(call, ast.Call) and ast.unparse(call.func) == "Cue" and call.args:
                name = call.args[0]
                if isinstance(name, ast.Constant) and isinstance(name.value, str):
                    yield path.name, name.value


def test_every_cue_in_the_views_has_a_sample():
    found = list(cued_in_source())
    assert ("voicing.py", "turn_mine") in found
    assert [(file, name) for file, name in found if name not in samples()] == []


def test_default_volume_plays_samples_unchanged_and_volume_is_squared(voicing):
    usual, soft = (voicing.note(Cue("snap"), volume, at) for volume, at in ((USUAL, 0.0), (USUAL / 2, 1.0)))
    assert usual.left == usual.right == pytest.approx(gain(LOUDER))
    assert soft.left == pytest.approx(gain(LOUDER) / 4)
    assert voicing.note(Cue("snap", level=-6.0), USUAL, 2.0).left == pytest.approx(gain(LOUDER - 6))
    assert Preferences().sound_volume == 100 * USUAL, "it is what a new player hears"


@pytest.mark.parametrize(
    ("pan", "left", "right"), [(-1, 1, 1 - WIDEST), (1, 1 - WIDEST, 1), (9, 1 - WIDEST, 1)]
)
def test_panning_is_limited(voicing, pan, left, right):
    note = voicing.note(Cue("snap", pan=pan), USUAL, 0.0)
    assert (note.left, note.right) == pytest.approx((gain(LOUDER) * left, gain(LOUDER) * right))


def test_simultaneous_repeats_are_quieter_and_the_fourth_is_silent(voicing):
    notes = [voicing.note(Cue("card_land"), USUAL, 0.01 * i) for i in range(4)]
    assert [note and round(note.left, 3) for note in notes] == [
        round(gain(LOUDER), 3),
        round(gain(LOUDER + QUIETER), 3),
        round(gain(LOUDER + QUIETER), 3),
        None,
    ]
    assert voicing.note(Cue("snap"), USUAL, 0.03).left == pytest.approx(gain(LOUDER)), "another sound"
    assert voicing.note(Cue("card_land"), USUAL, 0.08).left == pytest.approx(gain(LOUDER)), "later"


def test_repeats_vary_slightly_in_pitch_and_level():
    voicing = Voicing(Random(3))
    notes = [voicing.note(Cue("snap", pitch=1.5), USUAL, float(at)) for at in range(200)]
    pitches, levels = [note.pitch / 1.5 for note in notes], [note.left for note in notes]
    assert 1 - DETUNED <= min(pitches) < 1 - DETUNED / 2
    assert 1 + DETUNED / 2 < max(pitches) <= 1 + DETUNED
    assert gain(LOUDER - UNEVEN) <= min(levels) < max(levels) <= gain(LOUDER + UNEVEN)
