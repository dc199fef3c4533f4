"""Grounds: what speaks for a turn, found in the parts of the hand-written value before and after it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from operator import attrgetter
from typing import Final

import attrs

from ...core.action import Action, BuyBuilding, Decline, EndTurn, Pass, Place, TakeMoney
from ...core.card_sums import takes
from ...core.event import BuildingBought
from ...core.play import Transition, apply, legal_actions, next_round, score_now
from ...core.rules.ending import LAST_ROUND
from ...core.rules.scorers import run_length
from ...core.state import GameState
from ...core.step import ChooseAction, FinalScoring, Placing
from ...core.tile import BUILDING
from ...core.values import MONEY, value_of
from ..evaluation import Evaluator, Row, with_player
from ..layouts import grown, layouts
from ..plan_comparison import bought
from ..plan_generator import Plan
from .explanation import Reason

SLIGHT: Final = 0.3
"""Points below which room and reserve are not worth a word."""

MODEST: Final = 0.8
"""What money and not buying count for at most: what is done on the table says more.

Nothing that depends on a hand may change the order of what everybody may be told.
"""


@attrs.frozen
class Turn:
    """A turn carried out as far as nothing hidden comes out, with the evaluator of its first moment."""

    evaluator: Evaluator
    actions: tuple[Action, ...]
    moves: tuple[Transition, ...]
    after: GameState

    @classmethod
    def of(cls, evaluator: Evaluator, actions: tuple[Action, ...]) -> Turn:
        """The turn that some actions make."""
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
        """The table when the turn begins."""
        return self.evaluator.state

    @property
    def taken(self) -> tuple[str, ...]:
        """The cards that are taken from the row."""
        return next((move.action.cards for move in self.moves if isinstance(move.action, TakeMoney)), ())

    @property
    def theme(self) -> tuple[object, ...]:
        """What it buys and does last, as plans say it."""
        for move in self.moves:
            if isinstance(move.after.decision, Placing) and not isinstance(self.before.decision, Placing):
                bought = move.after.players[self.evaluator.seat].purchases
                last = move.action
                deed = ("take", last.cards) if isinstance(last, TakeMoney) else (type(last).__name__,)
                return (*sorted(bought), *deed)
        return (type(self.actions[-1]).__name__,)


def reasons_for(turn: Turn, plan: Plan, ranked: list[Plan]) -> tuple[Reason, ...]:
    """Everything that speaks for a turn, the weightiest first; ``ranked`` are all plans for its moment."""
    found = [
        *_majorities(turn),
        *_runs(turn),
        *_room(turn),
        *_reserve(turn),
        *_prospects(turn),
        *_money(turn),
        *_going_on(turn),
        *_not_buying(turn, plan, ranked),
        *_doing_nothing(turn),
    ]
    return tuple(sorted(found, key=lambda reason: -reason.worth))


# -- majorities


def _majorities(turn: Turn) -> Iterator[Reason]:
    """``lead``, ``level``, ``ahead``, ``place``, ``count``: subject type; ``cost``: what a rival loses."""
    evaluator = turn.evaluator
    rows = zip(evaluator.rows_of(turn.before), evaluator.rows_of(turn.after), strict=True)
    for place, (was, now) in enumerate(rows):
        worth = evaluator.majority(place, now) - evaluator.majority(place, was)
        if worth <= 0 or was == now:
            continue
        if now[evaluator.seat] > was[evaluator.seat]:
            yield _rise(turn, place, was, now, worth)
        else:
            yield from _cost(turn, place, worth)


def _rise(turn: Turn, place: int, was: Row, now: Row, worth: float) -> Reason:
    """More of a type: the last two figures are points, and 0 or the first later round that pays them."""
    evaluator = turn.evaluator
    type_id, seat = evaluator.book.types[place], evaluator.seat
    pays = _pays(turn, type_id)
    rank, shared = _rank(now, seat)
    rank_before, shared_before = _rank(was, seat)
    counts = [evaluator.book.count(turn.after, owner, type_id) for owner in evaluator.book.owners()]
    best = max(count for owner, count in enumerate(counts) if owner != seat)
    if rank == 1 and shared:
        return Reason("level", worth, subject=type_id, figures=pays)
    if rank == 1 and rank_before == 1 and not shared_before:
        return Reason("ahead", worth, subject=type_id, figures=(counts[seat] - best, *pays))
    if rank == 1:
        return Reason("lead", worth, subject=type_id, figures=pays)
    if not rank_before or rank < rank_before:
        return Reason("place", worth, subject=type_id, figures=(rank, int(shared), *pays))
    return Reason("count", worth, subject=type_id, figures=(counts[seat], best, *pays))


def _rank(row: Row, seat: int) -> tuple[int, bool]:
    """The place of a seat and whether it shares it; 0 without a tile."""
    mine = row[seat]
    return (1 + sum(other > mine for other in row), row.count(mine) > 1) if mine else (0, False)


def _next(state: GameState) -> int:
    """The number of the scoring round that is held next."""
    last = any(isinstance(step, FinalScoring) for step in state.agenda)
    return LAST_ROUND if last else next_round(state)


def _pays(turn: Turn, type_id: str) -> tuple[int, int]:
    """What a type pays the seat at the next scoring, or else in the first later round that pays something."""
    evaluator, soon = turn.evaluator, _next(turn.before)
    for number in range(soon, LAST_ROUND + 1):
        points = score_now(evaluator.book, turn.after, number).of(evaluator.seat, "types", type_id)
        if points:
            return points, 0 if number == soon else number
    return 0, 0


def _cost(turn: Turn, place: int, worth: float) -> Iterator[Reason]:
    """Points that another seat loses at the next scoring: figures are seat and points."""
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
        yield Reason("cost", worth, subject=type_id, figures=(seat, lost[seat]))


# -- the city


def _runs(turn: Turn) -> Iterator[Reason]:
    """``run``: subject edge; figures are its length before and after."""
    evaluator = turn.evaluator
    each = evaluator.weights.wall * len(evaluator.forecast.rounds)
    for edge in evaluator.book.scored_edges:
        was, now = (
            run_length(evaluator.book, table, evaluator.seat, edge) for table in (turn.before, turn.after)
        )
        if now > was and each:
            yield Reason("run", each * (now - was), subject=edge, figures=(was, now))


def _roominess(evaluator: Evaluator, table: GameState) -> float:
    """What the room to build on is worth."""
    city = table.players[evaluator.seat].city
    return evaluator.city(city) - evaluator.weights.wall * len(evaluator.forecast.rounds) * evaluator.wall(
        city
    )


def _room(turn: Turn) -> Iterator[Reason]:
    """``room`` where there is more of it than before; ``spared`` where most squares would leave less."""
    evaluator = turn.evaluator
    now = _roominess(evaluator, turn.after)
    gained = now - _roominess(evaluator, turn.before)
    if gained >= SLIGHT:
        yield Reason("room", gained)
        return
    placed = [move for move in turn.moves if isinstance(move.action, Place)]
    if len(placed) != 1 or placed[0].before is None:
        return
    (move,) = placed
    table, action = placed[0].before, move.action
    assert isinstance(action, Place)
    cities = grown(table.players[evaluator.seat].city, evaluator.book, action.tile)
    rooms = sorted(_roominess(evaluator, with_player(table, evaluator.seat, city=city)) for _, city in cities)
    usual = rooms[len(rooms) // 2]
    if _roominess(evaluator, move.after) - usual >= SLIGHT:
        yield Reason("spared", _roominess(evaluator, move.after) - usual)


def _reserve(turn: Turn) -> Iterator[Reason]:
    """``waits`` where a reserve tile can be built later, ``nowhere`` where it fits nowhere: subject tile."""
    evaluator = turn.evaluator
    was, now = (table.players[evaluator.seat] for table in (turn.before, turn.after))
    new = Counter(now.reserve) - Counter((*was.reserve, *(tile.id for tile in was.city.tiles.values())))
    gained = evaluator.reserve(turn.after, evaluator.rows_of(turn.after)) - evaluator.reserve(
        turn.before, evaluator.rows_of(turn.before)
    )
    for name in sorted(new):
        tile = evaluator.book.tiles[name]
        if not evaluator.book.placement.legal_cells(now.city, tile):
            yield Reason("nowhere", SLIGHT, subject=name)
        elif gained >= SLIGHT and tile.kind == BUILDING:
            yield Reason("waits", gained, subject=name)


def _prospects(turn: Turn) -> Iterator[Reason]:
    """``prospect``: subject module; the figure is what it will probably bring more, in points."""
    evaluator = turn.evaluator
    book, seat = evaluator.book, evaluator.seat
    seen = [_as_seen_by_others(evaluator, table) for table in (turn.before, turn.after)]
    for name, prospect in book.prospects.items():
        own, others = (
            prospect(book, after, seat, evaluator.forecast) - prospect(book, before, seat, evaluator.forecast)
            for before, after in ((turn.before, turn.after), seen)
        )
        if own >= 0.5:
            figures = (int(own + 0.5),)
            yield Reason("prospect", own, open=own == others, subject=name, figures=figures)


def _as_seen_by_others(evaluator: Evaluator, table: GameState) -> GameState:
    """The table with what modules hide from the others hidden."""
    other = (evaluator.seat + 1) % evaluator.seats
    hidden = {name: secret.hide(table.slices[name], other) for name, secret in evaluator.book.secrets.items()}
    return table.changed(slices={**table.slices, **hidden}) if hidden else table


# -- money


def _money(turn: Turn) -> Iterator[Reason]:
    """What taken cards are for.

    ``saves`` and ``reaches``: subject is a tile that they pay next turn, exactly or at all. ``most`` and
    ``money``: the figure is their sum. ``joker``: a card that is no money. ``purse``: the hand would tell.
    """
    cards = turn.taken
    if not cards:
        return
    yield from _aims(turn, cards)
    yield Reason("purse", 0.0)
    if any(card not in MONEY for card in cards):
        yield Reason("joker", MODEST, cards=cards)
        return
    row, total = turn.before.row, sum(map(value_of, cards))
    choices = takes(row, int(turn.evaluator.book.options["take_limit"]))
    most = total == max(sum(map(value_of, choice)) for choice in choices) and len(row) > len(cards)
    yield Reason("most" if most else "money", SLIGHT, cards=cards, figures=(total,))


def _without_cards(turn: Turn, cards: tuple[str, ...]) -> tuple[str, ...]:
    """The hand after the turn as if the cards had not been taken; some may be spent already."""
    left = Counter(turn.after.players[turn.evaluator.seat].hand) - Counter(cards)
    return tuple(sorted(left.elements()))


def _aims(turn: Turn, cards: tuple[str, ...]) -> Iterator[Reason]:
    """The best tile that only these cards will pay exactly next turn, or else at all."""
    evaluator, table = turn.evaluator, turn.after
    hand, less = table.players[evaluator.seat].hand, _without_cards(turn, cards)
    chance = evaluator.weights.stays ** (evaluator.seats - 1)
    for kind, weight, exact in (
        ("saves", evaluator.weights.exact, True),
        ("reaches", evaluator.weights.reach, False),
    ):
        wanted: dict[str, float] = {}
        for good in evaluator.book.goods(table):
            asked = attrs.evolve(good, exact_only=True) if exact else good
            if evaluator.book.payments_for(hand, asked) and not evaluator.book.payments_for(less, asked):
                wanted[good.tile] = _gain(turn, good.tile)
        tile = max(wanted, key=lambda name: wanted[name], default="")
        if tile and wanted[tile] > 0:
            yield Reason(kind, weight * chance, open=False, subject=tile, cards=cards)
            return


def _gain(turn: Turn, tile: str) -> float:
    """What a tile brings by itself where it can best be placed."""
    evaluator = turn.evaluator
    asking = with_player(turn.after, evaluator.seat, purchases=(tile,))
    return layouts(evaluator, asking, 1, 2)[0].value - evaluator.layout(asking)


def _going_on(turn: Turn) -> Iterator[Reason]:
    """``exact``: the figure is how many purchases were paid exactly and followed by more."""
    count = 0
    for move, then in zip(turn.moves, turn.moves[1:], strict=False):
        exact = any(isinstance(event, BuildingBought) and not event.over for event in move.events)
        more = isinstance(move.after.decision, ChooseAction) and not isinstance(then.action, Decline)
        count += exact and more
    if count:
        yield Reason("exact", turn.evaluator.weights.exact * count, figures=(count,))


# -- what is left


def _not_buying(turn: Turn, plan: Plan, ranked: list[Plan]) -> Iterator[Reason]:
    """``dear`` where buying is worth less, ``poor`` where nothing can be paid.

    The subject is the tile that could best be bought, none for several; the figure is tenths of a point.
    """
    evaluator, state = turn.evaluator, turn.before
    if bought(plan) or not evaluator.book.goods(state):
        return
    if BuyBuilding not in evaluator.book.rules_by_type[type(state.agenda[-1])]:
        return
    if not any(isinstance(action, BuyBuilding) for action in legal_actions(evaluator.book, state)):
        yield Reason("poor", SLIGHT, open=False)
        return
    buying = [other for other in ranked if bought(other)]
    best = max(buying, key=attrgetter("value"), default=plan)
    less = plan.value - best.value
    if less > 0:
        tiles = bought(best)
        subject = next(iter(tiles)) if len(tiles) == 1 else ""
        yield Reason("dear", min(MODEST, less), open=False, subject=subject, figures=(round(10 * less),))


def _doing_nothing(turn: Turn) -> Iterator[Reason]:
    """``pass`` where nothing can be done (B-8)."""
    if any(isinstance(move.action, Pass) for move in turn.moves):
        yield Reason("pass", 0.0)
