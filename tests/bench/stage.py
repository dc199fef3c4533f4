"""How quickly the stage is painted, follows the pointer and is updated, at two scales.

The stage shows a table for six with all modules, in a view of 1280 by 800 without a window.

* ``full repaint``: everything is painted again.
* ``drag``: the pointer carries a tile of the market over the city and beyond. The time is from a move to the
  end of painting, with the preview of the target.
* ``sync``: the stage shows the state after one action, without and with painting it.
* ``frame``: six pieces fly across the table, alone and while two grandmasters think. The time is from a tick
  of the clock to the end of painting.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Final

import attrs
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QGraphicsView

from alhambra_desktop.model.players.process.client import WorkerClient
from alhambra_desktop.model.players.process.protocol import hint_question
from alhambra_desktop.model.rules.codec import codec_for
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.engine.play import apply, legal_actions, start
from alhambra_desktop.model.rules.core.engine.state import GameState
from alhambra_desktop.model.rules.core.engine.step import ChooseAction
from alhambra_desktop.model.rules.core.places.places import (
    CitySquare,
    Hand,
    MarketSquare,
    Motion,
    Pile,
    TileFace,
)
from alhambra_desktop.model.rules.core.places.places import (
    Row as MoneyRow,
)
from alhambra_desktop.model.rules.modules.registry import CHOOSABLE
from alhambra_desktop.model.rules.table.arrangement import rekey
from alhambra_desktop.views.animation.choreography import DEFAULT_STYLE
from alhambra_desktop.views.animation.timeline import Flight
from alhambra_desktop.views.app.application import make_application
from alhambra_desktop.views.game.selection import NOTHING
from alhambra_desktop.views.playback.flights import Flights
from tests.of_type import of_type
from tests.previews import preview_of
from tests.views.stage.snapshots import shown_of, stage_of

from .policy import draw_listed, table
from .rows import Row, environment, in_new_process, median, memory, p95, show, spent

SIZE: Final = (1280, 800)
SEATS, VIEWER, TURNS, STATES = 6, 0, 150, 60
REPAINTS, MOVES = 100, 400
ALOFT, FRAMES = 6, 300
PLAYERS, BESIDE, LATE = 2, 1500, 0.033
MEMORY: Final = {1: 160, 2: 220}
"""Maximum memory in megabytes, by scale."""

BOOK: Final = table(SEATS, 3, tuple(module.id for module in CHOOSABLE))


def last_states() -> list[GameState]:
    """Return consecutive states of a game, with much on the table."""
    rng, state, states = Random(3), start(BOOK).after, []
    while state.decision is not None and (state.turn < TURNS or len(states) < STATES):
        states = [*states[1 - STATES :], state]
        state = apply(BOOK, state, draw_listed(legal_actions(BOOK, state), rng)).after
    return states


class Bench:
    """A stage in a view, and measurements with it; all times are in seconds."""

    def __init__(self) -> None:
        self.application = make_application()
        self.states = last_states()
        self.view = view = QGraphicsView()
        view.setFrameShape(QFrame.Shape.NoFrame)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        view.setMouseTracking(True)
        view.resize(*SIZE)
        shown = shown_of(BOOK, self.states[0], VIEWER)
        self.stage = stage_of(shown, float(SIZE[0]), float(SIZE[1]), view.devicePixelRatioF())
        view.setScene(self.stage)
        view.show()
        while not view.isVisible() or self.stage.cache_warmer.busy:
            self.application.processEvents()

    def repaints(self) -> list[float]:
        def repaint() -> None:
            self.stage.update()
            self.view.viewport().repaint()

        return [spent(repaint) for _ in range(REPAINTS)]

    def syncs(self) -> tuple[list[float], list[float]]:
        """Show each state; return the times without and with painting."""
        synced, painted = [], []
        for state in self.states:
            shown = shown_of(BOOK, state, VIEWER)
            shown = attrs.evolve(shown, table=rekey(self.stage.table, shown.table))
            synced.append(spent(lambda shown=shown: self.stage.sync(shown)))
            painted.append(synced[-1] + spent(self.application.processEvents))
        return synced, painted

    def drags(self) -> list[float]:
        """Carry the tile of the market that fits on most squares along a figure of eight."""
        stage, state = self.stage, self.states[-1]
        goods = [slot.piece for zone, slot in stage.resting.values() if zone is stage.market]
        city = state.players[VIEWER].city
        tiles = [(BOOK.tiles[of_type(good.face, TileFace).tile], good) for good in goods]
        legal = [(BOOK.placement.legal_cells(city, tile), good) for tile, good in tiles]
        cells, tile = max(legal, key=lambda one: len(one[0]))
        drops = frozenset(CitySquare(VIEWER, cell) for cell in cells)
        lifted = attrs.evolve(NOTHING, start=tile.place, lifted=(tile.id,), held=True, drops=drops)
        stage.select(lifted)
        centre = stage.city.sceneBoundingRect().center()

        def move(point: QPointF) -> None:
            stage.carry((tile.id,), point)
            place = stage.place_at(point, drops)
            if place != stage.selection.aimed:
                seen = None
                if place is not None:
                    cell = of_type(place, CitySquare).cell
                    seen = preview_of(BOOK, state, VIEWER, of_type(tile.face, TileFace).tile, cell)
                stage.select(attrs.evolve(lifted, aimed=place, preview=seen))
            self.application.processEvents()

        turns = [2 * math.pi * i / MOVES for i in range(MOVES)]
        points = [centre + QPointF(360 * math.cos(turn), 250 * math.sin(2 * turn)) for turn in turns]
        moves = [spent(lambda point=point: move(point)) for point in points]
        stage.drop_carried()
        return moves

    def frames(self, count: int) -> list[float]:
        """Let cards and tiles fly across the table again and again; return the times of `count` frames."""
        lying = self.stage.table
        cards = [(piece, Pile()) for piece in lying.at(MoneyRow())]
        squares = [place for place in lying.lying if isinstance(place, MarketSquare)]
        tiles = [(piece, Hand(1)) for square in squares for piece in lying.at(square)]
        chosen = [*cards, *tiles][:ALOFT]
        motions = [Motion(piece.id, piece.place, to, piece.face, None) for piece, to in chosen]
        flown = tuple(Flight(motion, 40.0 * i, 640.0, DEFAULT_STYLE) for i, motion in enumerate(motions))
        flights, found = Flights(self.stage), []

        def frame() -> None:
            flights.advance(16.0)
            self.application.processEvents()

        while len(found) < count:
            flights.launch(flown, flights.starts(flown), lying)
            assert len(self.stage.aloft) == ALOFT
            self.application.processEvents()
            while len(flights.pieces) == ALOFT:
                found.append(spent(frame))
            flights.land()
        return found[:count]

    @contextmanager
    def grandmasters(self) -> Iterator[None]:
        """Let grandmasters think in separate processes for the duration of a block."""
        state = next(state for state in reversed(self.states) if isinstance(state.decision, ChooseAction))
        seen = codec_for(BOOK).dump(observe(BOOK, state, state.decision.seat, remembering=True))
        clients = [WorkerClient(1) for _ in range(PLAYERS)]
        for client in clients:
            client.start()
            while not client.ready:
                time.sleep(0.05)
                client.poll()
            client.ask(hint_question(seen, 600.0))
        try:
            yield
        finally:
            for client in clients:
                client.kill()


def measure(scale: int) -> Iterator[Row]:
    """Measure at the scale of this process."""
    bench, at = Bench(), f", scale {scale}"
    yield median(f"full repaint{at}", bench.repaints(), "ms", 10)
    synced, painted = bench.syncs()
    yield median(f"sync{at}", synced, "ms", 2)
    yield p95(f"sync{at}", synced, "ms", 6)
    yield p95(f"sync and paint{at}", painted, "ms", 10)
    yield p95(f"drag{at}", bench.drags(), "ms", 2)
    yield p95(f"frame, {ALOFT} pieces aloft{at}", bench.frames(FRAMES), "ms", 8)
    with bench.grandmasters():
        beside = bench.frames(BESIDE)
    yield p95(f"frame while {PLAYERS} grandmasters think{at}", beside, "ms", 8)
    late = sum(frame > LATE for frame in beside)
    yield Row(f"of these over {1000 * LATE:.0f} ms{at}", late, f"of {BESIDE}", 3)
    yield memory(f"memory, {SEATS} seats{at}", MEMORY[scale])


def rows() -> Iterator[Row]:
    """Measure each scale in a separate process."""
    for scale in MEMORY:
        with environment(QT_SCALE_FACTOR=str(scale)):
            yield from in_new_process(measure, scale)


if __name__ == "__main__":
    show(rows())
