"""Facts about the table, such as legal moves and rankings, as pure functions."""
