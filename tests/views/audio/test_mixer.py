"""Tests of the mixed signal, without an audio device."""

from __future__ import annotations

import math
from random import Random

import numpy as np
import pytest

from alhambra_desktop.views.animation.choreography import MOTION_STYLES
from alhambra_desktop.views.audio.cues import Cue
from alhambra_desktop.views.audio.mixer import CEILING, CUT, DUCKED, MOST_VOICES, Mixer
from alhambra_desktop.views.audio.samples import RATE, samples
from alhambra_desktop.views.audio.voicing import UNEVEN, USUAL, Note, Voicing

SECOND = RATE


def tone(hertz: float, seconds: float = 1.0, peak: float = 1.0) -> np.ndarray:
    return (peak * np.sin(2 * np.pi * hertz * np.arange(int(seconds * RATE)) / RATE)).astype(np.float32)


def flat(level: float, seconds: float = 1.0) -> np.ndarray:
    return np.full(int(seconds * RATE), level, np.float32)


def test_a_note_is_scaled_by_its_left_and_right_gain():
    signal = tone(440, 0.01, 0.5)
    mixer = Mixer({"a": signal})
    mixer.add(Note("a", 0.5, 0.25))
    heard = mixer.render(1000)
    assert heard[: len(signal), 0] == pytest.approx(signal * 0.5, abs=1e-6)
    assert heard[: len(signal), 1] == pytest.approx(signal * 0.25, abs=1e-6)
    assert not heard[len(signal) :].any()
    assert mixer.quiet


def test_pitch_changes_length():
    mixer = Mixer({"a": tone(441, 0.1, 0.5)})
    mixer.add(Note("a", 1, 1, pitch=2.0))
    heard = mixer.render(RATE // 10)[:, 0]
    assert np.flatnonzero(heard)[-1] == pytest.approx(0.05 * RATE, abs=2)
    assert heard[:100] == pytest.approx(tone(882, 0.1, 0.5)[:100], abs=0.01)


@pytest.mark.parametrize("blocks", [(4096, 1, 63, 441, 3589), (10,) * 819])
def test_the_mix_does_not_depend_on_the_block_size(blocks):
    def mixed() -> Mixer:
        mixer = Mixer(samples())
        for name in ("tile_place", "coin_exact", "scoring_card", "end"):
            mixer.add(Note(name, 3.0, 2.0, pitch=1.01, counting=name == "end"))
        return mixer

    one, other = mixed(), mixed()
    parts = np.concatenate([other.render(frames) for frames in blocks])
    assert parts == pytest.approx(one.render(len(parts)), abs=1e-5)


def test_six_simultaneous_sounds_do_not_clip():
    mixer = Mixer({"a": tone(220), "b": flat(1.0)})
    for name in "ababab":
        mixer.add(Note(name, 1, 1))
    heard = np.concatenate([mixer.render(441) for _ in range(100)])
    assert np.max(np.abs(heard)) <= CEILING + 1e-6
    assert np.max(np.abs(heard)) > 0.99 * CEILING, "the limiter had nothing to do"


def test_the_six_loudest_sounds_stay_below_the_ceiling():
    mixer, voicing = Mixer(samples()), Voicing(Random(1))
    for name in ("scoring_card", "end", "tile_place", "coin_exact", "redesign", "wall_done"):
        mixer.add(voicing.note(Cue(name), 1.0, 0.0))
    assert np.max(np.abs(mixer.render(SECOND))) <= CEILING + 1e-6


def peak(*cues: Cue) -> float:
    """Return the peak of simultaneous sounds at the default volume, in decibels relative to full scale."""
    mixer, voicing = Mixer(samples()), Voicing(Random(1))
    for cue in cues:
        mixer.add(voicing.note(cue, USUAL, 0.0))
    return 20 * math.log10(float(np.max(np.abs(mixer.render(4 * SECOND)))))


def test_the_default_volume_is_neither_faint_nor_loud():
    alone = sorted(peak(Cue(name)) for name in samples())
    assert -8 <= alone[-1] <= -5
    assert -20 <= alone[len(alone) // 2] <= -10, "the median"
    assert -10 <= peak(*map(Cue, ("coin_exact", "tile_place", "card_land"))) <= -3
    assert -10 <= peak(*map(Cue, ("wall_done", "points", "count", "wall_step"))) <= -3


def test_moves_of_others_are_audible():
    for type_, style in MOTION_STYLES.items():
        for sound in filter(None, (style.takes_off, style.lands)):
            assert peak(Cue(sound, level=style.others_level)) >= -20 - UNEVEN, (type_.__name__, sound)


def test_the_limiter_recovers_after_a_loud_moment():
    mixer = Mixer({"loud": flat(4.0, 0.01), "soft": tone(440, 1.0, 0.1)})
    mixer.add(Note("loud", 1, 1))
    mixer.add(Note("soft", 1, 1))
    heard = mixer.render(SECOND)[:, 0]
    assert np.max(np.abs(heard[1000:3000])) < 0.09
    assert np.max(np.abs(heard[SECOND // 2 :])) == pytest.approx(0.1, abs=1e-3)


def test_the_oldest_voice_is_cut_without_a_click():
    mixer = Mixer({"old": flat(0.5), "new": flat(0.0)})
    mixer.add(Note("old", 1, 1))
    for _ in range(MOST_VOICES):
        mixer.add(Note("new", 1, 1))
    heard = mixer.render(1000)[:, 0]
    assert heard[0] == pytest.approx(0.5)
    assert np.max(np.abs(np.diff(heard))) < 0.01
    assert not heard[CUT:].any()


def test_a_scoring_ducks_other_sounds_until_it_ends():
    mixer = Mixer({"music": flat(0.5, 2.0), "count": flat(0.0, 0.5)})
    mixer.add(Note("music", 1, 1))
    mixer.add(Note("count", 1, 1, counting=True))
    heard = mixer.render(2 * SECOND)[:, 0]
    assert heard[SECOND // 4] == pytest.approx(0.5 * DUCKED, rel=1e-3)
    assert np.max(np.abs(np.diff(heard[: SECOND // 4]))) < 0.001, "it is faded"


def test_ducking_ends_with_the_scoring_in_any_block():
    mixer = Mixer({"music": flat(0.5, 2.0), "count": flat(0.0, 0.1)})
    mixer.add(Note("music", 1, 1))
    mixer.add(Note("count", 1, 1, counting=True))
    heard = np.concatenate([mixer.render(441) for _ in range(100)])[:, 0]
    assert heard[SECOND // 10] == pytest.approx(0.5 * DUCKED, rel=1e-3)
    assert heard[SECOND // 2] == pytest.approx(0.5)


def test_scoring_sounds_are_not_ducked():
    mixer = Mixer({"count": flat(0.25)})
    mixer.add(Note("count", 1, 1, counting=True))
    assert mixer.render(SECOND // 2)[-1, 0] == pytest.approx(0.25)


def test_an_unknown_sound_is_silent():
    mixer = Mixer({})
    mixer.add(Note("nothing", 1, 1))
    assert mixer.quiet
    assert not mixer.render(100).any()
    assert mixer.render(0).shape == (0, 2)
