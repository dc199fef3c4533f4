# alhambra-check: one page about a rule set from outside. Lines of help are short and hold no per cent sign.
check-about = Vérifier un complément et lister sur une page ses erreurs et ce qui lui manque.
check-package = paquet, par son nom pointé ou son dossier
check-quick = vérifier une seule table, sans parties de l’ordinateur ni mesure du coût
check-trace = afficher la trace d’appels de la première erreur
# $count packages lie there
check-no-package = { $count ->
    [0] { $folder } ne contient aucun paquet
   *[other] { $folder } contient { $count } paquets
 }. Indiquer le dossier où se trouve le __init__.py du complément.

# The page
check-title = { $title } ({ $name }), langues : { $languages }
check-figures-games = { $tables ->
    [one] { $tables } table ; toutes les vérifications à chacun des { $moves } coups d’une partie au hasard
   *[other] { $tables } tables ; toutes les vérifications à chacun des { $moves } coups de parties au hasard
 }
check-figures-cost = coût : avec lui, lister toutes les actions prend { $offers } fois plus de temps ({ $each } µs), et un coup { $moves } fois plus
check-wrong = Erreurs ({ $count }) :
check-missing = Éléments manquants ({ $count }) :
check-fine = Aucune erreur trouvée.

# A finding: while something was done, $place is a line of the package
check-found = { $what } : { $fault }.
check-raised = { $what } : { $place } a levé { $error }.
check-doing-source = Lecture de son code source
check-doing-words = Lecture de ses textes
check-doing-game = Partie ({ $game }, { $modules })
check-doing-invariants = Vérification de ses invariants
check-doing-offers = Liste des actions permises
check-doing-codec = Enregistrement et relecture des états
check-doing-guess = Vérification des informations cachées
check-doing-secrets = Comparaison de ce que voit une place
check-doing-back = Annulation de coups
check-doing-gestures = Actions jouées à la main
check-doing-pieces = Mise en place de ses pièces
check-doing-folds = Déplacement de ses pièces
check-doing-sayings = Noms de ses points
check-doing-log = Texte du journal
check-doing-wordings = Texte des actions et des emplacements
check-doing-save = Sauvegarde d’une partie
check-doing-record = Relecture d’un relevé
check-doing-use = Vérification de l’usage de ses actions
check-doing-arena = Parties de l’ordinateur contre lui-même
# $level is the name of a level
check-doing-player = Partie au niveau { $level }
check-doing-reasons = Explication des tours
check-doing-judge = Analyse des tours
check-doing-cost = Mesure de son coût
check-doing-view = Chargement de son fichier d’affichage
check-doing-draw = Dessin : { $face }
check-doing-paint = Image : { $name }, { $size } pixels de large
check-doing-section = Texte de sa section : { $name }

# What is broken
check-invariant = { $fault }
check-plan = un plan du niveau { $level } ne peut pas être joué : { $fault }
check-codec = un état change une fois enregistré et relu
check-codec-action = l’action { $action } change une fois enregistrée et relue
check-offer-refused = l’action { $action } est proposée, mais { $rule } l’interdit : { $reason }
check-offer-twice = l’action { $action } est proposée deux fois
check-reveals = l’action { $action } peut être annulée, alors que son résultat dépend d’informations cachées ; renseigner draft.revealed
check-guess = la place { $seat } voit une différence entre une hypothèse et l’état réel : hide et redraw ne concordent pas
check-guess-invariant = une hypothèse de la place { $seat } est impossible : { $fault }
check-secrets = la place 0 en voit trop : des états qui ne diffèrent que par des informations cachées lui paraissent différents
check-gesture-read = le geste pour { $action } est lu comme { $read }
check-gesture-lift = l’action { $action } prend, presse ou paie ce qui n’est pas là : { $gesture }
check-fold = après { $event }, la place { $viewer } voit de mauvaises pièces à { $place } : { $found } au lieu de { $wanted }
check-fold-order = après { $event }, la place { $viewer } voit les pièces dans le mauvais ordre à { $place } : { $found } au lieu de { $wanted }. Les ajouter dans leur ordre d’arrivée, ou trier cet emplacement selon l’id_field de leurs faces
check-fold-again = appliqués une seconde fois, les événements { $events } donnent d’autres emplacements
check-fold-error = les événements { $events } ne peuvent pas déplacer les pièces : { $reason }
check-fold-pieces = une pièce n’est à aucun emplacement, ou à deux
check-motions = les mouvements de l’événement { $event } ne se terminent pas là où sont les pièces ({ $piece })
check-copy-again = une pièce { $piece } a été retirée, puis une autre a reçu le même numéro
check-save = une partie sauvegardée change une fois rouverte
check-record = un relevé rejoué donne un autre résultat
check-private = { $place } importe { $name }, qui n’est pas public
check-no-words = { $id } n’a pas de texte ({ $place })
check-hole = il manque une valeur dans { $id } ({ $language }) : « { $text } »
check-blank = l’image est vide

# What is missing
check-no-pyproject = aucun pyproject.toml à côté du paquet : pip ne peut pas l’installer.
check-no-manifest = le paquet n’a pas de rule-set.toml lisible : les joueurs ne peuvent pas l’installer depuis un fichier.
check-untranslated = { $id } apparaît en anglais, faute de texte ({ $language }).
check-unused = { $id } n’est jamais utilisé.
check-never = l’action { $action } n’a été possible dans aucune des parties.
check-many = l’action { $action } est proposée { $count } fois dans une même position, ce qui ralentit l’ordinateur.
check-no-sum = l’action { $action } n’a pas d’événement sous « Depuis ton tour » (sums_up dans un événement).
check-no-prospect = il rapporte des points, mais aucune estimation (expect) n’en donne la valeur à l’ordinateur.
check-slow = il rend le jeu { $times } fois plus lent.
check-no-building = les bâtiments du type { $type } sont des plaques à leur nom, et une étoile représente le type : utiliser paint_building
check-no-picture = les pièces avec { $face } n’ont pas d’image (draw) et apparaissent comme des plaques à leur nom.
check-no-icon = les points de la source { $source } n’ont pas d’icône (add_icon).
check-no-home = les pièces placées en { $place } sont invisibles (utiliser add_perch, mark_cards, add_pawn, ou un Supply dans une section).

check-unmet = { $count ->
    [one] non vérifié, car absent de ces parties : { $events }
   *[other] non vérifiés, car absents de ces parties : { $events }
 }
