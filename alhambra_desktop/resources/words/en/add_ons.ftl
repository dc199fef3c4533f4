### Rule sets that do not come with the program: the page of the preferences, and what is wrong with them.

add-ons-what = Games and variants by other people, for example with new tiles. To use a rule set in new games, enable it first. Games in progress keep their rule sets.
add-ons-none = No rule sets yet
add-ons-none-how = Install one from a .zip file or a folder that its authors gave you.
add-ons-warning = Rule sets are programs. Once enabled, a rule set can do anything you can do on this computer. Install only from people you trust.
add-ons-install = Install from file…
add-ons-install-folder = Install from folder…
add-ons-remove = Remove
add-ons-open = Open the rule sets folder
add-ons-archives = Rule sets
# On a row; $author is a name, $languages are names of languages, $licence such as MIT.
add-ons-by = by { $author } · { $languages } · { $licence }
add-ons-on = on
add-ons-off = off
add-ons-broken = faulty
add-ons-why = Why
# A row as a screen reader reads it; $state is one of the three messages above, $sentence the rule set’s sentence or its fault.
add-ons-row = { $title } { $version }, { $state }. { $sentence }
add-ons-playing = The current game uses this rule set. Before you can update, disable or remove it, start a game without it.
add-ons-by-python = It was installed with Python’s own tools. Use them to remove it.
add-ons-needed =
    { $count ->
        [0] No unfinished game needs it.
        [one] An unfinished game needs it.
       *[other] { $count } unfinished games need it.
    }
add-ons-replace-title = Replace it?
# $older and $newer are titles of rule sets with their versions.
add-ons-replace = { $older } is already installed. Replace it with { $newer }? The replacement is disabled until you enable it.
# Shown while a file is copied or a rule set is tested
add-ons-working = One moment…
# Shown when the program starts; $names are names of packages.
add-ons-left-out = Some rule sets could not be loaded: { $names }. See Preferences, Rule sets for details.

# Sentences; $name is a file or a package, $fault one of the clauses below, $reason what the system says.
add-on-refused = { $name } cannot be used: { $fault }.
add-on-unwritten = Cannot write to { $folder } ({ $reason }).
add-on-not-here = { $name } is not in the folder of rule sets.
add-on-stays = { $name } cannot be removed ({ $reason }).
add-on-gone = it is no longer there
add-on-unread = it cannot be read ({ $reason })
add-on-no-archive = it is not a complete .zip file
add-on-too-much = it contains more than { $files } files or { $megabytes } MB, which is too much for a rule set
add-on-died = the program crashed while loading it, so it was disabled; restart the program to enable it again
add-on-crashed = loading it crashes the program
add-on-endless = it did not finish loading within { $seconds } seconds
add-on-no-package = it does not contain exactly one folder with a file { $file }
add-on-no-file = its file { $file } is missing or cannot be read
add-on-no-toml = its description is not written in TOML ({ $reason })
add-on-no-field = its description lacks { $field }
add-on-newer = it needs version { $needs } of this program, and this is { $version }
add-on-name = { $name } is not a valid name of a Python package
add-on-name-taken = Python already uses the name { $name } for something else

# Why a view file of a rule set cannot be used; $reason is an error message in English.
install-view = its view file cannot be used ({ $reason })
install-rules = its rules in words cannot be read ({ $reason })
# A saved game; $names are rule sets with their versions and makers.
save-needs = It needs rule sets that are not enabled here: { $names }. See Preferences, Rule sets.
# The same if other versions are installed; $names are lines such as the next message.
save-other-version = It was played with another version of a rule set, and the installed version cannot read it: { $names }. Install the earlier version to open the file. It is not damaged.
rule-set-versions = { $title } { $played } (installed: { $here })
# $needs is that sentence.
save-needing = { $file } cannot be opened yet. { $needs }
save-needs-show = Rule sets…
save-needs-show-tip = See which rule sets this game needs
# One of them; $contact is an address.
rule-set-from = { $title } { $version } by { $author }
rule-set-from-at = { $title } { $version } by { $author } ({ $contact })
