"""The table as players see it: places, faces, pieces, gestures, and how events move pieces."""
