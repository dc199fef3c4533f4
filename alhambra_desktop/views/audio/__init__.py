"""Sounds: cues, mixing and playback. Every sound accompanies a visible event."""
