import pytest
from PySide6.QtGui import QColor

from alhambra_desktop.views.art import DARK, LIGHT, FaceCache

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def cache():
    return FaceCache()


def test_the_same_tile_is_drawn_once(cache):
    first = cache.tile("tower", 9, "NE", 84, 1.0)
    assert cache.tile("tower", 9, "EN", 84, 1.0) is first
    assert cache.tile("tower", 9, "N", 84, 1.0) is not first
    assert cache.face("tower", 9, 84, 1.0) is not first


@pytest.mark.parametrize(
    "draw",
    [
        lambda cache, dpr: cache.tile("garden", 8, "W", 84, dpr),
        lambda cache, dpr: cache.card("ducat", 6, 56, dpr),
        lambda cache, dpr: cache.back(56, dpr),
        lambda cache, dpr: cache.scoring(2, 56, dpr),
        lambda cache, dpr: cache.city({(0, 0): ("fountain", None, ""), (0, 1): ("tower", 9, "SW")}, 40, dpr),
        lambda cache, dpr: cache.shadow(50, 60, 4, 1.0, dpr),
    ],
)
def test_double_resolution_has_twice_the_pixels(cache, draw):
    plain, sharp = draw(cache, 1.0), draw(cache, 2.0)
    assert (sharp.width(), sharp.height()) == (2 * plain.width(), 2 * plain.height())
    assert sharp.devicePixelRatio() == 2.0
    assert sharp.deviceIndependentSize() == plain.deviceIndependentSize()


@pytest.mark.parametrize("kind", ["wood", "courtyard", "panel", "bar_top", "bar_bottom"])
def test_a_ground_differs_by_theme_and_is_kept(cache, kind):
    light = cache.ground(kind, 120, 90, LIGHT)
    assert cache.ground(kind, 120, 90, LIGHT) is light
    assert cache.ground(kind, 120, 90, DARK).toImage() != light.toImage()


def test_a_panel_shows_its_accent(cache):
    plain = cache.panel(80, 60, LIGHT).toImage()
    marked = cache.panel(80, 60, LIGHT, QColor("#1F5F86")).toImage()
    assert plain.pixelColor(2, 30) != marked.pixelColor(2, 30)
    assert plain.pixelColor(40, 30) == marked.pixelColor(40, 30)


def test_the_longest_unused_picture_gives_way():
    cache = FaceCache(budget=3 * 40 * 40 * 4)
    first, second = cache.face("tower", 1, 40), cache.face("tower", 2, 40)
    cache.face("tower", 3, 40)
    assert cache.face("tower", 1, 40) is first
    cache.face("tower", 4, 40)
    assert cache.face("tower", 1, 40) is first
    assert cache.face("tower", 2, 40) is not second


def test_a_courtyard_is_the_same_one_period_further(cache):
    near = cache.courtyard(200, 150, DARK, 84, (10, 20))
    assert cache.courtyard(200, 150, DARK, 84, (94, 104)) is near


def test_forgetting_draws_anew(cache):
    first = cache.back(40)
    cache.clear()
    assert cache.back(40) is not first
