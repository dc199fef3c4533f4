"""Lists a seat's possible deeds as texts, grouped by kind, and finds the effect of each deed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ..core.engine.action import Action, order_sentence
from ..core.engine.event import BuildingBought
from ..core.engine.play import play
from ..core.engine.preview import Outlook, Preview, outlook
from ..core.engine.step import ChooseAction
from ..core.frozen import frozen
from ..core.places.gesture import Button, Press
from ..core.places.places import Face
from ..core.words.message import Message
from ..core.words.wording import Naming
from .moves import Moves
from .turn_facts import Deed, TurnFacts, project


@frozen
class PossibleDeed:
    """A choice of the seat. ``ways`` contains a deed for each possible payment, best payment first.

    If several choices have the same text, ``detail`` distinguishes them.
    """

    ways: tuple[Deed, ...]
    detail: Message | None = None


@frozen
class Kind:
    message: Message
    choices: tuple[PossibleDeed, ...]


@frozen
class Choices:
    """All choices, grouped by kind. ``ends`` contains the actions with a button, such as `EndTurn`."""

    kinds: tuple[Kind, ...]
    ends: tuple[Action, ...]


def choices(facts: TurnFacts) -> Choices:
    """Return all actions that a seat can play or promise, and all promises that it can withdraw.

    If an action is promised already, or can be promised, it is not listed as an action to play.
    """
    book, promises, now, later = facts.book, facts.promises, facts.moves, facts.promisable
    promised = {*later.actions, *promises}
    listed: list[tuple[Message, tuple[Deed, ...], tuple[Face, ...]]] = []
    for ways, faces in _ways(now):
        acts = tuple(Deed(play=action) for action in ways if action not in promised)
        if acts:
            listed.append((ways[0].kind_message(book), acts, faces))
    for ways, faces in _ways(later):
        if not any(action in promises for action in ways):
            listed.append((ways[0].kind_message(book), tuple(Deed(promise=action) for action in ways), faces))
    listed += [(Message("kind-take-back"), (Deed(withdraw=action),), ()) for action in promises]
    counts = Counter(sentence(book, deeds[0]) for _, deeds, _ in listed)
    found: dict[Message, list[PossibleDeed]] = {}
    for kind, deeds, faces in listed:
        alike = counts[sentence(book, deeds[0])] > 1 and faces
        found.setdefault(kind, []).append(PossibleDeed(deeds, faces[0].described(book) if alike else None))
    ends = tuple(action for press, action in now.presses.items() if isinstance(press, Button))
    return Choices(tuple(Kind(kind, tuple(deeds)) for kind, deeds in found.items()), ends)


def _ways(moves: Moves) -> Iterator[tuple[tuple[Action, ...], tuple[Face, ...]]]:
    for lift, drops in moves.lifts.items():
        for ways in drops.values():
            yield tuple(ways.values()), lift.faces
    for press, action in moves.presses.items():
        if isinstance(press, Press):
            yield (action,), (press.piece,)


def sentence(names: Naming, deed: Deed) -> Message:
    if deed.withdraw is not None:
        return order_sentence(Message("turn-take-back", turn=deed.withdraw.full_message(names, True)))
    action = deed.play or deed.promise
    assert action is not None, "an empty deed"
    return order_sentence(action.full_message(names, True))


@frozen
class Change:
    """Effect on a seat if it does a deed and all promises are then carried out.

    For a purchase, ``over`` is the overpayment; for other deeds, it is None. If ``again`` is true, the seat
    can take an extra action after the deed.
    """

    seen: Preview
    over: int | None = None
    again: bool = False


def standing(facts: TurnFacts) -> Outlook:
    return outlook(facts.book, facts.projection.state, facts.seat)


def change(facts: TurnFacts, deed: Deed, before: Outlook) -> Change | None:
    """Return the effect of a legal deed, or None if the deed reveals hidden information."""
    book, seat = facts.book, facts.seat
    after, over, again = facts.state, None, False
    if deed.play is not None:
        move = play(book, after, deed.play)
        if move.reveals_hidden:
            return None
        after = move.after
        over = next((event.over for event in move.events if isinstance(event, BuildingBought)), None)
        again = isinstance(after.decision, ChooseAction) and after.decision.seat == seat
    ahead = project(book, after, deed.promised(facts.promises)).state
    seen = Preview(seat, before, outlook(book, ahead, seat), ahead.players[seat].city)
    return Change(seen, over, again)
