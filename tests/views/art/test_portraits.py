from __future__ import annotations

from functools import cache
from itertools import combinations

import numpy as np
import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from alhambra_desktop.model.players.characters import CHARACTERS
from alhambra_desktop.views import art
from alhambra_desktop.views.art.brushes import prepare
from alhambra_desktop.views.art.people import GUEST, REACH, text_beside

pytestmark = pytest.mark.usefixtures("qapp")

IDS = [*(person.id for person in CHARACTERS), GUEST]
SIZES = (22, 32, 44, 64, 160, 320)
GROUNDS = {theme.name: theme.panel_top for theme in (art.LIGHT, art.DARK)}

APART = 40
"""Minimum mean difference in grey levels between two portraits at 32 pixels; the smallest measured is 47."""


def portrait(person_id, size, ground=None, colour_id="amber", marked=False, dpr=1.0):
    """Paint a portrait in the middle of an image twice as wide."""
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
    """Return an image as an array of rows, columns and channels: blue, green, red, alpha."""
    plain = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    return np.frombuffer(plain.constBits(), np.uint8).reshape(plain.height(), plain.width(), 4).astype(int)


@cache
def grey(person_id, theme):
    """Return the lightness of a 32-pixel portrait within its ring."""
    light = channels(portrait(person_id, 32, GROUNDS[theme]))[..., :3] @ np.array([0.114, 0.587, 0.299])
    rows, columns = np.mgrid[-32:32, -32:32] + 0.5
    return light[np.hypot(rows, columns) < 13]


@pytest.mark.parametrize("theme", GROUNDS)
@pytest.mark.parametrize("size", SIZES)
def test_every_portrait_fills_its_ring_at_every_size(size, theme):
    for person_id in IDS:
        bare = QColor(GROUNDS[theme])
        image = portrait(person_id, size, GROUNDS[theme])
        assert image.pixelColor(0, 0) == bare
        assert all(image.pixelColor(size + way, size) != bare for way in (-size // 3, 0, size // 3))


@pytest.mark.parametrize("person_id", IDS)
def test_high_dpi_adds_only_detail(person_id):
    sharp = channels(portrait(person_id, 160, GROUNDS["light"], dpr=2.0))
    halved = sharp.reshape(320, 2, 320, 2, 4).mean(axis=(1, 3))
    assert np.abs(halved - channels(portrait(person_id, 160, GROUNDS["light"]))).mean() < 2


@pytest.mark.parametrize("theme", GROUNDS)
def test_portraits_differ_in_greyscale_at_32_pixels(theme):
    for one, other in combinations(IDS, 2):
        assert np.abs(grey(one, theme) - grey(other, theme)).mean() > APART, (one, other)


@pytest.mark.parametrize("size", [22, 32, 64, 160])
@pytest.mark.parametrize("person_id", IDS)
def test_nothing_is_painted_beyond_the_reach(person_id, size):
    alpha = channels(portrait(person_id, size, marked=True))[..., 3]
    rows, columns = np.nonzero(alpha)
    assert max(abs(rows + 0.5 - size).max(), abs(columns + 0.5 - size).max()) <= REACH * size / 2 + 1
    assert alpha[round(size * 1.56) :].max() == 0


@pytest.mark.parametrize("size", [22, 64, 160])
def test_the_ring_has_the_colour_of_the_seat(size):
    seen = set()
    for each in art.SEATS:
        image = portrait("daniel", size, colour_id=each.colour_id)
        seen.add(image.pixelColor(round(size * 0.89 / 2 * -1 + size), size + 1).name())
    assert len(seen) == len(art.SEATS)


def test_the_seat_mark_is_at_the_lower_right():
    bare, marked = (channels(portrait("leila", 160, marked=mark)) for mark in (False, True))
    rows, columns = np.nonzero(np.abs(bare - marked).max(axis=2))
    middle = 160 + 0.72 * 80
    assert rows.mean() == pytest.approx(middle, abs=2)
    assert columns.mean() == pytest.approx(middle, abs=2)
    assert rows.max() - rows.min() == pytest.approx(2 * 0.25 * 80, abs=3)


@pytest.mark.parametrize(("size", "marked"), [(20, False), (26, True)])
def test_small_portraits_have_no_seat_mark(size, marked):
    with_mark, without = portrait("leila", size, marked=True), portrait("leila", size)
    assert (with_mark != without) == marked


def test_text_beside_a_portrait_keeps_clear_of_it():
    assert text_beside(20.0) >= REACH * 20 + 6
