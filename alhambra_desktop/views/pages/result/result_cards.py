"""The base of the cards of the result, and its simplest cards: facts and the buttons that lead on."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QPushButton

from ....model.learning.analysis.facts import facts
from ....model.rules.core.words.message import Message
from ....words import phrase, say
from ...art.cache import FaceCache
from ...art.fonts import SEMIBOLD, sans
from ...commands.actions import PAGE_KEYS
from ...game.game_table import GameTable
from ...text.language import capital
from ...text.scoring_words import colour_of
from ...widgets.boxes import fill, hbox
from ...widgets.flow import Flow
from ...widgets.labels import line, push_button, set_tip, words
from ...widgets.paper_card import KeyCap, PaperCard
from ...widgets.pictures import seat_mark


class ResultCard(PaperCard):
    """Base of the result's cards, with or without a title."""

    def __init__(self, cache: FaceCache, title: Message | None = None) -> None:
        super().__init__(cache, title, large=17)
        self.beside.setFont(sans(13))
        self.beside.setWordWrap(True)
        self.beside.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.retranslate()


class FactsCard(ResultCard):
    def __init__(self, cache: FaceCache, table: GameTable) -> None:
        super().__init__(cache, Message("result-facts"))
        grid = QGridLayout()
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        for at, fact in enumerate(facts(table.book, table.state, table.events)):
            marks = (seat_mark(colour_of(table.book, seat), 22) for seat in fact.seats)
            grid.addLayout(hbox(*marks), at, 0)
            grid.addWidget(words(capital(say(fact.said)), "", 13), at, 1)
            share = phrase("start-share-brief", won=fact.figure, played=fact.of or 0)
            figure = str(fact.figure) if fact.of is None else share
            grid.addWidget(line(figure, "figure", 13, True), at, 2, Qt.AlignmentFlag.AlignRight)
        self.column.addLayout(grid)


class OnwardCard(ResultCard):
    def __init__(self, cache: FaceCache, table: GameTable) -> None:
        super().__init__(cache)
        self.look_back = result_button(phrase("result-look-back"))
        self.look_back.setObjectName("ready")
        self.look_back.setMinimumHeight(40)
        self.look_back.setFont(sans(15, SEMIBOLD))
        self.look_back.setEnabled(table.complete)
        self.postcard = result_button(phrase("result-postcard"))
        self.record = result_button(phrase("result-record"), phrase("result-record-tip"))
        self.record.setEnabled(table.record_refusal() is None)
        # who presses Enter through a scoring and the end begins no other game by it
        self.to_table = result_button(phrase("result-close"))
        self.to_table.setDefault(True)
        self.to_table.setObjectName("quiet")
        ways = Flow(self.postcard, self.record, self.to_table)
        back = hbox((self.look_back, 1), KeyCap(PAGE_KEYS["look-back"]), spacing=8)
        fill(self.column, back, ways)


def result_button(text: str, tip: str = "") -> QPushButton:
    """Return a small button that Enter presses only if it is the default one."""
    button = push_button(text, size=13)
    button.setMinimumHeight(32)
    set_tip(button, tip)
    return button
