"""Every lesson is played literally: the words of each task decide what is clicked or dragged."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt

from alhambra_desktop.model.rules.core.places.places import CitySquare, Hand, Piece, PieceId
from alhambra_desktop.views.game.target import Spot
from alhambra_desktop.views.pages.lessons.lesson_page import LessonPage
from alhambra_desktop.words import phrase
from tests.sweeps import swept_rows
from tests.views.driver import TIMEOUT, Driver
from tests.views.test_lessons import NAMES, assert_ended, begin, finish_step
from tests.views.test_lessons_by_mouse import hand_on, press

CASES = [(name, way) for name in NAMES for way in ("clicks", "drags")]
QUICK = {
    *((name, "clicks") for name in ("1", "4", "7", "vizier", "camps", "falconers")),
    *((name, "drags") for name in ("3", "4", "8", "camps", "granada", "huts")),
}

COMPASS = {"north": (0, -1), "south": (0, 1), "west": (-1, 0), "east": (1, 0), "north-east": (1, -1)}
"""Squares around the fountain."""

HELD = [("2", 2), ("4", 1), ("4", 2), ("4", 3), ("5", 2), ("camps", 2), ("bureaux", 2)]
"""Steps that begin with a lifted tile."""


class Reader:
    """A player who knows only what a card says."""

    def __init__(self, player: Driver, page: LessonPage, drags: bool) -> None:
        self.player, self.page, self.drags = player, page, drags
        self.hand = hand_on(player, page)

    # -- targets named in a task

    def pieces(self) -> Iterator[tuple[str, Piece, QRectF]]:
        """Yield each lit piece with its rectangle, once for each of its names."""
        for piece in self.hand.stage.snapshot.table.pieces.values():
            rect = self.hand.stage.rect_of(piece.id)
            if rect is not None and any(lit.contains(rect.center()) for lit in self.page.layout_.veil.lit):
                for name in {piece.id.thing, str(getattr(piece.face, piece.face.id_field, ""))}:
                    yield name, piece, rect

    def piece(self, *begins: str) -> Spot:
        """Return the lit piece whose name starts with one of `begins`; prefer one outside the Alhambras."""
        found = [
            (isinstance(piece.place, CitySquare), piece.id.thing, Spot(piece.id, rect))
            for name, piece, rect in self.pieces()
            if name.startswith(begins) and not (isinstance(piece.place, Hand) and begins[0] in MONEY)
        ]
        assert found, f"nothing lit is called {begins}"
        return min(found, key=lambda one: one[:2])[2]

    def lit_square(self) -> QPointF:
        """Return a square marked with a plus."""
        return self.hand.cell(self.hand.squares[0])

    def line_end(self) -> QPointF:
        """Return the end of the first line."""
        return self.page.layout_.veil.lines[0][1]

    def rival(self) -> QPointF:
        rect = self.page.targets.rect("rival")
        assert rect is not None
        return rect.center()

    # -- performing a task

    def follow(self, task: str) -> None:
        """Perform a task once nothing moves."""
        self.player.qtbot.waitUntil(lambda: not self.page.page.director.busy, timeout=TIMEOUT)
        if task.endswith("?"):
            self.answer()
            return
        said = re.split(r"\. |, or ", task)[0]
        asked = [(found.lastgroup, found) for found in WORDS.finditer(said)]
        assert asked, f"nobody knows what to do: {task}"
        ways = [(name, found[0]) for name, found in asked if name is not None]
        if self.drags and self.dragged(ways):
            return
        for name, words in ways:
            if name == "end":
                self.hand.follow()
                press(self.player, self.page.page.bar.end_turn)
            elif name == "key":
                self.hand.key(Qt.Key.Key_T)
            else:
                self.hand.click(PLACES[name](self, words))
                if words.startswith("buy "):
                    self.hand.click(self.hand.spot("tray-area"))

    def dragged(self, ways: list[tuple[str, str]]) -> bool:
        """Drag a piece to a place if the text of a step mentions both."""
        *before, (name, words) = ways
        lifted = self.hand.selection.lifted
        if name not in TO or len(before) + len(lifted) != 1:
            return False
        start = PLACES[before[0][0]](self, before[0][1]) if before else self.spot_of(lifted[0])
        assert isinstance(start, Spot)
        viewport, begin = self.hand.view.viewport(), start.rect.center()
        self.hand.move(start)
        self.hand.drag(start, begin - QPointF(16, 16), drop=False)
        self.hand.follow()
        end = self.hand.at(PLACES[name](self, words))  # squares are lit only while something is lifted
        self.player.qtbot.mouseMove(viewport, (self.hand.at(begin) + end) / 2)
        self.player.qtbot.mouseMove(viewport, end)
        self.player.qtbot.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=end)
        self.hand.follow()
        return True

    def spot_of(self, piece: PieceId) -> Spot:
        rect = self.hand.stage.rect_of(piece)
        assert rect is not None
        return Spot(piece, rect)

    def answer(self) -> None:
        """Choose one answer after the other until one is right."""
        while not self.page.done:
            button = self.page.card.choices.first
            assert button is not None
            press(self.player, button)


def beside_fountain(reader: Reader, words: str) -> QPointF:
    direction = re.search(r"north-east|north|south|west|east", words)
    assert direction is not None
    return reader.hand.cell(COMPASS[direction[0]])


MONEY = ("florin", "dirham", "denar", "ducat")

PLACES: dict[str, Callable[[Reader, str], Spot | QPointF]] = {
    "bonus": lambda reader, words: reader.piece("-".join(words.split()[-2:])),
    "tile": lambda reader, words: reader.piece("-".join(words.split())),
    "card": lambda reader, words: reader.piece("-".join(reversed(words.split()[1].split("-")))),
    "hut": lambda reader, _: reader.piece("hut-pavilion"),
    "vizier": lambda reader, _: reader.piece("vizier-0"),
    "named": lambda reader, words: reader.piece(words.split()[-1]),
    "it": lambda reader, _: reader.piece("garden-8"),
    "fountain": beside_fountain,
    "line": lambda reader, _: reader.line_end(),
    "plus": lambda reader, _: reader.lit_square(),
    "tray": lambda reader, _: reader.hand.spot("tray-area"),
    "take": lambda reader, _: reader.hand.spot("take"),
    "reserve": lambda reader, _: reader.hand.spot("reserve-area"),
    "rival": lambda reader, _: reader.rival(),
}
"""Functions that find the target for a word."""

TO = ("fountain", "line", "plus", "tray", "reserve", "rival", "tile")
"""Words for targets of a drag."""

WORDS = re.compile(
    r"the card of (?P<bonus>\w+ \d+)"
    r"|the (?P<card>\d+-(?:florin|dirham|denar|ducat)) card"
    r"|(?P<tile>\b(?:pavilion|arcades|garden|tower|camp|arena) \d+)"
    r"|the (?P<hut>pavilion hut)"
    r"|(?P<vizier>your vizier)"
    r"|(?P<fountain>(?:square|plus) [a-z-]+ of the fountain)"
    r"|(?P<line>(?:square|corner) to which the line leads)"
    r"|(?P<plus>(?:square with )?a plus)"
    r"|(?P<tray>highlighted “To place” tray)"
    r"|(?P<named>(?:buy )?the (?:garden|tower|pavilion|camp|bazaar|falcon|bureau|arena|arcades|hut)\b)"
    r"|(?P<it>Drag it)"
    r"|(?P<take>\bTake\b)"
    r"|(?P<reserve>your reserve)"
    r"|(?P<rival>Dirk\u2019s tiles)"
    r"|(?P<end>End turn|End the turn)"
    r"|(?P<key>turn it over with T)"
)


@pytest.mark.parametrize(("name", "way"), swept_rows(CASES, QUICK.__contains__))
def test_following_the_text_of_a_lesson_completes_it(player, name, way):
    player.window.resize(1280, 800)
    page = begin(player, name)
    reader = Reader(player, page, way == "drags")
    for step in range(len(page.lesson.steps)):
        assert page.step == step
        if page._here.is_read:
            press(player, page.card.next)
            continue
        reader.follow(page.card.task.text())
        finish_step(player, page, step)
    assert_ended(player, page, name)


@pytest.mark.parametrize(("name", "step"), HELD)
def test_a_tile_put_back_too_early_is_requested_again(player, name, step):
    page = begin(player, name)
    page.show_step(step)
    task = page.card.task.text()
    reader = Reader(player, page, False)
    (tile,) = page.page.controller.selection.lifted
    reader.hand.click(reader.spot_of(tile))
    assert page.card.task.text() == phrase("lesson-put-back")
    reader.hand.click(reader.spot_of(tile))
    assert page.card.task.text() == task
    reader.follow(task)
    finish_step(player, page, step)
    assert page.step == step + 1
