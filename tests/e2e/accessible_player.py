"""A player that knows only what a screen reader knows: roles, names and actions of AT-SPI.

Run with the system's Python, which has pyatspi: ``accessible_player.py TURNS``. It plays TURNS turns, or the
whole game if TURNS is 0, and prints the names of its choices.
"""

from __future__ import annotations

import sys
import time

import pyatspi
from gi.repository import Atspi, GLib

TIMEOUT = 60.0
BEGINNINGS = ("Place ", "Buy ", "End turn", "End anyway", "Pass", "Continue", "Not now", "Keep ", "Take ")
"""Beginnings of the row names that the player prefers, the best first."""


class GoneError(Exception):
    """The program, or something expected in it, is missing."""


def application():
    for app in pyatspi.Registry.getDesktop(0):
        if app is not None and app.name == "alhambra-desktop":
            app.set_cache_mask(Atspi.Cache.NONE)  # cached values would not be updated here
            return app
    raise GoneError("the program")


def below(thing, depth=12):
    """Yield the descendants of an accessible, except items of lists, because the table has many pieces."""
    for index in range(thing.childCount):
        child = thing[index]
        if child is None:
            continue
        yield child
        if depth and child.getRole() != pyatspi.ROLE_LIST:
            yield from below(child, depth - 1)


def showing(thing) -> bool:
    return thing.getState().contains(pyatspi.STATE_SHOWING)


def find(top, role: str, beginning: str):
    for thing in below(top):
        if thing.getRoleName() == role and thing.name.startswith(beginning):
            return thing
    raise GoneError(f"{role} {beginning}")


def press(thing) -> None:
    """Press a button or choose a menu entry."""
    actions = thing.queryAction()
    names = [actions.getName(index).casefold() for index in range(actions.nActions)]
    wanted = next((index for index, name in enumerate(names) if name in ("press", "click")), None)
    if wanted is None:
        raise GoneError(f"an action of {thing.name}, which has {names}")
    actions.doAction(wanted)


def dialogs():
    return [window for window in application() if window is not None and showing(window)]


def moves_dialog():
    found = [one for one in dialogs() if one.name.startswith("Moves")]
    if not found:
        press(find(application(), "menu item", "Moves"))
        raise GoneError("the list of moves")
    return found[0]


def read_on() -> None:
    """Close one dialog that only informs, such as a scoring."""
    for window in dialogs():
        if window.getRoleName() == "dialog" and not window.name.startswith("Moves"):
            for beginning in ("Continue", "Close", "Table"):
                try:
                    press(find(window, "push button", beginning))
                except GoneError:
                    continue
                return


def listed(dialog) -> dict[int, str]:
    """Return the name of each selectable row by its index."""
    rows = find(dialog, "list", "Moves")
    return {
        index: row.name
        for index in range(rows.childCount)
        if (row := rows[index]) is not None and row.getState().contains(pyatspi.STATE_SELECTABLE)
    }


def choose(dialog) -> str:
    """Play the best move in the list, wait for its effect, and return its name."""
    before = status(dialog), listed(dialog)
    name = play(dialog, before[1])
    end = time.monotonic() + TIMEOUT
    while (status(dialog), listed(dialog)) == before:
        if time.monotonic() > end:
            raise GoneError(f"what comes of {name}")
        time.sleep(0.02)
    return name


def play(dialog, names: dict[int, str]) -> str:
    """Select the row of the best move, press Play, and return the name of the row."""
    rows = find(dialog, "list", "Moves")
    for beginning in BEGINNINGS:
        for index, name in names.items():
            if name.startswith(beginning):
                rows.querySelection().selectChild(index)
                press(find(dialog, "push button", "Play"))
                return name
    raise GoneError(f"a move among {names}")


def status(dialog) -> str:
    return next(thing.name for thing in below(dialog) if thing.getRoleName() == "label")


def main(turns: int) -> int:
    played, ended, quiet = 0, 0, time.monotonic()
    last = ""
    while time.monotonic() - quiet < TIMEOUT:
        try:
            read_on()
            dialog = moves_dialog()
            told = status(dialog)
            again = bool(turns) and ended >= turns and told.startswith("Your turn")
            if again or told.startswith("The game is over"):
                print(f"{played} moves, {ended} turns: {told}")
                return 0
            last = choose(dialog)
            played += 1
            ended += last.startswith(("End turn", "End anyway", "Pass"))
            quiet = time.monotonic()
            print(last, flush=True)
        except (GoneError, LookupError, RuntimeError, NotImplementedError, StopIteration) as gone:
            last = str(gone)
            time.sleep(0.05)
        except GLib.GError:  # the accessible vanished while it was read
            time.sleep(0.05)
    print("waited in vain:", last)
    return 1


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
