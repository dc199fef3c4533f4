"""LessonPage: a lesson at a table of its own, step by step; the game under way is not touched."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Iterator
from operator import neg
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSizeF, QTimer, Signal
from PySide6.QtGui import QPainterPathStroker, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from ....model.learning.lesson import Gesture, Lesson, LessonWords, Step, lesson_after, lesson_words
from ....model.rules.codec import codec_for
from ....model.rules.core.engine.action import Action
from ....model.rules.core.places.places import (
    CardFace,
    CitySquare,
    Hand,
    Piece,
    PieceId,
    Place,
    Reserve,
    Row,
    TileFace,
    Tray,
)
from ....model.rules.core.words.message import Message
from ....words import phrase, say, words
from ...art.cache import FaceCache
from ...art.palette import Theme
from ...commands.actions import PAGE_KEYS
from ...game.game_table import GameTable
from ...game.target import Target
from ...scene.items.bubble_sheet import WIDTHS
from ...scene.items.panel import Panel
from ...scene.items.veil import Line, Veil, curve
from ...scene.layout.bubble_place import AWAY
from ...storage.contained import contained
from ...storage.settings import Settings
from ...text.names import person_name
from ...widgets.menu_bar import bar_scale
from ...widgets.paper import SHADOW
from ..page import Page
from ..table.table_page import TablePage
from ..table.table_policy import LOOKING
from .card import FINISH, NEXT, NEXT_LESSON, PUT_BACK, LessonCard, heading
from .choices import NOT_ASKED, Question

BETWEEN: Final = 500
"""Milliseconds from one gesture of a step that is shown to the next."""

ALLOWED: Final = LOOKING | {"turn-over", "press-figure"}
"""Commands that may be given in any step in which something is done."""

RIM: Final = 14
"""Units at the edge of a panel where nothing is written."""

SHORT: Final = 0.4
"""The length of a line that begins beside what is meant, in squares of the Alhambra."""

AROUND: Final = tuple(way for way in itertools.product((-1, 0, 1), repeat=2) if any(way))
"""The eight directions from which a short line leads to a square or corner."""


@contained
class LessonPage(Page):
    """The table with a veil over it and the card of a step; only what belongs to the step can be touched."""

    rule_asked = Signal(str)
    progressed = Signal(str, int)
    """A lesson, and how many of its steps are done."""

    finished = Signal(str)
    """The last step of a lesson is done."""

    told = Signal()
    """The card says something else."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.table = GameTable(self)
        self.page = TablePage(self.table, settings, self, alone=True)
        self.card = LessonCard(FaceCache(self), self)
        self.veil = Veil()
        self.page.stage.addItem(self.veil)
        self.lesson: Lesson | None = None
        self.step = 0
        self.done = self.wrong = self._told_back = False
        self._tried: set[int] = set()
        self._leaving = False
        self._gestures: list[Gesture] = []
        self._timer = QTimer(self)
        self._timer.setInterval(BETWEEN)
        self._timer.timeout.connect(self._next_gesture)
        self._advance = QTimer(self)
        self._advance.setSingleShot(True)
        self._advance.timeout.connect(self._go_on_when_shown)
        self._connect()

    def _connect(self) -> None:
        card, page = self.card, self.page
        card.back_chosen.connect(lambda: self.show_step(self.step - 1))
        card.next_chosen.connect(self.go_on)
        card.shown.connect(self.show_me)
        card.undone.connect(self._take_back)
        card.left.connect(self.left)
        card.rule_asked.connect(self.rule_asked)
        page.rule_asked.connect(self.rule_asked)
        page.commanded.connect(page.commands.give)
        page.controller.changed.connect(self._look)
        page.view.resized.connect(self._lay)
        page.director.idle.connect(self._on_idle)
        page.scorings.turned.connect(self._lay)
        card.choices.chosen.connect(self._answer)
        self.table.moved.connect(self._judge_move)
        self.table.promised.connect(self._judge_promise)
        self.add_keys({PAGE_KEYS["leave"]: self._put_back, PAGE_KEYS["card"]: self._change_focus})

    def retranslate(self) -> None:
        self._tell()

    @property
    def help_rule(self) -> str:
        return self.rule

    def on_left(self) -> None:
        self.close_down()

    def on_closed(self) -> None:
        self.page.on_closed()

    # -- steps

    @property
    def _here(self) -> Step:
        assert self.lesson is not None
        return self.lesson.steps[self.step]

    @property
    def rule(self) -> str:
        """The rule that the step tells of, or one that was just refused."""
        broken = self.page.controller.selection.broken
        return broken[0].rule if broken else self._here.rule

    @property
    def _words(self) -> LessonWords:
        assert self.lesson is not None
        return lesson_words(words().language)[self.lesson.id]

    def begin(self, lesson: Lesson, step: int = 0) -> None:
        self.lesson = lesson
        self.show_step(min(step, len(lesson.steps) - 1))

    def show_step(self, step: int) -> None:
        """A step, with the table as it is then."""
        assert self.lesson is not None
        self._begin_step(step)
        self.table.open(self.lesson.at(step).called(0, person_name()))
        self.page.on_entered()
        self.page.director.skip()
        self._lift_again()
        self._enter()

    @property
    def _holds(self) -> bool:
        """True where a step begins with what the step before left in hand."""
        assert self.lesson is not None
        here, before = self._here, self.lesson.steps[self.step - 1] if self.step else None
        if before is None or before.table != here.table or not (before.lifted or before.refused):
            return False
        return bool(here.how) and here.how[0] == before.how[0]

    @property
    def _put_back_early(self) -> bool:
        """True where the step needs what the step before left in hand, and somebody put it back."""
        judged = self.done or self.wrong
        return self._holds and not judged and not self.page.controller.selection.lifted

    def _lift_again(self) -> None:
        """Lift what a step begins with, for who comes from elsewhere or dragged it in the step before."""
        if self._put_back_early:
            for piece in self._targets(self._here.how[0].what):
                self.page.controller.pick(piece)

    def _begin_step(self, step: int) -> None:
        self._timer.stop()
        self._advance.stop()
        self._leaving = False  # or who presses *Go on* while it is shown would go on twice
        self.step, self.done, self.wrong = step, False, False
        self._tried.clear()

    def _enter(self) -> None:
        """What is lit and told now; the keys go where something is to be done."""
        self.page.apply(aids=self._aids)
        self._tell()
        self._lay()
        self._report()
        (self.page.view if self._here.by_hand else self._first_button).setFocus()
        self.page.reading.announce(
            lambda: f"{self.card.accessibleName()}. {self.card.accessibleDescription()}"
        )

    def _report(self) -> None:
        """Report the steps that are done; a last one counts when it is done, or shown if it is only read."""
        assert self.lesson is not None
        over = self.step + 1 == len(self.lesson.steps) and (self.done or self._here.is_read)
        self.progressed.emit(self._name, self.step + over)

    @property
    def _name(self) -> str:
        return self.lesson.id if self.lesson is not None else ""

    @property
    def _aids(self) -> str:
        """The aids of the table, which do not tell what is to be guessed."""
        return "purist" if self._here.guess is not None and not self.done else ""

    @property
    def _first_button(self) -> QPushButton:
        card = self.card
        leading = (card.next, card.choices.first, card.show_me, card.undo)
        return next(one for one in leading if one is not None and one.isVisibleTo(card))

    def go_on(self) -> None:
        """To the next step, with the table as it is or another one; after the last one the lesson is done."""
        assert self.lesson is not None
        if not (self.done or self._here.is_read):
            return
        steps, following = self.lesson.steps, self.step + 1
        if following == len(steps):
            self.progressed.emit(self._name, len(steps))
            self.finished.emit(self._name)
        elif steps[following].table != self._here.table:
            self.show_step(following)
        else:
            self._begin_step(following)
            self._put_back_others()
            self.page.controller.aim(None)  # what was refused in the step before is no matter any more
            self.page.controller.move_cursor_to(None)
            self._lift_again()
            self._enter()
            self._look()

    def _go_on_when_shown(self) -> None:
        """Go on, once what was done is seen: the end of a turn takes a while."""
        self._leaving = self.page.director.busy
        if not self._leaving:
            self.go_on()

    def _on_idle(self) -> None:
        self._lay()
        if self._leaving:
            self._leaving = False
            self.go_on()

    def _put_back_others(self) -> None:
        """What is in hand goes back, if the step does not begin with it."""
        controller = self.page.controller
        first = self._here.how[0].what if self._here.how else ""
        if not set(controller.selection.lifted) & set(self._targets(first)):
            controller.cancel()

    def _tell(self) -> None:
        if self.lesson is None:
            return
        told = self._words, self.step, self.done, self.wrong, self._onward
        self._told_back = self._put_back_early
        self.card.tell(self.lesson, *told, self._asked(), PUT_BACK if self._told_back else None)
        self._allow()
        self._place_card()
        self.told.emit()

    @property
    def title(self) -> str:
        if self.lesson is None:
            return ""
        return phrase("lesson-titled", lesson=heading(self.lesson), title=self._words.title)

    @property
    def _onward(self) -> Message:
        """What leads on: to the next step or lesson, or out of the last one."""
        assert self.lesson is not None
        if self.step + 1 < len(self.lesson.steps):
            return NEXT
        following = lesson_after(self.lesson, dict(self._settings.wishes.lessons))
        return NEXT_LESSON if following is not None else FINISH

    def _asked(self) -> Question:
        guess, table = self._here.guess, self.table
        if guess is None:
            return NOT_ASKED
        answers = {value: say(guess.said(table.setup, value)) for value in guess.choices}
        right = answers[guess.answer(table.book, table.state)] if self.done else ""
        return Question(answers, frozenset(self._tried), right)

    def _answer(self, value: int) -> None:
        """What is asked is answered; another answer can be chosen until it is right."""
        guess = self._here.guess
        if guess is None or self.done:
            return
        if value == guess.answer(self.table.book, self.table.state):
            self._is_done(False)
        else:
            self._tried.add(value)
            self.wrong = True
            self._tell()
        self.page.apply(aids=self._aids)
        self._lay()
        self._first_button.setFocus()
        self.page.reading.announce(lambda: self.card.told)

    # -- what was done

    def _judge_move(self, _: object) -> None:
        action = self.table.transitions[-1].action
        if action is not None:
            self._judge(action)

    def _judge_promise(self) -> None:
        if self.table.promises:
            self._judge(self.table.promises[-1])

    def _judge(self, action: Action) -> None:
        """Whether it is what the step asks for; something else is legal, too, and can be taken back."""
        if self.lesson is None or self.done:
            return
        if self._here.met_by(codec_for(self.table.book).dump_action(action)):
            self._is_done(True)
        elif self._here.by_hand and not self._here.ends_turn:  # whose parts are played one by one
            self.wrong = True
            self._tell()
            self._lay()
            self.card.undo.setFocus()
            self.page.reading.announce(lambda: self.card.wanted)

    def _look(self) -> None:
        """Whether what is in hand, or was refused, is what the step asks for."""
        if self.lesson is None or self.done:
            return
        selection, step = self.page.controller.selection, self._here
        if step.lifted and any(piece.thing == step.lifted for piece in selection.lifted):
            self._is_done(True)
        elif step.tried(selection.broken):
            self._is_done(False)
        elif self._put_back_early != self._told_back:
            self._tell()
            self.page.reading.announce(lambda: self.card.wanted)
        self._lay()

    def _is_done(self, at_once: bool) -> None:
        """The step is done; on to the next, or when the card is pressed where there is something to read."""
        self.done, self.wrong = True, False
        self._report()
        self._tell()
        if at_once:
            self._advance.start(0)
        else:
            self.page.reading.announce(lambda: self.card.wanted)

    def _take_back(self) -> None:
        """Begin the step again."""
        self.show_step(self.step)

    # -- showing it

    def show_me(self) -> None:
        """Do the step by the table's own motion."""
        self._gestures = list(self._here.how)
        self.page.controller.cancel()
        self._next_gesture()
        self._timer.start()

    def _next_gesture(self) -> None:
        if not self._gestures or self.done:
            self._timer.stop()
            return
        gesture, controller = self._gestures.pop(0), self.page.controller
        if self._here.guess is not None:
            self._answer(self._here.guess.answer(self.table.book, self.table.state))
        elif gesture.deed == "end":
            self.page.commands.end_turn()
        elif gesture.deed == "confirm":
            controller.confirm()
        elif gesture.deed == "turn":
            controller.turn_over()
        elif gesture.deed == "pick":
            for piece in self._targets(gesture.what):
                if piece not in controller.selection.lifted:
                    controller.pick(piece)
        else:
            place = next(self._targets(gesture.what), None)
            assert not isinstance(place, PieceId)
            controller.put(place if isinstance(place, Place) else None)

    # -- what is lit

    def _targets(self, name: str) -> Iterator[Target]:
        kind, _, rest = name.partition(":")
        if kind in ("square", "corner"):
            x, y = map(int, rest.split(","))
            for place in self.page.stage.places():
                on_square = isinstance(place, CitySquare)
                if getattr(place, "cell", None) == (x, y) and on_square == (kind == "square"):
                    yield place
        elif kind in ("tray", "reserve", "rival"):
            yield from self._wells(kind)
        elif (shown := self.page.stage.shown) is not None:
            wanted = set(rest.split(","))
            for piece in shown.table.pieces.values():
                if self._called(piece) == kind and _names(piece) & wanted:
                    yield piece.id

    def _wells(self, name: str) -> Iterable[Place]:
        """Where tiles are put that go into no Alhambra."""
        if name == "rival":
            return self.page.stage.faces.view.rival_places.values()
        return (Tray(self.page.viewer) if name == "tray" else Reserve(self.page.viewer),)

    def _called(self, piece: Piece) -> str:
        """What lessons call such a piece: cards by where they lie; empty for what they do not speak of."""
        if isinstance(piece.face, CardFace):
            places: dict[Place, str] = {Row(): "card", Hand(self.page.viewer): "money"}
            return places.get(piece.place, "")
        return "tile" if isinstance(piece.face, TileFace) else "piece"

    def _rect(self, name: str) -> QRectF | None:
        """Where what a name means lies, in units of the scene."""
        stage = self.page.stage
        kind, _, rest = name.partition(":")
        zone = self.page.stage.player_zone(int(rest)) if kind == "seat" else getattr(stage, name, None)
        if name == "table":
            return stage.layout_.whole
        if isinstance(zone, Panel):
            return zone.scene_rect(zone.inner).adjusted(-2, -2, 2, 2) if zone.isVisible() else None
        if name == "court":
            return self._court()
        return _united(stage.rect_of(target) for target in self._targets(name))

    def _meant(self, name: str) -> QRectF | None:
        """Where a line leads to what a name means: to its edge, or into a place of the court."""
        rect = self._rect(name)
        on_court = name.partition(":")[0] in ("square", "corner")
        return QRectF(rect.center(), QSizeF(0, 0)) if rect is not None and on_court else rect

    def _court(self, around: int = 1) -> QRectF | None:
        """The own Alhambra with so many squares around it, as far as it is seen."""
        stage, shown = self.page.stage, self.page.stage.shown
        if shown is None:
            return None
        cells = shown.ahead.players[shown.viewer].city.tiles
        by = range(-around, around + 1)
        near = {(x + dx, y + dy) for x, y in cells for dx in by for dy in by}
        found = _united(stage.rect_of(CitySquare(shown.viewer, cell)) for cell in sorted(near))
        return found & stage.city.scene_rect(stage.city.inner) if found is not None else None

    def _lay(self) -> None:
        """Light what the step shows, let only that be touched, and lead to what is meant."""
        if self.lesson is None:
            return
        stage, step = self.page.stage, self._here
        self.page.apply(reach=None)
        watching = self.page.scorings.counting
        self.card.setVisible(not watching)
        self.veil.setVisible(not watching)
        task = Message("lesson-task", task=self.card.wanted)
        told = [task, *self._keys_told()]
        self.page.apply(line=None if watching else (Message("lesson-bar"), told))
        if watching:  # the table shows what is to be seen now
            return
        lit = tuple(rect for name in step.show if (rect := self._rect(name)) is not None)
        points = [meant for name in step.point if (meant := self._meant(name)) is not None]
        self.page.apply(
            reach=lit if step.by_hand and not self.done else (),
            asked=() if self.done else tuple(self._asked_of_keys()),
        )
        self.veil.cover(stage.layout_.whole, lit)
        self._place_card()
        self.veil.point(tuple(self._line(rect) for rect in points[:2]) if not self.done else ())

    def _keys_told(self) -> list[Message]:
        """How a step is done without a mouse; one that ends the turn names its key itself."""
        if self.done or self.wrong or not self._here.by_hand:
            return []
        return [Message("lesson-keys-show") if self._here.ends_turn else Message("lesson-keys")]

    def _asked_of_keys(self) -> Iterator[Target]:
        """What is to be lifted in this step, and where it is to be put, though it may be refused."""
        for gesture in self._here.how:
            if gesture.deed in ("pick", "put"):
                yield from self._targets(gesture.what)

    def _line(self, rect: QRectF) -> Line:
        """From the card to what is meant, or a short line beside it that crosses nothing else that counts."""
        far = self.page.stage.city.cell
        if rect.isEmpty():
            ends = [(rect.center(), QPointF(*way)) for way in AROUND]
        else:
            sides = QPointF(rect.width() / 2, 0), QPointF(0, rect.height() / 2)
            ends = [
                (rect.center() + way, way / math.hypot(way.x(), way.y()))
                for way in (*sides, *map(neg, sides))
            ]
        lines = [self._from_card(rect)]
        parts = (1.0, SHORT) if rect.isEmpty() else (SHORT,)
        lines += [(end + way * far * part, end) for part in parts for end, way in ends]
        spared = [*self._spared(rect)]
        return next((line for line in lines if not _crosses(line, spared)), lines[-1])

    def _from_card(self, rect: QRectF) -> Line:
        """From the edge of the card to that of what is meant."""
        card = self.page.view.mapToScene(self.card.paper().toRect()).boundingRect()
        middle = rect.center()
        x = min(max(middle.x(), card.left() + 30), card.right() - 30)
        y = min(max(middle.y(), card.top() + 30), card.bottom() - 30)
        if abs(x - middle.x()) > rect.width() / 2:
            end = QPointF(rect.right() if x > middle.x() else rect.left(), middle.y())
        else:
            end = QPointF(middle.x(), rect.bottom() if y > middle.y() else rect.top())
        start = QPointF(
            min(max(end.x(), card.left()), card.right()), min(max(end.y(), card.top()), card.bottom())
        )
        return start, end

    def _spared(self, meant: QRectF) -> Iterator[QRectF]:
        """What a line may not cross: lit pieces and places, a refusal, and what it leads to itself."""
        stage, selection = self.page.stage, self.page.controller.selection
        found = [stage.rect_of(place) for place in selection.drops]
        panels = [self._rect(name) for name in self._here.show if name not in ("court", "table")]
        found += panels
        if stage.shown is not None:
            pieces = (stage.rect_of(piece) for piece in stage.shown.table.pieces)
            found += [
                rect
                for rect in pieces
                if any(rect is not None and lit.contains(rect) for lit in self.veil.lit)
            ]
        if stage.bubble.spot is not None:
            found.append(stage.bubble.spot.rect)
        around = (rect for rect in found if rect is not None and not rect.contains(meant.center()))
        yield from (rect.adjusted(3, 3, -3, -3) for rect in (*around, meant))
        for rect in panels:  # what else is written in the panel of what is meant
            if rect is not None and rect.contains(meant) and rect.size() != meant.size():
                yield rect.adjusted(RIM, RIM, -RIM, -RIM)

    def _place_card(self) -> None:
        """At home on the left above the hand, or on the right where that covers less of what counts.

        The bottom of the card stays, so that its buttons do not move from step to step. Where both places
        cover something, as in a small window, the card goes down to the bottom on the right.
        """
        view, card = self.page.view, self.card
        hand = self.page.stage.hand
        above = view.mapFromScene(hand.scene_rect(hand.inner).topLeft()).y()
        right = view.width() - card.width()
        corners = ((0, above), (right, above), (right, view.height()))
        homes = [QRect(QPoint(x, bottom - card.height()), card.size()) for x, bottom in corners]
        needed = [*self._in_view(self._needed()), *self._said()]
        lit = [*self._in_view(self.veil.lit), *self._said()]

        def cost(home: QRect) -> tuple[float, bool, float]:
            return _covered(home, needed), home is homes[-1], _covered(home, lit)

        card.raise_()
        card.move(min(homes, key=cost).topLeft())

    def _in_view(self, rects: Iterable[QRectF]) -> list[QRect]:
        return [self.page.view.mapFromScene(rect).boundingRect() for rect in rects]

    def _needed(self) -> Iterator[QRectF]:
        """What is to be read or clicked; the squares around an Alhambra only where something is put there."""
        around = 1 if self._here.by_hand else 0
        for name in self._here.show:
            rect = self._court(around) if name == "court" else self._rect(name)
            if rect is not None:
                yield rect

    def _said(self) -> Iterator[QRect]:
        """Where a refusal stands, or will stand; for what is only pointed at the card does not step aside."""
        view, spot = self.page.view, self.page.stage.bubble.spot
        if spot is not None and self.page.controller.selection.broken:
            yield view.mapFromScene(spot.rect).boundingRect()
        for name in self._here.point if self._here.refused else ():
            if (rect := self._rect(name)) is not None:
                yield view.mapFromScene(rect.adjusted(0, 0, WIDTHS[0] + AWAY, AWAY)).boundingRect()

    # -- the window

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.page.setGeometry(self.rect())
        self.card.factor = bar_scale(self.window().size())
        self._tell()
        self._lay()

    def set_theme(self, theme: Theme) -> None:
        self.page.set_theme(theme)
        self.card.set_theme(theme)
        self._tell()

    def _allow(self) -> None:
        """Let what the step wants be done; Enter leads on where nothing is to be done."""
        reading, may_end = self._here.is_read, self._here.ends_turn and not self.done
        commands = {"choose"} if reading else {"choose", *ALLOWED}
        self.page.apply(
            may_end=may_end,
            commands=frozenset(commands | {"end-turn"} if may_end else commands),
            instead={"choose": self.go_on} if reading or self.done else {},
        )

    def _change_focus(self) -> None:
        (self._first_button if self.page.view.hasFocus() else self.page.view).setFocus()

    def _put_back(self) -> None:
        """Esc: what is in hand goes back; with nothing in hand the lesson is left."""
        selected = self.page.controller.selection.lifted and not self.done
        if selected or self.page.scorings.counting:
            self.page.view.put_back()
        else:
            self.left.emit()

    def close_down(self) -> None:
        """The lesson is left, or the window closed."""
        self._timer.stop()
        self._advance.stop()
        self.page.phase.leave()


def _covered(card: QRect, kept: Iterable[QRect]) -> float:
    """The parts of some rectangles, added up, that the paper of a card covers."""
    paper = card.adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
    areas = ((rect & paper, rect) for rect in kept)
    return sum(part.width() * part.height() / (rect.width() * rect.height()) for part, rect in areas)


def _crosses(line: Line, rects: Iterable[QRectF]) -> bool:
    """True where a line runs over one of some rectangles."""
    stroker = QPainterPathStroker()
    stroker.setWidth(1.0)
    stroke = stroker.createStroke(curve(*line))
    return any(stroke.intersects(rect) for rect in rects)


def _names(piece: Piece) -> set[str]:
    """The ids of a piece and of what is seen of it."""
    return {piece.id.thing, str(getattr(piece.face, piece.face.id_field, ""))}


def _united(rects: Iterable[QRectF | None]) -> QRectF | None:
    whole = QRectF()
    for rect in rects:
        if rect is not None:
            whole = whole.united(rect)
    return None if whole.isEmpty() else whole
