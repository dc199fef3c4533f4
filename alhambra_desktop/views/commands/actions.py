"""Actions: every command of the window, declared once for menu bar, buttons, keys and the page of keys."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtGui import QAction, QKeySequence

from ...model.rules.core.words.message import Message
from .command import Button, Command, KeyLine, Window


def _undo_now(window: Window) -> Message:
    if window.playing and window.page.undoes_round:
        return Message("menu-undo-round")
    refusal = window.page.undo_refusal() if window.playing else Message("no-game")
    return Message("menu-undo") if refusal is None else Message("menu-undo-refused", reason=refusal)


def _uncovered(window: Window) -> bool:
    """True where the table is seen: nothing of it opens below the curtain, or behind the start page."""
    return window.playing and window.page.phase.in_sight


def _column_now(window: Window) -> Message:
    here = _uncovered(window) and not window.page.right.can_toggle
    return Message("menu-column-here") if here else Message("menu-column")


def _show_scoring(number: int, window: Window) -> None:
    window.page.scorings.show_again(number)


def _held(number: int, window: Window) -> bool:
    return number in window.page.scorings.held() and window.page.scorings.free


STANDARD: Final = QKeySequence.StandardKey
GAME, TABLE = Message("menu-game"), Message("menu-table")
SETTINGS, HELP = Message("menu-settings"), Message("menu-help")
MENUS: Final = (GAME, TABLE, SETTINGS, HELP)
"""The menus of the bar, by their words."""

SCORINGS: Final = (1, 2, 3)
MOVE: Final = KeyLine(Message("keys-does-move"), lambda _: Message("keys-arrows"))
UNDO: Final = KeyLine(Message("keys-does-undo"))
ZOOM: Final = KeyLine(Message("keys-does-zoom"), lambda keys: Message("keys-zoom", keys=keys))
GAMES: Final = KeyLine(Message("keys-does-games"))
SAVING: Final = KeyLine(Message("keys-does-save"))

PAGE_KEYS: Final = {
    "new": "N",
    "learn": "L",
    "puzzle": "P",
    "games": "B",
    "open": "O",
    "leave": "Esc",
    "back": "Alt+Left",
    "tables": "T",
    "look-back": "L",
    "card": "F6",
    "mistake": "M",
    "fit": "F",
}
"""Keys of the pages beside the table, which their buttons, titles and words name."""

COMMANDS: Final = (
    # keys of the table
    Command(
        "left", lambda window: window.page.view.move_cursor(-1, 0), plain=("Left",), line=MOVE, repeats=True
    ),
    Command(
        "right", lambda window: window.page.view.move_cursor(1, 0), plain=("Right",), line=MOVE, repeats=True
    ),
    Command("up", lambda window: window.page.view.move_cursor(0, -1), plain=("Up",), line=MOVE, repeats=True),
    Command(
        "down", lambda window: window.page.view.move_cursor(0, 1), plain=("Down",), line=MOVE, repeats=True
    ),
    Command(
        "choose",
        lambda window: window.page.choose(),
        plain=("Enter",),
        line=KeyLine(Message("keys-does-choose")),
    ),
    Command(
        "put-back",
        lambda window: window.page.view.put_back(),
        plain=("Esc",),
        line=KeyLine(Message("keys-does-put-back")),
    ),
    Command(
        "turn-over",
        lambda window: window.page.controller.turn_over(),
        plain=("T",),
        line=KeyLine(Message("keys-does-turn-over"), lambda keys: Message("keys-turn-over", key=keys)),
    ),
    Command(
        "press-figure",
        lambda window: window.page.controller.press_figure(),
        plain=("V",),
        line=KeyLine(Message("keys-does-press")),
    ),
    Command("zoom-in", lambda window: window.page.view.zoom(1.2), plain=("+",), line=ZOOM, repeats=True),
    Command("zoom-out", lambda window: window.page.view.zoom(1 / 1.2), plain=("-",), line=ZOOM, repeats=True),
    Command(
        "hurry",
        lambda window: window.page.hurry(),
        plain=("Space",),
        held=True,
        line=KeyLine(Message("keys-does-fast"), lambda keys: Message("keys-held", key=keys)),
    ),
    Command(
        "pause",
        lambda window: window.page.pause(),
        plain=("P",),
        button=Button(Message("bar-pause"), Message("bar-pause-tip")),
        line=KeyLine(Message("keys-does-pause")),
    ),
    # buttons alone
    Command(
        "slower",
        lambda window: window.page.scorings.slow_down(),
        button=Button(Message("bar-slower"), Message("bar-slower-tip")),
    ),
    Command(
        "skip",
        lambda window: window.page.skip(),
        button=Button(Message("bar-skip"), Message("bar-skip-tip")),
    ),
    # the table
    Command(
        "undo",
        lambda window: window.page.undo(),
        Message("menu-undo"),
        menu=TABLE,
        button=Button(Message("bar-undo"), Message("bar-undo-tip")),
        shortcuts=(STANDARD.Undo,),
        line=UNDO,
        now=_undo_now,
    ),
    Command(
        "redo",
        lambda window: window.page.redo(),
        Message("menu-redo"),
        menu=TABLE,
        shortcuts=("Ctrl+Shift+Z",),
        line=UNDO,
        can=lambda window: window.playing and window.table.can_redo,
    ),
    Command(
        "restart-turn",
        lambda window: window.page.restart_turn(),
        Message("menu-restart-turn"),
        menu=TABLE,
        button=Button(Message("bar-restart"), Message("bar-restart-tip")),
    ),
    Command(
        "end-turn",
        lambda window: window.page.end_turn(),
        Message("menu-end-turn"),
        menu=TABLE,
        button=Button(Message("bar-end-turn"), Message("bar-end-turn-tip")),
        plain=("E",),
        shortcuts=("Ctrl+Enter",),
        line=KeyLine(Message("keys-does-end")),
    ),
    Command(
        "fit",
        lambda window: window.page.view.fit_city(),
        Message("menu-fit"),
        menu=TABLE,
        apart=True,
        plain=("F",),
        line=KeyLine(Message("keys-does-fit")),
    ),
    Command(
        "replay",
        lambda window: window.page.replay(),
        Message("menu-replay"),
        menu=TABLE,
        button=Button(Message("bar-again"), Message("scoring-again-tip")),
        plain=("R",),
        line=KeyLine(Message("keys-does-replay")),
    ),
    Command(
        "column",
        lambda window: window.page.right.toggle_column(),
        Message("menu-column"),
        menu=TABLE,
        plain=("S",),
        line=KeyLine(Message("keys-does-column")),
        can=lambda window: _uncovered(window) and window.page.right.can_toggle,
        now=_column_now,
    ),
    Command(
        "log",
        lambda window: window.page.right.toggle_log(),
        Message("menu-log"),
        menu=TABLE,
        plain=("L",),
        line=KeyLine(Message("keys-does-log")),
        can=_uncovered,
    ),
    Command(
        "supply",
        lambda window: window.page.view.push_supply(),
        Message("menu-supply"),
        menu=TABLE,
        plain=("D",),
        line=KeyLine(Message("keys-does-supply")),
        can=lambda window: _uncovered(window) and window.page.view.has_supply,
    ),
    Command(
        "moves",
        lambda window: window.show_moves(),
        Message("menu-moves"),
        menu=TABLE,
        apart=True,
        plain=("M",),
        line=KeyLine(Message("keys-does-moves")),
    ),
    Command(
        "hint",
        lambda window: window.page.advice.hint(),
        Message("menu-hint"),
        menu=TABLE,
        button=Button(Message("bar-hint"), Message("bar-hint-tip")),
        plain=("H",),
        line=KeyLine(Message("keys-does-hint")),
    ),
    Command(
        "why",
        lambda window: window.page.advice.why_last(),
        Message("menu-why"),
        menu=TABLE,
        plain=("W",),
        line=KeyLine(Message("keys-does-why")),
    ),
    Command(
        "standings",
        lambda window: window.show_standings(),
        Message("menu-standings"),
        menu=TABLE,
        shortcuts=("Ctrl+T",),
        line=KeyLine(Message("keys-does-standings")),
    ),
    Command(
        "played",
        lambda window: window.show_variants(),
        Message("menu-played"),
        menu=TABLE,
        can=lambda window: window.playing,
        opens=True,
    ),
    *(
        Command(
            f"scoring-{number}",
            partial(_show_scoring, number),
            Message("menu-scoring", number=number),
            menu=TABLE,
            apart=number == SCORINGS[0],
            can=partial(_held, number),
            opens=True,
        )
        for number in SCORINGS
    ),
    Command(
        "result",
        lambda window: window.page.scorings.show_result(again=True),
        Message("menu-result"),
        menu=TABLE,
        shortcuts=("Ctrl+R",),
        line=KeyLine(Message("keys-does-result")),
        can=lambda window: window.playing and window.page.phase.over,
    ),
    Command(
        "look-back",
        lambda window: window.look_back(),
        Message("menu-look-back"),
        menu=TABLE,
        shortcuts=("Ctrl+B",),
        line=KeyLine(Message("keys-does-look-back")),
        can=lambda window: window.playing and window.page.phase.over,
    ),
    Command(
        "review",
        lambda window: window.return_to_review(),
        Message("menu-review"),
        menu=TABLE,
        shortcuts=("Ctrl+Shift+B",),
        line=KeyLine(Message("keys-does-review")),
        can=lambda window: window.has_review,
    ),
    # games and files
    Command(
        "new-game",
        lambda window: window.new_game(),
        Message("menu-new-game"),
        menu=GAME,
        shortcuts=(STANDARD.New,),
        line=GAMES,
    ),
    Command("continue", lambda window: window.continue_game(), Message("menu-continue"), menu=GAME),
    Command(
        "open",
        lambda window: window.open_chosen(None),
        Message("menu-open"),
        menu=GAME,
        shortcuts=(STANDARD.Open,),
        line=GAMES,
    ),
    Command(
        "games",
        lambda window: window.show_games(),
        Message("menu-games"),
        menu=GAME,
        shortcuts=("Ctrl+G",),
        line=KeyLine(Message("keys-does-all-games")),
    ),
    Command("statistics", lambda window: window.show_statistics(), Message("menu-statistics"), menu=GAME),
    Command(
        "save",
        lambda window: window.save(),
        Message("menu-save"),
        menu=GAME,
        apart=True,
        shortcuts=(STANDARD.Save,),
        line=SAVING,
    ),
    Command(
        "save-as",
        lambda window: window.save_as(),
        Message("menu-save-as"),
        menu=GAME,
        shortcuts=(STANDARD.SaveAs,),
        line=SAVING,
    ),
    Command(
        "export-record",
        lambda window: window.export_record(),
        Message("menu-export-record"),
        menu=GAME,
        can=lambda window: window.playing and window.table.record_refusal() is None,
    ),
    Command(
        "postcard",
        lambda window: window.show_postcard(),
        Message("menu-postcard"),
        menu=GAME,
        can=lambda window: window.playing and window.page.phase.over,
    ),
    Command(
        "start-page", lambda window: window.show_start(), Message("menu-start-page"), menu=GAME, apart=True
    ),
    Command(
        "quit",
        lambda window: window.close(),
        Message("menu-quit"),
        menu=GAME,
        shortcuts=(STANDARD.Quit,),
        line=KeyLine(Message("keys-does-quit")),
        role=QAction.MenuRole.QuitRole,
    ),
    # settings
    Command(
        "preferences",
        lambda window: window.show_preferences(),
        Message("menu-preferences"),
        menu=SETTINGS,
        shortcuts=("Ctrl+,",),
        line=KeyLine(Message("keys-does-preferences")),
        role=QAction.MenuRole.PreferencesRole,
    ),
    Command(
        "theme-system",
        lambda window: window.settings.change(theme="system"),
        Message("menu-theme-system"),
        menu=SETTINGS,
        ticked=lambda window: window.settings.wishes.theme == "system",
        apart=True,
    ),
    Command(
        "theme-light",
        lambda window: window.settings.change(theme="light"),
        Message("menu-theme-light"),
        menu=SETTINGS,
        ticked=lambda window: window.settings.wishes.theme == "light",
    ),
    Command(
        "theme-dark",
        lambda window: window.settings.change(theme="dark"),
        Message("menu-theme-dark"),
        menu=SETTINGS,
        ticked=lambda window: window.settings.wishes.theme == "dark",
    ),
    Command(
        "full-screen",
        lambda window: window.fill_screen(),
        Message("menu-full-screen"),
        menu=SETTINGS,
        apart=True,
        shortcuts=("F11",),
        line=KeyLine(Message("keys-does-full-screen")),
    ),
    # help
    Command("learn", lambda window: window.learn(), Message("menu-learn"), menu=HELP),
    Command("puzzle", lambda window: window.solve_puzzle(), Message("menu-puzzle"), menu=HELP),
    Command(
        "rules",
        lambda window: window.show_rules(),
        Message("menu-rules"),
        menu=HELP,
        shortcuts=("F1",),
        line=KeyLine(Message("keys-does-rules")),
    ),
    Command(
        "keys",
        lambda window: window.show_keys(),
        Message("menu-keys"),
        menu=HELP,
        shortcuts=("?",),
        line=KeyLine(Message("keys-does-list")),
    ),
    Command("news", lambda window: window.show_news(), Message("menu-news"), menu=HELP),
    Command(
        "about",
        lambda window: window.show_about(),
        Message("menu-about"),
        menu=HELP,
        role=QAction.MenuRole.AboutRole,
    ),
)
"""Every command, in the order of the entries of its menu and of the page of keys."""

BY_ID: Final[Mapping[str, Command]] = {command.id: command for command in COMMANDS}
BY_CODE: Final[Mapping[int, Command]] = {code: command for command in COMMANDS for code in command.codes}
"""The commands that the table listens to, by the code of a plain key."""


def key_of(command: str) -> str:
    """The name of the first key of a command."""
    return BY_ID[command].keys[0]
