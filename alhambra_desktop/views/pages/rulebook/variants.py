"""What a table plays otherwise than the rulebooks: its house variants beside the official values."""

from __future__ import annotations

import attrs

from ....model.rules.core.engine.option import Option, Value
from ....model.rules.core.engine.setup import Setup
from ....model.rules.core.words.message import Message
from ....model.rules.modules.registry import OPTIONS


@attrs.frozen
class PlayedVariant:
    """A house variant of a table and its value there."""

    option: Option
    value: Value

    @property
    def differs(self) -> bool:
        """True where the value is not the official one."""
        return self.value != self.option.default

    @property
    def told(self) -> Message:
        """The sentence for the value."""
        return self.option.describe(self.value)

    @property
    def official(self) -> Message:
        """The sentence for the official value."""
        return self.option.describe(self.option.default)


def variants_of(setup: Setup) -> tuple[PlayedVariant, ...]:
    """Every house variant of a table, in order."""
    return tuple(PlayedVariant(OPTIONS[name], value) for name, value in setup.options if name in OPTIONS)
