"""Goals and the campaign, both derived from archived games."""
