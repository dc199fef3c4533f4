"""Finds the actions that cause the events of a record."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import zip_longest
from typing import Any, Final

import attrs

from ...rules.codec import MisfitError
from ...rules.core.engine.action import Action
from ...rules.core.engine.event import Event
from ...rules.core.engine.play import Transition, apply, refusals, start
from ...rules.core.engine.rulebook import Rulebook
from ...rules.core.engine.setup import Setup
from ...rules.core.engine.state import Arrange, Draft, GameState
from ...rules.core.engine.step import Decision
from ...rules.core.frozen import frozen
from ...rules.core.geometry.placement import BrokenRule
from ...rules.core.words.message import Message, quoted
from ...rules.modules.registry import rulebook
from .scripted_shuffles import Entry, ScriptedShuffles

MOST_SHUFFLES: Final = 60
"""In each move, the outcomes of this many shuffles follow the record. Further shuffles are random.

Some rules repeat a shuffle until the draw is suitable (A-2, D-6). Without this limit, they would repeat it
for ever if a wrong record contained an unsuitable draw.
"""


def replayed(setup: Setup, entries: Sequence[Entry]) -> tuple[GameState, tuple[Action, ...]]:
    """Return the last state and the actions of a record; raise `StepError` for an impossible entry.

    The setup of the state contains the outcomes of all shuffles.
    """
    return _Replay(rulebook(setup), entries).run()


class StepError(MisfitError):
    """An entry of a record cannot follow the previous entries; ``number`` is the index of this entry."""

    def __init__(self, number: int, message: Message) -> None:
        super().__init__(message)
        self.number = number


@frozen
class _Fault:
    """Reason why no action matches the entry with index ``number``.

    Only one reason is reported: the one for the highest index and, among these, with the greatest ``weight``.
    """

    number: int
    weight: int
    explain: Callable[[], Message]


@frozen
class _Try:
    move: Transition
    entries: int
    orders: tuple[tuple[str, ...], ...]

    @property
    def action(self) -> Action:
        assert self.move.action is not None
        return self.move.action


class _Replay:
    """Greedy search, without backtracking, for the actions of a record.

    At each decision, it plays the first action whose events match the next entries. If there is no such
    action, it plays the first legal action that adds no entries to a record.
    """

    def __init__(self, book: Rulebook, entries: Sequence[Entry]) -> None:
        self._book = book
        self._entries = entries
        self._normalized = [_normalized(entry) for entry in entries]
        self._arrangement = ScriptedShuffles(book, book.setup.seed, entries)
        self._orders: list[tuple[str, ...]] = []
        self._at = 0
        self._fault = _Fault(0, 0, partial(Message, "misfit-now"))

    def run(self) -> tuple[GameState, tuple[Action, ...]]:
        begun = self._tried(partial(start, self._book))
        if begun is None:
            raise StepError(self._fault.number, self._fault.explain())
        state = self._taken(begun)
        actions = []
        while self._at < len(self._entries):
            tried = self._next(state)
            actions.append(tried.action)
            state = self._taken(tried)
        setup = attrs.evolve(self._book.setup, arranged=tuple(self._orders))
        return state.changed(setup=setup), tuple(actions)

    def _taken(self, tried: _Try) -> GameState:
        self._at = min(self._at + tried.entries, len(self._entries))
        self._orders += tried.orders
        return tried.move.after

    def _next(self, state: GameState) -> _Try:
        self._note(self._at, 0, partial(self._why_nothing_fits, state, self._at))
        silent = None
        for action in self._candidates(state.decision):
            if self._refused(state, action):
                continue
            tried = self._tried(partial(apply, self._book, state, action))
            if tried is not None and tried.entries:
                return tried
            silent = silent or tried
        if silent is None:
            raise StepError(self._fault.number, self._fault.explain())
        return silent

    def _why_nothing_fits(self, state: GameState, number: int) -> Message:
        decision = state.decision
        if decision is None:
            return Message("over")
        seat = self._entries[number].get("seat", decision.seat)
        wrong = Message("misfit-not-for", seat=quoted(seat))
        return Message("misfit-now") if seat == decision.seat else wrong

    def _refused(self, state: GameState, action: Action) -> bool:
        try:
            broken = refusals(self._book, state, action)
        except Exception:  # rules may raise anything for tiles or cards that do not exist
            return True
        if broken and self._meant(action):
            self._note(self._at, len(attrs.fields(type(action))), partial(_refusal, broken[0]))
        return bool(broken)

    def _meant(self, action: Action) -> bool:
        entry = self._entries[self._at]
        if attrs.fields(type(action)) or "seat" not in entry:
            return True
        return bool(type(action).recorded == entry["event"])

    def _tried(self, make: Callable[[Arrange], Transition]) -> _Try | None:
        orders: list[tuple[str, ...]] = []

        def arrange(draft: Draft, of: str, items: tuple[str, ...]) -> tuple[str, ...]:
            position = self._at + sum(1 for _ in _entries_of(draft.events))
            if len(orders) >= MOST_SHUFFLES:
                position = len(self._entries)
            orders.append(self._arrangement(draft.state, of, items, position))
            return orders[-1]

        move = make(arrange)
        entries = list(_entries_of(move.events))
        for number, ours in enumerate(entries[: len(self._entries) - self._at], self._at):
            if (theirs := self._normalized[number]) != ours:
                self._note(number, 0, partial(_difference, theirs, ours))
                return None
        return _Try(move, len(entries), tuple(orders))

    def _note(self, number: int, weight: int, explain: Callable[[], Message]) -> None:
        if (number, weight) >= (self._fault.number, self._fault.weight):
            self._fault = _Fault(number, weight, explain)

    def _candidates(self, decision: Decision | None) -> Iterator[Action]:
        if decision is None:
            return
        types = self._book.rules_by_type[type(decision)]
        entry = self._entries[self._at]
        if entry.get("seat") == decision.seat:
            for type_ in types:
                yield from self._read(type_, entry)
        for type_ in types:
            if not attrs.fields(type_):
                yield type_()

    def _read(self, type_: type[Action], entry: Entry) -> Iterator[Action]:
        fields = [field.name for field in attrs.fields(type_)]
        if not fields or entry.get("kind", type_.recorded_kind) != type_.recorded_kind:
            return
        try:
            named = {name: _value(name, entry[type_.entry_names.get(name, name)]) for name in fields}
        except KeyError:  # the entry records another type of action
            return
        yield type_(**named)
        tile = self._book.tiles.get(named.get("tile", ""))
        if tile is not None and tile.back is not None:
            yield type_(**{**named, "tile": tile.back})


def _value(field: str, plain: Any) -> Any:
    if field == "cards":
        return tuple(sorted(plain))
    return tuple(plain) if isinstance(plain, list) else plain


def _refusal(broken: BrokenRule) -> Message:
    return Message("misfit-rule", reason=broken.reason, rule=broken.rule)


def _entries_of(events: Iterable[Event]) -> Iterator[Entry]:
    for event in events:
        if (entry := event.record()) is not None:
            yield _normalized(entry)


def _normalized(entry: Mapping[str, Any]) -> Entry:
    plain = {name: value for name, value in entry.items() if value not in ((), [], {}, None)}
    if entry["event"] == "score":
        return {name: _points(value) for name, value in plain.items()}
    if "cards" in plain:
        plain["cards"] = sorted(plain["cards"])
    return plain


def _points(value: Any) -> Any:
    if isinstance(value, list):
        return [_points(row) for row in value]
    if not isinstance(value, dict):
        return value
    rows = ((name, _points(part)) for name, part in value.items())
    return {name: part for name, part in rows if part not in (0, {}, None)}


def _difference(theirs: Mapping[str, Any], ours: Mapping[str, Any]) -> Message:
    if theirs["event"] != ours["event"]:
        return Message("misfit-other", event=quoted(ours["event"]))
    place, one, other = next(_differing(dict(theirs), dict(ours)))
    recorded, ruled = quoted(one), quoted(other)
    return Message("misfit-differs", place=place.lstrip("."), recorded=recorded, ruled=ruled)


def _differing(theirs: Any, ours: Any, place: str = "") -> Iterator[tuple[str, Any, Any]]:
    if theirs == ours:
        return
    if isinstance(theirs, dict) and isinstance(ours, dict):
        for name in {**ours, **theirs}:
            known = name if name in ours else quoted(name)
            yield from _differing(theirs.get(name), ours.get(name), f"{place}.{known}")
    elif isinstance(ours, list) and isinstance(theirs, list) and any(isinstance(row, dict) for row in ours):
        for number, pair in enumerate(zip_longest(theirs, ours)):
            yield from _differing(*pair, f"{place}[{number}]")
    else:
        yield place, theirs, ours
