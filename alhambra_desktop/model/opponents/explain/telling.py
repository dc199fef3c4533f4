"""Telling: reasons as sentences, by their kinds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ...core.engine.rulebook import Rulebook
from ...core.engine.telling import turn_order
from ...core.words.message import Message, decimal
from ...core.words.naming import cards_noun
from ...core.words.nouns import type_noun, types_noun
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
    return CLAUSES[reason.kind](book, reason)


def other_turn(book: Rulebook, other: Other) -> Message:
    """Another turn with the difference in points to be expected, as a sentence."""
    turn, points = turn_order(book, other.actions), round(abs(other.less), 1)
    if not points:
        return Message("other-even", turn=turn)
    if other.less > 0:
        return Message("other-less", turn=turn, less=decimal(points), whole=int(points))
    return Message("other-more", turn=turn, more=decimal(points), whole=int(points))


# -- majorities


def _worth(reason: Reason, clause: Message) -> Message:
    """A clause with what the place in a majority pays, and when: the last two figures."""
    points, number = reason.figures[-2:]
    if not points:
        return clause
    if not number:
        return Message("reason-pays-next", reason=clause, points=points)
    return Message("reason-pays-later", reason=clause, points=points, round=number)


def _lead(book: Rulebook, reason: Reason) -> Message:
    return _worth(reason, Message("reason-lead", types=types_noun(reason.subject)))


def _level(book: Rulebook, reason: Reason) -> Message:
    return _worth(reason, Message("reason-level", types=types_noun(reason.subject)))


def _ahead(book: Rulebook, reason: Reason) -> Message:
    margin = reason.figures[0]
    return _worth(reason, Message("reason-ahead", margin=margin, types=types_noun(reason.subject)))


def _place(book: Rulebook, reason: Reason) -> Message:
    rank, shared = reason.figures[:2]
    types = types_noun(reason.subject)
    if shared:
        return _worth(reason, Message("reason-place-shared", rank=rank, types=types))
    return _worth(reason, Message("reason-place", rank=rank, types=types))


def _count(book: Rulebook, reason: Reason) -> Message:
    count, best = reason.figures[:2]
    type_ = type_noun(reason.subject)
    if best > count:
        return Message("reason-count-behind", count=count, type=type_, behind=best - count)
    return Message("reason-count-level", count=count, type=type_)


def _cost(book: Rulebook, reason: Reason) -> Message:
    seat, points = reason.figures
    name, types = book.owner_name(seat), types_noun(reason.subject)
    return Message("reason-cost", name=name, points=points, types=types)


# -- the city


def _run(book: Rulebook, reason: Reason) -> Message:
    was, now = reason.figures
    run = book.sources[reason.subject].noun
    if not was:
        return Message("reason-run-begun", run=run, now=now)
    return Message("reason-run", run=run, was=was, now=now)


def _waits(book: Rulebook, reason: Reason) -> Message:
    return Message("reason-waits", tile=book.tile_noun(reason.subject))


def _nowhere(book: Rulebook, reason: Reason) -> Message:
    return Message("reason-nowhere", tile=book.tile_noun(reason.subject))


def _prospect(book: Rulebook, reason: Reason) -> Message:
    return book.gains[reason.subject](reason.figures[0])


# -- money


def _saves(book: Rulebook, reason: Reason) -> Message:
    cards, tile = cards_noun(book, reason.cards), book.tile_noun(reason.subject)
    return Message("reason-saves", count=len(reason.cards), cards=cards, tile=tile)


def _reaches(book: Rulebook, reason: Reason) -> Message:
    cards, tile = cards_noun(book, reason.cards), book.tile_noun(reason.subject)
    return Message("reason-reaches", count=len(reason.cards), cards=cards, tile=tile)


def _most(book: Rulebook, reason: Reason) -> Message:
    return Message("reason-most", count=len(reason.cards), cards=cards_noun(book, reason.cards))


def _money(book: Rulebook, reason: Reason) -> Message:
    return Message("reason-money", count=len(reason.cards), cards=cards_noun(book, reason.cards))


def _joker(book: Rulebook, reason: Reason) -> Message:
    return Message("reason-joker", card=book.card_noun(reason.cards[0]))


def _exact(book: Rulebook, reason: Reason) -> Message:
    return Message("reason-exact", count=reason.figures[0])


def _dear(book: Rulebook, reason: Reason) -> Message:
    (tenths,) = reason.figures
    less, whole = decimal(tenths / 10), tenths // 10
    if not reason.subject:
        if not tenths:
            return Message("reason-dear-some-even")
        return Message("reason-dear-some", less=less, whole=whole)
    tile = book.tile_noun(reason.subject)
    if not tenths:
        return Message("reason-dear-even", tile=tile)
    return Message("reason-dear", tile=tile, less=less, whole=whole)


def _constant(message: Message) -> Callable[[Rulebook, Reason], Message]:
    return lambda book, reason: message


CLAUSES: Final[Mapping[str, Callable[[Rulebook, Reason], Message]]] = {
    "lead": _lead,
    "level": _level,
    "ahead": _ahead,
    "place": _place,
    "count": _count,
    "cost": _cost,
    "run": _run,
    "room": _constant(Message("reason-room")),
    "spared": _constant(Message("reason-spared")),
    "waits": _waits,
    "nowhere": _nowhere,
    "prospect": _prospect,
    "saves": _saves,
    "reaches": _reaches,
    "most": _most,
    "money": _money,
    "joker": _joker,
    "purse": _constant(Message("reason-purse")),
    "exact": _exact,
    "dear": _dear,
    "poor": _constant(Message("reason-poor")),
    "pass": _constant(Message("reason-pass")),
    "little": _constant(Message("reason-little")),
}
"""How each kind of reason is told."""
