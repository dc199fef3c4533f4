"""Files: settings, folders, the log of a run, what is written on a thread of its own."""
