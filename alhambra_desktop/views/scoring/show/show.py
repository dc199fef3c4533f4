from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import attrs
from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, Signal
from PySide6.QtGui import QPainter

from ....model.rules.core.engine.rulebook import Rulebook
from ....model.rules.core.values import Owner, Seat
from ....model.rules.table.counting import Part, ScoringScript
from ...animation.clock import Clock
from ...art.brushes import colour
from ...art.counting import DARKNESS
from ...audio.cues import Cue, pan_of
from ...scene.darkness import CITIES, FIGURES, OPEN_CITIES, OPENING, TABLE, TRACED, paint_darkness
from ...scene.items.layers import Layer, Plane
from ...scene.stage import Stage
from ...text.language import SPOKEN
from .city_geometry import CityGeometry, city_geometries, mark_spot, score_spot, small_city_geometry
from .city_inset import inset_column, inset_panel, inset_room, paint_inset, sheet_rect
from .counting import FLIES, OPENS, READS, Counting
from .lights import LARGE, flight_rect, flying, last_lit, paint_flight, paint_lights
from .score_table import card_rect, large_card, paint_card, paint_score_table, paint_turning, score_table_rect
from .scoring_banner import counted_rect, opening_rect, paint_beat, paint_opening

HIJAZ: Final = (0, 1, 4, 5, 7, 8, 10)  # the Arabic scale Hijaz, in semitones above its first note
OCTAVE: Final = 12
SHARPER: Final = 1.03  # factor by which the pitch rises with each counted wall segment
MOST: Final = 2.0


def hijaz(step: int) -> float:
    octave, note = divmod(step, len(HIJAZ))
    return min(MOST, float(2.0 ** ((HIJAZ[note] + OCTAVE * octave) / OCTAVE)))


def cues_of(
    counting: Counting, before: object, geometries: Mapping[Owner, CityGeometry], width: float
) -> tuple[list[Cue], object]:
    """Return the sounds for everything that was counted since the last call.

    Pass the second result as `before` to the next call.
    """
    beat = counting.beat
    if beat is None:
        return [], (counting.act, {}, frozenset[Owner]())
    lit = {part.owner: counting.lit(part) for part in beat.parts}
    landed = frozenset(part.owner for part in beat.parts if (counting.flown(part.owner) or 0.0) >= 1.0)
    act, lit_before, landed_before = (
        before if isinstance(before, tuple) else (None, dict[Owner, int](), frozenset[Owner]())
    )
    if act != counting.act:
        lit_before, landed_before = {}, frozenset()
    cues: list[Cue] = []
    risen = [owner for owner, count in lit.items() if count > lit_before.get(owner, 0)]
    if risen:
        highest = max(risen, key=lambda owner: lit[owner])
        step, pan = lit[highest] - 1, _pan(geometries.get(highest), width)
        if beat.traced:
            cues.append(Cue("wall_step", pan, pitch=min(MOST, SHARPER**step)))
        else:
            cues.append(Cue("count", pan, pitch=hijaz(step)))
    if beat.traced:
        cues += [
            Cue("wall_done", _pan(geometries.get(owner), width))
            for owner in risen
            if lit[owner] == len(beat.part(owner).counted)
        ]
    cues += [Cue("points", _pan(geometries.get(owner), width)) for owner in landed - landed_before]
    return cues, (counting.act, lit, landed)


def _pan(geometry: CityGeometry | None, width: float) -> float:
    return 0.0 if geometry is None else pan_of(geometry.middle.x(), width)


DEPTH: Final = 95.0  # z value: above zones and floating panels, below pieces in flight
DIMS: Final = 400.0  # milliseconds in which the table darkens
UNROLLS: Final = 200.0  # milliseconds in which the opening banner appears or disappears
SLOWEST: Final = 4.0
PILE: Final = QPointF(-34, 44)  # start of the scoring card's flight, relative to the row's upper right corner
FRAME: Final = 5.0
SMOOTH: Final = QEasingCurve(QEasingCurve.Type.InOutCubic)


class ScoringShow(QObject):
    """Animates a scoring round, which a `ScoringScript` describes.

    After ``done`` is emitted, the table stays dark around the scoring sheet until `end` is called.
    """

    done = Signal()
    cued = Signal(object)

    def __init__(self, stage: Stage, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.stage, self._clock = stage, clock
        self.counting: Counting | None = None
        self.factor = 1.0  # multiplier of all durations
        self._geometries: Mapping[Owner, CityGeometry] = {}
        self._last_cue: object = None
        self._root = Plane(DEPTH)
        self._darkness = Layer(self._paint_darkness, 0, self._root)
        self._city = Layer(self._paint_city, 1, self._root)
        self._lights = Layer(self._paint_lights, 2, self._root)
        self._score_table = Layer(self._paint_score_table, 3, self._root)
        self._card = Layer(self._paint_card, 4, self._root)
        self._banner = Layer(self._paint_banner, 5, self._root)
        self._stars = Layer(self._paint_stars, 6, self._root)
        self._facts: dict[Layer, object] = {}
        self._lit: dict[Owner, object] = {}
        self._flown = QRectF()
        self._root.hide()
        stage.addItem(self._root)
        clock.ticked.connect(self._on_tick)
        SPOKEN.changed.connect(self._paint_again)

    @property
    def is_counting(self) -> bool:
        return self.counting is not None and not self.counting.figures

    @property
    def _running(self) -> bool:
        return self.counting is not None and (not self.counting.figures or self.counting.once)

    def begin(
        self, book: Rulebook, script: ScoringScript, viewer: Seat, factor: float, reduced: bool = False
    ) -> None:
        self.counting = Counting(book, viewer, script, reduced)
        self.factor, self._last_cue = factor, None
        self.stage.city.show_whole()
        self._root.show()
        self.stage.right.hide_drawers(True)
        self.lay_out()
        self._emit_scores()
        if factor <= 0:
            self.skip()
        else:
            self.cued.emit(Cue("scoring_card"))
            self._clock.want(True, self)

    def slow_down(self) -> None:
        self.factor = min(SLOWEST, 2 * self.factor)

    def finish_step(self) -> None:
        """Continue with the next beat or, after the last beat, with the scoring sheet.

        If the player is watching a beat again (see `count_once`), only end this repetition.
        """
        counting = self.counting
        if counting is None or not self._running:
            return
        if counting.once:
            counting.once = False
            self._clock.want(False, self)
        elif counting.act + 1 < len(counting.script.beats):
            counting.act, counting.elapsed = counting.act + 1, 0.0
        else:
            self.skip()
            return
        self._follow()

    def skip(self) -> None:
        counting = self.counting
        if counting is None or counting.figures:
            return
        counting.figures, counting.act = True, OPENS
        self._clock.want(False, self)
        self.lay_out()
        self._emit_scores()
        self.done.emit()

    def look_at(self, beat: int | None) -> None:
        counting = self.counting
        if counting is not None and counting.figures:
            counting.act, counting.once = OPENS if beat is None else beat, False
            self._clock.want(False, self)
            self._follow()

    def count_once(self, beat: int) -> None:
        """If the scoring sheet is open and animation is on, count a beat again."""
        counting = self.counting
        if counting is not None and counting.figures and self.factor > 0:
            counting.act, counting.elapsed, counting.once = beat, 0.0, True
            self._last_cue = None
            self._clock.want(True, self)
            self._follow()

    def end(self) -> None:
        self._clock.want(False, self)
        self.counting = None
        self._root.hide()
        self.stage.city.undo_show_whole()
        self.stage.right.hide_drawers(False)

    def lay_out(self) -> None:
        if self.counting is None:
            return
        whole, layout = self.stage.layout_.whole, self.stage.layout_
        self._geometries = self._all_geometries()
        for layer in (self._darkness, self._lights, self._card, self._stars):
            layer.set_rect(whole)
        self._score_table.set_rect(layout.column)
        self._city.set_rect(self._city_column())
        banner = counted_rect(layout.market, layout.row).adjusted(-24, -14, 24, 30)
        self._banner.set_rect(banner.united(opening_rect(layout.city).adjusted(-24, -14, 24, 30)))
        self._paint_again()

    def _on_tick(self, milliseconds: float) -> None:
        counting = self.counting
        if counting is None or not self._running:
            return
        counting.elapsed += milliseconds / max(self.factor, 0.01)
        self._emit_cues()
        rest = counting.elapsed - counting.duration
        if rest < 0:
            self._follow()
            return
        self.finish_step()
        if self._running:
            counting.elapsed = rest

    def _emit_cues(self) -> None:
        assert self.counting is not None
        width = self.stage.layout_.whole.width()
        cues, self._last_cue = cues_of(self.counting, self._last_cue, self._geometries, width)
        for cue in cues:
            self.cued.emit(cue)

    def _emit_scores(self) -> None:
        counting, snapshot = self.counting, self.stage.snapshot
        if counting is None or snapshot is None:
            return
        scores = {owner: counting.score(owner) for owner in counting.script.owners}
        gained = counting.so_far(counting.viewer)
        if (scores, gained) != (snapshot.scores, snapshot.gained):
            self.stage.sync(attrs.evolve(snapshot, scores=scores, gained=gained))

    def _follow(self) -> None:
        counting = self.counting
        if counting is None:
            return
        self._emit_scores()
        beat = counting.beat
        self._follow_lights()
        self._follow_stars()
        lit = tuple(counting.lit(part) for part in beat.parts) if beat is not None else ()
        sums = tuple(counting.so_far(owner) for owner in counting.script.owners)
        opening = counting.elapsed if beat is None and not counting.figures else None
        dim = None if opening is None or opening >= DIMS else opening
        ranked = counting.ranked if beat is not None else 0.0
        count = (counting.act, lit, counting.is_calculated, ranked)
        for layer, facts in (
            (self._darkness, (beat is None, beat is not None and beat.traced, counting.figures, dim)),
            (self._banner, (count, opening)),
            (self._score_table, (counting.act, sums, counting.is_calculated)),
            (self._card, (counting.act, opening)),
        ):
            if self._facts.get(layer) != facts:
                self._facts[layer] = facts
                layer.update()

    def _follow_lights(self) -> None:
        counting = self.counting
        assert counting is not None
        beat = counting.beat
        lit: dict[Owner, object] = {}
        for part in beat.parts if beat is not None else ():
            lit[part.owner] = counting.act, counting.lit(part), counting.risen(part)
        for owner, geometry in self._geometries.items():
            if lit.get(owner) != self._lit.get(owner):
                self._lights.update(geometry.clip)
        self._lit = lit

    def _follow_stars(self) -> None:
        assert self.counting is not None
        now = QRectF()
        for part, share in flying(self.counting):
            now = now.united(flight_rect(*self._flight(part), share))
        if not now.united(self._flown).isEmpty():
            self._stars.update(now.united(self._flown))
        self._flown = now

    def _flight(self, part: Part) -> tuple[QPointF, QPointF]:
        geometry = self._geometries.get(part.owner)
        start = last_lit(part, geometry) or mark_spot(self.stage, part.owner)
        return start, score_spot(self.stage, part.owner)

    def _paint_again(self) -> None:
        if self.counting is not None:
            self._facts.clear()
            self._follow()
            for layer in (self._city, self._lights, self._stars):
                layer.update()

    def _all_geometries(self) -> Mapping[Owner, CityGeometry]:
        found = dict(city_geometries(self.stage))
        counting, snapshot = self.counting, self.stage.snapshot
        if counting is not None and counting.figures and snapshot is not None:
            found.pop(counting.viewer, None)
            panel = self._city_panel()
            if panel is not None:
                room = inset_room(panel)
                found[counting.viewer], _ = small_city_geometry(self.stage, snapshot, counting.viewer, room)
        return found

    def _city_panel(self) -> QRectF | None:
        counting = self.counting
        return inset_panel(self.stage, counting.viewer) if counting is not None and counting.figures else None

    def _city_column(self) -> QRectF:
        column = inset_column(self.stage) if self._city_panel() is not None else None
        return column.adjusted(-FRAME, 0, FRAME, FRAME) if column is not None else QRectF()

    def _paint_darkness(self, p: QPainter) -> None:
        counting = self.counting
        if counting is None:
            return
        if counting.figures:
            paint_darkness(p, self.stage, FIGURES, FIGURES, [sheet_rect(self.stage)], False)
        elif counting.beat is None:
            share = 1.0 if counting.reduced else min(1.0, counting.elapsed / DIMS)
            paint_darkness(p, self.stage, OPENING * share, OPEN_CITIES * share, [], False)
        else:
            score_table = score_table_rect(self.stage.layout_.column, len(counting.script.beats))
            free = [score_table] if self._has_score_table else []
            cities = TRACED if counting.beat.traced else CITIES
            paint_darkness(p, self.stage, TABLE, cities, free, True)

    @property
    def _has_score_table(self) -> bool:
        return self.stage.layout_.spine is None

    def _paint_city(self, p: QPainter) -> None:
        counting, panel = self.counting, self._city_panel()
        if counting is not None and panel is not None:
            paint_inset(p, self.stage, counting.viewer, panel, FIGURES)

    def _paint_lights(self, p: QPainter) -> None:
        if self.counting is not None:
            paint_lights(p, self.stage.faces, self.counting, self._geometries)

    def _paint_score_table(self, p: QPainter) -> None:
        counting = self.counting
        if counting is None or counting.figures or counting.beat is None or not self._has_score_table:
            return
        column = self.stage.layout_.column
        rect = score_table_rect(column, len(counting.script.beats))
        below = QRectF(rect.left(), rect.bottom(), rect.width(), column.bottom() - rect.bottom())
        self.stage.faces.wood(p, below.adjusted(-FRAME, 0, FRAME, FRAME))
        p.fillRect(below.adjusted(-FRAME, 0, FRAME, FRAME), colour(DARKNESS, TABLE))
        paint_score_table(p, self.stage.faces, counting, rect, self._score_table)
        card = card_rect(column, rect)
        if card is not None:
            paint_card(p, self.stage.faces, counting, card, False)

    def _paint_card(self, p: QPainter) -> None:
        counting = self.counting
        if counting is None or counting.figures or counting.beat is not None:
            return
        layout, faces = self.stage.layout_, self.stage.faces
        large, elapsed = large_card(layout.city), counting.elapsed
        if counting.reduced or FLIES <= elapsed < FLIES + READS:
            paint_card(p, faces, counting, large, True)
        elif elapsed < FLIES:
            share = SMOOTH.valueForProgress(elapsed / FLIES)
            start = layout.row.topRight() + PILE
            width = 42 + (large.width() - 42) * share
            rect = QRectF(0, 0, width, width * 1.5)
            rect.moveCenter(start + (large.center() - start) * share)
            paint_turning(p, faces, counting, rect, share)
        else:
            self._paint_leaving(p, large, (elapsed - FLIES - READS) / (counting.duration - FLIES - READS))

    def _paint_leaving(self, p: QPainter, large: QRectF, share: float) -> None:
        counting, column = self.counting, self.stage.layout_.column
        assert counting is not None
        score_table = score_table_rect(column, len(counting.script.beats))
        end = card_rect(column, score_table) if self._has_score_table else None
        share = SMOOTH.valueForProgress(share)
        if end is None:
            p.setOpacity(1 - share)
            end = large
        rect = QRectF(
            large.topLeft() + (end.topLeft() - large.topLeft()) * share,
            large.size() + (end.size() - large.size()) * share,
        )
        paint_card(p, self.stage.faces, counting, rect, False)
        p.setOpacity(1.0)

    def _paint_banner(self, p: QPainter) -> None:
        counting, layout = self.counting, self.stage.layout_
        if counting is None or counting.figures:
            return
        if counting.beat is not None:
            paint_beat(p, self.stage.faces, counting, counted_rect(layout.market, layout.row), self._banner)
            return
        rect, unrolled = opening_rect(layout.city), (counting.elapsed - FLIES) / UNROLLS
        if counting.reduced:
            unrolled = 1.0
        leaving = counting.elapsed - FLIES - READS
        if unrolled > 0:
            p.save()
            if unrolled < 1:
                p.setClipRect(QRectF(rect.left() - 20, rect.top() - 10, (rect.width() + 40) * unrolled, 160))
            if leaving > 0 and not counting.reduced:
                p.setOpacity(max(0.0, 1 - leaving / UNROLLS))
            paint_opening(p, self.stage.faces, counting, rect)
            p.restore()

    def _paint_stars(self, p: QPainter) -> None:
        counting = self.counting
        if counting is None:
            return
        for part, share in flying(counting):
            geometry = self._geometries.get(part.owner)
            start, end = self._flight(part)
            paint_flight(
                p, self.stage.faces, part, start, end, share, geometry is not None and geometry.size > LARGE
            )
