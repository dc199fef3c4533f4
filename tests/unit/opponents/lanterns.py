"""Lanterns: a rule set for tests that reveals hidden information in the middle of a turn.

L-1 Six lanterns worth 0 to 5 are in a hidden pile. L-2 Lighting a lantern is an action; it reveals the top
one. L-3 The player hangs it up, which scores its points in the last round, or puts it away; then the turn
continues as after any action. L-4 A player can polish the lanterns at any time, which changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from random import Random
from typing import Any, ClassVar, Final

import attrs

from alhambra_desktop.model.rules.core.base.money import finish_actions
from alhambra_desktop.model.rules.core.engine.action import Action
from alhambra_desktop.model.rules.core.engine.builder import RulebookBuilder
from alhambra_desktop.model.rules.core.engine.handling import button
from alhambra_desktop.model.rules.core.engine.rulebook import (
    Horizon,
    Rulebook,
    SetUpPhase,
    action_rule,
    unless_offered,
)
from alhambra_desktop.model.rules.core.engine.scoring import LAST_ROUND, Points, Source
from alhambra_desktop.model.rules.core.engine.setup import COLOURS, SeatSetup
from alhambra_desktop.model.rules.core.engine.shuffle import shuffled
from alhambra_desktop.model.rules.core.engine.state import Draft, Observation, PublicState, Slice
from alhambra_desktop.model.rules.core.engine.step import ChooseAction, Decision
from alhambra_desktop.model.rules.core.geometry.placement import BrokenRule
from alhambra_desktop.model.rules.core.values import Seat, replaced
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.modules import alhambra, registry

LANTERNS: Final = "lanterns"
NOT_OFFERED: Final = BrokenRule("L-2", Message("not-now"), Message("not-now-why"))


@attrs.frozen
class LanternState(Slice):
    """The pile (empty if hidden), the number left, the revealed lantern and each seat's points."""

    module: ClassVar[str] = LANTERNS
    pile: tuple[int, ...]
    left: int
    lit: int | None
    hung: tuple[int, ...]


@attrs.frozen
class HangLantern(Decision):
    """Decision of the player who lit a lantern (L-3)."""

    seat: Seat


@attrs.frozen(slots=False)
class Light(Action):
    """Reveal the top lantern (L-2)."""


@attrs.frozen(slots=False)
class Hang(Action):
    """Hang the lantern up (L-3)."""


@attrs.frozen(slots=False)
class PutAway(Action):
    """Put the lantern away (L-3)."""


@attrs.frozen(slots=False)
class Polish(Action):
    """Polish the lanterns, free of charge and any number of times (L-4)."""


def _lay(book: Rulebook, draft: Draft) -> None:
    pile = tuple(map(int, draft.shuffle(tuple("012345"), LANTERNS)))
    draft.change_slice(LanternState(pile, len(pile), None, (0,) * len(draft.state.players)))


def _offer_light(book: Rulebook, state: PublicState, seat: Seat) -> Iterable[Light]:
    if state.slice_of(LanternState).left:
        yield Light()


def _light(book: Rulebook, draft: Draft, seat: Seat, action: Light) -> None:
    *rest, top = draft.state.slice_of(LanternState).pile
    now = draft.state.slice_of(LanternState)
    draft.change_slice(attrs.evolve(now, pile=tuple(rest), left=len(rest), lit=top))
    draft.revealed = True
    draft.pop()
    draft.push(HangLantern(seat))


def _end(draft: Draft, seat: Seat, points: int) -> None:
    now = draft.state.slice_of(LanternState)
    hung = replaced(now.hung, seat, now.hung[seat] + points)
    draft.change_slice(attrs.evolve(now, lit=None, hung=hung))
    finish_actions(draft, seat)


def _hang(book: Rulebook, draft: Draft, seat: Seat, action: Hang) -> None:
    _end(draft, seat, draft.state.slice_of(LanternState).lit or 0)


def _put_away(book: Rulebook, draft: Draft, seat: Seat, action: PutAway) -> None:
    _end(draft, seat, 0)


def _always(action: Action, book: Rulebook, state: PublicState, seat: Seat) -> Iterable[Action]:
    yield action


def _nothing(book: Rulebook, draft: Draft, seat: Seat, action: Polish) -> None:
    """Polishing changes nothing (L-4)."""


def _score(book: Rulebook, state: PublicState, number: int) -> Iterable[Points]:
    for seat in book.setup.everybody:
        if number == LAST_ROUND and state.slice_of(LanternState).hung[seat]:
            yield Points(seat, LANTERNS, state.slice_of(LanternState).hung[seat])


def _prospect(book: Rulebook, state: PublicState, seat: Seat, ahead: Horizon) -> float:
    return float(state.slice_of(LanternState).hung[seat])


def _hide(lanterns: LanternState, seat: Seat) -> LanternState:
    return attrs.evolve(lanterns, pile=())


def _redraw(book: Rulebook, seen: Observation, rng: Random) -> LanternState:
    now = seen.slice_of(LanternState)
    return attrs.evolve(now, pile=tuple(shuffled(range(6), rng)[: now.left]))


def install(book: RulebookBuilder) -> None:
    """Install the lanterns."""
    book.add_slice(LanternState, _hide, _redraw)
    book.set_up += ((SetUpPhase.SUPPLIES, _lay),)
    ways: tuple[tuple[type[Decision], Action, Any, Any, bool], ...] = (
        (ChooseAction, Light(), _offer_light, _light, False),
        (HangLantern, Hang(), partial(_always, Hang()), _hang, False),
        (HangLantern, PutAway(), partial(_always, PutAway()), _put_away, False),
        (ChooseAction, Polish(), partial(_always, Polish()), _nothing, True),
    )
    for step, action, offer, perform, free in ways:
        refuse, by_hand = unless_offered(offer, NOT_OFFERED), button(type(action).__name__, action)
        book.offer(step, action_rule(type(action), offer, refuse, perform, by_hand, free))
    book.scorers += (_score,)
    book.add_source(LANTERNS, Source(Message("source-walls"), Message("source-walls-note")))
    book.expect(LANTERNS, _prospect, lambda points: Message("gain-walls", points=points))


def lantern_book(seats: int = 3, seed: int = 5) -> Rulebook:
    """Return the rulebook of the base game with lanterns."""
    people = [SeatSetup(f"Seat {i}", COLOURS[i], "computer", "builder") for i in range(seats)]
    setup = registry.make_setup(people, seed)
    book = RulebookBuilder(setup, dict(setup.options))
    alhambra.MODULE.install(book)
    install(book)
    return book.freeze((alhambra.MODULE.id, LANTERNS))
