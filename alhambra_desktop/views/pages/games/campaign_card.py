from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from ....model.learning.goals.achievements import Achievements
from ....model.learning.goals.campaign import CampaignTable, TableProgress, next_table
from ....model.players.characters import Character
from ....model.players.skill.levels import level
from ....model.rules.core.engine.setup import COLOURS
from ....model.rules.core.words.message import Message
from ....words import phrase, say
from ... import art
from ...art.box_fronts import paint_box_front
from ...art.cache import FaceCache
from ...art.fonts import BLACK, SEMIBOLD, sans, serif
from ...art.painter_state import moved
from ...commands.actions import PAGE_KEYS
from ...storage.contained import contained
from ...widgets.boxes import NONE, Gap, empty, hbox, vbox
from ...widgets.hairline import Hairline
from ...widgets.labels import heading, line, push_button, set_button_text, set_tip, words
from ...widgets.pictures import Picture
from ...widgets.star_row import StarRow
from .campaign_map import CampaignMap, table_titles
from .details_card import Details, DetailsCard

DETAILS: Final = 300
TITLE: Final = 15
PORTRAIT: Final = 36
SIGN: Final = 24
BESIDE_SIGN: Final = 4


class Opponents(QWidget):
    """The opponents at a campaign table, two in each row, with their portraits, names and levels."""

    def __init__(self, cache: FaceCache) -> None:
        super().__init__()
        self._cache = cache
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(*NONE)
        self._grid.setHorizontalSpacing(4)
        self._grid.setVerticalSpacing(2)
        for column in range(2):
            self._grid.setColumnStretch(column, 1)

    def set_content(self, table: CampaignTable) -> None:
        empty(self._grid)
        pairs = zip(table.opponents, COLOURS[1:], strict=False)
        for at, ((person, level_id), colour) in enumerate(pairs):
            name, rank = line(say(person.name), "", 14), words(say(level(level_id).name), "second", 12)
            name.setFont(sans(14, SEMIBOLD))
            held = QWidget()
            column = vbox(1, name, rank, 1, spacing=0, margins=NONE)
            hbox(self._portrait(person, colour), (column, 1), spacing=4, margins=NONE, within=held)
            self._grid.addWidget(held, *divmod(at, 2))

    def _portrait(self, person: Character, colour: str) -> Picture:
        def draw(p: QPainter, size: int) -> None:
            middle, dpr = size / 2, self.devicePixelRatioF()

            def paint(q: QPainter) -> None:
                art.paint_portrait(q, person.id, colour, middle * 0.78, middle, middle)

            p.drawPixmap(0, 0, self._cache.mark(("portrait", person.id, colour), size, dpr, paint))

        return Picture(PORTRAIT, say(person.name), draw)


@contained
class ModuleSigns(QWidget):
    """Shows the box fronts of a campaign table's expansions or, if it has none, the box front of its game."""

    def __init__(self) -> None:
        super().__init__()
        self._modules: tuple[str, ...] = ()

    def set_content(self, table: CampaignTable) -> None:
        self._modules = table.modules or (table.game,)
        self.setFixedSize(QSize((SIGN + BESIDE_SIGN) * len(self._modules) - BESIDE_SIGN, SIGN))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for at, module in enumerate(self._modules):
            with moved(painter, at * (SIGN + BESIDE_SIGN), 0):
                paint_box_front(painter, module, module[:1].upper(), SIGN)


class TableDetails(Details):
    """The details of a campaign table, with a button that starts a game at this table."""

    def __init__(self, cache: FaceCache) -> None:
        super().__init__()
        self._table: CampaignTable | None = None
        self._title, self._where = heading("", TITLE), words("", "second", 13)
        self._stars = line("", "figure", 13)
        self._stars.setFont(sans(13, SEMIBOLD))
        self._name, self._modules = words(""), words("", "", 14)
        self._name.setFont(serif(22, BLACK))
        self._modules.setFont(sans(14, SEMIBOLD))
        self._opponents, self._signs = Opponents(cache), ModuleSigns()
        self._rows = StarRow(), StarRow(), StarRow()
        self.play = push_button("", self._choose, 15, "ready", enter=True)
        self.play.setMinimumHeight(38)
        head = vbox(
            hbox(self._title, (self._where, 1), self._stars, spacing=8, margins=NONE),
            self._name,
            self._opponents,
            1,
            spacing=1,
            margins=NONE,
        )
        with_ = hbox(self._signs, (self._modules, 1), spacing=8, margins=NONE)
        lines = Hairline(), Hairline()
        foot = vbox(lines[0], with_, lines[1], *self._rows, Gap(2), 1, self.play, spacing=2, margins=NONE)
        self.lay_out(vbox(head, (foot, 1), margins=(0, 3, 0, 3), within=self), DETAILS)

    def set_beside(self, *, beside: bool) -> None:
        super().set_beside(beside=beside)
        self.row.setSpacing(2 if beside else 32)

    def set_content(self, progress: TableProgress, known: Achievements) -> None:
        table = self._table = progress.table
        count = len(known.tables)
        self._title.setText(phrase("campaign-title"))
        self._where.setText(phrase("campaign-table", table=table.number, all=count))
        self._stars.setText(phrase("campaign-stars", count=known.stars, all=3 * count))
        self._name.setText(say(table.name))
        self._opponents.set_content(table)
        self._signs.set_content(table)
        self._modules.setText(phrase("campaign-with", modules=table_titles(table)))
        for row, star, reached in zip(self._rows, table.stars, progress.stars, strict=True):
            row.set_content(star.sentence, reached=reached)
        play = Message("campaign-again") if progress.tries else Message("campaign-play")
        set_button_text(self.play, play, PAGE_KEYS["choose"] if progress.open else "")
        self.play.setEnabled(progress.open)
        if not progress.open:
            self.play.setText(phrase("campaign-closed", table=table.number - 1))
            set_tip(self.play, phrase("campaign-closed-tip"))

    def _choose(self) -> None:
        self.chosen.emit(self._table)


class CampaignCard(DetailsCard):
    def __init__(self, cache: FaceCache) -> None:
        super().__init__(cache)
        self._known: Achievements | None = None
        self._current = 0
        self.map, self.details = CampaignMap(cache), TableDetails(cache)
        self.lay_out(self.map, self.details)
        self.map.chosen.connect(self._show)
        self.map.opened.connect(self.details.play.click)

    def retranslate(self) -> None:
        self.setAccessibleName(phrase("campaign-title"))

    def set_content(self, known: Achievements) -> None:
        self._known = known
        current = next_table(known.tables).table.number
        self.map.set_content(known.tables, current)
        if current != self._current:
            self._current = current
            self.map.choose(current)
        self._show(self.map.value)

    def _show(self, number: int) -> None:
        if self._known is not None:
            self.details.set_content(self._known.tables[number - 1], self._known)
            self.map.update()
