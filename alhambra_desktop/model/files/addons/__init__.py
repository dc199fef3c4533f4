"""Add-ons: rule sets from outside that a player installs, switches on and off, and removes."""
