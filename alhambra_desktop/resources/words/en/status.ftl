### The bar below the table: whose turn it is, what can be done, and the buttons of the turn.

# The buttons, and the tips of what they do
bar-status = Status bar
# $tip is a tip below, $key the key that does the same
bar-tip = { $tip } ({ $key })
# $what is something that can be done now
status-with-key = { $what } ({ $key-press-figure })
# The sign of what an exact payment brings, and its tip
bar-extra-action = +1 action
bar-extra-action-tip = You paid the exact price: you have an extra action this turn
bar-hint = Hint
bar-hint-tip = Suggest a move; press again for more detail
bar-undo = Undo
bar-undo-tip = Undo your last step
bar-undo-round-tip = Undo back to the start of your last turn; the game then counts as assisted
bar-restart = Restart turn
bar-restart-tip = Undo your whole turn
bar-skip = Skip this round
bar-skip-tip = Do not ask again until your next turn
bar-end-turn = End turn
bar-end-turn-tip = Place your tiles as shown, then refill the market and the money row
bar-end-anyway = End anyway
bar-pass = Pass
bar-pass-tip = Pass, as no action is possible
bar-not-now = Not now
bar-not-now-tip = Decline this time
bar-go-on = Continue
bar-place-tip = Place the tile as shown
bar-result = Result
bar-slower = Slower
bar-slower-tip = Count at half speed
bar-pause = Pause
bar-pause-tip = Pause the animation
bar-resume = Resume
bar-resume-tip = Continue the animation
bar-normal = Normal
bar-normal-tip = Show the others’ turns at normal speed
bar-fast = Fast
bar-fast-tip = Show the others’ turns faster
bar-steps = Step { $step } of { $count } of this turn
bar-skip-turns = Skip
bar-skip-turns-tip = Skip to your next turn
bar-to-figures = Skip to totals
bar-to-figures-tip = Show the totals immediately
bar-result-tip = Show the result again

# Who decides, such as: Your turn; what can be done stands behind it
bar-who = { $who }:
status-over = The game is over
status-over-what = look at the result again ({ $key-result }), or start another game
status-celebration = Press any key or click to show the result

# What can be done, behind the colon; several parts stand side by side
bar-parts = { $text }  ·  { $more }
status-seconds = { $count } s
# While a new game is dealt; behind the colon stands why
status-begins = { $name } goes first
status-you-begin = You go first
status-thinking = thinking…
status-waiting = waiting
status-shown = showing the move
status-replay = replaying the move
status-paused = paused; press { $key-pause } to continue
status-scoring = counting points
# While points are counted on the table; the variables are names of keys
status-scoring-keys = hold { $key-hurry } to speed up  ·  click to finish a step  ·  { $key-put-back } skips to the totals
status-scoring-read = continue when you are ready
status-to-place = { $count ->
    [one] { $count } tile to place
   *[other] { $count } tiles to place
 }
status-kept = if you end the turn now, { $tiles-the } will go to your reserve
status-end-turn = end the turn when you are ready
status-go-on = continue when you are ready
status-pass = no action is possible: pass
status-taking = press Take, or pick another card
# Another's Alhambra is looked at from near, because the mouse is over its panel
status-looking = click to keep { $name }’s Alhambra open

# $actions are one or several in a list with "or", such as: take money, buy or redesign
status-extra-action = 1 extra action: { $actions }
# $tiles are tiles with their prices, such as: tower 11, pavilion 4 and tower 9
status-exact = exact payment possible: { $tiles }
# nothing that is for sale can be paid
status-buy-nothing = you cannot afford any tile now

# Something is in the hand. $places is a list with "or" of the places below
status-drop = drop { $tile-the } { $places }
status-choose = place { $tile-the } { $places }
status-drop-from-reserve = drop { $tile-the } { $places }; this uses your last action
status-turn-over = press { $key-turn-over } to turn it over
status-on-swap = on a tile to swap
status-on-origin = back where it was
status-nowhere = nowhere to place { $piece-the } now; press { $key-put-back } to put it back
status-put = { $piece }: put it { $places }
status-raised = { $count ->
    [one] pay with the raised card
   *[other] pay with the raised cards
 }

# What ending the turn now would lose
status-loses-action = you have an unused extra action: “End anyway” skips it
status-loses-building = you have a tile that still fits: “End anyway” puts it in your reserve

# Why nothing can be taken back, or no record written
undo-nothing = There is nothing to undo.
undo-revealed = You cannot undo the last turn: new cards or tiles were revealed.
record-no-past = This game was opened without its history, so it has no record.
record-secret = The record shows all players’ cards. You can export it when the game is over.

# Between two people at one screen. The first is for screen readers
curtain-asks = Pass the screen to { $name }; { $name } presses { $key-page-choose } when ready
curtain-name = Pass the screen to { $name }
curtain-hides = All hands are hidden.
curtain-ready = Press { $key-page-choose } or click when ready

# What was put down this turn, and another action made impossible
promise-broken = { $count ->
    [one] { $tiles-the } can no longer be placed on its square and is back in the tray
   *[other] { $tiles-the } can no longer be placed on their squares and are back in the tray
 }
