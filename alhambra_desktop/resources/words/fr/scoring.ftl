### A scoring round with every figure, and the result of a game.

scoring-title = Décompte { $round }
scoring-everybody = Les points de chacun
scoring-go-on = Continuer ({ $key })
scoring-go-on-tip = Le tour suivant commence
scoring-again = Revoir ({ $key })
scoring-again-tip = Refaire le décompte sur la table
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
# How tied players share a majority: (13 + 6)/2 = 9
scoring-shared = { $whole } / { $among } = { $points }
scoring-full-each = { $points } à chacun
# Above the working of those who have equally many
scoring-tied = à égalité : les places sont partagées
scoring-none = aucun
scoring-nobody = Personne n’en a.
scoring-segments = { $count ->
    [one] { $count } section
   *[other] { $count } sections
 }
# The same as scoring-majority in few words: 3 · tied 1st
scoring-majority-brief = { $tiles } · { $place-brief }
# A prize that grows with the buildings of all players: 3 × 12 buildings
scoring-grows = { $buildings ->
    [one] { $times } × { $buildings } bâtiment
   *[other] { $times } × { $buildings } bâtiments
 }
# Beside the scoring card that is turned up; $places is how many places are paid
scoring-opening-types = { $places ->
    [1] La majorité dans chaque bâtiment,
    [2] Première et deuxième place dans chaque bâtiment,
   *[other] Première, deuxième et troisième place dans chaque bâtiment,
 }
# $sources is a list such as: longest wall and longest moat
scoring-opening-then = puis : { $sources }.
# Beside the figures of a scoring
scoring-hint = Montre une ligne : ses tuiles s’éclairent. Clique dessus pour la compter de nouveau.
# The score track for a screen reader: Yusuf from 12 to 56
scoring-moved = { $name } de { $before } à { $after }
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
