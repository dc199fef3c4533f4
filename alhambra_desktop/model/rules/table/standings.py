"""Rankings of owners, and places in majorities.

In all classes, ``points`` are the points that the next scoring round would give if it were held now.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..core.engine.option import TIE_ROUNDING
from ..core.engine.play import next_round, score_now
from ..core.engine.preview import rank
from ..core.engine.rulebook import Rulebook
from ..core.engine.scoring import LAST_ROUND, Share, place_among, shares
from ..core.engine.state import Observation, PublicState
from ..core.frozen import frozen
from ..core.values import Cell, Owner, Seat, replaced


@frozen
class Standing:
    """An `Owner` in a ranking of buildings or points. If ``figure`` (their number) is 0, ``place`` is 0."""

    owner: Owner
    figure: int
    place: int
    shared: bool
    points: int


@frozen
class Ranking:
    """Owners ranked by ``subject``, best first.

    ``subject`` is a building type, a source of points such as ``wall``, or None for all points.
    """

    subject: str | None
    ranked: tuple[Standing, ...]

    def points_of(self, owner: Owner) -> int:
        return sum(standing.points for standing in self.ranked if standing.owner == owner)


def standings(book: Rulebook, state: PublicState) -> tuple[Ranking, ...]:
    """Return a ranking for each type (B-30), for each other source of points, and for the sum of all points.

    In the ranking of another source, owners are ordered by the points that the source would give in the last
    round, because some sources score only in that round.
    """
    now, last = score_now(book, state, next_round(state)), score_now(book, state, LAST_ROUND)
    owners, seats = book.owners(), book.setup.everybody
    found = []
    for type_id in book.types:
        counts = {owner: book.count(state, owner, type_id) for owner in owners}
        points = {owner: now.of(owner, "types", type_id) for owner in owners}
        found.append(Ranking(type_id, _ranked(counts, book.strengths(state, type_id), points)))
    for source in (*book.scored_edges, *book.other_sources):
        worth: dict[Owner, int] = {seat: last.of(seat, source) for seat in seats}
        points = {seat: now.of(seat, source) for seat in seats}
        found.append(Ranking(source, _ranked(worth, tuple(worth.values()), points)))
    totals = {owner: now.total(owner) for owner in owners}
    return (*found, Ranking(None, _ranked(totals, tuple(totals.values()), totals)))


@frozen
class Working:
    """Explains a seat's points from a majority if the next round were held now (B-30 to B-32).

    If the seat has no building of the type, ``share`` is None. ``more`` is the share that the seat would have
    with one more building. ``rounding`` is the value of the option ``tie_rounding`` (B-31).
    """

    prizes: tuple[int, ...]
    share: Share | None
    more: Share
    rounding: str


def worked_out(book: Rulebook, state: PublicState, type_id: str, seat: Seat) -> Working:
    majority, number = book.majorities[type_id], next_round(state)
    strengths, mine = book.strengths(state, type_id), book.owners().index(seat)
    rounding = TIE_ROUNDING.of(book.options)
    prizes = majority.prizes(book, state, number)
    share = shares(strengths, prizes, rounding)[mine]
    growth = () if majority.growth is None else majority.growth(book, number)
    grown = tuple(prize + each for prize, each in zip(prizes, growth, strict=True)) if growth else prizes
    stronger = (*strengths[:mine], book.strength(state, seat, type_id, 1), *strengths[mine + 1 :])
    more = shares(stronger, grown, rounding)[mine]
    assert more is not None
    return Working(prizes, share, more, rounding)


def _ranked(
    figures: Mapping[Owner, int], strengths: Sequence[int], points: Mapping[Owner, int]
) -> tuple[Standing, ...]:
    found = []
    for strength, (owner, figure) in zip(strengths, figures.items(), strict=True):
        place, sharing = place_among(strengths, strength)
        found.append((-strength, Standing(owner, figure, place, sharing > 1, points[owner])))
    return tuple(standing for _, standing in sorted(found, key=lambda pair: pair[0]))


ALONE: Cell = (1000, 1000)  # square for an imagined tile, far from all other tiles


@frozen
class MajorityPlace:
    """The observer's place and points in a majority if the next round were held now.

    ``count`` is the observer's number of buildings. ``place`` consists of the observer's rank and the number
    of owners who have this rank. ``rival`` is the strongest other owner, or None if no other owner has a
    building of the type. ``most`` is the rival's number of buildings.
    """

    count: int
    place: tuple[int, int]
    points: int
    rival: Owner | None
    most: int


def majority_place(book: Rulebook, seen: Observation, type_id: str) -> MajorityPlace:
    seat = seen.seat
    strengths = zip(book.strengths(seen, type_id), book.owners(), strict=True)
    found = [(strength, owner) for strength, owner in strengths if owner != seat and strength]
    rival = max(found, key=lambda pair: pair[0])[1] if found else None
    points = score_now(book, seen, next_round(seen)).of(seat, "types", type_id)
    most = book.count(seen, rival, type_id) if rival is not None else 0
    return MajorityPlace(
        book.count(seen, seat, type_id), rank(book, seen, seat, type_id), points, rival, most
    )


def with_tile(book: Rulebook, seen: Observation, tile: str) -> Observation:
    player = seen.players[seen.seat]
    city = player.city.place(ALONE, book.tiles[tile])
    return seen.changed(players=replaced(seen.players, seen.seat, player.changed(city=city)))
