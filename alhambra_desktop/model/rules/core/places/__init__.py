"""The table as players see it: places, faces, pieces, gestures, and moves of pieces by events."""
