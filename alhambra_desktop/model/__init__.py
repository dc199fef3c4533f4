"""Rules, game records and computer players, in pure Python without Qt.

Scripts should import names from this package only (docs/library.md).
"""

from __future__ import annotations

from typing import Final

from .. import lazy_names

_NAMES: Final = {
    "library": "Game Player Standing compete computer_player new_game open_game play_out random_player",
    "rules.core.engine.play": "IllegalActionError Transition legal_actions play refusals score_now scores"
    " start",
    "rules.core.engine.hidden": "determinize observe",
    "rules.core.engine.preview": "Preview outlook preview",
    "rules.core.engine.action": "Action BuyBuilding EndTurn KeepInReserve Pass PlaceTile Redesign TakeMoney",
    "rules.core.engine.event": "Event",
    "rules.core.engine.rulebook": "Rulebook",
    "rules.core.engine.setup": "SeatSetup Setup",
    "rules.core.engine.state": "GameState Observation PlayerState",
    "rules.core.geometry.city": "City",
    "rules.core.words.message": "Message",
    "rules.modules.registry": "MODULES OPTIONS SetupError make_setup rulebook",
    "files.saves.save": "SaveError",
    "players.skill.levels": "LEVELS LevelError",
}

__getattr__, __dir__ = lazy_names(__name__, __name__, _NAMES)
