"""Measure the groups that the command line names, or all, and write docs/measured.md."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Final

from .page import PAGE, read, this_run, write
from .rows import show

GROUPS: Final = (
    "rules", "plans", "hands", "tables", "words", "sound", "stage", "window", "start", "story", "turns"
)  # fmt: skip
SLOW: Final = ("verdicts",)
"""Groups that take many minutes; they are measured only if the command line names them."""


def main(arguments: Sequence[str] | None = None, page: Path = PAGE) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("groups", nargs="*", metavar="GROUP", help=f"any of {', '.join(GROUPS + SLOW)}")
    asked = parser.parse_args(arguments).groups
    if unknown := set(asked) - set(GROUPS + SLOW):
        parser.error(f"unknown groups: {', '.join(sorted(unknown))}")
    run = this_run()
    for group in asked or GROUPS:
        print(f"\n{group}", flush=True)
        rows = show(import_module(f"tests.bench.{group}").rows())
        write(read(page).replaced(group, run, rows), page)


if __name__ == "__main__":
    main()
