### The archive of finished games, and table codes.

# Errors in a table code; $place is the number of a character, counted from 1 without hyphens
code-short = Ce n’est pas un code de table : il est trop court.
code-long = Ce n’est pas un code de table : il a plus de { $most } caractères.
code-sign = Le caractère { $place }, { $sign }, ne peut pas figurer dans un code de table : les codes contiennent des chiffres et des lettres, sauf le U.
code-typo = Le caractère { $place } est faux : au lieu de { $sign }, il faudrait { $meant }.
code-swapped = Les caractères { $place } et { $next } sont inversés.
code-wrong = Ce code de table contient une erreur. Compare-le à l’original.
code-version = Ce code de table est de la version { $version }, mais ce programme ne connaît que la { $known }.
code-not-installed = Ce code de table a besoin d’un complément qui n’est pas installé.
code-nothing = Ce code de table est bien écrit, mais ne décrit aucune partie.

# Problems of the archive of finished games; $reason is the system’s error message
kept-damaged = La liste des parties terminées était endommagée et a été refaite. Aucune partie n’est perdue. La liste endommagée s’appelle maintenant { $file }.
kept-unread = { $count ->
    [one] { $count } partie terminée des archives ne peut pas être lue. Son fichier n’a pas été modifié.
   *[other] { $count } parties terminées des archives ne peuvent pas être lues. Leurs fichiers n’ont pas été modifiés.
 }
kept-newer = La liste des parties terminées est de la version { $version }, mais ce programme ne connaît que la { $known }. Les parties terminées sont enregistrées, mais pas affichées. Réinstalle le programme plus récent.
kept-unusable = La liste des parties terminées est inutilisable : { $reason }
kept-failed = Impossible d’enregistrer la partie terminée dans { $folder } : { $reason }
analysis-unkept = Impossible d’enregistrer l’analyse de la partie dans { $folder } : { $reason }

# The page of all games
games-title = Parties
games-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
 }
games-search = Chercher un joueur, une extension ou une date
games-none = Aucune partie pour l’instant. Tes parties enregistrées et terminées apparaîtront ici.
games-unlisted = Tes parties terminées ne peuvent pas être affichées pour l’instant. Leurs fichiers sont intacts.
games-none-found = Aucune partie ne correspond à ta recherche.
games-filters = Filtre
games-filter-all = Toutes
games-filter-open = En cours
games-filter-won = Gagnées
games-filter-lost = Perdues
games-filter-analysed = Analysées
games-filter-assisted = Assistées
games-filter-expansions = Extensions
games-filter-tip = Montrer ces parties : { $filter }
games-unfilter = Montrer &toutes les parties
games-unfilter-tip = Enlever le filtre
games-review = Re&voir la partie
games-review-tip = Parcourir cette partie tour par tour
games-load = &Ouvrir
games-load-tip = Ouvrir cette partie
games-result = &Résultat
games-result-tip = Montrer le résultat de cette partie
games-again = Re&jouer
games-again-tip = Rejouer la même table avec la même donne
games-code = Code de table
# below the result; $day and $time are when it ended
games-when = { $day }, { $time }
# on the postcard; $points are the points of all players
games-continue = &Continuer
games-continue-tip = Reprendre cette partie où tu l’as laissée
games-delete = &Supprimer
games-delete-tip = Supprimer cette partie ; annulation possible pendant 8 secondes
games-deleted = Supprimée.
games-delete-all = Su&pprimer tout…
# The question in the bar, and its answers
games-delete-really = { $count ->
    [one] La supprimer pour de bon ?
   *[other] Supprimer les { $count } pour de bon ?
 }
games-delete-final = C’est définitif.
games-delete-yes = Su&pprimer tout
games-delete-no = &Garder
games-unfinished-why = cette partie n’est pas terminée
games-export = &Exporter en CSV…
games-statistics = Stat&istiques
games-statistics-tip = Voir tes victoires, tes points et tes meilleurs résultats
games-postcard = Carte pos&tale…
games-postcard-tip = Enregistrer le résultat de cette partie en image
games-more = Dé&tails
games-more-tip = Montrer la carte postale, les joueurs et le code de table de cette partie
# columns and their rows
games-others = Plus
games-others-tip = Exporter les parties ou les supprimer toutes
games-sort-by = Trier par
games-columns = Trier les parties
games-column-players = Joueurs
games-column-result = Résultat
games-column-points = Points
games-column-expansions = Extensions
games-column-analysis = Analyse
games-column-date = Date
# $falls is 1 from the largest value down
games-sort-tip = { $falls ->
    [1] Trier par { $column }, ordre décroissant
   *[other] Trier par { $column }, ordre croissant
 }
games-sorted = { $falls ->
    [1] trié, ordre décroissant
   *[other] trié, ordre croissant
 }
games-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
 }
games-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
 }
games-assisted = assistée
games-branch = partie d’essai
games-in-progress = En cours
games-saved = Enregistrée
# What the analysis found
games-mistakes = { $count ->
    [0] Sans erreur
    [one] { $count } erreur
   *[other] { $count } erreurs
 }
games-today = Aujourd’hui
games-bar = Parties :
games-bar-keys = { $key-page-choose } revoit ou continue la partie choisie, Suppr la supprime, { $key-page-leave } quitte la page
games-bar-brief = { $key-page-choose } revoit ou continue, { $key-page-leave } quitte la page
games-exported = Exporté dans { $file }.
games-not-deleted = Certaines parties n’ont pas pu être supprimées : { $reason }

# The page of statistics: of games that one person plays against the computer
stats-title = Statistiques
stats-title-tip = Voir tes victoires, tes points et tes meilleurs résultats
stats-as-tables = En tableaux
stats-as-tables-tip = Passer des graphiques à des tableaux de chiffres, ou l’inverse
stats-nothing = Pas encore de statistiques. Termine une partie en jouant seul contre l’ordinateur.
# Names beside large figures
stats-won-games = { $count ->
    [one] Victoire
   *[other] Victoires
}
stats-most-points = Meilleur résultat
stats-longest-wall = Plus long mur
# Kinds of games, each with the number of games
stats-kinds = Type de parties
stats-games-unaided = { $count ->
    [one] { $count } partie sans aide
   *[other] { $count } parties sans aide
 }
stats-games-aided = { $count ->
    [one] { $count } partie avec aide
   *[other] { $count } parties avec aide
 }
stats-games-branches = { $count ->
    [one] { $count } partie d’essai
   *[other] { $count } parties d’essai
 }
stats-unaided = Sans aide
stats-only-unaided = Ne compter que les parties sans conseil, sans tour annulé et sans assistance complète
stats-aided = Avec aide
stats-only-aided = Ne compter que les parties avec conseils, tours annulés ou assistance complète
stats-branches = Parties d’essai
stats-only-branches = Ne compter que les parties d’essai
stats-wins = Victoires
stats-no-wins = Aucune de ces parties n’était contre l’ordinateur.
stats-level = Niveau
stats-seats = Table
stats-won = Gagnées
stats-any = toutes
# $against is such as: against builders
stats-by-players = { $against }, selon le nombre de joueurs
stats-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
 }
# A win rate; its tooltip has the 95 % interval
stats-share = { $won } sur { $played }
stats-share-rate = { $share } ({ $rate })
stats-share-tip = La bande plus claire montre l’incertitude : à la longue, le taux se situe sans doute entre { $low } et { $high } %.
stats-exact-title = Paiements
stats-exact = Appoints
stats-exact-payments = Appoints
stats-earned = D’où viennent les points
# Below a chart, until the player points at a game
stats-step = Survole une partie, ou utilise les flèches, pour voir le détail. Clique ou appuie sur { $key-page-choose } pour l’ouvrir.
# $source is such as: towers
stats-best-source = Meilleure source : { $source }, { $rate } de tes points
stats-recent = tes { $count } dernières parties
# A game of the chart in words; $parts is a list such as gardens 12, wall 16
stats-earned-of = { $day } : { $points } points, { $parts }
stats-no-points = On ne sait pas d’où viennent les points de ces parties.
stats-day = Jour
stats-points = Points
stats-lost = Points perdus en dix tours
stats-lost-what = le coût estimé de tes erreurs
stats-lost-of = { $day } : perte d’environ { $points } en dix tours (tours analysés : { $turns })
stats-lost-figure = Perdus en dix tours
stats-turns = Tours analysés
stats-no-lost = Aucune de ces parties n’a encore été analysée. Revois une partie pour l’analyser.
stats-latest = Revoir la &dernière partie
stats-latest-tip = Revoir la dernière de ces parties, avec une analyse de ses tours
stats-bests = Records personnels
stats-no-bests = Tes records apparaîtront ici après ta prochaine partie.
best-run = { $edge } : longueur record
best-scoring = le plus de points en un décompte ({ $round })
best-margin = la victoire la plus large
best-most = le plus de tuiles ({ $type })
best-points = le plus de points
# The day of a game, and its table: the game and the opponents
stats-best-of = { $day }, { $table }
stats-look = Revoir
stats-look-tip = Revoir cette partie : { $outcome }

# The postcard of a finished game: a picture to share, without names unless the player adds them
postcard-window = Carte postale
# Large on the postcard, in two lines: the greeting and below it the name
postcard-greeting = Souvenir de l’
postcard-title = Alhambra
# $table is the levels of the computer players and the expansions
postcard-detail = { $table }  ·  { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
 }
postcard-code = table { $code }
postcard-person = Une personne
postcard-painting = Peinture de la carte postale…
postcard-names = Avec les noms
postcard-names-tip = Montrer les noms des joueurs, ou seulement leurs niveaux
postcard-write = &Enregistrer…
postcard-write-tip = Enregistrer cette carte postale en image

# The page that compares two games with the same deal
compare-title = Comparaison
compare-bar = Haut et Bas choisissent un tour, { $key-page-choose } le revoit, { $key-page-leave } quitte la page
compare-turn = Tour
compare-here-done = Cette partie
compare-there-done = Le relevé
compare-points = Points
compare-whose = { $turn }  { $name }
# A player’s final points in both games
compare-final = { $name } : { $one } points dans cette partie, { $other } dans le relevé
# Read aloud at the first turn that differs
compare-here = première différence
compare-parts = Première différence : tour { $turn }, { $name }.
compare-same = Les deux parties sont identiques.
# Legend of the stars beside turns
compare-alike = Mêmes coups dans les deux parties
compare-parting = Première &différence
compare-parting-tip = Aller au premier tour qui diffère
compare-look = Re&voir ce tour
compare-look-tip = Revoir la partie au tour choisi
# $why is a clause
compare-not = Impossible de comparer ce relevé : { $why }
compare-no-past = Impossible de comparer ce relevé : la partie a été enregistrée sans son historique.
compare-rules = on y jouait avec d’autres règles.
compare-seats = les joueurs n’étaient pas les mêmes.
compare-deal = la donne n’était pas la même.
