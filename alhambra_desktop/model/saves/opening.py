"""Opening a file as a saved game or a record: its content tells which it is, not its name."""

from __future__ import annotations

from pathlib import Path

import attrs

from . import record
from .codec import MisfitError
from .record_reader import from_record
from .save import SaveError, from_json, json_of, read_with
from .saved_game import SavedGame


@attrs.frozen
class Opened:
    """A game and whether it comes from a record, which no saved game takes the place of."""

    game: SavedGame
    is_record: bool


def read_file(path: Path) -> Opened:
    """The game of a saved game or a record; ``SaveError`` where it cannot be opened."""
    return read_with(opened, path)


def opened(content: bytes) -> Opened:
    """The game that a file's content holds; the message of a ``SaveError`` goes on after the file's name."""
    body = json_of(content)
    if not isinstance(body, dict) or body.get("format") != record.FORMAT:
        return Opened(from_json(body), is_record=False)
    try:
        return Opened(from_record(body), is_record=True)
    except MisfitError as misfit:
        place = f"{misfit.path[1:]}: " if misfit.path else ""
        raise SaveError(f"is a record that cannot be played again ({place}{misfit})") from None
