"""Previews and reasons in the few words of a bubble."""

from __future__ import annotations

from ..model.core.building import BrokenRule
from ..model.core.preview import Preview
from ..model.core.rulebook import Rulebook

ORDINALS = ("–", "1st", "2nd", "3rd", "4th", "5th", "6th", "7th")

Line = tuple[str, str, str]


def place_words(place: tuple[int, int]) -> str:
    """A rank such as ``2nd`` or ``tied 1st``."""
    number, shared = place
    return f"tied {ORDINALS[number]}" if shared > 1 else ORDINALS[number]


def signed(number: int) -> str:
    """A number with its sign, nothing for 0."""
    return f"{number:+d}".replace("-", "−") if number else ""


def preview_lines(book: Rulebook, seen: Preview) -> tuple[tuple[Line, ...], tuple[str, str]]:
    """What a change of an Alhambra does: wall, ranks that change, and the points if it were scored now."""
    before, after = seen.before, seen.after
    lines: list[Line] = []
    wall = f"wall {before.wall} → {after.wall}" if before.wall != after.wall else f"wall stays {after.wall}"
    lines.append(("wall", wall, signed(after.wall - before.wall)))
    for type_id in book.types:
        if before.counts[type_id] == after.counts[type_id]:
            continue
        was, now = place_words(before.ranks[type_id]), place_words(after.ranks[type_id])
        points = after.scoring.of(seen.seat, "types", type_id) - before.scoring.of(
            seen.seat, "types", type_id
        )
        words = f"{was} → {now}" if was != now else f"stays {now}"
        lines.append((type_id, words, signed(points)))
    return tuple(lines), ("if scored now", signed(seen.gain) or "±0")


def reason_lines(broken: tuple[BrokenRule, ...]) -> tuple[Line, ...]:
    """Each broken rule in two lines: the reason, and the rule."""
    lines: list[Line] = []
    for rule in broken[:3]:
        reason = rule.reason[:1].upper() + rule.reason[1:]
        lines.append(("", reason, ""))
        rule_id = f" ({rule.rule})" if rule.rule else ""
        lines.append(("", f"{rule.explanation}{rule_id}", ""))
    return tuple(lines)
