"""What a game was worth turn by turn: expected leads, luck and play, by a computer player as the judge."""
