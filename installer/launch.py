"""Start one of the programs of a bundle. They share one executable.

If the executable is started through a link, the name of the link decides which program starts.
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
    return COMMANDS.get(Path(name).name, "alhambra_desktop.__main__")


if __name__ == "__main__":
    # In a bundle, a worker process is a second run of this executable. In a worker process, `freeze_support`
    # does the work and then ends the process.
    multiprocessing.freeze_support()
    sys.exit(importlib.import_module(module(sys.argv[0])).main())
