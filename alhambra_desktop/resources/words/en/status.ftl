### The bar below the table: whose turn it is, what can be done, and the buttons of the turn.

# The buttons, and the tips of what they do
bar-status = Status
# $tip is a tip below, $key the key that does the same
bar-tip = { $tip } ({ $key })
# $what is something that can be done now, $key the key that does it
status-with-key = { $what } ({ $key })
# The sign of what an exact payment brings, and its tip
bar-extra-action = +1 action
bar-extra-action-tip = You paid exactly: one more action in this turn
bar-hint = Hint
bar-hint-tip = What could be done now; again for more
bar-undo = Undo
bar-undo-tip = Take the last step back
bar-undo-round-tip = Take back everything since your last turn; the game then counts as assisted
bar-restart = Restart turn
bar-restart-tip = Take the whole turn back
bar-skip = Not this round
bar-skip-tip = Do not ask again until your next turn
bar-end-turn = End turn
bar-end-turn-tip = Place everything as planned and refill the table
bar-end-anyway = End anyway
bar-pass = Pass
bar-pass-tip = Nothing can be done
bar-not-now = Not now
bar-not-now-tip = Let this chance go by
bar-go-on = Continue
bar-place-tip = Place it as planned
bar-result = Result
bar-slower = Slower
bar-slower-tip = Count at half the speed
bar-pause = Pause
bar-pause-tip = Pause the animation
bar-resume = Resume
bar-resume-tip = Continue the animation
bar-normal = Normal
bar-normal-tip = Show the turns of the others at normal speed
bar-fast = Fast
bar-fast-tip = Show the turns of the others faster
bar-skip-turns = Skip
bar-skip-turns-tip = Show the table at your next turn
bar-again = Again
bar-to-figures = Skip to the figures
bar-to-figures-tip = Count the rest immediately
bar-result-tip = Look at the result again

# Who decides, such as: Your turn; what can be done stands behind it
bar-who = { $who }:
status-over = The game is over
status-over-what = look at the result again ({ $keys }), or begin another game
status-celebration = Press any key or click to show the result

# What can be done, behind the colon; several parts stand side by side
bar-parts = { $told }  ·  { $more }
status-seconds = { $count } s
# While a new game is dealt; behind the colon stands why
status-begins = { $name } begins
status-you-begin = You begin
status-thinking = thinking
status-waiting = waiting
status-shown = move under way
status-replay = the move once more
status-paused = paused; { $key } continues
status-scoring = points are counted
# While points are counted on the table; the variables are names of keys
status-scoring-keys = { $hurry } runs fast  ·  a click finishes the step  ·  { $skip } shows the figures
status-scoring-read = go on when you are ready
status-to-place = { $count ->
    [one] { $count } tile to place
   *[other] { $count } tiles to place
 }
status-kept = ending now keeps the { $tiles } in reserve
status-end-turn = end the turn when you are ready
status-go-on = go on when you are ready
status-pass = nothing can be done: pass
status-taking = press Take, or pick another card
# Another's Alhambra is looked at from near, because the mouse is over its panel
status-looking = a click keeps the Alhambra of { $name } open, a lifted tile folds it away

# $actions are one or several in a list with "or", such as: take money, buy or redesign
status-extra-action = 1 extra action: { $actions }
# $tiles are types of tiles
status-exact = { $tiles } can be paid exactly
# nothing that is for sale can be paid
status-buy-nothing = you can buy nothing now

# Something is in the hand. $places is a list with "or" of the places below
status-drop = drop the { $tile } { $places }
status-choose = choose where the { $tile } goes: { $places }
status-drop-from-reserve = drop the { $tile } { $places } (ends your actions)
# $key is a key
status-turn-over = { $key } turns it over
status-on-swap = on a tile to swap
status-on-origin = back where it was
status-nowhere = { $piece }: nowhere to put it now; back with { $key }
status-put = { $piece }: put it { $places }
status-raised = the raised { $count ->
    [one] card pays
   *[other] cards pay
 }

# What ending the turn now would lose
status-loses-action = an extra action is unused: press End anyway to leave it
status-loses-building = a tile goes to the reserve although it could be built: press End anyway if you mean it

# Why nothing can be taken back, or no record written
undo-nothing = Nothing was done yet.
undo-revealed = New cards or tiles came out, so the last turn cannot be taken back.
record-no-past = This game was opened without its history, so it has no record.
record-secret = The record names everybody's cards; it can be exported when the game is over.

# Between two people at one screen; $key is the key Enter. The first is for screen readers
curtain-asks = Pass the screen to { $name }; { $name } presses { $key } when ready
curtain-name = Pass the screen to { $name }
curtain-hides = All hands are hidden.
curtain-ready = Press { $key } or click when ready

# What was put down this turn, and another action made impossible
promise-broken = the { $tiles } cannot be put there any more: { $count ->
    [one] it lies
   *[other] they lie
 } among the tiles to place again
