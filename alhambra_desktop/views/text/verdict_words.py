"""Wording of the analysis."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import attrs

from ...model.learning.analysis.verdict import (
    JUDGE,
    PROCEDURE,
    THOROUGH,
    Alternative,
    Effort,
    Interval,
    SimulatedTurn,
    Verdict,
)
from ...model.players.explain.explanation import DearPurchase, sentences
from ...model.players.skill.levels import level
from ...model.rules.core.engine.action import Action, PlaceTile, PlacingAction, turn_order
from ...model.rules.core.engine.rulebook import Rulebook
from ...model.rules.core.words.message import Message, in_a_row
from ...model.rules.core.words.wording import square_noun
from ...words import phrase, say
from .language import capital

NAMES: Final[Mapping[Verdict, Message]] = {
    Verdict.GOOD: Message("verdict-good"),
    Verdict.DOUBTFUL: Message("verdict-doubtful"),
    Verdict.MISTAKE: Message("verdict-mistake"),
}


def plain(points: float) -> str:
    return f"{round(points) or 0}".replace("-", "−")


def signed(points: float) -> str:
    return f"{round(points):+d}".replace("-", "−") if round(points) else "±0"


def interval_words(interval: Interval) -> str:
    return phrase("verdict-between", low=plain(interval.low), high=plain(interval.high))


def verdict_words(turn: SimulatedTurn) -> str:
    """Return a verdict, such as ``mistake: cost about 9 points (probably 6 to 12)``."""
    name, loss = say(NAMES[turn.verdict]), turn.loss
    if turn.verdict is Verdict.GOOD:
        return phrase("verdict-even", verdict=name) if lost_words(turn) == equal_words() else name
    return phrase("verdict-lost", verdict=name, points=round(loss.points), between=interval_words(loss))


def lost_words(turn: SimulatedTurn) -> str:
    """Return the lost points with their interval.

    For a good turn, return ``about equal`` or, if the turn certainly loses nothing, a dash.
    """
    if turn.verdict is not Verdict.GOOD:
        return f"{plain(turn.loss.points)} ({interval_words(turn.loss)})"
    return equal_words() if turn.loss.points > 0 or turn.is_uncertain else "–"


def brief_loss(turn: SimulatedTurn) -> str:
    """Return a short form of `lost_words`: the points without interval, ``≈ 0`` or a dash."""
    if turn.verdict is not Verdict.GOOD:
        return plain(turn.loss.points)
    return "≈ 0" if lost_words(turn) == equal_words() else "–"


def equal_words() -> str:
    return phrase("verdict-equal")


def order_words(book: Rulebook, actions: Sequence[Action], *, paid: bool = True) -> str:
    """Return the actions of a turn as an instruction. Omit placements if there are other actions.

    If not `paid`, also omit the payments of purchases.
    """
    main = [action for action in actions if not isinstance(action, PlacingAction)]
    return capital(say(turn_order(book, main or actions, squares=True, paid=paid)))


def where_words(book: Rulebook, actions: Sequence[Action]) -> str:
    """Return where a turn places its tiles, such as ``1 north of the fountain``, or an empty string."""
    found = where_message(book, actions)
    return "" if found is None else capital(say(found))


def where_message(book: Rulebook, actions: Sequence[Action]) -> Message | None:
    match [action for action in actions if isinstance(action, PlacingAction)]:
        case []:
            return None
        case [PlaceTile(cell=cell)]:
            return square_noun(cell)
        case [placing]:
            return placing.short_message(book, True)
        case placings:
            return in_a_row([placing.full_message(book, True) for placing in placings])


def why_words(book: Rulebook, way: Alternative, *, brief: bool = False) -> str:
    """Return the reasons for an alternative in one or two sentences (one if `brief`), or "".

    Reasons about the cost of a purchase are omitted. They are static estimates, and the simulation is more
    accurate.
    """
    reasons = (
        []
        if way.why is None
        else [reason for reason in way.why.reasons if not isinstance(reason, DearPurchase)]
    )
    if way.why is None or not reasons:
        return ""
    messages = sentences(book, attrs.evolve(way.why, reasons=tuple(reasons)))
    return " ".join(capital(say(message)) for message in messages[: 1 if brief else None])


def judge_words() -> str:
    return phrase(
        "verdict-judge",
        level=level(JUDGE.level).name,
        version=f"{JUDGE.version}.{PROCEDURE}",
        worlds=THOROUGH.worlds,
    )


def effort_words(effort: Effort) -> str:
    return phrase(
        "verdict-effort", level=level(effort.level).name, worlds=effort.worlds, rounds=effort.rounds
    )
