"""Files of the program: saved games, the archive of finished games, and add-ons."""
