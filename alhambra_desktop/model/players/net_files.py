"""The files of the nets that come with the program, checked without loading NumPy."""

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
"""Nets belong to one version of the features; it rises whenever the meaning of a number changes."""

UNITS: Final = {"types": 24, "first": 64, "second": 32}
"""The units of the hidden layers: the one that every type goes through, and the two after it."""


class NetError(MessageError):
    """A net that is missing, broken or of another version; the message is one sentence."""


def file_name(seats: int) -> str:
    """The name of the net for so many seats."""
    return f"value-{seats}.npz"


def rollout_name(seats: int) -> str:
    """The name of the rollout net for so many seats."""
    return f"rollout-{seats}.npz"


def net_content(seats: int) -> bytes:
    """What the file of a net holds; ``NetError`` where it is missing."""
    return content_of(file_name(seats))


def net_list(contents: Mapping[str, bytes]) -> bytes:
    """The list of some nets as a file: version of the features, units of the layers, checksums (CRC-32)."""
    sums = {name: crc32(content) for name, content in contents.items()}
    told = {"features": VERSION, "units": UNITS, "nets": sums}
    return (json.dumps(told, indent=2) + "\n").encode()


def net_sum(seats: int) -> int:
    """The checksum (CRC-32) of the net for so many seats, which tells it from any other."""
    return crc32(net_content(seats))


def check_nets() -> None:
    """``NetError`` where a net that comes with the program could not be used.

    The list tells version and units. Columns are no matter of it: those of a value net are matched by name,
    those of a rollout net are compared when it is read.
    """
    try:
        told = json.loads(_folder().joinpath(LIST).read_bytes())
        version, units = int(told["features"]), told["units"]
        sums = {str(name): int(checksum) for name, checksum in told["nets"].items()}
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
    """What a file of this folder holds; ``NetError`` where it is missing."""
    try:
        return _folder().joinpath(name).read_bytes()
    except OSError as fault:
        raise NetError(Message("net-missing", file=name)) from fault


def _folder() -> Path:
    return RESOURCES / "nets"
