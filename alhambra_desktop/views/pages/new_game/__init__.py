"""The page of a new game: who plays, what is played, and house rules."""
