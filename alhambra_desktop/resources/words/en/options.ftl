### The forms of the rules and of house variants.

rules-game = Game
rules-base-game = The base game
# $modules is a list of titles
rules-with = { $game } with { $modules }
rules-mixes = Ready mixes:

options-official = { $value } (official)
# On a small button
options-reset = ↺ official
options-reset-one = { $variant }: back to the official rule
options-reset-tip = Back to the official rule
options-reset-all = Make everything &official
options-named-before = What differs from the official rules is named before a game begins.
options-by-rule = Official.
options-house-rule = <b>House rule.</b> Officially: { $official }
# For those who look it up; $rule is the number of a rule
options-rule = Rule { $rule }
