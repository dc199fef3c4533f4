"""Goals and the campaign. The player's progress in both is derived from the archived games."""
