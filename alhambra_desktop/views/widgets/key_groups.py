from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ...model.rules.core.words.message import Message
from ...words import say
from ..commands.actions import GAME, HELP, SETTINGS, TABLE
from ..commands.command import Command

TURN, VIEW, SPEED = Message("keys-turn"), Message("keys-view"), Message("keys-speed")
# Maps the ids of commands to their groups, if these differ from the default in `group_of`.
OTHER_GROUPS: Final = {
    "hurry": SPEED,
    "pause": SPEED,
    "speed": SPEED,
    "undo": TURN,
    "redo": TURN,
    "restart-turn": TURN,
    "end-turn": TURN,
    "context-menu": VIEW,
    "zoom-in": VIEW,
    "zoom-out": VIEW,
    "hint": HELP,
    "why": HELP,
    "moves": HELP,
    "result": GAME,
    "look-back": GAME,
    "review": GAME,
}
ORDER: Final = (TURN, VIEW, GAME, HELP, SPEED, SETTINGS)


def group_of(command: Command) -> Message:
    if command.id in OTHER_GROUPS:
        return OTHER_GROUPS[command.id]
    if command.menu is None:
        return TURN
    return VIEW if command.menu == TABLE else command.menu


def group_name(group: Message) -> str:
    return say(group).replace("&", "")


def in_order(groups: Iterable[Message]) -> list[Message]:
    return sorted(set(groups), key=ORDER.index)
