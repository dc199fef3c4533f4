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

LOG_VARIABLE: Final = "ALHAMBRA_DESKTOP_LOG"
"""The environment variable with this name contains the path of the window's log file."""

BELOW_NORMAL_PRIORITY_CLASS: Final = 0x4000

PR_SET_PDEATHSIG: Final = 1
"""Option of ``prctl``: the kernel sends a signal when the thread that started this process ends."""

THREADS: Final = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "VECLIB_MAXIMUM_THREADS")


def report_crashes() -> None:
    path = os.environ.get(LOG_VARIABLE)
    if path:
        with suppress(OSError):
            faulthandler.enable(os.open(path, os.O_WRONLY | os.O_APPEND))


def collect_rarely() -> None:
    """Collect garbage rarely, because states have no reference cycles.

    With Python's default settings, this process would spend a fifth of its time on the search for cycles.
    """
    gc.set_threshold(CREATED_BETWEEN_COLLECTIONS)


def calculate_in_one_thread() -> None:
    """Limit NumPy to one thread, because several processes share the work.

    Call this before NumPy is loaded.
    """
    for name in THREADS:
        os.environ.setdefault(name, "1")


def ignore_interruptions() -> None:
    """Ignore SIGINT (Ctrl+C), because the parent process also receives it and then ends this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def begin_worker() -> None:
    end_with_parent()
    collect_rarely()
    calculate_in_one_thread()
    ignore_interruptions()
    from ..rules.modules.registry import install_named

    # the result is ignored, because the parent has already reported failures
    install_named()


def end_with_parent() -> None:
    """End this process when its parent is killed.

    A thread waits for the end of the parent, but this thread cannot run during a long call of C code. On
    Linux, the kernel therefore ends this process, even during such a call.
    """
    # imported here, because the window does not need this module and starts faster without it
    from multiprocessing import parent_process

    parent = parent_process()
    if parent is not None:
        if sys.platform == "linux":
            import ctypes

            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        threading.Thread(target=_end_after, args=(parent,), daemon=True).start()


def _end_after(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)


def lower_priority() -> None:
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.WinDLL("kernel32")
        kernel.GetCurrentProcess.restype = ctypes.c_void_p  # a C int would drop half of the handle's bits
        kernel.SetPriorityClass.argtypes = [ctypes.c_void_p, ctypes.c_uint32]
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), BELOW_NORMAL_PRIORITY_CLASS)
    else:
        os.nice(NICENESS)
