"""Searches the games of a range of seeds for puzzles, or proves the bundled puzzles again."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ....command_words import Parser, bounded_integer, print_line, progress, run_command
from ....words import phrase, say
from ...learning.puzzles import shelf
from ...rules.core.words.message import Message
from ..task_pool import TaskPoolError, pool_of
from .folder import MiningFolder, kind_of
from .miner import mined
from .renewal import Finding, ProofFolder, Verdict, proved_again, renew

NAME: Final = "alhambra-puzzles"


def parser() -> Parser:
    found = Parser(NAME, Message("mining-about"))
    found.add_argument("folder", type=Path, help=phrase("mining-folder"))
    found.add_argument(
        "--games", type=bounded_integer(1), default=100, metavar="N", help=phrase("mining-games")
    )
    found.add_argument("--seed", type=bounded_integer(0), default=1, metavar="N", help=phrase("mining-seed"))
    found.add_argument("--prove", action="store_true", help=phrase("mining-prove"))
    found.add_argument("--renew", action="store_true", help=phrase("mining-renew"))
    places = found.add_mutually_exclusive_group()
    places.add_argument("--jobs", type=bounded_integer(1), metavar="N", help=phrase("arena-jobs"))
    places.add_argument("--cluster", metavar="ADDRESS", help=phrase("arena-cluster"))
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    return run_command(NAME, arguments, _run, Message("mining-stopped"), (TaskPoolError,))


def _run(command: Sequence[str]) -> None:
    found = parser().parse_args(command)
    (_prove if found.prove or found.renew else _mine)(found)


def _mine(arguments: argparse.Namespace) -> None:
    folder = MiningFolder(arguments.folder)
    known = folder.open()
    numbers = range(arguments.seed, arguments.seed + arguments.games)
    seeds = [seed for seed in numbers if seed not in known]
    if seeds:
        with pool_of(arguments.cluster, arguments.jobs, len(seeds)) as pool:
            results = progress(pool.results(mined, seeds), len(seeds), Message("noun-games"))
            known.update((outcome.seed, kind_of(outcome)) for outcome in folder.keep(results))
    kinds = Counter(known[seed] for seed in numbers)
    modules = kinds["modules"]
    puzzles = kinds["puzzle"] + modules
    print_line(say(Message("mining-found", puzzles=puzzles, modules=modules, games=len(numbers))))


def _prove(arguments: argparse.Namespace) -> None:
    folder = ProofFolder(arguments.folder)
    known = folder.open()
    shipped = shelf.names()
    names = [name for name in shipped if name not in known]
    if names:
        with pool_of(arguments.cluster, arguments.jobs, len(names)) as pool:
            results = progress(pool.results(proved_again, names), len(names), Message("noun-puzzles"))
            for one in folder.keep(results):
                known[one.name] = one
                if one.verdict is not Verdict.HOLDS:
                    print_line(say(_fault(one)))
    found = {name: known[name] for name in shipped}
    kinds = Counter(finding.verdict for finding in found.values())
    counts = {verdict.value: kinds[verdict] for verdict in Verdict}
    print_line(say(Message("mining-proved", puzzles=len(found), **counts)))
    if arguments.renew:
        renew(found)
        print_line(say(Message("mining-renewed", kept=kinds[Verdict.HOLDS])))


def _fault(finding: Finding) -> Message:
    if finding.verdict is Verdict.BEATEN:
        return Message("mining-beaten", puzzle=finding.name)
    if finding.verdict is Verdict.UNSOLVED:
        return Message("mining-unsolved", puzzle=finding.name)
    return Message("mining-unreadable", puzzle=finding.name)


if __name__ == "__main__":
    sys.exit(main())
