from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from shutil import get_terminal_size
from typing import TYPE_CHECKING, Any, Final, NoReturn, TypeVar

from . import __version__, words
from .model.rules.core.words.message import Message, MessageError, listed, quoted
from .model.rules.modules.registry import install_named
from .words import PSEUDO, WordsError, languages, say

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

Item = TypeVar("Item")

FAILED: Final = 1
WRONG_ARGUMENTS: Final = 2
INTERRUPTED: Final = 130

LANGUAGE: Final = "--language"
SHORTEST: Final = len("--lan")  # length of the shortest unambiguous abbreviation of ``--language``

HEADING: Final = "%(heading)s:"

TEXTS: Final = {
    "usage: ": Message("argparse-usage"),
    "positional arguments": Message("argparse-positional"),
    "options": Message("argparse-options"),
    "show this help message and exit": Message("argparse-help"),
    "argument %(argument_name)s: %(message)s": Message(
        "argparse-argument", argument="%(argument_name)s", fault="%(message)s"
    ),
    "unrecognized arguments: %s": Message("argparse-unrecognized", arguments="%s"),
    "the following arguments are required: %s": Message("argparse-required", arguments="%s"),
    "one of the arguments %s is required": Message("argparse-one-of", arguments="%s"),
    "ambiguous option: %(option)s could match %(matches)s": Message(
        "argparse-ambiguous", option="%(option)s", matches="%(matches)s"
    ),
    "invalid choice: %(value)r (choose from %(choices)s)": Message(
        "argparse-choice", value="%(value)r", choices="%(choices)s"
    ),
    "invalid choice: %(value)r, maybe you meant %(closest)r? (choose from %(choices)s)": Message(
        "argparse-choice-closest", value="%(value)r", closest="%(closest)r", choices="%(choices)s"
    ),
    "invalid %(type)s value: %(value)r": Message("argparse-value", value="%(value)r"),
    "expected one argument": Message("argparse-expected-one"),
    "not allowed with argument %s": Message("argparse-not-with", argument="%s"),
    "ignored explicit argument %r": Message("argparse-ignored", argument="%r"),
    HEADING: Message("argparse-heading", heading="%(heading)s"),
}
"""Maps texts of ``argparse`` to messages that translate them. Texts that are missing here stay in English."""

_HEADING_TRANSLATED: Final = HEADING in argparse.HelpFormatter._Section.format_help.__code__.co_consts
"""Whether ``argparse`` translates a heading together with its colon (`HEADING`).

In older versions of Python, ``argparse`` itself appends an untranslated colon. `Formatter` then translates
the heading with the message for `HEADING`, and removes the colon from the result.
"""


class Formatter(argparse.HelpFormatter):
    """Help formatter that uses the translation of `HEADING` in every version of Python."""

    def start_section(self, heading: str | None) -> None:
        if not _HEADING_TRANSLATED and heading is not None:
            heading = (say(TEXTS[HEADING]) % {"heading": heading}).removesuffix(":")
        super().start_section(heading)


class Parser(argparse.ArgumentParser):
    """Argument parser with translated texts and the options ``--version`` and ``--language``."""

    def __init__(self, prog: str, description: Message) -> None:
        self._unnamed = install_named()  # loads rule sets first, because the help texts list them
        with _spoken():
            super().__init__(prog=prog, description=say(description), formatter_class=Formatter)
        version = f"{prog} {__version__}"
        version_text = say(Message("command-version"))
        self.add_argument("--version", action="version", version=version, help=version_text)
        self.add_argument(LANGUAGE, metavar="CODE", help=say(Message("command-language")))

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        with _spoken():
            found = super().parse_known_args(args, namespace)
        use_language(found[0].language)
        return found

    def parse_args(self, args: Any = None, namespace: Any = None) -> Any:
        with _spoken():
            found = super().parse_args(args, namespace)
        if self._unnamed is not None:
            raise MessageError(self._unnamed)
        return found

    def format_help(self) -> str:
        with _spoken():
            return super().format_help()

    def format_usage(self) -> str:
        with _spoken():
            return super().format_usage()

    def print_help(self, file: SupportsWrite[str] | None = None) -> None:
        """Print help if there is an output stream; windowed programs on Windows have none."""
        if file or sys.stdout or sys.stderr:
            super().print_help(file)

    def error(self, message: str) -> NoReturn:
        raise MessageError(Message("command-wrong", fault=message, program=self.prog))


@contextmanager
def _spoken() -> Iterator[None]:
    mine = {"_": _text, "ngettext": _texts}
    known = {name: vars(argparse)[name] for name in mine}
    vars(argparse).update(mine)
    try:
        yield
    finally:
        vars(argparse).update(known)


def _text(text: str) -> str:
    return say(TEXTS[text]) if text in TEXTS else text


def _texts(text: str, many: str, count: int) -> str:
    return text if count == 1 else many


def use_language(code: str | None) -> None:
    """Switch to a language, unless `code` is None; raise `MessageError` if the code is unknown."""
    if code is None or code == words.in_use():
        return
    known = languages()
    if code not in (*known, PSEUDO):
        raise MessageError(Message("command-no-language", code=quoted(code), known=listed(known)))
    words.use(code)


def use_language_of(arguments: Sequence[str]) -> None:
    """Switch to the language that the command line names, if any.

    Call this function before you parse the arguments, so that errors are reported in this language. The
    function also makes standard output and standard error replace characters that they cannot encode.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    for place, argument in enumerate(arguments):
        if argument == "--":
            return
        name, equals, value = argument.partition("=")
        if LANGUAGE.startswith(name) and len(name) >= SHORTEST:
            use_language(value if equals else next(iter(arguments[place + 1 :]), None))


def bounded_integer(least: int, most: int | None = None) -> Callable[[str], int]:

    def read(text: str) -> int:
        quote = quoted(text)
        try:
            value = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(say(Message("number-none", value=quote))) from None
        if value < least:
            raise argparse.ArgumentTypeError(say(Message("number-less", value=quote, least=least)))
        if most is not None and value > most:
            raise argparse.ArgumentTypeError(say(Message("number-more", value=quote, most=most)))
        return value

    return read


def progress(items: Iterable[Item], count: int, noun: Message) -> Iterator[Item]:
    from tqdm import tqdm

    # `get_terminal_size` returns 80 x 24 if the size is unknown; without a size, tqdm would show no bar
    columns, rows = get_terminal_size()
    marks = {"bar": "{bar}", "done": "{n_fmt}", "rate": "{rate_noinv_fmt}", "left": "{remaining}"}
    yield from tqdm(
        items,
        total=count,
        disable=not sys.stderr.isatty(),
        file=sys.stderr,
        unit=f" {say(noun)}",
        ncols=columns,
        nrows=rows,
        leave=False,
        bar_format=say(Message("progress", count=count, **marks)),
    )


def print_line(text: str) -> None:
    from tqdm import tqdm

    tqdm.write(text, file=sys.stdout)
    sys.stdout.flush()


def run_command(
    program: str,
    arguments: Sequence[str] | None,
    run: Callable[[Sequence[str]], object],
    stopped: Message,
    failures: tuple[type[MessageError], ...] = (),
) -> int:
    """Call `run` with `arguments` (by default, the arguments of the process) and return the exit code.

    If the user interrupts the program, print `stopped` and return `INTERRUPTED`. After a `WordsError` or a
    `MessageError`, print the error and raise `SystemExit`. Its exit code is `FAILED` for a `WordsError` and
    for an error whose type is in `failures`. For any other `MessageError`, it is `WRONG_ARGUMENTS`.
    """
    command = sys.argv[1:] if arguments is None else arguments
    try:
        use_language_of(command)
        run(command)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        print_error(program, stopped)
        return INTERRUPTED
    except BrokenPipeError:
        # the program that read the output has closed the pipe: discard all further output
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115
    except (MessageError, WordsError) as fault:
        print_error(program, fault.message if isinstance(fault, MessageError) else fault)
        failed = isinstance(fault, (WordsError, *failures))
        raise SystemExit(FAILED if failed else WRONG_ARGUMENTS) from None
    return 0


def print_error(program: str, message: Message | WordsError) -> None:
    if isinstance(message, WordsError):
        line = f"{program}: {message}"
    else:
        line = say(Message("command-says", program=program, sentence=message))
    print(line, file=sys.stderr, flush=True)
