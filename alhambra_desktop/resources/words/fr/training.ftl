# alhambra-train: nets of computer players, made by self-play. Lines of help are short and hold no per cent sign.
training-about = Entraîner les réseaux de l’ordinateur à partir de zéro, en le faisant jouer contre lui-même.
training-folder = dossier de tous les résultats ; relancer la commande pour continuer
training-settings = réglages, dans un fichier TOML (par défaut : ceux des réseaux fournis)
training-print-settings = afficher les réglages et quitter
training-jobs = nombre de processus (par défaut : tous les cœurs)
training-cluster = ordonnanceur Dask, tcp://host:8786
training-install = dossier où placer les réseaux terminés

training-stopped = interrompu. Relancer la même commande pour continuer.
training-other = { $folder } vient d’un entraînement avec d’autres réglages. Choisir un autre dossier.
# $reason is what the system says, in its own language.
training-unusable = impossible d’utiliser { $file } : { $reason }.
training-unusable-folder = impossible d’utiliser le dossier : { $reason }.
# $fault is a clause of archive-...
training-part = { $file } est inutilisable ({ $fault }). Supprimer ce fichier ou choisir un autre dossier.

# Settings of a training. $fault is one of the clauses below, some with their place in the file behind an @.
training-unread = impossible de lire { $file } : { $reason }.
# $reason is what Python says, in English.
training-no-toml = { $file } n’est pas un fichier TOML : { $reason }.
training-wrong = { $file } : { $fault }.
# $name is the name of a setting.
training-positive = { $name } vaut { $value }, mais doit être supérieur à 0
training-empty = { $name } est vide, mais doit contenir au moins une valeur
training-share = { $name } vaut { $value }, mais doit être compris entre 0 et 1
training-no-game = jeu inconnu : { $name } ; choix possibles : { $known }
training-modules = les modules doivent être { $random } ou choisis parmi { $known }
training-seats = une table a { $fewest } à { $most } places, pas { $seats }
training-unknown = réglages inconnus : { $names }
training-missing = il manque le réglage { $name }
training-unfit = cette valeur n’est pas valide
training-no-number = { $value } n’est pas un nombre
training-not-before = la table de { $seats } places part de celle de { $begin }, qui doit la précéder
training-from-nothing = la deuxième table de { $seats } places part de zéro
training-shares = la somme des parts des mélanges n’est pas égale à 1

# How it goes, one line each.
training-played = { $seats } places, manche { $round } : { $done } lots sur { $count } joués
training-fitted = { $seats } places, manche { $round } : { $positions } positions ; erreur quadratique { $squared } -> { $squared_now }, entropie croisée { $entropy } -> { $entropy_now }
training-checked = { $seats } places, manche { $round } : le réseau a gagné { $share } (± { $half }) des { $games } parties de base contre l’évaluation écrite à la main ; au hasard, ce serait { $chance }
training-quick-played = { $seats } places, manche de simulations { $round } : { $done } lots sur { $count } joués
training-quick-fitted = { $seats } places, manche de simulations { $round } : { $positions } positions ; erreur quadratique { $squared } -> { $squared_now }
