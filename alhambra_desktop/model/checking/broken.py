"""BrokenError: something that must hold of every rule set, and does not hold of one."""

from __future__ import annotations

from ..rules.core.words.message import MessageError


class BrokenError(MessageError):
    """What must hold of every rule set is broken somewhere; the message is one sentence."""
