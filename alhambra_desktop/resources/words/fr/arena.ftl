# alhambra-arena: tournaments of computer players. Lines of help are short and hold no per cent sign; what is
# typed stays as it is: options, ids of levels and modules.
arena-about = L’ordinateur joue contre lui-même, sans fenêtre, et des tableaux disent quel niveau est le meilleur.
arena-seats = une table de ces niveaux : { $known }
arena-ladder = des matchs de chaque niveau contre celui d’avant
arena-round-robin = des matchs de toutes les paires de niveaux
arena-list-options = montre niveaux, modules et règles maison
arena-group-matches = matchs (--ladder, --round-robin)
arena-levels = quels niveaux, du plus faible au plus fort (tous sauf random)
arena-table = places, de 2 à 6 ; peut être répété (2)
arena-json = y écrit tous les chiffres
arena-plot = y dessine les classements
arena-group-games = parties
arena-games = combien, par match en donnes entières (20)
arena-seed = même graine, mêmes donnes (1)
arena-game = le jeu (alhambra)
arena-modules = modules, ou { $random }
arena-variant = une règle maison
arena-random-variants = tire des règles maison pour chaque donne
arena-deterministic = compte les simulations, pas les secondes : toujours le même résultat
arena-records = y écrit le relevé de chaque partie
arena-group-places = où jouer
arena-jobs = processus de cette machine (tous les cœurs)
arena-cluster = les ouvriers de l’ordonnanceur Dask à cette adresse

# What is wrong with a command line.
arena-for-matches = { $argument } vaut pour des matchs ; ajoute --ladder ou --round-robin.
arena-no-seats = Il manque --seats, par exemple --seats master,builder ; ou alors --ladder ou --round-robin.
arena-two-levels = Il faut deux niveaux pour un match, par exemple --levels apprentice,builder.
arena-level-twice = --levels nomme { $level } plusieurs fois ; chaque niveau joue contre les autres, pas contre lui-même.
arena-wrong-variant = --variant { $value } n’est pas de la forme id=valeur.
arena-no-folder = { $folder } ne peut pas être un dossier pour les relevés : { $reason }.
arena-no-file = { $file } ne peut pas être écrit ; nomme un fichier dans un dossier qui existe et t’appartient.
arena-without-matplotlib = Pour un dessin, il faut la bibliothèque matplotlib : pip install "alhambra-desktop[plot]".
# $reason is what the system says, in its own language.
command-unwritten = { $file } ne peut pas être écrit : { $reason }.
command-stopped = arrêté.

# --list-options: headings, and lines below them.
arena-list-levels = Niveaux
arena-list-games = Jeux
arena-list-modules = Modules
arena-list-variants = Règles maison
arena-list-entry = { $id } : { $sentence }
arena-list-values = { $id } : { $values } (officiel : { $official })
arena-list-value = { $id } : par exemple { $official } (officiel : { $official })
arena-random = Joue n’importe quel coup permis ; pour vérifier les règles.

# $bar, $done, $rate and $left are filled in while the work goes on; then come tables of plain text: headings of columns are short.
progress = { $bar } { $done } sur { $count }, { $rate }, encore { $left }
noun-games = parties
noun-parts = parts
arena-matches = { $deals ->
    [one] { $seats } places : { $deals } donne, en { $seatings } dispositions ; des égaux gagnent { $share }
   *[other] { $seats } places : { $deals } donnes, chacune en { $seatings } dispositions ; des égaux gagnent { $share }
 }
arena-against = { $level } contre { $other }
arena-against-many = { $level } contre { $count } { $other }
arena-head-seat = place
arena-head-level = niveau
arena-head-match = match
arena-head-wins = gains
arena-head-interval = 95 %
arena-head-margin = marge
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
arena-chart-title = La force des niveaux
arena-chart-one = Elo à des tables de { $seats } places, intervalles à 95 % ; { $level } vaut 0
arena-chart-all = Elo, intervalles à 95 % ; { $level } vaut 0
arena-chart-seats = { $seats } places
arena-chart-caption = { $count ->
    [one] { $program }, { $game }, { $kind }, { $count } partie, graine { $seed }
   *[other] { $program }, { $game }, { $kind }, { $count } parties, graine { $seed }
 }

# Many tasks on this machine or a cluster.
pool-task = Une tâche a arrêté son processus { $times } fois, elle est abandonnée : { $task }.
pool-without-dask = Pour une grappe de machines, il faut la bibliothèque Dask distributed : pip install "alhambra-desktop[cluster]".
pool-no-cluster = Aucune grappe ne répond à { $address } ; dask scheduler en démarre une et dit son adresse, par exemple tcp://host:8786.
pool-no-workers = La grappe à { $address } n’a pas d’ouvrier ; démarres-en : dask worker { $address } --nthreads 1.
pool-cluster-task = Une tâche a arrêté ses ouvriers de la grappe encore et encore ; elle est abandonnée.
pool-worker-lacks = Il manque à un ouvrier de la grappe de quoi travailler : { $reason } ; installe-le là-bas.
pool-lost = La grappe à { $address } est perdue ; redémarre-la.
pool-deserted = La grappe à { $address } n’a plus d’ouvrier depuis { $seconds } secondes ; démarres-en et recommence : dask worker { $address } --nthreads 1.

arena-rule-set = L’extension { $title } { $version } a échoué dans la partie de graine { $seed } : { $place } a levé { $error }.
