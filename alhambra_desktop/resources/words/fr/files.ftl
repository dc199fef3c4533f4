# The files of preferences and of progress. $file and $spare are names of files; $reason is what the system says, in its own
# language, or file-folder and the like.
settings-unkept = Impossible d’enregistrer { $file } ({ $reason }).
settings-unread = Impossible de lire { $file } ({ $reason }).
settings-damaged = { $file } est illisible.
settings-none = { $file } ne contient pas de réglages.
# $settings are names of values as they stand in the file.
settings-impossible = { $file } contient des valeurs impossibles ({ $settings }).
# $fault is one of the sentences above; $wrong is how many values are wrong, or 0 where all are.
settings-aside = { $wrong ->
    [0] { $fault } Le fichier s’appelle maintenant { $spare }. Les valeurs par défaut sont utilisées.
    [1] { $fault } Le fichier s’appelle maintenant { $spare }. Ce réglage est revenu à sa valeur par défaut.
   *[other] { $fault } Le fichier s’appelle maintenant { $spare }. Ces réglages sont revenus à leurs valeurs par défaut.
 }
settings-stuck = { $wrong ->
    [0] { $fault } { $file } ne peut pas être renommé ({ $reason }). Les valeurs par défaut sont utilisées.
    [1] { $fault } { $file } ne peut pas être renommé ({ $reason }). Ce réglage est revenu à sa valeur par défaut.
   *[other] { $fault } { $file } ne peut pas être renommé ({ $reason }). Ces réglages sont revenus à leurs valeurs par défaut.
 }

# Keeping the table, and saving it by name. $folder is a whole path, $file a name.
keep-nowhere = Les parties ne peuvent pas être enregistrées automatiquement dans { $folder } ({ $reason }). Tu peux quand même jouer, et sauvegarder la partie dans un autre dossier.
keep-apart = Une autre fenêtre d’Alhambra Desktop est ouverte. Celle-ci enregistre ses parties à part, dans { $folder }.
keep-failed = La partie n’a pas pu être enregistrée dans { $folder } ({ $reason }).
keep-own = { $file } est un fichier du programme lui-même. Choisis un autre endroit.
keep-untouched = Tu n’as encore rien joué dans cette partie. Elle ne sera pas enregistrée à la fermeture de la fenêtre.
keep-let-go = La partie précédente n’a pas été enregistrée : tu n’y avais rien joué.
keep-saved = Sauvegardé sous le nom { $file }.
keep-exported = Relevé exporté dans { $file }.
keep-unwritten = { $file } n’a pas pu être enregistré ({ $reason }). Choisis un autre endroit.
keep-slow = Le disque est lent et tout n’est pas encore enregistré. Ferme encore une fois pour quitter sans enregistrer le reste.
keep-picture = { $file } n’a pas pu être enregistré. Choisis un autre endroit.
# The question of a window that is closed while a game cannot be written; $reason is what the system says.
unkept-title = Partie non enregistrée
unkept-text = La partie n’a pas pu être enregistrée : { $reason }. Si tu fermes la fenêtre maintenant, tes dernières actions seront perdues.
unkept-again = &Réessayer
unkept-elsewhere = &Enregistrer ailleurs…
unkept-discard = &Fermer sans enregistrer
unkept-stay = A&nnuler
