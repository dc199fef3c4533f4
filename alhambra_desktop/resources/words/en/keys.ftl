### The page of keys: names of commands, with their keys on the right.
### $key, $one and so on are names of keys, as the desktop writes them.

keys-title = Keyboard shortcuts
keys-change = &Change keys…
keys-change-tip = Give commands your own keys, in the preferences
# Groups of keys
keys-turn = Your turn
keys-view = View
keys-speed = Speed
# A row as it is read aloud
keys-row = { $keys }: { $does }
keys-bar = the arrow keys move between keys or rows, { $key-page-card } moves to the next panel, { $key-page-leave } goes back

# Keys, and what else does the same
keys-arrows = Arrows
keys-either = { $one }  or  { $other }
keys-held = hold { $key }
keys-wheel = Mouse wheel
keys-wheel-up = Wheel up
keys-wheel-down = Wheel down

# Above the keyboard, and below the lists of keys
keys-hint = Point at a command below to see its keys.
keys-others = The keys for the rules, games and preferences work on every page.
keys-others-show = Show these keys
keys-others-show-tip = Open the tab of these keys

# Tooltips of the switch above the keyboard. $modifier is the name of a key, such as Ctrl.
keys-alone-tip = Keys that are pressed alone
keys-with-modifier-tip = Keys that are pressed with { $modifier }

# The tooltip of a key that is shown beside a button
key-cap-tip = Keyboard shortcut: { $key }

# The button in a search field
search-clear = Clear the search

# What they do
keys-does-move = Move between the possible choices.
keys-does-choose = Take, pick up, place or confirm.
keys-does-put-back = Put everything back, or skip the animation.
keys-does-end = End your turn.
keys-does-undo = Undo your last step.
keys-does-redo = Redo the step that you undid.
keys-does-turn-over = Turn over the Granada tile that you hold.
keys-does-press = Use an action to let your vizier buy again.
keys-does-fit = Show your whole Alhambra.
keys-does-zoom-in = Show your Alhambra larger. Drag the background to move the view.
keys-does-zoom-out = Show your Alhambra smaller.
keys-does-fast = Speed up the others’ turns. Click to finish the current move.
keys-does-speed = Switch the others’ turns between normal and fast.
keys-does-pause = Pause or resume. While paused, click for the next step.
keys-does-replay = Replay the moves of the others.
keys-does-column = In a narrow window, show or hide the standings.
keys-does-log = Open or close the full log.
keys-does-supply = Show or hide bazaars, huts and falcons.
keys-does-moves = List all possible moves.
keys-does-hint = Get a hint. Press again for more, up to the whole turn.
keys-does-why = Explain the last move, or the selected line of the log.
keys-does-new = Start a new game.
keys-does-open = Open a saved game.
keys-does-all-games = Show all games.
keys-does-look-back = Review a finished game.
keys-does-review = Leave a practice game and return to the review.
keys-does-save = Save the game.
keys-does-save-as = Save the game under another name.
keys-does-quit = Quit the program.
keys-does-preferences = Open the preferences.
keys-does-standings = Show the standings in detail.
keys-does-result = Show the result again when the game is over.
keys-does-full-screen = Turn full screen on or off.
keys-does-list = Show this page.
keys-does-context-menu = Open the menu of the item selected or under the pointer.
keys-does-rules = Open the rule for the item under the pointer.
keys-does-restart-turn = Undo your whole turn.
keys-does-played = Show the rules of this game.
keys-does-scored-when = Show what scores in each scoring round.
keys-does-scoring = Show scoring { $number } again.
keys-does-continue = Continue the last game.
keys-does-statistics = Show your statistics.
keys-does-goals = Show your goals and the campaign.
keys-does-export = Export the game record.
keys-does-postcard = Save a picture of a finished game.
keys-does-start-page = Go to the start page.
keys-does-theme-system = Use the theme of your system.
keys-does-theme-light = Use the light theme.
keys-does-theme-dark = Use the dark theme.
keys-does-learn = Choose a lesson.
keys-does-puzzle = Show the list of puzzles.
keys-does-news = Show what changed in this version.
keys-does-about = Show the version and the licence.

# Names of commands that are in no menu
command-move = Move
command-put-back = Put back
command-choose = Choose
command-turn-over = Turn over
command-press-figure = Wake the vizier
command-zoom-in = Zoom in
command-zoom-out = Zoom out
command-hurry = Play turns fast
command-speed = Change the speed
command-context-menu = Context menu

# Keys of pages. $preset is the name of a preset, such as "Quick game".
keys-next-control = Next control
keys-does-next-control = Move to the next control of the page.
keys-next-panel = Next panel
keys-does-next-panel = Move to the next panel of the page.
keys-search = Search
keys-does-search = Search games, rules or preferences.
keys-delete = Delete
keys-does-delete = Delete the selected game.
keys-does-preset = In a new game, use the preset “{ $preset }”.

# Pages, and their keys
keys-pages = Page
keys-at-table = At the table
keys-on-start = Start page
keys-on-new-game = New game
keys-on-result = Result
keys-on-review = Review
keys-everywhere = Everywhere
keys-pages-tip = Keys of “{ $page }”
keys-back = Go back
keys-does-back = Go back to the previous page.
keys-tables = Show numbers
keys-does-tables = Show tables of numbers, or charts again.
keys-code = Table code
keys-does-code = Type the code of a table.
keys-remove = Remove player
keys-does-remove = Remove the selected player.
keys-play = Play
keys-does-play = Start the game.
keys-does-practice = Play a practice game from this turn.
keys-to-table = Back to the table
keys-does-to-table = Close the result and return to the table.
keys-turns = Turn by turn
keys-does-turns = Go to the previous or next turn.
keys-steps = Move by move
keys-does-steps = Go to the previous or next move of a turn.
keys-ends = First or last turn
keys-does-ends = Go to the beginning or the end of the game.
keys-does-mistake = Go to your next mistake.

# Short captions on drawn keys: one word or two short ones, in one line as wide as a key
keys-short-move = Move
keys-short-choose = Choose
keys-short-put-back = Put back
keys-short-turn-over = Turn over
keys-short-press = Vizier
keys-short-zoom-in = Zoom in
keys-short-zoom-out = Zoom out
keys-short-fast = Fast
keys-short-pause = Pause
keys-short-speed = Speed
keys-short-context-menu = Menu
keys-short-undo = Undo
keys-short-redo = Redo
keys-short-restart-turn = Restart
keys-short-end = End turn
keys-short-fit = Overview
keys-short-replay = Replay
keys-short-column = Standings
keys-short-log = Log
keys-short-supply = Supply
keys-short-moves = Moves
keys-short-hint = Hint
keys-short-why = Why?
keys-short-standings = Details
keys-short-played = Game
keys-short-scored-when = Scoring
keys-short-scoring = Scoring { $number }
keys-short-result = Result
keys-short-look-back = Review
keys-short-review = To review
keys-short-new = New
keys-short-continue = Continue
keys-short-open = Open
keys-short-all-games = Games
keys-short-statistics = Statistics
keys-short-goals = Goals
keys-short-save = Save
keys-short-save-as = Save as
keys-short-export = Export
keys-short-postcard = Postcard
keys-short-start-page = Start
keys-short-quit = Quit
keys-short-preferences = Settings
keys-short-theme-system = System
keys-short-theme-light = Light
keys-short-theme-dark = Dark
keys-short-full-screen = Screen
keys-short-learn = Lessons
keys-short-puzzle = Puzzles
keys-short-rules = Rules
keys-short-list = Keys
keys-short-news = News
keys-short-about = About
keys-short-next-control = Next
keys-short-next-panel = Panel
keys-short-search = Search
keys-short-delete = Delete
keys-short-leave = Back
keys-short-tables = Numbers
keys-short-code = Code
keys-short-play = Play
keys-short-to-table = Table
keys-short-turns = Turns
keys-short-mistake = Mistake
keys-short-remove = Remove
keys-short-preset-quick = Quick
keys-short-preset-pair = For two
keys-short-preset-everything = All sets
keys-short-preset-last = Last table
