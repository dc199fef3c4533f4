"""Tokens: players take them from the supply, and they score points in every round (rules T).

- **T-1** There are six tokens in the supply.
- **T-2** Taking one of the tokens is an action while any are left.
- **T-3** In every scoring, each player scores one point for each of their tokens.
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
