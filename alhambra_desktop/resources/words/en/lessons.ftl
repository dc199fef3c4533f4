# Lessons: the page that lists them, and the card of a step

learn-title = Learn
learn-sentence = Short lessons at the game table. Nothing you do here counts.
learn-begin = Start
learn-begin-tip = Start this lesson at its first step
learn-go-on = Continue
learn-go-on-tip = Continue this lesson at the step where you left it
learn-again = Repeat
learn-again-tip = Take this lesson again from its first step
learn-steps = { $done } of { $steps } steps done
learn-modules = Expansions and Granada
learn-rules = Rules
learn-rules-tip = Read the rules of the game and all its expansions
learn-keys = Keys
learn-keys-tip = See everything that you can do with the keyboard
learn-bar = Tab moves from lesson to lesson, { $key-page-card } moves to the next panel, { $key-page-leave } goes back

lesson-number = Lesson { $number } of { $count }
# At the right of the menu bar
lesson-titled = { $lesson }: { $title }
lesson-module = Short lesson

# Answers to choose from
lesson-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
lesson-seat = { $name }

lesson-step = step { $step } of { $steps }
lesson-why = Note:
lesson-rule = Rule { $rule }
lesson-back = Back
lesson-back-tip = Show the previous step again
lesson-next = Next
lesson-next-tip = Go to the next step of this lesson
lesson-finish = Done
lesson-finish-tip = Finish this lesson and return to the list
lesson-next-lesson = Next lesson
lesson-next-lesson-tip = Start the lesson after this one
lesson-show = Show me
lesson-show-tip = Watch the move of this step being played
lesson-answer-tip = Answer: { $answer }
lesson-undo = Undo
lesson-undo-tip = Undo your move and try this step again
lesson-leave = Leave
lesson-leave-tip = Stop here; your progress is saved
lesson-unreadable = The lessons cannot be read: { $fault }. Reinstall the program.

# In place of the task, after the player tried the illegal move of the step, or made another legal move
lesson-seen = That is not allowed. Read why, then continue.
lesson-other = That is also legal, but this step shows something else. Undo your move.

# In place of the task, if the player put back a tile that the step needs
lesson-put-back = You put the tile back. Click it to lift it again.

# In the line below the table
lesson-bar = Lesson

# The task of the step, in the status bar
lesson-task = { $task }

# After the task, if it can be done by keyboard
lesson-keys = by keyboard: arrow keys and { $key-choose }; { $key-page-card } moves to “Show me”
# The same, if the task is to end the turn
lesson-keys-show = { $key-page-card } moves to “Show me”

# The first game, and the coach’s advice: a fact, and why it matters
learn-game = Your first game
learn-game-goal = A real game against two newcomers, with a coach.
learn-game-begin = Play
learn-game-begin-tip = Start a real game against two newcomers, with a coach
learn-puzzle = Puzzles
learn-puzzle-goal = A position from a real game in which one turn is clearly the best.
learn-puzzle-begin = Open
learn-puzzle-begin-tip = Open the puzzle of the day and the list of puzzles
coach-title = Coach
coach-understood = OK
coach-understood-tip = Close this advice and play on
coach-silence = Turn off coach
coach-silence-tip = Play on without advice from the coach
coach-undo = Undo
coach-undo-tip = Undo this move and choose another
coach-begins = This is a real game. Each turn, take money, buy a building or redesign, then press End turn.
coach-begins-why = The status bar always shows what you can do.
coach-exact-missed = You could have paid the exact price for { $tile-the } with { $cards-the } and got an extra action.
coach-exact-missed-why = A star on the market marks tiles for which you can pay the exact price. You can still undo your move.
coach-acts-again = Exact payment: you get { $tile-the } and an extra action.
coach-acts-again-why = Buy again, take money or redesign. Exact payments make for long turns.
coach-overpaid = You overpaid by { $over } for { $tile-the }. You get no change.
coach-overpaid-why = Small cards of several currencies make more exact payments possible. You can still undo your move.
coach-reserve-fits = You could add { $tile-the } from your reserve now.
coach-reserve-fits-why = Tiles in your reserve do not score. Adding one takes an action.
coach-scored = You scored { $points ->
    [one] { $points } point
   *[other] { $points } points
 } in the first scoring round. The details stay in the log.
coach-scored-why = The next scoring round is worth more, and second places score too. The standings show where one more tile helps.
coach-scoring-near = Scoring round { $round } comes with { $last ->
    [1] the next card
   *[other] one of the next { $last } cards
 }.
coach-scoring-near-why = Only your Alhambra scores. Money in your hand does not.
coach-end-near = { $count ->
    [0] No tiles are left in the bag
    [one] One tile is left in the bag
   *[other] { $count } tiles are left in the bag
 }. The game ends when the market cannot be refilled.
coach-end-near-why = Each tile left on the market goes to the player with the most money in its currency.
