from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from itertools import zip_longest
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QLineEdit, QSizePolicy, QWidget

from ....model.players.skill.levels import LevelError, level
from ....model.rules.core.words.message import Message
from ....model.rules.modules.registry import MODULES
from ....words import phrase, say
from ...art.cache import FaceCache
from ...art.fonts import BLACK, SEMIBOLD, sans, serif
from ...art.palette import Theme
from ...commands.actions import PAGE_KEYS, key_of
from ...game.next_table import choice_picture, with_people
from ...models.game_summary import SeatLine, final_lines
from ...models.games_model import GamesModel, outcome
from ...storage.contained import contained
from ...storage.preferences import FIRST_TABLE, Preferences
from ...text.language import capital
from ...widgets.boxes import NONE, fill, hbox, reserve_space, vbox
from ...widgets.games_list import ROW, GamesList
from ...widgets.labels import PlainLabel, set_button_text, words
from ...widgets.paper_card import KeyCap, PaperCard, SeatChip, big_button, plain_button, quiet_button
from .seats_line import LINE, SeatsLine
from .table_picture import TablePicture

if TYPE_CHECKING:
    from ....model.files.archive.kept_game import KeptGame

MOST_CHIPS: Final = 3
CAP_EDGE: Final = 7
CHIPS: Final = 420  # if a row of players would be wider than this, in pixels, the players form a column


class Offer(Enum):
    CONTINUE = auto()
    AGAIN = auto()
    NEW = auto()
    LEARN = auto()
    FIRST_GAME = auto()


UNLIMITED: Final = (1 << 24) - 1  # QWIDGETSIZE_MAX of Qt
WIDE_FOOT: Final = 600
"""If the texts are below the picture and the card is at least this wide, the buttons are beside the texts.

In a narrower card, the buttons are above the players or the sentence, unless ``decline`` is visible.
"""

WIDE: Final = 480
"""If the card is at least this wide, the last table's players are beside its picture, otherwise below it."""

BESIDE: Final = (204, 236)
"""Maximum width of the texts beside the picture: in cards narrower than ``WIDE_FOOT``, and in other cards."""


@contained
class ContinueCard(PaperCard):
    """The last table with a button to continue or, after the game, to play again."""

    continued = Signal()
    rematch_chosen = Signal()
    result_chosen = Signal()
    review_chosen = Signal()
    new_chosen = Signal()
    lesson_chosen = Signal()
    first_game_chosen = Signal()
    lessons_declined = Signal()

    def __init__(self, cache: FaceCache) -> None:
        super().__init__(cache)
        self._offered = Offer.NEW
        self.picture = TablePicture(cache)
        self.picture.theme = self.theme
        self.turn = PlainLabel()
        self.turn.setFont(serif(23, BLACK))
        self.turn.setWordWrap(True)
        self.line = SeatsLine(cache)
        self.button, self.decline = big_button(self._press), plain_button(self.lessons_declined)
        self.result, self.review = plain_button(self.result_chosen), plain_button(self.review_chosen)
        self._past = QWidget()
        hbox((self.result, 1), (self.review, 1), spacing=8, margins=NONE, within=self._past)
        self.sentence = words("", "second", 14)
        self.sentence.setMinimumHeight(LINE)
        self.column.setContentsMargins(16, 16, 16, 12)
        self._foot = QGridLayout()
        self._foot.setVerticalSpacing(0)
        self._buttons = QWidget()
        vbox(self.button, self.decline, self._past, margins=NONE, within=self._buttons)
        self._body = vbox((self.picture, 1), self._foot, spacing=8)
        self.column.addLayout(self._body, 1)
        self._arrange()
        self.decline.hide()
        self._keep_room(over=False)
        self.picture.pressed.connect(
            lambda: self.result_chosen.emit() if self._offered is Offer.AGAIN else self._press()
        )
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        last = self._has_last and self.width() >= WIDE
        way = QBoxLayout.Direction.LeftToRight if last else QBoxLayout.Direction.TopToBottom
        self._body.setDirection(way)
        self._body.setSpacing(16 if last else 6)
        narrow = not last and self.width() < WIDE_FOOT and self.decline.isHidden()
        self.turn.setFont(serif(20 if narrow else 23, BLACK))
        beside = BESIDE[self.width() >= WIDE_FOOT]
        for part in (self.turn, self.line, self.sentence):
            part.setMaximumWidth(beside if last else UNLIMITED)
        self._buttons.setMinimumWidth(beside if last else 0)
        self._foot.setColumnStretch(0, 0 if last else 1)
        for row in range(5):
            self._foot.setRowStretch(row, int(row == 3 or (row == 0 and not last)))
        self._foot.addWidget(self.turn, 1, 0)
        self._foot.addWidget(self.line, 2, 0, 1, 2 if narrow else 1)
        self._foot.addWidget(self.sentence, 2, 0, 1, 2 if narrow else 1)
        if last:
            self._foot.addWidget(self._buttons, 4, 0)
        else:
            self._foot.addWidget(self._buttons, 0, 1, 2 if narrow else 4, 1)
        self.line.stack(stacked=last)

    @property
    def _has_last(self) -> bool:
        """Whether there is a last table, even if it has not been read yet."""
        reserved = self._past.sizePolicy().retainSizeWhenHidden()
        return self._offered in (Offer.CONTINUE, Offer.AGAIN) or (self._offered is Offer.NEW and reserved)

    @property
    def resumable(self) -> bool:
        return self._offered is Offer.CONTINUE

    @property
    def offers_lesson(self) -> bool:
        return self._offered is Offer.LEARN

    @property
    def offers_first_game(self) -> bool:
        return self._offered is Offer.FIRST_GAME

    def _press(self) -> None:
        {
            Offer.CONTINUE: self.continued,
            Offer.AGAIN: self.rematch_chosen,
            Offer.NEW: self.new_chosen,
            Offer.LEARN: self.lesson_chosen,
            Offer.FIRST_GAME: self.first_game_chosen,
        }[self._offered].emit()

    def set_theme(self, theme: Theme) -> None:
        self.picture.theme = theme
        super().set_theme(theme)

    def offer(self, turn: str, seats: tuple[SeatLine, ...], more: str) -> None:
        self._offer(Offer.CONTINUE, turn, Message("start-continue"))
        self._show_seats(seats, more)
        text = ", ".join(filter(None, (turn, self.line.text)))
        self.button.setAccessibleName(phrase("start-continue-aloud", table=text))

    def offer_again(self, kept: KeptGame, date: str) -> None:
        result = outcome(kept)
        self._offer(Offer.AGAIN, capital(say(result)), Message("result-rematch"))
        self._show_seats(final_lines(kept), date)
        self.button.setAccessibleDescription(f"{self.turn.text()}, {self.line.text}")
        set_button_text(self.result, Message("bar-result"))
        set_button_text(self.review, Message("stats-look", outcome=result))
        self._keep_room(over=True)
        self._past.show()

    def _keep_room(self, *, over: bool) -> None:
        """Hide the buttons for a finished game. If `over`, their space stays reserved."""
        reserve_space(self._past, over)
        self._past.hide()

    def offer_new(self, first: bool) -> None:
        self._offer(Offer.NEW, phrase("start-next-title"), Message("start-new-game"))
        self._keep_room(over=not first)
        self._show_seats((), phrase("start-first-line") if first else phrase("start-none-waits"))

    def offer_lessons(self) -> None:
        self._offer(Offer.LEARN, phrase("start-learn"), Message("start-begin-lesson"))
        self._show_seats((), phrase("start-learn-line"))
        set_button_text(self.decline, Message("start-decline"))
        self.decline.show()
        self._arrange()

    def offer_first_game(self) -> None:
        self._offer(Offer.FIRST_GAME, phrase("learn-game"), Message("start-first-game"))
        self._show_seats((), phrase("learn-game-goal"))

    def _show_seats(self, seats: tuple[SeatLine, ...], more: str) -> None:
        self.line.set_content(seats, more if seats else "")
        self.sentence.setText("" if seats else more)
        self.line.setVisible(bool(seats))
        self.sentence.setVisible(not seats)
        self._arrange()

    def _offer(self, offer: Offer, title: str, button: Message) -> None:
        self._offered = offer
        self.turn.setText(title)
        set_button_text(self.button, button, PAGE_KEYS["choose"])
        self.button.setAccessibleName("")
        self.button.setAccessibleDescription("")
        self.decline.hide()
        self._keep_room(over=False)


class NewGameCard(PaperCard):
    deal_chosen = Signal()
    change_chosen = Signal()

    def __init__(self, cache: FaceCache) -> None:
        super().__init__(cache, Message("start-new-title"))
        self.line = words("", "second", 14)
        self._chips = [SeatChip(cache) for _ in range(MOST_CHIPS)]
        self.more = words("", "second", 13)
        self.deal, self.change = plain_button(self.deal_chosen), plain_button(self.change_chosen)
        self._row = hbox(*((chip, 1) for chip in self._chips), self.more, spacing=8)
        self._seats, self._buttons = QWidget(), hbox((self.deal, 1), (self.change, 1), spacing=8)
        vbox(self.line, self._row, spacing=8, margins=NONE, within=self._seats)
        fill(self.column, self._seats, self._buttons)
        self.retranslate()

    def fold(self, *, folded: bool) -> None:
        """If `folded`, show only the title and, beside it, the button that changes the setup."""
        if folded is not self._seats.isHidden():
            self._seats.setHidden(folded)
            self.deal.setHidden(folded)
            row, other = (self.head, self._buttons) if folded else (self._buttons, self.head)
            other.removeWidget(self.change)
            row.addWidget(self.change, 0 if folded else 1)

    def retranslate(self) -> None:
        super().retranslate()
        set_button_text(self.deal, Message("start-deal"))
        set_button_text(self.change, Message("start-change"), PAGE_KEYS["new"])

    def show_preferences(self, preferences: Preferences) -> None:
        titles = {module.id: module.title for module in MODULES}
        game = titles.get(preferences.game, titles[MODULES[0].id])
        modules = tuple(titles[name] for name in preferences.modules if name in titles)
        self.show_table(preferences, game, modules)

    def show_table(self, preferences: Preferences, game: Message, modules: tuple[Message, ...]) -> None:
        count = len(preferences.seats)
        if modules:
            text = phrase("start-as-last-with", count=count, game=game, modules=modules)
        elif preferences.seats == FIRST_TABLE:
            text = phrase("start-first-table", count=count, game=game)
        else:
            text = phrase("start-as-last", count=count, game=game)
        self.line.setText(text)
        for chip, choice in zip_longest(self._chips, with_people(preferences.seats)[:MOST_CHIPS]):
            chip.setVisible(choice is not None)
            if choice is not None:
                chip.set_content(choice_picture(choice), choice.name, _level_words(choice.level))
        self.more.setVisible(count > MOST_CHIPS)
        self.more.setText(phrase("start-more-seats", count=count - MOST_CHIPS))
        width = sum(chip.sizeHint().width() + 8 for chip in self._chips if not chip.isHidden())
        way = QBoxLayout.Direction.LeftToRight if width <= CHIPS else QBoxLayout.Direction.TopToBottom
        self._row.setDirection(way)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        for chip in self._chips:
            chip.theme = theme
            chip.update()


def _level_words(player_level: str | None) -> str:
    if player_level is None:
        return phrase("start-person")
    try:
        return say(level(player_level).name)
    except LevelError:
        return ""


class GamesCard(PaperCard):
    all_wanted = Signal()

    def __init__(self, cache: FaceCache, games: GamesModel, theme: Callable[[], Theme]) -> None:
        super().__init__(cache, Message("start-games"))
        self.list = GamesList(Message("start-games"), games, theme)
        self.everything = quiet_button(self.all_wanted)
        self.head.insertWidget(2, self.everything)
        self.column.addWidget(self.list, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.retranslate()

    def height_of(self, rows: int) -> int:
        return self.minimumSizeHint().height() + (rows - 1) * ROW if rows else 0

    def retranslate(self) -> None:
        super().retranslate()
        set_button_text(self.everything, Message("start-all-games"), PAGE_KEYS["games"])
        self.list.update_content()


class OpenCard(PaperCard):
    code_given = Signal(str)
    file_wanted = Signal()

    def __init__(self, cache: FaceCache) -> None:
        super().__init__(cache, Message("start-open-title"))
        self.code, self._key = QLineEdit(), KeyCap(PAGE_KEYS["open"])
        hbox(1, self._key, margins=(0, 0, CAP_EDGE, 0), within=self.code)
        self.code.setTextMargins(0, 0, self._key.width() + CAP_EDGE, 0)
        self.code.setObjectName("tableCode")
        self.code.setFont(sans(15, SEMIBOLD))
        self.code.setMinimumHeight(34)
        self.sit = plain_button(self._give, small=True)
        self.file = plain_button(self.file_wanted, small=True)
        self._why: Message | None = None
        self.fault = words("", "fault", 13)
        fill(self.column, hbox((self.code, 1), self.sit, self.file, spacing=8), self.fault)
        self.sit.setEnabled(False)
        self.code.textChanged.connect(self._follow)
        self.code.returnPressed.connect(self._give)
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        self.beside.setText(phrase("start-open-what"))
        self.code.setPlaceholderText(phrase("start-code"))
        self.code.setAccessibleName(phrase("start-code"))
        set_button_text(self.sit, Message("start-sit"))
        set_button_text(self.file, Message("start-open"), key_of("open"))
        self._show_reason()

    def _follow(self, text: str) -> None:
        self.sit.setEnabled(bool(text.strip()))
        self._why = None
        self._show_reason()

    def _give(self) -> None:
        if self.code.text().strip():
            self.code_given.emit(self.code.text())

    def show_fault(self, why: Message) -> None:
        self._why = why
        self._show_reason()
        self.code.setFocus()

    def _show_reason(self) -> None:
        reason = say(self._why) if self._why is not None else ""
        self.fault.setText(reason)
        self.fault.setVisible(bool(reason))
        self.code.setAccessibleDescription(reason)
