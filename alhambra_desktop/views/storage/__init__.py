"""Files: settings, folders, the log of a run, and writing on a separate thread."""
