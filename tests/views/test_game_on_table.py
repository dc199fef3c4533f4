"""Which game is on the table, from which file it comes, and where it is saved."""

from __future__ import annotations

import secrets
from pathlib import Path
from unittest.mock import Mock, call

import pytest
from PySide6.QtWidgets import QDialog

from alhambra_desktop.model.files.archive.table_code import table_code
from alhambra_desktop.model.files.saves.record_reader import Opened
from alhambra_desktop.model.files.saves.save import NeedsError, SaveError
from alhambra_desktop.model.learning.goals.campaign import campaign
from alhambra_desktop.model.rules.core.words.message import Message, MessageError
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.dialogs import file_dialogs, unsaved
from alhambra_desktop.views.dialogs.unsaved import UnsavedAnswer
from alhambra_desktop.views.game import next_table
from alhambra_desktop.views.pages.lessons import coach
from alhambra_desktop.views.window import games as of_window
from tests.views.games_bench import SETUP, Bench

CODE = "human,builder,apprentice seed=3"


@pytest.fixture
def bench(settings, monkeypatch) -> Bench:
    return Bench(settings, monkeypatch)


def test_a_window_without_a_table_plays_no_game(bench):
    assert bench.games.playing
    assert bench.games.at_table
    bench.route.is_current = False
    assert not bench.games.at_table, "another page is visible"
    bench.route.is_current = True
    bench.leave()
    assert not bench.games.playing
    assert not bench.games.at_table
    bench.table.playing, bench.route.made = True, None
    assert not bench.games.playing


def test_packages_of_the_table_are_in_use(bench, monkeypatch):
    registry = Mock(packages=[package_of("wells", "some-wells"), package_of("gates", "city-gates")])
    monkeypatch.setattr(of_window, "REGISTRY", registry)
    bench.table.book.installed = ("alhambra", "city-gates")
    assert bench.games.packages_played == ("gates",)
    bench.leave()
    assert bench.games.packages_played == ()


def package_of(name: str, module: str) -> Mock:
    found = Mock(module=Mock(id=module))
    found.name = name
    return found


# -- beginning a game


def test_a_new_game_replaces_the_old_one_with_its_file(bench, settings):
    bench.games.file = bench.games.record = Path("old.alhambra")
    settings.change(lessons_offered=False, played=("granada",))
    steps = Mock()
    steps.attach_mock(bench.storage.asked, "storage")
    steps.attach_mock(bench.table.begin, "begin")
    steps.attach_mock(bench.page.stage.city.forget_views, "forget_views")
    setup = parse_new("human,human seed=5 modules=vizier")
    bench.games.begin(setup)
    assert steps.mock_calls == [call.storage.begin(), call.forget_views(), call.begin(setup)]
    assert bench.heard == ["begun", "named"]
    assert (bench.games.file, bench.games.record, bench.games.name) == (None, None, None)
    assert settings.progress.lessons_offered
    assert settings.progress.played == ("alhambra", "granada", "vizier")


def test_a_game_begun_meanwhile_is_not_replaced_by_a_file(bench):
    bench.games.open_file(Path("late.alhambra"))
    bench.games.begin(SETUP)
    bench.read(Opened(Mock(), is_record=False))
    bench.table.open.assert_not_called()


def test_the_next_deal_has_the_table_of_the_preferences(bench, monkeypatch):
    asked = []
    monkeypatch.setattr(next_table, "last_setup", lambda preferences: asked.append(preferences) or SETUP)
    bench.games.deal()
    assert asked == [bench.settings.preferences]
    assert bench.begun is SETUP
    bench.notice.show_message.assert_not_called()


def test_an_impossible_deal_is_explained(bench, monkeypatch):
    monkeypatch.setattr(next_table, "last_setup", Mock(side_effect=MessageError(Message("no-game"))))
    bench.games.deal()
    assert bench.told() == Message("no-game")
    bench.table.begin.assert_not_called()


def test_a_table_code_begins_its_game_or_is_refused(bench):
    refuse = Mock()
    bench.games.begin_coded_table(table_code(parse_new(CODE)), refuse)
    assert (len(bench.begun.seats), bench.begun.seed) == (3, 3)
    bench.table.begin.reset_mock()
    refuse.assert_not_called()
    bench.games.begin_coded_table("ABC-U", refuse)
    (refusal,) = refuse.call_args.args
    bench.notice.show_message.assert_not_called()
    bench.games.begin_coded_table("ABC-U")
    assert bench.told() == refusal, "in the notice if nobody else shows it"
    bench.table.begin.assert_not_called()


def test_the_first_game_has_a_coach_from_its_beginning(bench, settings):
    settings.change(coach=False, coached=None, coach_said=("coach-begins",))
    bench.games.play_first_game()
    assert settings.progress.coach
    assert settings.progress.coached == bench.begun.seed
    assert settings.progress.coach_said == ()
    assert len(bench.begun.seats) == 3


def test_the_coach_comes_once_and_only_to_the_first_game(bench, settings, monkeypatch):
    made = Mock()
    monkeypatch.setattr(coach, "Coach", made)
    settings.change(coached=SETUP.seed + 1)
    bench.games.invite_coach()
    made.assert_not_called()
    settings.change(coached=SETUP.seed)
    bench.games.invite_coach()
    bench.games.invite_coach()
    made.assert_called_once_with(bench.page, settings)
    made().rule_asked.connect.assert_called_once_with(bench.games.rule_asked)


@pytest.fixture
def dealt(monkeypatch):
    """Use the number of random bits as the seed of every new deal."""
    monkeypatch.setattr(secrets, "randbits", lambda bits: bits)


def test_a_campaign_table_has_its_opponents_and_a_new_deal(bench, dealt):
    table = campaign()[0]
    bench.games.play_campaign(table)
    assert len(bench.begun.seats) == 1 + len(table.opponents)
    assert bench.begun.seed == 31


@pytest.mark.parametrize(("same", "seed"), [(True, 5), (False, 31)])
def test_a_rematch_repeats_the_deal_only_on_request(bench, dealt, same, seed):
    bench.games.rematch(same)
    assert bench.begun.seats == SETUP.seats
    assert bench.begun.seed == seed


def test_playing_a_file_again_opens_it_and_deals_anew(bench, dealt):
    bench.games.play_again(Path("/games/old.alhambra"))
    assert [path for path, _ in bench.storage.reads] == [Path("/games/old.alhambra")]
    bench.table.begin.assert_not_called()
    bench.read(Opened(Mock(), is_record=False))
    bench.table.open.assert_called_once()
    assert bench.begun.seed == 31


# -- continuing and opening


def test_continuing_leads_to_the_latest_unfinished_game(bench):
    bench.storage.files = [Path("/auto/latest.alhambra"), Path("/auto/older.alhambra")]
    bench.games.continue_game()
    assert [path for path, _ in bench.storage.reads] == [Path("/auto/latest.alhambra")]
    bench.route.go.assert_not_called()
    bench.storage.files = [bench.storage.current]
    bench.games.continue_game()
    bench.route.go.assert_called_once_with()
    assert len(bench.storage.reads) == 1, "the game on the table is not read again"


def test_continuing_without_unfinished_games_shows_the_table_or_a_message(bench):
    bench.games.continue_game()
    bench.route.go.assert_called_once_with()
    bench.notice.show_message.assert_not_called()
    bench.leave()
    bench.games.continue_game()
    assert bench.told() == Message("no-game-to-continue")
    bench.route.go.assert_called_once_with()


def test_the_current_file_is_read_if_no_game_is_on_the_table(bench):
    bench.leave()
    bench.games.resume(bench.storage.current)
    assert [path for path, _ in bench.storage.reads] == [bench.storage.current]


@pytest.mark.parametrize(("unfinished", "read"), [(True, 0), (False, 1)])
def test_an_unfinished_game_in_the_list_is_resumed_and_a_finished_one_read(bench, unfinished, read):
    bench.games.open_listed(Mock(unfinished=unfinished, path=bench.storage.current))
    assert len(bench.storage.reads) == read
    assert bench.route.go.called is unfinished


def test_a_file_to_open_is_asked_for_unless_it_is_given(bench):
    bench.games.open_chosen(Path("given.alhambra"))
    assert bench.proposed == []
    bench.games.open_chosen(None)
    assert bench.proposed == [(bench.window.centralWidget(),)]
    bench.chosen = Path("chosen.alhambra")
    bench.games.open_chosen(None)
    assert [path for path, _ in bench.storage.reads] == [Path("given.alhambra"), Path("chosen.alhambra")]


def test_only_the_last_file_that_was_asked_for_is_shown(bench):
    first, last, done = Mock(), Mock(), Mock()
    bench.games.open_file(Path("/first.alhambra"), done.first)
    bench.games.open_file(Path("/last.alhambra"), done.last)
    bench.read(Opened(first, is_record=False))
    bench.table.open.assert_not_called()
    bench.read(Opened(last, is_record=False))
    bench.table.open.assert_called_once_with(last)
    assert done.mock_calls == [call.last()]
    assert bench.games.file == Path("/last.alhambra")
    assert bench.settings.progress.recent == ("/last.alhambra",)


def test_a_file_that_cannot_be_read_leaves_the_game_on_the_table(bench):
    done, needed = Mock(), Mock()
    bench.games.rule_sets_needed.connect(needed)
    bench.games.open_file(Path("bad.alhambra"), done)
    bench.read(SaveError(Message("no-game")))
    bench.notice.show_message.assert_called_once_with(Message("no-game"))
    bench.notice.show_message.reset_mock()
    bench.games.open_file(Path("needy.alhambra"), done)
    bench.read(NeedsError(Message("no-game"), Message("no-game-to-save"), {}))
    message, entry, press = bench.notice.show_message.call_args.args
    assert (message, entry) == (Message("no-game"), Message("save-needs-show"))
    needed.assert_not_called()
    press()
    needed.assert_called_once()
    done.assert_not_called()
    bench.table.open.assert_not_called()
    assert bench.settings.progress.recent == ()


def test_the_window_can_wait_for_a_file(bench):
    bench.games.await_file(2.5)
    bench.storage.reader.flush.assert_called_once_with(2.5)


def test_a_shown_game_replaces_everything_about_the_old_one(bench, qtbot, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    dialog = QDialog(bench.window)
    qtbot.addWidget(dialog)
    rejected = Mock()
    dialog.rejected.connect(rejected)
    saved = Mock()
    bench.games.open_file(Path("late.alhambra"))
    bench.games.show_saved(saved, Path("evening.alhambra"))
    rejected.assert_called_once()
    bench.storage.asked.open.assert_called_once_with(tmp_path / "evening.alhambra", is_record=False)
    bench.page.stage.city.forget_views.assert_called_once_with()
    bench.table.open.assert_called_once_with(saved)
    assert bench.heard == ["begun", "named"]
    bench.read(Opened(Mock(), is_record=False))
    bench.table.open.assert_called_once_with(saved)


def test_games_are_saved_to_their_own_file_but_records_and_autosaves_are_not(bench):
    path = Path("/games/evening.alhambra")
    bench.games.show_saved(Mock(), path)
    assert (bench.games.file, bench.games.record, bench.games.name) == (path, None, path)
    bench.games.show_saved(Mock(), path, is_record=True)
    assert (bench.games.file, bench.games.record, bench.games.name) == (None, path, path)
    bench.storage.asked.open.assert_called_with(path, is_record=True)
    bench.storage.owned = {path}
    bench.games.show_saved(Mock(), path)
    assert bench.games.name is None
    bench.games.show_saved(Mock())
    assert bench.games.name is None
    bench.storage.asked.open.assert_called_with(None, is_record=False)


def test_records_and_named_files_are_remembered_but_autosaves_are_not(bench):
    for name, is_record in (("/a.alhambra-record", True), ("/b.alhambra", False), ("/auto/c", False)):
        bench.storage.owned = {Path("/auto/c")}
        bench.games.open_file(Path(name))
        bench.read(Opened(Mock(), is_record=is_record))
    assert bench.settings.progress.recent == ("/b.alhambra", "/a.alhambra-record")


# -- after an error


def test_a_table_that_cannot_be_shown_leads_to_the_start_page(bench):
    bench.games.show_table()
    bench.show_start.assert_not_called()
    bench.page.stage.snapshot = None
    bench.games.show_table()
    bench.show_start.assert_called_once_with()


def test_after_an_error_the_visible_table_is_drawn_again_and_saved(bench):
    assert bench.games.recover() == Message("fault-kept")
    bench.table.show_again.assert_called_once_with()
    bench.storage.asked.keep.assert_called_once_with()
    bench.games.show_table()
    bench.table.show_again.assert_called_once_with()
    bench.storage.failing = True
    assert bench.games.recover() == Message("fault-goes-on")


def test_after_an_error_a_hidden_table_is_drawn_again_when_it_is_shown(bench):
    bench.route.is_current = False
    bench.games.recover()
    bench.table.show_again.assert_not_called()
    bench.route.go.assert_not_called()
    bench.games.show_table()
    bench.table.show_again.assert_called_once_with()


def test_an_error_without_a_game_loses_nothing(bench):
    bench.leave()
    assert bench.games.recover() == Message("fault-lost-nothing")
    bench.storage.asked.keep.assert_not_called()
    bench.games.show_table()
    bench.table.show_again.assert_not_called()


# -- saving and exporting


def test_a_game_without_a_file_is_saved_where_the_player_says(bench):
    bench.games.save()
    assert bench.proposed == [(bench.window.centralWidget(), "Anna and Yusuf")]
    bench.storage.asked.save.assert_not_called()
    bench.chosen = Path("/evening.alhambra")
    bench.games.save()
    bench.storage.asked.save.assert_called_once_with(Path("/evening.alhambra"))


def test_a_game_with_a_file_is_saved_there_without_a_question(bench):
    bench.games.file = Path("/evening.alhambra")
    bench.games.save()
    bench.storage.asked.save.assert_called_once_with(Path("/evening.alhambra"))
    bench.leave()
    bench.games.save()
    bench.storage.asked.save.assert_called_once()
    assert bench.proposed == []


def test_without_a_game_there_is_nothing_to_save(bench):
    bench.leave()
    bench.games.save_as()
    assert bench.told() == Message("no-game-to-save")
    assert bench.proposed == []


def test_the_name_of_a_record_is_proposed_for_the_saved_game(bench):
    bench.games.record = Path("/games/evening.alhambra-record")
    bench.games.save_as()
    assert bench.proposed[0][1] == "evening"


def test_a_saved_file_becomes_that_of_the_game(bench):
    bench.storage.saved.emit(Path("/evening.alhambra"))
    assert bench.games.file == Path("/evening.alhambra")
    assert bench.settings.progress.recent == ("/evening.alhambra",)
    assert bench.heard == ["named"]


def test_a_record_is_exported_unless_the_table_refuses(bench):
    bench.table.record_refusal.return_value = None
    bench.games.export_record()
    bench.storage.asked.export.assert_not_called()
    assert bench.proposed == [(bench.window.centralWidget(), "Anna and Yusuf")]
    bench.chosen = Path("/evening.alhambra-record")
    bench.games.export_record()
    bench.storage.asked.export.assert_called_once_with(Path("/evening.alhambra-record"))
    bench.table.record_refusal.return_value = Message("look-back-no-past")
    bench.games.export_record()
    assert bench.told() == Message("look-back-no-past")
    bench.leave()
    bench.games.export_record()
    assert bench.told() == Message("no-game")
    assert len(bench.proposed) == 2


def test_the_table_of_all_games_is_exported_with_its_separator(bench, monkeypatch):
    answers = [None, (Path("/games.csv"), ";")]
    asked = []
    monkeypatch.setattr(file_dialogs, "file_for_table", lambda parent: asked.append(parent) or answers.pop(0))
    bench.games.export_games()
    bench.storage.asked.export_finished.assert_not_called()
    bench.games.export_games()
    bench.storage.asked.export_finished.assert_called_once_with(Path("/games.csv"), ";")
    assert asked == 2 * [bench.window.centralWidget()]


# -- leaving with unsaved games


@pytest.fixture
def answers(bench, monkeypatch):
    """Return the answers to the question about unsaved games; each is used once, in order."""
    given = [UnsavedAnswer.STAY]

    def ask(parent, reason):
        assert (parent, reason) == (bench.window, "the disk is full")
        return given.pop(0)

    monkeypatch.setattr(unsaved, "ask_about_unsaved", ask)
    return given


def test_without_unsaved_games_nothing_is_asked(bench, answers):
    assert bench.games.may_leave()
    bench.storage.asked.retry.assert_not_called()
    assert len(answers) == 1


@pytest.mark.parametrize(("answer", "may"), [(UnsavedAnswer.STAY, False), (UnsavedAnswer.DISCARD, True)])
def test_the_player_may_discard_unsaved_games_or_stay(bench, answers, answer, may):
    bench.storage.unsaved = {Path("a"): Mock(setup=SETUP)}
    answers[:] = [answer]
    assert bench.games.may_leave() is may
    assert bench.storage.unsaved, "only retried once"
    bench.storage.asked.retry.assert_called_once_with()
    assert answers == bench.proposed == []


def test_games_that_can_be_saved_at_last_need_no_question(bench, answers):
    bench.storage.unsaved = {Path("a"): Mock(setup=SETUP)}
    bench.storage.retries = [bench.storage.unsaved.clear]
    assert bench.games.may_leave()
    assert len(answers) == 1
    bench.storage.unsaved = {Path("a"): Mock(setup=SETUP)}
    bench.storage.retries = [lambda: None, bench.storage.unsaved.clear]
    answers[:] = [UnsavedAnswer.AGAIN]
    assert bench.games.may_leave()
    assert (answers, bench.proposed) == ([], [])


def test_each_unsaved_game_can_be_saved_elsewhere(bench, answers):
    other = parse_new("human,human,human seed=1")
    bench.storage.unsaved = {Path("a"): Mock(setup=SETUP), Path("b"): Mock(setup=other)}
    answers[:] = [UnsavedAnswer.ELSEWHERE, UnsavedAnswer.ELSEWHERE]
    bench.places = [None, None, Path("/c"), Path("/d")]
    assert bench.games.may_leave()
    names = "Anna and Yusuf", "Anna, Yusuf and Leila"
    assert bench.proposed == [(bench.window.centralWidget(), name) for name in (*names, *names)]
    saved = [call(Path("a"), Path("/c")), call(Path("b"), Path("/d"))]
    assert bench.storage.asked.save_elsewhere.mock_calls == saved
