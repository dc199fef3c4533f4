from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias

from PySide6.QtCore import QSize

from ...model.learning.analysis.story import Point
from ...model.learning.analysis.turns import PlayedTurn
from ...model.rules.core.engine.rulebook import Rulebook
from ...model.rules.core.words.message import in_a_row
from ...words import phrase, say
from ..game.analyst import Analyst
from ..storage.contained import contained
from ..text.language import capital
from ..text.story import deeds
from ..text.verdict_words import NAMES, lost_words, signed
from ..widgets.figures_table import FiguresModel, FiguresTable

WHO, DONE, VERDICT, LOST = 1, 2, 6, 7

UNKNOWN: Final = "–"

Row: TypeAlias = tuple[str, ...]


@contained
class StoryTable(FiguresTable):
    """A table of the turns of a game, with the player, the actions and the judgement of each turn."""

    def __init__(self) -> None:
        self.figures = FiguresModel((WHO, DONE, VERDICT))
        super().__init__(self.figures, widest=DONE)

    def sizeHint(self) -> QSize:
        return QSize(256, 112)

    def set_content(
        self, book: Rulebook, analyst: Analyst, places: Iterable[int], scorings: Iterable[tuple[int, int]]
    ) -> None:
        self.setAccessibleName(phrase("story-title"))
        points = {
            point.turn.number: point for seat in book.setup.everybody for point in analyst.story(seat).points
        }
        held = {turn: number for number, turn in scorings}
        titles = (
            phrase("compare-turn"),
            phrase("story-table-who"),
            phrase("story-table-done"),
            phrase("story-table-lead"),
            phrase("story-table-band"),
            phrase("story-table-chance"),
            phrase("story-table-verdict"),
            phrase("story-table-lost"),
        )
        places = tuple(places)
        self.figures.set_content(titles, [_row(book, analyst, place, points, held) for place in places])
        for column in (VERDICT, LOST):
            self.setColumnHidden(column, analyst.tried.keys().isdisjoint(places))


def _row(
    book: Rulebook, analyst: Analyst, place: int, points: Mapping[int, Point], held: Mapping[int, int]
) -> Row:
    turn, tried = analyst.turns[place], analyst.tried.get(place)
    cells = (str(turn.number), book.owner_name(turn.seat), _done(book, turn, held.get(turn.number)))
    point = points.get(turn.number)
    verdict = (UNKNOWN,) * 2 if tried is None else (say(NAMES[tried.verdict]), lost_words(tried))
    if point is None:
        return (*cells, *(UNKNOWN,) * 3, *verdict)
    band = phrase("verdict-between", low=signed(point.low), high=signed(point.high))
    chance = UNKNOWN if point.chance is None else phrase("story-table-percent", chance=point.chance)
    return (*cells, signed(point.lead), band, chance, *verdict)


def _done(book: Rulebook, turn: PlayedTurn, scoring: int | None) -> str:
    done = deeds(book, turn.moves)
    parts = [capital(say(in_a_row(done)))] if done else []
    if scoring is not None:
        parts.append(phrase("story-table-scoring", round=scoring))
    return "; ".join(parts) or UNKNOWN
