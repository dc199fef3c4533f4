"""Rule texts with verified pictures, lessons, puzzles and analysis."""
