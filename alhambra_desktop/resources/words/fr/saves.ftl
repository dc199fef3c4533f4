# Files that cannot be opened. $file and $previous are names of files; $fault is one of the clauses below, and
# "it" in them is the file. $place names the part of the file, for those who can repair it ("state.agenda[0]").

save-closed = { $file } ne s’ouvre pas ({ $fault }) ; choisis un autre fichier.
save-closed-previous = { $file } ne s’ouvre pas ({ $fault }) ; la copie précédente est { $previous }.
save-no-file = { $file } ne s’ouvre pas ({ $fault }) ; choisis un fichier de ce programme.
# $reason is what the system says, in its own language, or file-nameless.
save-unread = { $file } ne peut pas être lu ({ $reason }) ; vérifie son emplacement et tes droits.
# $fault is a whole sentence, such as setup-no-module.
save-table = La table de { $file } ne peut pas être dressée ici ; choisis un autre fichier. { $fault }
save-table-previous = La table de { $file } ne peut pas être dressée ici ; la copie précédente est { $previous }. { $fault }

file-folder = c’est un dossier, pas un fichier
file-pipe = c’est un tube, pas un fichier
file-socket = c’est un socket, pas un fichier
file-device = c’est un périphérique, pas un fichier
file-large = trop gros, { $megabytes } Mo
file-nameless = aucun fichier ne peut porter ce nom

save-foreign = ce n’est pas une partie d’Alhambra Desktop
save-version = sa version est inconnue, { $version }
save-newer = sauvegardé par un programme plus récent, au format { $version } alors que celui-ci connaît { $known } : mets le programme à jour
save-older = sauvegardé par une ancienne version d’essai, au format { $version }, que ce programme ne peut pas ouvrir (il lui faut le format { $known })
save-changed = modifié à la main ou abîmé, sa somme de contrôle ne correspond pas
save-no-text = ce n’est pas une partie sauvegardée, plus de texte à partir de l’octet { $byte }
save-lists = ce n’est pas une partie sauvegardée, il y a trop de listes imbriquées
save-half = fichier abîmé, un texte contient la moitié d’un caractère
save-deep = fichier abîmé ou coupé, trop profond
save-cut-off = fichier abîmé ou coupé à la ligne { $line }, colonne { $column }
save-digits = fichier abîmé, un nombre a des milliers de chiffres
# $name is what stands where a number should be, such as NaN.
save-constant = fichier abîmé, { $name } n’est pas un nombre
save-apart = ses parties ne vont pas ensemble
save-apart-at = il y a quelque chose d’impossible dans { $place } : cela ne va pas ensemble
save-impossible = il y a quelque chose d’impossible dans { $place } : { $fault }

# Records of games, which are played again to open them. $number counts the events from 1; $event is the quoted
# name of one.
record-unfit = ce relevé ne peut pas être rejoué : { $fault }
record-unfit-at = ce relevé ne peut pas être rejoué, { $place } : { $fault }
record-version = sa version est { $version }, ce programme connaît { $known }
record-event = événement { $number }, { $event } : { $fault }
record-event-none = événement { $number } : { $value } n’en est pas un
record-no-turn = aucun tour ne commence

# What is wrong with a part of a file. $value, $name, $told, $ruled and $parts are quoted as they stand there.
misfit-at = { $place } : { $fault }
misfit-unnamed = { $value } n’a pas de parties nommées
misfit-parts = parties inconnues ou manquantes { $parts }
misfit-list = { $value } n’est pas une liste
misfit-count = { $count ->
    [one] { $value } n’a pas { $count } partie
   *[other] { $value } n’a pas { $count } parties
 }
misfit-number = { $value } n’est pas un nombre entier
misfit-truth = { $value } n’est ni vrai ni faux
misfit-text = { $value } n’est pas un texte
misfit-long = { $value } dépasse { $most } caractères
misfit-more = plus de { $most }
misfit-none = rien ne s’appelle { $name }
misfit-step = étape inconnue { $name }
misfit-action = action inconnue { $name }
misfit-promise = { $name } ne peut pas être promis
misfit-tile = tuile inconnue { $name }
misfit-level = aucun niveau ni style ne s’appelle { $level }
misfit-square = aucune tuile ne peut être sur { $square }
misfit-fountain = une ville sans sa fontaine
misfit-starts = des cases qui ne sont pas des départs
misfit-modules = les parties des modules ne sont pas celles de ce jeu
misfit-table = d’une autre table
misfit-agenda = { $count ->
    [one] { $count } étape à venir
   *[other] { $count } étapes à venir
 }
misfit-seat = une place qui n’existe pas
misfit-idle = personne n’a rien à faire
misfit-stuck = la partie ne continuerait pas
misfit-stuck-by = la partie ne continuerait pas, { $fault }
misfit-placements = deux placements sont prévus pour une tuile
misfit-hints = il faut un nombre pour chaque force de conseil
misfit-hint-counts = les conseils se comptent en nombres entiers
misfit-points = ce ne sont pas les points de { $count } joueurs
misfit-now = cela ne peut pas arriver maintenant
misfit-not-for = ce n’est pas à la place { $seat } d’agir
# $rule is the number of a rule, such as B-9.
misfit-rule = { $reason } ({ $rule })
misfit-other = selon les règles, { $event } vient ici
misfit-differs = { $place } est { $told }, selon les règles { $ruled }
