"""Installs what every foundation has: money, set-up, turn, and the invariants of cards and cities."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

import attrs

from ..engine.builder import RulebookBuilder
from ..engine.option import Value
from ..engine.rulebook import Rulebook
from ..engine.set_up_phase import SetUpPhase
from ..engine.shuffle import BAG, Outcome
from ..engine.state import GameState
from ..engine.variants import ENCLOSED_SPACES, MONEY_COPIES
from ..geometry.city import ORIGIN
from ..geometry.tile import START
from ..values import MONEY, SCORING_CARDS
from ..words.message import Message
from . import set_up
from .invariants import agenda_is_possible, pile_is_possible, scorings_are_possible
from .pile import stack_pile
from .refill import refill_market
from .scorers import count_buildings, run_scorer, score_majorities, show_buildings, show_run
from .turn import install_turn

COPIES = 3
"""Copies of every money card (B-3)."""


def money_cards(options: Mapping[str, Value], copies: int) -> tuple[str, ...]:
    """Return `copies` of every money card, or the number set by the option ``money_copies`` (B-3)."""
    wish = MONEY_COPIES.of(options)
    number = copies if wish == "auto" else int(wish)
    return tuple(card for card in MONEY for _ in range(number))


def install(book: RulebookBuilder) -> None:
    """Install money cards (B-3), set-up (B-1 to B-7), turn, majorities and wall scoring (B-29, B-30).

    The scored edges must be set before.
    """
    book.money = money_cards(book.options, COPIES)
    book.placement = attrs.evolve(book.placement, spaces=ENCLOSED_SPACES.of(book.options))
    book.set_up += (
        (SetUpPhase.BAGS, set_up.fill_bags),
        (SetUpPhase.MONEY, set_up.shuffle_money),
        (SetUpPhase.HANDS, set_up.deal_money),
        (SetUpPhase.ROW, set_up.lay_row),
        (SetUpPhase.PILE, stack_pile),
        (SetUpPhase.MARKET, refill_market),
        (SetUpPhase.FIRST_PLAYER, set_up.find_first_player),
        (SetUpPhase.BEGIN, set_up.begin),
    )
    install_turn(book)
    book.counts += (count_buildings,)
    book.shown_counts += (show_buildings,)
    book.scorers += (score_majorities, *map(run_scorer, book.scored_edges))
    for edge in book.scored_edges:
        book.show_points(edge, show_run(edge))
    book.outcomes += (Outcome(BAG, "market", "beside"), Outcome(BAG, "market", "added", keyed=True))
    book.invariants += (
        _every_card_is_somewhere,
        _cities_are_legal,
        _every_tile_is_somewhere,
        pile_is_possible,
        agenda_is_possible,
        scorings_are_possible,
    )


def _every_card_is_somewhere(book: Rulebook, state: GameState) -> Iterable[Message]:
    cards = Counter(state.row) + Counter(state.discard)
    cards += Counter(card for card in state.pile if card not in SCORING_CARDS)
    for player in state.players:
        cards += Counter(player.hand)
    if cards != Counter(book.all_money):
        yield Message("fault-money")


def _cities_are_legal(book: Rulebook, state: GameState) -> Iterable[Message]:
    for seat, player in enumerate(state.players):
        if player.city.tiles[ORIGIN].kind != START:
            yield Message("fault-fountain-moved", seat=seat)
        for broken in book.placement.faults(player.city.tiles, player.city.starts):
            yield Message("fault-city", seat=seat, reason=broken.reason, rule=broken.rule)


def _every_tile_is_somewhere(book: Rulebook, state: GameState) -> Iterable[Message]:
    seen = [tile for player in state.players for tile in (*player.reserve, *player.purchases)]
    seen += [tile.id for player in state.players for tile in player.city.tiles.values()]
    for stock in state.stocks:
        seen += [tile for tile in (*stock.bag, *stock.market) if tile]
    for holding in book.holdings:
        seen += holding(book, state)
    names = Counter(seen)
    if sum(names[tile] for tile in names if book.tiles[tile].kind == START) != len(state.players):
        yield Message("fault-fountains")
    for bag in book.bags.values():
        for tile in bag:
            if names[tile] + names[book.tiles[tile].back or ""] != 1:
                yield Message("fault-tile", tile=tile)
                return
