"""Reads the files of the bundled nets and checks them without loading NumPy."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final
from zlib import crc32

from ...resources import RESOURCES
from ..rules.core.words.message import Message, MessageError

LIST: Final = "nets.json"

VERSION: Final = 3
"""Version of the features. If the meaning of a feature changes, increase it."""

UNITS: Final = {"types": 24, "first": 64, "second": 32}


class NetError(MessageError):
    """A net is missing, damaged or of another version; the message is one sentence."""


def file_name(seats: int) -> str:
    return f"value-{seats}.npz"


def rollout_name(seats: int) -> str:
    return f"rollout-{seats}.npz"


def net_content(seats: int) -> bytes:
    """Raise `NetError` if the file of the net is missing."""
    return content_of(file_name(seats))


def net_list(contents: Mapping[str, bytes]) -> bytes:
    sums = {name: crc32(content) for name, content in contents.items()}
    index = {"features": VERSION, "units": UNITS, "nets": sums}
    return (json.dumps(index, indent=2) + "\n").encode()


def net_sum(seats: int) -> int:
    return crc32(net_content(seats))


def check_nets() -> None:
    """Raise `NetError` if a bundled net or the index file is missing, damaged or of another version."""
    try:
        content = json.loads(_folder().joinpath(LIST).read_bytes())
        version, units = int(content["features"]), content["units"]
        sums = {str(name): int(checksum) for name, checksum in content["nets"].items()}
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as fault:
        raise NetError(Message("net-list", file=LIST)) from fault
    if version != VERSION:
        raise NetError(Message("net-features", version=str(version), known=VERSION))
    if units != UNITS:
        raise NetError(Message("net-shapes"))
    for name, checksum in sums.items():
        if crc32(content_of(name)) != checksum:
            raise NetError(Message("net-damaged", file=name))


def content_of(name: str) -> bytes:
    try:
        return _folder().joinpath(name).read_bytes()
    except OSError as fault:
        raise NetError(Message("net-missing", file=name)) from fault


def _folder() -> Path:
    return RESOURCES / "nets"
