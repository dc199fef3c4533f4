# alhambra-puzzles: puzzles from self-play. Lines of help are short and hold no per cent sign.
mining-about = Faire jouer l’ordinateur contre lui-même et tirer des problèmes des positions où un tour surpasse nettement les autres.
mining-folder = dossier des problèmes et de la liste des graines ; relancer la commande pour continuer
mining-games = nombre de parties à examiner, une par graine (par défaut : 100)
mining-seed = première graine (par défaut : 1)
mining-found = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 } : { $puzzles ->
    [one] { $puzzles } problème
   *[other] { $puzzles } problèmes
 }, dont { $modules } avec modules.
mining-prove = vérifier les problèmes livrés avec le programme
mining-renew = supprimer ensuite ceux qui échouent, et mettre à jour la cote des autres
mining-beaten = { $puzzle } : un autre tour est presque aussi bon.
mining-unsolved = { $puzzle } : le niveau le plus fort échoue trop souvent.
mining-unreadable = { $puzzle } : illisible.
mining-proved = { $puzzles ->
    [one] { $puzzles } problème
   *[other] { $puzzles } problèmes
 } – valides : { $holds }, ambigus : { $beaten }, non résolus : { $unsolved }, illisibles : { $unreadable }.
mining-renewed = { $kept ->
    [one] { $kept } problème conservé, avec une cote à jour
   *[other] { $kept } problèmes conservés, avec des cotes à jour
 } ; les autres sont supprimés.
noun-puzzles = problèmes
mining-stopped = interrompu. Relancer la même commande pour continuer.

# What is wrong. $reason is what the system says, in its own language.
mining-other = { $folder } vient d’une autre version de ce programme. Choisir un autre dossier.
mining-line = { $file } est endommagé à la ligne { $line }. Supprimer cette ligne ou choisir un autre dossier.
mining-unusable = impossible d’utiliser { $folder } : { $reason }.
