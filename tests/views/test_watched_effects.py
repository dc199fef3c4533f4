"""Effects during other players' moves: leftover tiles wait with sums, small cities grow, counts pulse."""

from __future__ import annotations

import attrs
import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from alhambra_desktop.model.rules.core.engine.action import EndTurn
from alhambra_desktop.model.rules.core.engine.event import LeftoverGiven, TilePlaced
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.engine.play import play
from alhambra_desktop.model.rules.core.places.places import CitySquare, MarketSquare, Supply
from alhambra_desktop.model.rules.table.arrangement import arrangement as table_of
from alhambra_desktop.model.rules.table.arrangement import fold
from alhambra_desktop.views.animation.choreography import Choreographer
from alhambra_desktop.views.animation.timeline import RunLights
from alhambra_desktop.views.animation.watched_effects import (
    HELD,
    SHRINKS,
    Grows,
    Pulse,
    Shake,
    Sums,
    before_leftovers,
)
from alhambra_desktop.views.playback.effect_paintings import PAINTINGS
from alhambra_desktop.views.playback.growth import LARGER, SMALL
from alhambra_desktop.views.playback.step_player import Effects
from alhambra_desktop.views.rule_sets.modules import view_book
from tests.of_type import of_type
from tests.scenarios.board import Position, rules_for

from .stage.moving import Show
from .stage.snapshots import shown_of, stage_of

MARKET = ("tower-13-E", "garden-11-open", None, "pavilion-8-open")
HANDS = ("florin-1 dirham-2", "dirham-9 florin-3 florin-5", "ducat-3 dirham-9")


@pytest.fixture
def ending():
    at = Position(rules_for(3)).placing(0).market(*MARKET, bag=())
    for seat, hand in enumerate(HANDS):
        at.player(seat, hand=hand)
    return at, play(at.book, at.state, EndTurn())


def steps_of(at, move, **choices):
    before = table_of(at.book, observe(at.book, move.before, 0))
    told = fold(at.book, 0, before, move.events)
    return Choreographer(at.book, view_book(at.book), 0, **choices).steps(told)


def sums_of(steps) -> list[Sums]:
    return [one for step in steps for one in step.effects if isinstance(one, Sums)]


def test_the_two_highest_sums_are_shown_beside_each_leftover_tile(ending):
    told = {of_type(one.square, MarketSquare).square: one.sums for one in sums_of(steps_of(*ending))}
    assert told == {1: ((1, 8), (0, 1)), 2: ((1, 9), (2, 9)), 4: ((2, 3),)}


@pytest.mark.parametrize("reduced", [False, True])
def test_a_leftover_tile_waits_before_it_leaves(ending, reduced):
    steps = [step for step in steps_of(*ending, reduced=reduced, factor=2.0) if sums_of([step])]
    assert len(steps) == 3
    for step in steps:
        assert all(flight.start == 2 * HELD for flight in step.flights)
        assert step.flown >= 2 * HELD, "a tile that nobody gets waits as long"
    assert [len(step.flights) for step in steps] == [1, 0, 1]


def test_leftover_tiles_keep_their_duration_in_a_long_turn(ending, qapp):
    steps = steps_of(*ending)
    first = before_leftovers(steps)
    assert sums_of(steps[first:]) == sums_of(steps)
    assert not sums_of(steps[:first])
    show = Show(ending[0].book.setup)
    show.director._time.turn, show.director._time.room = (ending[1].before.turn, False), 1.0
    assert show.director._timed(ending[1], steps, 1.0)[first:] == steps[first:]


def test_records_and_comparisons_ignore_the_sums(ending):
    event = next(event for event in ending[1].events if isinstance(event, LeftoverGiven))
    assert event.sums
    assert event == LeftoverGiven(event.square, event.tile, event.seat)
    assert set(event.record()) == {"event", "square", "tile", "seat"}


def test_no_sums_are_shown_if_nobody_gets_leftover_tiles():
    at = Position(rules_for(3, leftovers="nobody")).placing(0).market(*MARKET, bag=())
    at.player(0, hand="florin-1")
    assert not sums_of(steps_of(at, play(at.book, at.state, EndTurn())))


@pytest.mark.parametrize("width", [500.0, 60.0])
def test_a_narrow_square_shows_its_sums_in_two_lines(ending, qapp, monkeypatch, width):
    at, _ = ending
    stage = stage_of(shown_of(at.book, at.state))
    square = MarketSquare("alhambra", 1)
    monkeypatch.setattr(stage, "rect_of", lambda place: QRectF(300, 20, width, 130))
    rect, *_ = PAINTINGS[Sums](stage, Sums(0, 900, square, ((1, 8), (0, 1))))
    assert (rect.height() > 70) == (width == 60.0)


def painted(rect: QRectF, paint, done: float) -> QImage:
    image = QImage(rect.size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.translate(-rect.topLeft())
    paint(painter, done)
    painter.end()
    return image


def test_the_plate_of_the_sums_is_opaque(ending, qapp):
    at, _ = ending
    stage = stage_of(shown_of(at.book, at.state))
    rect, paint, *_ = PAINTINGS[Sums](stage, Sums(0, 900, MarketSquare("alhambra", 1), ((1, 8), (0, 1))))
    image = painted(rect, paint, 0.5)
    middle = image.rect().center().y() - 2
    assert all(image.pixelColor(x, middle).alpha() == 255 for x in range(20, image.width() - 20))


# -- small cities


def small(show: Show, seat: int) -> bool:
    return show.stage.player_zone(seat).small_city(show.stage.table).size < SMALL


@pytest.fixture
def placed(qapp):
    """Return a show in which another player places a tile in a small city, and the event."""
    show = Show(rules_for(6).setup, seed=3)
    for _ in range(60):
        move = show.add_until(TilePlaced)
        event = next(event for event in move.events if isinstance(event, TilePlaced))
        if event.seat != 0 and small(show, event.seat):
            show.go()
            for _ in range(200):
                if any(isinstance(one, Grows) for one in show.director.player.effects.running):
                    return show, event
                show.tick(20)
        show.jump()
    raise AssertionError("nobody placed anything")


def test_a_tile_lands_in_a_grown_city_that_shrinks_again(placed):
    show, event = placed
    zone = show.stage.player_zone(event.seat)
    size = zone.small_city(show.stage.table).size
    assert size < SMALL
    (flying,) = [
        one
        for one in show.director.player.flights._flying
        if one.flight.motion.end == CitySquare(event.seat, event.cell)
    ]
    assert flying.end.width == pytest.approx(size * LARGER)
    (grows,) = [one for one in show.director.player.effects.running if isinstance(one, Grows)]
    show.play_on()
    for _ in range(40):
        show.tick(20)
    assert grows not in show.director.player.effects.running
    rect = show.stage.rect_of(show.table.book.tile_pieces[event.tile])
    assert rect.width() == pytest.approx(zone.small_city(show.stage.table).size)


def test_only_small_cities_grow_and_cover_only_their_ground(placed):
    show, event = placed
    zone, square = show.stage.player_zone(event.seat), CitySquare(event.seat, event.cell)
    piece = show.table.book.tile_pieces[event.tile]
    grows = Grows(0.0, 500.0, piece, square, 300.0)
    rect, *_ = PAINTINGS[Grows](show.stage, grows)
    assert rect == zone.scene_rect(zone.city_rect())
    assert PAINTINGS[Grows](show.stage, attrs.evolve(grows, square=CitySquare(0, (0, 0)))) is None
    show.stage.lay_out(1280, 3000, 1.0)
    assert zone.small_city(show.stage.table).size >= SMALL
    assert PAINTINGS[Grows](show.stage, grows) is None


def test_a_wall_is_lit_after_its_city_has_shrunk(qapp):
    show = Show(rules_for(6).setup, seed=3)
    for _ in range(60):
        show.add_until(TilePlaced)
        show.go()
        for step in show.director.player.steps:
            grown = [one for one in step.effects if isinstance(one, Grows)]
            lit = [one for one in step.effects if isinstance(one, RunLights)]
            if grown and lit:
                assert lit[0].start >= grown[0].start + grown[0].flown + SHRINKS * 0.9
                return
        show.jump()
    raise AssertionError("no run has grown")


def test_a_grown_city_shows_ground_beside_its_tiles(placed):
    show, event = placed
    piece = show.table.book.tile_pieces[event.tile]
    grows = Grows(0.0, 500.0, piece, CitySquare(event.seat, event.cell), 300.0)
    rect, paint, *_ = PAINTINGS[Grows](show.stage, grows)
    zone = show.stage.player_zone(event.seat)

    def ground(p, done):
        p.translate(zone.pos())
        zone.paint_city_ground(p)

    grown, bare = painted(rect, paint, 0.5), painted(rect, ground, 0.0)
    points = [(x, y) for x in range(4, grown.width() - 4, 3) for y in range(4, grown.height() - 4, 3)]
    same = sum(grown.pixel(x, y) == bare.pixel(x, y) for x, y in points)
    assert 0.2 * len(points) < same < len(points), "ground around tiles, and tiles on it"


# -- new pieces in the supply


def test_the_count_of_a_folded_supply_pulses_once(qapp):
    show = Show(rules_for(2, modules=("huts",)).setup)
    stage = show.stage
    effects = Effects(stage)
    place = next(place for place in stage.table.lying if isinstance(place, Supply))
    effects.begin([Pulse(0.0, 240.0, place)])
    assert not effects.any, "an open drawer shows the thing itself"
    stage.push_supply()
    effects.begin([Pulse(0.0, 240.0, place)])
    assert effects.any
    rect = stage.supply.sceneBoundingRect()
    assert rect.intersects(effects._items[0].boundingRect())
    effects.advance(240)
    assert not effects.any


def test_new_pieces_in_the_supply_pulse_its_count(qapp):
    show = Show(rules_for(3, modules=("huts", "bazaars")).setup, seed=1)
    found: set[str] = set()
    for _ in range(300):
        if show.table.state.over or len(found) == 2:
            break
        move = show.move()
        told = steps_of(show.table, move)
        for step in told:
            for one in step.effects:
                if isinstance(one, Pulse):
                    assert one.start == max(
                        flight.end for flight in step.flights if flight.motion.end == one.place
                    )
                    found.add(of_type(one.place, Supply).module)
    assert found == {"huts", "bazaars"}


def test_shaking_a_bag_has_a_sound():
    assert Shake(0.0, 300.0, MarketSquare("alhambra", 1)).sounds == ((0.0, "bag"),)
