"""Facts of a finished game: its margin, and who did most of what."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

import attrs

from ...rules.core.engine.event import BuildingBought, Event
from ...rules.core.engine.rulebook import Rulebook, scored_length
from ...rules.core.engine.scoring import winners
from ...rules.core.engine.state import GameState
from ...rules.core.values import Seat
from ...rules.core.words.message import Message

Key = TypeVar("Key", int, tuple[int, int])


@attrs.frozen
class Fact:
    """A fact with its figure and the seats that share it; ``of`` is the total if the figure is a part."""

    seats: tuple[Seat, ...]
    said: Message
    figure: int
    of: int | None = None


def facts(book: Rulebook, state: GameState, events: Iterable[Event]) -> Iterator[Fact]:
    """Yield the facts of a game, except those that no seat reached."""
    everybody = book.setup.everybody
    # rule sets derive their purchases from this event and have other ways to pay
    bought = [one for one in events if type(one) is BuildingBought]
    paid = [[not one.over for one in bought if one.seat == seat] for seat in everybody]
    if any(map(any, paid)):
        best = _leading(everybody, lambda seat: (sum(paid[seat]), -len(paid[seat])))
        yield Fact(best, Message("result-most-exact"), sum(paid[best[0]]), len(paid[best[0]]))
    for edge in book.scored_edges:
        lengths = [scored_length(book, player.city, edge) for player in state.players]
        if any(lengths):
            source = book.sources.get(edge)
            title = source.title if source is not None else Message("name", name=edge)
            yield Fact(_leading(everybody, lengths.__getitem__), title, max(lengths))
    held = max(state.scorings, key=lambda held: max(map(held.total, everybody)), default=None)
    if held is not None and any(map(held.total, everybody)):
        best = _leading(everybody, held.total)
        yield Fact(best, Message("result-best-scoring", round=held.round), held.total(best[0]))


def _leading(seats: Iterable[Seat], key: Callable[[Seat], Key]) -> tuple[Seat, ...]:
    most = max(map(key, seats))
    return tuple(seat for seat in seats if key(seat) == most)


def margin(state: GameState) -> Message | None:
    """Return the margin of a sole winner, including a deficit before the last scoring."""
    scores = [player.score for player in state.players]
    best = winners(scores)
    if len(best) > 1 or len(scores) < 2:
        return None
    (seat,) = best
    last = state.scorings[-1].total if state.scorings else lambda _: 0
    then = [score - last(one) for one, score in enumerate(scores)]
    now, before = _ahead(scores, seat), _ahead(then, seat)
    told = Message("result-margin", points=now)
    if before >= 0:
        return told
    return Message("result-turned", now=told, then=Message("result-behind", points=-before))


def _ahead(scores: Sequence[int], seat: Seat) -> int:
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
