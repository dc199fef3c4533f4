"""Pictures of pieces in screen resolution."""
