"""alhambra-train: reinforcement learning of the value networks by self-play."""
