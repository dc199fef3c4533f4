### The forms of the rules and of house variants.

rules-base-game = Le jeu de base

# On a small button
options-reset = Rétablir
options-reset-one = { $variant } : revenir à la règle officielle
options-reset-tip = Revenir à la règle officielle
# Buttons next to a number
amount-less = Moins
amount-more = Plus
options-reset-all = Revenir aux rè&gles officielles
options-reset-all-tip = Remettre chaque règle maison à sa valeur officielle
options-named-before = Avant le début de la partie, tous les joueurs voient la liste des règles maison.
options-house-rule = Règle maison. Officiellement : { $official }
# $rule is the number of a rule
options-rule = Règle { $rule }

# House rules saved under a name, and table codes
presets-title = Règles maison enregistrées
presets-choice = Règles maison
presets-official = Règles officielles
# In the field if the chosen house rules are not saved
presets-own = Non enregistrées
presets-name = Nom
presets-keep = Enregistrer
presets-keep-tip = Enregistrer ces règles maison sous ce nom
presets-rename = Renommer
presets-rename-tip = Donner ce nom aux règles maison choisies
presets-delete = Supprimer
presets-delete-tip = Supprimer les règles maison choisies, après confirmation
# pressed again it deletes
presets-delete-really = Pour de bon ?
presets-delete-really-tip = Appuie encore pour supprimer ces règles maison
presets-code = Code de table
presets-code-hint = code d’un ami
presets-take = Charger les règles
presets-take-tip = Utiliser les règles maison de ce code de table
presets-copy = Copier le code
presets-copy-tip = Copier le code de cette table pour le transmettre
presets-kept = Enregistrées sous le nom { $name }.
presets-renamed = { $old } s’appelle maintenant { $new }.
presets-deleted = { $name } est supprimé. Les règles choisies pour cette partie ne changent pas.
presets-unknown = { $count ->
    [one] Une de ces règles maison appartient à un complément qui n’est pas installé. Elle ne sert pas pour l’instant mais reste enregistrée.
   *[other] { $count } de ces règles maison appartiennent à des compléments qui ne sont pas installés. Elles ne servent pas pour l’instant mais restent enregistrées.
 }
presets-taken = { $count ->
    [0] Ce code suit les règles officielles.
    [one] Une règle maison du code est chargée.
   *[other] { $count } règles maison du code sont chargées.
 }
presets-copied = Code copié. Cette partie utilise maintenant la graine du code.
# What is wrong with the file of house rules; $reason is what the system says
presets-damaged = Le fichier { $file } de tes règles maison était endommagé. Il s’appelle maintenant { $spare } ; un nouveau fichier le remplace.
presets-unread = Impossible de lire le fichier { $file } de tes règles maison : { $reason }
presets-newer = Tes règles maison dans { $file } sont de la version { $version }, mais ce programme ne connaît que la { $known }. Le fichier n’a pas été modifié.
presets-unkept = Impossible d’enregistrer tes règles maison dans { $file } : { $reason }
presets-foreign = son contenu est endommagé
