"""Text on the screen: messages as sentences, names, stories, the language in use."""
