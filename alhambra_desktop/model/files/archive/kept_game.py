"""Data that the database stores about a finished game, for lists and statistics."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Any, Final

import attrs

from ...rules.codec import MisfitError, codec_for, load_plain
from ...rules.core.engine.event import BuildingBought
from ...rules.core.engine.play import Transition
from ...rules.core.engine.rulebook import Rulebook
from ...rules.core.engine.scoring import ScoringRound
from ...rules.core.engine.setup import SeatSetup
from ...rules.core.engine.state import GameState
from ...rules.core.frozen import frozen
from ...rules.core.geometry.plain_tile import PlainTile, plain_tiles
from ...rules.core.values import Owner, Seat
from ...rules.modules.registry import MOST_SEATS, rulebook
from ..saves.save import MANY
from ..saves.saved_game import SavedGame
from .table_code import table_code

AIDED: Final = "trainer"  # id of the assistance level that gives advice


class Help(Enum):
    """Kinds of help that a player can have in a game, from least to most. ``BRANCH`` is a practice game."""

    UNAIDED = "unaided"
    AIDED = "aided"
    BRANCH = "branch"


@frozen
class Points:
    round: int
    owner: Owner
    source: str
    subject: str | None
    amount: int


@frozen
class JudgedTurn:
    """Verdict on a turn, with the points ``lost`` and their 95 % interval from ``low`` to ``high``."""

    number: int
    seat: Seat
    verdict: str
    lost: float
    low: float
    high: float


@frozen
class KeptSeat:
    """A seat at the end of a game; ``bought`` and ``exact`` are None if the moves are unknown."""

    name: str
    colour: str
    level: str | None
    points: int
    place: int
    wall: int  # length of the longest wall or moat section
    most: str | None  # most frequent building type; None without buildings
    most_count: int
    bought: int | None  # number of purchases, except by means of expansions
    exact: int | None  # number of exact payments for these purchases
    city: str  # tiles as JSON
    character: str | None = None  # id of the computer player's character

    @property
    def person(self) -> bool:
        return self.level is None

    @property
    def tiles(self) -> tuple[PlainTile, ...]:
        return tuple(PlainTile(*tile) for tile in json.loads(self.city))


@frozen
class KeptGame:
    file: str  # name in the archive
    fingerprint: str
    ended: int  # Unix time
    game: str
    modules: tuple[str, ...]
    code: str | None  # table code
    turns: int
    assisted: bool  # see `SavedGame`
    hints: tuple[int, int, int]  # numbers of hints of three kinds (see `NO_HINTS`)
    aids: str | None  # id of the assistance level; None if unknown
    seats: tuple[KeptSeat, ...]
    branch: bool = False  # whether it is a practice game

    @property
    def own(self) -> Seat | None:
        """Seat of the only human player; None if there are several human players or none."""
        people = [seat for seat, taken in enumerate(self.seats) if taken.person]
        return people[0] if len(people) == 1 else None

    @property
    def help(self) -> Help:
        if self.branch:
            return Help.BRANCH
        aided = self.assisted or any(self.hints) or self.aids == AIDED
        return Help.AIDED if aided else Help.UNAIDED

    @property
    def margin(self) -> int | None:
        """Lead of the only human player (``own``) over the best other seat; None if ``own`` is None."""
        own = self.own
        if own is None:
            return None
        return self.seats[own].points - max(
            taken.points for seat, taken in enumerate(self.seats) if seat != own
        )


def fingerprint(game: SavedGame) -> str:
    """Return a digest of a game's setup, actions and scores, independent of the file format."""
    codec = codec_for(rulebook(game.setup))
    actions = [codec.dump_action(action) for action in game.actions]
    return _mark(codec.dump(game.setup), actions, [player.score for player in game.state.players])


def _mark(setup: Any, actions: Any, scores: list[int]) -> str:
    content = json.dumps([setup, actions, scores], sort_keys=True)
    return hashlib.sha256(content.encode()).hexdigest()[:16]


def kept_game(game: SavedGame, file: str, ended: int, aids: str | None) -> KeptGame:
    book = rulebook(game.setup)
    return KeptGame(
        file,
        fingerprint(game),
        ended,
        game.setup.game,
        game.setup.modules,
        table_code(game.setup),
        game.state.turn,
        game.assisted,
        game.hints,
        aids,
        tuple(_kept_seats(book, game)),
        bool(game.tried_from),
    )


def game_without_rules(body: Mapping[str, Any], file: str, ended: int) -> KeptGame | None:
    """Return the data of a game whose rule sets are missing; None if it is unfinished or damaged.

    Cities and payments are left out, because they cannot be determined without the rules.
    """
    try:
        setup, state = body["setup"], body["state"]
        if state["agenda"] or not state["players"]:
            return None
        scores = [_count(player["score"]) for player in state["players"]]
        seats = load_plain(tuple[SeatSetup, ...], setup["seats"])
        first, second, third = map(_count, body["hints"])
        return KeptGame(
            file,
            _mark(setup, body["actions"], scores),
            ended,
            load_plain(str, setup["game"]),
            load_plain(tuple[str, ...], setup["modules"]),
            None,
            _count(state["turn"]),
            load_plain(bool, body["assisted"]),
            (first, second, third),
            None,
            tuple(_seat_without_rules(*pair, scores) for pair in zip(seats, scores, strict=True)),
            bool(body["tried_from"]),
        )
    except (MisfitError, LookupError, TypeError, ValueError):
        return None


def _count(value: Any) -> int:
    count = load_plain(int, value)
    if not -MANY < count < MANY:
        raise ValueError(count)
    return count


def _seat_without_rules(taken: SeatSetup, points: int, scores: Iterable[int]) -> KeptSeat:
    place = 1 + sum(other > points for other in scores)
    return KeptSeat(
        taken.name, taken.colour, taken.level, points, place, 0, None, 0, None, None, "[]", taken.character
    )


def _kept_seats(book: Rulebook, game: SavedGame) -> Iterable[KeptSeat]:
    purchases = _purchases(game.history())
    scores = [player.score for player in game.state.players]
    for seat, taken in enumerate(game.setup.seats):
        city = game.state.players[seat].city
        edges = [city.length(edge) for edge in book.scored_edges]
        most, count = _most(book, game.state, seat)
        bought, exact = purchases[seat] if purchases is not None else (None, None)
        yield KeptSeat(
            taken.name,
            taken.colour,
            taken.level,
            scores[seat],
            1 + sum(other > scores[seat] for other in scores),
            max(edges, default=0),
            most,
            count,
            bought,
            exact,
            json.dumps(list(map(attrs.astuple, plain_tiles(city))), separators=(",", ":")),
            taken.character,
        )


def _most(book: Rulebook, state: GameState, seat: Seat) -> tuple[str | None, int]:
    counts = {type_id: book.count(state, seat, type_id) for type_id in book.types}
    best = max(counts, key=lambda type_id: counts[type_id], default=None)
    return (best, counts[best]) if best is not None and counts[best] else (None, 0)


def _purchases(history: Iterable[Transition] | None) -> Mapping[Seat, tuple[int, int]] | None:
    if history is None:
        return None
    bought, exact = Counter[Seat](), Counter[Seat]()
    for event in (event for move in history for event in move.events):
        if type(event) is BuildingBought:  # subclasses are purchases by means of an expansion
            bought[event.seat] += 1
            exact[event.seat] += not event.over
    return {seat: (bought[seat], exact[seat]) for seat in range(MOST_SEATS)}


def points_of(scorings: Iterable[ScoringRound]) -> Iterable[Points]:
    for held in scorings:
        for line in held.lines:
            if line.amount:
                yield Points(held.round, line.owner, line.source, line.subject, line.amount)
