"""Painted panels: peeks, the standings, and the cards about their rows."""
