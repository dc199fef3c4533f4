"""Short texts about levels, ranks, previews and broken rules."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import TYPE_CHECKING, Final

from ...model.players.skill.levels import level
from ...model.rules.core.engine.preview import Preview
from ...model.rules.core.engine.rulebook import Rulebook
from ...model.rules.core.frozen import frozen
from ...model.rules.core.geometry.placement import BrokenRule
from ...model.rules.core.words.message import Message, in_a_row
from ...model.rules.core.words.wording import edge_noun, types_noun
from ...words import brief, phrase, say
from .language import capital

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ...model.rules.core.values import Seat
    from ...model.rules.table.choices import Change
    from ...model.rules.table.standings import Ranking, Standing

REASONS: Final = 2


def level_names(player_level: str | None, simply: bool = False) -> tuple[str, ...]:
    """Return the name of a level with its style of play, then the name without the style if it differs.

    If `simply` is true, return only the text for the simple player, which replaces a computer player after
    an error.
    """
    if player_level is None:
        return ()
    if simply:
        return (phrase("level-simple"),)
    found = level(player_level)
    return tuple(dict.fromkeys(map(say, (found.full_name, found.name))))


@frozen
class Line:
    """A line of a bubble. ``badge`` is a building type, a source of points, or an icon.

    An ``aside`` line names the rule behind the reason in the line above it. ``aside`` lines are omitted if
    there is no room for them.
    """

    badge: str
    message: Message
    figure: str = ""
    strong: bool = False
    aside: bool = False
    rule: str = ""

    @property
    def text(self) -> str:
        return capital(say(self.message)) if self.strong else say(self.message)


def place_noun(number: int) -> Message:
    return Message("rank", number=number)


def against_words(player_level: str) -> str:
    name = say(level(player_level).name)
    return phrase("start-against", level=player_level.partition(":")[0], name=name)


def place_words(place: tuple[int, int]) -> Message:
    number, shared = place
    return Message("rank-tied", rank=place_noun(number)) if shared > 1 else place_noun(number)


def row_noun(book: Rulebook, subject: str | None) -> Message:
    if subject is None:
        return Message("if-scored-now")
    return types_noun(subject) if subject in book.majorities else book.sources[subject].noun


def standing_message(book: Rulebook, standing: Standing) -> Message:
    place = place_words((standing.place, 2 if standing.shared else 1))
    name = book.owner_name(standing.owner)
    return Message("standings-owner", place=place, name=name, count=standing.figure)


def standings_messages(book: Rulebook, row: Ranking, viewer: Seat | None) -> Message:
    """Return a row of the standings as a text.

    If `viewer` is given, the text includes the points that this seat would get in a scoring now.
    """
    messages = tuple(standing_message(book, standing) for standing in row.ranked if standing.figure)
    noun = row_noun(book, row.subject)
    if not messages:
        return Message("standings-row-empty", subject=noun)
    message = Message("standings-row", subject=noun, standings=messages)
    points = row.points_of(viewer) if viewer is not None and row.subject is not None else 0
    return Message("standings-row-points", row=message, points=points) if points else message


def signed(number: int) -> str:
    """Return a number with a plus or minus sign, or an empty string for 0."""
    return f"{number:+d}".replace("-", "−") if number else ""


Total = tuple[Message, str]


def preview_lines(book: Rulebook, seen: Preview) -> tuple[tuple[Line, ...], Total]:
    """Return the lines of a preview (walls, types, other points, remarks), and the total."""
    lines = [_run_line(seen, edge) for edge in book.scored_edges]
    before, after = seen.before, seen.after
    for type_id in book.types:
        points = _difference(seen, "types", type_id)
        if before.counts[type_id] == after.counts[type_id] and not points:
            continue
        was, now = place_words(before.ranks[type_id]), place_words(after.ranks[type_id])
        message = (
            Message("preview-place", was=was, now=now)
            if was != now
            else Message("preview-same-place", now=now)
        )
        lines.append(Line(type_id, message, signed(points)))
    lines += [
        Line(source, book.sources[source].noun, signed(points))
        for source in book.other_sources
        if (points := _difference(seen, source))
    ]
    lines += [Line("", remark) for remark in seen.remarks]
    return tuple(lines), (Message("preview-total"), signed(seen.gain) or "±0")


def _run_line(seen: Preview, edge: str) -> Line:
    was, now, noun = len(seen.before.runs[edge]), len(seen.after.runs[edge]), edge_noun(edge)
    message = (
        Message("preview-run", edge=noun, was=was, now=now)
        if was != now
        else Message("preview-same-run", edge=noun, now=now)
    )
    return Line(edge, message, signed(now - was))


def _difference(seen: Preview, source: str, subject: str | None = None) -> int:
    before, after = (view.scoring.of(seen.seat, source, subject) for view in (seen.before, seen.after))
    return after - before


def aloud(parts: Iterable[Message]) -> str:
    texts = (capital(say(part)) for part in parts)
    return " ".join(text if text.endswith((".", "!", "?", "…")) else f"{text}." for text in texts)


def reason_lines(broken: tuple[BrokenRule, ...], signs: tuple[str, ...] = ()) -> tuple[Line, ...]:
    """Return two lines for each of the first two broken rules: the reason, and the rule.

    If the text of a rule can be opened, the line with the rule also shows the rule id.
    """
    from .rules import rule_with_text

    lines: list[Line] = []
    for rule, sign in zip_longest(broken[:REASONS], signs[:REASONS], fillvalue=""):
        assert isinstance(rule, BrokenRule)
        why = brief(rule.explanation)
        id_ = rule_with_text(rule.rule)
        message = Message("reason-rule", why=why, rule=id_) if id_ else why
        lines += [Line(sign, rule.reason, strong=True, rule=id_), Line("", message, aside=True, rule=id_)]
    return tuple(lines)


def change_words(book: Rulebook, change: Change) -> Message | None:
    """Return a short text about the effect of a deed, or None if there is nothing to report."""
    payment = () if change.over is None else (payment_words(change.over, change.again),)
    parts = [*payment, *change_lines(book, change), *change_total(change)]
    return in_a_row(parts) if parts else None


def change_lines(book: Rulebook, change: Change) -> Iterator[Message]:
    for line in preview_lines(book, change.seen)[0]:
        message = line.message
        if line.badge in book.majorities:
            message = Message("change-type", type=types_noun(line.badge), text=message)
        elif not line.figure:
            continue  # an unchanged wall or a remark is not a change
        shown = line.figure and line.badge not in book.scored_edges
        yield Message("change-points", text=message, points=line.figure) if shown else message


def change_total(change: Change) -> Iterator[Message]:
    if change.seen.gain:
        points = signed(change.seen.gain)
        yield Message("change-total", total=Message("preview-total"), points=points)


def payment_words(over: int, again: bool) -> Message:
    if over:
        return Message("offer-over", by=over)
    return Message("offer-exact-bonus") if again else Message("offer-exact")
