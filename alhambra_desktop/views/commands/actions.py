from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtGui import QAction, QKeySequence

from ...model.rules.core.words.message import Message
from ...words import KEY_NAMES
from .command import Button, Command, Entry, KeyLine, Kind, key_name
from .keymap import KEYMAP

STANDARD: Final = QKeySequence.StandardKey
GAME, TABLE = Message("menu-game"), Message("menu-table")
SETTINGS, HELP = Message("menu-settings"), Message("menu-help")
MENUS: Final = (GAME, TABLE, SETTINGS, HELP)
SCORINGS: Final = (1, 2, 3)
MOVE: Final = KeyLine(Message("keys-does-move"), Message("keys-short-move"), lambda _: Message("keys-arrows"))
STEP: Final = Message("command-move")
TURN_OVER: Final = KeyLine(
    Message("keys-does-turn-over"),
    Message("keys-short-turn-over"),
    wheel=Message("keys-wheel"),
)
ZOOM_IN: Final = KeyLine(
    Message("keys-does-zoom-in"),
    Message("keys-short-zoom-in"),
    wheel=Message("keys-wheel-up"),
)
ZOOM_OUT: Final = KeyLine(
    Message("keys-does-zoom-out"),
    Message("keys-short-zoom-out"),
    wheel=Message("keys-wheel-down"),
)

# Keys of pages other than the table. For N, O, G and B, a command with the same purpose has the same letter
# with Ctrl. For example, N begins a new game on some pages, and Ctrl+N in the whole window.
PAGE_KEYS: Final = {
    "new": "N",
    "learn": "L",
    "puzzle": "P",
    "games": "G",
    "open": "O",
    "leave": "Esc",
    "back": "Alt+Left",
    "tables": "T",
    "look-back": "B",
    "card": "F6",
    "mistake": "M",
    "fit": "F",
    "search": "Ctrl+F",
    "choose": "Enter",
}
OF_PAGE: Final = "page-"
"""Prefix with which texts refer to `PAGE_KEYS`: ``$key-page-leave`` stands for the key ``leave``."""

RULES_KEYS: Final = (STANDARD.Find, STANDARD.ZoomIn, STANDARD.ZoomOut, STANDARD.Print)
COMMANDS: Final = (  # every command, in menu order
    # keys of the table
    Command("left", title=STEP, plain=("Left",), line=MOVE, repeats=True),
    Command("right", title=STEP, plain=("Right",), line=MOVE, repeats=True),
    Command("up", title=STEP, plain=("Up",), line=MOVE, repeats=True),
    Command("down", title=STEP, plain=("Down",), line=MOVE, repeats=True),
    Command(
        "choose",
        title=Message("command-choose"),
        plain=("Enter",),
        line=KeyLine(Message("keys-does-choose"), Message("keys-short-choose")),
    ),
    Command(
        "put-back",
        title=Message("command-put-back"),
        plain=("Esc",),
        line=KeyLine(Message("keys-does-put-back"), Message("keys-short-put-back")),
    ),
    Command(
        "turn-over",
        title=Message("command-turn-over"),
        plain=("T",),
        line=TURN_OVER,
    ),
    Command(
        "press-figure",
        title=Message("command-press-figure"),
        plain=("V",),
        line=KeyLine(Message("keys-does-press"), Message("keys-short-press")),
    ),
    Command("zoom-in", title=Message("command-zoom-in"), plain=("+",), line=ZOOM_IN, repeats=True),
    Command("zoom-out", title=Message("command-zoom-out"), plain=("-",), line=ZOOM_OUT, repeats=True),
    Command(
        "hurry",
        title=Message("command-hurry"),
        plain=("Space",),
        held=True,
        line=KeyLine(
            Message("keys-does-fast"), Message("keys-short-fast"), lambda keys: Message("keys-held", key=keys)
        ),
    ),
    Command(
        "pause",
        plain=("P",),
        button=Button(Message("bar-pause"), Message("bar-pause-tip")),
        line=KeyLine(Message("keys-does-pause"), Message("keys-short-pause")),
    ),
    Command(
        "speed",
        title=Message("command-speed"),
        shortcuts=("Shift+Space",),
        line=KeyLine(Message("keys-does-speed"), Message("keys-short-speed")),
    ),
    # context menus
    Command(
        "context-menu",
        title=Message("command-context-menu"),
        shortcuts=("Menu", "Shift+F10"),
        line=KeyLine(Message("keys-does-context-menu"), Message("keys-short-context-menu")),
    ),
    Command("lift", on={Kind.PIECE: Entry(Message("context-lift")), Kind.CARD: Entry()}),
    Command("to-reserve", on={Kind.PIECE: Entry(Message("context-to-reserve"))}),
    Command("explain", on={Kind.CARD: Entry(Message("context-pays"))}),
    Command("fits", on={Kind.PLACE: Entry(Message("context-fits"))}),
    Command("look", on={Kind.PLAYER: Entry()}),
    Command("open-game", on={Kind.GAME: Entry()}),
    # commands that have only a button
    Command("slower", button=Button(Message("bar-slower"), Message("bar-slower-tip"))),
    Command("normal", button=Button(Message("bar-normal"), Message("bar-normal-tip"))),
    Command("fast", button=Button(Message("bar-fast"), Message("bar-fast-tip"))),
    Command("skip-turns", button=Button(Message("bar-skip-turns"), Message("bar-skip-turns-tip"))),
    Command("skip", button=Button(Message("bar-skip"), Message("bar-skip-tip"))),
    # the table
    Command(
        "undo",
        Message("menu-undo"),
        menu=TABLE,
        button=Button(Message("bar-undo"), Message("bar-undo-tip")),
        shortcuts=(STANDARD.Undo,),
        line=KeyLine(Message("keys-does-undo"), Message("keys-short-undo")),
    ),
    Command(
        "redo",
        Message("menu-redo"),
        menu=TABLE,
        shortcuts=("Ctrl+Shift+Z",),
        line=KeyLine(Message("keys-does-redo"), Message("keys-short-redo")),
    ),
    Command(
        "restart-turn",
        Message("menu-restart-turn"),
        menu=TABLE,
        button=Button(Message("bar-restart"), Message("bar-restart-tip")),
        line=KeyLine(Message("keys-does-restart-turn"), Message("keys-short-restart-turn")),
    ),
    Command(
        "end-turn",
        Message("menu-end-turn"),
        menu=TABLE,
        button=Button(Message("bar-end-turn"), Message("bar-end-turn-tip")),
        plain=("E",),
        shortcuts=("Ctrl+Enter",),
        line=KeyLine(Message("keys-does-end"), Message("keys-short-end")),
    ),
    Command(
        "fit",
        Message("menu-fit"),
        menu=TABLE,
        apart=True,
        plain=("F",),
        line=KeyLine(Message("keys-does-fit"), Message("keys-short-fit")),
    ),
    Command(
        "replay",
        Message("menu-replay"),
        menu=TABLE,
        plain=("R",),
        on={Kind.PLAYER: Entry(Message("context-replay"), key=True)},
        line=KeyLine(Message("keys-does-replay"), Message("keys-short-replay")),
    ),
    Command(
        "column",
        Message("menu-column"),
        menu=TABLE,
        plain=("S",),
        line=KeyLine(Message("keys-does-column"), Message("keys-short-column")),
    ),
    Command(
        "log",
        Message("menu-log"),
        menu=TABLE,
        plain=("L",),
        line=KeyLine(Message("keys-does-log"), Message("keys-short-log")),
    ),
    Command(
        "supply",
        Message("menu-supply"),
        menu=TABLE,
        plain=("D",),
        line=KeyLine(Message("keys-does-supply"), Message("keys-short-supply")),
    ),
    Command(
        "moves",
        Message("menu-moves"),
        menu=TABLE,
        apart=True,
        plain=("M",),
        line=KeyLine(Message("keys-does-moves"), Message("keys-short-moves")),
    ),
    Command(
        "hint",
        Message("menu-hint"),
        menu=TABLE,
        button=Button(Message("bar-hint"), Message("bar-hint-tip")),
        plain=("H",),
        line=KeyLine(Message("keys-does-hint"), Message("keys-short-hint")),
    ),
    Command(
        "why",
        Message("menu-why"),
        menu=TABLE,
        plain=("W",),
        on={Kind.PLAYER: Entry(Message("context-why")), Kind.ROW: Entry(Message("context-why"), key=True)},
        line=KeyLine(Message("keys-does-why"), Message("keys-short-why")),
    ),
    Command(
        "standings",
        Message("menu-standings"),
        menu=TABLE,
        shortcuts=("Ctrl+T",),
        line=KeyLine(Message("keys-does-standings"), Message("keys-short-standings")),
    ),
    Command(
        "played",
        Message("menu-played"),
        menu=TABLE,
        line=KeyLine(Message("keys-does-played"), Message("keys-short-played")),
    ),
    Command(
        "scored-when",
        Message("menu-scored-when"),
        menu=TABLE,
        line=KeyLine(Message("keys-does-scored-when"), Message("keys-short-scored-when")),
    ),
    *(
        Command(
            f"scoring-{number}",
            Message("menu-scoring", number=number),
            menu=TABLE,
            apart=number == SCORINGS[0],
            line=KeyLine(
                Message("keys-does-scoring", number=number), Message("keys-short-scoring", number=number)
            ),
        )
        for number in SCORINGS
    ),
    Command(
        "result",
        Message("menu-result"),
        menu=TABLE,
        shortcuts=("Ctrl+R",),
        line=KeyLine(Message("keys-does-result"), Message("keys-short-result")),
    ),
    Command(
        "look-back",
        Message("menu-look-back"),
        menu=TABLE,
        shortcuts=("Ctrl+B",),
        on={Kind.ROW: Entry(Message("context-moment")), Kind.GAME: Entry(Message("menu-look-back"))},
        line=KeyLine(Message("keys-does-look-back"), Message("keys-short-look-back")),
    ),
    Command(
        "review",
        Message("menu-review"),
        menu=TABLE,
        shortcuts=("Ctrl+Shift+B",),
        line=KeyLine(Message("keys-does-review"), Message("keys-short-review")),
    ),
    Command("copy", on={Kind.ROW: Entry(Message("context-copy"))}),
    # games and files
    Command(
        "new-game",
        Message("menu-new-game"),
        menu=GAME,
        shortcuts=(STANDARD.New,),
        line=KeyLine(Message("keys-does-new"), Message("keys-short-new")),
    ),
    Command(
        "continue",
        Message("menu-continue"),
        menu=GAME,
        line=KeyLine(Message("keys-does-continue"), Message("keys-short-continue")),
    ),
    Command(
        "open",
        Message("menu-open"),
        menu=GAME,
        shortcuts=(STANDARD.Open,),
        line=KeyLine(Message("keys-does-open"), Message("keys-short-open")),
    ),
    Command(
        "games",
        Message("menu-games"),
        menu=GAME,
        shortcuts=("Ctrl+G",),
        line=KeyLine(Message("keys-does-all-games"), Message("keys-short-all-games")),
    ),
    Command(
        "statistics",
        Message("menu-statistics"),
        menu=GAME,
        line=KeyLine(Message("keys-does-statistics"), Message("keys-short-statistics")),
    ),
    Command(
        "goals",
        Message("menu-goals"),
        menu=GAME,
        line=KeyLine(Message("keys-does-goals"), Message("keys-short-goals")),
    ),
    Command(
        "save",
        Message("menu-save"),
        menu=GAME,
        apart=True,
        shortcuts=(STANDARD.Save,),
        line=KeyLine(Message("keys-does-save"), Message("keys-short-save")),
    ),
    Command(
        "save-as",
        Message("menu-save-as"),
        menu=GAME,
        shortcuts=(STANDARD.SaveAs,),
        line=KeyLine(Message("keys-does-save-as"), Message("keys-short-save-as")),
    ),
    Command(
        "export-record",
        Message("menu-export-record"),
        menu=GAME,
        line=KeyLine(Message("keys-does-export"), Message("keys-short-export")),
    ),
    Command(
        "postcard",
        Message("menu-postcard"),
        menu=GAME,
        on={Kind.GAME: Entry(Message("games-postcard"))},
        line=KeyLine(Message("keys-does-postcard"), Message("keys-short-postcard")),
    ),
    Command("delete-game", on={Kind.GAME: Entry(Message("games-delete"))}),
    Command(
        "start-page",
        Message("menu-start-page"),
        menu=GAME,
        apart=True,
        line=KeyLine(Message("keys-does-start-page"), Message("keys-short-start-page")),
    ),
    Command(
        "quit",
        Message("menu-quit"),
        menu=GAME,
        shortcuts=(STANDARD.Quit,),
        line=KeyLine(Message("keys-does-quit"), Message("keys-short-quit")),
        role=QAction.MenuRole.QuitRole,
    ),
    # settings
    Command(
        "preferences",
        Message("menu-preferences"),
        menu=SETTINGS,
        shortcuts=("Ctrl+,",),
        line=KeyLine(Message("keys-does-preferences"), Message("keys-short-preferences")),
        role=QAction.MenuRole.PreferencesRole,
    ),
    Command(
        "theme-system",
        Message("menu-theme-system"),
        menu=SETTINGS,
        apart=True,
        line=KeyLine(Message("keys-does-theme-system"), Message("keys-short-theme-system")),
    ),
    Command(
        "theme-light",
        Message("menu-theme-light"),
        menu=SETTINGS,
        line=KeyLine(Message("keys-does-theme-light"), Message("keys-short-theme-light")),
    ),
    Command(
        "theme-dark",
        Message("menu-theme-dark"),
        menu=SETTINGS,
        line=KeyLine(Message("keys-does-theme-dark"), Message("keys-short-theme-dark")),
    ),
    Command(
        "full-screen",
        Message("menu-full-screen"),
        menu=SETTINGS,
        apart=True,
        shortcuts=("F11",),
        line=KeyLine(Message("keys-does-full-screen"), Message("keys-short-full-screen")),
    ),
    # help
    Command(
        "learn",
        Message("menu-learn"),
        menu=HELP,
        line=KeyLine(Message("keys-does-learn"), Message("keys-short-learn")),
    ),
    Command(
        "puzzle",
        Message("menu-puzzle"),
        menu=HELP,
        line=KeyLine(Message("keys-does-puzzle"), Message("keys-short-puzzle")),
    ),
    Command(
        "rules",
        Message("menu-rules"),
        menu=HELP,
        shortcuts=("F1",),
        on={kind: Entry(key=True) for kind in Kind if kind is not Kind.GAME},
        line=KeyLine(Message("keys-does-rules"), Message("keys-short-rules")),
    ),
    Command(
        "keys",
        Message("menu-keys"),
        menu=HELP,
        shortcuts=("?",),
        line=KeyLine(Message("keys-does-list"), Message("keys-short-list")),
    ),
    Command(
        "news",
        Message("menu-news"),
        menu=HELP,
        line=KeyLine(Message("keys-does-news"), Message("keys-short-news")),
    ),
    Command(
        "about",
        Message("menu-about"),
        menu=HELP,
        role=QAction.MenuRole.AboutRole,
        line=KeyLine(Message("keys-does-about"), Message("keys-short-about")),
    ),
)
BY_ID: Final[Mapping[str, Command]] = {command.id: command for command in COMMANDS}


def command_at(code: int) -> Command | None:
    """Return the command that has a plain key with the Qt key code `code`, or None."""
    return next((command for command in COMMANDS if code in command.codes), None)


def key_of(command: str) -> str:
    """Return the first current key of a command, or an empty text if the command has no key."""
    return next(iter(BY_ID[command].keys), "")


def named_key(name: str) -> str:
    """Return the text that stands for a key in a sentence.

    `name` is either the name of a page's key, such as ``page-leave``, or the id of a command. If the command
    has no key, return the name of the command.
    """
    if name.startswith(OF_PAGE):
        return key_name(PAGE_KEYS[name.removeprefix(OF_PAGE)])
    return key_of(name) or BY_ID[name].name


KEY_NAMES.use(named_key)
# connected before all other slots, which therefore find the new key names
KEYMAP.changed.connect(lambda: KEY_NAMES.use(named_key))
