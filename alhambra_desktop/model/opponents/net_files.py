"""The files of the nets that come with the program, without what it takes to use them."""

from __future__ import annotations

import json
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

LIST: Final = "nets.json"

VERSION: Final = 3
"""Nets belong to one version of the features; it rises whenever the meaning of a number changes."""


class NetError(ValueError):
    """A net that is missing, broken or of another version; the message is one sentence."""


def file_name(seats: int) -> str:
    """The name of the net for so many seats."""
    return f"value-{seats}.npz"


def net_content(seats: int) -> bytes:
    """What the file of a net holds; ``NetError`` where it is missing."""
    try:
        return _folder().joinpath(file_name(seats)).read_bytes()
    except OSError as fault:
        raise _missing(file_name(seats)) from fault


def check_nets() -> None:
    """``NetError`` where a net that comes with the program is missing or belongs to other features."""
    try:
        told = json.loads(_folder().joinpath(LIST).read_text(encoding="utf-8"))
        version, names = int(told["features"]), [str(name) for name in told["nets"]]
    except (OSError, ValueError, KeyError, TypeError) as fault:
        raise NetError(f"The list of nets, {LIST}, cannot be read; install the program again.") from fault
    if version != VERSION:
        raise NetError(
            f"The nets belong to version {version} of the features, not {VERSION}; install the program again."
        )
    for name in names:
        if not _folder().joinpath(name).is_file():
            raise _missing(name)


def _missing(name: str) -> NetError:
    return NetError(f"The net {name} is missing among the program's files; install the program again.")


def _folder() -> Traversable:
    return files("alhambra_desktop").joinpath("resources", "nets")
