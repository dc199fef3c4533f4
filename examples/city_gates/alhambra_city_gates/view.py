"""The appearance of City Gates: the gatehouse in the supply, gates in hands and walls, and their points."""

from __future__ import annotations

from typing import Final

from alhambra_desktop.model.rules.api import (
    Cell,
    Face,
    Message,
    Observation,
    Piece,
    Place,
    Rulebook,
    Seat,
    seat_of,
)
from alhambra_desktop.views.rule_sets.api import (
    EACH_SCORING,
    NOTHING,
    CardMark,
    Drawing,
    MotionStyle,
    Perch,
    PieceCard,
    Section,
    ViewBookBuilder,
    Worth,
    points,
)

from .gates import GATES, LOOKED_AT, NUMBER, GateFell, GateSet, GatesSought, free_walls, gates_of, street
from .painter import paint_gate, paint_gate_back, paint_gate_pile, paint_gate_plan, paint_icon
from .pieces import (
    ASIDE_PLACE,
    LOOKED,
    PILE_PLACE,
    GateBack,
    GateFace,
    GateHand,
    GatePile,
    GatePlan,
    GateWall,
    sides_at,
)

CARD: Final = 1.5
"""The height of a card in the hand, in widths."""

IN_WALL: Final = 0.44
"""The size of a gate in a wall, in squares."""


def _draw(book: Rulebook, face: GateFace) -> Drawing:
    number = NUMBER[face.gate]
    return Drawing(("gate", number), lambda p, width: paint_gate(p, number, width))


def _draw_plan(book: Rulebook, face: GatePlan) -> Drawing:
    number = NUMBER[face.gate]
    return Drawing(("gate plan", number), lambda p, width: paint_gate_plan(p, number, width), CARD)


def _draw_back(book: Rulebook, face: GateBack) -> Drawing:
    return Drawing(("gate back",), paint_gate_back)


def _draw_pile(book: Rulebook, face: GatePile) -> Drawing:
    return Drawing(("gate pile", face.count), lambda p, width: paint_gate_pile(p, face.count, width))


def _walls(seat: Seat, cell: Cell) -> tuple[Place, ...]:
    """Return the north and west walls of a square; the others belong to its neighbours."""
    return GateWall(seat, cell, "N"), GateWall(seat, cell, "W")


def _point(place: Place) -> tuple[float, float]:
    """Return the centre of a wall."""
    assert isinstance(place, GateWall)
    along = (0.5, 0.0) if place.side == "N" else (0.0, 0.5)
    return place.cell[0] + along[0], place.cell[1] + along[1]


def _mark(seen: Observation, place: Place, face: Face) -> CardMark:
    """Return the label of a gate in hand: whether it can be set."""
    mine = seen.decision is not None and seen.decision.seat == seen.seat
    if free_walls(seen, seen.seat):
        return CardMark(Message("gate-to-set"), "exact", mine)
    return CardMark(Message("gate-waits"), "plain", False)


def _cell_texts(seen: Observation) -> dict[Place, tuple[Message, ...]]:
    """Return the texts below the places of the gatehouse."""
    enough = gates_of(seen).left >= LOOKED_AT
    texts: dict[Place, tuple[Message, ...]] = {
        PILE_PLACE: (Message("gates-face-down") if enough else Message("gates-shuffled-first"),),
        ASIDE_PLACE: (Message("gates-put-back"),),
    }
    if gates_of(seen).looker == seen.seat:
        texts |= dict.fromkeys(LOOKED, (Message("gates-looked-at"),))
    return texts


def _piece_card(book: Rulebook, seen: Observation, piece: Piece) -> PieceCard:
    """Return the card of a gate: its points in its wall, or the most it could score for the viewer."""
    assert isinstance(piece.face, GateFace | GatePlan)
    number, seat = NUMBER[piece.face.gate], seat_of(piece.place)
    if isinstance(piece.place, GateWall) and seat is not None:
        city = seen.players[seat].city
        standing = {(cell, side) for _, cell, side in gates_of(seen).standing[seat]}
        cell, side = next(one for one in sides_at(piece.place) if one in standing)
        tiles = len(street(city, cell, side))
        worth = Worth(EACH_SCORING, points(min(number, tiles)), Message("gate-card-street", tiles=tiles))
    elif walls := free_walls(seen, seen.seat):
        best = min(number, max(length for _, _, length in walls))
        worth = Worth(Message("gate-card-after"), points(best), Message("gate-card-best"))
    else:
        worth = Worth(Message("gate-card-after"), NOTHING, Message("gate-card-no-wall"))
    name = Message("gate-card-name", number=number)
    return PieceCard(name, Message("gate-card", number=number), worth)


def install(view: ViewBookBuilder) -> None:
    """Register the looks, positions and motion of gates."""
    view.draw(GateFace, _draw)
    view.draw(GatePlan, _draw_plan)
    view.draw(GateBack, _draw_back)
    view.draw(GatePile, _draw_pile)
    view.describe_piece(GateFace, _piece_card)
    view.describe_piece(GatePlan, _piece_card)
    view.mark_cards(GateHand, _mark)
    view.add_perch(GateWall, Perch(_walls, _point, IN_WALL))
    view.add_section(
        GATES,
        Section(
            Message("supply-gates"),
            paint_icon,
            size=62.0,
            least=30.0,
            cells=((PILE_PLACE,), (ASIDE_PLACE,), *((place,) for place in LOOKED)),
            note=lambda seen: Message(
                "supply-gates-left", left=gates_of(seen).left + gates_of(seen).returned
            ),
            cell_texts=_cell_texts,
        ),
    )
    view.send(GatesSought, MotionStyle(turns=True))
    view.send(GateSet, MotionStyle(own=260.0, dust=True, ringed=True))
    view.send(GateFell, MotionStyle(turns=True))
    view.add_icon(GATES, paint_icon)
