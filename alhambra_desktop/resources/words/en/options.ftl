### The forms of the rules and of house variants.

rules-base-game = The base game

options-official = { $value } (official)
# On a small button
options-reset = ↺ official
options-reset-one = { $variant }: back to the official rule
options-reset-tip = Set this house rule back to the official value
options-reset-all = Make everything &official
options-reset-all-tip = Set every house rule back to the official value
options-named-before = What differs from the official rules is named before a game begins.
options-by-rule = Official.
options-house-rule = House rule. Officially: { $official }
# For those who look it up; $rule is the number of a rule
options-rule = Rule { $rule }

# House variants under names of one's own, and table codes
presets-choice = House rules
presets-official = Official rules
# In the field while other house rules are chosen than any that are kept
presets-own = not kept yet
presets-name = Name
presets-keep = Keep
presets-keep-tip = Save these house rules under this name
presets-rename = Rename
presets-rename-tip = Give the chosen house rules this name
presets-delete = Delete
presets-delete-tip = Delete the chosen house rules; you are asked once more
# pressed again it deletes
presets-delete-really = For good?
presets-delete-really-tip = Press again to delete these house rules
presets-code = Table code
presets-code-hint = a friend’s code, or this table’s
presets-take = Take its rules
presets-take-tip = Use the house rules of this table code
presets-copy = Copy this table’s
presets-copy-tip = Copy the code of this table to pass it on
presets-kept = Kept as { $name }.
presets-renamed = { $old } is now called { $new }.
presets-deleted = { $name } is deleted; what was chosen stays chosen.
presets-unknown = { $count ->
    [one] One of its variants is of a rule set that is not installed; it stays kept.
   *[other] { $count } of its variants are of rule sets that are not installed; they stay kept.
 }
presets-taken = { $count ->
    [0] This code plays by the official rules.
    [one] One house rule was taken from the code.
   *[other] { $count } house rules were taken from the code.
 }
presets-copied = The code is on the clipboard; this table now has its seed.
# What is wrong with the file of house rules; $reason is what the system says
presets-damaged = The file { $file } of your house rules was damaged. It is now called { $spare }; names are kept in a new one.
presets-unread = The file { $file } of your house rules cannot be read: { $reason }
presets-newer = Your house rules in { $file } are of version { $version }, and this program knows { $known }; they are left as they are.
presets-unkept = Your house rules could not be written into { $file }: { $reason }
presets-foreign = what is in it is damaged
