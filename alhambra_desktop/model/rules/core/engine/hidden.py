"""Makes a seat's observations of a state, and random guesses at hidden information."""

from __future__ import annotations

from collections import Counter
from random import Random

from ..values import MONEY, Seat
from .option import OPEN_HANDS
from .rulebook import Rulebook
from .shuffle import below, shuffled
from .state import GameState, Observation, PlayerState, PlayerView, PublicState, Slice, Stock, StockView


def observe(book: Rulebook, state: GameState, seat: Seat, remembering: bool = False) -> Observation:
    """A `remembering` seat knows every hand, because cards are dealt and taken openly (B-4, B-9).

    This does not apply if ``Rulebook.secret_money`` is true.
    """
    all_hands = remembering and not book.secret_money
    return Observation(
        setup=state.setup.without_secrets(),
        seat=seat,
        players=tuple(
            PlayerView(
                player.hand if all_hands else cards_seen(book, player.hand, other, seat),
                len(player.hand),
                player.city,
                player.reserve,
                player.purchases,
                player.score,
            )
            for other, player in enumerate(state.players)
        ),
        stocks=tuple(StockView(stock.kind, len(stock.bag), stock.market) for stock in state.stocks),
        row=state.row,
        pile_count=state.pile_count,
        discard=tuple(sorted(state.discard)),
        pile_parts=state.pile_parts,
        drawn=state.drawn,
        agenda=state.agenda,
        active=state.active,
        turn=state.turn,
        round=state.round,
        due=state.due,
        scorings=state.scorings,
        slices=slices_seen(book, state, seat),
        reshuffles=state.reshuffles,
    )


def slices_seen(book: Rulebook, state: PublicState, seat: Seat) -> dict[str, Slice]:
    return {
        name: book.secrets[name].hide(value, seat) if name in book.secrets else value
        for name, value in state.slices.items()
    }


def hands_open(book: Rulebook) -> bool:
    return OPEN_HANDS.on(book.options)


def secrets_kept(book: Rulebook) -> bool:
    return not hands_open(book) or bool(book.secrets)


def cards_seen(book: Rulebook, cards: tuple[str, ...], seat: Seat, viewer: Seat) -> tuple[str, ...]:
    """In a hidden hand, a viewer sees only the cards that are not money."""
    if seat == viewer or hands_open(book):
        return cards
    return tuple(card for card in cards if card not in MONEY) if book.late_money else ()


def _window(seen: PublicState, part: int) -> tuple[int, int]:
    if not seen.pile_parts:
        return 1, seen.pile_count
    begin = sum(seen.pile_parts[:part]) - seen.drawn
    return max(1, begin + 1), begin + seen.pile_parts[part]


def _card_windows(book: Rulebook, state: PublicState) -> dict[int, tuple[int, int]]:
    """Return the first and the last possible draw of each scoring card in the pile.

    Draw 1 is the next draw. Cards that are added only to a later pile are left out (A-3).
    """
    turned_up = len(state.scorings) + len(state.due)
    return {
        number: _window(state, part)
        for number, (pile, part) in book.scoring_parts.items()
        if number > turned_up and pile <= state.reshuffles
    }


def scoring_windows(book: Rulebook, state: PublicState) -> dict[int, tuple[int, int]]:
    """Return the first and the last draw that can trigger each future scoring round (B-7).

    Draw 1 is the next draw. If the pile has no parts, each scoring card triggers the next round, whatever it
    shows (B-26).
    """
    windows = _card_windows(book, state)
    if state.pile_parts:
        return windows
    last = state.pile_count - len(windows)
    return {number: (order, last + order) for order, number in enumerate(sorted(windows), 1)}


def unseen_money(book: Rulebook, seen: Observation) -> list[str]:
    rest = Counter(book.all_money)
    rest.subtract(seen.row)
    rest.subtract(seen.discard)
    for player in seen.players:
        rest.subtract(player.hand)
    return sorted(rest.elements())


def unseen_tiles(book: Rulebook, seen: Observation, kind: str) -> list[str]:
    known: set[str] = set()
    for player in seen.players:
        known.update(tile.id for tile in player.city.tiles.values())
        known.update(player.reserve, player.purchases)
    for stock in seen.stocks:
        known.update(tile for tile in stock.market if tile)
    for holding in book.holdings:
        known.update(holding(book, seen))
    left = [tile for tile in book.bags[kind] if tile not in known]
    if book.tiles[book.bags[kind][0]].back is not None:
        left = [tile for tile in left if book.tiles[tile].back not in known]
    return sorted(left)


def determinize(book: Rulebook, seen: Observation, rng: Random) -> GameState:
    """Return a random state that is consistent with the observation."""
    cards, others = shuffled(unseen_money(book, seen), rng), list[str]()
    if book.late_money:
        others = [card for card in cards if card not in MONEY]
        cards = [card for card in cards if card in MONEY]
    players = []
    for player in seen.players:
        hand = player.hand
        if len(hand) < player.cards:
            missing = player.cards - len(hand)
            hand = tuple(sorted((*hand, *cards[:missing])))
            del cards[:missing]
        players.append(PlayerState(hand, player.city, player.reserve, player.purchases, player.score))
    stocks = tuple(
        Stock(stock.kind, tuple(shuffled(unseen_tiles(book, seen, stock.kind), rng)), stock.market)
        for stock in seen.stocks
    )
    return GameState(
        setup=seen.setup.with_new_seed(below(rng, 2**31)),
        players=tuple(players),
        stocks=stocks,
        row=seen.row,
        pile=_guess_pile(book, seen, cards, others, rng),
        discard=seen.discard,
        pile_parts=seen.pile_parts,
        drawn=seen.drawn,
        agenda=seen.agenda,
        active=seen.active,
        turn=seen.turn,
        round=seen.round,
        due=seen.due,
        scorings=seen.scorings,
        shuffles=0,
        slices={
            name: book.secrets[name].redraw(book, seen, rng) if name in book.secrets else value
            for name, value in seen.slices.items()
        },
        reshuffles=seen.reshuffles,
    )


def _guess_pile(
    book: Rulebook, seen: Observation, cards: list[str], others: list[str], rng: Random
) -> tuple[str, ...]:
    ahead = _card_windows(book, seen)
    ranges = [(f"scoring-{number}", list(range(first, last + 1))) for number, (first, last) in ahead.items()]
    ranges += [(card, _late_draws(book, seen, card)) for card in others]
    placed = _placed(ranges, rng)
    money = iter(cards)
    pile = [placed.get(draw) or next(money) for draw in range(1, seen.pile_count + 1)]
    return tuple(pile[::-1])


def _late_draws(book: Rulebook, seen: Observation, card: str) -> list[int]:
    """Return the draws that may turn up a card of ``Rulebook.late_money``; draw 1 is the next draw."""
    if seen.reshuffles or not seen.pile_parts:
        return list(range(1, seen.pile_count + 1))
    windows = (_window(seen, part) for part in book.late_money[card])
    return [draw for first, last in windows for draw in range(first, last + 1)]


def _placed(ranges: list[tuple[str, list[int]]], rng: Random) -> dict[int, str]:
    """Assign each card at random to one of its possible draws.

    Each draw gets at most one card. If all possible draws of a card are taken, other cards move to make room
    for it (augmenting paths).
    """
    draws, placed = dict(ranges), dict[int, str]()

    def moved(card: str, tried: set[int]) -> bool:
        for draw in shuffled(draws[card], rng):
            if draw not in tried:
                tried.add(draw)
                if draw not in placed or moved(placed[draw], tried):
                    placed[draw] = card
                    return True
        return False

    for card, able in ranges:
        free = [draw for draw in able if draw not in placed]
        if free:
            placed[free[below(rng, len(free))]] = card
        else:
            moved(card, set())
    return placed
