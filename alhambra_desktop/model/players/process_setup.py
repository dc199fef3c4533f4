"""Process set-up: signals, priority and garbage collection of processes that work in the background."""

from __future__ import annotations

import faulthandler
import gc
import os
import signal
import sys
import threading
from contextlib import suppress
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

CREATED_BETWEEN_COLLECTIONS: Final = 100_000
NICENESS: Final = 5
"""The niceness of a process of the background, which goes to 19."""

LOG_VARIABLE: Final = "ALHAMBRA_DESKTOP_LOG"
"""Where a process of the background finds the log of the window that started it."""

BELOW_NORMAL_PRIORITY_CLASS: Final = 0x4000

PR_SET_PDEATHSIG: Final = 1
"""The option of ``prctl`` by which Linux sends a signal to a process when the thread that started it ends."""

THREADS: Final = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "VECLIB_MAXIMUM_THREADS")
"""The variables by which the libraries behind numpy learn how many threads to calculate in."""


def report_crashes() -> None:
    """Write a crash of this process (faulthandler) to the log that the window names, if it keeps one."""
    path = os.environ.get(LOG_VARIABLE)
    if path:
        with suppress(OSError):
            faulthandler.enable(os.open(path, os.O_WRONLY | os.O_APPEND))


def collect_rarely() -> None:
    """Collect garbage rarely: frozen states make no cycles, and looking costs a fifth of the time."""
    gc.set_threshold(CREATED_BETWEEN_COLLECTIONS)


def calculate_in_one_thread() -> None:
    """Let numpy, which is not loaded yet, calculate in one thread: there is a process for each core.

    More threads than cores wait for each other, which makes the longest turns a third longer.
    """
    for name in THREADS:
        os.environ.setdefault(name, "1")


def ignore_interruptions() -> None:
    """Ignore SIGINT (Ctrl+C): the parent process hears it too, and ends this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def begin_worker() -> None:
    """Set up a worker process, before it loads anything that takes time."""
    end_with_parent()
    collect_rarely()
    calculate_in_one_thread()
    ignore_interruptions()


def end_with_parent() -> None:
    """End this process when its parent is killed, which then cannot let it go.

    Linux does so itself, whatever this process is doing. Elsewhere a thread does, which gets no turn while a
    loop in C runs.
    """
    from multiprocessing import parent_process  # the window, which asks for a name alone, starts without it

    parent = parent_process()
    if parent is not None:
        if sys.platform == "linux":
            import ctypes

            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        # it also sees a parent that was killed before
        threading.Thread(target=_end_after, args=(parent,), daemon=True).start()


def _end_after(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)


def lower_priority() -> None:
    """Run with a lower priority (niceness), so that the window has the processor first."""
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.WinDLL("kernel32")
        kernel.GetCurrentProcess.restype = ctypes.c_void_p  # as a C int the handle loses half of its bits
        kernel.SetPriorityClass.argtypes = [ctypes.c_void_p, ctypes.c_uint32]
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), BELOW_NORMAL_PRIORITY_CLASS)
    else:
        os.nice(NICENESS)
