"""Games for scripts: play, watch and record a game, and let computer players compete."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import TypeAlias

from .files.saves import record as records
from .files.saves.record_reader import read_file
from .files.saves.save import write_game
from .files.saves.saved_game import SavedGame
from .players.games import random_action, rotated
from .players.players import choose
from .players.simulation import Limit
from .players.skill.levels import level
from .rules.core.engine.action import Action
from .rules.core.engine.event import Event
from .rules.core.engine.hidden import observe
from .rules.core.engine.option import Value
from .rules.core.engine.play import Transition, legal_actions, play, scores, start
from .rules.core.engine.rulebook import Rulebook
from .rules.core.engine.scoring import winners
from .rules.core.engine.setup import COLOURS, SeatSetup, Setup
from .rules.core.engine.state import GameState, Observation
from .rules.core.frozen import frozen
from .rules.modules.registry import make_setup, rulebook

Player: TypeAlias = Callable[[Rulebook, Observation, Random], Action]


class Game:
    """The property `state` of a game, and everything in it, are immutable."""

    def __init__(self, setup: Setup, moves: Sequence[Transition] = ()) -> None:
        self.setup = setup
        self.book = rulebook(setup)
        self.moves = list(moves) or [start(self.book)]

    @property
    def state(self) -> GameState:
        return self.moves[-1].after

    @property
    def seat(self) -> int | None:
        decision = self.state.decision
        return None if decision is None else decision.seat

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def scores(self) -> tuple[int, ...]:
        return scores(self.state)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the most points; if there are several, they share the victory (B-36)."""
        return winners(self.scores)

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(event for move in self.moves for event in move.events)

    def legal_actions(self) -> tuple[Action, ...]:
        return legal_actions(self.book, self.state)

    def observe(self, seat: int) -> Observation:
        return observe(self.book, self.state, seat)

    def play(self, action: Action) -> Transition:
        """Play an action; raise `IllegalActionError` if it is illegal."""
        move = play(self.book, self.state, action)
        self.moves.append(move)
        return move

    def record(self) -> dict[str, object]:
        """Return the game record as JSON values (docs/game-record.md)."""
        return records.record(self.setup, self.events)

    def write_record(self, path: Path | str) -> None:
        records.write_record(Path(path), self.setup, self.events)

    def save(self, path: Path | str) -> None:
        actions = tuple(move.action for move in self.moves if move.action is not None)
        write_game(Path(path), SavedGame(self.setup, self.state, actions))


def new_game(
    names: Iterable[str] = ("Anna", "Ben"),
    seed: int = 0,
    game: str = "alhambra",
    modules: Iterable[str] = (),
    options: Mapping[str, Value] | None = None,
) -> Game:
    """Start a game with shuffles from `seed`; raise `SetupError` if the set-up is invalid."""
    seats = [SeatSetup(name, colour) for name, colour in zip(names, COLOURS, strict=False)]
    return Game(make_setup(seats, seed, game, modules, options))


def open_game(path: Path | str) -> Game:
    """Read a saved game or a record; raise `SaveError` if the file cannot be read.

    If replaying the actions of a saved game no longer leads to its state, return the game before its first
    action.
    """
    saved = read_file(Path(path)).game
    return Game(saved.setup, saved.history() or ())


random_player: Player = random_action
"""Chooses a random kind of action, and then a random action of this kind."""


def computer_player(name: str, simulations: int | None = None) -> Player:
    """Return the computer player of a level such as ``builder``; raise `LevelError` for an unknown level."""
    chosen = level(name)
    limit = Limit(simulations=chosen.simulations if simulations is None else simulations)

    def decide(book: Rulebook, seen: Observation, rng: Random) -> Action:
        return choose(book, seen, chosen, rng, limit)[0]

    return decide


def play_out(game: Game, players: Sequence[Player], rng: Random | None = None) -> Game:
    rng = rng or Random(game.setup.seed)
    while (seat := game.seat) is not None:
        game.play(players[seat](game.book, game.observe(seat), rng))
    return game


@frozen
class Standing:
    """A player's result over all games; ``points`` is the average per game.

    If n players share a victory, 1/n is added to ``wins`` of each.
    """

    games: int
    wins: float
    points: float


def compete(
    players: Mapping[str, Player], games: int = 10, seed: int = 0, modules: Iterable[str] = ()
) -> dict[str, Standing]:
    """Let players compete at one table, and return the result of each player by name.

    With n players, n consecutive games have the same deal, so that every player has every seat once.
    """
    names, modules = list(players), tuple(modules)
    wins, points = dict.fromkeys(names, 0.0), dict.fromkeys(names, 0)
    for number in range(games):
        deal, seated = rotated(names, number)
        played = play_out(new_game(seated, seed + deal, modules=modules), [players[name] for name in seated])
        for seat, name in enumerate(seated):
            points[name] += played.scores[seat]
            wins[name] += (seat in played.winners) / len(played.winners)
    return {name: Standing(games, wins[name], points[name] / games) for name in names}
