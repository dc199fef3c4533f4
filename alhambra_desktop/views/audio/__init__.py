"""Sound: cues, mixing and playback; every sound also has a visible cue."""
