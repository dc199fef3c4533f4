from __future__ import annotations

import unicodedata
from collections.abc import Collection
from typing import Final, Protocol

from ..rules.core.frozen import frozen
from ..rules.core.words.message import Message
from .skill.levels import LEVELS, Level, level


@frozen
class Character:
    """A named computer player with an occupation (``trade``)."""

    id: str
    name: Message
    trade: Message
    line: Message
    style: str
    first: str
    last: str

    @property
    def levels(self) -> tuple[Level, ...]:
        weakest, strongest = (LEVELS.index(level(name)) for name in (self.first, self.last))
        return LEVELS[weakest : strongest + 1]

    def styled_id(self, level_id: str) -> str:
        return f"{level_id}:{self.style}" if level(level_id).styled else level_id


class Seated(Protocol):
    @property
    def name(self) -> str: ...
    @property
    def colour(self) -> str: ...
    @property
    def level(self) -> str | None: ...
    @property
    def character(self) -> str | None: ...


CHARACTERS: Final = (
    Character(
        "hamid",
        Message("person-hamid"),
        Message("person-hamid-trade"),
        Message("person-hamid-line"),
        style="plain",
        first="newcomer",
        last="apprentice",
    ),
    Character(
        "nuria",
        Message("person-nuria"),
        Message("person-nuria-trade"),
        Message("person-nuria-line"),
        style="collector",
        first="apprentice",
        last="builder",
    ),
    Character(
        "yusuf",
        Message("person-yusuf"),
        Message("person-yusuf-trade"),
        Message("person-yusuf-line"),
        style="mason",
        first="journeyman",
        last="architect",
    ),
    Character(
        "ines",
        Message("person-ines"),
        Message("person-ines-trade"),
        Message("person-ines-line"),
        style="collector",
        first="journeyman",
        last="architect",
    ),
    Character(
        "daniel",
        Message("person-daniel"),
        Message("person-daniel-trade"),
        Message("person-daniel-line"),
        style="plain",
        first="apprentice",
        last="journeyman",
    ),
    Character(
        "tariq",
        Message("person-tariq"),
        Message("person-tariq-trade"),
        Message("person-tariq-line"),
        style="blocker",
        first="journeyman",
        last="master",
    ),
    Character(
        "leila",
        Message("person-leila"),
        Message("person-leila-trade"),
        Message("person-leila-line"),
        style="banker",
        first="builder",
        last="master",
    ),
    Character(
        "musa",
        Message("person-musa"),
        Message("person-musa-trade"),
        Message("person-musa-line"),
        style="banker",
        first="builder",
        last="master",
    ),
    Character(
        "amir",
        Message("person-amir"),
        Message("person-amir-trade"),
        Message("person-amir-line"),
        style="mason",
        first="architect",
        last="master",
    ),
    Character(
        "ibrahim",
        Message("person-ibrahim"),
        Message("person-ibrahim-trade"),
        Message("person-ibrahim-line"),
        style="blocker",
        first="architect",
        last="master",
    ),
    Character(
        "salma",
        Message("person-salma"),
        Message("person-salma-trade"),
        Message("person-salma-line"),
        style="plain",
        first="master",
        last="grandmaster",
    ),
    Character(
        "zahra",
        Message("person-zahra"),
        Message("person-zahra-trade"),
        Message("person-zahra-line"),
        style="plain",
        first="grandmaster",
        last="grandmaster",
    ),
)
"""All characters, roughly from the weakest to the strongest."""


def character_of(seat: Seated) -> Character | None:
    """In files of earlier versions, which lack the id, find the character by name, level and style."""
    if seat.character is not None:
        return next((character for character in CHARACTERS if character.id == seat.character), None)
    id_ = _unaccented(seat.name)
    return next(
        (character for character in CHARACTERS if character.id == id_ and _may_play(character, seat.level)),
        None,
    )


def _may_play(character: Character, styled_id: str | None) -> bool:
    return styled_id in [character.styled_id(level.id) for level in character.levels]


def _unaccented(name: str) -> str:
    letters = unicodedata.normalize("NFD", name.lower())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def draw_characters(count: int, seed: int, seated: Collection[str] = ()) -> tuple[Character, ...]:
    # imported here because the start page loads faster without it
    from ..rules.core.engine.shuffle import Stream, shuffled, source

    order = shuffled(CHARACTERS, source(seed, 0, Stream.PEOPLE))
    return tuple(character for character in order if character.id not in seated)[:count]


def nearest_character(character: Character, level_id: str, seated: Collection[str] = ()) -> Character | None:
    """Of the characters that play a level and are not `seated`, return the one most like `character`.

    `character` itself is preferred, then characters of the same style, then those near it in ``CHARACTERS``.
    If there is no such character, return None.
    """
    level_ = level(level_id)
    return min(
        (character for character in CHARACTERS if level_ in character.levels and character.id not in seated),
        key=lambda one: (
            one is not character,
            one.style != character.style,
            abs(CHARACTERS.index(one) - CHARACTERS.index(character)),
        ),
        default=None,
    )
