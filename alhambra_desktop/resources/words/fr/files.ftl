# The files of preferences and of progress. $file and $spare are names of files; $reason is what the system says, in its own
# language, or file-folder and the like.
settings-unkept = Impossible d’écrire { $file } ({ $reason }).
settings-unread = { $file } ne peut pas être lu ({ $reason }).
settings-damaged = { $file } ne peut pas être lu.
settings-none = { $file } ne contient pas de réglages.
# $settings are names of values as they stand in the file.
settings-impossible = { $file } contient des valeurs impossibles ({ $settings }).
# $fault is one of the sentences above; $wrong is how many values are wrong, or 0 where all are.
settings-aside = { $wrong ->
    [0] { $fault } Ce fichier est mis de côté sous le nom { $spare }, et les valeurs par défaut le remplacent.
    [1] { $fault } Ce fichier est mis de côté sous le nom { $spare }, et la valeur par défaut remplace celle-là seule.
   *[other] { $fault } Ce fichier est mis de côté sous le nom { $spare }, et les valeurs par défaut remplacent celles-là seules.
 }
settings-stuck = { $wrong ->
    [0] { $fault } { $file } ne peut pas être mis de côté ({ $reason }) ; les valeurs par défaut le remplacent.
    [1] { $fault } { $file } ne peut pas être mis de côté ({ $reason }) ; la valeur par défaut remplace celle-là seule.
   *[other] { $fault } { $file } ne peut pas être mis de côté ({ $reason }) ; les valeurs par défaut remplacent celles-là seules.
 }

# Keeping the table, and saving it by name. $folder is a whole path, $file a name.
keep-nowhere = Les parties ne peuvent pas être gardées dans { $folder } ({ $reason }) ; tu peux jouer, et sauvegarder ailleurs.
keep-apart = Une autre fenêtre d’Alhambra Desktop est ouverte ; celle-ci garde ses parties à part, dans { $folder }.
keep-failed = La table n’a pas pu être gardée dans { $folder } ({ $reason }).
keep-own = { $file } est un fichier du programme lui-même ; choisis un autre endroit.
keep-untouched = Rien n’a encore été joué dans cette partie ; elle n’est gardée que tant que la fenêtre est ouverte.
keep-let-go = Rien n’avait été joué dans la partie d’avant ; elle n’a pas été gardée.
keep-saved = Sauvegardé sous le nom { $file }.
keep-exported = Relevé écrit dans { $file }.
keep-unwritten = { $file } n’a pas pu être écrit ({ $reason }) ; choisis un autre endroit.
keep-slow = Le disque est lent et tout n’est pas encore écrit ; ferme encore une fois pour partir sans attendre.
keep-picture = { $file } n’a pas pu être écrit ; choisis un autre endroit.
# The question of a window that is closed while a game cannot be written; $reason is what the system says.
unkept-title = Partie non enregistrée
unkept-told = La partie n’a pas pu être enregistrée : { $reason }. Si tu fermes la fenêtre maintenant, tes dernières actions seront perdues.
unkept-again = &Réessayer
unkept-elsewhere = &Enregistrer ailleurs…
unkept-discard = &Abandonner la partie
unkept-stay = A&nnuler
