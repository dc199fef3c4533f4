"""alhambra-arena: contests of computer players without a window, and what they show."""
