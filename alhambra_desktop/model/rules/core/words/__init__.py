"""Words without a language: messages, nouns and names that views put into sentences."""
