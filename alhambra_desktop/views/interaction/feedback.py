from __future__ import annotations

from typing import Final, Protocol

from PySide6.QtCore import QElapsedTimer, QRectF, SignalInstance

from ...model.rules.core.places.places import CitySquare, PieceId, TileFace
from ..audio.cues import Cue, pan_of
from ..game.selection import NOTHING, Selection
from ..game.target import Target
from ..scene.stage import Stage

# level of the sound of a lifted card, in decibels relative to the sound of a landing card
SOFTER: Final = -6.0
SELDOM: Final = 400  # minimum milliseconds between two rustling sounds of the hand


class Selecting(Protocol):
    stage: Stage
    changed: SignalInstance
    cued: SignalInstance

    @property
    def selection(self) -> Selection: ...


class Feedback:
    def __init__(self, selecting: Selecting) -> None:
        self._selecting, self._stage = selecting, selecting.stage
        self._before = NOTHING
        self._rustled = QElapsedTimer()
        selecting.changed.connect(self._follow)

    def _follow(self) -> None:
        selection = self._selecting.selection
        before, self._before = self._before, selection
        if selection.lifted and len(selection.lifted) > len(before.lifted):
            self._lifted(selection)
        elif selection.lifted and selection.turned != before.turned:
            self._say("card_turn")
        if selection.aimed != before.aimed and isinstance(selection.aimed, CitySquare) and selection.held:
            self._say("snap", self._stage.rect_of(selection.aimed))
        if selection.refused is not None and selection.refused != before.refused:
            self._say("refuse", self._stage.rect_of(selection.refused))
        if selection.paid and selection.paid != before.paid and not selection.lifted:
            self._rustle()

    def refuse(self, target: Target, rect: QRectF) -> None:
        item = self._stage.item(target) if isinstance(target, PieceId) else None
        if item is not None:
            item.refuse()
        self._say("refuse", rect)

    def _lifted(self, selection: Selection) -> None:
        tile = isinstance(selection.face, TileFace)
        rect = self._stage.rect_of(selection.lifted[-1])
        self._say("tile_lift" if tile else "card_land", rect, 0.0 if tile else SOFTER)

    def _rustle(self) -> None:
        if not self._rustled.isValid() or self._rustled.elapsed() >= SELDOM:
            self._rustled.start()
            self._say("card_fan")

    def _say(self, sound: str, rect: QRectF | None = None, level: float = 0.0) -> None:
        x = rect.center().x() if rect is not None else self._stage.width() / 2
        self._selecting.cued.emit(Cue(sound, pan_of(x, self._stage.width()), level))
