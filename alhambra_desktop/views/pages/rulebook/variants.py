"""House variants of a table beside the official values."""

from __future__ import annotations

import attrs

from ....model.rules.core.engine.option import Option, Value
from ....model.rules.core.engine.setup import Setup
from ....model.rules.core.words.message import Message
from ....model.rules.modules.registry import OPTIONS


@attrs.frozen
class PlayedVariant:
    """A house variant and its value."""

    option: Option
    value: Value

    @property
    def differs(self) -> bool:
        return self.value != self.option.default

    @property
    def told(self) -> Message:
        return self.option.describe(self.value)

    @property
    def official(self) -> Message:
        return self.option.describe(self.option.default)


def variants_of(setup: Setup) -> tuple[PlayedVariant, ...]:
    return tuple(PlayedVariant(OPTIONS[name], value) for name, value in setup.options if name in OPTIONS)
