from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...model.players.characters import Seated, character_of
from ..art.people.seat_picture import SeatPicture

if TYPE_CHECKING:
    from ...model.rules.core.engine.rulebook import Rulebook
    from ...model.rules.core.values import Owner


STONE: Final = "stone"  # the colour of players without a seat, such as Dirk


def seat_picture(seat: Seated) -> SeatPicture:
    person = character_of(seat)
    return SeatPicture(seat.colour, person.id if person is not None else None)


def owner_picture(book: Rulebook, owner: Owner) -> SeatPicture:
    """Return the picture of an `Owner`; a player without a seat, such as Dirk, has a mark."""
    if isinstance(owner, int):
        return seat_picture(book.setup.seats[owner])
    return SeatPicture(STONE)
