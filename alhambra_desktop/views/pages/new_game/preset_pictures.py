from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ....model.rules.modules.registry import MODULES
from ....words import say
from ... import art
from ...art.box_fronts import paint_box_front
from ...art.painter_state import moved, saved
from ...game.next_table import NextTable, choice_picture
from ...storage.preferences import SeatChoice


def paint_quick(p: QPainter, table: NextTable) -> None:
    with saved(p):
        p.translate(0, 1)
        p.rotate(-8)
        art.paint_shadow(p, QRectF(-1, 3, 25, 37), 3)
        with moved(p, -1, 3):
            art.paint_card(p, "florin", 5, 25)
    art.paint_shadow(p, QRectF(15, 11, 29, 29), 2)
    with moved(p, 15, 11):
        art.paint_face(p, "seraglio", 9, 29)


def paint_seats(p: QPainter, table: NextTable) -> None:
    others = table.seats[1:3]
    spots = ((27, 17, 17),) if len(others) < 2 else ((29, 15, 15), (13, 15, 15))
    for choice, (x, y, radius) in zip(others[::-1], spots, strict=False):
        _paint_seat(p, choice, x, y, radius)
    _paint_seat(p, table.seats[0], 12 if len(others) < 2 else 21, 30, 13)


def _paint_seat(p: QPainter, choice: SeatChoice, x: float, y: float, radius: float) -> None:
    seat = choice_picture(choice)
    if seat.person is not None:
        art.paint_portrait(p, seat.person, seat.colour, radius, x, y, marked=False)
    else:
        seat.paint(p, x, y, radius)


def paint_modules(p: QPainter, table: NextTable) -> None:
    known = {module.id: say(module.title)[:1] for module in MODULES}
    names = [name for name in table.modules if name in known][1:3]
    for name, (x, y) in zip(names, ((0, 1), (14, 13)), strict=False):
        with moved(p, x, y):
            paint_box_front(p, name, known[name], 28)
