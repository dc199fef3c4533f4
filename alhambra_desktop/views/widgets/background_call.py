from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from threading import Thread
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

T = TypeVar("T")


class BackgroundCall(QObject):
    _came = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._came.connect(self._tell)

    def begin(self, do: Callable[[], T], then: Callable[[Future[T]], object]) -> None:
        """Call `do` on a daemon thread, then call `then` on the thread of this object.

        `then` gets a finished Future with the result or the exception of `do`. If this object is deleted
        in the meantime, `then` is not called.
        """

        def work() -> None:
            outcome: Future[T] = Future()
            try:
                outcome.set_result(do())
            except Exception as error:
                outcome.set_exception(error)
            with suppress(RuntimeError):  # this object was deleted with its parent
                self._came.emit(lambda: then(outcome))

        Thread(target=work, name="background call", daemon=True).start()

    def _tell(self, then: Callable[[], object]) -> None:
        then()
