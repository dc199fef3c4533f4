"""Levels (strengths), styles (manners of play) and roles (purposes, such as hints) of computer players."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import fsum
from typing import Final

import attrs

from ...rules.core.frozen import frozen
from ...rules.core.values import Seat
from ...rules.core.words.message import Message, MessageError, listed, quoted


@frozen
class Weights:
    """Weights of the parts of an evaluation, in points.

    Two parts are subtracted: ``rivals`` (mean points of the other seats) and ``denial`` (gain of the other
    seats from market tiles). ``stays`` is not a weight, but the probability that a tile stays on the market
    during another seat's turn.
    """

    rivals: float = 0.3
    variety: float = 0.0
    denial: float = 0.0
    wall: float = 0.9
    openings: float = 1.2
    money: float = 0.95
    exact: float = 2.2
    reach: float = 1.2
    reserve: float = 0.35
    stays: float = 0.85


WEIGHTS: Final = Weights()


class LevelError(MessageError):
    """A level or style does not exist, or the level has no styles; the message is one sentence."""


@frozen
class Style:
    """Every style except ``plain`` overrates a part of the evaluation. This makes players slightly weaker."""

    id: str
    name: Message
    sentence: Message
    weights: Weights


STYLES: Final = (
    Style("plain", Message("style-plain"), Message("style-plain-sentence"), WEIGHTS),
    Style("mason", Message("style-mason"), Message("style-mason-sentence"), attrs.evolve(WEIGHTS, wall=1.5)),
    Style(
        "collector",
        Message("style-collector"),
        Message("style-collector-sentence"),
        attrs.evolve(WEIGHTS, variety=1.5),
    ),
    Style(
        "blocker",
        Message("style-blocker"),
        Message("style-blocker-sentence"),
        attrs.evolve(WEIGHTS, denial=1.0),
    ),
    Style(
        "banker", Message("style-banker"), Message("style-banker-sentence"), attrs.evolve(WEIGHTS, money=1.25)
    ),
)
"""The unbiased style comes first."""


@frozen
class Level:
    """A strength at which computer players can play.

    - ``noise``: standard deviation of the random errors in the values of plans, in points
    - ``learned``: plans are ranked by a net instead of the hand-written evaluation
    - ``by_hand``: weight of the hand-written evaluation (0 to 1) if there is a net
    - ``plans``: number of plans that are simulated, beginning with the best plan
    - ``simulations``: maximum number of simulated worlds
    - ``seconds``: maximum thinking time
    - ``turns``: number of turns in a simulation, rounded down to whole rounds, but at least one round
    - ``tireless``: if a clock limits thinking, ``simulations`` is ignored
    - ``remembering``: the player knows the cards that every seat took
    - ``styled``: the player has a style; if the setup does not name it, the seed chooses one of ``STYLES``
    """

    id: str
    name: Message
    sentence: Message
    seconds: float
    noise: float = 0.0
    learned: bool = False
    by_hand: float = 0.0
    plans: int = 1
    simulations: int = 0
    turns: int = 1
    tireless: bool = False
    remembering: bool = False
    styled: bool = False
    style: Style | None = None

    @property
    def weights(self) -> Weights:
        return WEIGHTS if self.style is None else self.style.weights

    @property
    def styled_id(self) -> str:
        """Id of the level and its style, if any, in setups and saved games, such as ``builder:mason``."""
        return self.id if self.style is None else f"{self.id}:{self.style.id}"

    @property
    def full_name(self) -> Message:
        if self.style is None or self.style is STYLES[0]:
            return self.name
        return Message("level-in-style", level=self.name, style=self.style.name)


LEVELS: Final = (
    Level("newcomer", Message("level-newcomer"), Message("level-newcomer-sentence"), 0.05, 6.4),
    Level("apprentice", Message("level-apprentice"), Message("level-apprentice-sentence"), 0.05, 3.9),
    Level(
        "journeyman",
        Message("level-journeyman"),
        Message("level-journeyman-sentence"),
        0.05,
        2.1,
        styled=True,
    ),
    Level("builder", Message("level-builder"), Message("level-builder-sentence"), 0.05, styled=True),
    Level(
        "architect",
        Message("level-architect"),
        Message("level-architect-sentence"),
        0.05,
        learned=True,
        styled=True,
    ),
    Level(
        "master",
        Message("level-master"),
        Message("level-master-sentence"),
        0.45,
        learned=True,
        by_hand=0.3,
        plans=5,
        simulations=3,
        remembering=True,
        styled=True,
    ),
    Level(
        "grandmaster",
        Message("level-grandmaster"),
        Message("level-grandmaster-sentence"),
        1.4,
        learned=True,
        by_hand=0.3,
        plans=8,
        simulations=40,
        turns=6,
        tireless=True,
        remembering=True,
    ),
)

EARLIER: Final = {"easy": "apprentice", "normal": "builder", "hard": "master"}  # level ids in older files


def with_style(name: str, seed: int, seat: Seat) -> str:
    """Return the id of a level with its style. If `name` contains no style, the seed chooses one.

    A level without styles gets no style. If `name` is invalid, raise `LevelError`.
    """
    from ...rules.core.engine.shuffle import Stream, below, source

    found = level(name)
    if found.styled and found.style is None:
        style = STYLES[below(source(seed, seat, Stream.STYLES), len(STYLES))]
        found = attrs.evolve(found, style=style)
    return found.styled_id


def style(name: str) -> Style:
    for one in STYLES:
        if one.id == name:
            return one
    known = listed(style.id for style in STYLES)
    raise LevelError(Message("setup-no-style", name=quoted(name), known=known))


@cache
def level(name: str) -> Level:
    """Return the level for an id such as ``builder`` or, with a style, ``builder:mason``.

    Raise `LevelError` for an unknown level or style, or for a style that the level cannot have.
    """
    level_id, _, style_id = name.partition(":")
    found = next((level_ for level_ in LEVELS if level_.id == EARLIER.get(level_id, level_id)), None)
    if found is None:
        known = listed(level_.id for level_ in LEVELS)
        raise LevelError(Message("setup-no-level", name=quoted(level_id), known=known))
    if not style_id:
        return found
    if not found.styled:
        styled = listed(level_.id for level_ in LEVELS if level_.styled)
        raise LevelError(Message("setup-unstyled", level=found.id, known=styled))
    return attrs.evolve(found, style=style(style_id))


ADVISER: Final = "grandmaster"
ANALYST: Final = "architect"
"""Judges finished games and finds puzzles, without random errors or simulations."""

THOROUGH_ANALYST: Final = "master"
"""Judges one turn on demand, and proves puzzles together with ``ANALYST``."""

SOLVER: Final = "grandmaster"
FIRST_OPPONENT: Final = "newcomer"
NEW_OPPONENT: Final = "journeyman"
FIRST_TABLE: Final = (NEW_OPPONENT, "apprentice")  # opponents until the player chooses others
COMMAND_LINE_TABLE: Final = ("builder", "apprentice")
RIVALS: Final = ("builder", "architect", "master", "grandmaster")  # some goals need wins against these levels
QUICK_LEVELS: Final = ("newcomer", "apprentice", "builder")


def lead(points: float, others: Sequence[float]) -> float:
    """Return the points minus the mean of two values: the highest and the average of the others' points."""
    return points - (max(others) + fsum(others) / len(others)) / 2


def lead_of(scores: Sequence[float], seat: Seat) -> float:
    return lead(scores[seat], [points for other, points in enumerate(scores) if other != seat])
