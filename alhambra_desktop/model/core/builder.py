"""RulebookBuilder: the slots of a rulebook while modules install themselves (builder pattern)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import TypedDict, TypeVar, Unpack, cast

import attrs

from .draft import Draft
from .observation import Observation
from .option import Value
from .placement import ReachRule
from .rulebook import ActionRule, AutomaticStep, Majority, Prospect, Rulebook, Secret, Shows, Slots
from .setup import Setup
from .state import Slice
from .step import Step
from .tile import Tile
from .values import Seat

K = TypeVar("K")
V = TypeVar("V")
S = TypeVar("S", bound=Slice)
T = TypeVar("T", bound=Step)


class RulebookConflictError(ValueError):
    """Two modules want the same place in a slot, or the same slot, for themselves."""


class Replaceable(TypedDict, total=False):
    """The slots that one module may take over from the foundation, with their types."""

    money: tuple[str, ...]
    scoring_parts: Mapping[int, tuple[int, int]]
    leftovers_at_once: bool


class RulebookBuilder(Slots):
    """The slots of a table while its modules fill them.

    Adding is free: functions are added to a tuple with ``+=`` (``book.scorers += (score,)``), everything that
    has a name by a method, which refuses a name that is taken. ``replace`` takes a whole slot over.
    """

    __slots__ = ("_replaced", "_same_offers")

    def __init__(self, setup: Setup, options: Mapping[str, Value]) -> None:
        super().__init__(setup, options)
        self._replaced: set[str] = set()
        self._same_offers: dict[type[Step], type[Step]] = {}

    # -- tiles, places and steps

    def add_tiles(self, stock: str | None, tiles: Iterable[Tile]) -> None:
        """Tiles of this game; those of a stock go into its bag."""
        for tile in tiles:
            self.tiles = _with(self.tiles, tile.id, tile, "bring the tile")
            if stock is not None:
                self.bags = {**self.bags, stock: (*self.bags.get(stock, ()), tile.id)}

    def add_majorities(self, majorities: Mapping[str, Majority]) -> None:
        """The majorities of more building types, by type."""
        for type_id, majority in majorities.items():
            self.majorities = _with(self.majorities, type_id, majority, "pay for the type")

    def add_late_money(self, cards: Iterable[str], parts: tuple[int, ...]) -> None:
        """Cards that are dealt into these parts of the money pile when it is stacked."""
        for card in cards:
            self.late_money = _with(self.late_money, card, parts, "bring the card")

    def add_placement(
        self,
        *,
        touching: Iterable[frozenset[str]] = (),
        foot: Iterable[str] = (),
        joins: Iterable[tuple[str, str]] = (),
        founding: Mapping[str, frozenset[tuple[str, str]]] | None = None,
        reach_rules: tuple[ReachRule, ...] = (),
        edge_rules: Mapping[str, tuple[str, str]] | None = None,
    ) -> None:
        """More that the placement rules know, in the terms of ``PlacementRules``."""
        known = self.placement
        self.placement = attrs.evolve(
            known,
            touching=known.touching.union(touching),
            foot=known.foot.union(foot),
            joins=known.joins.union(joins),
            founding={**known.founding, **(founding or {})},
            reach_rules=known.reach_rules + reach_rules,
            edge_rules={**known.edge_rules, **(edge_rules or {})},
        )

    def show(self, stock: str, shows: Shows) -> None:
        """Which side the tiles drawn from a bag show."""
        self.shows = _with(self.shows, stock, shows, "turn the tiles of")

    # -- the course of the game

    def offer(self, step: type[Step], *rules: ActionRule) -> None:
        """More actions at a decision."""
        self.actions = {**self.actions, step: (*self.actions.get(step, ()), *rules)}

    def same_offers(self, step: type[Step], other: type[Step]) -> None:
        """A decision at which whatever is offered at another is offered, also by modules that come later."""
        self._same_offers[step] = other

    def automate(self, step: type[T], how: Callable[[Rulebook, Draft, T], None]) -> None:
        """How an automatic step runs."""
        run = cast("AutomaticStep", how)  # it is only ever run for a step of this type
        self.automatic = _with(self.automatic, step, run, "run")

    def follow(self, after: type[Step], step: type[Step]) -> None:
        """One more step after a turn, directly behind another."""
        place = self.after_turn.index(after) + 1
        self.after_turn = (*self.after_turn[:place], step, *self.after_turn[place:])

    # -- what a module holds

    def add_slice(
        self,
        type_: type[S],
        hide: Callable[[S, Seat], S] | None = None,
        redraw: Callable[[Rulebook, Observation, Random], S] | None = None,
    ) -> None:
        """A slice of the state, and how one with secrets is seen by a seat and drawn anew (``Secret``)."""
        self.slice_types = _with(self.slice_types, type_.module, type_, "hold the slice")
        if hide is not None and redraw is not None:
            # a secret is only ever asked about the slice of its own name
            secret = Secret(cast("Callable[[Slice, Seat], Slice]", hide), redraw)
            self.secrets = {**self.secrets, type_.module: secret}

    def expect(self, module: str, prospect: Prospect) -> None:
        """What a module's holdings will probably bring."""
        self.prospects = _with(self.prospects, module, prospect, "expect points of")

    # -- the end

    def replace(self, **slots: Unpack[Replaceable]) -> None:
        """Take over whole slots; a second module that tries is a conflict."""
        for name, value in slots.items():
            if name not in Replaceable.__annotations__:
                raise TypeError(f"no module can take over the slot {name}")
            if name in self._replaced:
                raise RulebookConflictError(f"two modules replace {name}")
            self._replaced.add(name)
            setattr(self, name, value)

    def freeze(self, installed: tuple[str, ...]) -> Rulebook:
        """The finished rulebook."""
        for step, other in self._same_offers.items():
            self.offer(step, *self.actions[other])
        self.set_up = tuple(sorted(self.set_up, key=lambda pair: pair[0]))
        slots = {field.name: getattr(self, field.name) for field in attrs.fields(Slots)}
        return Rulebook(**slots, installed=installed)


def _with(known: Mapping[K, V], key: K, value: V, what: str) -> Mapping[K, V]:
    """A mapping with one entry more; ``RulebookConflictError`` where the key is taken."""
    if key in known:
        raise RulebookConflictError(f"two modules {what} {getattr(key, '__name__', key)}")
    return {**known, key: value}
