"""Statistics: wins by level and seats, points by source, losses of turns, exact payments, personal bests."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import attrs
import pytest

from alhambra_desktop.model.files.archive import statistics as statistics_module
from alhambra_desktop.model.files.archive.archive import Archive
from alhambra_desktop.model.files.archive.kept_game import (
    Help,
    JudgedTurn,
    KeptGame,
    KeptSeat,
    Points,
    fingerprint,
)
from alhambra_desktop.model.files.archive.statistics import (
    RECENT,
    AnalysedTurns,
    Chronicle,
    bests_of,
    kinds,
    of_kind,
    statistics,
    tallies,
)
from alhambra_desktop.model.files.saves.saved_game import SavedGame
from alhambra_desktop.model.players.intervals import wilson
from alhambra_desktop.model.rules.core.engine.setup import COLOURS, Setup
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.core.words.wording import edge_noun, types_noun
from alhambra_desktop.model.rules.modules.registry import SetupError
from tests.unit.archive.games import finished, unaided

NOON = 1_790_000_000


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    return Archive(tmp_path)


def keep(archive: Archive, *games: SavedGame) -> Chronicle:
    """Keep games, one per second, and return the chronicle."""
    for number, game in enumerate(games):
        archive.keep(game, NOON + number, "normal")
    return archive.chronicle()


def own(game: SavedGame) -> int:
    return game.state.players[0].score


def won(game: SavedGame) -> bool:
    return own(game) == max(player.score for player in game.state.players)


def test_wins_are_counted_by_level_and_seats(archive: Archive) -> None:
    games = [unaided(seed, seats) for seed, seats in ((1, 2), (2, 2), (3, 3), (4, 3), (5, 3))]
    (told,) = statistics(keep(archive, *games), Help.UNAIDED).levels
    assert (told.whole.level, told.whole.won, told.whole.played) == ("builder", sum(map(won, games)), 5)
    assert [(one.seats, one.won, one.played) for one in told.by_seats] == [
        (2, sum(map(won, games[:2])), 2),
        (3, sum(map(won, games[2:])), 3),
    ]
    for one in (told.whole, *told.by_seats):
        assert (one.low, one.high) == wilson(one.won, one.played)
    assert tallies(archive.games()) == (told.whole,)


def test_statistics_separate_games_by_help(archive: Archive) -> None:
    branch = attrs.evolve(unaided(3), assisted=True, tried_from=(5, 6))
    known = keep(archive, unaided(1), finished(2), branch)
    assert kinds(known.games) == (Help.UNAIDED, Help.AIDED, Help.BRANCH)
    for help_, seed in zip(kinds(known.games), (1, 2, 3), strict=True):
        (kept,) = statistics(known, help_).games
        assert kept.fingerprint == fingerprint(unaided(seed))


def test_games_with_several_human_players_are_excluded(archive: Archive) -> None:
    game = unaided(1, 3)
    seats = (game.setup.seats[0], attrs.evolve(game.setup.seats[1], player="human", level=None))
    setup = attrs.evolve(game.setup, seats=(*seats, game.setup.seats[2]))
    several = attrs.evolve(game, setup=setup, state=game.state.changed(setup=setup))
    known = keep(archive, several)
    assert len(known.games) == 1
    assert kinds(known.games) == ()
    assert of_kind(known.games, Help.UNAIDED) == ()


def test_points_by_source_sum_to_the_score(archive: Archive) -> None:
    games = [unaided(1), unaided(2, 3, ("camps", "vizier")), unaided(3, 2, (), "granada")]
    told = statistics(keep(archive, *games), Help.UNAIDED)
    assert [one.total for one in told.earned] == [own(game) for game in games]
    assert [one.game.ended - NOON for one in told.earned] == [0, 1, 2], "the oldest first"
    edges = {(one.game.game, part.source) for one in told.earned for part in one.parts if part.edge}
    assert edges <= {("alhambra", "wall"), ("granada", "moat")}
    assert edges


def test_the_timeline_shows_only_recent_games(archive: Archive) -> None:
    known = keep(archive, *(unaided(seed) for seed in range(RECENT + 3)))
    told = statistics(known, Help.UNAIDED)
    assert len(told.games) == RECENT + 3
    assert [one.game.ended - NOON for one in told.earned] == list(range(3, RECENT + 3))


def test_points_of_a_removed_rule_set_are_still_counted(archive: Archive) -> None:
    known = keep(archive, unaided(1))
    (kept,) = known.games
    gone = attrs.evolve(known, games=(attrs.evolve(kept, game="gone", modules=("away",)),))
    (told,) = statistics(gone, Help.UNAIDED).earned
    assert told.total == own(unaided(1))


def test_a_reinstalled_rule_set_names_its_points_again(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = keep(archive, unaided(1))
    nouns = [part.noun for part in statistics(known, Help.UNAIDED).earned[0].parts]

    def gone(*_: object) -> Setup:
        raise SetupError(Message("setup-no-game", name="alhambra", known="granada"))

    statistics_module._installed_sources.cache_clear()
    with monkeypatch.context() as patch:
        patch.setattr(statistics_module, "make_setup", gone)
        assert [part.noun for part in statistics(known, Help.UNAIDED).earned[0].parts] != nouns
    assert [part.noun for part in statistics(known, Help.UNAIDED).earned[0].parts] == nouns


def test_exact_payments_are_a_share_of_all_purchases(archive: Archive) -> None:
    known = keep(archive, unaided(1), unaided(2), unaided(3))
    seats = [kept.seats[0] for kept in known.games]
    bought, exact = sum(one.bought or 0 for one in seats), sum(one.exact or 0 for one in seats)
    share = statistics(known, Help.UNAIDED).exact
    assert share is not None
    assert (share.won, share.played, (share.low, share.high)) == (exact, bought, wilson(exact, bought))
    unknown = attrs.evolve(
        known,
        games=tuple(
            attrs.evolve(kept, seats=tuple(attrs.evolve(s, bought=None, exact=None) for s in kept.seats))
            for kept in known.games
        ),
    )
    assert statistics(unknown, Help.UNAIDED).exact is None


def test_losses_are_shown_for_the_own_seat_after_analysis(archive: Archive) -> None:
    known = keep(archive, unaided(1), unaided(2))
    assert statistics(known, Help.UNAIDED).lost == ()
    mark = fingerprint(unaided(2))
    turns = [JudgedTurn(number, number % 2, "good", number / 2, 0.0, 9.0) for number in range(1, 9)]
    archive.keep_analysis(mark, b"{}", turns)
    (lost,) = statistics(archive.chronicle(), Help.UNAIDED).lost
    assert lost.game.fingerprint == mark
    assert (lost.analysed.turns, lost.analysed.lost) == (4, (2 + 4 + 6 + 8) / 2)
    assert lost.in_ten == 25
    assert archive.analysed_turns() == archive.chronicle().analysed
    archive.keep_analysis(mark, b"{}", turns[:2])
    (lost,) = statistics(archive.chronicle(), Help.UNAIDED).lost
    assert lost.analysed.turns == 1, "what is kept later stands for what was kept before"
    archive.forget(lost.game.file)
    assert statistics(archive.chronicle(), Help.UNAIDED).lost == ()


def test_an_analysis_of_an_unknown_game_is_ignored(archive: Archive) -> None:
    archive.folder.mkdir()
    archive.keep_analysis("nobody", b"{}", [JudgedTurn(1, 0, "good", 0.0, 0.0, 0.0)])
    keep(archive, unaided(1))
    archive.keep_analysis("nobody", b"{}", [JudgedTurn(1, 0, "good", 0.0, 0.0, 0.0)])
    assert archive.chronicle().analysed == {}
    assert archive.without_turns() == ()


def test_a_rebuilt_database_finds_analyses_without_turns(archive: Archive) -> None:
    keep(archive, unaided(1))
    mark = fingerprint(unaided(1))
    archive.keep_analysis(mark, b"{}", [JudgedTurn(1, 0, "good", 0.0, 0.0, 0.0)])
    assert archive.without_turns() == ()
    for path in archive.folder.glob("games.sqlite*"):
        path.unlink()
    list(archive.update_database())
    ((without_turns, file),) = archive.without_turns()
    assert without_turns == mark
    assert archive.path(file).exists()


def test_personal_bests_belong_to_the_first_game_with_the_figure(archive: Archive) -> None:
    games = [unaided(seed) for seed in range(1, 7)]
    known = keep(archive, *games, unaided(1, 3))
    told = {best.message.id: best for best in statistics(known, Help.UNAIDED).bests}
    everybody = {kept.file: kept.seats[0] for kept in known.games}
    assert told["best-run"].figure == max(seat.wall for seat in everybody.values())
    assert told["best-most"].figure == max(seat.most_count for seat in everybody.values())
    assert told["best-points"].figure == max(seat.points for seat in everybody.values())
    assert told["best-scoring"].figure == max(
        held.total(0) for game in (*games, unaided(1, 3)) for held in game.state.scorings
    )
    margins = [kept.margin for kept in known.games if (kept.margin or 0) > 0]
    assert ("best-margin" in told) is bool(margins)
    if margins:
        assert told["best-margin"].figure == max(margins)
    walls = [kept for kept in reversed(known.games) if kept.seats[0].wall == told["best-run"].figure]
    assert told["best-run"].game == walls[0]


def test_bests_of_matches_the_statistics_except_for_the_first_game(
    archive: Archive,
) -> None:
    games = sorted((unaided(seed, 3) for seed in (1, 2, 3, 4)), key=own)
    known = keep(archive, *games)
    every = statistics(known, Help.UNAIDED).bests
    assert bests_of(known, fingerprint(games[0])) == ()
    for game in games[1:]:
        held = bests_of(known, fingerprint(game))
        assert held == tuple(best for best in every if best.game.fingerprint == fingerprint(game))
    assert "best-points" in {best.message.id for best in bests_of(known, fingerprint(games[-1]))}
    assert bests_of(known, "unknown") == ()


def test_the_first_of_equal_games_holds_the_best(archive: Archive) -> None:
    known = keep(archive, unaided(1))
    (first,) = known.games
    later = attrs.evolve(first, file="later", ended=first.ended + 1)
    points = dict.fromkeys(("later", first.file), known.points[first.file])
    bests = statistics(Chronicle((later, first), points), Help.UNAIDED).bests
    assert {best.game.file for best in bests} == {first.file}


def test_statistics_without_games_are_empty(archive: Archive) -> None:
    assert archive.chronicle() == Chronicle()
    told = statistics(Chronicle(), Help.UNAIDED)
    assert (told.games, told.levels, told.exact, told.earned, told.lost, told.bests) == (
        (),
        (),
        None,
        (),
        (),
        (),
    )


# -- made-up games


def made_up(*seats: tuple[str | None, int, int], **changed: Any) -> KeptGame:
    """Return a game with level, points and place of each seat."""
    ended = changed.setdefault("ended", NOON)
    kept = tuple(
        KeptSeat(f"Seat {number}", COLOURS[number], level, points, place, 4, "garden", 3, 6, 2, "[]")
        for number, (level, points, place) in enumerate(seats)
    )
    known = KeptGame(
        *(f"{ended}", f"mark {ended}", ended, "alhambra", (), None, 30, False, (0, 0, 0), "normal", kept)
    )
    return attrs.evolve(known, **changed)


@pytest.mark.parametrize(("place", "won"), [(1, 1), (2, 0), (3, 0)])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_only_the_first_place_is_a_win_at_any_seat(seat: int, place: int, won: int) -> None:
    taken: list[tuple[str | None, int, int]] = [("builder", 9, 4), ("builder", 9, 4)]
    taken.insert(seat, (None, 9, place))
    kept = made_up(*taken)
    assert kept.own == seat
    ((tally,),) = ([told.whole for told in statistics(Chronicle((kept,)), Help.UNAIDED).levels],)
    assert (tally.won, tally.played, tally.seats) == (won, 1, None)


@pytest.mark.parametrize(
    ("levels", "strongest"),
    [
        (("newcomer", "builder:mason"), "builder"),
        (("master", "builder:mason"), "master"),
        (("emperor", "apprentice"), "apprentice"),
        (("emperor",), None),
        (("grandmaster", "master", "newcomer"), "grandmaster"),
    ],
)
def test_a_win_counts_for_the_strongest_known_level(levels: tuple[str, ...], strongest: str | None) -> None:
    kept = made_up((None, 9, 1), *((level, 5, 2) for level in levels))
    assert [tally.level for tally in tallies([kept])] == ([] if strongest is None else [strongest])


def test_levels_are_listed_from_the_weakest() -> None:
    games = [made_up((None, 9, 1), (level, 5, 2)) for level in ("master", "newcomer", "builder:mason")]
    assert [tally.level for tally in tallies(games)] == ["newcomer", "builder", "master"]


def test_opponents_of_a_level_are_listed_by_name_the_latest_first() -> None:
    early = made_up((None, 9, 1), ("builder:mason", 5, 2), ("newcomer", 3, 3))
    seats = early.seats
    first = attrs.evolve(early, ended=1, seats=(seats[0], attrs.evolve(seats[1], name="Ines"), seats[2]))
    second = attrs.evolve(early, ended=2, seats=(seats[0], attrs.evolve(seats[1], name="Yusuf"), seats[2]))
    again = attrs.evolve(first, ended=3)
    (told,) = statistics(Chronicle((first, second, again)), Help.UNAIDED).levels
    assert told.whole.level == "builder"
    assert [seat.name for seat in told.opponents] == ["Ines", "Yusuf"]


def test_tallies_of_each_number_of_seats_add_up() -> None:
    games = [
        made_up((None, 9, place), *[("master", 5, 2)] * others)
        for others, place in ((1, 1), (3, 1), (1, 2), (3, 2), (3, 1))
    ]
    (told,) = statistics(Chronicle(tuple(games)), Help.UNAIDED).levels
    assert [(one.seats, one.won, one.played, one.level) for one in told.by_seats] == [
        (2, 1, 2, "master"),
        (4, 2, 3, "master"),
    ]
    assert (told.whole.won, told.whole.played) == (3, 5)


@pytest.mark.parametrize(
    ("game", "source", "noun", "edge"),
    [
        ("alhambra", "wall", None, True),
        ("gone", "wall", Message("name", name="wall"), False),
        ("alhambra", "baths", Message("name", name="baths"), False),
    ],
)
def test_only_walls_and_moats_of_known_rules_are_edges(
    game: str, source: str, noun: Message | None, edge: bool
) -> None:
    kept = made_up((None, 9, 1), ("builder", 5, 2), game=game)
    points = {kept.file: (Points(1, 0, source, None, 4), Points(2, 0, source, None, 5))}
    ((part,),) = (one.parts for one in statistics(Chronicle((kept,), points), Help.UNAIDED).earned)
    assert (part.source, part.subject, part.amount, part.edge) == (source, None, 9, edge)
    assert noun in (None, part.noun)


def test_points_of_each_building_type_are_a_part() -> None:
    kept = made_up((None, 9, 1), ("builder", 5, 2))
    lines = [("types", "garden", 3), ("types", "tower", 1), ("types", "garden", 4), ("wall", None, 6)]
    points = {kept.file: tuple(Points(1, 0, *line) for line in lines)}
    ((*parts,),) = (one.parts for one in statistics(Chronicle((kept,), points), Help.UNAIDED).earned)
    assert [(part.source, part.subject, part.amount, part.edge) for part in parts] == [
        ("types", "garden", 7, False),
        ("types", "tower", 1, False),
        ("wall", None, 6, True),
    ]
    assert [part.noun for part in parts[:2]] == [types_noun("garden"), types_noun("tower")]


def test_games_without_points_or_analysed_turns_have_no_bar() -> None:
    games = tuple(made_up((None, 9, 1), ("builder", 5, 2), ended=NOON + number) for number in range(3))
    points = {games[1].file: (Points(1, 0, "wall", None, 4),)}
    tried = {(games[0].file, 0): AnalysedTurns(0, 0.0), (games[2].file, 0): AnalysedTurns(4, 2.0)}
    told = statistics(Chronicle(games, points, tried), Help.UNAIDED)
    assert [one.game for one in told.earned] == [games[1]]
    assert [(one.game, one.in_ten) for one in told.lost] == [(games[2], 5)]


def test_turns_of_the_human_seat_are_shown_wherever_it_sits() -> None:
    kept = made_up(("builder", 5, 2), ("builder", 5, 2), (None, 9, 1))
    tried = {(kept.file, seat): AnalysedTurns(seat + 1, 9.0) for seat in range(3)}
    (lost,) = statistics(Chronicle((kept,), {}, tried), Help.UNAIDED).lost
    assert lost.analysed == tried[kept.file, 2]


@pytest.mark.parametrize(
    ("bought", "exact", "share"), [(None, None, None), (0, 0, None), (1, 0, (0, 1)), (5, 5, (5, 5))]
)
def test_exact_payments_need_at_least_one_purchase(
    bought: int | None, exact: int | None, share: tuple[int, int] | None
) -> None:
    kept = made_up((None, 9, 1), ("builder", 5, 2))
    own = attrs.evolve(kept.seats[0], bought=bought, exact=exact)
    told = statistics(Chronicle((attrs.evolve(kept, seats=(own, kept.seats[1])),)), Help.UNAIDED).exact
    assert (None if told is None else (told.won, told.played)) == share


def bests(*games: KeptGame) -> dict[str, tuple[int, KeptGame]]:
    told = statistics(Chronicle(games), Help.UNAIDED).bests
    return {best.message.id: (best.figure, best.game) for best in told}


def test_personal_bests_are_those_of_the_human_seat() -> None:
    """The computer has more points, a longer wall and more buildings of a type."""
    games = []
    for number, figure in enumerate((3, 5, 4)):
        kept = made_up(("builder", 50, 1), (None, figure, 2), ended=NOON + number)
        seats = [attrs.evolve(seat, wall=seat.points, most_count=seat.points) for seat in kept.seats]
        games.append(attrs.evolve(kept, seats=tuple(seats)))
    assert bests(*games) == dict.fromkeys(("best-run", "best-most", "best-points"), (5, games[1]))


@pytest.mark.parametrize(("points", "margin"), [((9, 8), 1), ((9, 9), None), ((8, 9), None)])
def test_only_a_win_with_a_lead_is_a_best_margin(points: tuple[int, int], margin: int | None) -> None:
    kept = made_up((None, points[0], 1), ("builder", points[1], 1))
    assert kept.margin == points[0] - points[1]
    assert bests(kept).get("best-margin") == (None if margin is None else (margin, kept))


@pytest.mark.parametrize(
    ("tiles", "noun"),
    [
        ([("N", "wall"), ("", "moat")], "wall"),
        ([("NE", "moat"), ("S", "moat"), ("", "wall")], "moat"),
        ([("NE", "moat"), ("S", "wall")], "wall"),
        ([("", "moat")], "wall"),
    ],
)
def test_the_longest_wall_is_named_after_its_only_kind_of_edge(
    tiles: list[tuple[str, str]], noun: str
) -> None:
    city = [(x, 0, "tower", 5, sides, edge) for x, (sides, edge) in enumerate(tiles)]
    kept = made_up((None, 9, 1), ("builder", 5, 2))
    own = attrs.evolve(kept.seats[0], city=json.dumps(city))
    told = statistics(Chronicle((attrs.evolve(kept, seats=(own, kept.seats[1])),)), Help.UNAIDED)
    assert told.bests[0].message == Message("best-run", edge=edge_noun(noun))


def test_bests_are_new_only_after_an_earlier_game_with_the_same_help() -> None:
    first = made_up((None, 9, 1), ("builder", 5, 2))
    other = made_up((None, 10, 1), ("builder", 5, 2), ended=NOON + 1, aids="trainer")
    third = made_up((None, 11, 1), ("builder", 5, 2), ended=NOON + 2)
    same_second = attrs.evolve(first, file="same", fingerprint="same")
    known = Chronicle((third, other, first))
    assert bests_of(known, other.fingerprint) == ()
    assert {best.message.id for best in bests_of(known, third.fingerprint)} == {"best-points", "best-margin"}
    assert bests_of(Chronicle((first, same_second)), "same") == ()
