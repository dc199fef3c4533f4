# Lessons: the page that lists them, and the card of a step

learn-title = Learn
learn-sentence = Short lessons at the real table. Every deal is real; nothing that you do here counts.
learn-begin = Begin
learn-begin-tip = Start this lesson at its first step
learn-go-on = Go on
learn-go-on-tip = Continue this lesson at the step where you left it
learn-again = Once more
learn-again-tip = Take this lesson again from its first step
learn-steps = { $done } of { $steps } steps done
learn-modules = One for each module and for Granada
learn-rules = The rules
learn-rules-tip = Read the rules of the game and all its modules
learn-keys = The keys
learn-keys-tip = See everything that you can do by keyboard
learn-leave = Back ({ $key })
learn-leave-tip = Return to the page you came from

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
lesson-why = Why?
lesson-rule = Rule { $rule }
lesson-back = Back
lesson-back-tip = Show the previous step again
lesson-next = Go on
lesson-next-tip = Go to the next step of this lesson
lesson-finish = Done
lesson-finish-tip = Finish this lesson and return to the list
lesson-next-lesson = Next lesson
lesson-next-lesson-tip = Start the lesson after this one
lesson-show = Show me
lesson-show-tip = Watch the move of this step being played
lesson-answer-tip = Answer: { $answer }
lesson-undo = Take it back
lesson-undo-tip = Undo your move and try this step again
lesson-leave = Leave ({ $key })
lesson-leave-tip = Stop here; your progress is saved
lesson-unreadable = The lessons cannot be read: { $fault }. Install the program again.

# Instead of the task, once what was to be refused is, or something else that is legal was done
lesson-seen = There it is: refused. Read why, then go on.
lesson-other = That was legal, too. Here something else is shown: take it back.

# Instead of the task, where a tile is put back that is still needed
lesson-put-back = You put the tile back. Click it to lift it again.

# In the line below the table
lesson-bar = Lesson

# What is to be done in the step, in the line below the table
lesson-task = { $task }

# Behind that, where something is to be done
lesson-keys = or by arrows and Enter; F6: Show me
# The same, where it is the turn that is to be ended
lesson-keys-show = F6: Show me

# The first game, and what its coach says: what is so, and why it matters
learn-game = Your first game
learn-game-goal = A real game against two newcomers, with a coach.
learn-game-begin = Play
learn-game-begin-tip = Start a real game against two newcomers, with a coach
learn-puzzle = Puzzle of the day
learn-puzzle-goal = A moment of a real game, and one turn that is clearly the best.
learn-puzzle-begin = Solve
learn-puzzle-begin-tip = Find the best turn in today’s position
coach-title = The coach
coach-understood = Understood
coach-understood-tip = Close this advice and play on
coach-silence = No coach
coach-silence-tip = Play on without advice from the coach
coach-undo = Take it back
coach-undo-tip = Undo this move and choose another
coach-begins = Your own game. In a turn you take money, buy a building or redesign, then press End turn.
coach-begins-why = The line below the table always tells what can be done.
coach-exact-missed = You could pay exactly for { $tile }, with { $cards }, and act once more.
coach-exact-missed-why = A star on the market marks what can be paid exactly. Take it back, if you like.
coach-acts-again = Paid exactly: { $tile } is yours, and you act once more.
coach-acts-again-why = Buy again, take money or redesign. Exact payments make the longest turns.
coach-overpaid = You paid { $over } too much for { $tile }. No change is given.
coach-overpaid-why = With small money of several currencies, more can be paid exactly. You may take it back.
coach-reserve-fits = In your reserve { $tile } would fit now.
coach-reserve-fits-why = In the reserve it scores nothing. Adding it is an action.
coach-scored = The first scoring brought you { $points ->
    [one] { $points } point
   *[other] { $points } points
 }. The log keeps its figures.
coach-scored-why = The next one pays more, and second places, too. The standings tell where one tile more counts.
coach-scoring-near = Scoring { $round } comes with { $last ->
    [1] the next card
   *[other] one of the next { $last } cards
 }.
coach-scoring-near-why = What stands in your Alhambra then counts; money in hand does not.
coach-end-near = { $count ->
    [0] No tile is left in the bag
    [one] One tile is left in the bag
   *[other] { $count } tiles are left in the bag
 }. The game ends when the market cannot be filled up.
coach-end-near-why = The last tiles go to whoever has the most money in the coin of their square.
