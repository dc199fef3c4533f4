"""Effects and broken rules of changes to an Alhambra, without an action, for tests."""

from __future__ import annotations

from alhambra_desktop.model.rules.core.engine.preview import Preview, outlook, preview
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.core.engine.state import PublicState
from alhambra_desktop.model.rules.core.geometry.placement import Refusal
from alhambra_desktop.model.rules.core.values import Cell, Seat, replaced


def preview_of(book: Rulebook, state: PublicState, seat: Seat, tile: str, cell: Cell) -> Preview:
    """Return the effect of a tile on a free square of a seat's city."""
    player = state.players[seat]
    city = book.placement.placed(player.city, book.tiles[tile], cell)
    after = state.changed(players=replaced(state.players, seat, player.changed(city=city)))
    return preview(book, outlook(book, state, seat), after, seat, tile, cell)


def why_not_there(book: Rulebook, state: PublicState, seat: Seat, tile: str | None, cell: Cell) -> Refusal:
    """Return every building rule that a change of an Alhambra would break (B-16 to B-22).

    The tile is placed on a free square, or swapped with the tile on an occupied one. If `tile` is None, the
    tile on the square is removed.
    """
    city = state.players[seat].city
    if tile is None:
        return book.placement.why_not_remove(city, cell)
    if cell in city.tiles:
        return book.placement.why_not_swap(city, cell, book.tiles[tile])
    return book.placement.why_not_place(city, book.tiles[tile], cell)
