"""Add-ons: third-party rule sets that a player installs, switches on and off, and removes."""
