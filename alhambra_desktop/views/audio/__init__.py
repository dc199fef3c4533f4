"""Sound: what cues sound like, how they are mixed, where they are played; it never tells anything alone."""

from __future__ import annotations

from typing import Final

SOUND_FILE: Final = "ALHAMBRA_SOUND_FILE"
"""The environment variable that names a WAV file for all that is played, instead of a device."""
