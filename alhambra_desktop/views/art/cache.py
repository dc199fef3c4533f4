"""Pictures drawn once: tiles, cards and grounds as pixmaps at the device's own resolution."""

import math
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from alhambra_desktop.views.art.brushes import prepare
from alhambra_desktop.views.art.cards import paint_card, paint_card_back, paint_scoring_card
from alhambra_desktop.views.art.ground import paint_courtyard, paint_wood
from alhambra_desktop.views.art.palette import LIGHT, Theme
from alhambra_desktop.views.art.panels import SHADOW_MARGIN, paint_bar, paint_panel, paint_shadow
from alhambra_desktop.views.art.tiles import paint_city, paint_face, paint_tile
from alhambra_desktop.views.art.walls import Cell

_BUDGET: Final = 96 * 1024 * 1024
_BYTES_PER_PIXEL: Final = 4

Paint = Callable[[QPainter], None]


class FaceCache:
    """Pixmaps by what they show and their size in device pixels; the longest unused give way.

    Sizes are logical pixels, `dpr` is the device pixel ratio, and every pixmap carries it.
    """

    def __init__(self, budget: int = _BUDGET) -> None:
        self._budget = budget
        self._used = 0
        self._pictures: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def tile(self, type_id: str, price: int | None, walls: str, size: float, dpr: float = 1.0) -> QPixmap:
        """A tile that lies alone, with its own walls."""
        sides = "".join(sorted(walls))
        return self._get(
            ("tile", type_id, price, sides),
            (size, size),
            dpr,
            lambda p: paint_tile(p, type_id, price, sides, size),
        )

    def face(self, type_id: str, price: int | None, size: float, dpr: float = 1.0) -> QPixmap:
        """A tile without walls, as it lies in a city."""
        return self._get(
            ("face", type_id, price), (size, size), dpr, lambda p: paint_face(p, type_id, price, size)
        )

    def city(
        self, tiles: Mapping[Cell, tuple[str, int | None, str]], size: float, dpr: float = 1.0
    ) -> QPixmap:
        """A whole city, moved so that its north-west bounding cell lies one quarter cell from the corner."""
        left = min((x for x, _ in tiles), default=0)
        top = min((y for _, y in tiles), default=0)
        wide = max((x for x, _ in tiles), default=0) - left + 1.5
        high = max((y for _, y in tiles), default=0) - top + 1.5
        moved = {(x - left, y - top): tile for (x, y), tile in tiles.items()}

        def paint(p: QPainter) -> None:
            p.translate(round(size / 4), round(size / 4))
            paint_city(p, moved, size)

        return self._get(("city", size, frozenset(moved.items())), (wide * size, high * size), dpr, paint)

    def card(self, currency: str, value: int, width: float, dpr: float = 1.0) -> QPixmap:
        """A money card, half as high again as it is wide."""
        return self._get(
            ("card", currency, value),
            (width, 1.5 * width),
            dpr,
            lambda p: paint_card(p, currency, value, width),
        )

    def back(self, width: float, dpr: float = 1.0) -> QPixmap:
        """The back of the money cards."""
        return self._get(("back",), (width, 1.5 * width), dpr, lambda p: paint_card_back(p, width))

    def scoring(self, number: int, width: float, dpr: float = 1.0) -> QPixmap:
        """A scoring card."""
        return self._get(
            ("scoring", number), (width, 1.5 * width), dpr, lambda p: paint_scoring_card(p, number, width)
        )

    def shadow(self, width: float, height: float, corner: float, lift: float, dpr: float = 1.0) -> QPixmap:
        """The shadow of a flat thing, with `SHADOW_MARGIN` round the thing on every side."""
        rect = QRectF(SHADOW_MARGIN, SHADOW_MARGIN, width, height)
        whole = (width + 2 * SHADOW_MARGIN, height + 2 * SHADOW_MARGIN)
        return self._get(("shadow", corner, lift), whole, dpr, lambda p: paint_shadow(p, rect, corner, lift))

    def wood(self, width: float, height: float, theme: Theme = LIGHT, dpr: float = 1.0) -> QPixmap:
        """The table's wood."""
        rect = QRectF(0, 0, width, height)
        return self._get(("wood", theme.name), (width, height), dpr, lambda p: paint_wood(p, rect, theme))

    def courtyard(
        self,
        width: float,
        height: float,
        theme: Theme,
        period: float,
        origin: tuple[float, float],
        dpr: float = 1.0,
    ) -> QPixmap:
        """The courtyard with a square of `period` centred on `origin`."""
        rect = QRectF(0, 0, width, height)
        phase = (round(origin[0] % period, 2), round(origin[1] % period, 2))
        key = ("courtyard", theme.name, round(period, 3), phase)
        return self._get(key, (width, height), dpr, lambda p: paint_courtyard(p, rect, theme, period, phase))

    def panel(
        self, width: float, height: float, theme: Theme, accent: QColor | None = None, dpr: float = 1.0
    ) -> QPixmap:
        """A paper panel."""
        rect = QRectF(0, 0, width, height)
        key = ("panel", theme.name, accent.name() if accent is not None else "")
        return self._get(key, (width, height), dpr, lambda p: paint_panel(p, rect, theme, accent))

    def bar(self, width: float, height: float, theme: Theme, strip_at: str, dpr: float = 1.0) -> QPixmap:
        """A wooden bar with its strip of marquetry at the `top` or at the `bottom`."""
        rect = QRectF(0, 0, width, height)
        return self._get(
            ("bar", theme.name, strip_at), (width, height), dpr, lambda p: paint_bar(p, rect, theme, strip_at)
        )

    def ground(
        self,
        kind: str,
        width: float,
        height: float,
        theme: Theme,
        dpr: float = 1.0,
        *,
        period: float = 84.0,
        origin: tuple[float, float] = (0.0, 0.0),
        accent: QColor | None = None,
    ) -> QPixmap:
        """A ground by its kind: `wood`, `courtyard`, `panel`, `bar_top` or `bar_bottom`."""
        if kind == "wood":
            return self.wood(width, height, theme, dpr)
        if kind == "courtyard":
            return self.courtyard(width, height, theme, period, origin, dpr)
        if kind == "panel":
            return self.panel(width, height, theme, accent, dpr)
        return self.bar(width, height, theme, kind.removeprefix("bar_"), dpr)

    def clear(self) -> None:
        """Forget every picture."""
        self._pictures.clear()
        self._used = 0

    def _get(
        self, what: tuple[Hashable, ...], size: tuple[float, float], dpr: float, paint: Paint
    ) -> QPixmap:
        wide = max(1, math.ceil(size[0] * dpr - 0.01))
        high = max(1, math.ceil(size[1] * dpr - 0.01))
        key = (what, wide, high, round(dpr, 4))
        found = self._pictures.get(key)
        if found is not None:
            self._pictures.move_to_end(key)
            return found
        picture = QPixmap(wide, high)
        picture.setDevicePixelRatio(dpr)
        picture.fill(Qt.GlobalColor.transparent)
        p = QPainter(picture)
        prepare(p)
        paint(p)
        p.end()
        self._keep(key, picture)
        return picture

    def _keep(self, key: Hashable, picture: QPixmap) -> None:
        self._pictures[key] = picture
        self._used += _bytes(picture)
        while self._used > self._budget and len(self._pictures) > 1:
            _, old = self._pictures.popitem(last=False)
            self._used -= _bytes(old)


def _bytes(picture: QPixmap) -> int:
    return picture.width() * picture.height() * _BYTES_PER_PIXEL
