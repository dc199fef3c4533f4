"""The cards of the page of statistics, and the main figures above them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStackedWidget, QWidget

from ....model.files.archive.kept_game import KeptSeat
from ....model.files.archive.statistics import Best, Share, Statistics
from ....model.learning.goals.goals import Group
from ....model.rules.core.words.message import Message
from ....words import phrase, say
from ...art.brushes import shape
from ...art.cache import FaceCache
from ...art.coins import paint_coin
from ...art.fonts import BLACK, sans, serif
from ...art.geometry import khatam
from ...art.marks import paint_icon, paint_winner
from ...art.medals import paint_figure_medal
from ...charts.axes import SCORING
from ...game.seat_pictures import seat_picture
from ...storage.contained import contained
from ...widgets.boxes import NONE, Gap, empty, fill, hbox
from ...widgets.figures_table import FiguresModel, FiguresTable
from ...widgets.hairline import Hairline
from ...widgets.labels import centred, line, link_button, words
from ...widgets.medal import GROUPS
from ...widgets.paper_card import PaperCard
from ...widgets.pictures import Picture, SeatImage

HIGHLIGHT_GAP, HIGHLIGHT_SIGN = 20, 26  # space between the main figures, and size of their pictures
FACE, MEDAL = 31, 38  # sizes of the pictures of opponents and of personal bests
BESIDE_MEDAL: Final = 4  # pixels to the left of the picture of a personal best
LEVEL: Final = QSize(64, FACE)  # size of the pictures that represent a level
# Maps each personal best to the group of goals whose colour its medal has. The default is ``Group.SCORING``.
MEDALS: Final = {
    "best-run": Group.BUILDING,
    "best-most": Group.BUILDING,
    "best-margin": Group.OPPONENTS,
}
PaintSign: TypeAlias = Callable[[QPainter, int], None]


def share_words(share: Share) -> str:
    """Return a share such as ``7 of 12``."""
    return phrase("stats-share", won=share.won, played=share.played)


def rate(share: Share) -> str:
    return phrase("per-cent", figure=round(100 * share.won / share.played))


@contained
class Highlights(QWidget):
    """The main figures of all games of the chosen kind, such as the number of games won."""

    def __init__(self) -> None:
        super().__init__()
        self._row = hbox(spacing=HIGHLIGHT_GAP, margins=(12, 0, 0, 0), within=self)
        self._items: list[QWidget] = []

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def set_content(self, statistics: Statistics) -> None:
        seats = [game.seats[game.own] for game in statistics.games if game.own is not None]
        won = sum(seat.place == 1 for seat in seats)
        figures: list[tuple[PaintSign, str, str]] = [
            (_paint_win, phrase("stats-won-games", count=won), str(won)),
            (_paint_best, phrase("stats-most-points"), str(max((seat.points for seat in seats), default=0))),
            (_paint_wall, phrase("stats-longest-wall"), str(max((seat.wall for seat in seats), default=0))),
        ]
        if statistics.exact is not None:
            figures.append((paint_payment, phrase("stats-exact-payments"), rate(statistics.exact)))
        empty(self._row)
        self._items = [_highlight(sign, name, figure) for sign, name, figure in figures if seats]
        for item in self._items:
            self._row.addWidget(item, 1)

    def fit(self, room: int) -> None:
        """Show as many of the first figures as fit into the width `room`, and hide the rest."""
        widest = 0
        for count, item in enumerate(self._items, 1):
            widest = max(widest, item.sizeHint().width() + HIGHLIGHT_GAP)
            item.setVisible(count * widest <= room)
        self.setVisible(any(not item.isHidden() for item in self._items))


@contained
class OpponentImages(QWidget):
    """The pictures of the first two opponents of a level."""

    def __init__(self, cache: FaceCache, opponents: Sequence[KeptSeat]) -> None:
        super().__init__()
        self.images = [SeatImage(cache, FACE, seat_picture(seat)) for seat in opponents[:2]]
        hbox(*self.images, 1, spacing=2, margins=NONE, within=self)
        self.setFixedSize(LEVEL)


def best_medal(best: Best) -> QWidget:
    group, held = MEDALS.get(best.message.id, Group.SCORING), QWidget()
    medal = Picture(
        MEDAL, "", lambda p, side: paint_figure_medal(p, str(best.figure), GROUPS.index(group), side)
    )
    hbox(medal, spacing=0, margins=(BESIDE_MEDAL, 0, 0, 0), within=held)
    return held


def _highlight(sign: PaintSign, name: str, figure: str) -> QWidget:
    number, item = line(figure, "figure"), QWidget()
    number.setFont(serif(26, BLACK))
    picture = Picture(HIGHLIGHT_SIGN, "", sign)
    parts = (picture, number, (line(name, "second"), 1))
    hbox(Hairline(upright=True), Gap(6), *parts, spacing=8, margins=NONE, within=item)
    return item


def _paint_win(p: QPainter, side: int) -> None:
    paint_winner(p, side / 2, side / 2, side * 0.44)


def _paint_best(p: QPainter, side: int) -> None:
    shape(p, khatam(side / 2, side / 2, side * 0.44), SCORING[False], "#EBD08E", 1.4)


def _paint_wall(p: QPainter, side: int) -> None:
    paint_icon(p, "wall", 1, 1, side - 2)


def paint_payment(p: QPainter, side: int) -> None:
    paint_coin(p, "dirham", side / 2, side / 2, side * 0.4)


class ChartCard(PaperCard):
    """A card with a chart, or with the same data as a table. Without data, the card shows a sentence."""

    def __init__(self, cache: FaceCache, title: Message, chart: QWidget, nothing: Message) -> None:
        super().__init__(cache, title, title_size=17)
        self.beside.setFont(sans(13))
        self.beside.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.chart, self.model, self._nothing = chart, FiguresModel(), nothing
        self.table = FiguresTable(self.model)
        self.none, self.pages = centred(words("", "second", 14)), QStackedWidget()
        for page in (chart, self.table, self.none):
            self.pages.addWidget(page)
        self.details = words("", "second", 12)
        fill(self.column, (self.pages, 1), self.details)

    def set_content(self, titles: Sequence[str], rows: Iterable[Sequence[str]], *, tables: bool) -> None:
        self.model.set_content(titles, rows)
        self.none.setText(say(self._nothing))
        self.table.setAccessibleName(self.title.text())
        self.chart.setAccessibleName(self.title.text())
        self.show_table(tables)

    def show_table(self, tables: bool) -> None:
        self.pages.setCurrentIndex(2 if not self.model.rowCount() else int(tables))
        self.details.setVisible(self.pages.currentIndex() == 0 and bool(self.details.text()))


class LostCard(ChartCard):
    """The card with the chart of lost points.

    If none of the counted games has been analysed yet, the card is hidden. Then ``foot``, a line on another
    card, says so.
    """

    def __init__(self, cache: FaceCache, chart: QWidget) -> None:
        super().__init__(cache, Message("stats-lost"), chart, Message("stats-no-lost"))
        self.instead, self.foot = link_button(), QWidget()
        self.none.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.none.setFont(sans(12))
        hbox((self.none, 1), self.instead, spacing=12, margins=NONE, within=self.foot)
        self.none.show()  # `pages`, its previous parent, had hidden it

    def show_table(self, tables: bool) -> None:
        there = bool(self.model.rowCount())
        self.pages.setCurrentIndex(int(tables))
        self.setVisible(there)
        self.foot.setVisible(not there)
        self.details.setVisible(there and not tables)
