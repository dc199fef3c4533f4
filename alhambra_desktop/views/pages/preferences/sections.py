from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from ....model.rules.core.frozen import frozen
from ....model.rules.core.words.message import Message
from ....model.rules.modules.registry import OPTIONS
from ....words import in_use, phrase, say
from ...storage.preferences import Preferences
from ...widgets import section_signs
from ...widgets.section_list import PaintSign
from .body import Body
from .choice_texts import (
    SPEEDS,
    THEMES,
    contrasts,
    language_names,
    own_name,
    per_cent,
    scales,
    seconds,
    speeds,
    touches,
)
from .demonstrations import SpeedTracks
from .fields import Context, aids_field, segments_field, switch_field, theme_field, volume_field
from .house_rules import HouseRulesBody
from .keyboard_body import KeyboardBody
from .rule_sets import RuleSetsBody
from .settings_body import Setting, SettingsBody
from .sound_body import SoundBody
from .sound_pictures import sound_picture


@frozen(eq=False)
class Section:
    """A section of the preferences.

    ``line`` returns a summary of the current values. If ``pictured`` is True, the page shows the preview
    with the section.
    """

    id: str
    title: Message
    sign: PaintSign
    line: Callable[[Context, Body], str]
    make: Callable[[Context], Body]
    pictured: bool = True


def _sound_on(preferences: Preferences) -> bool:
    return preferences.sound


def _turn_sound_on(preferences: Preferences) -> bool:
    return preferences.sound and preferences.sound_turn


_with_picture = partial(Setting, picture=sound_picture)
_needs_sound = partial(Setting, has_effect=_sound_on, why=Message("preferences-needs-sound"))
_with_sound = partial(_needs_sound, picture=sound_picture)

APPEARANCE: Final = (
    Setting("theme", theme_field),
    Setting("scale", segments_field(scales)),
    Setting("language", segments_field(language_names)),
    Setting("small_signs", switch_field),
    Setting("contrast", segments_field(contrasts)),
)

MOTION: Final = (
    Setting("own_speed", segments_field(speeds)),
    Setting("others_speed", segments_field(speeds)),
    Setting("reduced_motion", switch_field),
)

SOUND: Final = (
    _with_picture("sound", switch_field, fault=lambda context: context.sound_fault()),
    _with_sound("sound_volume", volume_field),
    _with_sound("sound_table", switch_field),
    _with_sound("sound_counting", switch_field),
    _with_sound("sound_turn", switch_field),
    Setting(
        "sound_behind",
        switch_field,
        has_effect=_turn_sound_on,
        why=Message("preferences-needs-sound-turn"),
        parent="sound_turn",
    ),
)

TURNS: Final = (
    Setting("aids", aids_field),
    Setting("undo_rounds", switch_field),
    Setting("ends_itself", switch_field),
    Setting("answer_seconds", segments_field(seconds)),
    Setting("touch", segments_field(touches)),
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


def _keyboard_line(context: Context, _: Body) -> str:
    return phrase("preferences-keyboard-line", count=len(context.preferences.own_keys))


def _house_rules_line(context: Context, _: Body) -> str:
    kept = dict(context.preferences.options)
    count = sum(option.default != kept.get(name, option.default) for name, option in OPTIONS.items())
    return phrase("preferences-house-rules-line", count=count)


def _rule_sets_line(_: Context, body: Body) -> str:
    assert isinstance(body, RuleSetsBody)
    sets = [row.add_on for row in body.rows.values()]
    count = sum(add_on.on and add_on.fault is None for add_on in sets)
    return phrase("preferences-rule-sets-line", count=count, every=len(sets))


SECTIONS: Final = (
    Section(
        "appearance",
        Message("preferences-appearance"),
        section_signs.paint_appearance,
        _appearance_line,
        partial(SettingsBody, APPEARANCE),
    ),
    Section(
        "motion",
        Message("preferences-motion"),
        section_signs.paint_motion,
        _motion_line,
        lambda context: SettingsBody(MOTION, context, SpeedTracks),
    ),
    Section(
        "sound",
        Message("preferences-sound"),
        section_signs.paint_sound,
        _sound_line,
        partial(SoundBody, SOUND),
        pictured=False,
    ),
    Section(
        "turns",
        Message("preferences-turns"),
        section_signs.paint_aids,
        lambda context, _: say(AIDS_LINES[context.preferences.aids]),
        partial(SettingsBody, TURNS),
    ),
    Section(
        "keyboard",
        Message("preferences-keyboard"),
        section_signs.paint_keyboard,
        _keyboard_line,
        KeyboardBody,
        pictured=False,
    ),
    Section(
        "house-rules",
        Message("preferences-house-rules"),
        section_signs.paint_house_rules,
        _house_rules_line,
        lambda context: HouseRulesBody(context.settings, context.cache),
        pictured=False,
    ),
    Section(
        "rule-sets",
        Message("preferences-rule-sets"),
        section_signs.paint_rule_sets,
        _rule_sets_line,
        lambda context: RuleSetsBody(context.shelf, context.playing, context.needed, context.cache),
        pictured=False,
    ),
)
