"""Steps of moves as data, without a scene: clock, timeline, choreography."""
