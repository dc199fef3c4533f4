"""Wording of whole turns, composed of the wordings of their actions."""

from __future__ import annotations

from collections.abc import Iterable

from ..words.message import Message
from ..words.naming import Naming
from .action import Action, PlacingAction


def main_action(actions: Iterable[Action]) -> Action:
    """Return the action that a turn is about: the first that is more than placing or revealing."""
    return min(actions, key=lambda action: (action.unsaid, action.beside))


def turn_order(names: Naming, actions: Iterable[Action], squares: bool = False) -> Message:
    """Return a turn as an order, such as ``buy the garden 9 with 5 + 4 denar and place it, then ...``.

    `squares` adds the squares of placed tiles.
    """
    every = tuple(actions)
    placings = {action.tile: action for action in every if isinstance(action, PlacingAction)}
    brought = {action.brought for action in every}
    steps = []
    for action in every:
        if action.unsaid or (isinstance(action, PlacingAction) and action.tile in brought):
            continue
        step = action.said_whole(names, squares)
        if action.brought in placings:
            placing = placings[action.brought].said_of_it(names, squares)
            step = Message("turn-and", turn=step, then=placing)
        steps.append(step)
    turn, *others = steps or [every[0].said(names)]
    for step in others[:-1]:
        turn = Message("turn-more", turn=turn, then=step)
    return Message("turn-last", turn=turn, then=others[-1]) if others else turn


def order_sentence(turn: Message) -> Message:
    return Message("turn-sentence", turn=turn)
