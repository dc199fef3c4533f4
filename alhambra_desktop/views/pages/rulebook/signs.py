"""Signs of chapters in the contents of the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from PySide6.QtGui import QPainter

from ....model.learning.rule_library import RuleSet
from ....model.learning.rule_text import Chapter
from ....words import say
from ... import art
from ...art.emblem import paint_emblem
from ...art.palette import Theme

PaintSign = Callable[[QPainter, float, Theme], None]  # paints into a square with this side


def _badge(type_id: str, p: QPainter, side: float, _: Theme) -> None:
    art.paint_badge(p, type_id, side / 2, side / 2, side)


def _icon(name: str, p: QPainter, side: float, theme: Theme) -> None:
    art.paint_icon(p, name, 0, 0, side, theme.text)


OF_CHAPTERS: Final[Mapping[str, PaintSign]] = {
    "B-1": partial(_badge, "fountain"),
    "B-8": partial(_icon, "cards"),
    "B-15": partial(_icon, "reserve"),
    "B-16": partial(_badge, "pavilion"),
    "B-23": partial(_icon, "bag"),
    "B-28": partial(_icon, "wall"),
    "B-34": partial(_icon, "star"),
    "M-1": partial(_icon, "contact"),
}
"""Signs of chapters with signs of their own, by the first rule of the chapter."""


def paint_sign(p: QPainter, rule_set: RuleSet, chapter: Chapter, side: float, theme: Theme) -> None:
    """Paint the sign of a chapter: its own, or that of its rule set."""
    if (own := OF_CHAPTERS.get(chapter.rules[0].id)) is not None:
        own(p, side, theme)
    elif rule_set.module is None:
        paint_emblem(p, side)
    else:
        from ...art.box_fronts import paint_box_front  # imported late: loads the painters of every expansion

        paint_box_front(p, rule_set.id, say(rule_set.title)[:1], side)
