"""Pages about games already played: the list, statistics, goals, comparison and postcards."""
