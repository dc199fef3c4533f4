"""The paintings of the curtain and of the title of the table (``painted.py``)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from alhambra_desktop.model.rules.core.engine.setup import SeatSetup
from alhambra_desktop.views.animation.clock import Clock
from alhambra_desktop.views.art.palette import LIGHT
from alhambra_desktop.views.pages.table.curtain import CLOSES, FADES, OPENS, Curtain
from tests.views.paintings.painted import EXACTLY, check, painter_of, painting, recorded

pytestmark = pytest.mark.posix  # fonts differ a little on other systems


class Ticking(Clock):
    """A clock that runs only when a test lets it tick."""

    def __init__(self) -> None:
        super().__init__()
        self.wanted: list[bool] = []

    @property
    def may_run(self) -> bool:
        return True

    def want(self, wanted: bool, who: object) -> None:
        self.wanted.append(wanted)


@pytest.fixture
def clock(qapp) -> Ticking:
    return Ticking()


@pytest.fixture
def curtain(put, clock) -> Iterator[Curtain]:
    room = QWidget()
    curtain = Curtain(room, clock)
    curtain.hide()
    curtain.theme = lambda: LIGHT
    curtain.public = lambda: [QRect(100, 40, 80, 60)]
    curtain.setGeometry(0, 0, 640, 400)
    put(room, 640, 400)
    curtain.show()  # now, because its first resize event would end an animation
    curtain.hide()
    yield curtain
    room.hide()


@pytest.mark.parametrize("fades", [False, True])
def test_the_curtain_while_it_closes_and_opens(curtain, clock, fades):
    curtain.motion = lambda: (2.0, fades)
    scenes = {}
    curtain.close_for(SeatSetup("Leila", "crimson"))
    closes, opens = (FADES, FADES) if fades else (CLOSES, OPENS)
    for title, lasts in (("closing", closes), ("opening", opens)):
        assert clock.wanted[-1]
        for share in (0.25, 0.5):
            clock.ticked.emit(2 * lasts * share)
            region = curtain.covered()
            scenes[f"{title} by {share}"] = [*painting(curtain), f"{[rect.getRect() for rect in region]}"]
        clock.ticked.emit(2 * lasts * 0.24)
        assert curtain.is_moving
        clock.ticked.emit(2 * lasts * 0.02)
        assert not curtain.is_moving
        assert not clock.wanted[-1]
        assert curtain.isVisible() == (title == "closing")
        curtain.open()
    check(f"curtain, {'fading' if fades else 'moving'}", scenes, EXACTLY)


def test_the_card_of_the_closed_curtain(curtain):
    scenes = {}
    for title, name, width in (("usual", "Leila", 640), ("long", "Leila of the very long name " * 3, 400)):
        curtain.resize(width, 400)
        curtain.close_for(SeatSetup(name, "crimson"))
        curtain._arrive()
        with painter_of(QImage(640, 400, QImage.Format.Format_RGB32)) as p:
            scenes[title] = recorded(lambda: curtain._paint_card(p, QRectF(curtain.rect())))
    check("card of the curtain", scenes, EXACTLY)
