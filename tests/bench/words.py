"""How long it takes to read a language, and to find the words of what the mouse is over."""

from __future__ import annotations

import statistics
import time
from random import Random

from alhambra_desktop.model.learning.rule_library import RuleLibrary, RuleSearch
from alhambra_desktop.model.rules.core.engine.play import legal_actions, play, start
from alhambra_desktop.model.rules.modules.registry import CHOOSABLE
from alhambra_desktop.views.text.words import preview_lines, reason_lines
from alhambra_desktop.words import Words, languages, use
from tests.previews import preview_of, why_not_there

from .policy import draw_listed, table

TURNS = 60


def hovers(language: str) -> list[float]:
    """Seconds for the words of each square, one after the other, of tables with all modules."""
    use(language)
    book, rng = table(3, 5, tuple(module.id for module in CHOOSABLE)), Random(5)
    state = start(book).after
    spent = []
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
                spent.append(time.perf_counter() - begin)
        state = play(book, state, draw_listed(legal_actions(book, state), rng)).after
    return spent


def bench_search() -> None:
    """Every language: an answer of the search in the rules, where something is found and where nothing is."""
    for language in languages():
        search = RuleSearch(RuleLibrary.read(language))
        search.find("b17")  # the first one reads the words
        spent = []
        for wish in ("wall", "exakt", "zzzzzz", "the longest wall") * 5:
            begin = time.perf_counter()
            search.find(wish)
            spent.append(time.perf_counter() - begin)
        print(
            f"rules, {language:5} an answer {1e3 * statistics.median(spent):5.1f} ms,"
            f" at most {1e3 * max(spent):5.1f} (goal 50)"
        )


def bench_words() -> None:
    """Every language: reading it, and the words of a hover."""
    for language in languages():
        read = []
        for _ in range(20):
            begin = time.perf_counter()
            Words(language)
            read.append(time.perf_counter() - begin)
        spent = sorted(hovers(language))
        most = spent[int(0.99 * len(spent))]
        print(
            f"words, {language:5} read {1e3 * statistics.median(read):5.1f} ms; a hover"
            f" {1e3 * statistics.median(spent):5.3f} ms, 99 of 100 below {1e3 * most:5.3f} (goal 0.2)"
        )
