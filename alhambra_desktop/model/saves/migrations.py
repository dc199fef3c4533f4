"""How saved games of older versions become those of this one: one pure step a version, never edited."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

Body = dict[str, Any]


def _to_2(body: Body) -> Body:
    """Version 2 knows more house variants, at first official, and counts how often the pile ran out."""
    new = [["vizier_before_scoring", "off"], ["vizier_again", "everybody"], ["granada_simplified", "off"]]

    def with_options(setup: Any) -> Any:
        if not isinstance(setup, dict) or not isinstance(setup.get("options"), list):
            return setup
        return {**setup, "options": [*setup["options"], *new]}

    state = body.get("state")
    if isinstance(state, dict) and isinstance(state.get("setup"), dict):
        in_parts = dict(state["setup"].get("options", ())).get("scoring_cards") != "anywhere"
        ran_out = in_parts and not state.get("pile_parts")
        state = {**state, "setup": with_options(state["setup"]), "reshuffles": int(ran_out)}
    return {**body, "version": 2, "setup": with_options(body.get("setup")), "state": state}


def _to_3(body: Body) -> Body:
    """Version 3 counts the hints that were given."""
    return {**body, "version": 3, "hints": [0, 0, 0]}


STEPS: Final[dict[int, Callable[[Body], Body]]] = {1: _to_2, 2: _to_3}
"""For each old version the step to the next."""


def migrated(body: Body) -> Body:
    """The content of a file as this version would have written it; unreadable parts stay as they are."""
    while body["version"] in STEPS:
        body = STEPS[body["version"]](body)
    return body
