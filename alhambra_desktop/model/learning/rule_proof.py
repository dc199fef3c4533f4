from __future__ import annotations

from functools import lru_cache

import attrs

from ..rules.core.engine.action import TakeMoney
from ..rules.core.engine.module import Module
from ..rules.core.engine.option import STARTING_MONEY, TIE_ROUNDING
from ..rules.core.engine.play import refusals, score_now, start
from ..rules.core.engine.rulebook import Good, Rulebook
from ..rules.core.engine.scoring import shares
from ..rules.core.engine.setup import COLOURS, SeatSetup
from ..rules.core.engine.state import GameState
from ..rules.core.frozen import frozen
from ..rules.core.geometry.city import ORIGIN, City
from ..rules.core.geometry.placement import Refusal
from ..rules.core.values import value_of
from ..rules.modules.registry import make_setup, rulebook
from .rule_text import CardPicture, CityPicture, Claim, Picture, ScoringPicture

SEED = 1  # pictures show nothing random, so any seed works

ROUND = 3
"""City pictures show the points of the third scoring round, because every source of points scores then."""


class FalsePictureError(ValueError):
    """A picture shows an impossible position, or its result contradicts the rules."""


@frozen
class ShownCity:
    """The city that a picture shows; ``broken`` lists the rules that the action in the picture breaks."""

    book: Rulebook
    city: City
    broken: Refusal = ()


@lru_cache(maxsize=16)
def book_of(module: Module) -> Rulebook:
    game, modules = module.smallest_tables[0]
    # Dirk, an automatic module, joins only games with two seats
    colours = COLOURS[: 2 if module.automatic else 3]
    seats = [SeatSetup(colour, colour) for colour in colours]
    return rulebook(make_setup(seats, SEED, game, modules))


def shown_city(picture: CityPicture, book: Rulebook) -> ShownCity:
    """Build the city of a picture tile by tile; raise `FalsePictureError` if it is impossible."""
    city = City.of({ORIGIN: book.tiles["start"]})
    placement = book.placement
    for name, cell in picture.tiles:
        if name not in book.tiles:
            raise FalsePictureError(f"there is no tile {name}")
        if broken := placement.why_not_place(city, book.tiles[name], cell):
            raise FalsePictureError(f"{name} cannot lie on {cell}: {broken[0].rule}")
        city = placement.placed(city, book.tiles[name], cell)
    if picture.deed == "out":
        assert picture.cell is not None
        return ShownCity(book, city, placement.why_not_remove(city, picture.cell))
    if picture.deed == "try":
        assert picture.cell is not None
        if picture.tile not in book.tiles:
            raise FalsePictureError(f"there is no tile {picture.tile}")
        return ShownCity(book, city, placement.why_not_place(city, book.tiles[picture.tile], picture.cell))
    return ShownCity(book, city)


def prove(picture: Picture, book: Rulebook) -> None:
    """Raise `FalsePictureError` if a picture contradicts the rules."""
    if isinstance(picture, CityPicture):
        _prove_city(picture, shown_city(picture, book))
    elif isinstance(picture, CardPicture):
        _prove_cards(picture, book)
    else:
        _prove_scoring(picture, book)


def _prove_city(picture: CityPicture, shown: ShownCity) -> None:
    if picture.deed == "run":
        _expect(picture.claim, Claim("figure", figure=shown.city.length(picture.subject)))
    elif picture.deed == "score":
        state = _standing(shown)
        found = score_now(shown.book, state, ROUND).of(0, picture.subject)
        _expect(picture.claim, Claim("figure", figure=found))
    else:
        _expect(picture.claim, *_claims(shown.broken))


def _standing(shown: ShownCity) -> GameState:
    state = start(shown.book).after
    first = attrs.evolve(state.players[0], city=shown.city)
    return attrs.evolve(state, players=(first, *state.players[1:]))


def _prove_cards(picture: CardPicture, book: Rulebook) -> None:
    cards = tuple(sorted(picture.cards))
    if picture.dealt:
        _expect(picture.claim, *_dealt(picture.cards, STARTING_MONEY.of(book.options)))
        return
    if not picture.price:
        state = attrs.evolve(start(book).after, row=cards)
        _expect(picture.claim, *_claims(refusals(book, state, TakeMoney(cards))))
        return
    good = Good("", picture.currency, picture.price, None)
    if broken := () if cards in book.payments_for(cards, good) else book.payment_faults(good, cards):
        _expect(picture.claim, *_claims(broken))
        return
    over = sum(map(value_of, cards)) - picture.price
    _expect(picture.claim, Claim("over", figure=over) if over else Claim("exact"))


def _dealt(cards: tuple[str, ...], least: int) -> tuple[Claim, ...]:
    """Return a claim that contains the sum of the dealt cards.

    If dealing would stop before the last of these cards, or continue after it, return no claim (B-4).
    """
    total = sum(map(value_of, cards))
    enough = total - value_of(cards[-1]) < least <= total
    return (Claim("figure", figure=total),) if enough else ()


def _prove_scoring(picture: ScoringPicture, book: Rulebook) -> None:
    majority = book.majorities.get(picture.type)
    if majority is None:
        raise FalsePictureError(f"there is no majority of {picture.type}")
    prizes = majority.prizes(book, start(book).after, picture.round)
    found = shares(picture.counts, prizes, TIE_ROUNDING.of(book.options))
    paid = tuple(share.amount if share is not None else 0 for share in found)
    if paid != picture.points:
        raise FalsePictureError(f"{picture.counts} score {paid}, not {picture.points}")


def _claims(broken: Refusal) -> tuple[Claim, ...]:
    return tuple(Claim("refused", rule=rule.rule) for rule in broken) or (Claim("legal"),)


def _expect(stated: Claim, *true: Claim) -> None:
    if stated not in true:
        allowed = " or ".join(map(str, true)) or "nothing like it"
        raise FalsePictureError(f"the picture claims {stated}, but the rules allow {allowed}")
