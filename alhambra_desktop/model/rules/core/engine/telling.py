"""Telling: turns as orders, put together of what their actions say of themselves."""

from __future__ import annotations

from collections.abc import Iterable

from ..words.message import Message
from ..words.naming import Naming
from .action import Action, PlacingAction


def main_action(actions: Iterable[Action]) -> Action:
    """The action that a turn is about: the first that is more than placing or revealing something."""
    return min(actions, key=lambda action: (action.unsaid, action.beside))


def turn_order(names: Naming, actions: Iterable[Action], squares: bool = False) -> Message:
    """A whole turn, such as ``buy the garden 9 with 5 + 4 denar and place it, then ...``.

    A tile that is bought is placed in the same breath. ``squares`` tells where.
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
    """An order as a sentence of its own."""
    return Message("turn-sentence", turn=turn)
