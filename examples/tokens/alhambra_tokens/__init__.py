"""Tokens: taken from the supply, they pay a point each in every round (rules T).

- **T-1** Six tokens lie in the supply.
- **T-2** To take one of the tokens is an action, as long as there are any.
- **T-3** In every scoring each of a seat's tokens pays one point.
"""

from __future__ import annotations

from alhambra_desktop.model.rules.api import Message, Module

MODULE = Module(
    id="tokens",
    title=Message("tokens-title"),
    sentence=Message("tokens-sentence"),
    rules=f"{__name__}.rules",
    foundations=("alhambra", "granada", "alhambra+granada"),
)
