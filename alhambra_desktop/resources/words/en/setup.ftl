# What is wrong with a table that somebody wants to set up; each is one sentence.
# $name, $value and $player are quoted as they were typed ('x'); $known are the ids that can be typed.

setup-no-game = Unknown game { $name }. Choose from { $known }.
setup-no-module = Unknown module { $name }. Choose from { $known }.
setup-module-twice = A module is listed twice. List each module once.
# $module and $game are their titles.
setup-not-together = { $module } cannot be played with { $game }.
setup-seats = A game has { $fewest } to { $most } players, not { $count }.
setup-no-colour = Unknown colour { $name }. Choose from { $known }.
setup-nobody = { $name } must be human or computer, not { $player }.
setup-colour-twice = Two players have the same colour. Choose different colours.
setup-name-twice = Two players have the same name. Choose different names.
seat-nameless = Every player needs a name.
seat-name-long = The name { $name } is longer than { $most } characters. Choose a shorter one.
seat-name-broken = The name { $name } contains a character that cannot be saved. Type the name again.

# $variant is the id of a house variant; $fault is one of the sentences below.
setup-variant = House rule { $variant }: { $fault }
setup-variant-twice = A house rule is listed twice. List each house rule once.
setup-variant-missing = The house rule { $variant } is missing.
setup-no-variant = Unknown house rule { $name }.
setup-no-variant-of = Unknown house rule { $name }. Choose from { $known }.
variant-not-one = { $value } is not one of { $known }.
variant-no-number = { $value } is not a whole number from { $least } to { $most }.
variant-no-name = { $value } is not a name of 1 to { $most } characters.

setup-rules = The rules of { $modules } cannot be used in this game: { $reason }.

# A rule set from outside that cannot be installed; $name is how it was named, $fault one of the clauses below.
install-refused = The rule set { $name } cannot be installed: { $fault }.
# $variable is the environment variable that names rule sets; $fault is the sentence before.
install-environment = { $variable }: { $fault }
install-import = it cannot be imported ({ $reason })
install-no-module = it has no MODULE
install-automatic = its MODULE has automatic=True and would join games without being chosen; only bundled rule sets may do that
install-no-rules = its file { $file } is missing
install-no-words = there are no words files in { $folder }
install-taken = a module called { $module } already exists
install-taken-variant = a house rule called { $variant } already exists
# $language is the code of a language, such as fr; $reason what a program says.
install-words = its { $language } words cannot be read ({ $reason })
# $name is the id of a pattern in its files of words.
install-no-word = it has no English text for { $name }

setup-no-level = Unknown level { $name }. Choose from { $known }.
setup-no-style = Unknown style { $name }. Choose from { $known }.
# $level is the id of a level; $known are the ids of those that play in a style.
setup-unstyled = The level { $level } has no styles. The levels with styles are { $known }.

# Some printed values are not certain; $others is how many are certain
parts-reconstructed = { $others ->
    [0] The original values of the { $every } { $parts } are unknown. The program uses likely values.
   *[other] The original values of { $guessed } of the { $every } { $parts } are unknown. The program uses likely values.
 }

