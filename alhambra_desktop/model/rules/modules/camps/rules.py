from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from ...core.base.pieces import standing_id
from ...core.engine.builder import RulebookBuilder
from ...core.engine.module import distinct, parts
from ...core.engine.rulebook import Horizon, Rulebook
from ...core.engine.scoring import Counted, Points, Source
from ...core.engine.state import PublicState
from ...core.geometry.city import City, Fact
from ...core.geometry.placement import BrokenRule
from ...core.geometry.tile import Tile
from ...core.values import OPPOSITE, SIDES, Cell, Seat, mask, neighbour
from ...core.words.message import Message
from . import MODULE

CAMPS: Final = MODULE.id
CAMP: Final = "camp"
LINES: Final = Fact[list[int]]("lengths of lines")
BASTION: Final = "bastion"
GREEN: Final = "green"
IDS: Final = distinct(f"camp-{row['price']}-{row['bastions']}" for row in parts("camps"))

TILES: Final = tuple(
    Tile(
        name,
        CAMP,
        None,
        row["price"],
        mask(row["bastions"]),
        BASTION,
        GREEN,
        noun=Message("camp", price=row["price"]),
        short_noun=Message("camp-short"),
    )
    for name, row in zip(IDS, parts("camps"), strict=True)
)
"""The camps (C-1)."""

ARROWS: Final[Mapping[str, int]] = {
    tile.id: mask(row["arrows"]) for tile, row in zip(TILES, parts("camps"), strict=True)
}
"""Maps the id of each camp to a bit mask of the sides to which its arrows point."""


GROWTH: Final = 0.5  # average number of tiles that a line gains until the end of the game


def line(city: City, cell: Cell, side: int) -> tuple[Cell, ...]:
    """Return the squares for which a camp's arrow scores: all before the next gap or camp (C-6)."""
    found: list[Cell] = []
    ahead = neighbour(cell, side)
    while (tile := city.get(ahead)) is not None and tile.kind != CAMP:
        found.append(ahead)
        ahead = neighbour(ahead, side)
    return tuple(found)


def lines(city: City) -> tuple[tuple[Cell, tuple[Cell, ...]], ...]:
    """Return, for every arrow in a city, the square of its camp and the squares for which it scores."""
    camps = sorted((cell, tile.id) for cell, tile in city.tiles.items() if tile.kind == CAMP)
    return tuple(
        (cell, line(city, cell, side)) for cell, camp in camps for side in SIDES if ARROWS[camp] & side
    )


def _score(book: Rulebook, state: PublicState, number: int) -> Iterable[Points]:
    for seat in book.setup.everybody:
        city = state.players[seat].city
        if city.plain:
            continue
        found = [len(squares) for _, squares in lines(city)]
        if sum(found):
            yield Points(seat, CAMPS, sum(found), terms=tuple((each,) for each in found))


def _show_points(book: Rulebook, state: PublicState, seat: Seat) -> Iterable[Counted]:
    city = state.players[seat].city
    for _, squares in lines(city):
        for cell in squares:
            yield Counted(1, (standing_id(book, seat, city.tiles[cell]),))


def _remark(book: Rulebook, state: PublicState, seat: Seat, tile: str, cell: Cell) -> Iterable[Message]:
    if tile in ARROWS:
        counts = [len(squares) for place, squares in lines(state.players[seat].city) if place == cell]
        yield Message("camp-scores", points=" + ".join(map(str, counts)))


def _prospect(book: Rulebook, state: PublicState, seat: Seat, ahead: Horizon) -> float:
    city = state.players[seat].city
    if city.plain:
        return 0.0
    found = city.remember(LINES, lambda: [len(squares) for _, squares in lines(city)])
    grown = sum(share for _, share in ahead.rounds) * ahead.ripe * GROWTH
    return sum(found) * len(ahead.rounds) + len(found) * grown


def _at_a_wall(tiles: Mapping[Cell, Tile], starts: tuple[Cell, ...]) -> list[BrokenRule]:
    """Check that at least one bastion of every camp touches a wall (C-4)."""
    loose = tuple(
        cell
        for cell, tile in tiles.items()
        if tile.kind == CAMP and not any(_meets_wall(tiles, cell, side) for side in SIDES)
    )
    if not loose:
        return []
    return [
        BrokenRule("C-4", Message("camps-alone", camps=len(loose)), Message("camps-alone-why"), (), loose)
    ]


def _meets_wall(tiles: Mapping[Cell, Tile], cell: Cell, side: int) -> bool:
    beside = tiles.get(neighbour(cell, side))
    return beside is not None and tiles[cell].edge(side) == BASTION and beside.edge(OPPOSITE[side]) == "wall"


def install(book: RulebookBuilder) -> None:
    book.add_tiles(book.stock, TILES)
    words = Message("camp-edges")
    book.add_placement(
        touching=(frozenset({BASTION, "wall"}), frozenset({GREEN})),
        joins=((BASTION, "wall"),),
        reach_rules=(_at_a_wall,),
        edge_rules={BASTION: ("C-3", words), GREEN: ("C-3", words)},
    )
    book.scorers += (_score,)
    book.show_points(CAMPS, _show_points)
    book.add_source(CAMPS, Source(Message("source-camps"), Message("source-camps-note")))
    book.expect(CAMPS, _prospect, lambda points: Message("gain-camps", points=points))
    book.remarks += (_remark,)
