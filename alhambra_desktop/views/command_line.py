"""The command line: what the program is asked to do, or one sentence about what is wrong with it."""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import attrs

from ..model.core.option import Value
from ..model.core.setup import COLOURS, SeatSetup, Setup
from ..model.core.values import Seat
from ..model.modules.registry import OPTIONS, SetupError, make_setup
from ..model.opponents.levels import LevelError, with_style
from ..words import say
from .names import further_names, person_name

if TYPE_CHECKING:
    from _typeshed import SupportsWrite


class CommandLineError(ValueError):
    """A command line that cannot be followed; the message is one sentence."""


@attrs.frozen
class Wanted:
    """What the command line asks for."""

    game: Path | None = None
    new: Setup | None = None
    screenshot: Path | None = None
    size: tuple[int, int] = (1280, 800)
    scale: float | None = None
    theme: str | None = None
    entry: str | None = None
    smoke_test: bool = False
    new_window: bool = False

    @property
    def for_open_window(self) -> bool:
        """True where a window that is open already can do all that is asked for."""
        return attrs.evolve(self, game=None) == Wanted()


class _Parser(argparse.ArgumentParser):
    def print_help(self, file: SupportsWrite[str] | None = None) -> None:
        """Nothing where there is no terminal, as on Windows; Python before 3.11.4 fails there."""
        if file or sys.stdout or sys.stderr:
            super().print_help(file)

    def error(self, message: str) -> NoReturn:
        raise CommandLineError(f"{message}; alhambra-desktop --help lists what is possible.")


def parser() -> argparse.ArgumentParser:
    """The options of the program."""
    made = _Parser(
        prog="alhambra-desktop", description="Alhambra for 2 to 6 seats, people and computer players."
    )
    made.add_argument("game", nargs="?", metavar="FILE", help="a saved game or a record to open")
    made.add_argument(
        "--new",
        metavar='"LEVELS"',
        help="begin at once: seats such as 'human,apprentice,builder:mason', then seed=7, game=granada, "
        "modules=camps,huts or a house variant id=value",
    )
    made.add_argument("--screenshot", metavar="FILE", help="draw the table into a PNG file, without a screen")
    made.add_argument("--size", metavar="WxH", default="1280x800", help="size of the window (1280x800)")
    made.add_argument("--scale", metavar="F", help="everything larger, 1 to 3")
    made.add_argument("--theme", choices=("system", "light", "dark"), help="colours for this time")
    made.add_argument("--new-window", action="store_true", help="a window of its own beside one that is open")
    menu = made.add_mutually_exclusive_group()
    menu.add_argument(
        "--install-entry",
        dest="entry",
        action="store_const",
        const="install",
        help="put the program into your desktop's menu, and let it open saved games and records",
    )
    menu.add_argument(
        "--remove-entry", dest="entry", action="store_const", const="remove", help="take that back"
    )
    made.add_argument("--smoke-test", action="store_true", help=argparse.SUPPRESS)
    return made


def parse(arguments: list[str]) -> Wanted:
    """What is asked for; ``CommandLineError`` where it cannot be followed."""
    found = parser().parse_args(arguments)
    return Wanted(
        game=Path(found.game) if found.game else None,
        new=parse_new(found.new) if found.new is not None else None,
        screenshot=Path(found.screenshot) if found.screenshot else None,
        size=_size(found.size),
        scale=_scale(found.scale),
        theme=found.theme,
        entry=found.entry,
        smoke_test=found.smoke_test,
        new_window=found.new_window,
    )


def _size(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d{3,5})x(\d{3,5})", text)
    if match is None:
        raise CommandLineError(f"--size {text!r} is not a width and a height such as 1280x800.")
    return int(match[1]), int(match[2])


def _scale(text: str | None) -> float | None:
    if text is None:
        return None
    try:
        scale = float(text)
    except ValueError:
        scale = 0.0
    if not 0.5 <= scale <= 3:
        raise CommandLineError(f"--scale {text!r} is not a number from 0.5 to 3.")
    return scale


def _level(kind: str, seed: int, seat: Seat) -> str:
    try:
        return with_style(kind, seed, seat)
    except LevelError as error:
        raise CommandLineError(
            f"--new: {kind!r} is neither human nor a level: {say(error.message)}"
        ) from None


def _seats(kinds: list[str], seed: int) -> list[SeatSetup]:
    """Seats with names of their own, the first person with that of whoever started the program."""
    person = person_name() if "human" in kinds else ""
    names = further_names(person)
    first = kinds.index("human") if person else None
    return [
        SeatSetup(person if i == first else next(names), colour)
        if kind == "human"
        else SeatSetup(next(names), colour, "computer", _level(kind, seed, i))
        for i, (kind, colour) in enumerate(zip(kinds, COLOURS, strict=False))
    ]


def parse_new(text: str) -> Setup:
    """A table such as ``human,apprentice,builder:mason seed=7 modules=camps,huts redesign=forbidden``."""
    words = text.split()
    kinds = words[0].split(",") if words and "=" not in words[0] else ["human", "builder", "apprentice"]
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
            if not value.isdecimal():
                raise CommandLineError(f"--new: the seed {value!r} is not a number.")
            seed = int(value)
        elif name in OPTIONS:
            options[name] = OPTIONS[name].parse(value)
        else:
            raise CommandLineError(
                f"--new: {name!r} is neither seed, game, modules nor a house variant ({', '.join(OPTIONS)})."
            )
    if len(kinds) > len(COLOURS):
        raise CommandLineError(f"--new: a table has at most {len(COLOURS)} seats.")
    try:
        return make_setup(_seats(kinds, seed), seed, game, modules, options)
    except SetupError as error:
        raise CommandLineError(f"--new: {say(error.message)}") from None
