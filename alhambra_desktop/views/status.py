"""The status line: what the player can do now, in one sentence."""

from __future__ import annotations

from typing import Final

from ..model.core.message import Message, either
from ..model.core.state import GameState
from ..model.core.step import ChooseAction, Decision
from ..model.modules.dirk.rules import DIRK
from ..model.modules.falconers.rules import falcon_noun
from .actions import key_of
from .ending import ending_of, loss_of
from .game_table import GameTable
from .intended import is_kept
from .phase import Phase
from .picks import shown_side
from .stage.look import Look, Pick

UNDER_WAY: Final = {
    Phase.ANIMATING: Message("status-shown"),
    Phase.REPLAY: Message("status-replay"),
    Phase.SCORING: Message("status-scoring"),
}
"""What is told while the table shows another moment than the game has come to."""


def status_line(
    phase: Phase, table: GameTable, look: Look, state: GameState
) -> tuple[Message, list[Message]]:
    """(who, what): whose turn it is in the state that is seen, and what the viewer can do, in parts."""
    decision = state.decision
    if state.over or decision is None:
        return Message("status-over"), [Message("status-over-what", keys=key_of("result"))]
    seat = state.setup.seats[decision.seat]
    human = seat.player == "human"
    alone = human and len(table.humans) == 1
    who = decision.whose(None if alone else seat.name)
    if phase.under_way:
        return who, [UNDER_WAY[phase]]
    if not phase.free:
        return who, [Message("status-waiting") if human else Message("status-thinking")]
    loss = loss_of(table) if phase is Phase.WARNED else None
    return who, _what(table, look, decision) if loss is None else [loss]


def _what(table: GameTable, look: Look, decision: Decision) -> list[Message]:
    if look.pick is not None:
        return _pick_words(table, look, look.pick)
    parts = [decision.asked] if decision.asked is not None else []
    if isinstance(decision, ChooseAction):
        parts += _action_words(table, look, decision.acted)
    if table.waiting:
        parts.append(Message("status-to-place", count=len(table.waiting)))
    kept = [tile for tile, action in table.intended.items() if is_kept(action)]
    if kept:
        parts.append(Message("status-kept", tiles=tuple(map(table.book.tile_noun, kept))))
    told = ending_of(table).told if table.can_end_turn and not kept else None
    return [*parts, told] if told is not None else parts


def _action_words(table: GameTable, look: Look, acted: bool) -> list[Message]:
    """The kinds of actions that are possible; nothing where none is."""
    if look.taking:
        return [Message("status-taking")]
    found = list(dict.fromkeys(action.choice for action in table.offers() if action.choice is not None))
    if not found:
        return []
    return [Message("status-extra-action", actions=either(found)) if acted else either(found)]


def _pick_words(table: GameTable, look: Look, pick: Pick) -> list[Message]:
    if pick.source == "falcon":
        falcon = falcon_noun(pick.tile)
        if pick.corners:
            return [Message("status-falcon", falcon=falcon)]
        return [Message("status-falcon-nowhere", falcon=falcon)]
    tile = table.book.short_noun(shown_side(table, pick).id)
    if pick.source == "city":
        return [Message("status-drop-from-city", tile=tile)]
    if pick.source == "reserve":
        return [_reserve_words(pick, tile)]
    places = either(_places(table, pick))
    where = (
        Message("status-drop", tile=tile, places=places)
        if look.dragging
        else Message("status-choose", tile=tile, places=places)
    )
    if table.book.tiles[pick.tile].back is None:
        return [where]
    return [where, Message("status-turn-over", key=key_of("turn-over"))]


def _places(table: GameTable, pick: Pick) -> list[Message]:
    """Where a tile that is bought may go."""
    places = [Message("status-on-square")] if pick.squares else []
    if pick.source in ("market", "hut"):
        places.append(Message("status-on-tray"))
    places.append(Message("status-on-reserve"))
    if "dirk-area" in pick.areas:
        places.append(Message("status-on-rival", name=table.book.owner_name(DIRK)))
    return places


def _reserve_words(pick: Pick, tile: Message) -> Message:
    places = [Message("status-on-square")] if pick.squares else []
    if pick.swaps:
        places.append(Message("status-on-swap"))
    if not places:
        return Message("status-reserve-nowhere", tile=tile, key=key_of("put-back"))
    return Message("status-drop-from-reserve", tile=tile, places=either(places))
