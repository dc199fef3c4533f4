"""The presets of the page for a new game, and the presets that the player has saved (*own tables*)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtGui import QPainter

from ....model.rules.core.frozen import frozen
from ....model.rules.core.words.message import Message
from ....model.rules.modules.registry import EXPANSIONS, MODULES
from ....words import phrase, say
from ...game.next_table import (
    NextTable,
    game_words,
    last_table,
    quick_game,
    stored_seat,
    titles_of,
    two_players,
    unofficial_variants,
    with_everything,
    with_people,
)
from ...storage.preferences import MOST_TABLES, KeptTable, Preferences
from ...storage.settings import Settings
from .preset_pictures import paint_modules, paint_quick, paint_seats

NAMED_ON_CARD: Final = 2
NAMED: Final = 3  # maximum number of expansions that a sentence names


@frozen(eq=False)
class Preset:
    title: Message
    table: NextTable
    paint: Callable[[QPainter, NextTable], None]


def presets(preferences: Preferences) -> list[Preset]:
    made = [
        (Message("new-game-preset-quick"), quick_game, paint_quick),
        (Message("new-game-preset-pair"), two_players, paint_seats),
        (Message("new-game-preset-everything"), with_everything, paint_modules),
    ]
    if last_table(preferences) != quick_game(preferences):
        made.append((Message("new-game-preset-last"), last_table, paint_seats))
    return [Preset(title, make(preferences), paint) for title, make, paint in made]


def own_tables(preferences: Preferences) -> list[NextTable]:
    return [
        NextTable(
            with_people(table.seats), table.game, table.modules, unofficial_variants(dict(table.options))
        )
        for table in preferences.tables
    ]


def keep_table(settings: Settings, table: NextTable) -> None:
    one = KeptTable(tuple(map(stored_seat, table.seats)), table.game, table.modules, table.options)
    settings.change(tables=(one, *settings.preferences.tables)[:MOST_TABLES])


def forget_table(settings: Settings, number: int) -> None:
    tables = settings.preferences.tables
    settings.change(tables=(*tables[:number], *tables[number + 1 :]))


def descriptions(table: NextTable) -> tuple[str, ...]:
    """Return one or more descriptions of a table, from the longest to the shortest."""
    count = len(table.seats)
    if set(table.modules) == set(EXPANSIONS):
        return (phrase("new-game-preset-all", count=len(EXPANSIONS)),)
    found = []
    game = game_words(table.game)
    if table.modules:
        titles = titles_of(table.modules)
        if len(titles) <= NAMED_ON_CARD:
            found.append(phrase("new-game-preset-with", modules=titles))
        found.append(phrase("new-game-preset-some", count=len(titles)))
    elif len(table.seats) == 2:
        other = table.seats[1].name
        if (company := table.company) is not None:
            found.append(phrase("new-game-preset-two", name=other, third=company))
        found.append(phrase("new-game-preset-one", name=other))
    else:
        found.append(phrase("new-game-preset-for", game=game, count=count))
        found.append(say(game))
    return tuple(found)


def table_sentence(table: NextTable) -> str:
    count = len(table.seats)
    title = next(module.title for module in MODULES if module.id == table.game)
    sentence = phrase("new-game-table", game=title, count=count)
    if len(table.modules) > NAMED:
        sentence = phrase("new-game-table-some", game=title, expansions=len(table.modules), count=count)
    elif table.modules:
        sentence = phrase("new-game-table-with", game=title, modules=titles_of(table.modules), count=count)
    if (company := table.company) is not None:
        sentence = phrase("new-game-table-company", table=sentence, third=company)
    return sentence
