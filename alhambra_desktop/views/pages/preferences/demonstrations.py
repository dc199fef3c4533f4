"""Demonstrations of the speeds and the sounds, below the settings of their sections."""

from __future__ import annotations

from functools import partial
from math import ceil
from typing import Final

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ....model.rules.core.words.message import Message
from ....words import phrase, say
from ...art.brushes import colour, shape
from ...art.fonts import BOLD, SEMIBOLD, sans, text_width
from ...art.geometry import polygon, rounded
from ...audio.sound_files import sound_files
from ...audio.voicing import COUNTING, TABLE, TURN, group_of
from ...commands.touch import TOUCH
from ...playback.director import FACTOR
from ...rule_sets.motion_style import MotionStyle
from ...storage.contained import contained
from ...widgets.boxes import NONE, Gap, fill, vbox
from ...widgets.flow import Flow
from ...widgets.labels import heading, set_tip, use_hand_cursor, words
from ...widgets.painting import RIGHT, write
from ...widgets.push_button import PushButton
from ...widgets.style import reduces_motion, theme_of
from .choice_texts import SPEEDS
from .fields import Context
from .sample import ROW, TAKEN

LANE: Final = 48
CARD: Final = 24.0
NAME, FIGURE = 84.0, 64.0
"""Widths of the name of a speed and of its duration, beside the path of the card."""

STEP: Final = 64.0
"""Milliseconds between two positions of the card."""

PLAY_AROUND, PLAY_ROOM, PLAY_HIGH = 8, 22, 36
"""Pixels beside the contents of a button that plays a sound, before its name, and its height."""

PLAY_SIGN: Final = 7.0
"""Width of the triangle."""

SOUND_GROUPS: Final = {
    TABLE: Message("setting-sound-table"),
    COUNTING: Message("setting-sound-counting"),
    TURN: Message("setting-sound-turn"),
}


@contained
class Lanes(QWidget):
    """A lane for each speed, with the positions of a card at equal intervals, and how long it moves."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        figures = (f"{say(name)}: {self._figure(speed)}" for speed, name in SPEEDS.items())
        self.setAccessibleName(phrase("preferences-lanes"))
        self.setAccessibleDescription(", ".join(figures))
        context.settings.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(420, LANE * len(SPEEDS))

    @staticmethod
    def duration(speed: str) -> float:
        """Return how many milliseconds a card of another player moves."""
        return MotionStyle().others * FACTOR[speed]

    def _figure(self, speed: str) -> str:
        return phrase("preferences-lane", seconds=QLocale().toString(self.duration(speed) / 1000, "f", 1))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), theme_of(self.palette())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        still = reduces_motion(self._context.settings)
        painter.setOpacity(0.5 if still else 1.0)
        for at, speed in enumerate(SPEEDS):
            chosen = speed == self._context.preferences.others_speed and not still
            lane = QRectF(0, at * LANE, self.width(), LANE).adjusted(0.5, 2, -0.5, -2)
            ground = colour(theme.legal, 0.14) if chosen else colour(theme.stripe)
            shape(painter, rounded(lane, 7), ground, theme.legal if chosen else None, 1.4)
            font = sans(13, BOLD if chosen else SEMIBOLD)
            write(painter, lane.adjusted(12, 0, 0, 0), say(SPEEDS[speed]), font, theme.text)
            write(painter, lane.adjusted(0, 0, -12, 0), self._figure(speed), sans(13), theme.text_2, RIGHT)
            self._paint_way(painter, lane.adjusted(NAME, 0, -FIGURE, 0), speed)

    def _paint_way(self, p: QPainter, lane: QRectF, speed: str) -> None:
        theme, opacity = theme_of(self.palette()), p.opacity()
        middle, way = lane.center().y(), lane.width() - CARD
        p.fillRect(QRectF(lane.left(), middle, lane.width(), 1), colour(theme.panel_edge, 0.5))
        picture = self._context.cache.card(*ROW[TAKEN], CARD, self.devicePixelRatioF())
        count = round(self.duration(speed) / STEP)
        for step in range(count + 1):
            share = step / count if count else 1.0
            p.setOpacity(opacity * (0.25 + 0.75 * share**2))
            p.drawPixmap(QPointF(round(lane.left() + share * way), round(middle - CARD * 0.75)), picture)
        p.setOpacity(opacity)


class SpeedLanes(QWidget):
    """The lanes below a title."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.lanes = Lanes(context)
        note = words(phrase("preferences-lanes-note"), "second")
        title = heading(phrase("preferences-lanes"), 17)
        vbox(title, note, self.lanes, spacing=6, margins=NONE, within=self)


@contained
class SoundButton(PushButton):
    """A button that plays a sound: a triangle, and the name of the sound."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.setFont(sans(12, SEMIBOLD))
        self.setAutoDefault(True)
        use_hand_cursor(self)

    def sizeHint(self) -> QSize:
        text = ceil(text_width(self.text(), self.font()))
        return QSize(PLAY_ROOM + text + PLAY_AROUND, TOUCH.least(PLAY_HIGH))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _paint_content(self, p: QPainter, rect: QRectF, ink: str) -> None:
        x, y = rect.left() + PLAY_AROUND, rect.center().y()
        p.fillPath(polygon([(x, y - 4.5), (x + PLAY_SIGN, y), (x, y + 4.5)]), colour(ink, 0.8))
        write(p, rect.adjusted(PLAY_ROOM - 1, 0, 0, 0), self.text(), self.font(), ink)


class SoundList(QWidget):
    """A button for each sound in each group of sounds. All are disabled while sound is off."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context
        names = {sound: phrase("sound-name", sound=sound) for sound in sound_files()}
        ordered = sorted(names, key=names.__getitem__)
        self.buttons = {sound: SoundButton(names[sound]) for sound in ordered}
        widest = max(button.sizeHint().width() for button in self.buttons.values())
        for sound, button in self.buttons.items():
            button.setAccessibleName(phrase("preferences-listen-to", sound=button.text()))
            button.clicked.connect(partial(self._context.listen, sound))
            button.setMinimumWidth(widest)  # for equal columns in all groups
        column = vbox(heading(phrase("preferences-listen"), 17), spacing=6, margins=NONE, within=self)
        for group, title in SOUND_GROUPS.items():
            buttons = [button for sound, button in self.buttons.items() if group_of(sound) == group]
            fill(column, words(say(title), "second"), Flow(*buttons, equal=True), Gap(3))
        column.addStretch(1)
        context.settings.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        enabled = self._context.preferences.sound
        for button in self.buttons.values():
            button.setEnabled(enabled)
            set_tip(button, button.accessibleName() if enabled else phrase("preferences-needs-sound"))
