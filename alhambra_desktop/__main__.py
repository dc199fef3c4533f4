from __future__ import annotations

import sys


def main() -> int:
    """Run the program and return its exit code; worker processes import this file but do not call `main`."""
    from .views.app.app import run

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
