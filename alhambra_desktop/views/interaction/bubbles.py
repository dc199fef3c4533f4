"""Bubbles: what is said beside a place or a piece that is pointed at."""

from __future__ import annotations

from collections.abc import Container, Iterable

from PySide6.QtCore import QRectF

from ...model.rules.core.engine.action import Action, PlacingAction
from ...model.rules.core.engine.preview import Preview
from ...model.rules.core.engine.rulebook import Rulebook
from ...model.rules.core.geometry.broken_rule import BrokenRule
from ...model.rules.core.values import Cell
from ...model.rules.core.words.message import Message
from ...model.rules.table.prospects import Prospect
from ..game.piece_card import PieceCard
from ..game.selection import Bubble
from ..text.words import Line, aloud, preview_lines, reason_lines


def preview_bubble(
    book: Rulebook,
    rect: QRectF,
    seen: Preview,
    turning: tuple[str, ...],
    broken: Message | None,
) -> Bubble:
    """What putting the lifted tile on a square would bring, break and, turned over, cost."""
    lines, total = preview_lines(book, seen)
    costs = tuple(Line("", Message("bubble-turning-costs", card=book.card_noun(card))) for card in turning)
    warned = () if broken is None else (Line("", broken, strong=True),)
    return Bubble(rect, (*warned, *costs, *lines), "plain", total)


def broken_told(book: Rulebook, promises: Iterable[Action]) -> Message | None:
    """What was put down and could not stay there, if there is anything."""
    tiles = _tiles(book, promises)
    return Message("bubble-breaks", tiles=tiles, count=len(tiles)) if tiles else None


def lost_told(book: Rulebook, promises: Iterable[Action]) -> Message | None:
    """What was put down and cannot lie there any more, if there is anything."""
    tiles = _tiles(book, promises)
    return Message("promise-broken", tiles=tiles, count=len(tiles)) if tiles else None


def _tiles(book: Rulebook, promises: Iterable[Action]) -> tuple[Message, ...]:
    return tuple(book.tile_noun(promise.tile) for promise in promises if isinstance(promise, PlacingAction))


EDGES, WAY, SPACE = "sign-edges", "sign-way", "sign-space"
"""The signs of refusals: edges that differ, a way that is cut, a space that would be enclosed."""


def sign_of(broken: BrokenRule, tiles: Container[Cell]) -> str:
    """What is guilty of a refusal on a city with some tiles, as a sign; empty where no square is."""
    if broken.sides:
        return EDGES
    if not broken.cells:
        return ""
    return WAY if any(cell in tiles for cell in broken.cells) else SPACE


def refusal_bubble(rect: QRectF, broken: tuple[BrokenRule, ...], tiles: Container[Cell] = ()) -> Bubble:
    """Why something cannot be had, done or put there; with some tiles, also what squares are guilty."""
    signs = tuple(sign_of(rule, tiles) for rule in broken)
    return Bubble(rect, reason_lines(broken, signs), "illegal")


def spoken(broken: Iterable[BrokenRule]) -> str:
    """What a screen reader says of a refusal: every broken rule with the reason for it."""
    return aloud(part for rule in broken for part in (rule.reason, rule.explanation))


def piece_bubble(rect: QRectF, card: PieceCard | None, broken: tuple[BrokenRule, ...] | None) -> Bubble:
    """What a piece says of itself, and of a tile that stands whether it could be taken out (B-15)."""
    if broken is None:
        return Bubble(rect, (), card=card)
    out = Message("bubble-stays") if broken else Message("bubble-can-go")
    return Bubble(rect, (Line("", out, strong=True), *reason_lines(broken)), card=card)


def prospect_bubble(rect: QRectF, found: Prospect) -> Bubble:
    """How many tiles that nobody has seen would fit on a free square, by types."""
    kinds = (Line(type_id or "", noun, str(count)) for type_id, noun, count in found.kinds)
    return Bubble(rect, (Line("", found.said, strong=True), *kinds))


def paying_bubble(book: Rulebook, rect: QRectF, found: Iterable[tuple[str, int]]) -> Bubble:
    """The tiles that a card could help to pay, and by how much too much."""
    lines = []
    for tile, over in found:
        how = Message("offer-over", by=over) if over else Message("offer-exact")
        told = Message("card-pays-tile", tile=book.tile_noun(tile), how=how)
        lines.append(Line(book.tiles[tile].type or "", told))
    head = Message("card-pays") if lines else Message("card-pays-nothing")
    return Bubble(rect, (Line("", head, strong=True), *lines))


def told_bubble(rect: QRectF, told: Message) -> Bubble:
    """One sentence about something that has just happened."""
    return Bubble(rect, (Line("", told, strong=True),), "illegal")
