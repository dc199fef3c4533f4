"""alhambra-puzzles: puzzles from self-play, found seed by seed; stopped, the same command goes on."""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ...command_words import Parser, complain, print_line, progress, use_language_of, whole
from ...words import WordsError, phrase, say
from ..core.words.message import Message, MessageError
from ..modules.registry import installer
from ..task_pool import ClusterPool, LocalPool, TaskPool, TaskPoolError
from .folder import MiningFolder, kind_of
from .miner import mined

NAME: Final = "alhambra-puzzles"
FAILED: Final = 1
WRONG_ARGUMENTS: Final = 2
INTERRUPTED: Final = 130


def parser() -> Parser:
    """The parser of the command line."""
    found = Parser(NAME, Message("mining-about"))
    found.add_argument("folder", type=Path, help=phrase("mining-folder"))
    found.add_argument("--games", type=whole(1), default=100, metavar="N", help=phrase("mining-games"))
    found.add_argument("--seed", type=whole(0), default=1, metavar="N", help=phrase("mining-seed"))
    places = found.add_mutually_exclusive_group()
    places.add_argument("--jobs", type=whole(1), metavar="N", help=phrase("arena-jobs"))
    places.add_argument("--cluster", metavar="ADDRESS", help=phrase("arena-cluster"))
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; the answer is its exit code."""
    command = sys.argv[1:] if arguments is None else arguments
    try:
        use_language_of(command)
        _run(parser().parse_args(command))
    except TaskPoolError as fault:
        complain(NAME, fault.message)
        raise SystemExit(FAILED) from None
    except MessageError as fault:
        complain(NAME, fault.message)
        raise SystemExit(WRONG_ARGUMENTS) from None
    except WordsError as fault:
        complain(NAME, fault)
        raise SystemExit(FAILED) from None
    except KeyboardInterrupt:
        print(file=sys.stderr)
        complain(NAME, Message("mining-stopped"))
        return INTERRUPTED
    return 0


def _run(arguments: argparse.Namespace) -> None:
    """Mine the seeds that were not looked at yet, and say what the folder has of all."""
    folder = MiningFolder(arguments.folder)
    known = folder.open()
    wanted = range(arguments.seed, arguments.seed + arguments.games)
    seeds = [seed for seed in wanted if seed not in known]
    if seeds:
        with _pool(arguments, len(seeds)) as pool:
            results = progress(pool.results(mined, seeds), len(seeds), Message("noun-games"))
            known.update((one.seed, kind_of(one)) for one in folder.keep(results))
    kinds = Counter(known[seed] for seed in wanted)
    modules = kinds["modules"]
    puzzles = kinds["puzzle"] + modules
    print_line(say(Message("mining-found", puzzles=puzzles, modules=modules, games=len(wanted))))


def _pool(arguments: argparse.Namespace, games: int) -> TaskPool:
    """Where the games are played."""
    if arguments.cluster is not None:
        return ClusterPool(arguments.cluster, prepare=installer())
    return LocalPool(min(arguments.jobs or os.cpu_count() or 1, games))


if __name__ == "__main__":
    sys.exit(main())
