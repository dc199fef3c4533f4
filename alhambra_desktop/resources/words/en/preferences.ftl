### The preferences.

preferences-title = Preferences
preferences-pages = Sections
preferences-at-once = Changes take effect immediately.
preferences-search = Search preferences
# Beside the search field
preferences-found = { $count ->
    [one] { $count } setting
   *[other] { $count } settings
 }
# $settings is such as: 4 settings
preferences-found-in = { $settings } in { $sections ->
    [one] { $sections } section
   *[other] { $sections } sections
 }
preferences-more = More in { $section }
preferences-more-tip = Show all settings in { $section }
preferences-nothing = No settings match your search.
preferences-reset = Reset this section
preferences-reset-one = Reset this section: { $section }
preferences-restore = Restore all defaults
preferences-was-reset = { $section }: defaults restored.
preferences-was-restored = All defaults restored.
preferences-undo = Undo
preferences-undo-done = Close

# At the foot of the page: its name, and its keys; the brief ones are for narrow windows
preferences-bar = Preferences:
preferences-bar-keys = Up and Down choose a section, Tab moves to its settings, { $key-page-leave } goes back
preferences-bar-brief = { $key-page-leave } goes back
preferences-bar-found = { $count ->
    [0] Nothing found:
    [one] { $count } setting found:
   *[other] { $count } settings found:
 }
preferences-bar-found-keys = Down moves to the first one, { $key-page-leave } clears the search
preferences-bar-found-brief = { $key-page-leave } clears the search
# Asked after the program restarted in another size
preferences-keep-size = Keep this size?
preferences-keep-size-note = It changes back to { $scale } in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
 }.
preferences-keep-size-brief = { $seconds } s
preferences-keep-size-yes = Keep
preferences-keep-size-no = Change back

# The preview of a table
preferences-preview = Preview
preferences-preview-size = actual size
preferences-preview-again = Replay
preferences-preview-show = Show preview
preferences-preview-hide = Hide preview
preferences-preview-shows = A corner of a table: market, money row, an Alhambra with a legal square, and a hand. Another player takes a card.
preferences-preview-move = { $person } takes { $money }
# $speed is a speed such as Normal
preferences-preview-pace = Speed: { $speed }, { $seconds } seconds
preferences-preview-off = Shown immediately
preferences-preview-marked = Highlighted instead of animated

# Each setting has a name, a sentence, and further words that find it

preferences-appearance = Appearance
preferences-appearance-line = { $theme }, { $scale }, { $language }
setting-theme = Theme
setting-theme-note = “System” follows the light or dark setting of your desktop.
setting-theme-words = colours colors night mode appearance look
preferences-theme-system = System
preferences-theme-light = Light
preferences-theme-dark = Dark
setting-scale = Size
setting-scale-note = Scales text and table. The window reopens, and your game continues.
setting-scale-words = scale zoom larger smaller text font percent
preferences-per-cent = { $number }%
setting-language = Language
setting-language-note = Applies to all text, including the rules, and to numbers and dates.
setting-language-words = translation English French
# $language is the name of the language of the desktop
preferences-language-system = System default ({ $language })
setting-small-signs = Building symbols on small tiles
setting-small-signs-note = Adds a symbol to tiles that are too small to show their building.
setting-small-signs-words = symbols icons colour blind types
setting-contrast = High contrast
setting-contrast-note = Stronger outlines and plain backgrounds.
setting-contrast-words = accessibility readable outlines
preferences-contrast-system = System
preferences-contrast-on = On
preferences-contrast-off = Off

preferences-motion = Motion
preferences-motion-reduced = Reduced
setting-own-speed = Speed of your moves
setting-own-speed-note = How fast your own moves are shown.
setting-own-speed-words = animation pace
setting-others-speed = Speed of other players’ turns
setting-others-speed-note = Hold { $key-hurry } to speed up a turn. Click to finish the current move.
setting-others-speed-words = animation pace opponents computer
preferences-speed-off = Instant
preferences-speed-fast = Fast
preferences-speed-normal = Normal
preferences-speed-slow = Slow
setting-reduced-motion = Reduce motion
setting-reduced-motion-note = Moved pieces are highlighted instead of animated.
setting-reduced-motion-words = animation accessibility still
# A picture with a moving card for each of the two speeds
preferences-lanes = How long a card takes to move
preferences-lanes-you = Your moves
preferences-lanes-others = Other players’ turns
preferences-lane = { $seconds } s

preferences-sound = Sound
preferences-sound-line = On, volume { $volume }
setting-sound = All sounds
setting-sound-note = Every sound also has a visible cue.
setting-sound-words = audio mute silent
setting-sound-volume = Volume
setting-sound-volume-note = Sets the volume of all sounds. A tile sound plays when you change it.
setting-sound-volume-words = loud quiet audio
# The three groups of sounds
setting-sound-table = At the table
setting-sound-table-note = Plays sounds for cards, coins, tiles and other pieces that you or others move.
setting-sound-table-words = audio pieces moves
setting-sound-counting = During scoring rounds
setting-sound-counting-note = Plays sounds while points are counted and at the end of the game.
setting-sound-counting-words = audio scoring points
setting-sound-turn = When your turn begins
setting-sound-turn-note = Plays two lute notes after the others have moved.
setting-sound-turn-words = audio notification alert
setting-sound-behind = Also in the background
setting-sound-behind-note = Plays the two notes for your turn even behind other windows, but no other sounds.
setting-sound-behind-words = audio notification alert
# Why a setting has no effect now
preferences-needs-sound = Turn on “All sounds” first.
preferences-needs-sound-turn = Turn on “All sounds” and “When your turn begins” first.

# A list in which each sound can be played
preferences-sound-summary = Press a picture to listen to its sound.
preferences-listen-to = Play the sound “{ $sound }”
sound-name = { $sound ->
    [card_take] Take a card
    [card_land] Card in your hand
    [card_fan] Spread cards
    [card_turn] Turn over
    [coin_exact] Exact payment
    [coins_over] Overpayment
    [tile_lift] Lift a tile
    [snap] Tile over a square
    [tile_place] Place a tile
    [tile_reserve] Tile to the reserve
    [redesign] Redesign
    [refuse] Illegal move
    [undo] Undo
    [redo] Redo
    [bag] Draw tiles
    [turn_end] End your turn
    [turn_mine] Your turn begins
    [scoring_card] Scoring card
    [count] Count tiles
    [points] Points
    [wall_step] Wall segment
    [wall_done] Longest wall
    [vizier] Vizier
    [falcon] Falcon
    [camp] Camp
    [hut] Hut
    [bureau] Bureau de change
    [bonus] Bonus card
    [end] End of the game
   *[other] { $sound }
}

# Why nothing is heard
sound-no-library = There is no sound because the library miniaudio is not installed.
sound-no-device = There is no sound because the system has no audio device or it could not be opened.
# $file is the file, $reason a clause or what the system says.
sound-file-fault = Cannot write to { $file }: { $reason }.

preferences-turns = Your turns
setting-aids = Assistance
setting-aids-note = The result of a game lists the assistance used.
setting-aids-words = help aids hints preview reasons difficulty purist trainer
preferences-aids-purist = Minimal
preferences-aids-purist-note = Shows legal squares only.
preferences-aids-normal = Standard
preferences-aids-normal-note = Adds previews, and says why a move is illegal.
preferences-aids-trainer = Full
preferences-aids-trainer-note = Shows everything that can be calculated.
preferences-aids-line-purist = Minimal assistance
preferences-aids-line-normal = Standard assistance
preferences-aids-line-trainer = Full assistance
setting-undo-rounds = Undo whole rounds
setting-undo-rounds-note = In games with one human player, you can also undo the computer players’ turns. A game in which you do this counts as assisted.
setting-undo-rounds-words = take back assisted
setting-ends-itself = End turn automatically
setting-ends-itself-note = Ends your turn when no action is left. You cannot undo that turn.
setting-ends-itself-words = finish
setting-answer-seconds = Vizier timer
setting-answer-seconds-note = How long the program waits for your vizier’s purchase between turns.
setting-answer-seconds-words = time limit seconds question
preferences-answer-endless = No limit
preferences-answer-seconds = { $number } s
setting-touch = Touch
setting-touch-note = Makes buttons larger for fingers. “Automatic” turns this on at your first touch.
setting-touch-words = finger touchscreen tablet large buttons accessibility
preferences-touch-auto = Automatic
preferences-touch-on = On
preferences-touch-off = Off

preferences-house-rules = House rules
preferences-house-rules-words = variants options official
preferences-house-rules-line = { $count ->
    [0] Official rules
    [one] { $count } house rule
   *[other] { $count } house rules
 }
# Beside the title of the section
preferences-house-rules-summary = { $changed ->
    [0] { $count ->
        [one] { $count } rule, official
       *[other] { $count } rules, all official
     }
   *[other] { $changed } of { $count } changed
 }
preferences-rule-sets = Rule sets
preferences-rule-sets-words = add-ons extensions plugins install
preferences-rule-sets-line = { $every ->
    [0] None installed
   *[other] { $count } of { $every } on
 }

# Why a command cannot have a key. $key is the name of a key
keyboard-refused-fixed = { $key } has a fixed function and cannot be assigned.
keyboard-refused-menu = { $key } is reserved for menus and buttons.
keyboard-refused-page = { $key } has another function on some pages.
keyboard-refused-held = This command works while its key is held. Choose a key without Ctrl, Alt or Shift.
keyboard-refused-last = No menu has this command, so it needs a key.
# $command is the name of a command
keyboard-refused-only = { $key } is the only key for “{ $command }”, and no menu has that command.

preferences-keyboard = Keyboard
preferences-keyboard-words = keys shortcuts hotkeys bindings commands
preferences-keyboard-line = { $count ->
    [0] Default keys
    [one] { $count } command changed
   *[other] { $count } commands changed
 }
# The columns of the list
keyboard-key = Key
keyboard-second = Second key
# A place of a key as it is read aloud: $slot is “Key” or “Second key”
keyboard-slot = { $command }, { $slot }: { $key }
keyboard-none = none
keyboard-change-tip = Change this key
keyboard-add-tip = Add a key
keyboard-full-tip = A command can have at most { $most } keys
keyboard-press = Press a key
# A command is dragged with the mouse
keyboard-drag-tip = Drag this command onto a key in the keyboard picture
keyboard-dragged = Drop { $command } on a key
keyboard-reset = Reset
keyboard-reset-one = Reset the keys of { $command }
# $keys are names of keys
keyboard-reset-tip = Restore the default: { $keys }

# The board of keys
keyboard-modifier = Show the keys with this modifier
keyboard-no-modifier = No modifier
keyboard-shift = Shift
keyboard-ctrl = Ctrl
keyboard-alt = Alt
keyboard-caps = Caps
keyboard-back = Back
keyboard-board = Keys in use: { $keys }
keyboard-key-does = { $key }: { $command }
keyboard-key-free = { $key } is free
keyboard-changed = Changed by you
keyboard-fixed = Fixed
keyboard-how = Press { $key-page-choose } on a key in the list to change it, or drag a command onto a key.
keyboard-letters = Letters without Ctrl, Alt or Shift work at the table only.

# A key that another command has
keyboard-conflict = { $key } is already in use
keyboard-conflict-note = It belongs to “{ $command }”. Choose what to do, or press a different key.
keyboard-after = After swapping:
keyboard-swap = Swap the two keys
keyboard-swap-tip = Give each command the other’s key
keyboard-take = Use { $key } for this command only
keyboard-take-tip = Remove { $key } from “{ $command }”
keyboard-keep = Keep the old keys
keyboard-keep-tip = Change nothing

# At the foot of the page
keyboard-bar-press = { $command }:
keyboard-bar-press-keys = press the new key. Backspace clears, { $key-page-leave } cancels
keyboard-bar-drag-keys = drop it on a key. { $key-page-leave } cancels
keyboard-bar-conflict = { $key } is already in use:
keyboard-bar-swap = { $key-page-choose } swaps the two keys, { $key-page-leave } keeps the old ones
keyboard-bar-take = { $key-page-choose } uses it for this command only, { $key-page-leave } keeps the old keys
keyboard-bar-keys = Tab moves to the list, arrow keys choose a key, { $key-page-choose } changes it, { $key-page-leave } goes back
