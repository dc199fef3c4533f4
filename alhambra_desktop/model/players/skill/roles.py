"""Roles: which level does what in the program. Only this file and the declaration of levels name levels."""

from __future__ import annotations

from typing import Final

ADVISER: Final = "grandmaster"
"""Gives hints."""

ANALYST: Final = "architect"
"""Judges all turns of a finished game, and finds the moments of puzzles; always thinks the same."""

THOROUGH_ANALYST: Final = "master"
"""Judges one turn on demand, and proves puzzles together with the analyst."""

SOLVER: Final = "grandmaster"
"""Must find the answer to a puzzle."""

FIRST_OPPONENT: Final = "newcomer"
"""Plays in the first game of a person, with the coach."""

NEW_OPPONENT: Final = "journeyman"
"""Takes a seat that is added to a new game."""

FIRST_TABLE: Final = (NEW_OPPONENT, "apprentice")
"""The opponents of the first new game."""

COMMAND_LINE_TABLE: Final = ("builder", "apprentice")
"""The opponents of a table from the command line that names none."""

QUICK_LEVELS: Final = ("newcomer", "apprentice", "builder")
"""Play whole games when a rule set is checked."""
