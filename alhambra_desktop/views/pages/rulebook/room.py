"""The room for a rule on its page, and the sizes of pictures in this room."""

from __future__ import annotations

from math import floor
from typing import Final

from ....model.learning.rule_text import CityPicture, Picture
from ....model.rules.core.frozen import frozen
from .pictures import SIZE
from .scoring_cards import BETWEEN

COLUMNS: Final = 3
SMALLEST: Final = 120
LARGEST, SHARED_MOST = 310.0, 470.0  # maximum width of a picture, alone and in a row
# limits of the width of a picture beside a text: as a share of the room's width, and in pixels
BESIDE_TEXT: Final = 0.4, 470.0
AROUND: Final = 16  # pixels that a row of pictures leaves free, for the margins of the text and for rounding
MEASURE: Final = 400  # minimum width of a text with a picture beside it, at the normal font size
LINE_LENGTH: Final = 1080  # maximum width of paragraphs, at the normal font size
# maximum number of pixels by which a row of pictures becomes lower or higher to fill the page; pictures of
# money cards have other limits
LIMITS, CARD_LIMITS = (60.0, 48.0), (24.0, 28.0)
MOST_GAP: Final = 12.0


@frozen
class PictureRoom:
    """The width that is available for a text and its pictures.

    If the width is large, a picture or an empty margin is beside the text. ``height`` is the visible height,
    or 0 if there is no limit.
    """

    width: int = round(COLUMNS * (SIZE.width() + BETWEEN)) + AROUND
    height: int = 0

    @property
    def columns(self) -> int:
        return min(COLUMNS, max(1, self.width // round(SIZE.width() + BETWEEN)))

    def _each(self, count: int) -> float:
        most = LARGEST if count == 1 else SHARED_MOST
        return min(most, (self.width - AROUND + BETWEEN) // count - BETWEEN)

    def of(self, pictures: tuple[Picture, ...], factor: float) -> tuple[int, float]:
        """Return the number of pictures in a row, and the width of each picture."""
        cities = all(isinstance(picture, CityPicture) for picture in pictures)
        if cities and len(pictures) == COLUMNS and self._each(COLUMNS) >= SMALLEST * factor:
            return COLUMNS, self._each(COLUMNS)
        return self.columns, max(SIZE.width(), self._each(min(self.columns, len(pictures) or 1)))

    def holds_beside(self, factor: float) -> bool:
        return self.width >= MEASURE * factor + 290

    @property
    def beside(self) -> float:
        share, most = BESIDE_TEXT
        return min(most, round(self.width * share))

    @property
    def inner(self) -> float:
        return float(self.width - AROUND)

    def margin(self, factor: float) -> int:
        """Return the width to leave free beside a text, because long lines are hard to read."""
        return max(0, round(self.width - LINE_LENGTH * factor))


@frozen
class Fit:
    """The pixels by which a page grows: ``taller`` in each row of pictures, and ``gap`` above each part."""

    taller: float = 0.0
    gap: float = 0.0

    @classmethod
    def of(cls, spare: float, rows: int, limits: tuple[float, float], parts: int, factor: float) -> Fit:
        """Fill `spare` pixels.

        If `spare` is negative, the pictures become lower, unless the page would still be too high.
        """
        lower, higher = limits
        if rows and -lower * factor * rows <= spare < 0:
            return cls(taller=float(floor(spare / rows)))
        taller = float(floor(min(max(0.0, spare) / rows, higher * factor))) if rows else 0.0
        left = max(0.0, spare - rows * taller)
        return cls(taller, float(floor(min(left / parts, MOST_GAP * factor))) if parts else 0.0)
