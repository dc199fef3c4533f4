### The forms of the rules and of house variants.

rules-game = Jeu
rules-base-game = Le jeu de base
# $modules is a list of titles
rules-with = { $game } avec { $modules-le }
rules-mixes = Formules toutes prêtes :

options-official = { $value } (officiel)
# On a small button
options-reset = ↺ officiel
options-reset-one = { $variant } : revenir à la règle officielle
options-reset-tip = Revenir à la règle officielle
options-reset-all = Tout remettre aux rè&gles officielles
options-named-before = Ce qui s’écarte des règles officielles est annoncé avant chaque partie.
options-by-rule = Officiel.
options-house-rule = <b>Règle maison.</b> Officiellement : { $official }
# For those who look it up; $rule is the number of a rule
options-rule = Règle { $rule }
