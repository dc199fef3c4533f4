"""Pages to read: keys, what is new, and about the program with its licences."""
