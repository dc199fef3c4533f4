from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...model.rules.core.frozen import frozen
from ...model.rules.core.words.message import Message
from ..commands.actions import GAME, HELP, SETTINGS
from .key_caps import CapLook
from .key_groups import SPEED, TURN, VIEW


@frozen
class CapColours:
    ground: str
    edge: str
    face: tuple[str, str]
    ink: str


TINTS: Final[Mapping[Message, CapColours]] = {
    TURN: CapColours("#6FA89B", "#0B3B36", ("#D6F1E9", "#A9DDCF"), "#08302C"),
    VIEW: CapColours("#7E9CC4", "#16304F", ("#DCE9FA", "#B4CFEF"), "#12294A"),
    GAME: CapColours("#C2973F", "#4A3306", ("#FCEDC0", "#F2D37F"), "#3A2804"),
    HELP: CapColours("#A987B8", "#3D1F4C", ("#F0E0F6", "#D9BCE5"), "#331540"),
    SPEED: CapColours("#C98157", "#54260C", ("#FCE0CC", "#F3B68F"), "#451B05"),
    SETTINGS: CapColours("#9A9F6E", "#35391A", ("#EDF0D2", "#D2D8A2"), "#2B2F10"),
}
HELD: Final = CapColours("#063F3C", "#02201F", ("#0F857F", "#095F5A"), "#FFFFFF")
"""Colours of modifier keys."""


def _small(colours: CapColours) -> CapLook:
    return CapLook(colours.face[0], colours.ground, colours.edge, colours.ink)


def tinted(group: Message) -> CapLook:
    """Return the colours of a small key cap for the commands of a group."""
    return _small(TINTS[group])


def modifier_look() -> CapLook:
    """Return the colours of a small key cap for a modifier key."""
    return _small(HELD)
