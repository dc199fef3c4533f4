"""Speed and memory of the program, measured but never asserted."""
