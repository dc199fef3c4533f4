"""The table as a scene: panels that paint what they are shown, and nothing that decides."""
