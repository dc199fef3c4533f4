### A scoring round with every figure, and the result of a game.

scoring-title = Décompte { $round }
scoring-everybody = Les points de chacun
scoring-go-on = &Continuer
scoring-summary = Le plus de points cette fois : { $most }. En tête : { $lead }.
# $names is a list of names
scoring-best = { $names } avec { $points }
scoring-so-far = Points jusqu’ici
scoring-no-points = aucun point
# What the places in a majority pay: 1st 16, 2nd 8
scoring-prize = { $place } { $points }
# How many buildings somebody has, and which place that is: 2 tiles, tied 1st
scoring-majority = { $tiles ->
    [one] { $tiles } tuile, { $place }
   *[other] { $tiles } tuiles, { $place }
 }
# How tied players share a majority: (13 + 6)/2 = 9 each
scoring-shared = { $whole }/{ $among } = { $points } chacun
scoring-full-each = { $points } à chacun
# What a cell of the table holds, for a screen reader
scoring-cell = { $title }, { $name } : { $figures }

result-title = Résultat
result-you-win = Tu as gagné !
result-wins = { $name } gagne
result-shared = { $names } se partagent la victoire
result-rival = { $name } participe aux majorités mais ne peut pas gagner.
result-assisted = Des tours entiers ont été repris : partie assistée.
result-hints = { $whole ->
    [0] Conseils : { $hints }.
   *[other] Conseils : { $hints }, dont { $whole } pour un tour entier.
 }
result-aids-purist = Aides de jeu : puriste.
result-aids-normal = Aides de jeu : normales.
result-aids-trainer = Aides de jeu : entraînement.
result-points = { $turns ->
    [one] { $points } points après { $turns } tour
   *[other] { $points } points après { $turns } tours
 }
# Above the columns of the result
result-all-rounds = Tous les décomptes
result-round = décompte { $round }
result-all-points = points
result-rematch = &Revanche
result-rematch-tip = Mêmes joueurs et mêmes règles, cartes et tuiles mélangées à nouveau
result-same-deal = Même &donne
result-same-deal-tip = Mêmes joueurs, mêmes règles et même donne
result-close = &Fermer
