"""The twelve people who play at a table, as portraits in medallions."""
