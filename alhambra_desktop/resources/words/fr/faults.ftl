# A fault of the program itself, and what became of the game.
fault-lost-nothing = Le programme a rencontré une erreur, et ce n’est pas ta faute ; rien n’est perdu.
fault-kept = Le programme a rencontré une erreur, et ce n’est pas ta faute ; la partie est gardée et continue.
fault-goes-on = Le programme a rencontré une erreur, et ce n’est pas ta faute ; la partie continue.
fault-unkept = Le programme a rencontré une erreur, et ce n’est pas ta faute ; la partie continue, mais ne peut pas être gardée telle quelle.
fault-crashed = La dernière fois, le programme s’est arrêté sur une erreur ; les parties sont gardées telles qu’elles étaient.
# A button, and what is said when it was pressed; $place is where the makers can be told.
fault-copy = Copier le rapport
fault-copy-tip = Copier un rapport pour les auteurs ; il ne nomme personne
fault-copied = Le rapport est copié ; il ne nomme personne. Colle-le dans un nouveau ticket sur { $place }.

# Without a window. $file is the log, which the makers can read.
fault-start = Le programme n’a pas pu démarrer, à cause d’une erreur de sa part. Ses auteurs peuvent la corriger avec ce que contient { $file }.
# The log follows in English.
fault-start-log = Le programme n’a pas pu démarrer, à cause d’une erreur de sa part. { $log }

# A rule set from outside failed; $kept is 1 where the game is kept, else 0.
# $author is the name of who made it.
rule-set-fault = Une erreur s’est produite dans les règles { $title } { $version } de { $author }.
rule-set-fault-of-nobody = Une erreur s’est produite dans les règles { $title } { $version }.
# $names are titles of rule sets.
rule-set-suspect = Peut-être que des règles n’en finissent pas : { $names }.
fault-rule-set = { $fault } Ce n’est pas ta faute. { $kept ->
    [1] La partie est enregistrée ; tu peux continuer ou la quitter.
   *[other] La partie n’a pas pu être enregistrée ; tu peux continuer ou la quitter.
    }
# The report, where a rule set failed; $makers is their address or name.
fault-copied-for = Le rapport est copié ; il ne nomme personne. Il peut servir à ceux qui ont fait ces règles : { $makers }.
