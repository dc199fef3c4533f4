"""Events for the log, animations, records and statistics; no rule depends on past events."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

import attrs

from ..frozen import frozen
from ..values import Cell, Owner, Seat
from ..words.message import Message
from ..words.wording import CARDS, TILE, Naming, if_set, of, worded
from .scoring import ScoringRound

RecordEntry = dict[str, Any]

ENTRY_NAMES: Final[Mapping[str, str]] = {"cell": "at"}
"""Maps fields to their names in game records, if these are different."""


def entry(event: str, /, *fields: str, **renamed: str) -> Callable[[Any], RecordEntry]:
    """Return a ``record`` method that makes an entry of a game record from `fields` of an event.

    By default, these are the fields by which events are compared. `renamed` and ``ENTRY_NAMES`` map fields to
    other names in the entry. The entry omits fields that have their default value.
    """
    names = {**ENTRY_NAMES, **renamed}

    def record(subject: Any) -> RecordEntry:
        declared = {field.name: field for field in attrs.fields(type(subject))}
        found: RecordEntry = {"event": event}
        for field in fields or (name for name, declaration in declared.items() if declaration.eq):
            value = getattr(subject, field)
            if field not in declared or value != declared[field].default:
                found[names.get(field, field)] = list(value) if isinstance(value, tuple) else value
        return found

    return record


@frozen(slots=False)
class Event:
    """In games without a window, ``counted`` events determine the random numbers of computer players.

    If a new event type were counted, existing seeds would lead to other games.
    """

    counted: ClassVar[bool] = True

    sums_up: ClassVar[bool] = False
    """Whether summaries such as *Since your turn* include the event."""

    def record(self) -> RecordEntry | None:
        """Return the entry of the game record, or None if records omit the event."""
        return None

    def message(self, names: Naming, /) -> Message | None:
        """Return the log text that follows the seat's name, or None."""
        return None


@frozen(slots=False)
class MoneyDealt(Event):
    """A player received starting money, face up (B-4)."""

    seat: Seat
    cards: tuple[str, ...]

    record = entry("deal")
    message = worded("log-dealt", cards=CARDS)


@frozen(slots=False)
class FirstPlayerFound(Event):
    """The first player was chosen (B-5). Records and comparisons of events ignore the reason (``why``)."""

    seat: Seat
    why: Message | None = attrs.field(default=None, eq=False)

    record = entry("first_player")
    message = if_set("why", worded("log-first-why", why=of("why")), worded("log-first"))


@frozen(slots=False)
class RowRefilled(Event):
    """Cards were added to the row.

    ``scoring`` lists the scoring rounds that scoring cards triggered.
    If the discard pile was reshuffled, ``reshuffled`` is the number of cards that were added before the
    reshuffle. Otherwise, it is None. ``left`` is the number of cards that remain in the pile.
    """

    added: tuple[str, ...]
    scoring: tuple[int, ...] = ()
    reshuffled: int | None = None
    left: int = 0

    _row = entry("row", "added", "scoring", "reshuffled")

    def record(self) -> RecordEntry | None:
        return self._row() if self.added or self.scoring else None

    def message(self, names: Naming) -> Message | None:
        if not self.scoring:
            return Message("log-reshuffled") if self.reshuffled is not None else None
        return Message(
            "log-scoring-card", rounds=tuple(Message("round", round=round_) for round_ in self.scoring)
        )


@frozen(slots=False)
class MarketRefilled(Event):
    """Tiles were added to the market.

    ``added`` contains (stock, square, tile) for each new tile on a market square.
    ``beside`` contains (stock, module, tile) for each tile laid beside the market. ``main`` is the kind of
    the first stock. In records, ``added`` contains only the tiles of this stock. The tiles of each other
    stock are in a field ``added_STOCK``.
    """

    added: tuple[tuple[str, int, str], ...]
    beside: tuple[tuple[str, str, str], ...] = ()
    main: str = ""

    def record(self) -> RecordEntry | None:
        if not self.added and not self.beside:
            return None
        entry: RecordEntry = {"event": "market", "added": {}}
        for kind, square, tile in self.added:
            name = "added" if kind == self.main else f"added_{kind}"
            entry.setdefault(name, {})[str(square)] = tile
        if self.beside:
            entry["beside"] = [tile for _, _, tile in self.beside]
        return entry


@frozen(slots=False)
class TurnBegan(Event):
    seat: Seat
    turn: int

    record = entry("turn", "seat")


@frozen(slots=False)
class MoneyTaken(Event):
    seat: Seat
    cards: tuple[str, ...]

    sums_up = True
    record = entry("take")
    message = worded("log-took", cards=CARDS)


@frozen(slots=False)
class BuildingBought(Event):
    """A player bought a tile (B-10); ``over`` is the overpayment."""

    seat: Seat
    tile: str
    cards: tuple[str, ...]
    price: int
    over: int

    sums_up = True
    record = entry("buy", "seat", "tile", "cards")
    message = worded("log-bought", tile=TILE, price=of("price"), over=of("over"))


@frozen(slots=False)
class Redesigned(Event):
    """A player changed the Alhambra (B-15).

    ``kind`` is ``add``, ``remove`` or ``swap``. ``out`` is the tile that a swap removes.
    """

    seat: Seat
    kind: str
    tile: str
    cell: Cell
    out: str | None = None

    sums_up = True
    record = entry("redesign")

    def message(self, names: Naming) -> Message:
        tile = names.tile_noun(self.tile)
        if self.out is not None:
            return Message("log-swapped", tile=tile, out=names.tile_noun(self.out))
        return Message("log-added", tile=tile) if self.kind == "add" else Message("log-removed", tile=tile)


@frozen(slots=False)
class Passed(Event):
    seat: Seat

    sums_up = True
    record = entry("pass")
    message = worded("log-passed")


@frozen(slots=False)
class ActionDeclined(Event):
    seat: Seat


@frozen(slots=False)
class TilePlaced(Event):
    seat: Seat
    tile: str
    cell: Cell

    record = entry("place")
    message = worded("log-placed", tile=TILE)


@frozen(slots=False)
class TileReserved(Event):
    seat: Seat
    tile: str

    record = entry("reserve")
    message = worded("log-reserved", tile=TILE)


@frozen(slots=False)
class TurnEnded(Event):
    seat: Seat


@frozen(slots=False)
class ScoringHeld(Event):
    """A scoring round was held (B-28 ff.). ``counts`` maps (owner, type) to the number of buildings."""

    scoring: ScoringRound
    seats: int
    counts: Mapping[tuple[Owner, str], int]

    def record(self) -> RecordEntry:
        entry: RecordEntry = {
            "event": "score",
            "round": self.scoring.round,
            "seats": [_score_row(self.scoring, seat) for seat in range(self.seats)],
        }
        for owner in dict.fromkeys(line.owner for line in self.scoring.lines if isinstance(line.owner, str)):
            entry[str(owner)] = _score_row(self.scoring, owner)
        return entry

    def message(self, names: Naming) -> Message:
        points = tuple(
            Message("log-points", name=names.owner_name(owner), points=self.scoring.total(owner))
            for owner in names.owners()
        )
        return Message("log-scored", round=self.scoring.round, points=points)


def _score_row(scoring: ScoringRound, owner: Seat | str) -> RecordEntry:
    row: RecordEntry = {}
    types: dict[str, int] = {}
    for line in scoring.lines:
        if line.owner != owner:
            continue
        if line.subject is not None:
            types[line.subject] = types.get(line.subject, 0) + line.amount
        else:
            row[line.source] = row.get(line.source, 0) + line.amount
    return {**row, "types": types, "total": scoring.total(owner)}


@frozen(slots=False)
class LeftoverGiven(Event):
    """A leftover market tile was given to a seat (B-34). If ``seat`` is None, the tile stays on the market.

    ``sums`` lists (seat, sum) for the two highest sums of money in the currency of the square. Records and
    comparisons of events ignore ``sums``.
    """

    square: int
    tile: str
    seat: Seat | None
    sums: tuple[tuple[Seat, int], ...] = attrs.field(default=(), eq=False)

    def record(self) -> RecordEntry:
        return {"event": "leftover", "square": str(self.square), "tile": self.tile, "seat": self.seat}

    message = if_set("seat", worded("log-given", tile=TILE), worded("log-left", tile=TILE))


@frozen(slots=False)
class GameEnded(Event):
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]

    record = entry("end")

    def message(self, names: Naming) -> Message:
        winners = tuple(Message("name", name=names.owner_name(seat)) for seat in self.winners)
        return Message("log-won", names=winners, points=max(self.scores))
