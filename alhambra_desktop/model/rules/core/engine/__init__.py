"""States, steps, actions and events, and the rulebook that plays them."""
