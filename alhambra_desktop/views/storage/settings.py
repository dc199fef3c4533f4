"""Settings: what the player likes, kept in one readable file."""

from __future__ import annotations

import base64
import json
import os
from collections.abc import Callable
from functools import partial
from math import isfinite
from pathlib import Path
from typing import Any, Final

import attrs
from PySide6.QtCore import QObject, Signal

from ...model.files.saves.files import put_aside, read_whole, reason, write_atomically
from ...model.files.saves.lock import held
from ...model.players.skill.levels import level
from ...model.rules.core.engine.option import Value
from ...model.rules.core.engine.setup import COLOURS, name_fault
from ...model.rules.core.words.message import Message, listed
from ...model.rules.modules.registry import CHOOSABLE, MODULES, OPTIONS
from ...words import PSEUDO, languages
from ..text.language import SYSTEM
from ..text.names import NAMES, person_name
from .job_thread import Told, Write, write_at_once

THEMES = ("system", "light", "dark")
SPEEDS = ("off", "fast", "normal", "slow")
AIDS = ("purist", "normal", "trainer")
SCALES = (100, 125, 150, 175, 200, 250, 300)
LEAST_SCALE, MOST_SCALE = 50, 300
"""Per cent: of a scale that the command line asks for."""

VOLUMES = tuple(range(101))
ANSWER_SECONDS = (0, 5, 10, 15, 30)
"""How long a person is asked what is asked after every turn; 0 is without end."""

PUZZLE_ANSWERS = ("solved", "nearly", "missed")
"""What may have become of an answer to a puzzle."""

PUZZLE_KINDS: Final = ("known", "base")
"""Which puzzles are asked, beside those of one module; the first is the default."""

GROWING: Final = ("lessons", "puzzles", "puzzle_days", "options")
"""Wishes that are pairs of a name and a value; each window adds its own."""

LOCK: Final = ".lock"
"""Added to the name of the file: of the lock that a window holds while it writes."""

PATIENCE: Final = 2.0
"""Seconds that a window waits for another one that is writing."""

MOST_RECENT = 8
LARGEST = 1_000_000
"""Bytes; a larger file holds no settings."""


@attrs.frozen
class SeatWish:
    """A seat of the last table: ``level`` is None for a person, who has no ``name`` before one was chosen."""

    name: str
    colour: str
    level: str | None = None


ONCE_UNNAMED = "You"
"""What a person without a name was called in earlier versions."""

FIRST_TABLE = (
    SeatWish("", COLOURS[0]),
    SeatWish("Yusuf", COLOURS[1], "journeyman"),
    SeatWish("Leila", COLOURS[2], "apprentice"),
)


def named(wishes: tuple[SeatWish, ...]) -> tuple[SeatWish, ...]:
    """The wishes with a name for a person who has none yet, and another for a player who has the same."""
    if all(wish.name for wish in wishes):
        return wishes
    person = person_name()
    free = (name for name in NAMES if name not in {person, *(wish.name for wish in wishes)})
    names = {"": person}
    names |= {wish.name: next(free) for wish in wishes if wish.name == person}
    return tuple(attrs.evolve(wish, name=names.get(wish.name, wish.name)) for wish in wishes)


def _one_of(values: tuple[Any, ...]) -> Callable[[Any, Any, Any], None]:
    def check(_: Any, field: Any, value: Any) -> None:
        if type(value) is not type(values[0]) or value not in values:
            raise ValueError(f"{field.name} is none of {values}")

    return check


def _scale(_: Any, field: Any, value: Any) -> None:
    if type(value) is not int or not LEAST_SCALE <= value <= MOST_SCALE:
        raise ValueError(f"{field.name} is not between {LEAST_SCALE} and {MOST_SCALE}")


def _spoken(_: Any, field: Any, value: Any) -> None:
    if not isinstance(value, str) or value not in (SYSTEM, PSEUDO, *languages()):
        raise ValueError(f"{field.name} is none that there are words for")


@attrs.frozen
class Preferences:
    """All settings with what they are at first.

    ``scale`` and ``sound_volume`` are in per cent; a person's turn ``ends_itself`` where nothing is left
    to do; ``window`` is where the window was, as Qt tells it, in Base64; ``lessons`` are ids of lessons
    with how many of their steps are done, ``lessons_offered`` once they were declined or a game was begun:
    they are not offered again. ``coached`` is the seed of the first game, in which a coach speaks
    who has ``coach_said`` something on some occasions, until ``coach`` is switched off. ``puzzles`` are names
    of puzzles with what became of their first answers, ``puzzle_days`` the same by day, and
    ``puzzle_rating`` is what the solver has after so many answers, if there were any. ``puzzle_kind`` is of
    which modules puzzles are asked, ``played`` are the modules and games of all games that were begun.
    """

    language: str = attrs.field(default=SYSTEM, validator=_spoken)
    theme: str = attrs.field(default="system", validator=_one_of(THEMES))
    scale: int = attrs.field(default=100, validator=_scale)
    own_speed: str = attrs.field(default="normal", validator=_one_of(SPEEDS))
    others_speed: str = attrs.field(default="normal", validator=_one_of(SPEEDS))
    reduced_motion: bool = attrs.field(default=False, validator=attrs.validators.instance_of(bool))
    ends_itself: bool = attrs.field(default=False, validator=attrs.validators.instance_of(bool))
    sound: bool = attrs.field(default=True, validator=attrs.validators.instance_of(bool))
    sound_volume: int = attrs.field(default=60, validator=_one_of(VOLUMES))
    sound_table: bool = attrs.field(default=True, validator=attrs.validators.instance_of(bool))
    sound_counting: bool = attrs.field(default=True, validator=attrs.validators.instance_of(bool))
    sound_turn: bool = attrs.field(default=True, validator=attrs.validators.instance_of(bool))
    sound_behind: bool = attrs.field(default=False, validator=attrs.validators.instance_of(bool))
    aids: str = attrs.field(default="normal", validator=_one_of(AIDS))
    answer_seconds: int = attrs.field(default=0, validator=_one_of(ANSWER_SECONDS))
    game: str = "alhambra"
    modules: tuple[str, ...] = ()
    undo_rounds: bool = attrs.field(default=False, validator=attrs.validators.instance_of(bool))
    seats: tuple[SeatWish, ...] = FIRST_TABLE
    options: tuple[tuple[str, Value], ...] = ()
    recent: tuple[str, ...] = ()
    window: str = ""
    lessons: tuple[tuple[str, int], ...] = ()
    lessons_offered: bool = attrs.field(default=False, validator=attrs.validators.instance_of(bool))
    coach: bool = attrs.field(default=True, validator=attrs.validators.instance_of(bool))
    coached: int | None = attrs.field(
        default=None, validator=attrs.validators.optional(attrs.validators.instance_of(int))
    )
    coach_said: tuple[str, ...] = ()
    puzzles: tuple[tuple[str, str], ...] = ()
    puzzle_days: tuple[tuple[str, str], ...] = ()
    puzzle_rating: tuple[float, int] | None = None
    puzzle_kind: str = PUZZLE_KINDS[0]
    played: tuple[str, ...] = ()


Perform = Callable[[Write, Told], None]
"""How a file is written: something is called, then the outcome told."""


class Settings(QObject):
    """The wishes in force; each change is written and reported by ``changed``, a failure by ``failed``.

    Whatever is wrong with the file, it is put aside, and ``complaint`` tells of it.
    """

    changed = Signal(frozenset)
    """The names of the preferences that changed."""

    failed = Signal(object)

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = path
        self._perform: Perform = write_at_once
        self.complaint: Message | None = None
        self.wishes = self._kept = self._written = self._read()

    def change(self, **changes: Any) -> None:
        """Replace some wishes and keep them."""
        before = self.wishes, self._kept
        self.wishes, self._kept = (attrs.evolve(wishes, **changes) for wishes in before)
        pairs = tuple(zip(before, (self.wishes, self._kept), strict=True))
        names = {name for name in changes for old, new in pairs if getattr(old, name) != getattr(new, name)}
        if names:
            self._write()
            self.changed.emit(frozenset(names))

    def hold(self, **changes: Any) -> None:
        """Replace some wishes for as long as the program runs; the file keeps what it holds."""
        self.wishes = attrs.evolve(self.wishes, **changes)
        self.changed.emit(frozenset(changes))

    def remember_file(self, path: Path) -> None:
        """Put a saved game on top of the recent ones."""
        others = [name for name in self._kept.recent if name != str(path)]
        self.change(recent=(str(path), *others)[:MOST_RECENT])

    def _write(self) -> None:
        """Write what changed since the last time into the file as it is then, so that windows share it."""
        written, kept = self._written, self._kept

        def report(error: Exception | None) -> None:
            if error is None:
                self._written = kept
            else:
                said = Message("settings-unkept", file=str(self.path), reason=reason(error))
                self.failed.emit(said)

        self._perform(partial(_merge_into, self.path, written, kept), report)

    def write_with(self, perform: Perform) -> None:
        """From now on changes are written by something that may do it later."""
        self._perform = perform

    def perform(self, write: Write, told: Told) -> None:
        """Write something else as settings are written."""
        self._perform(write, told)

    @property
    def _name(self) -> str:
        return self.path.name

    def _read(self) -> Preferences:
        try:
            found = _content(self.path)
        except FileNotFoundError:
            return Preferences()
        except OSError as error:
            return self._complain(
                Message("settings-unread", file=self._name, reason=reason(error)), Preferences()
            )
        except (ValueError, RecursionError):
            return self._complain(Message("settings-damaged", file=self._name), Preferences())
        if not isinstance(found, dict):
            return self._complain(Message("settings-none", file=self._name), Preferences())
        return self._wishes_of(found)

    def _wishes_of(self, found: dict[str, Any]) -> Preferences:
        wishes, wrong = _possible_wishes(found, Preferences())
        if wrong:
            fault = Message("settings-impossible", file=self._name, settings=listed(wrong))
            return self._complain(fault, wishes, len(wrong))
        return wishes

    def _complain(self, fault: Message, wishes: Preferences, wrong: int = 0) -> Preferences:
        """The wishes that hold instead; they are written, so that the next start has nothing to say.

        So many are ``wrong``, where the others could be read.
        """
        try:
            spare = put_aside(self.path)
        except OSError as error:
            place, why = str(self.path), reason(error)
            self.complaint = Message("settings-stuck", fault=fault, file=place, reason=why, wrong=wrong)
            return wishes
        self.complaint = Message("settings-aside", fault=fault, spare=spare.name, wrong=wrong)
        self._kept = self._written = wishes
        self._write()
        return wishes


def _content(path: Path) -> Any:
    return json.loads(read_whole(path, LARGEST).decode("utf-8-sig"))


def _possible_wishes(found: dict[str, Any], wishes: Preferences) -> tuple[Preferences, list[str]]:
    wrong = []
    for field in Preferences.__attrs_attrs__:
        if field.name not in found:
            continue
        try:
            read = _READERS.get(field.name)
            value = read(found[field.name]) if read else found[field.name]
            wishes = attrs.evolve(wishes, **{field.name: value})
        except (TypeError, ValueError, KeyError):
            wrong.append(field.name)
    return wishes, wrong


def _merge_into(path: Path, before: Preferences, now: Preferences) -> None:
    with held(path.with_name(path.name + LOCK), PATIENCE):
        try:
            theirs, _ = _possible_wishes(dict(_content(path)), now)
        except (OSError, ValueError, TypeError, RecursionError):  # none, or damaged: it is replaced
            theirs = now
        changes = {
            name: _merged(name, getattr(before, name), value, getattr(theirs, name))
            for name, value in attrs.asdict(now, recurse=False).items()
            if value != getattr(before, name)
        }
        text = json.dumps(attrs.asdict(attrs.evolve(theirs, **changes)), indent=1, ensure_ascii=False)
        # Names of files need not be text; what is not is escaped as JSON does it.
        write_atomically(path, text.encode("utf-8", "backslashreplace"))


def _merged(name: str, before: Any, now: Any, theirs: Any) -> Any:
    if name == "recent":
        return tuple(dict.fromkeys((*(one for one in now if one not in before), *theirs, *now)))[:MOST_RECENT]
    if name not in GROWING:
        return now
    old, new = dict(before), dict(now)
    kept = {key: value for key, value in theirs if key in new or key not in old}
    return tuple({**kept, **{key: value for key, value in new.items() if old.get(key) != value}}.items())


def _seats(value: Any) -> tuple[SeatWish, ...]:
    seats = tuple(map(_seat, value))
    if not 2 <= len(seats) <= len(COLOURS) or any(seat.colour not in COLOURS for seat in seats):
        raise ValueError("not the seats of a table")
    if any(name_fault(seat.name) for seat in seats if seat.name or seat.level is not None):
        raise ValueError("a seat with an impossible name")
    return seats


def _seat(value: Any) -> SeatWish:
    wish = SeatWish(_text(value["name"]), str(value["colour"]), _level(value["level"]))
    unnamed = wish.level is None and wish.name == ONCE_UNNAMED
    return attrs.evolve(wish, name="") if unnamed else wish


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError("not a text")
    return value


def _level(name: Any) -> str | None:
    return None if name is None else level(str(name)).wish


def _options(value: Any) -> tuple[tuple[str, Value], ...]:
    return tuple((name, wish) for name, wish in value if _possible(name, wish))


def _possible(name: Any, wish: Any) -> bool:
    if not isinstance(name, str) or not isinstance(wish, Value):
        return False
    return name in OPTIONS and OPTIONS[name].fault(wish) is None


def _recent(value: Any) -> tuple[str, ...]:
    return tuple(map(_file_name, _list(value)))[:MOST_RECENT]


def _list(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise TypeError("not a list")
    return value


def _file_name(value: Any) -> str:
    if b"\0" in os.fsencode(_text(value)):
        raise ValueError("a file name with a zero byte")
    return str(value)


def _lessons(value: Any) -> tuple[tuple[str, int], ...]:
    pairs = tuple((lesson, done) for lesson, done in _list(value))
    if not all(type(lesson) in (str, int) and type(done) is int and done >= 0 for lesson, done in pairs):
        raise ValueError("not the steps of lessons")
    return tuple((str(lesson), done) for lesson, done in pairs)  # earlier versions wrote numbers


def _answers(value: Any) -> tuple[tuple[str, str], ...]:
    pairs = tuple((_text(name), _text(answer)) for name, answer in _list(value))
    if not all(answer in PUZZLE_ANSWERS for _, answer in pairs):
        raise ValueError("not answers to puzzles")
    return pairs


def _rating(value: Any) -> tuple[float, int] | None:
    if value is None:
        return None
    points, answers = _list(value)
    if type(points) not in (int, float) or type(answers) is not int or answers < 0 or not isfinite(points):
        raise ValueError("not a rating")
    return points, answers


def _window(value: Any) -> str:
    base64.b64decode(_text(value), validate=True)
    return str(value)


def _game(value: Any) -> str:
    if value not in {module.id for module in MODULES if module.foundation}:
        raise ValueError("not a game")
    return str(value)


def _modules(value: Any) -> tuple[str, ...]:
    names = _list(value)
    return tuple(module.id for module in CHOOSABLE if module.id in names)


def _kind(value: Any) -> str:
    if value not in {*PUZZLE_KINDS, *(module.id for module in MODULES)}:
        raise ValueError("not a kind of puzzles")
    return str(value)


_READERS: dict[str, Callable[[Any], Any]] = {
    "seats": _seats,
    "options": _options,
    "recent": _recent,
    "game": _game,
    "modules": _modules,
    "window": _window,
    "lessons": _lessons,
    "puzzles": _answers,
    "puzzle_days": _answers,
    "puzzle_rating": _rating,
    "puzzle_kind": _kind,
    "played": lambda value: tuple(_text(name) for name in _list(value)),
    "coach_said": lambda value: tuple(_text(name) for name in _list(value)),
}
