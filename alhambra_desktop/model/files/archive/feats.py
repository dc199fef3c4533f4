"""Statistics of the human player in a finished game, for goals and the campaign."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypedDict

from ...rules.core.engine.event import BuildingBought, Event, ScoringHeld, TurnBegan
from ...rules.core.engine.scoring import LAST_ROUND, ScoringRound
from ...rules.core.frozen import frozen
from ...rules.core.geometry.city import City
from ...rules.core.geometry.tile import BUILDING
from ...rules.core.values import MONEY, Seat
from ...rules.modules.registry import rulebook
from ..saves.saved_game import SavedGame

QUARTER: Final = 4  # side of the areas in `closest`, in squares


@frozen
class Feats:
    """The first six fields describe the end of the game.

    ``elsewhere`` is the number of purchases by means of an expansion, such as the vizier. ``overpaid``,
    ``chain`` and the numbers of currencies ignore these purchases. ``ahead`` contains the leads over the best
    other seat after the three scorings, in points. ``above`` contains the leads over the worst other seat.
    """

    edges: int = 0  # number of kinds of edge that score
    outer: int = 0  # number of outer segments of these kinds
    buildings: int = 0
    close: int = 0  # result of `closest`
    unplaced: int = 0  # number of tiles outside the Alhambra
    cards: int = 0  # number of money cards in hand
    turns: int = 0
    overpaid: int = 0
    chain: int = 0  # largest number of exact payments in a turn
    currencies_at_once: int = 0  # largest number of currencies paid in a turn
    currencies: int = 0
    elsewhere: int = 0
    sweep: int = 0  # most types from `led_alone` in a scoring
    led: tuple[str, ...] = ()  # types from `led_alone` in the last scoring
    ahead: tuple[int, int, int] = (0, 0, 0)
    above: tuple[int, int, int] = (0, 0, 0)


def feats_of(game: SavedGame) -> Feats | None:
    """Return the feats of the only human player; None if there is no such player, or if replaying fails."""
    people = [seat for seat, taken in enumerate(game.setup.seats) if taken.level is None]
    history = game.history() if len(people) == 1 else None
    if history is None:
        return None
    (seat,), edges = people, rulebook(game.setup).scored_edges
    player = game.state.players[seat]
    events = [event for move in history for event in move.events]
    led = [led_alone(event, seat) for event in events if isinstance(event, ScoringHeld)]
    return Feats(
        edges=len(edges),
        outer=sum(len(player.city.outer(edge)) for edge in edges),
        buildings=sum(player.city.counts.values()),
        close=closest(player.city),
        unplaced=len(player.reserve) + len(player.purchases),
        cards=sum(card in MONEY for card in player.hand),
        turns=sum(isinstance(event, TurnBegan) and event.seat == seat for event in events),
        **_purchases(events, seat),
        sweep=max(map(len, led), default=0),
        led=led[-1] if led else (),
        ahead=_leads(game.state.scorings, seat, game.setup.everybody, max),
        above=_leads(game.state.scorings, seat, game.setup.everybody, min),
    )


def closest(city: City) -> int:
    """Return the largest number of buildings in an area of 4 by 4 squares."""
    built = [cell for cell, tile in city.tiles.items() if tile.kind == BUILDING]
    lefts, tops = {x for x, _ in built}, {y for _, y in built}
    return max(
        (
            sum(left <= x < left + QUARTER and top <= y < top + QUARTER for x, y in built)
            for left in lefts
            for top in tops
        ),
        default=0,
    )


class _Purchases(TypedDict):
    overpaid: int
    chain: int
    currencies_at_once: int
    currencies: int
    elsewhere: int


def _purchases(events: Iterable[Event], seat: Seat) -> _Purchases:
    turns: list[list[BuildingBought]] = [[]]
    elsewhere = 0
    for event in events:
        if isinstance(event, TurnBegan):
            turns.append([])
        elif isinstance(event, BuildingBought) and event.seat == seat:
            if type(event) is BuildingBought:
                turns[-1].append(event)
            else:  # subclasses are purchases by means of an expansion
                elsewhere += 1
    paid = [
        {MONEY[card].currency for purchase in turn for card in purchase.cards if card in MONEY}
        for turn in turns
    ]
    return {
        "overpaid": sum(purchase.over for turn in turns for purchase in turn),
        "chain": max(sum(not purchase.over for purchase in turn) for turn in turns),
        "currencies_at_once": max(map(len, paid)),
        "currencies": len(set().union(*paid)),
        "elsewhere": elsewhere,
    }


def led_alone(event: ScoringHeld, seat: Seat) -> tuple[str, ...]:
    """Return the building types of which a seat has more buildings than every other owner.

    The other owners include Dirk, who has buildings but no seat.
    """
    types: dict[str, list[int]] = {}
    for (owner, type_id), count in event.counts.items():
        if owner != seat:
            types.setdefault(type_id, [0]).append(count)
    return tuple(
        type_id for type_id, others in types.items() if event.counts.get((seat, type_id), 0) > max(others)
    )


def _leads(
    scorings: Sequence[ScoringRound],
    seat: Seat,
    everybody: Iterable[Seat],
    of: Callable[[Iterable[int]], int],
) -> tuple[int, int, int]:
    """Return the leads over the best other seat if `of` is ``max``, or over the worst if it is ``min``."""

    def lead(number: int) -> int:
        held = [scoring for scoring in scorings if scoring.round <= number]
        points = {other: sum(scoring.total(other) for scoring in held) for other in everybody}
        own = points.pop(seat)
        return own - of(points.values())

    return lead(1), lead(2), lead(LAST_ROUND)
