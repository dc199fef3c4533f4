"""Previews match the state after the action, in random games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, islice
from random import Random
from typing import Any

import pytest

from alhambra_desktop.model.rules.core.engine.action import (
    Action,
    AddFromReserve,
    BuyBuilding,
    PlaceTile,
    RemoveToReserve,
    SwapWithReserve,
)
from alhambra_desktop.model.rules.core.engine.option import Amount, Choice, Value
from alhambra_desktop.model.rules.core.engine.play import legal_actions, next_round, play, score_now
from alhambra_desktop.model.rules.core.engine.preview import Preview
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.core.engine.setup import COLOURS, SeatSetup
from alhambra_desktop.model.rules.core.engine.state import GameState
from alhambra_desktop.model.rules.core.engine.step import ChooseAction, PlacePurchases
from alhambra_desktop.model.rules.core.places.places import CitySquare, MarketSquare, Reserve, TileFace
from alhambra_desktop.model.rules.core.values import Seat, replaced
from alhambra_desktop.model.rules.modules.registry import CHOOSABLE, OPTIONS, make_setup, rulebook
from alhambra_desktop.model.rules.table.choices import change, standing
from alhambra_desktop.model.rules.table.holding import hold
from alhambra_desktop.model.rules.table.moves import Lift
from alhambra_desktop.model.rules.table.turn_facts import Deed, TurnFacts
from alhambra_desktop.views.text.words import preview_lines
from tests.previews import why_not_there
from tests.property.folding import builders
from tests.property.games import random_rules
from tests.sweeps import swept

MODULES = tuple(module.id for module in CHOOSABLE)
Table = tuple[int, int, str, tuple[str, ...]]
TABLES: list[Table] = [
    (20 + i, 2 + i % 3, "alhambra", pair) for i, pair in enumerate(combinations(MODULES, 2))
]
TABLES += [(50 + seats, seats, "alhambra", MODULES) for seats in (2, 3, 4)]
TABLES += [(60, 2, "granada", ()), (61, 3, "granada", ("vizier",))]
TABLES += [(62, 2, "alhambra+granada", ()), (63, 3, "alhambra+granada", ("vizier",))]
QUICK = (TABLES[-6],)
"""A table with all modules."""

STEP, EACH = 4, 6
"""One of ``STEP`` states is checked, with up to ``EACH`` actions of each type."""

REDESIGN = (AddFromReserve, RemoveToReserve, SwapWithReserve)


def figures(book: Rulebook, state: GameState, seat: Seat) -> dict[str, Any]:
    """Return the points, walls, ranks and counts of a seat, calculated by the rules."""
    lines = score_now(book, state, next_round(state)).lines
    city, mine = state.players[seat].city, book.owners().index(seat)
    found: dict[str, Any] = {"points": sum(line.amount for line in lines if line.owner == seat)}
    every = book.options["wall_scoring"] == "all_outer"
    found["runs"] = {edge: set(city.outer(edge) if every else city.run(edge)) for edge in book.scored_edges}
    for type_id in book.types:
        strengths = book.strengths(state, type_id)
        better = sum(one > strengths[mine] for one in strengths)
        rank = (better + 1, strengths.count(strengths[mine])) if strengths[mine] else (0, 0)
        found[type_id] = (rank, book.count(state, seat, type_id))
    return found


def previewed(seen: Preview, which: str) -> dict[str, Any]:
    """Return the values of `figures` as one side of a preview shows them, ``before`` or ``after``."""
    side = getattr(seen, which)
    assert side.scoring.total(seen.seat) == side.points
    found = {type_id: (side.ranks[type_id], count) for type_id, count in side.counts.items()}
    for edge, run in side.runs.items():
        assert side.scoring.of(seen.seat, edge) == len(run) == len(set(run))
    return {**found, "points": side.points, "runs": {edge: set(run) for edge, run in side.runs.items()}}


def assert_matches(book: Rulebook, seen: Preview, seat: Seat, before: GameState, after: GameState) -> int:
    """Compare a preview with the states before and after, and return the points gained."""
    was, now = figures(book, before, seat), figures(book, after, seat)
    assert seen.seat == seat
    assert seen.city.tiles == after.players[seat].city.tiles
    assert previewed(seen, "before") == was
    assert previewed(seen, "after") == now
    assert seen.gain == now["points"] - was["points"]
    for edge in book.scored_edges:
        assert seen.gained(edge) == now["runs"][edge] - was["runs"][edge]
    lines, (_, total) = preview_lines(book, seen)
    assert sum(number(line.figure) for line in lines) == number(total) == seen.gain
    for line in lines:
        if line.badge in book.types:
            (first, sharing), (then, sharing_then) = (
                side.ranks[line.badge] for side in (seen.before, seen.after)
            )
            other = first != then or (sharing > 1) != (sharing_then > 1)
            assert (line.message.id == "preview-place") == other, "another place is told where there is one"
    return seen.gain


def number(figure: str) -> int:
    """Parse the number shown in a line."""
    return int(figure.replace("−", "-").replace("±", "") or 0)


def states(book: Rulebook, seed: int) -> Iterator[tuple[GameState, Seat]]:
    """Yield states of a random game in which a seat chooses an action, with added money and reserve."""
    rng = Random(seed)
    for number, move in enumerate(builders(book, seed)):
        state, decision = move.after, move.after.decision
        if number % STEP == 0 and isinstance(decision, ChooseAction):
            player = state.players[decision.seat]
            reserve = tuple(sorted((*player.reserve, *rng.choice(state.stocks).bag[-2:])))
            hand = tuple(sorted((*player.hand, *rng.sample(book.money, 6))))
            rich = player.changed(reserve=reserve, hand=hand)
            yield state.changed(players=replaced(state.players, decision.seat, rich)), decision.seat


def sampled(book: Rulebook, state: GameState, rng: Random) -> Iterator[Action]:
    """Yield a sample of the legal actions of each type."""
    kinds: dict[type[Action], list[Action]] = {}
    for action in legal_actions(book, state):
        kinds.setdefault(type(action), []).append(action)
    for actions in kinds.values():
        yield from rng.sample(actions, min(EACH, len(actions)))


def check_purchase(book: Rulebook, state: GameState, seat: Seat, tile: str, rng: Random) -> int | None:
    """Check the preview of a market tile above a square; return None if the tile fits nowhere."""
    good = book.good(state, tile)
    if not isinstance(good.place, MarketSquare):
        return None
    holding = hold(TurnFacts(book, state, (), seat), Lift(good.place, (TileFace(tile),)))
    after = play(book, state, next(iter(holding.reach.acquire.values()))).after
    if isinstance(after.decision, ChooseAction):
        after = after.changed(agenda=(*after.agenda[:-1], PlacePurchases(seat)))
    places = [one for one in legal_actions(book, after) if isinstance(one, PlaceTile) and one.tile == tile]
    if not places:
        return None
    place = rng.choice(places)
    seen = holding.preview(CitySquare(seat, place.cell))
    return assert_matches(book, seen, seat, state, play(book, after, place).after)


def check(book: Rulebook, state: GameState, seat: Seat, action: Action, rng: Random) -> int | None:
    """Check the previews of an action at the table and in the list of moves."""
    if isinstance(action, BuyBuilding):
        return check_purchase(book, state, seat, action.tile, rng)
    move = play(book, state, action)
    if move.reveals_hidden:
        return None
    facts = TurnFacts(book, state, (), seat)
    if isinstance(action, (AddFromReserve, SwapWithReserve)):
        holding = hold(facts, Lift(Reserve(seat), (TileFace(action.tile),)))
        assert_matches(book, holding.preview(CitySquare(seat, action.cell)), seat, state, move.after)
    listed = change(facts, Deed(play=action), standing(facts))
    return assert_matches(book, listed.seen, seat, state, move.after)


@pytest.mark.parametrize(
    "table",
    swept(TABLES, QUICK.__contains__),
    ids=lambda table: f"{table[2]} {'+'.join(table[3])} {table[1]}",
)
def test_previews_match_the_result(table):
    book, rng, met = random_rules(*table), Random(table[0]), Counter[type[Action]]()
    for state, seat in states(book, table[0]):
        for action in sampled(book, state, rng):
            if check(book, state, seat, action, rng):
                met[type(action)] += 1
    wanted = (BuyBuilding, *(REDESIGN if book.options["redesign"] == "action" else ()))
    assert min(met[kind] for kind in wanted) > 3, met


@pytest.mark.parametrize(
    "table", TABLES[::4], ids=lambda table: f"{table[2]} {'+'.join(table[3])} {table[1]}"
)
def test_only_actions_that_are_not_offered_break_a_rule(table):
    book = random_rules(*table)
    allowed = book.options["redesign"] == "action"
    for state, seat in states(book, table[0]):
        offered = set(legal_actions(book, state))
        city = state.players[seat].city
        for cell in (*city.frontier, *city.tiles):
            out = city.tiles[cell].id if cell in city.tiles else None
            for tile in state.players[seat].reserve:
                done = AddFromReserve(tile, cell) if out is None else SwapWithReserve(tile, out, cell)
                assert (done in offered) == (allowed and not why_not_there(book, state, seat, tile, cell))
            if out is not None:
                may = allowed and not why_not_there(book, state, seat, None, cell)
                assert (RemoveToReserve(out, cell) in offered) == may


def seats(count: int) -> list[SeatSetup]:
    return [SeatSetup(f"Seat {i}", COLOURS[i]) for i in range(count)]


def option_values() -> Iterator[tuple[str, str, Value]]:
    """Yield every game with every value of each option; of an amount only the minimum and maximum."""
    for game in ("alhambra", "granada", "alhambra+granada"):
        for name, _ in make_setup(seats(3), 1, game, ALL[game]).options:
            option = OPTIONS[name]
            if isinstance(option, Choice):
                values: tuple[Value, ...] = option.values
            else:
                values = (option.least, option.most) if isinstance(option, Amount) else option.suggestions
            for value in values:
                yield game, name, value


ALL = {"alhambra": MODULES, "granada": ("vizier",), "alhambra+granada": ("vizier",)}
VALUES = list(option_values())


@pytest.mark.parametrize(
    "chosen", swept(VALUES, lambda one: one[1:] == ("wall_scoring", "all_outer")), ids=str
)
def test_preview_lines_add_up_with_every_option_value(chosen):
    game, option, value = chosen
    book, rng = rulebook(make_setup(seats(3), 7, game, ALL[game], {option: value})), Random(7)
    for state, seat in islice(states(book, 7), 4):
        for action in sampled(book, state, rng):
            check(book, state, seat, action, rng)
