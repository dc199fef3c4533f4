from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Final

import attrs

from ...model.players.characters import CHARACTERS, Character, nearest_character
from ...model.players.skill.levels import FIRST_OPPONENT, level, with_style
from ...model.rules.core.engine.option import Value
from ...model.rules.core.engine.setup import COLOURS, SeatSetup, Setup
from ...model.rules.core.frozen import frozen
from ...model.rules.core.values import Seat
from ...model.rules.core.words.message import Message
from ...model.rules.modules.registry import EXPANSIONS, MODULES, OPTIONS, make_setup
from ...words import phrase, say
from ..art.people.seat_picture import SeatPicture
from ..storage.preferences import FIRST_TABLE, Preferences, SeatChoice, named
from .seat_pictures import portrait_id

if TYPE_CHECKING:
    from ...model.files.archive.table_code import CodedTable
    from ...model.learning.goals.campaign import CampaignTable


# Ids of the characters who are the opponents in `two_players` and `with_everything`. Each of them plays at
# the character's lowest level.
PAIR: Final = ("yusuf",)
EVERYTHING: Final = ("leila", "tariq")


@frozen
class NextTable:
    """A table for the next game: seats in turn order, game, modules, and unofficial house variants."""

    seats: tuple[SeatChoice, ...]
    game: str = MODULES[0].id
    modules: tuple[str, ...] = ()
    options: tuple[tuple[str, Value], ...] = ()

    def setup(self, seed: int) -> Setup:
        """Return the setup of this table with a seed; raise `SetupError` if the table is impossible."""
        seats = [_seat(choice, seed, seat) for seat, choice in enumerate(self.seats)]
        options = {name: value for name, value in self.options if name in OPTIONS}
        return make_setup(seats, seed, self.game, self.modules, options)

    @property
    def company(self) -> str | None:
        """The name of a player who scores without a seat, such as Dirk. None if there is no such player."""
        seats = tuple(SeatSetup("", choice.colour) for choice in self.seats)
        setup = Setup(self.game, (), _complete(self.options), seats, 0)
        joining = (module.company(setup) for module in MODULES if module.automatic and module.in_use(setup))
        return next(joining, None)


def _complete(options: Iterable[tuple[str, Value]]) -> tuple[tuple[str, Value], ...]:
    official = {name: option.default for name, option in OPTIONS.items()}
    return tuple({**official, **dict(options)}.items())


def unofficial_variants(options: Mapping[str, Value]) -> tuple[tuple[str, Value], ...]:
    return tuple(
        (name, value) for name, value in options.items() if name in OPTIONS and value != OPTIONS[name].default
    )


def person_of(choice: SeatChoice) -> Character | None:
    """Return the character that a seat's portrait shows, or None if there is none.

    The character of a computer player is also found by name, because earlier versions stored no id.
    """
    by_id = next((person for person in CHARACTERS if person.id == choice.person), None)
    if choice.level is None:
        return by_id
    if by_id is not None and choice.name == say(by_id.name):
        return by_id
    return next(
        (person for person in CHARACTERS if choice.name in (say(person.name), person.id.capitalize())), by_id
    )


def choice_picture(choice: SeatChoice) -> SeatPicture:
    return SeatPicture(choice.colour, portrait_id(person_of(choice), choice.level))


def _person_id(choice: SeatChoice) -> str | None:
    person = person_of(choice)
    return person.id if person is not None else None


def character_seat(person: Character, colour: str, level_id: str) -> SeatChoice:
    return SeatChoice(say(person.name), colour, person.styled_id(level_id), person.id)


def level_id(choice: SeatChoice) -> str:
    """Return the id of a computer player's level, without the style."""
    assert choice.level is not None
    return level(choice.level).id


def with_people(seats: Iterable[SeatChoice], *, styled: bool = False) -> tuple[SeatChoice, ...]:
    """Give each computer player a character that no other player has.

    The character's name also differs from the names of all human players. If `styled` is True, computer
    players keep the playing styles of their seats. Otherwise, they get those of their characters.
    """
    found = list[SeatChoice]()
    choices = named(tuple(seats))
    taken = {one.id for choice in choices if choice.level is None and (one := person_of(choice)) is not None}
    names = {choice.name for choice in choices if choice.level is None}
    barred = {person.id for person in CHARACTERS if say(person.name) in names}
    for choice in choices:
        if choice.level is None:
            found.append(choice)
            continue
        person = person_of(choice)
        if person is None or person.id in taken | barred:
            person = stand_in(person or _of_style(choice), level_id(choice), taken | barred)
        taken.add(person.id)
        seat = character_seat(person, choice.colour, level_id(choice))
        found.append(attrs.evolve(seat, level=choice.level) if styled else seat)
    return tuple(found)


def _of_style(choice: SeatChoice) -> Character:
    style = level(str(choice.level)).style
    return next(
        (person for person in CHARACTERS if style is not None and person.style == style.id), CHARACTERS[0]
    )


def stand_in(person: Character, level_id: str, away: Iterable[str]) -> Character:
    """Of the available characters that play at a level, return the one most similar to `person`.

    Characters whose ids are in `away` are not available. If no available character plays at this level,
    return any available character.
    """
    left_out = set(away)
    found = nearest_character(person, level_id, left_out)
    return found or next(person for person in CHARACTERS if person.id not in left_out)


def last_table(preferences: Preferences) -> NextTable:
    return NextTable(
        with_people(preferences.seats),
        preferences.game,
        preferences.modules,
        unofficial_variants(dict(preferences.options)),
    )


def quick_game(preferences: Preferences) -> NextTable:
    return NextTable(_around(_own(preferences), FIRST_TABLE[1:]))


def two_players(preferences: Preferences) -> NextTable:
    return NextTable(_around(_own(preferences), _cast(PAIR)))


def with_everything(preferences: Preferences) -> NextTable:
    return NextTable(_around(_own(preferences), _cast(EVERYTHING)), modules=EXPANSIONS)


def campaign_table(preferences: Preferences, table: CampaignTable) -> NextTable:
    """Return the `NextTable` for a campaign table.

    If an opponent has the player's name, a similar character replaces this opponent.
    """
    choices = [character_seat(person, "", level) for person, level in table.opponents]
    return NextTable(_around(_own(preferences), choices, styled=True), table.game, table.modules)


def coded_setup(preferences: Preferences, table: CodedTable) -> Setup:
    """Return the setup that a table code describes. Raise `SetupError` if its rule sets cannot be combined.

    The first human seat belongs to the player. The seed determines the names of the other human players.
    """
    own, names = _own(preferences), drawn_names(table.seed)
    humans = chain([own], (SeatChoice(name, "") for name in names if name != own.name))
    found = with_people(
        attrs.evolve(next(humans), colour=seat.colour)
        if seat.level is None
        else SeatChoice(seat.level, seat.colour, seat.level)
        for seat in table.seats
    )
    setup = table.setup(choice.name for choice in found)
    pairs = zip(setup.seats, found, strict=True)
    seats = tuple(attrs.evolve(seat, character=_person_id(choice)) for seat, choice in pairs)
    return attrs.evolve(setup, seats=seats)


def _own(preferences: Preferences) -> SeatChoice:
    return next((choice for choice in preferences.seats if choice.level is None), FIRST_TABLE[0])


def _cast(opponents: Iterable[str]) -> list[SeatChoice]:
    people = {person.id: person for person in CHARACTERS}
    return [character_seat(people[name], "", people[name].first) for name in opponents]


def _around(own: SeatChoice, others: Sequence[SeatChoice], *, styled: bool = False) -> tuple[SeatChoice, ...]:
    colours = (colour for colour in COLOURS if colour != own.colour)
    return with_people((own, *map(_coloured, others, colours)), styled=styled)


def _coloured(choice: SeatChoice, colour: str) -> SeatChoice:
    return attrs.evolve(choice, colour=colour)


def _new_seed() -> int:
    from secrets import randbits  # imported late: loads hashlib, which the start page does not need

    return randbits(31)


def last_setup(preferences: Preferences) -> Setup:
    return last_table(preferences).setup(_new_seed())


def first_game(preferences: Preferences) -> Setup:
    others = [attrs.evolve(choice, level=FIRST_OPPONENT) for choice in FIRST_TABLE[1:]]
    return NextTable(_around(_own(preferences), others)).setup(_new_seed())


def drawn_names(seed: int) -> list[str]:
    """Return names in the language of the program, in an order that depends on the seed."""
    from ...model.rules.core.engine.shuffle import Stream, shuffled, source  # imported late: loads hashlib

    return list(shuffled(phrase("player-names").split(), source(seed, 0, Stream.PEOPLE)))


def stored_seat(choice: SeatChoice) -> SeatChoice:
    """Return a seat as it is stored in the preferences.

    If a human player has the default name, the stored name is empty.
    """
    unnamed = choice.level is None and choice.name == phrase("seat-person")
    return attrs.evolve(choice, name="") if unnamed else choice


def _seat(choice: SeatChoice, seed: int, seat: Seat) -> SeatSetup:
    character = _person_id(choice)
    if choice.level is None:
        return SeatSetup(choice.name, choice.colour, character=character)
    return SeatSetup(choice.name, choice.colour, "computer", with_style(choice.level, seed, seat), character)


def game_words(game: str) -> Message:
    title = next((module.title for module in MODULES if module.id == game), MODULES[0].title)
    return Message("rules-base-game") if game == MODULES[0].id else title


def titles_of(modules: Iterable[str]) -> tuple[Message, ...]:
    ids = set(modules)
    return tuple(module.title for module in MODULES if module.id in ids)
