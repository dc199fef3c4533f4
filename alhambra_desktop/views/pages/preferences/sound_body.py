from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import chain
from math import ceil
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from ....words import phrase
from ...art.sound_pictures import SOUND_PAINTERS
from ...audio.voicing import COUNTING, TABLE, TURN, group_of
from ...storage.contained import contained
from ...text.search import NOTHING, Query
from ...widgets.boxes import NONE, Part, hbox, vbox
from ...widgets.flow import Columns
from ...widgets.painting import paint_card_box
from ...widgets.style import theme_of
from .fields import Context
from .settings_body import Setting, SettingRow, SettingsBody
from .sound_button import SoundButton

APART: Final = 10

BESIDE_BUTTON: Final = 14

NESTED: Final = 80
"""In search results, a setting that belongs to the setting above it is indented by this many pixels."""

BELOW: Final = 4

AROUND: Final = (12, 8, 12, 6)

MIDDLE: Final = Qt.AlignmentFlag.AlignVCenter
LARGE, MOST_LINES = 760, 2
"""The buttons are large only if the window is at least ``LARGE`` high.

Besides, the buttons for the sounds of the table must fit into ``MOST_LINES`` lines.
"""

PAIRED: Final = 640, 880
"""The two cards of a pair are side by side if they are whole and the section is at least this wide.

The first value is for the first pair of cards, and the second value for the second pair.
"""

PAIRED_LINES: Final = 2
"""Minimum number of lines for a sentence on cards that can be side by side, so that the cards align."""

MOST_WIDTH: Final = 660
"""Maximum width of settings that are not on whole cards, so that switches are near their names."""

SHARES: Final = (9, 11), (1, 1)

GROUPS: Final[Mapping[str, str]] = {"sound_table": TABLE, "sound_counting": COUNTING, "sound_turn": TURN}
"""Maps each setting to the group of sounds that it turns on or off."""


@contained
class SoundBoard(QWidget):
    def __init__(self, context: Context, group: str) -> None:
        super().__init__()
        self._context = context
        sounds = [sound for sound in SOUND_PAINTERS if group_of(sound) == group]
        self.buttons = {sound: SoundButton(sound, phrase("sound-name", sound=sound)) for sound in sounds}
        for sound, button in self.buttons.items():
            button.clicked.connect(partial(context.listen, sound))
        self._columns = Columns(*self.buttons.values(), spread=True)
        vbox(self._columns, margins=NONE, within=self)
        context.settings.changed.connect(self._follow)
        self._follow()

    def lines_in(self, width: int) -> int:
        return ceil(len(self.buttons) / self._columns.columns_in(width))

    def _follow(self) -> None:
        for button in self.buttons.values():
            button.follow(sound_on=self._context.preferences.sound)


@contained
class SoundCard(QWidget):
    """A card with one or two settings, and the buttons that play their sounds.

    The buttons are below the first setting, and to the left of the second setting.
    """

    def __init__(
        self, row: SettingRow, board: SoundBoard | None = None, second: SettingRow | None = None
    ) -> None:
        super().__init__()
        self.rows = [row] if second is None else [row, second]
        self.board = board
        self.whole = True
        held: tuple[Part, ...] = () if board is None else ((board, int(second is None)),)
        if second is not None:
            held = ((hbox(*held, (second, 1, MIDDLE), spacing=BESIDE_BUTTON, margins=NONE), 1),)
        vbox(row, *held, spacing=4, within=self)

    def show_whole(self, *, whole: bool) -> None:
        """Show or hide the buttons and the card's frame."""
        self.whole = whole
        if self.board is not None:
            self.board.setVisible(whole)
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(*(AROUND if whole else NONE))
        self.update()

    def show_found(self) -> None:
        """Show the card only if it has a visible row."""
        self.setVisible(any(not row.isHidden() for row in self.rows))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.whole:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_card_box(painter, QRectF(self.rect()), theme_of(self.palette()))


@contained
class SoundBody(SettingsBody):
    fills = True

    def __init__(self, settings: Sequence[Setting], context: Context) -> None:
        self._context = context
        self._whole = True
        super().__init__(settings, context)

    @property
    def buttons(self) -> dict[str, SoundButton]:
        boards = (card.board for card in self.cards if card.board is not None)
        return {sound: button for board in boards for sound, button in board.buttons.items()}

    def _lay_out(self) -> None:
        rows = self.rows
        boards = {name: SoundBoard(self._context, group) for name, group in GROUPS.items()}
        self._table = boards["sound_table"]
        first = SoundCard(rows["sound"]), SoundCard(rows["sound_volume"])
        table = SoundCard(rows["sound_table"], self._table)
        counting = SoundCard(rows["sound_counting"], boards["sound_counting"])
        turn = SoundCard(rows["sound_turn"], boards["sound_turn"], rows["sound_behind"])
        self.cards = (*first, table, counting, turn)
        self._pairs = [first, (counting, turn)]
        self._boxes = [hbox(*pair, spacing=APART, margins=NONE) for pair in self._pairs]
        for box, shares in zip(self._boxes, SHARES, strict=True):
            for at, share in enumerate(shares):
                box.setStretch(at, share)
        parts = self._boxes[0], (table, 3), (self._boxes[1], 2)
        vbox(*parts, spacing=APART, margins=(0, 0, 0, BELOW), within=self)
        for card in chain(*self._pairs):
            card.rows[0].set_least_lines(PAIRED_LINES)
        for card in self.cards:
            card.show_whole(whole=True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def _draw_lines(self, found: Sequence[SettingRow]) -> None:
        """Draw no lines, because every setting is on its own card."""

    def seek(self, query: Query) -> int:
        count = super().seek(query)
        self.complete = count == len(self.rows)
        self.repeats_sign = query != NOTHING and not self.rows["sound"].isHidden()
        for card in self.cards:
            card.show_found()
        self._arrange()
        return count

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def row_ends(self) -> list[int]:
        places = [card.geometry() for card in self.cards if card.isVisible()]
        ends = sorted(place.bottom() + 1 for place in places)
        return [end for end in ends if not any(place.top() < end <= place.bottom() for place in places)]

    def summary(self) -> str:
        return phrase("preferences-sound-summary")

    def _arrange(self) -> None:
        directions, width = QBoxLayout.Direction, self.width()
        for box, least in zip(self._boxes, PAIRED, strict=True):
            paired = self._whole and width >= least
            box.setDirection(directions.LeftToRight if paired else directions.TopToBottom)
        lines = self._table.lines_in(width - AROUND[0] - AROUND[2])
        large = paired and self.window().height() >= LARGE and lines <= MOST_LINES
        for button in self.buttons.values():
            button.set_large(large=large)
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(0, 0, 0 if self._whole else max(0, width - MOST_WIDTH), BELOW)

    def show_whole(self, *, whole: bool) -> None:
        if whole == self._whole:
            return
        self._whole = whole
        for card in self.cards:
            card.show_whole(whole=whole)
        for card in chain(*self._pairs):
            card.rows[0].set_least_lines(PAIRED_LINES if whole else 0)
        behind = self.rows["sound_behind"]
        behind.nested_by = 0 if whole else NESTED
        behind.updateGeometry()
        behind.arrange()
        self._arrange()
