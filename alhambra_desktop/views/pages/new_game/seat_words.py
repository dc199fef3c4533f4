from __future__ import annotations

from ....model.players.skill.levels import LEVELS, level
from ....model.rules.core.words.message import Message
from ....model.rules.modules.registry import MOST_SEATS
from ....words import phrase, say
from ...commands.actions import named_key
from ...game.next_table import level_id, person_of
from ...storage.preferences import SeatChoice
from ...widgets.labels import with_key
from ...widgets.pictures import mark_name


def place_name(number: int, choice: SeatChoice | None) -> str:
    if choice is None:
        return phrase("new-game-place-free", number=number, most=MOST_SEATS)
    if choice.level is None:
        return phrase(
            "new-game-place-human",
            number=number,
            most=MOST_SEATS,
            name=choice.name,
            mark=mark_name(choice.colour),
        )
    person = person_of(choice)
    return phrase(
        "new-game-place-computer",
        number=number,
        most=MOST_SEATS,
        name=choice.name,
        trade=say(person.trade) if person is not None else "",
        mark=mark_name(choice.colour),
        level=level_words(choice),
    )


def place_tip(number: int, choice: SeatChoice | None) -> str:
    tip = Message("new-game-add-here", number=number)
    if choice is not None and choice.level is None:
        tip = Message("new-game-change-human", name=choice.name)
    elif choice is not None:
        tip = Message("new-game-change-computer", name=choice.name)
    return with_key(tip, named_key("page-choose"))


def level_words(choice: SeatChoice) -> str:
    """Return a level with its rank, such as "Level architect, 5 of 7"."""
    found = level(level_id(choice))
    rank = LEVELS.index(found) + 1
    return phrase("new-game-level", level=found.name, rank=rank, most=len(LEVELS))


def place_description(choice: SeatChoice | None, *, removable: bool) -> str:
    """Return the keys that work at a place. If a character is there, the character's motto comes first."""
    if choice is None:
        return phrase("new-game-keys-free")
    if choice.level is None:
        keys = phrase("new-game-keys-human")
    else:
        person = person_of(choice)
        line = f"{say(person.line)} " if person is not None else ""
        keys = line + phrase("new-game-keys-computer")
    return f"{keys} {phrase('new-game-keys-remove')}" if removable else keys
