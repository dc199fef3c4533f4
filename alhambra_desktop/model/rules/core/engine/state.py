from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, Self, TypeAlias, TypedDict, TypeVar, Unpack

import attrs

from ..frozen import frozen
from ..geometry.city import City
from ..values import Seat, replaced
from .event import Event
from .scoring import ScoringRound
from .setup import Setup
from .shuffle import order_of
from .step import Decision, Step


class Frozen:
    """Base of frozen classes that store their fields in ``__dict__`` instead of slots.

    This makes `changed` faster than ``attrs.evolve``.
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
    names = {field.name for field in attrs.fields(type(value))}  # type: ignore[arg-type]  # an attrs class
    return TypeError(f"{type(value).__name__} has no field {', '.join(sorted(changes.keys() - names))}")


@frozen(slots=False)
class PlayerState(Frozen):
    """A player's cards and tiles.

    ``hand`` is sorted. ``purchases`` contains the tiles that are not placed yet (B-13).
    """

    hand: tuple[str, ...]
    city: City
    reserve: tuple[str, ...] = ()
    purchases: tuple[str, ...] = ()
    score: int = 0


@frozen(slots=False)
class Stock(Frozen):
    """The last tile of ``bag`` is drawn first. An empty market square is None."""

    kind: str
    bag: tuple[str, ...]
    market: tuple[str | None, str | None, str | None, str | None] = (None, None, None, None)


@frozen
class Slice:
    """The part of a state that belongs to a module. Its key in ``GameState.slices`` is ``module``."""

    module: ClassVar[str]


S = TypeVar("S", bound=Slice)


class WithAgenda(Frozen):
    agenda: tuple[Step, ...]
    slices: Mapping[str, Slice]

    @property
    def decision(self) -> Decision | None:
        """The pending decision; None after the game."""
        if self.agenda and isinstance(self.agenda[-1], Decision):
            return self.agenda[-1]
        return None

    def slice_of(self, type_: type[S]) -> S:
        """Raise `KeyError` if the module of this slice is not in use."""
        return self.slices[type_.module]  # type: ignore[return-value]  # this key has a slice of this type


@frozen(slots=False)
class GameState(WithAgenda):
    """The immutable state of a game at one moment.

    - ``pile``: the money pile with its scoring cards; the last card is drawn first
    - ``pile_parts``: original sizes of the pile's parts, top part first; empty if the pile has no parts
    - ``drawn``: number of cards drawn since this pile was shuffled
    - ``agenda``: steps to run; the last step runs next
    - ``round``: the last scoring round held
    - ``due``: scoring rounds that were triggered but not held yet
    - ``reshuffles``: how many times the discard pile has been shuffled into a new money pile
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

    def without_cache(self) -> GameState:
        """Return the state without the cached facts of its cities, to free memory."""
        players = [player.changed(city=player.city.without_cache()) for player in self.players]
        return self.changed(players=tuple(players))


@frozen(slots=False)
class PlayerView(Frozen):
    """A player's cards and tiles, as an observer sees them.

    ``hand`` contains only the cards that the observer knows. ``cards`` counts all cards of the hand.
    """

    hand: tuple[str, ...]
    cards: int
    city: City
    reserve: tuple[str, ...]
    purchases: tuple[str, ...]
    score: int


@frozen(slots=False)
class StockView(Frozen):
    kind: str
    bag_count: int
    market: tuple[str | None, str | None, str | None, str | None]


@frozen(slots=False)
class Observation(WithAgenda):
    """One moment of a game, limited to the knowledge of ``seat``.

    ``setup`` contains no secrets, and ``slices`` contain only what the seat can see. ``discard`` is sorted.
    The remaining fields have the same meaning as in `GameState`.
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
        return all(len(player.hand) == player.cards for player in self.players)


PublicState: TypeAlias = GameState | Observation  # for functions that use only public facts


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


Arrange = Callable[["Draft", str, tuple[str, ...]], tuple[str, ...]]
"""Function that decides the result of a shuffle.

Its arguments are the draft, a name for the items, and the items.
"""


class Draft:
    """The next state while the rules construct it. The rules change no other object.

    ``state`` changes in place until the action is finished, and never afterwards. The values of its fields
    are immutable. When rules reveal hidden information, they set ``revealed``. `arrange` decides the results
    of shuffles; if it is None, `order_of` decides them.
    """

    __slots__ = ("_arrange", "_count", "_fields", "events", "revealed", "state")

    def __init__(self, state: GameState, arrange: Arrange | None = None) -> None:
        self._arrange = arrange
        self.state = state.changed()
        self._fields: dict[str, object] = self.state.__dict__
        self._count = len(self._fields)
        self.events: list[Event] = []
        self.revealed = False

    def emit(self, event: Event) -> None:
        self.events.append(event)

    def change(self, **changes: Unpack[StateChanges]) -> None:
        """Raise `TypeError` for an unknown field."""
        fields = self._fields
        fields.update(changes)
        if len(fields) != self._count:
            raise no_such_field(self.state, changes)

    def player(self, seat: Seat) -> PlayerState:
        return self.state.players[seat]

    def change_player(self, seat: Seat, **changes: Unpack[PlayerChanges]) -> None:
        players = self.state.players
        self._fields["players"] = replaced(players, seat, players[seat].changed(**changes))

    def change_stock(self, stock: Stock, **changes: Unpack[StockChanges]) -> None:
        new = stock.changed(**changes)
        self._fields["stocks"] = tuple([new if old.kind == stock.kind else old for old in self.state.stocks])

    def change_slice(self, value: Slice) -> None:
        self._fields["slices"] = {**self.state.slices, value.module: value}

    def shuffle(self, items: tuple[str, ...], of: str) -> tuple[str, ...]:
        """`of` is the name of the items, such as ``BAG``."""
        number = self.state.shuffles
        self._fields["shuffles"] = number + 1
        if self._arrange is not None:
            return self._arrange(self, of, items)
        return order_of(self.state.setup, number, items)

    def push(self, *steps: Step) -> None:
        """Put steps on the agenda; the first step runs first."""
        self._fields["agenda"] = self.state.agenda + steps[::-1]

    def pop(self) -> Step:
        agenda = self.state.agenda
        self._fields["agenda"] = agenda[:-1]
        return agenda[-1]
