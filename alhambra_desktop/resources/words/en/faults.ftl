# An internal error, and whether the game was saved.
fault-lost-nothing = Something went wrong in the program. Nothing was lost.
fault-kept = Something went wrong in the program. Your game is saved and you can continue.
fault-goes-on = Something went wrong in the program. You can continue your game.
fault-unkept = Something went wrong in the program. You can continue your game, but it cannot be saved in its current state.
fault-crashed = The program closed unexpectedly last time. Your games were saved.
# A button, and the notice after pressing it; $place is the address for reports.
fault-copy = Copy error report
fault-copy-tip = Copy a report for the developers; it contains no player names
fault-copied = Report copied. It contains no player names. You can paste it into a new issue at { $place }.

# Printed if no window can be shown. $file is the log.
fault-start = The program could not start because of an internal error. Please send { $file } to the developers.
# The log follows in English.
fault-start-log = The program could not start because of an internal error. { $log }

# A rule set from outside failed; $kept is 1 where the game is kept, else 0.
# $author is the name of who made it.
rule-set-fault = The rule set { $title } { $version } by { $author } caused an error.
rule-set-fault-of-nobody = The rule set { $title } { $version } caused an error.
# $names are titles of rule sets.
rule-set-suspect = A rule set may be stuck in an endless loop: { $names }.
fault-rule-set = { $fault } { $kept ->
    [1] Your game is saved. You can continue or leave it.
   *[other] Your game could not be saved. You can continue or leave it.
    }
# The same notice after an error of a rule set; $makers is the address or name of its author.
fault-copied-for = Report copied. It contains no player names. You can send it to the author of the rule set: { $makers }.
