"""Animations of moves as data that does not depend on the scene: clock, timeline and choreography."""
