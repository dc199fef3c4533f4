from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable, Collection, Hashable, Mapping
from typing import TYPE_CHECKING, ClassVar, Final
from weakref import WeakKeyDictionary, WeakSet, ref

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QPixmapCache
from shiboken6 import isValid

from alhambra_desktop.views import art

from .palette import LIGHT, Theme
from .steps import Quota, StepPainting, Steps, Updatable, paint_all, update

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from .picture_files import PictureFiles
    from .walls import Cell

SHADOW_MARGIN: Final = 28.0  # space for the shadow on every side of a panel, in logical pixels
BUDGET: Final = 128 * 1024 * 1024  # maximum bytes of all pictures and of Qt's pixmap cache together
_BYTES_PER_PIXEL: Final = 4

Paint = Callable[[QPainter], None]
Key = tuple[tuple[Hashable, ...], int, int, float]  # content, width and height in device pixels, dpr
PaintCity = Callable[[QPainter, "Mapping[Cell, str]", float], None]

# kinds of pictures that are shared by all pages and stored in files
_FILED: Final = frozenset(
    [
        "tile",
        "face",
        "card",
        "back",
        "scoring",
        "shadow",
        "wood",
        "court floor",
        "court rim",
        "stars",
        "panel",
        "sheet",
        "bar",
        "start city",
        "start ground",
        "thumbnail",
        "mark",
    ]
)


class PictureStore:
    """Maps keys to pictures, and notes the users of each picture. Users are instances of `FaceCache`.

    A picture is freed when its last user releases it. If the budget is exceeded, the least recently used
    pictures are freed even while they have users.
    """

    def __init__(self, budget: int) -> None:
        self._budget = budget
        self._entries: OrderedDict[Key, tuple[QPixmap, WeakSet[Hashable]]] = OrderedDict()
        self.used = 0  # size of all pictures in bytes

    def find(self, key: Key, user: Hashable) -> QPixmap | None:
        picture, users = self._entries.get(key, (None, None))
        if users is not None:
            self._entries.move_to_end(key)
            users.add(user)
        return picture

    def keep(self, key: Key, picture: QPixmap, user: Hashable) -> None:
        self._entries[key] = picture, WeakSet([user])
        self.used += _bytes(picture)
        self._make_room()

    def release(self, user: Hashable, keys: Collection[Key] | None = None) -> None:
        for key in list(self._entries if keys is None else keys):
            _, users = self._entries[key]
            users.discard(user)
            if not users:
                self._drop(key)

    def drop_unused(self) -> None:
        for key in [key for key, (_, users) in self._entries.items() if not users]:
            self._drop(key)

    def keys(self, user: Hashable) -> list[Key]:
        return [key for key, (_, users) in self._entries.items() if user in users]

    def _drop(self, key: Key) -> None:
        picture, _ = self._entries.pop(key)
        self.used -= _bytes(picture)

    def _make_room(self) -> None:
        room = self._budget - QPixmapCache.cacheLimit() * 1024
        while self.used > room and len(self._entries) > 1:
            self._drop(next(iter(self._entries)))


class FaceCache:
    """Caches the pictures of one page. The key of a picture describes its content and its size.

    Sizes are in logical pixels, and `dpr` is the device pixel ratio. Pictures of the kinds in ``_FILED`` are
    shared through `store`, and ``files`` keeps them for later runs. If `kept` is true, a hidden page keeps
    the pictures of its last layout.
    """

    store: ClassVar[PictureStore] = PictureStore(BUDGET)
    files: ClassVar[PictureFiles | None] = None
    in_steps: ClassVar[bool] = False  # whether slow pictures are painted in several cycles of the event loop
    _pages: ClassVar[WeakKeyDictionary[FaceCache, ref[QWidget]]] = WeakKeyDictionary()

    def __init__(self, page: QWidget | None = None, *, kept: bool = False) -> None:
        self._own, self._kept = object(), kept
        self._painting = False
        self._recent: set[Key] = set()
        # the subject of a picture is the part of its key that describes its content
        self._unfinished: dict[Hashable, tuple[Key, StepPainting]] = {}  # keys are subjects
        # maps the first two items of a subject to the latest subject that begins with them, and its picture
        self._last: dict[Hashable, tuple[Hashable, QPixmap]] = {}
        self._quota = Quota()
        if page is not None:
            self._pages[self] = ref(page)

    @classmethod
    def note_new_layout(cls) -> None:
        """Forget which pictures the visible pages use; the next painting notes them again."""
        for cache in cls._pages:
            if (page := cache._page()) is not None and page.isVisible():
                cache._recent.clear()

    @classmethod
    def release_old_layouts(cls) -> None:
        """Free the pictures of earlier layouts, and all pictures of hidden pages whose `kept` is false."""
        for cache in list(cls._pages):
            page = cache._page()
            if page is not None and (cache._kept or page.isVisible()):
                cls.store.release(cache, set(cache.keys()) - cache._recent)
            else:
                cache.clear()
        cls.store.drop_unused()

    def _page(self) -> QWidget | None:
        page = self._pages[self]()
        return page if page is not None and isValid(page) else None

    def tile(
        self,
        type_id: str,
        price: int | None,
        walls: str,
        size: float,
        dpr: float = 1.0,
        edging: str = "wall",
    ) -> QPixmap:
        """Return a tile with its own walls, or with moats if `edging` is "moat"."""
        sides = "".join(sorted(walls))
        return self._get(
            ("tile", type_id, price, sides, edging),
            (size, size),
            dpr,
            lambda p: art.paint_tile(p, type_id, price, sides, size, edging),
        )

    def face(
        self, type_id: str, price: int | None, size: float, dpr: float = 1.0, named: bool = False
    ) -> QPixmap:
        """Return the face of a tile without its walls; `named` is as in `paint_face`."""
        return self._get(
            ("face", type_id, price, "named") if named else ("face", type_id, price),
            (size, size),
            dpr,
            lambda p: art.paint_face(p, type_id, price, size, named),
        )

    def card(self, currency: str, value: int, width: float, dpr: float = 1.0) -> QPixmap:
        return self._get(
            ("card", currency, value),
            (width, 1.5 * width),
            dpr,
            lambda p: art.paint_card(p, currency, value, width),
        )

    def back(self, width: float, dpr: float = 1.0) -> QPixmap:
        return self._get(("back",), (width, 1.5 * width), dpr, lambda p: art.paint_card_back(p, width))

    def scoring(self, number: int, width: float, dpr: float = 1.0) -> QPixmap:
        return self._get(
            ("scoring", number), (width, 1.5 * width), dpr, lambda p: art.paint_scoring_card(p, number, width)
        )

    def shadow(self, width: float, height: float, corner: float, lift: float, dpr: float = 1.0) -> QPixmap:
        rect = QRectF(SHADOW_MARGIN, SHADOW_MARGIN, width, height)
        whole = (width + 2 * SHADOW_MARGIN, height + 2 * SHADOW_MARGIN)
        return self._get(
            ("shadow", corner, lift), whole, dpr, lambda p: art.paint_shadow(p, rect, corner, lift)
        )

    def wood(self, width: float, height: float, theme: Theme = LIGHT, dpr: float = 1.0) -> QPixmap:
        rect = QRectF(0, 0, width, height)
        return self._get(("wood", theme.name), (width, height), dpr, lambda p: art.paint_wood(p, rect, theme))

    def wood_in_steps(
        self, width: float, height: float, theme: Theme, dpr: float, page: QWidget
    ) -> QPixmap | None:
        rect = QRectF(0, 0, width, height)
        subject = ("wood", theme.name)
        return self.stepwise(subject, (width, height), dpr, lambda: art.wood_steps(rect, theme), page)

    def court_floor(self, width: float, height: float, theme: Theme, dpr: float = 1.0) -> QPixmap:
        rect = QRectF(0, 0, width, height)
        key = ("court floor", theme.name)
        return self._get(key, (width, height), dpr, lambda p: art.paint_court_floor(p, rect, theme))

    def court_rim(self, width: float, height: float, theme: Theme, dpr: float = 1.0) -> QPixmap:
        rect = QRectF(0, 0, width, height)
        key = ("court rim", theme.name)
        return self._get(key, (width, height), dpr, lambda p: art.paint_court_rim(p, rect, theme))

    def stars(self, period: float, theme: Theme, dpr: float = 1.0) -> QPixmap:
        """Return one period of the star pattern: a square with the centre of a star in each corner."""
        rect = QRectF(0, 0, period, period)
        key = ("stars", theme.name)
        return self._get(
            key, (period, period), dpr, lambda p: art.paint_stars(p, rect, theme, period, (0, 0))
        )

    def edges(
        self, name: str, paint: PaintCity, city: Mapping[Cell, str], size: float, dpr: float = 1.0
    ) -> QPixmap:
        """Return the walls or moats of a city, with a margin of one cell on every side."""
        left = min((x for x, _ in city), default=0) - 1
        top = min((y for _, y in city), default=0) - 1
        width = max((x for x, _ in city), default=0) - left + 2
        height = max((y for _, y in city), default=0) - top + 2
        moved = {(x - left, y - top): sides for (x, y), sides in city.items()}
        return self._get(
            ("edges", name, size, frozenset(moved.items())),
            (width * size, height * size),
            dpr,
            lambda p: paint(p, moved, size),
        )

    def picture(self, key: Hashable, width: float, height: float, dpr: float, paint: Paint) -> QPixmap:
        return self._get(("picture", key), (width, height), dpr, paint)

    def thumbnail(self, key: Hashable, width: float, height: float, dpr: float, paint: Paint) -> QPixmap:
        """Return a small picture. It must contain no text, because all languages share stored pictures."""
        return self._get(("thumbnail", key), (width, height), dpr, paint)

    def mark(self, key: Hashable, size: float, dpr: float, paint: Paint) -> QPixmap:
        """Return a small picture; `key` must include the colours of the picture."""
        return self._get(("mark", key), (size, size), dpr, paint)

    def deferred_mark(
        self, key: Hashable, size: float, dpr: float, paint: Paint, widget: Updatable
    ) -> QPixmap:
        """Return a small picture, or an empty picture if painting must wait.

        If ``in_steps`` is true, each cycle of the event loop paints at most one new picture. `widget` is
        updated when its picture can be painted.
        """
        whole = self._key(("mark", key), (size, size), dpr)
        ready = not self.in_steps or self._painting or self._is_painted(whole, dpr)
        return self.mark(key, size, dpr, paint) if ready or self._quota.take(widget) else QPixmap()

    def _is_painted(self, key: Key, dpr: float) -> bool:
        return self.store.find(key, self) is not None or self._from_file(key, dpr) is not None

    def composed(
        self,
        kind: str,
        key: Hashable,
        size: tuple[float, float],
        dpr: float,
        ground: QColor | Qt.GlobalColor,
        parts: Collection[str],
        paint: Paint,
    ) -> QPixmap:
        """Return a picture that is composed of other pictures on a `ground`.

        When a new picture is painted, the previous picture of this `kind` and all pictures of the kinds in
        `parts` are freed.
        """

        def paint_whole(p: QPainter) -> None:
            self.forget(kind)
            paint(p)
            self.forget(*parts)

        return self._get((kind, key), size, dpr, paint_whole, ground)

    def panel(self, width: float, height: float, theme: Theme, dpr: float = 1.0) -> QPixmap:
        rect = QRectF(0, 0, width, height)
        key = ("panel", theme.name)
        return self._get(key, (width, height), dpr, lambda p: art.paint_panel(p, rect, theme))

    def sheet(
        self,
        width: float,
        height: float,
        theme: Theme,
        dpr: float,
        lift: float = 0.0,
        accent: QColor | None = None,
        studded: bool = True,
    ) -> QPixmap:
        """Return a panel with its shadow; `lift` is 0 if the panel lies on the table, 1 if it is held up."""
        margin = _shadow_margin(dpr)
        paper = QRectF(margin, margin, width, height)

        key = ("sheet", theme.name, lift, accent.name() if accent is not None else "", studded)
        whole = (width + 2 * margin, height + 2 * margin)
        return self._get(key, whole, dpr, lambda p: art.paint_sheet(p, paper, theme, lift, accent, studded))

    def draw_sheet(
        self,
        painter: QPainter,
        rect: QRectF,
        theme: Theme,
        dpr: float,
        lift: float = 0.0,
        accent: QColor | None = None,
        studded: bool = True,
    ) -> None:
        margin = _shadow_margin(dpr)
        picture = self.sheet(rect.width(), rect.height(), theme, dpr, lift, accent, studded)
        painter.drawPixmap(rect.topLeft() - QPointF(margin, margin), picture)

    def bar(self, width: float, height: float, theme: Theme, strip_at: str, dpr: float = 1.0) -> QPixmap:
        rect = QRectF(0, 0, width, height)
        return self._get(
            ("bar", theme.name, strip_at),
            (width, height),
            dpr,
            lambda p: art.paint_bar(p, rect, theme, strip_at),
        )

    def strip(self, width: float, height: float, enlarged: float, theme: Theme, dpr: float = 1.0) -> QPixmap:
        """Return a transparent bar; the strip of marquetry at its lower edge is scaled by `enlarged`."""
        rect = QRectF(0, 0, width / enlarged, height / enlarged)

        def paint(p: QPainter) -> None:
            p.scale(enlarged, enlarged)
            art.paint_strip(p, rect, theme, "bottom")

        return self._get(("bar", theme.name, "strip", enlarged), (width, height), dpr, paint)

    def stepwise(
        self,
        subject: tuple[Hashable, ...],
        size: tuple[float, float],
        dpr: float,
        steps: Steps,
        widget: QWidget,
    ) -> QPixmap | None:
        """Return a picture that is painted in steps.

        Until the picture is finished, return an earlier picture of the same subject in another size, or None.
        When the picture is finished, `widget` is updated.
        """
        if not self.in_steps or self._painting:
            return self._get(subject, size, dpr, lambda p: paint_all(p, steps()))
        key = self._key(subject, size, dpr)
        picture = self.store.find(key, self) or self._from_file(key, dpr)
        if picture is not None:
            self._recent.add(key)
            self._last[subject[:2]] = subject, picture
        elif not self._is_painting(subject, key):
            self._begin(subject, key, dpr, steps, widget)
        last, picture = self._last.get(subject[:2], (None, None))
        return picture if last == subject else None

    def _from_file(self, key: Key, dpr: float) -> QPixmap | None:
        if self.files is None or key[0][0] not in _FILED:
            return None
        picture = self.files.find(key, dpr)
        if picture is not None:
            self.store.keep(key, picture, self)
        return picture

    def _is_painting(self, subject: Hashable, key: Key) -> bool:
        begun, painting = self._unfinished.get(subject, (None, None))
        return begun == key and isValid(painting)

    def _begin(self, subject: Hashable, key: Key, dpr: float, steps: Steps, widget: QWidget) -> None:
        def keep(finished: QPixmap) -> None:
            del self._unfinished[subject]
            self.store.keep(key, finished, self)
            if self.files is not None and key[0][0] in _FILED:
                self.files.put(key, finished)
            update(widget)

        self._end_painting(subject)
        picture = _empty(key[1], key[2], dpr, Qt.GlobalColor.transparent)
        self._unfinished[subject] = key, StepPainting(widget, picture, steps(), keep)

    def _end_painting(self, subject: Hashable) -> None:
        _, painting = self._unfinished.pop(subject, (None, None))
        if painting is not None and isValid(painting):
            painting.end()

    def clear(self) -> None:
        for subject in list(self._unfinished):
            self._end_painting(subject)
        self._last.clear()
        self._quota.drop()
        self.store.release(self)

    def forget(self, *kinds: str) -> None:
        self.store.release(self, [key for key in self.keys() if key[0][0] in kinds])

    def keys(self) -> list[Key]:
        return self.store.keys(self)

    def _get(
        self,
        subject: tuple[Hashable, ...],
        size: tuple[float, float],
        dpr: float,
        paint: Paint,
        ground: QColor | Qt.GlobalColor = Qt.GlobalColor.transparent,
    ) -> QPixmap:
        key = self._key(subject, size, dpr)
        _, width, height, _ = key
        self._recent.add(key)
        picture = self.store.find(key, self)
        if picture is None:
            picture = self._filed(key, dpr, lambda: _painted(width, height, dpr, paint, ground))
            self.store.keep(key, picture, self)
        return picture

    def _key(self, subject: tuple[Hashable, ...], size: tuple[float, float], dpr: float) -> Key:
        width = max(1, math.ceil(size[0] * dpr - 0.01))
        height = max(1, math.ceil(size[1] * dpr - 0.01))
        shared = subject[0] in _FILED
        return subject if shared else (*subject, self._own), width, height, round(dpr, 4)

    def _filed(self, key: Key, dpr: float, paint: Callable[[], QPixmap]) -> QPixmap:
        if self.files is None or self._painting or key[0][0] not in _FILED:
            return paint()
        picture = self.files.find(key, dpr)
        if picture is None:
            self._painting = True
            try:
                picture = paint()
            finally:
                self._painting = False
            self.files.put(key, picture)
        return picture


def _painted(
    width: int,
    height: int,
    dpr: float,
    paint: Paint,
    ground: QColor | Qt.GlobalColor = Qt.GlobalColor.transparent,
) -> QPixmap:
    from .brushes import prepare

    picture = _empty(width, height, dpr, ground)
    p = QPainter(picture)
    try:
        prepare(p)
        paint(p)
    finally:
        p.end()  # Qt crashes if a picture is destroyed while a painter uses it
    return picture.copy()  # the copy does not keep the large paint engine that a painted pixmap has


def _empty(width: int, height: int, dpr: float, ground: QColor | Qt.GlobalColor) -> QPixmap:
    picture = QPixmap(width, height)
    picture.setDevicePixelRatio(dpr)
    picture.fill(ground)
    return picture


def _shadow_margin(dpr: float) -> float:
    """Return the shadow margin, rounded up to whole device pixels, so that the panel has sharp lines."""
    return math.ceil(SHADOW_MARGIN * dpr) / dpr


def _bytes(picture: QPixmap) -> int:
    return picture.width() * picture.height() * _BYTES_PER_PIXEL


def warm_up() -> None:
    """Paint a tile in advance, because the first tile takes five times as long as later tiles."""
    _painted(64, 64, 1.0, lambda p: art.paint_tile(p, "tower", 9, "NW", 64.0, "wall"))


def keep_pictures() -> bool:
    """Write one new picture to a file; return whether more pictures must be written."""
    return FaceCache.files is not None and FaceCache.files.write_one()
