# alhambra-arena: tournaments of computer players. Lines of help are short and hold no per cent sign; what is
# typed stays as it is: options, ids of levels and modules.
arena-about = Faire jouer l’ordinateur contre lui-même dans des tournois, sans fenêtre, et afficher les résultats en tableaux.
arena-seats = jouer à une table de ces niveaux : { $known }
arena-ladder = opposer chaque niveau au précédent
arena-round-robin = opposer tous les niveaux deux à deux
arena-list-options = lister les niveaux, les modules et les règles maison
arena-group-matches = matchs (--ladder, --round-robin)
arena-levels = niveaux, du plus faible au plus fort (par défaut : tous sauf random)
arena-table = nombre de places, de 2 à 6 ; option répétable (par défaut : 2)
arena-json = enregistrer les résultats dans un fichier JSON
arena-plot = enregistrer un graphique des classements dans un fichier
arena-group-games = parties
arena-games = nombre de parties ; par match, en donnes entières (par défaut : 20)
arena-seed = graine : la même redonne les mêmes donnes (par défaut : 1)
arena-game = jeu (par défaut : alhambra)
arena-modules = modules, ou { $random }
arena-variant = règle maison
arena-random-variants = tirer au sort des règles maison pour chaque donne
arena-deterministic = limiter les simulations et non le temps, pour des résultats reproductibles
arena-records = dossier où enregistrer le relevé de chaque partie
arena-group-places = exécution
arena-jobs = nombre de processus sur cette machine (par défaut : tous les cœurs)
arena-cluster = utiliser les workers de cet ordonnanceur Dask

# What is wrong with a command line.
arena-for-matches = { $argument } ne sert que pour les matchs. Ajouter --ladder ou --round-robin.
arena-no-seats = Il manque --seats, par exemple --seats master,builder. Sinon, utiliser --ladder ou --round-robin.
arena-two-levels = Un match oppose deux niveaux, par exemple --levels apprentice,builder.
arena-level-twice = --levels contient plusieurs fois { $level }. Indiquer chaque niveau une seule fois.
arena-wrong-variant = --variant { $value } n’est pas de la forme id=valeur.
arena-no-folder = impossible d’utiliser { $folder } comme dossier de relevés : { $reason }.
arena-no-file = impossible d’enregistrer { $file }. Choisir un dossier existant et accessible en écriture.
arena-without-matplotlib = Un graphique nécessite matplotlib : pip install "alhambra-desktop[plot]".
# $reason is what the system says, in its own language.
command-unwritten = impossible d’enregistrer { $file } : { $reason }.
command-stopped = interrompu.

# --list-options: headings, and lines below them.
arena-list-levels = Niveaux
arena-list-games = Jeux
arena-list-modules = Modules
arena-list-variants = Règles maison
arena-list-entry = { $id } : { $sentence }
arena-list-values = { $id } : { $values } (officiel : { $official })
arena-list-value = { $id } : par exemple { $official } (officiel : { $official })
arena-random = Joue des coups permis au hasard, pour tester les règles.

# $bar, $done, $rate and $left are filled in while the work goes on; then come tables of plain text: headings of columns are short.
progress = { $bar } { $done } sur { $count }, { $rate }, reste { $left }
noun-games = parties
noun-parts = lots
arena-matches = { $deals ->
    [one] { $seats } places : { $deals } donne, en { $seatings } dispositions ; à forces égales, { $share } de victoires
   *[other] { $seats } places : { $deals } donnes, chacune en { $seatings } dispositions ; à forces égales, { $share } de victoires
 }
arena-against = { $level } contre { $other }
arena-against-many = { $level } contre { $count } { $other }
arena-head-seat = place
arena-head-level = niveau
arena-head-match = match
arena-head-wins = victoires
arena-head-interval = 95 %
arena-head-margin = écart
arena-head-points = points
arena-head-turns = tours
arena-head-elo = Elo
# Seconds that a turn takes on average, and the time that 95 of 100 turns stay below.
arena-head-pace = s/tour
arena-head-slow = p95
per-cent = { $figure } %
arena-interval = { $low }-{ $high }
arena-range = { $low } à { $high }
arena-plus = +{ $figure }
arena-spread = ±{ $half }

# The chart of the ratings. $kind is ladder or round-robin, as it is typed; $level the first level.
arena-chart-title = Force des niveaux
arena-chart-one = Elo dans les parties à { $seats } places, avec intervalles à 95 % ; { $level } vaut 0
arena-chart-all = Elo, avec intervalles à 95 % ; { $level } vaut 0
arena-chart-seats = { $seats } places
arena-chart-caption = { $count ->
    [one] { $program }, { $game }, { $kind }, { $count } partie, graine { $seed }
   *[other] { $program }, { $game }, { $kind }, { $count } parties, graine { $seed }
 }

# Many tasks on this machine or a cluster.
pool-task = Abandon d’une tâche qui a interrompu son processus { $times } fois : { $task }.
pool-without-dask = Un cluster nécessite Dask distributed : pip install "alhambra-desktop[cluster]".
pool-no-cluster = Aucun cluster ne répond à l’adresse { $address }. En démarrer un avec dask scheduler, qui affiche son adresse, par exemple tcp://host:8786.
pool-no-workers = Le cluster { $address } n’a aucun worker. En démarrer : dask worker { $address } --nthreads 1.
pool-cluster-task = Abandon d’une tâche qui a interrompu ses workers à plusieurs reprises.
pool-worker-lacks = Un worker du cluster ne peut pas exécuter la tâche : { $reason }. Installer sur sa machine ce qui manque.
pool-lost = Connexion perdue avec le cluster { $address }. Redémarrer le cluster.
pool-deserted = Le cluster { $address } n’a plus de worker depuis { $seconds } secondes. En démarrer, puis relancer la commande : dask worker { $address } --nthreads 1.

arena-rule-set = Le complément { $title } { $version } a échoué dans la partie de graine { $seed } : { $place } a levé { $error }.
