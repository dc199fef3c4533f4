"""A better plan compared with the played turn, as marks and notes on the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, TypeAlias

import attrs

from ....model.learning.analysis.turns import PlayedTurn, after_plan
from ....model.learning.analysis.verdict import TriedTurn, Verdict
from ....model.rules.core.engine.hidden import observe
from ....model.rules.core.engine.preview import outlook, preview
from ....model.rules.core.engine.state import GameState
from ....model.rules.core.places.places import CitySquare, Face
from ....model.rules.core.values import Cell, Seat
from ....model.rules.core.words.message import Message
from ....model.rules.table.arrangement import arrangement
from ...text.words import Line, Total, preview_lines

if TYPE_CHECKING:
    from ....model.rules.core.engine.preview import Outlook
    from ....model.rules.core.engine.rulebook import Rulebook

Placed: TypeAlias = tuple[CitySquare, Face, bool]
"""A square, the piece there, and whether it is better than the played one."""


@attrs.frozen
class Note:
    """Text beside a square about placing there, in a bubble tone."""

    square: CitySquare
    lines: tuple[Line, ...]
    total: Total
    tone: str


def compare_plans(
    book: Rulebook, turn: PlayedTurn, found: TriedTurn
) -> tuple[tuple[Placed, ...], tuple[Note, ...]]:
    """Return the tiles of the best plan and of the played turn, and notes on the differences."""
    best = after_plan(book, turn.before, found.ways[0].actions)
    as_was = after_plan(book, turn.before, turn.actions)
    played = tuple(_placed(book, turn.before, as_was, turn.seat, better=False))
    every = tuple(_placed(book, turn.before, best, turn.seat, better=True))
    better, instead = _without(every, played), _without(played, every)
    tone = "illegal" if found.verdict is Verdict.MISTAKE else "plain"
    was = outlook(book, turn.before, turn.seat)
    notes = (*_noted(book, was, best, better, "legal"), *_noted(book, was, as_was, instead, tone))
    return (*played, *better), notes


def _placed(
    book: Rulebook, before: GameState, after: GameState, seat: Seat, better: bool
) -> Iterator[Placed]:
    was, now = before.players[seat].city.tiles, after.players[seat].city.tiles
    changed: list[Cell] = [cell for cell, tile in now.items() if was.get(cell) is not tile]
    if changed:
        table = arrangement(book, observe(book, after, seat))
        for cell in changed:
            square = CitySquare(seat, cell)
            for piece in table.at(square)[:1]:
                yield square, piece.face, better


def _noted(
    book: Rulebook, before: Outlook, after: GameState, marks: Sequence[Placed], tone: str
) -> Iterator[Note]:
    if marks:
        square, _, better = marks[0]
        seat, now = square.seat, after.players[square.seat].city.tiles
        tiles = tuple(book.tile_noun(now[place.cell].id) for place, _, _ in marks)
        head = (
            Message("look-back-better-here", tiles=tiles)
            if better
            else Message("look-back-played-here", tiles=tiles)
        )
        seen = preview(book, before, after, seat, now[square.cell].id, square.cell)
        lines, total = preview_lines(book, seen)
        yield Note(square, (Line("", head, strong=True), *lines), total, tone)


def _without(some: tuple[Placed, ...], others: tuple[Placed, ...]) -> tuple[Placed, ...]:
    there = {(square, face) for square, face, _ in others}
    return tuple(one for one in some if one[:2] not in there)
