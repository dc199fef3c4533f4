# alhambra-check: one page about a rule set from outside. Lines of help are short and hold no per cent sign.
check-about = Check a third-party rule set and report errors and missing parts on one page.
check-package = package, as a dotted name or a folder
check-quick = check one table only, without computer players and cost
check-trace = show the traceback of the first error
# $count packages lie there
check-no-package = { $folder } contains { $count ->
    [0] no package
   *[other] { $count } packages
 }. Name the folder with the __init__.py of the rule set.

# The page
check-title = { $title } ({ $name }), languages: { $languages }
check-figures-games = { $tables ->
    [one] { $tables } table; all checks on each of { $moves } moves of a random game
   *[other] { $tables } tables; all checks on each of { $moves } moves of random games
 }
check-figures-cost = cost: with it, listing all actions takes { $offers } times as long ({ $each } µs), and a move { $moves } times as long
check-wrong = Errors ({ $count }):
check-missing = Missing ({ $count }):
check-fine = No errors found.

# A finding: while something was done, $place is a line of the package
check-found = { $what }: { $fault }.
check-raised = { $what }: { $place } raised { $error }.
check-doing-source = Reading its source
check-doing-words = Reading its words
check-doing-game = Playing { $game } with { $modules }
check-doing-invariants = Checking its invariants
check-doing-offers = Listing legal actions
check-doing-codec = Writing and reading states
check-doing-guess = Checking hidden information
check-doing-secrets = Comparing observations of a seat
check-doing-back = Undoing moves
check-doing-gestures = Playing actions by hand
check-doing-pieces = Placing its pieces
check-doing-folds = Moving its pieces
check-doing-sayings = Naming its points
check-doing-log = Formatting log entries
check-doing-wordings = Formatting actions and places
check-doing-save = Saving a game
check-doing-record = Replaying a record
check-doing-use = Checking use of its actions
check-doing-arena = Playing games with computer players
# $level is the name of a level
check-doing-player = Playing as { $level }
check-doing-reasons = Explaining turns
check-doing-judge = Analysing turns
check-doing-cost = Measuring its cost
check-doing-view = Loading its view file
check-doing-draw = Drawing { $face }
check-doing-paint = Painting { $name }, { $size } pixels wide
check-doing-section = Formatting its section { $name }

# What is broken
check-invariant = { $fault }
check-plan = a plan of the level { $level } cannot be played: { $fault }
check-codec = a state changes when it is saved and loaded
check-codec-action = { $action } changes when it is saved and loaded
check-offer-refused = { $action } is offered, but { $rule } forbids it: { $reason }
check-offer-twice = { $action } is offered twice
check-reveals = { $action } can be undone, but its result depends on hidden information; set draft.revealed
check-guess = seat { $seat } sees a difference between a guess and the real state: hide and redraw do not match
check-guess-invariant = a guess of seat { $seat } is impossible: { $fault }
check-secrets = seat 0 sees too much: states that differ only in hidden information look different
check-gesture-read = the gesture for { $action } is read as { $read }
check-gesture-lift = { $action } lifts, presses or pays something that is not there: { $gesture }
check-fold = after { $event }, viewer { $viewer } sees wrong pieces at { $place }: { $found } instead of { $wanted }
check-fold-order = after { $event }, viewer { $viewer } sees pieces at { $place } in the wrong order: { $found } instead of { $wanted }. Add them in the order in which they arrive, or sort the place by the id_field of their faces
check-fold-again = folding the events { $events } again gives different places
check-fold-error = the events { $events } cannot move the pieces: { $reason }
check-fold-pieces = a piece is in no place or in two places
check-motions = the motions of { $event } do not end where the pieces are ({ $piece })
check-copy-again = a { $piece } was removed, and later another piece got the same number
check-save = a saved game changes when it is loaded
check-record = replaying a record gives a different result
check-private = { $place } imports { $name }, which is not public
check-no-words = { $id } has no text ({ $place })
check-hole = { $id } is incomplete in { $language }: “{ $text }”
check-blank = the picture is blank

# What is missing
check-no-pyproject = there is no pyproject.toml next to the package, so pip cannot install it.
check-no-manifest = the package has no readable rule-set.toml, so players cannot install it from a file.
check-untranslated = { $id } appears in English because it has no text in { $language }.
check-unused = { $id } is never used.
check-never = { $action } was not possible in any of the games.
check-many = { $action } is offered { $count } times in one position, which makes computer players slow.
check-no-sum = { $action } has no event under “Since your turn” (sums_up in an event).
check-no-prospect = it scores points, but has no prospect (expect), so computer players do not know the value of its holdings.
check-slow = it makes the game { $times } times as slow.
check-no-building = buildings of the type { $type } appear as plates with their name, and a star stands for the type: use paint_building
check-no-picture = pieces with a { $face } have no picture (draw), so they appear as plates with a name.
check-no-icon = points from { $source } have no icon (add_icon).
check-no-home = pieces at a { $place } are invisible (use add_perch, mark_cards, add_pawn, or a Supply in a section).

# Types of events, as the code calls them
check-unmet = { $count ->
    [one] not checked, because it never happened in these games: { $events }
   *[other] not checked, because they never happened in these games: { $events }
 }
