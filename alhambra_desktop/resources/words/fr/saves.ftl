# Files that cannot be opened. $file and $previous are names of files; $fault is one of the clauses below, and
# "it" in them is the file. $place names the part of the file, for those who can repair it ("state.agenda[0]").

save-closed = { $file } ne s’ouvre pas ({ $fault }) ; choisis un autre fichier.
save-closed-previous = { $file } ne s’ouvre pas ({ $fault }) ; la copie précédente est { $previous }.
save-no-file = { $file } ne s’ouvre pas ({ $fault }) ; choisis une partie sauvegardée ou un relevé.
# $reason is what the system says, in its own language, or file-nameless.
save-unread = { $file } ne peut pas être lu ({ $reason }) ; vérifie son emplacement et tes droits.
# $fault is a whole sentence, such as setup-no-module.
save-table = La partie de { $file } ne peut pas être mise en place ; choisis un autre fichier. { $fault }
save-table-previous = La partie de { $file } ne peut pas être mise en place ; la copie précédente est { $previous }. { $fault }

file-folder = c’est un dossier, pas un fichier
file-pipe = c’est un tube, pas un fichier
file-socket = c’est un socket, pas un fichier
file-device = c’est un périphérique, pas un fichier
file-large = trop gros, { $megabytes } Mo
file-nameless = aucun fichier ne peut porter ce nom

save-foreign = ce n’est pas une partie sauvegardée d’Alhambra Desktop
save-version = sa version est inconnue, { $version }
save-newer = sauvegardé par un programme plus récent, au format { $version } alors que celui-ci connaît { $known } : mets le programme à jour
save-older = sauvegardé par une ancienne version d’essai, au format { $version }, que ce programme ne peut pas ouvrir (il lui faut le format { $known })
save-changed = le fichier a été modifié ou est abîmé (somme de contrôle incorrecte)
save-no-text = ce n’est pas une partie sauvegardée : texte invalide à l’octet { $byte }
save-lists = ce n’est pas une partie sauvegardée : trop de listes imbriquées
save-half = fichier abîmé : un texte contient la moitié d’un caractère
save-deep = fichier abîmé ou incomplet : trop de niveaux imbriqués
save-cut-off = fichier abîmé ou incomplet à la ligne { $line }, colonne { $column }
save-digits = fichier abîmé : un nombre a des milliers de chiffres
# $name is what stands where a number should be, such as NaN.
save-constant = fichier abîmé : { $name } n’est pas un nombre
save-apart = ses parties ne correspondent pas
save-apart-at = erreur dans { $place } : cela ne correspond pas au reste de la partie
save-impossible = erreur dans { $place } : { $fault }

# Records of games, which are played again to open them. $number counts the events from 1; $event is the quoted
# name of one.
record-unfit = ce relevé ne peut pas être rejoué : { $fault }
record-unfit-at = ce relevé ne peut pas être rejoué, { $place } : { $fault }
record-version = sa version est { $version }, mais ce programme connaît { $known }
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
misfit-none = { $name } n’existe pas
misfit-step = étape inconnue { $name }
misfit-action = action inconnue { $name }
misfit-promise = { $name } ne peut pas être prévu
misfit-tile = tuile inconnue { $name }
misfit-level = { $level } n’est ni un niveau ni un style
misfit-square = aucune tuile ne peut être sur { $square }
misfit-fountain = une ville sans sa fontaine
misfit-starts = des cases qui ne peuvent pas être un départ
misfit-modules = les parties des modules ne correspondent pas à cette partie
misfit-table = vient d’une autre partie
misfit-agenda = { $count ->
    [one] { $count } étape à venir
   *[other] { $count } étapes à venir
 }
misfit-seat = une place qui n’existe pas
misfit-idle = aucun joueur ne peut agir
misfit-stuck = la partie ne continuerait pas
misfit-stuck-by = la partie ne continuerait pas : { $fault }
misfit-placements = deux placements sont prévus pour une tuile
misfit-hints = il faut un nombre pour chaque force de conseil
misfit-hint-counts = les conseils se comptent en nombres entiers
misfit-points = ce ne sont pas les points de { $count } joueurs
misfit-now = ce n’est pas possible maintenant
misfit-not-for = la place { $seat } ne peut pas agir maintenant
# $rule is the number of a rule, such as B-9.
misfit-rule = { $reason } ({ $rule })
misfit-other = les règles demandent { $event } ici
misfit-differs = { $place } est { $told }, mais les règles donnent { $ruled }
