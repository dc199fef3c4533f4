"""Frame-by-frame repaints leave no residue: the window always equals a full repaint."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QFrame, QGraphicsView
from pytestqt.qtbot import QtBot

from alhambra_desktop.model.rules.core.engine.setup import Setup
from alhambra_desktop.model.rules.modules.registry import CHOOSABLE
from alhambra_desktop.views.app.command_line import parse_new
from tests.sweeps import swept

from .moving import Show
from .snapshots import HEIGHT, WIDTH

TELLS: Final = bytes(range(13))
"""Pixel differences to ignore: edges are smoothed differently at the border of a repaint."""

FEW: Final = 4
"""Number of pixels that may differ."""

FRAME, OFTEN = 33.0, 8
"""Milliseconds per frame, and number of frames between checks."""

GAMES: Final = {
    "base": "human,human,human seed=3",
    "dirk": "human,human seed=4",
    "modules": f"human,human,human,human seed=4 modules={','.join(module.id for module in CHOOSABLE)}",
    "granada": "human,human,human seed=4 game=granada",
}


class Window:
    """A view that repaints only what changed on a show's stage."""

    def __init__(self, qtbot: QtBot, show: Show) -> None:
        self.show = show
        self.view = QGraphicsView(show.stage)
        qtbot.addWidget(self.view)
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.view.resize(round(WIDTH), round(HEIGHT))
        self.view.setSceneRect(0, 0, WIDTH, HEIGHT)
        self.view.show()
        self.settle()

    def settle(self) -> None:
        """Process all pending repaints."""
        for _ in range(3):
            self.show.go()

    def picture(self) -> QImage:
        """Return the screen contents."""
        picture = self.view.screen().grabWindow(self.view.winId())
        return picture.toImage().convertToFormat(QImage.Format.Format_RGB32)

    def left_behind(self) -> int:
        """Return the number of pixels that differ from a full repaint."""
        self.settle()
        before = self.picture()
        self.view.viewport().update()
        self.settle()
        painter = QPainter(before)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
        painter.drawImage(0, 0, self.picture())
        painter.end()
        grey = before.convertToFormat(QImage.Format.Format_Grayscale8)
        return len(bytes(grey.constBits()).translate(None, TELLS))

    def frames(self) -> Iterator[int]:
        """Advance time frame by frame until nothing moves; yield the number of each frame."""
        show, number = self.show, 0
        show.go()
        while show.director.busy:
            if show.director.counting:
                show.director.resume()
            show.tick(FRAME)
            number += 1
            yield number
            assert number < 2000


@pytest.fixture
def window(qtbot, request) -> Window:
    setup: Setup = parse_new(GAMES[request.param])
    return Window(qtbot, Show(setup, seed=5))


@pytest.mark.parametrize("window", swept(GAMES, "dirk".__eq__), indirect=True)
def test_moves_leave_no_residue(window):
    """Pieces, packets with their count, coins, dust and lights disappear completely."""
    for _ in range(30):
        move = window.show.move()
        window.show.director.add(move)
        for number in window.frames():
            window.settle()
            if number % OFTEN == 0:
                assert window.left_behind() <= FEW, (move.events, number)
        assert window.left_behind() <= FEW, move.events


def test_a_deal_leaves_no_residue(window_of_a_deal):
    """Cards beyond the maximum in flight travel as packets with a count across their corner."""
    seen = 0
    for number in window_of_a_deal.frames():
        window_of_a_deal.settle()
        flights = window_of_a_deal.show.director.player.flights
        seen = max(seen, *(len(one.flight.others) for one in flights._flying), 0)
        if number % OFTEN == 0:
            assert window_of_a_deal.left_behind() <= FEW, number
    assert seen > 0, "a packet was in the air"
    assert window_of_a_deal.left_behind() <= FEW


@pytest.fixture
def window_of_a_deal(qtbot) -> Window:
    show = Show(parse_new(GAMES["base"]))
    show.director.in_sight = lambda: True
    show.director.begin(show.table)
    window = Window(qtbot, show)
    show.director.show_snapshot(show.snapshots.snapshot_of(show.table.state, 0, None))
    return window
