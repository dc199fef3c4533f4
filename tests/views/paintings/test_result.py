"""Bars and buttons of the result: what they paint, relative to each other (``painted.py``)."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from PySide6.QtWidgets import QWidget

from alhambra_desktop.views.art.cache import FaceCache
from alhambra_desktop.views.art.palette import DARK, LIGHT
from alhambra_desktop.views.art.people.seat_picture import SeatPicture
from alhambra_desktop.views.pages.result.niche_buttons import NicheButton, NicheButtons
from alhambra_desktop.views.pages.result.points_card import PointsBars
from alhambra_desktop.views.pages.result.result_cards import Balance, BalanceBars, FinalScores
from alhambra_desktop.words import phrase
from tests.views.driver import whole_game
from tests.views.paintings.painted import painting

pytestmark = pytest.mark.posix  # fonts differ a little on other systems

LINE = re.compile(r"(shape|text '(.*?)') (-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (.*)")


class Entry:
    """A painted text or shape: its rectangle, and the rest of its line as `look`."""

    def __init__(self, found: re.Match[str]) -> None:
        self.text = found[2]
        self.left, self.top, self.width, self.height = (float(found[at]) for at in range(3, 7))
        self.look = found[7]

    @property
    def right(self) -> float:
        return self.left + self.width


def entries(lines: list[str]) -> list[Entry]:
    return [Entry(found) for line in lines if (found := LINE.match(line))]


def balance(luck: float, play: float, name: str = "Anna") -> Balance:
    return Balance(name, SeatPicture("amber"), luck, play)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_bars_of_luck_and_play_start_at_the_middle(put, theme):
    bars = BalanceBars(FaceCache())
    bars.theme = theme
    bars.set_content([balance(8.0, -4.0), balance(-2.0, 0.0, "Hamid")])
    put(bars, 500, 160)
    found = entries(painting(bars))
    middle = next(one for one in found if one.width == 0 and one.height > 20)
    figures = {one.text: one for one in found if one.text in ("+8", "−4", "−2", "±0")}
    assert set(figures) == {"+8", "−4", "−2", "±0"}
    drawn = [one for one in found if one.text is None and one.height == 10]
    assert len(drawn) == 4
    for bar, figure, value in zip(drawn, figures, (8, -4, -2, 0), strict=True):
        assert (bar.left if value >= 0 else bar.right) == pytest.approx(middle.left, abs=0.2)
        text = figures[figure]
        assert text.left >= bar.right if value >= 0 else text.right <= bar.left
        assert bar.width == pytest.approx(max(2, abs(value) / 8 * drawn[0].width), abs=0.2)
        assert abs(text.top + text.height / 2 - bar.top - 5) < 3
    assert drawn[0].look.split()[-3] != drawn[1].look.split()[-3], "luck and play have other colours"
    assert {phrase("story-luck"), phrase("story-play"), "Anna", "Hamid"} <= {one.text for one in found}
    assert all(one.left >= 0 and one.right <= 500 for one in found)


@pytest.mark.parametrize("main", [False, True])
@pytest.mark.parametrize("width", [110, 160, 400])
def test_the_words_of_a_button_fit_beside_its_key(put, main, width):
    button = NicheButton(None, "Esc", main=main)
    button.setText("&Show the table")
    button.enlarge(1.2)
    put(button, width, 44)
    found = entries(painting(button))
    words = next(one for one in found if one.text == "Show the table")
    caps = [one for one in found if one.text == "Esc"]
    assert bool(caps) == (width > 110)
    if caps:
        assert words.right < caps[0].left
        assert caps[0].right < width
    if width == 400:
        assert abs(words.left + words.right - width) < 4, "centred if there is room"
    assert button.needed() > 90


def test_the_buttons_of_the_celebration_are_beside_or_above_each_other(qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    buttons = NicheButtons(parent)
    heights = {}
    for width in (420.0, 120.0):
        height = heights[width] = buttons.lay_out(10, 500, width, 1.0)
        assert buttons.geometry().bottom() == 499
        assert buttons.geometry().getRect() == (10, round(500 - height), round(width), round(height))
        assert buttons.result.width() == round(width)
        assert buttons.result.geometry().bottom() < buttons.again.geometry().top()
        beside = width > 200
        assert (buttons.again.y() == buttons.table.y()) == beside
        assert not buttons.again.geometry().intersects(buttons.table.geometry())
        assert buttons.table.geometry().right() == round(width) - 1
    assert heights[120.0] > heights[420.0]
    for button, signal in ((buttons.again, buttons.rematch), (buttons.table, buttons.left)):
        with qtbot.waitSignal(signal):
            button.click()


@pytest.fixture(scope="module")
def final(qapp) -> FinalScores:
    return FinalScores.of(whole_game("human,builder:mason,apprentice seed=3"))


def test_bars_of_points_are_as_long_as_the_points(put, final):
    bars = put(PointsBars(FaceCache(), final, 0), 760, 300)
    found = entries(painting(bars))
    book = final.book
    totals = [[held.total(owner) for owner in final.ranking] for held in final.rounds]
    texts = [one.text for one in found if one.text]
    for row in totals:
        assert all(str(total) in texts for total in row)
    scale = set()
    for held in final.rounds:
        for owner in final.ranking:
            lines = {id(line) for line in held.lines if line.owner == owner}
            parts = [part for part in bars._parts if id(part.line) in lines]
            assert sum(part.line.amount for part in parts) == held.total(owner)
            scale.add(round((parts[-1].rect.right() - parts[0].rect.left()) / held.total(owner), 2))
            for one, other in pairwise(parts):
                assert other.rect.left() == pytest.approx(one.rect.right(), abs=0.01)
    assert max(scale) - min(scale) < 0.02
    names = [next(one for one in found if one.text == book.owner_name(owner)) for owner in final.ranking]
    assert [one.top for one in names] == sorted(one.top for one in names)
    title, legend = bars.legend()
    own = sum(held.total(0) for held in final.rounds)
    assert sum(int(text.split()[-1]) for *_, text in legend) == own
    assert title == phrase("result-legend-yours")
    part = bars._parts[0]
    assert book.owner_name(part.line.owner) in bars._part_text(part.line)
    assert str(part.line.amount) in bars._part_text(part.line)
