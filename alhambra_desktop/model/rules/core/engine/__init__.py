"""States, steps, actions, events and the rulebook of a game."""
