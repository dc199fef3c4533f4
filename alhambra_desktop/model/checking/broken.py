"""BrokenError: something that must hold of every rule set, and does not hold of one."""

from __future__ import annotations

from ..rules.core.words.message import MessageError


class BrokenError(MessageError):
    """A check of a rule set failed; the message is one sentence."""
