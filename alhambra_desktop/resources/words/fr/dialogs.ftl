### Dialogs: a new game, the standings in figures, about the program, longer texts.
### The letter after & presses a button by the keyboard: once in each dialog.

dialog-close = &Fermer

# A seat's colour
seat-colour-amber = ambre
seat-colour-blue = bleu
seat-colour-crimson = carmin
seat-colour-green = vert
seat-colour-violet = violet
seat-colour-black = noir

# A seat's colour with the mark that is painted in it, as it is read aloud
seat-mark-amber = khatam ambre
seat-mark-blue = croissant bleu
seat-mark-crimson = grenade carmin
seat-mark-green = palme verte
seat-mark-violet = clé violette
seat-mark-black = main noire
seat-mark-stone = bloc de pierre

### A new game

new-game-title = Nouvelle partie
new-game-pages = Pages de la nouvelle partie
new-game-table = &Table
new-game-expansions = E&xtensions
new-game-house-variants = &Règles maison
new-game-add-seat = &Ajouter une place
new-game-youngest = Mets le plus jeune en tête de liste : à égalité, le premier nommé commence.
new-game-game = Jeu
new-game-players = Joueurs
new-game-seed = &Graine des mélanges
new-game-seed-name = Graine des mélanges
# In place of a number that nobody gave
new-game-seed-any = au hasard
new-game-seed-tip = Le même nombre redonne les mêmes mélanges
new-game-seed-note = Le même nombre redonne la même donne.
new-game-seed-fault = La graine est un nombre entier, ou rien.
new-game-start = &Commencer
# What is about to begin: $game is the game with its modules, $count the number of seats
new-game-for = { $game }, à { $count } joueurs
new-game-for-and-third = { $game }, à { $count } joueurs, avec { $third } en troisième
# $table is one of the two above
new-game-official = { $table }, selon les règles officielles.
# $variants are sentences
new-game-house-rules = { $table }. Règles maison : { $variants }

# A seat of a new game
seat-number = Place { $number }
seat-name = Nom de la place { $number }
seat-colour = Couleur de la place { $number }
seat-player = Place { $number } : humain ou ordinateur
seat-style = Place { $number } : style de l’ordinateur
seat-remove = Retirer la place { $number }
seat-remove-tip = Retirer cette place
seat-is-person = Une personne
# $level is the name of a level of computer players
seat-is-level = Niveau { $number } : { $level }
seat-any-style = Style au hasard
seat-person-note = Joue à cet écran.
# Two sentences: what the level and what the style is like
seat-level-note = { $level } { $style }

### The standings in figures

standings-title = Classement
standings-note = Le nombre de tuiles de chaque type, avec la place dans sa majorité.

### About the program

about-title = À propos d’Alhambra Desktop
about-emblem = L’emblème : une fontaine dans une étoile
about-version = <p><b>Version { $version }</b></p>
about-project = <p>Un projet d’amateurs, non officiel, d’après le jeu de société <i>Alhambra</i> de Dirk Henn. Il n’a aucun lien avec l’auteur du jeu ni avec ses éditeurs ; les noms appartiennent à leurs propriétaires. Toutes les images et tous les textes de ce programme ont été faits pour lui.</p>
about-licences = <p>Licence du programme : MIT. Il utilise Qt { $qt } via PySide6 (LGPL 3 ; les bibliothèques sont à côté du programme et peuvent être remplacées), attrs, cattrs et platformdirs (MIT), et les polices Vollkorn et Lato (SIL Open Font License).</p>
about-show-licences = &Licences

### Longer texts

reading-news = Nouveautés
reading-licences = Licences
# Above a text that is there in English only; shown in other languages
reading-in-english = Ce texte est en anglais.

# The list of moves: everything that can be done now
moves-title = Coups possibles
moves-filter = Filtrer : tape un mot
# for screen readers; $key is the key Enter
moves-how = { $key } joue le coup choisi ; les lettres filtrent la liste
moves-play = Jouer
moves-none = Aucun coup ne contient ces mots.
moves-turn = Continuer la partie.
moves-prospects = Ce qui irait où, parmi les tuiles que personne n’a vues.
moves-other-ways = { $count ->
    [one] { $count } autre façon de payer…
   *[other] { $count } autres façons de payer…
 }

### The rules of the running table
played-title = Ce qui est joué
played-variants = Règles maison
played-official = Aucune : tout suit les règles officielles.
