"""Wire protocol of the worker process: requests for plans, hints and reasons, and replies, as JSON values."""

from __future__ import annotations

import hashlib
import json
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from ..core.message import Message
from ..modules.registry import rulebook, setup_fault

if TYPE_CHECKING:
    from ..core.rulebook import Rulebook
    from ..saves.codec import Codec

Request = dict[str, Any]
Answer = dict[str, Any]


def question(
    observation: Any, level: str, seconds: float | None = None, simulations: int | None = None
) -> Request:
    """A request for a plan; ``observation`` is JSON as the codec writes it.

    The random numbers of the player come from what it sees, so that nothing of the game's own crosses the
    pipe and the same moment gets the same answer. With ``simulations`` the answer does not depend on the
    time that the machine needs.
    """
    request = {"observation": observation, "level": level, "seed": seed_of(observation), "seconds": seconds}
    return request if simulations is None else {**request, "simulations": simulations}


ADVISER = "grandmaster"
"""The level that gives hints."""


def hint_question(observation: Any, seconds: float | None = None, simulations: int | None = None) -> Request:
    """A request for the best plan there is, with its reasons."""
    return {**question(observation, ADVISER, seconds, simulations), "kind": "hint"}


def why_question(observation: Any, level: str, actions: list[Any]) -> Request:
    """A request for what speaks for a turn, ``actions`` being JSON as the codec writes them."""
    return {**question(observation, level), "kind": "explain", "actions": actions}


def seed_of(observation: Any) -> int:
    """A seed from a digest (SHA-256) of what is seen, so the same moment gets the same answer."""
    text = json.dumps(observation, sort_keys=True)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")


def codec_of(setup: Any) -> tuple[Rulebook, Codec]:
    """The rules of a table and the codec for them; ``setup`` is JSON as the codec writes it."""
    return _codec(json.dumps(setup, sort_keys=True))


def remedy_of(answer: Answer) -> Message | None:
    """What a person can mend, where an answer tells it."""
    remedy = answer.get("remedy")
    return None if remedy is None else Message.of(remedy)


@lru_cache(maxsize=8)
def _codec(setup: str) -> tuple[Rulebook, Codec]:
    from ..saves.codec import Codec, load_setup  # whoever asks a question has a codec of its own

    loaded = load_setup(json.loads(setup))
    if fault := setup_fault(loaded):
        raise ValueError(fault)
    book = rulebook(loaded)
    return book, Codec(book)
