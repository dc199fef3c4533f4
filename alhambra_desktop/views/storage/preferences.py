"""What the player likes (``Preferences``) and has done (``Progress``), and how both are read."""

from __future__ import annotations

import base64
import os
from collections.abc import Callable
from math import isfinite
from typing import Any, Final, TypeAlias

import attrs

from ...model.players.skill import roles
from ...model.players.skill.levels import level
from ...model.rules.core.engine.option import Value
from ...model.rules.core.engine.setup import COLOURS, name_fault
from ...model.rules.modules.registry import CHOOSABLE, MODULES, OPTIONS
from ...words import PSEUDO, languages
from ..text.language import SYSTEM
from ..text.names import NAMES, person_name
from .shared_file import Values, stored

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

MOST_RECENT = 8

Pairs: TypeAlias = "tuple[tuple[str, Any], ...]"
"""Names and values; each window adds its own."""


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
    SeatWish("Yusuf", COLOURS[1], roles.FIRST_TABLE[0]),
    SeatWish("Leila", COLOURS[2], roles.FIRST_TABLE[1]),
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


def _choice(first: Any, values: tuple[Any, ...]) -> Any:
    return attrs.field(default=first, validator=_one_of(values))


def _switch(on: bool) -> Any:
    return attrs.field(default=on, validator=attrs.validators.instance_of(bool))


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


def _texts(value: Any) -> tuple[str, ...]:
    return tuple(map(_text, _list(value)))


def _add_recent(before: tuple[str, ...], now: tuple[str, ...], theirs: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*(one for one in now if one not in before), *theirs, *now)))[:MOST_RECENT]


def _add_pairs(before: Pairs, now: Pairs, theirs: Pairs) -> Pairs:
    old, new = dict(before), dict(now)
    kept = {key: value for key, value in theirs if key in new or key not in old}
    return tuple({**kept, **{key: value for key, value in new.items() if old.get(key) != value}}.items())


@attrs.frozen
class Preferences(Values):
    """What the player likes, with what each value is at first.

    ``scale`` and ``sound_volume`` are in per cent; a person's turn ``ends_itself`` if nothing is left to do.
    ``game``, ``modules``, ``seats`` and ``options`` are those of the next new game, ``puzzle_kind`` the
    modules of which puzzles are asked.
    """

    language: str = attrs.field(default=SYSTEM, validator=_spoken)
    theme: str = _choice("system", THEMES)
    scale: int = attrs.field(default=100, validator=_scale)
    own_speed: str = _choice("normal", SPEEDS)
    others_speed: str = _choice("normal", SPEEDS)
    reduced_motion: bool = _switch(False)
    ends_itself: bool = _switch(False)
    sound: bool = _switch(True)
    sound_volume: int = _choice(60, VOLUMES)
    sound_table: bool = _switch(True)
    sound_counting: bool = _switch(True)
    sound_turn: bool = _switch(True)
    sound_behind: bool = _switch(False)
    aids: str = _choice("normal", AIDS)
    answer_seconds: int = _choice(0, ANSWER_SECONDS)
    game: str = stored("alhambra", _game)
    modules: tuple[str, ...] = stored((), _modules)
    undo_rounds: bool = _switch(False)
    seats: tuple[SeatWish, ...] = stored(FIRST_TABLE, _seats)
    options: tuple[tuple[str, Value], ...] = stored((), _options, _add_pairs)
    puzzle_kind: str = stored(PUZZLE_KINDS[0], _kind)


@attrs.frozen
class Progress(Values):
    """What the player has done, and where.

    ``recent`` are files, ``window`` is the place of the window as Qt writes it, in Base64. ``lessons`` are
    ids of lessons with how many of their steps are done. ``lessons_offered`` is true once they were declined
    or a game was begun: they are not offered again. ``coached`` is the seed of the first game, in which a
    coach speaks who has ``coach_said`` something on some occasions, until ``coach`` is switched off.
    ``puzzles`` are names of puzzles with the results of their first answers, ``puzzle_days`` the same by day,
    and ``puzzle_rating`` is the solver's rating after so many answers, if there were any. ``played`` are the
    modules and games of all games that were begun.
    """

    recent: tuple[str, ...] = stored((), _recent, _add_recent)
    window: str = stored("", _window)
    lessons: tuple[tuple[str, int], ...] = stored((), _lessons, _add_pairs)
    lessons_offered: bool = _switch(False)
    coach: bool = _switch(True)
    coached: int | None = attrs.field(
        default=None, validator=attrs.validators.optional(attrs.validators.instance_of(int))
    )
    coach_said: tuple[str, ...] = stored((), _texts)
    puzzles: tuple[tuple[str, str], ...] = stored((), _answers, _add_pairs)
    puzzle_days: tuple[tuple[str, str], ...] = stored((), _answers, _add_pairs)
    puzzle_rating: tuple[float, int] | None = stored(None, _rating)
    played: tuple[str, ...] = stored((), _texts)
