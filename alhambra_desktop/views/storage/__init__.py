"""Settings, presets and the log of a run, the threads that write files, and the handling of errors."""
