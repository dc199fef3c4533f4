"""The layout of the page for a new game: panels side by side, as in a `Plan`, or in one column."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from PySide6.QtWidgets import QScrollArea, QWidget

from ....model.rules.core.frozen import frozen
from ...widgets.page_bar import PageBar
from ...widgets.page_header import PageHeader
from .foot import AROUND as FOOT_SHADOW
from .foot import Foot
from .game_panel import GamePanel
from .house_rules import AROUND as SHEET_SHADOW
from .presets import PresetRow
from .table_panel import COMPACT, WIDE, Plan, TablePanel

EDGE: Final = 8

LEAST: Final = ((WIDE, 1270, 750), (COMPACT, 1000, 640))  # plans with their minimum page width and height
GAMES: Final = {WIDE.size: 504, COMPACT.size: 452}  # maps the size of a plan to the width of ``GamePanel``
TWO_COLUMNS: Final = 560
"""If the panels are in one column of at least this width, the expansions are in two columns."""


@frozen(eq=False)
class Parts:
    """The parts of the page. The scroll area ``body`` contains ``table`` and ``game``."""

    header: PageHeader
    presets: PresetRow
    body: QScrollArea
    inside: QWidget
    table: TablePanel
    game: GamePanel
    foot: Foot
    bar: PageBar


def order_tabs(parts: Parts) -> None:
    order = (
        parts.header.leave,
        *parts.presets.cards,
        parts.presets.own,
        *parts.table.places,
        *parts.game.games,
        *parts.game.expansions.values(),
        parts.game.rule_sets,
        parts.foot.fold,
        parts.foot.play,
    )
    for button, other in pairwise(order):
        QWidget.setTabOrder(button, other)


def plan_for(width: int, height: int) -> Plan | None:
    return next((plan for plan, wide, high in LEAST if width >= wide and height >= high), None)


def arrange(parts: Parts, sheet: QWidget | None, width: int, height: int) -> None:
    """Lay out the page. If there is a `sheet` with house rules, it covers the panels."""
    plan = plan_for(width, height)
    parts.header.fit(width)
    head = parts.presets.needed(parts.header.room(width))
    parts.header.setFixedHeight(head)
    parts.header.setGeometry(0, 2, width, head)
    top, bar = head + 2, parts.bar.height()
    parts.bar.setGeometry(0, height - bar, width, bar)
    parts.foot.fit(brief=plan is not WIDE)
    left = EDGE - FOOT_SHADOW
    foot = parts.foot.needed(width - 2 * left)
    bottom = height - bar - foot - 4
    parts.foot.setGeometry(left, bottom, width - 2 * left, foot)
    parts.body.setGeometry(0, top, width, max(EDGE, bottom - top - 4))
    if plan is None:
        _arrange_column(parts, width)
    else:
        _arrange_panels(parts, plan, width, parts.body.height())
    left = EDGE - SHEET_SHADOW
    if sheet is not None:
        sheet.setGeometry(left, top - SHEET_SHADOW, width - 2 * left, bottom - top + 2 * SHEET_SHADOW - 4)


def _arrange_panels(parts: Parts, plan: Plan, width: int, height: int) -> None:
    table, game, share = parts.table, parts.game, GAMES[plan.size]
    table.plan = plan
    wide = round((width - 3 * EDGE) * share / (share + plan.size[0]))
    game.brief, game.columns = plan is COMPACT, 2
    game.scale = max(1.0, min(wide / share, height / plan.size[1]))
    needed = game.arrange(wide, height)
    high = max(height, needed)
    if needed > height:
        width -= parts.body.verticalScrollBar().sizeHint().width()
    left = width - 2 * EDGE - wide
    table.setGeometry(EDGE, 0, left - EDGE, high)
    table.arrange()
    game.setGeometry(left + EDGE, 0, wide, high)
    parts.inside.setMinimumSize(0, high)


def _arrange_column(parts: Parts, width: int) -> None:
    table, game = parts.table, parts.game
    wide = width - 2 * EDGE - parts.body.verticalScrollBar().sizeHint().width()
    table.plan = None
    height = table.rows_height(wide)
    table.setGeometry(EDGE, 0, wide, height)
    table.arrange()
    game.scale, game.brief, game.columns = 1.0, False, 2 if wide >= TWO_COLUMNS else 1
    needed = game.arrange(wide, 0)
    game.setGeometry(EDGE, height + EDGE, wide, needed)
    parts.inside.setMinimumSize(0, height + needed + 2 * EDGE)
