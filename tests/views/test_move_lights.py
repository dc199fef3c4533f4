"""Move lights: everything that a move counts or pays with is highlighted, also with reduced motion."""

from __future__ import annotations

from typing import TypeVar

import pytest

from alhambra_desktop.model.rules.core.engine.action import BuyBuilding
from alhambra_desktop.model.rules.core.engine.event import TilePlaced
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.engine.play import play
from alhambra_desktop.model.rules.core.engine.step import ChooseAction
from alhambra_desktop.model.rules.core.places.places import (
    CardFace,
    CitySquare,
    Discard,
    MarketSquare,
    Motion,
    TileFace,
    Tray,
)
from alhambra_desktop.model.rules.modules.bonus_cards.rules import RevealBonusCard
from alhambra_desktop.model.rules.modules.bureaux.rules import PAIRS
from alhambra_desktop.model.rules.modules.falconers.rules import FalconBought
from alhambra_desktop.model.rules.modules.vizier.rules import AnswerVizier, AskViziers, Pawn, WakeVizier
from alhambra_desktop.model.rules.table.arrangement import Folded, arrangement, fold
from alhambra_desktop.views.animation.choreography import Choreographer, motion_style_of
from alhambra_desktop.views.animation.move_lights import (
    BLINK,
    Blink,
    CoinsLight,
    LinesLight,
    Link,
    Ring,
    Star,
)
from alhambra_desktop.views.animation.timeline import OWN, AnimationStep, BatchChange, Coin
from alhambra_desktop.views.playback.growth import SHRINKING
from alhambra_desktop.views.rule_sets.modules import view_book
from tests.of_type import of_type
from tests.scenarios.board import Position, city, rules_for

T = TypeVar("T")
MODULES = ("vizier", "bazaars", "camps", "bonus_cards", "bureaux", "falconers")
AT_CAMP = (
    "* a b\nd e c",
    {
        "a": "tower-12-open",
        "b": "garden-12-S",
        "c": "camp-7-NW",
        "d": "tower-11-open",
        "e": "pavilion-7-E",
    },
)
AT_BAZAAR = (
    "* z b\nx a t",
    {
        "z": "bazaar-dirham-2",
        "a": "arcades-9-open",
        "b": "chambers-10-open",
        "t": "tower-11-N",
        "x": "garden-11-open",
    },
)


def position() -> Position:
    return Position(rules_for(3, modules=MODULES))


def choreographer(at: Position, factor: float = 1.0, reduced: bool = False) -> Choreographer:
    return Choreographer(at.book, view_book(at.book), 0, factor, reduced)


def landed(drawn, tile: str, cell, **how) -> AnimationStep:
    """Return the step of a tile dragged from the tray to the viewer's city and promised there."""
    at = position()
    drawing, legend = drawn
    at.market("seraglio-3-ESW", "seraglio-4-NE", "seraglio-5-SW", "seraglio-6-ES")
    at.player(0, city=city(at.book, drawing, **legend))
    after = arrangement(at.book, observe(at.book, at.state, 0))
    face = TileFace(tile)
    motion = Motion(at.book.tile_pieces[tile], Tray(0), CitySquare(0, cell), face, face)
    return choreographer(at, **how).own([BatchChange((motion,), after)], after)


def own(at: Position, action, **how) -> AnimationStep:
    """Return the animation step of a move of the viewer."""
    before = arrangement(at.book, observe(at.book, at.state, 0))
    told = fold(at.book, 0, before, play(at.book, at.state, action).events)
    return choreographer(at, **how).own(told, told[-1].after)


def only(step: AnimationStep, kind: type[T]) -> T:
    (found,) = [effect for effect in step.effects if isinstance(effect, kind)]
    return found


@pytest.mark.parametrize("factor", [0.4, 1.0, 2.0])
def test_a_camp_lights_its_lines_on_landing_without_delay(factor):
    step = landed(AT_CAMP, "camp-7-NW", (2, 1), factor=factor)
    light = only(step, LinesLight)
    (flight,) = step.flights
    assert light.start == flight.end <= OWN * factor
    assert step.duration == flight.end
    assert sorted(light.lines) == [((2, 1), (1, 1), (0, 1)), ((2, 1), (2, 0))]
    assert light.each == pytest.approx(45 * factor)


def test_the_longest_line_is_lit_within_400_milliseconds():
    plain = [tile for tile in position().book.tiles if tile.endswith("-open")]
    legend = dict(zip("abdefghijk", plain, strict=True))
    drawn = "* a b d e f g h i j k c", {**legend, "c": "camp-6-W"}
    light = only(landed(drawn, "camp-6-W", (11, 0)), LinesLight)
    assert [len(line) for line in light.lines] == [12]
    assert light.each * 11 == pytest.approx(400)


@pytest.mark.parametrize("factor", [0.4, 1.0])
def test_a_bazaar_blinks_the_counted_buildings_by_type(factor):
    step = landed(AT_BAZAAR, "bazaar-dirham-2", (1, 0), factor=factor)
    blink = only(step, Blink)
    assert blink.groups == (((1, 1),), ((2, 0),), ((2, 1),)), "arcades, chambers, tower; no garden"
    assert blink.duration / 3 >= BLINK > 1000 / 3, "never more than three times a second"
    assert not blink.simultaneous


def test_other_tiles_light_nothing():
    step = landed(("* a", {"a": "tower-12-open"}), "tower-12-open", (1, 0))
    assert not [effect for effect in step.effects if isinstance(effect, LinesLight | Blink)]


def revealing() -> Position:
    at = position()
    at.player(0, city=city(at.book, "* a", a="arcades-9-open"))
    at.slice("bonus_cards", hands=(("arcades-9-open",), (), ()), held=(1, 0, 0), revealed=((), (), ()))
    return at


@pytest.mark.parametrize("reduced", [False, True])
def test_a_line_connects_a_bonus_card_with_its_building(reduced):
    at = revealing()
    step = own(at, RevealBonusCard("arcades-9-open"), reduced=reduced)
    link, (flight,) = only(step, Link), step.flights
    assert (link.piece, link.tile) == (flight.motion.piece, at.book.tile_pieces["arcades-9-open"])
    assert (link.start, link.duration) == (flight.end, 900)
    assert flight.style.turns


def paying() -> tuple[Position, BuyBuilding]:
    at = position()
    card = next(card for card, pair in PAIRS.items() if pair == {"denar", "florin"})
    at.player(0, hand=f"denar-4 florin-5 {card}")
    at.market("garden-12-S", "tower-11-open", "chambers-9-W", "arcades-9-open")
    return at, BuyBuilding("chambers-9-W", (card, "denar-4", "florin-5"))


def test_a_paying_bureau_lights_its_coins_before_the_coin():
    at, action = paying()
    cards = {card for card in action.cards if card in PAIRS}
    step = own(at, action)
    light = only(step, CoinsLight)
    (flight,) = [flight for flight in step.flights if flight.motion.piece == light.piece]
    assert of_type(flight.motion.face, CardFace).card in cards
    assert (light.start, light.duration) == (flight.start, flight.duration)
    paid = [flight for flight in step.flights if flight.motion.end == Discard()]
    assert [flight.takes_off for flight in paid if flight.takes_off] == ["bureau"]
    assert [flight.lands for flight in paid if flight.lands] == ["coin_exact"]


def buying_by_vizier() -> Position:
    at, _ = paying()
    at.player(0, hand="denar-4 denar-5")
    at.state = at.state.changed(active=2, agenda=(ChooseAction(1), AskViziers((1,)), AnswerVizier(0)))
    return at


def test_a_vizier_flies_to_the_square_and_returns_turned_over():
    step = own(buying_by_vizier(), BuyBuilding("chambers-9-W", ("denar-4", "denar-5")))
    (flight,) = [flight for flight in step.flights if flight.motion.start == flight.motion.end]
    assert flight.motion.start == Pawn(0)
    assert isinstance(flight.stop.place, MarketSquare)
    assert 0 < flight.stop.arrive < flight.stop.leave < flight.duration == 220
    assert flight.sides[0] != flight.sides[1]
    assert [flight.lands for flight in step.flights].count("tile_reserve") == 1


def test_with_reduced_motion_a_ring_marks_vizier_and_falcon():
    at = position()
    at.slice("vizier", awake=(False, True, True))
    step = own(at, WakeVizier(), reduced=True)
    assert (only(step, Ring).piece.thing, only(step, Ring).duration) == ("vizier-0", 600)
    assert not [effect for effect in own(at, WakeVizier()).effects if isinstance(effect, Ring)]
    bought = motion_style_of(view_book(at.book), FalconBought)
    assert (bought.ringed, bought.flutters, bought.arc) == (True, True, 60)


def test_with_reduced_motion_a_star_replaces_the_coin():
    at, action = paying()
    coin, star = only(own(at, action), Coin), only(own(at, action, reduced=True), Star)
    assert coin.at == star.at
    assert (star.start, star.duration) == (0, 600)
    assert not [effect for effect in own(at, action, reduced=True).effects if isinstance(effect, Coin)]


def test_with_reduced_motion_lines_and_groups_light_up_together():
    lines = only(landed(AT_CAMP, "camp-7-NW", (2, 1), reduced=True), LinesLight)
    assert (lines.each, lines.duration) == (0, 900)
    blink = only(landed(AT_BAZAAR, "bazaar-dirham-2", (1, 0), reduced=True), Blink)
    assert (blink.simultaneous, blink.duration) == (True, 900)


def test_lines_in_another_city_wait_until_it_has_shrunk():
    at = position()
    at.market("seraglio-3-ESW", "seraglio-4-NE", "seraglio-5-SW", "seraglio-6-ES")
    at.player(1, city=city(at.book, AT_CAMP[0], **AT_CAMP[1]))
    after = arrangement(at.book, observe(at.book, at.state, 0))
    face, start = TileFace("camp-7-NW"), Tray(1)
    motion = Motion(at.book.tile_pieces["camp-7-NW"], start, CitySquare(1, (2, 1)), face, face)
    change = Folded(TilePlaced(1, "camp-7-NW", (2, 1)), (motion,), after)
    (step,) = choreographer(at).steps([change])
    light, (flight,) = only(step, LinesLight), step.flights
    assert (light.seat, light.start) == (1, flight.end + SHRINKING)
