"""The Vizier's Favour: an exact purchase between the turns (rules V)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

import attrs

from ...core.action import Action, BuyBuilding, Decline
from ...core.event import BuildingBought, Event, RecordEntry
from ...core.horizon import Horizon
from ...core.placement import BrokenRule
from ...core.rulebook import ActionRule, Good, Rulebook, RulebookBuilder, State
from ...core.rules.money import buy_good, finish_actions, offer_goods, refuse_good
from ...core.rules.refill import market_full
from ...core.step import CheckEnd, ChooseAction, Decision, PlacePurchases, Placing, RefillMarket, Step
from ...core.values import Seat
from ...core.work import Work
from . import MODULE

VIZIER: Final = MODULE.id
PAWNS_SET = 13

AWAKE_WORTH: Final = 1.0
"""About what it is worth, in points, to have a vizier who could step in."""


@attrs.frozen
class VizierState:
    """Whose vizier is awake."""

    awake: tuple[bool, ...]


@attrs.frozen(slots=False)
class WakeVizier(Action):
    """Wake the own vizier (V-5)."""


@attrs.frozen
class AnswerVizier(Decision):
    """The seat may step in with its vizier (V-2)."""


@attrs.frozen
class PlaceVizierPurchase(Placing):
    """The seat places what its vizier bought (V-2)."""


@attrs.frozen
class AskViziers(Step):
    """Those with an awake vizier are asked in order; None for everybody (V-4)."""

    waiting: tuple[Seat, ...] | None = None


@attrs.frozen(slots=False)
class VizierWoken(Event):
    """A player woke the vizier (V-5)."""

    seat: Seat

    def record(self) -> RecordEntry:
        """A ``wake`` entry."""
        return {"event": "wake", "seat": self.seat}


@attrs.frozen(slots=False)
class VizierBought(BuildingBought):
    """A vizier bought a tile between the turns (V-2)."""

    def record(self) -> RecordEntry:
        """A ``buy`` entry with ``vizier``."""
        return {**super().record(), "vizier": True}


def _set_pawns(work: Work) -> None:
    """Every vizier is awake at the start (V-1)."""
    work.change_slice(VIZIER, VizierState((True,) * len(work.state.players)))


def _set_awake(work: Work, seat: Seat, awake: bool) -> None:
    now = work.state.slices[VIZIER].awake
    work.change_slice(VIZIER, VizierState((*now[:seat], awake, *now[seat + 1 :])))


def _ask(work: Work) -> None:
    """The next seat with an awake vizier is asked, unless the game is over by B-27 (V-3, V-4)."""
    state, step = work.state, work.step
    assert isinstance(step, AskViziers)
    if not market_full(work):
        return
    waiting = step.waiting
    if waiting is None:
        first = state.setup.after(state.active)
        waiting = tuple((first + i) % len(state.players) for i in state.setup.everybody)
    awake = state.slices[VIZIER].awake
    waiting = tuple(seat for seat in waiting if awake[seat])
    if waiting:
        work.push(AnswerVizier(waiting[0]), AskViziers(waiting[1:]))


@lru_cache(maxsize=512)
def _exactly(goods: tuple[Good, ...]) -> tuple[Good, ...]:
    """A vizier pays exactly (V-2)."""
    return tuple(attrs.evolve(good, exact_only=True) for good in goods)


def _offer(book: Rulebook, state: State, seat: Seat) -> Iterable[Action]:
    return offer_goods(book, state, seat, _exactly(book.goods(state)))


def _refuse(book: Rulebook, state: State, seat: Seat, action: BuyBuilding) -> tuple[BrokenRule, ...]:
    return refuse_good(book, state, seat, action, _exactly(book.goods(state)))


def _buy(work: Work, seat: Seat, action: BuyBuilding) -> None:
    """The tile is bought and placed at once, the market refilled, and others are asked again (V-2 to V-4)."""
    buy_good(work, seat, action, VizierBought)
    _set_awake(work, seat, False)
    work.pop()
    again = work.pop()
    if work.book.options["vizier_again"] == "everybody":
        again = AskViziers()
    early = work.book.options["vizier_before_scoring"] == "on"
    work.push(PlaceVizierPurchase(seat), RefillMarket(), *(() if early else (CheckEnd(),)), again)


def _offer_not_now(book: Rulebook, state: State, seat: Seat) -> Iterable[Action]:
    return (Decline(),)


def _refuse_not_now(book: Rulebook, state: State, seat: Seat, action: Decline) -> tuple[BrokenRule, ...]:
    return ()


def _not_now(work: Work, seat: Seat, action: Decline) -> None:
    work.pop()


def _offer_wake(book: Rulebook, state: State, seat: Seat) -> Iterable[Action]:
    if not state.slices[VIZIER].awake[seat]:
        yield WakeVizier()


def _refuse_wake(book: Rulebook, state: State, seat: Seat, action: WakeVizier) -> tuple[BrokenRule, ...]:
    if not state.slices[VIZIER].awake[seat]:
        return ()
    return (BrokenRule("V-5", "your vizier is awake", "Only a sleeping vizier can be woken"),)


def _wake(work: Work, seat: Seat, action: WakeVizier) -> None:
    _set_awake(work, seat, True)
    work.emit(VizierWoken(seat))
    finish_actions(work, seat)


def _prospect(book: Rulebook, state: State, seat: Seat, ahead: Horizon) -> float:
    """A vizier who is awake saves an action some day (V-2, V-5)."""
    return AWAKE_WORTH * ahead.ripe if state.slices[VIZIER].awake[seat] else 0.0


def _one_each(book: Rulebook, state: State) -> Iterable[str]:
    if len(state.slices[VIZIER].awake) != len(state.players):
        yield "viziers were lost or doubled"


def install(book: RulebookBuilder) -> None:
    """Viziers."""
    book.slice_types[VIZIER] = VizierState
    book.set_up(PAWNS_SET, _set_pawns)
    book.offer(ChooseAction, ActionRule(WakeVizier, _offer_wake, _refuse_wake, _wake))
    book.offer(AnswerVizier, ActionRule(BuyBuilding, _offer, _refuse, _buy))
    book.offer(AnswerVizier, ActionRule(Decline, _offer_not_now, _refuse_not_now, _not_now))
    book.same_offers(PlaceVizierPurchase, PlacePurchases)
    book.automate(AskViziers, _ask)
    book.invariants.append(_one_each)
    book.prospects[VIZIER] = _prospect
    book.follow(RefillMarket if book.options["vizier_before_scoring"] == "on" else CheckEnd, AskViziers)
