"""The preview: what it shows, and its animated move."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QAbstractAnimation, QRectF
from PySide6.QtGui import QImage, QPainter

from alhambra_desktop.model.rules.core.values import SQUARE_CURRENCY
from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.art.palette import DARK
from alhambra_desktop.views.pages.preferences import demonstrations, preview
from alhambra_desktop.views.pages.preferences.choice_texts import SPEEDS
from alhambra_desktop.views.pages.preferences.sample import (
    CITY,
    HAND,
    LEGAL,
    LIFTED,
    OFFERS,
    TAKEN,
    Sample,
    paint_sample,
)
from alhambra_desktop.views.playback.director import FACTOR
from alhambra_desktop.views.rule_sets.motion_style import MotionStyle
from alhambra_desktop.views.widgets import style


@pytest.fixture(autouse=True)
def moving(monkeypatch):
    """Report that the desktop allows motion, although it has no screen."""
    for module in (style, preview, demonstrations):
        monkeypatch.setattr(module, "reduces_motion", lambda settings: settings.preferences.reduced_motion)


RUNNING = QAbstractAnimation.State.Running


def plays(page) -> bool:
    return page.preview.picture.flight.state() == RUNNING


def ended(page, qtbot) -> None:
    qtbot.waitUntil(lambda: not plays(page))


@pytest.mark.parametrize("change", [{"others_speed": "slow"}, {"aids": "purist"}, {"theme": "dark"}])
def test_a_move_is_animated_once_after_a_change(page, settings, qtbot, change):
    ended(page, qtbot)
    settings.change(**change)
    assert plays(page)
    ended(page, qtbot)


def test_a_button_replays_the_move(page, press, qtbot):
    ended(page, qtbot)
    press(page.preview.again)
    assert plays(page)
    assert page.preview.picture.flight.duration() == MotionStyle().others


@pytest.mark.parametrize("speed", ["fast", "slow"])
def test_the_animation_follows_the_speed(page, settings, speed):
    settings.change(others_speed=speed)
    assert page.preview.picture.duration == MotionStyle().others * FACTOR[speed]


def test_without_motion_a_mark_is_shown_instead(page, settings, press):
    settings.change(reduced_motion=True)
    assert page.preview.picture.sample.marked
    assert not plays(page)
    press(page.preview.again)
    assert not plays(page)
    settings.change(reduced_motion=False, others_speed="off")
    assert not page.preview.picture.sample.marked
    assert not plays(page)


def test_instant_moves_show_no_flying_card(page, settings, monkeypatch):
    painted = []
    monkeypatch.setattr(preview, "paint_taken", lambda *_: painted.append("card"))
    settings.change(others_speed="normal")
    page.preview.picture.grab()
    assert painted
    settings.change(others_speed="off")
    painted.clear()
    page.preview.picture.grab()
    assert not painted


@pytest.mark.parametrize("width", [424, 500, 700])
def test_the_preview_shows_a_whole_table(qapp, width):
    sample = Sample(width, 540, DARK)
    table = QRectF(0, 0, width, 540)
    assert all(table.contains(part) for part in (sample.row, sample.hand))
    assert sample.row.contains(sample.card(TAKEN))
    city = [sample.square(cell) for cell in (*CITY, LIFTED, LEGAL)]
    assert all(table.contains(square) for square in city)
    assert sample.row.bottom() < min(square.top() for square in city)
    assert max(square.bottom() for square in city) < sample.hand.top()


def test_the_hand_of_the_preview_pays_for_its_market():
    held = dict(HAND)
    for square, (tile, over) in OFFERS.items():
        cards, paid = held[SQUARE_CURRENCY[square]], tile[1] + over
        sums = {sum(some) for count in range(1, 4) for some in combinations(cards, count)}
        assert min(total for total in sums if total >= tile[1]) == paid


@pytest.mark.parametrize(("aids", "previewed"), [("purist", False), ("normal", True), ("trainer", True)])
def test_the_preview_shows_the_level_of_assistance(page, settings, aids, previewed):
    settings.change(aids=aids)
    assert page.preview.picture.sample.aids == aids
    assert page.preview.picture.sample.previewed is previewed


def test_each_level_of_assistance_looks_different(qapp):
    pictures = []
    for aids in ("purist", "normal", "trainer"):
        image = QImage(424, 540, QImage.Format.Format_ARGB32_Premultiplied)
        painter = QPainter(image)
        paint_sample(painter, Sample(424, 540, DARK, aids=aids), FaceCache())
        painter.end()
        pictures.append(image)
    assert all(one != other for one, other in combinations(pictures, 2))


@pytest.mark.parametrize("name", ["own_speed", "others_speed"])
def test_a_card_moves_along_the_track_of_a_new_speed(page, settings, name):
    page.show_section("motion")
    tracks = page.current.body.demonstration.tracks
    settings.change(**{name: "slow"})
    moving = [one for one, flight in tracks.flights.items() if flight.state() == RUNNING]
    assert moving == [name]
    assert tracks.flights[name].duration() == round(tracks.duration(name))
    settings.change(**{name: "off"})
    assert tracks.flights[name].state() == QAbstractAnimation.State.Stopped


@pytest.mark.parametrize("name", ["own_speed", "others_speed"])
def test_a_card_moves_longer_at_a_slower_speed(page, settings, name):
    page.show_section("motion")
    tracks, durations = page.current.body.demonstration.tracks, []
    for speed in SPEEDS:
        settings.change(**{name: speed})
        durations.append(tracks.duration(name))
    assert durations[0] == 0
    assert durations == sorted(set(durations))


def test_both_tracks_show_their_durations(page, settings):
    settings.change(own_speed="fast", others_speed="slow")
    page.show_section("motion")
    tracks = page.current.body.demonstration.tracks
    assert [tracks.figure(name) for name in tracks.flights] == ["0.1 s", "0.6 s"]
    assert tracks.accessibleDescription() == "Your moves: 0.1 s; Other players’ turns: 0.6 s"
    settings.change(own_speed="off")
    assert tracks.figure("own_speed") == "Shown immediately"
    assert "Your moves: Shown immediately" in tracks.accessibleDescription()


def test_cards_on_tracks_do_not_move_with_reduced_motion(page, settings):
    page.show_section("motion")
    tracks = page.current.body.demonstration.tracks
    settings.change(reduced_motion=True)
    settings.change(own_speed="slow")
    assert all(flight.state() != RUNNING for flight in tracks.flights.values())
    assert {tracks.figure(name) for name in tracks.flights} == {"Highlighted instead of animated"}


def test_the_move_is_shown_when_a_section_is_opened(page, settings, qtbot):
    settings.change(others_speed="normal")
    ended(page, qtbot)
    page.show_section("motion")
    assert plays(page)


def test_the_preview_follows_the_theme_of_the_page(page, settings):
    page.set_theme(DARK)
    assert page.preview.picture.sample.theme is DARK


def test_the_preview_is_one_image_with_a_description(page):
    picture = page.preview.picture
    assert picture.accessibleName() == "Preview"
    assert picture.accessibleDescription().startswith("A corner of a table")
    assert not picture.focusPolicy()
