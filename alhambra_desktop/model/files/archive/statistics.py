"""Statistics of finished games with one human player, separately for each kind of help (`Help`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final

import attrs

from ...players.intervals import wilson
from ...players.skill.levels import LEVELS, LevelError, level
from ...rules.core.engine.setup import COLOURS, SeatSetup
from ...rules.core.frozen import frozen
from ...rules.core.values import Seat
from ...rules.core.words.message import Message
from ...rules.core.words.wording import edge_noun, types_noun
from ...rules.modules.registry import FEWEST_SEATS, SetupError, make_setup, rulebook
from .feats import Feats
from .kept_game import Help, KeptGame, KeptSeat, Points

RECENT: Final = 20


@frozen
class Share:
    """The share of ``won`` in ``played``, with its 95 % confidence interval (Wilson)."""

    won: int
    played: int
    low: float
    high: float


@frozen
class Tally(Share):
    """Wins, including shared ones, in games whose strongest computer player has the level ``level``.

    If ``seats`` is not None, only games with this number of seats are included.
    """

    level: str
    seats: int | None = None


@frozen
class LevelTally:
    """Wins in games whose strongest computer player has a certain level.

    ``opponents`` are the computer players with the level of the tallies, latest first.
    If several have the same name, only the latest is listed.
    """

    whole: Tally
    by_seats: tuple[Tally, ...]
    opponents: tuple[KeptSeat, ...]


@frozen
class Part:
    """A player's points from one source, such as the walls, or from one building type.

    ``edge`` is true for walls and moats.
    """

    source: str
    subject: str | None
    noun: Message
    edge: bool
    amount: int


@frozen
class Earned:
    game: KeptGame
    parts: tuple[Part, ...]

    @property
    def total(self) -> int:
        return sum(part.amount for part in self.parts)


@frozen
class AnalysedTurns:
    """Totals over a seat's analysed turns in a game; ``lost`` is in points."""

    turns: int
    lost: float
    mistakes: int = 0


@frozen
class Lost:
    game: KeptGame
    analysed: AnalysedTurns

    @property
    def in_ten(self) -> int:
        return round(10 * self.analysed.lost / self.analysed.turns)


@frozen
class Best:
    """A personal best, with the first game that reached it."""

    message: Message
    figure: int
    game: KeptGame


@frozen
class Chronicle:
    """Data of all games in the archive.

    ``points`` and ``feats`` map the file names of games to data about human players. The keys of ``analysed``
    are pairs of a file name and a seat.
    """

    games: tuple[KeptGame, ...] = ()
    points: Mapping[str, tuple[Points, ...]] = attrs.field(factory=dict)
    analysed: Mapping[tuple[str, Seat], AnalysedTurns] = attrs.field(factory=dict)
    feats: Mapping[str, Feats] = attrs.field(factory=dict)


@frozen
class Statistics:
    """Statistics of games with one kind of help.

    ``exact`` is the share of exact payments, or None if nothing was bought.
    """

    games: tuple[KeptGame, ...]
    levels: tuple[LevelTally, ...]
    exact: Share | None
    earned: tuple[Earned, ...]
    lost: tuple[Lost, ...]
    bests: tuple[Best, ...]


def by_kind(known: Chronicle) -> Mapping[Help, Statistics]:
    return {kind: statistics(known, kind) for kind in kinds(known.games)}


def of_kind(games: Iterable[KeptGame], help_: Help) -> tuple[KeptGame, ...]:
    return tuple(kept for kept in games if kept.own is not None and kept.help is help_)


def kinds(games: Iterable[KeptGame]) -> tuple[Help, ...]:
    known = {kept.help for kept in games if kept.own is not None}
    return tuple(help_ for help_ in Help if help_ in known)


def statistics(known: Chronicle, help_: Help) -> Statistics:
    """``earned`` and ``lost`` cover only the latest ``RECENT`` games with this kind of help."""
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
            if (found := known.analysed.get((kept.file, kept.own or 0))) is not None and found.turns
        ),
        tuple(_bests(sorted(games, key=lambda kept: kept.ended), known.points)),
    )


def bests_of(known: Chronicle, fingerprint: str) -> tuple[Best, ...]:
    """Return the personal bests that were set in a game and have not been beaten since.

    Only games with the same kind of help are compared. If there is no earlier game with this kind of help,
    the result is empty.
    """
    game = next((kept for kept in known.games if kept.fingerprint == fingerprint), None)
    if game is None or not any(kept.ended < game.ended for kept in of_kind(known.games, game.help)):
        return ()
    return tuple(best for best in statistics(known, game.help).bests if best.game == game)


def tallies(games: Iterable[KeptGame]) -> tuple[Tally, ...]:
    """Return a tally of wins for each level, the weakest level first."""
    return tuple(tally.whole for tally in _levels(games))


def _levels(games: Iterable[KeptGame]) -> tuple[LevelTally, ...]:
    won: dict[str, dict[int, list[bool]]] = {}
    opponents: dict[str, dict[str, KeptSeat]] = {}
    for kept in sorted(games, key=lambda kept: kept.ended, reverse=True):
        strongest = _strongest(kept)
        if kept.own is not None and strongest is not None:
            by_seats = won.setdefault(strongest, {}).setdefault(len(kept.seats), [])
            by_seats.append(kept.seats[kept.own].place == 1)
            for seat in kept.seats:
                if _level_of(seat) == strongest:
                    opponents.setdefault(strongest, {}).setdefault(seat.name, seat)
    return tuple(
        LevelTally(
            _tally([taken for many in found.values() for taken in many], level_.id, None),
            tuple(_tally(found[seats], level_.id, seats) for seats in sorted(found)),
            tuple(opponents[level_.id].values()),
        )
        for level_ in LEVELS
        if (found := won.get(level_.id))
    )


def _tally(won: Sequence[bool], level_: str, seats: int | None) -> Tally:
    return Tally(sum(won), len(won), *wilson(sum(won), len(won)), level_, seats)


def _strongest(kept: KeptGame) -> str | None:
    known = [level_.id for level_ in LEVELS]
    found = filter(None, map(_level_of, kept.seats))
    return max(found, key=known.index, default=None)


def _level_of(seat: KeptSeat) -> str | None:
    try:
        return level(seat.level or "").id
    except LevelError:
        return None


def _exact(games: Iterable[KeptGame]) -> Share | None:
    own = [kept.seats[kept.own] for kept in games if kept.own is not None]
    bought, exact = sum(seat.bought or 0 for seat in own), sum(seat.exact or 0 for seat in own)
    return Share(exact, bought, *wilson(exact, bought)) if bought else None


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
