"""States, steps, actions, events and the compiled rulebook, all independent of modules."""
