"""The show of a scoring round: counted on the table, beat by beat."""
