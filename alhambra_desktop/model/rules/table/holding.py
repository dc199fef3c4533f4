"""A lifted piece, with its visible side, the cards that pay for it, and its legal targets."""

from __future__ import annotations

from collections.abc import Iterable

import attrs

from ..core.engine.action import Action
from ..core.engine.preview import Preview, preview
from ..core.frozen import frozen
from ..core.geometry.placement import Refusal
from ..core.places.gesture import Gesture
from ..core.places.places import CitySquare, Face, Place, TileFace, Tray, seat_of
from ..core.values import MONEY, value_of, without
from .moves import ONLY_TO_RESERVE, Drop, Lift, read, why_not_lift
from .reach import Reach, carried_out, drop_refusals, reach
from .turn_facts import Deed, Projection, TurnFacts, other_side

Cards = tuple[str, ...]


@frozen
class Holding:
    """A piece, or several cards, that a seat has lifted.

    ``paid`` are the cards that buy the piece or pay for an action with the piece. If ``turned`` is true, the
    player has turned the piece over since the lift. ``turning`` are the cards that pay for turning
    it over. If ``for_sale`` is true, the piece must be bought before it can be placed.
    """

    facts: TurnFacts
    lift: Lift
    reach: Reach
    paid: Cards = ()
    turned: bool = False
    turning: Cards = ()
    for_sale: bool = False

    @property
    def face(self) -> Face | None:
        face = self.lift.faces[0] if len(self.lift.faces) == 1 else None
        return other_side(self.facts.book, face) if self.turned and face is not None else face

    @property
    def places(self) -> frozenset[Place]:
        drops = {drop.place for drop in self.reach.drops if drop.turned == self.turned}
        return frozenset(place for place in drops if self.deed(place) is not None)

    def deed(self, place: Place) -> Deed | None:
        """Return the deed of a drop on a place, or None if the drop is illegal or not paid for."""
        return self.reach.deed(Drop(place, self.turned), self.paid, self.turning)

    def breaks(self, place: Place) -> tuple[Action, ...]:
        then = self._done(place) if self.facts.promises else None
        return () if then is None else then.impossible

    def preview(self, place: Place) -> Preview | None:
        """Return the effect of a drop on `place`.

        The piece must be a tile, and the place must be a city square or belong to no seat. Otherwise, or if
        the drop is illegal or would reveal hidden information, return None.
        """
        on_city, face = isinstance(place, CitySquare), self.face
        if not (on_city or seat_of(place) is None) or not isinstance(face, TileFace):
            return None
        then = self._done(place)
        if then is None:
            return None
        cell = place.cell if isinstance(place, CitySquare) else None
        before = self.facts.outlook_without(self.reach.withdrawn)
        return preview(self.facts.book, before, then.state, self.facts.seat, face.tile, cell)

    def _done(self, place: Place) -> Projection | None:
        deed = self.deed(place)
        return None if deed is None else carried_out(self.facts, deed)

    @property
    def turning_ways(self) -> tuple[Cards, ...]:
        """The possible values of ``turning`` while the present side is up, best payment first."""
        promises = self.reach.promises.items()
        return tuple(
            dict.fromkeys(way for drop, ways in promises if drop.turned == self.turned for way in ways if way)
        )

    @property
    def two_sided(self) -> bool:
        return any(drop.turned for drop in self.reach.drops - self.reach.waiting)

    def turned_over(self) -> Holding | None:
        """Return the holding with the piece turned over, or None if the piece cannot be turned (G-4)."""
        if not self.two_sided:
            return None
        turned = attrs.evolve(self, turned=not self.turned, turning=())
        return attrs.evolve(turned, turning=next(iter(turned.turning_ways), ()))

    def exchanged(self, card: str, lowered: bool) -> Holding | Refusal:
        """Return the holding after `card` was added to the payment or, if `lowered` is true, removed from it.

        If the card alone pays for turning the piece or for an action, it replaces the previous payment. If
        the card cannot be used, return the rules that forbid it.
        """
        if self.turned and (card,) in self.turning_ways:
            return attrs.evolve(self, turning=(card,))
        changed = without(self.paid, (card,)) if lowered else tuple(sorted((*self.paid, card)))
        if self.for_sale:
            return (() if lowered else self._never_pays(card, changed)) or self._paid(changed)
        ways = {way for ways in self.reach.acts.values() for way in ways}
        if (card,) in ways and not lowered:
            return attrs.evolve(self, paid=(card,))
        if any(len(way) > 1 for way in ways):
            return attrs.evolve(self, paid=changed)
        if (card,) in ways:
            return self
        return self.why_not_at_all(self.places, (card,)) if self.paid else ()

    def _never_pays(self, card: str, paid: Cards) -> Refusal:
        book, state = self.facts.book, self.facts.state
        good = book.price_of(state, self.lift.faces[0])
        ways = book.payments_for(state.players[self.facts.seat].hand, good) if good is not None else ()
        if good is None or any(
            card in way or not book.payment_faults(good, tuple(sorted((*way, card)))) for way in ways
        ):
            return ()
        return book.payment_faults(good, paid)

    def _paid(self, paid: Cards) -> Holding:
        facts = self.facts
        done = Gesture(self.lift.faces, self.lift.start, Tray(facts.seat), spend=paid)
        by = read(facts.book, facts.state, facts.seat, done)
        return attrs.evolve(self, paid=paid, reach=reach(facts, self.lift, by))

    def why_not_there(self, place: Place) -> Refusal:
        """Return the rules that forbid a drop on a place.

        If the drop would move a placed tile to another square and no other rule forbids this, return
        ``ONLY_TO_RESERVE``.
        """
        drop, start = Drop(place, self.turned), self.lift.start
        broken = drop_refusals(self.facts, self.lift, self.reach, drop, self.paid, self.turning)
        standing = isinstance(start, CitySquare) and self.reach.from_tray is None
        if not broken and standing and isinstance(place, CitySquare) and place != start:
            return (ONLY_TO_RESERVE,)
        return broken

    def why_not_at_all(self, places: Iterable[Place], paid: Cards | None = None) -> Refusal:
        spend = self.paid if paid is None else paid
        return why_not_lift(self.facts.book, self.facts.state, self.facts.seat, self.lift, spend, places)


def hold(facts: TurnFacts, lift: Lift) -> Holding:
    """Return the holding of a piece that a seat lifts.

    If the seat can buy the piece or play an action with it, ``paid`` is the best payment. Otherwise, ``paid``
    is the result of `_purse`.
    """
    found = reach(facts, lift)
    ways = (*found.acquire, *(way for ways in found.acts.values() for way in ways))
    paid = ways[0] if ways else _purse(facts, lift)
    return Holding(facts, lift, found, paid, for_sale=bool(found.acquire))


def _purse(facts: TurnFacts, lift: Lift) -> Cards:
    """Return the cards that `hold` uses if no payment is possible; messages explain why they do not suffice.

    If the piece belongs to the seat, return no cards. If it has no price, return the money card with the
    lowest value. Otherwise, return all money in the currency of the price.
    """
    if seat_of(lift.start) == facts.seat:
        return ()
    money = [card for card in facts.state.players[facts.seat].hand if card in MONEY]
    good = facts.book.price_of(facts.state, lift.faces[0])
    if good is None:
        return tuple(sorted(money, key=value_of)[:1])
    return tuple(card for card in money if MONEY[card].currency == good.currency)
