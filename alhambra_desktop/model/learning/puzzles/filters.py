from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Final

import attrs

from ...rules.core.frozen import frozen
from . import shelf
from .goals import GOALS
from .outline import LEVELS, Outline
from .rating import Answer

ALL: Final = "all"
NEW: Final = "new"
LEVEL_NAMES: Final = ("easy", "medium", "hard", "expert")
RESULTS: Final = (NEW, *(answer.value for answer in Answer))
assert len(LEVEL_NAMES) == len(LEVELS) + 1


@frozen
class Filters:
    """The chosen filters. For ``kind``, see `shelf.of_kind`; ``theme`` is the type of the first goal."""

    kind: str = shelf.KNOWN
    level: str = ALL
    theme: str = ALL
    result: str = ALL

    @property
    def active(self) -> tuple[str, ...]:
        plain = attrs.asdict(Filters())
        return tuple(name for name, value in attrs.asdict(self).items() if value != plain[name])

    def without(self, *names: str) -> Filters:
        plain = attrs.asdict(Filters())
        return attrs.evolve(self, **{name: plain[name] for name in names})


@frozen
class Listing:
    played: frozenset[str] = frozenset()
    results: Mapping[str, str] = attrs.field(factory=dict)

    def result(self, one: Outline) -> str:
        return self.results.get(one.id, NEW)

    def matching(self, filters: Filters) -> tuple[Outline, ...]:
        known = shelf.outlines()
        kind = (known[name] for name in shelf.of_kind(filters.kind, self.played) if name in known)
        return tuple(sorted((one for one in kind if self._matches(one, filters)), key=_order))

    def _matches(self, one: Outline, filters: Filters) -> bool:
        return (
            filters.level in (ALL, LEVEL_NAMES[one.level])
            and filters.theme in (ALL, one.theme)
            and filters.result in (ALL, self.result(one))
        )

    def count(self, filters: Filters, **changes: str) -> int:
        return len(self.matching(attrs.evolve(filters, **changes)))

    def ways_out(self, filters: Filters) -> Mapping[tuple[str, ...], int]:
        """Find the smallest sets of active filters that must be removed so that some puzzle matches.

        Map each of these sets to the number of puzzles that match after its removal.
        """
        for count in range(1, len(filters.active) + 1):
            some = combinations(filters.active, count)
            found = {names: len(self.matching(filters.without(*names))) for names in some}
            if any(found.values()):
                return {names: matching for names, matching in found.items() if matching}
        return {}

    def next_after(self, here: Outline | None, filters: Filters, daily: str) -> Outline | None:
        """Return the next matching puzzle that is unsolved and is not the daily puzzle, or None.

        After the last matching puzzle, the search continues with the first one.
        """
        found = [one for one in self.matching(filters) if one.id != daily and one != here]
        open_ = [one for one in found if self.result(one) != Answer.SOLVED.value]
        later = (one for one in open_ if here is None or _order(one) > _order(here))
        return next(later, open_[0] if open_ else None)


def themes() -> tuple[str, ...]:
    there = {one.theme for one in shelf.outlines().values()}
    return tuple(kind for kind in GOALS if kind in there)


def _order(one: Outline) -> tuple[int, str]:
    return one.rating, one.id
