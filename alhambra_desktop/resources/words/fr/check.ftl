# alhambra-check: one page about a rule set from outside. Lines of help are short and hold no per cent sign.
check-about = Demande à une extension extérieure tout ce qui doit valoir pour chacune, et dit sur une page ce qui est faux et ce qui manque.
check-package = un paquet, par son nom pointé ou son dossier
check-quick = une table, ni joueurs de l’ordinateur ni coût
check-trace = montrer la pile d’appels de la première erreur, pour les auteurs
# $count packages lie there
check-no-package = { $folder } contient { $count ->
    [0] aucun paquet
   *[other] { $count } paquets
 } ; nomme le dossier où se trouve le __init__.py de l’extension.

# The page
check-title = { $title } ({ $name }), langues : { $languages }
check-figures-games = { $tables ->
    [one] { $tables } table, { $moves } coups d’une partie au hasard, examinés de toutes les façons
   *[other] { $tables } tables, { $moves } coups de parties au hasard, examinés de toutes les façons
 }
check-figures-cost = coût : tous les choix { $offers } fois ceux des autres (les siens prennent { $each } µs), un coup { $moves } fois
check-wrong = Faux ({ $count }) :
check-missing = Manquant ({ $count }) :
check-fine = Rien n’est faux.

# A finding: while something was done, $place is a line of the package
check-found = { $what } : { $fault }.
check-raised = { $what } : { $place } a levé { $error }.
check-doing-source = Lecture de son code
check-doing-words = Lecture de ses textes
check-doing-game = Partie de { $game } avec { $modules }
check-doing-invariants = Examen de ses invariants
check-doing-offers = Examen de ce qui est possible
check-doing-codec = Écriture et lecture des états
check-doing-guess = Supposition de ce qui est caché
check-doing-secrets = Comparaison de ce que voit une place
check-doing-back = Reprise des coups
check-doing-gestures = Actions à la main
check-doing-pieces = Disposition de ses pièces
check-doing-folds = Déplacement de ses pièces
check-doing-sayings = Noms de ses points
check-doing-log = Récit de ce qui s’est passé
check-doing-said = Récit de ce qui est possible et de ce qui est posé
check-doing-save = Sauvegarde d’une partie
check-doing-record = Relecture d’un enregistrement
check-doing-use = Examen de ses actions
check-doing-arena = Parties entre joueurs de l’ordinateur
# $level is the name of a level
check-doing-player = Faire jouer : { $level }
check-doing-reasons = Explication des tours
check-doing-judge = Jugement des tours
check-doing-cost = Mesure de son coût
check-doing-view = Chargement de son fichier de vue
check-doing-draw = Dessin de { $face }
check-doing-paint = Peinture : { $name }, { $size } pixels de large
check-doing-section = Récit de sa section : { $name }

# What is broken
check-invariant = { $fault }
check-plan = le plan d’un joueur ne peut pas être joué ({ $level }) : { $fault }
check-codec = un état revient d’un fichier différent de ce qu’il était
check-codec-action = { $action } revient d’un fichier comme une autre action
check-offer-refused = { $action } est proposée et refusée par { $rule } : { $reason }
check-offer-twice = { $action } est proposée deux fois
check-reveals = { $action } peut être reprise, et pourtant une chose cachée en décide ; mets draft.revealed
check-guess = ce que la place { $seat } voit d’une supposition n’est pas ce qu’elle voit de l’état ; hide et redraw ne vont pas ensemble
check-guess-invariant = une supposition de la place { $seat } est impossible : { $fault }
check-secrets = la place 0 voit plus qu’elle ne doit : des états qui ne diffèrent que par des secrets ont l’air différents
check-gesture-read = { $action } est montrée à la main, et lue comme { $read }
check-gesture-lift = { $action } prend, presse ou paie ce qui n’est pas là : { $gesture }
check-fold = après { $event }, les pièces vues par { $viewer } ne sont pas là où l’état le dit, à { $place } : { $found } au lieu de { $wanted }
check-fold-order = après { $event }, les pièces vues par { $viewer } ne sont pas dans l’ordre que dit l’état, à { $place } : { $found } au lieu de { $wanted } ; pose-les dans l’ordre de leur arrivée, ou trie cet endroit par l’id_field de leurs faces
check-fold-again = les évènements { $events } mènent les pièces ailleurs quand on les suit une seconde fois
check-fold-error = les évènements { $events } ne peuvent déplacer les pièces : { $reason }
check-fold-pieces = une pièce n’est nulle part, ou à deux endroits
check-motions = les mouvements de { $event } ne mènent pas là où sont les pièces ({ $piece })
check-copy-again = une pièce { $piece } disparue est revenue sous son numéro
check-save = une partie sauvegardée revient différente
check-record = un enregistrement relu donne un autre résultat
check-private = { $place } importe { $name }, qui n’est pas public
check-no-words = { $id } n’a pas de texte ({ $place })
check-hole = { $id } ne peut se dire en { $language } : « { $text } »
check-blank = on n’y voit rien

# What is missing
check-no-pyproject = il n’y a pas de pyproject.toml à côté du paquet, pip ne peut donc pas l’installer.
check-no-manifest = il n’y a pas de rule-set.toml lisible dans le paquet, les joueurs ne peuvent donc pas l’installer d’un fichier.
check-untranslated = { $id } se dit en anglais, faute de texte en { $language }.
check-unsaid = { $id } n’est dit par personne.
check-never = { $action } n’a été possible dans aucune partie.
check-many = { $action } a { $count } choix à la fois, ce qui ralentit les joueurs de l’ordinateur.
check-no-sum = rien de ce que fait { $action } n’est dit sous « Depuis ton tour » (sums_up d’un évènement).
check-no-prospect = elle donne des points, et aucun espoir (expect) ne dit aux joueurs de l’ordinateur ce qu’elle vaut.
check-slow = elle rend le jeu { $times } fois plus lent.
check-no-building = les bâtiments du type { $type } sont des plaques avec leur nom, et une étoile représente le type : appelle paint_building
check-no-picture = les pièces { $face } n’ont pas d’image (draw) : ce sont des plaques avec un nom.
check-no-icon = les points de { $source } n’ont pas de pictogramme (add_icon).
check-no-home = ce qui est posé en { $place } ne se voit pas (add_perch, mark_cards, add_pawn, ou un Supply dans une section).

check-unmet = { $count ->
    [one] jamais arrivé dans ces parties, on n’en sait donc rien : { $events }
   *[other] jamais arrivés dans ces parties, on n’en sait donc rien : { $events }
 }
