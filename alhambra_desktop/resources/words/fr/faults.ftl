# A fault of the program itself, and what became of the game.
fault-lost-nothing = Le programme a rencontré une erreur. Rien n’est perdu.
fault-kept = Le programme a rencontré une erreur. Ta partie est enregistrée et tu peux continuer.
fault-goes-on = Le programme a rencontré une erreur. Tu peux continuer ta partie.
fault-unkept = Le programme a rencontré une erreur. Tu peux continuer ta partie, mais elle ne peut pas être enregistrée dans son état actuel.
fault-crashed = La dernière fois, le programme s’est arrêté de façon inattendue. Tes parties sont enregistrées.
# A button, and what is said when it was pressed; $place is where the makers can be told.
fault-copy = Copier le rapport
fault-copy-tip = Copier un rapport pour les développeurs ; il ne contient aucun nom de personne
fault-copied = Rapport copié. Il ne contient aucun nom de personne. Tu peux le coller dans un nouveau ticket sur { $place }.

# Without a window. $file is the log, which the makers can read.
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
# The report, where a rule set failed; $makers is their address or name.
fault-copied-for = Rapport copié. Il ne contient aucun nom de personne. Tu peux l’envoyer à l’auteur du complément : { $makers }.
