"""States of a table, and observations: states without pile, bags and hidden hands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Self, TypeAlias, TypedDict, TypeVar

import attrs

from ..geometry.city import City
from ..values import Seat
from .scoring import ScoringRound
from .setup import Setup
from .step import Decision, Step


class Frozen:
    """Base of frozen classes that keep their fields in ``__dict__``.

    `changed` does what ``attrs.evolve`` does, several times faster.
    """

    def changed(self, **changes: object) -> Self:
        """Return a copy with some fields replaced; raise `TypeError` for an unknown field."""
        new = object.__new__(type(self))
        fields = new.__dict__
        fields.update(self.__dict__)
        count = len(fields)
        fields.update(changes)
        if len(fields) != count:
            raise no_such_field(self, changes)
        return new


def no_such_field(value: Frozen, changes: Mapping[str, object]) -> TypeError:
    names = {field.name for field in attrs.fields(type(value))}  # type: ignore[arg-type]  # every heir is one
    return TypeError(f"{type(value).__name__} has no field {', '.join(sorted(changes.keys() - names))}")


@attrs.frozen(slots=False)
class PlayerState(Frozen):
    """A player's cards and tiles. ``hand`` is sorted; ``purchases`` wait to be placed (B-13)."""

    hand: tuple[str, ...]
    city: City
    reserve: tuple[str, ...] = ()
    purchases: tuple[str, ...] = ()
    score: int = 0


@attrs.frozen(slots=False)
class Stock(Frozen):
    """One kind of tile: its bag (next tile last) and its four market squares, None if empty."""

    kind: str
    bag: tuple[str, ...]
    market: tuple[str | None, str | None, str | None, str | None] = (None, None, None, None)


@attrs.frozen
class Slice:
    """A module's part of a state; ``module`` is the key under which it is stored."""

    module: ClassVar[str]


S = TypeVar("S", bound=Slice)


class WithAgenda(Frozen):
    """Accessors shared by states and observations."""

    agenda: tuple[Step, ...]
    slices: Mapping[str, Slice]

    @property
    def decision(self) -> Decision | None:
        """The decision the game waits for; None after the game."""
        if self.agenda and isinstance(self.agenda[-1], Decision):
            return self.agenda[-1]
        return None

    def slice_of(self, type_: type[S]) -> S:
        """Return the slice of a type; raise `KeyError` if its module is not in use."""
        return self.slices[type_.module]  # type: ignore[return-value]  # kept by the type's own name


@attrs.frozen(slots=False)
class GameState(WithAgenda):
    """Everything about a game at one moment, immutable.

    ``pile`` is the money pile, next card last, including scoring cards. ``pile_parts`` are the sizes of its
    original parts, top part first (empty after a reshuffle); ``drawn`` counts the cards drawn since. ``due``
    are scoring rounds that turned up, ``round`` is the last one held. ``agenda[-1]`` runs next. ``slices``
    belong to the modules in use. ``shuffles`` counts random events; ``reshuffles`` counts how often the
    discard pile became the new pile.
    """

    setup: Setup
    players: tuple[PlayerState, ...]
    stocks: tuple[Stock, ...]
    row: tuple[str, ...]
    pile: tuple[str, ...]
    discard: tuple[str, ...]
    pile_parts: tuple[int, ...]
    drawn: int
    agenda: tuple[Step, ...]
    active: Seat
    turn: int
    round: int
    due: tuple[int, ...]
    scorings: tuple[ScoringRound, ...]
    shuffles: int
    slices: Mapping[str, Slice]
    reshuffles: int = 0

    @property
    def over(self) -> bool:
        return not self.agenda

    @property
    def pile_count(self) -> int:
        return len(self.pile)

    def forgetting(self) -> GameState:
        """Return the same state with cities without caches, whose later caches are freed with them."""
        players = [player.changed(city=player.city.forgetting()) for player in self.players]
        return self.changed(players=tuple(players))


@attrs.frozen(slots=False)
class PlayerView(Frozen):
    """A player as another seat sees them: ``hand`` is the visible part, ``cards`` its full size."""

    hand: tuple[str, ...]
    cards: int
    city: City
    reserve: tuple[str, ...]
    purchases: tuple[str, ...]
    score: int


@attrs.frozen(slots=False)
class StockView(Frozen):
    """The public part of a stock: the market, and the number of tiles in the bag."""

    kind: str
    bag_count: int
    market: tuple[str | None, str | None, str | None, str | None]


@attrs.frozen(slots=False)
class Observation(WithAgenda):
    """A moment of a game as one seat may know it.

    It has no pile, no bags, and no hands but those that are open or remembered. Its setup has no secrets.
    ``discard`` is sorted. Other fields mean the same as in `GameState`, which lets rules that read public
    facts take either.
    """

    setup: Setup
    seat: Seat
    players: tuple[PlayerView, ...]
    stocks: tuple[StockView, ...]
    row: tuple[str, ...]
    pile_count: int
    discard: tuple[str, ...]
    pile_parts: tuple[int, ...]
    drawn: int
    agenda: tuple[Step, ...]
    active: Seat
    turn: int
    round: int
    due: tuple[int, ...]
    scorings: tuple[ScoringRound, ...]
    slices: Mapping[str, Slice]
    reshuffles: int = 0

    @property
    def knows_hands(self) -> bool:
        """Whether every hand is visible or remembered."""
        return all(len(player.hand) == player.cards for player in self.players)


PublicState: TypeAlias = GameState | Observation
"""A state or observation, for rules that read public facts only."""


class StateChanges(TypedDict, total=False):
    players: tuple[PlayerState, ...]
    stocks: tuple[Stock, ...]
    row: tuple[str, ...]
    pile: tuple[str, ...]
    discard: tuple[str, ...]
    pile_parts: tuple[int, ...]
    drawn: int
    agenda: tuple[Step, ...]
    active: Seat
    turn: int
    round: int
    due: tuple[int, ...]
    scorings: tuple[ScoringRound, ...]
    shuffles: int
    slices: Mapping[str, Slice]
    reshuffles: int


class PlayerChanges(TypedDict, total=False):
    hand: tuple[str, ...]
    city: City
    reserve: tuple[str, ...]
    purchases: tuple[str, ...]
    score: int


class StockChanges(TypedDict, total=False):
    bag: tuple[str, ...]
    market: tuple[str | None, str | None, str | None, str | None]
