"""Script of a scoring round: the order in which pieces are counted and points are awarded."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import accumulate

from ..core.engine.rulebook import Rulebook
from ..core.engine.scoring import Counted, Points, ScoringRound, Terms, place_among
from ..core.engine.state import PublicState
from ..core.frozen import frozen
from ..core.values import Owner


@frozen
class Part:
    """One owner's part of a `Beat`, for which the owner gets ``amount`` points.

    ``figure`` is the number that the beat counts: buildings of a type, segments of walls or moats, or points
    from another source. In a majority, ``place`` is the owner's rank, and ``tied`` is the number of owners
    with this rank (B-30 to B-32). In other beats, ``place`` and ``tied`` are 0. ``so_far`` is the sum of the
    owner's points from this beat and all earlier beats of the round.
    """

    owner: Owner
    counted: tuple[Counted, ...]
    figure: int
    place: int
    tied: int
    amount: int
    terms: Terms
    shared_by: int
    so_far: int

    @property
    def running(self) -> tuple[int, ...]:
        """The running count after each item of ``counted``; the last number is ``figure``."""
        most = [min(each, self.figure) for each in accumulate(self._steps)]
        return (*most[:-1], self.figure) if most else ()

    @property
    def _steps(self) -> list[int]:
        return [1 if each.segments else each.amount for each in self.counted]


@frozen
class Beat:
    """One step of the count, in which all owners get points from one source.

    If the step counts a building type, ``subject`` is this type. For walls, moats and other sources,
    ``subject`` is None, and ``prizes`` is empty.
    """

    source: str
    subject: str | None
    prizes: tuple[int, ...]
    parts: tuple[Part, ...]

    @property
    def name(self) -> str:
        return self.subject or self.source

    @property
    def traced(self) -> bool:
        return any(each.segments for part in self.parts for each in part.counted)

    @property
    def nobody(self) -> bool:
        return not any(part.figure or part.amount for part in self.parts)

    def part(self, owner: Owner) -> Part:
        return next(part for part in self.parts if part.owner == owner)


@frozen
class ScoringScript:
    """A scoring round: its beats, and the points that all owners had ``before`` the round."""

    round: int
    beats: tuple[Beat, ...]
    before: Mapping[Owner, int]

    @property
    def owners(self) -> tuple[Owner, ...]:
        return tuple(self.before)

    def total(self, owner: Owner) -> int:
        return self.so_far(owner, len(self.beats))

    def so_far(self, owner: Owner, beats: int) -> int:
        return self.beats[beats - 1].part(owner).so_far if beats else 0

    def score(self, owner: Owner, beats: int) -> int:
        return self.before[owner] + self.so_far(owner, beats)


def scoring_script(book: Rulebook, state: PublicState, held: ScoringRound) -> ScoringScript:
    """Return the script of the scoring round `held`; `state` is the state right after this round.

    The beats of building types come first, then those of ``Rulebook.scored_edges``, then those of other
    sources that gave points.
    """
    sources = [source for source in book.sources if source in {line.source for line in held.lines}]
    names: list[tuple[str, str | None]] = [("types", type_id) for type_id in book.types]
    names += [(edge, None) for edge in book.scored_edges]
    names += [(source, None) for source in book.other_sources if source in sources]
    so_far: dict[Owner, int] = dict.fromkeys(book.owners(), 0)
    beats = tuple(_beat(book, state, held, source, subject, so_far) for source, subject in names)
    return ScoringScript(held.round, beats, _before(book, state, held))


def _before(book: Rulebook, state: PublicState, held: ScoringRound) -> Mapping[Owner, int]:
    earlier = [other for other in state.scorings if other.round < held.round]
    return {
        owner: state.players[owner].score - held.total(owner)
        if isinstance(owner, int)
        else sum(other.total(owner) for other in earlier)
        for owner in book.owners()
    }


def _beat(
    book: Rulebook,
    state: PublicState,
    held: ScoringRound,
    source: str,
    subject: str | None,
    so_far: dict[Owner, int],
) -> Beat:
    prizes: tuple[int, ...] = ()
    strengths: tuple[int, ...] = (0,) * len(so_far)
    if subject is not None:
        prizes, strengths = (
            book.majorities[subject].prizes(book, state, held.round),
            book.strengths(state, subject),
        )
    parts = []
    for owner, strength in zip(so_far, strengths, strict=True):
        lines = [x for x in held.lines if (x.owner, x.source, x.subject) == (owner, source, subject)]
        amount = sum(line.amount for line in lines)
        so_far[owner] += amount
        counted = tuple(_counted(book, state, owner, source, subject)) if subject or amount else ()
        figure = book.count(state, owner, subject) if subject is not None else _figure(counted, amount)
        place, tied = place_among(strengths, strength)
        terms, shared_by = _working(lines)
        parts.append(Part(owner, counted, figure, place, tied, amount, terms, shared_by, so_far[owner]))
    return Beat(source, subject, prizes, tuple(parts))


def _counted(
    book: Rulebook, state: PublicState, owner: Owner, source: str, subject: str | None
) -> Iterator[Counted]:
    if subject is not None:
        for show in book.shown_counts:
            yield from show(book, state, owner, subject)
    elif isinstance(owner, int) and source in book.shown_points:
        yield from book.shown_points[source](book, state, owner)


def _figure(counted: tuple[Counted, ...], amount: int) -> int:
    return sum(len(each.segments) for each in counted) or amount


def _working(lines: list[Points]) -> tuple[Terms, int]:
    terms = tuple(term for line in lines for term in line.terms)
    return terms, max((line.shared_by for line in lines), default=1)
