import itertools
from typing import Any

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from alhambra_desktop.views import art
from alhambra_desktop.views.art.brushes import prepare
from alhambra_desktop.views.art.palette import IVORY

pytestmark = pytest.mark.usefixtures("qapp")

TYPES = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
CURRENCIES = ("denar", "dirham", "ducat", "florin")
SPECIES = ("black", "brown", "white")
ICONS = ("wake", "hut", "falcon", "turn_over", "reveal", "vizier")
SIZES = [240, 84, 40, 24]
SYMBOL = 24  # tiles of this size show one symbol
ARGB = QImage.Format.Format_ARGB32_Premultiplied


def drawn(paint, width, height=None):
    image = QImage(width, height or width, ARGB)
    image.fill(0)
    p = QPainter(image)
    prepare(p)
    paint(p)
    p.end()
    return image


def grey(image):
    plain = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return [plain.pixelColor(x, y).lightness() for y in range(plain.height()) for x in range(plain.width())]


def apart(one, other):
    """Return the share of pixels that clearly differ in lightness."""
    return sum(abs(a - b) > 40 for a, b in zip(grey(one), grey(other), strict=True)) / (
        one.width() * one.height()
    )


def camp(bastions, arrows, size):
    return drawn(lambda p: art.paint_camp_face(p, 9, bastions, arrows, size), size)


def hut(type_id, size):
    return drawn(lambda p: art.paint_hut_face(p, type_id, size), size)


def bazaar(currency, types, size):
    return drawn(lambda p: art.paint_bazaar_face(p, currency, types, size), size)


def falcon(species, size, types=("garden", "tower")):
    return drawn(lambda p: art.paint_falcon(p, species, types, size), size)


def vizier(colour_id, awake, radius):
    return drawn(
        lambda p: art.paint_vizier(p, colour_id, awake, radius, radius + 1, radius + 1), 2 * radius + 2
    )


@pytest.mark.parametrize("size", SIZES)
def test_a_face_fills_its_square(size):
    for image in (camp("N", "S", size), hut("garden", size), bazaar("ducat", TYPES[:3], size)):
        assert all(image.pixelColor(x, y).alpha() == 255 for x in (0, size - 1) for y in (0, size - 1))


def middles(size, depth=1):
    near, far, middle = depth, size - 1 - depth, size // 2
    return {"N": (middle, near), "S": (middle, far), "W": (near, middle), "E": (far, middle)}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("side", ["N", "E", "S", "W"])
def test_a_bastion_changes_only_its_own_side(side, size):
    bare, manned = camp("", "", size), camp(side, "", size)
    for place, at in middles(size).items():
        assert (bare.pixelColor(*at) != manned.pixelColor(*at)) == (place == side), place


@pytest.mark.parametrize("bastions", ["", "NESW"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("side", ["N", "E", "S", "W"])
def test_an_arrow_shows_only_at_its_own_side(side, size, bastions):
    bare, pointed = camp(bastions, "", size), camp(bastions, side, size)
    for place, at in middles(size, max(2, size // 13)).items():
        assert (bare.pixelColor(*at) != pointed.pixelColor(*at)) == (place == side), place


@pytest.mark.parametrize("size", SIZES)
def test_camps_and_bazaars_do_not_look_like_buildings(size):
    others = [drawn(lambda p, t=t: art.paint_tile(p, t, 9, "", size), size) for t in TYPES]
    for image in (camp("N", "S", size), bazaar("denar", TYPES[:3], size)):
        assert all(apart(image, other) > 0.1 for other in others)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("type_id", TYPES)
def test_a_hut_differs_from_the_building_of_its_type(type_id, size):
    building = drawn(lambda p: art.paint_tile(p, type_id, 9, "", size), size)
    assert apart(hut(type_id, size), building) > 0.1


@pytest.mark.parametrize("size", SIZES)
def test_huts_differ_by_type(size):
    for one, other in itertools.combinations(TYPES, 2):
        if size > SYMBOL:
            assert apart(hut(one, size), hut(other, size)) > 0.01, (one, other)
        else:  # only the ground differs
            grounds = [hut(type_id, size).pixelColor(3, 3) for type_id in (one, other)]
            assert far(*grounds) > 2000, (one, other)


@pytest.mark.parametrize("size", [size for size in SIZES if size > SYMBOL])
def test_bazaars_differ_by_currency_and_by_each_type(size):
    kept = bazaar("denar", ("pavilion", "arcades", "tower"), size)
    changed = [
        bazaar("dirham", ("pavilion", "arcades", "tower"), size),
        bazaar("denar", ("garden", "arcades", "tower"), size),
        bazaar("denar", ("pavilion", "garden", "tower"), size),
        bazaar("denar", ("pavilion", "arcades", "garden"), size),
    ]
    for one, other in itertools.combinations([kept, *changed], 2):
        assert grey(one) != grey(other)


def colours(image):
    return {image.pixel(x, y) for y in range(4, image.height() - 4) for x in range(4, image.width() - 4)}


@pytest.mark.parametrize("type_id", TYPES)
def test_a_tiny_hut_has_a_roof_of_straw_on_the_ground_of_its_type(type_id):
    image = hut(type_id, SYMBOL)
    building = drawn(lambda p: art.paint_tile(p, type_id, 9, "", SYMBOL), SYMBOL)
    for at in ((3, 3), (SYMBOL - 4, 3), (3, SYMBOL - 4), (SYMBOL - 4, SYMBOL - 4)):
        assert image.pixelColor(*at) == building.pixelColor(*at)
    straw = QColor("#E9B949").rgb()
    assert straw in colours(image)
    assert straw not in colours(building), "buildings have signs of one colour"


def test_tiny_bazaars_are_the_same_stall():
    images = [bazaar("denar", TYPES[:3], SYMBOL), bazaar("ducat", TYPES[3:], SYMBOL)]
    assert images[0] == images[1]
    assert QColor(IVORY).rgb() in colours(images[0])


def test_a_tiny_camp_shows_a_tent():
    assert QColor(IVORY).rgb() in colours(camp("N", "S", SYMBOL))


@pytest.mark.parametrize("size", [96, 34])
def test_falcons_differ_in_greyscale(size):
    for one, other in itertools.combinations(SPECIES, 2):
        assert apart(falcon(one, size), falcon(other, size)) > 0.12, (one, other)


@pytest.mark.parametrize("size", [96, 34])
def test_a_falcon_shows_both_its_types(size):
    kept = falcon("brown", size)
    assert kept != falcon("brown", size, ("seraglio", "tower"))
    assert kept != falcon("brown", size, ("garden", "seraglio"))


@pytest.mark.parametrize("width", [190, 56])
def test_a_bureau_shows_both_currencies(width):
    cards = {
        pair: drawn(
            lambda p, pair=pair: art.paint_bureau_card(p, pair[0], pair[1], width), width, width * 3 // 2
        )
        for pair in itertools.permutations(CURRENCIES, 2)
    }
    assert all(a != b for a, b in itertools.combinations(cards.values(), 2))
    for (first, second), card in cards.items():
        upper, lower = (
            card.pixelColor(int(width * 0.7), 12),
            card.pixelColor(int(width * 0.3), card.height() - 12),
        )
        for pixel, currency in ((upper, first), (lower, second)):
            field = QColor(art.CURRENCY_COLOURS[currency].mid)
            others = [QColor(art.CURRENCY_COLOURS[each].mid) for each in CURRENCIES if each != currency]
            assert all(far(pixel, field) < far(pixel, other) for other in others)


@pytest.mark.parametrize("width", [190, 56])
def test_bureau_coins_are_at_the_reported_positions(width):
    one, other = (
        drawn(lambda p, first=first: art.paint_bureau_card(p, first, "florin", width), width, width * 3 // 2)
        for first in ("denar", "ducat")
    )
    spots = art.bureau_coins(width)
    assert len(spots) == 4
    for number, (x, y, radius) in enumerate(spots):
        reach = 0.45 * radius
        box = [round(part * width) for part in (x - reach, y - reach, 2 * reach, 2 * reach)]
        assert (one.copy(*box) != other.copy(*box)) == (number % 2 == 0), "the first coin of each corner"


def far(one, other):
    return sum((a - b) ** 2 for a, b in zip(one.getRgb(), other.getRgb(), strict=True))


@pytest.mark.parametrize("width", [190, 56])
def test_bonus_cards_and_backs_differ(width):
    height = width * 3 // 2
    paints: list[Any] = [lambda p, t=t: art.paint_bonus_card(p, t, 9, width) for t in TYPES]
    paints.append(lambda p: art.paint_bonus_card(p, "tower", 8, width))
    paints.append(lambda p: art.paint_bonus_back(p, width))
    paints.append(lambda p: art.paint_card_back(p, width))
    cards = [grey(drawn(paint, width, height)) for paint in paints]
    assert all(a != b for a, b in itertools.combinations(cards, 2))
    assert apart(drawn(paints[-2], width, height), drawn(paints[-1], width, height)) > 0.5


def test_tiny_bonus_cards_show_only_their_type():
    def card(type_id, price):
        return drawn(lambda p: art.paint_bonus_card(p, type_id, price, 22), 22, 33)

    assert card("tower", 8) == card("tower", 9)
    back = drawn(lambda p: art.paint_bonus_back(p, 22), 22, 33)
    for one, other in itertools.combinations([*(card(type_id, 8) for type_id in TYPES), back], 2):
        assert apart(one, other) > 0.05


def test_a_tiny_bureau_is_two_coins():
    for one, other in itertools.permutations(CURRENCIES, 2):
        card = drawn(lambda p, a=one, b=other: art.paint_bureau_card(p, a, b, 22), 22, 33)
        for currency, y in ((one, 3), (other, 29)):
            assert far(card.pixelColor(4, y), QColor(art.CURRENCY_COLOURS[currency].deep)) < 100


@pytest.mark.parametrize("radius", [40, 12])
@pytest.mark.parametrize("seat", art.SEATS, ids=lambda each: each.colour_id)
def test_an_awake_vizier_differs_from_a_sleeping_one(seat, radius):
    assert apart(vizier(seat.colour_id, True, radius), vizier(seat.colour_id, False, radius)) > 0.2


@pytest.mark.parametrize("awake", [True, False])
@pytest.mark.parametrize("radius", [40, 12])
def test_viziers_differ_by_seat(radius, awake):
    pictures = [vizier(seat.colour_id, awake, radius) for seat in (*art.SEATS, art.seat("stone"))]
    assert all(a != b for a, b in itertools.combinations(pictures, 2))


@pytest.mark.parametrize("name", ICONS)
def test_icons_stay_in_their_square(name):
    image = drawn(lambda p: art.paint_icon(p, name, 40, 40, 40, QColor("#000000")), 120)
    inside = [(x, y) for x in range(40, 80) for y in range(40, 80)]
    outside = [(x, y) for x in range(120) for y in range(120) if not (38 <= x < 82 and 38 <= y < 82)]
    assert any(image.pixelColor(*at).alpha() for at in inside)
    assert not any(image.pixelColor(*at).alpha() for at in outside)
    for other in ICONS:
        twin = drawn(lambda p, other=other: art.paint_icon(p, other, 40, 40, 40, QColor("#000000")), 120)
        assert (image == twin) == (name == other)
