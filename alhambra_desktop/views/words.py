"""Previews and reasons in the few words of a bubble."""

from __future__ import annotations

from ..model.core.broken_rule import BrokenRule
from ..model.core.event import Event
from ..model.core.preview import Preview
from ..model.core.rulebook import Rulebook
from ..model.opponents.levels import level
from ..model.text import SOURCES
from ..words import say

ORDINALS = ("–", "1st", "2nd", "3rd", "4th", "5th", "6th", "7th")

SOURCE_ICONS = {
    "wall": "wall",
    "moat": "moat",
    "wall_moat": "moat",
    "camps": "camp",
    "bazaars": "bazaar",
    "falcons": "falcon",
}
"""The pictogram of each source of points beside the types."""

SOURCE_NOTES = {
    "wall": "1 a segment",
    "moat": "1 a segment",
    "wall_moat": "2 an edge",
    "camps": "1 a building in line",
    "bazaars": "buildings x types",
    "falcons": "2, 6, 12, 20, 30 a species",
}

OTHER_SOURCES = {
    "wall_moat": "alhambra+granada",
    "camps": "camps",
    "bazaars": "bazaars",
    "falcons": "falconers",
}
"""Points beside types and walls, with the module that brings them."""


def level_names(wish: str | None) -> tuple[str, ...]:
    """A computer player's level with its style, and without it where there is little room."""
    if wish is None:
        return ()
    found = level(wish)
    return tuple(dict.fromkeys(map(say, (found.full_name, found.name))))


def other_sources(book: Rulebook) -> tuple[str, ...]:
    """What points come from in a game beside types and walls."""
    return tuple(source for source, module in OTHER_SOURCES.items() if module in book.installed)


def possessive(name: str) -> str:
    """Whose something is: ``Your`` for a player called You."""
    return "Your" if name == "You" else f"{name}'s"


def sentence(event: Event, book: Rulebook) -> str | None:
    """The log line of an event without the player's name; None for events that the log leaves out."""
    said = event.said(book)
    return None if said is None else say(said)


def capital(text: str) -> str:
    """A text as the beginning of a sentence."""
    return text[:1].upper() + text[1:]


Line = tuple[str, str, str]


def place_words(place: tuple[int, int]) -> str:
    """A rank such as ``2nd`` or ``tied 1st``."""
    number, shared = place
    return f"tied {ORDINALS[number]}" if shared > 1 else ORDINALS[number]


def signed(number: int) -> str:
    """A number with its sign, nothing for 0."""
    return f"{number:+d}".replace("-", "−") if number else ""


def preview_lines(book: Rulebook, seen: Preview) -> tuple[tuple[Line, ...], tuple[str, str]]:
    """What a change of a city does: walls, ranks that change, other points, what modules say, and the sum."""
    lines = [_run_line(seen, edge) for edge in book.scored_edges]
    before, after = seen.before, seen.after
    for type_id in book.types:
        points = _difference(seen, "types", type_id)
        if before.counts[type_id] == after.counts[type_id] and not points:
            continue
        was, now = place_words(before.ranks[type_id]), place_words(after.ranks[type_id])
        words = f"{was} → {now}" if was != now else f"stays {now}"
        lines.append((type_id, words, signed(points)))
    lines += [
        (SOURCE_ICONS[source], SOURCES[source], signed(points))
        for source in SOURCES
        if source not in ("types", *book.scored_edges) and (points := _difference(seen, source))
    ]
    lines += [("", say(remark), "") for remark in seen.remarks]
    return tuple(lines), ("if scored now", signed(seen.gain) or "±0")


def _run_line(seen: Preview, edge: str) -> Line:
    was, now = len(seen.before.runs[edge]), len(seen.after.runs[edge])
    words = f"{edge} {was} → {now}" if was != now else f"{edge} stays {now}"
    return SOURCE_ICONS[edge], words, signed(now - was)


def _difference(seen: Preview, source: str, subject: str | None = None) -> int:
    before, after = (view.scoring.of(seen.seat, source, subject) for view in (seen.before, seen.after))
    return after - before


def reason_lines(broken: tuple[BrokenRule, ...]) -> tuple[Line, ...]:
    """Each broken rule in two lines: the reason, and the rule."""
    lines: list[Line] = []
    for rule in broken[:3]:
        reason = capital(say(rule.reason))
        lines.append(("", reason, ""))
        rule_id = f" ({rule.rule})" if rule.rule else ""
        lines.append(("", f"{say(rule.explanation)}{rule_id}", ""))
    return tuple(lines)
