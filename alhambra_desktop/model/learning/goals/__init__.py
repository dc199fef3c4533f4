"""Goals and the campaign. The player's progress is derived from the archived games."""
