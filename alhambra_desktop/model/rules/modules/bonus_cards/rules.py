"""Rules of the bonus cards (rules N)."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final

import attrs

from ...core.base.declining import may_decline
from ...core.engine.action import Action
from ...core.engine.builder import RulebookBuilder
from ...core.engine.draft import Draft
from ...core.engine.handling import pressed
from ...core.engine.observation import Observation, PublicState
from ...core.engine.rulebook import Rulebook, action_rule
from ...core.engine.set_up_phase import SetUpPhase
from ...core.engine.shuffle import Outcome, shuffled
from ...core.engine.state import GameState
from ...core.engine.step import ChooseAction, Decision, Ending, PlacePurchases, Step
from ...core.geometry.broken_rule import BrokenRule, Refusal
from ...core.places.gesture import Press
from ...core.values import Cell, Seat, replaced, without
from ...core.words.message import Message
from ...core.words.saying import TILE, says, yours_or
from .cards import BONUS, CARDS, BonusCardConcealed, BonusCardRevealed, BonusCardsDealt, BonusState, unknown
from .counting import install_counting
from .pieces import BonusCardFace, SecretCards, install_pieces

DEALT: Final = {2: 3, 3: 3, 4: 2, 5: 2, 6: 1}
"""Cards for each player by the number of seats (N-1)."""


@attrs.frozen(slots=False)
class RevealBonusCard(Action):
    """Reveal the card of a building in the Alhambra (N-2)."""

    tile: str

    choice = Message("status-reveal-card")
    beside = True
    said = says("turn-reveal", tile=TILE)
    said_kind = says("kind-reveal")


@attrs.frozen
class RevealBeforeScoring(Decision):
    """The seat may reveal bonus cards before a scoring round (N-2)."""

    asked = Message("status-asked-bonus-cards")
    ending = Ending(Message("bar-go-on"), Message("bar-reveal-tip"))
    loss = Message("status-loses-bonus")
    out_of_turn = True
    whose = yours_or("status-your-bonus-cards", "status-bonus-cards")


@attrs.frozen
class AskReveals(Step):
    """Ask everyone with secret bonus cards before a scoring round (N-2)."""


def _moved(state: BonusState, seat: Seat, hand: tuple[str, ...], revealed: tuple[str, ...]) -> BonusState:
    return BonusState(
        replaced(state.hands, seat, hand),
        replaced(state.held, seat, len(hand)),
        replaced(state.revealed, seat, revealed),
    )


def _deal(book: Rulebook, draft: Draft) -> None:
    """Deal secret cards to each player; the rest leaves the game unseen (N-1)."""
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
    """Return a card to the hand if its tile left the Alhambra (N-3)."""
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
    install_pieces(book)
    install_counting(book)
