from __future__ import annotations

import argparse
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

import attrs

from ...command_words import Parser, use_language_of
from ...model.players.skill.levels import COMMAND_LINE_TABLE, LevelError, with_style
from ...model.rules.core.engine.option import Value
from ...model.rules.core.engine.setup import COLOURS, SeatSetup, Setup
from ...model.rules.core.frozen import frozen
from ...model.rules.core.values import Seat
from ...model.rules.core.words.message import Message, MessageError, decimal, listed, quoted
from ...model.rules.modules.registry import OPTIONS, SetupError, make_setup
from ...words import phrase
from ..text.names import further_names, person_name

NO_RULE_SETS: Final = "--no-rule-sets"

LEAST_SCALE, MOST_SCALE = 0.5, 3
MOST_DIGITS = 18  # maximum number of digits of a seed, limited by the file format
MOST_PIXELS = 8192  # maximum width and maximum height of a window or picture


@frozen
class StartOptions:
    language: str | None = None
    game: Path | None = None
    new: Setup | None = None
    screenshot: Path | None = None
    size: tuple[int, int] | None = None
    scale: float | None = None
    theme: str | None = None
    entry: str | None = None
    smoke_test: bool = False
    new_window: bool = False
    no_rule_sets: bool = False
    sound_file: Path | None = None
    again: tuple[int, ...] | None = None

    @property
    def for_open_window(self) -> bool:
        """Whether a window that is already open can do everything that the command line requests."""
        return attrs.evolve(self, game=None) == StartOptions()


def parser() -> Parser:
    made = Parser("alhambra-desktop", Message("desktop-about"))
    made.add_argument("game", nargs="?", metavar="FILE", help=phrase("desktop-file"))
    made.add_argument("--new", metavar='"LEVELS"', help=phrase("desktop-new"))
    made.add_argument("--screenshot", metavar="FILE", help=phrase("desktop-screenshot"))
    made.add_argument("--size", metavar="WxH", help=phrase("desktop-size"))
    made.add_argument(
        "--scale", metavar="F", help=phrase("desktop-scale", least=decimal(LEAST_SCALE), most=MOST_SCALE)
    )
    made.add_argument("--theme", choices=("system", "light", "dark"), help=phrase("desktop-theme"))
    made.add_argument("--new-window", action="store_true", help=phrase("desktop-new-window"))
    made.add_argument(NO_RULE_SETS, action="store_true", help=phrase("desktop-no-rule-sets"))
    made.add_argument("--sound-file", metavar="FILE", help=phrase("desktop-sound-file"))
    menu = made.add_mutually_exclusive_group()
    menu.add_argument(
        "--install-entry",
        dest="entry",
        action="store_const",
        const="install",
        help=phrase("desktop-install-entry"),
    )
    menu.add_argument(
        "--remove-entry",
        dest="entry",
        action="store_const",
        const="remove",
        help=phrase("desktop-remove-entry"),
    )
    made.add_argument("--again", type=_numbers, help=argparse.SUPPRESS)
    made.add_argument("--smoke-test", action="store_true", help=argparse.SUPPRESS)
    return made


def parse(arguments: list[str], switch_on: Callable[[], object] = lambda: None) -> StartOptions:
    """Parse the command line; raise `MessageError` if it is invalid.

    The requested language is applied immediately. Before the value of ``--new`` is parsed, `switch_on` loads
    the third-party rule sets, unless the command line excludes them.
    """
    use_language_of(arguments)
    if not arguments:  # the usual case, which needs no parser
        switch_on()
        return StartOptions()
    found = parser().parse_args(arguments)
    if not found.no_rule_sets:
        switch_on()
    return StartOptions(
        language=found.language,
        game=_place(found.game) if found.game else None,
        new=parse_new(found.new) if found.new is not None else None,
        screenshot=_place(found.screenshot) if found.screenshot else None,
        size=_size(found.size) if found.size is not None else None,
        scale=_scale(found.scale),
        theme=found.theme,
        entry=found.entry,
        smoke_test=found.smoke_test,
        new_window=found.new_window,
        no_rule_sets=found.no_rule_sets,
        sound_file=_sound_file(found.sound_file) if found.sound_file else None,
        again=found.again,
    )


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(",")))


def _place(text: str) -> Path:
    path = Path(_local(text) if text.startswith("file:") else text)
    try:
        path.absolute()
    except OSError:
        raise MessageError(Message("desktop-no-folder", file=quoted(text))) from None
    return path


def _local(address: str) -> str:
    from PySide6.QtCore import QUrl  # imported late: most command lines have no URL

    return QUrl(address).toLocalFile()


def _sound_file(text: str) -> Path:
    path = _place(text).absolute()
    other = path.exists() and not path.is_file()
    if other or not path.parent.is_dir() or not os.access(path if path.exists() else path.parent, os.W_OK):
        raise MessageError(Message("desktop-no-sound-file", file=quoted(text)))
    return path


def _size(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d{3,5})x(\d{3,5})", text)
    if match is None or max(int(match[1]), int(match[2])) > MOST_PIXELS:
        raise MessageError(Message("desktop-wrong-size", value=quoted(text), most=MOST_PIXELS))
    return int(match[1]), int(match[2])


def _scale(text: str | None) -> float | None:
    if text is None:
        return None
    try:
        scale = float(text)
    except ValueError:
        scale = 0.0
    if not LEAST_SCALE <= scale <= MOST_SCALE:
        least = decimal(LEAST_SCALE)
        fault = Message("desktop-wrong-scale", value=quoted(text), least=least, most=MOST_SCALE)
        raise MessageError(fault)
    return scale


def _level(kind: str, seed: int, seat: Seat) -> str:
    try:
        return with_style(kind, seed, seat)
    except LevelError as error:
        fault = Message("desktop-new-level", kind=quoted(kind), fault=error.message)
        raise MessageError(fault) from None


def _computer(name: str, colour: str, level: str) -> SeatSetup:
    return SeatSetup(name, colour, "computer", level, name.lower())


def _seats(kinds: list[str], seed: int) -> list[SeatSetup]:
    person = person_name() if "human" in kinds else ""
    names = further_names(person)
    first = kinds.index("human") if person else None
    return [
        SeatSetup(person if i == first else next(names), colour)
        if kind == "human"
        else _computer(next(names), colour, _level(kind, seed, i))
        for i, (kind, colour) in enumerate(zip(kinds, COLOURS, strict=False))
    ]


def parse_new(text: str) -> Setup:
    """Parse a table such as ``human,builder:mason seed=7 modules=camps,huts redesign=forbidden``."""
    words = text.split()
    kinds = words[0].split(",") if words and "=" not in words[0] else ["human", *COMMAND_LINE_TABLE]
    options: dict[str, Value] = {}
    modules: tuple[str, ...]
    seed, game, modules = 1, "alhambra", ()
    for word in (word for word in words if "=" in word):
        name, _, value = word.partition("=")
        if name == "game":
            game = value
        elif name == "modules":
            modules = tuple(value.split(",")) if value else ()
        elif name == "seed":
            if not value.isdecimal() or len(value) > MOST_DIGITS:
                raise MessageError(Message("desktop-new-seed", value=quoted(value), most=MOST_DIGITS))
            seed = int(value)
        elif name in OPTIONS:
            options[name] = OPTIONS[name].parse(value)
        else:
            raise MessageError(Message("desktop-new-word", name=quoted(name), known=listed(OPTIONS)))
    if len(kinds) > len(COLOURS):
        raise MessageError(Message("desktop-new-seats", most=len(COLOURS)))
    try:
        return make_setup(_seats(kinds, seed), seed, game, modules, options)
    except SetupError as error:
        raise MessageError(Message("desktop-new-table", fault=error.message)) from None
