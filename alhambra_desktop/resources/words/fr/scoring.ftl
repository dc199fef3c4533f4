### A scoring round with every figure, and the result of a game.

scoring-title = Décompte { $round }
scoring-everybody = Les points de chacun
scoring-go-on = Continuer
scoring-go-on-tip = Fermer le décompte et continuer
scoring-again = Revoir
scoring-again-tip = Montrer le décompte à nouveau
scoring-summary = Le plus de points cette fois : { $most }. En tête : { $lead }.
# The same of the last round
scoring-summary-last = Le plus de points cette fois : { $most }. Victoire : { $lead }.
# $names is a list of names
scoring-best = { $names } avec { $points }
scoring-so-far = Points jusqu’ici
# What somebody had before a scoring, and what it brought: 20 + 44
scoring-sum = { $before } + { $points }
scoring-this = Ce décompte
# Above the points of a scoring as they are counted
scoring-sum-so-far = jusqu’ici
scoring-no-points = aucun point
# What the places in a majority pay: 1st 16, 2nd 8
scoring-prize = { $place } { $points }
# How many buildings somebody has, and which place that is: 2 tiles, tied 1st
scoring-majority = { $tiles ->
    [one] { $tiles } tuile, { $place }
   *[other] { $tiles } tuiles, { $place }
 }
# How tied players share a majority: (13 + 6) / 2 = 9; $rounds is one of down, up, none, or brief: (13 + 6) / 2 → 9
scoring-shared = { $rounds ->
    [down] { $whole } / { $among } = { $points } (arrondi à l’inférieur)
    [up] { $whole } / { $among } = { $points } (arrondi au supérieur)
    [brief] { $whole } / { $among } → { $points }
   *[none] { $whole } / { $among } = { $points }
 }
scoring-full-each = { $points } à chacun
# Above the calculation for tied players
scoring-tied = { $full ->
    [1] à égalité : chacun de ces joueurs reçoit tous les points
   *[other] à égalité : ces joueurs se partagent les points
 }
scoring-none = aucune
scoring-nobody = Personne n’en a.
scoring-segments = { $count ->
    [one] { $count } section
   *[other] { $count } sections
 }
# The same as scoring-majority in few words: 3 (tied 1st)
scoring-majority-brief = { $tiles } ({ $place-brief })
# A prize that grows with the buildings of all players: 3 × 12 buildings
scoring-grows = { $buildings ->
    [one] { $times } × { $buildings } bâtiment
   *[other] { $times } × { $buildings } bâtiments
 }
# Beside the scoring card that is turned up; $places is how many places are paid
scoring-opening-types = { $places ->
    [1] La majorité dans chaque type de bâtiment,
    [2] Première et deuxième place dans chaque type de bâtiment,
   *[other] Première, deuxième et troisième place dans chaque type de bâtiment,
 }
# $sources is a list such as: longest wall and longest moat
scoring-opening-then = puis : { $sources }.
# Beside the figures of a scoring
scoring-hint = Survole une ligne : ses tuiles s’éclairent. Clique dessus pour la compter de nouveau.
# The score track for a screen reader: Yusuf from 12 to 56
scoring-moved = { $name } de { $before } à { $after }
# A cell of the table as a screen reader reads it
scoring-cell = { $title }, { $name } : { $figures }

# The end of a game as a screen reader says it; $scores are names with points
result-aloud = { $title }. { $scores }.
result-title = Résultat
result-bar = { $key-page-look-back } revoit la partie, { $key-page-tables } montre des tableaux, { $key-page-leave } pour revenir à la table
result-you-win = Tu as gagné
result-wins = { $name } gagne
result-shared = { $names } se partagent la victoire
# The only human player's place, such as: You: 2nd, 20 points behind
result-you = Toi : { $place }, { $behind }
# What decided the game. $gain is a sentence such as: Yusuf scored 22 more points than you
result-decided = Le décompte { $round } a tout décidé : { $gain }.
result-gained-most = Aucun décompte n’a tout décidé. Au décompte { $round }, { $gain }.
result-gain-yours = { $points ->
    [one] tu as marqué { $points } point de plus que { $other }
   *[other] tu as marqué { $points } points de plus que { $other }
 }
result-gain-over-you = { $points ->
    [one] { $name } a marqué { $points } point de plus que toi
   *[other] { $name } a marqué { $points } points de plus que toi
 }
result-gain = { $points ->
    [one] { $name } a marqué { $points } point de plus que { $other }
   *[other] { $name } a marqué { $points } points de plus que { $other }
 }
result-rival = { $name } participe aux majorités mais ne peut pas gagner.
# $scores are names with points, such as: Ann 143
result-tried-from = Scores de la partie d’origine : { $scores }.
result-scored = { $name } { $points }
result-assisted = Partie assistée : des tours entiers ont été annulés.
result-hints = { $whole ->
    [0] Conseils utilisés : { $hints }.
   *[other] Conseils utilisés : { $hints }, dont { $whole } pour un tour entier.
 }
result-aids-purist = Assistance : minimale.
result-aids-trainer = Assistance : complète.
result-points = { $turns ->
    [one] { $points } points après { $turns } tour
   *[other] { $points } points après { $turns } tours
 }
# What is best in this game, such as: most points (148)
result-best = { $what } ({ $figure })
result-bests = { $count ->
    [one] Record personnel : { $bests }
   *[other] Records personnels : { $bests }
 }
# How far ahead a victory was, and where it came from
result-margin = { $points ->
    [one] { $points } point d’avance
   *[other] { $points } points d’avance
 }
result-behind = { $points ->
    [one] { $points } point de retard
   *[other] { $points } points de retard
 }
# $then and $now are such as: 8 points behind
result-turned = { $now } ; { $then } avant le dernier décompte
# Above the columns of the result
result-all-rounds = Tous les décomptes
result-round = décompte { $round }
result-legend = { $name }, tous les décomptes :
result-legend-yours = Tes points au total :
result-all-points = points
result-rematch = &Revanche
result-rematch-tip = Mêmes joueurs, mêmes règles, nouvelle donne
result-same-deal = Même &donne
result-same-deal-tip = Mêmes joueurs, mêmes règles et même donne
result-close = Retour à la &table
result-close-tip = Fermer le résultat et regarder la table finale
result-seats = Chan&ger la table…
result-seats-tip = D’autres joueurs ou d’autres règles
result-postcard = Carte &postale…
result-postcard-tip = Enregistrer le résultat de cette partie en image
result-sources = D’où viennent les points
result-as-tables = En tableaux
result-as-tables-tip = Montrer les points et le déroulement de la partie en tableaux, ou de nouveau en graphiques
# A part of a bar that is pointed at
result-part = { $name }, { $source } : { $points }
result-facts = Faits marquants
result-most-exact = Le plus d’appoints
# $edge is what is scored, such as the wall
result-best-scoring = Le plus de points au décompte { $round }

# How the game went, by expected leads
story-title = Déroulement de la partie
story-what = après chaque tour, l’avance attendue à la fin et son intervalle probable
# The key of the chart: its line and its band
story-key-yours = Ton avance attendue
story-key = Avance attendue pour { $name }
story-key-band = intervalle probable
story-progress = Analyse : { $done ->
    [one] { $done } tour
   *[other] { $done } tours
 } sur { $count }
story-soon = Analyse de tes tours…
story-failed = L’analyse s’est arrêtée de façon inattendue.
story-no-past = Indisponible : cette partie a été enregistrée sans son historique.
story-ahead = avance
story-behind = retard
story-behind-leader = retard sur la tête
story-look = Revoir ce tour
story-look-tip = Revoir la partie à ce tour
story-of-tip = Montrer la partie vue par { $name }
story-turn = Tour { $turn }
# from one expected lead to another
story-change = de { $before } à { $after }
# A turn that changed the lead most; $done is the turn that was played, $order the better one
story-better = { $done }. Mieux : « { $order } ». { $why }
story-better-placed = { $done }. Mieux : le même coup, placé ailleurs. { $why }
# The main cause of the change, as in story-balance
story-mostly-luck = { $done }. Surtout dû à la chance.
story-mostly-play = { $done }. Surtout dû au jeu.
# A point of the chart in words; half of all games ended between $low and $high
story-point-ahead = tour { $turn } : { $points } d’avance (de { $low } à { $high })
story-point-behind = tour { $turn } : { $points } de retard (de { $low } à { $high })
# $text is a point of the chart; $chance are percent
story-with-chance = { $text }, chances de victoire : { $chance } %
# $text is a point of the chart; $verdict is said of its turn
story-with-verdict = { $text } ; { $verdict }
# The same as a table, by the titles of its columns; half of all games ended in the band
story-table-who = Joueur
story-table-done = Coup joué
story-table-lead = Avance
story-table-band = Bande
story-table-chance = Victoire
story-table-verdict = Verdict
story-table-lost = Points perdus
story-table-scoring = décompte { $round }
story-table-percent = { $chance } %
story-balance-title = Chance et jeu
story-luck = chance
story-play = jeu
story-balance = { $name } : chance { $luck }, jeu { $play }
# $level is the level of the computer player that analyses
story-balance-note = Points au-dessus ou au-dessous de la moyenne de la table. Chance : les tirages et les actions des autres. Jeu : les décisions de chacun, selon l’ordinateur ({ $level }).
story-balance-soon = Pesée de la chance et du jeu…
story-balance-sum = La somme de la chance et du jeu est l’avance finale du joueur sur ses adversaires, moins l’avance finale moyenne de tous les joueurs.

# Looking back at a game that is over: the moments between its turns
look-back-title = Analyse de la partie
look-back-bar = Gauche et Droite vont d’un tour à l’autre, { $key-page-mistake } va à l’erreur suivante, { $key-page-tables } montre un tableau, { $key-page-leave } quitte la page
look-back-turn = Tour { $turn } sur { $count }
look-back-now = Maintenant
look-back-no-past = Cette partie a été enregistrée sans son historique : il n’y a rien à revoir.
# At the end of the game, before a turn is chosen
look-back-choose = Choisis un tour dans la liste ou sur la frise pour voir de meilleurs coups.
# A player's turns; $mistakes and $doubtful are such as: 6 mistakes; 1 inaccuracy
look-back-summary = { $mistakes }, { $doubtful } : environ { $points ->
    [one] { $points } point perdu
   *[other] { $points } points perdus
 }
# $summary is look-back-summary for the turns that are already analysed
look-back-so-far = Pour l’instant : { $summary }
look-back-costliest = Voir le tour le plus &coûteux
look-back-costliest-tip = Aller au tour qui a coûté le plus de points
# $deeds are the actions of the next turn, such as: takes 5 denar
look-back-did = { $name } : { $deeds }
look-back-lead = { $name } : avance attendue { $lead }
look-back-first = Début de la partie
look-back-first-tip = Aller au début de la partie
look-back-back = Tour précédent
look-back-back-tip = Reculer d’un tour ; avec Maj, d’un coup
look-back-on = Tour suivant
look-back-on-tip = Avancer d’un tour ; avec Maj, d’un coup
look-back-last = Fin de la partie
look-back-last-tip = Aller à la fin de la partie
look-back-slider = Tours de la partie
look-back-as-table = En tableau
look-back-as-table-tip = Montrer les chiffres de la frise dans un tableau
look-back-seat = Point de vue : { $name }
look-back-viewer = Point de vue
look-back-try = Re&partir d’ici
look-back-try-tip = Commencer une partie d’essai à partir de ce tour, avec les mêmes cartes à venir. Elle compte comme assistée.
look-back-reshuffle = Re&mélanger
look-back-reshuffle-tip = Commencer une partie d’essai à partir de ce tour, en remélangeant tout ce que tu ne voyais pas
look-back-compare = Comparer à un re&levé…
look-back-compare-tip = Comparer cette partie tour par tour au relevé d’un fichier
result-look-back = Re&voir cette partie
result-look-back-tip = Parcourir la partie tour par tour, avec une analyse

# The verdict on a turn, compared with its alternatives in the same simulated games
verdict-good = bon
verdict-doubtful = imprécision
verdict-mistake = erreur
verdict-equal = à peu près équivalent
# $verdict is a word such as: good
verdict-even = { $verdict } : un autre choix est à peu près équivalent
# $between is an interval, such as: 6 to 12
verdict-lost = { $verdict } : a coûté environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} (sans doute { $between })
verdict-between = { $low } à { $high }
verdict-not-yet = pas encore analysé
# $level is the level of the computer player that analyses
verdict-judge = Analyse : { $level } { $version }, { $worlds } simulations par tour. Elle peut se tromper.
look-back-about = À propos de cette analyse
# $level is the computer player that analyses the turns, in $worlds simulated games
verdict-effort = Analyse : { $level }, { $worlds } simulations de { $rounds } tours de table chacune.
# above alternatives that gain as many points as the best one
look-back-equal = Aussi bien
look-back-ways = Autres choix
# beside the alternatives, above their gains
look-back-gained = points de plus
look-back-gain = { $gain } ({ $interval })
look-back-deeper = Analyser à &fond
look-back-deeper-tip = Analyser ce tour plus à fond. { $effort }
look-back-looking = Analyse à fond…
look-back-played = Joué
look-back-better = Mieux
look-back-better-here = Mieux : { $tiles }
look-back-played-here = Joué : { $tiles }
look-back-yours = Tes tours
look-back-theirs = { $name } : tours
look-back-progress = Analyse : { $done ->
    [one] { $done } tour
   *[other] { $done } tours
 } sur { $count }
look-back-every = Tous
look-back-all-tip = Lister tous les tours de ce joueur
look-back-doubtful = { $count ->
    [one] { $count } imprécision
   *[other] { $count } imprécisions
 }
look-back-doubtful-tip = Ne lister que les imprécisions
look-back-mistakes = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
look-back-mistakes-tip = Ne lister que les erreurs
look-back-cancel = Arrêter l’analyse
look-back-cancel-tip = Arrêter l’analyse ; ce qui est fini reste
look-back-judge = Analyser ces tours
look-back-judge-tip = Analyser les tours encore sans verdict
look-back-stale = D’une version antérieure de l’analyse.
look-back-renew = Réanalyser
look-back-renew-tip = Analyser à nouveau tous les tours avec cette version
# A turn as a screen reader reads it; $verdict is such as: mistake: cost about 9 points
look-back-row = tour { $turn } : { $deeds } ; { $verdict }
# $text is the turn with its verdict; $luck are points with their sign
look-back-row-luck = { $text } ; chance { $luck }
look-back-filters = Tours
look-back-number = Tour
look-back-number-tip = Numéro du tour, en comptant les tours de tout le monde
look-back-actions = Actions
look-back-actions-tip = Tuiles et cartes obtenues, et actions du tour
look-back-points-lost-tip = Points perdus par rapport au meilleur autre choix ; une coche signale un bon tour
look-back-luck-tip = Points gagnés ou perdus depuis le tour précédent par les tirages et les actions des autres
look-back-mistake = Erreur suivante
look-back-mistake-tip = Aller à ta prochaine erreur
