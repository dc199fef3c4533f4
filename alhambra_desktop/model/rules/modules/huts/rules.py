from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import ClassVar, Final

import attrs

from ...core.base.money import finish_actions
from ...core.engine.action import Action
from ...core.engine.builder import RulebookBuilder
from ...core.engine.event import Event, RecordEntry, entry
from ...core.engine.handling import tile_moved
from ...core.engine.module import distinct, parts
from ...core.engine.rulebook import Horizon, Rulebook, SetUpPhase, action_rule
from ...core.engine.scoring import Counted
from ...core.engine.shuffle import Outcome, shuffled
from ...core.engine.state import Draft, GameState, Observation, PublicState, Slice
from ...core.engine.step import ChooseAction, RefillMarket, Step
from ...core.frozen import frozen
from ...core.geometry.city import City, Fact
from ...core.geometry.placement import BrokenRule, Refusal
from ...core.geometry.tile import BUILDING, Tile
from ...core.places.fold import ArrangementBuilder, Fold
from ...core.places.places import PieceId, Place, Stack, Supply, TileFace, Tray
from ...core.values import STEP, Cell, Owner, Seat, mask, replaced
from ...core.words.message import Message
from ...core.words.wording import TILE, of, same_for_all, type_noun, worded
from . import MODULE

HUTS: Final = MODULE.id
HUT: Final = "hut"

MOST: Final = 3  # maximum number of huts of a player (H-2), and of buildings that a hut counts as (H-3)

IDS: Final = distinct(f"hut-{row['type']}-{row['walls'] or 'open'}" for row in parts("huts"))

TILES: Final = tuple(
    Tile(name, HUT, row["type"], 0, mask(row["walls"]), noun=Message("hut", type=type_noun(row["type"])))
    for name, row in zip(IDS, parts("huts"), strict=True)
)
"""The huts (H-1)."""

TYPE: Final[Mapping[str, str]] = {tile.id: tile.type for tile in TILES if tile.type}
TYPES: Final = tuple(dict.fromkeys(TYPE.values()))


@frozen
class HutState(Slice):
    """The huts that nobody has taken, and the number of huts that each seat has ``taken``.

    ``piles`` contains the face-down pile of each type, ``sizes`` the sizes of these piles, and ``open`` the
    face-up hut of each type, or None. The last hut of a pile is drawn first. In an observation, all ``piles``
    are empty, but ``sizes`` contains the real sizes.
    """

    module: ClassVar[str] = HUTS
    piles: tuple[tuple[str, ...], ...]
    sizes: tuple[int, ...]
    open: tuple[str | None, ...]
    taken: tuple[int, ...]


@frozen(slots=False)
class HutTaken(Event):
    seat: Seat
    tile: str

    sums_up = True
    record = entry("hut")
    message = worded("log-hut", tile=TILE)


@frozen(slots=False)
class HutsOpened(Event):
    tiles: tuple[str, ...]

    def record(self) -> RecordEntry:
        return {"event": "huts_open", "added": {TYPE[tile]: tile for tile in self.tiles}}


COUNTED: Final = Fact[Mapping[str, int]]("what huts count")
FREE: Final = Fact[int]("free sides of huts")

LEFT: Final = 1.0  # value, in points, of each hut that the seat may still take
ROOM: Final = 0.4  # value, in points, of each side of a hut where a building may still be placed


def worth(city: City, cell: Cell) -> int:
    """Return how many buildings a hut counts as: one for each suitable neighbour, but at most 3 (H-3).

    A neighbour is suitable if it is a building of the hut's type, and the hut has no wall on the side towards
    this building.
    """
    hut, tiles, (x, y) = city.tiles[cell], city.tiles, cell
    found = 0
    for side, (dx, dy) in STEP.items():
        if not hut.closed & side:
            beside = tiles.get((x + dx, y + dy))
            if beside is not None and beside.kind == BUILDING and beside.type == hut.type:
                found += 1
    return min(found, MOST)


def _counts(city: City) -> Mapping[str, int]:
    def find() -> Mapping[str, int]:
        found: dict[str, int] = {}
        for cell, tile in city.tiles.items():
            if tile.kind == HUT and tile.type is not None:
                found[tile.type] = found.get(tile.type, 0) + worth(city, cell)
        return found

    return city.remember(COUNTED, find)


def _count(book: Rulebook, state: PublicState, owner: Owner) -> Mapping[str, int]:
    return {} if isinstance(owner, str) else _counts(state.players[owner].city)


def _show_count(book: Rulebook, state: PublicState, owner: Owner, type_id: str) -> Iterable[Counted]:
    if isinstance(owner, str):
        return
    city = state.players[owner].city
    for cell, tile in city.tiles.items():
        if tile.kind == HUT and tile.type == type_id and (count := worth(city, cell)):
            yield Counted(count, (book.tile_pieces[tile.id],))


def _room(city: City) -> int:
    return sum(
        not tile.closed & side and (x + dx, y + dy) not in city.tiles
        for (x, y), tile in city.tiles.items()
        if tile.kind == HUT
        for side, (dx, dy) in STEP.items()
    )


def _prospect(book: Rulebook, state: PublicState, seat: Seat, ahead: Horizon) -> float:
    city = state.players[seat].city
    room = city.remember(FREE, lambda: _room(city))
    left = MOST - state.slice_of(HutState).taken[seat]
    return ahead.ripe * (LEFT * left + ROOM * room)


def _remark(book: Rulebook, state: PublicState, seat: Seat, tile: str, cell: Cell) -> Iterable[Message]:
    if tile in TYPE:
        counts = worth(state.players[seat].city, cell)
        yield Message("hut-counts", count=counts, most=MOST)


@frozen(cache_hash=True)
class HutPile(Place):
    """The place for the face-down pile of huts of one type."""

    type: str

    noun = same_for_all("place-huts", type=of("type", type_noun))


def pile_id(type_id: str) -> PieceId:
    return PieceId(f"huts-{type_id}")


def _lay_pieces(book: Rulebook, seen: Observation, table: ArrangementBuilder) -> None:
    huts = seen.slice_of(HutState)
    for type_id, size, top in zip(TYPES, huts.sizes, huts.open, strict=True):
        table.lay(pile_id(type_id), HutPile(type_id), Stack(size))
        if top is not None:
            table.lay(book.tile_pieces[top], Supply(HUTS, type_id), TileFace(top))


def _opened(book: Rulebook, fold: Fold, event: HutsOpened) -> None:
    for tile in event.tiles:
        type_id = TYPE[tile]
        fold.count(pile_id(type_id), -1)
        fold.emerge(book.tile_pieces[tile], HutPile(type_id), Supply(HUTS, type_id), TileFace(tile))


def _taken(book: Rulebook, fold: Fold, event: HutTaken) -> None:
    fold.move(book.tile_pieces[event.tile], Tray(event.seat))


@frozen(slots=False)
class TakeHut(Action):
    tile: str

    choice = Message("status-take-hut")
    message = worded("turn-hut", tile=TILE)
    kind_message = worded("kind-hut")

    @property
    def brought(self) -> str:
        return self.tile


@frozen
class OpenHuts(Step):
    """If the face-up hut of a type was taken, turn the next hut of its pile face up (H-2)."""


def _lay_piles(book: Rulebook, draft: Draft) -> None:
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
    not_in_pile = {tile for tile in huts.open if tile}
    for player in seen.players:
        not_in_pile.update(tile.id for tile in player.city.tiles.values())
        not_in_pile.update(player.reserve, player.purchases)
    piles = []
    for type_id in TYPES:
        rest = [tile.id for tile in TILES if tile.type == type_id and tile.id not in not_in_pile]
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
    book.pieces += (_lay_pieces,)
    book.fold(HutsOpened, _opened)
    book.fold(HutTaken, _taken)
    book.counts += (_count,)
    book.shown_counts += (_show_count,)
    book.expect(HUTS, _prospect, lambda points: Message("gain-huts", points=points))
    book.remarks += (_remark,)
