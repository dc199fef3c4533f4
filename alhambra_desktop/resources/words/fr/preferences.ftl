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
preferences-scale-note = Texte et table ; elle change au prochain démarrage.
preferences-scale-value = { $number } %
preferences-less-motion = Moins de mou&vement : des marques au lieu de vols
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
preferences-answer-endless = sans limite
preferences-answer-seconds = { $number ->
    [one] { $number } seconde
   *[other] { $number } secondes
 }

preferences-aids-page = Aides de &jeu
preferences-aids = Ai&des de jeu
preferences-aids-name = Aides de jeu
preferences-aids-note = Le résultat d’une partie dit lesquelles ont servi.
preferences-aids-purist = puriste : les cases permises, rien n’est calculé
preferences-aids-normal = normal : aperçus et raisons
preferences-aids-trainer = entraînement : tout ce qui se calcule
preferences-rounds = Contre l’o&rdinateur, annuler reprend des tours entiers
preferences-rounds-note = Uniquement si une seule personne joue ; la partie est alors notée comme assistée.

preferences-house-variants = Règles &maison
