"""Opens a saved game or record, recognised by its content."""

from __future__ import annotations

from pathlib import Path

import attrs

from ...rules.codec import MisfitError
from ...rules.core.words.message import Message
from . import record
from .record_reader import from_record
from .save import ContentError, from_json, json_of, read_with
from .saved_game import SavedGame


@attrs.frozen
class Opened:
    """A game, and whether it comes from a record, which is never overwritten."""

    game: SavedGame
    is_record: bool


def read_file(path: Path) -> Opened:
    """Read a saved game or record; raise `SaveError` on failure."""
    return read_with(opened, path)


def opened(content: bytes) -> Opened:
    """Parse a file's content; raise `ContentError` or `SetupError`."""
    body = json_of(content)
    if not isinstance(body, dict) or body.get("format") != record.FORMAT:
        return Opened(from_json(body), is_record=False)
    try:
        return Opened(from_record(body), is_record=True)
    except MisfitError as misfit:
        place, fault = misfit.path[1:], misfit.message
        if place:
            raise ContentError(Message("record-unfit-at", place=place, fault=fault)) from None
        raise ContentError(Message("record-unfit", fault=fault)) from None
