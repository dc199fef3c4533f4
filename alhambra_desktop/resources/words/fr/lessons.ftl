# Lessons: the page that lists them, and the card of a step

learn-title = Apprendre
learn-sentence = De courtes leçons à la table de jeu. Rien de ce que tu fais ici ne compte.
learn-begin = Commencer
learn-begin-tip = Commencer cette leçon à sa première étape
learn-go-on = Continuer
learn-go-on-tip = Reprendre cette leçon à l’étape où tu l’as quittée
learn-again = Refaire
learn-again-tip = Refaire cette leçon depuis sa première étape
learn-steps = { $done ->
    [one] { $done } étape faite sur { $steps }
   *[other] { $done } étapes faites sur { $steps }
 }
learn-modules = Extensions et Granada
learn-rules = Les règles
learn-rules-tip = Lire les règles du jeu et de toutes ses extensions
learn-keys = Raccourcis clavier
learn-keys-tip = Voir tout ce qui se fait au clavier
learn-bar = Tab va d’une leçon à l’autre, { $key-page-card } va au panneau suivant, { $key-page-leave } quitte la page

lesson-number = Leçon { $number } sur { $count }
# At the right of the menu bar
lesson-titled = { $lesson } : { $title }
lesson-module = Courte leçon

# Answers to choose from
lesson-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
lesson-seat = { $name }

lesson-step = étape { $step } sur { $steps }
lesson-why = Remarque :
lesson-rule = Règle { $rule }
lesson-back = Retour
lesson-back-tip = Montrer à nouveau l’étape précédente
lesson-next = Continuer
lesson-next-tip = Passer à l’étape suivante de cette leçon
lesson-finish = Terminé
lesson-finish-tip = Finir cette leçon et revenir à la liste
lesson-next-lesson = Leçon suivante
lesson-next-lesson-tip = Commencer la leçon qui suit celle-ci
lesson-show = Montre-moi
lesson-show-tip = Voir jouer le coup de cette étape
lesson-answer-tip = Répondre : { $answer }
lesson-undo = Annuler le coup
lesson-undo-tip = Annuler ton coup et refaire cette étape
lesson-leave = Quitter
lesson-leave-tip = Arrêter ici ; ta progression est gardée
lesson-unreadable = Les leçons ne peuvent pas être lues : { $fault }. Réinstalle le programme.

# In place of the task, after the player tried the illegal move of the step, or made another legal move
lesson-seen = C’est refusé. Lis pourquoi, puis continue.
lesson-other = C’est permis aussi, mais cette étape montre autre chose. Annule ton coup.

# In place of the task, if the player put back a tile that the step needs
lesson-put-back = Tu as reposé la tuile. Clique dessus pour la reprendre.

# In the line below the table
lesson-bar = Leçon

# The task of the step, in the status bar
lesson-task = { $task }

# After the task, if it can be done by keyboard
lesson-keys = au clavier : les flèches et { $key-choose } ; { $key-page-card } mène à Montre-moi
# The same, if the task is to end the turn
lesson-keys-show = { $key-page-card } mène à Montre-moi

# The first game, and the coach’s advice: a fact, and why it matters
learn-game = Ta première partie
learn-game-goal = Une vraie partie contre deux débutants, avec un guide.
learn-game-begin = Jouer
learn-game-begin-tip = Commencer une vraie partie contre deux débutants, avec un guide
learn-puzzle = Problèmes
learn-puzzle-goal = Une position tirée d’une vraie partie, où un tour surpasse nettement les autres.
learn-puzzle-begin = Ouvrir
learn-puzzle-begin-tip = Ouvrir le problème du jour et la liste des problèmes
coach-title = Le guide
coach-understood = Compris
coach-understood-tip = Fermer ce conseil et continuer à jouer
coach-silence = Sans guide
coach-silence-tip = Continuer sans les conseils du guide
coach-undo = Annuler le coup
coach-undo-tip = Annuler ce coup et en choisir un autre
coach-begins = C’est une vraie partie. À ton tour, prends de l’argent, achète un bâtiment ou réaménage, puis appuie sur Fin du tour.
coach-begins-why = La barre d’état montre toujours ce que tu peux faire.
coach-exact-missed = Tu aurais pu faire l’appoint pour { $tile-le } avec { $cards-le } et avoir une action supplémentaire.
coach-exact-missed-why = Sur le chantier, une étoile marque les tuiles pour lesquelles tu peux faire l’appoint. Tu peux encore annuler ton coup.
coach-acts-again = Tu as fait l’appoint : tu obtiens { $tile-le } et une action supplémentaire.
coach-acts-again-why = Achète encore, prends de l’argent ou réaménage. Plus tu fais l’appoint, plus ton tour se prolonge.
coach-overpaid = Pour { $tile-le }, tu as payé { $over } de trop. On ne rend pas la monnaie.
coach-overpaid-why = De petites cartes de plusieurs monnaies permettent de faire l’appoint plus souvent. Tu peux encore annuler ton coup.
coach-reserve-fits = Tu pourrais maintenant ajouter { $tile-le } de ta réserve.
coach-reserve-fits-why = En réserve, une tuile ne rapporte rien. L’ajouter est une action.
coach-scored = Le premier décompte t’a rapporté { $points ->
    [one] { $points } point
   *[other] { $points } points
 }. Les détails restent dans le journal.
coach-scored-why = Le prochain décompte rapporte plus, et les deuxièmes places rapportent aussi. Le classement montre où une tuile de plus compte.
coach-scoring-near = Le décompte { $round } arrive avec { $last ->
    [1] la prochaine carte
   *[other] l’une des { $last } prochaines cartes
 }.
coach-scoring-near-why = Seule ton Alhambra rapporte des points, pas l’argent que tu as en main.
coach-end-near = { $count ->
    [0] Il ne reste aucune tuile dans le sac
    [one] Il reste une tuile dans le sac
   *[other] Il reste { $count } tuiles dans le sac
 }. La partie se termine dès que le chantier ne peut plus être réapprovisionné.
coach-end-near-why = Chaque tuile restante va à celui qui a le plus d’argent dans la monnaie de sa case.
