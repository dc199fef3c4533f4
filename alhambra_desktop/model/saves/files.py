"""Files written whole or not at all."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path


def write_atomically(path: Path, content: bytes, keep: Path | None = None) -> None:
    """Write a file so that a reader sees the old or the new content, never a part.

    The previous file is kept under the name ``keep`` where one is given. ``OSError`` may come; then the
    old file is untouched.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if keep is not None and path.exists():
            _link_or_copy(path, keep)
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _link_or_copy(path: Path, keep: Path) -> None:
    """The old content under a second name; the first name stays in place all the time."""
    spare = keep.with_name(f".{keep.name}.new")
    spare.unlink(missing_ok=True)
    try:
        os.link(path, spare)
    except OSError:
        spare.write_bytes(path.read_bytes())
    os.replace(spare, keep)
