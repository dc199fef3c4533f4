# alhambra-puzzles: puzzles from self-play. Lines of help are short and hold no per cent sign.
mining-about = L’ordinateur joue contre lui-même, et les moments où un seul tour est nettement le meilleur deviennent des problèmes.
mining-folder = où sont gardés les problèmes et la liste des graines ; la même commande y continue
mining-games = combien de parties regarder, une par graine (100)
mining-seed = la première graine (1)
mining-found = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 } : { $puzzles ->
    [one] { $puzzles } problème
   *[other] { $puzzles } problèmes
 }, dont { $modules } avec modules.
mining-prove = prouver de nouveau les problèmes qui accompagnent le programme
mining-renew = ensuite, supprimer ceux qui échouent et recoter les autres
mining-beaten = { $puzzle } : un autre tour en est trop proche.
mining-unsolved = { $puzzle } : le plus fort niveau le manque trop souvent.
mining-unreadable = { $puzzle } : illisible.
mining-proved = { $puzzles ->
    [one] { $puzzles } problème
   *[other] { $puzzles } problèmes
 } : { $holds } tiennent, { $beaten } battus, { $unsolved } non résolus, { $unreadable } illisibles.
mining-renewed = { $kept ->
    [one] { $kept } problème est gardé, avec sa cote d’aujourd’hui
   *[other] { $kept } problèmes sont gardés, avec leur cote d’aujourd’hui
 } ; les autres sont supprimés.
noun-puzzles = problèmes
mining-stopped = arrêté ; la même commande continue là où elle en était.

# What is wrong. $reason is what the system says, in its own language.
mining-other = { $folder } a été rempli par une autre version de ce programme ; nomme un autre dossier.
mining-line = { $file } est abîmé à la ligne { $line } ; supprime cette ligne ou nomme un autre dossier.
mining-unusable = { $folder } ne peut pas servir : { $reason }.
