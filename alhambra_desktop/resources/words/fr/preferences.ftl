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
# $settings is such as: 4 settings
preferences-found-in = { $settings } dans { $sections ->
    [one] { $sections } section
   *[other] { $sections } sections
 }
preferences-more = Voir tout : { $section }
preferences-more-tip = Montrer tous les réglages de la section { $section }
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
preferences-bar-keys = Haut et Bas choisissent une section, Tab va à ses réglages, { $key-page-leave } quitte la page
preferences-bar-brief = { $key-page-leave } pour revenir
preferences-bar-found = { $count ->
    [0] Rien trouvé :
    [one] { $count } réglage trouvé :
   *[other] { $count } réglages trouvés :
 }
preferences-bar-found-keys = Bas va au premier, { $key-page-leave } efface la recherche
preferences-bar-found-brief = { $key-page-leave } efface la recherche
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
preferences-preview-again = Revoir
preferences-preview-show = Montrer l’aperçu
preferences-preview-hide = Masquer l’aperçu
preferences-preview-shows = Le coin d’une table : chantier, cartes disponibles, une Alhambra avec une case permise, et une main. Un autre joueur prend une carte.
preferences-preview-move = { $person } prend { $money }
# $speed is a speed such as Normal
preferences-preview-pace = Vitesse : { $speed }, { $seconds } s
preferences-preview-off = Montré immédiatement
preferences-preview-marked = Marqué au lieu d’être animé

# Each setting has a name, a sentence, and further words that find it

preferences-appearance = Apparence
preferences-appearance-line = { $theme }, { $scale }, { $language }
setting-theme = Thème
setting-theme-note = « Système » suit le réglage clair ou sombre de ton bureau.
setting-theme-words = couleurs nuit mode apparence aspect
preferences-theme-system = Système
preferences-theme-light = Clair
preferences-theme-dark = Sombre
setting-scale = Taille
setting-scale-note = Agrandit le texte et la table. La fenêtre se rouvre et ta partie continue.
setting-scale-words = échelle zoom plus grand petit texte police pour cent
preferences-per-cent = { $number } %
setting-language = Langue
setting-language-note = Vaut pour tous les textes, règles comprises, les nombres et les dates.
setting-language-words = traduction anglais français
# $language is the name of the language of the desktop
preferences-language-system = Langue du système ({ $language })
setting-small-signs = Symboles des bâtiments sur les petites tuiles
setting-small-signs-note = Ajoute le symbole là où l’image est trop petite.
setting-small-signs-words = symboles icônes daltonien types
setting-contrast = Contraste élevé
setting-contrast-note = Contours plus forts et fonds unis.
setting-contrast-words = accessibilité lisible contours
preferences-contrast-system = Système
preferences-contrast-on = Oui
preferences-contrast-off = Non

preferences-motion = Mouvement
preferences-motion-reduced = Réduit
setting-own-speed = Vitesse de tes coups
setting-own-speed-note = Vitesse à laquelle tes propres coups sont montrés.
setting-own-speed-words = animation rythme
setting-others-speed = Vitesse des tours des autres
setting-others-speed-note = Maintiens { $key-hurry } pour accélérer un tour. Un clic finit une étape.
setting-others-speed-words = animation rythme adversaires ordinateur
preferences-speed-off = Immédiate
preferences-speed-fast = Rapide
preferences-speed-normal = Normale
preferences-speed-slow = Lente
setting-reduced-motion = Réduire les mouvements
setting-reduced-motion-note = Les pièces déplacées sont marquées au lieu d’être animées.
setting-reduced-motion-words = animation accessibilité immobile
# A picture with a moving card for each of the two speeds
preferences-lanes = Durée du mouvement d’une carte
preferences-lanes-you = Tes coups
preferences-lanes-others = Tours des autres
preferences-lane = { $seconds } s

preferences-sound = Son
preferences-sound-line = Activé, volume { $volume }
setting-sound = Tous les sons
setting-sound-note = Tout ce qui s’entend se voit aussi.
setting-sound-words = audio muet silence
setting-sound-volume = Volume
setting-sound-volume-note = Règle le volume de tous les sons. Un son de tuile retentit quand tu le changes.
setting-sound-volume-words = fort faible audio
# The three groups of sounds
setting-sound-table = À la table
setting-sound-table-note = Fait entendre les cartes, les pièces, les tuiles et tout ce qui se déplace, pour toi comme pour les autres.
setting-sound-table-words = audio pièces coups
setting-sound-counting = Pendant les décomptes
setting-sound-counting-note = Fait entendre le décompte des points et la fin de la partie.
setting-sound-counting-words = audio décompte points
setting-sound-turn = Au début de ton tour
setting-sound-turn-note = Joue deux notes de luth quand les autres ont terminé.
setting-sound-turn-words = audio notification alerte
setting-sound-behind = Aussi à l’arrière-plan
setting-sound-behind-note = Joue les deux notes de ton tour même si une autre fenêtre est devant. Les autres sons se taisent alors.
setting-sound-behind-words = audio notification alerte
# Why a setting has no effect now
preferences-needs-sound = Active d’abord le son.
preferences-needs-sound-turn = Active d’abord le son et « Au début de ton tour ».

# A list in which each sound can be played
preferences-sound-summary = Appuie sur une image pour écouter le son.
preferences-listen-to = Jouer le son « { $sound } »
sound-name = { $sound ->
    [card_take] Prendre une carte
    [card_land] Carte en main
    [card_fan] Étaler les cartes
    [card_turn] Retourner
    [coin_exact] Appoint
    [coins_over] Surplus payé
    [tile_lift] Soulever une tuile
    [snap] Tuile sur une case
    [tile_place] Placer une tuile
    [tile_reserve] Tuile en réserve
    [redesign] Réaménagement
    [refuse] Coup interdit
    [undo] Annuler
    [redo] Rétablir
    [bag] Piocher des tuiles
    [turn_end] Finir le tour
    [turn_mine] Votre tour commence
    [scoring_card] Carte Décompte
    [count] Compter les tuiles
    [points] Points
    [wall_step] Section de mur
    [wall_done] Plus long mur
    [vizier] Vizir
    [falcon] Faucon
    [camp] Camp
    [hut] Cabane
    [bureau] Bureau de change
    [bonus] Carte bonus
    [end] Fin de la partie
   *[other] { $sound }
}

# Why nothing is heard
sound-no-library = Il n’y a pas de son : la bibliothèque miniaudio n’est pas installée.
sound-no-device = Il n’y a pas de son : le système n’a pas de périphérique audio, ou n’a pas pu l’ouvrir.
# $file is the file, $reason a clause or what the system says.
sound-file-fault = Impossible d’écrire dans { $file } : { $reason }.

preferences-turns = Tes tours
setting-aids = Assistance
setting-aids-note = Le résultat d’une partie indique l’assistance utilisée.
setting-aids-words = aide aides conseils aperçu raisons difficulté puriste entraînement
preferences-aids-purist = Minimale
preferences-aids-purist-note = Montre seulement les cases permises.
preferences-aids-normal = Standard
preferences-aids-normal-note = Ajoute les aperçus et les raisons.
preferences-aids-trainer = Complète
preferences-aids-trainer-note = Montre tout ce qui se calcule.
preferences-aids-line-purist = Assistance minimale
preferences-aids-line-normal = Assistance standard
preferences-aids-line-trainer = Assistance complète
setting-undo-rounds = Annuler des tours entiers
setting-undo-rounds-note = Si tu es la seule personne à jouer, tu peux aussi annuler les tours de l’ordinateur. La partie compte alors comme assistée.
setting-undo-rounds-words = reprendre assistée
setting-ends-itself = Finir le tour automatiquement
setting-ends-itself-note = Finit ton tour quand il ne reste aucune action. Ce tour ne peut alors plus être annulé.
setting-ends-itself-words = terminer
setting-answer-seconds = Temps pour le vizir
setting-answer-seconds-note = Le temps dont tu disposes pour te servir du vizir entre les tours des autres.
setting-answer-seconds-words = limite secondes question
preferences-answer-endless = Sans limite
preferences-answer-seconds = { $number } s
setting-touch = Tactile
setting-touch-note = Agrandit les boutons et autres cibles pour les doigts. Automatique : dès le premier toucher.
setting-touch-words = doigt écran tactile tablette grands boutons accessibilité
preferences-touch-auto = Automatique
preferences-touch-on = Oui
preferences-touch-off = Non

preferences-house-rules = Règles maison
preferences-house-rules-words = variantes options officielles
preferences-house-rules-line = { $count ->
    [0] Règles officielles
    [one] { $count } règle maison
   *[other] { $count } règles maison
 }
# Beside the title of the section
preferences-house-rules-summary = { $changed ->
    [0] { $count ->
        [one] { $count } règle, officielle
       *[other] { $count } règles, toutes officielles
     }
    [one] { $changed } modifiée sur { $count }
   *[other] { $changed } modifiées sur { $count }
 }
preferences-rule-sets = Compléments
preferences-rule-sets-words = extensions modules installer règles
preferences-rule-sets-line = { $every ->
    [0] Aucun installé
   *[other] { $count } sur { $every } activés
 }

# Why a command cannot have a key. $key is the name of a key
keyboard-refused-fixed = { $key } a une fonction fixe et ne peut pas être attribuée.
keyboard-refused-menu = { $key } est réservée aux menus et aux boutons.
keyboard-refused-page = { $key } a une autre fonction sur certaines pages.
keyboard-refused-held = Cette commande agit tant que sa touche est maintenue. Choisis une touche sans Ctrl, Alt ni Maj.
keyboard-refused-last = Cette commande n’est dans aucun menu : il lui faut une touche.
# $command is the name of a command
keyboard-refused-only = { $key } est la seule touche de « { $command } », et cette commande n’est dans aucun menu.

preferences-keyboard = Clavier
preferences-keyboard-words = touches raccourcis clavier commandes
preferences-keyboard-line = { $count ->
    [0] Touches par défaut
    [one] { $count } commande changée
   *[other] { $count } commandes changées
 }
# The columns of the list
keyboard-key = Touche
keyboard-second = Deuxième touche
# A place of a key as it is read aloud: $slot is “Key” or “Second key”
keyboard-slot = { $command }, { $slot } : { $key }
keyboard-none = aucune
keyboard-change-tip = Changer cette touche
keyboard-add-tip = Ajouter une touche
keyboard-full-tip = Une commande a au plus { $most } touches
keyboard-press = Appuie
# A command is dragged with the mouse
keyboard-drag-tip = Faire glisser cette commande sur une touche du clavier affiché
keyboard-dragged = Dépose { $command } sur une touche
keyboard-reset = Rétablir
keyboard-reset-one = Rétablir les touches : { $command }
# $keys are names of keys
keyboard-reset-tip = Revenir à la valeur par défaut : { $keys }

# The board of keys
keyboard-modifier = Montrer les touches avec ce modificateur
keyboard-no-modifier = Touche seule
keyboard-shift = Maj
keyboard-ctrl = Ctrl
keyboard-alt = Alt
keyboard-caps = Verr
keyboard-back = Retour
keyboard-board = Touches utilisées : { $keys }
keyboard-key-does = { $key } : { $command }
keyboard-key-free = { $key } est libre
keyboard-changed = Changée par toi
keyboard-fixed = Fixe
keyboard-how = { $key-page-choose } sur une touche de la liste la change. Ou fais glisser une commande sur une touche.
keyboard-letters = Sans Ctrl, Alt ni Maj, une lettre n’agit qu’à la table.

# A key that another command has
keyboard-conflict = { $key } est déjà utilisée
keyboard-conflict-note = C’est une touche de « { $command } ». Choisis que faire, ou appuie sur une autre touche.
keyboard-after = Après l’échange :
keyboard-swap = Échanger les deux touches
keyboard-swap-tip = Donner à chaque commande la touche de l’autre
keyboard-take = Utiliser { $key } pour cette commande seulement
keyboard-take-tip = Retirer { $key } à « { $command } »
keyboard-keep = Garder les anciennes touches
keyboard-keep-tip = Ne rien changer

# At the foot of the page
keyboard-bar-press = { $command } :
keyboard-bar-press-keys = appuie sur la nouvelle touche. Retour arrière efface, { $key-page-leave } annule
keyboard-bar-drag-keys = dépose-la sur une touche. { $key-page-leave } annule
keyboard-bar-conflict = { $key } est déjà utilisée :
keyboard-bar-swap = { $key-page-choose } échange les deux touches, { $key-page-leave } garde les anciennes
keyboard-bar-take = { $key-page-choose } l’utilise pour cette commande seulement, { $key-page-leave } garde les anciennes touches
keyboard-bar-keys = Tab mène à la liste, les flèches choisissent une touche, { $key-page-choose } la modifie, { $key-page-leave } revient
