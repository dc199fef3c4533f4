"""Wire protocol of the worker process: JSON requests for a plan, a hint or reasons, and the answers."""

from __future__ import annotations

import hashlib
import json
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from ...rules.core.engine.play import apply, refusals
from ...rules.core.words.message import Message
from ...rules.modules.packages import at_fault
from ...rules.modules.registry import packages, rulebook, setup_fault
from ..skill.levels import ADVISER

if TYPE_CHECKING:
    from ...rules.codec import Codec
    from ...rules.core.engine.action import Action
    from ...rules.core.engine.rulebook import Rulebook
    from ...rules.core.engine.setup import Setup
    from ...rules.core.engine.state import GameState
    from ...rules.core.values import Seat

Request = dict[str, Any]
Answer = dict[str, Any]


def question(
    observation: Any, level: str, seconds: float | None = None, simulations: int | None = None
) -> Request:
    """Return a request for a plan; `observation` consists of JSON values.

    Equal observations get the same random numbers. If `simulations` is given, the answer does not depend on
    the machine's speed.
    """
    request = {"observation": observation, "level": level, "seed": seed_of(observation), "seconds": seconds}
    return request if simulations is None else {**request, "simulations": simulations}


def hint_question(observation: Any, seconds: float | None = None, simulations: int | None = None) -> Request:
    return {**question(observation, ADVISER, seconds, simulations), "kind": "hint"}


def why_question(observation: Any, level: str, actions: list[Any]) -> Request:
    return {**question(observation, level), "kind": "explain", "actions": actions}


def seed_of(observation: Any) -> int:
    text = json.dumps(observation, sort_keys=True)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")


def codec_of(setup: Any) -> tuple[Rulebook, Codec]:
    from ...rules.codec import codec_for  # imported here because senders of requests do not need it

    book = rulebook(_playable(json.dumps(setup, sort_keys=True)))
    return book, codec_for(book)


def remedy_of(answer: Answer) -> Message | None:
    if (remedy := answer.get("remedy")) is not None:
        return Message.of(remedy)
    return next((package.fault for package in packages() if package.name == answer.get("blamed")), None)


def suspect_of(book: Rulebook) -> Message | None:
    played = tuple(package.module.title for package in packages() if package.module.id in book.installed)
    return Message("rule-set-suspect", names=played) if played else None


def blamed(fault: BaseException | None) -> Answer:
    package = None if fault is None else at_fault(fault, packages())
    return {} if package is None else {"blamed": package.name}


class WrongAnswerError(ValueError):
    """An answer contains no turn, or an illegal one."""


def turn_of(book: Rulebook, state: GameState, codec: Codec, answer: Answer) -> tuple[Action, ...]:
    """Return the actions of an answer; raise `WrongAnswerError` if they cannot be played.

    The last action is checked but not played. If an action reveals hidden information and the same seat
    decides next, the later actions are dropped.
    """
    if not answer.get("actions"):
        raise WrongAnswerError(str(answer.get("trace") or answer.get("error") or "a turn without actions"))
    try:
        actions = tuple(map(codec.load_action, answer["actions"]))
        ahead = state
        for number, action in enumerate(actions):
            if number:
                move = apply(book, ahead, actions[number - 1])
                ahead = move.after
                if move.reveals_hidden and _decides(ahead) == _decides(state):
                    return actions[:number]
            if _decides(ahead) != _decides(state) or refusals(book, ahead, action):
                raise WrongAnswerError(f"{action} cannot be played")
    except (ValueError, TypeError, LookupError) as fault:
        raise WrongAnswerError(f"{type(fault).__name__}: {fault}") from fault
    return actions


def _decides(state: GameState) -> Seat | None:
    return None if state.decision is None else state.decision.seat


@lru_cache(maxsize=8)
def _playable(setup: str) -> Setup:
    from ...rules.codec import load_setup

    loaded = load_setup(json.loads(setup))
    if fault := setup_fault(loaded):
        raise ValueError(fault)
    return loaded
