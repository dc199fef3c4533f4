"""Bubbles: what is said beside a square or a corner while something is aimed at it."""

from __future__ import annotations

from ..model.core.broken_rule import BrokenRule
from ..model.core.message import Message
from ..model.core.nouns import currency_noun
from ..model.core.preview import Preview
from ..model.core.values import Cell, purse, value_of
from ..model.modules.granada.turning import CHEAPEST
from .game_table import GameTable
from .stage.look import Bubble, Pick, Spot
from .stage.zones.city import Courtyard
from .words import Line, preview_lines, reason_lines


def preview_bubble(
    table: GameTable, court: Courtyard, pick: Pick, cell: Cell, seen: Preview, cards: tuple[str, ...]
) -> Bubble:
    """What putting the picked tile on a square would bring, and what it would still cost."""
    rect = court.scene_rect(court.cell_rect(cell))
    lines, total = preview_lines(table.book, seen)
    costs = (*_price_lines(table, pick, seen, cards), *_turning_lines(table, pick))
    tone = "illegal" if pick.turned and pick.card is None else "plain"
    return Bubble(rect.center(), (*costs, *lines), tone, total, rect, cell[0] < 0)


def _price_lines(table: GameTable, pick: Pick, seen: Preview, cards: tuple[str, ...]) -> tuple[Line, ...]:
    good = table.book.good(table.state, pick.tile) if pick.source == "market" else None
    if good is None:
        return ()
    paid = sum(map(value_of, cards))
    money = purse(table.state.players[seen.seat].hand, good.currency)
    if paid >= good.price:
        return ()
    by, currency = good.price - max(paid, money), currency_noun(good.currency)
    return (Line("", Message("bubble-short", by=by, currency=currency)),)


def _turning_lines(table: GameTable, pick: Pick) -> tuple[Line, ...]:
    if not pick.turned:
        return ()
    if pick.card is None:
        return (Line("", Message("bubble-no-turning-card", least=CHEAPEST), strong=True),)
    return (Line("", Message("bubble-turning-costs", card=table.book.card_noun(pick.card))),)


def refusal_bubble(court: Courtyard, cell: Cell, broken: tuple[BrokenRule, ...]) -> Bubble:
    """Why the picked tile cannot lie on a square."""
    rect = court.scene_rect(court.cell_rect(cell))
    return Bubble(rect.center(), reason_lines(broken), "illegal", None, rect, cell[0] < 0)


def spot_bubble(spot: Spot, broken: tuple[BrokenRule, ...]) -> Bubble:
    """Why something beside the city cannot be had or done."""
    return Bubble(spot.rect.center(), reason_lines(broken), "illegal", None, spot.rect)


def corner_bubble(court: Courtyard, corner: Cell, broken: tuple[BrokenRule, ...]) -> Bubble:
    """Why the picked falcon cannot sit on a corner."""
    rect = court.scene_rect(court.corner_rect(corner))
    return Bubble(rect.center(), reason_lines(broken), "illegal", None, rect, corner[0] < 0)


def tile_bubble(court: Courtyard, cell: Cell, broken: tuple[BrokenRule, ...]) -> Bubble:
    """Whether a tile that stands could be taken out (B-15)."""
    rect = court.scene_rect(court.cell_rect(cell))
    out = Message("bubble-stays") if broken else Message("bubble-can-go")
    return Bubble(rect.center(), (Line("", out), *reason_lines(broken)), "plain", None, rect)
