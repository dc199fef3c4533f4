# The rules as a page of the window

# The sum of the cards in a picture: too much to take, dealt, allowed to take, or not accepted as payment
rulebook-cards-too-much = { $total } : c’est trop
rulebook-cards-dealt = { $total } en tout
rulebook-cards-taken = { $total } : permis
rulebook-cards-refused = refusé

# A player in a scoring example; $letter is A, B, C …
rulebook-player = Joueur { $letter }

# A picture in words
rulebook-picture = { $caption } : { $note }
rulebook-picture-allowed = Permis. { $caption } : { $note }
rulebook-picture-refused = Interdit. { $caption } : { $note }

# The page
rulebook-title = Règles
rulebook-search = Chercher dans les règles
rulebook-found = { $count ->
    [0] rien trouvé
    [one] { $count } règle
   *[other] { $count } règles
 }
rulebook-nearest = Rien trouvé. Tu voulais dire :
rulebook-help = Utiliser le programme
rulebook-best = Meilleurs résultats
# words that the search ignores, in lower case, separated by spaces
rulebook-stop-words = a ai au aux avec ce cela ces cette combien comment d dans de des du elle elles en est et eux fait faut il ils j je l la le les leur lui ma me mes mon n ne nous on ou par pas peut peux pour pourquoi qu quand que quel quelle quelles quels qui quoi s sa se ses si son sont sur t ta te tes toi ton tu un une y
rulebook-contents = Sommaire
rulebook-on-table = Dans cette partie
rulebook-games = Jeux
rulebook-expansions = Extensions
rulebook-program = Programme
rulebook-span = { $first } à { $last }
rulebook-chapter = Dans ce chapitre
rulebook-see = Voir aussi
rulebook-asked = Souvent demandé :
rulebook-decided = Décision du programme :
rulebook-this-table = Dans cette partie :
rulebook-official = Officiel : { $value }
rulebook-differs = règle maison

# The panels beside it
rulebook-quoted = Vu récemment
rulebook-table-differs = Tes règles maison
rulebook-so-many = { $count } sur { $all }
rulebook-all-variants = Toutes les règles maison ({ $all }), avec les valeurs officielles
rulebook-variants-where = Les règles maison se choisissent en créant une partie.
rulebook-lesson = Mets cette règle en pratique dans la leçon « { $title } ».
rulebook-open-lesson = Ouvrir la leçon
rulebook-more = Plus
rulebook-more-tip = Changer la taille du texte, copier ou imprimer cette règle
rulebook-copy = Copier
rulebook-copied = La règle est copiée, avec ses images.
rulebook-print = Imprimer
rulebook-larger = Texte plus grand
rulebook-smaller = Texte plus petit
rulebook-unreadable = Les règles ne peuvent pas être lues : { $fault }. Réinstalle le programme.

# The line at the foot; $rule is an id
rulebook-foot = { $rule } · { $key-rules } : règle de l’élément pointé · { $key-page-leave } : retour
rulebook-foot-quoted = { $rule }, montrée pendant la partie · { $key-rules } : règle de l’élément pointé · { $key-page-leave } : retour
rulebook-foot-who = Règles :

# The overview: how a turn goes, and all chapters
rulebook-overview = Vue d’ensemble
rulebook-overview-turn = Déroulement d’un tour
rulebook-overview-actions = Choisis l’une des trois actions. Faire l’appoint donne une action supplémentaire.
rulebook-overview-chapters = Les règles par chapitre
rulebook-overview-foot = choisis un chapitre ou cherche dans les règles · { $key-page-leave } : retour
rulebook-turn-money = Prends une carte au choix, ou plusieurs totalisant 5 au plus.
rulebook-turn-buy = Paie au moins son prix, dans la monnaie de sa case.
rulebook-turn-redesign = Ajoute une tuile de ta réserve, mets-en une en réserve ou échange-les.
rulebook-turn-end = Pose tes tuiles ou mets-les en réserve, puis réapprovisionne chantier et cartes.
# Between two actions of which a player chooses one
rulebook-turn-or = ou
rulebook-chapter-start = Ce que tu as au début, et ce qui est sur la table.
rulebook-chapter-turn = Tes trois actions, et comment en gagner une de plus.
rulebook-chapter-redesign = Modifie ton Alhambra avec les tuiles de ta réserve.
rulebook-chapter-building = Où poser une tuile : murs, chemins et trous.
rulebook-chapter-turn-end = Place tes tuiles, puis réapprovisionne chantier et cartes.
rulebook-chapter-scoring = Des points pour les majorités et ton plus long mur.
rulebook-chapter-end = Les tuiles restantes, le dernier décompte et la victoire.
rulebook-chapter-mixing = Comment les extensions se combinent.

# Labels in the pictures of chapters
scene-fountain = Fontaine
scene-money = Argent de départ
scene-symbol = Ton emblème
scene-take = Prendre de l’argent
scene-buy = Acheter
scene-redesign = Réaménager
scene-reserve = Réserve
scene-alhambra = Alhambra
scene-new-tile = Nouvelle tuile
scene-market = Nouvelles tuiles
scene-row = Nouvelles cartes
scene-most = Majorité
scene-wall = Plus long mur
scene-rounds = Décomptes
scene-bag = Sac vide
scene-winner = Victoire
scene-market-gaps = Acheté : pas de nouvelle tuile
scene-row-gap = Prise : pas de nouvelle carte
scene-refill-later = Pas encore complété
