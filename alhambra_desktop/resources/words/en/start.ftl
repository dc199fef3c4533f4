### The page that the program opens with.
### The letter after & presses a button by the keyboard: once on the page.

start-continue = &Continue
start-continue-tip = Continue this game where you left off
start-new-game = &New game
start-new-game-tip = Choose a game, players and rules, then play
start-open = &File…
start-open-tip = Open a saved game or a game record
# Beside the title Alhambra
start-motto = an unofficial version for two to six players

# The large card where there is nothing to continue
start-next-title = Your next game
start-none-waits = You have no saved game to continue.
start-first-line = About 30 minutes against the computer.

# The same for somebody who is here for the first time: lessons, and then the first game
start-learn = New here?
start-learn-line = Nine short lessons at the game table: take money, buy buildings, build walls and score.
start-lessons-line = All lessons, from your first turn to the expansions.
start-begin-lesson = First l&esson
start-begin-lesson-tip = Learn the first moves at the game table
start-decline = Go st&raight to a game
start-decline-tip = Skip the lessons and start with a game
start-first-game = &Play
start-first-game-tip = Play a real game with a coach who explains what matters

# A seat of the table that can be continued, as it is read aloud
start-seat = { $name } { $points ->
    [one] { $points } point
   *[other] { $points } points
 }

# The card of a new game; $game is what is played, $modules its expansions
start-new-title = New game
start-first-table = { $game } for { $count } players
start-as-last = { $game } for { $count } players, as last time
start-as-last-with = { $game } for { $count } players with { $modules }, as last time
start-deal = Start &game
start-deal-tip = Start a game with these players and rules and a new shuffle
start-change = Change se&tup…
start-change-tip = Choose other players, another game or other rules first
start-person = human player
start-more-seats = and { $count } more

# The card with other games
start-games = Games
start-all-games = &All games
start-all-games-tip = Search, review or delete any of your games
start-list-tip = { $key-page-choose } or a double click opens a game

# The card with a table code and files
start-open-title = Open
start-open-what = code, saved game or record
start-code = Code
start-sit = U&se code
start-sit-tip = Start the game that this table code describes

# The player’s results: wins against each level, with the interval in which the win rate lies
start-record = Your games
start-record-count = { $count } so far
start-statistics = Stat&istics
start-statistics-tip = See your wins, points and best results
start-against = { $level ->
    [newcomer] against newcomers
    [apprentice] against apprentices
    [journeyman] against journeymen
    [builder] against builders
    [architect] against architects
    [master] against masters
    [grandmaster] against grandmasters
   *[other] against { $name }
}
start-share-brief = { $won } of { $played }
start-won-brief = { $won } of { $played } won
start-share = { $won } of { $played } won; likely win rate { $low } to { $high }%
start-share-of = { $level }: { $share }

# The button that goes on, as it is read aloud
start-continue-aloud = Continue: { $table }

# The bar at the foot: the first words are bold
start-welcome = Welcome.
start-enter-begins = Press { $key-page-choose } to start a game
start-enter-teaches = Press { $key-page-choose } to start the first lesson
start-enter-first-game = Press { $key-page-choose } to start your first game
start-welcome-back = Welcome back.
start-enter-continues = Press { $key-page-choose } to continue your last game
start-enter-again = Press { $key-page-choose } for a rematch

# The name of a human player if the computer’s account has no usable name; players can change it.
seat-person = Player

# The card of lessons.
start-lessons = at the game table
start-lessons-done = { $done } of { $count } done
start-puzzle-title = Puzzle of the day
start-all-lessons = All &lessons
start-all-lessons-tip = See all lessons and how far you got in each
start-next-lesson = { $number }. { $title }

# Ways to begin, while there are no games to list
start-ways = Ways to start
start-expansions = Seven expansions
start-expansions-line = A vizier, camps, falcons and more, or the city of Granada.
start-choose-expansions = E&xpansions…
start-choose-expansions-tip = Choose expansions for a new game, or Granada
