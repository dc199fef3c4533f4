from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import ClassVar, Final

import attrs

from ...core.base.money import BY_PURCHASE, buy_good, finish_actions, may_decline, offer_goods, refuse_good
from ...core.base.pieces import move_purchase
from ...core.base.refill import market_full
from ...core.engine.action import Action, BuyBuilding
from ...core.engine.builder import RulebookBuilder
from ...core.engine.event import BuildingBought, Event, RecordEntry, entry
from ...core.engine.handling import pressed
from ...core.engine.rulebook import Good, Horizon, Rulebook, SetUpPhase, action_rule, unless_offered
from ...core.engine.state import Draft, GameState, Observation, PublicState, Slice
from ...core.engine.step import (
    CheckEnd,
    ChooseAction,
    Decision,
    Ending,
    PlacePurchases,
    Placing,
    RefillMarket,
    Step,
)
from ...core.frozen import frozen
from ...core.geometry.placement import BrokenRule, Refusal
from ...core.places.fold import ArrangementBuilder, Fold
from ...core.places.gesture import Press
from ...core.places.places import Face, PieceId, Place
from ...core.values import Seat, replaced
from ...core.words.message import Message
from ...core.words.wording import TILE, if_set, own_or, worded, yours_or
from . import AGAIN, BEFORE_SCORING, MODULE

VIZIER: Final = MODULE.id


@frozen
class VizierState(Slice):
    module: ClassVar[str] = VIZIER
    awake: tuple[bool, ...]


@frozen(slots=False)
class VizierWoken(Event):
    seat: Seat

    sums_up = True
    record = entry("wake")
    message = worded("log-woke")


@frozen(slots=False)
class VizierBought(BuildingBought):
    def record(self) -> RecordEntry:
        return {**super().record(), "vizier": True}

    message = worded("log-vizier-bought", tile=TILE)


@frozen(cache_hash=True)
class Pawn(Place):
    seat: Seat

    noun = own_or("place-vizier-own", "place-vizier")


@frozen(cache_hash=True)
class VizierFace(Face):
    seat: Seat
    awake: bool

    noun = if_set("awake", worded("face-vizier-awake"), worded("face-vizier-asleep"))


def vizier_id(seat: Seat) -> PieceId:
    return PieceId(f"vizier-{seat}")


def _lay_pieces(book: Rulebook, seen: Observation, table: ArrangementBuilder) -> None:
    for seat, awake in enumerate(seen.slice_of(VizierState).awake):
        table.lay(vizier_id(seat), Pawn(seat), VizierFace(seat, awake))


def _woken(book: Rulebook, fold: Fold, event: VizierWoken) -> None:
    fold.turn(vizier_id(event.seat), VizierFace(event.seat, awake=True))


def _bought(book: Rulebook, fold: Fold, event: VizierBought) -> None:
    move_purchase(book, fold, event)
    fold.turn(vizier_id(event.seat), VizierFace(event.seat, awake=False))


AWAKE: Final = BrokenRule("V-5", Message("wake-awake"), Message("wake-awake-why"))

AWAKE_WORTH: Final = 1.0  # approximate value, in points, of an awake vizier


@frozen(slots=False)
class WakeVizier(Action):
    recorded = "wake"
    choice = Message("status-wake-vizier")
    message = worded("turn-wake")


@frozen
class AnswerVizier(Decision):
    asked = Message("status-asked-vizier")
    ending = Ending(Message("bar-not-now"), Message("bar-not-now-tip"))
    out_of_turn = True
    repeated = True
    exact_only = True
    turn_status = yours_or("status-your-vizier", "status-vizier")


@frozen
class PlaceVizierPurchase(Placing):
    asked = Message("status-place-vizier")
    ending = Ending(Message("bar-go-on"), Message("bar-place-tip"), Message("status-go-on"))
    out_of_turn = True
    turn_status = AnswerVizier.turn_status


@frozen
class AskViziers(Step):
    """Ask the owners of awake viziers, one after the other (V-4).

    ``waiting`` contains the seats that have not been asked yet. Before the first seat is asked, it is None.
    """

    waiting: tuple[Seat, ...] | None = None


def _set_pawns(book: Rulebook, draft: Draft) -> None:
    """Wake every vizier at the start (V-1)."""
    draft.change_slice(VizierState((True,) * len(draft.state.players)))


def _set_awake(draft: Draft, seat: Seat, awake: bool) -> None:
    now = draft.state.slice_of(VizierState).awake
    draft.change_slice(VizierState(replaced(now, seat, awake)))


def _ask(book: Rulebook, draft: Draft, step: AskViziers) -> None:
    """If a market square could not be refilled, ask nobody (V-3).

    Otherwise, ask the next seat whose vizier is awake.
    """
    state = draft.state
    if not market_full(draft):
        return
    waiting = state.setup.turns_after(state.active) if step.waiting is None else step.waiting
    awake = state.slice_of(VizierState).awake
    waiting = tuple(seat for seat in waiting if awake[seat])
    if waiting:
        draft.push(AnswerVizier(waiting[0]), AskViziers(waiting[1:]))


@lru_cache(maxsize=512)
def _exactly(goods: tuple[Good, ...]) -> tuple[Good, ...]:
    return tuple(attrs.evolve(good, exact_only=True) for good in goods)


def _offer(book: Rulebook, state: PublicState, seat: Seat) -> Iterable[BuyBuilding]:
    return offer_goods(book, state, seat, _exactly(book.goods(state)))


def within_reach(book: Rulebook, state: PublicState, seat: Seat) -> tuple[str, ...]:
    """Return the tiles whose exact price a seat can pay now, whether its vizier is awake or not (V-2)."""
    return tuple(dict.fromkeys(action.tile for action in _offer(book, state, seat)))


def _refuse(book: Rulebook, state: PublicState, seat: Seat, action: BuyBuilding) -> Refusal:
    return refuse_good(book, state, seat, action, _exactly(book.goods(state)))


def _buy(book: Rulebook, draft: Draft, seat: Seat, action: BuyBuilding) -> None:
    """Buy a tile, and push the steps that follow (V-2 to V-4).

    If the option ``vizier_again`` is ``everybody``, all seats are asked again. Otherwise, only the seats that
    have not been asked yet are asked.
    """
    _set_awake(draft, seat, False)
    buy_good(book, draft, seat, action, VizierBought)
    draft.pop()
    again = draft.pop()
    if AGAIN.of(book.options) == "everybody":
        again = AskViziers()
    early = BEFORE_SCORING.on(book.options)
    draft.push(PlaceVizierPurchase(seat), RefillMarket(), *(() if early else (CheckEnd(),)), again)


def _offer_wake(book: Rulebook, state: PublicState, seat: Seat) -> Iterable[WakeVizier]:
    if not state.slice_of(VizierState).awake[seat]:
        yield WakeVizier()


def _show_wake(book: Rulebook, state: PublicState, seat: Seat, action: WakeVizier) -> Press:
    return Press(VizierFace(seat, state.slice_of(VizierState).awake[seat]), Pawn(seat))


def _read_wake(book: Rulebook, state: PublicState, seat: Seat, done: Press) -> WakeVizier | None:
    own = done.place == Pawn(seat) and isinstance(done.piece, VizierFace)
    return WakeVizier() if own else None


def _wake(book: Rulebook, draft: Draft, seat: Seat, action: WakeVizier) -> None:
    _set_awake(draft, seat, True)
    draft.emit(VizierWoken(seat))
    finish_actions(draft, seat)


def _prospect(book: Rulebook, state: PublicState, seat: Seat, ahead: Horizon) -> float:
    return AWAKE_WORTH * ahead.ripe if state.slice_of(VizierState).awake[seat] else 0.0


def _one_each(book: Rulebook, state: GameState) -> Iterable[Message]:
    if len(state.slice_of(VizierState).awake) != len(state.players):
        yield Message("fault-viziers")


def install(book: RulebookBuilder) -> None:
    book.add_slice(VizierState)
    book.set_up += ((SetUpPhase.PAWNS, _set_pawns),)
    asleep = unless_offered(_offer_wake, AWAKE)
    by_waking = pressed(_show_wake, _read_wake)
    book.offer(ChooseAction, action_rule(WakeVizier, _offer_wake, asleep, _wake, by_waking))
    purchase = action_rule(BuyBuilding, _offer, _refuse, _buy, BY_PURCHASE)
    book.offer(AnswerVizier, purchase, may_decline("not-now"))
    book.same_offers(PlaceVizierPurchase, PlacePurchases)
    book.automate(AskViziers, _ask)
    book.invariants += (_one_each,)
    book.expect(VIZIER, _prospect, lambda points: Message("gain-vizier"))
    book.follow(RefillMarket if BEFORE_SCORING.on(book.options) else CheckEnd, AskViziers)
    book.pieces += (_lay_pieces,)
    book.fold(VizierWoken, _woken)
    book.fold(VizierBought, _bought)
