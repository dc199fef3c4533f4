"""Events: past-tense facts for the log, animations, records and statistics. They drive no rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import attrs

from ..values import Cell, Owner, Seat
from ..words.message import Message
from ..words.naming import Naming
from .scoring import ScoringRound

RecordEntry = dict[str, Any]


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

    def said(self, names: Naming) -> Message | None:
        """What the log says of it after the name of its seat, if it has one; None where it says nothing."""
        return None


@attrs.frozen(slots=False)
class MoneyDealt(Event):
    """A player got the starting money, face up (B-4)."""

    seat: Seat
    cards: tuple[str, ...]

    def record(self) -> RecordEntry:
        """A ``deal`` entry."""
        return {"event": "deal", "seat": self.seat, "cards": list(self.cards)}

    def said(self, names: Naming) -> Message:
        """What the log says of it."""
        return Message("log-dealt", cards=names.card_nouns(self.cards))


@attrs.frozen(slots=False)
class FirstPlayerFound(Event):
    """It was found who begins (B-5); records and comparisons know nothing of ``why``."""

    seat: Seat
    why: Message | None = attrs.field(default=None, eq=False)

    def record(self) -> RecordEntry:
        """A ``first_player`` entry."""
        return {"event": "first_player", "seat": self.seat}

    def said(self, names: Naming) -> Message:
        """What the log says of it."""
        return Message("log-first") if self.why is None else Message("log-first-why", why=self.why)


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

    def record(self) -> RecordEntry | None:
        """A ``row`` entry."""
        if not self.added and not self.scoring:
            return None
        entry: RecordEntry = {"event": "row", "added": list(self.added)}
        if self.scoring:
            entry["scoring"] = list(self.scoring)
        if self.reshuffled is not None:
            entry["reshuffled"] = self.reshuffled
        return entry

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

    def record(self) -> RecordEntry:
        """A ``turn`` entry."""
        return {"event": "turn", "seat": self.seat}


@attrs.frozen(slots=False)
class MoneyTaken(Event):
    """A player took cards of the row (B-9)."""

    sums_up: ClassVar[bool] = True

    seat: Seat
    cards: tuple[str, ...]

    def record(self) -> RecordEntry:
        """A ``take`` entry."""
        return {"event": "take", "seat": self.seat, "cards": list(self.cards)}

    def said(self, names: Naming) -> Message:
        """What the log says of it."""
        return Message("log-took", cards=names.card_nouns(self.cards))


@attrs.frozen(slots=False)
class BuildingBought(Event):
    """A player bought a tile (B-10); ``over`` is what was paid too much, 0 if exact (B-11)."""

    sums_up: ClassVar[bool] = True

    seat: Seat
    tile: str
    cards: tuple[str, ...]
    price: int
    over: int

    def record(self) -> RecordEntry:
        """A ``buy`` entry."""
        return {"event": "buy", "seat": self.seat, "tile": self.tile, "cards": list(self.cards)}

    def said(self, names: Naming) -> Message:
        """What the log says of it."""
        return Message("log-bought", tile=names.tile_noun(self.tile), price=self.price, over=self.over)


@attrs.frozen(slots=False)
class Redesigned(Event):
    """A player changed the Alhambra (B-15): ``kind`` is add, remove or swap; ``out`` left it in a swap."""

    sums_up: ClassVar[bool] = True

    seat: Seat
    kind: str
    tile: str
    cell: Cell
    out: str | None = None

    def record(self) -> RecordEntry:
        """A ``redesign`` entry."""
        entry: RecordEntry = {
            "event": "redesign",
            "seat": self.seat,
            "kind": self.kind,
            "tile": self.tile,
            "at": list(self.cell),
        }
        if self.out is not None:
            entry["out"] = self.out
        return entry

    def said(self, names: Naming) -> Message:
        """What the log says of it."""
        tile = names.tile_noun(self.tile)
        if self.kind == "swap" and self.out is not None:
            return Message("log-swapped", tile=tile, out=names.tile_noun(self.out))
        return Message("log-added", tile=tile) if self.kind == "add" else Message("log-removed", tile=tile)


@attrs.frozen(slots=False)
class Passed(Event):
    """A player could do nothing (B-8)."""

    sums_up: ClassVar[bool] = True

    seat: Seat

    def record(self) -> RecordEntry:
        """A ``pass`` entry."""
        return {"event": "pass", "seat": self.seat}

    def said(self, names: Naming) -> Message:
        """What the log says of it."""
        return Message("log-passed")


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

    def record(self) -> RecordEntry:
        """A ``place`` entry."""
        return {"event": "place", "seat": self.seat, "tile": self.tile, "at": list(self.cell)}

    def said(self, names: Naming) -> Message:
        """What the log says of it."""
        return Message("log-placed", tile=names.tile_noun(self.tile))


@attrs.frozen(slots=False)
class TileReserved(Event):
    """A tile was put on the reserve."""

    seat: Seat
    tile: str

    def record(self) -> RecordEntry:
        """A ``reserve`` entry."""
        return {"event": "reserve", "seat": self.seat, "tile": self.tile}

    def said(self, names: Naming) -> Message:
        """What the log says of it."""
        return Message("log-reserved", tile=names.tile_noun(self.tile))


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

    def said(self, names: Naming) -> Message:
        """What the log says of it."""
        tile = names.tile_noun(self.tile)
        return Message("log-left", tile=tile) if self.seat is None else Message("log-given", tile=tile)


@attrs.frozen(slots=False)
class GameEnded(Event):
    """The game is over (B-36)."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]

    def record(self) -> RecordEntry:
        """An ``end`` entry."""
        return {"event": "end", "scores": list(self.scores), "winners": list(self.winners)}

    def said(self, names: Naming) -> Message:
        """What the log says of it."""
        winners = tuple(Message("name", name=names.owner_name(seat)) for seat in self.winners)
        return Message("log-won", names=winners, points=max(self.scores))
