from __future__ import annotations

import argparse
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from ....command_words import Parser, bounded_integer
from ....words import phrase, say
from ...files.saves.files import reason
from ...players.games import RANDOM, TournamentSettings
from ...players.skill.levels import LEVELS, level
from ...rules.core.engine.option import Option, Value
from ...rules.core.words.message import Message, MessageError, listed, quoted
from ...rules.modules.registry import MODULES, OPTIONS
from ..task_pool import TaskPool, TaskPoolError, pool_of
from .chart import matplotlib_classes

NAME: Final = "alhambra-arena"
LADDER: Final = "ladder"
ROUND_ROBIN: Final = "round-robin"


def parser() -> Parser:
    known = listed([*(level_.id for level_ in LEVELS), RANDOM])
    found = Parser(NAME, Message("arena-about"))
    kinds = found.add_mutually_exclusive_group()
    kinds.add_argument("--seats", metavar="A,B", help=phrase("arena-seats", known=known))
    kinds.add_argument("--ladder", action="store_true", help=phrase("arena-ladder"))
    kinds.add_argument("--round-robin", action="store_true", help=phrase("arena-round-robin"))
    kinds.add_argument("--list-options", action="store_true", help=phrase("arena-list-options"))

    matches = found.add_argument_group(phrase("arena-group-matches"))
    matches.add_argument("--levels", metavar="A,B", help=phrase("arena-levels"))
    matches.add_argument(
        "--table", type=bounded_integer(2, 6), action="append", metavar="N", help=phrase("arena-table")
    )
    matches.add_argument("--json", type=Path, metavar="FILE", help=phrase("arena-json"))
    matches.add_argument("--plot", type=Path, metavar="FILE.png", help=phrase("arena-plot"))

    games = found.add_argument_group(phrase("arena-group-games"))
    games.add_argument("--games", type=bounded_integer(1), default=20, help=phrase("arena-games"))
    games.add_argument("--seed", type=bounded_integer(0), default=1, help=phrase("arena-seed"))
    games.add_argument("--game", default="alhambra", help=phrase("arena-game"))
    games.add_argument("--modules", default="", metavar="A,B", help=phrase("arena-modules", random=RANDOM))
    games.add_argument(
        "--variant", action="append", default=[], metavar="ID=VALUE", help=phrase("arena-variant")
    )
    games.add_argument("--random-variants", action="store_true", help=phrase("arena-random-variants"))
    games.add_argument("--deterministic", action="store_true", help=phrase("arena-deterministic"))
    games.add_argument("--records", type=Path, metavar="DIR", help=phrase("arena-records"))

    places = found.add_argument_group(phrase("arena-group-places")).add_mutually_exclusive_group()
    places.add_argument("--jobs", type=bounded_integer(1), metavar="N", help=phrase("arena-jobs"))
    places.add_argument("--cluster", metavar="ADDRESS", help=phrase("arena-cluster"))
    return found


def kind_of(arguments: argparse.Namespace) -> str | None:
    """Return the requested kind of matches, or None for games at one table (``--seats``).

    Raise `MessageError` if games at one table are combined with arguments for matches.
    """
    if arguments.ladder:
        return LADDER
    if arguments.round_robin:
        return ROUND_ROBIN
    for name in ("levels", "table", "json", "plot"):
        if getattr(arguments, name) is not None:
            raise MessageError(Message("arena-for-matches", argument=f"--{name}"))
    return None


def seats(arguments: argparse.Namespace) -> tuple[str, ...]:
    if not arguments.seats:
        raise MessageError(Message("arena-no-seats"))
    return _known(_named(arguments.seats))


def levels(arguments: argparse.Namespace) -> tuple[str, ...]:
    """Return the levels that play matches; the first level is rated 0."""
    if arguments.levels is None:
        return tuple(level_.id for level_ in LEVELS)
    found = _known(_named(arguments.levels))
    if len(found) < 2:
        raise MessageError(Message("arena-two-levels"))
    for name in found:
        if found.count(name) > 1:
            raise MessageError(Message("arena-level-twice", level=quoted(name)))
    return found


def tables(arguments: argparse.Namespace) -> tuple[int, ...]:
    return tuple(dict.fromkeys(arguments.table or (2,)))


def _named(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(","))


def _known(names: tuple[str, ...]) -> tuple[str, ...]:
    for name in names:
        if name != RANDOM:
            level(name)
    return names


def tournament(arguments: argparse.Namespace) -> TournamentSettings:
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
            raise MessageError(Message("arena-wrong-variant", value=quoted(argument)))
        option = OPTIONS.get(name)
        if option is None:
            raise MessageError(Message("setup-no-variant-of", name=quoted(name), known=listed(OPTIONS)))
        chosen[name] = option.parse(value)
    return chosen


def must_be_writable(arguments: argparse.Namespace) -> None:
    """Raise `MessageError` if a requested file cannot be written or a requested chart cannot be drawn.

    Call this function before the games start, because they may take hours.
    """
    if arguments.records is not None:
        try:
            arguments.records.mkdir(parents=True, exist_ok=True)
        except OSError as fault:
            folder, why = str(arguments.records), reason(fault)
            raise MessageError(Message("arena-no-folder", folder=folder, reason=why)) from None
    for path in (arguments.json, arguments.plot):
        if path is not None and (path.is_dir() or not os.access(path.parent, os.W_OK)):
            raise MessageError(Message("arena-no-file", file=str(path)))
    if arguments.plot is not None:
        matplotlib_classes()


def pool(arguments: argparse.Namespace, games: int) -> TaskPool:
    try:
        return pool_of(arguments.cluster, arguments.jobs, games)
    except TaskPoolError as fault:
        raise MessageError(fault.message) from None


def option_list() -> str:
    lines = [phrase("arena-list-levels"), *(_entry(level_.id, level_.sentence) for level_ in LEVELS)]
    lines.append(_entry(RANDOM, Message("arena-random")))
    foundations = [module for module in MODULES if module.foundation]
    lines += [phrase("arena-list-games"), *(_entry(module.id, module.sentence) for module in foundations)]
    chosen = [module for module in MODULES if not module.foundation and not module.automatic]
    lines += (
        [phrase("arena-list-modules"), *(_entry(module.id, module.sentence) for module in chosen)]
        if chosen
        else []
    )
    lines.append(phrase("arena-list-variants"))
    lines += [f"  {say(_values(option))}" for option in OPTIONS.values()]
    return "\n".join(lines)


def _entry(id_: str, sentence: Message) -> str:
    return f"  {phrase('arena-list-entry', id=id_, sentence=sentence)}"


def _values(option: Option) -> Message:
    official = str(option.default)
    if values := getattr(option, "values", ()):
        return Message("arena-list-values", id=option.id, values=listed(map(str, values)), official=official)
    return Message("arena-list-value", id=option.id, official=official)
