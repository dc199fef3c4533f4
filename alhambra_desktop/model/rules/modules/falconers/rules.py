"""Rules of the falconers (rules F)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import attrs

from ...core.base.declining import may_decline
from ...core.base.money import acted, decline, spend
from ...core.engine.action import Action
from ...core.engine.builder import RulebookBuilder
from ...core.engine.draft import Draft
from ...core.engine.handling import dragged
from ...core.engine.observation import PublicState
from ...core.engine.rulebook import Rulebook, action_rule
from ...core.engine.set_up_phase import SetUpPhase
from ...core.engine.state import GameState
from ...core.engine.step import ChooseAction, Decision
from ...core.geometry.broken_rule import BrokenRule, Refusal
from ...core.places.gesture import Gesture
from ...core.places.places import Supply
from ...core.values import MONEY, Cell, Seat, replaced, without
from ...core.words.message import Message
from ...core.words.nouns import type_noun
from ...core.words.saying import CARD, SQUARE, says, whole
from .falcons import (
    CAMP,
    FALCON,
    FALCONERS,
    TYPES,
    FalconBought,
    FalconReturned,
    FalconState,
    around,
    corners,
    perches,
)
from .pieces import Corner, FalconFace, install_pieces
from .scoring import install_scoring

AFTER_PURCHASE: Final = BrokenRule("F-2", Message("falcon-after-purchase"), Message("falcon-own-turn"))
"""Why falcons cannot be bought after another purchase."""


@attrs.frozen(slots=False)
class BuyFalcon(Action):
    """Buy a falcon with one money card and put it on a corner (F-2, F-3)."""

    falcon: str
    card: str
    cell: Cell

    choice = Message("status-buy-falcons")
    said = says("turn-falcon", falcon=FALCON)
    said_whole = whole(
        says("turn-falcon-for", falcon=FALCON, card=CARD),
        says("turn-falcon-at", falcon=FALCON, card=CARD, square=SQUARE),
    )
    said_kind = says("kind-falcon")


@attrs.frozen
class ChooseFalcons(Decision):
    """After buying a falcon the seat may buy more falcons, nothing else (F-2)."""

    asked = Message("status-asked-falcons")


def why_not_perch(state: PublicState, seat: Seat, falcon: str, cell: Cell) -> Refusal:
    """Return every rule that a falcon on a corner breaks (F-3)."""
    city = state.players[seat].city
    words = Message("perch-why")
    if cell not in corners(city):
        camp = any((tile := city.get(c)) is not None and tile.kind == CAMP for c in around(cell))
        return (BrokenRule("F-3", Message("perch-camp") if camp else Message("perch-no-four"), words),)
    if any(cell == other for _, other in state.slice_of(FalconState).placed[seat]):
        return (BrokenRule("F-3", Message("perch-taken"), Message("perch-taken-why")),)
    missing = [name for name in TYPES[falcon] if name not in corners(city)[cell]]
    if missing:
        one, other = type_noun(missing[0]), type_noun(missing[-1])
        return (
            BrokenRule("F-3", Message("perch-missing", count=len(missing), type=one, other=other), words),
        )
    return ()


def why_not_pay(state: PublicState, seat: Seat, card: str) -> Refusal:
    """Return every rule that paying for a falcon with a card breaks (F-2)."""
    if card not in state.players[seat].hand:
        return (BrokenRule("F-2", Message("falcon-not-in-hand"), Message("falcon-cost")),)
    return () if card in MONEY else (BrokenRule("F-2", Message("falcon-no-money"), Message("falcon-cost")),)


def _offer(book: Rulebook, state: PublicState, seat: Seat) -> Iterable[BuyFalcon]:
    if acted(state) or not corners(state.players[seat].city):
        return
    cards = sorted({card for card in state.players[seat].hand if card in MONEY})
    for falcon in state.slice_of(FalconState).supply:
        for cell in perches(state, seat, falcon):
            for card in cards:
                yield BuyFalcon(falcon, card, cell)


def _refuse(book: Rulebook, state: PublicState, seat: Seat, action: BuyFalcon) -> Refusal:
    if acted(state):
        return (AFTER_PURCHASE,)
    if action.falcon not in state.slice_of(FalconState).supply:
        return (BrokenRule("F-1", Message("falcon-gone"), Message("falcon-gone-why")),)
    return why_not_pay(state, seat, action.card) or why_not_perch(state, seat, action.falcon, action.cell)


def _show(book: Rulebook, state: PublicState, seat: Seat, action: BuyFalcon) -> Gesture:
    start, drop = Supply(FALCONERS, action.falcon), Corner(seat, action.cell)
    return Gesture((FalconFace(action.falcon),), start, drop, spend=(action.card,))


def _read(book: Rulebook, state: PublicState, seat: Seat, done: Gesture) -> BuyFalcon | None:
    face, corner = done.only, done.drop
    if not isinstance(face, FalconFace) or not isinstance(corner, Corner) or corner.seat != seat:
        return None
    if done.start != Supply(FALCONERS, face.falcon) or done.turned or len(done.spend) > 1:
        return None
    return BuyFalcon(face.falcon, "".join(done.spend), corner.cell)


def _buy(book: Rulebook, draft: Draft, seat: Seat, action: BuyFalcon) -> None:
    falcons = draft.state.slice_of(FalconState)
    spend(draft, seat, (action.card,))
    placed = replaced(falcons.placed, seat, (*falcons.placed[seat], (action.falcon, action.cell)))
    draft.change_slice(FalconState(without(falcons.supply, (action.falcon,)), placed))
    draft.emit(FalconBought(seat, action.falcon, action.card, action.cell))
    draft.pop()
    draft.push(ChooseFalcons(seat))


def _send_back(book: Rulebook, draft: Draft, seat: Seat, cell: Cell, tile: str) -> None:
    """Return falcons next to a removed tile to the supply (F-4)."""
    falcons = draft.state.slice_of(FalconState)
    gone = [falcon for falcon, corner in falcons.placed[seat] if cell in around(corner)]
    for falcon in gone:
        left = tuple(pair for pair in falcons.placed[seat] if pair[0] != falcon)
        supply = tuple(one for one in TYPES if one in falcons.supply or one == falcon)
        falcons = FalconState(supply, replaced(falcons.placed, seat, left))
        draft.change_slice(falcons)
        draft.emit(FalconReturned(seat, falcon))


def _all_there(book: Rulebook, state: GameState) -> Iterable[Message]:
    falcons = state.slice_of(FalconState)
    everywhere = [*falcons.supply, *(falcon for placed in falcons.placed for falcon, _ in placed)]
    if sorted(everywhere) != sorted(TYPES):
        yield Message("fault-falcons")
        return
    if len(falcons.placed) != len(state.players):
        yield Message("fault-falcon-seats")
        return
    for seat, placed in enumerate(falcons.placed):
        perched = corners(state.players[seat].city)
        if any(not set(TYPES[falcon]) <= perched.get(cell, frozenset()) for falcon, cell in placed):
            yield Message("fault-falcon-perch", seat=seat)


def _lay_supply(book: Rulebook, draft: Draft) -> None:
    draft.change_slice(FalconState(tuple(TYPES), ((),) * len(draft.state.players)))


def install(book: RulebookBuilder) -> None:
    book.add_slice(FalconState)
    book.set_up += ((SetUpPhase.SUPPLIES, _lay_supply),)
    rule = action_rule(BuyFalcon, _offer, _refuse, _buy, dragged(_show, _read))
    book.offer(ChooseAction, rule)
    book.offer(ChooseFalcons, rule, may_decline("enough", decline))
    book.on_tile_left += (_send_back,)
    book.invariants += (_all_there,)
    install_pieces(book)
    install_scoring(book)
