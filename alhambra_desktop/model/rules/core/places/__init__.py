"""The table as players see it: places, faces, pieces, what hands do, and how events move pieces."""
