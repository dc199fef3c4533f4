"""Dealing: the animation of a new game, its duration, and how it is skipped."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

from alhambra_desktop.model.rules.core.engine.event import FirstPlayerFound, MoneyDealt
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.places.places import Bag, CardFace, CitySquare, Hand, MarketSquare, Row
from alhambra_desktop.model.rules.table.arrangement import arrangement
from alhambra_desktop.views.animation.dealing import DEAL, bare, deal
from alhambra_desktop.views.animation.timeline import LEAST, length
from alhambra_desktop.views.animation.watched_effects import Dawn, Shake
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.interaction.phase import Phase
from alhambra_desktop.views.playback.director import READ
from alhambra_desktop.views.playback.effect_paintings import PAINTINGS
from alhambra_desktop.views.scene.darkness import courts_of
from alhambra_desktop.views.storage.settings import Settings
from alhambra_desktop.words import say
from tests.of_type import of_type
from tests.property.folding import book_of, builders

from .stage.moving import begun_page

DEALT = CitySquare | MarketSquare | Row | Hand
SPEC = "human,builder,apprentice seed=3 modules=bonus_cards,vizier"


@pytest.mark.parametrize("number", range(8))
def test_everything_is_dealt_once_and_the_table_is_complete(number):
    book = book_of(number)
    move = next(builders(book, number))
    table = arrangement(book, observe(book, move.after, 0))
    wanted = {piece.id for piece in table.pieces.values() if isinstance(piece.place, DEALT)}
    assert wanted
    assert bare(table).pieces.keys() == table.pieces.keys() - wanted
    steps = deal(table, move.events, 0, 1.0)
    dealt = [motion.piece for step in steps for flight in step.flights for motion in flight.motions]
    assert sorted(dealt) == sorted(wanted)
    assert steps[-1].after.look() == table.look()
    assert length(steps) <= DEAL
    assert all(flight.duration >= LEAST for step in steps for flight in step.flights)
    here = set(bare(table).pieces)
    for step in steps:
        here = here | step.pieces
        assert step.after.pieces.keys() == here, "only what was dealt is there"
    ends = [
        flight.motion.end for step in steps for flight in step.flights if isinstance(flight.motion.end, Hand)
    ]
    assert ends[-1] == Hand(0), "the viewer's hand comes last"


def test_open_cards_are_visible_and_hidden_cards_are_not(qapp):
    book = book_of(0)
    move = next(builders(book, 1))
    steps = deal(arrangement(book, observe(book, move.after, 0)), move.events, 0, 1.0)
    cards = {event.seat: sorted(event.cards) for event in move.events if isinstance(event, MoneyDealt)}
    seen: dict[int, list[str]] = {}
    for step in steps:
        for flight in step.flights:
            for motion in flight.motions:
                if isinstance(motion.end, Hand):
                    seen.setdefault(motion.end.seat, []).append(of_type(motion.face, CardFace).card)
    assert {seat: sorted(shown) for seat, shown in seen.items()} == cards


@pytest.fixture
def page(qapp, qtbot, settings: Settings, monkeypatch):
    settings.change(own_speed="normal", others_speed="normal")
    made = begun_page(settings, monkeypatch, qtbot, parse_new(SPEC))
    qapp.processEvents()
    return made


def finish_deal(page, qapp) -> int:
    """Advance to the end of the deal; return the milliseconds."""
    spent = 0
    while page.director.dealing:
        page.director.clock.advance(20)
        qapp.processEvents()
        spent += 20
        assert spent < 3000
    return spent


def test_after_the_deal_the_first_player_is_active(page, qapp):
    assert page.phase.now is Phase.ANIMATING
    assert not page.stage.table.at(Row())[4:]
    assert 1000 < finish_deal(page, qapp) <= DEAL + 40
    qapp.processEvents()
    assert page.stage.table.look() == page.stage.snapshot.table.look()
    assert not page.stage.aloft
    assert page.controller.enabled == (page.table.seat == page.viewer)
    assert page.phase.now is not Phase.ANIMATING


def sums(page) -> set[str]:
    """Return the currencies whose sums are shown on their fans."""
    return set(page.stage.hand.pills())


def test_hands_turns_and_offers_are_shown_only_after_the_deal(page, qapp):
    stage = page.stage
    assert page.director.dealing
    told = [{fact.sign: fact.words for fact in zone.words.facts}["cards"] for zone in stage.players]
    assert set(told) == {"0 cards"}
    assert not any(zone.star.isVisible() for zone in stage.players)
    market = [
        piece for piece in stage.snapshot.table.pieces.values() if isinstance(piece.place, MarketSquare)
    ]
    assert not any(stage.market.offer(piece).payable for piece in market)
    page.director.finish_step()
    assert not page.director.dealing
    told = [{fact.sign: fact.words for fact in zone.words.facts}["cards"] for zone in stage.players]
    assert "0 cards" not in told
    assert sum(zone.star.isVisible() for zone in stage.players) == 1


def test_the_sum_of_a_fan_appears_with_its_cards(page, qapp):
    while not sums(page):
        assert page.director.dealing
        page.director.clock.advance(20)
        qapp.processEvents()
    resting = [piece.id for piece in page.stage.hand.money(page.stage.table)]
    assert set(resting) - page.stage.aloft
    page.director.finish_step()
    assert len(sums(page)) == len(
        {
            piece.face.card.split("-")[0]
            for piece in page.stage.table.at(Hand(0))
            if hasattr(piece.face, "card")
        }
    )


@pytest.mark.parametrize("how", ["key", "press"])
def test_any_key_or_click_ends_the_deal(page, qapp, qtbot, how):
    page.director.clock.advance(200)
    if how == "key":
        cursor = page.controller.selection.cursor
        qtbot.keyClick(page.view, Qt.Key.Key_Right)
        assert page.controller.selection.cursor is cursor, "and does nothing else"
    else:
        qtbot.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton)
    assert not page.director.dealing
    assert not page.stage.aloft
    assert page.stage.table.look() == page.stage.snapshot.table.look()


def test_undo_returns_cards_without_repeating_the_deal(page, qapp):
    finish_deal(page, qapp)
    qapp.processEvents()
    while page.table.seat != page.viewer:
        page.table.submit(page.table.offers()[-1])
        page.director.skip()
        qapp.processEvents()
    before = page.stage.table
    take = next(
        action for action in page.table.offers() if hasattr(action, "cards") and not hasattr(action, "tile")
    )
    page.table.submit(take)
    page.director.finish_step()
    page.commands.undo()
    assert not page.director.dealing
    assert len(page.stage.aloft) == len(take.cards)
    assert page.stage.table.look() == before.look(), "the state is that before at once"
    assert page.controller.enabled
    page.director.clock.advance(161)
    assert not page.stage.aloft
    page.commands.redo()
    assert len(page.stage.aloft) == len(take.cards)


def test_without_animation_nothing_is_dealt(page, qapp, settings):
    settings.change(others_speed="off")
    page.table.begin(parse_new(SPEC))
    assert not page.director.dealing
    assert page.stage.table.look() == page.stage.snapshot.table.look()


def test_a_resumed_game_is_not_dealt(page, qapp):
    finish_deal(page, qapp)
    page.table.submit(page.table.offers()[0])
    page.table.open(page.table.saved())
    assert not page.director.dealing


def test_courtyards_and_fountains_come_first_with_one_sound():
    book = book_of(0)
    move = next(builders(book, 1))
    steps = deal(arrangement(book, observe(book, move.after, 0)), move.events, 0, 1.0)
    courts, market = steps[0], steps[1]
    squares = [of_type(flight.motion.end, CitySquare) for flight in courts.flights]
    assert [square.seat for square in squares] == list(range(len(book.setup.seats)))
    assert [flight.lands for flight in courts.flights if flight.lands] == ["tile_place"]
    assert any(isinstance(effect, Dawn) for effect in courts.effects)
    assert [sound for effect in market.effects for _, sound in effect.sounds] == ["bag"]
    assert {of_type(effect, Shake).place for effect in market.effects} == {Bag("alhambra")}


def test_reduced_motion_fades_everything_in_in_the_same_order():
    book = book_of(0)
    move = next(builders(book, 1))
    table = arrangement(book, observe(book, move.after, 0))
    full, less = (deal(table, move.events, 0, 1.0, reduced) for reduced in (False, True))
    assert [step.pieces for step in full] == [step.pieces for step in less]
    assert length(less) <= length(full)
    assert all(flight.fades for step in less for flight in step.flights)
    assert {type(effect) for step in less for effect in step.effects} == {Dawn}


def test_during_the_deal_the_bar_explains_who_goes_first(page, qapp):
    first = next(e for e in page.table.transitions[0].events if isinstance(e, FirstPlayerFound))
    name = page.table.setup.seats[first.seat].name
    begins = "You go first" if first.seat == 0 else f"{name} goes first"
    assert f"{begins}: {say(first.why)}" in page.bar.words
    finish_deal(page, qapp)
    assert "first" not in page.bar.words
    page._show_now()
    ((seat, (said,)),) = page.stage.snapshot.recent_turns.since
    assert (seat, say(said)) == (first.seat, f"goes first: {say(first.why)}")


def test_a_deal_after_a_replay_is_not_a_replay(page, qapp):
    finish_deal(page, qapp)
    page._show_now()
    page.director.skip()
    page.director.add(page.table.transitions[0], replay=True)
    assert page.director.replaying
    page.table.begin(parse_new(SPEC))
    assert page.director.dealing
    assert page.phase.now is Phase.ANIMATING
    assert "go first" in page.bar.words


def computer_begins(settings: Settings, patch: pytest.MonkeyPatch, qtbot):
    """Begin a game in which a computer player goes first; a key has ended the deal."""
    settings.change(own_speed="normal", others_speed="normal")
    for seed in range(20):
        page = begun_page(settings, patch, qtbot, parse_new(f"human,apprentice seed={seed}"))
        if page.table.seat == 1:
            break
    page.director.clock.advance(200)
    page.table.submit(page.table.offers()[0])
    page.director.finish_step()
    assert not page.director.dealing
    return page


@pytest.mark.parametrize("rate", [1.0, 4.0])
def test_a_computer_player_waits_while_the_bar_is_read(settings, monkeypatch, qtbot, qapp, rate):
    page = computer_begins(settings, monkeypatch, qtbot)
    page.director.clock.rate = rate
    wall = 0
    while not page.stage.aloft:
        assert "goes first: " in page.bar.words
        page.director.clock.advance(20)
        qapp.processEvents()
        wall += 20
        assert wall <= READ
    assert wall >= (READ - 200) / rate - 20


def test_a_click_ends_the_wait_for_the_first_player(settings, monkeypatch, qtbot, qapp):
    page = computer_begins(settings, monkeypatch, qtbot)
    qapp.processEvents()
    assert not page.stage.aloft
    qtbot.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton)
    qapp.processEvents()
    assert page.stage.aloft


def test_courtyards_fade_in_from_paper(page):
    dawn = next(one for one in page.director.player.effects.running if isinstance(one, Dawn))
    rect, paint, *_ = PAINTINGS[Dawn](page.stage, dawn)
    for court in courts_of(page.stage):
        assert rect.contains(court)
    bare_, half = picture_of(rect, paint, 0.0), picture_of(rect, paint, 0.9)
    at = (courts_of(page.stage)[0].center() - rect.topLeft()).toPoint()
    assert bare_.pixelColor(at).alphaF() > 0.98
    assert half.pixelColor(at).alphaF() < 0.2


def picture_of(rect, paint, done: float) -> QImage:
    image = QImage(rect.size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(-rect.topLeft())
    paint(painter, done)
    painter.end()
    return image
