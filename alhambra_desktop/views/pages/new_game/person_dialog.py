from __future__ import annotations

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QDialogButtonBox, QLineEdit, QWidget

from ....model.players.characters import CHARACTERS, Character
from ....model.players.skill.levels import NEW_OPPONENT, level
from ....model.rules.core.engine.setup import COLOURS, name_fault
from ....model.rules.core.words.message import Message
from ....words import phrase, say
from ... import art
from ...art.brushes import stroke
from ...art.cache import FaceCache
from ...art.fonts import BLACK, BOLD, SEMIBOLD, sans, serif, text_width, wrapped
from ...art.geometry import ellipse, rounded
from ...art.painter_state import clipped
from ...art.palette import DARK, LIGHT
from ...art.people import GUEST, REACH
from ...art.states import paint_tick
from ...commands.actions import PAGE_KEYS
from ...game.next_table import character_seat, level_id, person_of
from ...storage.contained import contained
from ...storage.preferences import SeatChoice
from ...text.names import LONGEST
from ...widgets.boxes import Gap, fill, hbox, vbox
from ...widgets.choices import Segments
from ...widgets.dialog_frame import fit
from ...widgets.flow import GAP as FLOW_GAP
from ...widgets.flow import Flow
from ...widgets.labels import (
    PlainLabel,
    centred,
    push_button,
    set_button_text,
    set_tip,
    use_hand_cursor,
    words,
)
from ...widgets.painting import CENTRE, line_height, paint_ground, paint_ring, write_lines
from ...widgets.paper_dialog import PaperDialog
from ...widgets.pictures import colour_name
from ...widgets.roving import Roving
from ...widgets.scrolled import Scrolled
from ...widgets.style import theme_of

SIZE: Final = QSize(1080, 540)
LARGE: Final = 72.0  # radius of the picture of the chosen player
WIDE: Final = 220  # width of the courtyard behind this picture
COURT: Final = 212  # height of this courtyard
RADIUS: Final = 32.0
COLUMNS: Final = 7
CARD: Final = QSize(106, 130)
MORE: Final = 16  # additional height of a card for each line of text after the first
AROUND: Final = 5
MARK: Final = 13.0
HUMAN, COMPUTER = "human", "computer"
KINDS: Final = {
    HUMAN: (Message("new-game-human"), Message("new-game-human-tip")),
    COMPUTER: (Message("new-game-computer"), Message("new-game-computer-tip")),
}


@contained
class PortraitButton(QAbstractButton):
    """A button that chooses a portrait: a character or, if `person` is None, the guest."""

    def __init__(self, person: Character | None, colour: str) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.person, self.colour = person, colour
        self.setCheckable(True)
        self.setAutoExclusive(True)
        name = say(person.name) if person is not None else ""
        description = say(person.trade) if person is not None else phrase("new-game-guest")
        self._names = (name,) if name else ()
        self._lines = wrapped(description, sans(12), CARD.width() - 12)
        self.setAccessibleName(name or description)
        if person is not None:
            line = phrase("new-game-person-line", trade=person.trade, line=person.line)
            self.setAccessibleDescription(line)
        set_tip(self, line if person is not None else phrase("new-game-guest-tip"))
        use_hand_cursor(self)
        width = max(CARD.width(), round(text_width(name, serif(14, BOLD))) + 22)
        self.setFixedSize(width, CARD.height() + (len(self._lines) - 1) * MORE)

    def sizeHint(self) -> QSize:
        return self.size()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = DARK if self.palette().window().color().lightnessF() < 0.5 else LIGHT
        card = QRectF(self.rect()).adjusted(AROUND, AROUND, -AROUND, -AROUND)
        painter.setOpacity(1.0 if self.isEnabled() else 0.45)
        hovered = self.underMouse() and self.isEnabled()
        paint_ground(painter, card, theme, on=self.isChecked(), hovered=hovered, pressed=self.isDown())
        if self.hasFocus():
            paint_ring(painter, card, theme)
        middle = QPointF(card.center().x(), card.top() + REACH * RADIUS + 4)
        portrait = GUEST if self.person is None else self.person.id
        art.paint_portrait(painter, portrait, self.colour, RADIUS, middle.x(), middle.y())
        rect = QRectF(card.left(), middle.y() + RADIUS + 4, card.width(), 18)
        top = write_lines(painter, rect, self._names, serif(14, BOLD), theme.text, CENTRE)
        rect.translate(0, top)
        write_lines(painter, rect, self._lines, sans(12), theme.text_2, CENTRE, line_height(sans(12)))
        if self.isChecked():
            paint_tick(painter, card.right() - 12, card.top() + 12, 8, theme)


@contained
class ColourButton(QAbstractButton):
    def __init__(self, colour: str) -> None:
        super().__init__()
        self.colour = colour
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setAccessibleName(colour_name(colour))
        set_tip(self, phrase("new-game-colour-tip", colour=colour_name(colour)))
        self.setFixedSize(44, 44)
        use_hand_cursor(self)

    def sizeHint(self) -> QSize:
        return self.size()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle, accent = self.width() / 2, self.palette().accent().color()
        art.paint_seat_mark(painter, self.colour, middle, middle, MARK)
        if self.isChecked():
            stroke(painter, ellipse(middle, middle, MARK + 4), accent, 2)
        if self.hasFocus() or self.underMouse():
            stroke(painter, rounded(QRectF(self.rect()), 8, 1.5), accent, 2 if self.hasFocus() else 1)


@contained
class ChosenPlayer(QWidget):
    """A large picture of the chosen player, with the name and the character's trade and motto."""

    def __init__(self, cache: FaceCache) -> None:
        super().__init__()
        self._cache = cache
        self._person: Character | None = None
        self._colour = COLOURS[0]
        self._name, self._trade, self._line = (centred(words("", "", 14)) for _ in range(3))
        self._name.setFont(serif(23, BLACK))
        self._trade.setFont(sans(14, SEMIBOLD))
        self._line.setProperty("role", "second")
        self.setFixedWidth(WIDE)
        parts = self._name, self._trade, self._line
        vbox(Gap(COURT + 10), *parts, 1, spacing=4, margins=(0, 0, 0, 0), within=self)

    def set_content(self, person: Character | None, colour: str, name: str) -> None:
        self._person, self._colour = person, colour
        self._name.setText(name)
        self._trade.setText("" if person is None else say(person.trade))
        self._line.setText("" if person is None else say(person.line))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme, ratio = QPainter(self), theme_of(self.palette()), self.devicePixelRatioF()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        court = QRectF(0, 0, WIDE, COURT)
        with clipped(painter, rounded(court, 9, 1)):
            painter.drawPixmap(0, 0, self._cache.court_floor(WIDE, COURT, theme, ratio))
            painter.drawPixmap(0, 0, self._cache.court_rim(WIDE, COURT, theme, ratio))
        stroke(painter, rounded(court, 9, 1), theme.panel_edge, 2)
        middle = court.center() + QPointF(0, 6)
        portrait = GUEST if self._person is None else self._person.id
        art.paint_portrait(painter, portrait, self._colour, LARGE, middle.x(), middle.y())


def _kind_segments() -> Segments:
    kind = Segments("", {value: say(name) for value, (name, _) in KINDS.items()})
    kind.setAccessibleName(phrase("new-game-who"))
    for value, button in kind.buttons.items():
        button.setAccessibleName(button.text())
        set_tip(button, say(KINDS[value][1]))
    return kind


@contained
class PersonDialog(PaperDialog):
    """Asks who plays at a seat: a human with a name and a portrait, or one of the twelve characters."""

    def __init__(
        self,
        choice: SeatChoice,
        colours: Collection[str],
        unavailable: Collection[str],
        names: Collection[str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(Message("new-game-who"), parent)
        self._choice, self._names, self._unavailable = choice, frozenset(names), frozenset(unavailable)
        computer = choice.level is not None
        self.kind = _kind_segments()
        self.human, self.computer = self.kind.buttons[HUMAN], self.kind.buttons[COMPUTER]
        self.kind.choose(COMPUTER if computer else HUMAN)
        self.kind.chosen.connect(self._follow)
        self.name = QLineEdit("" if computer else choice.name)
        self.name.setMaxLength(LONGEST)
        self.name.setMinimumWidth(220)
        self.name.setAccessibleName(phrase("new-game-name"))
        self.name.setPlaceholderText(phrase("new-game-name"))
        self.name.textChanged.connect(self._check)
        self._named = PlainLabel(phrase("new-game-name"))
        self._named.setBuddy(self.name)
        self.colours = [ColourButton(colour) for colour in colours]
        self.portraits = [PortraitButton(person, choice.colour) for person in (None, *CHARACTERS)]
        self.fault = words("", "fault", 13, True)
        self._note = words("", "second", 13)
        self._seated = ChosenPlayer(self._cache)
        self._rovings = [Roving(self), Roving(self)]
        self._lay_out()
        self._choose(choice)
        self._follow()
        fit(self, SIZE)

    def _lay_out(self) -> None:
        kinds = QWidget()
        hbox(self.kind, 1, spacing=0, margins=(0, 0, 0, 0), within=kinds)
        marks = QWidget()
        hbox(*self.colours, 1, spacing=0, margins=(0, 0, 0, 0), within=marks)
        inside, portraits = QWidget(), QWidget()
        portraits.setLayout(Flow(*self.portraits))
        widest = max(portrait.width() for portrait in self.portraits)
        portraits.setMaximumWidth(COLUMNS * (widest + FLOW_GAP))
        policy = portraits.sizePolicy()
        policy.setHeightForWidth(True)
        portraits.setSizePolicy(policy)
        row = hbox(self._named, self.name, marks, 1, spacing=10)
        vbox(row, self._note, portraits, 1, spacing=8, margins=(0, 0, 6, 0), within=inside)
        buttons = QDialogButtonBox(parent=self)
        cancel, self.done_button = push_button(enter=None), push_button(Message("new-game-sit"), enter=None)
        set_button_text(cancel, Message("new-game-cancel"), PAGE_KEYS["leave"])
        buttons.addButton(cancel, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.addButton(self.done_button, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        choice = hbox(self._seated, (vbox(kinds, (Scrolled(inside), 1), spacing=10), 1), spacing=22)
        fill(self.column, (choice, 1), self.fault, buttons)
        self.done_button.setDefault(True)
        marks_roving, portraits_roving = self._rovings
        marks_roving.manage(self.colours)
        portraits_roving.manage(self.portraits)
        portraits_roving.columns = COLUMNS
        for colour in self.colours:
            colour.toggled.connect(self._recolour)
        for portrait in self.portraits:
            portrait.installEventFilter(self)
            portrait.toggled.connect(self._check)

    def _choose(self, choice: SeatChoice) -> None:
        person = person_of(choice)
        colour = next((button for button in self.colours if button.colour == choice.colour), self.colours[0])
        colour.setChecked(True)
        next(button for button in self.portraits if button.person is person).setChecked(True)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        double = event.type() == QEvent.Type.MouseButtonDblClick
        if double and isinstance(watched, PortraitButton) and watched.isChecked():
            self.accept()
            return True
        return super().eventFilter(watched, event)

    def _recolour(self) -> None:
        for portrait in self.portraits:
            portrait.colour = self.colour
            portrait.update()
        self._check()

    @property
    def colour(self) -> str:
        return next(button.colour for button in self.colours if button.isChecked())

    @property
    def person(self) -> Character | None:
        return next((button.person for button in self.portraits if button.isChecked()), None)

    def _follow(self) -> None:
        human = self.human.isChecked()
        self.name.setVisible(human)
        self._named.setVisible(human)
        self.portraits[0].setVisible(human)
        self._note.setText(phrase("new-game-picture-note") if human else phrase("new-game-people-note"))
        for one in self.portraits:
            one.setEnabled(one.person is None or one.person.id not in self._unavailable)
        if not human and self.person is None:
            next(button for button in self.portraits[1:] if button.isEnabled()).setChecked(True)
        self._check()

    def _check(self) -> None:
        fault, person = self.name_fault(), self.person
        name = self.name.text().strip()
        if person is not None and self.computer.isChecked():
            name = say(person.name)
        self._seated.set_content(person, self.colour, name)
        self.fault.setText(say(fault) if fault is not None else "")
        self.fault.setVisible(fault is not None)
        self.done_button.setEnabled(fault is None)

    def name_fault(self) -> Message | None:
        if self.computer.isChecked():
            return None
        name = self.name.text().strip()
        if name in self._names:
            return Message("setup-name-twice")
        return name_fault(name)

    def choice(self) -> SeatChoice:
        person = self.person
        if self.human.isChecked():
            return SeatChoice(
                self.name.text().strip(), self.colour, None, person.id if person is not None else None
            )
        assert person is not None
        if self._choice.level is not None:
            return character_seat(person, self.colour, level_id(self._choice))
        usual = [level_.id for level_ in person.levels]
        chosen = NEW_OPPONENT if NEW_OPPONENT in usual else usual[0]
        return character_seat(person, self.colour, level(chosen).id)
