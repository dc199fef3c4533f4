### The list of keys: on the left keys, on the right what they do.
### $key, $one and so on are names of keys, as the desktop writes them.

keys-title = Raccourcis clavier

# Keys, and what else does the same
keys-arrows = Flèches
keys-either = { $one }  ou  { $other }
keys-two = { $one },  { $two }
keys-held = { $key } (maintenue)
keys-turn-over = { $key } ou la molette, une tuile prise
keys-zoom = { $keys }  ou la molette

# The tooltip of a key that is shown beside a button
key-cap-tip = Raccourci clavier : { $key }

# What they do
keys-does-move = aller d’une possibilité à l’autre
keys-does-choose = prendre, saisir, placer, confirmer
keys-does-put-back = tout remettre en place ; passer tout de suite à la suite
keys-does-end = terminer le tour
keys-does-undo = annuler, rétablir
keys-does-turn-over = retourner une tuile de Granada
keys-does-press = réveiller ton vizir
keys-does-fit = cadrer l’Alhambra dans la cour
keys-does-zoom = zoomer ; fais glisser le sol pour te déplacer
keys-does-fast = accélérer les autres ; un clic finit l’étape
keys-does-pause = arrêter un moment ; un clic avance d’une étape
keys-does-replay = revoir les coups des autres
keys-does-column = le classement, là où la fenêtre est trop étroite pour lui
keys-does-log = tout le journal ; encore une fois pour le fermer
keys-does-supply = rentrer ou sortir bazars, abris et faucons
keys-does-moves = tout ce qui est possible maintenant, en liste
keys-does-hint = un conseil ; encore pour plus, jusqu’au tour entier
keys-does-why = pourquoi ce coup ? dans le journal : la ligne choisie
keys-does-games = nouvelle partie, ouvrir
keys-does-all-games = toutes les parties
keys-does-look-back = revoir une partie finie
keys-does-review = retour à l’analyse d’une partie que tu rejoues
keys-does-save = sauvegarder, sauvegarder sous un autre nom
keys-does-quit = quitter le programme
keys-does-preferences = les préférences
keys-does-standings = le classement en chiffres
keys-does-result = revoir le résultat, une fois la partie finie
keys-does-full-screen = tout l’écran, ou de nouveau une fenêtre
keys-does-list = cette liste
keys-does-context-menu = le menu de ce qui est pointé ou choisi
keys-does-rules = les règles de ce que tu pointes
