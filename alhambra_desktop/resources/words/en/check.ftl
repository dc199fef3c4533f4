# alhambra-check: one page about a rule set from outside. Lines of help are short and hold no per cent sign.
check-about = Asks everything that must hold of every rule set of one from outside, and says on one page what is wrong and what is missing.
check-package = a package, by its dotted name or its folder
check-quick = one table, no computer players, no cost
check-trace = show the traceback of the first error, for makers
# $count packages lie there
check-no-package = { $folder } holds { $count ->
    [0] no package
   *[other] { $count } packages
 }; name the folder with the __init__.py of the rule set.

# The page
check-title = { $title } ({ $name }), spoken in { $languages }
check-figures-games = { $tables ->
    [one] { $tables } table, { $moves } moves of a random game, each asked in every way
   *[other] { $tables } tables, { $moves } moves of random games, each asked in every way
 }
check-figures-cost = cost: all offers { $offers } times those of the others (its own take { $each } µs), a move { $moves } times
check-wrong = Wrong ({ $count }):
check-missing = Missing ({ $count }):
check-fine = Nothing is wrong.

# A finding: while something was done, $place is a line of the package
check-found = { $what }: { $fault }.
check-raised = { $what }: { $place } raised { $error }.
check-doing-source = Reading its source
check-doing-words = Reading its words
check-doing-game = Playing { $game } with { $modules }
check-doing-invariants = Asking its invariants
check-doing-offers = Asking what may be done
check-doing-codec = Writing and reading states
check-doing-guess = Guessing at what is hidden
check-doing-secrets = Comparing what a seat sees
check-doing-back = Taking moves back
check-doing-gestures = Doing actions by hand
check-doing-pieces = Laying its pieces
check-doing-folds = Moving its pieces
check-doing-sayings = Naming its points
check-doing-log = Telling what happened
check-doing-said = Telling what may be done and where things lie
check-doing-save = Saving a game
check-doing-record = Playing a record again
check-doing-use = Looking at its actions
check-doing-arena = Letting computer players play
# $level is the name of a level
check-doing-player = Letting a { $level } play
check-doing-reasons = Explaining turns
check-doing-judge = Judging turns
check-doing-cost = Measuring its cost
check-doing-view = Loading its view file
check-doing-draw = Drawing { $face }
check-doing-paint = Painting { $name }, { $size } pixels wide
check-doing-section = Telling of its section { $name }

# What is broken
check-invariant = { $fault }
check-plan = the plan of a { $level } cannot be played: { $fault }
check-codec = a state comes back from a file as another one
check-codec-action = { $action } comes back from a file as another action
check-offer-refused = { $action } is offered and refused by { $rule }: { $reason }
check-offer-twice = { $action } is offered twice
check-reveals = { $action } can be taken back, and yet something hidden decides what comes of it; set draft.revealed
check-guess = what seat { $seat } sees of a guess is not what it sees of the state; hide and redraw do not fit
check-guess-invariant = a guess of seat { $seat } cannot be: { $fault }
check-secrets = seat 0 sees more than it may: states that differ in secrets only look different
check-gesture-read = { $action } is shown by hand, and read as { $read }
check-gesture-lift = { $action } lifts, presses or pays what does not lie there: { $gesture }
check-fold = after { $event } the pieces of viewer { $viewer } do not lie as the state says, at { $place }: { $found } instead of { $wanted }
check-fold-order = after { $event } the pieces of viewer { $viewer } lie in another order than the state says, at { $place }: { $found } instead of { $wanted }; lay them in the order in which they come, or make the place sorted by the id_field of their faces
check-fold-again = the events { $events } bring the pieces elsewhere when they are folded once more
check-fold-error = the events { $events } cannot move the pieces: { $reason }
check-fold-pieces = a piece lies in no place, or in two
check-motions = the motions of { $event } do not lead to where the pieces lie ({ $piece })
check-copy-again = a { $piece } that was gone came back under its number
check-save = a saved game comes back as another one
check-record = a record comes to another result when it is played again
check-private = { $place } imports { $name }, which is not public
check-no-words = { $id } has no words ({ $place })
check-hole = { $id } cannot be said in { $language }: “{ $text }”
check-blank = nothing is to be seen

# What is missing
check-no-pyproject = there is no pyproject.toml beside the package, so pip cannot install it.
check-no-manifest = there is no rule-set.toml in the package that can be read, so players cannot install it from a file.
check-untranslated = { $id } is said in English, for it has no words in { $language }.
check-unsaid = { $id } is said by nobody.
check-never = { $action } could be done in none of the games.
check-many = { $action } has { $count } offers at once, which makes computer players slow.
check-no-sum = nothing that { $action } brings about is told under “Since your turn” (sums_up in an event).
check-no-prospect = it pays points, and no prospect (expect) tells computer players what its holdings are worth.
check-slow = it makes the game { $times } times as slow.
check-no-building = buildings of the type { $type } are plates with their name, and a star stands for the type: use paint_building
check-no-picture = pieces with a { $face } have no picture (draw), so they are plates with a name.
check-no-icon = points from { $source } have no pictogram (add_icon).
check-no-home = what lies at a { $place } is not to be seen (add_perch, mark_cards, add_pawn, or a Supply in a section).

# Types of events, as the code calls them
check-unmet = { $count ->
    [one] never happened in these games, so nothing is known of it: { $events }
   *[other] never happened in these games, so nothing is known of them: { $events }
 }
