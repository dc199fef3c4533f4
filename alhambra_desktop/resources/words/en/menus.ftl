### The menu bar, the window, and what is said of its files.
### The letter after & opens an entry by the keyboard: once in each menu.

menu-game = &Game
menu-new-game = &New game…
menu-continue = &Continue
menu-open = &Open…
menu-open-recent = Open &recent
menu-games = All &games…
menu-statistics = S&tatistics
menu-look-back = Look &back
menu-review = Back to the re&view
# In place of a list of files
menu-none-recent = none yet
menu-save = &Save
menu-save-as = Save &as…
menu-export-record = &Export record…
menu-postcard = Postcar&d…
menu-start-page = Start &page
menu-quit = &Quit

menu-table = &Table
menu-undo = &Undo
menu-undo-round = &Undo back to my last turn
# $reason is a sentence: why nothing can be taken back
menu-undo-refused = &Undo – { $reason }
menu-redo = &Redo
menu-restart-turn = Restart &turn
menu-end-turn = &End turn
menu-fit = &Fit the Alhambra
menu-replay = Replay the others' &moves
menu-column = Show the st&andings
menu-column-here = Show the st&andings (already in sight)
menu-log = Show the lo&g
menu-supply = Push the supply &in or out
menu-moves = M&oves…
menu-hint = &Hint
menu-why = &Why did they do that?
menu-standings = &Standings in figures…
menu-played = What is &played…
# The figure is its key
menu-scoring = Scoring &{ $number }…
menu-result = Resu&lt…

menu-settings = &Settings
menu-preferences = &Preferences…
menu-theme-system = Theme: like the &desktop
menu-theme-light = Theme: &light
menu-theme-dark = Theme: d&ark
menu-full-screen = &Full screen

menu-help = &Help
menu-learn = &Learn
menu-puzzle = &Puzzle of the day
menu-rules = &Rules
menu-keys = &Keys
menu-news = &What is new
menu-copy-report = Copy &report
menu-about = &About

# The menu of a piece or a card, of a player, of a row of the log, of a game in a list
context-lift = &Lift
context-select = { $chosen ->
    [0] &Select
   *[other] Put &back
}
context-to-reserve = &Move to reserve
context-pays = What it can &pay for
context-look = { $kept ->
    [0] &Look at their Alhambra
   *[other] C&lose their Alhambra
}
context-why = &Why?
context-moment = &Look at this moment
context-copy = &Copy
context-open = { $unfinished ->
    [0] &Open
   *[other] &Continue
}
context-rule = &Rule { $rule }: { $title }

window-title = Alhambra Desktop
window-title-file = { $file } – Alhambra Desktop

no-game = There is no game.
no-game-to-continue = There is no game to continue; begin or open one.
no-game-to-save = There is no game to save; begin or open one first.

# Titles of the desktop's own dialogs for files, and the kinds of files in them
files-open = Open a game
files-save = Save the game
files-export = Export the record
files-saved-games = Saved games
files-records = Records
files-postcard = Write a postcard
files-png = Pictures (PNG)
files-svg = Drawings (SVG)
files-postcard-name = Alhambra postcard
files-table = Write a table of all games
files-tables-comma = Tables, separated by commas
files-tables-semicolon = Tables, separated by semicolons
files-table-name = Alhambra games
files-games-and-records = Games and records
files-old-records = Records of older versions
# A file of a game that has no better name
files-game = game
# A file of a game of somebody whose own name no file can have on Windows, such as Con
files-game-of = { $name } game
