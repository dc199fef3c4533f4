"""Rules of the workers' huts (rules H)."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import attrs

from ...core.base.money import finish_actions
from ...core.engine.action import Action
from ...core.engine.builder import RulebookBuilder
from ...core.engine.draft import Draft
from ...core.engine.handling import tile_moved
from ...core.engine.observation import Observation, PublicState
from ...core.engine.rulebook import Rulebook, action_rule
from ...core.engine.set_up_phase import SetUpPhase
from ...core.engine.shuffle import Outcome, shuffled
from ...core.engine.state import GameState
from ...core.engine.step import ChooseAction, RefillMarket, Step
from ...core.geometry.broken_rule import BrokenRule, Refusal
from ...core.places.places import Supply, Tray
from ...core.values import Seat, replaced
from ...core.words.message import Message
from ...core.words.saying import TILE, says
from .counting import install_counting
from .pieces import install_pieces
from .tiles import HUT, HUTS, MOST, TILES, TYPE, TYPES, HutsOpened, HutState, HutTaken


@attrs.frozen(slots=False)
class TakeHut(Action):
    """Take an open hut, free of charge (H-2)."""

    tile: str

    choice = Message("status-take-hut")
    said = says("turn-hut", tile=TILE)
    said_kind = says("kind-hut")

    @property
    def brought(self) -> str:
        return self.tile


@attrs.frozen
class OpenHuts(Step):
    """Open the next hut of each pile (H-2)."""


def _lay_piles(book: Rulebook, draft: Draft) -> None:
    """Lay out six shuffled piles with the top hut open (H-1)."""
    piles = tuple(
        draft.shuffle(tuple(tile.id for tile in TILES if tile.type == type_id), HUTS) for type_id in TYPES
    )
    seats = len(draft.state.players)
    draft.change_slice(HutState(piles, tuple(map(len, piles)), (None,) * len(piles), (0,) * seats))
    _open(book, draft)


def _open(book: Rulebook, draft: Draft, step: OpenHuts | None = None) -> None:
    huts = draft.state.slice_of(HutState)
    opened = tuple(pile[-1] for pile, top in zip(huts.piles, huts.open, strict=True) if pile and top is None)
    if not opened:
        return
    piles = tuple(pile[:-1] if pile and pile[-1] in opened else pile for pile in huts.piles)
    tops = tuple(
        pile[-1] if pile and top is None else top for pile, top in zip(huts.piles, huts.open, strict=True)
    )
    draft.change_slice(attrs.evolve(huts, piles=piles, sizes=tuple(map(len, piles)), open=tops))
    draft.revealed = True
    draft.emit(HutsOpened(opened))


def _offer(book: Rulebook, state: PublicState, seat: Seat) -> Iterable[TakeHut]:
    huts = state.slice_of(HutState)
    if huts.taken[seat] < MOST:
        for tile in huts.open:
            if tile is not None:
                yield TakeHut(tile)


def _refuse(book: Rulebook, state: PublicState, seat: Seat, action: TakeHut) -> Refusal:
    huts = state.slice_of(HutState)
    if action.tile not in huts.open:
        return (BrokenRule("H-2", Message("hut-not-open"), Message("hut-not-open-why")),)
    if huts.taken[seat] >= MOST:
        return (BrokenRule("H-2", Message("huts-enough", most=MOST), Message("huts-enough-why", most=MOST)),)
    return ()


def _take(book: Rulebook, draft: Draft, seat: Seat, action: TakeHut) -> None:
    huts = draft.state.slice_of(HutState)
    tops = tuple(None if tile == action.tile else tile for tile in huts.open)
    taken = replaced(huts.taken, seat, huts.taken[seat] + 1)
    draft.change_slice(attrs.evolve(huts, open=tops, taken=taken))
    draft.change_player(seat, purchases=(*draft.player(seat).purchases, action.tile))
    draft.emit(HutTaken(seat, action.tile))
    finish_actions(draft, seat)


def _hide(huts: HutState, seat: Seat) -> HutState:
    return attrs.evolve(huts, piles=((),) * len(huts.piles))


def _redraw(book: Rulebook, seen: Observation, rng: Random) -> HutState:
    huts = seen.slice_of(HutState)
    gone = {tile for tile in huts.open if tile}
    for player in seen.players:
        gone.update(tile.id for tile in player.city.tiles.values())
        gone.update(player.reserve, player.purchases)
    piles = []
    for type_id in TYPES:
        rest = [tile.id for tile in TILES if tile.type == type_id and tile.id not in gone]
        piles.append(tuple(shuffled(rest, rng)))
    return attrs.evolve(huts, piles=tuple(piles))


def _at_most_three(book: Rulebook, state: GameState) -> Iterable[Message]:
    taken = state.slice_of(HutState).taken
    if len(taken) != len(state.players) or not all(0 <= count <= MOST for count in taken):
        yield Message("fault-huts-many", most=MOST)


def _every_hut_is_somewhere(book: Rulebook, state: GameState) -> Iterable[Message]:
    huts = state.slice_of(HutState)
    if huts.sizes != tuple(map(len, huts.piles)) or not len(TYPES) == len(huts.piles) == len(huts.open):
        yield Message("fault-hut-piles")
        return
    for type_id, pile, top in zip(TYPES, huts.piles, huts.open, strict=True):
        if any(TYPE.get(tile) != type_id for tile in (*pile, *((top,) if top else ()))):
            yield Message("fault-hut-type")
    found = [*(tile for pile in huts.piles for tile in pile), *filter(None, huts.open)]
    for player in state.players:
        found += [tile for tile in (*player.reserve, *player.purchases) if tile in TYPE]
        found += [tile.id for tile in player.city.tiles.values() if tile.kind == HUT]
    if sorted(found) != sorted(TYPE):
        yield Message("fault-huts")


def install(book: RulebookBuilder) -> None:
    book.add_tiles(None, TILES)
    book.add_slice(HutState, _hide, _redraw)
    book.set_up += ((SetUpPhase.TILE_PILES, _lay_piles),)
    by_taking = tile_moved(TakeHut, lambda seat, tile: Supply(HUTS, TYPE.get(tile, tile)), Tray)
    book.offer(ChooseAction, action_rule(TakeHut, _offer, _refuse, _take, by_taking))
    book.automate(OpenHuts, _open)
    book.follow(RefillMarket, OpenHuts)
    book.outcomes += (Outcome(HUTS, "huts_open", "added", keyed=True),)
    book.invariants += (_at_most_three, _every_hut_is_somewhere)
    install_pieces(book)
    install_counting(book)
