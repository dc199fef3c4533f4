from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

import attrs

from ...model.players.people import PEOPLE, Person, nearest_person
from ...model.players.skill.levels import FIRST_OPPONENT, level, with_style
from ...model.rules.core.engine.option import Value
from ...model.rules.core.engine.setup import COLOURS, SeatSetup, Setup
from ...model.rules.core.engine.shuffle import Stream, shuffled, source
from ...model.rules.core.values import Seat
from ...model.rules.core.words.message import Message
from ...model.rules.modules.registry import EXPANSIONS, MODULES, OPTIONS, make_setup
from ...words import phrase, say
from ..storage.preferences import FIRST_TABLE, Preferences, SeatWish, named
from ..text.names import person_name

if TYPE_CHECKING:
    from ...model.learning.goals.campaign import CampaignTable


PAIR: Final = ("yusuf",)
EVERYTHING: Final = ("leila", "tariq")
"""Opponents of two presets, at their weakest level; those of the quick game are in `FIRST_TABLE`."""


@attrs.frozen
class NextTable:
    """Seats in turn order, game, modules, and unofficial house variants."""

    seats: tuple[SeatWish, ...]
    game: str = MODULES[0].id
    modules: tuple[str, ...] = ()
    options: tuple[tuple[str, Value], ...] = ()

    def setup(self, seed: int) -> Setup:
        """Return the setup with these shuffles; raise `SetupError` if it is impossible."""
        seats = [_seat(wish, seed, seat) for seat, wish in enumerate(self.seats)]
        options = {name: value for name, value in self.options if name in OPTIONS}
        return make_setup(seats, seed, self.game, self.modules, options)

    @property
    def company(self) -> str | None:
        """The name of an owner without a seat who joins this table, or None."""
        seats = tuple(SeatSetup("", wish.colour) for wish in self.seats)
        setup = Setup(self.game, (), _complete(self.options), seats, 0)
        joining = (module.company(setup) for module in MODULES if module.automatic and module.in_use(setup))
        return next(joining, None)


def _complete(options: Iterable[tuple[str, Value]]) -> tuple[tuple[str, Value], ...]:
    official = {name: option.default for name, option in OPTIONS.items()}
    return tuple({**official, **dict(options)}.items())


def varied(options: Mapping[str, Value]) -> tuple[tuple[str, Value], ...]:
    """Return the unofficial house variants."""
    return tuple(
        (name, value) for name, value in options.items() if name in OPTIONS and value != OPTIONS[name].default
    )


def person_of(wish: SeatWish) -> Person | None:
    """Return the person of a seat's portrait; None for humans who only have their mark.

    Seats of earlier versions had only a name and a level.
    """
    by_id = next((person for person in PEOPLE if person.id == wish.person), None)
    if wish.level is None:
        return by_id
    if by_id is not None and wish.name == say(by_id.name):
        return by_id
    return next(
        (person for person in PEOPLE if wish.name in (say(person.name), person.id.capitalize())), by_id
    )


def people_at(setup: Setup, wishes: Iterable[SeatWish]) -> dict[Seat, Person]:
    """Return the people of a game's seats; those of humans are in the `wishes` for the last table."""
    chosen = {(wish.name, wish.colour): wish for wish in wishes if wish.level is None}
    found = {}
    for seat, one in enumerate(setup.seats):
        human = SeatWish(one.name, one.colour)
        wish = (
            SeatWish(one.name, one.colour, one.level)
            if one.level
            else chosen.get((one.name, one.colour), human)
        )
        if (person := person_of(wish)) is not None:
            found[seat] = person
    return found


def seated(person: Person, colour: str, level_id: str) -> SeatWish:
    return SeatWish(say(person.name), colour, person.wish(level_id), person.id)


def level_id(wish: SeatWish) -> str:
    """Return the level of a computer player without its style."""
    assert wish.level is not None
    return level(wish.level).id


def with_people(seats: Iterable[SeatWish]) -> tuple[SeatWish, ...]:
    """Seat a different person at every computer's seat, none with the name of a human."""
    found = list[SeatWish]()
    wishes = named(tuple(seats))
    taken = {one.id for wish in wishes if wish.level is None and (one := person_of(wish)) is not None}
    names = {wish.name for wish in wishes if wish.level is None}
    barred = {person.id for person in PEOPLE if say(person.name) in names}
    for wish in wishes:
        if wish.level is None:
            found.append(wish)
            continue
        person = person_of(wish)
        if person is None or person.id in taken | barred:
            person = stand_in(person or _of_style(wish), level_id(wish), taken | barred)
        taken.add(person.id)
        found.append(seated(person, wish.colour, level_id(wish)))
    return tuple(found)


def _of_style(wish: SeatWish) -> Person:
    style = level(str(wish.level)).style
    return next((person for person in PEOPLE if style is not None and person.style == style.id), PEOPLE[0])


def stand_in(person: Person, level_id: str, away: Iterable[str]) -> Person:
    """Return the person for a level who is most like `person` and not among those `away`."""
    left_out = set(away)
    found = nearest_person(person, level_id, left_out)
    return found or next(person for person in PEOPLE if person.id not in left_out)


def last_table(preferences: Preferences) -> NextTable:
    return NextTable(
        with_people(preferences.seats),
        preferences.game,
        preferences.modules,
        varied(dict(preferences.options)),
    )


def quick_game(preferences: Preferences) -> NextTable:
    return NextTable(_around(_own(preferences), FIRST_TABLE[1:]))


def two_players(preferences: Preferences) -> NextTable:
    return NextTable(_around(_own(preferences), _cast(PAIR)))


def with_everything(preferences: Preferences) -> NextTable:
    """Return a table for three with every bundled expansion."""
    return NextTable(_around(_own(preferences), _cast(EVERYTHING)), modules=EXPANSIONS)


def campaign_table(preferences: Preferences, table: CampaignTable) -> NextTable:
    """Return a table of the campaign for the human player of the last table.

    Opponents with the player's name get another name and portrait, but keep level and style.
    """
    wishes = [seated(person, "", level) for person, level in table.opponents]
    seats = _around(_own(preferences), wishes)
    others = (attrs.evolve(seat, level=wish.level) for seat, wish in zip(seats[1:], wishes, strict=True))
    return NextTable((seats[0], *others), table.game, table.modules)


def _own(preferences: Preferences) -> SeatWish:
    return next((wish for wish in preferences.seats if wish.level is None), FIRST_TABLE[0])


def _cast(opponents: Iterable[str]) -> list[SeatWish]:
    people = {person.id: person for person in PEOPLE}
    return [seated(people[name], "", people[name].first) for name in opponents]


def _around(own: SeatWish, others: Sequence[SeatWish]) -> tuple[SeatWish, ...]:
    colours = (colour for colour in COLOURS if colour != own.colour)
    return with_people((own, *map(_coloured, others, colours)))


def _coloured(wish: SeatWish, colour: str) -> SeatWish:
    return attrs.evolve(wish, colour=colour)


def as_last_time(preferences: Preferences) -> Setup:
    seats = named(preferences.seats)
    table = NextTable(seats, preferences.game, preferences.modules, preferences.options)
    return table.setup(secrets.randbits(31))


def first_game(preferences: Preferences, before: Collection[str] = ()) -> Setup:
    levels, seed = (None, FIRST_OPPONENT, FIRST_OPPONENT), secrets.randbits(31)
    names = names_for(levels, preferences, seed, before)
    seats = tuple(map(SeatWish, names, COLOURS, levels))
    return NextTable(seats).setup(seed)


def names_for(
    levels: Iterable[str | None], preferences: Preferences, seed: int, before: Collection[str] = ()
) -> list[str]:
    """Return a name for each seat, the player's first, the others drawn from the seed without `before`."""
    first = (
        next((wish.name for wish in named(preferences.seats) if wish.level is None), None) or person_name()
    )
    others = (name for name in drawn_names(seed, before) if name != first)
    names = list[str]()
    for taken in levels:
        names.append(first if taken is None and first not in names else next(others))
    return names


def drawn_names(seed: int, before: Collection[str] = ()) -> list[str]:
    """Return the language's names for computer players, drawn from the seed; those of `before` come last."""
    names = shuffled(phrase("player-names").split(), source(seed, 0, Stream.PEOPLE))
    return sorted(names, key=lambda name: name in before)


def kept(wish: SeatWish) -> SeatWish:
    """Return a seat as stored in preferences; the default name stays open for another language."""
    unnamed = wish.level is None and wish.name == phrase("seat-person")
    return attrs.evolve(wish, name="") if unnamed else wish


def _seat(wish: SeatWish, seed: int, seat: Seat) -> SeatSetup:
    if wish.level is None:
        return SeatSetup(wish.name, wish.colour)
    return SeatSetup(wish.name, wish.colour, "computer", with_style(wish.level, seed, seat))


def game_words(game: str) -> Message:
    title = next((module.title for module in MODULES if module.id == game), MODULES[0].title)
    return Message("rules-base-game") if game == MODULES[0].id else title


def titles_of(modules: Iterable[str]) -> tuple[Message, ...]:
    ids = set(modules)
    return tuple(module.title for module in MODULES if module.id in ids)
