"""The status line: what the player can do now, in one sentence."""

from __future__ import annotations

from ..model.core.action import BuyBuilding
from ..model.core.step import ChooseAction, PlaceLeftovers
from ..model.text import tile_words
from .game_table import GameTable
from .scene.look import Look


def status_line(table: GameTable, look: Look, viewer: int) -> tuple[str, str]:
    """(who, what): whose turn it is, and what the viewer can do."""
    state = table.state
    if state.over:
        return "The game is over", "look at the result, or start a new game"
    seat = table.seat
    assert seat is not None
    if seat != viewer or not table.is_human(seat):
        return f"{table.setup.seats[seat].name}'s turn", "thinking" if not table.is_human(seat) else "waiting"
    return "Your turn" if len(table.humans) == 1 else f"{table.setup.seats[seat].name}'s turn", _what(
        table, look
    )


def _what(table: GameTable, look: Look) -> str:
    if look.pick is not None:
        return _pick_words(table, look)
    decision = table.state.decision
    waiting = len(table.waiting)
    parts = []
    if isinstance(decision, ChooseAction):
        parts.append(_action_words(table, look, decision.acted))
    elif isinstance(decision, PlaceLeftovers):
        parts.append("the last tiles are yours: build them or keep them")
    if waiting:
        parts.append(f"{waiting} tile{'s' * (waiting > 1)} to place")
    kept = [tile for tile, target in table.plans.items() if target == "reserve"]
    if kept:
        names = " and ".join(tile_words(table.book, tile) for tile in kept)
        parts.append(f"ending now keeps the {names} in reserve")
    if table.can_end_turn and not kept:
        parts.append("end the turn when you are ready")
    return "  ·  ".join(parts)


def _action_words(table: GameTable, look: Look, acted: bool) -> str:
    if look.taking:
        return "press Take, or pick another card"
    buys = {action.tile for action in table.offers() if isinstance(action, BuyBuilding)}
    what = "take money, buy or redesign" if buys else "take money or redesign"
    if table.book.options["redesign"] == "forbidden":
        what = "take money or buy" if buys else "take money"
    return f"1 extra action: {what}" if acted else what


def _pick_words(table: GameTable, look: Look) -> str:
    pick = look.pick
    assert pick is not None
    name = tile_words(table.book, pick.tile).rsplit(" ", 1)[0]
    if pick.source == "city":
        return f"drop the {name} on the reserve, or back on its square"
    if pick.source == "reserve":
        return f"drop the {name} on a glowing square or on a tile to swap (ends your actions)"
    places = (
        "a glowing square, the tray or the reserve"
        if pick.source == "market"
        else "a glowing square or the reserve"
    )
    if "dirk-area" in pick.areas:
        places += f", or on {table.book.options['dirk_name']}"
    return f"drop the {name} on {places}" if look.dragging else f"choose {places} for the {name}"
