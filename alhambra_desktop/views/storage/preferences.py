from __future__ import annotations

import base64
import os
from collections.abc import Callable
from math import isfinite
from typing import Any, Final, TypeAlias

import attrs

from ...model.players.skill.levels import FIRST_TABLE as FIRST_LEVELS
from ...model.players.skill.levels import level
from ...model.rules.core.engine.option import Value
from ...model.rules.core.engine.setup import COLOURS, name_fault
from ...model.rules.core.frozen import frozen
from ...model.rules.modules.registry import CHOOSABLE, MODULES, OPTIONS
from ...words import PSEUDO, languages
from ..text.language import SYSTEM
from ..text.names import NAMES, person_name
from .shared_file import Values, stored

THEMES = ("system", "light", "dark")
CONTRASTS = ("system", "on", "off")
TOUCHES = ("auto", "on", "off")
SPEEDS = ("off", "fast", "normal", "slow")
AIDS = ("purist", "normal", "trainer")
SCALES = (100, 125, 150, 175, 200, 250, 300)
LEAST_SCALE, MOST_SCALE = 50, 300  # limits of the scale in percent
VOLUMES = tuple(range(101))
ANSWER_SECONDS = (0, 5, 10, 15, 30)  # time limits for questions between turns; 0 means no limit
PUZZLE_ANSWERS = ("solved", "nearly", "missed")
# ``known`` means puzzles whose modules the player has played. ``base`` means puzzles without modules. Other
# kinds are ids of modules.
PUZZLE_KINDS: Final = ("known", "base")
MOST_RECENT = 8
MOST_TABLES = 12

Pairs: TypeAlias = "tuple[tuple[str, Any], ...]"


@frozen
class SeatChoice:
    """The choice for one seat. ``level`` is None for a human player, whose ``name`` may be empty.

    ``person`` is the id of the character in the portrait, or None if there is no portrait.
    """

    name: str
    colour: str
    level: str | None = None
    person: str | None = None


@frozen
class KeptTable:
    """A stored table. ``options`` lists its house variants, each with its value."""

    seats: tuple[SeatChoice, ...]
    game: str
    modules: tuple[str, ...]
    options: tuple[tuple[str, Value], ...]


OLD_UNNAMED_NAME = "You"  # the name that earlier versions gave to an unnamed human player
FIRST_TABLE = (
    SeatChoice("", COLOURS[0]),
    SeatChoice("Hamid", COLOURS[1], FIRST_LEVELS[1], "hamid"),
    SeatChoice("Nuria", COLOURS[2], FIRST_LEVELS[0], "nuria"),
)


def named(choices: tuple[SeatChoice, ...]) -> tuple[SeatChoice, ...]:
    """Give unnamed human players the name from `person_name`. Rename other players who have this name."""
    if all(choice.name for choice in choices):
        return choices
    person = person_name()
    free = (name for name in NAMES if name not in {person, *(choice.name for choice in choices)})
    names = {"": person}
    names |= {choice.name: next(free) for choice in choices if choice.name == person}
    return tuple(attrs.evolve(choice, name=names.get(choice.name, choice.name)) for choice in choices)


def _one_of(values: tuple[Any, ...]) -> Callable[[Any, Any, Any], None]:
    def check(_: Any, field: Any, value: Any) -> None:
        if type(value) is not type(values[0]) or value not in values:
            raise ValueError(f"{field.name} is not one of {values}")

    return check


def _scale(_: Any, field: Any, value: Any) -> None:
    if type(value) is not int or not LEAST_SCALE <= value <= MOST_SCALE:
        raise ValueError(f"{field.name} is not between {LEAST_SCALE} and {MOST_SCALE}")


def _spoken(_: Any, field: Any, value: Any) -> None:
    if not isinstance(value, str) or value not in (SYSTEM, PSEUDO, *languages()):
        raise ValueError(f"{field.name} is not a language with words files")


def _choice(first: Any, values: tuple[Any, ...]) -> Any:
    return attrs.field(default=first, validator=_one_of(values))


def _switch(on: bool) -> Any:
    return attrs.field(default=on, validator=attrs.validators.instance_of(bool))


def _seats(value: Any) -> tuple[SeatChoice, ...]:
    seats = tuple(map(_seat, value))
    if not 2 <= len(seats) <= len(COLOURS) or any(seat.colour not in COLOURS for seat in seats):
        raise ValueError("not the seats of a table")
    if any(name_fault(seat.name) for seat in seats if seat.name or seat.level is not None):
        raise ValueError("a seat has an invalid name")
    return seats


def _seat(value: Any) -> SeatChoice:
    person = value.get("person")
    choice = SeatChoice(
        _text(value["name"]),
        str(value["colour"]),
        _level(value["level"]),
        None if person is None else _text(person),
    )
    unnamed = choice.level is None and choice.name == OLD_UNNAMED_NAME
    return attrs.evolve(choice, name="") if unnamed else choice


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError("not a text")
    return value


def _level(name: Any) -> str | None:
    return None if name is None else level(str(name)).styled_id


def _options(value: Any) -> tuple[tuple[str, Value], ...]:
    return tuple((name, choice) for name, choice in value if _possible(name, choice))


def _possible(name: Any, value: Any) -> bool:
    if not isinstance(name, str) or not isinstance(value, Value):
        return False
    return name in OPTIONS and OPTIONS[name].fault(value) is None


def _recent(value: Any) -> tuple[str, ...]:
    return tuple(map(_file_name, _list(value)))[:MOST_RECENT]


def _list(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise TypeError("not a list")
    return value


def _file_name(value: Any) -> str:
    if b"\0" in os.fsencode(_text(value)):
        raise ValueError("a file name contains a null byte")
    return str(value)


def _lessons(value: Any) -> tuple[tuple[str, int], ...]:
    pairs = tuple((lesson, done) for lesson, done in _list(value))
    if not all(type(lesson) in (str, int) and type(done) is int and done >= 0 for lesson, done in pairs):
        raise ValueError("not the steps of lessons")
    return tuple((str(lesson), done) for lesson, done in pairs)  # earlier versions stored lesson numbers


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


def _curve(value: Any) -> tuple[tuple[str, tuple[str, float]], ...]:
    points = tuple((_text(name), (_text(day), rating)) for name, (day, rating) in _list(value))
    if not all(type(rating) in (int, float) and isfinite(rating) for _, (_, rating) in points):
        raise ValueError("not a curve of ratings")
    return points


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


def _tables(value: Any) -> tuple[KeptTable, ...]:
    return tuple(map(_table, _list(value)))[:MOST_TABLES]


def _table(value: Any) -> KeptTable:
    seats, options = _seats(value["seats"]), _options(value["options"])
    return KeptTable(seats, _game(value["game"]), _modules(value["modules"]), options)


def _own_keys(value: Any) -> tuple[tuple[str, tuple[str, ...]], ...]:
    return tuple((_text(command), _texts(keys)) for command, keys in _list(value))


def _kind(value: Any) -> str:
    if value not in {*PUZZLE_KINDS, *(module.id for module in MODULES)}:
        raise ValueError("not a kind of puzzles")
    return str(value)


def _texts(value: Any) -> tuple[str, ...]:
    return tuple(map(_text, _list(value)))


def _add_recent(before: tuple[str, ...], now: tuple[str, ...], theirs: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*(path for path in now if path not in before), *theirs, *now)))[:MOST_RECENT]


def _add_pairs(before: Pairs, now: Pairs, theirs: Pairs) -> Pairs:
    old, new = dict(before), dict(now)
    kept = {key: value for key, value in theirs if key in new or key not in old}
    return tuple({**kept, **{key: value for key, value in new.items() if old.get(key) != value}}.items())


@frozen
class Preferences(Values):
    """The player's preferences.

    ``scale`` and ``sound_volume`` are in percent. If ``ends_itself`` is set, a turn ends automatically when
    nothing is left to do. ``game``, ``modules``, ``seats`` and ``options`` describe the next game.
    ``own_keys`` lists the commands whose default keys the player has changed, each with its new keys.
    """

    language: str = attrs.field(default=SYSTEM, validator=_spoken)
    theme: str = _choice("system", THEMES)
    scale: int = attrs.field(default=100, validator=_scale)
    contrast: str = _choice("system", CONTRASTS)
    small_signs: bool = _switch(False)
    touch: str = _choice("auto", TOUCHES)
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
    seats: tuple[SeatChoice, ...] = stored(FIRST_TABLE, _seats)
    options: tuple[tuple[str, Value], ...] = stored((), _options, _add_pairs)
    tables: tuple[KeptTable, ...] = stored((), _tables)
    puzzle_kind: str = stored(PUZZLE_KINDS[0], _kind)
    own_keys: tuple[tuple[str, tuple[str, ...]], ...] = stored((), _own_keys, _add_pairs)


@frozen
class Progress(Values):
    """The player's progress.

    - ``recent``: recently used game files, latest first
    - ``window``: Qt's window geometry in Base64
    - ``lessons``: ids of lessons, each with the number of finished steps
    - ``lessons_offered``: True after the player has declined lessons or begun a game
    - ``coached``: seed of the first game, in which the coach helps the player
    - ``puzzles``: names of puzzles, each with the player's first result
    - ``puzzle_rating``: the player's rating, and the number of answers on which it is based
    - ``puzzle_curve``: names of puzzles, each with the day of its first answer and the resulting rating
    - ``played``: ids of all games and modules with which the player has begun a game
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
    puzzle_curve: tuple[tuple[str, tuple[str, float]], ...] = stored((), _curve, _add_pairs)
    played: tuple[str, ...] = stored((), _texts)
