# Puzzles: positions from games, goals of a turn, and the verdict on an answer.

# A file that holds no puzzle. $reason is a clause, or what the system says.
puzzle-damaged = The puzzle { $file } cannot be read ({ $reason }). Reinstall the program.
puzzle-of-other-version = The puzzle { $file } belongs to another version of this program. Reinstall the program.
puzzle-other-table = replaying it leads to a different position
puzzle-none = There are no puzzles. Reinstall the program.

# Goals, as orders within a sentence
puzzle-goal-lead = take the lead in { $types }
puzzle-goal-level = draw level with the leader in { $types }
puzzle-goal-rank = { $rank ->
    [2] come second in { $types }
    [3] come third in { $types }
   *[other] come fourth in { $types }
 }
puzzle-goal-rank-shared = { $rank ->
    [2] share second place in { $types }
    [3] share third place in { $types }
   *[other] share fourth place in { $types }
 }
puzzle-goal-ahead = lead by { $margin } in { $types }
puzzle-goal-count = { $count ->
    [one] have { $count } { $type } tile
   *[other] have { $count } { $type-many }
 }
puzzle-goal-run = extend the { $run } to { $length }
puzzle-goal-exact = { $count ->
    [1] pay the exact price
    [2] pay the exact price twice
   *[other] pay the exact price { $count } times
 }
puzzle-goal-save = be able to buy { $tile-the } next turn
puzzle-goal-save-exactly = be able to buy { $tile-the } for the exact price next turn
# The numbers of a goal; $rank is a place that another player has, or 0 for the player behind you
puzzle-standing = { $rank ->
    [0] You { $own }, next best { $other }
    [1] You { $own }, leader { $other }
    [2] You { $own }, second place { $other }
    [3] You { $own }, third place { $other }
   *[other] You { $own }, fourth place { $other }
 }
puzzle-standing-now = { $own } of { $wanted } so far

# The puzzle
puzzle-of-day = Puzzle of the day, { $date }
puzzle-of-other-day = Puzzle { $number } of { $count }
puzzle-rated = rating { $rating }
puzzle-difficulty = difficulty { $rating }
# $count is the number of goals below
puzzle-title = { $count ->
    [one] Reach this goal in one turn
    [2] Reach both goals in one turn
   *[other] Reach all { $count } goals in one turn
 }
puzzle-task = In one turn: { $goals }.
puzzle-from = From a { $seats }-player game, turn { $turn } of { $turns }, { $set }
puzzle-base = base game
puzzle-open = not reached yet
puzzle-reached = reached

# The turn so far, and its buttons
puzzle-line = Your turn
puzzle-deed-open = Buy, take money or redesign
puzzle-deed-extra = Extra action, if you pay the exact price
puzzle-hint = Hint
puzzle-hint-tip = Show how the best turn begins; your answer then counts for half
puzzle-free-hint-tip = Show how the best turn begins
puzzle-solution = Show the solution
puzzle-solution-tip = If you have not answered yet, this counts as missed and lowers your rating.
puzzle-gains = Solving this changes your rating by { $alone }, or by { $hinted } if you use a hint.
puzzle-hint-free = Your result is already recorded, so hints are free now.
puzzle-hinted = First step: { $turn }. With a hint, your answer counts for half.
puzzle-hinted-free = First step: { $turn }.

# The answer
puzzle-answer = Your answer
puzzle-answer-how = End your turn to answer. It is then compared with the best turn.
puzzle-judging = Your turn is being analysed…
puzzle-showing = This is the best turn. The reasons follow.
puzzle-unjudged = Your turn could not be checked. Try again.
puzzle-solved = Solved
puzzle-nearly = Nearly
puzzle-missed = Missed
puzzle-shown = Solution
puzzle-as-good = as good as the best turn
puzzle-short = about { $points ->
    [one] { $points } point
   *[other] { $points } points
 } short ({ $between })
# $things are quoted goals
puzzle-left-out = Not reached: { $things }.
puzzle-goal-quoted = “{ $goal }”
# $count is the number of goals; $things are reasons
puzzle-more = { $count ->
    [one] Goal reached.
    [2] Both goals reached.
   *[other] All goals reached.
 } The best turn is better because it also { $things }.
puzzle-costs = The best turn is better because it { $things }.
puzzle-equal-otherwise = The best turn is similar but slightly better.
puzzle-again = Try again
puzzle-again-tip = Go back to the start of this puzzle
puzzle-next = Next puzzle
puzzle-next-tip = Go to the next unsolved puzzle that matches the filters of the list
puzzle-reward = Rating { $rating } ({ $change }).
puzzle-reward-none = Your rating does not change: only your first answer counts.
puzzle-look-back = Review this game
puzzle-look-back-tip = Review the real game that this position comes from

# The results of puzzles of the day, the rating, and links to other puzzles
puzzle-day = { $day }: { $answer }
puzzle-answers = { $count ->
    [0] no answer yet
    [one] after { $count } answer
   *[other] after { $count } answers
 }
puzzle-reset = Reset rating
puzzle-reset-tip = Reset your puzzle rating and delete your answers
puzzle-reset-sure = Press again to reset
puzzle-reset-sure-tip = Press again: your rating and answers are deleted
puzzle-another = Another puzzle
puzzle-another-tip = Go to the next unsolved puzzle that matches the filters of the list
puzzle-daily = Puzzle of the day
puzzle-daily-tip = Return to the puzzle that all players get today

# In the line below the table
puzzle-bar = Puzzle
puzzle-bar-solution = this is the best turn
puzzle-bar-answered = answered; try again or choose another puzzle

# The page with the list of puzzles
puzzles-title = Puzzles
puzzles-bar = Puzzles:
puzzles-bar-keys = { $key-page-choose } opens the selected puzzle, { $key-page-card } moves between the panels, { $key-page-tables } shows the curve as a table, { $key-page-leave } goes back
# Without a curve
puzzles-bar-keys-unrated = { $key-page-choose } opens the selected puzzle, { $key-page-card } moves between the panels, { $key-page-leave } goes back
puzzles-bar-brief = { $key-page-choose } opens a puzzle, { $key-page-card } moves between the panels
puzzles-show-list = List of puzzles
puzzles-show-list-tip = Show the list of all puzzles
puzzles-show-day = Puzzle of the day
puzzles-show-day-tip = Show the puzzle of the day, the calendar and your rating

# The puzzle of the day, the month and the rating
puzzles-daily = Solve today’s puzzle
puzzles-daily-tip = Open the puzzle that everybody gets today
puzzles-not-answered = Not answered yet
puzzles-solved = { $count } solved
puzzles-week = Solved this week: { $solved } of { $days }
puzzles-streak = { $count ->
    [0] No streak yet.
    [one] Streak: { $count } puzzle of the day.
   *[other] Streak: { $count } puzzles of the day.
 }
puzzles-day-off = Skipping a day does not end it.
puzzles-month-rule = Every solved day becomes a star.
puzzles-your-rating = Your rating
# Shown until the first answer
puzzles-rating-start = Everybody starts at { $rating }.
puzzles-rating-means = Expect to solve about half of the puzzles of this level.
puzzles-rating-rule = Rises when you solve puzzles; hard ones count more.
# The tooltip of the column
puzzles-rating-tip = Difficulty and your rating use the same scale: if they are equal, expect to solve half of the puzzles
puzzles-as-table = Table
puzzles-as-table-tip = Show the curve as a table
puzzles-as-chart = Chart
puzzles-as-chart-tip = Show your rating as a chart
puzzles-table-rating = Rating
puzzles-difficulty = Difficulty
puzzles-table-goal = Puzzle
puzzles-table-day = Day

# The list. $detail is puzzles-detail, $result the answer with its day.
puzzles-list = Puzzles
puzzles-list-tip = Open a puzzle with { $key-page-choose }, a double click or its button
puzzles-solve = Solve
puzzles-detail = { $seats } players · { $modules }
puzzles-row = { $goals }, { $level }, rating { $rating }, { $detail }, { $result }
puzzles-new = New
puzzles-count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
 }

# Filters of the list
puzzles-filters = { $count ->
    [0] Filters
   *[other] Filters ({ $count })
 }
puzzles-more-filters = { $count ->
    [0] More filters
   *[other] More filters: { $count }
 }
puzzles-fewer-filters = Fewer filters
puzzles-more-filters-tip = Show or hide the filters for expansions and themes
puzzles-filters-tip = Choose which puzzles are listed
puzzles-to-list = { $count ->
    [one] Show { $count } puzzle
   *[other] Show { $count } puzzles
 }
puzzles-to-list-tip = Close the filters and show the list
puzzles-none-found = No puzzle matches all filters.
puzzles-without = Without the filter { $filters }: { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
 }
puzzles-fewer-filters-tip = Remove { $filters } to show puzzles again
puzzles-filter-tip = { $filter }: list only “{ $value }”
puzzles-filter-off-tip = { $filter }: list all
puzzles-all = All
puzzles-kind = Expansion
puzzles-more-kinds = { $count } more
puzzles-more-kinds-tip = Show all expansions
puzzles-known = Expansions you know
puzzles-base = Base game
puzzles-level = Level
puzzles-starting-level = Starting level
puzzles-easy = Easy
puzzles-medium = Medium
puzzles-hard = Hard
puzzles-expert = Expert
puzzles-theme = Theme
puzzles-theme-rank = Majorities
puzzles-theme-ahead = Leads
puzzles-theme-count = Buildings
puzzles-theme-run = Walls
puzzles-theme-exact = Exact payments
puzzles-theme-save = Saving
puzzles-result = Answer
