"""Events: past-tense facts for the log, animations, records and statistics. They drive no rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

import attrs

from ..values import Cell, Owner, Seat
from ..words.message import Message
from ..words.naming import Naming
from ..words.saying import CARDS, TILE, if_set, of, says
from .scoring import ScoringRound

RecordEntry = dict[str, Any]

ENTRY_NAMES: Final[Mapping[str, str]] = {"cell": "at"}
"""Fields of actions and events that an entry of a game record (docs/game-record.md) calls otherwise."""


def entry(event: str, /, *fields: str, **renamed: str) -> Callable[[Any], RecordEntry]:
    """A ``record`` with these fields, or else with all by which events are compared.

    Names in an entry are those of the event, but for ``ENTRY_NAMES`` and ``renamed``. A field that has its
    default is left out.
    """
    names = {**ENTRY_NAMES, **renamed}

    def record(told: Any) -> RecordEntry:
        declared = {field.name: field for field in attrs.fields(type(told))}
        found: RecordEntry = {"event": event}
        for field in fields or (name for name, one in declared.items() if one.eq):
            value = getattr(told, field)
            if field not in declared or value != declared[field].default:
                found[names.get(field, field)] = list(value) if isinstance(value, tuple) else value
        return found

    return record


@attrs.frozen(slots=False)
class Event:
    """Something that happened, known to everybody.

    Random numbers of whole games between computer players go by the number of ``counted`` events so far;
    facts that came to be told later are not, so that the same seed stays the same game.
    """

    counted: ClassVar[bool] = True

    sums_up: ClassVar[bool] = False
    """True for what sums a turn up, where there is room for few words."""

    def record(self) -> RecordEntry | None:
        """The entry of the game record, or None for events that a record does not name."""
        return None

    def said(self, names: Naming, /) -> Message | None:
        """What the log says of it after the name of its seat, if it has one; None where it says nothing."""
        return None


@attrs.frozen(slots=False)
class MoneyDealt(Event):
    """A player got the starting money, face up (B-4)."""

    seat: Seat
    cards: tuple[str, ...]

    record = entry("deal")
    said = says("log-dealt", cards=CARDS)


@attrs.frozen(slots=False)
class FirstPlayerFound(Event):
    """It was found who begins (B-5); records and comparisons know nothing of ``why``."""

    seat: Seat
    why: Message | None = attrs.field(default=None, eq=False)

    record = entry("first_player")
    said = if_set("why", says("log-first-why", why=of("why")), says("log-first"))


@attrs.frozen(slots=False)
class RowRefilled(Event):
    """Cards came to the row; ``scoring`` are rounds whose cards turned up.

    ``reshuffled`` is the number of added cards drawn before the discard became the new pile, or None;
    ``left`` is the number of cards in the pile afterwards.
    """

    added: tuple[str, ...]
    scoring: tuple[int, ...] = ()
    reshuffled: int | None = None
    left: int = 0

    _row = entry("row", "added", "scoring", "reshuffled")

    def record(self) -> RecordEntry | None:
        """A ``row`` entry."""
        return self._row() if self.added or self.scoring else None

    def said(self, names: Naming) -> Message | None:
        """What the log says of it."""
        if not self.scoring:
            return Message("log-reshuffled") if self.reshuffled is not None else None
        return Message("log-scoring-card", rounds=tuple(Message("round", round=one) for one in self.scoring))


@attrs.frozen(slots=False)
class MarketRefilled(Event):
    """Tiles came to the market, as (kind of stock, square, tile); ``beside`` it were laid others.

    These are (kind of stock, module that has them, tile). ``main`` is the kind of stock that a record does
    not name.
    """

    added: tuple[tuple[str, int, str], ...]
    beside: tuple[tuple[str, str, str], ...] = ()
    main: str = ""

    def record(self) -> RecordEntry | None:
        """A ``market`` entry."""
        if not self.added and not self.beside:
            return None
        entry: RecordEntry = {"event": "market", "added": {}}
        for kind, square, tile in self.added:
            name = "added" if kind == self.main else f"added_{kind}"
            entry.setdefault(name, {})[str(square)] = tile
        if self.beside:
            entry["beside"] = [tile for _, _, tile in self.beside]
        return entry


@attrs.frozen(slots=False)
class TurnBegan(Event):
    """A player's turn began; turns are counted from 1."""

    seat: Seat
    turn: int

    record = entry("turn", "seat")


@attrs.frozen(slots=False)
class MoneyTaken(Event):
    """A player took cards of the row (B-9)."""

    seat: Seat
    cards: tuple[str, ...]

    sums_up = True
    record = entry("take")
    said = says("log-took", cards=CARDS)


@attrs.frozen(slots=False)
class BuildingBought(Event):
    """A player bought a tile (B-10); ``over`` is what was paid too much, 0 if exact (B-11)."""

    seat: Seat
    tile: str
    cards: tuple[str, ...]
    price: int
    over: int

    sums_up = True
    record = entry("buy", "seat", "tile", "cards")
    said = says("log-bought", tile=TILE, price=of("price"), over=of("over"))


@attrs.frozen(slots=False)
class Redesigned(Event):
    """A player changed the Alhambra (B-15): ``kind`` is add, remove or swap; ``out`` left it in a swap."""

    seat: Seat
    kind: str
    tile: str
    cell: Cell
    out: str | None = None

    sums_up = True
    record = entry("redesign")

    def said(self, names: Naming) -> Message:
        """What the log says of it."""
        tile = names.tile_noun(self.tile)
        if self.out is not None:
            return Message("log-swapped", tile=tile, out=names.tile_noun(self.out))
        return Message("log-added", tile=tile) if self.kind == "add" else Message("log-removed", tile=tile)


@attrs.frozen(slots=False)
class Passed(Event):
    """A player could do nothing (B-8)."""

    seat: Seat

    sums_up = True
    record = entry("pass")
    said = says("log-passed")


@attrs.frozen(slots=False)
class ActionDeclined(Event):
    """A player left the further action unused (B-11)."""

    seat: Seat


@attrs.frozen(slots=False)
class TilePlaced(Event):
    """A tile was added to an Alhambra."""

    seat: Seat
    tile: str
    cell: Cell

    record = entry("place")
    said = says("log-placed", tile=TILE)


@attrs.frozen(slots=False)
class TileReserved(Event):
    """A tile was put on the reserve."""

    seat: Seat
    tile: str

    record = entry("reserve")
    said = says("log-reserved", tile=TILE)


@attrs.frozen(slots=False)
class TurnEnded(Event):
    """A player ended the turn."""

    seat: Seat


@attrs.frozen(slots=False)
class ScoringHeld(Event):
    """A scoring round took place (B-28 ff.); ``counts`` are the tiles of each owner and type then."""

    scoring: ScoringRound
    seats: int
    counts: Mapping[tuple[Owner, str], int]

    def record(self) -> RecordEntry:
        """A ``score`` entry."""
        entry: RecordEntry = {
            "event": "score",
            "round": self.scoring.round,
            "seats": [_score_row(self.scoring, seat) for seat in range(self.seats)],
        }
        for owner in dict.fromkeys(line.owner for line in self.scoring.lines if isinstance(line.owner, str)):
            entry[str(owner)] = _score_row(self.scoring, owner)
        return entry

    def said(self, names: Naming) -> Message:
        """What the log says of it."""
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


@attrs.frozen(slots=False)
class LeftoverGiven(Event):
    """A tile left on the market was given away, or stays where ``seat`` is None (B-34).

    ``sums`` are the two highest sums of money in its currency, each with its seat, the highest first; they
    are shown at the table and are nothing that happened, so neither records nor comparisons know them.
    """

    square: int
    tile: str
    seat: Seat | None
    sums: tuple[tuple[Seat, int], ...] = attrs.field(default=(), eq=False)

    def record(self) -> RecordEntry:
        """A ``leftover`` entry."""
        return {"event": "leftover", "square": str(self.square), "tile": self.tile, "seat": self.seat}

    said = if_set("seat", says("log-given", tile=TILE), says("log-left", tile=TILE))


@attrs.frozen(slots=False)
class GameEnded(Event):
    """The game is over (B-36)."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]

    record = entry("end")

    def said(self, names: Naming) -> Message:
        """What the log says of it."""
        winners = tuple(Message("name", name=names.owner_name(seat)) for seat in self.winners)
        return Message("log-won", names=winners, points=max(self.scores))
