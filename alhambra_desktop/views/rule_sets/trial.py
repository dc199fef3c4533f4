"""Tests whether a rule set loads.

The test runs in a child process, because the code of the rule set may crash or never return.
"""

from __future__ import annotations

import os
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ...model.files.addons.shelf import Shelf
from ...model.files.saves.files import reason
from ...model.players.process_setup import begin_worker
from ...model.rules.core.engine.setup import SeatSetup
from ...model.rules.core.words.message import Message, MessageError

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

SEATS: Final = (SeatSetup("1", "amber"), SeatSetup("2", "blue"))

START_UP: Final = 60.0  # maximum seconds for the start of the child process
LIMIT: Final = 10.0  # maximum seconds to load a rule set and set up its smallest tables


def shelf_at(folder: Path) -> Shelf:
    return Shelf(folder, try_package)


def try_package(name: str, folder: Path, limit: float = LIMIT) -> Message | None:
    """Load a package in a child process, and return an error message or None."""
    context = get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=_load, args=(theirs, name, str(folder)), name="trial", daemon=True)
    try:
        process.start()
        theirs.close()
        return _answer(ours, limit)
    except EOFError:
        return Message("add-on-crashed")
    except OSError as error:
        return Message("add-on-unread", reason=reason(error))
    finally:
        ours.close()
        if process.pid is not None:
            process.kill()
            process.join()


def _answer(pipe: Connection, limit: float) -> Message | None:
    answer: Message | None = None
    for seconds in (START_UP, limit):
        if not pipe.poll(seconds):
            return Message("add-on-endless", seconds=round(seconds))
        answer = pipe.recv()
    return answer


def _load(pipe: Connection, name: str, folder: str) -> None:
    begin_worker()
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtGui import QGuiApplication

    from ... import words  # noqa: F401  # importing it registers a check of packages
    from ...model.files.addons.shelf import clause_of
    from ...model.rules.modules.registry import SetupError, add_place, install, make_setup
    from .package_check import check_packages

    application = QGuiApplication([])  # may be needed while view files load
    check_packages()
    pipe.send(None)
    try:
        add_place(Path(folder))
        for game, modules in install(name).smallest_tables:
            with suppress(SetupError):  # a player who later requests this table gets the error message
                make_setup(SEATS, 1, game, modules)
        pipe.send(None)
    except MessageError as error:
        pipe.send(clause_of(error.message))
    del application
