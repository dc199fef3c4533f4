"""The rules of the game, its records and its computer players: pure Python, no Qt, no clock.

Scripts import this package alone (docs/library.md); each name is loaded when it is first used.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

_NAMES: Final = {
    "library": "Game Player Standing compete computer_player new_game open_game play_out random_player",
    "rules.core.engine.play": "IllegalActionError Transition legal_actions play refusals score_now scores"
    " start",
    "rules.core.engine.hidden": "determinize observe",
    "rules.core.engine.preview": "Preview outlook preview",
    "rules.core.engine.action": "Action BuyBuilding EndTurn KeepInReserve Pass PlaceTile Redesign TakeMoney",
    "rules.core.engine.event": "Event",
    "rules.core.engine.observation": "Observation",
    "rules.core.engine.rulebook": "Rulebook",
    "rules.core.engine.setup": "SeatSetup Setup",
    "rules.core.engine.state": "GameState PlayerState",
    "rules.core.geometry.city": "City",
    "rules.core.words.message": "Message",
    "rules.modules.registry": "MODULES OPTIONS SetupError make_setup rulebook",
    "files.saves.save": "SaveError",
    "players.skill.levels": "LEVELS LevelError",
}
"""The public names, by the module that defines them."""

_HOMES: Final = {name: module for module, names in _NAMES.items() for name in names.split()}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    return found


def __dir__() -> list[str]:
    return sorted(_HOMES)
