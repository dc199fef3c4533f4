### The page of a new game: presets, who sits where, what is played, and house rules.

# On round buttons with an arrow, at the head of every page
page-back = Back
page-back-tip = Return to the page you came from
# Beside a switch
switch-on = On
switch-off = Off

new-game-title = New game
# The line at the foot of the page: first the name in bold, then what keys do
new-game-bar = New game.
new-game-bar-keys = { $key-page-choose } starts this game  ·  { $key-rules } explains the selected item

## Presets: whole tables taken with one press. $modules is a list of titles, $third is the neutral player.

new-game-presets = Presets
new-game-preset-quick = Quick game
new-game-preset-pair = Two players
new-game-preset-everything = With everything
new-game-preset-last = Same as last time
new-game-preset-for = { $game } for { $count } players
new-game-preset-with = { $modules }
new-game-preset-some = { $count ->
    [one] { $count } expansion
   *[other] { $count } expansions
 }
new-game-preset-all = All { $count } expansions
new-game-preset-two = Against { $name }, plus { $third } (neutral)
new-game-preset-one = Against { $name }
# The selected preset as a screen reader reads it
new-game-preset-taken = { $title }, selected
new-game-preset-tip = Use this preset: { $table }
new-game-taken = { $title } selected: { $table }.
new-game-taken-back = Preset undone. Back to { $table }.
new-game-own = Your own setups
new-game-own-tip = Save this setup, or load one that you saved
# On a small button
new-game-own-brief = Saved
new-game-own-none = No saved setups
new-game-own-keep = Save this setup
new-game-own-forget = Delete this setup

## The places around the table

new-game-at-table = At the table
new-game-places-order = { $count } of { $most } places taken, turns go clockwise
new-game-places = { $count } of { $most } places taken
new-game-add = Add a player
new-game-add-here = Add a player at place { $number }
new-game-change-human = Change name, picture and colour of { $name }
new-game-change-computer = Choose who replaces { $name }
# The motto of a character, about their style of play
new-game-quote = “{ $line }”
new-game-name-picture = name, picture
new-game-name-picture-tip = Change name and picture
new-game-swap = Replace this player
new-game-remove = Remove this player
new-game-weaker = Weaker
new-game-stronger = Stronger
# As a place is read aloud; $mark is a colour with its sign, $level the next message but one
new-game-place-free = Place { $number } of { $most }, free.
new-game-place-human = Place { $number } of { $most }, { $name }, human player, { $mark }.
new-game-place-computer = Place { $number } of { $most }, { $name }, { $trade }, { $mark }. { $level }.
new-game-level = Level { $level }, { $rank } of { $most }
new-game-keys-free = { $key-page-choose } adds a player.
new-game-keys-human = Left and Right change the colour. { $key-page-choose } or F2 changes the name and picture.
new-game-keys-computer = Left and Right change the level. { $key-page-choose } replaces this player.
new-game-keys-remove = Delete removes this player.

## Who sits at a place

new-game-who = Who sits here?
new-game-human = A human player
new-game-human-tip = A person at this computer plays here
new-game-computer = A computer player
new-game-computer-tip = One of twelve computer characters plays here
new-game-name = Name
new-game-guest = Guest
new-game-guest-tip = Use a portrait that belongs to no computer player
new-game-picture-note = Choose a portrait and a colour.
new-game-people-note = Each character has a style of play. You choose the level afterwards.
new-game-person-line = { $trade }. “{ $line }”
new-game-sit = &Done
new-game-sit-tip = Seat the selected player here
# The tooltip of Cancel
new-game-cancel = Cancel
new-game-cancel-tip = Leave this place as it is
# Before the marks of the colours that a player can choose
new-game-colour = colour
new-game-colour-tip = Play as { $colour }

## Games and expansions

new-game-game = The game
new-game-expansions = Expansions
new-game-expansions-on = { $count } of { $every } on
new-game-rule-sets = Other rule sets
new-game-rule-sets-tip = Install, enable and remove rule sets
new-game-rule-sets-none = None installed.
new-game-rule-sets-count = { $count } installed.
new-game-rule-sets-look = Manage rule sets…

## House rules, and the foot of the page. $table is one of the tables below, $rules are sentences.

new-game-house-rules = House rules
new-game-house-rules-tip = Show or hide the house rules, the table code and the seed
new-game-as-printed = official rules ({ $count } can be changed)
new-game-departures = { $count ->
    [one] { $count } house rule
   *[other] { $count } house rules
 }
new-game-official = Official rules.
new-game-by-house-rules = House rules: { $rules }
new-game-advanced = Advanced
new-game-seed = Seed
# In place of a number that nobody gave
new-game-seed-any = random
new-game-seed-note = Use the same number to play the same deal again.
new-game-seed-fault = The seed must be a whole number or empty.
new-game-table = { $game }, { $count } players
new-game-table-with = { $game } with { $modules }, { $count } players
new-game-table-some = { $game } with { $expansions } expansions, { $count } players
new-game-table-company = { $table } and { $third }
new-game-play = Play
new-game-play-tip = Start the game with these players and rules
