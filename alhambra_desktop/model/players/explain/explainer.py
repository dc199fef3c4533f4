from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from operator import attrgetter
from random import Random
from typing import Final

import attrs

from ...rules.core.base.money import takes
from ...rules.core.engine.action import (
    Action,
    BuyBuilding,
    Decline,
    EndTurn,
    Pass,
    PlaceTile,
    RemoveToReserve,
    TakeMoney,
)
from ...rules.core.engine.event import BuildingBought
from ...rules.core.engine.hidden import cards_seen, determinize, slices_seen
from ...rules.core.engine.option import TAKE_LIMIT
from ...rules.core.engine.play import Transition, apply, legal_actions, next_round, score_now
from ...rules.core.engine.rulebook import Rulebook, scored_length
from ...rules.core.engine.scoring import LAST_ROUND
from ...rules.core.engine.state import GameState, Observation
from ...rules.core.engine.step import ChooseAction, FinalScoring, Placing
from ...rules.core.frozen import frozen
from ...rules.core.geometry.tile import BUILDING
from ...rules.core.values import MONEY, value_of
from ..evaluation.evaluator import Evaluator, with_player
from ..evaluation.majorities import Strengths
from ..layouts import grown, layouts
from ..plan import Plan, bought, theme_of
from ..plan_ranking import PlanRanker
from ..players import ranker_of
from ..skill.levels import Level
from .explanation import (
    CardsTaken,
    DearPurchase,
    ExactPayments,
    Explanation,
    HiddenHand,
    HigherRank,
    JokerTaken,
    KeptLead,
    KeptTile,
    LongerRun,
    ModuleGain,
    MoreBuildings,
    NewLead,
    NextPurchase,
    NothingPayable,
    NothingToDo,
    Other,
    Reason,
    RemovedTile,
    RivalLoss,
    Room,
    Saving,
)

SLIGHT: Final = 0.3
"""Weight of minor reasons, in points. A smaller gain of room is not a reason."""


@frozen
class Turn:
    """A turn to be explained.

    ``moves`` contains the transitions of all actions except the one that ends the turn.
    """

    evaluator: Evaluator
    actions: tuple[Action, ...]
    moves: tuple[Transition, ...]
    after: GameState

    @classmethod
    def of(cls, evaluator: Evaluator, actions: tuple[Action, ...]) -> Turn:
        state, moves = evaluator.state, list[Transition]()
        for action in actions:
            if isinstance(action, EndTurn):
                break
            move = apply(evaluator.book, state, action)
            decision = move.after.decision
            if decision is None or decision.seat != evaluator.seat or move.after.turn != state.turn:
                break
            moves.append(move)
            state = move.after
        return cls(evaluator, actions, tuple(moves), state)

    @property
    def before(self) -> GameState:
        return self.evaluator.state

    @property
    def taken(self) -> tuple[str, ...]:
        return next((move.action.cards for move in self.moves if isinstance(move.action, TakeMoney)), ())

    @property
    def theme(self) -> tuple[object, ...]:
        for action, move in zip(self.actions, self.moves, strict=False):
            if isinstance(move.after.decision, Placing) and not isinstance(self.before.decision, Placing):
                bought = move.after.players[self.evaluator.seat].purchases
                return (*sorted(bought), *theme_of(action))
        return (type(self.actions[-1]).__name__,)


MODEST: Final = 0.8
"""Weight of `JokerTaken` and maximum weight of `DearPurchase`, in points.

Reasons are sorted by weight, and the order of the public reasons must not reveal the hand. Therefore, the
weight of `JokerTaken` is constant.
"""


def money(turn: Turn) -> Iterator[Reason]:
    cards = turn.taken
    if not cards:
        return
    yield from _aims(turn, cards)
    yield HiddenHand(0.0)
    if any(card not in MONEY for card in cards):
        yield JokerTaken(MODEST, cards[0])
        return
    row, total = turn.before.row, sum(map(value_of, cards))
    choices = takes(row, TAKE_LIMIT.of(turn.evaluator.book.options))
    most = total == max(sum(map(value_of, choice)) for choice in choices) and len(row) > len(cards)
    yield CardsTaken(SLIGHT, cards, most)


def _without_cards(turn: Turn, cards: tuple[str, ...]) -> tuple[str, ...]:
    left = Counter(turn.after.players[turn.evaluator.seat].hand) - Counter(cards)
    return tuple(sorted(left.elements()))


def _aims(turn: Turn, cards: tuple[str, ...]) -> Iterator[Reason]:
    evaluator, table = turn.evaluator, turn.after
    hand, less = table.players[evaluator.seat].hand, _without_cards(turn, cards)
    chance = evaluator.weights.stays ** (evaluator.seats - 1)
    for exact, weight in ((True, evaluator.weights.exact), (False, evaluator.weights.reach)):
        demand, serving = dict[str, float](), dict[str, tuple[str, ...]]()
        for good in evaluator.book.goods(table):
            demanded = attrs.evolve(good, exact_only=True) if exact else good
            ways = evaluator.book.payments_for(hand, demanded)
            if ways and not evaluator.book.payments_for(less, demanded):
                demand[good.tile] = _gain(turn, good.tile)
                serving[good.tile] = min((_among(cards, way) for way in ways), key=len)
        tile = max(demand, key=lambda name: demand[name], default="")
        if tile and demand[tile] > 0:
            yield NextPurchase(weight * chance, serving[tile], tile, exact, open=False)
            return
    yield from _saving(turn, cards)


def _saving(turn: Turn, cards: tuple[str, ...]) -> Iterator[Reason]:
    evaluator, table = turn.evaluator, turn.after
    hand = table.players[evaluator.seat].hand
    candidates: list[tuple[float, str, tuple[str, ...]]] = []
    for good in evaluator.book.goods(table):
        serving = tuple(card for card in cards if card in MONEY and MONEY[card].currency == good.currency)
        if serving and not evaluator.book.payments_for(hand, good):
            candidates.append((_gain(turn, good.tile), good.tile, serving))
    gain, tile, serving = max(candidates, default=(0.0, "", ()))
    if gain > 0:
        yield Saving(SLIGHT, serving, tile, open=False)


def _among(cards: tuple[str, ...], way: tuple[str, ...]) -> tuple[str, ...]:
    left, found = Counter(way), list[str]()
    for card in cards:
        if left[card]:
            left[card] -= 1
            found.append(card)
    return tuple(found)


def _gain(turn: Turn, tile: str) -> float:
    evaluator = turn.evaluator
    asking = with_player(turn.after, evaluator.seat, purchases=(tile,))
    return layouts(evaluator, asking, 1, 2)[0].value - evaluator.layout(asking)


def extra_actions(turn: Turn) -> Iterator[Reason]:
    count = 0
    for move, then in zip(turn.moves, turn.moves[1:], strict=False):
        exact = any(isinstance(event, BuildingBought) and not event.over for event in move.events)
        more = isinstance(move.after.decision, ChooseAction) and not isinstance(then.action, Decline)
        count += exact and more
    if count:
        yield ExactPayments(turn.evaluator.weights.exact * count, count)


def not_buying(turn: Turn, plan: Plan, ranked: list[Plan]) -> Iterator[Reason]:
    evaluator, state = turn.evaluator, turn.before
    if bought(plan) or not evaluator.book.goods(state):
        return
    if BuyBuilding not in evaluator.book.rules_by_type[type(state.agenda[-1])]:
        return
    if not any(isinstance(action, BuyBuilding) for action in legal_actions(evaluator.book, state)):
        yield NothingPayable(SLIGHT, open=False)
        return
    buying = [other for other in ranked if bought(other)]
    best = max(buying, key=attrgetter("value"), default=plan)
    less = plan.value - best.value
    if less > 0:
        tiles = bought(best)
        tile = next(iter(tiles)) if len(tiles) == 1 else None
        yield DearPurchase(min(MODEST, less), tile, round(10 * less), open=False)


def nothing_to_do(turn: Turn) -> Iterator[Reason]:
    if any(isinstance(move.action, Pass) for move in turn.moves):
        yield NothingToDo(0.0)


def prospects(turn: Turn) -> Iterator[Reason]:
    evaluator = turn.evaluator
    book, seat = evaluator.book, evaluator.seat
    seen = [_as_seen_by_others(evaluator, table) for table in (turn.before, turn.after)]
    for name, prospect in book.prospects.items():
        own, others = (
            prospect(book, after, seat, evaluator.forecast) - prospect(book, before, seat, evaluator.forecast)
            for before, after in ((turn.before, turn.after), seen)
        )
        if own >= 0.5:
            yield ModuleGain(own, name, int(own + 0.5), open=own == others)


def _as_seen_by_others(evaluator: Evaluator, table: GameState) -> GameState:
    book, seat = evaluator.book, evaluator.seat
    other = (seat + 1) % evaluator.seats
    hand = cards_seen(book, table.players[seat].hand, seat, other)
    return with_player(table, seat, hand=hand).changed(slices=slices_seen(book, table, other))


def majorities(turn: Turn) -> Iterator[Reason]:
    evaluator = turn.evaluator
    majorities = evaluator.majorities
    rows = zip(majorities.rows_of(turn.before), majorities.rows_of(turn.after), strict=True)
    for place, (was, now) in enumerate(rows):
        worth = majorities.value(place, now) - majorities.value(place, was)
        if worth <= 0:
            continue
        if now[evaluator.seat] > was[evaluator.seat]:
            yield _rise(turn, place, was, now, worth)
        else:
            yield from _cost(turn, place, worth)


def _rise(turn: Turn, place: int, was: Strengths, now: Strengths, worth: float) -> Reason:
    evaluator = turn.evaluator
    type_id, seat = evaluator.book.types[place], evaluator.seat
    prize = _prize(turn, type_id)
    rank, shared = _rank(now, seat)
    rank_before, shared_before = _rank(was, seat)
    counts = [evaluator.book.count(turn.after, owner, type_id) for owner in evaluator.book.owners()]
    best = max(count for owner, count in enumerate(counts) if owner != seat)
    if rank == 1 and rank_before == 1 and not (shared or shared_before):
        return KeptLead(worth, type_id, *prize, counts[seat] - best)
    if rank == 1:
        return NewLead(worth, type_id, *prize, shared)
    if not rank_before or rank < rank_before:
        return HigherRank(worth, type_id, *prize, rank, shared)
    return MoreBuildings(worth, type_id, counts[seat], best - counts[seat])


def _rank(row: Strengths, seat: int) -> tuple[int, bool]:
    mine = row[seat]
    return (1 + sum(other > mine for other in row), row.count(mine) > 1) if mine else (0, False)


def _next(state: GameState) -> int:
    last = any(isinstance(step, FinalScoring) for step in state.agenda)
    return LAST_ROUND if last else next_round(state)


def _prize(turn: Turn, type_id: str) -> tuple[int, int | None]:
    evaluator, soon = turn.evaluator, _next(turn.before)
    for number in range(soon, LAST_ROUND + 1):
        points = score_now(evaluator.book, turn.after, number).of(evaluator.seat, "types", type_id)
        if points:
            return points, None if number == soon else number
    return 0, None


def _cost(turn: Turn, place: int, worth: float) -> Iterator[Reason]:
    evaluator, number = turn.evaluator, _next(turn.before)
    type_id = evaluator.book.types[place]
    was, now = (score_now(evaluator.book, table, number) for table in (turn.before, turn.after))
    lost = {
        seat: was.of(seat, "types", type_id) - now.of(seat, "types", type_id)
        for seat in range(evaluator.seats)
        if seat != evaluator.seat
    }
    seat = max(lost, key=lambda other: lost[other])
    if lost[seat] > 0:
        yield RivalLoss(worth, type_id, seat, lost[seat])


def runs(turn: Turn) -> Iterator[Reason]:
    evaluator = turn.evaluator
    each = evaluator.weights.wall * len(evaluator.forecast.rounds)
    for edge in evaluator.book.scored_edges:
        was, now = (
            scored_length(evaluator.book, table.players[evaluator.seat].city, edge)
            for table in (turn.before, turn.after)
        )
        if now > was and each:
            yield LongerRun(each * (now - was), edge, was, now)


def _roominess(evaluator: Evaluator, table: GameState) -> float:
    city = table.players[evaluator.seat].city
    return evaluator.city.value(city) - evaluator.city.wall_points(city)


def room(turn: Turn) -> Iterator[Reason]:
    """Yield a reason if the turn gains room, or if its only placement leaves more room than usual.

    The usual room is the median of the room that would be left, over all legal squares for the tile.
    """
    evaluator = turn.evaluator
    now = _roominess(evaluator, turn.after)
    gained = now - _roominess(evaluator, turn.before)
    if gained >= SLIGHT:
        yield Room(gained, kept=False)
        return
    placed = [move for move in turn.moves if isinstance(move.action, PlaceTile)]
    if len(placed) != 1 or placed[0].before is None:
        return
    (move,) = placed
    table, action = placed[0].before, move.action
    assert isinstance(action, PlaceTile)
    cities = grown(table.players[evaluator.seat].city, evaluator.book, action.tile)
    rooms = sorted(_roominess(evaluator, with_player(table, evaluator.seat, city=city)) for _, city in cities)
    usual = rooms[len(rooms) // 2]
    spared = _roominess(evaluator, move.after) - usual
    if spared >= SLIGHT:
        yield Room(spared, kept=True)


def reserve(turn: Turn) -> Iterator[Reason]:
    evaluator = turn.evaluator
    was, now = (table.players[evaluator.seat] for table in (turn.before, turn.after))
    new = Counter(now.reserve) - Counter((*was.reserve, *(tile.id for tile in was.city.tiles.values())))
    worth_before, worth_after = (
        evaluator.city.reserve(table, evaluator.majorities.rows_of(table))
        for table in (turn.before, turn.after)
    )
    gained = worth_after - worth_before
    for name in sorted(new):
        tile = evaluator.book.tiles[name]
        if not evaluator.book.placement.legal_cells(now.city, tile):
            yield KeptTile(SLIGHT, name, fits=False)
        elif tile.kind == BUILDING:
            yield KeptTile(max(gained, SLIGHT), name, fits=True)
    for move in turn.moves:
        if isinstance(move.action, RemoveToReserve):
            yield RemovedTile(SLIGHT, move.action.tile)


OTHERS: Final = 2


def explain(
    book: Rulebook,
    seen: Observation,
    level: Level,
    actions: tuple[Action, ...],
    rng: Random,
    tried: Sequence[Plan] = (),
) -> Explanation:
    """Explain why a computer player of a level could choose these actions as the rest of its turn.

    `tried` lists the simulated plans, if there are any. Plans in `tried` with better results than `actions`
    are not listed as alternatives, because their results may be luck.
    """
    ranker = ranker_of(level, book)
    evaluator = ranker.evaluator(book, determinize(book, seen, rng), seen.seat)
    turn, ranked = Turn.of(evaluator, actions), list(tried) or ranker.ranked(evaluator)
    plan = _plan(ranker, turn, ranked)
    if tried:
        ranked = [other for other in ranked if other.value <= plan.value]
    return Explanation(turn.actions, _reasons(turn, plan, ranked), _others(turn, plan, ranked))


def _reasons(turn: Turn, plan: Plan, ranked: list[Plan]) -> tuple[Reason, ...]:
    found = [
        *majorities(turn),
        *runs(turn),
        *room(turn),
        *reserve(turn),
        *prospects(turn),
        *money(turn),
        *extra_actions(turn),
        *not_buying(turn, plan, ranked),
        *nothing_to_do(turn),
    ]
    return tuple(sorted(found, key=lambda reason: -reason.worth))


def _plan(ranker: PlanRanker, turn: Turn, ranked: list[Plan]) -> Plan:
    found = next((plan for plan in ranked if plan.actions == turn.actions), None)
    return found or _valued(ranker, turn)


def _valued(ranker: PlanRanker, turn: Turn) -> Plan:
    plan = Plan(turn.actions, turn.evaluator.worth(turn.after), turn.theme, lambda: turn.after)
    return plan if ranker.net is None else ranker.by_net(turn.evaluator, [plan])[0]


def _others(turn: Turn, plan: Plan, ranked: list[Plan]) -> tuple[Other, ...]:
    themes: set[object] = {turn.theme, plan.theme}
    found: list[Other] = []
    for other in ranked:
        if other.theme not in themes:
            themes.add(other.theme)
            found.append(Other(other.actions, plan.value - other.value))
    return tuple(sorted(found, key=lambda other: other.less)[:OTHERS])
