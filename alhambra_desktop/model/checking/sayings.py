"""The messages that source files contain, and those of a whole game."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

import attrs

from ..rules.core.engine.action import Action, PlacingAction, order_sentence, turn_order
from ..rules.core.engine.hidden import observe
from ..rules.core.engine.play import Transition, legal_actions
from ..rules.core.engine.rulebook import Rulebook
from ..rules.core.engine.state import GameState
from ..rules.core.words.message import Message
from ..rules.core.words.saying import type_noun
from ..rules.table.arrangement import arrangement

IDS: Final[dict[str, tuple[str, ...]]] = {
    "Message": ("",),
    "phrase": ("",),
    "says": ("",),
    "everybodys": ("",),
    "own_or": ("", "name"),
    "yours_or": ("", "name"),
}
"""Functions that create messages: their id arguments, and arguments they add."""


@attrs.frozen
class Made:
    """A message created in the source: location, id if literal, arguments if known."""

    where: str
    file: Path
    id: str | None
    arguments: frozenset[str] | None


def made_by(path: Path, call: ast.Call) -> list[Made]:
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    named = frozenset(keyword.arg for keyword in call.keywords if keyword.arg is not None)
    told = named if len(named) == len(call.keywords) else None
    made = []
    for place, besides in enumerate(IDS.get(name, ())):
        first = call.args[place] if place < len(call.args) else None
        found = first.value if isinstance(first, ast.Constant) and isinstance(first.value, str) else None
        brought = told if told is None or not besides else told | {besides}
        made.append(Made(f"{path.name}:{call.lineno}", path, found, brought))
    return made


def made_in(folder: Path) -> Iterator[Made]:
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            if isinstance(node, ast.Call):
                yield from made_by(path, node)


def said_of_table(book: Rulebook) -> Iterator[Message]:
    yield from map(type_noun, book.types)
    for source in book.sources.values():
        yield from (one for one in (source.noun, source.title, source.note) if one is not None)
    for gain in book.gains.values():
        yield from (gain(1), gain(2))


def said_of_events(book: Rulebook, move: Transition) -> Iterator[Message]:
    for event in move.events:
        if (said := event.said(book)) is not None:
            yield said


def said_of_action(book: Rulebook, action: Action) -> Iterator[Message]:
    yield from (action.said(book), action.said_kind(book), order_sentence(turn_order(book, (action,))))
    yield from (action.said_whole(book, squares) for squares in (True, False))
    if isinstance(action, PlacingAction):
        yield from (action.said_of_it(book, squares) for squares in (True, False))
    if (choice := action.choice) is not None:
        yield choice


def named(speaker: object, say: Callable[[], Message]) -> Message:
    """Return a wording; exceptions get a note with the class that raised them."""
    try:
        return say()
    except Exception as error:
        error.add_note(type(speaker).__name__)
        raise


def said_of_state(book: Rulebook, state: GameState) -> Iterator[Message]:
    if (decision := state.decision) is not None:
        yield from (decision.whose(None), decision.whose("A"), decision.ending.label, decision.ending.tip)
        yield from (one for one in (decision.asked, decision.loss, decision.ending.told) if one is not None)
        for action in {type(action): action for action in legal_actions(book, state)}.values():
            yield from said_of_action(book, action)
    for viewer in book.setup.everybody:
        table = arrangement(book, observe(book, state, viewer))
        yield from (named(place, partial(place.noun, book, viewer)) for place in table.lying)
        for piece in table.pieces.values():
            face = piece.face
            yield from (named(face, partial(face.noun, book)), named(face, partial(face.described, book)))
        yield from (said for place in table.lying if (said := place.onto(book)) is not None)
        for cell, tile in state.players[viewer].city.tiles.items():
            for remark in book.remarks:
                yield from remark(book, state, viewer, tile.id, cell)
