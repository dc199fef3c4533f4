"""Language-independent texts: messages, nouns and names that views turn into sentences."""
