"""Pictures of pieces at the size of the screen."""
