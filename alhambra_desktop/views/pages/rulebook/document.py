from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from html import escape
from math import ceil
from typing import Final

import attrs
from PySide6.QtGui import QImage

from ....model.learning.rule_library import Place, RuleLibrary, hit_spans
from ....model.learning.rule_text import RULE_ID, CardPicture, Picture, RuleText, ScoringPicture
from ....model.rules.core.engine.option import Option, Value
from ....model.rules.core.engine.setup import Setup
from ....model.rules.core.frozen import frozen
from ....model.rules.core.words.message import Message
from ....model.rules.modules.registry import OPTIONS, matters
from ....words import phrase, say
from ...art.fonts import BOLD, sans, text_width
from ...art.palette import LINK, Theme
from .article import SCENE
from .pictures import SEAT_ROW, RulePainter, picture_html
from .room import CARD_LIMITS, LIMITS, Fit, PictureRoom
from .scoring_cards import BETWEEN, ScoringCards, is_scoring_table
from .signs import OF_RULES, Illustration, illustration


@frozen
class PlayedVariant:
    option: Option
    value: Value

    @property
    def differs(self) -> bool:
        return self.value != self.option.default

    @property
    def sentence(self) -> Message:
        return self.option.describe(self.value)

    @property
    def official(self) -> Message:
        return self.option.describe(self.option.default)


def variants_of(setup: Setup) -> tuple[PlayedVariant, ...]:
    """Return the house variants of a game, without unchanged variants of rule sets that are not in play."""
    known = [PlayedVariant(OPTIONS[name], value) for name, value in setup.options if name in OPTIONS]
    return tuple(one for one in known if one.differs or matters(one.option, setup))


RULE, SEARCH, ALL = "rule:", "search:", "variants:"  # link prefixes
ASIDE: Final = 24
PADDING: Final = 14
IN_BOX: Final = 12
LINK_COLUMNS, BESIDE_CHIP, BESIDE_TITLE = 3, 12, 24
LINK_ROW: Final = 4  # space above and below a link
HIT_GROUND: Final = ("#F9E3A8", "#6B5420")  # background of search hits, in the light and the dark theme
MARKED: Final = ("#FBEFCF", "#4A3D22")  # background of house variants, in the light and the dark theme
PITCH: Final = 120  # line height in percent
_BOLD: Final = re.compile(r"\*\*(.+?)\*\*")


@frozen
class Page:
    """An HTML page. ``images`` maps each `src` in the HTML to its picture."""

    html: str
    images: dict[str, QImage]


@frozen
class RuleWriter:
    """Writes rules as HTML in fonts scaled by ``factor``, and highlights the words of ``query``.

    ``fit`` contains additional heights, which `filling` sets.
    """

    library: RuleLibrary
    painter: RulePainter
    factor: float = 1.0
    query: str = ""
    played: tuple[PlayedVariant, ...] = ()
    room: PictureRoom = PictureRoom()
    fit: Fit = Fit()

    @property
    def _theme(self) -> Theme:
        return self.painter.theme

    def filling(self, place: Place, spare: float) -> RuleWriter:
        """Return a writer that makes this page `spare` pixels higher or, if `spare` is negative, lower."""
        rule, beside = place.rule, self._is_beside(place)
        columns, _ = self._columns(rule, beside=beside)
        rows = 1 if is_scoring_table(rule.table) else 0 if beside else ceil(len(rule.pictures) / columns)
        cards = any(isinstance(picture, CardPicture) for picture in rule.pictures)
        limits = CARD_LIMITS if cards else LIMITS
        parts = 0 if beside else 3 + len(rule.asked) + len(rule.variants) + bool(rule.decided)
        return attrs.evolve(self, fit=Fit.of(spare, rows, limits, parts, self.factor))

    def _is_beside(self, place: Place) -> bool:
        count = len(place.rule.pictures)
        return (count == 1 or self._scene_of(place) is not None) and self.room.holds_beside(self.factor)

    @staticmethod
    def _scene_of(place: Place) -> Illustration | None:
        own = place.rule.pictures or place.rule.scene in OF_RULES
        return None if own else illustration(place.rule_set, place.chapter)

    def _columns(self, rule: RuleText, *, beside: bool) -> tuple[int, float]:
        """Return the number of pictures in a row, and the width of each picture."""
        if is_scoring_table(rule.table):
            return len(rule.pictures), self._scoring_cards(rule).each
        return (1, self.room.beside) if beside else self.room.of(rule.pictures, self.factor)

    def rule(self, place: Place) -> Page:
        images: dict[str, QImage] = {}
        rule = place.rule
        labels, scene = OF_RULES.get(rule.scene), self._scene_of(place)
        beside = self._is_beside(place)
        margin = 0 if beside else self.room.margin(self.factor)
        width = self.room.inner - (self.room.beside + ASIDE + 2 * PADDING if beside else 0)
        text = [
            *(self._paragraph(text, 17, PITCH, margin) for text in rule.paragraphs),
            self._table(place, images),
            self._differs(rule, width),
        ]
        pictures, boxes = self._pictures(place, images, beside=beside), self._boxes(rule, width)
        if scene is not None and beside:
            pictures = self._scene(place.chapter.title, scene, images)
        elif labels is not None:
            images[SCENE] = self.painter.scene(rule.scene, labels, self.room.inner)
            pictures = self._alone(SCENE, images)
        chapter = self._neighbours(place, images, width)
        see = self._see(place, images, self.room.beside if beside else width)
        parts = [self._title(rule, images)]
        if beside:
            parts.append(self._side_by_side("".join((*text, boxes, chapter)), pictures + see))
        else:
            parts += [*text, pictures, boxes, chapter, see]
        return Page(self._whole(parts), images)

    def variants(self, title: str, modules: Iterable[tuple[Message, Message]], status: str) -> Page:
        parts = [self._heading(title, 26)]
        for name, sentence in modules:
            parts.append(self._paragraph(f"**{say(name)}.** {say(sentence)}", 15, PITCH))
        parts.append(self._heading(status, 17))
        rows = []
        for number, each in enumerate(self.played):
            ground = MARKED[self._theme.dark] if each.differs else self._stripe(number)
            content = f"<b>{escape(say(each.sentence))}</b>" if each.differs else escape(say(each.sentence))
            if each.differs:
                content += f"<br>{self._second(phrase('rulebook-official', value=each.official))}"
            rows.append(
                f'<tr bgcolor="{ground}"><td width="12%">{self._link(each.option.rule)}</td>'
                f"<td>{escape(say(each.option.title))}</td>"
                f"<td>{content}</td></tr>"
            )
        parts.append(f'<table width="100%" cellpadding="6" cellspacing="0">{"".join(rows)}</table>')
        return Page(self._whole(parts), {})

    def _whole(self, parts: Iterable[str]) -> str:
        theme = self._theme
        style = f"body {{ color: {theme.text}; }}a {{ color: {LINK[theme.dark]}; text-decoration: none; }}"
        return f"<html><head><style>{style}</style></head><body>{''.join(parts)}</body></html>"

    def _px(self, size: float) -> int:
        return round(size * self.factor)

    def _stripe(self, number: int) -> str:
        plain = self._theme.plain_ground
        return "transparent" if number % 2 else plain

    def _words(self, text: str) -> str:
        pieces = _BOLD.split(text)
        return "".join(
            f"<b>{self._linked(piece)}</b>" if number % 2 else self._linked(piece)
            for number, piece in enumerate(pieces)
        )

    def _linked(self, text: str) -> str:
        out, end = [], 0
        for match in RULE_ID.finditer(text):
            out += [self._marked(text[end : match.start()]), self._link(match[0])]
            end = match.end()
        return "".join((*out, self._marked(text[end:])))

    def _marked(self, text: str) -> str:
        out, end = [], 0
        for start, stop in hit_spans(text, self.query):
            ground = HIT_GROUND[self._theme.dark]
            hit = f'<span style="background-color:{ground}">{escape(text[start:stop])}</span>'
            out += [escape(text[end:start]), hit]
            end = stop
        return "".join((*out, escape(text[end:])))

    def _link(self, rule: str, text: str = "") -> str:
        if rule not in self.library.by_id:
            return escape(text or rule)
        return f'<a href="{RULE}{rule}">{escape(text or rule)}</a>'

    def _second(self, html: str, size: float = 13) -> str:
        return f'<span style="color:{self._theme.text_2}; font-size:{self._px(size)}px">{html}</span>'

    def _side_by_side(self, text: str, more: str) -> str:
        panel = self._panel(more, self._theme.plain_ground, PADDING, "100%")
        return (
            '<table width="100%" cellpadding="0" cellspacing="0"><tr>'
            f'<td valign="top" style="padding-right:{ASIDE}px">{text}</td>'
            f'<td valign="top" width="{self.room.beside + 2 * PADDING:.0f}">{panel}</td></tr></table>'
        )

    def _panel(self, html: str, ground: str, padding: int, width: str) -> str:
        """Return a table with one cell. `RuleArticle` paints the background with round corners."""
        return (
            f'<table width="{width}" cellpadding="{padding}" cellspacing="0" bgcolor="{ground}"'
            f' style="margin-top:{self._px(6) + self.fit.gap:.0f}px; margin-bottom:{self._px(4)}px">'
            f"<tr><td>{html}</td></tr></table>"
        )

    def _paragraph(self, text: str, size: float, spacing: int, margin: int = 0) -> str:
        return (
            f'<p style="margin:0px {margin}px {self._px(8)}px 0px; font-size:{self._px(size)}px;'
            f' line-height:{spacing}%">{self._words(text)}</p>'
        )

    def _heading(self, text: str, size: float) -> str:
        return (
            f'<p style="margin:{self._px(6) + self.fit.gap:.0f}px 0px {self._px(6)}px 0px;'
            f" font-family:Vollkorn; font-weight:700;"
            f' font-size:{self._px(size)}px">{self._marked(text)}</p>'
        )

    def _title(self, rule: RuleText, images: dict[str, QImage]) -> str:
        images["chip"] = self.painter.chip(rule.id, 28 * self.factor)
        chip = picture_html("chip", images["chip"])
        # a table keeps the second line of a long title beside the chip
        return (
            f'<table cellpadding="0" cellspacing="0" style="margin-bottom:{self._px(12)}px"><tr>'
            f'<td style="padding-top:{self._px(5)}px; padding-right:{self._px(16)}px">{chip}</td>'
            f'<td><h1 style="margin:0px; font-family:Vollkorn; font-weight:900;'
            f' font-size:{self._px(27)}px">{self._marked(rule.title)}</h1></td></tr></table>'
        )

    def _table(self, place: Place, images: dict[str, QImage]) -> str:
        if is_scoring_table(place.rule.table):
            images["cards"] = self.painter.scoring_cards(self._scoring_cards(place.rule), self.fit.taller)
            return self._alone("cards", images)
        return self._plain_table(place.rule.table)

    def _plain_table(self, rows: tuple[tuple[str, ...], ...]) -> str:
        if not rows:
            return ""
        head, *body = (
            f"<td>{self._words(row[0])}</td>"
            + "".join(f'<td align="center">{self._words(text)}</td>' for text in row[1:])
            for row in rows
        )
        lines = "".join(f'<tr bgcolor="{self._stripe(at)}">{cells}</tr>' for at, cells in enumerate(body))
        return (
            '<table width="100%" cellpadding="5" cellspacing="0">'
            f'<tr style="color:{self._theme.text_2}; font-weight:700">{head}</tr>{lines}</table>'
        )

    def _scoring_cards(self, rule: RuleText) -> ScoringCards:
        head, *rows = rule.table
        titles = [picture.caption for picture in rule.pictures] or head[1:]
        return ScoringCards(self.room.inner, titles, [row[0] for row in rows], self.factor)

    def _pictures(self, place: Place, images: dict[str, QImage], *, beside: bool) -> str:
        pictures = place.rule.pictures
        columns, width = self._columns(place.rule, beside=beside)
        below_cards = is_scoring_table(place.rule.table)
        rows = [pictures[i : i + columns] for i in range(0, len(pictures), columns)]
        taller = 0.0 if below_cards else self.fit.taller
        out = []
        for number, row in enumerate(rows):
            cells = []
            seats = max(seats_of(picture) for picture in row)
            for column, picture in enumerate(row):
                name, sign = f"picture{number}-{column}", f"sign{number}-{column}"
                assert place.rule_set.module is not None, "the help has no pictures"
                alone = len(pictures) == 1
                higher = taller + (seats - seats_of(picture)) * SEAT_ROW
                images[name] = self.painter.paint(
                    picture, place.rule_set.module, width, alone=alone, taller=higher
                )
                refused = is_refused(picture)
                if not is_counted(picture):
                    images[sign] = self.painter.sign(refused, 16, over=is_overpaid(picture))
                tint = self._theme.illegal_text if refused else self._theme.text
                gap = BETWEEN if column < columns - 1 else 0
                cells.append(
                    f'<td width="{width + gap:.0f}" style="padding-right:{gap}px">'
                    f"{picture_html(name, images[name])}"
                    f"{'' if below_cards else self._caption(picture.caption, sign, tint, images)}"
                    f'<p style="margin:{self._px(6 if below_cards else 0)}px 0px {self._px(8)}px 0px">'
                    f"{self._second(self._words(picture.note))}</p></td>"
                )
            out.append(f"<tr>{''.join(cells)}</tr>")
        top = self._px(10 if place.rule.table else 5) + self.fit.gap
        table = (
            f'<table cellpadding="0" cellspacing="0" style="margin-top:{top:.0f}px">{"".join(out)}</table>'
        )
        return table if out else ""

    def _caption(self, text: str, sign: str, tint: str, images: dict[str, QImage]) -> str:
        return (
            f'<p style="margin:{self._px(8)}px 0px {self._px(3)}px 0px">{self._image(sign, images)}'
            f'<span style="color:{tint}; font-weight:700">{self._marked(text)}</span></p>'
        )

    def _scene(self, title: str, shown: Illustration, images: dict[str, QImage]) -> str:
        images[SCENE] = self.painter.scene(shown.scene, shown.labels, self.room.beside)
        return (
            f"{picture_html(SCENE, images[SCENE])}"
            f'<p style="margin:{self._px(8)}px 0px {self._px(3)}px 0px"><b>{escape(title)}</b></p>'
            f'<p style="margin:0px">{self._second(escape(say(shown.sentence)))}</p>'
        )

    def _alone(self, name: str, images: dict[str, QImage]) -> str:
        picture = picture_html(name, images[name])
        return f'<p style="margin:{self._px(4)}px 0px {self._px(10)}px 0px">{picture}</p>'

    @staticmethod
    def _image(name: str, images: dict[str, QImage]) -> str:
        return f"{picture_html(name, images[name])}&nbsp;" if name in images else ""

    def _differs(self, rule: RuleText, width: float) -> str:
        found = [variant for variant in self.played if variant.differs and variant.option.id in rule.variants]
        return "".join(
            self._panel(
                f"<b>{phrase('rulebook-this-table')}</b> {self._marked(say(variant.sentence))}<br>"
                f"{self._second(phrase('rulebook-official', value=variant.official))}",
                MARKED[self._theme.dark],
                IN_BOX,
                f"{width:.0f}",
            )
            for variant in found
        )

    def _boxes(self, rule: RuleText, width: float) -> str:
        theme = self._theme
        boxes = [
            f"<b>{phrase('rulebook-asked')}</b> {self._words(question)}<br>{self._words(answer)}"
            for question, answer in rule.asked
        ]
        if rule.decided:
            boxes.append(f"<b>{phrase('rulebook-decided')}</b> {self._words(rule.decided)}")
        return "".join(self._panel(html, theme.plain_ground, IN_BOX, f"{width:.0f}") for html in boxes)

    def _neighbours(self, place: Place, images: dict[str, QImage], width: float) -> str:
        others = [rule for rule in place.chapter.rules if rule.id != place.rule.id]
        return self._list(phrase("rulebook-chapter"), others, images, width) if others else ""

    def _see(self, place: Place, images: dict[str, QImage], width: float) -> str:
        related = (self.library.by_id[id_].rule for id_ in place.rule.see if id_ in self.library.by_id)
        others = [rule for rule in related if rule not in place.chapter.rules]
        return self._list(phrase("rulebook-see"), others, images, width) if others else ""

    def _list(self, heading: str, rules: list[RuleText], images: dict[str, QImage], width: float) -> str:
        for rule in rules:
            images[f"chip {rule.id}"] = self.painter.chip(rule.id, self._px(24), quiet=True)
        chips = ceil(max(images[f"chip {rule.id}"].width() / self.painter.scale for rule in rules))
        font = sans(self._px(14), BOLD)
        longest = max(text_width(rule.title, font) for rule in rules)
        columns = min(LINK_COLUMNS, max(1, int(width / (chips + BESIDE_CHIP + longest + BESIDE_TITLE))))
        each = (width + BETWEEN) / columns - chips - BESIDE_CHIP  # aligns the columns of links and pictures
        rows = []
        for first in range(0, len(rules), columns):
            cells = (
                self._link_cells(rule, chips, each if number < columns - 1 else 0, images)
                for number, rule in enumerate(rules[first : first + columns])
            )
            rows.append(f"<tr>{''.join(cells)}</tr>")
        return f'{self._heading(heading, 17)}<table cellpadding="0" cellspacing="0">{"".join(rows)}</table>'

    def _link_cells(self, rule: RuleText, chips: int, wide: float, images: dict[str, QImage]) -> str:
        middle = f"vertical-align:middle; padding-top:{LINK_ROW}px; padding-bottom:{LINK_ROW}px"
        width = f' width="{wide:.0f}"' if wide else ""
        return (
            f'<td width="{chips + BESIDE_CHIP}" style="{middle}; padding-right:{BESIDE_CHIP}px">'
            f'<a href="{RULE}{rule.id}">{picture_html(f"chip {rule.id}", images[f"chip {rule.id}"])}</a></td>'
            f'<td{width} style="{middle}"><b>{self._plain_link(rule)}</b>'
            f"{self._star(rule)}</td>"
        )

    def _plain_link(self, rule: RuleText) -> str:
        ink = self._theme.text
        return f'<a href="{RULE}{rule.id}" style="color:{ink}">{escape(rule.title)}</a>'

    def _star(self, rule: RuleText) -> str:
        if not any(variant.differs and variant.option.id in rule.variants for variant in self.played):
            return ""
        ground, text = MARKED[self._theme.dark], phrase("rulebook-differs")
        return f'&nbsp;<span style="background-color:{ground}">&nbsp;{text}&nbsp;</span>'


def is_refused(picture: Picture) -> bool:
    return not isinstance(picture, ScoringPicture) and picture.claim.refused


def seats_of(picture: Picture) -> int:
    return len(picture.counts) if isinstance(picture, ScoringPicture) else 0


def is_overpaid(picture: Picture) -> bool:
    return isinstance(picture, CardPicture) and picture.claim.word == "over"


def is_counted(picture: Picture) -> bool:
    return isinstance(picture, ScoringPicture) or picture.claim.word == "figure"


def as_text(place: Place) -> str:
    return "\n".join(_lines(place))


def _lines(place: Place) -> Iterator[str]:
    rule = place.rule
    yield f"{rule.id} {rule.title}"
    yield from (text.replace("**", "") for text in rule.paragraphs)
    yield from ("\t".join(row) for row in rule.table)
    for picture in rule.pictures:
        yield say(picture_message(picture))
    for question, answer in rule.asked:
        yield f"{phrase('rulebook-asked')} {question} {answer}"
    if rule.decided:
        yield f"{phrase('rulebook-decided')} {rule.decided}"


def picture_message(picture: Picture) -> Message:
    common = {"caption": picture.caption, "note": picture.note}
    if is_refused(picture):
        return Message("rulebook-picture-refused", **common)
    if is_counted(picture):
        return Message("rulebook-picture", **common)
    return Message("rulebook-picture-allowed", **common)
