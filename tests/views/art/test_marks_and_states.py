from math import cos, pi, sin

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from alhambra_desktop.views import art
from alhambra_desktop.views.art import brushes, places
from alhambra_desktop.views.art.brushes import prepare
from alhambra_desktop.views.art.medals import paint_medal

pytestmark = pytest.mark.usefixtures("qapp")

RECT = QRectF(20, 20, 80, 80)
SIDE = 120


def drawn(paint):
    image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("#F7EDD8"))
    p = QPainter(image)
    prepare(p)
    paint(p)
    p.end()
    return image


STATES = {
    "nothing": lambda p, theme: None,
    "legal": lambda p, theme: art.paint_legal(p, RECT, theme),
    "active": lambda p, theme: art.paint_legal(p, RECT, theme, active=True),
    "cursor": lambda p, theme: art.paint_cursor(p, RECT, theme),
    "illegal": lambda p, theme: art.paint_illegal(p, RECT, theme),
    "cut off": lambda p, theme: art.paint_cut_off(p, RECT),
    "last move": lambda p, theme: art.paint_last_move(p, RECT, "blue"),
    "ghost": lambda p, theme: art.paint_ghost_frame(p, RECT, theme),
    "imprint": lambda p, theme: art.paint_imprint(p, RECT, theme),
    "selection": lambda p, theme: art.paint_selection(p, RECT, theme),
}


@pytest.mark.parametrize("theme", [art.LIGHT, art.DARK], ids=lambda each: each.name)
def test_states_differ_in_greyscale(theme):
    seen = []
    for name, paint in STATES.items():
        image = drawn(lambda p, paint=paint: paint(p, theme))
        image.convertTo(QImage.Format.Format_Grayscale8)
        assert image not in seen, name
        seen.append(image)


@pytest.mark.parametrize("side", ["N", "E", "S", "W"])
def test_the_illegal_edge_is_marked(side):
    innocent = drawn(lambda p: art.paint_illegal(p, RECT, art.LIGHT))
    guilty = drawn(lambda p: art.paint_illegal(p, RECT, art.LIGHT, [side]))
    bands = {"N": (60, 20), "S": (60, 99), "W": (20, 60), "E": (99, 60)}
    for place, (x, y) in bands.items():
        around = [(x + dx, y + dy) for dx in range(-4, 5) for dy in range(-4, 5)]
        changed = any(innocent.pixelColor(*at) != guilty.pixelColor(*at) for at in around)
        assert changed == (place == side), place


@pytest.mark.parametrize("tone", ["exact", "over", "short", "plain", "scoring"])
def test_pills_differ_by_tone(tone):
    others = [each for each in ("exact", "over", "short", "plain", "scoring") if each != tone]
    mine = drawn(lambda p: art.paint_pill(p, QRectF(4, 40, 112, 24), art.DARK, tone, "same"))
    for other in others:
        assert mine != drawn(
            lambda p, t=other: art.paint_pill(p, QRectF(4, 40, 112, 24), art.DARK, t, "same")
        )


@pytest.mark.parametrize("tip", [QPointF(4, 60), QPointF(116, 60), QPointF(60, 4), QPointF(60, 116)])
def test_a_bubble_points_at_its_tip(tip):
    inner = QRectF(30, 30, 60, 60)
    image = drawn(lambda p: art.paint_bubble(p, inner, art.LIGHT, tip))
    towards = QPointF(tip.x() + (60 - tip.x()) * 0.2, tip.y() + (60 - tip.y()) * 0.2)
    bare = drawn(lambda p: art.paint_bubble(p, inner, art.LIGHT, QPointF(60, 60)))
    place = (round(towards.x()), round(towards.y()))
    assert image.pixelColor(*place) != bare.pixelColor(*place)


@pytest.mark.parametrize("name", ["wall", "cards", "bag", "discard"])
def test_icons_stay_in_their_square(name):
    image = drawn(lambda p: art.paint_icon(p, name, 40, 40, 40, QColor("#000000")))
    ground = QColor("#F7EDD8")
    assert any(image.pixelColor(x, 60) != ground for x in range(40, 80))
    assert all(image.pixelColor(x, y) == ground for x in range(SIDE) for y in (36, 84))


def test_badges_coins_and_cards_differ():
    badges = [
        drawn(lambda p, t=t: art.paint_badge(p, t, 60, 60, 18))
        for t in ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower", "fountain")
    ]
    coins = [
        drawn(lambda p, c=c: art.paint_coin(p, c, 60, 60, 9)) for c in ("denar", "dirham", "ducat", "florin")
    ]
    cards = [drawn(lambda p, v=v: art.paint_card(p, "florin", v, 56)) for v in range(1, 10)]
    rounds = [drawn(lambda p, n=n: art.paint_scoring_card(p, n, 56)) for n in (1, 2, 3)]
    for kind in (badges, coins, cards, rounds):
        assert all(a != b for i, a in enumerate(kind) for b in kind[:i])


def test_a_pill_shows_the_longest_text_that_fits(qapp):
    texts = ("exact: extra action", "exact", "=")
    said = [art.fit_pill(width, 22, "exact", texts).lines for width in (180, 70, 45, 20, 5)]
    assert said == [(text,) for text in ("exact: extra action", "exact", "exact", "=", "=")]
    full = art.pill_width("exact", texts[0], 22)
    assert art.fit_pill(full, 22, "exact", texts).lines == texts[:1]


def test_a_pill_drops_its_mark_before_shortening_its_text(qapp):
    texts = ("short by three", "short 3")
    wide = art.pill_width("short", texts[0])
    full = art.fit_pill(wide, 22, "short", texts)
    assert (full.lines, full.px, full.marked) == (texts[:1], 13, True)
    smaller = art.fit_pill(wide - 6, 22, "short", texts)
    assert (smaller.lines, smaller.px, smaller.marked) == (texts[:1], 12, True)
    unmarked = art.fit_pill(wide - 20, 22, "short", texts)
    assert (unmarked.lines, unmarked.px, unmarked.marked) == (texts[:1], 12, False)
    assert art.fit_pill(wide - 36, 22, "short", texts).lines == ("short 3",)
    assert art.fit_pill(wide - 36, art.TWO_LINES, "short", texts).lines == ("short by", "three")
    assert not art.fit_pill(20, 22, "short", texts).whole


def test_a_ring_pill_is_not_filled(qapp):
    ring, full = (
        drawn(lambda p, tone=tone: art.paint_pill(p, QRectF(10, 50, 100, 22), art.LIGHT, tone, "."))
        for tone in ("ring", "exact")
    )
    assert ring.pixelColor(30, 60) == QColor(art.LIGHT.panel_top)
    assert full.pixelColor(30, 60).lightness() < 90


def test_the_cursor_is_a_frame_around_its_square():
    plain, framed = drawn(lambda p: None), drawn(lambda p: art.paint_cursor(p, RECT, art.LIGHT))
    inner = RECT.adjusted(4, 4, -4, -4).toRect()
    assert framed.copy(inner) == plain.copy(inner)
    for x, y in ((60, 17), (60, 103), (17, 60), (103, 60)):
        assert framed.pixelColor(x, y) != plain.pixelColor(x, y), "on all four sides, not at corners alone"


def test_only_the_first_three_places_have_metals(monkeypatch):
    metals = []
    radial = brushes.radial
    monkeypatch.setattr(
        places, "radial", lambda *where, **how: metals.append(where[3:]) or radial(*where, **how)
    )
    for place in range(1, 7):
        drawn(lambda p, place=place: places.paint_place(p, 60, 60, 40, place, art.LIGHT))
    assert len(metals) == len(set(metals)) == 3


@pytest.mark.parametrize("theme", [art.LIGHT, art.DARK], ids=lambda each: each.name)
@pytest.mark.parametrize("share", [0.0, 1.0])
def test_medals_of_open_and_reached_goals_are_stars(share, theme):
    image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    p = QPainter(image)
    prepare(p)
    paint_medal(p, "long-wall", 0, share, SIDE, theme)
    p.end()
    radius = 0.82 * (SIDE / 2 - 1)
    between, tip = (
        image.pixelColor(round(SIDE / 2 + radius * cos(turn)), round(SIDE / 2 - radius * sin(turn))).alpha()
        for turn in (pi / 8, pi / 2)
    )
    assert tip > 2 * between
