"""Bubbles beside places and pieces."""

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
    """Return what placing the lifted tile brings, breaks, and costs if turned."""
    lines, total = preview_lines(book, seen)
    costs = tuple(Line("", Message("bubble-turning-costs", card=book.card_noun(card))) for card in turning)
    warned = () if broken is None else (Line("", broken, strong=True),)
    return Bubble(rect, (*warned, *costs, *lines), "plain", total)


def broken_told(book: Rulebook, promises: Iterable[Action]) -> Message | None:
    """Return which promised placements would become impossible, if any."""
    tiles = _tiles(book, promises)
    return Message("bubble-breaks", tiles=tiles, count=len(tiles)) if tiles else None


def lost_told(book: Rulebook, promises: Iterable[Action]) -> Message | None:
    """Return which promised placements became impossible, if any."""
    tiles = _tiles(book, promises)
    return Message("promise-broken", tiles=tiles, count=len(tiles)) if tiles else None


def _tiles(book: Rulebook, promises: Iterable[Action]) -> tuple[Message, ...]:
    return tuple(book.tile_noun(promise.tile) for promise in promises if isinstance(promise, PlacingAction))


EDGES, WAY, SPACE = "sign-edges", "sign-way", "sign-space"
"""Icons of refusals: mismatched edges, a cut path, an enclosed space."""


def sign_of(broken: BrokenRule, tiles: Container[Cell]) -> str:
    """Return the icon for what causes a refusal on a city; empty if no square does."""
    if broken.sides:
        return EDGES
    if not broken.cells:
        return ""
    return WAY if any(cell in tiles for cell in broken.cells) else SPACE


def refusal_bubble(rect: QRectF, broken: tuple[BrokenRule, ...], tiles: Container[Cell] = ()) -> Bubble:
    """Return why something is illegal, with offending squares for a city."""
    signs = tuple(sign_of(rule, tiles) for rule in broken)
    return Bubble(rect, reason_lines(broken, signs), "illegal")


def spoken(broken: Iterable[BrokenRule]) -> str:
    return aloud(part for rule in broken for part in (rule.reason, rule.explanation))


def piece_bubble(rect: QRectF, card: PieceCard | None, broken: tuple[BrokenRule, ...] | None) -> Bubble:
    """Return a piece's card, and whether a placed tile could be removed (B-15)."""
    if broken is None:
        return Bubble(rect, (), card=card)
    out = Message("bubble-stays") if broken else Message("bubble-can-go")
    return Bubble(rect, (Line("", out, strong=True), *reason_lines(broken)), card=card)


def prospect_bubble(rect: QRectF, found: Prospect) -> Bubble:
    kinds = (Line(type_id or "", noun, str(count)) for type_id, noun, count in found.kinds)
    return Bubble(rect, (Line("", found.said, strong=True), *kinds))


def paying_bubble(book: Rulebook, rect: QRectF, found: Iterable[tuple[str, int]]) -> Bubble:
    """Return the tiles that a card could help to buy, with overpayments."""
    lines = []
    for tile, over in found:
        how = Message("offer-over", by=over) if over else Message("offer-exact")
        told = Message("card-pays-tile", tile=book.tile_noun(tile), how=how)
        lines.append(Line(book.tiles[tile].type or "", told))
    head = Message("card-pays") if lines else Message("card-pays-nothing")
    return Bubble(rect, (Line("", head, strong=True), *lines))


def told_bubble(rect: QRectF, told: Message) -> Bubble:
    return Bubble(rect, (Line("", told, strong=True),), "illegal")
