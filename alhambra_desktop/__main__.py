"""Start the program."""

from __future__ import annotations

import multiprocessing
import sys


def main() -> int:
    """The exit code of the program; worker processes of a bundle begin and end in the first line."""
    multiprocessing.freeze_support()
    from .views.app import run

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
