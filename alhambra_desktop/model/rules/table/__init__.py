"""Pure functions that find facts about the table, such as legal moves and rankings."""
