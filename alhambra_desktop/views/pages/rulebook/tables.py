"""Tables of rules as HTML. Points for several places (ranks) get a column for each place."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import escape
from typing import Final

from PySide6.QtGui import QImage

from ....model.rules.core.frozen import frozen
from ....model.rules.core.words.wording import types_noun
from ....words import say
from ...art.brushes import mix
from ...art.palette import TYPE_COLOURS
from .pictures import RulePainter, picture_html

BETWEEN: Final = ", "  # separates the points of the places in a cell
BADGE, STAR = 28, 30  # sizes of building symbols and of the stars of places, multiplied by ``factor``
POINTS, HEADING = 18, 13  # font sizes, multiplied by ``factor``
TINT: Final = (0.5, 0.7)  # share of the paper's colour in the colour of a row (light theme, dark theme)
MIDDLE: Final = 'style="vertical-align:middle"'

Row = tuple[str, ...]


@frozen
class TableWriter:
    """Writes a table of a rule. ``words`` converts a text to HTML, and ``types`` are the building types."""

    painter: RulePainter
    factor: float
    words: Callable[[str], str]
    types: tuple[str, ...]

    def write(self, rows: tuple[Row, ...], images: dict[str, QImage]) -> str:
        """Return the HTML, and add its pictures to `images`."""
        if not rows:
            return ""
        heading, *body = rows
        spans = [
            max(len(row[at].split(BETWEEN)) for row in body if at < len(row)) for at in range(1, len(heading))
        ]
        names = 2 if any(self._type(row) for row in body) else 1  # columns for the first text of a row
        out = [self._heading(heading, names, spans)]
        if max(spans) > 1:
            out.append(self._stars(names, spans, images))
        for number, row in enumerate(body):
            ground = self._ground(number, self._type(row))
            cells = self._name(row, images) + self._points(row, spans)
            out.append(f'<tr bgcolor="{ground}">{cells}</tr>')
        return f'<table width="100%" cellpadding="5" cellspacing="0">{"".join(out)}</table>'

    def _type(self, row: Row) -> str:
        """Return the building type that a row is about, or an empty text."""
        name = row[0].casefold()
        return next((type_id for type_id in self.types if say(types_noun(type_id)).casefold() == name), "")

    def _heading(self, row: Row, names: int, spans: list[int]) -> str:
        cells = (
            f'<td align="center" colspan="{span}" style="{self._edge(at > 0)}">{self._second(text)}</td>'
            for at, (text, span) in enumerate(zip(row[1:], spans, strict=True))
        )
        return f'<tr><td align="left" colspan="{names}">{self._second(row[0])}</td>{"".join(cells)}</tr>'

    def _second(self, text: str) -> str:
        size, ink = round(HEADING * self.factor), self.painter.theme.text_2
        return f'<span style="color:{ink}; font-size:{size}px"><b>{escape(text)}</b></span>'

    def _stars(self, names: int, spans: list[int], images: dict[str, QImage]) -> str:
        cells = []
        for place, first in _places(spans):
            images[f"place {place}"] = star = self.painter.place(place, STAR * self.factor)
            picture = picture_html(f"place {place}", star)
            cells.append(f'<td align="center" style="{self._edge(first)}">{picture}</td>')
        return f'<tr><td colspan="{names}"></td>{"".join(cells)}</tr>'

    def _ground(self, number: int, type_id: str) -> str:
        theme = self.painter.theme
        if not type_id:
            return "transparent" if number % 2 else theme.plain_ground
        tints = TYPE_COLOURS[type_id]
        return mix(tints.rim if theme.dark else tints.centre, theme.panel_top, TINT[theme.dark]).name()

    def _name(self, row: Row, images: dict[str, QImage]) -> str:
        text, type_id = self.words(row[0]), self._type(row)
        if not type_id:
            return f"<td>{text}</td>"
        images[f"badge {type_id}"] = badge = self.painter.badge(type_id, BADGE * self.factor)
        wide = round(1.5 * BADGE * self.factor)
        picture = picture_html(f"badge {type_id}", badge)
        return f'<td width="{wide}">{picture}</td><td {MIDDLE}><b>{text}</b></td>'

    def _points(self, row: Row, spans: list[int]) -> str:
        texts = [
            text
            for cell, span in zip(row[1:], spans, strict=False)
            for text in (*cell.split(BETWEEN), *[""] * span)[:span]
        ]
        size = round(POINTS * self.factor)
        large = f"font-family:Vollkorn; font-weight:700; font-size:{size}px" if self._type(row) else ""
        return "".join(
            f'<td align="center" style="vertical-align:middle; {self._edge(first)}">'
            f'<span style="{large}">{self.words(text)}</span></td>'
            for text, (_, first) in zip(texts, _places(spans), strict=False)
        )

    def _edge(self, edge: bool) -> str:
        return f"border-left:1px solid {self.painter.theme.stud}" if edge else ""


def _places(spans: list[int]) -> Iterator[tuple[int, bool]]:
    """Yield the place (rank) of each column, and whether there is a line to the left of the column."""
    for at, span in enumerate(spans):
        for place in range(span):
            yield place + 1, at > 0 and place == 0
