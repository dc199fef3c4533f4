"""Start the program."""

from __future__ import annotations

import sys


def main() -> int:
    """The exit code of the program; worker processes, which load this file too, need nothing of it."""
    from .views.app.app import run

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
