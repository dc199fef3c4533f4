"""What speaks for a turn, and what could have been done instead: explanations of a player's choice."""
