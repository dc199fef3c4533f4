"""Captions: texts that describe moves of other players where they happen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF

from alhambra_desktop import words
from alhambra_desktop.model.rules.core.engine.event import (
    BuildingBought,
    Event,
    LeftoverGiven,
    MoneyDealt,
    MoneyTaken,
    TilePlaced,
    TileReserved,
)
from alhambra_desktop.model.rules.core.places.places import MarketSquare
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.core.words.wording import edge_noun
from alhambra_desktop.model.rules.modules.registry import CHOOSABLE, MODULES
from alhambra_desktop.views.animation.captions import captioned
from alhambra_desktop.views.animation.choreography import Choreographer
from alhambra_desktop.views.animation.timeline import FADE, HURRY
from alhambra_desktop.views.animation.watched_effects import AGAIN, CAPTION, HURRIED, Caption
from alhambra_desktop.views.playback import captions
from alhambra_desktop.views.playback.captions import HIGH, SHADOW, WIDEST, texts, wide
from alhambra_desktop.views.rule_sets.modules import view_book
from alhambra_desktop.words import now, say
from tests.bench.policy import table
from tests.property.folding import builders
from tests.scenarios.board import rules_for

from .stage.moving import Show

Done = BuildingBought | MoneyTaken | TileReserved
GAMES = tuple(module.id for module in MODULES if module.foundation)


@pytest.fixture(params=["en", "fr"])
def language(request):
    before = words.in_use()
    words.use(request.param)
    yield request.param
    words.use(before or "en")


def visible_captions(show: Show) -> list[Caption]:
    return [one for one in show.director.player.effects.running if isinstance(one, Caption)]


def caption_rects(show: Show) -> list[QRectF]:
    """Return the rectangles of painted captions, without their shadows."""
    effects = show.director.player.effects
    items = [item for item in effects._items if isinstance(item.effect, Caption)]
    return [item.boundingRect().adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW) for item in items]


def caption_text(show: Show, caption: Caption) -> str:
    return " ".join(filter(None, next(texts(show.stage, caption))))


def show_until_caption(event: type[Done], seed: int = 3, seats: int = 3, **wanted) -> Show:
    """Show a move of another player until its caption appears."""
    show = Show(rules_for(seats).setup, seed=seed)
    while True:
        move = show.add_until(event)
        one = next(one for one in move.events if isinstance(one, event))
        if one.seat != 0 and all(getattr(one, name) == value for name, value in wanted.items()):
            break
        show.jump()
    show.go()
    for _ in range(100):
        if visible_captions(show):
            return show
        show.tick()
    raise AssertionError("nothing was told")


# -- texts


def longest(event: Event, did: Message) -> Iterator[tuple[Message, Message | None]]:
    """Yield the longest texts of an event, alone and with everything that may follow it."""
    yield did, None
    if type(event) is BuildingBought and event.over == 0:
        yield Message("caption-again", did=did), AGAIN
    if isinstance(event, TilePlaced):
        grown = Message("caption-grown-end", was=10, now=12)
        yield Message("caption-grown", did=did, edge=edge_noun("wall")), grown


@pytest.mark.parametrize("game", GAMES)
def test_every_action_of_others_fits_one_line(game, language, qapp):
    """In the short form, because a name may have any length."""
    modules = tuple(one.id for one in CHOOSABLE if game in one.foundations)
    book = table(3, 1, modules, game)
    show = Show(book.setup)
    kinds = set()
    for move in builders(book, 4):
        for event in move.events:
            said = event.message(book)
            seat = getattr(event, "seat", None)
            if said is None or not isinstance(seat, int) or isinstance(event, MoneyDealt):
                continue
            kinds.add(type(event))
            for did, end in longest(event, now(said)):
                *_, short = texts(show.stage, Caption(0.0, CAPTION, seat, did, end))
                assert wide(short) <= WIDEST, short
    assert len(kinds) > 5


@pytest.mark.parametrize("why", ["first-fewest-cards", "first-least-money", "first-listed"])
def test_the_reason_for_going_first_fits_one_line(why, language, qapp):
    did = Message("log-first-why", why=Message(why))
    *_, short = texts(Show(rules_for(3).setup).stage, Caption(0.0, CAPTION, 0, now(did), None))
    assert wide(short) <= WIDEST, short


def test_other_messages_use_the_text_of_the_log(language):
    assert say(now(Message("log-points", name="Ann", points=3))) == "Ann +3"


def test_an_exact_payment_mentions_the_extra_action(qapp):
    words.use("en")
    show = show_until_caption(BuildingBought, over=0)
    (caption,) = visible_captions(show)
    assert caption_text(show, caption).endswith("pays the exact price, 6: extra action")
    assert not caption.gains


def test_a_growing_wall_is_mentioned(qapp):
    words.use("en")
    show = Show(rules_for(3).setup, seed=3)
    for _ in range(60):
        show.add_until(TilePlaced)
        show.go()
        for step in show.director.player.steps:
            for one in step.effects:
                if isinstance(one, Caption) and one.end is not None and one.end != AGAIN:
                    assert one.gains
                    assert ": wall 0 → " in caption_text(show, one)
                    return
        show.jump()
    raise AssertionError("no wall has grown")


@pytest.mark.parametrize("event", [MoneyTaken, TileReserved])
def test_own_moves_have_no_caption(event, qapp):
    show = Show(rules_for(3).setup, seed=3)
    for _ in range(60):
        move = show.add_until(event)
        if next(one.seat for one in move.events if isinstance(one, event)) == 0:
            break
        show.jump()
    show.go()
    while show.director.busy:
        assert not visible_captions(show)
        show.tick(40)


def test_leftover_tiles_have_no_caption(qapp):
    show = Show(rules_for(2).setup, seed=1)
    move = show.add_until(LeftoverGiven)
    way = show.snapshots.animation_of(move, 0, show.stage.snapshot)
    view = view_book(show.table.book)
    steps = Choreographer(show.table.book, view, 0).steps(way.changes)
    for step in captioned(steps, view, show.stage.snapshot, way.after, 1.0):
        if isinstance(step.event, LeftoverGiven):
            assert not any(isinstance(one, Caption) for one in step.effects)


# -- position


def test_a_purchase_caption_points_up_at_the_market_square(qapp):
    show = show_until_caption(BuildingBought)
    (rect,), (caption,) = caption_rects(show), visible_captions(show)
    market = show.stage.market.scene_rect(show.stage.market.inner)
    square = show.stage.rect_of(caption.place)
    assert isinstance(caption.place, MarketSquare)
    assert rect.left() < square.center().x() < rect.right()
    assert rect.bottom() == pytest.approx(market.bottom() + captions.OFF + HIGH)


def test_a_reserve_caption_is_beside_the_players_panel(qapp):
    show = show_until_caption(TileReserved)
    (rect,), (caption,) = caption_rects(show)[-1:], visible_captions(show)[-1:]
    zone = show.stage.player_zone(caption.seat)
    mark = zone.scene_rect(zone.mark_rect())
    assert not rect.intersects(mark)
    assert abs(rect.center().y() - mark.center().y()) < zone.inner.height() / 2


@pytest.mark.parametrize("size", [(1280.0, 740.0), (1024.0, 640.0)])
@pytest.mark.parametrize("seats", [2, 6])
def test_captions_never_cover_the_own_city_or_leave_the_table(seats, size, language, qapp):
    show = Show(rules_for(seats).setup, seed=7)
    show.stage.lay_out(size[0], size[1], 1.0)
    count = 0
    while count < 25 and not show.table.state.over:
        show.add()
        show.go()
        while show.director.busy:
            if show.director.counting:
                show.director.resume()
            city = show.stage.city
            court = city.scene_rect(city.inner)
            own = [city.scene_rect(city.camera.cell_rect(cell)) & court for cell in city.tiles]
            for rect in caption_rects(show):
                count += 1
                assert show.stage.layout_.whole.contains(rect)
                assert not any(rect.intersects(tile) for tile in own)
            show.tick(400)
    assert count


def test_the_square_of_a_purchase_is_not_dimmed(qapp):
    show = show_until_caption(BuildingBought)
    market, (caption,) = show.stage.market, visible_captions(show)
    assert market.in_play == {caption.place}
    show.play_on()
    for _ in range(40):
        show.tick(50)
    assert not market.in_play


# -- duration


def test_a_step_lasts_until_its_caption_can_be_read(qapp):
    """This holds if the turn has enough time left, which the last move of a turn has."""
    show = Show(rules_for(3).setup, seed=3)
    move = show.add_until(MoneyTaken)
    while next(one.seat for one in move.events if isinstance(one, MoneyTaken)) == 0:
        show.jump()
        move = show.add_until(MoneyTaken)
    way = show.snapshots.animation_of(move, 0, show.stage.snapshot)
    view = view_book(show.table.book)
    for factor in (0.4, 1.0, 2.0):
        steps = Choreographer(show.table.book, view, 0, factor).steps(way.changes)
        (step,) = [
            one
            for one in captioned(steps, view, show.stage.snapshot, way.after, factor)
            if isinstance(one.event, MoneyTaken)
        ]
        assert step.duration >= CAPTION * factor
        assert step.flown < CAPTION * factor, "and it is not the flights that take so long"


@pytest.mark.parametrize(("hurried", "there"), [(False, CAPTION), (True, HURRIED)])
def test_normal_and_hurried_captions_have_their_set_durations(hurried, there, qapp):
    show = show_until_caption(MoneyTaken)
    show.director.hurry(hurried)
    passed = 0.0
    while visible_captions(show):
        show.tick(10)
        passed += 10
    assert there - 40 <= passed <= there + 160, "with what had passed, and its fading"


def test_without_animation_there_are_no_captions(qapp):
    show = Show(rules_for(3).setup, seed=3)
    show.director.others_speed = "off"
    for _ in range(10):
        show.add()
        show.go()
        assert not visible_captions(show)


def test_a_new_caption_replaces_the_previous_one_at_its_place(qapp):
    show = show_until_caption(MoneyTaken)
    effects = show.director.player.effects
    (first,) = visible_captions(show)
    effects.begin([Caption(0.0, CAPTION, first.seat, first.did, None, None, first.place)])
    assert len(visible_captions(show)) == 2
    effects.advance(FADE)
    assert len(visible_captions(show)) == 1
    assert visible_captions(show) != [first]


def test_hurried_captions_last_long_enough_to_read():
    assert HURRIED * HURRY * Caption.hurried == pytest.approx(CAPTION)
