# What is wrong with a table that somebody wants to set up; each is one sentence.
# $name, $value and $player are quoted as they were typed ('x'); $known are the ids that can be typed.

setup-no-game = There is no game called { $name }; possible are { $known }.
setup-no-module = There is no module called { $name }; possible are { $known }.
setup-module-twice = A module is named twice; name each once.
# $module and $game are their titles.
setup-not-together = { $module } cannot be played with { $game }.
setup-seats = A table has { $fewest } to { $most } seats, not { $count }.
setup-no-colour = There is no colour called { $name }; possible are { $known }.
setup-nobody = { $name } is neither human nor computer but { $player }.
setup-colour-twice = Two seats have the same colour; give each its own.
setup-name-twice = Two seats have the same name; give each its own.
seat-nameless = Every seat needs a name.
seat-name-long = The name { $name } is longer than { $most } characters; choose a shorter one.
seat-name-broken = The name { $name } holds a character that no file can keep; type the name again.

# $variant is the id of a house variant; $fault is one of the sentences below.
setup-variant = House variant { $variant }: { $fault }
setup-variant-twice = A house variant is named twice; name each once.
setup-variant-missing = The house variant { $variant } is missing.
setup-no-variant = There is no house variant called { $name }.
setup-no-variant-of = There is no house variant called { $name }; possible are { $known }.
variant-not-one = { $value } is not one of { $known }.
variant-no-number = { $value } is not a whole number from { $least } to { $most }.
variant-no-name = { $value } is not a name of 1 to { $most } characters.

setup-rules = The rules of { $modules } cannot be used for this table: { $reason }.

# A rule set from outside that cannot be installed; $name is how it was named, $fault one of the clauses below.
install-refused = The rule set { $name } cannot be installed: { $fault }.
# $variable is the environment variable that names rule sets; $fault is the sentence before.
install-environment = { $variable }: { $fault }
install-import = it cannot be imported ({ $reason })
install-no-module = it has no description MODULE
install-automatic = it is not chosen by name
install-no-rules = its file { $file } is missing
install-no-words = there are no words in { $folder }
install-taken = there is a module called { $module } already
install-taken-variant = there is a house variant called { $variant } already
# $language is the code of a language, such as fr; $reason what a program says.
install-words = its words in { $language } cannot be read ({ $reason })
# $name is the id of a pattern in its files of words.
install-no-word = it has no English words for { $name }

setup-no-level = There is no level called { $name }; possible are { $known }.
setup-no-style = There is no style called { $name }; possible are { $known }.
# $level is the id of a level; $known are the ids of those that play in a style.
setup-unstyled = The level { $level } plays in no style; those that do are { $known }.

# Some printed values are not certain; $others is how many are certain
parts-reconstructed = { $others ->
    [0] All { $every } { $parts } are reconstructions.
   *[other] { $guessed } of the { $every } { $parts } are reconstructions.
 }

