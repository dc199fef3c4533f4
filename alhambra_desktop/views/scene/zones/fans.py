from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from ....model.rules.core.frozen import frozen

OPEN: Final = 40.0  # minimum visible width of a covered card in an open fan, if there is room


class Cut(NamedTuple):
    """Sizes in units for a row of fans.

    ``width`` is the width of a card, and ``gap`` is the distance between two fans. If no fan is open and
    there is room, the visible part of a covered card is from ``least`` to ``most`` wide.
    """

    width: float
    least: float
    most: float
    gap: float


CUTS: Final = (  # from the widest to the narrowest; in all of them, the numbers of covered cards are visible
    Cut(66, 38, 44, 28),
    Cut(66, 30, 44, 26),
    Cut(60, 26, 40, 22),
    Cut(56, 22, 32, 14),
    Cut(50, 20, 28, 14),
    Cut(44, 16, 24, 8),
    Cut(40, 14, 20, 4),
)
Fan: TypeAlias = tuple[float, ...]


class Held(NamedTuple):
    """The index of the open ``fan``, and the index in this fan of the ``card`` that stays in place.

    ``at`` is the x coordinate of this card.
    """

    fan: int
    card: int
    at: float


def least_width(counts: Sequence[int], cut: Cut) -> float:
    fans = len(counts)
    return fans * cut.width + (fans - 1) * cut.gap + (sum(counts) - fans) * cut.least if fans else 0.0


def cut_for(counts: Sequence[int], room: float) -> Cut:
    return next((cut for cut in CUTS if least_width(counts, cut) <= room), CUTS[-1])


@frozen
class FanRow:
    """Fans in a row from x = ``left`` to ``right``. ``counts`` lists the number of cards of each fan.

    When a fan opens, the card under the pointer stays in place, and the other cards move apart.
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
        step, found = self._rested, []
        at = self.left + max(0.0, (self._free - self._steps * step) / 2)
        for count in self.counts:
            found.append(tuple(at + card * step for card in range(count)))
            at = found[-1][-1] + self.cut.width + self.cut.gap
        return tuple(found)

    def opened(self, held: Held | None) -> tuple[Fan, ...]:
        rest = self.rest()
        if held is None or not held.fan < len(rest):
            return rest
        before, after = rest[: held.fan], rest[held.fan + 1 :]
        count = self.counts[held.fan]
        card = min(held.card, count - 1)
        first, last = self.left + self._tight(before), self.right - self._tight(after) - self.cut.width
        fewest, most = first + card * self._least, last - (count - 1 - card) * self._least
        at = max(fewest, min(held.at, most))
        width = max(OPEN, self._rested)
        closer = min(width, (at - first) / card) if card else width
        farther = min(width, (last - at) / (count - 1 - card)) if card < count - 1 else width
        mine = tuple(at + (other - card) * (closer if other < card else farther) for other in range(count))
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
        found: list[Fan] = []
        step = self._shared(fans, end - self.left)
        for fan in reversed(fans):
            last = min(fan[-1], end - self.cut.width)
            found.insert(0, tuple(last - card * step for card in reversed(range(len(fan)))))
            end = found[0][0] - self.cut.gap
        return found

    def _pushed_right(self, fans: Sequence[Fan], begin: float) -> list[Fan]:
        found: list[Fan] = []
        step = self._shared(fans, self.right - begin)
        for fan in fans:
            first = max(fan[0], begin)
            found.append(tuple(first + card * step for card in range(len(fan))))
            begin = found[-1][-1] + self.cut.width + self.cut.gap
        return found
