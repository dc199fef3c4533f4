from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final, TypeVar

import attrs

from ..rules.core.engine.action import Action
from ..rules.core.engine.event import Event, TurnBegan
from ..rules.core.engine.hidden import observe
from ..rules.core.engine.option import Amount, Choice, Value
from ..rules.core.engine.play import foreseen, legal_actions, start
from ..rules.core.engine.rulebook import Rulebook
from ..rules.core.engine.scoring import winners
from ..rules.core.engine.setup import COLOURS, SeatSetup, Setup
from ..rules.core.engine.shuffle import Stream, source
from ..rules.core.engine.state import Observation, PublicState
from ..rules.core.frozen import frozen
from ..rules.modules.registry import CHOOSABLE, OPTIONS, make_setup, mix_fault, rulebook
from .players import choose, limit_of
from .simulation import Limit
from .skill.levels import level

T = TypeVar("T")

RANDOM: Final = "random"
"""Level of a player that picks a random kind of action, then a random action of this kind."""


@frozen
class Game:
    number: int
    levels: tuple[str, ...]
    seed: int
    game: str = "alhambra"
    modules: tuple[str, ...] = ()
    options: tuple[tuple[str, Value], ...] = ()
    deterministic: bool = False

    def setup(self) -> Setup:
        seats = (
            SeatSetup(f"{name} {i + 1}", COLOURS[i % len(COLOURS)], "computer", name)
            for i, name in enumerate(self.levels)
        )
        return make_setup(seats, self.seed, self.game, self.modules, dict(self.options))


@frozen
class GameResult:
    """For each seat, ``seconds`` lists how long it thought about each decision."""

    game: Game
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    seconds: tuple[tuple[float, ...], ...]
    turns: int
    events: tuple[Event, ...]


def random_options(rng: Random) -> dict[str, Value]:
    """The official value of each house variant has a probability of at least 1/2."""
    chosen: dict[str, Value] = {}
    for name, option in OPTIONS.items():
        if rng.random() < 0.5:
            chosen[name] = option.default
        elif isinstance(option, Choice):
            chosen[name] = option.values[int(rng.random() * len(option.values))]
        elif isinstance(option, Amount):
            chosen[name] = option.least + int(rng.random() * (option.most - option.least + 1))
        else:
            chosen[name] = option.suggestions[int(rng.random() * len(option.suggestions))]
    return chosen


def random_modules(game: str, rng: Random) -> tuple[str, ...]:
    fitting = [module.id for module in CHOOSABLE if mix_fault(game, module) is None]
    return tuple(name for name in fitting if rng.random() < 0.5)


def random_action(book: Rulebook, state: PublicState, rng: Random) -> Action:
    kinds: dict[type[Action], list[Action]] = {}
    for action in legal_actions(book, state):
        kinds.setdefault(type(action), []).append(action)
    kind = list(kinds)[int(rng.random() * len(kinds))]
    return kinds[kind][int(rng.random() * len(kinds[kind]))]


def planned(
    seen: Observation, name: str, rng: Random, deterministic: bool, clock: Callable[[], float]
) -> tuple[Action, ...]:
    player = level(name)
    limit = Limit(simulations=player.simulations) if deterministic else limit_of(player, clock)
    return choose(rulebook(seen.setup), seen, player, rng, limit)


def play_game(game: Game, clock: Callable[[], float], ticked: Callable[[], None] | None = None) -> GameResult:
    setup = game.setup()
    book = rulebook(setup)
    begun = start(book)
    state, events = begun.after, list(begun.events)
    seconds: list[list[float]] = [[] for _ in game.levels]
    place = -1
    while (decision := state.decision) is not None:
        seat, name = decision.seat, game.levels[decision.seat]
        # each decision needs its own random numbers, even if no event followed the previous decision
        place = max(place + 1, sum(event.counted for event in events))
        rng = source(game.seed, place, Stream.PLAYERS)
        before = clock()
        if name == RANDOM:
            actions: tuple[Action, ...] = (random_action(book, state, rng),)
        else:
            seen = observe(book, state, seat, level(name).remembering)
            actions = planned(seen, name, rng, game.deterministic, clock)
        seconds[seat].append(clock() - before)
        for move in foreseen(book, state, actions):
            events += move.events
            state = move.after
        if ticked is not None:
            ticked()
    scores = tuple(player.score for player in state.players)
    turns = sum(isinstance(event, TurnBegan) for event in events)
    return GameResult(game, scores, winners(scores), tuple(map(tuple, seconds)), turns, tuple(events))


@frozen
class TournamentSettings:
    """If ``modules`` is None, each deal of the tournament has random modules."""

    seed: int
    game: str = "alhambra"
    modules: tuple[str, ...] | None = ()
    options: Mapping[str, Value] = attrs.field(factory=dict)
    deterministic: bool = False
    random_variants: bool = False

    def dealt(self, deal: int, number: int, levels: tuple[str, ...]) -> Game:
        """All games of a deal have the same shuffles, modules and house variants."""
        rng = source(self.seed, deal)
        seed = rng.getrandbits(31)
        chosen = random_options(rng) if self.random_variants else {}
        chosen.update(self.options)
        mix = random_modules(self.game, rng) if self.modules is None else self.modules
        return Game(number, levels, seed, self.game, mix, tuple(chosen.items()), self.deterministic)


def rotated(players: Sequence[T], number: int) -> tuple[int, tuple[T, ...]]:
    """Return the number of the deal for the game `number` of a tournament, and the players in seat order.

    Each deal is played once with every rotation of the players.
    """
    deal, turn = divmod(number, len(players))
    first = len(players) - turn
    return deal, (*players[first:], *players[:first])


def rotated_games(levels: tuple[str, ...], count: int, settings: TournamentSettings) -> list[Game]:
    seated = (rotated(levels, number) for number in range(count))
    return [settings.dealt(deal, number, players) for number, (deal, players) in enumerate(seated)]
