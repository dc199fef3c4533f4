"""Charts and tables of figures that several pages show."""
