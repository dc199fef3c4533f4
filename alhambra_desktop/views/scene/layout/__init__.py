"""Layout as arithmetic on rectangles."""
