from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import ClassVar, Final

from ...core.base.money import acted, decline, may_decline, spend
from ...core.base.pieces import discard_cards
from ...core.engine.action import Action
from ...core.engine.builder import RulebookBuilder
from ...core.engine.event import Event, entry
from ...core.engine.handling import dragged
from ...core.engine.module import parts
from ...core.engine.rulebook import Horizon, Rulebook, SetUpPhase, action_rule
from ...core.engine.scoring import Counted, Points, Source
from ...core.engine.state import Draft, GameState, Observation, PublicState, Slice
from ...core.engine.step import ChooseAction, Decision
from ...core.frozen import frozen
from ...core.geometry.city import City, Fact
from ...core.geometry.placement import BrokenRule, Refusal
from ...core.geometry.tile import BUILDING, Tile
from ...core.places.fold import ArrangementBuilder, Fold
from ...core.places.gesture import Gesture
from ...core.places.places import Face, PieceId, Place, Supply
from ...core.values import MONEY, Cell, Seat, replaced, without
from ...core.words.message import Message
from ...core.words.wording import CARD, SQUARE, of, own_or, type_noun, whole, worded
from . import MODULE

FALCONERS: Final = MODULE.id

TYPES: Final[Mapping[str, tuple[str, ...]]] = {
    f"falcon-{row['species']}-{'-'.join(row['types'])}": tuple(row["types"]) for row in parts("falcons")
}
"""Maps the id of each falcon to the two building types that it needs (F-1)."""

SPECIES: Final[Mapping[str, str]] = {falcon: falcon.split("-")[1] for falcon in TYPES}

CAMP: Final = "camp"  # kind of tile that falcons may not touch (F-3)

CORNERS: Final = Fact[Mapping[Cell, frozenset[str]]]("corners")


def falcon_noun(falcon: str) -> Message:
    message, other = map(type_noun, TYPES[falcon])
    return Message("falcon", species=SPECIES[falcon], one=message, other=other)


FALCON: Final = of("falcon", falcon_noun)


@frozen
class FalconState(Slice):
    """The falcons for sale (``supply``), and the falcons that each seat has ``placed``, with their corners.

    The squares (x, y), (x+1, y), (x, y+1) and (x+1, y+1) share the corner (x, y).
    """

    module: ClassVar[str] = FALCONERS
    supply: tuple[str, ...]
    placed: tuple[tuple[tuple[str, Cell], ...], ...]


@frozen(slots=False)
class FalconBought(Event):
    seat: Seat
    falcon: str
    card: str
    cell: Cell

    sums_up = True
    record = entry("falcon")
    message = worded("log-falcon", falcon=FALCON, card=CARD)


@frozen(slots=False)
class FalconReturned(Event):
    """A falcon returned to the supply because a tile at its corner left the Alhambra (F-4)."""

    seat: Seat
    falcon: str

    record = entry("falcon_back")
    message = worded("log-falcon-lost", falcon=FALCON)


def around(corner: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    x, y = corner
    return (x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)


def corners(city: City) -> Mapping[Cell, frozenset[str]]:
    """Return the corners where four tiles meet, if none of these tiles is a camp (F-3).

    Each corner is mapped to the types of the buildings among these tiles.
    """
    tiles = city.tiles

    def more(before: Mapping[Cell, frozenset[str]], cell: Cell, tile: Tile) -> Mapping[Cell, frozenset[str]]:
        x, y = cell
        found = _corners_among(tiles, ((x - 1, y - 1), (x, y - 1), (x - 1, y), cell))
        return dict(sorted({**before, **found}.items())) if found else before

    return city.grow(CORNERS, lambda: dict(sorted(_corners_among(tiles, tiles).items())), more)


def _corners_among(tiles: Mapping[Cell, Tile], cells: Iterable[Cell]) -> dict[Cell, frozenset[str]]:
    found = {}
    for x, y in cells:
        if (x, y) in tiles and (x + 1, y + 1) in tiles and (x + 1, y) in tiles and (x, y + 1) in tiles:
            four = [tiles[cell] for cell in around((x, y))]
            if all(tile.kind != CAMP for tile in four):
                found[x, y] = frozenset(t.type for t in four if t.type and t.kind == BUILDING)
    return found


@lru_cache(maxsize=1024)
def fitting(types: frozenset[str]) -> frozenset[str]:
    return frozenset(falcon for falcon, needed in TYPES.items() if types.issuperset(needed))


def perches(state: PublicState, seat: Seat, falcon: str) -> tuple[Cell, ...]:
    """Return a seat's free corners where a falcon fits (F-3)."""
    taken = {cell for _, cell in state.slice_of(FalconState).placed[seat]}
    return tuple(
        cell
        for cell, types in corners(state.players[seat].city).items()
        if falcon in fitting(types) and cell not in taken
    )


FALCONS: Final = "falcons"

POINTS: Final = (0, 2, 6, 12, 20, 30)  # points for 0 to 5 falcons of one species in a scoring round (F-5)
PERCH: Final = 1.0  # value in points of a free corner in each future round
MOST_HOPED: Final = 3  # maximum number of free corners that `_prospect` takes into account


def flock(state: PublicState, seat: Seat, species: str) -> int:
    return sum(SPECIES[falcon] == species for falcon, _ in state.slice_of(FalconState).placed[seat])


def free_corners(state: PublicState, seat: Seat) -> int:
    falcons = state.slice_of(FalconState)
    taken = {cell for _, cell in falcons.placed[seat]}
    return sum(
        not fitting(types).isdisjoint(falcons.supply)
        for cell, types in corners(state.players[seat].city).items()
        if cell not in taken
    )


def _score(book: Rulebook, state: PublicState, number: int) -> Iterable[Points]:
    for seat in book.setup.everybody:
        points = _points(state.slice_of(FalconState).placed[seat])
        if points:
            yield Points(seat, FALCONS, sum(points), terms=tuple((each,) for each in points))


@lru_cache(maxsize=1024)
def _points(placed: tuple[tuple[str, Cell], ...]) -> tuple[int, ...]:
    flock = Counter(SPECIES[falcon] for falcon, _ in placed)
    return tuple(POINTS[count] for count in flock.values())


def _show_points(book: Rulebook, state: PublicState, seat: Seat) -> Iterable[Counted]:
    placed = state.slice_of(FalconState).placed[seat]
    for species in dict.fromkeys(SPECIES[falcon] for falcon, _ in placed):
        together = tuple(PieceId(falcon) for falcon, _ in placed if SPECIES[falcon] == species)
        yield Counted(POINTS[len(together)], together)


def _prospect(book: Rulebook, state: PublicState, seat: Seat, ahead: Horizon) -> float:
    worth = sum(_points(state.slice_of(FalconState).placed[seat]))
    expected = min(free_corners(state, seat), MOST_HOPED)
    return len(ahead.rounds) * (worth + PERCH * ahead.ripe * expected)


@frozen(cache_hash=True)
class Corner(Place):
    """A corner of a city, with coordinates as in `FalconState`."""

    seat: Seat
    cell: Cell

    noun = own_or("place-corner-own", "place-corner", square=SQUARE)
    onto = worded("onto-corner")


@frozen(cache_hash=True)
class FalconFace(Face):
    falcon: str

    noun = FALCON


IN_SUPPLY: Final = {
    falcon: (PieceId(falcon), Supply(FALCONERS, falcon), FalconFace(falcon)) for falcon in TYPES
}


def _lay_pieces(book: Rulebook, seen: Observation, table: ArrangementBuilder) -> None:
    falcons = seen.slice_of(FalconState)
    for falcon in falcons.supply:
        table.lay(*IN_SUPPLY[falcon])
    for seat, placed in enumerate(falcons.placed):
        for falcon, cell in placed:
            table.lay(PieceId(falcon), Corner(seat, cell), FalconFace(falcon))


def _bought(book: Rulebook, fold: Fold, event: FalconBought) -> None:
    discard_cards(fold, event.seat, (event.card,))
    fold.move(PieceId(event.falcon), Corner(event.seat, event.cell))


def _returned(book: Rulebook, fold: Fold, event: FalconReturned) -> None:
    fold.move(PieceId(event.falcon), Supply(FALCONERS, event.falcon))


AFTER_PURCHASE: Final = BrokenRule("F-2", Message("falcon-after-purchase"), Message("falcon-own-turn"))


@frozen(slots=False)
class BuyFalcon(Action):
    """Buy a falcon with one money card and put it on a corner (F-2, F-3)."""

    falcon: str
    card: str
    cell: Cell

    choice = Message("status-buy-falcons")
    message = worded("turn-falcon", falcon=FALCON)
    full_message = whole(
        worded("turn-falcon-for", falcon=FALCON, card=CARD),
        worded("turn-falcon-at", falcon=FALCON, card=CARD, square=SQUARE),
    )
    kind_message = worded("kind-falcon")


@frozen
class ChooseFalcons(Decision):
    """After a seat has bought a falcon, it may buy more falcons, but do nothing else (F-2)."""

    asked = Message("status-asked-falcons")


def why_not_perch(state: PublicState, seat: Seat, falcon: str, cell: Cell) -> Refusal:
    city = state.players[seat].city
    words = Message("perch-why")
    if cell not in corners(city):
        camp = any((tile := city.get(c)) is not None and tile.kind == CAMP for c in around(cell))
        return (BrokenRule("F-3", Message("perch-camp") if camp else Message("perch-no-four"), words),)
    if any(cell == other for _, other in state.slice_of(FalconState).placed[seat]):
        return (BrokenRule("F-3", Message("perch-taken"), Message("perch-taken-why")),)
    missing = [name for name in TYPES[falcon] if name not in corners(city)[cell]]
    if missing:
        message, other = type_noun(missing[0]), type_noun(missing[-1])
        return (
            BrokenRule("F-3", Message("perch-missing", count=len(missing), type=message, other=other), words),
        )
    return ()


def why_not_pay(state: PublicState, seat: Seat, card: str) -> Refusal:
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
    falcons = draft.state.slice_of(FalconState)
    returning = [falcon for falcon, corner in falcons.placed[seat] if cell in around(corner)]
    for falcon in returning:
        left = tuple(pair for pair in falcons.placed[seat] if pair[0] != falcon)
        supply = tuple(name for name in TYPES if name in falcons.supply or name == falcon)
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
    book.pieces += (_lay_pieces,)
    book.fold(FalconBought, _bought)
    book.fold(FalconReturned, _returned)
    book.scorers += (_score,)
    book.show_points(FALCONS, _show_points)
    book.add_source(FALCONS, Source(Message("source-falcons"), Message("source-falcons-note")))
    book.expect(FALCONERS, _prospect, lambda points: Message("gain-falcons", points=points))
