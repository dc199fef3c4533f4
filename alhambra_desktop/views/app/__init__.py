"""Start-up, command line and shutdown of the program."""
