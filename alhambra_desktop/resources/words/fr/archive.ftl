### Parties gardées une fois finies, et codes des tables.

# What is wrong with a table code; $place counts signs from 1, hyphens left out
code-short = Ce n’est pas un code de table : il a trop peu de caractères.
code-long = Ce n’est pas un code de table : il a plus de { $most } caractères.
code-sign = Le caractère { $place }, { $sign }, ne peut pas figurer dans un code de table : les codes contiennent des chiffres et des lettres, sauf le U.
code-typo = Le caractère { $place } ne convient pas : au lieu de { $sign }, il faudrait { $meant }.
code-swapped = Les caractères { $place } et { $next } sont inversés.
code-wrong = Les caractères de ce code de table ne vont pas ensemble ; compare-les avec l’original.
code-version = Ce code de table est de la version { $version }, et ce programme connaît la { $known }.
code-not-installed = Ce code de table est celui d’un jeu de règles qui n’est pas installé ici.
code-nothing = Les caractères vont ensemble, mais aucune table ne s’appelle ainsi.

# What becomes of the archive of finished games; $reason is what the system says
kept-damaged = La liste des parties finies était abîmée. Elle s’appelle maintenant { $file } ; une nouvelle a été faite à partir des parties, qui sont toutes là.
kept-unread = { $count ->
    [one] { $count } partie finie ne peut pas être lue dans les archives ; elle reste telle quelle.
   *[other] { $count } parties finies ne peuvent pas être lues dans les archives ; elles restent telles quelles.
 }
kept-newer = La liste des parties finies est de la version { $version }, et ce programme connaît la { $known } ; les parties finies sont gardées, mais pas dans la liste. Réinstalle le programme plus récent.
kept-unusable = La liste des parties finies est inutilisable : { $reason }
kept-failed = Impossible de garder la partie finie dans { $folder } : { $reason }
analysis-unkept = Impossible de garder l’analyse de la partie dans { $folder } : { $reason }

# The page of all games
games-title = Parties
games-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
 }
games-search = Cherche un nom, une table ou une date
games-none = Aucune partie n’a encore été jouée.
games-unlisted = Tes parties terminées ne peuvent pas être affichées pour l’instant. Leurs fichiers sont intacts.
games-none-found = Aucune partie ne contient ces mots.
games-open = &Ouvrir
games-open-tip = Montrer le résultat de cette partie
games-continue = &Continuer
games-continue-tip = Reprendre cette partie où tu l’as laissée
games-delete = &Supprimer
games-delete-tip = Supprimer cette partie, après confirmation
games-delete-all = Su&pprimer tout…
games-delete-all-tip = Supprimer toutes les parties finies, après confirmation
# pressed again it deletes
games-delete-really = { $count ->
    [one] La supprimer pour de bon ?
   *[other] Supprimer les { $count } pour de bon ?
 }
games-delete-really-tip = Appuie encore pour supprimer ; c’est définitif
games-unfinished-why = cette partie n’est pas finie
games-export = &Exporter en CSV…
games-export-tip = Enregistrer un tableau de toutes les parties pour un tableur
games-statistics = Stat&istiques
games-statistics-tip = Voir tes victoires, tes points et tes meilleurs résultats
games-postcard = Carte pos&tale…
games-postcard-tip = Enregistrer le résultat de cette partie en image
games-back = &Retour
games-back-tip = Revenir à la page précédente
games-exported = Enregistré sous { $file }.
games-not-deleted = Toutes les parties n’ont pas pu être supprimées : { $reason }

# The page of statistics: of games that one person plays against the computer
stats-title = Statistiques
stats-as-tables = En tableaux
stats-as-tables-tip = Montrer les chiffres des graphiques en tableaux, et retour
stats-nothing = Rien à dire encore : joue une partie jusqu’au bout, seul contre l’ordinateur.
# The kinds of games that are told apart, each with how many there are
stats-kind = { $kind } { $count }
stats-unaided = Sans aide
stats-only-unaided = Compter seulement les parties sans conseil et sans aide
stats-aided = Avec conseils
stats-only-aided = Compter seulement les parties avec conseils ou manches annulées
stats-branches = Rejouées
stats-only-branches = Compter seulement les parties rejouées depuis un tour
stats-wins = Victoires
stats-no-wins = Aucune de ces parties n’était contre un niveau de ce programme.
stats-level = Niveau
stats-seats = Table
stats-won = Gagnées
stats-any = toutes
stats-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
 }
# A share with the interval in which it lies in 95 of 100 cases
stats-share = { $won } sur { $played }, de { $low } à { $high } %
stats-exact-title = Paiements
stats-exact = Exacts
stats-earned = D’où viennent les points
# Below a chart, until a game is stepped to
stats-step = Le pointeur ou les flèches désignent une partie, un clic ou Entrée l’ouvre.
stats-recent = les { $count } dernières parties
# A game of the chart in words; $parts is a list such as gardens 12, wall 16
stats-earned-of = { $day } : { $points } points, { $parts }
stats-no-points = On ne sait pas d’où viennent les points de ces parties.
stats-day = Jour
stats-points = Points
stats-lost = Points perdus en dix tours
stats-lost-what = selon le juge, dans les dernières parties
stats-lost-of = { $day } : environ { $points } perdus en dix tours ({ $turns } jugés)
stats-lost-figure = Perdus en dix tours
stats-turns = Tours jugés
stats-no-lost = Aucune de ces parties n’a encore été jugée ; revois-en une, et elle le sera.
stats-bests = Records personnels
best-run = { $edge } : la plus grande longueur
best-scoring = plus de points en un décompte (le { $round })
best-margin = plus nette victoire, en points
best-most = le plus de { $type }
best-points = le plus de points
# The day of a game and what was played against whom
stats-best-of = { $day }, { $table }
stats-look = Revoir
stats-look-tip = Revoir cette partie : { $outcome }

# The postcard of a finished game: a picture to be shared, without names unless they are wished
postcard-window = Carte postale
postcard-title = Alhambra
# $table is what was played against whom
postcard-detail = { $day }  ·  { $table }  ·  { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
 }
postcard-code = table { $code }
postcard-person = Une personne
postcard-names = Avec les noms
postcard-names-tip = Montrer les noms des joueurs, ou seulement leurs niveaux
postcard-write = &Enregistrer…
postcard-write-tip = Enregistrer cette carte postale dans un fichier
postcard-without-story = Son histoire n’y est pas : tous les tours n’ont pas été jugés. Revois la partie, et ils le seront.

# The page that compares two games of one deal
compare-title = Deux parties d’une même donne
compare-turn = Tour
compare-here-done = Cette partie
compare-there-done = Le relevé
compare-points = Points
compare-whose = { $turn }  { $name }
# Read aloud at the first turn that was played otherwise
compare-here = ici elles se séparent
compare-parts = Elles se séparent au tour { $turn } ({ $name }).
compare-same = Les deux parties sont les mêmes.
compare-parting = Où elles se sé&parent
compare-parting-tip = Aller au premier tour qui diffère
compare-look = &Voir ce tour
compare-look-tip = Revoir la partie au tour choisi
# $why is a clause
compare-not = Impossible de comparer { $file } : { $why }
compare-no-past = Impossible de comparer { $file } : la partie a été sauvegardée sans son passé.
compare-rules = on y jouait avec d’autres règles.
compare-seats = d’autres joueurs y étaient assis.
compare-deal = la donne était autre.
