"""The arguments of alhambra-arena: parsed, checked, and refused in one sentence."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NoReturn

from ...words import say
from ..core.option import Value
from ..modules.registry import MODULES, OPTIONS, SetupError
from ..opponents.games import RANDOM, Game, TournamentSettings
from ..opponents.levels import LEVELS, LevelError, level
from ..task_pool import ClusterPool, LocalPool, TaskPool, TaskPoolError
from .chart import ChartError, matplotlib_classes

WRONG_ARGUMENTS: Final = 2
LADDER: Final = "ladder"
ROUND_ROBIN: Final = "round-robin"


class _Parser(argparse.ArgumentParser):
    """A parser whose errors are one sentence."""

    def error(self, message: str) -> NoReturn:
        """Print the error and exit."""
        refuse(message)


def refuse(message: str, code: int = WRONG_ARGUMENTS) -> NoReturn:
    """Print one sentence and exit."""
    print(f"alhambra-arena: {message}", file=sys.stderr)
    raise SystemExit(code)


def _number(least: int, most: int | None = None) -> type[int]:
    def read(text: str) -> int:
        value = int(text)
        if value < least:
            raise argparse.ArgumentTypeError(f"{value} is less than {least}")
        if most is not None and value > most:
            raise argparse.ArgumentTypeError(f"{value} is more than {most}")
        return value

    read.__name__ = "whole number"
    return read  # type: ignore[return-value]


def parser() -> argparse.ArgumentParser:
    """The parser of the command line."""
    known = ", ".join([*(one.id for one in LEVELS), RANDOM])
    found = _Parser(
        prog="alhambra-arena",
        description="Computer players play each other without a window, and tables say who is better.",
    )
    kinds = found.add_mutually_exclusive_group()
    kinds.add_argument("--seats", metavar="A,B", help=f"one table of these levels: {known}")
    kinds.add_argument("--ladder", action="store_true", help="matches of each level with the one before it")
    kinds.add_argument("--round-robin", action="store_true", help="matches of all pairs of levels")
    kinds.add_argument("--list-options", action="store_true", help="list levels, modules and house variants")

    matches = found.add_argument_group("matches (--ladder, --round-robin)")
    matches.add_argument("--levels", metavar="A,B", help="which levels, the weakest first (all but random)")
    matches.add_argument(
        "--table", type=_number(2, 6), action="append", metavar="N", help="seats, 2 to 6; may be repeated (2)"
    )
    matches.add_argument("--json", type=Path, metavar="FILE", help="write all figures there")
    matches.add_argument("--plot", type=Path, metavar="FILE.png", help="draw the ratings there")

    games = found.add_argument_group("games")
    games.add_argument(
        "--games", type=_number(1), default=20, help="how many, of each match in whole deals (20)"
    )
    games.add_argument("--seed", type=_number(0), default=1, help="the same seed, the same deals (1)")
    games.add_argument("--game", default="alhambra", help="the game (alhambra)")
    games.add_argument("--modules", default="", metavar="A,B", help=f"modules, or {RANDOM}")
    games.add_argument("--variant", action="append", default=[], metavar="ID=VALUE", help="a house variant")
    games.add_argument("--random-variants", action="store_true", help="draw house variants for each deal")
    games.add_argument(
        "--deterministic", action="store_true", help="count simulations, not seconds: the same every time"
    )
    games.add_argument("--records", type=Path, metavar="DIR", help="write the record of each game there")

    places = found.add_argument_group("where to play").add_mutually_exclusive_group()
    places.add_argument("--jobs", type=_number(1), metavar="N", help="processes of this machine (all cores)")
    places.add_argument("--cluster", metavar="ADDRESS", help="workers of the Dask scheduler there")
    return found


def kind_of(arguments: argparse.Namespace) -> str | None:
    """Which matches are asked for; None for one table of ``--seats``."""
    if arguments.ladder:
        return LADDER
    if arguments.round_robin:
        return ROUND_ROBIN
    for name in ("levels", "table", "json", "plot"):
        if getattr(arguments, name) is not None:
            refuse(f"--{name} is for matches; say --ladder or --round-robin with it.")
    return None


def seats(arguments: argparse.Namespace) -> tuple[str, ...]:
    """The levels of one table."""
    if not arguments.seats:
        refuse("--seats is missing, for example --seats master,builder; or say --ladder or --round-robin.")
    return _known(_named(arguments.seats))


def levels(arguments: argparse.Namespace) -> tuple[str, ...]:
    """The levels that play matches; the first one is the reference of the ratings."""
    if arguments.levels is None:
        return tuple(one.id for one in LEVELS)
    found = _known(_named(arguments.levels))
    if len(found) < 2:
        refuse("A match needs two levels, for example --levels apprentice,builder.")
    for name in found:
        if found.count(name) > 1:
            refuse(f"--levels names {name!r} more than once; each level plays the others, not itself.")
    return found


def tables(arguments: argparse.Namespace) -> tuple[int, ...]:
    """How many seats the tables have."""
    return tuple(dict.fromkeys(arguments.table or (2,)))


def _named(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(","))


def _known(names: tuple[str, ...]) -> tuple[str, ...]:
    """The same names, each of which is that of a level or ``random``."""
    try:
        for name in names:
            if name != RANDOM:
                level(name)
    except LevelError as fault:
        refuse(say(fault.message))
    return names


def tournament(arguments: argparse.Namespace) -> TournamentSettings:
    """What all games have in common."""
    modules = tuple(name.strip() for name in arguments.modules.split(",") if name.strip())
    return TournamentSettings(
        arguments.seed,
        arguments.game,
        None if modules == (RANDOM,) else modules,
        _variants(arguments.variant),
        arguments.deterministic,
        arguments.random_variants,
    )


def _variants(arguments: Iterable[str]) -> dict[str, Value]:
    chosen: dict[str, Value] = {}
    for argument in arguments:
        name, equals, value = argument.partition("=")
        if not equals:
            refuse(f"--variant {argument!r} is not of the form id=value.")
        option = OPTIONS.get(name)
        if option is None:
            refuse(f"There is no house variant called {name!r}; possible are {', '.join(OPTIONS)}.")
        chosen[name] = option.parse(value)
    return chosen


def must_fit(game: Game) -> None:
    """Refuse a game that the rules cannot set up."""
    try:
        game.setup()
    except SetupError as fault:
        refuse(say(fault.message))


def must_be_writable(arguments: argparse.Namespace) -> None:
    """Refuse, before anybody plays for hours, what could not be written after it."""
    if arguments.records is not None:
        try:
            arguments.records.mkdir(parents=True, exist_ok=True)
        except OSError as fault:
            refuse(f"{arguments.records} cannot be a folder for records: {fault.strerror}.")
    for path in (arguments.json, arguments.plot):
        if path is not None and (path.is_dir() or not os.access(path.parent, os.W_OK)):
            refuse(f"{path} cannot be written; name a file in a folder that exists and is yours.")
    if arguments.plot is not None:
        try:
            matplotlib_classes()
        except ChartError as fault:
            refuse(str(fault))


def pool(arguments: argparse.Namespace, games: int) -> TaskPool:
    """The task pool that plays the games."""
    if arguments.cluster is None:
        return LocalPool(min(arguments.jobs or os.cpu_count() or 1, games))
    try:
        return ClusterPool(arguments.cluster)
    except TaskPoolError as fault:
        refuse(str(fault))


def option_list() -> str:
    """Levels, games, modules and house variants with their values, for people."""
    lines = ["Levels", *(f"  {one.id}: {one.sentence}" for one in LEVELS)]
    lines.append(f"  {RANDOM}: Plays anything legal; for checks of the rules.")
    lines += ["Games", *(f"  {one.id}: {one.sentence}" for one in MODULES if one.foundation)]
    chosen = [one for one in MODULES if not one.foundation and not one.automatic]
    lines += ["Modules", *(f"  {one.id}: {one.sentence}" for one in chosen)] if chosen else []
    lines.append("House variants")
    for option in OPTIONS.values():
        values = ", ".join(map(str, getattr(option, "values", ()))) or f"such as {option.default}"
        lines.append(f"  {option.id}: {values} (official: {option.default})")
    return "\n".join(lines)
