# Puzzles: moments of games, the goal of a turn, and what is said of an answer.

# A file that holds no puzzle. $reason is a clause, or what the system says.
puzzle-damaged = Le problème { $file } est illisible ({ $reason }) ; réinstalle le programme.
puzzle-of-other-version = Le problème { $file } est fait pour une autre version de ce programme ; réinstalle celui-ci.
puzzle-other-table = la rejouer mène à une autre position
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
puzzle-goal-run = amener { $run-le } à { $length }
puzzle-goal-exact = { $count ->
    [1] faire l’appoint
   *[other] faire { $count } fois l’appoint
 }
puzzle-goal-save = avoir de quoi payer { $tile-le } au prochain tour
puzzle-goal-save-exactly = pouvoir faire l’appoint pour { $tile-le } au prochain tour

# The card of the goal
puzzle-of-day = Problème du jour, { $date }
puzzle-of-other-day = Problème { $number } sur { $count }
puzzle-rated = cote { $rating }
puzzle-title = À toi de jouer : { $goal }
puzzle-task = En un tour : { $goals }.
puzzle-from = D’une partie à { $seats }, tour { $turn } sur { $turns }, { $set }
puzzle-base = jeu de base
puzzle-open = pas encore atteint
puzzle-reached = atteint

# The card of what was done, and its buttons
puzzle-line = Ton tour
puzzle-deed-open = acheter, prendre de l’argent ou réaménager
puzzle-undo = Annuler
puzzle-undo-tip = Annuler ta dernière action dans ce problème
puzzle-hint = Conseil
puzzle-hint-tip = Montrer le début du meilleur tour ; ta réponse compte alors pour moitié
puzzle-solution = Montrer la solution
puzzle-solution-tip = Si tu n’as pas encore répondu, cela compte comme manqué et fait baisser ta cote.
puzzle-hinted = Première étape : { $turn }. Avec un conseil, ta réponse compte pour moitié.

# The card of the answer
puzzle-answer = Ta réponse
puzzle-answer-how = Termine ton tour pour répondre ; il est alors comparé au meilleur. Si tu montres d’abord la solution, le problème compte comme manqué et ta cote baisse.
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
puzzle-left-out = Objectifs manqués : { $things }.
puzzle-more = Le meilleur tour se joue aussi { $things }.
puzzle-costs = Le meilleur tour se joue { $things }.
puzzle-equal-otherwise = Le meilleur tour est semblable, mais un peu meilleur.
puzzle-again = Réessayer
puzzle-again-tip = Revenir au début de ce problème
puzzle-look-back = Revoir cette partie
puzzle-look-back-tip = Revoir la vraie partie dont vient cette position

# The strip below
puzzle-month-told = résolus : { $solved }, presque : { $nearly }, manqués : { $missed }
puzzle-day-off = Un jour sauté ne coûte rien.
puzzle-legend = étoile : résolu, triangle : presque, carré : manqué
puzzle-day = { $day } : { $answer }
puzzle-rating = ta cote
puzzle-answers = { $count ->
    [0] aucune réponse
    [one] après { $count } réponse
   *[other] après { $count } réponses
 }
puzzle-reset = Remettre à zéro
puzzle-reset-tip = Remettre ta cote à sa valeur de départ
puzzle-reset-sure = Appuie encore pour confirmer
puzzle-reset-sure-tip = Appuie encore : ta cote et tes réponses seront effacées
# Of which modules other puzzles are
puzzle-kind = Les problèmes proposés
puzzle-kind-known = Problèmes aux modules connus
puzzle-kind-base = Problèmes du jeu de base
puzzle-kind-module = Problèmes avec { $module }
puzzle-another = Autre problème
puzzle-another-tip = Résoudre un autre problème du genre choisi, à peu près de ton niveau
puzzle-daily = Problème du jour
puzzle-daily-tip = Revenir au problème que tout le monde a aujourd’hui
puzzle-leave = Retour
puzzle-leave-tip = Revenir à la page précédente

# In the line below the table
puzzle-bar = Problème
puzzle-bar-solution = voici le meilleur tour
puzzle-bar-answered = réponse donnée ; réessaie ou choisis un autre problème
