"""City Gates: gates of different worth, sought in secret and set into the outer wall (rules CG).

- **CG-1** Twelve gates, three each of 2, 3, 4 and 5, are shuffled face down.
- **CG-2** To seek a gate is an action: who has fewer than two gates in hand looks at the two on top, in
  secret. Where fewer than two lie there, they are shuffled with those that were put back first.
- **CG-3** One of the two is kept in hand and the other one put back face down, or both are put back. Then
  the turn goes on as after any action.
- **CG-4** To set a gate is an action: one of the hand comes into an outer wall of the own city without one.
- **CG-5** In every scoring a gate in a wall pays one point for each tile of the street behind it, but no
  more than its number. A street leads from the wall straight into the city as far as tiles stand and no wall
  crosses.
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
