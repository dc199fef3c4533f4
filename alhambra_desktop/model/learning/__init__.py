"""Teaching: rules with verified pictures, lessons, puzzles and analysis."""
