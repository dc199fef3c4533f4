### The bar below the table: whose turn it is, what can be done, and the buttons of the turn.

# The buttons, and the tips of what they do
bar-status = État
# $tip is a tip below, $key the key that does the same
bar-tip = { $tip } ({ $key })
# $what is something that can be done now, $key the key that does it
status-with-key = { $what } ({ $key })
# The sign of what an exact payment brings, and its tip
bar-extra-action = +1 action
bar-extra-action-tip = Tu as fait l’appoint : une action supplémentaire dans ce tour
bar-hint = Conseil
bar-hint-tip = Ce que tu pourrais faire ; encore une fois pour en savoir plus
bar-undo = Annuler
bar-undo-tip = Revenir d’un pas en arrière
bar-undo-round-tip = Annuler tout depuis ton dernier tour ; la partie compte alors comme aidée
bar-restart = Recommencer le tour
bar-restart-tip = Annuler tout le tour
bar-skip = Pas ce tour-ci
bar-skip-tip = Ne plus me demander avant mon prochain tour
bar-end-turn = Fin du tour
bar-end-turn-tip = Tout placer comme prévu et réapprovisionner la table
bar-end-anyway = Finir quand même
bar-pass = Passer
bar-pass-tip = Rien n’est possible
bar-not-now = Pas maintenant
bar-not-now-tip = Laisser passer l’occasion
bar-go-on = Continuer
bar-place-tip = Placer comme prévu
bar-result = Résultat
bar-slower = Plus lent
bar-slower-tip = Compter deux fois plus lentement
bar-pause = Pause
bar-pause-tip = Arrêter l’animation un moment
bar-resume = Reprendre
bar-resume-tip = Continuer l’animation
bar-normal = Normal
bar-normal-tip = Montrer les tours des autres à vitesse normale
bar-fast = Rapide
bar-fast-tip = Montrer plus vite les tours des autres
bar-skip-turns = Sauter
bar-skip-turns-tip = Montrer la table à ton prochain tour
bar-again = Revoir
bar-to-figures = Passer aux chiffres
bar-to-figures-tip = Tout compter d’un coup
bar-result-tip = Revoir le résultat

# Who decides, such as: Your turn; what can be done stands behind it
bar-who = { $who } :
status-over = La partie est finie
status-over-what = revois le résultat ({ $keys }), ou commence une autre partie
status-celebration = Appuie sur une touche ou clique pour voir le résultat

# What can be done, behind the colon; several parts stand side by side
bar-parts = { $told }  ·  { $more }
status-seconds = { $count } s
# While a new game is dealt; behind the colon stands why
status-begins = { $name } commence
status-you-begin = Tu commences
status-thinking = réflexion…
status-waiting = en attente
status-shown = coup en cours
status-replay = on revoit le coup
status-paused = en pause ; { $key } pour continuer
status-scoring = les points sont comptés
# While points are counted on the table; the variables are names of keys
status-scoring-keys = { $hurry } accélère  ·  un clic finit l’étape  ·  { $skip } montre les chiffres
status-scoring-read = continue quand tu veux
status-to-place = { $count ->
    [one] { $count } tuile à placer
   *[other] { $count } tuiles à placer
 }
status-kept = terminer maintenant met { $tiles-le } en réserve
status-end-turn = termine ton tour quand tu veux
status-go-on = continue quand tu veux
status-pass = rien n’est possible : passe
status-taking = appuie sur Prendre, ou choisis une autre carte
# Another's Alhambra is looked at from near, because the mouse is over its panel
status-looking = un clic garde cette Alhambra ouverte ({ $name }), une tuile prise la replie

# $actions are one or several in a list with "or", such as: take money, buy or redesign
status-extra-action = 1 action supplémentaire : { $actions }
# $tiles are types of tiles
status-exact = l’appoint est possible : { $tiles }
# nothing that is for sale can be paid
status-buy-nothing = tu ne peux rien acheter pour l’instant

# Something is in the hand. $places is a list with "or" of the places below
status-drop = dépose { $tile-le } { $places }
status-choose = choisis où mettre { $tile-le } : { $places }
status-drop-from-reserve = dépose { $tile-le } { $places } (termine tes actions)
# $key is a key
status-turn-over = { $key } retourne la tuile
status-on-swap = sur une tuile à échanger
status-on-origin = là où elle était
status-nowhere = { $piece } : aucune place pour l’instant ; { $key } pour annuler
status-put = { $piece } : à poser { $places }
status-raised = { $count ->
    [one] la carte levée paie
   *[other] les cartes levées paient
 }

# What ending the turn now would lose
status-loses-action = il te reste une action supplémentaire : appuie sur Finir quand même pour y renoncer
status-loses-building = une tuile part en réserve alors qu’elle pourrait être construite : appuie sur Finir quand même si c’est voulu

# Why nothing can be taken back, or no record written
undo-nothing = Il n’y a encore rien à annuler.
undo-revealed = De nouvelles cartes ou tuiles sont sorties : le dernier tour ne peut plus être annulé.
record-no-past = Cette partie a été ouverte sans son passé : elle n’a pas de relevé.
record-secret = Le relevé montre les cartes de chacun ; il s’exporte une fois la partie finie.

# Between two people at one screen; $key is the key Enter. The first is for screen readers
curtain-asks = Passe l’écran à { $name } ; { $name } appuie sur { $key } pour continuer
curtain-name = Passe l’écran à { $name }
curtain-hides = En attendant, aucune main n’est visible.
curtain-ready = Appuie sur { $key } ou clique pour continuer

# What was put down this turn, and another action made impossible
promise-broken = { $tiles } : plus possible à cet endroit ; { $count ->
    [one] la tuile est de nouveau
   *[other] les tuiles sont de nouveau
 } dans « À placer »
