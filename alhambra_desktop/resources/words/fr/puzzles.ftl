# Puzzles: positions from games, goals of a turn, and the verdict on an answer.

# A file that holds no puzzle. $reason is a clause, or what the system says.
puzzle-damaged = Le problème { $file } est illisible ({ $reason }). Réinstalle le programme.
puzzle-of-other-version = Le problème { $file } est fait pour une autre version de ce programme. Réinstalle le programme.
puzzle-other-table = une fois rejouée, la partie mène à une autre position
puzzle-none = Il n’y a aucun problème. Réinstalle le programme.

# Goals, as orders within a sentence
puzzle-goal-lead = prendre la tête en { $types }
puzzle-goal-level = rejoindre le premier en { $types }
puzzle-goal-rank = { $rank ->
    [2] passer deuxième en { $types }
    [3] passer troisième en { $types }
   *[other] passer quatrième en { $types }
 }
puzzle-goal-rank-shared = { $rank ->
    [2] partager la deuxième place en { $types }
    [3] partager la troisième place en { $types }
   *[other] partager la quatrième place en { $types }
 }
puzzle-goal-ahead = avoir { $margin } d’avance en { $types }
puzzle-goal-count = { $count ->
    [one] avoir { $count } tuile { $type-de }
   *[other] avoir { $count } { $type-many }
 }
puzzle-goal-run = porter { $run-le } à { $length }
puzzle-goal-exact = { $count ->
    [1] faire l’appoint
   *[other] faire { $count } fois l’appoint
 }
puzzle-goal-save = avoir de quoi payer { $tile-le } au prochain tour
puzzle-goal-save-exactly = pouvoir faire l’appoint pour { $tile-le } au prochain tour
# The numbers of a goal; $rank is a place that another player has, or 0 for the player behind you
puzzle-standing = { $rank ->
    [0] Toi { $own }, suivant { $other }
    [1] Toi { $own }, premier { $other }
    [2] Toi { $own }, deuxième { $other }
    [3] Toi { $own }, troisième { $other }
   *[other] Toi { $own }, quatrième { $other }
 }
puzzle-standing-now = { $own } sur { $wanted } pour l’instant

# The puzzle
puzzle-of-day = Problème du jour, { $date }
puzzle-of-other-day = Problème { $number } sur { $count }
puzzle-rated = cote { $rating }
puzzle-difficulty = difficulté { $rating }
# $count is the number of goals below
puzzle-title = { $count ->
    [one] Atteins cet objectif en un seul tour
    [2] Atteins les deux objectifs en un seul tour
   *[other] Atteins les { $count } objectifs en un seul tour
 }
puzzle-task = En un tour : { $goals }.
puzzle-from = Tiré d’une partie à { $seats }, tour { $turn } sur { $turns }, { $set }
puzzle-base = jeu de base
puzzle-open = pas encore atteint
puzzle-reached = atteint

# The turn so far, and its buttons
puzzle-line = Ton tour
puzzle-deed-open = Acheter, prendre de l’argent ou réaménager
puzzle-deed-extra = Action supplémentaire si tu fais l’appoint
puzzle-hint = Conseil
puzzle-hint-tip = Montrer le début du meilleur tour ; ta réponse compte alors pour moitié
puzzle-free-hint-tip = Montrer le début du meilleur tour
puzzle-solution = Montrer la solution
puzzle-solution-tip = Si tu n’as pas encore répondu, cela compte comme manqué et fait baisser ta cote.
puzzle-gains = Résoudre change ta cote de { $alone }, ou de { $hinted } si tu utilises un conseil.
puzzle-hint-free = Ton résultat est déjà enregistré : les conseils sont maintenant gratuits.
puzzle-hinted = Première étape : { $turn }. Avec un conseil, ta réponse compte pour moitié.
puzzle-hinted-free = Première étape : { $turn }.

# The answer
puzzle-answer = Ta réponse
puzzle-answer-how = Termine ton tour pour répondre : il sera comparé au meilleur tour.
puzzle-judging = Analyse de ton tour…
puzzle-showing = Voici le meilleur tour. Les raisons suivent.
puzzle-unjudged = Ton tour n’a pas pu être vérifié. Réessaie.
puzzle-solved = Résolu
puzzle-nearly = Presque
puzzle-missed = Manqué
puzzle-shown = La solution
puzzle-as-good = aussi bon que le meilleur tour
puzzle-short = environ { $points ->
    [one] { $points } point
   *[other] { $points } points
 } de moins ({ $between })
# $things are quoted goals
puzzle-left-out = Il manque : { $things }.
puzzle-goal-quoted = « { $goal } »
# $count is the number of goals; $things are reasons
puzzle-more = { $count ->
    [one] Objectif atteint.
   *[other] Objectifs atteints.
 } Autres raisons du meilleur tour : { $things }.
puzzle-costs = Raisons du meilleur tour : { $things }.
puzzle-equal-otherwise = Le meilleur tour ressemble au tien, en un peu mieux.
puzzle-again = Réessayer
puzzle-again-tip = Revenir au début de ce problème
puzzle-next = Problème suivant
puzzle-next-tip = Passer au prochain problème non résolu qui correspond aux filtres de la liste
puzzle-reward = Cote { $rating } ({ $change }).
puzzle-reward-none = Ta cote ne change pas : seule ta première réponse compte.
puzzle-look-back = Revoir cette partie
puzzle-look-back-tip = Revoir la vraie partie dont vient cette position

# The results of puzzles of the day, the rating, and links to other puzzles
puzzle-day = { $day } : { $answer }
puzzle-answers = { $count ->
    [0] aucune réponse
    [one] après { $count } réponse
   *[other] après { $count } réponses
 }
puzzle-reset = Remettre à zéro
puzzle-reset-tip = Remettre ta cote à sa valeur de départ et effacer tes réponses
puzzle-reset-sure = Appuie encore pour confirmer
puzzle-reset-sure-tip = Appuie encore : ta cote et tes réponses seront effacées
puzzle-another = Autre problème
puzzle-another-tip = Passer au prochain problème non résolu qui correspond aux filtres de la liste
puzzle-daily = Problème du jour
puzzle-daily-tip = Revenir au problème que tout le monde a aujourd’hui

# In the line below the table
puzzle-bar = Problème
puzzle-bar-solution = voici le meilleur tour
puzzle-bar-answered = réponse donnée ; réessaie ou choisis un autre problème

# The page with the list of puzzles
puzzles-title = Problèmes
puzzles-bar = Problèmes :
puzzles-bar-keys = { $key-page-choose } ouvre le problème choisi, { $key-page-card } change de panneau, { $key-page-tables } montre la courbe en tableau, { $key-page-leave } quitte la page
# Without a curve
puzzles-bar-keys-unrated = { $key-page-choose } ouvre le problème choisi, { $key-page-card } change de panneau, { $key-page-leave } quitte la page
puzzles-bar-brief = { $key-page-choose } ouvre un problème, { $key-page-card } change de panneau
puzzles-show-list = Liste des problèmes
puzzles-show-list-tip = Montrer la liste de tous les problèmes
puzzles-show-day = Problème du jour
puzzles-show-day-tip = Montrer le problème du jour, le calendrier et ta cote

# The puzzle of the day, the month and the rating
puzzles-daily = Résoudre celui du jour
puzzles-daily-tip = Ouvrir le problème que tout le monde a aujourd’hui
puzzles-not-answered = Pas encore de réponse
puzzles-solved = { $count ->
    [one] { $count } résolu
   *[other] { $count } résolus
 }
puzzles-week = Résolus cette semaine : { $solved } sur { $days }
puzzles-streak = { $count ->
    [0] Pas encore de série.
    [one] Série : { $count } problème du jour.
   *[other] Série : { $count } problèmes du jour.
 }
puzzles-day-off = Sauter un jour ne l’interrompt pas.
puzzles-month-rule = Chaque jour résolu devient une étoile.
puzzles-your-rating = Ta cote
puzzles-rating-start = Tout le monde commence à { $rating }.
puzzles-rating-means = À ce niveau, tu résous environ un problème sur deux.
puzzles-rating-rule = Monte avec les problèmes résolus ; les difficiles comptent plus.
# The tooltip of the column
puzzles-rating-tip = La difficulté et ta cote suivent la même échelle : tu résous un problème sur deux à ton niveau
puzzles-as-table = Tableau
puzzles-as-table-tip = Montrer la courbe en tableau
puzzles-as-chart = Courbe
puzzles-as-chart-tip = Montrer le tableau en courbe
puzzles-table-rating = Cote
puzzles-difficulty = Difficulté
puzzles-table-goal = Problème
puzzles-table-day = Jour

# The list. $detail is puzzles-detail, $result the answer with its day.
puzzles-list = Problèmes
puzzles-list-tip = Ouvrir un problème avec { $key-page-choose }, un double clic ou son bouton
puzzles-solve = Résoudre
puzzles-detail = { $seats } joueurs · { $modules }
puzzles-row = { $goals }, { $level }, cote { $rating }, { $detail }, { $result }
puzzles-new = Nouveau
puzzles-count = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
 }

# Filters of the list
puzzles-filters = { $count ->
    [0] Filtres
   *[other] Filtres ({ $count })
 }
puzzles-more-filters = { $count ->
    [0] Plus de filtres
   *[other] Plus de filtres : { $count }
 }
puzzles-fewer-filters = Moins de filtres
puzzles-more-filters-tip = Montrer ou cacher les filtres par extension et par thème
puzzles-filters-tip = Choisir les problèmes de la liste
puzzles-to-list = { $count ->
    [one] Montrer { $count } problème
   *[other] Montrer { $count } problèmes
 }
puzzles-to-list-tip = Fermer les filtres et montrer la liste
puzzles-none-found = Aucun problème ne correspond à tous les filtres.
puzzles-without = Sans le filtre { $filters } : { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
 }
puzzles-fewer-filters-tip = Enlever { $filters } pour retrouver des problèmes
puzzles-filter-tip = { $filter } : seulement « { $value } »
puzzles-filter-off-tip = { $filter } : tout montrer
puzzles-all = Tous
puzzles-kind = Extension
puzzles-more-kinds = { $count } de plus
puzzles-more-kinds-tip = Montrer toutes les extensions
puzzles-known = Extensions connues
puzzles-base = Jeu de base
puzzles-level = Niveau
puzzles-starting-level = Niveau de départ
puzzles-easy = Facile
puzzles-medium = Moyen
puzzles-hard = Difficile
puzzles-expert = Expert
puzzles-theme = Thème
puzzles-theme-rank = Majorités
puzzles-theme-ahead = Avances
puzzles-theme-count = Bâtiments
puzzles-theme-run = Murs
puzzles-theme-exact = Appoints
puzzles-theme-save = Épargne
puzzles-result = Réponse
