"""Charts and tables shared by several pages."""
