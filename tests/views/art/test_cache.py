import os
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QPixmapCache
from PySide6.QtWidgets import QWidget

from alhambra_desktop.model.rules.core.values import Currency
from alhambra_desktop.views import art
from alhambra_desktop.views.art import DARK, LIGHT
from alhambra_desktop.views.art.cache import SHADOW_MARGIN, FaceCache, PictureStore

STATM = Path("/proc/self/statm")

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def cache():
    return FaceCache()


def test_the_same_tile_is_painted_only_once(cache):
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
        lambda cache, dpr: cache.edges("wall", art.paint_city_walls, {(0, 0): "", (0, 1): "SW"}, 40, dpr),
        lambda cache, dpr: cache.stars(84, DARK, dpr),
        lambda cache, dpr: cache.shadow(50, 60, 4, 1.0, dpr),
    ],
)
def test_double_resolution_has_twice_the_pixels(cache, draw):
    plain, sharp = draw(cache, 1.0), draw(cache, 2.0)
    assert (sharp.width(), sharp.height()) == (2 * plain.width(), 2 * plain.height())
    assert sharp.devicePixelRatio() == 2.0
    assert sharp.deviceIndependentSize() == plain.deviceIndependentSize()


@pytest.mark.parametrize(
    "draw",
    [
        lambda cache, theme: cache.wood(120, 90, theme),
        lambda cache, theme: cache.court_floor(120, 90, theme),
        lambda cache, theme: cache.court_rim(120, 90, theme),
        lambda cache, theme: cache.stars(84, theme),
        lambda cache, theme: cache.panel(120, 90, theme),
        lambda cache, theme: cache.sheet(120, 90, theme, 1),
        lambda cache, theme: cache.bar(120, 30, theme, "top"),
    ],
)
def test_grounds_differ_by_theme_and_are_cached(cache, draw):
    light = draw(cache, LIGHT)
    assert draw(cache, LIGHT) is light
    assert draw(cache, DARK).toImage() != light.toImage()


def test_a_panel_shows_its_accent(cache):
    margin = int(SHADOW_MARGIN)
    plain = cache.sheet(80, 60, LIGHT, 1).toImage()
    marked = cache.sheet(80, 60, LIGHT, 1, accent=QColor("#1F5F86")).toImage()
    assert plain.pixelColor(margin + 2, margin + 30) != marked.pixelColor(margin + 2, margin + 30)
    assert plain.pixelColor(margin + 40, margin + 30) == marked.pixelColor(margin + 40, margin + 30)


def test_the_least_recently_used_picture_is_evicted(monkeypatch):
    others = 1024 * QPixmapCache.cacheLimit()
    monkeypatch.setattr(FaceCache, "store", PictureStore(others + 3 * 40 * 40 * 4))
    cache = FaceCache()
    first, second = cache.face("tower", 1, 40), cache.face("tower", 2, 40)
    cache.face("tower", 3, 40)
    assert cache.face("tower", 1, 40) is first
    cache.face("tower", 4, 40)
    assert cache.face("tower", 1, 40) is first
    assert cache.face("tower", 2, 40) is not second


def test_walls_are_cached_independently_of_the_city_position(cache):
    here = cache.edges("wall", art.paint_city_walls, {(0, 0): "", (1, 0): "NE"}, 40)
    assert cache.edges("wall", art.paint_city_walls, {(-3, 5): "", (-2, 5): "NE"}, 40) is here


def test_pictures_are_painted_again_after_clear(cache):
    first = cache.back(40)
    cache.clear()
    assert cache.back(40) is not first


@pytest.mark.skipif(not STATM.exists(), reason="only Linux tells what a process holds")
def test_a_picture_uses_no_more_memory_than_its_pixels(cache):
    """A painted picture would keep its paint engine, which needs more memory than the pixels of a card."""

    def resident() -> int:
        return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    cards = [(str(currency), value) for currency in Currency for value in range(1, 10)]
    for card in cards:
        FaceCache().card(*card, 64, 2.0)
    before = resident()
    pixels = sum(bytes_of(cache.card(*card, 64, 2.0)) for card in cards)
    assert resident() - before < 1.5 * pixels


def bytes_of(picture):
    return picture.toImage().sizeInBytes()


def test_a_failing_painter_leaks_nothing(cache):
    """A rule set's painter may raise. Its unfinished picture is released before the traceback."""

    def fails(painter):
        painter.fillRect(0, 0, 9, 9, QColor("#1F5F86"))
        raise ValueError("no such tile")

    for number in range(20):
        with pytest.raises(ValueError, match="no such tile") as told:
            cache.mark(("broken", number), 24, 1.0, fails)
        painter = told.traceback[-1].frame.f_locals["painter"]
        assert not painter.isActive()
    good = cache.mark(("whole",), 24, 1.0, lambda painter: painter.fillRect(0, 0, 9, 9, QColor("#1F5F86")))
    assert good.toImage().pixelColor(4, 4) == QColor("#1F5F86")


def test_caches_share_built_in_pictures(cache):
    other = FaceCache()
    assert other.card("ducat", 3, 40) is cache.card("ducat", 3, 40)
    paint = lambda painter: painter.fillRect(0, 0, 9, 9, QColor("red"))  # noqa: E731
    assert other.picture("mine", 10, 10, 1, paint) is not cache.picture("mine", 10, 10, 1, paint)


def test_a_page_that_is_left_releases_its_own_pictures(qtbot):
    left, next_one = QWidget(), QWidget()
    caches = FaceCache(left), FaceCache(next_one)
    for page in (left, next_one):
        qtbot.addWidget(page)
        page.show()
    for cache in caches:
        cache.wood(100, 80)
    caches[0].panel(100, 80, LIGHT)
    shared = FaceCache.store.used - 100 * 80 * 4
    left.hide()
    FaceCache.release_old_layouts()
    assert FaceCache.store.used == shared == 100 * 80 * 4
    assert not caches[0].keys()


def test_a_visible_page_releases_pictures_of_its_earlier_sizes(qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    page.show()
    cache = FaceCache(page)
    cache.panel(300, 200, LIGHT)
    kept = cache.panel(120, 80, LIGHT)
    FaceCache.note_new_layout()
    assert cache.panel(120, 80, LIGHT) is kept
    cache.wood(120, 80, LIGHT)
    FaceCache.release_old_layouts()
    assert {key[0][0] for key in cache.keys()} == {"panel", "wood"}  # noqa: SIM118
    assert cache.panel(120, 80, LIGHT) is kept


def test_a_hidden_kept_page_keeps_only_its_last_pictures(qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    page.show()
    cache = FaceCache(page, kept=True)
    cache.panel(300, 200, LIGHT)
    FaceCache.note_new_layout()
    last = cache.panel(120, 80, LIGHT)
    page.hide()
    for _ in range(2):
        FaceCache.note_new_layout()
        FaceCache.release_old_layouts()
        assert [key[1:3] for key in cache.keys()] == [(120, 80)]  # noqa: SIM118
    assert cache.panel(120, 80, LIGHT) is last


def test_pictures_are_released_with_their_last_cache(cache):
    cache.back(40)
    kept = FaceCache.store.used
    FaceCache().card("ducat", 3, 40)
    assert FaceCache.store.used > kept
    FaceCache.release_old_layouts()
    assert FaceCache.store.used == kept


def test_all_caches_share_one_memory_budget(monkeypatch):
    """The pictures that Qt caches for graphics items count, too."""
    one = 40 * 40 * 4
    store = PictureStore(1024 * QPixmapCache.cacheLimit() + 10 * one)
    monkeypatch.setattr(FaceCache, "store", store)
    caches = [FaceCache() for _ in range(4)]
    for price in range(1, 10):
        for cache in caches:
            cache.picture(price, 40, 40, 1, lambda painter: painter.fillRect(0, 0, 9, 9, QColor("red")))
            assert store.used <= 10 * one
    assert store.used == 10 * one
