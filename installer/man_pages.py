#!/usr/bin/env python3
"""Writes the manual pages of the five commands; their options come from the programs' own parsers.

Usage: man_pages.py FOLDER

FOLDER then has alhambra-desktop.6, alhambra-arena.6, alhambra-check.6, alhambra-puzzles.6 and
alhambra-train.6.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

SECTION = 6
NOTE = (
    "An unofficial fan project. Alhambra is a board game by Dirk Henn; "
    "its names and rules belong to their owners."
)


class Page(NamedTuple):
    """What a manual page says beside the options."""

    parser: argparse.ArgumentParser
    name: str
    """What the command is, for whatis(1)."""
    description: str
    files: dict[str, str]
    examples: dict[str, str]


def pages() -> dict[str, Page]:
    """The manual pages by the names of their commands."""
    from alhambra_desktop import words
    from alhambra_desktop.model.workshop.arena import arguments as arena
    from alhambra_desktop.model.workshop.mining import cli as mining
    from alhambra_desktop.model.workshop.training import cli as training
    from alhambra_desktop.views.app import command_line
    from alhambra_desktop.views.checking import cli as checking

    words.use(words.SOURCE)  # whatever the language of who builds the packages
    desktop = Page(
        command_line.parser(),
        "the board game Alhambra, for people and computer players",
        "The window of the game. Started without a name it shows the unfinished games and the way to a new "
        "one; with SAVE, a saved game or a record of one, it opens that.",
        {
            "$XDG_CONFIG_HOME/alhambra-desktop/settings.json": "What was chosen in the preferences.",
            "$XDG_CONFIG_HOME/alhambra-desktop/progress.json": "Lessons and puzzles done, recent files.",
            "$XDG_DATA_HOME/alhambra-desktop": "Games. Removing the program leaves them there.",
            "*.alhambra": "A saved game, JSON; it holds everything, the hidden cards too.",
            "*.alhambra-record": "The record of a game, JSON.",
        },
        {
            'alhambra-desktop --new "human,builder:mason,apprentice seed=7"': "Begin at once.",
            "alhambra-desktop --screenshot table.png evening.alhambra": "Draw a saved game.",
        },
    )
    tournament = Page(
        arena.parser(),
        "computer players of Alhambra play each other",
        "Computer players play whole games without a window. With --seats one table plays, and wins are "
        "printed with their 95 % interval, points and seconds a turn; --ladder and --round-robin play "
        "matches of levels on mirrored deals and print Elo ratings. The same seed gives the same games.",
        {},
        {
            "alhambra-arena --seats master,apprentice,apprentice --games 20 --seed 7": "One table.",
            "alhambra-arena --ladder --games 400 --table 2 --table 4 --json figures.json": "All levels.",
        },
    )
    inspector = Page(
        checking.parser(),
        "check a rule set for Alhambra that somebody made",
        "Plays random games with a rule set from outside, alone and with others, asks everything that must "
        "hold of every rule set, lets computer players play it, paints its pieces and says on one page what "
        "is wrong and what is missing. The exit status is 0 where nothing is wrong, 1 where something is, "
        "and 2 where it cannot be loaded.",
        {},
        {"alhambra-check examples/city_gates": "Check the rule set in a folder."},
    )
    mine = Page(
        mining.parser(),
        "make puzzles for Alhambra",
        "Computer players play games against themselves, one for each seed. A moment becomes a puzzle where "
        "one turn is clearly better than all of other kinds, two levels agree on that in many trials, and "
        "the strongest one finds it nearly always; no game gives more than one. All is kept in the folder: "
        "stopped, the same command goes on where it was, and the same seed gives the same puzzle.",
        {
            "FOLDER/seeds.txt": "What came of each seed.",
            "FOLDER/*.toml": "The puzzles, a file each.",
        },
        {"alhambra-puzzles ~/puzzles --games 500 --jobs 4": "Look at 500 games."},
    )
    school = Page(
        training.parser(),
        "train the computer players of Alhambra",
        "Makes the nets of the computer players from nothing, by games that they play against themselves. "
        "All is kept in the folder: stopped, the same command goes on where it was.",
        {"FOLDER/settings.toml": "The settings of the training in that folder."},
        {"alhambra-train ~/nets --jobs 4 --install ~/nets/finished": "Train, and put the nets there."},
    )
    return {
        "alhambra-desktop": desktop,
        "alhambra-arena": tournament,
        "alhambra-check": inspector,
        "alhambra-puzzles": mine,
        "alhambra-train": school,
    }


def escaped(text: str) -> str:
    """Text as roff has it: no character of it is a command, and none is set as another one."""
    for sign, name in (("\\", "\\e"), ("-", "\\-"), ("'", "\\(aq"), ("^", "\\(ha"), ("~", "\\(ti")):
        text = text.replace(sign, name)
    return "\\&" + text if text.startswith(".") else text


def formatted(page: Page, command: str) -> str:
    """A manual page in the macros of man(7)."""
    from alhambra_desktop import __version__

    others = [f".BR {name} ({SECTION})" for name in pages() if name != command]
    lines = [
        f'.TH {command.upper()} {SECTION} "" "Alhambra Desktop {__version__}" "Games"',
        *(".SH NAME", f"{command} \\- {escaped(page.name)}"),
        *(".SH SYNOPSIS", *synopsis(page.parser, command)),
        *(".SH DESCRIPTION", escaped(page.description)),
        *(".SH OPTIONS", *options(page.parser)),
    ]
    for heading, entries in (("FILES", page.files), ("EXAMPLES", page.examples)):
        if entries:
            lines.append(f".SH {heading}")
            for name, text in entries.items():
                lines += [".TP", f"\\fB{escaped(name)}\\fR", escaped(text)]
    lines += [".SH NOTES", escaped(NOTE)]
    lines += [".SH SEE ALSO", " ,\n".join(others)]
    return "\n".join(lines) + "\n"


def shown(parser: argparse.ArgumentParser) -> list[argparse.Action]:
    """The arguments that people are told of."""
    return [action for action in parser._actions if action.help != argparse.SUPPRESS]


def value_of(action: argparse.Action) -> str:
    """How the value of an argument is called; empty where it takes none."""
    if action.nargs == 0:
        return ""
    if action.choices is not None:
        return "{" + ",".join(map(str, action.choices)) + "}"
    return str(action.metavar or action.dest.upper()).strip('"')


def synopsis(parser: argparse.ArgumentParser, command: str) -> list[str]:
    """The command with its positional arguments; the options follow in their own part."""
    words = [f".B {command}", "[\\fIOPTION\\fR]..."]
    for action in shown(parser):
        if not action.option_strings:
            word = f"\\fI{escaped(value_of(action))}\\fR"
            words.append(f"[{word}]" if action.nargs == "?" else word)
    return words


def options(parser: argparse.ArgumentParser) -> list[str]:
    """All arguments with what they do, in the words of the parser."""
    lines = []
    for action in shown(parser):
        names = ", ".join(f"\\fB{escaped(name)}\\fR" for name in action.option_strings)
        value = f"\\fI{escaped(value_of(action))}\\fR" if value_of(action) else ""
        text = escaped((action.help or "").replace("%%", "%"))
        lines += [".TP", " ".join(filter(None, (names, value))), text[:1].upper() + text[1:] + "."]
    return lines


def write(folder: Path) -> list[Path]:
    """Write all pages into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    made = []
    for command, page in pages().items():
        path = folder / f"{command}.{SECTION}"
        path.write_text(formatted(page, command), encoding="utf-8")
        made.append(path)
    return made


def main(arguments: list[str]) -> int:
    """Write the pages; the exit code."""
    if len(arguments) != 1 or arguments[0].startswith("-"):
        print("usage: man_pages.py FOLDER", file=sys.stderr)
        return 2
    write(Path(arguments[0]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
