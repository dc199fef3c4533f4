from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy

from ..art.brushes import Tint, colour, down, shape, stroke
from ..art.fonts import SEMIBOLD, sans, text_width
from ..art.geometry import rounded
from ..art.painter_state import saved
from ..art.palette import LINK, SHADOW, Theme
from ..commands.command import Key, key_name
from ..storage.contained import contained
from .access_keys import ACCESS_KEYS
from .painting import CENTRE, write
from .style import EDGE, FAINT, theme_of

GLAZE: Final = ("#0F857F", "#095F5A")  # gradient of main buttons: top, bottom
GLAZE_HOVER: Final = ("#149690", "#0B6F6A")  # gradient of main buttons under the pointer
GLAZE_EDGE: Final = ("#06403D", "#2FB3AB")  # edges of main buttons: light theme, dark theme
# Gradients of other buttons in the light and in the dark theme. Each has a top and a bottom colour.
PAPER: Final = (("#FFFFFB", "#F4EAD4"), ("#3A3028", "#2B231D"))
PAPER_HOVER: Final = (("#FFFFFF", "#FBF0D9"), ("#4A3D31", "#372C23"))  # gradients under the pointer

# These object names set the appearance of a button.
MAIN: Final = frozenset({"ready", "play"})
LINKS: Final = frozenset({"link", "official", "dangerLink"})
DANGERS: Final = frozenset({"danger", "dangerLink"})  # buttons that delete
BARE: Final = frozenset({"adviceClose"})  # buttons that only the style sheet paints

CORNER: Final = 7.0
BELOW: Final = 2

# Height of a key cap, which is the frame around the name of a key.
CAP_HIGH: Final = 20
CAP_SIZE: Final = 12
CAP_PAD: Final = 6
CAP_GAP: Final = 8


@contained
class PushButton(QPushButton):
    """A button whose object name, such as ``ready``, ``link`` or ``danger``, sets its appearance."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self._key: Key = ""

    def show_key(self, key: Key) -> None:
        """Set the key that the button shows as a key cap if there is room."""
        self._key = key
        policy = self.sizePolicy()
        policy.setHorizontalPolicy(QSizePolicy.Policy.Preferred if key else QSizePolicy.Policy.Minimum)
        self.setSizePolicy(policy)
        self.updateGeometry()
        self.update()

    @property
    def is_main(self) -> bool:
        name = self.objectName()
        return name in MAIN or self.isChecked() or (self.isDefault() and name != "quiet")

    @property
    def is_link(self) -> bool:
        return self.objectName() in LINKS

    @property
    def _cap(self) -> str:
        return key_name(self._key) if self._key else ""

    @property
    def _cap_width(self) -> float:
        cap = self._cap
        return text_width(cap, sans(CAP_SIZE, SEMIBOLD)) + 2 * CAP_PAD if cap else 0.0

    def sizeHint(self) -> QSize:
        hint, cap = super().sizeHint(), self._cap_width
        return hint + QSize(round(cap) + CAP_GAP, 0) if cap else hint

    def minimumSizeHint(self) -> QSize:
        return super().sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.objectName() in BARE:
            super().paintEvent(event)
            return
        p, theme = QPainter(self), theme_of(self.palette())
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -BELOW)
        if self.is_link:
            if self.hasFocus():
                stroke(p, rounded(rect, CORNER, 0), theme.legal, 2)
        else:
            if self.isDown():
                p.translate(0, 1)
            self._paint_ground(p, rect, theme)
        self._paint_content(p, rect, self._ink(theme))

    def _ink(self, theme: Theme) -> str:
        if not self.isEnabled():
            return FAINT[theme.dark]
        if self.objectName() in DANGERS:
            return theme.illegal_text
        if self.is_link:
            return LINK[theme.dark]
        return theme.exact_text if self.is_main else theme.text

    def _paint_ground(self, p: QPainter, rect: QRectF, theme: Theme) -> None:
        lit = self.underMouse()
        outline = rounded(rect, CORNER, 0.6)
        edge: Tint = theme.panel_edge if theme.contrast else EDGE[theme.dark]
        if not self.isEnabled():
            stroke(p, outline, theme.panel_edge if theme.contrast else theme.hairline, 1)
            return
        main = self.is_main
        if not self.isDown():
            p.fillPath(rounded(rect.translated(0, 1.6 if main else 1), CORNER, 0), colour(SHADOW, 0.3))
        if main:
            face = GLAZE_HOVER if lit else GLAZE
            if not theme.contrast:
                edge = GLAZE_EDGE[theme.dark]
        else:
            face = (PAPER_HOVER if lit else PAPER)[theme.dark]
            edge = theme.legal if lit else edge
        shape(p, outline, down(rect.top(), rect.bottom(), *face), edge, 1.2)
        if main:
            with saved(p):
                p.setClipRect(QRectF(rect.left(), rect.top(), rect.width(), CORNER))
                stroke(p, rounded(rect, CORNER - 1, 1.8), colour("#FFFFFF", 0.22), 1)
        if self.hasFocus():
            stroke(p, rounded(rect, CORNER, 1), theme.legal_light if main else theme.legal, 2)

    def _paint_content(self, p: QPainter, rect: QRectF, ink: str) -> None:
        cap, needed = self._cap_width, self.fontMetrics().horizontalAdvance(self._shown_text)
        beside = 2 if self.is_link else CAP_GAP
        if cap and needed + cap + CAP_GAP + 2 * beside <= rect.width():
            box = QRectF(rect.right() - cap - beside, rect.center().y() - CAP_HIGH / 2, cap, CAP_HIGH)
            shape(p, rounded(box, 4, 0.5), colour(ink, 0.06), colour(ink, 0.5), 1)
            write(p, box, self._cap, sans(CAP_SIZE, SEMIBOLD), ink, CENTRE)
            rect = rect.adjusted(0, 0, box.left() - rect.right(), 0)
        if not self.icon().isNull():
            rect = self._paint_icon(p, rect, needed)
        font = self.font()
        font.setUnderline(self.is_link and self.isEnabled() and (self.underMouse() or self.hasFocus()))
        p.setFont(font)
        p.setPen(colour(ink))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip | ACCESS_KEYS.text_flag()
        p.drawText(rect, int(flags), self.text())

    @property
    def _shown_text(self) -> str:
        return self.text().replace("&", "", 1) if "&&" not in self.text() else self.text().replace("&&", "&")

    def _paint_icon(self, p: QPainter, rect: QRectF, text: float) -> QRectF:
        size, gap = self.iconSize(), 4 if self.text() else 0
        left = rect.center().x() - (size.width() + gap + text) / 2
        box = QRectF(left, rect.center().y() - size.height() / 2, size.width(), size.height())
        mode = QIcon.Mode.Normal if self.isEnabled() else QIcon.Mode.Disabled
        self.icon().paint(p, box.toRect(), Qt.AlignmentFlag.AlignCenter, mode)
        return rect.adjusted(box.right() + gap - rect.left(), 0, box.right() - rect.right() + gap + text, 0)
