from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from random import Random
from typing import TypedDict, TypeVar, Unpack, cast, overload

import attrs

from ..geometry.placement import ReachRule
from ..geometry.tile import Tile
from ..places.fold import Fold
from ..places.places import Face
from ..values import Seat, replaced
from ..words.message import Message
from .event import Event
from .option import Value
from .rulebook import (
    ActionRule,
    Aside,
    AskPrice,
    AutomaticStep,
    Gain,
    Good,
    HeldTiles,
    Horizon,
    Majority,
    MovePieces,
    Prospect,
    Rulebook,
    RulebookError,
    Secret,
    ShowPoints,
    Shows,
    Slots,
)
from .scoring import Source
from .setup import Setup
from .state import Draft, Observation, PublicState, Slice
from .step import Decision, Step

K = TypeVar("K")
V = TypeVar("V")
S = TypeVar("S", bound=Slice)
T = TypeVar("T", bound=Step)
E = TypeVar("E", bound=Event)
F = TypeVar("F", bound=Face)


class RulebookConflictError(RulebookError):
    """Two modules set the same slot, or the same name in a slot."""


class Replaceable(TypedDict, total=False):
    """Slots whose contents one module may replace (see `RulebookBuilder.replace`)."""

    money: tuple[str, ...]
    secret_money: bool
    scoring_parts: Mapping[int, tuple[int, int]]
    all_leftovers_first: bool


class RulebookBuilder(Slots):
    """A rulebook under construction. The modules of a table fill its slots.

    Modules add functions with ``+=`` (``book.scorers += (score,)``), and named items with methods. An
    assignment raises `RulebookConflictError` in two cases:

    - It drops something that a slot already contains.
    - It is the second assignment to a slot with a single value.
    """

    __slots__ = ("_assigned", "_replaced", "_same_offers")

    _assigned: set[str] | None
    _replaced: set[str]
    _same_offers: dict[type[Decision], type[Decision]]

    def __init__(self, setup: Setup, options: Mapping[str, Value]) -> None:
        put = partial(object.__setattr__, self)
        put("_assigned", None)
        super().__init__(setup, options)
        put("_assigned", set())
        put("_replaced", set())
        put("_same_offers", {})

    def __setattr__(self, name: str, value: object) -> None:
        if self._assigned is not None:
            held = getattr(self, name)
            if not isinstance(held, tuple | Mapping):
                if name in self._assigned:
                    raise RulebookConflictError(f"assigned twice in a rulebook: {name}")
                self._assigned.add(name)
            elif not _holds(value, held):
                raise RulebookConflictError(f"an assignment drops what others added to a rulebook: {name}")
        self._put(name, value)

    def _put(self, name: str, value: object) -> None:
        object.__setattr__(self, name, value)

    def add_tiles(self, stock: str | None, tiles: Iterable[Tile]) -> None:
        added = [(tile.id, tile) for tile in tiles]
        self.tiles = _with_all(self.tiles, added, "the tile")
        if stock is not None:
            self.bags = {**self.bags, stock: (*self.bags.get(stock, ()), *(name for name, _ in added))}

    def add_majorities(self, majorities: Mapping[str, Majority]) -> None:
        self.majorities = _with_all(self.majorities, majorities.items(), "the majority of")

    def add_late_money(self, cards: Iterable[str], parts: tuple[int, ...]) -> None:
        """Add each card to one of the `parts` (counted from 0) of the first money pile."""
        for card in cards:
            self.late_money = _with(self.late_money, card, parts, "the card")

    def add_placement(
        self,
        *,
        touching: Iterable[frozenset[str]] = (),
        foot: Iterable[str] = (),
        joins: Iterable[tuple[str, str]] = (),
        founding: Mapping[str, frozenset[tuple[str, str]]] | None = None,
        reach_rules: tuple[ReachRule, ...] = (),
        edge_rules: Mapping[str, tuple[str, Message]] | None = None,
    ) -> None:
        """`PlacementRules` explains the arguments."""
        known = self.placement
        founding_edges, worded_edges = known.founding, known.edge_rules
        for edge, pairs in (founding or {}).items():
            founding_edges = _with(founding_edges, edge, pairs, "founding by the edge")
        for edge, words in (edge_rules or {}).items():
            worded_edges = _with(worded_edges, edge, words, "the words for the edge")
        more = attrs.evolve(
            known,
            touching=known.touching.union(touching),
            foot=known.foot.union(foot),
            joins=known.joins.union(joins),
            founding=founding_edges,
            reach_rules=known.reach_rules + reach_rules,
            edge_rules=worded_edges,
        )
        self._put("placement", more)

    def add_rival(self, rival: str, name: str, tiles: HeldTiles) -> None:
        """Add a ranked player without a seat, such as Dirk; `tiles` returns this player's tiles."""
        self.rivals = _with(self.rivals, rival, name, "the rival")
        self.rival_tiles = {**self.rival_tiles, rival: tiles}
        self.holdings += (tiles,)

    def add_source(self, name: str, source: Source) -> None:
        self.sources = _with(self.sources, name, source, "the source of points")

    def show_points(self, source: str, show: ShowPoints) -> None:
        """Register the function that returns the pieces or segments for which a source gives points."""
        self.shown_points = _with(self.shown_points, source, show, "what is counted for")

    def add_card_nouns(self, nouns: Mapping[str, Message]) -> None:
        for card, noun in nouns.items():
            self.other_cards = _with(self.other_cards, card, noun, "the noun for the card")

    def price(self, face: type[F], ask: Callable[[Rulebook, PublicState, F], Good | None]) -> None:
        typed_ask = cast("AskPrice", ask)  # only called with a face of this type
        self.prices = _with(self.prices, face, typed_ask, "the price of a")

    def lay_aside(self, module: str, takes: Aside) -> None:
        self.asides = _with(self.asides, module, takes, "tiles laid aside by")

    def show(self, stock: str, shows: Shows) -> None:
        self.shows = _with(self.shows, stock, shows, "the side shown by tiles of")

    def offer(self, step: type[Decision], *rules: ActionRule) -> None:
        """Add actions to a decision; raise `RulebookConflictError` if a type of action is added twice."""
        known = self.actions.get(step, ())
        for rule in rules:
            if any(rule.type is other.type for other in known):
                raise RulebookConflictError(f"twice in a rulebook: {rule.type.__name__} at {step.__name__}")
            known = (*known, rule)
        self.actions = {**self.actions, step: known}

    def same_offers(self, step: type[Decision], other: type[Decision]) -> None:
        """At `step`, also offer the actions of `other`, including actions that later modules add."""
        self._same_offers[step] = other

    def automate(self, step: type[T], perform: Callable[[Rulebook, Draft, T], None]) -> None:
        run = cast("AutomaticStep", perform)
        self.automatic = _with(self.automatic, step, run, "the function that runs")

    def follow(self, after: type[Step], step: type[Step]) -> None:
        """Add `step` to the steps that run at the end of each turn, directly behind the step `after`."""
        if after not in self.after_turn:
            raise RulebookError(
                f"{step.__name__} cannot follow {after.__name__}, which does not run after turns"
            )
        place = self.after_turn.index(after) + 1
        self._put("after_turn", (*self.after_turn[:place], step, *self.after_turn[place:]))

    @overload
    def add_slice(self, type_: type[S]) -> None: ...

    @overload
    def add_slice(
        self,
        type_: type[S],
        hide: Callable[[S, Seat], S],
        redraw: Callable[[Rulebook, Observation, Random], S],
    ) -> None: ...

    def add_slice(
        self,
        type_: type[S],
        hide: Callable[[S, Seat], S] | None = None,
        redraw: Callable[[Rulebook, Observation, Random], S] | None = None,
    ) -> None:
        """A slice with secrets needs `hide` and `redraw` (see `Secret`)."""
        if "__attrs_attrs__" not in vars(type_):
            raise RulebookError(f"the slice {type_.__name__} must be an attrs class")
        self.slice_types = _with(self.slice_types, type_.module, type_, "the slice")
        if (hide is None) != (redraw is None):
            raise RulebookError(
                f"the slice {type_.__name__} needs both functions of a secret, hide and redraw"
            )
        if hide is not None and redraw is not None:
            secret = Secret(cast("Callable[[Slice, Seat], Slice]", hide), redraw)
            self.secrets = {**self.secrets, type_.module: secret}

    def fold(self, event: type[E], move: Callable[[Rulebook, Fold, E], None]) -> None:
        """Register the function that moves pieces when an event of this type occurs."""
        typed_move = cast("MovePieces", move)
        self.folds = _with(self.folds, event, typed_move, "how pieces move at")

    def fold_nothing(self, *events: type[Event]) -> None:
        """Register events that move no pieces.

        Events of the set-up belong here, because pieces are laid out after the set-up.
        """
        for event in events:
            self.fold(event, _move_nothing)

    def expect(self, module: str, prospect: Prospect, gain: Gain, *, by_hand: bool = False) -> None:
        """Register functions that estimate future points (`prospect`) and describe their increase (`gain`).

        If `by_hand` is true, `prospect` sees the seat's hand. Computer players are then slower, because they
        call `prospect` again for every different hand.
        """
        typed_prospect = prospect if by_hand else partial(_without_hand, prospect)
        self.prospects = _with(self.prospects, module, typed_prospect, "the prospects of")
        self._put("hand_counts", self.hand_counts or by_hand)
        self.gains = {**self.gains, module: gain}

    def replace(self, **slots: Unpack[Replaceable]) -> None:
        """Raise `RulebookConflictError` if a slot was already replaced."""
        for name, value in slots.items():
            if name not in Replaceable.__annotations__:
                raise TypeError(f"no module can take over the slot {name}")
            if name in self._replaced:
                raise RulebookConflictError(f"replaced twice in a rulebook: {name}")
            self._replaced.add(name)
            self._put(name, value)

    def freeze(self, installed: tuple[str, ...]) -> Rulebook:
        for step, other in self._same_offers.items():
            self.offer(step, *self.actions[other])
        self._put("set_up", tuple(sorted(self.set_up, key=lambda pair: pair[0])))
        self._check_steps()
        slots = {field.name: getattr(self, field.name) for field in attrs.fields(Slots)}
        return Rulebook(**slots, installed=installed)

    def _check_steps(self) -> None:
        for step in (*self.after_turn, *self.before_scoring):
            if step not in self.automatic:
                raise RulebookError(f"no code runs the step {step.__name__}")
        actions = {rule.type for rules in self.actions.values() for rule in rules}
        for types in ({*self.actions, *self.automatic}, actions):
            for name, count in Counter(type_.__name__ for type_ in types).items():
                if count > 1:
                    raise RulebookConflictError(f"twice in a rulebook: a class called {name}")


def _without_hand(
    prospect: Prospect, book: Rulebook, state: PublicState, seat: Seat, ahead: Horizon
) -> float:
    player = state.players[seat]
    if player.hand:
        state = state.changed(players=replaced(state.players, seat, player.changed(hand=())))
    return prospect(book, state, seat, ahead)


def _move_nothing(book: Rulebook, fold: Fold, event: Event) -> None: ...


def _holds(more: object, held: object) -> bool:
    if isinstance(held, tuple):
        return isinstance(more, tuple) and more[: len(held)] == held
    if isinstance(held, Mapping):
        return isinstance(more, Mapping) and all(
            key in more and (more[key] is one or _holds(more[key], one)) for key, one in held.items()
        )
    return more is held


def _with(known: Mapping[K, V], key: K, value: V, described: str) -> Mapping[K, V]:
    return _with_all(known, [(key, value)], described)


def _with_all(known: Mapping[K, V], added: Iterable[tuple[K, V]], described: str) -> Mapping[K, V]:
    merged = dict(known)
    for key, value in added:
        if key in merged:
            raise RulebookConflictError(f"twice in a rulebook: {described} {getattr(key, '__name__', key)}")
        merged[key] = value
    return merged
