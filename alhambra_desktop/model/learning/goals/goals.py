from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum
from itertools import accumulate
from typing import Final

from ...files.archive.kept_game import KeptGame
from ...players.skill.levels import RIVALS
from ...rules.core.frozen import frozen
from ...rules.core.words.message import Message
from ...rules.modules.registry import EXPANSIONS
from .played import RANKS, Played

Course = Callable[[Sequence[Played]], Iterable[int]]  # returns a goal's figure after each game


class Group(Enum):
    BUILDING = "building"
    MONEY = "money"
    SCORING = "scoring"
    OPPONENTS = "opponents"
    MASTERY = "mastery"

    @property
    def noun(self) -> Message:
        return Message("goals-group", group=self.value)


class Stage(Enum):
    EARNED = "earned"
    STARTED = "started"
    OPEN = "open"


@frozen
class Goal:
    """A goal, which is reached when its figure is at least ``threshold``.

    Games in which whole rounds were undone are ignored unless ``assisted`` is true.
    """

    id: str
    group: Group
    course: Course
    threshold: int = 1
    assisted: bool = False

    @property
    def name(self) -> Message:
        return Message("goal-name", goal=self.id)

    @property
    def sentence(self) -> Message:
        return Message("goal-what", goal=self.id, count=self.threshold)


@frozen
class Progress:
    """The best ``figure`` so far, but at most the goal's threshold.

    ``game`` is the first game that reached this figure, or None if ``figure`` is 0.
    """

    goal: Goal
    figure: int = 0
    game: KeptGame | None = None

    @property
    def stage(self) -> Stage:
        if self.figure >= self.goal.threshold:
            return Stage.EARNED
        return Stage.STARTED if self.figure > 0 else Stage.OPEN

    @property
    def share(self) -> float:
        return max(0, self.figure) / self.goal.threshold


BUILDER, ARCHITECT, MASTER, GRANDMASTER = RIVALS


def each(figure: Callable[[Played], int]) -> Course:
    return lambda games: map(figure, games)


def won_with(figure: Callable[[Played], int]) -> Course:
    return each(lambda one: int(one.won) and figure(one))


def beaten(level: str) -> Course:
    return won_with(lambda one: int(max(one.ranks, default=-1) >= RANKS[level]))


def streak(games: Sequence[Played]) -> Iterable[int]:
    """Yield, after each game, the number of wins in a row.

    A game with an opponent weaker than the level ``BUILDER`` leaves this number unchanged.
    """
    length = 0
    for one in games:
        if one.ranks and min(one.ranks) >= RANKS[BUILDER]:
            length = length + 1 if one.won else 0
        yield length


def second_chance(games: Sequence[Played]) -> Iterator[int]:
    """Yield 1 for a won game if an earlier game with the same table code was lost, else 0."""
    lost = set[str]()
    for one in games:
        yield int(one.won and one.kept.code in lost)
        if one.kept.code is not None and not one.won:
            lost.add(one.kept.code)


def travelled(games: Sequence[Played]) -> Iterable[int]:
    """Yield, after each game, the number of different bundled expansions in the games won so far."""
    won = (set(one.kept.modules) & set(EXPANSIONS) if one.won else set() for one in games)
    return map(len, accumulate(won, set[str].union))


def one_piece(one: Played) -> int:
    return one.own.wall if one.own.wall == one.feats.outer else 0


def nothing_wasted(one: Played) -> int:
    return 0 if one.feats.unplaced else one.feats.buildings


def perfect_change(one: Played) -> int:
    return one.exact if one.exact == one.own.bought else 0


THRIFT: Final = 10
HIGH_TABLE: Final = 3  # minimum number of seats for the goal ``high-score``
CLOSE: Final = range(1, 3)  # winning margins, in points, for the goal ``photo-finish``


GOALS: Final = (
    Goal("long-wall", Group.BUILDING, each(lambda one: one.own.wall), 15),
    Goal("great-wall", Group.BUILDING, each(lambda one: one.own.wall), 20),
    Goal("one-piece", Group.BUILDING, each(one_piece), 12),
    Goal("twenty-roofs", Group.BUILDING, each(lambda one: one.feats.buildings), 20),
    Goal("close-quarters", Group.BUILDING, each(lambda one: one.feats.close), 12),
    Goal("nothing-wasted", Group.BUILDING, each(nothing_wasted), 14),
    Goal("to-the-coin", Group.MONEY, each(lambda one: one.exact), 10),
    Goal("perfect-change", Group.MONEY, each(perfect_change), 8),
    Goal("chain-of-three", Group.MONEY, each(lambda one: one.feats.chain), 3),
    Goal("four-markets", Group.MONEY, each(lambda one: one.feats.currencies_at_once), 4),
    Goal("thrifty", Group.MONEY, won_with(lambda one: int(one.known and one.feats.overpaid <= THRIFT))),
    Goal("empty-purse", Group.MONEY, each(lambda one: int(one.known and not one.feats.cards))),
    Goal("head-start", Group.SCORING, each(lambda one: int(one.feats.ahead[0] > 0))),
    Goal("start-to-finish", Group.SCORING, each(lambda one: sum(lead > 0 for lead in one.feats.ahead)), 3),
    Goal("comeback", Group.SCORING, won_with(lambda one: int(one.feats.above[1] < 0))),
    Goal("clean-sweep", Group.SCORING, each(lambda one: one.feats.sweep), 4),
    Goal(
        "high-score",
        Group.SCORING,
        each(lambda one: one.own.points if len(one.kept.seats) >= HIGH_TABLE else 0),
        150,
    ),
    Goal("photo-finish", Group.SCORING, won_with(lambda one: int(one.margin in CLOSE))),
    Goal("beat-builder", Group.OPPONENTS, beaten(BUILDER)),
    Goal("beat-architect", Group.OPPONENTS, beaten(ARCHITECT)),
    Goal("beat-master", Group.OPPONENTS, beaten(MASTER)),
    Goal("top-of-the-table", Group.OPPONENTS, beaten(GRANDMASTER)),
    Goal("three-in-a-row", Group.OPPONENTS, streak, 3),
    Goal("full-table", Group.OPPONENTS, won_with(lambda one: len(one.kept.seats)), 6),
    Goal(
        "own-judgement",
        Group.MASTERY,
        won_with(lambda one: int(one.unaided and max(one.ranks, default=-1) >= RANKS[ARCHITECT])),
    ),
    Goal("no-mistakes", Group.MASTERY, each(lambda one: one.flawless), 20),
    Goal("second-chance", Group.MASTERY, second_chance),
    Goal("well-travelled", Group.MASTERY, travelled, len(EXPANSIONS), assisted=True),
    Goal("good-advice", Group.MASTERY, each(lambda one: one.feats.elsewhere), 3),
    Goal("two-palaces", Group.MASTERY, won_with(lambda one: int(one.feats.edges > 1))),
)
"""All goals in the order in which they are shown, six in each group."""


def progress(games: Sequence[Played]) -> tuple[Progress, ...]:
    """Return the progress towards every goal; `games` must be in order of time."""
    unassisted = [one for one in games if not one.kept.assisted]
    return tuple(_progress(goal, games if goal.assisted else unassisted) for goal in GOALS)


def _progress(goal: Goal, games: Sequence[Played]) -> Progress:
    figures = [min(figure, goal.threshold) for figure in goal.course(games)]
    best = max(figures, default=0)
    return Progress(goal, best, games[figures.index(best)].kept) if best > 0 else Progress(goal)
