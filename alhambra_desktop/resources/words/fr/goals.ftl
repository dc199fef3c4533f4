### Goals and the campaign, on the page of statistics, at the table and on the result.

# Tabs of the page of statistics
stats-parts = Pages de statistiques
stats-goals = Campagne et objectifs
stats-goals-tip = Voir la campagne et trente objectifs
stats-bar-results = survole un graphique pour voir le détail, { $key-page-tables } montre des tableaux, { $key-page-leave } quitte la page
stats-bar-brief = { $key-page-leave } pour revenir
stats-bar-goals = les flèches vont d’une table ou d’un objectif à l’autre, { $key-page-card } passe des tables aux objectifs, { $key-page-choose } ouvre, { $key-page-leave } quitte la page

# Goals, by group
goals-title = Objectifs
goals-earned = Atteints : { $count } sur { $all }
goals-group = { $group ->
    [building] Construction
    [money] Argent
    [scoring] Décomptes
    [opponents] Adversaires
   *[mastery] Maîtrise
 }
goal-name = { $goal ->
    [long-wall] Long mur
    [great-wall] Grand mur
    [one-piece] D’un seul tenant
    [twenty-roofs] Vingt toits
    [close-quarters] À l’étroit
    [nothing-wasted] Rien de perdu
    [to-the-coin] À la pièce près
    [perfect-change] Compte juste
    [chain-of-three] Triplé
    [four-markets] Quatre marchés
    [thrifty] Économe
    [empty-purse] Bourse vide
    [head-start] Bon départ
    [start-to-finish] De bout en bout
    [comeback] Remontée
    [clean-sweep] Grand chelem
    [high-score] Gros score
    [photo-finish] Sur le fil
    [beat-builder] Face au bâtisseur
    [beat-architect] Face à l’architecte
    [beat-master] Face au maître
    [top-of-the-table] Au sommet
    [three-in-a-row] Trois d’affilée
    [full-table] Table pleine
    [own-judgement] Seul juge
    [no-mistakes] Sans faute
    [second-chance] Deuxième chance
    [well-travelled] Grand voyageur
    [good-advice] Bon conseil
   *[two-palaces] Deux palais
 }
# $count is the number to reach
goal-what = { $goal ->
    [long-wall] Finis une partie avec un mur de { $count } sections.
    [great-wall] Finis une partie avec un mur de { $count } sections.
    [one-piece] Finis une partie avec tous tes murs extérieurs d’un seul tenant, sur au moins { $count } sections.
    [twenty-roofs] Finis une partie avec { $count } bâtiments dans ton Alhambra.
    [close-quarters] Réunis { $count } bâtiments dans un carré de 4 cases sur 4.
    [nothing-wasted] Finis une partie avec { $count } bâtiments et une réserve vide.
    [to-the-coin] Fais l’appoint { $count } fois dans une partie.
    [perfect-change] Achète au moins { $count } bâtiments dans une partie en faisant l’appoint pour chacun.
    [chain-of-three] Fais l’appoint { $count } fois dans un même tour.
    [four-markets] Achète avec les { $count } monnaies dans un même tour.
    [thrifty] Gagne une partie en payant au plus 10 de trop en tout.
    [empty-purse] Finis une partie sans aucune carte Argent.
    [head-start] Sois en tête, sans égalité, après le premier décompte.
    [start-to-finish] Sois en tête, sans égalité, après chacun des { $count } décomptes d’une partie.
    [comeback] Gagne une partie où tu occupais la dernière place après le deuxième décompte.
    [clean-sweep] Sois en tête, sans égalité, dans { $count } types de bâtiment au même décompte.
    [high-score] Marque { $count } points dans une partie à trois joueurs ou plus.
    [photo-finish] Gagne une partie de 1 ou 2 points.
    [beat-builder] Gagne contre un bâtisseur ou un joueur plus fort.
    [beat-architect] Gagne contre un architecte ou un joueur plus fort.
    [beat-master] Gagne contre un maître ou un joueur plus fort.
    [top-of-the-table] Gagne contre un grand maître.
    [three-in-a-row] Gagne { $count } parties de suite contre des adversaires tous bâtisseurs ou plus forts.
    [full-table] Gagne une partie à { $count } joueurs.
    [own-judgement] Gagne contre un architecte ou un joueur plus fort, avec l’assistance minimale et sans conseil.
    [no-mistakes] Joue une partie d’au moins { $count } tours dans laquelle l’analyse ne trouve aucune erreur.
    [second-chance] Rejoue une partie perdue avec son code de table, et gagne-la.
    [well-travelled] Gagne avec chacune des { $count } extensions.
    [good-advice] Achète { $count } tuiles avec le vizir dans une partie.
   *[two-palaces] Gagne une partie qui réunit Alhambra et Granada.
 }
goal-best = { $figure } sur { $count }
goal-so-far = Record : { $figure } sur { $count }, le { $day }
goal-reached = Atteint le { $day }
goal-not-yet = Pas encore atteint
# A goal as a screen reader says it
goal-aloud = { $name }, { $stage ->
    [earned] atteint le { $day }
    [started] en cours, { $figure } sur { $count }
   *[open] à faire
 }
goal-show = Montrer cette &partie
goal-show-tip = Revoir la partie qui compte pour cet objectif

# The campaign
campaign-title = Campagne
campaign-of = Campagne, table { $table } sur { $all }
campaign-table = Table { $table } sur { $all }
campaign-stars = { $count ->
    [one] { $count } étoile sur { $all }
   *[other] { $count } étoiles sur { $all }
 }
campaign-name = { $table ->
    [justice] Porte de la Justice
    [myrtle] Cour des Myrtes
    [lion] Cour des Lions
    [coin] Marché aux pièces
    [hill] Colline aux tentes
    [vizier] Porte du vizir
    [masons] Cour des maçons
    [falcon] Tour du faucon
    [granada] Ville de Grenade
   *[envoys] Salle des Ambassadeurs
 }
campaign-star = { $star ->
    [win] Gagner la partie
    [wall] Finir avec un mur de { $count } sections
    [longest-wall] Finir avec le plus long mur
    [exact] Faire l’appoint { $count } fois
    [margin] Gagner de { $count } points
    [buildings] Finir avec { $count } bâtiments
    [currencies] Acheter avec les { $count } monnaies
    [elsewhere] Acheter { $count } tuiles avec le vizir
    [sweep] Être en tête, sans égalité, dans { $count } types au même décompte
    [gardens] Être en tête en jardins, sans égalité, à la fin
    [camps] Marquer { $count } points avec les campements
    [falcons] Marquer { $count } points avec les faucons et les bazars
    [first-lead] Être en tête, sans égalité, après le premier décompte
    [second-lead] Être en tête, sans égalité, après le deuxième décompte
    [unaided] Jouer avec l’assistance minimale et sans conseil
   *[flawless] Ne faire aucune erreur, selon l’analyse
 }
# The expansions of a table, or its game
campaign-with = { $modules }
campaign-play = &Jouer à cette table
campaign-play-tip = Commencer une partie contre ces adversaires
campaign-again = &Réessayer
campaign-again-tip = Commencer une partie à cette table avec une autre donne
campaign-closed = S’ouvre après la table { $table }
# A table as a screen reader says it
campaign-aloud = Table { $number }, { $name }, { $state ->
    [closed] verrouillée, s’ouvre après la table { $before }
   *[open] { $stars ->
        [one] { $stars } étoile sur 3
       *[other] { $stars } étoiles sur 3
    }
 }
campaign-closed-tip = Gagne une étoile ou joue trois parties à la table précédente pour ouvrir celle-ci
campaign-against = Contre { $names }, avec { $modules }
campaign-against-base = Contre { $names }, jeu de base seul
campaign-star-reached = atteinte
campaign-star-missed = pas encore
campaign-map = Carte de la campagne

# At the table and on the result
campaign-next = Ta&ble suivante : { $name }
campaign-next-tip = Commencer la table suivante de la campagne
table-campaign = Campagne : { $name }
table-campaign-tip = Étoiles : { $stars }
result-goals-aloud = Objectifs atteints dans cette partie : { $names }
result-goals = Objectifs atteints dans cette partie
result-goal-tip = { $name } : { $sentence }

# Ways there
start-campaign = Campagne
start-campaign-line = Dix tables de plus en plus difficiles, avec des objectifs.
start-show-campaign = O&uvrir la carte
start-show-campaign-tip = Montrer les tables de la campagne et tes objectifs
start-goals = Objectifs
start-goals-tip = Voir la campagne et trente objectifs
start-next-goals = Prochains objectifs
start-goal-so-far = { $figure } sur { $count }
menu-goals = O&bjectifs et campagne
