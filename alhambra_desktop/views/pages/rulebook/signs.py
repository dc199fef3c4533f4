from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from PySide6.QtGui import QPainter

from ....model.learning.rule_library import RuleSet
from ....model.learning.rule_text import Chapter
from ....model.rules.core.frozen import frozen
from ....model.rules.core.words.message import Message
from ....words import say
from ... import art
from ...art.emblem import paint_emblem
from ...art.palette import Theme

PaintSign = Callable[[QPainter, float, Theme], None]  # the float is the side of the square


def _badge(type_id: str, p: QPainter, side: float, _: Theme) -> None:
    art.paint_badge(p, type_id, side / 2, side / 2, side)


def _icon(name: str, p: QPainter, side: float, theme: Theme) -> None:
    art.paint_icon(p, name, 0, 0, side, theme.text)


@frozen
class Illustration:
    sign: PaintSign
    scene: str
    sentence: Message
    labels: tuple[Message, ...] = ()


OF_TOPICS: Final[Mapping[str, Illustration]] = {
    "start": Illustration(
        partial(_badge, "fountain"),
        "start",
        Message("rulebook-chapter-start"),
        (Message("scene-fountain"), Message("scene-money"), Message("scene-symbol")),
    ),
    "command": Illustration(
        partial(_icon, "cards"),
        "turn",
        Message("rulebook-chapter-turn"),
        (Message("scene-take"), Message("scene-buy"), Message("scene-redesign")),
    ),
    "reserve": Illustration(
        partial(_icon, "reserve"),
        "redesign",
        Message("rulebook-chapter-redesign"),
        (Message("scene-reserve"), Message("scene-alhambra")),
    ),
    "edge": Illustration(
        partial(_badge, "pavilion"),
        "building",
        Message("rulebook-chapter-building"),
        (Message("scene-fountain"), Message("scene-new-tile")),
    ),
    "end-turn": Illustration(
        partial(_icon, "bag"),
        "refill",
        Message("rulebook-chapter-turn-end"),
        (Message("scene-market"), Message("scene-row")),
    ),
    "scored-when": Illustration(
        partial(_icon, "wall"),
        "scoring",
        Message("rulebook-chapter-scoring"),
        (Message("scene-rounds"), Message("scene-most"), Message("scene-wall")),
    ),
    "leftover-given": Illustration(
        partial(_icon, "star"),
        "end",
        Message("rulebook-chapter-end"),
        (Message("scene-bag"), Message("scene-winner")),
    ),
}

OF_RULES: Final[Mapping[str, tuple[Message, ...]]] = {
    "no-refill": (Message("scene-market-gaps"), Message("scene-row-gap"), Message("scene-refill-later")),
}
"""Maps the name of each scene that belongs to a single rule to the labels of the scene."""

OTHERS: Final = Illustration(partial(_icon, "contact"), "mixing", Message("rulebook-chapter-mixing"))


def illustration(rule_set: RuleSet, chapter: Chapter) -> Illustration | None:
    """Return the illustration of a chapter.

    The chapters of the help, and the only chapter of a rule set, have none.
    """
    if rule_set.module is None or len(rule_set.chapters) == 1:
        return None
    topics = (topic for rule in chapter.rules for topic in rule.about)
    return next((OF_TOPICS[topic] for topic in topics if topic in OF_TOPICS), OTHERS)


def paint_sign(p: QPainter, rule_set: RuleSet, chapter: Chapter, side: float, theme: Theme) -> None:
    """Paint the sign of a chapter or, without an illustration, the sign of its rule set."""
    if (found := illustration(rule_set, chapter)) is not None:
        found.sign(p, side, theme)
    elif rule_set.module is None:
        paint_emblem(p, side)
    else:
        from ...art.box_fronts import paint_box_front  # late, because it loads every expansion's painters

        paint_box_front(p, rule_set.id, say(rule_set.title)[:1], side)
