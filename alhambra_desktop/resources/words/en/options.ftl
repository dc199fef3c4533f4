### The forms of the rules and of house variants.

rules-base-game = The base game

# On a small button
options-reset = Reset
options-reset-one = { $variant }: restore the official rule
options-reset-tip = Restore the official rule
# Buttons next to a number
amount-less = Less
amount-more = More
options-reset-all = Restore all &official rules
options-reset-all-tip = Set every house rule back to the official value
options-named-before = Before the game starts, all players see a list of the house rules.
options-house-rule = House rule. Official: { $official }
# $rule is the number of a rule
options-rule = Rule { $rule }

# House rules saved under a name, and table codes
presets-title = Saved house rules
presets-choice = House rules
presets-official = Official rules
# In the field if the selected house rules are not saved
presets-own = Unsaved rules
presets-name = Name
presets-keep = Save
presets-keep-tip = Save these house rules under this name
presets-rename = Rename
presets-rename-tip = Give the selected house rules this name
presets-delete = Delete
presets-delete-tip = Delete the selected house rules; you are asked to confirm
# pressed again it deletes
presets-delete-really = Really delete?
presets-delete-really-tip = Press again to delete these house rules
presets-code = Table code
presets-code-hint = a friend’s code
presets-take = Load rules
presets-take-tip = Use the house rules of this table code
presets-copy = Copy code
presets-copy-tip = Copy the code of this table to pass it on
presets-kept = Saved as { $name }.
presets-renamed = { $old } is now called { $new }.
presets-deleted = { $name } was deleted. The rules selected for this game have not changed.
presets-unknown = { $count ->
    [one] One of these house rules belongs to a rule set that is not installed. It is not used now but stays saved.
   *[other] { $count } of these house rules belong to rule sets that are not installed. They are not used now but stay saved.
 }
presets-taken = { $count ->
    [0] This code uses the official rules.
    [one] Loaded one house rule from the code.
   *[other] Loaded { $count } house rules from the code.
 }
presets-copied = Code copied. It includes the deal of this game.
# What is wrong with the file of house rules; $reason is what the system says
presets-damaged = The file { $file } with your house rules was damaged. It was renamed { $spare }, and a new file is now used.
presets-unread = The file { $file } with your house rules cannot be read: { $reason }
presets-newer = Your house rules in { $file } have version { $version }, but this program supports { $known }. The file was not changed.
presets-unkept = Your house rules could not be saved in { $file }: { $reason }
presets-foreign = its contents are damaged
