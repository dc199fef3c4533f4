### The menu bar, the window, and file dialogs.
### The letter after & opens an entry by the keyboard: once in each menu.

menu-game = &Game
menu-new-game = &New game…
menu-continue = &Continue the last game
menu-open = &Open a game…
menu-open-recent = Open &recent
menu-games = All &games
menu-statistics = S&tatistics
menu-look-back = Re&view the game
menu-review = &Back to the review
# In place of a list of files
menu-none-recent = no recent games
menu-save = &Save the game
menu-save-as = Save the game &as…
menu-export-record = &Export the game record…
menu-postcard = Save a postcar&d…
menu-start-page = Go to the start &page
menu-quit = &Quit

menu-table = &Table
menu-undo = &Undo
menu-undo-round = &Undo to my last turn
# $reason is a sentence: why nothing can be taken back
menu-undo-refused = &Undo – { $reason }
menu-redo = &Redo
menu-restart-turn = Restart this &turn
menu-end-turn = &End turn
menu-fit = Show whole Al&hambra
menu-replay = Replay the others’ &moves
menu-column = Show the st&andings
menu-column-here = Show the st&andings (already visible)
menu-log = Show the game lo&g
menu-supply = Show the suppl&y
menu-moves = List all p&ossible moves…
menu-hint = Show a h&int
menu-why = &Why did they do that?
menu-standings = &Standings in detail…
menu-played = Ru&les of this game…
# The figure is its key
menu-scored-when = What scores in each rou&nd…
menu-scoring = Show scoring &{ $number } again…
menu-result = Show the &final result…

menu-settings = &Settings
menu-preferences = &Preferences…
menu-theme-system = Theme: same as the &system
menu-theme-light = Theme: &light
menu-theme-dark = Theme: d&ark
menu-full-screen = &Full screen

menu-help = &Help
menu-learn = &Learn to play
menu-puzzle = &Puzzles
menu-rules = &Rules
menu-keys = &Keyboard shortcuts
menu-news = &What’s new
menu-copy-report = &Copy an error report
menu-about = &About Alhambra Desktop

# The menu of a piece or a card, of a player, of a row of the log, of a game in a list
context-lift = &Pick up
context-select = { $chosen ->
    [0] &Select
   *[other] Put &back
}
context-to-reserve = &Move to your reserve
context-pays = Show what it can &pay for
context-look = { $kept ->
    [0] &Look at their Alhambra
   *[other] C&lose their Alhambra
}
context-why = &Why?
context-replay = &Show their moves again
context-replay-why = there are no moves since your turn
context-why-not-yet = they have not finished a turn yet
context-fits = &What would fit here
context-purist = hidden at minimal assistance
# An entry that cannot be chosen now
context-refused = { $entry } – { $reason }
context-moment = &Review this moment
context-copy = &Copy this line
context-open = { $unfinished ->
    [0] &Open
   *[other] &Continue
}
context-rule = &Rule { $rule }: { $title }

window-title = Alhambra Desktop
window-title-file = { $file } – Alhambra Desktop

no-game = No game is open.
no-game-to-continue = There is no game to continue. Start or open one.
no-game-to-save = There is no game to save. Start or open one first.

# Titles of the desktop's own dialogs for files, and the kinds of files in them
files-open = Open a game
files-save = Save the game
files-export = Export the record
files-saved-games = Saved games
files-records = Records
files-postcard = Save a postcard
files-png = Pictures (PNG)
files-svg = Drawings (SVG)
files-postcard-name = Alhambra postcard
files-table = Save all games as CSV
files-tables-comma = CSV, comma-separated
files-tables-semicolon = CSV, semicolon-separated
files-table-name = Alhambra games
files-games-and-records = Games and records
files-old-records = Records of older versions
# The default file name of a game
files-game = game
# The file name of a game if Windows does not allow the player’s name as a file name, such as Con
files-game-of = { $name } game
