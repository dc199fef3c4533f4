### Dialogs: a new game, the standings in figures, about the program, longer texts.
### The letter after & presses a button by the keyboard: once in each dialog.

dialog-close = &Close

# A seat's colour
seat-colour-amber = amber
seat-colour-blue = blue
seat-colour-crimson = crimson
seat-colour-green = green
seat-colour-violet = violet
seat-colour-black = black

# A seat's colour with the mark that is painted in it, as it is read aloud
seat-mark-amber = amber khatam
seat-mark-blue = blue crescent
seat-mark-crimson = crimson pomegranate
seat-mark-green = green palm
seat-mark-violet = violet key
seat-mark-black = black hand
seat-mark-stone = stone block

### A new game

new-game-title = New game
new-game-pages = Pages of the new game
new-game-table = &Table
new-game-expansions = E&xpansions
new-game-house-variants = &House variants
new-game-add-seat = &Add a seat
new-game-youngest = List the youngest first: ties for the first turn go to whoever is listed first.
new-game-game = Game
new-game-players = Players
new-game-seed = S&eed of the shuffles
new-game-seed-name = Seed of the shuffles
# In place of a number that nobody gave
new-game-seed-any = any
new-game-seed-tip = The same number gives the same shuffles again
new-game-seed-note = The same number gives the same deal again.
new-game-seed-fault = The seed is a whole number, or nothing.
new-game-start = &Begin
# What is about to begin: $game is the game with its modules, $count the number of seats
new-game-for = { $game } for { $count }
new-game-for-and-third = { $game } for { $count }, with { $third } as the third
# $table is one of the two above
new-game-official = { $table }, by the official rules.
# $variants are sentences
new-game-house-rules = { $table }. House rules: { $variants }

# A seat of a new game
seat-number = Seat { $number }
seat-name = Name of seat { $number }
seat-colour = Colour of seat { $number }
seat-player = Seat { $number }: person or computer player
seat-style = Seat { $number }: style of the computer player
seat-remove = Take seat { $number } away
seat-remove-tip = Take this seat away
seat-is-person = A person
# $level is the name of a level of computer players
seat-is-level = Level { $number }: { $level }
seat-any-style = Any style
seat-person-note = Plays at this screen.
# Two sentences: what the level and what the style is like
seat-level-note = { $level } { $style }

### The standings in figures

standings-title = Standings
standings-note = Tiles of each type with the place in its majority.

### About the program

about-title = About Alhambra Desktop
about-emblem = The emblem: a fountain in a star
about-version = <p><b>Version { $version }</b></p>
about-project = <p>An unofficial fan project after the board game <i>Alhambra</i> by Dirk Henn. It has no tie to the game's author or its publishers; the names belong to their owners. All pictures and texts in this program were made for it.</p>
about-licences = <p>Licence of the program: MIT. It uses Qt { $qt } through PySide6 (LGPL 3; the libraries lie beside the program and can be replaced), attrs, cattrs and platformdirs (MIT), and the faces Vollkorn and Lato (SIL Open Font License).</p>
about-show-licences = &Licences

### Longer texts

reading-news = What is new
reading-licences = Licences
# Above a text that is there in English only; shown in other languages
reading-in-english = This text is in English.

# The list of moves: everything that can be done now
moves-title = Moves
moves-filter = Filter: type a word
# for screen readers; $key is the key Enter
moves-how = { $key } plays the chosen move; letters filter the list
moves-play = Play
moves-none = No move contains these words.
moves-turn = Go on with the game.
moves-prospects = What would fit where, of the tiles that nobody has seen.
moves-other-ways = { $count ->
    [one] { $count } other way to pay…
   *[other] { $count } other ways to pay…
 }

### The rules of the running table
played-title = What is played
played-variants = House variants
played-official = None: everything is played by the official rules.
