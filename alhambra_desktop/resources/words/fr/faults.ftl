# An internal error, and whether the game was saved.
fault-lost-nothing = Le programme a rencontré une erreur. Rien n’est perdu.
fault-kept = Le programme a rencontré une erreur. Ta partie est enregistrée et tu peux continuer.
fault-goes-on = Le programme a rencontré une erreur. Tu peux continuer ta partie.
fault-unkept = Le programme a rencontré une erreur. Tu peux continuer ta partie, mais elle ne peut pas être enregistrée dans son état actuel.
fault-crashed = La dernière fois, le programme s’est arrêté de façon inattendue. Tes parties sont enregistrées.
# A button, and the notice after pressing it; $place is the address for reports.
fault-copy = Copier le rapport
fault-copy-tip = Copier un rapport pour les développeurs ; il ne contient aucun nom de personne
fault-copied = Rapport copié. Il ne contient aucun nom de personne. Tu peux le coller dans un nouveau ticket sur { $place }.

# Printed if no window can be shown. $file is the log.
fault-start = Le programme n’a pas pu démarrer à cause d’une erreur interne. Merci d’envoyer { $file } aux développeurs.
# The log follows in English.
fault-start-log = Le programme n’a pas pu démarrer à cause d’une erreur interne. { $log }

# A rule set from outside failed; $kept is 1 where the game is kept, else 0.
# $author is the name of who made it.
rule-set-fault = Le complément { $title } { $version } par { $author } a provoqué une erreur.
rule-set-fault-of-nobody = Le complément { $title } { $version } a provoqué une erreur.
# $names are titles of rule sets.
rule-set-suspect = Un complément est peut-être pris dans une boucle sans fin : { $names }.
fault-rule-set = { $fault } { $kept ->
    [1] Ta partie est enregistrée. Tu peux continuer ou la quitter.
   *[other] Ta partie n’a pas pu être enregistrée. Tu peux continuer ou la quitter.
    }
# The same notice after an error of a rule set; $makers is the address or name of its author.
fault-copied-for = Rapport copié. Il ne contient aucun nom de personne. Tu peux l’envoyer à l’auteur du complément : { $makers }.
