"""The phase of the table in played games: transitions, texts of the bar, and what is possible in each."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from alhambra_desktop.model.files.saves.saved_game import SavedGame
from alhambra_desktop.model.rules.core.engine.action import BuyBuilding
from alhambra_desktop.model.rules.core.engine.setup import COLOURS, SeatSetup
from alhambra_desktop.model.rules.core.engine.step import HoldScoring, NextTurn, PlacePurchases
from alhambra_desktop.model.rules.modules.bonus_cards.rules import BONUS, RevealBeforeScoring
from alhambra_desktop.model.rules.modules.registry import make_setup, rulebook
from alhambra_desktop.model.rules.modules.vizier.rules import VIZIER, AnswerVizier
from alhambra_desktop.views.app.command_line import parse_new
from alhambra_desktop.views.game.decision_prompts import DecisionPrompts
from alhambra_desktop.views.interaction.phase import Phase, TablePhase
from alhambra_desktop.views.pages.result.result import ResultPage
from alhambra_desktop.views.playback import director
from tests.scenarios.board import Position, city
from tests.views.driver import TIMEOUT, Driver, whole_game
from tests.views.stage.moving import Show
from tests.views.test_rule_sets import MARKET, position, vizier_asked

AWAY, READING, CURTAIN, ANIMATING, REPLAY, SCORING, WAITING, ACTING, ASKED, WARNED, OVER = Phase
TWO, PEOPLE = "human,apprentice seed=11", "human,human seed=11 dirk=off"
RICH = f"{TWO} starting_money=40"


@pytest.fixture
def slowly(settings, monkeypatch):
    """Let every animation take minutes unless a click ends it, so a phase lasts while it is tested.

    New games are not dealt.
    """
    monkeypatch.setattr(director, "deal", lambda *dealt: ())
    monkeypatch.setitem(director.FACTOR, "slow", 1000.0)
    settings.change(own_speed="slow", others_speed="slow")


class Story:
    """The recorded phases of a table."""

    def __init__(self, player: Driver) -> None:
        self.player, self.phase = player, player.page.phase
        self.told = [self.phase.now]
        self.phase.changed.connect(self._note)

    def _note(self, before: Phase, now: Phase) -> None:
        assert before is self.told[-1]
        assert now is self.phase.now
        self.told.append(now)

    def take(self) -> list[Phase]:
        """Return the phases since the last call, starting with the last one returned."""
        told, self.told = self.told, self.told[-1:]
        return told

    def wait(self, phase: Phase) -> None:
        self.player.qtbot.waitUntil(lambda: self.phase.now is phase, timeout=TIMEOUT)


def put(player: Driver, at: Position) -> None:
    player.window.workspace.games.show_saved(SavedGame(at.book.setup, at.state, ()))


def stop_computer_players(player: Driver) -> None:
    """Stop computer players from moving."""
    player.page.host.let_play = lambda: None


def buttons(player: Driver) -> set[str]:
    """Return the visible and enabled buttons of the bar, without processing events."""
    player.follow()
    bar = player.page.bar
    names = ("hint", "undo", "restart", "skip", "end_turn")
    return {name for name in names if getattr(bar, name).isVisible() and getattr(bar, name).isEnabled()}


def affordable(player: Driver) -> str:
    """Return a tile that can be bought."""
    return min(action.tile for action in player.table.offers() if isinstance(action, BuyBuilding))


def take_money(player: Driver) -> None:
    player.click(player.spot("row", 0))
    player.click(player.spot("take"))


def end_turn(player: Driver) -> None:
    player.qtbot.mouseClick(player.page.bar.end_turn, Qt.MouseButton.LeftButton)


def step(player: Driver) -> None:
    """Click anywhere to complete the current move."""
    spot = player.spot("row", 0)
    player.move(spot)  # processes events; if the last move then ends, a click would lift the card
    if player.page.phase.now.under_way:
        player.qtbot.mouseClick(player.view.viewport(), Qt.MouseButton.LeftButton, pos=player.at(spot))


def try_keys(player: Driver, end: bool = True) -> None:
    """Press the keys that lift, take, end, undo, redo, wake and ask for a hint."""
    for key in (Qt.Key.Key_Right, Qt.Key.Key_V, Qt.Key.Key_H, Qt.Key.Key_R):
        player.key(key)
    if end:
        player.key(Qt.Key.Key_Return)
        player.key(Qt.Key.Key_E)
    for modifier in (Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier):
        player.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | modifier)
    if end:
        player.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    player.key(Qt.Key.Key_Escape)


def nothing_moves(player: Driver, mouse: bool = True) -> None:
    """Check that mouse, keys and bar cannot lift, play, undo or ask for anything.

    Keys that end a turn are not tried during a scoring, because they would end the scoring.
    """
    table, phase = player.table, player.page.phase.now
    state, promises = table.state, table.promises
    scoring = phase is SCORING
    assert buttons(player) == set()
    try_keys(player, end=not scoring)
    assert player.page.phase.now is phase
    tile = next(tile for stock in state.stocks for tile in stock.market if tile)
    if mouse:
        for kind, key in (("market", tile), ("row", 0)):
            player.drag(player.spot(kind, key), player.spot("tray-area"), drop=False)
            assert (player.selection.lifted, player.selection.held) == ((), False)
            assert not player.stage.floating.carried
            player.drag(player.spot(kind, key), player.spot("tray-area"))
        player.click(player.spot("row", 1))
    assert (player.selection.lifted, player.selection.raised) == ((), ())
    assert not player.page.controller.pick(player.target("market", tile))
    assert not player.page.controller.pick(player.target("row", 0))
    assert player.selection.lifted == ()
    assert table.state is state
    assert table.promises == promises
    assert player.page.advice.card.isHidden()


# -- human and computer players


def test_a_round_with_a_computer_player(player):
    story = Story(player)
    player.window.workspace.games.begin(parse_new(TWO))
    assert story.take() == [AWAY, ACTING]
    assert buttons(player) == {"hint"}
    take_money(player)
    assert story.take() == [ACTING]
    assert buttons(player) == {"hint", "undo", "restart", "end_turn"}
    player.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    take_money(player)
    assert story.take() == [ACTING]
    end_turn(player)
    assert story.phase.now is ANIMATING
    player.wait_for_turn()
    told = story.take()
    assert told[:2] == [ACTING, ANIMATING]
    assert set(told[2:-1]) <= {ANIMATING, WAITING}
    assert told[-1] is ACTING


def test_nothing_can_be_done_while_others_think(player):
    stop_computer_players(player)
    story = Story(player)
    player.window.workspace.games.begin(parse_new(TWO))
    take_money(player)
    end_turn(player)
    story.wait(WAITING)
    assert story.take() == [AWAY, ACTING, ANIMATING, WAITING]
    name = player.table.setup.seats[1].name
    assert player.page.bar.words == f"{name}’s turn: thinking…"
    nothing_moves(player)
    assert story.take() == [WAITING]


def test_during_animations_the_bar_describes_the_visible_moment(player, slowly):
    story = Story(player)
    player.window.workspace.games.begin(parse_new(TWO))
    name = player.table.setup.seats[1].name
    take_money(player)
    end_turn(player)
    player.qtbot.waitUntil(lambda: player.table.seat == 0, timeout=TIMEOUT)
    assert story.take() == [AWAY, ACTING, ANIMATING]
    assert player.stage.snapshot.seen.decision.seat == 0
    assert player.page.bar.words == "Your turn: showing the move"
    step(player)
    player.qtbot.waitUntil(lambda: player.page.bar.words == f"{name}’s turn: showing the move")
    assert player.stage.snapshot.seen.decision.seat == 1
    assert player.table.seat == 0
    nothing_moves(player, mouse=False)  # Escape shows the rest immediately
    story.wait(ACTING)
    assert "take money" in player.page.bar.words
    assert story.take() == [ANIMATING, ACTING]


def test_a_move_not_yet_shown_is_not_explained(player, slowly):
    player.window.workspace.games.begin(parse_new(TWO))
    take_money(player)
    end_turn(player)
    player.qtbot.waitUntil(lambda: player.table.seat == 0, timeout=TIMEOUT)
    assert len(player.page.phase.seen) < len(player.table.transitions)
    player.key(Qt.Key.Key_W)
    assert "No computer player" in player.page.advice.card.words
    player.page.advice.card.put_away()


def test_space_only_hurries_the_animation(player, slowly):
    stop_computer_players(player)
    player.window.workspace.games.begin(parse_new(TWO))
    player.qtbot.keyPress(player.view, Qt.Key.Key_Space)
    assert not player.page.director.hurried
    take_money(player)
    end_turn(player)
    assert player.page.phase.now is ANIMATING
    player.qtbot.keyPress(player.view, Qt.Key.Key_Space)
    assert player.page.director.hurried
    player.qtbot.keyRelease(player.view, Qt.Key.Key_Space)
    assert not player.page.director.hurried


def test_a_game_is_saved_during_animations(player, slowly, tmp_path):
    from alhambra_desktop.model.files.saves.save import read_game

    stop_computer_players(player)
    player.window.workspace.games.begin(parse_new(TWO))
    take_money(player)
    end_turn(player)
    assert player.page.phase.now is ANIMATING
    player.window.workspace.games.file = tmp_path / "evening.alhambra"
    player.window.workspace.games.save()
    player.qtbot.waitUntil(player.window.workspace.games.file.exists)
    assert read_game(player.window.workspace.games.file).state == player.table.state


def test_a_replay_ends_where_it_began(player, monkeypatch):
    story = Story(player)
    player.window.workspace.games.begin(parse_new(TWO))
    take_money(player)
    end_turn(player)
    player.wait_for_turn()
    monkeypatch.setitem(director.FACTOR, "normal", 1000.0)
    rows, state = player.page.log_model.rowCount(), player.table.state
    story.take()
    player.key(Qt.Key.Key_R)
    assert story.take() == [ACTING, REPLAY]
    assert player.page.bar.words.endswith("replaying the move")
    nothing_moves(player, mouse=False)  # Escape shows the rest immediately
    story.wait(ACTING)
    assert story.take() == [REPLAY, ACTING]
    assert player.page.log_model.rowCount() == rows
    assert player.table.state is state
    assert player.stage.snapshot.seen.turn == state.turn


def test_a_held_piece_is_dropped_when_the_phase_ends(player):
    player.window.workspace.games.begin(parse_new(RICH))
    player.wait_for_turn()
    player.drag(player.spot("market", affordable(player)), player.cell((0, -1)), drop=False)
    assert player.selection.held
    assert player.stage.floating.carried
    player.window.workspace.start_route.go()
    assert not player.selection.lifted
    assert not player.stage.floating.carried
    player.window.workspace.games.continue_game()
    viewport = player.view.viewport()
    player.qtbot.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=player.at(player.cell((0, -1))))
    assert player.table.state.players[0].purchases == ()


# -- warnings


def warned(player: Driver) -> Story:
    at = position().market(*MARKET).player(0, hand="denar-4 denar-5 florin-1")
    put(player, at)
    player.drag(player.spot("market", "chambers-9-W"), player.cell((0, 1)))
    story = Story(player)
    end_turn(player)
    assert story.take() == [ACTING, WARNED]
    assert player.page.bar.end_turn.text() == "End anyway"
    assert buttons(player) == {"hint", "undo", "restart", "end_turn"}
    return story


def test_ending_again_after_a_warning_ends_the_turn(player):
    stop_computer_players(player)
    story = warned(player)
    end_turn(player)
    story.wait(WAITING)
    assert story.take() == [WARNED, ANIMATING, WAITING]
    assert player.table.state.players[0].city.cell_of("chambers-9-W") == (0, 1)


def test_an_action_after_a_warning_repeats_the_warning_later(player):
    story = warned(player)
    take_money(player)
    assert story.take() == [WARNED, ACTING]
    assert player.page.bar.end_turn.text() == "End turn"
    player.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    end_turn(player)
    assert story.take() == [ACTING, WARNED]
    player.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert story.take() == [WARNED, ACTING]


def test_a_warning_is_cleared_behind_the_start_page(player):
    story = warned(player)
    player.window.workspace.start_route.go()
    player.window.workspace.games.continue_game()
    assert story.take() == [WARNED, AWAY, ACTING]
    assert player.page.bar.end_turn.text() == "End turn"


def test_a_warning_ends_with_its_reason(player):
    at = position().market(*MARKET).player(0, purchases=("garden-10-open",))
    story = Story(player)
    put(player, at.change(due=(1, 2), agenda=(NextTurn(), PlacePurchases(0))))
    player.drag(player.spot("tray", "garden-10-open"), player.spot("reserve-area"))
    end_turn(player)
    assert story.take() == [AWAY, ACTING, WARNED]
    player.drag(player.spot("reserve", "garden-10-open"), player.cell((1, 0)))
    assert "garden-10-open" in player.table.promised_tiles
    assert story.take() == [WARNED, ACTING]
    assert player.page.bar.end_turn.text() == "End turn"


# -- several human players


def test_a_curtain_separates_two_human_players(player):
    story = Story(player)
    player.window.workspace.games.begin(parse_new(PEOPLE))
    assert story.take() == [AWAY, CURTAIN]
    nothing_moves(player)
    player.lift_curtain()
    assert story.take() == [CURTAIN, ACTING]
    first = player.page.viewer
    take_money(player)
    end_turn(player)
    story.wait(CURTAIN)
    assert story.take() == [ACTING, ANIMATING, CURTAIN]
    assert player.page.viewer == first
    assert story.phase.called == player.table.seat != first
    nothing_moves(player)
    player.lift_curtain()
    assert story.take() == [CURTAIN, ACTING]
    assert player.page.viewer == player.table.seat


def test_a_called_player_is_called_again_when_the_table_returns(settings):
    show = Show(parse_new("human,human seed=1"))
    phase = TablePhase(show.table, show.director, DecisionPrompts(show.table, settings))
    phase.begin(viewer=0, covered=False)
    phase.call(1)
    phase.leave()
    phase.come_back(covered=True)
    assert (phase.now, phase.called) == (CURTAIN, 1)


def test_a_player_called_early_watches_the_other_moves(player):
    seats = [SeatSetup("Zoe", COLOURS[0], "computer", "apprentice")]
    seats += [SeatSetup("Ann", COLOURS[1]), SeatSetup("Bob", COLOURS[2])]
    story = Story(player)
    let_play = player.page.host.let_play
    stop_computer_players(player)
    put(player, Position(rulebook(make_setup(seats, 5, "alhambra", (), {}))))
    assert story.take() == [AWAY, CURTAIN]
    assert story.phase.called == 1
    player.lift_curtain()
    assert story.take() == [CURTAIN, WAITING]
    assert player.page.bar.words == "Zoe’s turn: thinking…"
    nothing_moves(player)
    player.page.host.let_play = let_play
    let_play()
    story.wait(ACTING)
    told = story.take()
    assert (told[:2], told[-1]) == ([WAITING, ANIMATING], ACTING)
    assert set(told[2:-1]) <= {ANIMATING, WAITING}


# -- prompts


def test_a_vizier_prompt_can_be_answered(player):
    story = Story(player)
    put(player, vizier_asked())
    assert story.take() == [AWAY, ASKED]
    assert buttons(player) == {"hint", "skip", "end_turn"}
    player.click(player.spot("row", 0))
    assert player.selection.lifted == ()
    player.click(player.spot("market", "chambers-9-W"))
    assert player.selection.lifted
    player.key(Qt.Key.Key_Escape)
    end_turn(player)
    story.wait(ACTING)
    assert story.take() == [ASKED, ANIMATING, ACTING]
    assert "skip" not in buttons(player)


def test_a_player_without_a_choice_is_never_prompted(player):
    story = Story(player)
    put(player, vizier_asked().player(0, hand="denar-1"))
    story.wait(ACTING)
    assert story.take() == [AWAY, WAITING, ANIMATING, ACTING]


def test_the_vizier_prompt_appears_after_the_curtain(player):
    seats = [SeatSetup("Ann", COLOURS[0]), SeatSetup("Bob", COLOURS[1])]
    at = Position(rulebook(make_setup(seats, 5, "alhambra", ("vizier",), {"dirk": "off"})))
    at.slice(VIZIER, awake=(False, True)).market(*MARKET).player(0, hand="denar-1")
    put(player, at.player(1, hand="denar-4 denar-5"))
    player.lift_curtain()
    story = Story(player)
    take_money(player)
    end_turn(player)
    story.wait(CURTAIN)
    assert player.table.state.decision == AnswerVizier(1)
    player.lift_curtain()
    assert story.take() == [ACTING, ANIMATING, CURTAIN, ASKED]
    end_turn(player)
    story.wait(ACTING)
    assert story.take() == [ASKED, ANIMATING, ACTING]


# -- scorings and the end


def test_a_scoring_is_shown_before_the_game_continues(player):
    at = position("bonus_cards").market(*MARKET)
    at.slice(BONUS, hands=(("garden-10-open",), ()), held=(1, 0))
    at.player(0, city=city(at.book, "a *", a="garden-10-open"))
    steps = (NextTurn(), HoldScoring(), RevealBeforeScoring(0))
    story = Story(player)
    put(player, at.change(active=1, turn=3, due=(1,), agenda=steps))
    assert story.take() == [AWAY, ASKED]
    end_turn(player)
    assert story.take() == [ASKED, WARNED]
    end_turn(player)
    story.wait(SCORING)
    assert story.take() == [WARNED, ANIMATING, SCORING]
    sheet = player.scoring_sheet()
    assert sheet is not None
    player.follow()
    assert "counting points" in player.page.bar.words
    nothing_moves(player)
    assert story.take() == [SCORING]
    player.qtbot.keyClick(sheet, Qt.Key.Key_Escape)
    story.wait(ACTING)
    assert story.take() == [SCORING, ANIMATING, ACTING]


def last_moves(player: Driver) -> None:
    """Begin a game that a computer player is about to end."""
    moves = whole_game("human,apprentice seed=1").transitions
    before = moves[-2].before
    assert before is not None
    assert before.decision is not None
    assert before.decision.seat == 1
    player.window.workspace.games.show_saved(SavedGame(before.setup, before, ()))


def results(player: Driver) -> list[ResultPage]:
    return [dialog for dialog in player.page.findChildren(ResultPage) if dialog.isVisible()]


def test_a_game_that_ends_is_shown_to_its_players(player):
    story = Story(player)
    last_moves(player)
    assert story.take() == [AWAY, WAITING]
    story.wait(SCORING)
    assert player.table.state.over
    assert not results(player)
    assert set(story.take()) == {WAITING, ANIMATING, SCORING}
    player.read_scoring()
    story.wait(OVER)
    assert story.take() == [SCORING, ANIMATING, OVER]
    (result,) = results(player)
    result.reject()
    assert buttons(player) == {"end_turn"}
    assert player.page.bar.end_turn.text() == "Result"
    end_turn(player)
    assert len(results(player)) == 1
    results(player)[0].reject()
    player.window.workspace.start_route.go()
    player.window.workspace.games.continue_game()
    assert story.take() == [OVER, AWAY, OVER]


def test_the_result_waits_for_the_last_move(player, slowly):
    story = Story(player)
    last_moves(player)
    player.qtbot.waitUntil(lambda: player.table.state.over, timeout=TIMEOUT)
    assert story.phase.now is ANIMATING
    assert not story.phase.over
    assert player.page.bar.end_turn.text() == "End turn"
    assert buttons(player) == set()
    player.key(Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    assert not results(player)
    assert player.page.scorings.held_scorings() == {}


def test_an_opened_finished_game_is_over_immediately(player):
    story = Story(player)
    player.window.workspace.games.show_saved(whole_game("human,human seed=4 dirk=off").saved())
    assert story.take() == [AWAY, OVER]
    assert len(results(player)) == 1


# -- start page, other games, undo


def test_behind_the_start_page_the_table_is_away(player):
    story = Story(player)
    player.window.workspace.games.begin(parse_new(TWO))
    take_money(player)
    player.window.workspace.start_route.go()
    assert story.take() == [AWAY, ACTING, AWAY]
    state = player.table.state
    for what in ("undo", "redo", "end_turn", "restart_turn", "replay"):
        getattr(player.page.commands, what)()
    assert player.table.state is state
    player.qtbot.keyClick(player.window.workspace.start.last.button, Qt.Key.Key_Return)
    assert story.take() == [AWAY, ACTING]
    assert buttons(player) == {"hint", "undo", "restart", "end_turn"}


def test_moves_wait_behind_the_start_page(player, slowly):
    stop_computer_players(player)
    story = Story(player)
    player.window.workspace.games.begin(parse_new(TWO))
    take_money(player)
    end_turn(player)
    player.window.workspace.start_route.go()
    assert story.take() == [AWAY, ACTING, ANIMATING, AWAY]
    player.window.workspace.games.continue_game()
    assert story.take() == [AWAY, ANIMATING]
    step(player)
    story.wait(WAITING)


def test_another_game_begins_in_its_own_phase(player, slowly):
    stop_computer_players(player)
    story = Story(player)
    player.window.workspace.games.begin(parse_new(TWO))
    take_money(player)
    end_turn(player)
    assert story.take() == [AWAY, ACTING, ANIMATING]
    put(player, vizier_asked())
    assert story.phase.now is ASKED
    player.window.workspace.games.begin(parse_new(PEOPLE))
    assert story.phase.now is CURTAIN
    player.window.workspace.games.begin(parse_new(TWO))
    assert story.phase.now is ACTING
    assert story.phase.called is None
    assert not player.page.curtain.isVisible()


def test_a_reset_table_is_in_the_phase_of_its_game(player, slowly):
    player.window.workspace.games.begin(parse_new(TWO))
    story = Story(player)
    take_money(player)
    end_turn(player)
    player.qtbot.waitUntil(lambda: player.table.seat == 0, timeout=TIMEOUT)
    player.table.show_again()
    assert story.take() == [ACTING, ANIMATING, ACTING]
    assert player.page.phase.seen == player.table.transitions
    player.click(player.spot("row", 0))
    assert player.selection.lifted
