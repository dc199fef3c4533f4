### Dialogs: the standings in figures, about the program, longer texts.
### The letter after & presses a button by the keyboard: once in each dialog.

dialog-close = &Fermer
dialog-close-tip = Fermer cette fenêtre et continuer

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
about-show-licences-tip = Lire les licences du programme et de ses bibliothèques

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
moves-play-tip = Jouer le coup choisi
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
