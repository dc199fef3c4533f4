#!/usr/bin/env python3
"""Write the manual pages of the five commands from their command-line parsers.

Usage: man_pages.py FOLDER

FOLDER then contains a page for each command, such as alhambra-desktop.6.
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
    parser: argparse.ArgumentParser
    name: str
    """Short description, for whatis(1)."""
    description: str
    files: dict[str, str]
    examples: dict[str, str]


def pages() -> dict[str, Page]:
    from alhambra_desktop import words
    from alhambra_desktop.model.workshop.arena import arguments as arena
    from alhambra_desktop.model.workshop.mining import cli as mining
    from alhambra_desktop.model.workshop.training import cli as training
    from alhambra_desktop.views.app import command_line
    from alhambra_desktop.views.checking import cli as checking

    words.use(words.SOURCE)  # regardless of the language of the build machine
    desktop = Page(
        command_line.parser(),
        "the board game Alhambra for human and computer players",
        "Opens the window of the game. Without FILE it shows the start page, where you continue a game or "
        "start a new one. With FILE it opens that saved game or game record.",
        {
            "$XDG_CONFIG_HOME/alhambra-desktop/settings.json": "The preferences.",
            "$XDG_CONFIG_HOME/alhambra-desktop/progress.json": "Lesson and puzzle progress, recent files.",
            "$XDG_DATA_HOME/alhambra-desktop": "Games. They are kept if you remove the program.",
            "*.alhambra": "A saved game (JSON). It contains everything, including hidden cards.",
            "*.alhambra-record": "A game record (JSON).",
        },
        {
            'alhambra-desktop --new "human,builder:mason,apprentice seed=7"': "Start a game immediately.",
            "alhambra-desktop --screenshot table.png evening.alhambra": "Save a picture of a saved game.",
        },
    )
    tournament = Page(
        arena.parser(),
        "tournaments of Alhambra computer players",
        "Plays games between computer players without a window. --seats plays games at one table and prints "
        "wins with their 95 % interval, points, and seconds per turn. --ladder and --round-robin play "
        "matches between levels on mirrored deals and print Elo ratings. The same seed gives the same games.",
        {},
        {
            "alhambra-arena --seats master,apprentice,apprentice --games 20 --seed 7": "Play one table.",
            "alhambra-arena --ladder --games 400 --table 2 --table 4 --json figures.json": "Compare levels.",
        },
    )
    inspector = Page(
        checking.parser(),
        "check a third-party rule set for Alhambra",
        "Plays random games with a third-party rule set, alone and together with others. It runs all "
        "checks for rule sets, lets computer players play, paints the pieces, and reports errors and "
        "missing parts on one page. The exit status is 0 without errors, 1 with errors, and 2 if the rule "
        "set cannot be loaded.",
        {},
        {"alhambra-check examples/city_gates": "Check the rule set in a folder."},
    )
    mine = Page(
        mining.parser(),
        "create puzzles for Alhambra",
        "Plays one game between computer players for each seed and searches it for a puzzle. A position "
        "becomes a puzzle if one turn is clearly better than all others of a different kind, two levels "
        "agree on this in many simulations, and the strongest level nearly always finds it. A game gives "
        "at most one puzzle. All results are kept in the folder: if you stop the command, run it again to "
        "continue. The same seed gives the same puzzle.",
        {
            "FOLDER/seeds.txt": "The result of each seed.",
            "FOLDER/*.toml": "The puzzles, one per file.",
        },
        {"alhambra-puzzles ~/puzzles --games 500 --jobs 4": "Search 500 games."},
    )
    school = Page(
        training.parser(),
        "train the Alhambra computer players",
        "Trains the nets of the computer players from scratch by self-play. All results are kept in the "
        "folder: if you stop the command, run it again to continue.",
        {"FOLDER/settings.toml": "The settings of the training in this folder."},
        {"alhambra-train ~/nets --jobs 4 --install ~/nets/finished": "Train and install the nets."},
    )
    return {
        "alhambra-desktop": desktop,
        "alhambra-arena": tournament,
        "alhambra-check": inspector,
        "alhambra-puzzles": mine,
        "alhambra-train": school,
    }


SPECIAL = {"\\": "\\e", "-": "\\-", "'": "\\(aq", "’": "\\(cq", "^": "\\(ha", "~": "\\(ti"}
"""Escape sequences for characters that roff would replace. The backslash must be replaced first."""


def escaped(text: str) -> str:
    for character, sequence in SPECIAL.items():
        text = text.replace(character, sequence)
    return "\\&" + text if text.startswith(".") else text


def formatted(page: Page, command: str) -> str:
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
    return [action for action in parser._actions if action.help != argparse.SUPPRESS]


def value_of(action: argparse.Action) -> str:
    """Return the placeholder of an argument's value, or an empty string if there is no value."""
    if action.nargs == 0:
        return ""
    if action.choices is not None:
        return "{" + ",".join(map(str, action.choices)) + "}"
    return str(action.metavar or action.dest.upper()).strip('"')


def synopsis(parser: argparse.ArgumentParser, command: str) -> list[str]:
    words = [f".B {command}", "[\\fIOPTION\\fR]..."]
    for action in shown(parser):
        if not action.option_strings:
            word = f"\\fI{escaped(value_of(action))}\\fR"
            words.append(f"[{word}]" if action.nargs == "?" else word)
    return words


def options(parser: argparse.ArgumentParser) -> list[str]:
    lines = []
    for action in shown(parser):
        names = ", ".join(f"\\fB{escaped(name)}\\fR" for name in action.option_strings)
        value = f"\\fI{escaped(value_of(action))}\\fR" if value_of(action) else ""
        text = escaped((action.help or "").replace("%%", "%"))
        lines += [".TP", " ".join(filter(None, (names, value))), text[:1].upper() + text[1:] + "."]
    return lines


def write(folder: Path) -> list[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    made = []
    for command, page in pages().items():
        path = folder / f"{command}.{SECTION}"
        path.write_text(formatted(page, command), encoding="utf-8")
        made.append(path)
    return made


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or arguments[0].startswith("-"):
        print("usage: man_pages.py FOLDER", file=sys.stderr)
        return 2
    write(Path(arguments[0]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
