"""The sounds of a running count, and the geometry of the counted cities."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRectF

from alhambra_desktop.model.rules.core.places.places import CitySquare, PieceAt
from alhambra_desktop.views.scene.stage import Stage
from alhambra_desktop.views.scoring.show.city_geometry import (
    city_geometries,
    mark_spot,
    score_spot,
    small_city_geometry,
)
from alhambra_desktop.views.scoring.show.counting import times_of
from alhambra_desktop.views.scoring.show.score_table import card_rect
from alhambra_desktop.views.scoring.show.show import cues_of, hijaz
from tests.scenarios.board import Position, rules_for

from .snapshots import shown_of, stage_of
from .test_scoring_layers import TOWERS, Count
from .test_scoring_pictures import BEATS, NOBODY, TIED, WALLS, counting

# -- sounds


@pytest.mark.parametrize(
    ("step", "semitones"), [(0, 0), (1, 1), (2, 4), (3, 5), (4, 7), (5, 8), (6, 10), (7, 12), (8, 12)]
)
def test_notes_follow_the_scale_up_to_an_octave(step, semitones):
    assert hijaz(step) == pytest.approx(2 ** (semitones / 12))


def at(act: int, elapsed: float, beats: Any = BEATS) -> Any:
    made = counting(act, beats=beats)
    made.elapsed = elapsed
    return made


def test_each_counted_piece_sounds_once_and_higher(qapp):
    made = at(0, 0)
    heard, before = [], None
    for elapsed in range(0, 1600, 10):
        made.elapsed = elapsed
        cues, before = cues_of(made, before, {}, 1000)
        heard += cues
    notes = [cue for cue in heard if cue.sound == "count"]
    assert [cue.pitch for cue in notes] == pytest.approx([hijaz(step) for step in range(4)])
    assert [cue.sound for cue in heard if cue.sound == "points"] == ["points"] * 2
    assert {cue.pan for cue in heard} == {0.0}
    assert [cue.sound for cue in heard].index("points") == 4, "points arrive after the count"


def test_a_wall_has_steps_and_a_sound_when_it_is_done(qapp):
    made = at(3, 0)
    heard, before = [], None
    for elapsed in range(0, 1600, 10):
        made.elapsed = elapsed
        cues, before = cues_of(made, before, {}, 1000)
        heard += cues
    steps = [cue.pitch for cue in heard if cue.sound == "wall_step"]
    assert steps == pytest.approx([1.0, 1.03, 1.03**2, 1.03**3])
    assert [cue.sound for cue in heard].count("wall_done") == 2
    assert [cue.sound for cue in heard].count("points") == 2
    assert "count" not in {cue.sound for cue in heard}


def test_the_opening_and_empty_beats_are_silent(qapp):
    assert cues_of(at(-1, 500), None, {}, 1000) == ([], (-1, {}, frozenset()))
    assert cues_of(at(2, 300), None, {}, 1000)[0] == []
    assert NOBODY.nobody
    assert not TIED.nobody
    assert WALLS.traced


def test_another_beat_begins_its_sounds_again(qapp):
    made = at(0, 150)
    cues, before = cues_of(made, None, {}, 1000)
    assert [cue.sound for cue in cues] == ["count"]
    assert cues_of(made, before, {}, 1000)[0] == []
    made.act, made.elapsed = 1, 150
    assert [cue.sound for cue in cues_of(made, before, {}, 1000)[0]] == ["count"]


def test_sounds_come_from_the_city_that_is_counted(qapp):
    count = Count()
    stage = count.stage
    geometries = city_geometries(stage)
    count.begin()
    count.to(TOWERS)
    count.tick(850)
    (points,) = (cue for cue in count.cues if cue.sound == "points")
    width = stage.layout_.whole.width()
    assert -1 <= points.pan <= 1
    assert points.pan != 0
    assert (points.pan < 0) == (geometries[1].middle.x() < width / 2)


# -- geometry


def test_the_geometry_of_a_city_has_each_piece_and_the_first_square(qapp):
    stage = Count().stage
    found = city_geometries(stage)
    assert sorted(found) == [0, 1, 2]
    own = found[0]
    start = stage.rect_of(CitySquare(0, (0, 0)))
    assert own.origin == start.topLeft()
    assert own.size == start.width()
    assert own.clip == stage.city.seen_rect()
    assert own.clip.contains(own.middle)
    zone = stage.player_zone(1)
    assert found[1].clip == zone.scene_rect(zone.inner)
    for seat, cells in ((0, [(0, 0), (1, 0)]), (1, [(-1, 0), (0, 0), (1, 0)])):
        rects = [rect for rect, _ in found[seat].pieces.values()]
        size, origin = found[seat].size, found[seat].origin
        lefts = {round(rect.left()) for rect in rects}
        assert lefts == {round(origin.x() + x * size) for x, _ in cells}
        assert len(found[seat].pieces) == 2 * len(cells)
    assert city_geometries(Stage()) == {}


def test_a_rival_has_a_geometry_without_squares(qapp):
    at_ = Position(rules_for(2))
    stage = stage_of(shown_of(at_.book, at_.state))
    found = city_geometries(stage)
    (dirk,) = (owner for owner in found if isinstance(owner, str))
    assert found[dirk].size == 0
    assert found[dirk].clip == stage.rival.sceneBoundingRect()
    assert found[dirk].clip.contains(mark_spot(stage, dirk))
    spot = score_spot(stage, dirk)
    assert stage.rival.scene_rect(stage.rival.plate.score).contains(spot)


def test_points_end_at_the_last_figures_of_a_score(qapp):
    stage = Count().stage
    for seat in range(3):
        zone = stage.player_zone(seat)
        score = zone.scene_rect(zone.plate.score)
        spot = score_spot(stage, seat)
        assert spot.y() == score.center().y()
        assert score.right() - spot.x() == min(score.width(), score.height()) / 2
        assert (city_geometries(stage)[seat].middle - mark_spot(stage, seat)).manhattanLength() < 0.1


def test_a_city_without_visible_pieces_is_marked_in_the_middle_of_its_panel(qapp, monkeypatch):
    stage = Count().stage
    monkeypatch.setattr(type(stage), "resting", {})
    zone = stage.player_zone(1)
    assert mark_spot(stage, 1) == zone.sceneBoundingRect().center()


def test_the_inset_city_has_pieces_under_both_names(qapp):
    stage = Count().stage
    room = QRectF(100, 100, 300, 200)
    geometry, small = small_city_geometry(stage, stage.snapshot, 0, room)
    assert geometry.clip == room
    assert geometry.size == small.size
    assert geometry.origin == small.origin
    assert len(geometry.pieces) == 4
    lying = [piece for cell, piece in small.tiles]
    assert set(geometry.pieces) == {name for one in lying for name in (one.id, PieceAt(one.place, one.face))}
    assert {rect.width() for rect, _ in geometry.pieces.values()} == {small.size}
    assert all(room.contains(rect) for rect, _ in geometry.pieces.values())


def test_points_end_at_the_last_of_many_figures(qapp):
    at_ = Position(rules_for(3)).player(1, score=126)
    stage = stage_of(shown_of(at_.book, at_.state))
    zone = stage.player_zone(1)
    score = zone.scene_rect(zone.plate.score)
    assert score.width() > score.height()
    assert score.right() - score_spot(stage, 1).x() == score.height() / 2


# -- times


def test_a_beat_counts_sorts_calculates_and_then_pays(qapp):
    times = times_of(TIED, False)
    assert times.apart == 65
    assert times.calculated_at == 295 + 60 + 100
    assert times.leaves == {1: 295 + 60 + 100 + 20, 2: 295 + 60 + 100 + 20 + 50}
    assert times.duration == 525 + 420
    walls = times_of(WALLS, False)
    assert walls.apart == 90
    assert walls.leaves == {0: 100 + 3 * 90, 2: 100 + 4 * 90 + 50}
    assert times_of(NOBODY, False).duration == 300
    assert times_of(NOBODY, True).duration == 300
    assert times_of(TIED, True).duration == 700


@pytest.mark.parametrize(
    ("wide", "bottom", "width"), [(150, 900, 126), (300, 900, 200), (300, 600, 178.667), (110, 900, None)]
)
def test_the_card_below_the_score_table_is_as_wide_as_its_room(wide, bottom, width):
    found = card_rect(QRectF(0, 0, wide, bottom), QRectF(0, 0, wide, 300))
    if width is None:
        assert found is None
    else:
        assert found is not None
        assert found.width() == pytest.approx(width, abs=0.01)
