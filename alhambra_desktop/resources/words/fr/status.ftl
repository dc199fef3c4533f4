### The bar below the table: whose turn it is, what can be done, and the buttons of the turn.

# The buttons, and the tips of what they do
bar-status = Barre d’état
# $tip is a tip below, $key the key that does the same
bar-tip = { $tip } ({ $key })
# $what is something that can be done now
status-with-key = { $what } ({ $key-press-figure })
# The sign of what an exact payment brings, and its tip
bar-extra-action = +1 action
bar-extra-action-tip = Tu as fait l’appoint : tu as une action supplémentaire ce tour-ci
bar-hint = Conseil
bar-hint-tip = Suggérer un coup ; appuie encore pour en savoir plus
bar-undo = Annuler
bar-undo-tip = Annuler ta dernière action
bar-undo-round-tip = Annuler jusqu’au début de ton dernier tour ; la partie compte alors comme assistée
bar-restart = Recommencer le tour
bar-restart-tip = Annuler tout le tour
bar-skip = Pas ce tour-ci
bar-skip-tip = Ne plus me demander avant mon prochain tour
bar-end-turn = Fin du tour
bar-end-turn-tip = Placer tes tuiles comme prévu, puis réapprovisionner le chantier et les cartes
bar-end-anyway = Finir quand même
bar-pass = Passer
bar-pass-tip = Passer, car aucune action n’est possible
bar-not-now = Pas maintenant
bar-not-now-tip = Renoncer cette fois
bar-go-on = Continuer
bar-place-tip = Placer comme prévu
bar-result = Résultat
bar-slower = Plus lent
bar-slower-tip = Décompter deux fois plus lentement
bar-pause = Pause
bar-pause-tip = Arrêter l’animation un moment
bar-resume = Reprendre
bar-resume-tip = Continuer l’animation
bar-normal = Normal
bar-normal-tip = Montrer les tours des autres à vitesse normale
bar-fast = Rapide
bar-fast-tip = Montrer plus vite les tours des autres
bar-steps = Étape { $step } sur { $count } de ce tour
bar-skip-turns = Sauter
bar-skip-turns-tip = Sauter jusqu’à ton prochain tour
bar-to-figures = Passer aux totaux
bar-to-figures-tip = Montrer les totaux immédiatement
bar-result-tip = Revoir le résultat

# Who decides, such as: Your turn; what can be done stands behind it
bar-who = { $who } :
status-over = La partie est terminée
status-over-what = revois le résultat ({ $key-result }), ou commence une autre partie
status-celebration = Appuie sur une touche ou clique pour voir le résultat

# What can be done, behind the colon; several parts stand side by side
bar-parts = { $text }  ·  { $more }
status-seconds = { $count } s
# While a new game is dealt; behind the colon stands why
status-begins = { $name } commence
status-you-begin = Tu commences
status-thinking = réflexion…
status-waiting = en attente
status-shown = coup en cours
status-replay = on revoit le coup
status-paused = en pause ; { $key-pause } pour continuer
status-scoring = décompte des points
# While points are counted on the table; the variables are names of keys
status-scoring-keys = maintiens { $key-hurry } pour accélérer  ·  clique pour finir une étape  ·  { $key-put-back } passe aux totaux
status-scoring-read = continue quand tu veux
status-to-place = { $count ->
    [one] { $count } tuile à placer
   *[other] { $count } tuiles à placer
 }
status-kept = si tu termines maintenant, tu mets { $tiles-le } en réserve
status-end-turn = termine ton tour quand tu veux
status-go-on = continue quand tu veux
status-pass = aucune action n’est possible : passe
status-taking = appuie sur Prendre, ou choisis une autre carte
# Another's Alhambra is looked at from near, because the mouse is over its panel
status-looking = clique pour garder cette Alhambra ouverte ({ $name })

# $actions are one or several in a list with "or", such as: take money, buy or redesign
status-extra-action = 1 action supplémentaire : { $actions }
# $tiles are tiles with their prices, such as: tower 11, pavilion 4 and tower 9
status-exact = l’appoint est possible : { $tiles }
# nothing that is for sale can be paid
status-buy-nothing = tu ne peux rien acheter pour l’instant

# Something is in the hand. $places is a list with "or" of the places below
status-drop = dépose { $tile-le } { $places }
status-choose = choisis où mettre { $tile-le } : { $places }
status-drop-from-reserve = dépose { $tile-le } { $places } (ta dernière action)
status-turn-over = { $key-turn-over } retourne la tuile
status-on-swap = sur une tuile à échanger
status-on-origin = là où elle était
status-nowhere = { $piece } : aucune place pour l’instant ; { $key-put-back } pour annuler
status-put = { $piece } : à poser { $places }
status-raised = { $count ->
    [one] la carte levée paie
   *[other] les cartes levées paient
 }

# What ending the turn now would lose
status-loses-action = il te reste une action supplémentaire : appuie sur Finir quand même pour y renoncer
status-loses-building = une tuile qui peut être placée irait en réserve : appuie sur Finir quand même pour confirmer

# Why nothing can be taken back, or no record written
undo-nothing = Il n’y a rien à annuler.
undo-revealed = Le dernier tour ne peut plus être annulé : de nouvelles cartes ou tuiles sont sorties.
record-no-past = Cette partie a été ouverte sans son historique : elle n’a pas de relevé.
record-secret = Le relevé montre les cartes de chacun. Tu pourras l’exporter une fois la partie terminée.

# Between two people at one screen. The first is for screen readers
curtain-asks = Passe l’écran à { $name } ; { $name } appuie sur { $key-page-choose } pour continuer
curtain-name = Passe l’écran à { $name }
curtain-hides = Toutes les mains sont cachées.
curtain-ready = Appuie sur { $key-page-choose } ou clique pour continuer

# What was put down this turn, and another action made impossible
promise-broken = { $count ->
    [one] la tuile ({ $tiles }) ne convient plus à sa case et revient
   *[other] les tuiles ({ $tiles }) ne conviennent plus à leurs cases et reviennent
 } dans « À placer »
