"""Rulebook: the rules of one table, compiled from its modules into plain tuples of functions."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import cached_property, lru_cache, partial
from itertools import repeat
from random import Random
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar, cast

import attrs

from ..geometry.broken_rule import BrokenRule, Refusal
from ..geometry.placement import PlacementRules
from ..geometry.tile import BUILDING, Tile
from ..places.fold import ArrangementBuilder, Fold
from ..places.gesture import ByHand
from ..places.places import Face, MarketSquare, PieceId, Place, TileFace
from ..values import Cell, Owner, Seat
from ..words.message import Message
from ..words.nouns import money_noun, money_nouns
from .action import Action
from .draft import Draft
from .event import Event
from .horizon import Horizon
from .observation import Observation, PublicState
from .option import Value
from .scoring import Counted, Points, Source
from .set_up_phase import SetUpPhase
from .setup import Setup
from .shuffle import Outcome
from .state import GameState, Slice
from .step import Step

A = TypeVar("A", bound=Action)
P = ParamSpec("P")
T = TypeVar("T")


class RulebookError(ValueError):
    """The slots are filled in a way in which no game can be played."""


@attrs.frozen
class Good:
    """Something for sale: the tile, the currency and the price, and whether it must be paid exactly.

    ``place`` is where it lies, None for one that is only thought of.
    """

    tile: str
    currency: str
    price: int
    place: Place | None
    exact_only: bool = False

    @property
    def on_market(self) -> bool:
        """True for what lies on a square of a market, which sells it for what is printed on it."""
        return isinstance(self.place, MarketSquare)


@attrs.frozen
class Stall:
    """A place that sells: what it sells now, and how a sold tile leaves it (False where it had none)."""

    goods: Callable[[Rulebook, PublicState], Iterable[Good]]
    remove: Callable[[Rulebook, Draft, str], bool]


AskPrice = Callable[["Rulebook", PublicState, Face], Good | None]
"""What is asked for a piece with a face of one type; None where it is not for sale."""


def _ask_for_tile(book: Rulebook, state: PublicState, face: Face) -> Good | None:
    return book.good(state, face.tile) if isinstance(face, TileFace) else None


Offer = Callable[["Rulebook", PublicState, Seat], Iterable[A]]
"""The actions of one type that a seat may take now."""

Refuse = Callable[["Rulebook", PublicState, Seat, A], Refusal]
"""Every rule that an action of one type breaks now; empty where it is legal."""

Perform = Callable[["Rulebook", Draft, Seat, A], None]
"""What an action of one type does; it is legal."""


ShowByHand = Callable[["Rulebook", PublicState, Seat, A], ByHand]
"""What a seat does by hand to take an action of one type."""

ReadByHand = Callable[["Rulebook", PublicState, Seat, ByHand], A | None]
"""The action of one type that is meant by what a seat does by hand, legal or not; None where none is."""


@attrs.frozen
class Handling(Generic[A]):
    """How one type of action is done by hand, and back: ``read`` of what ``show`` tells is the action again.

    ``read`` also understands what is refused or not listed, such as a drop where a tile must not lie, or
    needless cards; but nothing done by hand means two actions of one decision.
    """

    show: ShowByHand[A]
    read: ReadByHand[A]


@attrs.frozen
class ActionRule:
    """Everything about one type of action: which are offered, why one is refused, what it does, how by hand.

    A ``free`` one is no action of the turn: who can do nothing else may pass all the same (B-8).
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
    """The rule of one type of action, whose functions are only ever asked about actions of this type."""
    return ActionRule(
        type_,
        offer,
        cast("Refuse[Action]", refuse),
        cast("Perform[Action]", perform),
        cast("Handling[Action]", handling),
        free,
    )


def unless_offered(offer: Offer[A], broken: BrokenRule) -> Refuse[A]:
    """Refuses an action where it is not offered, always because of one rule."""
    return lambda book, state, seat, action: () if action in offer(book, state, seat) else (broken,)


@attrs.frozen
class Payment:
    """A way to pay: what it proposes for a good, and its verdict on cards.

    ``faults`` returns every rule that the cards break, or None where another way must judge them.
    """

    ways: Callable[[Rulebook, tuple[str, ...], Good], Iterable[tuple[str, ...]]]
    faults: Callable[[Rulebook, Good, tuple[str, ...]], Refusal | None]


TieBreak = Callable[["Rulebook", PublicState, Owner], int]


@attrs.frozen
class Majority:
    """How the majority of one type is ranked and paid (B-30).

    ``prizes`` are what the places pay in a scoring round; ``tie_break`` gives a number below 100 that
    decides between equal counts, or is None where tied players share. ``growth`` tells what each building
    more of the type adds to the prizes of a round, or is None where they are fixed.
    """

    prizes: Callable[[Rulebook, PublicState, int], tuple[int, ...]]
    tie_break: TieBreak | None = None
    growth: Callable[[Rulebook, int], tuple[int, ...]] | None = None


@attrs.frozen
class Secret:
    """What a module keeps from players: its slice as a seat may see it, and a guess at the whole.

    ``redraw`` gets the observation (the slice in it as hidden) and random numbers, and returns a slice
    that the seat could believe in.
    """

    hide: Callable[[Slice, Seat], Slice]
    redraw: Callable[[Rulebook, Observation, Random], Slice]


SetUpStep = Callable[["Rulebook", Draft], None]
AutomaticStep = Callable[["Rulebook", Draft, Step], None]

TileLeft = Callable[["Rulebook", Draft, Seat, Cell, str], None]
"""Reacts to a tile that left its square in a seat's city (B-15 b and c)."""

AfterRefill = Callable[["Rulebook", Draft, tuple[tuple[str, int, str], ...]], None]
"""Reacts to a refill of the market: the stock, the square and the tile of each that came (B-25)."""

AfterScoring = Callable[["Rulebook", Draft, int], None]
"""Reacts to a scoring round that was held, by its number (B-26)."""

Aside = Callable[["Rulebook", Draft, str], bool]
"""Takes a tile drawn for the market into the supply of its module, or answers False."""

Shows = Callable[["Rulebook", PublicState, str], str]
"""The side that a drawn tile shows."""

Remark = Callable[["Rulebook", PublicState, Seat, str, Cell], Iterable[Message]]
"""What there is to say about a tile on its square."""

Tally = Callable[["Rulebook", PublicState, Owner], Mapping[str, int]]
"""How many buildings of each type something counts for an owner; types may be left out."""

ShowTally = Callable[["Rulebook", PublicState, Owner, str], Iterable[Counted]]
"""What a ``Tally`` counts as buildings of a type for an owner, one after the other."""

Scorer = Callable[["Rulebook", PublicState, int], Iterable[Points]]
"""The points that a scoring round pays from one source."""

ShowPoints = Callable[["Rulebook", PublicState, Seat], Iterable[Counted]]
"""What a seat's points from one source are counted on, one after the other."""

Prospect = Callable[["Rulebook", PublicState, Seat, Horizon], float]
"""What a module's holdings will probably bring a seat, in points, besides majorities and runs."""

Gain = Callable[[int], Message]
"""Says what a module's holdings will bring more, so many points."""

Invariant = Callable[["Rulebook", GameState], Iterable[Message]]
"""What is wrong with a state that no game can reach; nothing where it may be reached."""

HeldTiles = Callable[["Rulebook", PublicState], Iterable[str]]
"""The tiles that a slice holds."""


LayPieces = Callable[["Rulebook", Observation, ArrangementBuilder], None]
"""Lays the pieces that something adds to the table, as the observer sees them."""

MovePieces = Callable[["Rulebook", Fold, Event], None]
"""Moves the pieces at an event of one type as it moved them on the table."""


@attrs.define(eq=False, repr=False)
class Slots:
    """Every slot of a rulebook, declared once: its type, and what it holds where no module fills it.

    ``city_noun`` is what a player's tiles in play are called. ``stock`` is the bag that takes the tiles of
    expansions. ``money`` is the pile at first, ``late_money`` cards that are shuffled into parts of it,
    ``other_cards`` what cards are called that are no money. With ``secret_money`` money comes to hands that
    nobody else sees coming, and so remembers (unlike B-4, B-9). ``scored_edges`` are the edges whose
    longest run scores. ``sources`` tell what points come from, as ``Points`` name it, in the order in which
    they are shown. ``shown_counts`` and ``shown_points`` (by source) tell which pieces and edges are
    counted, for those who look on; what none of them tells of counts all the same. With ``hand_counts``
    some of the ``prospects`` depend on the hand. ``rivals`` are ranked without a seat, by id with their
    names; ``rival_tiles`` are theirs. ``scoring_parts`` tells for each scoring card in which pile (the
    first, or the one after so many shuffles) and part it lies. With ``leftovers_at_once`` the last tiles
    are all given before they are placed (B-34). ``prices`` are those of pieces, by the types of their
    faces.
    """

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
    leftovers_at_once: bool = True
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


@attrs.frozen(slots=False, eq=False, repr=False, kw_only=True)
class Rulebook(Slots):
    """The slots of one table, frozen, and the ids of the modules that filled them."""

    installed: tuple[str, ...]
    memos: dict[Hashable, Callable[..., Any]] = attrs.field(factory=dict, init=False)
    """What functions ``remembered_by_book`` have answered about this rulebook."""

    @cached_property
    def rules_by_type(self) -> Mapping[type[Step], Mapping[type[Action], ActionRule]]:
        """The rule of each type of action at each decision."""
        return {step: {rule.type: rule for rule in rules} for step, rules in self.actions.items()}

    @cached_property
    def tile_pieces(self) -> Mapping[str, PieceId]:
        """The piece of each tile; the two sides of one are the same piece."""
        return {tile.id: PieceId(min(tile.id, tile.back or tile.id)) for tile in self.tiles.values()}

    @cached_property
    def types(self) -> tuple[str, ...]:
        """The building types, in the order of the rulebooks."""
        return tuple(self.majorities)

    @cached_property
    def other_sources(self) -> tuple[str, ...]:
        """What points come from beside types and edges."""
        return tuple(source for source in self.sources if source not in ("types", *self.scored_edges))

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

    def owners(self) -> tuple[Owner, ...]:
        """Everybody who is ranked: the seats, then those without a seat."""
        return (*self.setup.everybody, *self.rivals)

    def owner_name(self, owner: Owner) -> str:
        """The name of a seat, or of somebody without a seat."""
        return self.rivals[owner] if isinstance(owner, str) else self.setup.seats[owner].name

    def tile_noun(self, tile: str) -> Message:
        """What a tile is called."""
        return self.tiles[tile].called

    def short_noun(self, tile: str) -> Message:
        """What a tile is called without its price."""
        return self.tiles[tile].called_briefly

    def tile_described(self, tile: str) -> Message:
        """What a tile is called, with its closed sides and its back."""
        found = self.tiles[tile].described
        back = self.tiles[tile].back
        return found if back is None else Message("tile-back", tile=found, back=self.tile_noun(back))

    def is_building(self, tile: str) -> bool:
        """True for a tile that majorities count."""
        return self.tiles[tile].kind == BUILDING

    def gives_further_action(self, over: int) -> bool:
        """True where a further action follows a purchase for which so much was paid too much (B-11)."""
        return over == 0 and self.options["exact_bonus"] == "on"

    def card_noun(self, card: str) -> Message:
        """What a card is called, money or not."""
        return self.other_cards.get(card) or money_noun(card)

    def card_nouns(self, cards: tuple[str, ...]) -> tuple[Message, ...]:
        """What some cards are called together: money by currency, then the others."""
        others = tuple(self.other_cards[card] for card in cards if card in self.other_cards)
        return money_nouns(cards) + others

    def count(self, state: PublicState, owner: Owner, type_id: str) -> int:
        """The number of buildings of a type that counts for an owner (B-30)."""
        return sum(rule(self, state, owner).get(type_id, 0) for rule in self.counts)

    def strength(self, state: PublicState, owner: Owner, type_id: str, more: int = 0) -> int:
        """How an owner ranks in a majority: the more the better, equal is tied, 0 has none (B-30, G-5).

        ``more`` are buildings of the type that it is thought to have besides.
        """
        count = self.count(state, owner, type_id) + more
        tie_break = self.majorities[type_id].tie_break
        return count if tie_break is None or not count else 100 * count + tie_break(self, state, owner)

    def strengths(self, state: PublicState, type_id: str) -> tuple[int, ...]:
        """The strength of every owner in a majority."""
        return tuple(self.strength(state, owner, type_id) for owner in self.owners())

    def counts_of(self, state: PublicState, owner: Owner) -> tuple[int, ...]:
        """The buildings of every type that count for an owner, in the order of ``types`` (B-30)."""
        tallies = [tally for rule in self.counts if (tally := rule(self, state, owner))]
        if len(tallies) == 1:
            return tuple(map(tallies[0].get, self.types, repeat(0)))
        return tuple([sum([tally.get(type_id, 0) for tally in tallies]) for type_id in self.types])

    def strengths_of(self, state: PublicState, owner: Owner) -> tuple[int, ...]:
        """The strength of one owner in every majority."""
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
        """Everything for sale just now."""
        found: tuple[Good, ...] = ()
        for stall in self.stalls:
            found += tuple(stall.goods(self, state))
        return found

    def good(self, state: PublicState, tile_id: str) -> Good | None:
        """What is asked for one tile, or None where it is not for sale."""
        for good in self.goods(state):
            if good.tile == tile_id:
                return good
        return None

    def price_of(self, state: PublicState, face: Face) -> Good | None:
        """What is asked for a piece that shows a face, or None where it is not for sale."""
        ask = self.prices.get(type(face))
        return ask(self, state, face) if ask is not None else None

    def payments_for(self, hand: tuple[str, ...], good: Good) -> tuple[tuple[str, ...], ...]:
        """Ways to pay without needless cards, the best first."""
        return tuple(way for payment in self.payments for way in payment.ways(self, hand, good))

    def payment_faults(self, good: Good, cards: tuple[str, ...]) -> Refusal:
        """Every rule that paying a good with cards breaks; the way installed last judges first."""
        for payment in reversed(self.payments):
            faults = payment.faults(self, good, cards)
            if faults is not None:
                return faults
        raise LookupError("no way to pay judges these cards")


def remembered_by_book(
    size: int,
) -> Callable[[Callable[Concatenate[Rulebook, P], T]], Callable[Concatenate[Rulebook, P], T]]:
    """A memo of the last so many answers about each rulebook, kept by it and gone with it."""

    def remembered(find: Callable[Concatenate[Rulebook, P], T]) -> Callable[Concatenate[Rulebook, P], T]:
        def ask(book: Rulebook, /, *about: P.args, **named: P.kwargs) -> T:
            if find not in book.memos:
                book.memos[find] = lru_cache(size)(partial(find, book))
            found: T = book.memos[find](*about, **named)
            return found

        return ask

    return remembered
