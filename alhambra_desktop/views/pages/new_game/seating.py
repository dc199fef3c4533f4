from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

import attrs

from ....model.players.characters import CHARACTERS, draw_characters
from ....model.players.skill.levels import LEVELS, NEW_OPPONENT, level
from ....model.rules.core.engine.setup import COLOURS
from ....model.rules.core.frozen import frozen
from ....model.rules.modules.registry import FEWEST_SEATS, MOST_SEATS
from ....words import say
from ...game.next_table import character_seat, level_id, person_of, stand_in
from ...storage.preferences import SeatChoice

YOURS: Final = 0
LEFT, FAR_LEFT, FAR_MIDDLE, FAR_RIGHT, RIGHT = range(1, MOST_SEATS)

SPREAD: Final = {  # maps the number of opponents to their places in clockwise order
    1: (FAR_MIDDLE,),
    2: (FAR_LEFT, FAR_RIGHT),
    3: (FAR_LEFT, FAR_MIDDLE, FAR_RIGHT),
    4: (LEFT, FAR_LEFT, FAR_RIGHT, RIGHT),
    5: (LEFT, FAR_LEFT, FAR_MIDDLE, FAR_RIGHT, RIGHT),
}


@frozen
class Seating:
    """The player at each place, in turn order: clockwise from ``YOURS``."""

    places: tuple[SeatChoice | None, ...]

    @classmethod
    def of(cls, seats: Iterable[SeatChoice]) -> Seating:
        first, *others = seats
        places: list[SeatChoice | None] = [first, *[None] * (MOST_SEATS - 1)]
        for place, choice in zip(SPREAD[len(others)], others, strict=True):
            places[place] = choice
        return cls(tuple(places))

    @property
    def seats(self) -> tuple[SeatChoice, ...]:
        return tuple(choice for choice in self.places if choice is not None)

    @property
    def may_shrink(self) -> bool:
        return len(self.seats) > FEWEST_SEATS

    def free_colours(self, place: int) -> tuple[str, ...]:
        choice = self.places[place]
        taken = {choice.colour for choice in self.seats} - ({choice.colour} if choice is not None else set())
        return tuple(colour for colour in COLOURS if colour not in taken)

    def unavailable(self, place: int) -> frozenset[str]:
        """Return the ids of the characters that cannot be at a place.

        A character cannot be there if the character, or a human with the same name, is at another place.
        """
        others = [choice for at, choice in enumerate(self.places) if choice is not None and at != place]
        ids = {person.id for choice in others if (person := person_of(choice)) is not None}
        names = self.human_names(place)
        return frozenset(ids | {person.id for person in CHARACTERS if say(person.name) in names})

    def human_names(self, place: int) -> frozenset[str]:
        others = (choice for at, choice in enumerate(self.places) if choice is not None and at != place)
        return frozenset(choice.name for choice in others if choice.level is None)

    def with_seat(self, place: int, choice: SeatChoice | None) -> Seating:
        return Seating((*self.places[:place], choice, *self.places[place + 1 :]))

    def added(self, place: int, seed: int, before: Collection[str] = ()) -> Seating:
        """Seat a random character, which depends on `seed`, at a free place.

        `before` contains the characters of the previous table. They are chosen only if no other character is
        available.
        """
        drawn = draw_characters(len(CHARACTERS), seed, self.unavailable(place))
        person = min(drawn, key=lambda person: person.id in before)
        ranks = [LEVELS.index(level_) for level_ in person.levels]
        level_index = LEVELS.index(level(NEW_OPPONENT))
        nearest = LEVELS[min(ranks, key=lambda rank: abs(rank - level_index))]
        return self.with_seat(place, character_seat(person, self.free_colours(place)[0], nearest.id))

    def removed(self, place: int) -> Seating:
        """Remove the player at a place, unless too few players would be left.

        If the player was at ``YOURS``, the next player moves there, and the others are spread around the
        table.
        """
        if not self.may_shrink or self.places[place] is None:
            return self
        if place == YOURS:
            return Seating.of(self.seats[1:])
        return self.with_seat(place, None)

    def swapped(self, place: int) -> Seating:
        """Replace the character at a place by the next available one, with the same colour and level."""
        choice = self.places[place]
        assert choice is not None
        person = person_of(choice)
        assert person is not None
        unavailable = self.unavailable(place)
        after = (*CHARACTERS[CHARACTERS.index(person) + 1 :], *CHARACTERS)
        other = next(one for one in after if one.id not in unavailable and one is not person)
        return self.with_seat(place, character_seat(other, choice.colour, level_id(choice)))

    def stepped(self, place: int, step: int) -> Seating:
        """Change the level of a computer player by `step` ranks."""
        choice = self.places[place]
        if choice is None or choice.level is None:
            return self
        rank = LEVELS.index(level(level_id(choice))) + step
        person = person_of(choice)
        assert person is not None
        return self.with_seat(
            place, character_seat(person, choice.colour, LEVELS[max(0, min(rank, len(LEVELS) - 1))].id)
        )

    def coloured(self, place: int, colour: str) -> Seating:
        choice = self.places[place]
        assert choice is not None
        return self.with_seat(place, attrs.evolve(choice, colour=colour))

    def renamed(self, place: int, choice: SeatChoice) -> Seating:
        """Seat a player at `place`. If a character elsewhere has this name or portrait, replace that one."""
        changed = self.with_seat(place, choice)
        for at, other in enumerate(changed.places):
            person = person_of(other) if other is not None and other.level is not None else None
            if other is not None and person is not None and person.id in changed.unavailable(at):
                new = stand_in(person, level_id(other), changed.unavailable(at))
                changed = changed.with_seat(at, character_seat(new, other.colour, level_id(other)))
        return changed
