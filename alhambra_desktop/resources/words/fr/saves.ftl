# Files that cannot be opened. $file and $previous are names of files; $fault is one of the clauses below, and
# "it" in them is the file. $place names the part of the file, for those who can repair it ("state.agenda[0]").

save-closed = Impossible d’ouvrir { $file } ({ $fault }). Choisis un autre fichier.
save-closed-previous = Impossible d’ouvrir { $file } ({ $fault }). La copie précédente est { $previous }.
save-no-file = Impossible d’ouvrir { $file } ({ $fault }). Choisis une partie sauvegardée ou un relevé.
# $reason is what the system says, in its own language, or file-nameless.
save-unread = Impossible de lire { $file } ({ $reason }). Vérifie son emplacement et tes droits d’accès.
# $fault is a whole sentence, such as setup-no-module.
save-table = La partie du fichier { $file } ne peut pas être mise en place. Choisis un autre fichier. { $fault }
save-table-previous = La partie du fichier { $file } ne peut pas être mise en place. La copie précédente est { $previous }. { $fault }

file-folder = c’est un dossier, pas un fichier
file-pipe = c’est un tube, pas un fichier
file-socket = c’est un socket, pas un fichier
file-device = c’est un périphérique, pas un fichier
file-large = fichier trop volumineux : { $megabytes } Mo
file-nameless = ce n’est pas un nom de fichier valide

save-foreign = ce n’est pas une partie sauvegardée d’Alhambra Desktop
save-version = sa version, { $version }, est inconnue
save-newer = sauvegardé par un programme plus récent, au format { $version }, alors que celui-ci connaît le format { $known } : mets le programme à jour
save-older = sauvegardé par une ancienne version d’essai, au format { $version }, alors que ce programme attend le format { $known }
save-changed = le fichier a été modifié ou est endommagé (somme de contrôle incorrecte)
save-no-text = ce n’est pas une partie sauvegardée : texte invalide à l’octet { $byte }
save-lists = ce n’est pas une partie sauvegardée : trop de listes
save-half = fichier endommagé : un texte contient un caractère invalide
save-deep = fichier endommagé ou incomplet : trop de niveaux imbriqués
save-cut-off = fichier endommagé ou incomplet à la ligne { $line }, colonne { $column }
save-digits = fichier endommagé : un nombre a des milliers de chiffres
# $name is the text found in place of a number, such as NaN.
save-constant = fichier endommagé : { $name } n’est pas un nombre
save-apart = ses éléments ne concordent pas
save-apart-at = erreur dans { $place } : cela ne concorde pas avec le reste de la partie
save-impossible = erreur dans { $place } : { $fault }

# Records of games, which are played again to open them. $number counts the events from 1; $event is the quoted
# name of one.
record-unfit = ce relevé ne peut pas être rejoué : { $fault }
record-unfit-at = ce relevé ne peut pas être rejoué, { $place } : { $fault }
record-version = sa version est { $version }, mais ce programme ne connaît que la { $known }
record-event = événement { $number }, { $event } : { $fault }
record-event-none = événement { $number } : { $value } n’est pas un événement
record-no-turn = aucun tour ne commence

# What is wrong with a part of a file. $value, $name, $recorded, $ruled and $parts are quoted as they stand there.
misfit-at = { $place } : { $fault }
misfit-unnamed = { $value } n’a pas d’éléments nommés
misfit-parts = éléments inconnus ou manquants : { $parts }
misfit-list = { $value } n’est pas une liste
misfit-count = { $count ->
    [one] { $value } n’a pas { $count } élément
   *[other] { $value } n’a pas { $count } éléments
 }
misfit-number = { $value } n’est pas un nombre entier
misfit-truth = { $value } n’est ni vrai ni faux
misfit-text = { $value } n’est pas un texte
misfit-long = { $value } dépasse { $most } caractères
misfit-more = plus de { $most }
misfit-none = { $name } n’existe pas
misfit-step = étape inconnue : { $name }
misfit-action = action inconnue : { $name }
misfit-promise = l’action { $name } ne peut pas être prévue
misfit-tile = tuile inconnue : { $name }
misfit-level = { $level } n’est ni un niveau ni un style
misfit-square = aucune tuile ne peut être sur { $square }
misfit-fountain = une ville sans sa fontaine
misfit-starts = des cases qui ne peuvent pas être un départ
misfit-modules = les éléments des modules ne concordent pas avec la partie
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
misfit-hints = les nombres de conseils utilisés sont incomplets
misfit-hint-counts = les nombres de conseils doivent être entiers
misfit-points = ce ne sont pas les points de { $count } joueurs
misfit-now = ce n’est pas possible maintenant
misfit-not-for = la place { $seat } ne peut pas agir maintenant
# $rule is the number of a rule, such as B-9.
misfit-rule = { $reason } ({ $rule })
misfit-other = les règles exigent ici { $event }
misfit-differs = { $place } vaut { $recorded }, mais les règles donnent { $ruled }
