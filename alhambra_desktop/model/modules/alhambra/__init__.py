"""The base game Alhambra for 2 to 6 players (rules B)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ...core.module import Module
from ...core.play import START_TILE
from ...core.rulebook import Rulebook, RulebookBuilder, State
from ...core.rules import opening
from ...core.rules.money import market_stall
from ...core.rules.turn import install_turn
from ...core.values import SCORING_CARDS
from .components import TILES, TYPES, money
from .options import OPTIONS
from .scoring import count_buildings, score_majorities, score_walls

STOCK = "alhambra"

# the order of the set-up; modules put their own steps between these
BAGS, MONEY, DEAL, ROW, PILE, MARKET, FIRST_PLAYER, BEGIN = 10, 20, 30, 40, 50, 60, 80, 99


def _copies(book: RulebookBuilder) -> int:
    """The copies of each money card: three (B-3), two at a table for two with Dirk (D-1)."""
    wish = book.options["money_copies"]
    if wish == "auto":
        return 2 if len(book.setup.seats) == 2 and book.options["dirk"] == "on" else 3
    return int(wish)


def _install(book: RulebookBuilder) -> None:
    book.add_tiles(None, (START_TILE,))
    book.add_tiles(STOCK, TILES)
    book.money += money(_copies(book))
    book.types += TYPES
    book.spaces = str(book.options["enclosed_spaces"])
    book.stalls.append(market_stall(STOCK, {tile.id: tile.price for tile in TILES}))
    for when, step in (
        (BAGS, opening.fill_bags),
        (MONEY, opening.shuffle_money),
        (DEAL, opening.deal_money),
        (ROW, opening.lay_row),
        (PILE, opening.stack_pile),
        (MARKET, opening.lay_market),
        (FIRST_PLAYER, opening.find_first_player),
        (BEGIN, opening.begin),
    ):
        book.set_up(when, step)
    install_turn(book)
    book.counts.append(count_buildings)
    book.scorers += (score_majorities, score_walls)
    book.invariants += (_every_card_is_somewhere, _cities_are_legal)


def _every_card_is_somewhere(book: Rulebook, state: State) -> Iterable[str]:
    cards = Counter(state.row) + Counter(state.discard)
    cards += Counter(card for card in state.pile if card not in SCORING_CARDS)
    for player in state.players:
        cards += Counter(player.hand)
    if cards != Counter(book.money):
        yield "money cards were lost or doubled"


def _cities_are_legal(book: Rulebook, state: State) -> Iterable[str]:
    for seat, player in enumerate(state.players):
        for broken in book.code.faults(player.city.tiles, player.city.starts):
            yield f"seat {seat}: {broken.reason} ({broken.rule})"


MODULE = Module(
    id="alhambra",
    title="Alhambra",
    sentence="The base game: buy buildings, wall them in, own the most of each type.",
    install=_install,
    options=OPTIONS,
    foundation=True,
)
