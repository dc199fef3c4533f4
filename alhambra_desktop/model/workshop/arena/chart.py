from __future__ import annotations

from collections.abc import Mapping, Sequence
from io import BytesIO
from typing import Any, Final

from ....words import phrase, say
from ...players.intervals import Z
from ...rules.core.words.message import Message, MessageError
from .matches import Rating

COLOURS: Final = ("#1f5a8c", "#c0562f", "#3f7d4e", "#8a4f9e", "#b08a1e")
"""Colours of the lines; each number of seats, from 2 to 6, has its own line."""
INK: Final = "#2b2b2b"
FAINT: Final = "#8c8c8c"
RULE: Final = "#e4e1da"
HEIGHT, LEAST_ACROSS = 4.6, 4.5  # height of the chart, and minimum width of its plot area, in inches
LEFT = 0.75  # left margin in inches
NARROW, WIDE = 0.35, 0.85  # right margin in inches, without and with the names of the lines
LETTER, GAP = 0.085, 0.35  # width of a letter, and space between two names of levels, in inches
APART: Final = 0.05  # minimum distance between the names of two lines, as a share of the plot's height


class ChartError(MessageError):
    """A chart cannot be drawn; the message is one sentence, which names a remedy."""


def matplotlib_classes() -> tuple[Any, Any]:
    """Return matplotlib's classes for figures and canvases; raise `ChartError` if it is not installed."""
    try:
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure
    except ImportError as fault:
        raise ChartError(Message("arena-without-matplotlib")) from fault
    return Figure, FigureCanvasAgg


def chart(levels: Sequence[str], elo: Mapping[int, Sequence[Rating]], caption: Message) -> bytes:
    """Return a PNG file that shows all ratings and their 95 % intervals.

    The ratings for each number of seats are connected by a line.
    """
    Figure, FigureCanvasAgg = matplotlib_classes()  # noqa: N806
    alone = len(elo) == 1
    right = NARROW if alone else WIDE
    across = max(LEAST_ACROSS, len(levels) * (LETTER * max(map(len, levels)) + GAP))
    width = LEFT + across + right
    figure = Figure(figsize=(width, HEIGHT), dpi=150, facecolor="white")
    canvas = FigureCanvasAgg(figure)
    axes = figure.add_axes((LEFT / width, 0.16, across / width, 0.66))
    for number, ratings in enumerate(elo.values()):
        shift = 0.09 * (number - (len(elo) - 1) / 2)
        places = [place + shift for place in range(len(levels))]
        _line(axes, places, ratings, COLOURS[number], with_figures=alone)
    _frame(axes, levels)
    if not alone:
        _names_of_lines(axes, elo)
    title, below = phrase("arena-chart-title"), say(_sentence(levels[0], elo))
    figure.text(LEFT / width, 0.93, title, color=INK, fontsize=14, fontweight="bold")
    figure.text(LEFT / width, 0.875, below, color=FAINT, fontsize=9.5)
    figure.text(LEFT / width, 0.025, say(caption), color=FAINT, fontsize=7.5)
    written = BytesIO()
    canvas.print_png(written)
    return written.getvalue()


def _sentence(first: str, elo: Mapping[int, Sequence[Rating]]) -> Message:
    if len(elo) > 1:
        return Message("arena-chart-all", level=first)
    return Message("arena-chart-one", seats=next(iter(elo)), level=first)


def _line(axes: Any, places: list[float], ratings: Sequence[Rating], colour: str, with_figures: bool) -> None:
    heights = [rating.elo for rating in ratings]
    axes.plot(places, heights, color=colour, linewidth=1.4, alpha=0.45, zorder=2)
    axes.errorbar(
        places,
        heights,
        yerr=[Z * rating.error for rating in ratings],
        fmt="o",
        color=colour,
        markersize=5.5,
        elinewidth=1.6,
        zorder=3,
    )
    if with_figures:
        for place, height in zip(places[1:], heights[1:], strict=True):
            axes.annotate(
                f"{height:.0f}",
                (place, height),
                xytext=(7, -12),
                textcoords="offset points",
                color=colour,
                fontsize=9,
            )


def _frame(axes: Any, levels: Sequence[str]) -> None:
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.spines["bottom"].set_color(FAINT)
    axes.set_axisbelow(True)
    axes.grid(axis="y", color=RULE, linewidth=0.8)
    axes.tick_params(axis="both", length=0, labelsize=9, labelcolor=INK)
    axes.set_xticks(range(len(levels)), levels, fontsize=10)
    axes.set_xlim(-0.5, len(levels) - 0.5)


def _names_of_lines(axes: Any, elo: Mapping[int, Sequence[Rating]]) -> None:
    low, high = axes.get_ylim()
    free = low
    ends = sorted((found[-1].elo, number, table) for number, (table, found) in enumerate(elo.items()))
    for height, number, table in ends:
        place = max(height, free)
        free = place + APART * (high - low)
        axes.annotate(
            phrase("arena-chart-seats", seats=table),
            (1.0, place),
            xycoords=("axes fraction", "data"),
            xytext=(4, 0),
            textcoords="offset points",
            annotation_clip=False,
            va="center",
            color=COLOURS[number],
            fontsize=10,
            fontweight="bold",
        )
