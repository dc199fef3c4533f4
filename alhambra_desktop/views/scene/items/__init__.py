"""Graphics items: pieces, panels, zones, and floating items above them."""
