from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QLabel,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ....model.files.archive.kept_game import Help
from ....model.files.archive.statistics import RECENT, Share, Statistics
from ....model.players.skill.levels import level
from ....model.rules.core.words.message import Message
from ....words import phrase, say
from ...accessibility.a11y import announce
from ...art.fonts import SEMIBOLD, sans
from ...art.palette import Theme
from ...charts.share_bar import ShareBar
from ...commands.actions import PAGE_KEYS
from ...models.games_model import outcome, table_words
from ...storage.contained import contained
from ...text.dates import brief_date
from ...text.language import capital
from ...text.words import against_words
from ...widgets.boxes import NONE, Gap, empty, fill, hbox, vbox
from ...widgets.chips import Chips
from ...widgets.choices import Segments
from ...widgets.labels import (
    line,
    link_button,
    set_button_text,
    set_tip,
    stripe,
    words,
)
from ...widgets.page_bar import PageBar
from ...widgets.page_header import PageHeader
from ...widgets.paper_card import PaperCard
from ...widgets.pictures import Picture
from ...widgets.scrolled import Scrolled
from ...widgets.whole_rows import WholeRows
from ..page import WoodenPage
from .goals_part import GoalsPart
from .statistics_cards import (
    LEVEL,
    ChartCard,
    Highlights,
    LostCard,
    OpponentImages,
    best_medal,
    paint_payment,
    rate,
    share_words,
)
from .statistics_charts import EarnedChart, LostChart

NARROW: Final = 900
"""If the page is narrower than this, all cards are in one column, otherwise in two."""

BESIDE: Final = 120
"""Total width, in pixels, of the gaps around the chips and the main figures."""

LEFT_PART, RIGHT_PART = 9, 13
UPPER_PART, LOWER_PART = 6, 5
"""``LEFT_PART`` and ``RIGHT_PART`` are the stretch factors of the two columns.

``UPPER_PART`` and ``LOWER_PART`` are the stretch factors of the two cards in the right column.
"""

ALL: Final = 1000
"""Stretch factor that gives the main figures almost all of the free width beside the chips."""

TALLEST_BARS: Final = 280
"""If all bars together need at most this height in pixels, they do not scroll."""

LEAST_BESTS: Final = 76
"""Minimum height in pixels of the scroll area with the personal bests."""

LEAST: Final = 330

SIGN: Final = 36
"""Width and height of the pictures beside the bars."""

INDENT: Final = LEVEL.width() + 8
STEP: Final = 12
"""Additional indent of the wins by number of players, below those of a level."""

NOTHING: Final = Statistics((), (), None, (), (), ())


RESULTS, GOALS = "results", "goals"
KINDS: Final = {  # name and tooltip of each kind of game
    Help.UNAIDED: (Message("stats-unaided"), Message("stats-only-unaided")),
    Help.AIDED: (Message("stats-aided"), Message("stats-only-aided")),
    Help.BRANCH: (Message("stats-branches"), Message("stats-only-branches")),
}
PARTS: Final = (RESULTS, GOALS)
TITLES: Final = {RESULTS: Message("stats-title"), GOALS: Message("stats-goals")}


@contained
class StatisticsPage(WoodenPage):
    """Shows the results of one kind of game (see `KINDS`), the campaign and the goals."""

    chosen = Signal(object)
    goals_wanted = Signal()
    table_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._known: Mapping[Help, Statistics] = {}
        self._why_none: Message | None = None
        self._kind = Help.UNAIDED
        self._tables = False
        self.statistics: Statistics | None = None
        self.parts = Segments("", dict.fromkeys(PARTS, ""))
        self.parts.choose(RESULTS)
        self.header = PageHeader(self._cache, TITLES[RESULTS], end=_centred(self.parts))
        self.back = self.header.leave
        self.head = PaperCard(self._cache)
        self.goals = GoalsPart(self._cache)
        self._bar = PageBar(self._cache)
        self._bars = QWidget()
        self.earned_chart, self.lost_chart = EarnedChart(), LostChart()
        bars = Scrolled(self._bars)
        self.wins = ChartCard(self._cache, Message("stats-wins"), bars, Message("stats-no-wins"))
        self.earned = ChartCard(
            self._cache, Message("stats-earned"), self.earned_chart, Message("stats-no-points")
        )
        self.earned.details.setFont(sans(14, SEMIBOLD))
        self.lost = LostCard(self._cache, self.lost_chart)
        self.bests = PaperCard(self._cache, Message("stats-bests"), title_size=17)
        self.nothing, self._no_bests = words("", "second", 14), words("", "second", 14)
        self.as_tables = link_button()
        self._picks, self.highlights = hbox(spacing=8), Highlights()

        self._lay_out()
        self._connect()
        self.retranslate()

    @property
    def _charts(self) -> tuple[ChartCard, ...]:
        return (self.wins, self.earned, self.lost)

    def _lay_out(self) -> None:
        fill(self.head.column, fill(self.head.head, self._picks, (self.highlights, ALL), 1), self.nothing)
        self.earned.head.addWidget(self.as_tables)
        self.earned.column.addWidget(self.lost.foot)
        self._best_rows = QGridLayout()
        self._best_rows.setVerticalSpacing(2)
        self._best_rows.setHorizontalSpacing(10)
        self._best_rows.setColumnStretch(1, 1)
        rows = QWidget()
        fill(vbox(spacing=0, margins=NONE, within=rows), self._best_rows, 1)
        self._best_area = Scrolled(rows)
        self._best_area.setMinimumHeight(LEAST_BESTS)
        whole_rows = WholeRows(self._best_area, rows, self._best_ends)
        fill(self.bests.column, self._no_bests, (whole_rows, 1))
        vbox(spacing=6, margins=(0, 4, 6, 0), within=self._bars)
        for card in (*self._charts, self.bests):
            card.setMinimumWidth(LEAST)
            card.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        left = vbox(self.wins, (self.bests, 1), spacing=0)
        right = vbox((self.earned, UPPER_PART), (self.lost, LOWER_PART), spacing=0)
        cards, self._wood = QWidget(), QWidget()
        self._columns = hbox((left, LEFT_PART), (right, RIGHT_PART), spacing=0, margins=NONE, within=cards)
        self._area = Scrolled(cards, wood=True)
        results = QWidget()
        vbox(self.head, (self._area, 1), (self._wood, 1), spacing=0, margins=NONE, within=results)
        self._pages = QStackedWidget()
        for part in (results, self.goals):
            self._pages.addWidget(part)
        held = vbox((self._pages, 1), spacing=0, margins=(4, 0, 4, 4))
        vbox(self.header, (held, 1), self._bar, spacing=0, margins=NONE, within=self)

    def _connect(self) -> None:
        self.header.back.connect(self.left)
        self.parts.chosen.connect(self.show_part)
        self.goals.game_chosen.connect(self.chosen)
        self.goals.play_wanted.connect(self.table_chosen)
        self.lost.instead.clicked.connect(self._review_latest)
        for chart, card in ((self.earned_chart, self.earned), (self.lost_chart, self.lost)):
            chart.chosen.connect(self.chosen)
            chart.stepped.connect(card.details.setText)
            chart.stepped.connect(lambda text, chart=chart: announce(chart, lambda: text))
        self.add_keys({PAGE_KEYS["leave"]: self.left.emit, PAGE_KEYS["back"]: self.left.emit})
        self.as_tables.clicked.connect(self.show_tables)
        self.add_keys({PAGE_KEYS["tables"]: self.show_tables, PAGE_KEYS["card"]: self._next_panel})

    def retranslate(self) -> None:
        for card in (self.head, *self._charts, self.bests):
            card.retranslate()
        set_button_text(self.as_tables, Message("stats-as-tables"), PAGE_KEYS["tables"])
        self.header.retranslate()
        self._show_parts()
        self.goals.retranslate()
        self._show()

    def _show_parts(self) -> None:
        self.parts.set_texts(phrase("stats-parts"), {part: say(title) for part, title in TITLES.items()})
        set_tip(self.parts.buttons[RESULTS], phrase("stats-title-tip"))
        set_tip(self.parts.buttons[GOALS], phrase("stats-goals-tip"))

    @property
    def part(self) -> str:
        return PARTS[self._pages.currentIndex()]

    def show_part(self, part: str) -> None:
        self.parts.choose(part)
        self._pages.setCurrentIndex(PARTS.index(part))
        self.header.set_title(TITLES[part])
        self._update_bar()
        if part == GOALS:
            self.goals_wanted.emit()

    def _next_panel(self) -> None:
        if self.part == GOALS:
            self.goals.show_next_panel()

    def _update_bar(self) -> None:
        keys = {RESULTS: Message("stats-bar-results"), GOALS: Message("stats-bar-goals")}
        title = phrase("reading-bar", page=TITLES[self.part])
        self._bar.set_content(title, say(keys[self.part]), phrase("stats-bar-brief"))

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.header.set_theme(theme)
        self.goals.set_theme(theme)
        self._bar.set_theme(theme)
        for card in (self.head, *self._charts, self.bests):
            card.set_theme(theme)
        for chart in (self.earned_chart, self.lost_chart):
            chart.theme = theme
            chart.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        narrow = self.width() < NARROW
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self._columns.setDirection(way)
        self.header.fit(self.width())
        self._fit_highlights()
        super().resizeEvent(event)

    def _fit_highlights(self) -> None:
        self.highlights.fit(self.width() - self._picks.sizeHint().width() - BESIDE)

    def set_content(self, known: Mapping[Help, Statistics], fault: Message | None = None) -> None:
        self._known, self._why_none = known, fault or Message("stats-nothing")
        if known and self._kind not in known:
            self._kind = next(iter(known))
        self._show()

    def pick(self, kind: Help) -> None:
        self._kind = kind
        self._show()

    def show_tables(self) -> None:
        self._tables = not self._tables
        for card in self._charts:
            card.show_table(self._tables)

    def _show(self) -> None:
        there = bool(self._known)
        self._show_picks()
        self.as_tables.setVisible(there)
        self.nothing.setText("" if there or self._why_none is None else say(self._why_none))
        self.nothing.setVisible(not there)
        self._update_bar()
        self._area.setVisible(there)
        self._wood.setVisible(not there)
        self.statistics = statistics = self._known.get(self._kind, NOTHING)
        self.highlights.set_content(statistics)
        self._fit_highlights()
        self.earned_chart.set_content(statistics.earned)
        self.lost_chart.set_content(statistics.lost)
        self._show_wins(statistics)
        self._show_earned(statistics)
        self._show_lost(statistics)
        self._show_bests(statistics)

    def _show_picks(self) -> None:
        had = any(chip.hasFocus() for chips in self.findChildren(Chips) for chip in chips.chips)
        empty(self._picks)
        counts = {kind: len(statistics.games) for kind, statistics in self._known.items()}
        if len(counts) == 1:
            label = say(_games(self._kind, counts[self._kind]))
            self._picks.addWidget(line(label, "", 15, True))
        elif counts:
            chips = Chips(phrase("stats-kinds"), {kind: say(KINDS[kind][0]) for kind in counts}, {})
            chips.show_counts(counts, lambda count: phrase("games-count", count=count))
            for kind, chip in chips.buttons.items():
                set_tip(chip, say(KINDS[kind][1]))
            chips.choose(self._kind)
            chips.chosen.connect(self.pick)
            self._picks.addWidget(chips)
            if had:
                chips.buttons[self._kind].setFocus()

    def _show_wins(self, statistics: Statistics) -> None:
        bars: list[QWidget | Gap] = []
        rows: list[tuple[str, str, str]] = []
        if statistics.levels:
            bars.append(_heads(phrase("stats-level"), phrase("stats-won")))
        for one in statistics.levels:
            name = capital(say(level(one.whole.level).name))
            several = len(one.by_seats) > 1
            bars.append(_with_sign(_bar(name, one.whole, INDENT), OpponentImages(self._cache, one.opponents)))
            if several:
                against = phrase("stats-by-players", against=against_words(one.whole.level))
                bars.append(_note(capital(against), INDENT + STEP))
                rows.append((name, phrase("stats-any"), share_words(one.whole)))
            for tally in one.by_seats:
                players = phrase("stats-players", count=tally.seats or 0)
                rows.append((name, players, share_words(tally)))
                if several:
                    bars.append(_bar(players, tally, INDENT + STEP))
        if statistics.exact is not None:
            name = phrase("stats-exact")
            title = words(phrase("stats-exact-title"))
            title.setFont(self.wins.title.font())
            exact = statistics.exact
            figures = phrase("stats-share-rate", share=share_words(exact), rate=rate(exact))
            bar = _bar(name, exact, INDENT, figures)
            bars += [Gap(8), title, _with_sign(bar, Picture(SIGN, "", paint_payment))]
            rows.append((name, "", figures))
        measured = [bar for bar in bars if isinstance(bar, ShareBar)]
        column = self._bars.layout()
        assert isinstance(column, QVBoxLayout)
        empty(column)
        fill(column, *bars, 1)
        for bar in measured:
            bar.column = max(one.column for one in measured)
            bar.start = max(one.start for one in measured)
        for part in bars:
            if isinstance(part, QWidget):
                part.show()  # otherwise, the size hint would leave out this part
        self.wins.pages.setMinimumHeight(min(TALLEST_BARS, self._bars.sizeHint().height()))
        titles = (phrase("stats-level"), phrase("stats-seats"), phrase("stats-won"))
        self.wins.set_content(titles, rows, tables=self._tables)

    def _show_earned(self, statistics: Statistics) -> None:
        recent = phrase("stats-recent", count=RECENT) if len(statistics.earned) == RECENT else ""
        self.earned.beside.setText(recent)
        sources = self.earned_chart.sources
        titles = [phrase("stats-day"), phrase("stats-points"), *(say(part.noun) for part in sources)]
        rows = []
        for one in reversed(statistics.earned):
            amounts = {(part.source, part.subject): part.amount for part in one.parts}
            figures = (str(amounts.get((part.source, part.subject), 0)) for part in sources)
            rows.append((brief_date(one.game.ended), str(one.total), *figures))
        self.earned.details.setText(self.earned_chart.finding())
        self.earned.set_content(titles, rows, tables=self._tables)

    def _show_lost(self, statistics: Statistics) -> None:
        self.lost.beside.setText(phrase("stats-lost-what"))
        titles = (phrase("stats-day"), phrase("stats-turns"), phrase("stats-lost-figure"))
        rows = [
            (brief_date(one.game.ended), str(one.analysed.turns), str(one.in_ten))
            for one in reversed(statistics.lost)
        ]
        self.lost.details.setText(phrase("stats-step"))
        self.lost.instead.setVisible(bool(statistics.games))
        set_button_text(self.lost.instead, Message("stats-latest"))
        self.lost.set_content(titles, rows, tables=self._tables)

    def _review_latest(self) -> None:
        if self.statistics is not None and self.statistics.games:
            self.chosen.emit(max(self.statistics.games, key=lambda game: game.ended))

    def _best_ends(self) -> list[int]:
        return [self._best_rows.cellRect(row, 0).bottom() + 1 for row in range(self._best_rows.rowCount())]

    def _show_bests(self, statistics: Statistics) -> None:
        empty(self._best_rows)
        self._no_bests.setText("" if statistics.bests else phrase("stats-no-bests"))
        self._no_bests.setVisible(not statistics.bests)
        self._best_area.setVisible(bool(statistics.bests))
        for row, best in enumerate(statistics.bests):
            if not row % 2:
                self._best_rows.addWidget(stripe(), row, 0, 1, 4)
            name = capital(say(best.message))
            day = phrase("stats-best-of", day=brief_date(best.game.ended), table=table_words(best.game))
            link = link_button(phrase("stats-look"))
            link.setAccessibleName(f"{name}: {best.figure}, {day}, {phrase('stats-look')}")
            set_tip(link, phrase("stats-look-tip", outcome=outcome(best.game)))
            link.clicked.connect(partial(self.chosen.emit, best.game))
            held = QWidget()
            vbox(
                *(words(name, "", 14), words(day, "second", 12)), spacing=0, margins=(4, 3, 0, 3), within=held
            )
            for at, widget in enumerate((best_medal(best), held, link)):
                self._best_rows.addWidget(widget, row, at)

    def on_entered(self) -> None:
        (self.goals if self.part == GOALS else self.back).setFocus()


def _games(kind: Help, count: int) -> Message:
    return {
        Help.UNAIDED: Message("stats-games-unaided", count=count),
        Help.AIDED: Message("stats-games-aided", count=count),
        Help.BRANCH: Message("stats-games-branches", count=count),
    }[kind]


def _centred(parts: QWidget) -> QWidget:
    held = QWidget()
    vbox(1, parts, 1, spacing=0, margins=NONE, within=held)
    return held


def _with_sign(bar: ShareBar, sign: QWidget) -> ShareBar:
    sign.setAccessibleName("")
    hbox(sign, 1, spacing=0, margins=NONE, within=bar)
    return bar


def _note(text: str, indent: int) -> QLabel:
    label = words(text, "second", 12)
    label.setContentsMargins(indent, 0, 0, 0)
    return label


def _heads(name: str, figures: str) -> QWidget:
    """Return the titles of the names and of the figures beside the bars."""
    heads = QWidget()
    titles = line(name, "second", 12), 1, line(figures, "second", 12)
    hbox(*titles, spacing=0, margins=(INDENT, 0, 0, 0), within=heads)
    return heads


def _bar(name: str, share: Share, indent: int, figures: str = "") -> ShareBar:
    figures = figures or share_words(share)
    bar = ShareBar(name, share, figures, indent)
    low, high = round(100 * share.low), round(100 * share.high)
    bar.setAccessibleName(f"{name}: {figures}")
    set_tip(bar, phrase("stats-share-tip", low=low, high=high))
    bar.setAccessibleDescription(bar.toolTip())
    return bar
