"""Choices: everything that a seat may do now as a list to be read, by kinds, and what each would change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import attrs

from ..core.engine.action import Action
from ..core.engine.event import BuildingBought
from ..core.engine.play import play
from ..core.engine.preview import Outlook, Preview, outlook
from ..core.engine.step import ChooseAction
from ..core.engine.telling import order_sentence
from ..core.places.gesture import Button, Press
from ..core.places.places import Face
from ..core.words.message import Message
from ..core.words.naming import Naming
from .moves import Moves
from .project import Deed, project
from .turn_facts import TurnFacts


@attrs.frozen
class PossibleDeed:
    """One thing that may be done, by one deed for each way to pay, the best first.

    ``told`` describes what it is done with, where something else can be done that sounds the same.
    """

    ways: tuple[Deed, ...]
    told: Message | None = None


@attrs.frozen
class Kind:
    """The choices of one kind, which ``said`` tells in a sentence."""

    said: Message
    choices: tuple[PossibleDeed, ...]


@attrs.frozen
class Choices:
    """Everything that may be done: choices by kinds, and what leaves or ends the decision (``ends``)."""

    kinds: tuple[Kind, ...]
    ends: tuple[Action, ...]


def choices(facts: TurnFacts) -> Choices:
    """Everything that a seat may do, promise or take back; what will be promised is not played now."""
    book, promises, now, later = facts.book, facts.promises, facts.moves, facts.promisable
    promised = {*later.actions, *promises}
    listed: list[tuple[Message, tuple[Deed, ...], tuple[Face, ...]]] = []
    for ways, faces in _ways(now):
        acts = tuple(Deed(play=action) for action in ways if action not in promised)
        if acts:
            listed.append((ways[0].said_kind(book), acts, faces))
    for ways, faces in _ways(later):
        if not any(action in promises for action in ways):
            listed.append((ways[0].said_kind(book), tuple(Deed(promise=action) for action in ways), faces))
    listed += [(Message("kind-take-back"), (Deed(withdraw=action),), ()) for action in promises]
    said = Counter(sentence(book, deeds[0]) for _, deeds, _ in listed)
    found: dict[Message, list[PossibleDeed]] = {}
    for kind, deeds, faces in listed:
        alike = said[sentence(book, deeds[0])] > 1 and faces
        found.setdefault(kind, []).append(PossibleDeed(deeds, faces[0].described(book) if alike else None))
    ends = tuple(action for press, action in now.presses.items() if isinstance(press, Button))
    return Choices(tuple(Kind(kind, tuple(those)) for kind, those in found.items()), ends)


def _ways(found: Moves) -> Iterator[tuple[tuple[Action, ...], tuple[Face, ...]]]:
    for lift, drops in found.lifts.items():
        for ways in drops.values():
            yield tuple(ways.values()), lift.faces
    for press, action in found.presses.items():
        if isinstance(press, Press):
            yield (action,), (press.piece,)


def sentence(names: Naming, deed: Deed) -> Message:
    """A deed as an order, with its square and its cost."""
    if deed.withdraw is not None:
        return order_sentence(Message("turn-take-back", turn=deed.withdraw.said_whole(names, True)))
    action = deed.play or deed.promise
    assert action is not None, "nothing is done"
    return order_sentence(action.said_whole(names, True))


@attrs.frozen
class Change:
    """What a deed would change for its seat, with everything standing that is promised.

    ``over`` is what a purchase pays too much, None for all else; ``again`` where the seat may act once more.
    """

    seen: Preview
    over: int | None = None
    again: bool = False


def standing(facts: TurnFacts) -> Outlook:
    """How a seat stands, with everything standing that is promised."""
    return outlook(facts.book, facts.projection.state, facts.seat)


def change(facts: TurnFacts, deed: Deed, before: Outlook) -> Change | None:
    """What a legal deed would change of how a seat stands now; None where it brings out something hidden."""
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
