# A fault of the program itself, and what became of the game.
fault-lost-nothing = Something in the program went wrong, which is no fault of yours; nothing was lost.
fault-kept = Something in the program went wrong, which is no fault of yours; the game is kept and goes on.
fault-goes-on = Something in the program went wrong, which is no fault of yours; the game goes on.
fault-unkept = Something in the program went wrong, which is no fault of yours; the game goes on, but it cannot be kept as it stands.
fault-crashed = The last run of the program ended by a fault of its own; games were kept as they stood.
# A button, and what is said when it was pressed; $place is where the makers can be told.
fault-copy = Copy report
fault-copy-tip = Copy a report for the makers; it names no people
fault-copied = The report is copied; it names no people. It can be pasted into a new issue at { $place }.

# Without a window. $file is the log, which the makers can read.
fault-start = The program could not start, by a fault of its own. The makers can mend it with what is in { $file }.
# The log follows in English.
fault-start-log = The program could not start, by a fault of its own. { $log }

# A rule set from outside failed; $kept is 1 where the game is kept, else 0.
# $author is the name of who made it.
rule-set-fault = The rule set { $title } { $version } by { $author } made a mistake.
rule-set-fault-of-nobody = The rule set { $title } { $version } made a mistake.
# $names are titles of rule sets.
rule-set-suspect = Perhaps a rule set does not come to an end: { $names }.
fault-rule-set = { $fault } This is no fault of yours. { $kept ->
    [1] The game is kept; you may go on or leave it.
   *[other] The game could not be kept; you may go on or leave it.
    }
# The report, where a rule set failed; $makers is their address or name.
fault-copied-for = The report is copied; it names no people. Those who made the rule set can use it: { $makers }.
