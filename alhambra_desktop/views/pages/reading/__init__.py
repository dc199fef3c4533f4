"""Pages to read: the keys, the news, and the page about the program with its licences."""
