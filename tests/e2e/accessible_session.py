"""Run the program and a player in a session with accessibility; start this script in ``dbus-run-session``.

When the player ends, ``accessible_session.py TABLE TURNS`` ends the program and exits with the player's code.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

PLAYER = Path(__file__).with_name("accessible_player.py")
ASK = "dbus-send --session --print-reply --dest=org.a11y.Bus /org/a11y/bus org.a11y.Bus.GetAddress"
"""Command that starts the accessibility bus and waits for its answer."""


def main(table: str, turns: str) -> int:
    subprocess.run(ASK.split(), check=True, stdout=subprocess.DEVNULL, timeout=30)
    program = subprocess.Popen([sys.executable, "-m", "alhambra_desktop", "--new", table])
    try:
        return subprocess.call(["/usr/bin/python3", PLAYER, turns])
    finally:
        program.terminate()
        program.wait()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
