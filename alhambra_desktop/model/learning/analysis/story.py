"""Derives the course of a finished game from the judgements of its turns."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import exp
from typing import Final, TypeVar

from ...rules.core.engine.event import BuildingBought, Event
from ...rules.core.engine.rulebook import Rulebook, scored_length
from ...rules.core.engine.scoring import winners
from ...rules.core.engine.state import GameState
from ...rules.core.frozen import frozen
from ...rules.core.values import Seat
from ...rules.core.words.message import Message
from .turns import PlayedTurn
from .verdict import Judgement

SPREAD: Final[Mapping[int, tuple[tuple[float, float], ...]]] = {
    2: (
        *((-18.3, 16.6), (-19.1, 15.6), (-18.6, 14.9), (-18.9, 13.2), (-17.7, 13.2)),
        *((-13.8, 10.4), (-12.0, 8.5), (-11.2, 6.8), (-9.9, 5.6), (-7.3, 4.8)),
    ),
    3: (
        *((-13.5, 16.6), (-14.5, 15.2), (-15.3, 13.2), (-15.4, 12.2), (-16.2, 10.2)),
        *((-15.9, 8.1), (-16.1, 4.5), (-16.7, 3.0), (-15.3, 2.2), (-13.1, 0.9)),
    ),
    4: (
        *((-13.5, 14.1), (-13.1, 12.8), (-13.5, 11.8), (-13.0, 11.2), (-12.5, 10.6)),
        *((-11.4, 9.0), (-10.5, 7.3), (-9.2, 6.4), (-8.7, 6.3), (-6.8, 4.7)),
    ),
    5: (
        *((-12.0, 11.7), (-11.7, 10.6), (-12.2, 9.7), (-11.8, 9.2), (-10.9, 9.0)),
        *((-9.9, 8.7), (-9.2, 6.8), (-8.4, 7.0), (-8.0, 5.9), (-6.6, 4.6)),
    ),
    6: (
        *((-12.1, 10.9), (-12.0, 10.1), (-11.6, 9.9), (-11.4, 9.3), (-10.4, 8.1)),
        *((-9.5, 7.4), (-8.8, 6.1), (-8.5, 5.5), (-7.8, 4.3), (-6.5, 3.3)),
    ),
}
"""Maps the number of seats to ten pairs of numbers, one pair for each tenth of the game.

A pair consists of the lower and the upper quartile of this difference: the real final lead minus the lead
expected in this tenth. The quartiles were measured with installer/measure_story.py in games of the level
``architect``.
"""


SHARPNESS: Final[Mapping[int, float]] = {2: 1.5, 3: 1.0, 4: 1.0, 5: 0.9, 6: 1.0}
"""Maps the number of seats to the argument `sharpness`, as measured with installer/measure_story.py."""

STEP: Final = 5
"""Displayed chances are multiples of this many percent, but never 0 or 100."""


def normalised_chances(odds: Sequence[float | None], sharpness: float) -> tuple[float, ...]:
    """Return each seat's chance of winning, from 0 to 1; the sum is 1.

    For each seat, `odds` contains its log-odds of winning after its latest turn. A seat without log-odds
    (None) is treated like a seat with the chance 1 / number of seats. The greater `sharpness` is, the more
    the chances differ.
    """
    single = [1 / len(odds) if log_odds is None else 1 / (1 + exp(-log_odds)) for log_odds in odds]
    sharpened = [chance**sharpness for chance in single]
    return tuple(chance / sum(sharpened) for chance in sharpened)


def win_chances(odds: Sequence[float | None]) -> tuple[int, ...] | None:
    """Return each seat's displayed chance in percent; None if ``SHARPNESS`` lacks this number of seats."""
    sharpness = SHARPNESS.get(len(odds))
    if sharpness is None:
        return None
    steps = 100 // STEP
    return tuple(
        STEP * max(1, min(steps - 1, round(steps * chance))) for chance in normalised_chances(odds, sharpness)
    )


TENTHS: Final = 10
TURNING: Final = 3  # maximum number of turning points

NO_MISTAKES: Final[Mapping[int, float]] = {}

LEAST_CHANGE: Final = 1.0
"""Minimum change of the expected lead at a turning point, in points."""


@frozen
class Point:
    """Expected result of a seat after one of its turns, in points.

    ``lead`` is the expected final lead over the best other seat; it is negative for a seat that is behind.
    The real final lead is between ``low`` and ``high`` in about half of all games (see ``SPREAD``). ``luck``
    is the expected lead after the best possible turn, minus the expected lead after the seat's previous turn.
    ``play`` is ``lead`` minus the expected lead after the best possible turn.
    """

    turn: PlayedTurn
    lead: float
    low: float
    high: float
    luck: float
    play: float  # 0 or negative
    chance: int | None = None  # chance of winning in percent; None if unknown

    @property
    def change(self) -> float:
        return self.luck + self.play

    @property
    def before(self) -> float:
        return self.lead - self.change

    def is_luck(self, lost: float) -> bool:
        """Return whether luck changed the lead by at least `lost`, the points that a mistake cost."""
        return abs(self.luck) >= lost


@frozen
class SeatStory:
    """The judged turns of a seat; ``luck`` and ``play`` add up to ``lead``.

    ``last_luck`` is the real final lead minus the lead expected after the last judged turn.
    """

    seat: Seat
    points: tuple[Point, ...]
    lead: float  # real final lead over the best other seat
    last_luck: float
    whole: bool  # whether every turn of the seat was judged

    @property
    def luck(self) -> float:
        return sum(point.luck for point in self.points) + self.last_luck

    @property
    def play(self) -> float:
        return sum(point.play for point in self.points)

    def turning_points(self, mistakes: Mapping[int, float] = NO_MISTAKES) -> tuple[Point, ...]:
        """Return up to three turns that changed the expected lead most, in turn order.

        The seat's first turn and changes of less than a point are ignored. `mistakes` maps the numbers of
        turns that were mistakes to the points lost. If the seat made mistakes, the result contains at least
        one of them, even if it hardly changed the lead.
        """
        changed = [point for point in self.points[1:] if abs(point.change) >= LEAST_CHANGE]
        most = sorted(changed, key=lambda point: -abs(point.change))[:TURNING]
        wrong = [point for point in self.points if point.turn.number in mistakes]
        if wrong and not any(point in most for point in wrong):
            worst = max(wrong, key=lambda point: mistakes[point.turn.number])
            most = [*most[: TURNING - 1], worst]
        return tuple(sorted(most, key=lambda point: point.turn.number))


def seat_story(
    seat: Seat,
    turns: Sequence[PlayedTurn],
    judgements: Mapping[int, Judgement],
    seats: int,
    lead: float,
    length: int,
) -> SeatStory:
    """Return the story of a seat with the real final lead `lead`.

    `judgements` maps indexes in `turns` to judgements. `length` is the number of turns of the whole game.
    """
    points: list[Point] = []
    before, leads = 0.0, [0.0] * seats
    chances = seat_chances(seat, turns, judgements, seats)
    for place, turn in enumerate(turns):
        if place not in judgements:
            continue
        found = judgements[place]
        leads[turn.seat] = found.played
        if turn.seat != seat:
            continue
        low, high = band(seats, turn.number / max(1, length))
        above = best_above_lead(leads, seat)
        played, best = found.played - above, found.best - above
        chance = chances.get(place)
        points.append(Point(turn, played, played + low, played + high, best - before, played - best, chance))
        before = played
    own = sum(turn.seat == seat for turn in turns)
    return SeatStory(seat, tuple(points), lead, lead - before, len(points) == own)


def best_above_lead(leads: Sequence[float], seat: Seat) -> float:
    """Return a seat's lead as the net measures it, minus the seat's lead over the best other seat.

    The net measures a lead over the mean of two values: the best and the average points of the other seats
    (``levels.lead``). `leads` contains the leads of all seats as the net measures them.
    """
    top, second, *_ = sorted(leads, reverse=True)
    # if a seat that is behind gains a point, its lead comes this much closer to the highest lead
    share = 1 + 0.5 / (len(leads) - 1)
    first = (top - second) / (share + 0.5)  # difference in points between the best two seats
    behind = [0.0 if lead == top else (top - lead - first / 2) / share for lead in leads]
    others = [points for other, points in enumerate(behind) if other != seat]
    return (sum(others) / len(others) - min(others)) / 2


def seat_chances(
    seat: Seat, turns: Sequence[PlayedTurn], judgements: Mapping[int, Judgement], seats: int
) -> dict[int, int]:
    """For each turn of a seat, map the turn's index to the seat's chance of winning after it, in percent.

    Stop at the first turn that has no log-odds, even if another seat played it.
    """
    odds: list[float | None] = [None] * seats
    found = {}
    for place, turn in enumerate(turns):
        odds[turn.seat] = judgements[place].odds if place in judgements else None
        if odds[turn.seat] is None:
            break
        if turn.seat == seat and (chances := win_chances(odds)) is not None:
            found[place] = chances[seat]
    return found


def band(seats: int, share: float) -> tuple[float, float]:
    """Return interpolated quartiles of ``SPREAD``; `share` is the part of the game that is over (0 to 1)."""
    tenths = SPREAD[seats]
    at = min(len(tenths) - 1.0, max(0.0, share * TENTHS - 0.5))
    first = min(int(at), len(tenths) - 2)
    part = at - first
    (low, high), (next_low, next_high) = tenths[first], tenths[first + 1]
    return low + (next_low - low) * part, high + (next_high - high) * part


Key = TypeVar("Key", int, tuple[int, int])


@frozen
class Fact:
    """A fact about ``seats`` in a finished game, for example that their wall is the longest.

    ``figure`` is the number in the fact, such as the length of the wall. If ``figure`` is the number of exact
    payments, ``of`` is the number of all purchases.
    """

    seats: tuple[Seat, ...]
    message: Message
    figure: int
    of: int | None = None


def facts(book: Rulebook, state: GameState, events: Iterable[Event]) -> Iterator[Fact]:
    """Yield facts about a game: the most exact payments, the longest wall or moat, the best scoring round.

    If several seats have the most exact payments, the fact names only those of them with the fewest
    purchases.
    """
    everybody = book.setup.everybody
    # leave out subclasses: these purchases are added by expansions and paid for in other ways
    bought = [event for event in events if type(event) is BuildingBought]
    paid = [[not purchase.over for purchase in bought if purchase.seat == seat] for seat in everybody]
    if any(map(any, paid)):
        best = _leading(everybody, lambda seat: (sum(paid[seat]), -len(paid[seat])))
        yield Fact(best, Message("result-most-exact"), sum(paid[best[0]]), len(paid[best[0]]))
    for edge in book.scored_edges:
        lengths = [scored_length(book, player.city, edge) for player in state.players]
        if any(lengths):
            source = book.sources.get(edge)
            title = source.title if source is not None else Message("name", name=edge)
            yield Fact(_leading(everybody, lengths.__getitem__), title, max(lengths))
    held = max(state.scorings, key=lambda held: max(map(held.total, everybody)), default=None)
    if held is not None and any(map(held.total, everybody)):
        best = _leading(everybody, held.total)
        yield Fact(best, Message("result-best-scoring", round=held.round), held.total(best[0]))


def _leading(seats: Iterable[Seat], key: Callable[[Seat], Key]) -> tuple[Seat, ...]:
    most = max(map(key, seats))
    return tuple(seat for seat in seats if key(seat) == most)


def margin(state: GameState) -> Message | None:
    """Return a message about the lead of the winner, or None if several players won."""
    scores = [player.score for player in state.players]
    best = winners(scores)
    if len(best) > 1 or len(scores) < 2:
        return None
    message = Message("result-margin", points=ahead_of_best(scores, best[0]))
    behind = _behind_before_last(state, best[0])
    if not behind:
        return message
    return Message("result-turned", now=message, then=Message("result-behind", points=behind))


def _behind_before_last(state: GameState, seat: Seat) -> int:
    last = state.scorings[-1].total if state.scorings else lambda _: 0
    then = [player.score - last(other) for other, player in enumerate(state.players)]
    return max(0, -ahead_of_best(then, seat))


@frozen
class Decision:
    """The result of `decision`.

    ``decided`` is true if the winner's lead in this round (``gain``) is at least as great as in all scoring
    rounds together.
    """

    round: int
    winner: Seat
    other: Seat
    gain: int
    decided: bool


def decision(state: GameState, beaten: Seat | None = None) -> Decision | None:
    """Return the scoring round that best explains why the only winner beat the player `beaten`.

    By default, `beaten` is the loser with the most points. Return the last round that decided the game or, if
    there is none, the round with the greatest ``gain``. Return None if several players won, or if the winner
    did not outscore `beaten` in all scoring rounds together.
    """
    scores = [player.score for player in state.players]
    best = winners(scores)
    if len(best) > 1 or len(scores) < 2:
        return None
    winner = best[0]
    others = [seat for seat in range(len(scores)) if seat != winner]
    other = beaten if beaten in others else max(others, key=scores.__getitem__)
    gains = [(held.total(winner) - held.total(other), held.round) for held in state.scorings]
    lead = sum(gain for gain, _ in gains)
    if lead <= 0:
        return None
    deciding = [(number, gain) for gain, number in gains if gain >= lead]
    most, number = max(gains)
    if deciding:
        number, most = max(deciding)
    return Decision(number, winner, other, most, bool(deciding))


def ahead_of_best(scores: Sequence[int], seat: Seat) -> int:
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
