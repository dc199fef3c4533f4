"""Breadth: limits of the plan generator's selective search, in numbers of candidates."""

from __future__ import annotations

from typing import Final

import attrs


@attrs.frozen
class Breadth:
    """How many candidates the plan generator and its beam search consider.

    At most ``laid`` different purchases get layouts, and no more than the ``fewest`` after ``judged`` layouts
    were evaluated. ``alone`` tiles are tried singly to estimate continuations. Both limits save time in rare
    turns with very many options. But ``more`` additions to the best plan's purchases always get layouts,
    since tiles may be worth more together.
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
"""For other players' turns in a simulation."""
