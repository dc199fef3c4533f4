from __future__ import annotations

from functools import cache
from itertools import combinations

import numpy as np
import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from alhambra_desktop.model.players.characters import CHARACTERS
from alhambra_desktop.views import art
from alhambra_desktop.views.art.brushes import prepare
from alhambra_desktop.views.art.people import REACH, text_beside

pytestmark = pytest.mark.usefixtures("qapp")

IDS = [person.id for person in CHARACTERS]
SIZES = (22, 32, 44, 64, 160, 320)
GROUNDS = {theme.name: theme.panel_top for theme in (art.LIGHT, art.DARK)}

APART = 40
"""Grey levels by which two portraits differ within their rings at 32 pixels; the least was 47."""


def portrait(person_id, size, ground=None, colour_id="amber", marked=False, dpr=1.0):
    """A portrait in the middle of a picture twice as wide."""
    side = round(2 * size * dpr)
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(dpr)
    image.fill(QColor(ground) if ground else 0)
    p = QPainter(image)
    prepare(p)
    art.paint_portrait(p, person_id, colour_id, size / 2, size, size, marked)
    p.end()
    return image


def channels(image):
    """The bytes of a picture by row, column and channel: blue, green, red, alpha."""
    plain = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    return np.frombuffer(plain.constBits(), np.uint8).reshape(plain.height(), plain.width(), 4).astype(int)


@cache
def grey(person_id, theme):
    """The lightness of a portrait of 32 pixels within its ring."""
    light = channels(portrait(person_id, 32, GROUNDS[theme]))[..., :3] @ np.array([0.114, 0.587, 0.299])
    rows, columns = np.mgrid[-32:32, -32:32] + 0.5
    return light[np.hypot(rows, columns) < 13]


@pytest.mark.parametrize("theme", GROUNDS)
@pytest.mark.parametrize("size", SIZES)
def test_everybody_fills_the_ring_at_every_size(size, theme):
    for person_id in IDS:
        bare = QColor(GROUNDS[theme])
        image = portrait(person_id, size, GROUNDS[theme])
        assert image.pixelColor(0, 0) == bare
        assert all(image.pixelColor(size + way, size) != bare for way in (-size // 3, 0, size // 3))


@pytest.mark.parametrize("person_id", IDS)
def test_the_screens_scale_adds_detail_only(person_id):
    sharp = channels(portrait(person_id, 160, GROUNDS["light"], dpr=2.0))
    halved = sharp.reshape(320, 2, 320, 2, 4).mean(axis=(1, 3))
    assert np.abs(halved - channels(portrait(person_id, 160, GROUNDS["light"]))).mean() < 2


@pytest.mark.parametrize("theme", GROUNDS)
def test_everybody_differs_from_everybody_at_32_pixels_in_greyscale(theme):
    for one, other in combinations(IDS, 2):
        assert np.abs(grey(one, theme) - grey(other, theme)).mean() > APART, (one, other)


@pytest.mark.parametrize("size", [22, 32, 64, 160])
@pytest.mark.parametrize("person_id", IDS)
def test_nothing_is_painted_out_of_reach(person_id, size):
    alpha = channels(portrait(person_id, size, marked=True))[..., 3]
    rows, columns = np.nonzero(alpha)
    assert max(abs(rows + 0.5 - size).max(), abs(columns + 0.5 - size).max()) <= REACH * size / 2 + 1
    assert alpha[round(size * 1.56) :].max() == 0


@pytest.mark.parametrize("size", [22, 64, 160])
def test_the_ring_is_in_the_seats_colour(size):
    seen = set()
    for each in art.SEATS:
        image = portrait("daniel", size, colour_id=each.colour_id)
        seen.add(image.pixelColor(round(size * 0.89 / 2 * -1 + size), size + 1).name())
    assert len(seen) == len(art.SEATS)


def test_the_mark_lies_at_the_south_east():
    bare, marked = (channels(portrait("leila", 160, marked=mark)) for mark in (False, True))
    rows, columns = np.nonzero(np.abs(bare - marked).max(axis=2))
    middle = 160 + 0.72 * 80
    assert rows.mean() == pytest.approx(middle, abs=2)
    assert columns.mean() == pytest.approx(middle, abs=2)
    assert rows.max() - rows.min() == pytest.approx(2 * 0.25 * 80, abs=3)


@pytest.mark.parametrize(("size", "marked"), [(20, False), (26, True)])
def test_mark_of_a_seat_is_left_out_where_it_would_be_a_blob(size, marked):
    with_mark, without = portrait("leila", size, marked=True), portrait("leila", size)
    assert (with_mark != without) == marked


def test_text_beside_a_portrait_keeps_clear_of_what_juts_out():
    assert text_beside(20.0) >= REACH * 20 + 6
