"""Migrations: for each older version of the save format a pure step to the next, never edited later."""

from __future__ import annotations

import re
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


def _to_4(body: Body) -> Body:
    """Version 4 keeps intended placements as actions; before they were called plans and named places."""
    kept = {"reserve": "KeepInReserve", "reserve-turned": "KeepTurned", "dirk": "GiveToDirk"}

    def action(tile: str, place: Any) -> Any:
        if isinstance(place, str) and place in kept:
            return {"action": kept[place], "tile": tile}
        if isinstance(place, list):
            return {"action": "Place", "tile": tile, "cell": place}
        if isinstance(place, dict) and set(place) == {"cell", "card"}:
            return {"action": "PlaceTurned", "tile": tile, **place}
        return place

    def step(value: Any) -> Any:
        if not isinstance(value, dict) or not isinstance(value.get("plans"), dict):
            return value
        others = {name: part for name, part in value.items() if name != "plans"}
        return {**others, "intended": [action(tile, place) for tile, place in value["plans"].items()]}

    def steps(values: Any) -> Any:
        return [step(value) for value in values] if isinstance(values, list) else values

    new = {name: part for name, part in body.items() if name != "plans"}
    if "plans" in body:
        new["intended"] = steps(body["plans"])
    if "undone" in body:
        new["undone"] = steps(body["undone"])
    return {**new, "version": 4}


def _to_5(body: Body) -> Body:
    """Version 5 keeps the working of points as figures; before it was text, such as ``(13+6)/2 = 9 each``."""
    state = body.get("state")
    rounds = state.get("scorings") if isinstance(state, dict) else None
    if not isinstance(state, dict) or not isinstance(rounds, list):
        return {**body, "version": 5}
    scorings = [_with_terms(held) if isinstance(held, dict) else held for held in rounds]
    return {**body, "version": 5, "state": {**state, "scorings": scorings}}


def _with_terms(held: dict[str, Any]) -> dict[str, Any]:
    lines = held.get("lines")
    if not isinstance(lines, list):
        return held

    def with_terms(line: Any) -> Any:
        if not isinstance(line, dict) or not isinstance(reason := line.get("reason"), str):
            return line
        others = {name: part for name, part in line.items() if name != "reason"}
        terms, shared_by = _terms(reason)
        if reason.endswith("to each"):
            same = [other for other in lines if isinstance(other, dict) and _alike(other, line)]
            shared_by = len(same)
        elif line.get("source") == "types" and shared_by == 1:
            terms = []
        return {**others, "terms": terms, "shared_by": shared_by}

    return {**held, "lines": [with_terms(line) for line in lines]}


def _alike(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """True for two lines of one majority that say the same of their points."""
    return all(one.get(name) == other.get(name) for name in ("source", "subject", "reason"))


def _terms(reason: str) -> tuple[list[list[int]], int]:
    before, _, behind = reason.partition("/")
    figures = before.strip("()").removesuffix(" to each")
    shared = re.match(r"\d{1,3} ", behind)
    products = re.findall(r"\d{1,9}(?: x \d{1,9})*", figures)
    terms = [[int(figure) for figure in product.split(" x ")] for product in products]
    return terms, int(shared[0]) if shared else 1


def _to_6(body: Body) -> Body:
    """Version 6 keeps promises, which may be one step with an action; before only placings were intended."""

    def intended(step: Any) -> bool:
        return isinstance(step, dict) and "intended" in step

    def promised(step: Any) -> Any:
        if not intended(step):
            return step
        others = {name: part for name, part in step.items() if name != "intended"}
        return {**others, "promised": step["intended"], "joined": False}

    def undone(step: Any) -> Any:
        if not intended(step):
            return {"action": step, "promised": None}
        others = {name: part for name, part in step.items() if name not in ("after", "intended")}
        return {**others, "action": None, "promised": step["intended"]}

    def each(change: Callable[[Any], Any], values: Any) -> Any:
        return [change(value) for value in values] if isinstance(values, list) else values

    new = {name: part for name, part in body.items() if name != "intended"}
    if "intended" in body:
        new["promised"] = each(promised, body["intended"])
    if "undone" in body:
        new["undone"] = each(undone, body["undone"])
    return {**new, "version": 6}


STEPS: Final[dict[int, Callable[[Body], Body]]] = {1: _to_2, 2: _to_3, 3: _to_4, 4: _to_5, 5: _to_6}
"""For each old version the step to the next."""


def migrated(body: Body) -> Body:
    """A file's content as this version would have written it; unreadable parts stay, to be refused later."""
    while body["version"] in STEPS:
        body = STEPS[body["version"]](body)
    return body
