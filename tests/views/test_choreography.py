"""Choreography: every event of every rule set has a motion style, and turns are shown within their time."""

from __future__ import annotations

import pytest

from alhambra_desktop.model.rules.core.engine.event import (
    BuildingBought,
    MoneyTaken,
    Passed,
    RowRefilled,
    TilePlaced,
    TurnBegan,
)
from alhambra_desktop.model.rules.core.engine.hidden import observe
from alhambra_desktop.model.rules.core.places.places import Discard
from alhambra_desktop.model.rules.modules.registry import CHOOSABLE, MODULES
from alhambra_desktop.model.rules.table.arrangement import arrangement, fold
from alhambra_desktop.views.animation.choreography import MOTION_STYLES, Choreographer, motion_style_of
from alhambra_desktop.views.animation.move_lights import Blink, LinesLight, Link, Ring, Star
from alhambra_desktop.views.animation.timeline import (
    LEAST,
    MOST,
    OWN,
    TURN,
    Coin,
    Dust,
    Glow,
    Nod,
    Trace,
    TurnPasses,
    TurnTime,
    length,
)
from alhambra_desktop.views.animation.watched_effects import Sums
from alhambra_desktop.views.game.game_table import ends_turn
from alhambra_desktop.views.rule_sets.modules import view_book
from tests.bench.policy import table
from tests.property.folding import book_of, builders

GAMES = tuple(module.id for module in MODULES if module.foundation)
TABLES = 8


def full_table(game: str, seats: int = 3):
    return table(seats, 1, tuple(one.id for one in CHOOSABLE if game in one.foundations), game)


@pytest.mark.parametrize("game", GAMES)
def test_every_event_has_a_motion_style(game):
    book = full_table(game, 2)
    view = view_book(book)
    assert len(book.folds) > 15
    for event in book.folds:
        known = [kind for kind in event.__mro__ if kind in MOTION_STYLES or kind in view.motion_styles]
        assert known, f"nothing says how pieces go at {event.__name__}"
        assert motion_style_of(view, event) is (view.motion_styles.get(known[0]) or MOTION_STYLES[known[0]])


def told_moves(book, seed: int, viewer: int):
    """Yield every move of a random game with the changes that a viewer sees."""
    for move in builders(book, seed):
        if move.before is None:
            continue
        before = arrangement(book, observe(book, move.before, viewer))
        yield move, fold(book, viewer, before, move.events)


@pytest.mark.parametrize("number", range(TABLES))
def test_turns_of_others_are_shown_within_their_time(number):
    """A turn takes at most 2.5 seconds at normal speed; the factor of the speed scales this limit."""
    book = book_of(number)
    spent: dict[tuple[int, float], float] = {}
    times = {factor: TurnTime() for factor in (0.4, 1.0, 2.0)}
    flown = 0
    for move, told in told_moves(book, number, 0):
        for factor, time in times.items():
            steps = Choreographer(book, view_book(book), 0, factor).steps(told)
            fitting = time.fit(move.before.turn, steps, ends_turn(move), factor)
            turn = (move.before.turn, factor)
            spent[turn] = spent.get(turn, 0.0) + length(fitting)
            for step in fitting:
                flights = [(flight.start, flight.end) for flight in step.flights]
                assert all(end - start >= min(LEAST, 160) * factor - 0.01 for start, end in flights)
                assert all(sum(a <= start < b for a, b in flights) <= MOST for start, _ in flights)
                assert {motion.piece for change in told for motion in change.motions} >= step.pieces
                flown += len(flights)
    assert flown > 300
    for (_, factor), milliseconds in spent.items():
        assert milliseconds <= TURN * factor + 0.01
    usual = sorted(milliseconds for (_, factor), milliseconds in spent.items() if factor == 1.0)
    assert usual[len(usual) // 2] > 600, "and it is seen"


@pytest.mark.parametrize("number", range(TABLES))
@pytest.mark.parametrize("reduced", [False, True])
def test_own_moves_finish_quickly(number, reduced):
    book = book_of(number)
    flown = 0
    for move, told in told_moves(book, number, 0):
        if told and move.before.decision.seat == 0:
            step = Choreographer(book, view_book(book), 0, reduced=reduced).own(told, told[-1].after)
            assert max((flight.end for flight in step.flights), default=0.0) <= OWN + 0.01
            assert step.after is told[-1].after
            flown += len(step.flights)
    assert flown > 10


# -- single events


def first_of(event: type, viewer: int = 0, seed: int = 3, **wanted):
    """Return a choreographer, and the first change that an event of this type makes for another player."""
    book = full_table("alhambra")
    for _, told in told_moves(book, seed, viewer):
        for change in told:
            right = all(getattr(change.event, name, None) == value for name, value in wanted.items())
            if type(change.event) is event and getattr(change.event, "seat", 1) != viewer and right:
                return Choreographer(book, view_book(book), viewer), change
    raise LookupError(event)


def test_cards_taken_by_others_are_shown_one_after_the_other():
    choreographer, change = first_of(MoneyTaken)
    (step,) = choreographer.steps([change])
    assert [flight.start for flight in step.flights] == [60.0 * i for i in range(len(change.event.cards))]
    assert all(flight.sides[2] > 0.5 for flight in step.flights), "and turned face down late"
    assert [flight.takes_off for flight in step.flights][:1] == ["card_take"]
    assert any(isinstance(effect, Glow) and effect.seat == change.event.seat for effect in step.effects)


def test_payments_of_others_are_shown_at_the_purchase():
    choreographer, change = first_of(BuildingBought, over=0)
    (step,) = choreographer.steps([change])
    paid = [flight for flight in step.flights if flight.motion.end == Discard()]
    (tile,) = [flight for flight in step.flights if flight.motion.end != Discard()]
    assert len(paid) == len(change.event.cards)
    leave = {flight.start + flight.stop.leave for flight in paid}
    assert len(leave) == 1, "together"
    assert tile.start == pytest.approx(leave.pop()), "the tile goes when it is paid"
    assert {flight.stop.place for flight in paid} == {tile.motion.start}
    assert [flight.lands for flight in paid][-1] == "coin_exact"
    assert any(isinstance(effect, Coin) for effect in step.effects)


def test_an_overpayment_has_no_coin():
    choreographer, change = first_of(BuildingBought)
    over = type(change.event)(**{**vars(change.event), "over": 2})
    (step,) = choreographer.steps([type(change)(over, change.motions, change.after)])
    assert not any(isinstance(effect, Coin) for effect in step.effects)
    assert "coins_over" in [flight.lands for flight in step.flights]


def test_dust_rises_after_a_tile_has_landed():
    choreographer, change = first_of(TilePlaced)
    (step,) = choreographer.steps([change])
    (dust,) = [effect for effect in step.effects if isinstance(effect, Dust)]
    assert dust.start == step.flights[-1].end
    assert step.flights[-1].lands in ("tile_place", "camp")


def test_passing_is_shown():
    book = full_table("alhambra")
    choreographer = Choreographer(book, view_book(book), 0)
    begin = arrangement(book, observe(book, next(builders(book, 1)).after, 0))
    (step,) = choreographer.steps(fold(book, 0, begin, [Passed(1)]))
    assert [type(effect) for effect in step.effects] == [Nod]
    assert step.duration > 0


def test_the_active_player_mark_moves_from_seat_to_seat():
    book = full_table("alhambra")
    begin = arrangement(book, observe(book, next(builders(book, 1)).after, 0))
    seat = next(iter(book.setup.everybody))
    told = fold(book, 0, begin, [TurnBegan(1, 2), TurnBegan(seat, 3)])
    steps = Choreographer(book, view_book(book), seat).steps(told)
    passes = [effect for step in steps for effect in step.effects if isinstance(effect, TurnPasses)]
    assert (passes[-1].seat, passes[-1].to) == (1, seat)


def test_reduced_motion_has_no_paths_but_the_same_order():
    book = book_of(2)
    for _, told in told_moves(book, 5, 0):
        moving, fading = (Choreographer(book, view_book(book), 0, 1.0, reduced) for reduced in (False, True))
        full, less = moving.steps(told), fading.steps(told)
        pieces = [step.pieces for step in full if step.flights]
        assert [step.pieces for step in less if step.flights] == pieces
        assert all(flight.fades and flight.stop is None for step in less for flight in step.flights)
        assert length(less) <= length(full)
        # sums are allowed, because they do not move
        allowed = (Trace, TurnPasses, Nod, Star, Ring, LinesLight, Blink, Link, Sums)
        assert all(isinstance(effect, allowed) for step in less for effect in step.effects)


def test_undone_pieces_return_straight_and_simultaneously():
    choreographer, change = first_of(TilePlaced)
    step = choreographer.back(change.motions, change.after)
    assert {flight.start for flight in step.flights} == {0.0}
    assert {flight.style.arc for flight in step.flights} == {0.0}
    assert step.duration == 160


def test_the_row_is_refilled_from_left_to_right():
    choreographer, change = first_of(RowRefilled)
    (step,) = choreographer.steps([change])
    assert [flight.motion.after.card for flight in step.flights] == list(change.event.added)
    assert step.rest == 0
