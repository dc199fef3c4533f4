"""Events as log sentences, by their types (single dispatch), and the names of tiles, cards and owners."""

from __future__ import annotations

from functools import singledispatch

from .core import event as events
from .core.rulebook import Rulebook
from .core.values import MONEY
from .modules.bazaars import rules as bazaars
from .modules.bonus_cards import rules as bonus_cards
from .modules.camps import rules as camps
from .modules.dirk import rules as dirk
from .modules.falconers import rules as falconers
from .modules.granada import turning
from .modules.huts import rules as huts
from .modules.vizier import rules as vizier


def tile_words(book: Rulebook, tile_id: str) -> str:
    """A tile as people say it, such as ``garden 9``, ``camp 7``, ``denar bazaar`` or ``tower hut``."""
    tile = book.tiles[tile_id]
    if tile.kind == bazaars.BAZAAR:
        return f"{bazaars.CURRENCIES[tile_id]} bazaar"
    if tile.kind == huts.HUT:
        return f"{type_words(str(tile.type), 1)} hut"
    if tile.type is None:
        return f"camp {tile.price}" if tile.kind == camps.CAMP else "fountain"
    return f"{type_words(tile.type, 1)} {tile.price}"


def tile_name(book: Rulebook, tile_id: str) -> str:
    """A tile without its price, such as ``garden`` or ``camp``."""
    words = tile_words(book, tile_id)
    return words.rsplit(" ", 1)[0] if book.tiles[tile_id].price else words


def city_word(book: Rulebook) -> str:
    """What a player's tiles in play are called."""
    return "city" if "alhambra" not in book.bags else "Alhambra"


def falcon_words(falcon: str) -> str:
    """A falcon as people say it, such as ``black falcon (garden, tower)``."""
    return f"{falconers.SPECIES[falcon]} falcon ({', '.join(falconers.TYPES[falcon])})"


def card_words(card: str) -> str:
    """One card as people say it."""
    if card in MONEY:
        return f"{MONEY[card].currency} {MONEY[card].value}"
    _, one, other = card.split("-")
    return f"bureau {one}/{other}"


def cards_words(cards: tuple[str, ...]) -> str:
    """Cards as people say them, such as ``3 + 2 denar``."""
    by_currency: dict[str, list[int]] = {}
    others = [card_words(card) for card in cards if card not in MONEY]
    for card in cards:
        if card in MONEY:
            by_currency.setdefault(MONEY[card].currency, []).append(MONEY[card].value)
    sums = [
        f"{' + '.join(str(v) for v in sorted(values, reverse=True))} {currency}"
        for currency, values in by_currency.items()
    ]
    return ", ".join((*sums, *others))


PLURALS = {"library": "libraries", "residential-area": "residential areas", "bath-house": "bath houses"}
SOURCES = {
    "types": "types",
    "wall": "wall",
    "moat": "moat",
    "wall_moat": "wall against moat",
    "camps": "camps",
    "bazaars": "bazaars",
    "falcons": "falcons",
}
"""What points come from, in words."""


def type_words(type_id: str, count: int = 2) -> str:
    """A building type in the singular or plural."""
    if type_id in ("arcades", "chambers"):
        return type_id
    if count == 1:
        return type_id.replace("-", " ")
    return PLURALS.get(type_id, f"{type_id}s")


def owner_name(book: Rulebook, owner: int | str) -> str:
    """The name of a seat, or of somebody without a seat."""
    if isinstance(owner, int):
        return book.setup.seats[owner].name
    return str(book.options["dirk_name"]) if owner == dirk.DIRK else owner


@singledispatch
def sentence(event: events.Event, book: Rulebook) -> str | None:
    """The log line of an event without the player's name; None for events that the log leaves out."""
    return None


@sentence.register
def _(event: events.MoneyDealt, book: Rulebook) -> str:
    return f"was dealt {cards_words(event.cards)}"


@sentence.register
def _(event: events.FirstPlayerFound, book: Rulebook) -> str:
    return "plays first"


@sentence.register
def _(event: events.RowRefilled, book: Rulebook) -> str | None:
    if not event.scoring:
        return "The discard became the new money pile" if event.reshuffled is not None else None
    rounds = " and ".join(map(str, event.scoring))
    return f"Scoring card {rounds} turned up"


@sentence.register
def _(event: events.MoneyTaken, book: Rulebook) -> str:
    return f"took {cards_words(event.cards)}"


@sentence.register
def _(event: events.BuildingBought, book: Rulebook) -> str:
    how = "exactly" if not event.over else f"over by {event.over}"
    return f"bought {tile_words(book, event.tile)} {how}"


@sentence.register
def _(event: events.Redesigned, book: Rulebook) -> str:
    tile = tile_words(book, event.tile)
    if event.kind == "swap" and event.out is not None:
        return f"redesigned: {tile} for {tile_words(book, event.out)}"
    return f"redesigned: {tile} {'in' if event.kind == 'add' else 'out'}"


@sentence.register
def _(event: events.Passed, book: Rulebook) -> str:
    return "could do nothing"


@sentence.register
def _(event: events.TilePlaced, book: Rulebook) -> str:
    return f"placed {tile_words(book, event.tile)}"


@sentence.register
def _(event: events.TileReserved, book: Rulebook) -> str:
    return f"kept {tile_words(book, event.tile)} in reserve"


@sentence.register
def _(event: turning.TurnedTilePlaced, book: Rulebook) -> str:
    return f"turned over and placed {tile_words(book, event.tile)} for {card_words(event.card)}"


@sentence.register
def _(event: vizier.VizierWoken, book: Rulebook) -> str:
    return "woke the vizier"


@sentence.register
def _(event: vizier.VizierBought, book: Rulebook) -> str:
    return f"let the vizier buy {tile_words(book, event.tile)}"


@sentence.register
def _(event: huts.HutTaken, book: Rulebook) -> str:
    return f"took the {tile_words(book, event.tile)}"


@sentence.register
def _(event: falconers.FalconBought, book: Rulebook) -> str:
    return f"bought a {falcon_words(event.falcon)} for {card_words(event.card)}"


@sentence.register
def _(event: falconers.FalconReturned, book: Rulebook) -> str:
    return f"lost a {falcon_words(event.falcon)}"


@sentence.register
def _(event: bonus_cards.BonusCardsDealt, book: Rulebook) -> str:
    return f"got {len(event.cards)} bonus card{'s' * (len(event.cards) > 1)}"


@sentence.register
def _(event: bonus_cards.BonusCardRevealed, book: Rulebook) -> str:
    return f"revealed the bonus card of the {tile_words(book, event.tile)}"


@sentence.register
def _(event: bonus_cards.BonusCardConcealed, book: Rulebook) -> str:
    return f"took back the bonus card of the {tile_words(book, event.tile)}"


@sentence.register
def _(event: dirk.TileGivenToDirk, book: Rulebook) -> str:
    return f"gave {tile_words(book, event.tile)} to {owner_name(book, dirk.DIRK)}"


@sentence.register
def _(event: dirk.DirkGotTiles, book: Rulebook) -> str:
    tiles = ", ".join(tile_words(book, tile) for tile in event.tiles)
    return f"{owner_name(book, dirk.DIRK)} got {tiles}"


@sentence.register
def _(event: events.ScoringHeld, book: Rulebook) -> str:
    owners = book.owners()
    points = ", ".join(f"{owner_name(book, owner)} +{event.scoring.total(owner)}" for owner in owners)
    return f"Scoring {event.scoring.round}: {points}"


@sentence.register
def _(event: events.LeftoverGiven, book: Rulebook) -> str:
    tile = tile_words(book, event.tile)
    if event.seat is None:
        return f"{tile} stays on the market"
    return f"gets the last {tile}"


@sentence.register
def _(event: events.GameEnded, book: Rulebook) -> str:
    names = " and ".join(owner_name(book, seat) for seat in event.winners)
    return f"{names} won with {max(event.scores)} points"
