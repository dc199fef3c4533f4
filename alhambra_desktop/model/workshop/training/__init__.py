"""alhambra-train: reinforcement learning of the value networks from self-play."""
