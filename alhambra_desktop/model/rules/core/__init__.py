"""States, steps, actions, events and the compiled rulebook; nothing here knows a module by name."""
