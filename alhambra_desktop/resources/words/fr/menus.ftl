### The menu bar, the window, and file dialogs.
### The letter after & opens an entry by the keyboard: once in each menu.

menu-game = &Partie
menu-new-game = &Nouvelle partie…
menu-continue = &Continuer la dernière partie
menu-open = &Ouvrir une partie…
menu-open-recent = Ouvrir une partie &récente
menu-games = &Toutes les parties
menu-look-back = Re&voir la partie
menu-review = R&etour à l’analyse
# In place of a list of files
menu-none-recent = aucune partie récente
menu-statistics = Stat&istiques
menu-save = &Sauvegarder la partie
menu-save-as = Sauvegarder la partie so&us…
menu-export-record = &Exporter le relevé de la partie…
menu-postcard = Enregistrer une carte &postale…
menu-start-page = Aller à la page d’&accueil
menu-quit = &Quitter

menu-table = &Table
menu-undo = &Annuler
menu-undo-round = &Annuler jusqu’à mon dernier tour
# $reason is a sentence: why nothing can be taken back
menu-undo-refused = &Annuler – { $reason }
menu-redo = &Rétablir
menu-restart-turn = Recommencer ce &tour
menu-end-turn = &Fin du tour
menu-fit = Montrer toute l’A&lhambra
menu-replay = Revoir les &coups des autres
menu-column = Montrer le classe&ment
menu-column-here = Montrer le classe&ment (déjà visible)
menu-log = Montrer le &journal
menu-supply = Mo&ntrer les pièces disponibles
menu-moves = Lister les coups &possibles…
menu-hint = Montrer un c&onseil
menu-why = Pour&quoi ce coup ?
menu-standings = Cla&ssement détaillé…
menu-played = Règles de cette part&ie…
# The figure is its key
menu-scored-when = Ce qui rapporte, et quan&d…
menu-scoring = Revoir le décompte &{ $number }…
menu-result = Montrer le rés&ultat…

menu-settings = &Réglages
menu-preferences = &Préférences…
menu-theme-system = Thème : celui du &système
menu-theme-light = Thème : &clair
menu-theme-dark = Thème : s&ombre
menu-full-screen = Plein &écran

menu-help = &Aide
menu-learn = &Apprendre à jouer
menu-puzzle = &Problèmes
menu-rules = Rè&gles
menu-keys = &Raccourcis clavier
menu-news = &Nouveautés
menu-copy-report = &Copier un rapport d’erreur
menu-about = À pr&opos d’Alhambra Desktop

# The menu of a piece or a card, of a player, of a row of the log, of a game in a list
context-lift = &Prendre
context-select = { $chosen ->
    [0] &Choisir
   *[other] &Reposer
}
context-to-reserve = &Mettre en réserve
context-pays = Montrer ce qu’elle peut &payer
context-look = { $kept ->
    [0] &Voir son Alhambra
   *[other] &Fermer son Alhambra
}
context-why = &Pourquoi ?
context-replay = Re&voir leurs coups
context-replay-why = personne n’a joué depuis ton tour
context-why-not-yet = pas encore de tour à expliquer
context-fits = &Ce qui conviendrait ici
context-purist = caché par l’assistance minimale
# An entry that cannot be chosen now
context-refused = { $entry } – { $reason }
context-moment = &Revoir ce moment
context-copy = &Copier cette ligne
context-open = { $unfinished ->
    [0] &Ouvrir
   *[other] &Continuer
}
context-rule = Rè&gle { $rule } : { $title }

window-title = Alhambra Desktop
window-title-file = { $file } – Alhambra Desktop

no-game = Aucune partie n’est ouverte.
no-game-to-continue = Il n’y a rien à continuer. Commence ou ouvre une partie.
no-game-to-save = Il n’y a rien à sauvegarder. Commence ou ouvre d’abord une partie.

# Titles of the desktop's own dialogs for files, and the kinds of files in them
files-open = Ouvrir une partie
files-save = Sauvegarder la partie
files-export = Exporter le relevé
files-saved-games = Parties sauvegardées
files-records = Relevés
files-postcard = Enregistrer une carte postale
files-png = Images (PNG)
files-svg = Dessins (SVG)
files-postcard-name = Carte postale Alhambra
files-table = Enregistrer un tableau de toutes les parties
files-tables-comma = CSV, séparé par des virgules
files-tables-semicolon = CSV, séparé par des points-virgules
files-table-name = Parties d’Alhambra
files-games-and-records = Parties et relevés
files-old-records = Relevés d’anciennes versions
# The default file name of a game
files-game = partie
# The file name of a game if Windows does not allow the player’s name as a file name, such as Con
files-game-of = partie { $name }
