# alhambra-train: nets of computer players, made by self-play. Lines of help are short and hold no per cent sign.
training-about = Les réseaux de l’ordinateur, nés de rien à force de jouer contre lui-même.
training-folder = où tout est gardé, et où l’on continue
training-settings = un fichier TOML (celui des réseaux fournis)
training-print-settings = montre les réglages et s’arrête
training-jobs = processus (tous les cœurs)
training-cluster = l’ordonnanceur d’une grappe Dask, tcp://host:8786
training-install = y dépose les réseaux finis

training-stopped = arrêté ; la même commande reprend ici.
training-other = { $folder } est celui d’un entraînement avec d’autres réglages ; choisis un autre dossier.
# $reason is what the system says, in its own language.
training-unusable = { $file } est inutilisable : { $reason }.
training-unusable-folder = le dossier est inutilisable : { $reason }.
# $fault is a clause of archive-...
training-part = { $file } est inutilisable ({ $fault }) ; supprime ce fichier, ou commence dans un autre dossier.

# Settings of a training. $fault is one of the clauses below, some with their place in the file behind an @.
training-unread = { $file } ne peut pas être lu : { $reason }.
# $reason is what Python says, in English.
training-no-toml = { $file } n’est pas du TOML : { $reason }.
training-wrong = { $file } : { $fault }.
# $name is the name of a setting.
training-positive = { $name } vaut { $value }, mais doit dépasser 0
training-empty = { $name } est vide, mais doit contenir au moins une valeur
training-share = { $name } vaut { $value }, mais doit être entre 0 et 1
training-no-game = aucun jeu ne s’appelle { $name } ; au choix : { $known }
training-modules = les modules doivent être { $random } ou parmi { $known }
training-seats = une table a de { $fewest } à { $most } places, pas { $seats }
training-unknown = il n’y a pas de réglage de ce nom : { $names }
training-missing = il manque le réglage { $name }
training-unfit = cette valeur ne convient pas
training-no-number = { $value } n’est pas un nombre
training-not-before = la table de { $seats } places commence par celle de { $begin }, qui ne vient pas avant
training-from-nothing = la deuxième table de { $seats } places commence sans rien
training-shares = la somme des parts des mélanges n’est pas 1

# How it goes, one line each.
training-played = { $seats } places, manche { $round } : { $done } lots sur { $count } joués
training-fitted = { $seats } places, manche { $round } : { $positions } positions ; erreur quadratique { $squared } -> { $squared_now }, entropie croisée { $entropy } -> { $entropy_now }
training-checked = { $seats } places, manche { $round } : gagne { $share } ± { $half } de { $games } parties de base contre l’évaluation écrite à la main (hasard { $chance })
training-quick-played = { $seats } places, manche rapide { $round } : { $done } lots sur { $count } joués
training-quick-fitted = { $seats } places, manche rapide { $round } : { $positions } positions ; erreur quadratique { $squared } -> { $squared_now }
