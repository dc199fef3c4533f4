from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from ....model.learning.rule_library import Place, RuleLibrary, RuleSet
from ....model.rules.core.words.message import Message
from ....words import phrase, say
from ...art.brushes import colour, shape
from ...art.cache import FaceCache
from ...art.fonts import BOLD, REGULAR, SEMIBOLD, sans, serif, text_width, wrapped
from ...art.geometry import khatam, rounded
from ...art.palette import LIGHT, Theme
from ...models.index import Index
from ...storage.contained import contained
from ...widgets.painting import write_lines
from ...widgets.scrolled import EdgeFades
from ...widgets.section_list import paint_sign as paint_glazed_sign
from ...widgets.section_signs import paint_house_rules
from .signs import paint_sign

KIND: Final = Qt.ItemDataRole.UserRole
# ids of a row's rules; if a search has found some of these rules, only the ids of the found rules
IDS: Final = Qt.ItemDataRole.UserRole + 1
COUNT: Final = Qt.ItemDataRole.UserRole + 2
SPAN: Final = Qt.ItemDataRole.UserRole + 3  # a text with the ids of the first and the last rule
OWN: Final = Qt.ItemDataRole.UserRole + 4
SIGN: Final = Qt.ItemDataRole.UserRole + 5
"""The sign of the row: `OVERVIEW`, `ALL_VARIANTS`, or a rule set and a chapter."""

GROUP, SET, CHAPTER, HIT = "group", "set", "chapter", "hit"
HEIGHTS: Final = {GROUP: 29, SET: 27, CHAPTER: 23, HIT: 25}
LOWER: Final = 4  # a heading of a group is nearer to its own rows than to the rows above
INDENT: Final = {GROUP: 6, SET: 6, CHAPTER: 8, HIT: 8}
SIDE: Final = 20.0
BESIDE_SIGN: Final = 8
LINE: Final = 17
PILL: Final = 26

ALL_VARIANTS: Final = "*"  # id of the list of all house variants, used like a rule id
OVERVIEW: Final = "overview"  # id of the opening page of the rules, used like a rule id
ON_TABLE: Final = Message("rulebook-on-table")
BEST: Final = 6


@contained
class _Rows(QStyledItemDelegate):
    def __init__(self, tree: ContentsTree) -> None:
        super().__init__(tree)
        self._tree = tree

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        kind, factor = index.data(KIND), self._tree.factor
        extra = LINE * (len(self._lines(index)) - 1) if kind == HIT else 0
        return QSize(10, round((HEIGHTS[kind] + extra) * factor))

    def _lines(self, index: Index) -> tuple[str, ...]:
        tree = self._tree
        room = tree.width() - tree.verticalScrollBar().sizeHint().width() - self.indent(index)
        return wrapped(index.data(), _font(HIT, tree.factor, True), room - self._id_width())

    def indent(self, index: Index) -> float:
        """Return the left margin of a row. Rules in a chapter are indented below the chapter's title."""
        kind = index.data(KIND)
        below = SIDE + BESIDE_SIGN if kind == HIT and index.parent().data(KIND) == CHAPTER else 0
        return (INDENT[kind] + below) * self._tree.factor

    def _id_width(self) -> float:
        return (
            text_width(self._tree.longest_id, _font(HIT, self._tree.factor, True))
            + BESIDE_SIGN * self._tree.factor
        )

    def _paint_sign(self, p: QPainter, at: QPointF, index: Index) -> None:
        tree, sign = self._tree, index.data(SIGN)
        side, theme = round(SIDE * tree.factor), tree.theme

        def paint(q: QPainter) -> None:
            if sign == OVERVIEW:
                q.fillPath(khatam(side / 2, side / 2, side * 0.46), colour(theme.legal))
            elif sign == ALL_VARIANTS:
                paint_glazed_sign(q, 0, 0, side, paint_house_rules)
            else:
                rule_set, chapter = sign
                paint_sign(q, rule_set, chapter, side, theme)

        key = ("chapter", sign if isinstance(sign, str) else sign[1].rules[0].id, theme.name)
        ratio, viewport = tree.devicePixelRatioF(), tree.viewport()
        p.drawPixmap(at, tree.cache.deferred_mark(key, side, ratio, paint, viewport))

    def _paint_hit(self, p: QPainter, rect: QRectF, index: Index, font: QFont) -> None:
        theme, factor = self._tree.theme, self._tree.factor
        left, line = rect.left() + self.indent(index), LINE * factor
        lines = self._lines(index)
        top = rect.center().y() - len(lines) * line / 2
        write_lines(p, QRectF(left, top, 0, 0), (index.data(IDS)[0],), font, theme.text_2, height=line)
        room = QRectF(left + self._id_width(), top, rect.right() - left, 0)
        write_lines(p, room, lines, font, theme.text, height=line)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        tree, kind = self._tree, index.data(KIND)
        theme, factor = tree.theme, tree.factor
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(option.rect)
        state = option.state
        if kind in (CHAPTER, HIT) and state & QStyle.StateFlag.State_Selected:
            light = QColor(theme.legal_light)
            light.setAlphaF(0.2)
            edge = 2.0 if state & QStyle.StateFlag.State_HasFocus else 1.3
            shape(painter, rounded(rect.adjusted(1, 0, -1, 0), 6, 1), light, theme.legal, edge)
        elif kind in (CHAPTER, HIT) and state & QStyle.StateFlag.State_MouseOver:
            painter.fillPath(rounded(rect, 6, 1), colour(theme.stripe))
        end = rect.right() - 8
        if count := index.data(COUNT):
            pill = QRectF(end - PILL * factor, rect.center().y() - 9 * factor, PILL * factor, 18 * factor)
            shape(painter, rounded(pill, 9 * factor), colour(theme.over_ground), theme.stud, 1)
            painter.setPen(QColor(theme.over_text))
            painter.setFont(sans(round(12 * factor), BOLD))
            painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, str(count))
            end = pill.left() - 4
        left = rect.left() + INDENT[kind] * factor
        if index.data(SIGN) is not None:
            self._paint_sign(painter, QPointF(left, rect.center().y() - SIDE * factor / 2), index)
        if kind == CHAPTER:
            left += (SIDE + BESIDE_SIGN) * factor
        heading = kind == CHAPTER and bool(count)
        chosen = _font(kind, factor, heading or bool(state & QStyle.StateFlag.State_Selected))
        near = state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver)
        span, font = index.data(SPAN) if near else "", sans(round(12 * factor))
        room = end - left - text_width(span or "", font) - 6
        if span and not tree.searching and text_width(index.data(), chosen) <= room:
            painter.setFont(font)
            painter.setPen(QColor(theme.text_2))
            box = QRectF(rect.left(), rect.top(), end - rect.left(), rect.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, span)
            end -= text_width(span, font) + 6
        if kind == HIT:
            self._paint_hit(painter, rect, index, chosen)
            painter.restore()
            return
        painter.setFont(chosen)
        painter.setPen(QColor(theme.text if kind in (SET, CHAPTER) else theme.text_2))
        text = painter.fontMetrics().elidedText(index.data(), Qt.TextElideMode.ElideRight, round(end - left))
        lower = LOWER * factor if kind == GROUP else 0
        words = QRectF(left, rect.top() + lower, end - left + 2, rect.height())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, text)
        if kind == GROUP:
            x = left + text_width(text, chosen) + 8
            painter.setPen(QPen(QColor(theme.hairline), 1))
            y = words.center().y() + 1
            painter.drawLine(round(x), round(y), round(rect.right() - 8), round(y))
        painter.restore()


def _font(kind: str, factor: float, chosen: bool) -> QFont:
    if kind == GROUP:
        return sans(round(12 * factor), BOLD)
    if kind == SET:
        return serif(round(16 * factor), BOLD)
    return sans(round((14 if kind == CHAPTER else 13) * factor), SEMIBOLD if chosen else REGULAR)


@contained
class ContentsTree(QTreeWidget):
    rule_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme: Theme = LIGHT
        self.factor = 1.0
        self.searching = False
        self.longest_id = ""
        self.cache = FaceCache()
        self._filling = False
        self.setHeaderHidden(True)
        self.setIndentation(0)
        self.setRootIsDecorated(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setObjectName("contents")
        self.setItemDelegate(_Rows(self))
        EdgeFades(self, self._row_at)
        self.currentItemChanged.connect(self._on_item)
        self.itemClicked.connect(self._on_item)

    def _row_at(self, y: int) -> tuple[int, int]:
        row = self.visualItemRect(item) if (item := self.itemAt(1, y)) is not None else QRect()
        return row.top(), row.bottom() + 1

    def fill(self, library: RuleLibrary, played: Collection[str], found: Sequence[str] | None) -> None:
        """Show all chapters. If a search has `found` rules, show only these rules and their chapters."""
        self._filling = True
        self.clear()
        self.searching, self.longest_id = found is not None, max(library.by_id, key=len)
        best = tuple(found or ())[:BEST]
        if found is None:
            overview = self._add(self, CHAPTER, phrase("rulebook-overview"), (OVERVIEW,))
            overview.setData(0, SIGN, OVERVIEW)
        if best:
            self._add(self, GROUP, phrase("rulebook-best"))
            for id_ in best:
                self._add(self, HIT, library.by_id[id_].rule.title, (id_,))
        rest = None if not found else found[BEST:]
        for title, sets in _groups(library, played):
            shown = [one for one in sets if rest is None or any(rule.id in rest for rule in one.rules)]
            if shown:
                self._add(self, GROUP, say(title))
            for one in shown:
                self._fill_set(one, rest, alone=one.id not in played and len(one.chapters) == 1)
            if shown and rest is None and title == ON_TABLE:
                variants = self._add(self, CHAPTER, phrase("played-title"), (ALL_VARIANTS,))
                variants.setData(0, SIGN, ALL_VARIANTS)
        self.setAccessibleName(phrase("rulebook-contents"))
        self._filling = False

    def _fill_set(self, rule_set: RuleSet, found: Sequence[str] | None, alone: bool) -> None:
        name = say(rule_set.title)
        top = self if alone else self._add(self, SET, name)
        for chapter in rule_set.chapters:
            ids = [rule.id for rule in chapter.rules]
            hits = [rule for rule in chapter.rules if rule.id in (found or ())]
            if found is not None and not hits:
                continue
            shown = tuple(rule.id for rule in hits) or tuple(ids)
            item = self._add(top, CHAPTER, name if alone else chapter.title, shown)
            first, last = chapter.span
            span = first if first == last else phrase("rulebook-span", first=first, last=last)
            item.setData(0, SPAN, span)
            item.setData(0, COUNT, len(hits))
            item.setData(0, OWN, tuple(ids))
            item.setData(0, SIGN, (rule_set, chapter))
            for rule in hits:
                self._add(item, HIT, rule.title, (rule.id,))
        self.expandAll()

    def _add(
        self, parent: QTreeWidget | QTreeWidgetItem, kind: str, text: str, ids: tuple[str, ...] = ()
    ) -> QTreeWidgetItem:
        item = QTreeWidgetItem(parent, [text])
        item.setData(0, KIND, kind)
        item.setData(0, IDS, ids)
        item.setData(0, OWN, ids)
        if kind in (GROUP, SET):
            item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        return item

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.searching and event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()  # titles may wrap into a different number of lines

    def show_place(self, place: Place | None, page: str = "") -> None:
        """Select the row of the rule at `place` or, if `place` is None, the row of `page`."""
        rule_id = place.rule.id if place is not None else page
        rows = [item for item in self._items() if rule_id in (item.data(0, OWN) or ())]
        row = next((item for item in rows if item.data(0, KIND) == HIT), rows[-1] if rows else None)
        self._filling = True
        if row is not None:
            self.setCurrentItem(row)
            self.scrollToItem(row)
        else:
            self.clearSelection()
        self._filling = False

    def _items(self) -> list[QTreeWidgetItem]:
        roots = [self.topLevelItem(place) for place in range(self.topLevelItemCount())]
        return [item for root in roots if root is not None for item in _tree(root)]

    def _on_item(self, item: QTreeWidgetItem | None, _: object = None) -> None:
        if item is not None and not self._filling and item.data(0, IDS):
            self.rule_chosen.emit(item.data(0, IDS)[0])


def _groups(library: RuleLibrary, played: Collection[str]) -> Iterator[tuple[Message, list[RuleSet]]]:
    others = [one for one in library.rule_sets if one.id not in played]
    yield ON_TABLE, [one for one in library.rule_sets if one.id in played]
    yield Message("rulebook-games"), [one for one in others if one.is_game]
    yield Message("rulebook-expansions"), [one for one in others if not one.is_game]
    yield Message("rulebook-program"), [library.help] if library.help is not None else []


def _tree(item: QTreeWidgetItem) -> Iterator[QTreeWidgetItem]:
    yield item
    for place in range(item.childCount()):
        if (below := item.child(place)) is not None:
            yield from _tree(below)
