"""Graphics items: pieces, panels, zones, and what floats above them."""
