"""The table page: game, log, drawers and advice."""
