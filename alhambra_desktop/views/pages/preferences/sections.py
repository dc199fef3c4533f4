"""SECTIONS: the sections of the preferences and their settings, declared once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import attrs

from ....model.rules.core.words.message import Message
from ....model.rules.modules.registry import OPTIONS
from ....words import in_use, phrase, say
from ...commands.actions import key_of
from ...storage.preferences import Preferences
from ...widgets.section_list import PaintSign
from . import signs
from .body import Body
from .choice_texts import (
    SPEEDS,
    THEMES,
    aids,
    contrasts,
    language_names,
    own_name,
    per_cent,
    scales,
    seconds,
    speeds,
)
from .fields import Context, chosen, loud, pictured, switched
from .house_rules import HouseRulesBody
from .rule_sets import RuleSetsBody
from .settings_body import Setting, SettingsBody


@attrs.frozen(eq=False)
class Section:
    """A section: its name, sign, current values in a line, and how its contents are made.

    A ``pictured`` one has the preview beside it.
    """

    id: str
    title: Message
    sign: PaintSign
    line: Callable[[Context, Body], str]
    make: Callable[[Context], Body]
    pictured: bool = True


def _sound_on(preferences: Preferences) -> bool:
    return preferences.sound


def _turns_heard(preferences: Preferences) -> bool:
    return preferences.sound and preferences.sound_turn


NO_SOUND: Final = Message("preferences-needs-sound")

APPEARANCE: Final = (
    Setting(
        "theme",
        Message("preferences-theme"),
        Message("preferences-theme-note"),
        Message("preferences-theme-words"),
        pictured,
    ),
    Setting(
        "scale",
        Message("preferences-scale"),
        Message("preferences-scale-note"),
        Message("preferences-scale-words"),
        chosen(scales, broad=True),
    ),
    Setting(
        "language",
        Message("preferences-language"),
        Message("preferences-language-note"),
        Message("preferences-language-words"),
        chosen(language_names),
    ),
    Setting(
        "small_signs",
        Message("preferences-signs"),
        Message("preferences-signs-note"),
        Message("preferences-signs-words"),
        switched,
    ),
    Setting(
        "contrast",
        Message("preferences-contrast"),
        Message("preferences-contrast-note"),
        Message("preferences-contrast-words"),
        chosen(contrasts),
    ),
)

MOTION: Final = (
    Setting(
        "own_speed",
        Message("preferences-own"),
        Message("preferences-own-note"),
        Message("preferences-own-words"),
        chosen(speeds),
    ),
    Setting(
        "others_speed",
        Message("preferences-others"),
        Message("preferences-others-note", space=key_of("hurry")),
        Message("preferences-others-words"),
        chosen(speeds),
    ),
    Setting(
        "reduced_motion",
        Message("preferences-less-motion"),
        Message("preferences-less-motion-note"),
        Message("preferences-less-motion-words"),
        switched,
    ),
)

SOUND: Final = (
    Setting(
        "sound",
        Message("preferences-sound-on"),
        Message("preferences-sound-note"),
        Message("preferences-sound-words"),
        switched,
        fault=lambda context: context.silence(),
    ),
    Setting(
        "sound_volume",
        Message("preferences-volume"),
        Message("preferences-volume-note"),
        Message("preferences-volume-words"),
        loud,
        works=_sound_on,
        why=NO_SOUND,
    ),
    Setting(
        "sound_table",
        Message("preferences-sound-table"),
        Message("preferences-sound-table-note"),
        Message("preferences-sound-table-words"),
        switched,
        works=_sound_on,
        why=NO_SOUND,
    ),
    Setting(
        "sound_counting",
        Message("preferences-sound-counting"),
        Message("preferences-sound-counting-note"),
        Message("preferences-sound-counting-words"),
        switched,
        works=_sound_on,
        why=NO_SOUND,
    ),
    Setting(
        "sound_turn",
        Message("preferences-sound-turn"),
        Message("preferences-sound-turn-note"),
        Message("preferences-sound-turn-words"),
        switched,
        works=_sound_on,
        why=NO_SOUND,
    ),
    Setting(
        "sound_behind",
        Message("preferences-sound-behind"),
        Message("preferences-sound-behind-note"),
        Message("preferences-sound-behind-words"),
        switched,
        works=_turns_heard,
        why=Message("preferences-needs-sound-turn"),
    ),
)

TURNS: Final = (
    Setting(
        "aids",
        Message("preferences-aids"),
        Message("preferences-aids-note"),
        Message("preferences-aids-words"),
        chosen(aids),
    ),
    Setting(
        "undo_rounds",
        Message("preferences-rounds"),
        Message("preferences-rounds-note"),
        Message("preferences-rounds-words"),
        switched,
    ),
    Setting(
        "ends_itself",
        Message("preferences-ends-itself"),
        Message("preferences-ends-itself-note"),
        Message("preferences-ends-itself-words"),
        switched,
    ),
    Setting(
        "answer_seconds",
        Message("preferences-answer"),
        Message("preferences-answer-note"),
        Message("preferences-answer-words"),
        chosen(seconds),
    ),
)


def _appearance_line(context: Context, _: Body) -> str:
    preferences = context.preferences
    theme, language = say(THEMES[preferences.theme]), own_name(in_use())
    return phrase(
        "preferences-appearance-line", theme=theme, scale=per_cent(preferences.scale), language=language
    )


def _motion_line(context: Context, _: Body) -> str:
    if context.preferences.reduced_motion:
        return phrase("preferences-motion-reduced")
    return say(SPEEDS[context.preferences.others_speed])


def _sound_line(context: Context, _: Body) -> str:
    if not context.preferences.sound:
        return phrase("switch-off")
    return phrase("preferences-sound-line", volume=per_cent(context.preferences.sound_volume))


AIDS_LINES: Final = {
    "purist": Message("preferences-aids-line-purist"),
    "normal": Message("preferences-aids-line-normal"),
    "trainer": Message("preferences-aids-line-trainer"),
}


def _house_rules_line(context: Context, _: Body) -> str:
    kept = dict(context.preferences.options)
    count = sum(option.default != kept.get(name, option.default) for name, option in OPTIONS.items())
    return phrase("preferences-house-rules-line", count=count)


def _rule_sets_line(_: Context, body: Body) -> str:
    assert isinstance(body, RuleSetsBody)
    sets = [row.add_on for row in body.rows.values()]
    count = sum(one.on and one.fault is None for one in sets)
    return phrase("preferences-rule-sets-line", count=count, every=len(sets))


SECTIONS: Final = (
    Section(
        "appearance",
        Message("preferences-appearance"),
        signs.paint_appearance,
        _appearance_line,
        partial(SettingsBody, APPEARANCE),
    ),
    Section(
        "motion",
        Message("preferences-motion"),
        signs.paint_motion,
        _motion_line,
        partial(SettingsBody, MOTION),
    ),
    Section(
        "sound",
        Message("preferences-sound"),
        signs.paint_sound,
        _sound_line,
        partial(SettingsBody, SOUND),
    ),
    Section(
        "turns",
        Message("preferences-turns"),
        signs.paint_aids,
        lambda context, _: say(AIDS_LINES[context.preferences.aids]),
        partial(SettingsBody, TURNS),
    ),
    Section(
        "house-rules",
        Message("preferences-house-rules"),
        signs.paint_house_rules,
        _house_rules_line,
        lambda context: HouseRulesBody(context.settings),
        pictured=False,
    ),
    Section(
        "rule-sets",
        Message("preferences-rule-sets"),
        signs.paint_rule_sets,
        _rule_sets_line,
        lambda context: RuleSetsBody(context.shelf, context.playing, context.needed),
        pictured=False,
    ),
)
"""In the order of the page; one entry more is one section more."""
