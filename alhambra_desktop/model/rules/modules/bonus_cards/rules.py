from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from random import Random
from typing import ClassVar, Final

import attrs

from ...core.base.money import may_decline
from ...core.engine.action import Action
from ...core.engine.builder import RulebookBuilder
from ...core.engine.event import Event, entry
from ...core.engine.handling import pressed
from ...core.engine.rulebook import Horizon, Rulebook, SetUpPhase, action_rule
from ...core.engine.scoring import Counted
from ...core.engine.shuffle import Outcome, shuffled
from ...core.engine.state import Draft, GameState, Observation, PublicState, Slice
from ...core.engine.step import ChooseAction, Decision, Ending, PlacePurchases, Step
from ...core.frozen import frozen
from ...core.geometry.placement import BrokenRule, Refusal
from ...core.places.fold import ArrangementBuilder, Fold
from ...core.places.gesture import Press
from ...core.places.places import Face, Place
from ...core.values import Cell, Owner, Seat, replaced, without
from ...core.words.message import Message
from ...core.words.wording import COUNT, TILE, own_or, worded, yours_or
from . import MODULE

BONUS: Final = MODULE.id

CARDS: Final = (
    "arcades-10-open",
    "arcades-9-open",
    "chambers-10-open",
    "chambers-11-open",
    "garden-10-open",
    "garden-11-open",
    "pavilion-8-open",
    "seraglio-9-open",
    "tower-11-open",
    "tower-12-open",
)
"""Ids of the bonus cards; each card has the id of its building (N-1)."""


@frozen
class BonusState(Slice):
    """The bonus cards of all seats. Each field contains one item for each seat.

    ``hands`` contains the seats' secret cards, ``held`` the numbers of these cards, and ``revealed`` the
    seats' revealed cards. In an observation, ``hands`` contains only the observer's cards.
    """

    module: ClassVar[str] = BONUS
    hands: tuple[tuple[str, ...], ...]
    held: tuple[int, ...]
    revealed: tuple[tuple[str, ...], ...]


@frozen(slots=False)
class BonusCardsDealt(Event):
    """A seat received bonus cards, which only this seat can see (N-1)."""

    seat: Seat
    cards: tuple[str, ...]

    record = entry("bonus_cards")
    message = worded("log-bonus-dealt", count=COUNT)


@frozen(slots=False)
class BonusCardRevealed(Event):
    seat: Seat
    tile: str

    sums_up = True
    record = entry("reveal")
    message = worded("log-revealed", tile=TILE)


@frozen(slots=False)
class BonusCardConcealed(Event):
    """A revealed card returned to the hand because its tile left the Alhambra (N-3)."""

    seat: Seat
    tile: str

    record = entry("conceal")
    message = worded("log-concealed", tile=TILE)


def unknown(state: BonusState) -> list[str]:
    known = {card for cards in (*state.hands, *state.revealed) for card in cards}
    return [card for card in CARDS if card not in known]


HOPE: Final = 0.5  # value in points of a secret card whose building is in no other player's city


def _count(book: Rulebook, state: PublicState, owner: Owner) -> Mapping[str, int]:
    revealed = () if isinstance(owner, str) else state.slice_of(BonusState).revealed[owner]
    return Counter(book.tiles[card].type or "" for card in revealed) if revealed else {}


def _show_count(book: Rulebook, state: PublicState, owner: Owner, type_id: str) -> Iterable[Counted]:
    for card in () if isinstance(owner, str) else state.slice_of(BonusState).revealed[owner]:
        if book.tiles[card].type == type_id:
            yield Counted(1, (book.tile_pieces[card],))


def _prospect(book: Rulebook, state: PublicState, seat: Seat, ahead: Horizon) -> float:
    bonus = state.slice_of(BonusState)
    hand, held = bonus.hands[seat], bonus.held[seat]
    if not held:
        return 0.0
    others = [state.players[other].city for other in state.setup.everybody if other != seat]

    def hopeful(cards: Iterable[str]) -> int:
        return sum(all(city.cell_of(card) is None for city in others) for card in cards)

    found = float(hopeful(hand))
    if held > len(hand):
        rest = unknown(bonus)
        found += (held - len(hand)) * hopeful(rest) / len(rest)
    return HOPE * ahead.ripe * found


CARD: Final = "bonus-card"  # ``PieceId.thing`` of every bonus card, so that ids do not reveal cards


@frozen(cache_hash=True)
class SecretCards(Place):
    seat: Seat

    sorted = True
    noun = own_or("place-secret-cards-own", "place-secret-cards")


@frozen(cache_hash=True)
class RevealedCards(Place):
    seat: Seat

    noun = own_or("place-revealed-cards-own", "place-revealed-cards")


@frozen(cache_hash=True)
class BonusCardFace(Face):
    tile: str

    id_field = "tile"
    noun = worded("face-bonus-card", tile=TILE)


@frozen(cache_hash=True)
class BonusCardBack(Face):
    is_hidden = True
    noun = worded("face-bonus-card-back")


def _lay_pieces(book: Rulebook, seen: Observation, table: ArrangementBuilder) -> None:
    bonus = seen.slice_of(BonusState)
    for seat in book.setup.everybody:
        for tile in bonus.hands[seat]:
            table.lay_copy(CARD, SecretCards(seat), BonusCardFace(tile))
        for _ in range(bonus.held[seat] - len(bonus.hands[seat])):
            table.lay_copy(CARD, SecretCards(seat), BonusCardBack())
        for tile in bonus.revealed[seat]:
            table.lay_copy(CARD, RevealedCards(seat), BonusCardFace(tile))


def _revealed(book: Rulebook, fold: Fold, event: BonusCardRevealed) -> None:
    face = BonusCardFace(event.tile)
    card = fold.find(SecretCards(event.seat), face, BonusCardBack())
    fold.move(card, RevealedCards(event.seat), face)


def _concealed(book: Rulebook, fold: Fold, event: BonusCardConcealed) -> None:
    face = BonusCardFace(event.tile)
    card = fold.find(RevealedCards(event.seat), face)
    fold.move(card, SecretCards(event.seat), face if event.seat == fold.viewer else BonusCardBack())


DEALT: Final = {2: 3, 3: 3, 4: 2, 5: 2, 6: 1}  # maps numbers of seats to cards per player (N-1)


@frozen(slots=False)
class RevealBonusCard(Action):
    """Reveal the card of a building in the Alhambra (N-2)."""

    tile: str

    choice = Message("status-reveal-card")
    beside = True
    message = worded("turn-reveal", tile=TILE)
    kind_message = worded("kind-reveal")


@frozen
class RevealBeforeScoring(Decision):
    """The seat may reveal bonus cards before a scoring round (N-2)."""

    asked = Message("status-asked-bonus-cards")
    ending = Ending(Message("bar-go-on"), Message("bar-reveal-tip"))
    loss = Message("status-loses-bonus")
    out_of_turn = True
    turn_status = yours_or("status-your-bonus-cards", "status-bonus-cards")


@frozen
class AskReveals(Step):
    """Ask all seats with secret bonus cards before a scoring round (N-2)."""


def _moved(state: BonusState, seat: Seat, hand: tuple[str, ...], revealed: tuple[str, ...]) -> BonusState:
    return BonusState(
        replaced(state.hands, seat, hand),
        replaced(state.held, seat, len(hand)),
        replaced(state.revealed, seat, revealed),
    )


def _deal(book: Rulebook, draft: Draft) -> None:
    """Deal the secret cards; the remaining cards stay hidden and are not used (N-1)."""
    seats = len(draft.state.players)
    cards, each = draft.shuffle(CARDS, BONUS), DEALT[seats]
    hands = tuple(tuple(sorted(cards[seat * each : (seat + 1) * each])) for seat in range(seats))
    draft.change_slice(BonusState(hands, (each,) * seats, ((),) * seats))
    for seat, hand in enumerate(hands):
        draft.emit(BonusCardsDealt(seat, hand))


def _offer(book: Rulebook, state: PublicState, seat: Seat) -> Iterable[RevealBonusCard]:
    hand = state.slice_of(BonusState).hands[seat]
    if hand:
        city = state.players[seat].city
        for tile in hand:
            if city.cell_of(tile) is not None:
                yield RevealBonusCard(tile)


def _refuse(book: Rulebook, state: PublicState, seat: Seat, action: RevealBonusCard) -> Refusal:
    if action.tile not in state.slice_of(BonusState).hands[seat]:
        return (BrokenRule("N-2", Message("reveal-not-in-hand"), Message("reveal-not-in-hand-why")),)
    if state.players[seat].city.cell_of(action.tile) is None:
        return (BrokenRule("N-2", Message("reveal-not-standing"), Message("reveal-not-standing-why")),)
    return ()


def _show(book: Rulebook, state: PublicState, seat: Seat, action: RevealBonusCard) -> Press:
    return Press(BonusCardFace(action.tile), SecretCards(seat))


def _read(book: Rulebook, state: PublicState, seat: Seat, done: Press) -> RevealBonusCard | None:
    secret = done.place == SecretCards(seat)
    return RevealBonusCard(done.piece.tile) if secret and isinstance(done.piece, BonusCardFace) else None


def _reveal(book: Rulebook, draft: Draft, seat: Seat, action: RevealBonusCard) -> None:
    state = draft.state.slice_of(BonusState)
    hand = without(state.hands[seat], (action.tile,))
    draft.change_slice(_moved(state, seat, hand, (*state.revealed[seat], action.tile)))
    draft.emit(BonusCardRevealed(seat, action.tile))


def _conceal(book: Rulebook, draft: Draft, seat: Seat, cell: Cell, tile: str) -> None:
    state = draft.state.slice_of(BonusState)
    if tile in state.revealed[seat]:
        hand = tuple(sorted((*state.hands[seat], tile)))
        draft.change_slice(_moved(state, seat, hand, without(state.revealed[seat], (tile,))))
        draft.emit(BonusCardConcealed(seat, tile))


def _ask(book: Rulebook, draft: Draft, step: AskReveals) -> None:
    state = draft.state
    order = state.setup.turns_after(state.active)
    held = state.slice_of(BonusState).held
    draft.push(*(RevealBeforeScoring(seat) for seat in order if held[seat]))


def _hide(state: BonusState, seat: Seat) -> BonusState:
    hands = tuple(hand if other == seat else () for other, hand in enumerate(state.hands))
    return attrs.evolve(state, hands=hands)


def _redraw(book: Rulebook, seen: Observation, rng: Random) -> BonusState:
    state = seen.slice_of(BonusState)
    rest = shuffled(unknown(state), rng)
    hands = []
    for hand, held in zip(state.hands, state.held, strict=True):
        missing = held - len(hand)
        hands.append(tuple(sorted((*hand, *rest[:missing]))))
        del rest[:missing]
    return attrs.evolve(state, hands=tuple(hands))


def _every_card_is_once(book: Rulebook, state: GameState) -> Iterable[Message]:
    bonus = state.slice_of(BonusState)
    if not len(bonus.hands) == len(bonus.revealed) == len(state.players):
        yield Message("fault-bonus-seats")
        return
    if bonus.held != tuple(map(len, bonus.hands)):
        yield Message("fault-bonus-count")
    for seat, revealed in enumerate(bonus.revealed):
        if any(state.players[seat].city.cell_of(card) is None for card in revealed):
            yield Message("fault-bonus-alone", seat=seat)
    cards = [card for cards in (*bonus.hands, *bonus.revealed) for card in cards]
    if len(set(cards)) != len(cards) or not set(cards) <= set(CARDS):
        yield Message("fault-bonus-cards")


def install(book: RulebookBuilder) -> None:
    book.add_slice(BonusState, _hide, _redraw)
    book.set_up += ((SetUpPhase.SECRET_CARDS, _deal),)
    rule = action_rule(RevealBonusCard, _offer, _refuse, _reveal, pressed(_show, _read), free=True)
    book.offer(ChooseAction, rule)
    book.offer(PlacePurchases, rule)
    book.offer(RevealBeforeScoring, rule, may_decline("go-on"))
    book.automate(AskReveals, _ask)
    book.before_scoring += (AskReveals,)
    book.on_tile_left += (_conceal,)
    book.outcomes += (Outcome(BONUS, "bonus_cards", "cards", dealt=True),)
    book.invariants += (_every_card_is_once,)
    book.pieces += (_lay_pieces,)
    book.fold_nothing(BonusCardsDealt)
    book.fold(BonusCardRevealed, _revealed)
    book.fold(BonusCardConcealed, _concealed)
    book.counts += (_count,)
    book.shown_counts += (_show_count,)
    book.expect(BONUS, _prospect, lambda points: Message("gain-bonus", points=points))
