"""Treasure chamber: chests on a player's tiles score by their colours (rules T)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from importlib.resources import files
from random import Random
from typing import ClassVar, Final

import attrs

from alhambra_desktop.model.rules.core.base.money import finish_purchase, spend
from alhambra_desktop.model.rules.core.base.pieces import discard_cards
from alhambra_desktop.model.rules.core.engine.action import Action
from alhambra_desktop.model.rules.core.engine.builder import RulebookBuilder
from alhambra_desktop.model.rules.core.engine.event import Event, RecordEntry, entry
from alhambra_desktop.model.rules.core.engine.handling import dragged
from alhambra_desktop.model.rules.core.engine.rulebook import Good, Horizon, Rulebook, SetUpPhase, action_rule
from alhambra_desktop.model.rules.core.engine.scoring import Points, Source
from alhambra_desktop.model.rules.core.engine.shuffle import Outcome, shuffled
from alhambra_desktop.model.rules.core.engine.state import Draft, GameState, Observation, PublicState, Slice
from alhambra_desktop.model.rules.core.engine.step import ChooseAction, RefillMarket, Step
from alhambra_desktop.model.rules.core.geometry.placement import BrokenRule
from alhambra_desktop.model.rules.core.geometry.tile import START, Tile
from alhambra_desktop.model.rules.core.places.fold import ArrangementBuilder, Fold
from alhambra_desktop.model.rules.core.places.gesture import Gesture
from alhambra_desktop.model.rules.core.places.places import Face, PieceId, Place, Stack, Supply
from alhambra_desktop.model.rules.core.values import Cell, Currency, Seat, replaced, value_of, without
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.core.words.wording import (
    CARDS,
    SQUARE,
    Naming,
    currency_noun,
    of,
    own_or,
    whole,
    worded,
)

from . import MODULE

TREASURE: Final = MODULE.id
CHESTS_SCORE: Final = "chests"
SLOTS: Final = tuple(Currency)
"""The slots of the chamber, named after the currencies (T-1)."""

POINTS: Final = (0, 1, 3, 6, 10)
"""Points of a set by its number of chests (T-5)."""

MOST_BETWEEN: Final = 1
"""Maximum difference between the prices of a chest and its tile (T-3)."""

HOPE: Final = 0.5
"""Points expected in each future round for a tile that has no chest yet."""

ROWS: Final = json.loads((files(__package__) / "chests.json").read_text(encoding="utf-8"))
COLOUR: Final[Mapping[str, str]] = {
    f"chest-{row['colour']}-{number % 4 + 1}": row["colour"] for number, row in enumerate(ROWS)
}
"""The colour of each of the sixteen chests (T-1)."""

PRICE: Final[Mapping[str, int]] = dict(zip(COLOUR, (row["price"] for row in ROWS), strict=True))
"""The printed price of each chest (T-2)."""

NOT_OPEN: Final = BrokenRule("T-1", Message("chest-not-open"), Message("chest-not-open-why"))
NOT_IN_HAND: Final = BrokenRule("T-2", Message("chest-not-in-hand"), Message("chest-cost"))
NEEDLESS: Final = BrokenRule("T-2", Message("chest-card-too-many"), Message("chest-cost"))


def chest_noun(chest: str) -> Message:
    """Return the noun of a chest, such as ``ruby chest 4``."""
    return Message("chest", colour=COLOUR[chest], price=PRICE[chest])


CHEST: Final = of("chest", chest_noun)


@attrs.frozen
class ChamberState(Slice):
    """The chests: the face-down ones (the next one last), their number, the face-up chest of each slot, and
    the chests of each seat with their squares.

    An observation does not contain face-down chests.
    """

    module: ClassVar[str] = TREASURE
    hidden: tuple[str, ...]
    count: int
    open: tuple[str | None, ...]
    laid: tuple[tuple[tuple[str, Cell], ...], ...]


@attrs.frozen(slots=False)
class BuyChest(Action):
    """Buy a face-up chest and place it on a tile of yours (T-2, T-3); ``cards`` are sorted."""

    chest: str
    cards: tuple[str, ...]
    cell: Cell

    choice = Message("chest-choice")
    message = worded("turn-chest", chest=CHEST)
    full_message = whole(
        worded("turn-chest-with", chest=CHEST, cards=CARDS),
        worded("turn-chest-at", chest=CHEST, cards=CARDS, square=SQUARE),
    )
    kind_message = worded("kind-chest")


@attrs.frozen
class OpenChests(Step):
    """Fill empty slots with chests (T-6)."""


@attrs.frozen(slots=False)
class ChestsOpened(Event):
    """Chests were turned face up, each in its slot; `left` chests are still face down (T-6)."""

    added: tuple[tuple[str, str], ...]
    left: int

    def record(self) -> RecordEntry:
        """Return a ``chests_open`` entry."""
        return {"event": "chests_open", "added": dict(self.added)}

    def message(self, names: Naming) -> Message:
        return Message("log-chests-opened", chests=tuple(chest_noun(chest) for _, chest in self.added))


@attrs.frozen(slots=False)
class ChestBought(Event):
    """A player bought a chest and placed it on a tile (T-2, T-3)."""

    seat: Seat
    chest: str
    cards: tuple[str, ...]
    cell: Cell

    record = entry("chest")
    message = worded("log-chest", chest=CHEST, cards=CARDS)


@attrs.frozen(slots=False)
class ChestReturned(Event):
    """A chest went below the face-down ones because its tile left its square (T-4)."""

    seat: Seat
    chest: str

    record = entry("chest_back")
    message = worded("log-chest-lost", chest=CHEST)


# -- the rules


def chamber(state: PublicState) -> ChamberState:
    """Return the chests of a state."""
    return state.slice_of(ChamberState)


def good_of(state: PublicState, chest: str) -> Good | None:
    """Return the price of a face-up chest (T-2); None for others."""
    for slot, open_chest in zip(SLOTS, chamber(state).open, strict=True):
        if open_chest == chest:
            return Good(chest, slot, PRICE[chest], slot_of(slot))
    return None


def cells_for(state: PublicState, seat: Seat, chest: str) -> tuple[Cell, ...]:
    """Return the squares on whose tiles a seat may place a chest (T-3)."""
    tiles = state.players[seat].city.tiles
    fitting = sorted(cell for cell, tile in tiles.items() if tile.kind != START and fits(chest, tile))
    taken = {cell for _, cell in chamber(state).laid[seat]} if fitting else ()
    return tuple(cell for cell in fitting if cell not in taken)


def fits(chest: str, tile: Tile) -> bool:
    """Return whether the prices of a tile and a chest differ by at most 1 (T-3)."""
    return abs(tile.price - PRICE[chest]) <= MOST_BETWEEN


def why_not_lay(state: PublicState, seat: Seat, chest: str, cell: Cell) -> tuple[BrokenRule, ...]:
    """Return every rule that a chest on a square would break (T-3)."""
    tile = state.players[seat].city.get(cell)
    if tile is None:
        fault = Message("chest-no-tile")
    elif tile.kind == START:
        fault = Message("chest-on-fountain")
    elif any(cell == other for _, other in chamber(state).laid[seat]):
        fault = Message("chest-on-chest")
    elif not fits(chest, tile):
        fault = Message("chest-unfit", tile=tile.label)
    else:
        return ()
    return (BrokenRule("T-3", fault, Message("chest-place-why")),)


def set_sizes(book: Rulebook, chests: Iterable[str]) -> tuple[int, ...]:
    """Return the sizes of scoring sets, largest first (T-5)."""
    counts = Counter(COLOUR[chest] for chest in chests).values()
    if book.options["treasure_chamber_scoring"] == "same":
        return tuple(sorted(counts, reverse=True))
    return tuple(sum(count >= number for count in counts) for number in range(1, max(counts, default=0) + 1))


def worth(book: Rulebook, state: PublicState, seat: Seat) -> tuple[int, ...]:
    """Return the points of each set of a seat in a scoring (T-5)."""
    return tuple(POINTS[size] for size in set_sizes(book, (chest for chest, _ in chamber(state).laid[seat])))


def _offer(book: Rulebook, state: PublicState, seat: Seat) -> Iterable[BuyChest]:
    hand = state.players[seat].hand
    for chest in filter(None, chamber(state).open):
        cells, good = cells_for(state, seat, chest), good_of(state, chest)
        if cells and good is not None:
            for way in book.payments_for(hand, good):
                yield from (BuyChest(chest, way, cell) for cell in cells)


def _refuse(book: Rulebook, state: PublicState, seat: Seat, action: BuyChest) -> tuple[BrokenRule, ...]:
    good, hand = good_of(state, action.chest), state.players[seat].hand
    if good is None:
        return (NOT_OPEN,)
    if Counter(action.cards) - Counter(hand):
        return (NOT_IN_HAND,)
    if action.cards not in book.payments_for(hand, good):
        return book.payment_faults(good, action.cards) or (NEEDLESS,)
    return why_not_lay(state, seat, action.chest, action.cell)


def _show(book: Rulebook, state: PublicState, seat: Seat, action: BuyChest) -> Gesture:
    start = slot_of(SLOTS[chamber(state).open.index(action.chest)])
    return Gesture((ChestFace(action.chest),), start, OnTile(seat, action.cell), spend=action.cards)


def _read(book: Rulebook, state: PublicState, seat: Seat, done: Gesture) -> BuyChest | None:
    face, drop = done.only, done.drop
    if not isinstance(face, ChestFace) or not isinstance(drop, OnTile) or drop.seat != seat or done.turned:
        return None
    good = good_of(state, face.chest)
    if good is None or good.place != done.start:
        return None
    return BuyChest(face.chest, tuple(sorted(done.spend)), drop.cell)


def _buy(book: Rulebook, draft: Draft, seat: Seat, action: BuyChest) -> None:
    chests = chamber(draft.state)
    spend(draft, seat, action.cards)
    rest = tuple(None if chest == action.chest else chest for chest in chests.open)
    laid = replaced(chests.laid, seat, (*chests.laid[seat], (action.chest, action.cell)))
    draft.change_slice(attrs.evolve(chests, open=rest, laid=laid))
    draft.emit(ChestBought(seat, action.chest, action.cards, action.cell))
    finish_purchase(book, draft, seat, sum(map(value_of, action.cards)) - PRICE[action.chest])


def _send_back(book: Rulebook, draft: Draft, seat: Seat, cell: Cell, tile: str) -> None:
    """Put the chest of a tile that left its square below the face-down ones (T-4)."""
    chests = chamber(draft.state)
    for pair in chests.laid[seat]:
        if pair[1] == cell:
            laid = replaced(chests.laid, seat, without(chests.laid[seat], (pair,)))
            hidden = (pair[0], *chests.hidden)
            draft.change_slice(attrs.evolve(chests, hidden=hidden, count=chests.count + 1, laid=laid))
            draft.emit(ChestReturned(seat, pair[0]))


def _lay_out(book: Rulebook, draft: Draft) -> None:
    """Shuffle the chests and open one in each slot (T-1)."""
    hidden = draft.shuffle(tuple(COLOUR), TREASURE)
    laid = tuple(() for _ in draft.state.players)
    draft.change_slice(ChamberState(hidden, len(hidden), (None,) * len(SLOTS), laid))
    _open(book, draft)


def _open(book: Rulebook, draft: Draft, step: OpenChests | None = None) -> None:
    """Put the next chests into the empty slots, in order (T-6)."""
    chests = chamber(draft.state)
    empty = [slot for slot, chest in zip(SLOTS, chests.open, strict=True) if chest is None]
    added = dict(zip(empty, chests.hidden[::-1], strict=False))
    if not added:
        return
    hidden = chests.hidden[: -len(added)]
    tops = tuple(added.get(slot, chest) for slot, chest in zip(SLOTS, chests.open, strict=True))
    draft.change_slice(attrs.evolve(chests, hidden=hidden, count=len(hidden), open=tops))
    draft.revealed = True
    draft.emit(ChestsOpened(tuple((str(slot), chest) for slot, chest in added.items()), len(hidden)))


def _score(book: Rulebook, state: PublicState, number: int) -> Iterable[Points]:
    """Score each set by its size (T-5)."""
    for seat in book.setup.everybody:
        if points := worth(book, state, seat):
            yield Points(seat, CHESTS_SCORE, sum(points), terms=tuple((each,) for each in points))


def _prospect(book: Rulebook, state: PublicState, seat: Seat, ahead: Horizon) -> float:
    """Return the expected points of chests in all future rounds (T-5), including chests not placed yet."""
    rounds = len(ahead.rounds)
    free = len(state.players[seat].city.tiles) - 1 - len(chamber(state).laid[seat])
    return float(rounds * sum(worth(book, state, seat))) + HOPE * rounds * ahead.ripe * min(2, free)


def _remark(book: Rulebook, state: PublicState, seat: Seat, tile: str, cell: Cell) -> Iterable[Message]:
    """Return the chest on a tile."""
    for chest, where in chamber(state).laid[seat]:
        if where == cell:
            yield Message("chest-here", chest=chest_noun(chest))


def _redraw(book: Rulebook, seen: Observation, rng: Random) -> ChamberState:
    """Return the hidden chests in random order."""
    chests = chamber(seen)
    known = {*chests.open, *(chest for laid in chests.laid for chest, _ in laid)}
    return attrs.evolve(chests, hidden=tuple(shuffled([one for one in COLOUR if one not in known], rng)))


def _all_there(book: Rulebook, state: GameState) -> Iterable[Message]:
    chests = chamber(state)
    laid_out = (chest for laid in chests.laid for chest, _ in laid)
    everywhere = [*chests.hidden, *filter(None, chests.open), *laid_out]
    if sorted(everywhere) != sorted(COLOUR) or chests.count != len(chests.hidden):
        yield Message("fault-chests")
    elif len(chests.open) != len(SLOTS) or len(chests.laid) != len(state.players):
        yield Message("fault-chest-places")
    else:
        for seat, laid in enumerate(chests.laid):
            tiles = state.players[seat].city.tiles
            there = {cell for chest, cell in laid if cell in tiles and fits(chest, tiles[cell])}
            if len(there) < len(laid) or any(tiles[cell].kind == START for cell in there):
                yield Message("fault-chest-alone", seat=seat)


# -- on the table


@attrs.frozen(cache_hash=True)
class Chamber(Supply):
    """The slot of a currency in the chamber; without a currency, the pile of face-down chests."""

    def noun(self, names: Naming, viewer: Seat) -> Message:
        if not self.slot:
            return Message("place-chamber-face-down")
        return Message("place-chamber", currency=currency_noun(self.slot))


def slot_of(currency: str) -> Chamber:
    """Return the slot of a currency."""
    return Chamber(TREASURE, currency)


@attrs.frozen(cache_hash=True)
class OnTile(Place):
    """The top of a tile on a square of a seat's city."""

    seat: Seat
    cell: Cell

    noun = own_or("place-on-tile-own", "place-on-tile", square=SQUARE)
    onto = worded("onto-tile")


@attrs.frozen(cache_hash=True)
class ChestFace(Face):
    """A chest by its id."""

    chest: str

    noun = CHEST


FACE_DOWN: Final = Chamber(TREASURE)
STACK: Final = PieceId("chests")


def _lay_pieces(book: Rulebook, seen: Observation, table: ArrangementBuilder) -> None:
    chests = chamber(seen)
    table.lay(STACK, FACE_DOWN, Stack(chests.count))
    for slot, chest in zip(SLOTS, chests.open, strict=True):
        if chest is not None:
            table.lay(PieceId(chest), slot_of(slot), ChestFace(chest))
    for seat, laid in enumerate(chests.laid):
        for chest, cell in laid:
            table.lay(PieceId(chest), OnTile(seat, cell), ChestFace(chest))


def _opened(book: Rulebook, fold: Fold, event: ChestsOpened) -> None:
    for slot, chest in event.added:
        fold.emerge(PieceId(chest), FACE_DOWN, slot_of(slot), ChestFace(chest))
    fold.turn(STACK, Stack(event.left))


def _bought(book: Rulebook, fold: Fold, event: ChestBought) -> None:
    discard_cards(fold, event.seat, event.cards)
    fold.move(PieceId(event.chest), OnTile(event.seat, event.cell))


def _returned(book: Rulebook, fold: Fold, event: ChestReturned) -> None:
    fold.melt(PieceId(event.chest), FACE_DOWN)
    fold.count(STACK, 1)


def install(book: RulebookBuilder) -> None:
    book.add_slice(ChamberState, lambda chests, _: attrs.evolve(chests, hidden=()), _redraw)
    book.set_up += ((SetUpPhase.TILE_PILES, _lay_out),)
    book.offer(ChooseAction, action_rule(BuyChest, _offer, _refuse, _buy, dragged(_show, _read)))
    book.automate(OpenChests, _open)
    book.follow(RefillMarket, OpenChests)
    book.price(ChestFace, lambda _, state, face: good_of(state, face.chest))
    book.on_tile_left += (_send_back,)
    book.scorers += (_score,)
    book.add_source(CHESTS_SCORE, Source(Message("source-chests"), Message("source-chests-note")))
    book.expect(TREASURE, _prospect, lambda points: Message("gain-chests", points=points))
    book.remarks += (_remark,)
    book.outcomes += (Outcome(TREASURE, "chests_open", "added", keyed=True),)
    book.invariants += (_all_there,)
    book.pieces += (_lay_pieces,)
    book.fold(ChestsOpened, _opened)
    book.fold(ChestBought, _bought)
    book.fold(ChestReturned, _returned)
