### The list of keys: on the left keys, on the right what they do.
### $key, $one and so on are names of keys, as the desktop writes them.

keys-title = Keys

# Keys, and what else does the same
keys-arrows = Arrows
keys-either = { $one }  or  { $other }
keys-two = { $one },  { $two }
keys-held = { $key } (held)
keys-turn-over = { $key } or the wheel, while a tile is held
keys-zoom = { $keys }  or the wheel

# The tooltip of a key that is shown beside a button
key-cap-tip = Keyboard shortcut: { $key }

# What they do
keys-does-move = move over what is possible
keys-does-choose = take, pick up, place, confirm
keys-does-put-back = put everything back; show at once what moves
keys-does-end = end the turn
keys-does-undo = take back, do again
keys-does-turn-over = turn a tile of Granada over
keys-does-press = wake your vizier
keys-does-fit = fit the Alhambra into the courtyard
keys-does-zoom = zoom; drag the ground to move it
keys-does-fast = let the others move fast; a click finishes a step
keys-does-pause = pause what moves; a click goes one step on
keys-does-replay = replay what the others did
keys-does-column = the standings, where the window is too narrow for them
keys-does-log = the whole log; again to close it
keys-does-supply = push bazaars, huts and falcons in or out
keys-does-moves = everything that can be done now, as a list
keys-does-hint = a hint; again for more, up to the whole turn
keys-does-why = why did they do that? in the log: the chosen line
keys-does-games = new game, open
keys-does-all-games = all games
keys-does-look-back = look back at a finished game
keys-does-review = back to the review of a game you try again
keys-does-save = save, save under another name
keys-does-quit = leave the program
keys-does-preferences = the preferences
keys-does-standings = the standings in figures
keys-does-result = the result again, when the game is over
keys-does-full-screen = the whole screen, or a window again
keys-does-list = this list
keys-does-context-menu = the menu of what is pointed at or chosen
keys-does-rules = the rules, at whatever is pointed at
