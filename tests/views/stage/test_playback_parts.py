"""Playing steps and effects one by one, enlarged small cities, pulsing counts and pictures of captions."""

from __future__ import annotations

from typing import Any

import attrs
import pytest
from PySide6.QtCore import QPointF, QRectF

from alhambra_desktop.model.rules.core.places.places import (
    CitySquare,
    Hand,
    MarketSquare,
    Row,
    Supply,
)
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.modules.huts.rules import HUTS
from alhambra_desktop.views.animation.move_lights import CoinsLight
from alhambra_desktop.views.animation.timeline import FADE, AnimationStep, Coin, Nod, TurnPasses
from alhambra_desktop.views.animation.watched_effects import Caption, Grows, Pulse, Shake
from alhambra_desktop.views.audio.cues import pan_of
from alhambra_desktop.views.playback.effect_paintings import PAINTINGS
from alhambra_desktop.views.playback.step_player import EffectItem, Effects, StepPlayer
from alhambra_desktop.views.scene.stage import Stage
from tests.scenarios.board import Position, city, rules_for

from .inked import Inked
from .moving import StillClock
from .snapshots import shown_of, stage_of


@pytest.fixture
def ink(qapp, monkeypatch) -> Inked:
    return Inked(monkeypatch)


def table(seats: int = 3, drawn: str = "a * b") -> Stage:
    at = Position(rules_for(seats)).market(None, None, None, None)
    drawing = city(at.book, drawn, a="tower-12-open", b="tower-11-open", c="seraglio-9-open")
    at.player(1, city=drawing, hand="denar-9 ducat-2")
    return stage_of(shown_of(at.book, at.state))


# -- effects in time


def coin(start: float = 100, duration: float = 400, **more: Any) -> Coin:
    return Coin(start, duration, "denar", Row(), **more)


class Sounding(Nod):
    """An effect with three sounds."""

    @property
    def sounds(self) -> tuple[tuple[float, str], ...]:
        return ((0.0, "first"), (50.0, "second"), (100.0, "last"))


def item(effect: Any, shares: list[float], way: Any = None) -> EffectItem:
    stage = table()
    return EffectItem(
        stage.floating, effect, QRectF(5, 6, 7, 8), lambda p, done: shares.append(round(done, 3)), way
    )


def test_an_effect_is_visible_from_its_start_to_its_end(qapp, ink):
    shares: list[float] = []
    made = item(coin(), shares, lambda done: QPointF(10 * done, 0))
    seen = []
    for passed in (0, 99, 1, 100, 200, 99, 1):
        made.advance_by(passed)
        ink.record(made.paint)
        seen.append((made.isVisible(), made.over, made.pos().x()))
    assert [visible for visible, _, _ in seen] == [False, False, True, True, True, True, False]
    assert [over for _, over, _ in seen] == [False] * 6 + [True]
    assert shares == [0, 0, 0, 0.25, 0.75, 0.998, 1]
    assert [round(x, 1) for *_, x in seen] == [0, 0, 0, 2.5, 7.5, 10, 10]
    assert made.boundingRect() == QRectF(5, 6, 7, 8)


def test_an_effect_without_duration_is_done_at_once(qapp, ink):
    shares: list[float] = []
    made = item(coin(0, 0), shares)
    ink.record(made.paint)
    assert shares == [1]
    assert made.over


def test_sounds_are_due_once_at_their_time(qapp):
    made = item(Sounding(100, 300, 1), [])
    due = [made.advance_by(passed) for passed in (100, 1, 48, 1, 1, 49, 1)]
    assert due == [(), ("first",), (), (), ("second",), (), ("last",)]


def test_a_fading_effect_ends_soon_but_never_later_than_before(qapp):
    made = item(coin(), [])
    made.fade_out()
    assert made.elapsed == 500 - FADE
    made.advance_by(FADE - 10)
    made.fade_out()
    assert made.elapsed == 490


def effects_of(stage: Stage) -> tuple[Effects, list[Any], list[tuple[str, QPointF]]]:
    heard: list[tuple[str, QPointF]] = []
    ended: list[Any] = []
    effects = Effects(stage, lambda sound, point: heard.append((sound, point)))
    effects.ended = ended.append
    return effects, ended, heard


def test_effects_report_their_end_except_when_cleared(qapp):
    stage = table()
    effects, ended, heard = effects_of(stage)
    first, second = coin(0, 100), Nod(0, 300, 1)
    effects.begin([first, second])
    assert effects.running == (first, second)
    assert effects.any
    effects.advance(100)
    assert ended == [first]
    assert effects.running == (second,)
    effects.clear()
    assert ended == [first]
    assert not effects.any
    assert heard == []


def test_the_turn_marker_of_both_players_is_away_while_it_moves(qapp):
    stage = table()
    effects, *_ = effects_of(stage)
    star = stage.player_zone(0).star
    assert star.isVisible()
    effects.begin([TurnPasses(0, 200, 0, 1)])
    assert not star.isVisible()
    effects.advance(200)
    assert star.isVisible()
    effects.begin([Nod(0, 200, 0)])
    assert not star.isVisible()
    effects.clear()
    assert star.isVisible()


def test_only_captions_of_others_are_faster_while_hurried(qapp):
    stage = table()
    effects, *_ = effects_of(stage)
    caption = Caption(0, 1000, 1, Message("row-take-brief"))
    effects.begin([coin(0, 1000), caption])
    effects.advance(900, hurried=True)
    assert len(effects.running) == (2 if 900 * caption.hurried < 1000 else 1)
    effects.clear()


def test_the_square_of_a_caption_is_marked_in_the_market(qapp):
    stage = table()
    effects, *_ = effects_of(stage)
    square = MarketSquare("alhambra", 2)
    effects.begin([Caption(0, 500, 1, Message("row-take-brief"), place=square)])
    assert stage.market.in_play == {square}
    effects.advance(500)
    assert stage.market.in_play == frozenset()


def test_effects_are_above_flying_pieces_or_just_below(qapp):
    stage = small()
    effects, *_ = effects_of(stage)
    assert grows().below
    effects.begin([grows(), Nod(0, 300, 1)])
    below, above = (item.parentItem().zValue() for item in effects._items)
    assert below < stage.floating.zValue() < above


# -- steps


def step(stage: Stage, duration: float, *effects: Any) -> AnimationStep:
    return AnimationStep((), stage.table, duration, effects=effects or (Nod(0, duration, 1),))


def player_of(stage: Stage) -> tuple[StepPlayer, StillClock, list[None], list[Any]]:
    clock = StillClock()
    player = StepPlayer(stage, clock, stage)
    arrived: list[None] = []
    cues: list[Any] = []
    player.arrived.connect(lambda: arrived.append(None))
    player.cued.connect(cues.append)
    return player, clock, arrived, cues


def test_steps_are_played_one_after_the_other(qapp):
    stage = table()
    player, clock, arrived, _ = player_of(stage)
    steps = [step(stage, 200), step(stage, 100)]
    assert not clock.running
    player.play(steps, own=True)
    assert player.steps == tuple(steps)
    assert clock.running
    clock.advance(199)
    assert player.steps == tuple(steps)
    clock.advance(31)
    assert player.steps == (steps[1],)
    assert arrived == []
    clock.advance(69)
    assert player.steps == (steps[1],)
    clock.advance(1)
    assert player.steps == ()
    assert arrived == [None]
    clock.advance(1000)
    assert not clock.running


def test_a_table_out_of_sight_ends_all_steps(qapp):
    stage = table()
    player, clock, arrived, cues = player_of(stage)
    player.play([step(stage, 400, Shake(0, 400, MarketSquare("alhambra", 4)))], own=True)
    player.in_sight = lambda: False
    clock.advance(10)
    assert arrived == [None]
    assert player.steps == ()
    assert not player.effects.any
    assert cues == []
    assert not clock.running


def test_a_sound_comes_from_the_middle_of_its_effect(qapp):
    stage = table()
    player, clock, _, cues = player_of(stage)
    player.play([step(stage, 400, Shake(0, 400, MarketSquare("alhambra", 4)))], own=True)
    square = stage.rect_of(MarketSquare("alhambra", 4))
    clock.advance(60)
    assert [cue.sound for cue in cues] == ["bag"]
    assert cues[0].pan == pytest.approx(pan_of(square.center().x(), 1280), abs=0.1)
    assert cues[0].level == 0


def test_ending_a_step_shows_the_table_after_it(qapp):
    stage = table()
    player, clock, arrived, _ = player_of(stage)
    later = Position(rules_for(3)).market(None, None, None, None)
    later.player(1, city=city(later.book, "a *", a="tower-12-open"))
    after = shown_of(later.book, later.state).table
    player.end_step()
    assert arrived == []
    player.play([AnimationStep((), after, 500, effects=(Nod(0, 500, 1),))], own=True)
    player.end_step()
    assert stage.table is after
    assert arrived == [None]
    clock.advance(1000)
    assert arrived == [None]


def test_a_faster_pace_ends_with_the_last_step(qapp):
    stage = table()
    player, clock, *_ = player_of(stage)
    assert not player.is_sped_up
    player.multiply_pace(2.0)
    assert player.is_sped_up
    player.play([step(stage, 400)], own=True)
    clock.advance(200)
    assert not player.effects.any, "four hundred milliseconds in half the time"
    player.stop()
    assert not player.is_sped_up
    player.multiply_pace(3.0)
    player.multiply_pace(0.5)
    assert player.is_sped_up
    player.clear()
    assert not player.is_sped_up


def test_nothing_begins_while_the_clock_is_paused(qapp):
    stage = table()
    player, clock, _, _ = player_of(stage)
    clock.pause(True)
    player.play([step(stage, 400)], own=True)
    assert not player.effects.any
    clock.pause(False)
    player.go_on()
    assert player.effects.any
    player.go_on()
    assert len(player.effects.running) == 1
    player.clear()
    assert player.steps == ()
    assert not player.effects.any
    assert not clock.running


# -- small cities


def grows(flown: float = 300.0, duration: float = 600.0) -> Grows:
    at = Position(rules_for(3))
    return Grows(0.0, duration, at.book.tile_pieces["tower-11-open"], CitySquare(1, (1, 0)), flown)


def small() -> Stage:
    stage = table(6, "c a * b")
    assert stage.player_zone(1).small_city(stage.table).size < 30
    return stage


def test_a_small_city_grows_while_a_tile_flies_and_shrinks_afterwards(ink):
    stage = small()
    rect, paint, *_ = PAINTINGS[Grows](stage, grows())
    zone = stage.player_zone(1)
    assert rect == zone.scene_rect(zone.city_rect())
    city_ = zone.small_city(stage.table)
    corner, around = zone.pos(), city_.square((1, 0)).center()
    wide = []
    for done in (0.0, 0.1, 0.2, 0.5, 0.73, 0.9, 1.0):
        ink.record(lambda p, done=done: paint(p, done))
        mark = ink.of("drawPixmap")[-1]
        wide.append(mark.rect.width())
        scale = mark.transform.m11()
        left = (around.x() - city_.origin.x() + 3 * city_.size) * 1.3 * scale
        assert mark.rect.left() == pytest.approx(corner.x() + around.x() - left, abs=0.1)
        assert mark.clip is not None
        assert zone.scene_rect(zone.city_rect().adjusted(2, 2, -2, -2)).toRect() == mark.clip.toRect()
        assert ink.of("courtyard")
    assert wide[0] < wide[1] < wide[2] == wide[3]
    assert wide[3] >= wide[4] > wide[5] > wide[6]
    assert wide[0] == pytest.approx(wide[6])
    assert wide[3] / wide[0] == pytest.approx(1.3)
    assert wide[3] == pytest.approx(6 * city_.size * 1.3, abs=2)


@pytest.mark.parametrize(("flown", "duration"), [(0.0, 600.0), (600.0, 600.0)])
def test_a_growth_without_flight_or_without_rest_jumps(ink, flown, duration):
    stage = small()
    _, paint, *_ = PAINTINGS[Grows](stage, grows(flown, duration))
    scales = []
    for done in (0.0, 0.5, 0.999, 1.0):
        ink.record(lambda p, done=done: paint(p, done))
        scales.append(round(ink.of("drawPixmap")[-1].transform.m11() * 1.3, 2))
    assert scales == ([1.3, 1.3, 1.0, 1.0] if flown == 0 else [1.0, 1.3, 1.3, 1.0])


def test_the_picture_of_a_growing_city_is_painted_once_without_flying_pieces(ink):
    stage = small()
    effect = grows()
    _, paint, *_ = PAINTINGS[Grows](stage, effect)
    ink.record(lambda p: paint(p, 0.3))
    assert [mark.what[0].id for mark in ink.of("tile")] == [
        "seraglio-9-open",
        "tower-12-open",
        "start",
        "tower-11-open",
    ]
    size = stage.player_zone(1).small_city(stage.table).size * 1.3
    assert {mark.rect.width() for mark in ink.of("tile")} == {size}
    assert [mark.rect.left() for mark in ink.of("tile")] == pytest.approx(
        [size, 2 * size, 3 * size, 4 * size]
    )
    assert {mark.rect.top() for mark in ink.of("tile")} == {size}
    ink.record(lambda p: paint(p, 0.4))
    assert ink.of("tile") == []
    stage.fly(effect.piece, stage.table.pieces[effect.piece].face, QRectF(0, 0, 30, 30))
    ink.record(lambda p: paint(p, 0.5))
    assert [mark.what[0].id for mark in ink.of("tile")] == ["seraglio-9-open", "tower-12-open", "start"]


def test_large_cities_and_the_own_one_do_not_grow(qapp):
    stage = table()
    assert PAINTINGS[Grows](stage, grows()) is None
    own = attrs.evolve(grows(), square=CitySquare(0, (0, 0)))
    assert PAINTINGS[Grows](small(), own) is None


# -- pulses and lights


def test_the_count_of_a_folded_section_pulses_around_its_middle(ink):
    at = Position(rules_for(3, modules=("huts", "bazaars")))
    stage = stage_of(shown_of(at.book, at.state))
    place = next(place for place in stage.table.lying if isinstance(place, Supply) and place.module == HUTS)
    assert PAINTINGS[Pulse](stage, Pulse(0, 240, place)) is None
    stage.push_supply()
    rect, paint, *_ = PAINTINGS[Pulse](stage, Pulse(0, 240, place))
    found = []
    for done in (0.0, 0.5, 1.0):
        ink.record(lambda p, done=done: paint(p, done))
        found.append(ink.of("paint_pill")[0])
    first, large, last = found
    shelf = stage.supply.shelf(HUTS)
    assert first.what[2:] == ("new", str(shelf.count))
    assert large.rect.width() == pytest.approx(1.35 * first.rect.width())
    assert last.rect.width() == pytest.approx(first.rect.width())
    assert large.rect.center().toPoint() == first.rect.center().toPoint()
    assert rect.contains(large.rect)
    assert stage.supply.sceneBoundingRect().contains(first.rect.center())
    icon = stage.supply.scene_rect(stage.supply.spine.icon(stage.supply.place_rect(place)))
    assert icon.contains(first.rect)
    assert first.rect.center().toPoint() == icon.center().toPoint()


def test_lights_on_a_paying_card_follow_the_card(ink):
    at = Position(rules_for(3, modules=("bonus_cards", "bureaux"))).player(0, hand="denar-9")
    stage = stage_of(shown_of(at.book, at.state))
    known = list(stage.faces.view.lights)
    piece = stage.snapshot.in_hand(("denar-9",))[0]
    unknown = CoinsLight(0, 400, piece, "denar-9", Hand(0), Row())
    if "denar-9" not in known:
        assert PAINTINGS[CoinsLight](stage, unknown) is None
    for card in known[:1]:
        rect, paint, *_ = PAINTINGS[CoinsLight](stage, CoinsLight(0, 400, piece, card, Hand(0), Row()))
        both = stage.rect_of(Hand(0)) | stage.rect_of(Row())
        assert rect == both.adjusted(-90, -90, 90, 90)
        seen = []
        for done in (0.0, 0.5, 1.0):
            ink.record(lambda p, done=done, paint=paint: paint(p, done))
            seen.append(ink.of("drawEllipse"))
        assert seen[0]
        assert all(mark.brush is None for mark in seen[0])
        flying = stage.item(piece)
        box = flying.mapRectToScene(flying.size)
        assert all(box.adjusted(-20, -20, 20, 20).contains(mark.rect.center()) for mark in seen[0])
        inner, outer = seen[1][:2]
        assert inner.rect.center() == outer.rect.center()
        assert outer.rect.width() / inner.rect.width() == pytest.approx(1.5 / 1.15)
        assert (inner.width, outer.width) == (2.4, 1.2)
        assert inner.rect.width() == pytest.approx(inner.rect.height())
