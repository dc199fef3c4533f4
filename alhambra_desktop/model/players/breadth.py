"""Breadth: the widths of the plan generator's selective search, in numbers of candidates."""

from __future__ import annotations

from typing import Final

import attrs


@attrs.frozen
class Breadth:
    """How many of the possibilities are looked at: limits for the plan generator and its beam search.

    ``laid`` different purchases at most are laid down, and no more than the ``fewest`` once the layouts
    judged for them are as many as ``judged``. So many tiles are tried ``alone`` to see what continuations
    promise. Both spare the rare turns with very many possibilities, the least promising of which hardly ever
    win; but so many that add ``more`` to the purchases of the best plan are laid down in any case: tiles that
    promise nothing alone may be worth much together.
    """

    chains: int
    payments: int
    takes: int
    redesigns: int
    others: int
    laid: int
    width: int
    squares: int
    kept: int
    fewest: int = 8
    judged: int = 400
    alone: int = 80
    more: int = 3


FULL: Final = Breadth(
    chains=150, payments=2, takes=3, redesigns=4, others=6, laid=40, width=8, squares=6, kept=3
)
QUICK: Final = Breadth(
    chains=14, payments=1, takes=1, redesigns=1, others=2, laid=6, width=2, squares=2, kept=1, more=0
)
"""For the turns of others in a simulation."""
