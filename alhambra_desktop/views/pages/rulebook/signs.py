"""Icons (signs) of chapters in the contents of the rules."""

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


OF_TOPICS: Final[Mapping[str, PaintSign]] = {
    "start": partial(_badge, "fountain"),
    "command": partial(_icon, "cards"),
    "reserve": partial(_icon, "reserve"),
    "edge": partial(_badge, "pavilion"),
    "end-turn": partial(_icon, "bag"),
    "scored-when": partial(_icon, "wall"),
    "leftover-given": partial(_icon, "star"),
}
"""Signs by topic. A chapter of a game has the sign of its first topic that is listed here."""

OTHERS: Final = partial(_icon, "contact")


def paint_sign(p: QPainter, rule_set: RuleSet, chapter: Chapter, side: float, theme: Theme) -> None:
    """Paint the sign of a chapter or, if the rule set has no other chapter, the sign of the rule set."""
    if rule_set.module is None:
        paint_emblem(p, side)
    elif len(rule_set.chapters) > 1:
        topics = (topic for rule in chapter.rules for topic in rule.about)
        sign = next((OF_TOPICS[topic] for topic in topics if topic in OF_TOPICS), OTHERS)
        sign(p, side, theme)
    else:
        from ...art.box_fronts import paint_box_front  # imported late: loads the painters of every expansion

        paint_box_front(p, rule_set.id, say(rule_set.title)[:1], side)
