"""What is kept in files: saved games, the archive of finished games, add-ons."""
