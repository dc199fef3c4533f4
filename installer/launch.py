"""Starts the program inside a bundle, where `python -m alhambra_desktop` does not exist."""

import multiprocessing
import sys

if __name__ == "__main__":
    # In a bundle the worker process is this very program started again: this call turns it into the worker.
    multiprocessing.freeze_support()

    from alhambra_desktop.__main__ import main

    sys.exit(main())
