"""Telling: reasons as sentences, by their kinds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ...core.engine.rulebook import Rulebook
from ...core.engine.telling import turn_order
from ...core.words.message import Message, decimal
from ...core.words.naming import Naming
from ...core.words.nouns import type_noun, types_noun
from ...core.words.saying import COUNT, TAKEN, Part, Say, named, of, says
from .explanation import Explanation, Other, Reason

ASIDE: Final = ("prospect", "dear", "poor")
"""Kinds of reasons that do not tell what the player does."""


def sentences(book: Rulebook, explanation: Explanation, everything: bool = True) -> tuple[Message, ...]:
    """What speaks for a turn, in one or two sentences."""
    told = explanation.told(everything)
    clauses = [clause(book, reason) for reason in told]
    if told[-1].kind == "exact" and len(clauses) > 2:
        one, other, exact = clauses
        beside = any(reason.kind in ASIDE for reason in told)
        both = Message("reason-beside", reason=one, other=other)
        clauses = [both if beside else Message("reason-and", reason=one, other=other), exact]
    return tuple(Message("reason-sentence", reason=one) for one in clauses)


def clause(book: Rulebook, reason: Reason) -> Message:
    """One reason, to become a sentence or a part of one."""
    return CLAUSES[reason.kind](reason, book)


def other_turn(book: Rulebook, other: Other) -> Message:
    """Another turn with the difference in points to be expected, as a sentence."""
    turn, points = turn_order(book, other.actions), round(abs(other.less), 1)
    if not points:
        return Message("other-even", turn=turn)
    if other.less > 0:
        return Message("other-less", turn=turn, less=decimal(points), whole=int(points))
    return Message("other-more", turn=turn, more=decimal(points), whole=int(points))


def _pays(clause: Say) -> Say:
    """A clause with what the place in a majority pays, and when: the last two figures."""

    def say(reason: Reason, names: Naming) -> Message:
        points, number = reason.figures[-2:]
        told = clause(reason, names)
        if not points:
            return told
        if not number:
            return Message("reason-pays-next", reason=told, points=points)
        return Message("reason-pays-later", reason=told, points=points, round=number)

    return say


def _figure(place: int) -> Part:
    return lambda reason, names: reason.figures[place]


TYPES: Final = of("subject", types_noun)
TILE: Final = named("subject", lambda names, tile: names.tile_noun(tile))


def _place(reason: Reason, names: Naming) -> Message:
    rank, shared = reason.figures[:2]
    types = types_noun(reason.subject)
    if shared:
        return Message("reason-place-shared", rank=rank, types=types)
    return Message("reason-place", rank=rank, types=types)


def _count(reason: Reason, names: Naming) -> Message:
    count, best = reason.figures[:2]
    type_ = type_noun(reason.subject)
    if best > count:
        return Message("reason-count-behind", count=count, type=type_, behind=best - count)
    return Message("reason-count-level", count=count, type=type_)


def _cost(reason: Reason, names: Naming) -> Message:
    seat, points = reason.figures
    name, types = names.owner_name(seat), types_noun(reason.subject)
    return Message("reason-cost", name=name, points=points, types=types)


def _run(reason: Reason, book: Rulebook) -> Message:
    was, now = reason.figures
    run = book.sources[reason.subject].noun
    if not was:
        return Message("reason-run-begun", run=run, now=now)
    return Message("reason-run", run=run, was=was, now=now)


def _prospect(reason: Reason, book: Rulebook) -> Message:
    return book.gains[reason.subject](reason.figures[0])


def _joker(reason: Reason, names: Naming) -> Message:
    return Message("reason-joker", card=names.card_noun(reason.cards[0]))


def _dear(reason: Reason, names: Naming) -> Message:
    (tenths,) = reason.figures
    less, whole = decimal(tenths / 10), tenths // 10
    if not reason.subject:
        if not tenths:
            return Message("reason-dear-some-even")
        return Message("reason-dear-some", less=less, whole=whole)
    tile = names.tile_noun(reason.subject)
    if not tenths:
        return Message("reason-dear-even", tile=tile)
    return Message("reason-dear", tile=tile, less=less, whole=whole)


CLAUSES: Final[Mapping[str, Callable[[Reason, Rulebook], Message]]] = {
    "lead": _pays(says("reason-lead", types=TYPES)),
    "level": _pays(says("reason-level", types=TYPES)),
    "ahead": _pays(says("reason-ahead", margin=_figure(0), types=TYPES)),
    "place": _pays(_place),
    "count": _count,
    "cost": _cost,
    "run": _run,
    "room": says("reason-room"),
    "spared": says("reason-spared"),
    "waits": says("reason-waits", tile=TILE),
    "nowhere": says("reason-nowhere", tile=TILE),
    "prospect": _prospect,
    "saves": says("reason-saves", count=COUNT, cards=TAKEN, tile=TILE),
    "reaches": says("reason-reaches", count=COUNT, cards=TAKEN, tile=TILE),
    "most": says("reason-most", count=COUNT, cards=TAKEN),
    "money": says("reason-money", count=COUNT, cards=TAKEN),
    "joker": _joker,
    "purse": says("reason-purse"),
    "exact": says("reason-exact", count=_figure(0)),
    "dear": _dear,
    "poor": says("reason-poor"),
    "pass": says("reason-pass"),
    "little": says("reason-little"),
}
"""How each kind of reason is told."""
