"""The checks that every rule set must pass. The tests and the command ``alhambra-check`` run them."""
