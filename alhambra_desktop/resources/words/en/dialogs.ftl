### Dialogs: the standings in figures, the list of moves.
### The letter after & presses a button by the keyboard: once in each dialog.

dialog-close = &Close
dialog-close-tip = Close this window and continue

# A seat's colour
seat-colour-amber = amber
seat-colour-blue = blue
seat-colour-crimson = crimson
seat-colour-green = green
seat-colour-violet = violet
seat-colour-black = black

# A seat's colour with the mark that is painted in it, as it is read aloud
seat-mark-amber = amber star
seat-mark-blue = blue crescent
seat-mark-crimson = crimson pomegranate
seat-mark-green = green palm
seat-mark-violet = violet key
seat-mark-black = black hand
seat-mark-stone = stone block

### The standings in figures

standings-title = Standings
# Above the columns of each player
standings-count = Number
standings-points = Points

# The list of moves: everything that can be done now
moves-title = Moves
moves-filter = Filter: type a word
# for screen readers
moves-how = { $key-page-choose } plays the selected move; type letters to filter the list
moves-play = Play
moves-play-tip = Play the selected move
moves-none = No move contains these words.
moves-turn = Continue the game.
moves-prospects = Where the unseen tiles would fit
moves-other-ways = { $count ->
    [one] { $count } other way to pay…
   *[other] { $count } other ways to pay…
 }

### The rules of the running table
played-title = Rules of this game
played-status = { $count ->
    [0] Official rules: nothing was changed.
    [one] { $count } house rule differs from the official rules.
   *[other] { $count } house rules differ from the official rules.
 }
played-official = { $count ->
    [one] { $count } official rule
   *[other] { $count } official rules
 }
played-official-tip = Show or hide the rules that were not changed
