from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsView

from ....model.rules.core.engine.step import ChooseAction
from ...animation.timeline import Coin, Effect
from ...interaction.phase import TablePhase
from ...playback.director import Director
from ...widgets.bottom_bar import BottomBar


class ExtraAction:
    """Shows in the bar that the viewer has an extra action (B-11).

    If a coin is flying to the bar, the extra action appears when the coin arrives.
    """

    def __init__(self, phase: TablePhase, director: Director, view: QGraphicsView, bar: BottomBar) -> None:
        self._phase, self._stage, self._view, self._bar = phase, director.stage, view, bar
        self._effects = director.player.effects
        self._effects.home = self._home
        self._effects.ended = self._follow_coin

    @property
    def _there(self) -> bool:
        phase, snapshot = self._phase, self._stage.snapshot
        decision = snapshot.seen.decision if snapshot is not None else None
        mine = isinstance(decision, ChooseAction) and decision.acted and decision.seat == phase.viewer
        return mine and phase.table.is_human(phase.viewer) and not phase.now.under_way

    def follow(self) -> None:
        coming = any(isinstance(effect, Coin) for effect in self._effects.running)
        self._bar.extra.setVisible(self._there and not coming)

    def _follow_coin(self, effect: Effect) -> None:
        if isinstance(effect, Coin):
            self.follow()

    def _home(self) -> QPointF | None:
        view, bar = self._view, self._bar
        return view.mapToScene(view.mapFromGlobal(bar.mapToGlobal(bar.extra_coin))) if self._there else None
