"""Analysis of a game turn by turn: expected leads, luck and play, judged by a computer player."""
