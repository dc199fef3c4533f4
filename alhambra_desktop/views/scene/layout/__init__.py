"""Where things lie, as arithmetic on rectangles."""
