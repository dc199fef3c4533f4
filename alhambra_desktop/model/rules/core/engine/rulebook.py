"""The rules of one table, compiled from its modules into tuples of functions."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from enum import IntEnum, auto
from functools import cached_property, lru_cache, partial
from itertools import repeat
from random import Random
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar, cast

import attrs

from ..frozen import frozen
from ..geometry.city import City
from ..geometry.placement import BrokenRule, PlacementRules, Refusal
from ..geometry.tile import BUILDING, Tile
from ..geometry.wall import Segment
from ..places.fold import ArrangementBuilder, Fold
from ..places.gesture import ByHand
from ..places.places import Face, MarketSquare, PieceId, Place, TileFace
from ..values import Cell, Owner, Seat
from ..words.message import Message
from ..words.wording import money_noun, money_nouns
from .action import Action
from .event import Event
from .option import EXACT_BONUS, WALL_SCORING, Value
from .scoring import Counted, Points, Source
from .setup import Setup
from .shuffle import Outcome
from .state import Draft, GameState, Observation, PublicState, Slice
from .step import Step


class SetUpPhase(IntEnum):
    """Phases of the set-up, in order. Within a phase, steps run in the order of the rule sets."""

    BAGS = auto()  # B-2
    MARKET_SIDE = auto()  # begin with no tiles beside the market
    SUPPLIES = auto()
    PAWNS = auto()
    MARKERS = auto()  # they decide which sides of tiles are shown
    MONEY = auto()  # B-3
    HANDS = auto()  # B-4
    SECRET_CARDS = auto()
    ROW = auto()  # B-6
    PILE = auto()  # B-7
    FIRST_TILES = auto()  # put the first market tiles on their bags
    MARKET = auto()  # B-2
    TILE_PILES = auto()  # lay out tiles that are not in a bag
    RIVALS = auto()  # tiles of players without a seat
    MARKERS_TURNED = auto()  # set the markers' side for the first turn
    FIRST_PLAYER = auto()  # B-5
    BEGIN = auto()


@frozen
class Horizon:
    """Forecast of the remaining game; ``turns`` is the number of turns that each seat has left.

    ``rounds`` contains a pair for each future scoring round: the number of the round (1 to 3), and the share
    of the unsold tiles that will be sold before the round.
    """

    rounds: tuple[tuple[int, float], ...]
    turns: float

    @property
    def ripe(self) -> float:
        """Weight of investments. It is 1 until four turns are left, and then falls to 0 by the end."""
        return min(1.0, self.turns / 4)


A = TypeVar("A", bound=Action)
P = ParamSpec("P")
T = TypeVar("T")


class RulebookError(ValueError):
    """The slots do not form a playable game."""


@frozen
class Good:
    """A tile for sale; ``place`` is None for a hypothetical tile."""

    tile: str
    currency: str
    price: int
    place: Place | None
    exact_only: bool = False

    @property
    def on_market(self) -> bool:
        """Whether the tile lies on a market square, where it costs its printed price."""
        return isinstance(self.place, MarketSquare)


@frozen
class Stall:
    """A seller of tiles. ``remove`` removes a sold tile, or returns False if the seller has no such tile."""

    goods: Callable[[Rulebook, PublicState], Iterable[Good]]
    remove: Callable[[Rulebook, Draft, str], bool]


AskPrice = Callable[["Rulebook", PublicState, Face], Good | None]
"""Returns a `Good` for a piece with this face, or None if the piece is not for sale."""


def _ask_for_tile(book: Rulebook, state: PublicState, face: Face) -> Good | None:
    return book.good(state, face.tile) if isinstance(face, TileFace) else None


Offer = Callable[["Rulebook", PublicState, Seat], Iterable[A]]
Refuse = Callable[["Rulebook", PublicState, Seat, A], Refusal]
Perform = Callable[["Rulebook", Draft, Seat, A], None]


ShowByHand = Callable[["Rulebook", PublicState, Seat, A], ByHand]

ReadByHand = Callable[["Rulebook", PublicState, Seat, ByHand], A | None]
"""Returns the action of one type that a gesture means, even if the action is illegal.

If the gesture means no action of this type, the function returns None.
"""


@frozen
class Handling(Generic[A]):
    """Conversion of one type of action to gestures (``show``) and back (``read``).

    ``read`` also returns actions that `legal_actions` does not list, such as illegal actions. At each
    decision, a gesture means at most one action.
    """

    show: ShowByHand[A]
    read: ReadByHand[A]


@frozen
class ActionRule:
    """A ``free`` action does not count as the action of a turn.

    A seat with only free actions may pass (B-8).
    """

    type: type[Action]
    offer: Offer[Action]
    refuse: Refuse[Action]
    perform: Perform[Action]
    handling: Handling[Action]
    free: bool = False


def action_rule(
    type_: type[A],
    offer: Offer[A],
    refuse: Refuse[A],
    perform: Perform[A],
    handling: Handling[A],
    free: bool = False,
) -> ActionRule:
    """The functions only receive actions of the type `type_`."""
    return ActionRule(
        type_,
        offer,
        cast("Refuse[Action]", refuse),
        cast("Perform[Action]", perform),
        cast("Handling[Action]", handling),
        free,
    )


def unless_offered(offer: Offer[A], broken: BrokenRule) -> Refuse[A]:
    """Return a function that refuses all actions that `offer` does not return; the reason is `broken`."""
    return lambda book, state, seat, action: () if action in offer(book, state, seat) else (broken,)


@frozen
class Payment:
    """A way to pay.

    ``ways`` returns the payments for a `Good` from a hand, without unnecessary cards.
    ``faults`` returns the first broken rule, ``()`` for a legal payment, or None for a payment of another
    kind.
    """

    ways: Callable[[Rulebook, tuple[str, ...], Good], Iterable[tuple[str, ...]]]
    faults: Callable[[Rulebook, Good, tuple[str, ...]], Refusal | None]


TieBreak = Callable[["Rulebook", PublicState, Owner], int]


@frozen
class Majority:
    """Prizes and ranking for the owners of one building type (B-30).

    ``prizes`` returns the points for each place in a scoring round, first place first. If owners have equal
    counts of buildings, the owner with the higher number from ``tie_break`` (below 100) is ahead. If
    ``tie_break`` is None, tied owners share the prizes. ``growth`` returns how much one more building adds
    to each prize. For fixed prizes, ``growth`` is None or returns ``()``.
    """

    prizes: Callable[[Rulebook, PublicState, int], tuple[int, ...]]
    tie_break: TieBreak | None = None
    growth: Callable[[Rulebook, int], tuple[int, ...]] | None = None


@frozen
class Secret:
    """Functions for a `Slice` with hidden information.

    ``hide`` returns the slice as a seat sees it. ``redraw`` returns a random slice that is consistent with
    an observation.
    """

    hide: Callable[[Slice, Seat], Slice]
    redraw: Callable[[Rulebook, Observation, Random], Slice]


SetUpStep = Callable[["Rulebook", Draft], None]
AutomaticStep = Callable[["Rulebook", Draft, Step], None]

TileLeft = Callable[["Rulebook", Draft, Seat, Cell, str], None]  # for a tile that left its square (B-15)

AfterRefill = Callable[["Rulebook", Draft, tuple[tuple[str, int, str], ...]], None]
"""Function whose last argument contains (stock, square, tile) for each new market tile (B-25)."""

AfterScoring = Callable[["Rulebook", Draft, int], None]  # the number is the scoring round (B-26)
Aside = Callable[["Rulebook", Draft, str], bool]  # returns whether a drawn tile was moved to a supply
Shows = Callable[["Rulebook", PublicState, str], str]
Remark = Callable[["Rulebook", PublicState, Seat, str, Cell], Iterable[Message]]
Tally = Callable[["Rulebook", PublicState, Owner], Mapping[str, int]]  # a missing type means 0

ShowTally = Callable[["Rulebook", PublicState, Owner, str], Iterable[Counted]]
"""Function that returns the buildings of one type that a `Tally` counts."""

Scorer = Callable[["Rulebook", PublicState, int], Iterable[Points]]
ShowPoints = Callable[["Rulebook", PublicState, Seat], Iterable[Counted]]
Prospect = Callable[["Rulebook", PublicState, Seat, Horizon], float]  # future points that a seat can expect
Gain = Callable[[int], Message]  # describes an increase in expected points
Invariant = Callable[["Rulebook", GameState], Iterable[Message]]  # reasons why no game can reach a state
HeldTiles = Callable[["Rulebook", PublicState], Iterable[str]]


LayPieces = Callable[["Rulebook", Observation, ArrangementBuilder], None]
MovePieces = Callable[["Rulebook", Fold, Event], None]


@attrs.define(eq=False, repr=False)
class Slots:
    """The slots of a rulebook, which ``docs/new-module.md`` describes."""

    setup: Setup
    options: Mapping[str, Value]
    city_noun: Message = attrs.field(factory=lambda: Message("city"))
    stock: str = ""
    tiles: Mapping[str, Tile] = attrs.field(factory=dict)
    bags: Mapping[str, tuple[str, ...]] = attrs.field(factory=dict)
    money: tuple[str, ...] = ()
    late_money: Mapping[str, tuple[int, ...]] = attrs.field(factory=dict)
    secret_money: bool = False
    placement: PlacementRules = attrs.field(factory=PlacementRules)
    majorities: Mapping[str, Majority] = attrs.field(factory=dict)
    scored_edges: tuple[str, ...] = ()
    set_up: tuple[tuple[SetUpPhase, SetUpStep], ...] = ()
    actions: Mapping[type[Step], tuple[ActionRule, ...]] = attrs.field(factory=dict)
    automatic: Mapping[type[Step], AutomaticStep] = attrs.field(factory=dict)
    after_turn: tuple[type[Step], ...] = ()
    before_scoring: tuple[type[Step], ...] = ()
    on_tile_left: tuple[TileLeft, ...] = ()
    on_market_refilled: tuple[AfterRefill, ...] = ()
    on_scoring_held: tuple[AfterScoring, ...] = ()
    asides: Mapping[str, Aside] = attrs.field(factory=dict)
    shows: Mapping[str, Shows] = attrs.field(factory=dict)
    stalls: tuple[Stall, ...] = ()
    prices: Mapping[type[Face], AskPrice] = attrs.field(factory=lambda: {TileFace: _ask_for_tile})
    payments: tuple[Payment, ...] = ()
    counts: tuple[Tally, ...] = ()
    shown_counts: tuple[ShowTally, ...] = ()
    rivals: Mapping[str, str] = attrs.field(factory=dict)
    rival_tiles: Mapping[str, HeldTiles] = attrs.field(factory=dict)
    other_cards: Mapping[str, Message] = attrs.field(factory=dict)
    scorers: tuple[Scorer, ...] = ()
    shown_points: Mapping[str, ShowPoints] = attrs.field(factory=dict)
    sources: Mapping[str, Source] = attrs.field(factory=lambda: {"types": Source(Message("source-types"))})
    scoring_parts: Mapping[int, tuple[int, int]] = attrs.field(factory=lambda: {1: (0, 1), 2: (0, 3)})
    all_leftovers_first: bool = True
    outcomes: tuple[Outcome, ...] = ()
    slice_types: Mapping[str, type[Slice]] = attrs.field(factory=dict)
    secrets: Mapping[str, Secret] = attrs.field(factory=dict)
    holdings: tuple[HeldTiles, ...] = ()
    prospects: Mapping[str, Prospect] = attrs.field(factory=dict)
    hand_counts: bool = False
    gains: Mapping[str, Gain] = attrs.field(factory=dict)
    remarks: tuple[Remark, ...] = ()
    invariants: tuple[Invariant, ...] = ()
    pieces: tuple[LayPieces, ...] = ()
    folds: Mapping[type[Event], MovePieces] = attrs.field(factory=dict)


@frozen(slots=False, eq=False, repr=False, kw_only=True)
class Rulebook(Slots):
    """The frozen slots of one table, and the ids of the modules that filled these slots."""

    installed: tuple[str, ...]
    memos: dict[Hashable, Callable[..., Any]] = attrs.field(factory=dict, init=False)

    @cached_property
    def rules_by_type(self) -> Mapping[type[Step], Mapping[type[Action], ActionRule]]:
        return {step: {rule.type: rule for rule in rules} for step, rules in self.actions.items()}

    @cached_property
    def tile_pieces(self) -> Mapping[str, PieceId]:
        """Maps each tile id to a piece. Both sides of a tile are the same piece."""
        return {tile.id: PieceId(min(tile.id, tile.back or tile.id)) for tile in self.tiles.values()}

    @cached_property
    def types(self) -> tuple[str, ...]:
        return tuple(self.majorities)

    @cached_property
    def other_sources(self) -> tuple[str, ...]:
        return tuple(source for source in self.sources if source not in ("types", *self.scored_edges))

    @cached_property
    def turn_end(self) -> tuple[Step, ...]:
        return tuple(step() for step in self.after_turn)

    @cached_property
    def scoring_begin(self) -> tuple[Step, ...]:
        return tuple(step() for step in self.before_scoring)

    @cached_property
    def all_money(self) -> tuple[str, ...]:
        return (*self.money, *self.late_money)

    def owners(self) -> tuple[Owner, ...]:
        """Return all ranked players: the seats, then the players without a seat (``rivals``)."""
        return (*self.setup.everybody, *self.rivals)

    def owner_name(self, owner: Owner) -> str:
        return self.rivals[owner] if isinstance(owner, str) else self.setup.seats[owner].name

    def tile_noun(self, tile: str) -> Message:
        return self.tiles[tile].label

    def short_noun(self, tile: str) -> Message:
        return self.tiles[tile].short_label

    def tile_described(self, tile: str) -> Message:
        found = self.tiles[tile].described
        back = self.tiles[tile].back
        return found if back is None else Message("tile-back", tile=found, back=self.tile_noun(back))

    def is_building(self, tile: str) -> bool:
        return self.tiles[tile].kind == BUILDING

    def gives_extra_action(self, over: int) -> bool:
        return over == 0 and EXACT_BONUS.on(self.options)

    def card_noun(self, card: str) -> Message:
        return self.other_cards.get(card) or money_noun(card)

    def card_nouns(self, cards: tuple[str, ...]) -> tuple[Message, ...]:
        others = tuple(self.other_cards[card] for card in cards if card in self.other_cards)
        return money_nouns(cards) + others

    def count(self, state: PublicState, owner: Owner, type_id: str) -> int:
        return sum(rule(self, state, owner).get(type_id, 0) for rule in self.counts)

    def strength(self, state: PublicState, owner: Owner, type_id: str, more: int = 0) -> int:
        """Return a number that is higher for a better rank in a majority (B-30, G-5).

        Owners with equal numbers are tied, and 0 means no building. The number is calculated as if the owner
        had `more` additional buildings.
        """
        count = self.count(state, owner, type_id) + more
        tie_break = self.majorities[type_id].tie_break
        return count if tie_break is None or not count else 100 * count + tie_break(self, state, owner)

    def strengths(self, state: PublicState, type_id: str) -> tuple[int, ...]:
        return tuple(self.strength(state, owner, type_id) for owner in self.owners())

    def counts_of(self, state: PublicState, owner: Owner) -> tuple[int, ...]:
        tallies = [tally for rule in self.counts if (tally := rule(self, state, owner))]
        if len(tallies) == 1:
            return tuple(map(tallies[0].get, self.types, repeat(0)))
        return tuple([sum([tally.get(type_id, 0) for tally in tallies]) for type_id in self.types])

    def strengths_of(self, state: PublicState, owner: Owner) -> tuple[int, ...]:
        counts = self.counts_of(state, owner)
        if not any(self._tie_breaks):
            return counts
        return tuple(
            [
                100 * count + tie_break(self, state, owner) if count and tie_break is not None else count
                for count, tie_break in zip(counts, self._tie_breaks, strict=True)
            ]
        )

    @cached_property
    def _tie_breaks(self) -> tuple[TieBreak | None, ...]:
        return tuple(majority.tie_break for majority in self.majorities.values())

    def goods(self, state: PublicState) -> tuple[Good, ...]:
        if len(self.stalls) == 1:  # a faster path for simulations
            return tuple(self.stalls[0].goods(self, state))
        return tuple([good for stall in self.stalls for good in stall.goods(self, state)])

    def good(self, state: PublicState, tile_id: str) -> Good | None:
        for stall in self.stalls:
            for good in stall.goods(self, state):
                if good.tile == tile_id:
                    return good
        return None

    def price_of(self, state: PublicState, face: Face) -> Good | None:
        ask = self.prices.get(type(face))
        return ask(self, state, face) if ask is not None else None

    def payments_for(self, hand: tuple[str, ...], good: Good) -> tuple[tuple[str, ...], ...]:
        if len(self.payments) == 1:
            return tuple(self.payments[0].ways(self, hand, good))
        return tuple([way for payment in self.payments for way in payment.ways(self, hand, good)])

    def payment_faults(self, good: Good, cards: tuple[str, ...]) -> Refusal:
        for payment in reversed(self.payments):
            faults = payment.faults(self, good, cards)
            if faults is not None:
                return faults
        raise LookupError("no payment accepts or refuses these cards")


def remembered_by_book(
    size: int,
) -> Callable[[Callable[Concatenate[Rulebook, P], T]], Callable[Concatenate[Rulebook, P], T]]:
    """Return a decorator that caches the last `size` results of a function in each rulebook."""

    def remembered(find: Callable[Concatenate[Rulebook, P], T]) -> Callable[Concatenate[Rulebook, P], T]:
        def ask(book: Rulebook, /, *about: P.args, **named: P.kwargs) -> T:
            if find not in book.memos:
                book.memos[find] = lru_cache(size)(partial(find, book))
            found: T = book.memos[find](*about, **named)
            return found

        return ask

    return remembered


def scored_segments(book: Rulebook, city: City, edge: str) -> tuple[Segment, ...]:
    """Return the scoring segments of `edge`, such as ``wall``, in order (B-29).

    By default, only the longest run scores. With the option ``wall_scoring: all_outer``, every outer run
    scores.
    """
    return city.outer_runs(edge) if _every_segment(book) else city.run(edge)


def scored_length(book: Rulebook, city: City, edge: str) -> int:
    """Return the number of scoring segments. This is usually faster than `scored_segments`."""
    return len(city.outer(edge)) if _every_segment(book) else city.length(edge)


def _every_segment(book: Rulebook) -> bool:
    return WALL_SCORING.of(book.options) == "all_outer"
