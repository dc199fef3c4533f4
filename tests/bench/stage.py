"""How quickly the table is painted, followed by the pointer and brought up to date.

A table for six with everything on it, in a view of 1280 by 800 without a window around it; a process of its
own for each device pixel ratio. ``python -m tests.bench.stage`` prints these figures alone.

* ``full repaint``: everything is painted anew.
* ``drag``: the pointer moves with a tile of the market over the city and beyond: from the move to the end of
  painting, with the preview of what is aimed at.
* ``sync``: the table shows the state after one action, without and with painting it.
* ``frame``: six pieces fly on over the table, from the clock's tick to the end of painting, alone and beside
  two grandmasters that think.
* ``memory``: what the process holds at the end.
"""

from __future__ import annotations

import math
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from alhambra_desktop.views.scene.stage import Stage

SIZE = (1280, 800)
SEATS, TURNS, STATES = 6, 150, 60
REPAINTS, MOVES = 100, 400
ALOFT, FRAMES = 6, 300
MINDS, BESIDE, LATE = 2, 1500, 33
GOALS = {1: 160, 2: 220}


def quantile(samples: Sequence[float], part: float) -> float:
    return sorted(samples)[int(part * (len(samples) - 1))]


def told(name: str, samples: Sequence[float], goal: float) -> None:
    figures = f"median {quantile(samples, 0.5):5.2f} ms, p95 {quantile(samples, 0.95):5.2f} ms"
    print(f"  {name:28}{figures}   (goal {goal:.0f})")


def timed(what: Callable[[], object]) -> float:
    """Milliseconds."""
    begin = time.perf_counter()
    what()
    return 1000 * (time.perf_counter() - begin)


def resident() -> float:
    """Megabytes in memory."""
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20


def frames(stage: Stage, application: QApplication, count: int) -> list[float]:
    """The frames of six cards and tiles that fly across the table, again and again."""
    from alhambra_desktop.model.rules.core.places.places import Hand, MarketSquare, Motion, Pile, Row
    from alhambra_desktop.views.animation.choreography import RIGHT
    from alhambra_desktop.views.animation.timeline import Flight
    from alhambra_desktop.views.playback.flights import Flights

    stage.let_go()
    table = stage.table
    rows = [(piece, Pile()) for piece in table.at(Row())]
    squares = [place for place in table.lying if isinstance(place, MarketSquare)]
    tiles = [(piece, Hand(1)) for square in squares for piece in table.at(square)]
    chosen = [*rows, *tiles][:ALOFT]
    motions = tuple(Motion(piece.id, piece.place, to, piece.face, None) for piece, to in chosen)
    flights, found = Flights(stage), []
    flown = tuple(Flight(motion, 40.0 * i, 640.0, RIGHT) for i, motion in enumerate(motions))

    def frame() -> None:
        flights.advance(16.0)
        application.processEvents()

    while len(found) < count:
        flights.launch(flown, flights.starts(flown), table)
        assert len(stage.aloft) == ALOFT
        application.processEvents()
        while len(flights.pieces) == ALOFT:
            found.append(timed(frame))
        flights.land()
    return found[:count]


@contextmanager
def minds(observation: Any) -> Iterator[None]:
    """Two grandmasters think in processes of their own, for longer than anything here takes."""
    from alhambra_desktop.model.players.process.client import WorkerClient
    from alhambra_desktop.model.players.process.protocol import hint_question

    clients = [WorkerClient(1) for _ in range(MINDS)]
    for client in clients:
        client.start()
        while not client.ready:
            time.sleep(0.05)
            client.poll()
        client.ask(hint_question(observation, 600.0))
    try:
        yield
    finally:
        for client in clients:
            client.kill()


def measure() -> None:
    """Measure at the device pixel ratio of this process."""
    import attrs
    from PySide6.QtCore import QPointF, Qt
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QFrame, QGraphicsView

    from alhambra_desktop.model.rules.codec import codec_for
    from alhambra_desktop.model.rules.core.engine.hidden import observe
    from alhambra_desktop.model.rules.core.engine.play import apply, legal_actions, start
    from alhambra_desktop.model.rules.core.engine.step import ChooseAction
    from alhambra_desktop.model.rules.core.places.places import CitySquare, TileFace
    from alhambra_desktop.model.rules.modules.registry import CHOOSABLE
    from alhambra_desktop.model.rules.table.arrangement import rekey
    from alhambra_desktop.views.app.application import make_application
    from alhambra_desktop.views.game.selection import NOTHING
    from tests.of_type import of_type
    from tests.previews import preview_of
    from tests.views.stage.snapshots import shown_of, stage_of

    from .policy import draw_listed, table

    application = make_application()
    book = table(SEATS, 3, tuple(module.id for module in CHOOSABLE))
    rng, state, states = Random(3), start(book).after, []
    while state.decision is not None and (state.turn < TURNS or len(states) < STATES):
        states = [*states[1 - STATES :], state]
        state = apply(book, state, draw_listed(legal_actions(book, state), rng)).after
    viewer = 0
    view = QGraphicsView()
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    view.setMouseTracking(True)
    view.resize(*SIZE)
    ratio = view.devicePixelRatioF()
    stage = stage_of(shown_of(book, states[0], viewer), float(SIZE[0]), float(SIZE[1]), ratio)
    view.setScene(stage)
    view.show()
    while not view.isVisible() or stage.warming.busy:
        application.processEvents()

    def repaint() -> None:
        stage.update()
        view.viewport().repaint()

    repaints = [timed(repaint) for _ in range(REPAINTS)]

    synced, painted = [], []
    for then in states:
        shown = shown_of(book, then, viewer)
        shown = attrs.evolve(shown, table=rekey(stage.table, shown.table))
        synced.append(timed(lambda shown=shown: stage.sync(shown)))
        painted.append(synced[-1] + timed(application.processEvents))

    state = states[-1]
    goods = [slot.piece for zone, slot in stage.resting.values() if zone is stage.market]
    city = state.players[viewer].city
    tiles = [(book.tiles[of_type(good.face, TileFace).tile], good) for good in goods]
    legal = [(book.placement.legal_cells(city, tile), good) for tile, good in tiles]
    cells, tile = max(legal, key=lambda one: len(one[0]))
    drops = frozenset(CitySquare(viewer, cell) for cell in cells)
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
                seen = preview_of(book, state, viewer, of_type(tile.face, TileFace).tile, cell)
            stage.select(attrs.evolve(lifted, aimed=place, preview=seen))
        application.processEvents()

    moves = []
    for i in range(MOVES):
        turn = 2 * math.pi * i / MOVES
        point = centre + QPointF(360 * math.cos(turn), 250 * math.sin(2 * turn))
        moves.append(timed(lambda point=point: move(point)))

    flown = frames(stage, application, FRAMES)
    asked = next(then for then in reversed(states) if isinstance(then.decision, ChooseAction))
    seat = asked.decision.seat
    with minds(codec_for(book).dump(observe(book, asked, seat, remembering=True))):
        beside = frames(stage, application, BESIDE)
    where = f"{application.platformName()}, {ratio:g} device pixels a unit"
    print(f"stage, {SEATS} seats, {len(stage.resting)} pieces, {where}")
    told("full repaint", repaints, 10)
    told("mouse move while dragging", moves, 4)
    told("sync", synced, 4)
    told("sync, painted", painted, 10)
    told(f"frame, {ALOFT} pieces aloft", flown, 8)
    told(f"frame, {MINDS} minds beside", beside, 8)
    late = sum(frame > LATE for frame in beside)
    print(f"  of these over {LATE} ms         {late} of {BESIDE}   (goal 3)")
    print(f"  memory                      {resident():5.0f} MB   (goal {GOALS.get(round(ratio), 220)})")


def bench_stage() -> None:
    """Measure at one and at two device pixels a unit, each in a process of its own."""
    for ratio in GOALS:
        surroundings = {"QT_QPA_PLATFORM": "offscreen", **os.environ, "QT_SCALE_FACTOR": str(ratio)}
        subprocess.run([sys.executable, "-m", "tests.bench.stage", "here"], env=surroundings, check=True)


if __name__ == "__main__":
    if sys.argv[1:] == ["here"]:
        measure()
    else:
        bench_stage()
