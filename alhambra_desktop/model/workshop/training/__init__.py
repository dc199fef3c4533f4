"""alhambra-train: reinforcement learning of the nets by self-play."""
