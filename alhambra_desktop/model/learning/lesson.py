"""Lessons in ``resources/lessons``, with their texts in ``resources/lessons/words`` for each language."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, Final

import attrs

from ...resources import RESOURCES
from ..files.saves.saved_game import PromisedStep, SavedGame
from ..rules.codec import codec_for
from ..rules.core.engine.action import Action, PlacingAction
from ..rules.core.engine.play import next_round, play, score_now, start
from ..rules.core.engine.rulebook import Rulebook
from ..rules.core.engine.setup import SeatSetup, Setup
from ..rules.core.engine.state import GameState
from ..rules.core.engine.step import Placing
from ..rules.core.frozen import frozen
from ..rules.core.geometry.placement import Refusal
from ..rules.core.values import Seat, purse
from ..rules.core.words.message import Message
from ..rules.modules.registry import MODULES, make_setup, rulebook

ASKED: Final[Seat] = 0  # seat of the player who takes the lesson


def _points(book: Rulebook, state: GameState, type_id: str) -> int:
    """Return the points that seat 0 would get for a building type in the next scoring (B-30 to B-32)."""
    lines = score_now(book, state, next_round(state)).lines
    return sum(line.amount for line in lines if (line.owner, line.subject) == (ASKED, type_id))


def _richest(book: Rulebook, state: GameState, currency: str) -> Seat:
    """Return the seat with the most money of a currency (B-34); if several seats tie, the first of them."""
    sums = [purse(player.hand, currency) for player in state.players]
    return sums.index(max(sums))


@frozen
class Fact:
    value: Callable[[Rulebook, GameState, str], int]
    message: Callable[[Setup, int], Message]


FACTS: Final[Mapping[str, Fact]] = {
    "points": Fact(_points, lambda setup, points: Message("lesson-points", points=points)),
    "richest": Fact(_richest, lambda setup, seat: Message("lesson-seat", name=setup.seats[seat].name)),
}


@frozen
class Guess:
    """A question about a ``fact`` (a key of ``FACTS``). ``thing`` is a building type or a currency."""

    fact: str
    thing: str
    choices: tuple[int, ...]

    @classmethod
    def read(cls, text: str, choices: Iterable[int]) -> Guess:
        """Parse ``fact:thing``; raise `ValueError` for an unknown fact."""
        fact, _, thing = text.partition(":")
        if fact not in FACTS:
            raise ValueError(text)
        return cls(fact, thing, tuple(choices))

    def answer(self, book: Rulebook, state: GameState) -> int:
        return FACTS[self.fact].value(book, state, self.thing)

    def message(self, setup: Setup, choice: int) -> Message:
        return FACTS[self.fact].message(setup, choice)


_FOLDER: Final = RESOURCES / "lessons"
_SOURCE: Final = "en"
_GESTURES: Final = ("pick", "turn", "put", "confirm", "end")
_ANSWER: Final = "answer"


class LessonError(ValueError):
    """A lesson is invalid; the message names the file and the problem."""


@frozen
class Gesture:
    """A gesture with which the program demonstrates a step.

    ``deed`` is ``pick``, ``turn`` (turn the piece over), ``put``, ``confirm``, ``end`` (end the turn), or
    ``answer``. ``what`` names the piece to pick up, or the place where it is put.
    """

    deed: str
    what: str = ""


@frozen
class Step:
    """A step of a lesson, at the table with the number ``table``; the first table has the number 1.

    ``show`` names the things that are highlighted. ``point`` names up to two things; a line on the screen
    points at each of them. One of these fields says what finishes the step:

    - ``lifted``: the player picks up this piece;
    - ``refused``: the player tries something that breaks this rule;
    - ``done``: the player plays an action that matches one of these descriptions;
    - ``guess``: the player chooses the right answer.

    If all these fields are empty, the step is only read. The gestures in ``how`` demonstrate the step, and
    play the first action in ``done``. Fields that this action's description leaves out are taken from
    ``open``.
    """

    show: tuple[str, ...]
    point: tuple[str, ...]
    rule: str
    table: int = 1
    lifted: str = ""
    refused: str = ""
    done: tuple[Mapping[str, Any], ...] = ()
    open: Mapping[str, Any] = attrs.field(factory=dict)
    guess: Guess | None = None
    how: tuple[Gesture, ...] = ()

    @property
    def is_read(self) -> bool:
        return not (self.lifted or self.refused or self.done or self.guess)

    @property
    def by_hand(self) -> bool:
        return not (self.is_read or self.guess)

    @property
    def ends_turn(self) -> bool:
        return any(action["action"] == "EndTurn" for action in self.done)

    @property
    def played(self) -> Mapping[str, Any] | None:
        """The action that a demonstration of this step plays, as dumped by a codec, or None."""
        return {**self.done[0], **self.open} if self.done else None

    def met_by(self, action: Mapping[str, Any]) -> bool:
        return any(all(action.get(key) == value for key, value in fields.items()) for fields in self.done)

    def tried(self, broken: Refusal) -> bool:
        return bool(self.refused) and any(rule.rule == self.refused for rule in broken)


@frozen(slots=False)
class Table:
    setup: Setup
    prelude: tuple[Mapping[str, Any], ...]

    @cached_property
    def book(self) -> Rulebook:
        return rulebook(self.setup)

    def after(self, done: Iterable[Mapping[str, Any]]) -> SavedGame:
        """Return the game after the prelude and the actions `done`.

        If the player cannot place tiles yet, the placement of a tile becomes a `PromisedStep`.
        """
        codec, state = codec_for(self.book), start(self.book).after
        actions: list[Action] = []
        promised: tuple[PromisedStep, ...] = ()
        for dumped in (*self.prelude, *done):
            action = codec.load_action(dict(dumped))
            if isinstance(action, PlacingAction) and not isinstance(state.decision, Placing):
                promised = (*promised, PromisedStep(len(actions), (action,)))
                continue
            actions.append(action)
            state = play(self.book, state, action).after
        return SavedGame(self.setup, state, tuple(actions), promised)


@frozen
class Lesson:
    """If a lesson is about the base game, its ``id`` is a number.

    ``about`` is the id of the lesson's game or module, or empty for the base game. ``picture`` names the
    scene or the piece that represents the lesson.
    """

    id: str
    about: str
    picture: str
    tables: tuple[Table, ...]
    steps: tuple[Step, ...]

    def table_at(self, step: int) -> Table:
        return self.tables[self.steps[step].table - 1]

    def at(self, step: int) -> SavedGame:
        number = self.steps[step].table
        played = (step.played for step in self.steps[:step] if step.table == number)
        return self.table_at(step).after(action for action in played if action is not None)


@frozen
class StepWords:
    text: str
    task: str
    why: str
    other: str = ""


@frozen
class LessonWords:
    title: str
    goal: str
    steps: tuple[StepWords, ...]

    def filled(self, fill: Callable[[str], str]) -> LessonWords:
        """Return a copy with `fill` applied to the steps' texts; `fill` inserts names of keyboard keys."""
        steps = (StepWords(*map(fill, attrs.astuple(step))) for step in self.steps)
        return attrs.evolve(self, steps=tuple(steps))


@lru_cache(maxsize=1)
def lessons() -> Mapping[str, Lesson]:
    """Return all lessons by id, those of the base game first; raise `LessonError` for an invalid file."""
    read = [_lesson(path.stem, _table(path)) for path in _FOLDER.glob("*.toml")]
    order = [module.id for module in MODULES]
    read.sort(key=lambda lesson: (1 + order.index(lesson.about), 0) if lesson.about else (0, int(lesson.id)))
    return {lesson.id: lesson for lesson in read}


def course() -> list[Lesson]:
    return [lesson for lesson in lessons().values() if not lesson.about]


def is_done(lesson: Lesson, done: Mapping[str, int]) -> bool:
    return done.get(lesson.id, 0) >= len(lesson.steps)


def lesson_after(lesson: Lesson, done: Mapping[str, int]) -> Lesson | None:
    """Return the next unfinished lesson of the same kind: about a module, or about the base game.

    After the last lesson about a module, the search continues with the first one. After the last lesson about
    the base game, return None, because the player should then play a real game.
    """
    group = [one for one in lessons().values() if bool(one.about) == bool(lesson.about)]
    here = group.index(lesson)
    following = group[here + 1 :] + (group[:here] if lesson.about else [])
    return next((lesson for lesson in following if not is_done(lesson, done)), None)


@lru_cache(maxsize=4)
def lesson_words(language: str) -> Mapping[str, LessonWords]:
    """Return the texts of all lessons in a language; if the language has no file, use English."""
    paths = [_FOLDER / "words" / f"{name}.toml" for name in (language, _SOURCE)]
    table = _table(next(path for path in paths if path.is_file()))
    return {
        lesson["id"]: LessonWords(
            lesson["title"], lesson["goal"], tuple(StepWords(**step) for step in lesson["step"])
        )
        for lesson in table["lesson"]
    }


def _table(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as fault:
        raise LessonError(f"{path.name}: {fault}") from None


def _lesson(lesson: str, table: Mapping[str, Any]) -> Lesson:
    try:
        tables = [_first_table(table)]
        for other in table.get("table", ()):
            tables.append(_later_table(tables, **other))
        about, steps = table.get("about", ""), _steps(table["step"], len(tables))
        return Lesson(lesson, about, table["picture"], tuple(tables), steps)
    except (KeyError, IndexError, TypeError, ValueError) as fault:
        raise LessonError(f"{lesson}.toml: {fault!r}") from None


def _first_table(table: Mapping[str, Any]) -> Table:
    seats = [SeatSetup(**seat) for seat in table["seat"]]
    game, modules = table.get("game", "alhambra"), table.get("modules", ())
    return Table(make_setup(seats, table["seed"], game, modules), tuple(table.get("prelude", ())))


def _later_table(
    before: list[Table], prelude: Iterable[Mapping[str, Any]] = (), seed: int = 0, after: int = 0
) -> Table:
    if after:
        table = before[after - 1]
        return Table(table.setup, (*table.prelude, *prelude))
    return Table(before[0].setup.with_new_seed(seed), tuple(prelude))


def _steps(tables: Iterable[dict[str, Any]], count: int) -> tuple[Step, ...]:
    found = []
    for table in tables:
        gestures = tuple(_gesture(text) for text in table.pop("how", ()))
        show, point = tuple(table.pop("show")), tuple(table.pop("point", ()))
        done, guess = table.pop("done", ()), None
        if "guess" in table:
            guess, gestures = Guess.read(table.pop("guess"), table.pop("choices")), (Gesture(_ANSWER),)
        done = (done,) if isinstance(done, Mapping) else tuple(done)
        step = Step(show, point, how=gestures, done=done, guess=guess, **table)
        if not 0 < step.table <= count:
            raise ValueError(f"table = {step.table}")
        found.append(step)
    return tuple(found)


def _gesture(text: str) -> Gesture:
    match = re.fullmatch(r"([a-z]+)(?: (\S+))?", text)
    if match is None or match[1] not in _GESTURES:
        raise ValueError(text)
    return Gesture(match[1], match[2] or "")
