"""Makes the table accessible to screen readers."""
