from __future__ import annotations

from typing import Final

from ...model.rules.core.engine.action import Action
from ...model.rules.core.engine.event import FirstPlayerFound
from ...model.rules.core.engine.state import Observation
from ...model.rules.core.engine.step import ChooseAction, Decision, Placing
from ...model.rules.core.places.gesture import Press
from ...model.rules.core.places.places import CitySquare, Face, Place, Reserve, Row, TileFace, Tray, seat_of
from ...model.rules.core.values import value_of
from ...model.rules.core.words.message import Message, either
from ...model.rules.table.moves import shown_by_hand
from ..game.ending import ending_of, loss_of
from ..game.game_table import GameTable
from ..game.selection import Bubble, Selection
from ..game.target import Control
from .phase import Phase

UNDER_WAY: Final = {
    Phase.ANIMATING: Message("status-shown"),
    Phase.REPLAY: Message("status-replay"),
    Phase.SCORING: Message("status-scoring"),
}


def paused_note() -> Message:
    return Message("status-paused")


def status_line(
    phase: Phase,
    table: GameTable,
    selection: Selection,
    seen: Observation,
    paused: bool = False,
    computed: bool = False,
    unplaced: Bubble | Message | None = None,
) -> tuple[Message, list[Message]]:
    """Return a message that says who decides, and messages about the viewer's options.

    `unplaced` is a bubble or hint for which the table has no room. If the viewer can act, the text of
    `unplaced` replaces the messages about the options. If `computed` is True, the messages about the
    options also name the tiles that the viewer can pay for exactly.
    """
    decision = seen.decision
    if phase is Phase.SCORING or (decision is None and phase.under_way):
        return Message("scoring-title", round=len(seen.scorings)), [UNDER_WAY[phase]]
    if decision is None:
        return Message("status-over"), [Message("status-over-what")]
    seat = seen.setup.seats[decision.seat]
    human = seat.player == "human"
    alone = human and len(table.humans) == 1
    question = decision.turn_status(None if alone else seat.name)
    begins = _who_begins(table, seen) if phase is Phase.ANIMATING else None
    if begins is not None:
        named = Message("status-you-begin") if alone else Message("status-begins", name=seat.name)
        return named, [begins]
    if not phase.free:
        idle = Message("status-waiting") if human else Message("status-thinking")
        return question, [paused_note() if paused else UNDER_WAY.get(phase, idle)]
    loss = loss_of(table) if phase is Phase.WARNED else None
    if loss is not None:
        return question, [loss]
    if unplaced is not None:
        return question, _bubble_words(unplaced) if isinstance(unplaced, Bubble) else [unplaced]
    looking = _looking_words(selection, decision, seen)
    if looking is not None:
        return question, [looking]
    exact = _exact_words(table, selection, decision) if computed else []
    return question, [*_what(table, selection, decision), *exact]


def _bubble_words(bubble: Bubble) -> list[Message]:
    if bubble.total is None:
        own = () if bubble.card is None else (bubble.card.name, *bubble.card.value)
        return [*own, *(line.message for line in bubble.lines if line.strong)]
    message, points = bubble.total
    return [Message("change-total", total=message, points=points)]


def _looking_words(selection: Selection, decision: Decision, seen: Observation) -> Message | None:
    pointed = selection.pointed
    if selection.lifted or not isinstance(pointed, Control) or pointed.command != "player":
        return None
    if pointed.seat is None or pointed.seat == decision.seat:
        return None
    return Message("status-looking", name=seen.setup.seats[pointed.seat].name)


def _who_begins(table: GameTable, seen: Observation) -> Message | None:
    """Return why the first player begins (B-5), or None after the start of the game."""
    first = table.transitions[0] if table.complete else None
    if first is None or (seen.turn, seen.decision) != (first.after.turn, first.after.decision):
        return None
    return next((event.why for event in first.events if isinstance(event, FirstPlayerFound)), None)


def _what(table: GameTable, selection: Selection, decision: Decision) -> list[Message]:
    if selection.face is not None and selection.start != Row():
        return _lifted_words(table, selection, selection.face)
    placed = isinstance(decision, Placing) and not table.waiting
    parts = [decision.asked] if decision.asked is not None and not placed else []
    if isinstance(decision, ChooseAction):
        parts += _action_words(table, selection, decision.acted)
    if table.waiting:
        parts.append(Message("status-to-place", count=len(table.waiting)))
    kept = table.kept_back
    if kept:
        parts.append(Message("status-kept", tiles=tuple(map(table.book.tile_noun, kept))))
    message = ending_of(table).status if table.can_end_turn and not kept else None
    return [*parts, message] if message is not None else parts


def _exact_words(table: GameTable, selection: Selection, decision: Decision) -> list[Message]:
    if selection.face is not None or not isinstance(decision, ChooseAction):
        return []
    book, hand = table.book, table.state.players[decision.seat].hand
    offered = {getattr(action, "tile", None) for action in table.offers()}
    goods = book.goods(table.state)
    found = [
        good.tile
        for good in goods
        if good.tile in offered
        and any(sum(map(value_of, way)) == good.price for way in book.payments_for(hand, good))
    ]
    if not any(good.tile in offered for good in goods):
        acts = any(action.choice is not None for action in table.offers())
        return [Message("status-buy-nothing")] if goods and acts else []
    nouns = tuple(dict.fromkeys(map(book.tile_noun, found)))
    return [Message("status-exact", tiles=nouns, count=len(nouns))] if nouns else []


def _action_words(table: GameTable, selection: Selection, acted: bool) -> list[Message]:
    if selection.start == Row():
        return [Message("status-taking")]
    kinds: dict[Message, Action] = {}
    for action in table.offers():
        if action.choice is not None:
            kinds.setdefault(action.choice, action)
    found = [_with_key(table, choice, action) for choice, action in kinds.items()]
    if not found:
        return []
    return [Message("status-extra-action", actions=either(found)) if acted else either(found)]


def _with_key(table: GameTable, choice: Message, action: Action) -> Message:
    assert table.seat is not None
    done = shown_by_hand(table.book, table.state, table.seat, action)
    if isinstance(done, Press) and seat_of(done.place) == table.seat and not done.place.sorted:
        return Message("status-with-key", what=choice)
    return choice


def _lifted_words(table: GameTable, selection: Selection, face: Face) -> list[Message]:
    book, places = table.book, _places(table, selection)
    if not isinstance(face, TileFace):
        raised = [Message("status-raised", count=len(selection.paid))] if selection.paid else []
        piece = face.noun(book)
        if not places:
            return [Message("status-nowhere", piece=piece)]
        return [Message("status-put", piece=piece, places=either(places)), *raised]
    tile = book.short_noun(face.tile)
    if not places:
        return [Message("status-nowhere", piece=tile)]
    messages = [_tile_words(selection, tile, either(places))]
    if selection.two_sided:
        messages.append(Message("status-turn-over"))
    return messages


def _tile_words(selection: Selection, tile: Message, places: Message) -> Message:
    if isinstance(selection.start, Reserve) and selection.ends_actions:
        return Message("status-drop-from-reserve", tile=tile, places=places)
    if selection.held:
        return Message("status-drop", tile=tile, places=places)
    return Message("status-choose", tile=tile, places=places)


ORDER: Final = (CitySquare, Tray, Reserve)  # types of places that are named first, in this order


def _places(table: GameTable, selection: Selection) -> list[Message]:
    found: list[Message] = []
    for place in sorted(selection.drops, key=_rank):
        label = place.onto(table.book)
        if place == selection.start:
            label = Message("status-on-origin")
        elif isinstance(place, CitySquare) and place.cell in table.state.players[place.seat].city.tiles:
            label = Message("status-on-swap")
        found += [] if label is None else [label]
    return list(dict.fromkeys(found))


def _rank(place: Place) -> int:
    return next((rank for rank, kind in enumerate(ORDER) if isinstance(place, kind)), len(ORDER))
