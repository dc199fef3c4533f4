### Goals and the campaign, on the page of statistics, at the table and on the result.

# Tabs of the page of statistics
stats-parts = Statistics pages
stats-goals = Campaign and goals
stats-goals-tip = See the campaign and thirty goals
stats-bar-results = point at a game in a chart for details, { $key-page-tables } shows tables, { $key-page-leave } goes back
stats-bar-brief = { $key-page-leave } goes back
stats-bar-goals = the arrow keys move within the campaign or the goals, { $key-page-card } switches between the two, { $key-page-choose } opens, { $key-page-leave } goes back

# Goals, by group
goals-title = Goals
goals-earned = { $count } of { $all } reached
goals-group = { $group ->
    [building] Building
    [money] Money
    [scoring] Scoring
    [opponents] Opponents
   *[mastery] Mastery
 }
goal-name = { $goal ->
    [long-wall] Long wall
    [great-wall] Great wall
    [one-piece] One piece
    [twenty-roofs] Twenty roofs
    [close-quarters] Close quarters
    [nothing-wasted] Nothing wasted
    [to-the-coin] To the penny
    [perfect-change] Perfect change
    [chain-of-three] Chain of three
    [four-markets] Four markets
    [thrifty] Thrifty
    [empty-purse] Empty purse
    [head-start] Head start
    [start-to-finish] Start to finish
    [comeback] Comeback
    [clean-sweep] Clean sweep
    [high-score] High score
    [photo-finish] Photo finish
    [beat-builder] Beat a builder
    [beat-architect] Beat an architect
    [beat-master] Beat a master
    [top-of-the-table] Top of the table
    [three-in-a-row] Three in a row
    [full-table] Full table
    [own-judgement] Unaided
    [no-mistakes] No mistakes
    [second-chance] Second chance
    [well-travelled] Well travelled
    [good-advice] Good advice
   *[two-palaces] Two palaces
 }
# $count is the number to reach
goal-what = { $goal ->
    [long-wall] End a game with a wall of { $count } segments.
    [great-wall] End a game with a wall of { $count } segments.
    [one-piece] End a game with all your outer walls in one continuous line of at least { $count } segments.
    [twenty-roofs] End a game with { $count } buildings in your Alhambra.
    [close-quarters] Build { $count } buildings within an area of 4 by 4 squares.
    [nothing-wasted] End a game with { $count } buildings and an empty reserve.
    [to-the-coin] Pay the exact price { $count } times in one game.
    [perfect-change] Buy at least { $count } buildings in a game and pay the exact price for all of them.
    [chain-of-three] Pay the exact price { $count } times in one turn.
    [four-markets] Buy with all { $count } currencies in one turn.
    [thrifty] Win a game in which you overpay by 10 or less in total.
    [empty-purse] End a game without any money cards.
    [head-start] Be the sole leader after the first scoring round.
    [start-to-finish] Be the sole leader after each of the { $count } scoring rounds of a game.
    [comeback] Win a game in which you were last after the second scoring round.
    [clean-sweep] Be the sole leader in { $count } building types in one scoring round.
    [high-score] Score { $count } points with three or more players.
    [photo-finish] Win a game by 1 or 2 points.
    [beat-builder] Win against a builder or a stronger player.
    [beat-architect] Win against an architect or a stronger player.
    [beat-master] Win against a master or a stronger player.
    [top-of-the-table] Win against a grandmaster.
    [three-in-a-row] Win { $count } games in a row in which all opponents are builders or stronger.
    [full-table] Win a game with { $count } players.
    [own-judgement] Win against an architect or a stronger player with minimal assistance and no hints.
    [no-mistakes] Play a game of { $count } turns or more in which the analysis finds no mistakes.
    [second-chance] Replay a game that you lost, using its table code, and win.
    [well-travelled] Win with each of the { $count } expansions.
    [good-advice] Buy { $count } tiles with the vizier in one game.
   *[two-palaces] Win a game of Alhambra and Granada combined.
 }
goal-best = best: { $figure } of { $count }
goal-so-far = Best so far: { $figure } of { $count }, on { $day }
goal-reached = Reached on { $day }
goal-not-yet = Not reached yet
# A goal as a screen reader says it
goal-aloud = { $name }, { $stage ->
    [earned] reached on { $day }
    [started] in progress, { $figure } of { $count }
   *[open] to do
 }
goal-show = Show that &game
goal-show-tip = Review the game that counts for this goal

# The campaign
campaign-title = Campaign
campaign-of = Campaign, table { $table } of { $all }
campaign-table = Table { $table } of { $all }
campaign-stars = { $count } of { $all } stars
campaign-name = { $table ->
    [justice] Gate of Justice
    [myrtle] Myrtle Court
    [lion] Lion Court
    [coin] Coin Market
    [hill] Camp on the Hill
    [vizier] Vizier’s Gate
    [masons] Masons’ Yard
    [falcon] Falcon Tower
    [granada] City of Granada
   *[envoys] Hall of Ambassadors
 }
campaign-star = { $star ->
    [win] Win the game
    [wall] End with a wall of { $count } segments
    [longest-wall] End with the longest wall
    [exact] Pay the exact price { $count } times
    [margin] Win by { $count } points
    [buildings] End with { $count } buildings
    [currencies] Buy with all { $count } currencies
    [elsewhere] Buy { $count } tiles with the vizier
    [sweep] Be the sole leader in { $count } building types in one scoring round
    [gardens] Have the most gardens at the end, without a tie
    [camps] Score { $count } points with camps
    [falcons] Score { $count } points with falcons and bazaars
    [first-lead] Be the sole leader after the first scoring round
    [second-lead] Be the sole leader after the second scoring round
    [unaided] Use minimal assistance and no hints
   *[flawless] Make no mistakes, according to the analysis
 }
# The expansions of a table, or its game
campaign-with = { $modules }
campaign-play = &Play this table
campaign-play-tip = Start a game against these opponents
campaign-again = &Try again
campaign-again-tip = Start a game at this table with another deal
campaign-closed = Opens after table { $table }
# A table as a screen reader says it
campaign-aloud = Table { $number }, { $name }, { $state ->
    [closed] locked, opens after table { $before }
   *[open] { $stars } of 3 stars
 }
campaign-closed-tip = Earn a star or play three games at the previous table to open this one
campaign-against = Against { $names }, with { $modules }
campaign-against-base = Against { $names }, base game only
campaign-star-reached = reached
campaign-star-missed = not yet
campaign-map = Map of the campaign

# At the table and on the result
campaign-next = Next ta&ble: { $name }
campaign-next-tip = Start the next table of the campaign
table-campaign = Campaign: { $name }
table-campaign-tip = Stars: { $stars }
result-goals-aloud = Goals reached in this game: { $names }
result-goals = Goals reached in this game
result-goal-tip = { $name }: { $sentence }

# Ways there
start-campaign = Campaign
start-campaign-line = Ten tables of increasing difficulty, with goals.
start-show-campaign = Open &map
start-show-campaign-tip = Show the tables of the campaign and your goals
start-goals = Goals
start-goals-tip = See the campaign and thirty goals
start-next-goals = Next goals
start-goal-so-far = { $figure } of { $count }
menu-goals = Goa&ls and campaign
