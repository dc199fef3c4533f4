### La page sur laquelle le programme s’ouvre.
### The letter after & presses a button by the keyboard: once on the page.

start-continue = &Continuer
start-new-game = &Nouvelle partie
start-open = &Fichier…
# Beside the title Alhambra
start-motto = une table non officielle, de deux à six

# The large card where there is nothing to continue
start-none-waits = Aucune partie n’attend d’être continuée.
start-first-line = Une demi-heure ; l’ordinateur joue les autres.

# The same for somebody who is here for the first time: lessons, and then the first game
start-learn = Tu découvres le jeu ?
start-learn-line = Neuf courtes leçons à la vraie table.
start-begin-lesson = Pr&emière leçon
start-decline = &Je connais le jeu
start-first-game = &Jouer

# A seat of the table that can be continued, as it is read aloud
start-seat = { $name } { $points ->
    [one] { $points } point
   *[other] { $points } points
 }

# The card of a new game; $game is what is played, $modules its expansions
start-new-title = Nouvelle partie
start-first-table = { $game } à { $count }
start-as-last = { $game } à { $count }, comme la dernière fois
start-as-last-with = { $game } à { $count } avec { $modules-le }, comme la dernière fois
start-deal = &Distribuer
start-change = Changer la &table…
start-person = à cet écran
start-more-seats = et { $count } de plus

# The card with other games
start-games = Parties
start-all-games = Toutes les p&arties
start-list-tip = Entrée ou un double clic ouvre une partie

# The card with a table code and files
start-open-title = Ouvrir
start-open-what = un code, une sauvegarde, un relevé
start-code = Code de table
start-sit = S’a&sseoir

# How one has played: wins by level, with the interval in which the share lies
start-record = Tes parties
start-record-count = { $count } jusqu’ici
start-statistics = Stat&istiques
start-share-brief = { $won } sur { $played }
start-share = { $won } sur { $played } gagnées, de { $low } à { $high } %
start-share-of = { $level } : { $share }

# The button that goes on, as it is read aloud
start-continue-aloud = Continuer : { $table }

# The bar at the foot: the first words are bold
start-welcome = Bienvenue.
start-enter-begins = Entrée commence une partie
start-enter-teaches = Entrée commence la première leçon
start-enter-first-game = Entrée commence ta première partie
start-welcome-back = Te revoilà.
start-enter-continues = Entrée reprend la dernière table

# What a person is called whose account has no name of anybody; it can be changed.
seat-person = Joueur

# The card of lessons.
start-lessons = à la vraie table
start-lessons-done = { $done } sur { $count }
start-puzzle-title = Problème du jour
start-all-lessons = Toutes les &leçons
start-next-lesson = { $number }. { $title }
