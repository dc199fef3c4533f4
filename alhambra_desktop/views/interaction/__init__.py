"""Input: translates pointer and keys into the controller's verbs."""
