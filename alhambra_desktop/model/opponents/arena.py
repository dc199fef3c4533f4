"""alhambra-arena: computer players play each other without a window, and a table says who is better."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from pathlib import Path
from typing import Final, NoReturn

from ..core.option import Value
from ..modules.registry import MODULES, OPTIONS, SetupError
from ..saves.record import write_record
from .contest import RANDOM, Game, Outcome, games, play_game
from .levels import LEVELS, LevelError, level

WRONG_ARGUMENTS: Final = 2
INTERRUPTED: Final = 130
BAR: Final = 30


class _Parser(argparse.ArgumentParser):
    """A parser that complains in one sentence."""

    def error(self, message: str) -> NoReturn:
        """Complain and leave."""
        _refuse(message)


def _refuse(message: str) -> NoReturn:
    print(f"alhambra-arena: {message}", file=sys.stderr)
    raise SystemExit(WRONG_ARGUMENTS)


def _number(least: int) -> type[int]:
    def read(text: str) -> int:
        value = int(text)
        if value < least:
            raise argparse.ArgumentTypeError(f"{value} is less than {least}")
        return value

    read.__name__ = "whole number"
    return read  # type: ignore[return-value]


def _parser() -> argparse.ArgumentParser:
    known = ", ".join([*(one.id for one in LEVELS), RANDOM])
    parser = _Parser(prog="alhambra-arena", description=__doc__)
    parser.add_argument("--seats", help=f"levels, separated by commas: {known}")
    parser.add_argument("--games", type=_number(1), default=20, help="how many games (20)")
    parser.add_argument("--seed", type=_number(0), default=1, help="the same seed, the same deals (1)")
    parser.add_argument("--game", default="alhambra", help="the game (alhambra)")
    parser.add_argument("--modules", default="", help=f"modules, separated by commas, or {RANDOM}")
    parser.add_argument("--variant", action="append", default=[], metavar="ID=VALUE", help="a house variant")
    parser.add_argument("--random-variants", action="store_true", help="draw house variants for each deal")
    parser.add_argument("--records", type=Path, metavar="DIR", help="write the record of each game there")
    parser.add_argument("--jobs", type=_number(1), default=os.cpu_count() or 1, help="processes (all cores)")
    parser.add_argument(
        "--deterministic", action="store_true", help="count simulations, not seconds: the same every time"
    )
    parser.add_argument("--list-options", action="store_true", help="list levels, modules and house variants")
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; the answer is its exit code."""
    try:
        return _run(_parser().parse_args(arguments))
    except KeyboardInterrupt:
        print("\nalhambra-arena: stopped.", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # whoever read the table has seen enough
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115
        return 0


def _run(wishes: argparse.Namespace) -> int:
    if wishes.list_options:
        print(option_list())
        return 0
    contest = _games(wishes)
    if wishes.records is not None:
        try:
            wishes.records.mkdir(parents=True, exist_ok=True)
        except OSError as fault:
            _refuse(f"{wishes.records} cannot be a folder for records: {fault.strerror}.")
    outcomes = []
    for outcome in _shown(_played(contest, wishes.jobs), len(contest)):
        outcomes.append(outcome)
        if wishes.records is not None:
            try:
                path = wishes.records / f"game-{outcome.game.number + 1:04}.json"
                write_record(path, outcome.game.setup(), outcome.events)
            except OSError as fault:
                _refuse(f"the record cannot be written: {fault}.")
    print(table(_names(wishes), outcomes))
    return 0


def _names(wishes: argparse.Namespace) -> tuple[str, ...]:
    if not wishes.seats:
        _refuse("--seats is missing, for example --seats hard,easy,easy.")
    return tuple(name.strip() for name in wishes.seats.split(","))


def _games(wishes: argparse.Namespace) -> list[Game]:
    names = _names(wishes)
    try:
        for name in names:
            if name != RANDOM:
                level(name)
        contest = games(
            names,
            wishes.games,
            wishes.seed,
            wishes.game,
            _modules(wishes.modules),
            _variants(wishes.variant),
            wishes.deterministic,
            wishes.random_variants,
        )
        contest[0].setup()
    except (LevelError, SetupError) as fault:
        _refuse(str(fault))
    return contest


def _modules(wish: str) -> tuple[str, ...] | None:
    """The modules wished for; None for a random mix."""
    if wish.strip() == RANDOM:
        return None
    return tuple(name.strip() for name in wish.split(",") if name.strip())


def _variants(wishes: Iterable[str]) -> dict[str, Value]:
    chosen: dict[str, Value] = {}
    for wish in wishes:
        name, equals, value = wish.partition("=")
        if not equals:
            _refuse(f"--variant {wish!r} is not of the form id=value.")
        option = OPTIONS.get(name)
        if option is None:
            _refuse(f"There is no house variant called {name!r}; possible are {', '.join(OPTIONS)}.")
        chosen[name] = option.parse(value)
    return chosen


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


# -- playing


def _play(game: Game) -> Outcome:
    return play_game(game, time.perf_counter)


def _deaf() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _played(contest: list[Game], jobs: int) -> Iterator[Outcome]:
    """The outcomes in the order of the games."""
    jobs = min(jobs, len(contest))
    if jobs == 1:
        yield from map(_play, contest)
        return
    with multiprocessing.get_context("spawn").Pool(jobs, initializer=_deaf) as pool:
        yield from pool.imap(_play, contest)


def _shown(outcomes: Iterable[Outcome], count: int) -> Iterator[Outcome]:
    """The outcomes as they come, with a bar for somebody who looks on."""
    looks_on = sys.stderr.isatty()
    for done, outcome in enumerate(outcomes, 1):
        if looks_on:
            bar = "#" * (BAR * done // count)
            end = "\n" if done == count else ""
            print(f"\r[{bar:<{BAR}}] {done}/{count} games", end=end, file=sys.stderr, flush=True)
        yield outcome


# -- the table


def wilson(wins: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins (Wilson)."""
    z = 1.96
    share = wins / count
    middle = share + z * z / (2 * count)
    half = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    scale = 1 + z * z / count
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)


def table(names: tuple[str, ...], outcomes: Sequence[Outcome]) -> str:
    """Who won how often: one line for each entry of ``--seats``, wherever it sat; shared wins are shared."""
    lines = [f"{'seat':>4}  {'level':<8} {'wins':>6}  {'95 %':>12}  {'points':>6}  {'s/turn':>7}  {'p95':>7}"]
    count = len(outcomes)
    for entry, name in enumerate(names):
        wins, points, seconds = 0.0, 0, list[float]()
        for outcome in outcomes:
            seat = (entry + outcome.game.number) % len(names)
            wins += (seat in outcome.winners) / len(outcome.winners)
            points += outcome.scores[seat]
            seconds += outcome.seconds[seat]
        low, high = wilson(wins, count)
        seconds.sort()
        slow = seconds[int(len(seconds) * 0.95)] if seconds else 0.0
        mean = sum(seconds) / max(1, len(seconds))
        lines.append(
            f"{entry + 1:>4}  {name:<8} {wins / count:>6.1%}  {low:>5.1%}-{high:>6.1%}  "
            f"{points / count:>6.1f}  {mean:>7.4f}  {slow:>7.4f}"
        )
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
