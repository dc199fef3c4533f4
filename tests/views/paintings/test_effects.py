"""The paintings of effects, captions and flying pieces on the table (``painted.py``)."""

from __future__ import annotations

from functools import partial
from typing import Any

import attrs
import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QGraphicsPixmapItem

from alhambra_desktop.model.rules.core.places.places import (
    Arrangement,
    CardBack,
    CardFace,
    CitySquare,
    Discard,
    Hand,
    MarketSquare,
    Motion,
    Pile,
    Row,
    Tray,
)
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.views.animation.choreography import DEFAULT_STYLE
from alhambra_desktop.views.animation.move_lights import Blink, LinesLight, Link, Ring, Star
from alhambra_desktop.views.animation.timeline import (
    Coin,
    Dust,
    Effect,
    Flight,
    Glow,
    Nod,
    Riffle,
    RunLights,
    Stop,
    Trace,
    TurnPasses,
)
from alhambra_desktop.views.animation.watched_effects import AGAIN, Caption, Dawn, Grows, Shake, Sums
from alhambra_desktop.views.art.palette import DARK
from alhambra_desktop.views.playback.effect_paintings import PAINTINGS, paint_rising
from alhambra_desktop.views.playback.flights import Flights
from alhambra_desktop.views.rule_sets.motion_style import MotionStyle
from alhambra_desktop.views.scene.items.pieces import PieceItem
from alhambra_desktop.views.scene.stage import Stage
from tests.scenarios.board import Position, city, rules_for
from tests.views.paintings.painted import SUBJECTS, TABLE, check, painter_of, recorded
from tests.views.stage.snapshots import shown_of, stage_of

pytestmark = [pytest.mark.posix, pytest.mark.usefixtures("sketched")]  # fonts differ a little elsewhere

SQUARE, OTHER = MarketSquare("alhambra", 1), MarketSquare("alhambra", 3)


@pytest.fixture
def stage(qapp) -> Stage:
    return table()


def table(seats: int = 3) -> Stage:
    at = Position(rules_for(seats)).market("garden-12-S", "tower-11-open", "chambers-9-W", "arcades-9-open")
    own = city(at.book, "a *\n. b", a="tower-11-N", b="garden-9-E")
    at.player(0, hand="denar-1 denar-2 florin-9", city=own)
    their = city(at.book, "* a b c", a="tower-10-W", b="tower-9-NW", c="garden-10-N")
    at.player(1, hand="ducat-5", city=their)
    at.change(row=("ducat-1", "ducat-3", "florin-5", "dirham-4"), discard=("denar-9", "denar-8"))
    return stage_of(shown_of(at.book, at.state))


def effects_of(stage: Stage) -> dict[str, Effect]:
    card, start = stage.table.at(Row())[0].id, stage.table.at(CitySquare(0, (0, 0)))[0].id
    theirs = stage.table.at(CitySquare(1, (1, 0)))[0].id
    run = tuple((x, 0, "N") for x in (-1, 0, 1))
    named = Message("name", name="does something")
    return {
        "dust": Dust(0, 240, start),
        "dust of another": Dust(0, 240, theirs),
        "turn passes": TurnPasses(0, 220, 0, 1),
        "nod": Nod(0, 160, 1),
        "glow": Glow(0, 240, 1),
        "riffle": Riffle(0, 420, Discard(), Pile(), 24),
        "trace": Trace(0, 1200, card, SQUARE, Row(), 1),
        "trace of nobody": Trace(0, 1200, None, SQUARE, OTHER, None),
        "run": RunLights(0, 900, 0, run, frozenset(run[2:])),
        "run of another": RunLights(0, 900, 1, run[1:], frozenset(run[1:])),
        "upright run": RunLights(0, 900, 0, ((0, 0, "E"), (0, -1, "E")), frozenset()),
        "lines": LinesLight(0, 800, 0, (((0, 0), (1, 0), (2, 0)), ((0, 0), (0, 1))), 45),
        "blink": Blink(0, 680, 0, (((0, 0),), ((1, 0), (1, 1)))),
        "link": Link(0, 900, card, start),
        "ring": Ring(0, 600, start),
        "star": Star(0, 600, SQUARE),
        "sums": Sums(0, 900, SQUARE, ((1, 7), (0, 7), (2, 3))),
        "sum": Sums(0, 900, OTHER, ((2, 12),)),
        "dawn": Dawn(0, 500),
        "shake": Shake(0, 900, OTHER),
        "caption": Caption(0, 1000, 1, named),
        "caption with an end": Caption(0, 1000, 2, named, end=Message("name", name="the end")),
        "caption of a piece": Caption(0, 1000, 1, named, end=AGAIN, piece=start),
        "caption of a square": attrs.evolve(Caption(0, 1000, 1, named), place=SQUARE),
    }


def seen(stage: Stage, effect: Effect) -> list[str]:
    """Return what is painted in advance for an effect, and while it lasts."""
    kept: list[Any] = []
    begun = recorded(lambda: kept.append(PAINTINGS[type(effect)](stage, effect)), TABLE)
    return [*begun, *moments(kept[0])]


def moments(painting: Any) -> list[str]:
    """Return what an effect paints early, halfway, and late in its time."""
    rect, paint, *_ = painting
    found = [f"in {rect.x():.1f} {rect.y():.1f} {rect.width():.1f} {rect.height():.1f} "]
    for done in (0.15, 0.5, 0.93):
        with painter_of(QImage(10, 10, QImage.Format.Format_ARGB32_Premultiplied)) as painter:
            found += [f"{done}: {line}" for line in recorded(partial(paint, painter, done), TABLE)]
    return found


def test_each_effect(stage):
    scenes = {name: seen(stage, effect) for name, effect in effects_of(stage).items()}
    for home in (None, QPointF(20, 30)):
        scenes[f"coin to {home}"] = moments(paint_rising(stage, Coin(0, 400, "denar", SQUARE), home))
    check("effects", scenes)


def test_effects_in_the_dark_theme(stage):
    stage.set_theme(DARK)
    effects = effects_of(stage)
    names = ("sums", "dawn", "shake", "riffle", "caption with an end", "caption of a piece")
    check("effects in the dark", {name: seen(stage, effects[name]) for name in names})


def test_a_small_city_grows(qapp):
    stage = table(6)
    tile = stage.table.at(CitySquare(1, (1, 0)))[0].id
    painting = PAINTINGS[Grows](stage, Grows(0.0, 600.0, tile, CitySquare(1, (1, 0)), 300.0))
    check("small city grows", {"growth": moments(painting)})


def test_flying_pieces(stage):
    cards, tile = stage.table.at(Row()), stage.table.at(SQUARE)[0]
    (hidden,), own = stage.table.at(Hand(1)), stage.table.at(Hand(0))[0]
    motions = {
        "paid by another": Motion(hidden.id, Hand(1), Discard(), CardBack(), None, CardFace("ducat-5")),
        "new card": Motion(cards[0].id, Pile(), Row(), None, cards[0].face),
        "own card": Motion(own.id, Row(), Hand(0), None, own.face),
        "paid": Motion(own.id, Hand(0), Discard(), own.face, None),
        "tile": Motion(tile.id, SQUARE, Tray(1), tile.face, tile.face),
        "packet": Motion(cards[1].id, Row(), Hand(1), cards[1].face, CardBack()),
        "fading": Motion(cards[1].id, Pile(), Row(), None, cards[1].face),
    }
    packet = (Motion(cards[2].id, Row(), Hand(1), cards[2].face, CardBack()),)
    scenes: dict[str, list[str]] = {}
    for name, motion in motions.items():
        stop = Stop(OTHER, 100, 160, aside=13) if name == "paid" else None
        style = MotionStyle(flutters=True, dust=True) if name == "tile" else DEFAULT_STYLE
        after = moved(stage, motion) if name == "tile" else stage.table
        flight = Flight(
            motion, 30.0, 300.0, style, stop, fades=name == "fading", takes_off="up", lands="down"
        )
        flight = attrs.evolve(flight, others=packet if name == "packet" else ())
        heard: list[str] = []
        flights = Flights(stage, partial(note, heard))
        flights.launch((flight,), flights.starts((flight,)), after)
        scenes[name] = aloft(stage)
        for passed in (20, 130, 120):
            flights.advance(passed)
            scenes[name] += aloft(stage)
        flights.land()
        scenes[name] += heard
    check("flights", scenes)


def note(heard: list[str], sound: str, flight: Flight, point: QPointF, lands: bool) -> None:
    heard.append(f"{sound} {point.x():.1f} {point.y():.1f}, {lands}")


def aloft(stage: Stage) -> list[str]:
    """Return where the pieces in flight and their shadows are."""
    found = []
    for piece in stage.floating.childItems():
        assert isinstance(piece, PieceItem)
        rect = piece.mapRectToScene(piece.boundingRect())
        shadows = [one for one in piece.childItems() if isinstance(one, QGraphicsPixmapItem)]
        fall = shadows[0].pos() if shadows else QPointF()
        cast = SUBJECTS[shadows[0].pixmap().cacheKey()] if shadows else "no shadow"
        told = f"{SUBJECTS[piece.picture.cacheKey()]}, seen {piece.isVisible()}, depth {piece.zValue():g}"
        found += [
            f"piece {rect.x():.1f} {rect.y():.1f} {rect.width():.1f} {rect.height():.1f}",
            f"  {told}, {cast}: {fall.x():.1f} {fall.y():.1f}, at {piece.opacity():.2f}",
        ]
    return found


def moved(stage: Stage, motion: Motion) -> Arrangement:
    """Return the arrangement after a piece has moved to an empty place."""
    pieces = {**stage.table.pieces, motion.piece: stage.table.pieces[motion.piece]._replace(place=motion.end)}
    lying = {place: ids for place, ids in stage.table.lying.items() if place != motion.start}
    return Arrangement(pieces, {**lying, motion.end: (motion.piece,)}, stage.table.copies)
