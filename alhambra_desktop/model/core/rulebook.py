"""Rulebook: the rules of one table, compiled from its modules into plain tuples of functions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from itertools import repeat
from random import Random
from typing import Any

import attrs

from .action import Action
from .horizon import Horizon
from .option import Value
from .placement import BrokenRule, PlacementRules, ReachRule, on_foot
from .scoring import Points
from .setup import Setup
from .step import Step
from .tile import Tile
from .values import Cell, Owner, Seat
from .work import Work

State = Any
"""A GameState or an Observation: rules that only read public facts take either."""


@attrs.frozen
class Good:
    """Something for sale: the tile, the currency and the price, and whether it must be paid exactly."""

    tile: str
    currency: str
    price: int
    square: int | None
    exact_only: bool = False


@attrs.frozen
class Stall:
    """A place that sells: what it sells now, and how a sold tile leaves it."""

    goods: Callable[[State], Iterable[Good]]
    remove: Callable[[Work, str], bool]


@attrs.frozen
class ActionRule:
    """Everything about one type of action: which are offered, why one is refused, what it does.

    A ``free`` one is no action of the turn: who can do nothing else may pass all the same (B-8).
    """

    type: type[Action]
    offer: Callable[[Rulebook, State, Seat], Iterable[Action]]
    refuse: Callable[[Rulebook, State, Seat, Any], tuple[BrokenRule, ...]]
    perform: Callable[[Work, Seat, Any], None]
    free: bool = False


@attrs.frozen
class Payment:
    """A way to pay: what it proposes for a good, and its judgement of cards.

    ``judge`` returns every rule that the cards break, or None where another way must judge them.
    """

    ways: Callable[[Rulebook, tuple[str, ...], Good], Iterable[tuple[str, ...]]]
    judge: Callable[[Rulebook, Good, tuple[str, ...]], tuple[BrokenRule, ...] | None]


TieBreak = Callable[["Rulebook", State, Owner], int]


@attrs.frozen
class Majority:
    """How the majority of one type is ranked and paid (B-30).

    ``prizes`` are what the places pay in a scoring round; ``tie_break`` gives a number below 100 that
    decides between equal counts, or is None where tied players share. ``growth`` tells what each building
    more of the type adds to the prizes of a round, or is None where they are fixed.
    """

    prizes: Callable[[Rulebook, State, int], tuple[int, ...]]
    tie_break: TieBreak | None = None
    growth: Callable[[Rulebook, int], tuple[int, ...]] | None = None


@attrs.frozen
class Secret:
    """What a module keeps from players: the slice as a seat may see it, and a guess at the whole.

    ``redraw`` gets the observation (its own slice as hidden) and random numbers, and returns a slice
    that the seat could believe in.
    """

    hide: Callable[[Any, Seat], Any]
    redraw: Callable[[Rulebook, State, Random], Any]


Moment = Callable[..., None]
Aside = Callable[[Work, str], bool]
"""Takes a tile drawn for the market for itself, or answers False."""

Shows = Callable[[Work, str], str]
"""The side that a drawn tile shows."""

Remark = Callable[["Rulebook", State, Seat, str, Cell], Iterable[str]]
"""What there is to say about a tile on its square, in a few words."""

Tally = Callable[[State, Owner], Mapping[str, int]]
"""How many buildings of each type something counts for an owner; types may be left out."""

Scorer = Callable[["Rulebook", State, int], Iterable[Points]]

Prospect = Callable[["Rulebook", State, Seat, Horizon], float]
"""What a module's holdings will probably bring a seat, in points, besides majorities and runs."""


@attrs.frozen(slots=False, eq=False)
class Rulebook:
    """The slots of one table, frozen. Everything that plays only walks them."""

    setup: Setup
    options: Mapping[str, Value]
    tiles: Mapping[str, Tile]
    bags: Mapping[str, tuple[str, ...]]
    money: tuple[str, ...]
    late_money: Mapping[str, tuple[int, ...]]
    placement: PlacementRules
    majorities: Mapping[str, Majority]
    scored_edges: tuple[str, ...]
    setup_steps: tuple[Callable[[Work], None], ...]
    actions: Mapping[type[Step], tuple[ActionRule, ...]]
    automatic: Mapping[type[Step], Callable[[Work], None]]
    after_turn: tuple[type[Step], ...]
    before_scoring: tuple[type[Step], ...]
    asides: tuple[Aside, ...]
    shows: Mapping[str, Shows]
    leftovers_at_once: bool
    stalls: tuple[Stall, ...]
    payments: tuple[Payment, ...]
    counts: tuple[Tally, ...]
    rivals: tuple[str, ...]
    scorers: tuple[Scorer, ...]
    prospects: Mapping[str, Prospect]
    moments: Mapping[str, tuple[Moment, ...]]
    remarks: tuple[Remark, ...]
    invariants: tuple[Callable[[Rulebook, State], Iterable[str]], ...]
    slice_types: Mapping[str, type]
    holdings: tuple[Callable[[State], Iterable[str]], ...]
    secrets: Mapping[str, Secret]
    scoring_parts: Mapping[int, tuple[int, int]]
    installed: tuple[str, ...]

    @cached_property
    def rules_by_type(self) -> Mapping[type[Step], Mapping[type[Action], ActionRule]]:
        """The rule of each type of action at each decision."""
        return {step: {rule.type: rule for rule in rules} for step, rules in self.actions.items()}

    @cached_property
    def types(self) -> tuple[str, ...]:
        """The building types, in the order of the rulebooks."""
        return tuple(self.majorities)

    @cached_property
    def turn_end(self) -> tuple[Step, ...]:
        """What follows a turn, as it goes on the agenda."""
        return tuple(step() for step in self.after_turn)

    @cached_property
    def scoring_begin(self) -> tuple[Step, ...]:
        """What comes before a scoring round, as it goes on the agenda."""
        return tuple(step() for step in self.before_scoring)

    @cached_property
    def all_money(self) -> tuple[str, ...]:
        """Every card that is in the money pile or will be."""
        return (*self.money, *self.late_money)

    def tile(self, tile_id: str) -> Tile:
        """The tile with an id; ``KeyError`` where this game has none."""
        return self.tiles[tile_id]

    def owners(self) -> tuple[Owner, ...]:
        """Everybody who is ranked: the seats, then those without a seat."""
        return (*self.setup.everybody, *self.rivals)

    def count(self, state: State, owner: Owner, type_id: str) -> int:
        """The number of buildings of a type that counts for an owner (B-30)."""
        return sum(rule(state, owner).get(type_id, 0) for rule in self.counts)

    def strength(self, state: State, owner: Owner, type_id: str) -> int:
        """How an owner ranks in a majority: the more the better, equal is tied, 0 has none (B-30, G-5)."""
        count = self.count(state, owner, type_id)
        tie_break = self.majorities[type_id].tie_break
        return count if tie_break is None or not count else 100 * count + tie_break(self, state, owner)

    def strengths(self, state: State, type_id: str) -> tuple[int, ...]:
        """The strength of every owner in a majority."""
        return tuple(self.strength(state, owner, type_id) for owner in self.owners())

    def strengths_of(self, state: State, owner: Owner) -> tuple[int, ...]:
        """The strength of one owner in every majority."""
        tallies = [tally for rule in self.counts if (tally := rule(state, owner))]
        if len(tallies) == 1:
            counts = list(map(tallies[0].get, self.types, repeat(0)))
        else:
            counts = [sum([tally.get(type_id, 0) for tally in tallies]) for type_id in self.types]
        if not any(self._tie_breaks):
            return tuple(counts)
        return tuple(
            [
                100 * count + tie_break(self, state, owner) if count and tie_break is not None else count
                for count, tie_break in zip(counts, self._tie_breaks, strict=True)
            ]
        )

    @cached_property
    def _tie_breaks(self) -> tuple[TieBreak | None, ...]:
        return tuple(majority.tie_break for majority in self.majorities.values())

    def goods(self, state: State) -> tuple[Good, ...]:
        """Everything for sale just now."""
        found: tuple[Good, ...] = ()
        for stall in self.stalls:
            found += tuple(stall.goods(state))
        return found

    def good(self, state: State, tile_id: str) -> Good | None:
        """What is asked for one tile, or None where it is not for sale."""
        for good in self.goods(state):
            if good.tile == tile_id:
                return good
        return None

    def payments_for(self, hand: tuple[str, ...], good: Good) -> tuple[tuple[str, ...], ...]:
        """Ways to pay without needless cards, the best first."""
        return tuple(way for payment in self.payments for way in payment.ways(self, hand, good))

    def payment_faults(self, good: Good, cards: tuple[str, ...]) -> tuple[BrokenRule, ...]:
        """Every rule that paying a good with cards breaks; the way installed last judges first."""
        for payment in reversed(self.payments):
            faults = payment.judge(self, good, cards)
            if faults is not None:
                return faults
        raise LookupError("no way to pay judges these cards")

    def happen(self, moment: str, work: Work, *facts: Any) -> None:
        """Let the modules react to a moment."""
        for reaction in self.moments.get(moment, ()):
            reaction(work, *facts)

    def describe(self) -> str:
        """The slots and who fills them, for people."""
        lines = [f"modules: {', '.join(self.installed)}"]
        for step, rules in self.actions.items():
            lines.append(f"offers[{step.__name__}]: {', '.join(rule.type.__name__ for rule in rules)}")
        lines.append(f"after a turn: {', '.join(step.__name__ for step in self.after_turn)}")
        lines += [f"moment {name}: {len(found)}" for name, found in self.moments.items()]
        return "\n".join(lines)


class RulebookConflictError(ValueError):
    """Two modules want the same slot for themselves."""


class RulebookBuilder:
    """Where modules install themselves. Adding is free; taking over a slot twice is an error."""

    def __init__(self, setup: Setup, options: Mapping[str, Value]) -> None:
        self.setup = setup
        self.options = options
        self.tiles: dict[str, Tile] = {}
        self.bags: dict[str, tuple[str, ...]] = {}
        self.money: list[str] = []
        self.late_money: dict[str, tuple[int, ...]] = {}
        self.touching: set[frozenset[str]] = {frozenset({"wall"}), frozenset({"open"})}
        self.foot: set[str] = {"open"}
        self.reach_rules: list[ReachRule] = [on_foot]
        self.spaces = "any_area"
        self.joins: set[tuple[str, str]] = {("open", "open")}
        self.founding: dict[str, frozenset[tuple[str, str]]] = {}
        self.edge_rules: dict[str, tuple[str, str]] = {}
        self.majorities: dict[str, Majority] = {}
        self.scored_edges: list[str] = []
        self.setup_steps: list[tuple[int, Callable[[Work], None]]] = []
        self.actions: dict[type[Step], list[ActionRule]] = {}
        self.automatic: dict[type[Step], Callable[[Work], None]] = {}
        self.after_turn: list[type[Step]] = []
        self.before_scoring: list[type[Step]] = []
        self.asides: list[Aside] = []
        self.shows: dict[str, Shows] = {}
        self.leftovers_at_once = True
        self.stalls: list[Stall] = []
        self.payments: list[Payment] = []
        self.counts: list[Tally] = []
        self.rivals: list[str] = []
        self.scorers: list[Scorer] = []
        self.prospects: dict[str, Prospect] = {}
        self.moments: dict[str, list[Moment]] = {}
        self.remarks: list[Remark] = []
        self.invariants: list[Callable[[Rulebook, State], Iterable[str]]] = []
        self.slice_types: dict[str, type] = {}
        self.holdings: list[Callable[[State], Iterable[str]]] = []
        self.secrets: dict[str, Secret] = {}
        self.stock = ""
        self.scoring_parts: Mapping[int, tuple[int, int]] = {1: (0, 1), 2: (0, 3)}
        self._replaced: set[str] = set()
        self._same_offers: dict[type[Step], type[Step]] = {}

    # -- adding

    def add_tiles(self, stock: str | None, tiles: Iterable[Tile]) -> None:
        """Tiles of this game; those of a stock go into its bag."""
        for tile in tiles:
            if tile.id in self.tiles:
                raise RulebookConflictError(f"two modules bring the tile {tile.id}")
            self.tiles[tile.id] = tile
            if stock is not None:
                self.bags[stock] = (*self.bags.get(stock, ()), tile.id)

    def set_up(self, when: int, step: Callable[[Work], None]) -> None:
        """A step of the set-up; steps run in the order of ``when``."""
        self.setup_steps.append((when, step))

    def offer(self, step: type[Step], *rules: ActionRule) -> None:
        """More actions at a decision."""
        self.actions.setdefault(step, []).extend(rules)

    def same_offers(self, step: type[Step], other: type[Step]) -> None:
        """A decision at which whatever is offered at another is offered, also by modules that come later."""
        self._same_offers[step] = other

    def automate(self, step: type[Step], how: Callable[[Work], None]) -> None:
        """How an automatic step runs."""
        if step in self.automatic:
            raise RulebookConflictError(f"two modules run {step.__name__}")
        self.automatic[step] = how

    def follow(self, after: type[Step], step: type[Step]) -> None:
        """One more step after a turn, directly behind another."""
        self.after_turn.insert(self.after_turn.index(after) + 1, step)

    def react(self, moment: str, reaction: Moment) -> None:
        """Something that happens at a moment."""
        self.moments.setdefault(moment, []).append(reaction)

    def replace(self, slot: str, value: Any) -> None:
        """Take over a whole slot; a second module that tries is a conflict."""
        if slot in self._replaced:
            raise RulebookConflictError(f"two modules replace {slot}")
        self._replaced.add(slot)
        setattr(self, slot, value)

    def freeze(self, installed: tuple[str, ...]) -> Rulebook:
        """The finished rulebook."""
        for step, other in self._same_offers.items():
            self.offer(step, *self.actions[other])
        return Rulebook(
            setup=self.setup,
            options=self.options,
            tiles=self.tiles,
            bags=self.bags,
            money=tuple(self.money),
            late_money=dict(self.late_money),
            placement=PlacementRules(
                frozenset(self.touching),
                frozenset(self.foot),
                self.spaces,
                tuple(self.reach_rules),
                frozenset(self.joins),
                dict(self.founding),
                dict(self.edge_rules),
            ),
            majorities=dict(self.majorities),
            scored_edges=tuple(self.scored_edges),
            setup_steps=tuple(step for _, step in sorted(self.setup_steps, key=lambda pair: pair[0])),
            actions={step: tuple(rules) for step, rules in self.actions.items()},
            automatic=dict(self.automatic),
            after_turn=tuple(self.after_turn),
            before_scoring=tuple(self.before_scoring),
            asides=tuple(self.asides),
            shows=dict(self.shows),
            leftovers_at_once=self.leftovers_at_once,
            stalls=tuple(self.stalls),
            payments=tuple(self.payments),
            counts=tuple(self.counts),
            rivals=tuple(self.rivals),
            scorers=tuple(self.scorers),
            prospects=dict(self.prospects),
            moments={name: tuple(found) for name, found in self.moments.items()},
            remarks=tuple(self.remarks),
            invariants=tuple(self.invariants),
            slice_types=dict(self.slice_types),
            holdings=tuple(self.holdings),
            secrets=dict(self.secrets),
            scoring_parts=dict(self.scoring_parts),
            installed=installed,
        )
