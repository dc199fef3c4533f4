"""Statistics of finished games: wins by level, points by source, what turns lost, exact payments, bests.

They are of games that one person played against computer players. Those that were played unaided, those with
hints or aids, and those tried once more from a moment are kept apart (``Help``).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final

import attrs

from ...players.intervals import wilson
from ...players.skill.levels import LEVELS, LevelError, level
from ...rules.core.engine.setup import COLOURS, SeatSetup
from ...rules.core.values import Seat
from ...rules.core.words.message import Message
from ...rules.core.words.nouns import edge_noun, types_noun
from ...rules.modules.registry import FEWEST_SEATS, SetupError, make_setup, rulebook
from .kept_game import Help, KeptGame, Points

RECENT: Final = 20
"""Games of which the course of time is told."""


@attrs.frozen
class Share:
    """So many of so many, and the 95 % interval of that share (Wilson)."""

    won: int
    played: int
    low: float
    high: float


@attrs.frozen
class Tally(Share):
    """Games against a level that were won, alone or shared; with so many ``seats``, or with any (None)."""

    level: str
    seats: int | None = None


@attrs.frozen
class LevelTally:
    """Games against a level: all of them, and by the number of seats, the fewest first."""

    whole: Tally
    by_seats: tuple[Tally, ...]


@attrs.frozen
class Part:
    """What the person got in a game from a source, or for a type; ``edge`` where a run was scored."""

    source: str
    subject: str | None
    noun: Message
    edge: bool
    amount: int


@attrs.frozen
class Earned:
    """Where the person's points of a game came from, in the order in which they are counted."""

    game: KeptGame
    parts: tuple[Part, ...]

    @property
    def total(self) -> int:
        """All of them."""
        return sum(part.amount for part in self.parts)


@attrs.frozen
class TriedTurns:
    """What trying the turns of a seat out came to: how many they were, and the points that they lost."""

    turns: int
    lost: float


@attrs.frozen
class Lost:
    """What the person's turns of a game lost by the judge's eye."""

    game: KeptGame
    tried: TriedTurns

    @property
    def in_ten(self) -> int:
        """Points that ten turns lost."""
        return round(10 * self.tried.lost / self.tried.turns)


@attrs.frozen
class Best:
    """A personal best: what it is in words, its figure, and the game, the first one that reached it."""

    said: Message
    figure: int
    game: KeptGame


@attrs.frozen
class Chronicle:
    """What the archive knows: all games, by files the points of persons, and what their turns lost."""

    games: tuple[KeptGame, ...] = ()
    points: Mapping[str, tuple[Points, ...]] = attrs.field(factory=dict)
    tried: Mapping[tuple[str, Seat], TriedTurns] = attrs.field(factory=dict)


@attrs.frozen
class Statistics:
    """What is told of the games of one kind; what has no game is empty, and ``exact`` is None."""

    games: tuple[KeptGame, ...]
    levels: tuple[LevelTally, ...]
    exact: Share | None
    earned: tuple[Earned, ...]
    lost: tuple[Lost, ...]
    bests: tuple[Best, ...]


def by_kind(known: Chronicle) -> Mapping[Help, Statistics]:
    """What is told of each kind of which there is any game, those that were played unaided first."""
    return {kind: statistics(known, kind) for kind in kinds(known.games)}


def of_kind(games: Iterable[KeptGame], help_: Help) -> tuple[KeptGame, ...]:
    """The games of the only person that were played with such help."""
    return tuple(kept for kept in games if kept.own is not None and kept.help is help_)


def kinds(games: Iterable[KeptGame]) -> tuple[Help, ...]:
    """The kinds of which there is any game, those that were played unaided first."""
    known = {kept.help for kept in games if kept.own is not None}
    return tuple(one for one in Help if one in known)


def statistics(known: Chronicle, help_: Help) -> Statistics:
    """Everything that is told of the games of a kind; of the last 20 in the order of time."""
    games = of_kind(known.games, help_)
    recent = sorted(games, key=lambda kept: kept.ended)[-RECENT:]
    return Statistics(
        games,
        _levels(games),
        _exact(games),
        tuple(Earned(kept, parts) for kept in recent if (parts := _parts(kept, known.points))),
        tuple(
            Lost(kept, found)
            for kept in recent
            if (found := known.tried.get((kept.file, kept.own or 0))) is not None and found.turns
        ),
        tuple(_bests(sorted(games, key=lambda kept: kept.ended), known.points)),
    )


# -- wins


def tallies(games: Iterable[KeptGame]) -> tuple[Tally, ...]:
    """Games of one person by the strongest computer player at the table, the weakest level first."""
    return tuple(tally.whole for tally in _levels(games))


def _levels(games: Iterable[KeptGame]) -> tuple[LevelTally, ...]:
    won: dict[str, dict[int, list[bool]]] = {}
    for kept in games:
        strongest = _strongest(kept)
        if kept.own is not None and strongest is not None:
            by_seats = won.setdefault(strongest, {}).setdefault(len(kept.seats), [])
            by_seats.append(kept.seats[kept.own].place == 1)
    return tuple(
        LevelTally(
            _tally([one for many in found.values() for one in many], level_.id, None),
            tuple(_tally(found[seats], level_.id, seats) for seats in sorted(found)),
        )
        for level_ in LEVELS
        if (found := won.get(level_.id))
    )


def _tally(won: Sequence[bool], level_: str, seats: int | None) -> Tally:
    return Tally(sum(won), len(won), *wilson(sum(won), len(won)), level_, seats)


def _strongest(kept: KeptGame) -> str | None:
    known = [one.id for one in LEVELS]
    found = []
    for seat in kept.seats:
        try:
            found.append(level(seat.level or "").id)
        except LevelError:
            continue
    return max(found, key=known.index, default=None)


def _exact(games: Iterable[KeptGame]) -> Share | None:
    own = [kept.seats[kept.own] for kept in games if kept.own is not None]
    bought, exact = sum(seat.bought or 0 for seat in own), sum(seat.exact or 0 for seat in own)
    return Share(exact, bought, *wilson(exact, bought)) if bought else None


# -- points


@lru_cache(maxsize=64)
def _installed_sources(game: str, modules: tuple[str, ...]) -> Mapping[str, tuple[Message, bool]]:
    seats = [SeatSetup(colour, colour) for colour in COLOURS[: FEWEST_SEATS + 1]]
    book = rulebook(make_setup(seats, 0, game, modules))
    return {name: (source.noun, name in book.scored_edges) for name, source in book.sources.items()}


def _sources(game: str, modules: tuple[str, ...]) -> Mapping[str, tuple[Message, bool]]:
    try:
        return _installed_sources(game, modules)
    except SetupError:
        return {}


def _parts(kept: KeptGame, points: Mapping[str, tuple[Points, ...]]) -> tuple[Part, ...]:
    totals: dict[tuple[str, str | None], int] = {}
    for line in points.get(kept.file, ()):
        key = line.source, line.subject
        totals[key] = totals.get(key, 0) + line.amount
    nouns = _sources(kept.game, kept.modules)
    found = []
    for (source, subject), amount in totals.items():
        noun, edge = nouns.get(source, (Message("name", name=source), False))
        found.append(Part(source, subject, types_noun(subject) if subject else noun, edge, amount))
    return tuple(found)


# -- bests


def _bests(games: Sequence[KeptGame], points: Mapping[str, tuple[Points, ...]]) -> Iterable[Best]:
    if not games:
        return
    own = {kept.file: kept.seats[kept.own or 0] for kept in games}
    longest = max(games, key=lambda kept: own[kept.file].wall)
    if own[longest.file].wall:
        edges = sorted({tile.edge for tile in own[longest.file].tiles if tile.sides})
        edge = edge_noun(edges[0] if len(edges) == 1 else "wall")
        yield Best(Message("best-run", edge=edge), own[longest.file].wall, longest)
    rounds = {
        (kept.file, number): sum(line.amount for line in points.get(kept.file, ()) if line.round == number)
        for kept in games
        for number in {line.round for line in points.get(kept.file, ())}
    }
    by_file = {kept.file: kept for kept in games}
    if rounds:
        file, number = max(rounds, key=lambda key: rounds[key])
        yield Best(Message("best-scoring", round=number), rounds[file, number], by_file[file])
    clearest = max(games, key=lambda kept: kept.margin or 0)
    if (margin := clearest.margin) is not None and margin > 0:
        yield Best(Message("best-margin"), margin, clearest)
    most = max(games, key=lambda kept: own[kept.file].most_count)
    if (type_ := own[most.file].most) is not None:
        yield Best(Message("best-most", type=types_noun(type_)), own[most.file].most_count, most)
    highest = max(games, key=lambda kept: own[kept.file].points)
    yield Best(Message("best-points"), own[highest.file].points, highest)
