"""Computer players: they see an Observation and answer with an action."""
