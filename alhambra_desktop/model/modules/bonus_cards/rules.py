"""Bonus cards: secret cards that count as one more building when their tile stands (rules N)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from random import Random
from typing import Final

import attrs

from ...core.action import Action, Decline
from ...core.event import Event, RecordEntry
from ...core.horizon import Horizon
from ...core.placement import BrokenRule
from ...core.rulebook import ActionRule, Rulebook, RulebookBuilder, Secret, State, Tally
from ...core.shuffle import shuffled
from ...core.step import ChooseAction, Decision, PlacePurchases, Step
from ...core.tile import Tile
from ...core.values import Cell, Owner, Seat, without
from ...core.work import Work
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
"""The ten buildings without any wall; a card has the id of its building (N-1)."""

DEALT: Final = {2: 3, 3: 3, 4: 2, 5: 2, 6: 1}
"""Cards for each player by the number of seats (N-1)."""

CARDS_DEALT = 35

HOPE: Final = 0.5
"""What a secret card whose building can still come is worth."""


@attrs.frozen
class BonusState:
    """The secret cards of each seat, how many they are, and the revealed ones.

    An observation holds the secret cards of its own seat only.
    """

    hands: tuple[tuple[str, ...], ...]
    held: tuple[int, ...]
    revealed: tuple[tuple[str, ...], ...]


@attrs.frozen(slots=False)
class RevealBonusCard(Action):
    """Reveal the card of a building that stands in the Alhambra (N-2)."""

    tile: str


@attrs.frozen
class RevealBeforeScoring(Decision):
    """The seat may reveal bonus cards before a scoring round counts (N-2)."""


@attrs.frozen
class AskReveals(Step):
    """Everybody who has secret bonus cards is asked before a scoring round (N-2)."""


@attrs.frozen(slots=False)
class BonusCardsDealt(Event):
    """A seat got its bonus cards; which ones, only that seat may know (N-1)."""

    seat: Seat
    cards: tuple[str, ...]

    def record(self) -> RecordEntry:
        """A ``bonus_cards`` entry."""
        return {"event": "bonus_cards", "seat": self.seat, "cards": list(self.cards)}


@attrs.frozen(slots=False)
class BonusCardRevealed(Event):
    """A player revealed a bonus card (N-2)."""

    seat: Seat
    tile: str

    def record(self) -> RecordEntry:
        """A ``reveal`` entry."""
        return {"event": "reveal", "seat": self.seat, "tile": self.tile}


@attrs.frozen(slots=False)
class BonusCardConcealed(Event):
    """A revealed card went back to the hand because its tile left the Alhambra (N-3)."""

    seat: Seat
    tile: str

    def record(self) -> RecordEntry:
        """A ``conceal`` entry."""
        return {"event": "conceal", "seat": self.seat, "tile": self.tile}


def _changed(state: BonusState, seat: Seat, hand: tuple[str, ...], revealed: tuple[str, ...]) -> BonusState:
    def put(values: tuple[object, ...], value: object) -> tuple[object, ...]:
        return (*values[:seat], value, *values[seat + 1 :])

    return BonusState(
        put(state.hands, hand),  # type: ignore[arg-type]
        put(state.held, len(hand)),  # type: ignore[arg-type]
        put(state.revealed, revealed),  # type: ignore[arg-type]
    )


def _deal(work: Work) -> None:
    """So many secret cards for each player; the rest leaves the game unseen (N-1)."""
    seats = len(work.state.players)
    cards, each = work.shuffle(CARDS, BONUS), DEALT[seats]
    hands = tuple(tuple(sorted(cards[seat * each : (seat + 1) * each])) for seat in range(seats))
    work.change_slice(BONUS, BonusState(hands, (each,) * seats, ((),) * seats))
    for seat, hand in enumerate(hands):
        work.emit(BonusCardsDealt(seat, hand))


def _offer(book: Rulebook, state: State, seat: Seat) -> Iterable[Action]:
    hand = state.slices[BONUS].hands[seat]
    if hand:
        city = state.players[seat].city
        for tile in hand:
            if city.cell_of(tile) is not None:
                yield RevealBonusCard(tile)


def _refuse(book: Rulebook, state: State, seat: Seat, action: RevealBonusCard) -> tuple[BrokenRule, ...]:
    if action.tile not in state.slices[BONUS].hands[seat]:
        return (BrokenRule("N-2", "no such bonus card in hand", "Reveal a card of your own"),)
    if state.players[seat].city.cell_of(action.tile) is None:
        words = "A card is revealed when its building stands in your Alhambra"
        return (BrokenRule("N-2", "its building does not stand", words),)
    return ()


def _reveal(work: Work, seat: Seat, action: RevealBonusCard) -> None:
    state: BonusState = work.state.slices[BONUS]
    hand = without(state.hands[seat], (action.tile,))
    work.change_slice(BONUS, _changed(state, seat, hand, (*state.revealed[seat], action.tile)))
    work.emit(BonusCardRevealed(seat, action.tile))


def _conceal(work: Work, seat: Seat, cell: Cell, tile: str) -> None:
    """A card whose tile left returns to the hand (N-3)."""
    state: BonusState = work.state.slices[BONUS]
    if tile in state.revealed[seat]:
        hand = tuple(sorted((*state.hands[seat], tile)))
        work.change_slice(BONUS, _changed(state, seat, hand, without(state.revealed[seat], (tile,))))
        work.emit(BonusCardConcealed(seat, tile))


def _ask(work: Work) -> None:
    """Everybody with secret cards is asked, even where no building of theirs stands: that is secret too."""
    state = work.state
    first = state.setup.after(state.active)
    order = [(first + i) % len(state.players) for i in state.setup.everybody]
    held = state.slices[BONUS].held
    work.push(*(RevealBeforeScoring(seat) for seat in order if held[seat]))


def _offer_go_on(book: Rulebook, state: State, seat: Seat) -> Iterable[Action]:
    return (Decline(),)


def _refuse_go_on(book: Rulebook, state: State, seat: Seat, action: Decline) -> tuple[BrokenRule, ...]:
    return ()


def _go_on(work: Work, seat: Seat, action: Decline) -> None:
    work.pop()


def _counter(tiles: Mapping[str, Tile]) -> Tally:
    """A revealed card counts as one more building of its type (N-2)."""

    def count(state: State, owner: Owner) -> Mapping[str, int]:
        revealed = () if isinstance(owner, str) else state.slices[BONUS].revealed[owner]
        return Counter(tiles[card].type or "" for card in revealed) if revealed else {}

    return count


def _prospect(book: Rulebook, state: State, seat: Seat, ahead: Horizon) -> float:
    """A secret card may count some day unless its building is another's (N-2)."""
    hand = state.slices[BONUS].hands[seat]
    if not hand:
        return 0.0
    others = [player.city for other, player in enumerate(state.players) if other != seat]
    gone = sum(any(city.cell_of(card) is not None for city in others) for card in hand)
    return HOPE * ahead.ripe * (len(hand) - gone)


def _hide(state: BonusState, seat: Seat) -> BonusState:
    hands = tuple(hand if other == seat else () for other, hand in enumerate(state.hands))
    return attrs.evolve(state, hands=hands)


def _redraw(book: Rulebook, seen: State, rng: Random) -> BonusState:
    """The others' cards are drawn from those that nobody has revealed and the seat does not hold."""
    state: BonusState = seen.slices[BONUS]
    known = {card for cards in (*state.hands, *state.revealed) for card in cards}
    rest = shuffled([card for card in CARDS if card not in known], rng)
    hands = []
    for hand, held in zip(state.hands, state.held, strict=True):
        missing = held - len(hand)
        hands.append(tuple(sorted((*hand, *rest[:missing]))))
        del rest[:missing]
    return attrs.evolve(state, hands=tuple(hands))


def _true(book: Rulebook, state: State) -> Iterable[str]:
    bonus: BonusState = state.slices[BONUS]
    if not len(bonus.hands) == len(bonus.revealed) == len(state.players):
        yield "bonus cards of a seat that does not exist"
        return
    if bonus.held != tuple(map(len, bonus.hands)):
        yield "bonus cards were counted wrong"
    for seat, revealed in enumerate(bonus.revealed):
        if any(state.players[seat].city.cell_of(card) is None for card in revealed):
            yield f"seat {seat}: a bonus card counts without its building (N-3)"
    cards = [card for cards in (*bonus.hands, *bonus.revealed) for card in cards]
    if len(set(cards)) != len(cards) or not set(cards) <= set(CARDS):
        yield "a bonus card is there twice, or is none"


def install(book: RulebookBuilder) -> None:
    """Bonus cards."""
    book.slice_types[BONUS] = BonusState
    book.secrets[BONUS] = Secret(_hide, _redraw)
    book.set_up(CARDS_DEALT, _deal)
    rule = ActionRule(RevealBonusCard, _offer, _refuse, _reveal, free=True)
    book.offer(ChooseAction, rule)
    book.offer(PlacePurchases, rule)
    book.offer(RevealBeforeScoring, rule, ActionRule(Decline, _offer_go_on, _refuse_go_on, _go_on))
    book.automate(AskReveals, _ask)
    book.before_scoring.append(AskReveals)
    book.counts.append(_counter(book.tiles))
    book.prospects[BONUS] = _prospect
    book.react("tile_left", _conceal)
    book.invariants.append(_true)
