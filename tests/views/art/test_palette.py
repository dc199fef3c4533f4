import pytest
from PySide6.QtGui import QColor, QFontInfo, QImage, QPainter

from alhambra_desktop.views.art import DARK, LIGHT, SEATS, load_fonts, paint_seat_mark, sans, seat, serif
from alhambra_desktop.views.art.brushes import prepare
from alhambra_desktop.views.art.fonts import figure_path
from alhambra_desktop.views.art.palette import (
    CURRENCIES,
    CURRENCY_COLOURS,
    GRANADA_TYPES,
    TYPE_COLOURS,
    TYPES,
)

PAIRS = (
    ("text", "panel_top"),
    ("text", "panel_bottom"),
    ("text_2", "panel_top"),
    ("text_2", "panel_bottom"),
    ("figure", "panel_top"),
    ("figure", "panel_bottom"),
    ("illegal_text", "panel_top"),
    ("illegal_text", "panel_bottom"),
    ("bar_text", "bar_top"),
    ("bar_text", "bar_bottom"),
    ("bar_text_2", "bar_top"),
    ("bar_text_2", "bar_bottom"),
    ("exact_text", "exact_ground"),
    ("over_text", "over_ground"),
    ("short_text", "short_ground"),
    ("plain_text", "plain_ground"),
    ("scoring_text", "scoring_ground"),
)


def luminance(colour):
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one, other):
    light, dark = sorted((luminance(QColor(one)), luminance(QColor(other))), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda each: each.name)
@pytest.mark.parametrize(("text", "ground"), PAIRS)
def test_text_has_enough_contrast(theme, text, ground):
    assert contrast(getattr(theme, text), getattr(theme, ground)) >= 4.5


def rgb(colour: QColor) -> tuple[float, float, float]:
    return colour.redF(), colour.greenF(), colour.blueF()


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda each: each.name)
def test_figures_have_enough_contrast_on_a_striped_row(theme):
    stripe, panel = QColor(theme.stripe), QColor(theme.panel_bottom)
    share = stripe.alphaF()
    row = QColor.fromRgbF(
        *(part * share + under * (1 - share) for part, under in zip(rgb(stripe), rgb(panel), strict=True))
    )
    assert contrast(theme.figure, row) >= 4.5


@pytest.mark.parametrize("who", SEATS, ids=lambda each: each.colour_id)
def test_a_seat_mark_has_enough_contrast_on_its_medallion(who):
    assert contrast(who.colour, "#FFF7E4") >= 4.5


def test_six_seats_differ_in_colour_and_mark():
    assert len({who.colour for who in SEATS}) == len({who.mark for who in SEATS}) == 6
    assert seat("nobody").mark == "block"


def test_every_type_and_currency_has_colours():
    assert set(TYPE_COLOURS) == {*TYPES, *GRANADA_TYPES, "fountain"}
    assert set(CURRENCY_COLOURS) == set(CURRENCIES)


def test_seat_marks_differ_in_shape(qapp):
    pictures = []
    for who in SEATS:
        image = QImage(32, 32, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        p = QPainter(image)
        prepare(p)
        paint_seat_mark(p, who.colour_id, 16, 16, 15)
        p.end()
        ivory = [
            image.pixelColor(x, y).lightness() > 190 and image.pixelColor(x, y).alpha() == 255
            for y in range(32)
            for x in range(32)
        ]
        assert ivory not in pictures
        pictures.append(ivory)


def test_the_shipped_fonts_are_used(qapp):
    families = load_fonts()
    assert any(each.startswith("Lato") for each in families)
    assert any(each.startswith("Vollkorn") for each in families)
    assert QFontInfo(serif(20)).family().startswith("Vollkorn")
    assert QFontInfo(sans(13)).family().startswith("Lato")


def test_a_figure_is_centred_and_fits(qapp):
    bounds = figure_path("13", 50, 40, 20, 18).boundingRect()
    assert bounds.center().x() == pytest.approx(50, abs=0.5)
    assert bounds.center().y() == pytest.approx(40, abs=0.5)
    assert bounds.width() <= 18.01
    assert bounds.height() <= 20.01
