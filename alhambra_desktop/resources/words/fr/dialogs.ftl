### Dialogs: the standings in figures, the list of moves.
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
seat-mark-amber = étoile ambre
seat-mark-blue = croissant bleu
seat-mark-crimson = grenade carmin
seat-mark-green = palme verte
seat-mark-violet = clé violette
seat-mark-black = main noire
seat-mark-stone = bloc de pierre

### The standings in figures

standings-title = Classement
# Above the columns of each player
standings-count = Nombre
standings-points = Points

# The list of moves: everything that can be done now
moves-title = Coups possibles
moves-filter = Filtrer : tape un mot
# for screen readers
moves-how = { $key-page-choose } joue le coup choisi ; les lettres filtrent la liste
moves-play = Jouer
moves-play-tip = Jouer le coup choisi
moves-none = Aucun coup ne contient ces mots.
moves-turn = Continuer la partie.
moves-prospects = Où iraient les tuiles encore cachées
moves-other-ways = { $count ->
    [one] { $count } autre façon de payer…
   *[other] { $count } autres façons de payer…
 }

### The rules of the running table
played-title = Règles de cette partie
played-status = { $count ->
    [0] Règles officielles : rien n’a été modifié.
    [one] { $count } règle maison diffère des règles officielles.
   *[other] { $count } règles maison diffèrent des règles officielles.
 }
played-official = { $count ->
    [one] { $count } règle officielle
   *[other] { $count } règles officielles
 }
played-official-tip = Affiche ou masque les règles non modifiées
