### The page that the program opens with.
### The letter after & presses a button by the keyboard: once on the page.

start-continue = &Continue
start-new-game = &New game
start-open = &Open…
start-preferences = &Preferences
start-other-games = Other unfinished games
start-saved-games = Saved games
start-list-tip = Enter or a double click opens a game
# Below the title Alhambra, in one line if possible
start-motto = an unofficial table for two to six
# The game that can be continued: who plays and how far it is, and when it was changed
start-last-game = { $game }  ·  { $date }
# The same as it is read aloud
start-last-game-aloud = { $game }, { $date }

# What a person is called whose account has no name of anybody; it can be changed.
seat-person = Player
