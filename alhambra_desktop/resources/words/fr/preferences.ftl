### The preferences.

preferences-title = Préférences
preferences-pages = Sections
preferences-at-once = Les changements s’appliquent immédiatement.
preferences-search = Chercher un réglage
# Beside the search field
preferences-found = { $count ->
    [one] { $count } réglage
   *[other] { $count } réglages
 }
preferences-nothing = Aucun réglage ne correspond à ta recherche.
preferences-reset = Réinitialiser la section
preferences-reset-one = Réinitialiser la section : { $section }
preferences-restore = Tout réinitialiser
preferences-was-reset = { $section } : valeurs par défaut rétablies.
preferences-was-restored = Toutes les valeurs par défaut sont rétablies.
preferences-undo = Annuler
preferences-undo-done = Fermer

# At the foot of the page: its name, and its keys; the brief ones are for narrow windows
preferences-bar = Préférences :
preferences-bar-keys = Haut et Bas choisissent une section, Tab va à ses réglages, Échap revient
preferences-bar-brief = Échap revient
preferences-bar-found = { $count ->
    [0] Rien trouvé :
    [one] { $count } réglage trouvé :
   *[other] { $count } réglages trouvés :
 }
preferences-bar-found-keys = Bas va au premier, Échap efface la recherche
preferences-bar-found-brief = Échap efface la recherche
# Asked after the program restarted in another size
preferences-keep-size = Garder cette taille ?
preferences-keep-size-note = Retour à { $scale } dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
 }.
preferences-keep-size-brief = { $seconds } s
preferences-keep-size-yes = Garder
preferences-keep-size-no = Revenir

# The preview of a table
preferences-preview = Aperçu
preferences-preview-size = en taille réelle
preferences-preview-again = Rejouer
preferences-preview-show = Montrer l’aperçu
preferences-preview-hide = Masquer l’aperçu
preferences-preview-shows = Le coin d’une table : le marché, les cartes d’argent, un Alhambra avec une case permise, et une main. Un autre joueur prend une carte.
preferences-preview-move = { $person } prend { $money }
# $speed is a speed such as Normal
preferences-preview-pace = Vitesse : { $speed }, { $seconds } seconde
preferences-preview-off = Montré immédiatement
preferences-preview-marked = Marqué au lieu d’être animé

# Each setting has a name, a sentence, and further words that find it

preferences-appearance = Apparence
preferences-appearance-line = { $theme }, { $scale }, { $language }
preferences-theme = Thème
preferences-theme-note = « Système » suit le réglage clair ou sombre de ton bureau.
preferences-theme-words = couleurs nuit mode apparence aspect
preferences-theme-system = Système
preferences-theme-light = Clair
preferences-theme-dark = Sombre
preferences-scale = Taille
preferences-scale-note = Agrandit texte et table ensemble. Ta partie reprend après un redémarrage.
preferences-scale-words = échelle zoom plus grand petit texte police pour cent
preferences-per-cent = { $number } %
preferences-language = Langue
preferences-language-note = Change tous les textes, les règles, les nombres et les dates.
preferences-language-words = traduction anglais français
# $language is the name of the language of the desktop
preferences-language-system = Langue du système ({ $language })
preferences-signs = Signes des bâtiments sur les petites tuiles
preferences-signs-note = Ajoute le signe du bâtiment quand une tuile est trop petite pour le montrer.
preferences-signs-words = symboles icônes daltonien types
preferences-contrast = Contraste élevé
preferences-contrast-note = Contours plus forts et fonds unis.
preferences-contrast-words = accessibilité lisible contours
preferences-contrast-system = Système
preferences-contrast-on = Oui
preferences-contrast-off = Non

preferences-motion = Mouvement
preferences-motion-reduced = Réduit
preferences-own = Vitesse de tes coups
preferences-own-note = À quelle vitesse tes propres coups sont montrés.
preferences-own-words = animation rythme
preferences-others = Vitesse des tours des autres
# $space is the name of the key
preferences-others-note = Maintiens { $space } pour accélérer un tour. Un clic finit une étape.
preferences-others-words = animation rythme adversaires ordinateur
preferences-speed-off = Aucune
preferences-speed-fast = Rapide
preferences-speed-normal = Normale
preferences-speed-slow = Lente
preferences-less-motion = Réduire les mouvements
preferences-less-motion-note = Les pièces déplacées sont marquées au lieu d’être animées.
preferences-less-motion-words = animation accessibilité immobile

preferences-sound = Son
preferences-sound-line = Oui, volume { $volume }
preferences-sound-on = Son
preferences-sound-note = Tout ce qui s’entend se voit aussi.
preferences-sound-words = audio muet silence
preferences-volume = Volume
preferences-volume-note = Règle le volume de tous les sons. Une tuile se fait entendre quand tu le changes.
preferences-volume-words = fort faible audio
# The three groups of sounds
preferences-sound-table = À la table
preferences-sound-table-note = Fait entendre les cartes, les pièces, les tuiles et tout ce que toi ou les autres déplacez.
preferences-sound-table-words = audio pièces coups
preferences-sound-counting = Pendant les décomptes
preferences-sound-counting-note = Fait entendre le décompte des points et la fin de la partie.
preferences-sound-counting-words = audio décompte points
preferences-sound-turn = Au début de ton tour
preferences-sound-turn-note = Joue deux notes de luth quand les autres ont joué.
preferences-sound-turn-words = audio notification alerte
preferences-sound-behind = M’avertir aussi quand la fenêtre est à l’arrière-plan
preferences-sound-behind-note = Joue les notes de ton tour quand une autre fenêtre est devant. Tous les autres sons se taisent alors.
preferences-sound-behind-words = audio notification alerte
# Why a setting has no effect now
preferences-needs-sound = Active d’abord le son.
preferences-needs-sound-turn = Active d’abord le son et « Au début de ton tour ».

# Why nothing is heard
sound-no-library = Il n’y a pas de son : la bibliothèque miniaudio n’est pas installée.
sound-no-device = Il n’y a pas de son : le système n’a pas d’appareil audio, ou il n’a pas pu s’ouvrir.
# $file is the file, $reason a clause or what the system says.
sound-file-fault = Rien n’est écrit dans { $file } : { $reason }.

preferences-turns = Tours et aides
preferences-aids = Aides de jeu
preferences-aids-note = « Puriste » ne montre que les cases permises. « Normales » ajoute les aperçus et les raisons. « Entraînement » montre tout ce qui se calcule. Le résultat d’une partie nomme les aides utilisées.
preferences-aids-words = aide conseils aperçu raisons difficulté
preferences-aids-purist = Puriste
preferences-aids-normal = Normales
preferences-aids-trainer = Entraînement
preferences-aids-line-purist = Aides puristes
preferences-aids-line-normal = Aides normales
preferences-aids-line-trainer = Aides d’entraînement
preferences-rounds = Annuler des tours entiers
preferences-rounds-note = Contre l’ordinateur, annuler reprend aussi ses tours. Uniquement si une seule personne joue ; la partie est alors marquée comme assistée.
preferences-rounds-words = reprendre assistée
preferences-ends-itself = Finir le tour automatiquement
preferences-ends-itself-note = Finit ton tour quand il ne reste rien à faire. Ce tour ne peut plus être annulé.
preferences-ends-itself-words = terminer
preferences-answer = Temps pour le vizir
preferences-answer-note = Le temps qu’on te laisse pour le vizir entre les tours des autres.
preferences-answer-words = limite secondes question
preferences-answer-endless = Sans limite
preferences-answer-seconds = { $number } s

preferences-house-rules = Règles maison
preferences-house-rules-words = variantes options officielles
preferences-house-rules-line = { $count ->
    [0] Règles officielles
    [one] { $count } règle maison
   *[other] { $count } règles maison
 }
preferences-rule-sets = Compléments
preferences-rule-sets-words = extensions modules installer règles
preferences-rule-sets-line = { $every ->
    [0] Aucun installé
   *[other] { $count } sur { $every } activés
 }
