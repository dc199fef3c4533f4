### The forms of the rules and of house variants.

rules-base-game = Le jeu de base

options-official = { $value } (officiel)
# On a small button
options-reset = Rétablir
options-reset-one = { $variant } : revenir à la règle officielle
options-reset-tip = Remettre cette règle maison à sa valeur officielle
options-reset-all = Tout remettre aux rè&gles officielles
options-reset-all-tip = Remettre chaque règle maison à sa valeur officielle
options-named-before = Ce qui s’écarte des règles officielles est annoncé avant chaque partie.
options-by-rule = Officiel.
options-house-rule = Règle maison. Officiellement : { $official }
# For those who look it up; $rule is the number of a rule
options-rule = Règle { $rule }

# House variants under names of one's own, and table codes
presets-choice = Règles maison
presets-official = Règles officielles
# In the field while other house rules are chosen than any that are kept
presets-own = pas encore gardées
presets-name = Nom
presets-keep = Garder
presets-keep-tip = Garder ces règles maison sous ce nom
presets-rename = Renommer
presets-rename-tip = Donner ce nom aux règles maison choisies
presets-delete = Supprimer
presets-delete-tip = Supprimer les règles maison choisies, après confirmation
# pressed again it deletes
presets-delete-really = Pour de bon ?
presets-delete-really-tip = Appuie encore pour supprimer ces règles maison
presets-code = Code de table
presets-code-hint = celui d’un ami, ou de cette table
presets-take = Prendre ses règles
presets-take-tip = Reprendre les règles maison de ce code de table
presets-copy = Copier celui-ci
presets-copy-tip = Copier le code de cette table pour le transmettre
presets-kept = Gardées sous le nom { $name }.
presets-renamed = { $old } s’appelle maintenant { $new }.
presets-deleted = { $name } est supprimé ; ce qui était choisi le reste.
presets-unknown = { $count ->
    [one] Une de ses variantes est d’une extension qui n’est pas installée ; elle reste gardée.
   *[other] { $count } de ses variantes sont d’extensions qui ne sont pas installées ; elles restent gardées.
 }
presets-taken = { $count ->
    [0] Ce code joue selon les règles officielles.
    [one] Une règle maison vient de ce code.
   *[other] { $count } règles maison viennent de ce code.
 }
presets-copied = Le code est dans le presse-papiers ; cette table a maintenant sa donne.
# What is wrong with the file of house rules; $reason is what the system says
presets-damaged = Le fichier { $file } de tes règles maison était abîmé. Il s’appelle maintenant { $spare } ; un nouveau garde les noms.
presets-unread = Impossible de lire le fichier { $file } de tes règles maison : { $reason }
presets-newer = Tes règles maison dans { $file } sont de la version { $version }, et ce programme connaît la { $known } ; elles restent telles quelles.
presets-unkept = Impossible d’écrire tes règles maison dans { $file } : { $reason }
presets-foreign = son contenu est abîmé
