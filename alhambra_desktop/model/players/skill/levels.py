"""Levels and styles: strength and manner of computer players, declared in this one place."""

from __future__ import annotations

from functools import cache
from typing import Final

import attrs

from ...rules.core.values import Seat
from ...rules.core.words.message import Message, MessageError, listed, quoted


@attrs.frozen
class Weights:
    """What the parts of a position are worth, in points.

    ``variety`` is what each type in the city adds, ``denial`` the share that counts of what the tiles left on
    the market would bring the others.
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
    """A level that does not exist; the message is one sentence."""


@attrs.frozen
class Style:
    """A manner of play: what it overrates; a little strength is lost by it."""

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
"""Every style, the one without a bias first."""


@attrs.frozen
class Level:
    """One strength of play.

    ``learned`` levels rank plans by a net, others by the hand-written value; ``by_hand`` is the share that it
    has beside the net. ``noise`` is the spread of the errors in judging a plan, in points. The best ``plans``
    plans are tried out by ``simulations`` in as many worlds, no longer than so many ``seconds``; a
    ``tireless`` level goes on as long as there is time. Simulations go on for so many ``turns`` of the table,
    in whole rounds, for one at least. A level that is ``remembering`` knows which cards everybody took.
    ``styled`` levels play in one of the ``STYLES`` where none is asked for.
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
        """The weights of the hand-written value."""
        return WEIGHTS if self.style is None else self.style.weights

    @property
    def wish(self) -> str:
        """The id with that of the style, by which commands, setups and saves name both: ``builder:mason``."""
        return self.id if self.style is None else f"{self.id}:{self.style.id}"

    @property
    def full_name(self) -> Message:
        """The name with that of the style, for people."""
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
"""Every level, the weakest first."""

EARLIER: Final = {"easy": "apprentice", "normal": "builder", "hard": "master"}
"""What levels were called in saves, settings and records of earlier versions."""


def with_style(name: str, seed: int, seat: Seat) -> str:
    """The name of a level with the style that the game's seed draws for a seat, where none was asked for.

    ``LevelError`` where there is no such level.
    """
    from ...rules.core.engine.shuffle import Stream, below, source

    found = level(name)
    if found.styled and found.style is None:
        style = STYLES[below(source(seed, seat, Stream.STYLES), len(STYLES))]
        found = attrs.evolve(found, style=style)
    return found.wish


def style(name: str) -> Style:
    """The style with an id; ``LevelError`` where there is none."""
    for one in STYLES:
        if one.id == name:
            return one
    known = listed(one.id for one in STYLES)
    raise LevelError(Message("setup-no-style", name=quoted(name), known=known))


@cache
def level(name: str) -> Level:
    """The level with an id, with that of a style behind a colon where one is asked for.

    ``LevelError`` where there is no such level or style, or the level plays in none.
    """
    level_id, _, style_id = name.partition(":")
    found = next((one for one in LEVELS if one.id == EARLIER.get(level_id, level_id)), None)
    if found is None:
        known = listed(one.id for one in LEVELS)
        raise LevelError(Message("setup-no-level", name=quoted(level_id), known=known))
    if not style_id:
        return found
    if not found.styled:
        styled = listed(one.id for one in LEVELS if one.styled)
        raise LevelError(Message("setup-unstyled", level=found.id, known=styled))
    return attrs.evolve(found, style=style(style_id))
