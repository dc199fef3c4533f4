"""Zoo players follow the rules of every table, are deterministic and see no hidden information."""

from __future__ import annotations

import csv
from pathlib import Path
from random import Random

import attrs
import numpy as np
import pytest

from alhambra_desktop.model.rules.core.engine.hidden import determinize, observe
from alhambra_desktop.model.rules.core.engine.play import play, start
from alhambra_desktop.model.rules.core.engine.rulebook import Rulebook
from alhambra_desktop.model.rules.core.engine.shuffle import source
from alhambra_desktop.model.rules.core.engine.state import GameState
from alhambra_desktop.model.rules.core.engine.step import ChooseAction
from alhambra_desktop.model.rules.core.values import EAST, WEST
from alhambra_desktop.model.rules.modules.alhambra.rules import TILES
from alhambra_desktop.model.rules.modules.registry import rulebook
from tests.long.zoo import levels, matches
from tests.long.zoo.features import Inputs
from tests.long.zoo.levels import LevelPlayer, OldLevelPlayer
from tests.long.zoo.matches import ZOO, Terms, play_deal, play_game
from tests.long.zoo.net import net_for
from tests.long.zoo.players import Effort
from tests.long.zoo.train import table, trained
from tests.long.zoo.turns import turns
from tests.unit.opponents.tables import RULE_SETS

QUICK = 12
"""Playouts per turn, enough to try each candidate and to drop some."""


def game(name: str, seats: int = 2, game: str = "alhambra", modules: tuple[str, ...] = ()) -> tuple[int, ...]:
    """Play a game of one player against itself and return the points; an illegal action raises."""
    terms = Terms(name, name, seats, 5, game, modules, QUICK)
    return play_game(terms, 0, [name] * seats)[0]


def middle(seats: int, turns: int) -> GameState:
    """Return a base game after some greedy turns."""
    book = table(seats, 8)
    state = start(book).after
    for turn in range(turns):
        seen = observe(book, state, state.decision.seat)
        for action in ZOO["greedy"]().turn(book, seen, Random(turn), Effort()):
            state = play(book, state, action).after
    return state


def pulled(seats: int, count: int) -> tuple[Rulebook, GameState]:
    """Return the start of a base game in which the first seat has ``count`` gardens."""
    book = table(seats, 8)
    state = start(book).after
    gardens = [tile for tile in TILES if tile.type == "garden" and not tile.closed & EAST + WEST][:count]
    city = state.players[0].city
    for i, tile in enumerate(gardens):
        city = city.place((i + 1, 0), tile)
    first = state.players[0].changed(city=city)
    return book, state.changed(players=(first, *state.players[1:]), agenda=(ChooseAction(0),), active=0)


@pytest.mark.parametrize("name", ZOO)
@pytest.mark.parametrize(("seats", "rules"), [(2, ("alhambra", ())), (3, ("granada", ()))])
def test_every_player_plays_legal_and_repeatable_games(
    name: str, seats: int, rules: tuple[str, tuple[str, ...]]
) -> None:
    found = game(name, seats, *rules)
    assert len(found) == seats
    assert max(found) > 0
    assert found == game(name, seats, *rules)


@pytest.mark.long
@pytest.mark.parametrize("name", ZOO)
@pytest.mark.parametrize("rules", RULE_SETS, ids=str)
def test_every_player_plays_every_rule_set(name: str, rules: tuple[str, tuple[str, ...]]) -> None:
    for seats in range(2, 7):
        assert len(game(name, seats, *rules)) == seats


@pytest.mark.parametrize("name", ZOO)
def test_hidden_information_does_not_change_a_turn(name: str) -> None:
    state = middle(3, 20)
    seat = state.decision.seat
    book = rulebook(state.setup)
    seen = observe(book, state, seat)
    other = determinize(book, seen, Random(4))
    assert other.pile != state.pile
    assert [player.hand for player in other.players] != [player.hand for player in state.players]
    found = {
        ZOO[name]().turn(
            rulebook(one.setup), observe(rulebook(one.setup), one, seat), Random(1), Effort(QUICK)
        )
        for one in (state, other)
    }
    assert len(found) == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_net_values_a_lead_in_majorities(seats: int) -> None:
    one, two = (
        Inputs(book, state, 0).of(turns(book, state, 0)[0])
        for book, state in (pulled(seats, 3), pulled(seats, 0))
    )
    net = net_for(seats)
    better, worse = net.value(np.array([one, two], np.float32))
    assert better > worse + 3


def test_training_is_deterministic() -> None:
    one, two = ([*trained(2, 3, 7)][-1] for _ in range(2))
    for layer, other in zip(one.layers, two.layers, strict=True):
        assert np.array_equal(layer, other)


def test_a_killed_match_resumes_with_the_same_result(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, cut = tmp_path / "whole.csv", tmp_path / "cut.csv"
    ask = ["greedy", "random", "--deterministic", "--deals", "2", "--out"]
    assert matches.main([*ask, str(whole)]) == 0
    # As if killed in the second game of the second deal.
    text = whole.read_text("utf-8")
    cut.write_text(text[: text.rstrip().rindex("\n") + 9], "utf-8")
    assert matches.main([*ask, str(cut)]) == 0
    assert "4 games of 2 deals" in capsys.readouterr().out
    assert _games(cut) == _games(whole)
    assert len(_games(cut)) == 4


def _games(path: Path) -> list[list[str]]:
    """Return the columns that do not depend on the machine: deal, seat, points, share, margin."""
    return [line[:5] for line in csv.reader(path.read_text("utf-8").splitlines()[2:])]


def test_a_file_of_another_match_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = str(tmp_path / "kept.csv")
    assert matches.main(["random", "random", "--deterministic", "--deals", "1", "--out", kept]) == 0
    before = Path(kept).read_text("utf-8")
    assert matches.main(["greedy", "random", "--deterministic", "--deals", "1", "--out", kept]) == 2
    assert "another match" in capsys.readouterr().err
    assert Path(kept).read_text("utf-8") == before


def test_mirrored_deals_have_the_same_cards_in_every_seating() -> None:
    rows = play_deal(Terms("greedy", "greedy", 3, 2), 0)
    assert len({row.points for row in rows}) == 1
    assert sum(row.margin for row in rows) == pytest.approx(0, abs=0.01)
    assert sum(row.won for row in rows) == pytest.approx(1, abs=0.01)


def test_calibration_gives_the_zoo_the_time_of_the_level() -> None:
    terms = matches.calibrated(Terms("montecarlo", "apprentice", 2, 1))
    assert terms.effort("montecarlo").seconds == terms.given > 0
    assert terms.effort("apprentice").seconds is None
    with pytest.raises(ValueError, match="between a level and"):
        matches.calibrated(Terms("montecarlo", "greedy", 2, 1))


def test_a_level_of_another_commit_answers_over_json(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "worktree", lambda commit: levels.ROOT)
    state = middle(2, 10)
    book = rulebook(state.setup.without_secrets())
    seen = observe(book, state, state.decision.seat)
    there = OldLevelPlayer("HEAD", "builder")
    try:
        turn = there.turn(book, seen, source(1, 1), Effort())
    finally:
        there.close()
    assert turn == LevelPlayer("builder").turn(book, seen, source(1, 1), Effort())
    assert there.elsewhere > 0


@pytest.mark.parametrize("name", ["architect", "master"])
def test_a_level_of_another_commit_gets_hands_if_it_remembers(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(levels, "worktree", lambda commit: levels.ROOT)
    there = OldLevelPlayer("HEAD", name)
    there.close()
    assert there.remembering == LevelPlayer(name).remembering == (name == "master")


def test_a_missing_commit_is_reported_in_one_sentence() -> None:
    with pytest.raises(levels.OldLevelError, match="There is no worktree of nothing-of-this-name"):
        OldLevelPlayer("nothing-of-this-name", "builder")


@pytest.mark.long
def test_zoo_players_are_ordered_by_strength() -> None:
    for upper, lower in (("greedy", "random"), ("net", "greedy"), ("montecarlo", "greedy")):
        terms = Terms(upper, lower, 2, 4, playouts=60)
        rows = [row for deal in range(8) for row in play_deal(attrs.evolve(terms), deal)]
        assert sum(row.won for row in rows) > 0.5 * len(rows), (upper, lower)
