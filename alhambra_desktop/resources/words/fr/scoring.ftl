# A scoring round, and the result of a game

scoring-title = Décompte { $round }
scoring-everybody = Les points de chacun
scoring-go-on = &Continuer
scoring-summary = Le plus de points cette fois : { $most }. En tête : { $lead }.
scoring-best = { $names } avec { $points }
scoring-so-far = Points jusqu’ici
scoring-no-points = aucun point
scoring-prize = { $place } { $points }
scoring-majority = { $tiles ->
    [one] { $tiles } tuile, { $place }
   *[other] { $tiles } tuiles, { $place }
 }
scoring-shared = { $whole }/{ $among } = { $points } chacun
scoring-full-each = { $points } à chacun
scoring-cell = { $title }, { $name }

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
result-all-rounds = Tous les décomptes
result-round = décompte { $round }
result-all-points = points
result-rematch = &Revanche
result-rematch-tip = Mêmes joueurs et mêmes règles, cartes et tuiles mélangées à nouveau
result-same-deal = Même &donne
result-same-deal-tip = Mêmes joueurs, mêmes règles et même donne
result-close = &Fermer
