### The page that the program opens with.
### The letter after & presses a button by the keyboard: once on the page.

start-continue = &Continuer
start-new-game = &Nouvelle partie
start-open = &Ouvrir…
start-preferences = &Préférences
start-other-games = Autres parties en cours
start-saved-games = Parties sauvegardées
start-list-tip = Entrée ou un double clic ouvre une partie
# Below the title Alhambra, in one line if possible
start-motto = une table non officielle, de deux à six
# The game that can be continued: who plays and how far it is, and when it was changed
start-last-game = { $game }  ·  { $date }
# The same as it is read aloud
start-last-game-aloud = { $game }, { $date }

# What a person is called whose account has no name of anybody; it can be changed.
seat-person = Joueur
