from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ...core.base import foundation
from ...core.engine.builder import RulebookBuilder
from ...core.engine.rulebook import Horizon, Rulebook, SetUpPhase
from ...core.engine.scoring import Counted, Points, Source
from ...core.engine.shuffle import BAG, Outcome
from ...core.engine.state import Draft, PublicState
from ...core.engine.step import PlacePurchases
from ...core.geometry.city import City, Fact
from ...core.geometry.tile import WALL, Tile
from ...core.geometry.wall import Segment, longest_run
from ...core.values import MARKET_SQUARES, OPPOSITE, SIDES, Cell, Seat, neighbour
from ...core.words.message import Message
from ..alhambra import rules as alhambra
from ..granada import rules as granada
from ..granada.rules import KEEP_TURNED, MOAT, PLACE_TURNED, STREET
from . import MODULE

BOTH: Final = MODULE.id
CONTACTS: Final = "wall_moat"
CONTACT: Final = Fact[tuple[Segment, ...]]("contacts of edges")
A_CONTACT: Final = 2  # points for each segment of the longest run where wall and moat touch
SAFE: Final = 0.9  # share of the present `contact_run` that is expected to score in each future round


def contact_run(state: PublicState, seat: int) -> tuple[Segment, ...]:
    """Return the longest connected run of segments where wall and moat touch (A-6)."""
    city = state.players[seat].city

    def find() -> tuple[Segment, ...]:
        return longest_run(city.contacts(WALL, MOAT))

    return city.grow(CONTACT, find, lambda before, cell, tile: find() if _meets(city, cell, tile) else before)


def _meets(city: City, cell: Cell, tile: Tile) -> bool:
    for side in SIDES:
        beside = city.tiles.get(neighbour(cell, side))
        if beside is not None and {tile.edge(side), beside.edge(OPPOSITE[side])} == {WALL, MOAT}:
            return True
    return False


def _score_contacts(book: Rulebook, state: PublicState, number: int) -> Iterable[Points]:
    for seat in book.setup.everybody:
        length = len(contact_run(state, seat))
        if length:
            yield Points(seat, CONTACTS, A_CONTACT * length, terms=((A_CONTACT, length),))


def _show_contacts(book: Rulebook, state: PublicState, seat: Seat) -> Iterable[Counted]:
    return (Counted(A_CONTACT, segments=(segment,)) for segment in contact_run(state, seat))


def _prospect(book: Rulebook, state: PublicState, seat: Seat, ahead: Horizon) -> float:
    return A_CONTACT * SAFE * len(ahead.rounds) * len(contact_run(state, seat))


def _seek_moats(book: Rulebook, draft: Draft) -> None:
    """Put four tiles with a moat on top of Granada's bag, for the first market (A-2)."""
    stock = next(stock for stock in draft.state.stocks if stock.kind == granada.STOCK)
    bag, taken, back = list(stock.bag), list[str](), list[str]()
    while len(taken) < len(MARKET_SQUARES):
        tile = bag.pop()
        (taken if book.tiles[tile].closed else back).append(tile)
    rest = draft.shuffle((*bag, *back), BAG) if back else tuple(bag)
    draft.change_stock(stock, bag=(*rest, *taken[::-1]))


def install(book: RulebookBuilder) -> None:
    alhambra.install_tiles(book)
    granada.install_tiles(book)
    words = Message("granada-edges")
    book.add_placement(
        touching=(frozenset({MOAT, WALL}),),
        founding={MOAT: frozenset({(MOAT, WALL)})},
        edge_rules={MOAT: ("A-5", words), STREET: ("A-5", words)},
    )
    foundation.install(book)
    book.outcomes += (Outcome(BAG, "market", f"added_{granada.STOCK}", keyed=True),)
    book.set_up += ((SetUpPhase.FIRST_TILES, _seek_moats),)
    book.replace(scoring_parts={1: (0, 2), 2: (1, 1)})
    book.offer(PlacePurchases, PLACE_TURNED, KEEP_TURNED)
    book.scorers += (_score_contacts,)
    book.show_points(CONTACTS, _show_contacts)
    book.add_source(CONTACTS, Source(Message("source-contacts"), Message("source-contacts-note")))
    book.expect(BOTH, _prospect, lambda points: Message("gain-contacts", points=points))
