"""Start the programs in a bundle, where `python -m alhambra_desktop` is not available.

A bundle has one executable. Started through a link, it runs the command that the link is named after.
"""

import importlib
import multiprocessing
import sys
from pathlib import Path

COMMANDS = {
    "alhambra-arena": "alhambra_desktop.model.workshop.arena.cli",
    "alhambra-check": "alhambra_desktop.views.checking.cli",
    "alhambra-puzzles": "alhambra_desktop.model.workshop.mining.cli",
    "alhambra-train": "alhambra_desktop.model.workshop.training.cli",
}


def module(name: str) -> str:
    """Return the module whose main() implements the command of this name."""
    return COMMANDS.get(Path(name).name, "alhambra_desktop.__main__")


if __name__ == "__main__":
    # In a bundle, the program starts itself again as a worker process. `freeze_support` then runs the worker.
    multiprocessing.freeze_support()
    sys.exit(importlib.import_module(module(sys.argv[0])).main())
