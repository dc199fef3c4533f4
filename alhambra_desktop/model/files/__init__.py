"""Files: saved games, the archive of finished games, add-ons."""
