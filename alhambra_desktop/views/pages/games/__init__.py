"""The pages about finished games: the list, statistics, goals, comparison and postcards."""
