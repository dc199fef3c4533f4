### The page of a new game: presets, who sits where, what is played, and house rules.

# On round buttons with an arrow, at the head of every page
page-back = Retour
page-back-tip = Revenir à la page précédente
# Beside a switch
switch-on = Oui
switch-off = Non

new-game-title = Nouvelle partie
# The line at the foot of the page: first the name in bold, then what keys do
new-game-bar = Nouvelle partie.
new-game-bar-keys = { $key-page-choose } commence cette partie  ·  { $key-rules } explique l’élément choisi

## Presets: whole tables taken with one press. $modules is a list of titles, $third is the neutral player.

new-game-presets = Formules
new-game-preset-quick = Partie rapide
new-game-preset-pair = À deux
new-game-preset-everything = Avec tout
new-game-preset-last = Dernière table
new-game-preset-for = { $game } à { $count } joueurs
new-game-preset-with = { $modules }
new-game-preset-some = { $count ->
    [one] { $count } extension
   *[other] { $count } extensions
 }
new-game-preset-all = Les { $count } extensions
new-game-preset-two = Contre { $name }, plus { $third } (neutre)
new-game-preset-one = Contre { $name }
# The selected preset as a screen reader reads it
new-game-preset-taken = { $title }, formule choisie
new-game-preset-tip = Utiliser cette formule : { $table }
new-game-taken = { $title } : { $table }.
new-game-taken-back = Formule annulée : { $table }.
new-game-own = Tes tables
new-game-own-tip = Enregistrer cette table, ou en reprendre une enregistrée
# On a small button
new-game-own-brief = Tes tables
new-game-own-none = Aucune table enregistrée
new-game-own-keep = Enregistrer cette table
new-game-own-forget = Supprimer cette table

## The places around the table

new-game-at-table = À la table
new-game-places-order = { $count ->
    [one] { $count } place prise sur { $most }, on joue dans le sens horaire
   *[other] { $count } places prises sur { $most }, on joue dans le sens horaire
 }
new-game-places = { $count ->
    [one] { $count } place prise sur { $most }
   *[other] { $count } places prises sur { $most }
 }
new-game-add = Ajouter un joueur
new-game-add-here = Ajouter un joueur à la place { $number }
new-game-change-human = Changer le nom, le portrait et la couleur : { $name }
new-game-change-computer = Choisir qui remplace { $name }
# The motto of a character, about their style of play
new-game-quote = « { $line } »
new-game-name-picture = nom, portrait
new-game-name-picture-tip = Changer de nom et de portrait
new-game-swap = Remplacer ce joueur
new-game-remove = Retirer ce joueur
new-game-weaker = Moins fort
new-game-stronger = Plus fort
# As a place is read aloud; $mark is a colour with its sign, $level the next message but one
new-game-place-free = Place { $number } sur { $most }, libre.
new-game-place-human = Place { $number } sur { $most }, { $name }, joueur humain, { $mark }.
new-game-place-computer = Place { $number } sur { $most }, { $name }, { $trade }, { $mark }. { $level }.
new-game-level = Niveau { $level }, { $rank } sur { $most }
new-game-keys-free = { $key-page-choose } ajoute un joueur.
new-game-keys-human = Gauche et Droite changent la couleur, { $key-page-choose } ou F2 le nom et le portrait.
new-game-keys-computer = Gauche et Droite changent le niveau, { $key-page-choose } remplace ce joueur.
new-game-keys-remove = Suppr retire ce joueur.

## Who sits at a place

new-game-who = Qui joue ici ?
new-game-human = Une personne
new-game-human-tip = Une personne joue ici, sur cet ordinateur
new-game-computer = L’ordinateur
new-game-computer-tip = L’un des douze personnages de l’ordinateur joue ici
new-game-name = Nom
new-game-guest = Invité
new-game-guest-tip = Un portrait qu’aucun joueur de l’ordinateur n’a
new-game-picture-note = Choisis un portrait et une couleur.
new-game-people-note = Chaque personnage a son style de jeu. Son niveau se choisit ensuite.
new-game-person-line = { $trade }. « { $line } »
new-game-sit = &Valider
new-game-sit-tip = Installer ici le joueur choisi
# The tooltip of Cancel
new-game-cancel = Annuler
new-game-cancel-tip = Laisser cette place telle quelle
# Before the marks of the colours that a player can choose
new-game-colour = couleur
new-game-colour-tip = Prendre cette couleur : { $colour }

## Games and expansions

new-game-game = Le jeu
new-game-expansions = Extensions
new-game-expansions-on = { $count } sur { $every }
new-game-rule-sets = Compléments
new-game-rule-sets-tip = Installer, activer et retirer des compléments
new-game-rule-sets-none = Aucun n’est installé.
new-game-rule-sets-count = { $count ->
    [one] { $count } installé.
   *[other] { $count } installés.
 }
new-game-rule-sets-look = Gérer les compléments…

## House rules, and the foot of the page. $table is one of the tables below, $rules are sentences.

new-game-house-rules = Règles maison
new-game-house-rules-tip = Montrer ou cacher les règles maison, le code de table et la graine
new-game-as-printed = règles officielles, dont { $count } modifiables
new-game-departures = { $count ->
    [one] { $count } règle maison
   *[other] { $count } règles maison
 }
new-game-official = Selon les règles officielles.
new-game-by-house-rules = Règles maison : { $rules }
new-game-advanced = Options avancées
new-game-seed = Graine
# In place of a number that nobody gave
new-game-seed-any = au hasard
new-game-seed-note = Reprends le même nombre pour rejouer la même donne.
new-game-seed-fault = La graine doit être un nombre entier, ou rester vide.
new-game-table = { $game }, { $count } joueurs
new-game-table-with = { $game } avec { $modules-le }, { $count } joueurs
new-game-table-some = { $game } avec { $expansions } extensions, { $count } joueurs
new-game-table-company = { $table } et { $third }
new-game-play = Jouer
new-game-play-tip = Commencer la partie avec ces joueurs et ces règles
