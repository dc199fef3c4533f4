"""The command ``alhambra-train``, which trains the nets by self-play (reinforcement learning)."""
