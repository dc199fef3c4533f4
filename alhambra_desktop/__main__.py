from __future__ import annotations

import sys


def main() -> int:
    # imported here, because worker processes also import this file but do not need the window
    from .views.app.app import run

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
