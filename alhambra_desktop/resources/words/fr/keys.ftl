### The page of keys: names of commands, with their keys on the right.
### $key, $one and so on are names of keys, as the desktop writes them.

keys-title = Raccourcis clavier
keys-change = &Changer les touches…
keys-change-tip = Donner tes propres touches aux commandes, dans les préférences
# Groups of keys
keys-turn = Ton tour
keys-view = Affichage
keys-speed = Vitesse
# A row as it is read aloud
keys-row = { $keys } : { $does }
keys-bar = les flèches vont d’une touche ou d’une ligne à l’autre, { $key-page-card } va au panneau suivant, { $key-page-leave } quitte la page

# Keys, and what else does the same
keys-arrows = Flèches
keys-either = { $one }  ou  { $other }
keys-held = maintenir { $key }
keys-wheel = Molette
keys-wheel-up = Molette haut
keys-wheel-down = Molette bas

# Above the keyboard, and below the lists of keys
keys-hint = Pointe une commande ci-dessous pour voir ses touches.
keys-others = Les touches des règles, des parties et des préférences agissent sur chaque page.
keys-others-show = Montrer ces touches
keys-others-show-tip = Ouvrir l’onglet de ces touches

# Tooltips of the switch above the keyboard. $modifier is the name of a key, such as Ctrl.
keys-alone-tip = Touches à presser seules
keys-with-modifier-tip = Touches à presser avec { $modifier }

# The tooltip of a key that is shown beside a button
key-cap-tip = Raccourci clavier : { $key }

# The button in a search field
search-clear = Effacer la recherche

# What they do
keys-does-move = Aller d’une possibilité à l’autre.
keys-does-choose = Prendre, saisir, placer ou confirmer.
keys-does-put-back = Tout remettre en place, ou passer l’animation.
keys-does-end = Terminer ton tour.
keys-does-undo = Annuler ta dernière étape.
keys-does-redo = Rétablir l’étape annulée.
keys-does-turn-over = Retourner la tuile de Granada que tu tiens.
keys-does-press = Utiliser une action pour que ton vizir puisse à nouveau acheter.
keys-does-fit = Montrer toute ton Alhambra.
keys-does-zoom-in = Montrer ton Alhambra en plus grand. Fais glisser le fond pour déplacer la vue.
keys-does-zoom-out = Montrer ton Alhambra en plus petit.
keys-does-fast = Accélérer les tours des autres. Un clic finit l’étape en cours.
keys-does-speed = Passer les tours des autres en vitesse normale ou rapide.
keys-does-pause = Arrêter ou reprendre l’animation. En pause, un clic montre l’étape suivante.
keys-does-replay = Revoir les coups des autres.
keys-does-column = Montrer ou cacher le classement si la fenêtre est trop étroite pour l’afficher.
keys-does-log = Ouvrir ou fermer le journal entier.
keys-does-supply = Montrer ou cacher bazars, abris et faucons.
keys-does-moves = Lister tous les coups possibles.
keys-does-hint = Demander un conseil. Appuie encore pour en savoir plus, jusqu’au tour entier.
keys-does-why = Expliquer le dernier coup, ou la ligne choisie du journal.
keys-does-new = Commencer une nouvelle partie.
keys-does-open = Ouvrir une partie sauvegardée.
keys-does-all-games = Montrer toutes les parties.
keys-does-look-back = Revoir une partie terminée.
keys-does-review = Quitter une partie d’essai et revenir à l’analyse.
keys-does-save = Sauvegarder la partie.
keys-does-save-as = Sauvegarder la partie sous un autre nom.
keys-does-quit = Quitter le programme.
keys-does-preferences = Ouvrir les préférences.
keys-does-standings = Montrer le classement détaillé.
keys-does-result = Revoir le résultat une fois la partie terminée.
keys-does-full-screen = Activer ou quitter le plein écran.
keys-does-list = Montrer cette page.
keys-does-context-menu = Ouvrir le menu de l’élément pointé ou choisi.
keys-does-rules = Ouvrir la règle de l’élément pointé.
keys-does-restart-turn = Annuler tout ton tour.
keys-does-played = Montrer les règles de cette partie.
keys-does-scored-when = Montrer ce qui rapporte à chaque décompte.
keys-does-scoring = Revoir le décompte { $number }.
keys-does-continue = Continuer la dernière partie.
keys-does-statistics = Montrer tes statistiques.
keys-does-goals = Montrer tes objectifs et la campagne.
keys-does-export = Exporter le relevé de la partie.
keys-does-postcard = Enregistrer une image d’une partie terminée.
keys-does-start-page = Aller à la page d’accueil.
keys-does-theme-system = Utiliser le thème de ton système.
keys-does-theme-light = Utiliser le thème clair.
keys-does-theme-dark = Utiliser le thème sombre.
keys-does-learn = Choisir une leçon.
keys-does-puzzle = Montrer la liste des problèmes.
keys-does-news = Montrer les nouveautés de cette version.
keys-does-about = Montrer la version et la licence.

# Names of commands that are in no menu
command-move = Se déplacer
command-put-back = Reposer
command-choose = Choisir
command-turn-over = Retourner
command-press-figure = Réveiller le vizir
command-zoom-in = Zoom avant
command-zoom-out = Zoom arrière
command-hurry = Accélérer les tours
command-speed = Changer la vitesse
command-context-menu = Menu contextuel

# Keys of pages. $preset is the name of a preset, such as "Quick game".
keys-next-control = Élément suivant
keys-does-next-control = Passer à l’élément suivant de la page.
keys-next-panel = Panneau suivant
keys-does-next-panel = Passer au panneau suivant de la page.
keys-search = Chercher
keys-does-search = Chercher une partie, une règle ou un réglage.
keys-delete = Supprimer
keys-does-delete = Supprimer la partie choisie.
keys-does-preset = Pour une nouvelle partie, choisir la formule « { $preset } ».

# Pages, and their keys
keys-pages = Page
keys-at-table = À la table
keys-on-start = Accueil
keys-on-new-game = Nouvelle partie
keys-on-result = Résultat
keys-on-review = Analyse
keys-everywhere = Partout
keys-pages-tip = Touches de « { $page } »
keys-back = Revenir
keys-does-back = Revenir à la page précédente.
keys-tables = Montrer les chiffres
keys-does-tables = Montrer des tableaux de chiffres, ou de nouveau des graphiques.
keys-code = Code de table
keys-does-code = Taper le code d’une table.
keys-remove = Retirer le joueur
keys-does-remove = Retirer le joueur choisi.
keys-play = Jouer
keys-does-play = Commencer la partie.
keys-does-practice = Jouer une partie d’essai à partir de ce tour.
keys-to-table = Revenir à la table
keys-does-to-table = Fermer le résultat et revenir à la table.
keys-turns = Tour par tour
keys-does-turns = Aller au tour précédent ou suivant.
keys-steps = Coup par coup
keys-does-steps = Aller au coup précédent ou suivant d’un tour.
keys-ends = Premier ou dernier tour
keys-does-ends = Aller au début ou à la fin de la partie.
keys-does-mistake = Aller à ta prochaine erreur.

# Short captions on drawn keys: one word or two short ones, in one line as wide as a key
keys-short-move = Bouger
keys-short-choose = Choisir
keys-short-put-back = Reposer
keys-short-turn-over = Tourner
keys-short-press = Vizir
keys-short-zoom-in = Agrandir
keys-short-zoom-out = Réduire
keys-short-fast = Rapide
keys-short-pause = Pause
keys-short-speed = Vitesse
keys-short-context-menu = Menu
keys-short-undo = Annuler
keys-short-redo = Rétablir
keys-short-restart-turn = Refaire
keys-short-end = Finir
keys-short-fit = Ensemble
keys-short-replay = Revoir
keys-short-column = Scores
keys-short-log = Journal
keys-short-supply = Pièces
keys-short-moves = Coups
keys-short-hint = Conseil
keys-short-why = Pourquoi
keys-short-standings = Détails
keys-short-played = Partie
keys-short-scored-when = Barème
keys-short-scoring = Points { $number }
keys-short-result = Résultat
keys-short-look-back = Analyse
keys-short-review = Analyse
keys-short-new = Nouvelle
keys-short-continue = Continuer
keys-short-open = Ouvrir
keys-short-all-games = Parties
keys-short-statistics = Bilan
keys-short-goals = Objectifs
keys-short-save = Sauver
keys-short-save-as = Copie
keys-short-export = Exporter
keys-short-postcard = Carte
keys-short-start-page = Accueil
keys-short-quit = Quitter
keys-short-preferences = Réglages
keys-short-theme-system = Système
keys-short-theme-light = Clair
keys-short-theme-dark = Sombre
keys-short-full-screen = Écran
keys-short-learn = Leçons
keys-short-puzzle = Problème
keys-short-rules = Règles
keys-short-list = Touches
keys-short-news = Nouveau
keys-short-about = À propos
keys-short-next-control = Suivant
keys-short-next-panel = Panneau
keys-short-search = Chercher
keys-short-delete = Effacer
keys-short-leave = Retour
keys-short-tables = Chiffres
keys-short-code = Code
keys-short-play = Jouer
keys-short-to-table = Table
keys-short-turns = Tours
keys-short-mistake = Erreur
keys-short-remove = Retirer
keys-short-preset-quick = Rapide
keys-short-preset-pair = À deux
keys-short-preset-everything = Avec tout
keys-short-preset-last = Dernière
