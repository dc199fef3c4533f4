### The page that the program opens with.
### The letter after & presses a button by the keyboard: once on the page.

start-continue = &Continuer
start-continue-tip = Reprendre cette partie où tu l’as laissée
start-new-game = &Nouvelle partie
start-new-game-tip = Choisir un jeu, des joueurs et des règles, puis jouer
start-open = &Fichier…
start-open-tip = Ouvrir une partie sauvegardée ou un relevé
# Beside the title Alhambra
start-motto = une version non officielle, pour deux à six joueurs

# The large card where there is nothing to continue
start-next-title = Ta prochaine partie
start-none-waits = Tu n’as aucune partie à continuer.
start-first-line = Environ 30 minutes contre l’ordinateur.

# The same for somebody who is here for the first time: lessons, and then the first game
start-learn = Tu découvres le jeu ?
start-learn-line = Neuf courtes leçons à la table de jeu : prendre de l’argent, acheter des bâtiments, construire des murs et marquer des points.
start-lessons-line = Toutes les leçons, du premier tour aux extensions.
start-begin-lesson = Pr&emière leçon
start-begin-lesson-tip = Apprendre les premiers coups à la table de jeu
start-decline = Jouer &directement
start-decline-tip = Passer les leçons et commencer par une partie
start-first-game = &Jouer
start-first-game-tip = Jouer une vraie partie avec un guide qui explique l’essentiel

# A seat of the table that can be continued, as it is read aloud
start-seat = { $name } { $points ->
    [one] { $points } point
   *[other] { $points } points
 }

# The card of a new game; $game is what is played, $modules its expansions
start-new-title = Nouvelle partie
start-first-table = { $game } à { $count } joueurs
start-as-last = { $game } à { $count } joueurs, comme la dernière fois
start-as-last-with = { $game } à { $count } joueurs avec { $modules-le }, comme la dernière fois
start-deal = Co&mmencer
start-deal-tip = Commencer une partie avec ces joueurs et ces règles, et une nouvelle donne
start-change = Changer la &table…
start-change-tip = Choisir d’abord d’autres joueurs, un autre jeu ou d’autres règles
start-person = joueur humain
start-more-seats = et { $count } de plus

# The card with other games
start-games = Parties
start-all-games = Toutes les p&arties
start-all-games-tip = Chercher, revoir et supprimer toutes tes parties
start-list-tip = { $key-page-choose } ou un double clic ouvre une partie

# The card with a table code and files
start-open-title = Ouvrir
start-open-what = code, partie ou relevé
start-code = Code
start-sit = Utili&ser
start-sit-tip = Commencer la partie que décrit ce code de table

# The player’s results: wins against each level, with the interval in which the win rate lies
start-record = Tes parties
start-record-count = { $count } jusqu’ici
start-statistics = Stat&istiques
start-statistics-tip = Voir tes victoires, tes points et tes meilleurs résultats
start-against = { $level ->
    [newcomer] contre les débutants
    [apprentice] contre les apprentis
    [journeyman] contre les compagnons
    [builder] contre les bâtisseurs
    [architect] contre les architectes
    [master] contre les maîtres
    [grandmaster] contre les grands maîtres
   *[other] contre les { $name }
}
start-share-brief = { $won } sur { $played }
start-won-brief = { $won } sur { $played } gagnées
start-share = { $won } sur { $played } gagnées ; taux de victoire probable : de { $low } à { $high } %
start-share-of = { $level } : { $share }

# The button that goes on, as it is read aloud
start-continue-aloud = Continuer : { $table }

# The bar at the foot: the first words are bold
start-welcome = Bienvenue.
start-enter-begins = Appuie sur { $key-page-choose } pour commencer une partie
start-enter-teaches = Appuie sur { $key-page-choose } pour commencer la première leçon
start-enter-first-game = Appuie sur { $key-page-choose } pour commencer ta première partie
start-welcome-back = Te revoilà.
start-enter-continues = Appuie sur { $key-page-choose } pour continuer ta dernière partie
start-enter-again = Appuie sur { $key-page-choose } pour une revanche

# The name of a human player if the computer’s account has no usable name; players can change it.
seat-person = Joueur

# The card of lessons.
start-lessons = à la table de jeu
start-lessons-done = { $done } sur { $count }
start-puzzle-title = Problème du jour
start-all-lessons = Toutes les &leçons
start-all-lessons-tip = Voir toutes les leçons et ta progression dans chacune
start-next-lesson = { $number }. { $title }

# Ways to begin, while there are no games to list
start-ways = Pour commencer
start-expansions = Sept extensions
start-expansions-line = Un vizir, des campements, des faucons et plus encore, ou la ville de Grenade.
start-choose-expansions = E&xtensions…
start-choose-expansions-tip = Choisir des extensions pour une nouvelle partie, ou Granada
