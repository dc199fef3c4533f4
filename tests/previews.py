"""Previews of tiles that nobody has bought, for tests of what is shown and said of one."""

from __future__ import annotations

from alhambra_desktop.model.core.engine.observation import PublicState
from alhambra_desktop.model.core.engine.preview import Preview, outlook, preview
from alhambra_desktop.model.core.engine.rulebook import Rulebook
from alhambra_desktop.model.core.values import Cell, Seat, replaced


def preview_of(book: Rulebook, state: PublicState, seat: Seat, tile: str, cell: Cell) -> Preview:
    """What a tile would change on a free square of a seat's city."""
    player = state.players[seat]
    city = book.placement.placed(player.city, book.tiles[tile], cell)
    after = state.changed(players=replaced(state.players, seat, player.changed(city=city)))
    return preview(book, outlook(book, state, seat), after, seat, tile, cell)
