"""The process: from the command line to the last event."""
