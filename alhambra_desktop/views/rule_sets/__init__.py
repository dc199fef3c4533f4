"""The appearance, layout and motion of pieces. Each rule set registers them in its own view file."""
