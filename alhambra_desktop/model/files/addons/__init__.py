"""Add-ons: third-party rule sets that a player installs, enables and removes."""
