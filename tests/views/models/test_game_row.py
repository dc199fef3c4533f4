"""Rows of the list of games: players, results, notes and dates; sort orders and filters."""

from __future__ import annotations

from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import attrs
import pytest

from alhambra_desktop.model.files.archive.kept_game import KeptGame, kept_game
from alhambra_desktop.model.files.archive.statistics import AnalysedTurns
from alhambra_desktop.model.files.archive.table_code import table_code
from alhambra_desktop.model.files.saves.record import write_record
from alhambra_desktop.model.files.saves.save import write_game
from alhambra_desktop.model.rules.core.engine.setup import SeatSetup
from alhambra_desktop.model.rules.core.words.message import Message
from alhambra_desktop.model.rules.modules.registry import make_setup
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.game.game_table import GameTable
from alhambra_desktop.views.models.game_filter import GameFilter, filters_of
from alhambra_desktop.views.models.game_order import Column, mistakes_in, shown_seat, sort_keys
from alhambra_desktop.views.models.game_row import GameRow, day_and_time, game_row, joined
from alhambra_desktop.views.models.game_summary import UNREAD, Summary, read_summary, summary_of
from alhambra_desktop.views.models.games_model import (
    FINISHED,
    SAVED,
    UNFINISHED,
    ListedGame,
    outcome,
    shown_tiles,
    table_words,
)
from alhambra_desktop.views.text.language import capital
from alhambra_desktop.words import say
from tests.unit.archive.games import finished

NOON = datetime(2020, 11, 22, 12, 5).timestamp()


@pytest.fixture(scope="module")
def three() -> KeptGame:
    return kept_game(finished(1, 3), "a", int(NOON), "normal")


def with_points(kept: KeptGame, *points: int, people: tuple[int, ...] = (0,)) -> KeptGame:
    """Return a game with these points; the seats `people` are human."""
    places = [1 + sum(other > own for other in points) for own in points]
    seats = [
        attrs.evolve(seat, points=own, place=place, level=None if at in people else "builder")
        for at, (seat, own, place) in enumerate(zip(kept.seats, points, places, strict=True))
    ]
    return attrs.evolve(kept, seats=tuple(seats))


def row_of(kept: KeptGame, mistakes: int | None = None) -> GameRow:
    game = ListedGame(FINISHED, Path("archive/a"), NOON, kept, mistakes)
    return game_row(game, UNREAD, shown_tiles(kept))


# -- finished games


@pytest.mark.parametrize(
    ("points", "people", "won", "shown"),
    [
        ((90, 60, 50), (0,), True, 90),
        ((50, 60, 90), (0,), False, 50),
        ((50, 90, 90), (1,), True, 90),
        ((50, 60, 90), (), False, 90),
        ((50, 90, 60), (0, 1), False, 90),
    ],
)
def test_a_finished_row_has_the_result_of_the_only_human(three, points, people, won, shown):
    kept = with_points(three, *points, people=people)
    row = row_of(kept, 3)
    assert (row.headline, row.won) == (capital(say(outcome(kept))), won)
    assert [mark.points for mark in row.players] == list(points)
    assert [mark.won for mark in row.players] == [own == max(points) for own in points]
    assert [mark.level for mark in row.players] == ["" if at in people else "builder" for at in range(3)]
    own = row.players[people[0]] if len(people) == 1 else None
    assert row.own == own
    assert (row.mistakes, row.state, row.damaged, row.unfinished) == (3, "", False, False)
    assert row.tiles == kept.seats[points.index(shown)].tiles


def test_the_note_of_a_finished_game_mentions_help(three):
    plain, turns = row_of(three).note, three.turns
    assert plain.startswith("3 players")
    assert f"{turns} turns" in plain
    assert row_of(attrs.evolve(three, assisted=True)).note == joined(plain, "assisted")
    assert row_of(attrs.evolve(three, assisted=True, branch=True)).note == joined(plain, "practice game")


def test_the_note_of_a_finished_game_counts_house_rules(three):
    plain = row_of(three).note
    assert "house" not in plain
    seats = [SeatSetup("A", "amber"), SeatSetup("B", "blue", "computer", "builder")]
    changed: dict[str, str | int] = {"open_hands": "on", "take_limit": 6}
    for names, words in (((), ""), (("open_hands",), "1 house rule"), (changed, "2 house rules")):
        setup = make_setup(seats, 5, options={name: changed[name] for name in names})
        assert row_of(attrs.evolve(three, code=table_code(setup))).note == joined(plain, words)
    assert row_of(attrs.evolve(three, code="wrong")).note == plain


def test_a_row_lists_expansions_and_other_games(three):
    assert row_of(three).modules == ()
    assert row_of(attrs.evolve(three, modules=("camps",))).modules == ("camps",)
    assert row_of(attrs.evolve(three, game="granada", modules=("camps",))).modules == ("granada", "camps")


def test_empty_texts_are_not_joined():
    assert joined("one") == joined("", "one", "") == "one"
    assert joined("one", "", "two") == joined("one", "two")
    assert joined("one", "two", "three").index("two") < joined("one", "two", "three").index("three")


# -- unfinished and saved games


@pytest.fixture
def table(qapp) -> GameTable:
    made = GameTable()
    made.begin(parse_new("human,apprentice,builder seed=3 modules=camps"))
    return made


def test_a_row_of_an_unread_game_has_no_players():
    row = game_row(ListedGame(UNFINISHED, Path("7.alhambra"), NOON), UNREAD, ())
    assert (row.headline, row.players, row.damaged, row.unfinished) == ("In progress", (), False, True)
    assert row.note == say(UNREAD.players)


def test_an_unfinished_row_shows_progress_and_a_saved_one_its_name(table):
    summary = summary_of(table.saved())
    open_row = game_row(ListedGame(UNFINISHED, Path("7.alhambra"), NOON), summary, summary.tiles)
    assert (open_row.headline, open_row.state, open_row.unfinished) == (*["In progress"] * 2, True)
    assert open_row.note == joined("3 players", "turn 1")
    assert [mark.name for mark in open_row.players] == ["Anna", "Yusuf", "Leila"]
    assert (open_row.won, open_row.own) == (False, None)
    assert (open_row.modules, open_row.tiles) == (("camps",), summary.tiles)
    saved = game_row(ListedGame(SAVED, Path("Sunday.alhambra"), NOON), summary, ())
    assert saved.note == open_row.note
    assert (saved.state, saved.unfinished, saved.headline) == ("Saved", False, "Sunday")


def test_a_damaged_row_has_the_name_of_the_file_and_the_reason(tmp_path):
    path = tmp_path / "Sunday.alhambra"
    path.write_text("{")
    row = game_row(ListedGame(SAVED, path, NOON), read_summary(path), ())
    assert (row.headline, row.note, row.damaged) == ("Sunday", "Damaged; cannot be opened", True)
    assert (row.players, row.state) == ((), "")


# -- dates


def test_the_day_is_given_as_exactly_as_needed():
    now = datetime.now().replace(hour=9, minute=7)
    days = [day_and_time((now - timedelta(days=days)).timestamp()) for days in (0, 1, 2, 800)]
    assert {time for _, time in days} == {"09:07"}
    assert [day for day, _ in days[:2]] == ["Today", "Yesterday"]
    before, long_ago = now - timedelta(days=2), now - timedelta(days=800)
    year = f" {before.year}" if before.year != now.year else ""
    assert days[2][0] == f"{before.day} {before:%b}{year}"
    assert days[3][0] == f"{long_ago.day} {long_ago:%b} {long_ago.year}"


# -- summaries


def test_a_summary_shows_the_only_human_or_else_the_best(table):
    saved = table.saved()
    players = tuple(
        player.changed(score=score) for player, score in zip(saved.state.players, (3, 9, 5), strict=True)
    )
    state = saved.state.changed(players=players)
    assert summary_of(attrs.evolve(saved, state=state)).shown == 0
    people = [attrs.evolve(seat, player="human", level=None) for seat in saved.setup.seats]
    setup = attrs.evolve(saved.setup, seats=tuple(people))
    several = summary_of(attrs.evolve(saved, setup=setup, state=state.changed(setup=setup)))
    assert several.shown == 1
    assert [seat.points for seat in several.seats] == [3, 9, 5]
    assert several.modules == ("alhambra", "camps")


def test_a_summary_says_whose_turn_it_is_and_how_far_the_game_is(table):
    summary = summary_of(table.saved())
    assert summary.progress == Message("listed-turn", turn=1)
    assert summary.turn is not None
    seat = table.seat
    own = "your turn" in say(summary.turn).lower()
    assert own == (seat == 0)
    branch = summary_of(attrs.evolve(table.saved(), tried_from=(1, 2, 3)))
    assert branch.progress == Message("listed-tried", text=summary.progress)
    done = finished(1, 3)
    over = summary_of(done)
    best = max(player.score for player in done.state.players)
    assert over.progress == Message("listed-finished", points=best)
    assert over.turn is None


def test_only_the_only_human_is_addressed(table):
    saved = table.saved()
    people = [attrs.evolve(seat, player="human", level=None) for seat in saved.setup.seats]
    setup = attrs.evolve(saved.setup, seats=tuple(people))
    summary = summary_of(attrs.evolve(saved, setup=setup, state=saved.state.changed(setup=setup)))
    assert summary.turn is not None
    assert saved.setup.seats[table.seat or 0].name in say(summary.turn)


def test_a_record_is_marked_as_one(tmp_path, table):
    write_record(tmp_path / "a.json", table.setup, table.events)
    summary = read_summary(tmp_path / "a.json")
    assert summary.progress == Message("listed-record", progress=Message("listed-turn", turn=1))
    write_game(tmp_path / "a.alhambra", table.saved())
    assert read_summary(tmp_path / "a.alhambra").progress == Message("listed-turn", turn=1)


def test_a_summary_is_one_text():
    players = Message("name", name="Ann")
    assert Summary(players).words == "Ann"
    assert Summary(players, Message("listed-turn", turn=4)).words == "Ann, turn 4"


# -- results and opponents


@pytest.mark.parametrize(
    ("points", "people", "words"),
    [
        ((90, 60, 50), (0,), "Won by 30"),
        ((60, 90, 50), (0,), "2nd of 3, 30 behind"),
        ((90, 90, 50), (0,), "tied 1st of 3"),
        ((50, 50, 90), (0,), "tied 2nd of 3, 40 behind"),
    ],
)
def test_a_result_is_that_of_the_only_human(three, points, people, words):
    assert say(outcome(with_points(three, *points, people=people))) == words


@pytest.mark.parametrize("people", [(), (0, 1)])
def test_without_an_only_human_the_result_names_the_winners(three, people):
    names = [seat.name for seat in three.seats]
    assert outcome(with_points(three, 50, 90, 60, people=people)) == Message("result-wins", name=names[1])
    shared = say(outcome(with_points(three, 90, 50, 90, people=people)))
    assert names[0] in shared
    assert names[2] in shared
    assert names[1] not in shared


def test_a_table_is_described_by_its_levels_and_expansions(three):
    def words(kept: KeptGame) -> str:
        return say(table_words(kept))

    people = with_points(three, 9, 6, 5, people=(0, 1, 2))
    assert words(people) == say(Message("listed-people", count=3))
    assert words(with_points(three, 9, 6, 5)) == "level: builder"
    assert words(attrs.evolve(people, modules=("camps",))) == "with Camps"
    mixed = with_points(three, 9, 6, 5)
    strong = attrs.evolve(mixed.seats[2], level="master:mason")
    mixed = attrs.evolve(mixed, seats=(*mixed.seats[:2], strong), modules=("camps", "gates"))
    assert words(mixed) == "levels: builder and master, with Camps and gates"
    unknown = attrs.evolve(mixed.seats[2], level="emperor")
    assert words(attrs.evolve(mixed, seats=(*mixed.seats[:2], unknown), modules=())) == "level: builder"
    branch = attrs.evolve(people, branch=True)
    assert words(branch) == say(Message("listed-tried", text=table_words(people)))


# -- orders and filters


def keys_of(kept: KeptGame, mistakes: int | None = None) -> dict[Column, Any]:
    return dict(sort_keys(kept, UNREAD, mistakes))


def test_each_column_orders_by_what_it_shows(three):
    low, high = with_points(three, 50, 60, 90), with_points(three, 70, 60, 90)
    assert keys_of(low)[Column.POINTS] < keys_of(high)[Column.POINTS]
    assert keys_of(high)[Column.RESULT] < keys_of(low)[Column.RESULT], "a better place comes first"
    two = kept_game(finished(1, 2), "b", int(NOON), "normal")
    assert keys_of(two)[Column.PLAYERS] < keys_of(three)[Column.PLAYERS]
    expanded = attrs.evolve(three, modules=("camps",))
    more = attrs.evolve(three, game="granada", modules=("camps",))
    counts = [keys_of(one)[Column.EXPANSIONS] for one in (three, expanded, more)]
    assert counts == sorted(counts)
    assert len({repr(one) for one in counts}) == 3
    assert keys_of(three, 0)[Column.ANALYSIS] < keys_of(three, 2)[Column.ANALYSIS]
    assert keys_of(attrs.evolve(three, seats=three.seats[::-1]))[Column.POINTS] == three.seats[0].points


def test_columns_without_a_value_have_no_key(three):
    assert Column.ANALYSIS not in keys_of(three)
    assert Column.RESULT not in keys_of(with_points(three, 9, 6, 5, people=()))
    assert sort_keys(None, UNREAD, None) == {}


def test_an_unfinished_game_is_ordered_by_its_players_and_points(table):
    summary = summary_of(table.saved())
    keys = sort_keys(None, summary, None)
    assert keys.keys() == {Column.PLAYERS, Column.POINTS, Column.EXPANSIONS}
    assert keys[Column.POINTS] == 0
    assert keys[Column.EXPANSIONS] == (1, ("camps",))
    assert keys[Column.PLAYERS] == (3, ["anna", "yusuf", "leila"])


def test_mistakes_count_only_if_every_turn_was_analysed(three):
    seat = shown_seat(three)
    turns = three.turns // 3
    for known, expected in ((turns, 2), (turns + 1, 2), (turns - 1, None)):
        assert mistakes_in(three, {("a", seat): AnalysedTurns(known, 4.0, 2)}) == expected
    assert mistakes_in(three, {}) is None
    assert mistakes_in(three, {("b", seat): AnalysedTurns(turns, 4.0, 2)}) is None
    assert mistakes_in(three, {("a", seat + 1): AnalysedTurns(turns, 4.0, 2)}) is None


def test_the_shown_seat_is_the_only_human_or_else_the_best(three):
    assert shown_seat(with_points(three, 50, 60, 90)) == 0
    assert shown_seat(with_points(three, 50, 90, 60, people=())) == 1
    assert shown_seat(with_points(three, 50, 60, 90, people=(0, 1))) == 2


@pytest.mark.parametrize(
    ("points", "people", "found"),
    [
        ((90, 60, 50), (0,), {GameFilter.WON}),
        ((90, 90, 50), (0,), {GameFilter.WON}),
        ((50, 60, 90), (0,), {GameFilter.LOST}),
        ((90, 60, 50), (), set()),
    ],
)
def test_a_finished_game_was_won_or_lost_by_its_only_human(three, points, people, found):
    kept = with_points(three, *points, people=people)
    assert filters_of(kept, UNREAD, None) == {GameFilter.ALL, *found}
    assert filters_of(kept, UNREAD, 0) == {GameFilter.ALL, GameFilter.ANALYSED, *found}
    aided = attrs.evolve(kept, assisted=True, modules=("camps",))
    assert filters_of(aided, UNREAD, None) == {
        *(GameFilter.ALL, GameFilter.ASSISTED, GameFilter.EXPANSIONS),
        *found,
    }


def test_an_unfinished_game_is_open(table):
    assert filters_of(None, UNREAD, None) == {GameFilter.ALL, GameFilter.OPEN}
    expanded = summary_of(table.saved())
    assert filters_of(None, expanded, None) == {GameFilter.ALL, GameFilter.OPEN, GameFilter.EXPANSIONS}
