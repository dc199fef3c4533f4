"""Settings, presets, the log of a run, threads for writing files, and error handling."""
