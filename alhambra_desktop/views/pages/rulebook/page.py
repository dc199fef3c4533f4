from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import attrs
from PySide6.QtCore import QBuffer, QEvent, QIODevice, QMimeData, QObject, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QImage,
    QKeyEvent,
    QKeySequence,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QFrame, QWidget

from ....model.learning.lesson import lesson_words
from ....model.learning.rule_library import Place, RuleLibrary, SearchResult
from ....model.rules.core.engine.module import Module
from ....model.rules.core.engine.setup import Setup
from ....model.rules.core.words.message import Message
from ....model.rules.modules.registry import MODULES, takes_part
from ....words import phrase, say, words
from ...art.fonts import sans
from ...art.palette import LIGHT, LINK, Theme
from ...commands.actions import PAGE_KEYS
from ...commands.command import Key
from ...storage.contained import contained
from ...text.rules import library, search
from ...widgets.boxes import fill
from ...widgets.labels import RichLabel
from ...widgets.menu import bar_scale
from ...widgets.page_bar import PageBar
from ...widgets.page_header import HEIGHT as HEAD
from ...widgets.page_header import NARROW, PageHeader
from ...widgets.paper import SHADOW, Paper
from ...widgets.scrolled import EdgeFades
from ...widgets.search_field import SearchField
from ..page import PanelPage
from .article import RuleArticle
from .aside import Aside, Quote
from .contents import ALL_VARIANTS, OVERVIEW, ContentsTree
from .document import (
    ALL,
    RULE,
    SEARCH,
    Page,
    PlayedVariant,
    RuleWriter,
    as_text,
    variants_of,
)
from .overview import Overview
from .pictures import RulePainter
from .played import Played, PlayedRules
from .room import PictureRoom
from .tools import RuleTools

SIDES: Final = (278, 316)  # widths of the left and the right column, multiplied by ``factor``
NARROW_SIDES: Final = (256, 302)
FOR_TITLES: Final = 1000  # from this page width, times ``factor``, a search widens the left column
WHILE_SEARCHING: Final = 64
TOP: Final = 12
ZOOMS: Final = (0.85, 1.0, 1.15, 1.3, 1.5, 1.75, 2.0)
STEPS: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


@contained
class RulesPage(PanelPage):
    lesson_chosen = Signal(str)

    notified = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._library: RuleLibrary = library()
        self._setup: Setup | None = None
        self._played: tuple[PlayedVariant, ...] = ()
        self._quote: Quote | None = None
        self._painters: dict[tuple[str, float], RulePainter] = {}
        self._shown = ""
        self._before = ""  # the rule shown before the search; becomes empty when a rule is opened
        self._been: list[str] = []
        self._zoom = ZOOMS.index(1.0)
        self._room = PictureRoom()
        self.factor = 1.0
        self.field, self.nearest = SearchField(PAGE_KEYS["search"]), RichLabel()
        self.header = PageHeader(self._cache, Message("rulebook-title"), end=self.field)
        self.index, self.sheet = Paper(self._cache), Paper(self._cache)
        self.aside = Aside(self._cache)
        self.bar = PageBar(self._cache)
        self.contents = ContentsTree()
        self.tools = RuleTools()
        self.text = RuleArticle()
        self.overview = Overview(self._cache)
        self.played = PlayedRules(self._cache)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        self.place(self.header, self.index, self.sheet, self.aside, self.bar)
        self.nearest.setWordWrap(True)
        self.nearest.hide()
        self.text.setFrameShape(QFrame.Shape.NoFrame)
        self.text.setOpenLinks(False)
        self.text.setObjectName("ruleText")
        self.text.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        index, sheet = (self.index, self.nearest, self.contents), (self.sheet, self.tools, self.text)
        for paper, above, below in (index, sheet):
            margins = paper.column.contentsMargins()
            margins.setTop(SHADOW + TOP)
            paper.column.setContentsMargins(margins)
            fill(paper.column, above, (below, 1))
        fill(self.sheet.column, (self.overview, 1), (self.played, 1))
        self.fades = EdgeFades(self.text, self.text.row_at)

    def _connect(self) -> None:
        self.header.back.connect(self.left)
        self.field.textChanged.connect(self._show_best)
        self.field.returnPressed.connect(self._open_best)
        self.contents.rule_chosen.connect(self.open)
        self.overview.rule_chosen.connect(self.open)
        self.played.rule_chosen.connect(self.open)
        self.nearest.linkActivated.connect(self.follow_link)
        self.text.anchorClicked.connect(lambda url: self.follow_link(url.toString()))
        self.aside.linked.connect(self.follow_link)
        self.tools.lesson_chosen.connect(self.lesson_chosen)
        self.tools.copied.connect(self.copy)
        self.tools.printed.connect(self.print)
        self.tools.zoomed.connect(self.zoom)
        self.text.installEventFilter(self)
        self.field.installEventFilter(self)
        self.add_keys(self._keys())

    def _keys(self) -> Mapping[Key, Callable[[], object]]:
        return {
            PAGE_KEYS["leave"]: self.left.emit,
            PAGE_KEYS["search"]: self.field.setFocus,
            PAGE_KEYS["back"]: self.back,
            QKeySequence.StandardKey.ZoomIn: lambda: self.zoom(1),
            "Ctrl+=": lambda: self.zoom(1),
            QKeySequence.StandardKey.ZoomOut: lambda: self.zoom(-1),
            QKeySequence.StandardKey.Print: self.print,
        }

    def arrange(self) -> None:
        factor = bar_scale(self.window().size())
        if factor != self.factor or not self.bar.accessibleName():
            self.factor = factor
            self.retranslate()
        self._place_panels()
        if self._room_now() != self._room:
            self._write()

    def _place_panels(self) -> None:
        factor, width, bar = self.factor, self.width(), self.bar.height()
        sides = NARROW_SIDES if width < NARROW * factor else SIDES
        left, right = (round(units * factor) for units in sides)
        if self.contents.searching and width >= FOR_TITLES * factor:
            left += round(WHILE_SEARCHING * factor)
        right = SHADOW if self.aside.is_empty else right
        top = HEAD + 2 - SHADOW + 2
        height = self.height() - bar - top
        self.header.fit(width)
        self.header.setGeometry(0, 2, width, HEAD)
        self.index.setGeometry(0, top, left, height)
        middle = max(0, width - left - right) + 2 * SHADOW
        self.sheet.setGeometry(left - SHADOW, top, middle, height)
        self.aside.setVisible(not self.aside.is_empty)
        self.aside.setGeometry(width - right, top, right, height)
        self.bar.setGeometry(0, self.height() - bar, width, bar)
        self.sheet.column.activate()
        self.overview.arrange()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.contents.theme = self.overview.theme = self.played.theme = self.text.theme = theme
        palette = self.text.palette()
        palette.setColor(palette.ColorRole.Base, QColor(0, 0, 0, 0))
        palette.setColor(palette.ColorRole.Text, QColor(theme.text))
        self.text.setPalette(palette)
        self.retranslate()

    def retranslate(self) -> None:
        self._library = library()
        factor = self.factor
        self.contents.factor = self.aside.factor = self.tools.factor = factor
        self.header.retranslate()
        self.nearest.setFont(sans(round(13 * factor)))
        self.field.retranslate(phrase("rulebook-search"))
        self.tools.retranslate()
        self.aside.retranslate()
        self.aside.show_quote(self._quote)
        self._search()
        self._write()

    def show_table(self, setup: Setup | None) -> None:
        self._setup = setup
        self._played = variants_of(setup) if setup is not None else ()
        self._been = []

    def read(self, rule: str, quote: Quote | None = None) -> None:
        self._quote, self._before = quote, ""
        self._shown = rule if rule in self._library.by_id or rule == ALL_VARIANTS else OVERVIEW
        self.field.clear()
        self.retranslate()
        self.arrange()
        self.take_focus()

    def take_focus(self) -> None:
        if self._shown == OVERVIEW:
            self.overview.take_focus()
        elif self._shows_game:
            self.played.take_focus()
        else:
            self.text.setFocus()

    @property
    def _shows_game(self) -> bool:
        """Whether the page about the running game is visible. Without a game, this page is only a text."""
        return self._shown == ALL_VARIANTS and self._setup is not None

    @property
    def rule(self) -> str:
        return self._shown if self._shown in self._library.by_id else ""

    def open(self, rule: str) -> None:
        if rule != self._shown or self._before:
            self._been.append(self._before or self._shown)
            self._shown, self._before = rule, ""
            self._write()

    def back(self) -> None:
        if self._been:
            self._shown = self._been.pop()
            self._write()
        else:
            self.left.emit()

    def step(self, by: int) -> None:
        """Go `by` rules forward or, if `by` is negative, back. During a search, go from hit to hit."""
        order = self._hits().ids or (OVERVIEW, *self._library.order)
        at = order.index(self._shown) + by if self._shown in order else 0
        if 0 <= at < len(order):
            self.open(order[at])

    def follow_link(self, link: str) -> None:
        kind, _, rest = link.partition(":")
        if f"{kind}:" == RULE:
            self.open(rest)
        elif f"{kind}:" == SEARCH:
            self.field.setText(rest)
        elif link == ALL:
            self.open(ALL_VARIANTS)

    def _modules(self) -> list[Module]:
        setup = self._setup
        return [module for module in MODULES if setup is not None and takes_part(module, setup)]

    def _hits(self) -> SearchResult:
        return search().find(self.field.text(), [module.id for module in self._modules()])

    def _search(self) -> None:
        query = self.field.text().strip()
        found = self._hits()
        played = [module.id for module in self._modules()]
        self.contents.fill(self._library, played, found.ids if query else None)
        self.field.set_content(phrase("rulebook-found", count=len(found.ids)) if query else "")
        tint = LINK[self.theme.dark]
        links = " · ".join(
            f'<a href="{SEARCH}{word}" style="color:{tint}">{word}</a>' for word in found.nearest
        )
        self.nearest.setText(f"{phrase('rulebook-nearest')} {links}")
        self.nearest.setVisible(bool(links))
        if self._shown:
            self._place_panels()  # the left column is wider during a search
            self._write()

    def _show_best(self) -> None:
        found = self._hits().ids if self.field.text().strip() else ()
        if found:
            self._before = self._before or self._shown
            self._shown = found[0]
        elif self._before:
            self._shown, self._before = self._before, ""
        self._search()

    def _open_best(self) -> None:
        if found := self._hits().ids:
            self.open(found[0])
        self.text.setFocus()

    def _room_now(self) -> PictureRoom:
        # The viewport's width is outdated while the page is hidden, and it changes with the scroll bar.
        width = self.text.width() - self.text.verticalScrollBar().sizeHint().width()
        return PictureRoom(width, self.text.height())

    def _painter(self) -> RulePainter:
        scale = self.devicePixelRatioF()
        key = (self.theme.name, scale)
        if key not in self._painters:
            later = self.text.paint_scene if self._cache.in_steps else None
            self._painters = {key: RulePainter(self.theme, scale, later)}
        return self._painters[key]

    def _page(self) -> Page:
        letters = self.factor * ZOOMS[self._zoom]
        query = " ".join(search().search_words(self.field.text()))
        self._room = self._room_now()
        writer = RuleWriter(self._library, self._painter(), letters, query, self._played, self._room)
        place = self._library.by_id.get(self._shown)
        return self._written(writer.filling(place, self._spare(writer)) if place is not None else writer)

    def _spare(self, writer: RuleWriter) -> float:
        """Return the height that the page leaves free, or a negative number if the page is too high."""
        document = QTextDocument()
        document.setDefaultFont(self.text.document().defaultFont())
        _fill(document, self._written(attrs.evolve(writer, painter=RulePainter(self.theme, 1.0, blank=True))))
        document.setTextWidth(self._room.width)
        return self._room.height - document.size().height()

    def _written(self, writer: RuleWriter) -> Page:
        if self.rule:
            return writer.rule(self._library.by_id[self.rule])
        modules = [(module.title, module.sentence) for module in self._modules()]
        status = phrase("played-status", count=sum(variant.differs for variant in self._played))
        return writer.variants(phrase("played-title"), modules, status)

    def _write(self) -> None:
        if not self._shown:
            return
        opening, focus = self._shown == OVERVIEW, self.focusWidget()
        reading = focus is self.text or any(
            part.isAncestorOf(focus or self) for part in (self.overview, self.played)
        )
        self.overview.setVisible(opening)
        self.played.setVisible(self._shows_game)
        self.tools.setVisible(not opening)
        self.text.setVisible(not opening and not self._shows_game)
        self.aside.show_variants(() if self._shows_game else self._played, self._library)
        self._place_panels()
        self.sheet.column.activate()  # updates the height of `text`, which pages fill
        if opening:
            self._write_overview()
        else:
            self._write_text()
        if reading:
            self.take_focus()

    def _write_overview(self) -> None:
        self.overview.show_library(self._library, self.factor * ZOOMS[self._zoom])
        self.contents.show_place(None, OVERVIEW)
        foot = phrase("rulebook-overview-foot")
        self.bar.set_content(phrase("rulebook-foot-who"), foot, phrase("reading-bar-brief"))

    def _write_text(self) -> None:
        place = self._library.by_id.get(self._shown)
        self.text.document().setDefaultFont(sans(round(14 * self.factor * ZOOMS[self._zoom])))
        _fill(self.text.document(), self._page())
        self.text.follow_document()
        self.text.moveCursor(QTextCursor.MoveOperation.Start)
        self.fades.follow()
        text = as_text(place) if place is not None else phrase("played-title")
        self.text.setAccessibleName(f"{place.rule.id} {place.rule.title}" if place is not None else text)
        self.text.setAccessibleDescription(text)
        self.contents.show_place(place, self._shown)
        self._show_tools(place)
        quoted = self._quote is not None and self._quote.rule == self._shown and bool(self._quote.sentence)
        rule = self.text.accessibleName()
        foot = Message("rulebook-foot-quoted", rule=rule) if quoted else Message("rulebook-foot", rule=rule)
        self.bar.set_content(phrase("rulebook-foot-who"), say(foot), phrase("reading-bar-brief"))

    def _show_tools(self, place: Place | None) -> None:
        if self._shows_game and self._setup is not None:
            played = Played(self._setup, tuple(self._modules()), self._played)
            self.tools.show_page(phrase("played-title"), played.status)
            self.played.show_game(played, self._library, self.factor * ZOOMS[self._zoom])
            return
        lesson = place.rule.lesson if place is not None else ""
        title = lesson_words(words().language)[lesson].title if lesson else ""
        self.tools.show_rule(_where(place) if place is not None else "", lesson, title)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
            step = STEPS.get(Qt.Key(event.key()), 0) if plain else 0
            if step:
                self.step(step)
                return True
            if watched is self.text and event.key() == Qt.Key.Key_Backspace:
                self.back()
                return True
        return super().eventFilter(watched, event)

    def zoom(self, by: int) -> None:
        self._zoom = min(max(self._zoom + by, 0), len(ZOOMS) - 1)
        self._write()

    def copy(self) -> None:
        """Copy the rule or the list of house variants as text and HTML, with the first picture."""
        page = self._page()
        data = QMimeData()
        place = self._library.by_id.get(self._shown)
        data.setText(as_text(place) if place is not None else self.text.toPlainText())
        html = page.html
        for name, image in page.images.items():
            html = html.replace(f'src="{name}"', f'src="data:image/png;base64,{_base64(image)}"')
        data.setHtml(html)
        pictures = [image for name, image in page.images.items() if name.startswith("picture")]
        if pictures:
            data.setImageData(pictures[0])
        QGuiApplication.clipboard().setMimeData(data)
        self.notified.emit(Message("rulebook-copied"))

    def print(self) -> None:
        if self._shown == OVERVIEW:
            return
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        dialog = QPrintDialog(printer, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self.print_on(printer))
        dialog.show()

    def print_on(self, device: object) -> None:
        document = QTextDocument()
        writer = RuleWriter(self._library, RulePainter(LIGHT, 3.0), 1.0, "", self._played)
        _fill(document, self._written(writer))
        document.setDefaultFont(sans(14))
        document.print_(device)  # type: ignore[arg-type]  # any paged device


def _where(place: Place) -> str:
    return (
        f"{say(place.rule_set.title)}  \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}  {place.chapter.title}"
    )


def _fill(document: QTextDocument, page: Page) -> None:
    document.clear()
    for name, image in page.images.items():
        document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(name), image)
    document.setHtml(page.html)


def _base64(image: QImage) -> str:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # `save` also accepts a str as the format
    return bytes(buffer.data().toBase64().data()).decode("ascii")
