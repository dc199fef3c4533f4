"""A rule set that shuffles its pile repeatedly: replaying a record gives the recorded shuffles."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, ClassVar, Final

import attrs
import pytest

from alhambra_desktop.model.files.saves import replay
from alhambra_desktop.model.files.saves.replay import StepError, replayed
from alhambra_desktop.model.rules.core.engine.action import Action
from alhambra_desktop.model.rules.core.engine.builder import RulebookBuilder
from alhambra_desktop.model.rules.core.engine.event import Event, entry
from alhambra_desktop.model.rules.core.engine.handling import button
from alhambra_desktop.model.rules.core.engine.play import Transition, play, start
from alhambra_desktop.model.rules.core.engine.rulebook import (
    Rulebook,
    SetUpPhase,
    action_rule,
    unless_offered,
)
from alhambra_desktop.model.rules.core.engine.setup import COLOURS, SeatSetup
from alhambra_desktop.model.rules.core.engine.shuffle import Outcome
from alhambra_desktop.model.rules.core.engine.state import Draft, PublicState, Slice
from alhambra_desktop.model.rules.core.engine.step import ChooseAction
from alhambra_desktop.model.rules.core.geometry.placement import BrokenRule
from alhambra_desktop.model.rules.core.values import Seat
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.core.words.wording import worded
from alhambra_desktop.model.rules.modules import alhambra, registry

LOTS: Final = "lots"
NAMES: Final = ("one", "two", "three", "four")


@attrs.frozen
class LotState(Slice):
    """The lots drawn so far."""

    module: ClassVar[str] = LOTS
    drawn: tuple[str, ...]


@attrs.frozen(slots=False)
class DrawLots(Action):
    """Draw a lot, put it back, shuffle and draw again; the turn continues."""


@attrs.frozen(slots=False)
class LotsDrawn(Event):
    """Lots in the order drawn, each drawn from all of them."""

    seat: Seat
    lots: tuple[str, ...]

    record = entry("lots")
    message = worded("log-over")


def _draw(book: Rulebook, draft: Draft, seat: Seat, action: DrawLots) -> None:
    for _ in range(2):
        lot = draft.shuffle(NAMES, LOTS)[-1]
        draft.change_slice(LotState((*draft.state.slice_of(LotState).drawn, lot)))
        draft.emit(LotsDrawn(seat, (lot,)))


def _offer(book: Rulebook, state: PublicState, seat: Seat) -> Iterable[DrawLots]:
    yield DrawLots()


@pytest.fixture
def book(monkeypatch: pytest.MonkeyPatch) -> Rulebook:
    people = [SeatSetup(f"Seat {i}", COLOURS[i], "human") for i in range(2)]
    builder = RulebookBuilder(setup := registry.make_setup(people, 5), dict(setup.options))
    alhambra.MODULE.install(builder)
    builder.add_slice(LotState, lambda lots, seat: lots, lambda book, seen, rng: seen.slice_of(LotState))
    builder.set_up += ((SetUpPhase.SUPPLIES, lambda book, draft: draft.change_slice(LotState(()))),)
    refuse = unless_offered(_offer, BrokenRule("L-1", Message("not-now"), Message("not-now-why")))
    by_hand = button("lots", DrawLots())
    builder.offer(ChooseAction, action_rule(DrawLots, _offer, refuse, _draw, by_hand, free=True))
    builder.outcomes += (Outcome(LOTS, "lots", "lots"),)
    made = builder.freeze((alhambra.MODULE.id, LOTS))
    monkeypatch.setattr(replay, "rulebook", lambda setup: made)
    return made


def entries_of(moves: Iterable[Transition]) -> list[dict[str, Any]]:
    """Return the record entries of some transitions."""
    entries = (event.record() for move in moves for event in move.events)
    return json.loads(json.dumps([dict(one) for one in entries if one is not None]))


def test_every_shuffle_matches_the_record(book: Rulebook) -> None:
    moves = [start(book)]
    for _ in range(4):
        moves += [play(book, moves[-1].after, DrawLots())]
    drawn = moves[-1].after.slice_of(LotState).drawn
    assert len(set(drawn)) < len(drawn) == 8, "the same lot must come again"
    other = attrs.evolve(book.setup, seed=77)
    state, actions = replayed(other, entries_of(moves))
    assert state.slice_of(LotState).drawn == drawn
    assert len(actions) == 4


def test_a_record_with_an_unknown_lot_is_refused(book: Rulebook) -> None:
    begun = start(book)
    entries = entries_of([begun, play(book, begun.after, DrawLots())])
    entries[-1]["lots"] = ["five"]
    with pytest.raises(StepError):
        replayed(book.setup, entries)
