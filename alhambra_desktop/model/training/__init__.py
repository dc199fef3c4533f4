"""Training: how the nets of the computer players are made."""
