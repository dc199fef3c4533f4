"""The status line: what the player can do now, in one sentence."""

from __future__ import annotations

from ..model.core.action import (
    Action,
    AddFromReserve,
    BuyBuilding,
    RemoveToReserve,
    SwapWithReserve,
    TakeMoney,
)
from ..model.core.step import ChooseAction, PlaceLeftovers
from ..model.modules.bonus_cards.rules import RevealBeforeScoring, RevealBonusCard
from ..model.modules.falconers.rules import BuyFalcon, ChooseFalcons
from ..model.modules.huts.rules import TakeHut
from ..model.modules.vizier.rules import AnswerVizier, PlaceVizierPurchase, WakeVizier
from ..model.text import falcon_words, tile_name, tile_words
from .ending import ending_of
from .game_table import GameTable
from .intended import is_kept
from .picks import shown_side
from .scene.look import Look, Pick
from .words import possessive

ASKED = {
    AnswerVizier: "he may step in and buy one tile exactly",
    RevealBeforeScoring: "a scoring comes: reveal bonus cards (click them), then go on",
    ChooseFalcons: "another falcon for one card, or end the turn",
}
"""What is asked outside the usual actions of a turn."""

THINGS = {AnswerVizier: "vizier", PlaceVizierPurchase: "vizier", RevealBeforeScoring: "bonus cards"}
"""What decides where it is no turn."""


ACTIONS: dict[type[Action], str] = {
    TakeMoney: "take money",
    BuyBuilding: "buy",
    AddFromReserve: "redesign",
    RemoveToReserve: "redesign",
    SwapWithReserve: "redesign",
    TakeHut: "take a hut",
    BuyFalcon: "buy falcons",
    WakeVizier: "wake your vizier (V)",
    RevealBonusCard: "reveal a card",
}


def status_line(table: GameTable, look: Look, viewer: int) -> tuple[str, str]:
    """(who, what): whose turn it is, and what the viewer can do."""
    state = table.state
    if state.over:
        return "The game is over", "look at the result again (Ctrl+R), or begin another game"
    seat = table.seat
    assert seat is not None
    name = table.setup.seats[seat].name
    thing = THINGS.get(type(state.decision), "turn")  # type: ignore[arg-type]  # somebody decides
    if seat != viewer or not table.is_human(seat):
        return f"{possessive(name)} {thing}", "thinking" if not table.is_human(seat) else "waiting"
    owner = "Your" if len(table.humans) == 1 else possessive(name)
    return f"{owner} {thing}", _what(table, look)


def _what(table: GameTable, look: Look) -> str:
    if look.pick is not None:
        return _pick_words(table, look)
    decision = table.state.decision
    waiting = len(table.waiting)
    parts = []
    for kind, words in ASKED.items():
        if isinstance(decision, kind):
            return words
    if isinstance(decision, ChooseAction):
        parts += _action_words(table, look, decision.acted)
    elif isinstance(decision, PlaceVizierPurchase):
        parts.append("place what your vizier bought")
    elif isinstance(decision, PlaceLeftovers):
        parts.append("the last tiles are yours: build them or keep them")
    if waiting:
        parts.append(f"{waiting} tile{'s' * (waiting > 1)} to place")
    kept = [tile for tile, action in table.intended.items() if is_kept(action)]
    if kept:
        names = " and ".join(tile_words(table.book, tile) for tile in kept)
        parts.append(f"ending now keeps the {names} in reserve")
    if table.can_end_turn and not kept:
        parts += filter(None, [ending_of(table).words])
    return "  ·  ".join(parts)


def _action_words(table: GameTable, look: Look, acted: bool) -> list[str]:
    """The kinds of actions that are possible; nothing where none is."""
    if look.taking:
        return ["press Take, or pick another card"]
    offered = {type(action) for action in table.offers()}
    found = list(dict.fromkeys(words for kind, words in ACTIONS.items() if kind in offered))
    if not found:
        return []
    what = f"{', '.join(found[:-1])} or {found[-1]}" if len(found) > 1 else found[0]
    return [f"1 extra action: {what}" if acted else what]


def _pick_words(table: GameTable, look: Look) -> str:
    pick = look.pick
    assert pick is not None
    if pick.source == "falcon":
        where = "put it on a glowing corner" if pick.corners else "no corner has both of its types"
        return f"{falcon_words(pick.tile)}: {where}, for the raised card"
    name = tile_name(table.book, shown_side(table, pick).id)
    if pick.source == "city":
        return f"drop the {name} on the reserve, or back on its square"
    if pick.source == "reserve":
        return _reserve_words(pick, name)
    squares = ["a glowing square"] * bool(pick.squares)
    tray = ["the tray"] * (pick.source in ("market", "hut"))
    *others, last = (*squares, *tray, "the reserve")
    places = f"{', '.join(others)} or {last}" if others else last
    turn = "  ·  T turns it over" if table.book.tiles[pick.tile].back is not None else ""
    if "dirk-area" in pick.areas:
        places += f", or on {table.book.options['dirk_name']}"
    words = f"drop the {name} on {places}" if look.dragging else f"choose {places} for the {name}"
    return words + turn


def _reserve_words(pick: Pick, name: str) -> str:
    places = [
        words
        for words, there in (("on a glowing square", pick.squares), ("on a tile to swap", pick.swaps))
        if there
    ]
    if not places:
        return f"the {name} fits nowhere; put it back with Esc"
    return f"drop the {name} {' or '.join(places)} (ends your actions)"
