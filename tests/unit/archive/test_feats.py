"""Feats of finished games, compared with a slow reference implementation."""

from __future__ import annotations

from pathlib import Path

import attrs
import pytest

from alhambra_desktop.model.files.archive.archive import Archive
from alhambra_desktop.model.files.archive.feats import Feats, closest, feats_of, led_alone
from alhambra_desktop.model.files.archive.kept_game import JudgedTurn, fingerprint
from alhambra_desktop.model.files.saves.saved_game import SavedGame
from alhambra_desktop.model.learning.analysis.turns import turns_of
from alhambra_desktop.model.rules.core.engine.event import BuildingBought, ScoringHeld
from alhambra_desktop.model.rules.core.engine.scoring import ScoringRound
from alhambra_desktop.model.rules.core.geometry.city import City
from alhambra_desktop.model.rules.core.geometry.tile import BUILDING, START, Tile
from alhambra_desktop.model.rules.core.values import MONEY, Owner
from tests.unit.archive.games import finished

GAMES = [(1, 2, ()), (2, 3, ()), (3, 3, ("vizier", "camps")), (4, 4, ("huts", "bureaux"))]
HOUSE, FOUNTAIN = Tile("house", BUILDING, "tower", 5, 0), Tile("start", START, None, 0, 0)


def reference_feats(game: SavedGame, seat: int = 0) -> Feats:
    """Compute the feats with a slow reference implementation."""
    city, moves = game.state.players[seat].city, game.history()
    assert moves is not None
    turn, bought = 0, list[tuple[int, BuildingBought]]()
    for move in moves:
        for event in move.events:
            turn += type(event).__name__ == "TurnBegan"
            if isinstance(event, BuildingBought) and event.seat == seat:
                bought.append((turn, event))
    own = [(turn, one) for turn, one in bought if type(one) is BuildingBought]
    coins = [(turn, MONEY[card].currency) for turn, one in own for card in one.cards if card in MONEY]
    held = [event for move in moves for event in move.events if isinstance(event, ScoringHeld)]
    led = []
    for event in held:
        types = {type_id for _, type_id in event.counts}
        best = {t: max(n for (_, other), n in event.counts.items() if other == t) for t in types}
        first = {
            t: [who for (who, o), n in event.counts.items() if o == t and n == best[t] > 0] for t in types
        }
        led.append({t for t in types if first[t] == [seat]})
    scores, ahead, above = [0] * len(game.state.players), [], []
    for event in held:
        scores = [score + event.scoring.total(other) for other, score in enumerate(scores)]
        others = scores[:seat] + scores[seat + 1 :]
        ahead.append(scores[seat] - max(others))
        above.append(scores[seat] - min(others))
    built = [cell for cell, tile in city.tiles.items() if tile.kind == BUILDING]
    windows = [
        [(x, y) for x, y in built if left <= x <= left + 3 and top <= y <= top + 3]
        for left in range(-20, 20)
        for top in range(-20, 20)
    ]
    return Feats(
        edges=1,
        outer=len(city.outer("wall")),
        buildings=len(built),
        close=max(map(len, windows)),
        unplaced=len(game.state.players[seat].reserve),
        cards=len([card for card in game.state.players[seat].hand if card in MONEY]),
        turns=sum(turn.seat == seat for turn in turns_of(moves)),
        overpaid=sum(one.over for _, one in own),
        chain=max((sum(t == turn and not one.over for t, one in own) for turn, _ in own), default=0),
        currencies_at_once=max((len({c for t, c in coins if t == turn}) for turn, _ in own), default=0),
        currencies=len({currency for _, currency in coins}),
        elsewhere=len(bought) - len(own),
        sweep=max(map(len, led)),
        led=tuple(type_id for type_id in dict.fromkeys(t for _, t in held[-1].counts) if type_id in led[-1]),
        ahead=(ahead[0], ahead[1], ahead[2]),
        above=(above[0], above[1], above[2]),
    )


@pytest.mark.parametrize(("seed", "seats", "modules"), GAMES)
def test_feats_match_the_reference_implementation(seed: int, seats: int, modules: tuple[str, ...]) -> None:
    game = finished(seed, seats, modules)
    assert feats_of(game) == reference_feats(game)


def test_both_kinds_of_walls_are_counted() -> None:
    feats = feats_of(finished(5, 3, (), "alhambra+granada"))
    assert feats is not None
    assert feats.edges == 2


def test_feats_need_a_single_human_player_and_all_moves() -> None:
    game = finished(1, 3)
    person = attrs.evolve(game.setup.seats[1], player="human", level=None)
    several = attrs.evolve(game.setup, seats=(game.setup.seats[0], person, game.setup.seats[2]))
    assert feats_of(attrs.evolve(game, setup=several)) is None
    assert feats_of(attrs.evolve(game, actions=game.actions[:-1])) is None


@pytest.mark.parametrize(
    ("cells", "count"), [((), 0), (((1, 0),), 1), (((1, 0), (4, 3)), 2), (((1, 0), (5, 0)), 1)]
)
def test_closest_counts_buildings_within_four_by_four_squares(
    cells: tuple[tuple[int, int], ...], count: int
) -> None:
    assert closest(City.of({(0, 0): FOUNTAIN, **dict.fromkeys(cells, HOUSE)})) == count


def test_led_alone_excludes_ties_with_any_owner() -> None:
    counts: dict[tuple[Owner, str], int] = {
        (0, "tower"): 2,
        (1, "tower"): 1,
        ("dirk", "tower"): 1,
        (0, "garden"): 2,
        ("dirk", "garden"): 2,
        (0, "arcades"): 0,
        (1, "arcades"): 0,
    }
    event = ScoringHeld(ScoringRound(1, ()), 2, counts)
    assert led_alone(event, 0) == ("tower",)
    assert led_alone(event, 1) == ()


def test_feats_and_mistakes_are_deleted_with_the_game(tmp_path: Path) -> None:
    archive, game = Archive(tmp_path), finished(2, 3)
    archive.keep(game, 1_790_000_000, "normal")
    turns = [
        JudgedTurn(n, 0, verdict, 1.0, 0.0, 2.0) for n, verdict in enumerate(("good", "mistake", "doubtful"))
    ]
    archive.store_turns(fingerprint(game), turns)
    (kept,) = archive.games()
    known = archive.chronicle()
    assert known.feats == {kept.file: reference_feats(game)}
    assert (known.analysed[kept.file, 0].turns, known.analysed[kept.file, 0].mistakes) == (3, 1)
    archive.forget(kept.file)
    assert archive.chronicle().feats == {}
