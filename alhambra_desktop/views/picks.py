"""Picks: what may be picked up, where it may go, which cards would pay, and which side is up."""

from __future__ import annotations

import attrs

from ..model.core.action import KeepInReserve, Place, PlacingAction, RemoveToReserve
from ..model.core.broken_rule import BrokenRule
from ..model.core.message import Message
from ..model.core.placement import SQUARE_TAKEN
from ..model.core.play import refusals
from ..model.core.preview import swappable_cells, why_not
from ..model.core.step import ChooseAction, PlaceLeftovers
from ..model.core.tile import BUILDING, Tile
from ..model.core.values import MONEY, Cell, value_of
from ..model.modules.dirk.rules import DIRK
from ..model.modules.falconers.rules import AFTER_PURCHASE, ChooseFalcons, perches
from ..model.modules.granada.turning import KeepTurned, PlaceTurned, turning_cards
from ..model.modules.huts.rules import TakeHut
from ..model.modules.vizier.rules import AnswerVizier
from .game_table import GameTable
from .intended import cell_of
from .stage.look import Pick
from .stage.zones.market import best_way

NO_ACTION = BrokenRule("B-11", Message("no-action-left"), Message("no-action-left-why"))
DECISIONS: dict[str, tuple[type, ...]] = {
    "market": (ChooseAction, AnswerVizier),
    "hut": (ChooseAction,),
    "falcon": (ChooseAction, ChooseFalcons),
    "reserve": (ChooseAction,),
    "city": (ChooseAction,),
}
"""When something can be picked up at all; what is in the tray, always."""


def in_time(table: GameTable, source: str) -> bool:
    """True where the decision of the moment lets something be picked up."""
    return source not in DECISIONS or isinstance(table.state.decision, DECISIONS[source])


def why_not_pick(table: GameTable, source: str, tile: str) -> tuple[BrokenRule, ...]:
    """Why something cannot be picked up although the time is right."""
    decision = table.state.decision
    if source == "hut":
        return refusals(table.book, table.state, TakeHut(tile))
    if source == "falcon" and isinstance(decision, ChooseAction) and decision.acted:
        return (AFTER_PURCHASE,)
    return ()


def intended_for_reserve(table: GameTable, tile: str) -> str | None:
    """The tile bought this turn that is shown on the reserve, where it is meant to go, by the side shown."""
    if isinstance(table.intended.get(tile), KeepInReserve):
        return tile
    known = table.book.tiles.get(tile)
    back = known.back if known is not None else None
    return back if back is not None and isinstance(table.intended.get(back), KeepTurned) else None


def possibilities(table: GameTable, source: str, tile: str, origin: Cell | None) -> Pick:
    """Where something may go, asked of the rules now, once."""
    book, state, seat = table.book, table.state, table.seat
    assert seat is not None
    city = state.players[seat].city
    if source == "falcon":
        return Pick(tile, source, corners=perches(state, seat, tile))
    if source == "city":
        gone = not refusals(book, state, RemoveToReserve(tile, origin or (0, 0)))
        return Pick(tile, source, (), (), ("reserve-area",) if gone else (), origin)
    if source == "reserve":
        if book.options["redesign"] != "action":
            return Pick(tile, source)
        taken = {cell_of(action) for action in table.intended.values()}
        squares = tuple(c for c in book.placement.legal_cells(city, book.tiles[tile]) if c not in taken)
        return Pick(tile, source, squares, swappable_cells(book, city, tile))
    return Pick(tile, source, table.placeable_cells(tile), (), areas(table, tile, False), origin)


def areas(table: GameTable, tile: str, turned: bool) -> tuple[str, ...]:
    """The panels on which a tile that is bought may be put; turned over it is not given away (G-8)."""
    given = DIRK in table.book.rivals and table.book.tiles[tile].kind == BUILDING
    leftover = isinstance(table.state.decision, PlaceLeftovers)
    return ("tray-area", "reserve-area", *(("dirk-area",) if given and not turned and not leftover else ()))


def proposal(table: GameTable, tile: str) -> tuple[int, ...]:
    """The cards in hand that are proposed for a good, or for a falcon."""
    seat, good = table.seat, table.book.good(table.state, tile)
    if seat is None:
        return ()
    hand = table.state.players[seat].hand
    if good is None:
        cheapest = min((card for card in hand if card in MONEY), key=value_of, default=None)
        return indexes(hand, (cheapest,)) if cheapest is not None else ()
    if isinstance(table.state.decision, AnswerVizier):
        good = attrs.evolve(good, exact_only=True)
    way = best_way(table.book, hand, good)
    return indexes(hand, way) if way is not None else ()


def indexes(hand: tuple[str, ...], cards: tuple[str, ...]) -> tuple[int, ...]:
    """Where the cards of a payment lie in a hand."""
    free = list(range(len(hand)))
    found = []
    for card in cards:
        index = next(i for i in free if hand[i] == card)
        free.remove(index)
        found.append(index)
    return tuple(sorted(found))


# -- two sides


def shown_side(table: GameTable, pick: Pick) -> Tile:
    """The side of a picked tile that is up."""
    tile = table.book.tiles[pick.tile]
    return table.book.tiles[tile.back] if pick.turned and tile.back is not None else tile


def cards_for_turning(table: GameTable, pick: Pick, spent: tuple[str, ...]) -> tuple[str, ...]:
    """The cards that could pay for turning, cheapest first, without those that pay for something else."""
    assert table.seat is not None
    hand = list(table.state.players[table.seat].hand)
    intended = (action for action in table.intended.values() if action.tile != pick.tile)
    others = [action.card for action in intended if isinstance(action, PlaceTurned)]
    for card in (*spent, *others):
        if card in hand:
            hand.remove(card)
    return turning_cards(tuple(hand))


def turned_over(table: GameTable, pick: Pick, spent: tuple[str, ...]) -> Pick | None:
    """The pick with its other side up; None where it has none, or is not turned any more (G-4)."""
    leftover = isinstance(table.state.decision, PlaceLeftovers)
    if pick.source not in ("market", "tray") or leftover or table.book.tiles[pick.tile].back is None:
        return None
    card = None if pick.turned else next(iter(cards_for_turning(table, pick, spent)), None)
    turned = not pick.turned
    return attrs.evolve(pick, turned=turned, card=card, areas=areas(table, pick.tile, turned))


# -- squares


def placing_on(pick: Pick, cell: Cell) -> PlacingAction:
    """The action that places a picked tile on a square; turned over only where a card pays for it."""
    if pick.turned and pick.card is not None:
        return PlaceTurned(pick.tile, cell, pick.card)
    return Place(pick.tile, cell)


def why_not_here(table: GameTable, pick: Pick, cell: Cell) -> tuple[BrokenRule, ...]:
    """Every rule that putting the picked tile on a square would break."""
    assert table.seat is not None
    state = table.intended_state()
    if pick.source == "city":
        return (BrokenRule("B-15", Message("only-to-reserve"), Message("only-to-reserve-why")),)
    if pick.source != "reserve" and cell in state.players[table.seat].city.tiles:
        return (SQUARE_TAKEN,)
    return why_not(table.book, state, table.seat, shown_side(table, pick).id, cell)
