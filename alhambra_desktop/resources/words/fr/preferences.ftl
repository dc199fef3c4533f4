### The preferences.
### The letter after & goes to a field by the keyboard: once on each page, the names of the pages counted too.

preferences-title = Préférences
preferences-pages = Pages des préférences
preferences-at-once = Chaque changement s’applique tout de suite.

preferences-appearance = &Apparence
# The choice of the language; $language is the name of the one that the desktop has
preferences-language = &Langue
preferences-language-name = Langue
preferences-language-system = celle du système ({ $language })
preferences-language-note = Les mots de tout le programme, les chiffres et les dates.
# The choice of light or dark colours
preferences-theme = &Thème
preferences-theme-name = Thème
preferences-theme-note = Clair, sombre, ou comme le système.
preferences-theme-system = comme le système
preferences-theme-light = clair
preferences-theme-dark = sombre
preferences-scale = É&chelle
preferences-scale-name = Échelle du texte et de la table
preferences-scale-note = Texte et table ; la fenêtre se ferme et se rouvre.
preferences-scale-value = { $number } %
preferences-less-motion = Moins de mou&vement : marquer au lieu d’animer
preferences-less-motion-note = On n’y perd rien : ce qui a bougé est marqué.

preferences-animation = A&nimation
preferences-own = Mes c&oups
preferences-own-name = Mes coups
preferences-own-note = À quelle vitesse tes coups sont montrés.
preferences-others = Coups des a&utres
preferences-others-name = Coups des autres
# Space is the name of the key
preferences-others-note = Maintenir { $space } les accélère, un clic finit l’étape.
# How fast moves are shown
preferences-speed-off = tout de suite, sans mouvement
preferences-speed-fast = rapide
preferences-speed-normal = normal
preferences-speed-slow = lent
preferences-answer = Temps pour le vi&zir
preferences-answer-name = Temps pour le vizir
preferences-answer-note = Le temps qu’on te laisse, quand il pourrait faire l’appoint.
preferences-ends-itself = Fin&ir mon tour d’office quand il ne reste rien à faire
preferences-ends-itself-note = On ne peut alors plus l’annuler.
preferences-answer-endless = sans limite
preferences-answer-seconds = { $number ->
    [one] { $number } seconde
   *[other] { $number } secondes
 }

preferences-sound = &Son
preferences-sound-on = S&ons
preferences-sound-note = Tout ce qui s’entend se voit aussi ; il n’y a pas de musique.
preferences-volume = &Volume
preferences-volume-name = Volume
preferences-volume-note = Le volume de tous les sons ; une tuile se fait entendre quand il change.
preferences-volume-value = { $number } %
# The three groups of sounds
preferences-sound-table = À la &table
preferences-sound-table-note = Cartes, pièces, tuiles et tout ce qui bouge, chez toi et chez les autres.
preferences-sound-counting = Aux &décomptes
preferences-sound-counting-note = Le déroulement d’un décompte, et la fin de la partie.
preferences-sound-turn = Au début de mon to&ur
preferences-sound-turn-note = Deux cordes de luth, quand d’autres ont joué.
preferences-sound-behind = Mon tour aussi derrière une autr&e fenêtre
preferences-sound-behind-note = Les autres sons ne s’entendent que si une fenêtre du programme est devant.

# Why nothing is heard
sound-no-library = On n’entend rien : la bibliothèque miniaudio n’est pas installée.
sound-no-device = On n’entend rien : le système n’a pas d’appareil audio, ou il n’a pas pu s’ouvrir.
# $file is the file, $reason a clause or what the system says.
sound-file-fault = Rien n’est écrit dans { $file } : { $reason }.

preferences-aids-page = Tours et aides de &jeu
preferences-aids = Ai&des de jeu
preferences-aids-name = Aides de jeu
preferences-aids-note = Le résultat d’une partie dit lesquelles ont servi.
preferences-aids-purist = puriste : les cases permises, rien n’est calculé
preferences-aids-normal = normal : aperçus et raisons
preferences-aids-trainer = entraînement : tout ce qui se calcule
preferences-rounds = Contre l’o&rdinateur, annuler reprend des tours entiers
preferences-rounds-note = Uniquement si une seule personne joue ; la partie est alors notée comme assistée.

preferences-house-variants = Règles &maison
