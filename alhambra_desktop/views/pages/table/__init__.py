"""The page of the table: game, log, drawers and advice."""
