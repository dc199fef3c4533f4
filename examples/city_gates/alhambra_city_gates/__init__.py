"""City Gates: gates of different values, drawn in secret and set into the outer wall (rules CG).

- **CG-1** Twelve gates, three each of 2, 3, 4 and 5, are shuffled face down.
- **CG-2** Seeking a gate is an action. A player with fewer than two gates in hand looks at the top two in
  secret. If the pile has fewer than two, the gates that were put back are shuffled into it first.
- **CG-3** The player keeps one of the two in hand and puts the other one back face down, or puts both back.
  Then the turn continues as after any action.
- **CG-4** Setting a gate is an action. A gate from the hand goes into an outer wall of the player's city that
  has no gate.
- **CG-5** In every scoring, a gate in a wall scores one point for each tile of the street behind it, up to
  its number. A street leads from the wall straight into the city, up to the first gap or wall.
- **CG-6** A gate whose tile leaves its square is put back face down.
"""

from __future__ import annotations

from alhambra_desktop.model.rules.api import Message, Module

MODULE = Module(
    id="city_gates",
    title=Message("city-gates-title"),
    sentence=Message("city-gates-sentence"),
    rules=f"{__name__}.rules",
    foundations=("alhambra", "alhambra+granada"),
)
