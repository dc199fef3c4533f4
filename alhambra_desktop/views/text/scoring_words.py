"""Wording of scorings."""

from __future__ import annotations

from collections.abc import Iterable
from math import prod
from typing import Final

from ...model.rules.core.engine.rulebook import Rulebook
from ...model.rules.core.engine.scoring import LAST_ROUND, Terms, winners
from ...model.rules.core.values import Owner
from ...model.rules.core.words.message import Message, in_a_row
from ...model.rules.core.words.wording import types_noun
from ...model.rules.table.counting import Beat, Part, ScoringScript
from ...words import phrase, say, words
from .language import capital
from .words import place_words

MOST_FIGURES: Final = 100


def colour_of(book: Rulebook, owner: Owner) -> str:
    return book.setup.seats[owner].colour if isinstance(owner, int) else "stone"


def named(book: Rulebook, owners: Iterable[Owner]) -> str:
    return words().list_of(map(book.owner_name, owners))


def title_of(book: Rulebook, beat: Beat) -> str:
    if beat.subject is not None:
        return capital(say(types_noun(beat.subject)))
    return capital(say(book.sources[beat.source].title))


def note_of(book: Rulebook, beat: Beat) -> str:
    if beat.subject is None:
        note = book.sources[beat.source].note
        return say(note) if note else ""
    return say(
        in_a_row(
            [
                Message("scoring-prize", place=place_words((i, 1)), points=prize)
                for i, prize in enumerate(beat.prizes, 1)
            ]
        )
    )


def growth_of(book: Rulebook, beat: Beat, number: int) -> str:
    """Return the calculation of a first prize that depends on the buildings, such as ``3 × 7 buildings``.

    If the first prize is not such a product, return an empty string.
    """
    growth = book.majorities[beat.subject].growth if beat.subject is not None else None
    each = growth(book, number) if growth is not None else ()
    buildings = sum(part.figure for part in beat.parts)
    if not each or not buildings or each[0] * buildings != beat.prizes[0]:
        return ""
    return phrase("scoring-grows", times=each[0], buildings=buildings)


def opening(book: Rulebook, script: ScoringScript) -> tuple[str, str]:
    """Return the two lines of the introduction: one about majorities, and one about walls or moats."""
    places = max((len(beat.prizes) for beat in script.beats), default=0)
    others = [
        book.sources[beat.source].title
        for beat in script.beats
        if beat.subject is None and beat.source in book.scored_edges
    ]
    return phrase("scoring-opening-types", places=places), phrase(
        "scoring-opening-then", sources=tuple(others)
    )


def pays_in_full(amount: int, terms: Terms) -> bool:
    """Return whether each tied owner gets all points instead of a share (B-31, variant ``full_to_each``)."""
    return amount == sum(map(prod, terms))


def calculation(amount: int, terms: Terms, shared_by: int, *, brief: bool = False) -> str:
    """Return the calculation of points, or "" if it is too long or only repeats the amount.

    If `brief` is true, an arrow instead of words shows that the points are rounded.
    """
    if sum(map(len, terms)) > MOST_FIGURES:
        return ""
    figures = " + ".join(" × ".join(map(str, product)) for product in terms)
    if shared_by == 1:
        return figures if " " in figures else ""
    if pays_in_full(amount, terms):
        return phrase("scoring-full-each", points=amount)
    whole = f"({figures})" if terms[1:] else figures
    exact = sum(map(prod, terms)) / shared_by
    rounds = "none" if exact == amount else "brief" if brief else "up" if amount > exact else "down"
    return phrase("scoring-shared", whole=whole, among=shared_by, points=amount, rounds=rounds)


def figure_words(beat: Beat, part: Part) -> str:
    """Return a text for an owner's count.

    For a building type, the text states the number of buildings and the owner's rank. For scored wall
    segments, the text states how many there are. Otherwise, return "".
    """
    if beat.subject is not None:
        if not part.figure:
            return phrase("scoring-none")
        return phrase("scoring-majority", tiles=part.figure, place=place_words((part.place, part.tied)))
    if not part.amount:
        return ""
    return phrase("scoring-segments", count=part.figure) if beat.traced else ""


def brief_words(beat: Beat, part: Part, brief: bool, briefest: bool) -> str:
    """Return a short form of `figure_words` for a narrow cell.

    If `briefest` is true, the text is only the number of buildings. There is no short form for an owner
    without buildings or for other sources of points. In these cases, return "" if `brief` or `briefest` is
    true, otherwise the result of `figure_words`.
    """
    if beat.subject is None or not part.figure:
        return "" if brief or briefest else figure_words(beat, part)
    if briefest:
        return str(part.figure)
    return phrase("scoring-majority-brief", tiles=part.figure, place=place_words((part.place, part.tied)))


def points_words(part: Part) -> str:
    return f"+{part.amount}" if part.amount else "–"


def part_words(beat: Beat, part: Part) -> str:
    texts = (
        figure_words(beat, part),
        calculation(part.amount, part.terms, part.shared_by),
        points_words(part) if part.amount else phrase("scoring-no-points"),
    )
    return ", ".join(filter(None, texts))


def summary(book: Rulebook, script: ScoringScript) -> str:
    seats = book.setup.everybody
    got = {seat: script.total(seat) for seat in seats}
    have = {seat: script.score(seat, len(script.beats)) for seat in seats}
    most, lead = _best(book, got), _best(book, have)
    if script.round == LAST_ROUND:
        return phrase("scoring-summary-last", most=most, lead=lead)
    return phrase("scoring-summary", most=most, lead=lead)


def _best(book: Rulebook, points: dict[int, int]) -> Message:
    best = winners(points)
    return Message("scoring-best", names=named(book, best), points=points[best[0]])
