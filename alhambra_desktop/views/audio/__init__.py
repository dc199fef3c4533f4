"""Sound: what cues sound like, how they are mixed, where they are played; it never tells anything alone."""
