from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...model.players.characters import Character, Seated, character_of
from ..art.people import GUEST
from ..art.people.seat_picture import SeatPicture

if TYPE_CHECKING:
    from ...model.rules.core.engine.rulebook import Rulebook
    from ...model.rules.core.values import Owner


STONE: Final = "stone"  # the colour of players without a seat, such as Dirk


def seat_picture(seat: Seated) -> SeatPicture:
    return SeatPicture(seat.colour, portrait_id(character_of(seat), seat.level))


def portrait_id(person: Character | None, level: str | None) -> str | None:
    """Return the id of a portrait. Human players without a character have the guest's portrait."""
    if person is not None:
        return person.id
    return GUEST if level is None else None


def owner_picture(book: Rulebook, owner: Owner) -> SeatPicture:
    if isinstance(owner, int):
        return seat_picture(book.setup.seats[owner])
    return SeatPicture(STONE)
