"""alhambra-check: reports what is wrong with or missing from a third-party rule set."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ...command_words import Parser, complain, use_language_of
from ...model.rules.core.words.message import Message, MessageError, listed
from ...model.rules.modules.registry import install, packages, uninstall
from ...words import WordsError, say

NAME: Final = "alhambra-check"
FAULTS: Final = 1
NOT_LOADED: Final = 2


def parser() -> Parser:
    found = Parser(NAME, Message("check-about"))
    found.add_argument("package", metavar="PACKAGE", help=say(Message("check-package")))
    found.add_argument("--quick", action="store_true", help=say(Message("check-quick")))
    found.add_argument("--trace", action="store_true", help=say(Message("check-trace")))
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit code: 0 if nothing is wrong."""
    command = sys.argv[1:] if arguments is None else arguments
    try:
        use_language_of(command)
        wanted = parser().parse_args(command)
        name = named(wanted.package)
        known = {package.name for package in packages()}
        install(name)
    except (MessageError, WordsError) as fault:
        complain(NAME, fault.message if isinstance(fault, MessageError) else fault)
        return NOT_LOADED
    try:
        return _report(name, wanted)
    finally:
        if name not in known:
            uninstall(name)


def named(wanted: str) -> str:
    """Return a package's dotted name, also for its folder or project folder.

    Raise `MessageError` if a folder holds no package or several.
    """
    folder = Path(wanted)
    if not folder.is_dir():
        return wanted
    folder = folder.resolve()
    if not (folder / "__init__.py").is_file():
        inside = sorted(path.parent for path in folder.glob("*/__init__.py"))
        if len(inside) != 1:
            raise MessageError(Message("check-no-package", folder=str(folder), count=len(inside)))
        folder = inside[0]
    if str(folder.parent) not in sys.path:
        sys.path.insert(0, str(folder.parent))
    return folder.name


def _report(name: str, wanted: argparse.Namespace) -> int:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QGuiApplication

    from ...model.checking.check import check_of
    from ..art import load_fonts
    from .painting import check_pictures

    application = QGuiApplication.instance() or QGuiApplication([])
    load_fonts()
    check = check_of(name, time.perf_counter, raises=wanted.trace, quick=wanted.quick)
    check_pictures(check)
    del application
    spoken = listed(check.languages)
    print(say(Message("check-title", title=check.package.module.title, name=name, languages=spoken)))
    for figure in check.figures:
        print(f"  {say(figure)}")
    _list(Message("check-wrong", count=len(check.wrong)), check.wrong)
    _list(Message("check-missing", count=len(check.missing)), check.missing)
    if not check.wrong:
        print(f"\n{say(Message('check-fine'))}")
    return FAULTS if check.wrong else 0


def _list(heading: Message, found: Sequence[Message]) -> None:
    if found:
        print(f"\n{say(heading)}")
        for one in found:
            print(f"- {say(one)}")


if __name__ == "__main__":
    sys.exit(main())
