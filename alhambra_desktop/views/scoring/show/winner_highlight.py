from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QRectF, Signal
from PySide6.QtGui import QPainter

from ....model.rules.core.engine.rulebook import scored_segments
from ....model.rules.core.engine.scoring import winners
from ....model.rules.core.values import SIDE_LETTER, Seat
from ...animation.clock import Clock
from ...art.brushes import colour, glow, stroke
from ...art.geometry import rounded
from ...art.runs import paint_scored_run
from ...art.walls import Segment
from ...audio.cues import Cue
from ...scene.darkness import FIGURES, darken, others_courts, own_court
from ...scene.items.layers import Layer, Plane
from ...scene.stage import Stage
from .city_inset import inset_ground, inset_panel, inset_room, paint_inset, sheet_rect
from .grounds import Ground, grounds, small_ground

DEPTH: Final = 95.0  # above zones and floating panels, below pieces in the air
DIM: Final = 0.45  # opacity over the other cities
DIMS, TRACES, RESTS = 400.0, 1200.0, 500.0  # milliseconds of dimming, tracing, resting
RIM, HALO = "#F2C14E", "#FFE9B8"
AROUND: Final = 12.0

SMOOTH: Final = QEasingCurve(QEasingCurve.Type.InOutCubic)


class WinnerHighlight(QObject):
    """Shows the end of a game by highlights only.

    ``done`` is emitted after it; the highlight stays until `end`. With a sheet over the table the viewer's
    city is shown in the right column.
    """

    done = Signal()
    cued = Signal(object)

    def __init__(self, stage: Stage, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.stage, self._clock = stage, clock
        self.elapsed = 0.0
        self.factor = 1.0  # duration relative to normal
        self.with_sheet = self.lit = False  # with a sheet over the courtyard; the table is lit
        self._root = Plane(DEPTH)
        self._darkness = Layer(self._paint_darkness, 0, self._root)
        self._city = Layer(self._paint_city, 1, self._root)
        self._runs = Layer(self._paint_runs, 2, self._root)
        self._root.hide()
        stage.addItem(self._root)
        clock.ticked.connect(self._on_tick)

    @property
    def going(self) -> bool:
        return self.lit and self.elapsed < DIMS + TRACES + RESTS

    def begin(self, factor: float, reduced: bool = False) -> None:
        self.factor, self.elapsed = factor, 0.0
        self._light()
        self.cued.emit(Cue("end"))
        if factor <= 0 or reduced:
            self.finish()
        else:
            self._clock.want(True, self)

    def show_at_once(self) -> None:
        """Show the final state silently, without ``done``."""
        self.elapsed = DIMS + TRACES + RESTS
        self._light()

    def _light(self) -> None:
        self.lit, self.with_sheet = True, False
        self.stage.city.show_whole()
        self._root.show()
        self.lay_out()

    def finish(self) -> None:
        if self.going:
            self.elapsed = DIMS + TRACES + RESTS
            self._clock.want(False, self)
            self._update()
            self.done.emit()

    def put_aside(self) -> None:
        self.with_sheet = True
        self.lay_out()

    def end(self) -> None:
        self._clock.want(False, self)
        if self.lit:
            self.lit = False
            self._root.hide()
            self.stage.city.show_before()

    def lay_out(self) -> None:
        if not self.lit:
            return
        whole = self.stage.layout_.whole
        for layer in (self._darkness, self._runs):
            layer.set_rect(whole)
        self._city.set_rect(self._aside or QRectF())
        self._update()

    def _update(self) -> None:
        for layer in (self._darkness, self._city, self._runs):
            layer.update()

    def _on_tick(self, milliseconds: float) -> None:
        if not self.going:
            return
        before = self.elapsed
        self.elapsed += milliseconds / max(self.factor, 0.01)
        if self.elapsed >= DIMS + TRACES + RESTS:
            self.elapsed = before
            self.finish()
        elif before < DIMS:
            self._update()
        else:
            for seat in self.winners:
                ground = self._ground(seat)
                if ground is not None:
                    self._runs.update(ground.clip.adjusted(-AROUND, -AROUND, AROUND, AROUND))

    @property
    def winners(self) -> tuple[Seat, ...]:
        shown = self.stage.shown
        return winners([player.score for player in shown.seen.players]) if shown is not None else ()

    @property
    def _viewer(self) -> Seat:
        assert self.stage.shown is not None
        return self.stage.shown.viewer

    @property
    def _aside(self) -> QRectF | None:
        return inset_panel(self.stage) if self.with_sheet else None

    def _ground(self, seat: Seat) -> Ground | None:
        if not self.with_sheet or seat != self._viewer:
            return grounds(self.stage).get(seat)
        panel, shown = self._aside, self.stage.shown
        if panel is None or shown is None:
            return None
        return small_ground(self.stage, shown, seat, inset_room(panel))[0]

    def courts(self) -> dict[Seat, QRectF]:
        found = others_courts(self.stage)
        own = self._aside
        if not self.with_sheet:
            found[self._viewer] = own_court(self.stage)
        elif own is not None:
            found[self._viewer] = inset_ground(own)
        return found

    def run_of(self, seat: Seat) -> list[Segment]:
        """Return the scored wall segments of a seat in order, or the moat's if longer."""
        shown = self.stage.shown
        if shown is None:
            return []
        city = shown.seen.players[seat].city
        runs = [scored_segments(shown.book, city, edge) for edge in shown.book.scored_edges]
        return [(one.x, one.y, SIDE_LETTER[one.side]) for one in max(runs, key=len, default=())]

    def _share(self, begin: float, lasts: float) -> float:
        return min(1.0, max(0.0, (self.elapsed - begin) / lasts))

    def _paint_darkness(self, p: QPainter) -> None:
        if self.stage.shown is None:
            return
        share, won = SMOOTH.valueForProgress(self._share(0.0, DIMS)), self.winners
        courts = self.courts()
        parts = [(rect, 0.0 if seat in won else DIM * share) for seat, rect in courts.items()]
        free = [sheet_rect(self.stage)] if self.with_sheet else []
        free += [self._aside] if self._aside is not None else []
        darken(p, self.stage, FIGURES * share, parts, free, heads=True)
        for seat in won:
            if seat in courts:
                rim = rounded(courts[seat].adjusted(1, 1, -1, -1), 8)
                glow(p, rim, colour(HALO), 9.0, 0.55 * share)
                stroke(p, rim, colour(RIM, share), 2.0)

    def _paint_city(self, p: QPainter) -> None:
        panel = self._aside
        if panel is not None:
            paint_inset(p, self.stage, self._viewer, panel, 0.0 if self._viewer in self.winners else DIM)
            if self._viewer in self.winners:
                stroke(p, rounded(inset_ground(panel), 8), colour(RIM), 2.0)

    def _lit_runs(self) -> Iterator[tuple[Ground, list[Segment], frozenset[Segment]]]:
        share = self._share(DIMS, TRACES)
        for seat in self.winners:
            ground, run = self._ground(seat), self.run_of(seat)
            count = math.ceil(len(run) * share)
            if ground is not None and ground.size and count:
                yield ground, run[:count], frozenset(run[count - 1 : count] if share < 1 else ())

    def _paint_runs(self, p: QPainter) -> None:
        for ground, run, newest in self._lit_runs():
            p.save()
            p.setClipRect(ground.clip)
            p.translate(ground.origin)
            paint_scored_run(p, run, ground.size, newest)
            p.restore()
