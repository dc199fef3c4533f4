"""Fans: where the cards of a hand lie side by side, in units; the fan that is pointed at lies open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

import attrs

OPEN: Final = 40.0
"""How much of a card is seen at least that another one covers in a fan that lies open, if there is room."""


class Cut(NamedTuple):
    """How wide cards are, how much of a covered one is seen at least and at most, how far fans lie apart."""

    width: float
    least: float
    most: float
    gap: float


CUTS: Final = (
    Cut(72, 40, 46, 28),
    Cut(66, 30, 44, 26),
    Cut(60, 26, 40, 22),
    Cut(56, 22, 32, 14),
    Cut(50, 20, 28, 14),
    Cut(44, 16, 24, 8),
    Cut(40, 14, 20, 4),
)
"""From the roomiest to the tightest: each shows the corner of a covered card with its whole figure."""


Fan: TypeAlias = tuple[float, ...]
"""Where each card of a fan begins."""


class Held(NamedTuple):
    """The fan that lies open, and the card of it that was pointed at: it stays ``at`` where it was seen."""

    fan: int
    card: int
    at: float


def least_width(counts: Sequence[int], cut: Cut) -> float:
    """How wide a hand is at least whose fans have so many cards."""
    fans = len(counts)
    return fans * cut.width + (fans - 1) * cut.gap + (sum(counts) - fans) * cut.least if fans else 0.0


def cut_for(counts: Sequence[int], room: float) -> Cut:
    """The roomiest cut with which a hand fits; the tightest where none does."""
    return next((cut for cut in CUTS if least_width(counts, cut) <= room), CUTS[-1])


@attrs.frozen
class FanRow:
    """Fans of some ``counts`` of cards between two ends.

    Without an open one they lie at ``rest``. One that opens takes room from its neighbours alone, around the
    card that is pointed at, and every fan keeps the least that a cut grants; so what the pointer is on stays
    below it, whichever fan was open before.
    """

    counts: tuple[int, ...]
    left: float
    right: float
    cut: Cut

    @property
    def _free(self) -> float:
        fans = len(self.counts)
        return self.right - self.left - fans * self.cut.width - (fans - 1) * self.cut.gap

    @property
    def _steps(self) -> int:
        return sum(self.counts) - len(self.counts)

    @property
    def _least(self) -> float:
        return max(1.0, min(self.cut.least, self._free / self._steps)) if self._steps else self.cut.least

    @property
    def _rested(self) -> float:
        return (
            max(self._least, min(self.cut.most, self._free / self._steps)) if self._steps else self.cut.most
        )

    def rest(self) -> tuple[Fan, ...]:
        """Where the fans lie while none is open: in the middle."""
        step, found = self._rested, []
        at = self.left + max(0.0, (self._free - self._steps * step) / 2)
        for count in self.counts:
            found.append(tuple(at + card * step for card in range(count)))
            at = found[-1][-1] + self.cut.width + self.cut.gap
        return tuple(found)

    def opened(self, held: Held | None) -> tuple[Fan, ...]:
        """Where the fans lie with one of them open."""
        rest = self.rest()
        if held is None or not held.fan < len(rest):
            return rest
        before, after = rest[: held.fan], rest[held.fan + 1 :]
        count = self.counts[held.fan]
        card = min(held.card, count - 1)
        first, last = self.left + self._tight(before), self.right - self._tight(after) - self.cut.width
        fewest, most = first + card * self._least, last - (count - 1 - card) * self._least
        at = max(fewest, min(held.at, most))
        wide = max(OPEN, self._rested)
        closer = min(wide, (at - first) / card) if card else wide
        farther = min(wide, (last - at) / (count - 1 - card)) if card < count - 1 else wide
        mine = tuple(at + (one - card) * (closer if one < card else farther) for one in range(count))
        return (
            *self._pushed_left(before, mine[0] - self.cut.gap),
            mine,
            *self._pushed_right(after, mine[-1] + self.cut.width + self.cut.gap),
        )

    def _tight(self, fans: Sequence[Fan]) -> float:
        return sum((len(fan) - 1) * self._least + self.cut.width + self.cut.gap for fan in fans)

    def _shared(self, fans: Sequence[Fan], room: float) -> float:
        steps = sum(map(len, fans)) - len(fans)
        fixed = len(fans) * self.cut.width + (len(fans) - 1) * self.cut.gap
        return min(self._rested, (room - fixed) / steps) if steps else self._rested

    def _pushed_left(self, fans: Sequence[Fan], end: float) -> list[Fan]:
        """Fans that lie where they did, or as far left of that as they must."""
        found: list[Fan] = []
        step = self._shared(fans, end - self.left)
        for fan in reversed(fans):
            last = min(fan[-1], end - self.cut.width)
            found.insert(0, tuple(last - card * step for card in reversed(range(len(fan)))))
            end = found[0][0] - self.cut.gap
        return found

    def _pushed_right(self, fans: Sequence[Fan], begin: float) -> list[Fan]:
        """Fans that lie where they did, or as far right of that as they must."""
        found: list[Fan] = []
        step = self._shared(fans, self.right - begin)
        for fan in fans:
            first = max(fan[0], begin)
            found.append(tuple(first + card * step for card in range(len(fan))))
            begin = found[-1][-1] + self.cut.width + self.cut.gap
        return found
