"""Time to read a language, to compose texts for the pointer's target, and to search the rules."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random

from alhambra_desktop.model.learning.rule_library import RuleLibrary, RuleSearch
from alhambra_desktop.model.rules.core.engine.play import legal_actions, play, start
from alhambra_desktop.model.rules.modules.registry import CHOOSABLE
from alhambra_desktop.views.text.words import preview_lines, reason_lines
from alhambra_desktop.words import Words, languages, use
from tests.previews import preview_of, why_not_there

from .policy import draw_listed, table
from .rows import Row, longest, median, quantile, show, spent

TURNS = 60


def hovers(language: str) -> list[float]:
    """Return the seconds to compose the texts for each tile and square, in a game with all modules."""
    use(language)
    book, rng = table(3, 5, tuple(module.id for module in CHOOSABLE)), Random(5)
    state = start(book).after
    found = []
    while state.agenda and state.turn < TURNS:
        for tile in (tile for stock in state.stocks for tile in stock.market if tile is not None):
            for cell in state.players[0].city.frontier:
                broken = why_not_there(book, state, 0, tile, cell)
                seen = None if broken else preview_of(book, state, 0, tile, cell)
                begin = time.perf_counter()
                if seen is None:
                    reason_lines(broken)
                else:
                    preview_lines(book, seen)
                found.append(time.perf_counter() - begin)
        state = play(book, state, draw_listed(legal_actions(book, state), rng)).after
    return found


def rows() -> Iterator[Row]:
    for language in languages():
        yield median(
            f"read the words, {language}",
            [spent(lambda language=language: Words(language)) for _ in range(20)],
            "ms",
        )
        hovered = hovers(language)
        yield median(f"words of a hover, {language}", hovered, "ms")
        yield Row(f"words of a hover, {language}, 99 of 100", 1e3 * quantile(hovered, 0.99), "ms", 0.2)
        search = RuleSearch(RuleLibrary.read(language))
        search.find("b17")  # the first search reads the words
        found = [
            spent(lambda search=search, text=text: search.find(text))
            for text in ("wall", "exakt", "zzzzzz", "the longest wall") * 5
        ]
        yield median(f"search in the rules, {language}", found, "ms")
        yield longest(f"search in the rules, {language}", found, "ms", 50)


if __name__ == "__main__":
    show(rows())
